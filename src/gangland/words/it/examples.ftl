# Gli esempi di gioco, raccontati con parole nostre; le cifre vengono da telling/examples.py, che il motore gioca.

## Men of Mayhem

example-samcro-orders = La clubhouse di SAMCRO indica { $base } ordini base. Con { $made } { -members } nella gang riceve { $orders } segnalini; i suoi { -prospects } non ne danno.
example-octane-orders = Un lato { -high-octane } con { $few } ordini base comincia con { $many_made } { -members }, uno con { $many } ordini base ne ha { $few_made }. In ogni caso, nel primo round tutti ricevono { $orders } segnalini.
example-three-of-four = Ann ha { $crew } uomini alla Fabbrica d’armi, dove c’è anche un rivale. Con { $tokens } segnalino ne manda { $moved } su un’{ -opportunity }. Il { $left } { -prospect } che resta basta a contendere la fabbrica.
example-boost = Bob sfrutta { site-rusty-spoke } e prende { $first } cash. Paga un altro segnalino per il potenziamento, { $tokens } in tutto, e si ritrova con { $cash } cash.
example-hot-site = { site-velvet-mile } è un luogo caldo. Cleo, a { $before } di { -heat }, lo sfrutta e passa a { $after } ancora prima di vedere il cash.
example-sell-guns = Un luogo compra armi a { $price } cash l’una, Max { $most }. Dan ha { $guns } armi, ne vende { $most } e prende { $cash } cash.
example-sell-two-guns = Un altro paga { $price } cash l’una, Max { $most }. Delle sue { $guns } armi Ann può venderne zero, 1 o { $most }: al massimo { $cash } cash.
example-buy-goods = A { $price } cash l’uno, Max { $most }, Bob compra { $most } { -contraband } con i suoi { $cash } cash e ne tiene { $left }.
example-swap-guns = Un luogo dà { $each } { -contraband } per un’arma, Max { $most }. Cleo cede { $most } armi e riceve { $goods } { -contraband }.
example-skim-guns = Intascare { $guns } armi: Dan le prende senza pagare niente.
example-heat-up-and-down = Guadagnare porta il { -heat } di Ann da { $low } a { $up }. Perdere porta quello di Bob da { $high } a { $down }.
example-no-guns-sold = È vietato vendere armi. Delle tre vendite di un luogo Cleo può usare solo quella senza armi: riceve { $cash } cash per un { -contraband } e tiene le sue { $guns } armi.
example-samcro-sells = Sul lato { -high-octane } SAMCRO prende un cash in più ogni volta che vende armi. { $guns } armi vendute una per volta portano { $price } cash e altri { $bonus }: { $cash }.
example-call-backup = Bob ordina lo { -throw-down }, ma Ann viene prima di lui in { -patch-order } e quindi decide per prima. Spende { $hers } segnalini e fa arrivare uomini da due luoghi. Poi Bob ne spende { $his }.
example-throwdown = Ann tira { $her_die } e ha { $her_rookies } { -prospects }, { $her_made } { -members } e { $her_guns } armi: { $hers }. Bob tira { $his_die } e ha { $his_rookies } { -prospects }, { $his_made } { -members } e { $his_guns } arma: { $his }. Vince Ann.
example-bloody = Ann ha battuto Bob in uno { -throw-down } ordinato da lui. Le armi di Ann mandano { $his_hurt } uomini di Bob al { -emergency-room }, quella di Bob ne manda { $her_hurt } di Ann. Tutti e due hanno estratto armi, quindi guadagnano { -heat }: Bob passa da { $his_before } a { $his_after }; Ann, a { $her_before }, deve rinunciare a un { -member } e gliene resta { $her_after }. Non avendo ordinato lo { -throw-down }, non può sfruttare subito il luogo.
example-warrant = { card-arrest-warrant } colpisce chi ha più { -heat }. A { $most }, { $most }, { $next } e { $least }, { $fallen } gang si prendono la colpa e tutte e due finiscono a { $after }.
example-warrant-for-all = Quando tutti sono a { $heat } di { -heat }, tutti ne hanno di più: { $fallen } gang si prendono la colpa e tutte restano a { $after }.
example-heat-limits = A { $hot } di { -heat } Ann può trafficare { $hot_most } { -contraband }; a { $warm }, Bob e Cleo { $warm_most } ciascuno. Dan, a { $cool }, può trafficare tutti i { $goods } che ha.
example-crowded-market = I tre rivali di Dan possono trafficare al massimo { $rivals } { -contraband }. Se lui ne traffica { $sold }, il totale non può superare { $total }: ognuno porta di sicuro almeno { $price } cash, quindi almeno { $cash } per lui.

## Wise Guys

example-outfit-orders = La clubhouse dell’Outfit indica { $base } ordini. Con { $made } { -made-men } nella gang riceve { $orders } segnalini; i suoi { -associates } non ne danno.
example-six-orders = Ann spende { $tokens } segnalini, uno per volta. Muove { $moved } uomini dalla Fabbrica d’armi al Municipio e lascia un { -associate } a controllare la fabbrica. Sfrutta la fabbrica: { $cash } cash per { $guns } armi. Combatte per il Municipio e vince. Recluta un { -associate }. Con { $fee } cash e { $gun } arma affilia un { -made-man } alla fabbrica. Infine attende, e le restano { $left } segnalini.
example-boost-booze = { site-four-deuces }: Bob prende { $first } cash. Con un altro segnalino, { $tokens } in tutto, il potenziamento scambia { $booze } { -booze } con { $more } cash: { $cash } in tutto.
example-hot-location = { site-dog-track } è un luogo caldo: l’{ -clout } di Cleo scende da { $before } a { $after } prima che prenda i suoi { $cash } cash.
example-either-or = { site-downtown-docks }: Dan scambia { $cash } cash con { $few } { -booze }, oppure { $guns } armi con { $many } { -booze }, ma non tutte e due le cose.
example-cash-for-guns = Alla Fabbrica d’armi un cash compra un’arma, Max { $most }. Ann ha { $cash } cash; compra { $guns } armi e tiene { $left } cash.
example-labor-slugging = { card-labor-slugging } è un Guadagnare: Bob prende { $cash } cash, una volta sola.
example-hijacked = Con «{ card-hijack-shipment }» Cleo nomina un rivale che ha { $before } { -booze }. Ne prende { $booze }, e ne restano { $after }.
example-tipped-off = Con «{ card-anonymous-tip }» Dan nomina un rivale, mai se stesso; l’{ -clout } di quella gang scende da { $before } a { $after }.
example-crackdown = Con «{ card-crackdown }» in vigore Ann non può cedere i suoi { $booze } { -booze } in uno Scambio. Bob può comunque riceverne: i suoi { $cash } cash comprano { $bought } { -booze }.
example-sheldon-trades = Al { site-club-morton } la gang di Sheldon scambia { $booze } { -booze } con { $price } cash. Ne riceve { $bonus } in più per aver scambiato { -booze }: { $cash }.
example-docks-backup = Bob ordina lo Scontro, quindi decidono prima le gang alla sua sinistra. Ann spende { $first } segnalini e fa arrivare uomini da due luoghi. Cleo ne spende { $none }. Bob decide per ultimo e ne spende { $last }.
example-docks-fight = Ann tira { $her_die }; con { $her_rookies } { -associates }, { $her_made } di { -slugging } e { $her_guns } armi arriva a { $hers }. Bob tira { $his_die }; con { $his_rookies } { -associates }, { $his_made } di { -slugging } e { $his_guns } arma arriva a { $his }. Cleo ha { $third }. Dan non è nello Scontro, ma è il { -boss-of-bosses } e nomina il vincitore: Ann.
example-docks-blood = Ann ha vinto uno Scontro ordinato da Bob. Le armi di Ann mandano { $his_hurt } uomini di Bob al { -emergency-room }, quella di Bob ne manda { $third_hurt } di Cleo. Tutti e due hanno estratto armi: l’{ -clout } di Ann passa da { $her_before } a { $her_after }. Bob, a { $his_before }, perde l’ultima { -clout }; uno dei suoi { -made-men } si prende la colpa e lui torna a { $his_after }. Ann non ha ordinato lo Scontro, quindi non può sfruttare subito il luogo.
example-city-hall = Al Municipio si tratta: nessuno estrae armi. Ann tira { $her_die }; con { $her_rookies } { -associates } e { $her_made } di { -talking } arriva a { $hers }. Bob tira { $his_die }; con { $his_rookies } { -associate } e { $his_made } di { -talking } arriva a { $his }. Ann ha ordinato lo Scontro e l’ha vinto, quindi sfrutta subito il Municipio: la sua { -clout } passa da { $before } a { $after } e diventa { -boss-of-bosses }. Nessuno è ferito.
example-indicted = { card-indictment } colpisce chi ha meno { -clout }. Con due gang a { $least }, { $fallen } gang si prendono la colpa e tutte e due restano a { $after }.
example-clout-limits = A { $some } di { -clout } Ann può vendere { $some_most } { -booze }; a { $little }, Bob e Cleo { $little_most } ciascuno. Dan, a { $much }, può vendere tutti i { $goods } che ha.
example-booze-sold = In quattro giocatori Ann vende { $more } { -booze } e Bob { $fewer }. { $total } in tutto valgono { $price } cash l’uno: Ann riceve { $more_cash } cash, Bob { $fewer_cash }.
