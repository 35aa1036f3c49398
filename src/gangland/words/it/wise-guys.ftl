# Wise Guys: i nomi di luoghi, carte, gang e uomini d’onore, con una riga d’atmosfera.

## Luoghi di partenza

site-city-hall = Municipio
    .flavour = Il sindaco è fuori. Chi possiede il sindaco è dentro.
site-city-hospital = Ospedale cittadino
    .flavour = Il dottore prescrive whisky e non fa domande sui buchi.
site-emergency-room = Pronto soccorso
    .flavour = Metà ne esce in piedi. Nessuno sa quale metà.
site-distillery = Distilleria
    .flavour = Invecchiato un pomeriggio intero.
site-gun-factory = Fabbrica d’armi
    .flavour = Per uso sportivo. Lo sport non è specificato.

## Attività

site-downtown-docks = Moli del centro
    .flavour = Casse di «pezzi di ricambio» che tintinnano se cadono.
site-club-morton = Club Morton
    .flavour = Buona musica, buoni prezzi, e meglio non chiedere cosa c’è nel bicchiere.
site-four-deuces = I Quattro Due
    .flavour = Quattro piani di vizio, e l’ufficio proprio in cima.
site-dog-track = Cinodromo di Cicero
    .flavour = La lepre è meccanica, e il risultato pure.
site-union-stock-yards = Mattatoi dell’Union
    .flavour = Schiene robuste, tasche vuote e ganci dappertutto.
site-cicero-roadhouse = Locanda di Cicero
    .flavour = A un passo dalla città, a un miglio dalla legge.
site-smoke-shop = Tabaccheria
    .flavour = Un sigaro in vetrina, quaranta tavoli sul retro.
site-ward-headquarters = Sede del rione
    .flavour = Qui i morti non hanno mai saltato un’elezione.
site-maxwell-street-pawnshop = Banco dei pegni di Maxwell Street
    .flavour = Lima i numeri di serie mentre aspetti.
site-freight-yard = Scalo merci
    .flavour = Il guardiano notturno dorme bene: lo pagano per questo.
site-lakeshore-boathouse = Rimessa sul lago
    .flavour = Il Canada è solo a una notte buia da qui.
site-barber-shop = Barbiere
    .flavour = Barba, capelli e tutto quello che ha sentito in settimana.
site-green-mill = Il Green Mill
    .flavour = L’orchestra suona più forte quando cominciano le grida.
site-sieben-brewery = Birrificio Sieben
    .flavour = Birra analcolica davanti, birra illegale dietro.
site-flower-shop = Negozio di fiori
    .flavour = La corona parte prima che il morto lo sappia.
site-boxing-gym = Palestra di pugilato
    .flavour = Il ragazzo che si rialza è quello che fa per te.
site-taxi-garage = Garage dei taxi
    .flavour = I taxi più veloci della città, e il tassametro è sempre spento.
site-sporting-goods-store = Negozio di articoli sportivi
    .flavour = Le custodie da violino sono due corsie più in là.
site-press-room = Sala stampa
    .flavour = La verità di domani è in vendita fino a mezzanotte.

## Problemi

card-crackdown = Giro di vite
    .flavour = Stanotte tutta la città beve caffè.
card-gang-war = Guerra tra gang
    .flavour = Qualcuno paga a bendaggio.
card-newspaper-crusade = Crociata dei giornali
    .flavour = Il tuo nome a caratteri cubitali, e per una volta scritto giusto.
card-peace-treaty = Trattato di pace
    .flavour = Si sono stretti la mano, poi si sono contati le dita.
card-heat-wave = Ondata di caldo
    .flavour = Trentasette all’ombra e neanche una birra legale in città.
card-gun-amnesty = Amnistia sulle armi
    .flavour = Consegnatele, senza domande. Nessuno chiede, nessuno consegna.
card-hungry-captain = Capitano affamato
    .flavour = Aiuta le piccole ditte, essendo lui stesso un piccolo uomo.
card-federal-dry-squad = Squadra federale antialcol
    .flavour = Seguono l’odore fino alla cantina più grande.
card-boatload-of-cousins = Una nave di cugini
    .flavour = Tutti di famiglia, e nessuno ha da fare.
card-dragnet = Retata
    .flavour = Più grosso è il branco, meglio lavora la rete.
card-tommy-gun-craze = Febbre del Thompson
    .flavour = Una nuova macchina da scrivere, e scrive solo addii.
card-boom-times = Anni d’oro
    .flavour = Sono tutti ricchi sulla carta: prendete la carta.
card-bank-holiday = Banche chiuse
    .flavour = Sportelli vuoti, cassaforte chiusa, e la parola non è denaro.
card-fall-guys = Capri espiatori
    .flavour = Un signor nessuno incensurato vale tanto oro quanto pesa.
card-thirsty-town = Città assetata
    .flavour = Giorno di paga, luna piena, e ogni bicchiere in città è vuoto.
card-blizzard = Bufera di neve
    .flavour = Il vento del lago inchioda ogni auto al marciapiede.

## Opportunità

card-labor-slugging = Picchiatori da sciopero
    .flavour = Entrambe le parti dello sciopero vogliono assumerti.
card-hijack-shipment = Dirottare il carico
    .flavour = Perché produrlo, se qualcun altro l’ha già fatto?
card-anonymous-tip = Soffiata anonima
    .flavour = Una moneta, un telefono e un fazzoletto sulla cornetta.
card-holy-name-cathedral = Cattedrale del Santo Nome
    .flavour = Dona con generosità e siediti dove i giudici ti vedono.
card-convention-week = Settimana del congresso
    .flavour = Diecimila delegati, tutti astemi in pubblico.
card-payroll-robbery = Rapina alle paghe
    .flavour = Venerdì mattina, una guardia, duemila buste.
card-armory-break-in = Furto all’armeria
    .flavour = La milizia non se ne accorgerà prima di domenica.
card-bonded-warehouse = Deposito doganale
    .flavour = Il whisky dello Stato, e il migliore in città.
card-fixed-prize-fight = Incontro truccato
    .flavour = Va giù alla quarta. Fingiti sorpreso.
card-hotel-conference = Conferenza in albergo
    .flavour = Tutti i capi in una stanza, e una sola sedia a capotavola.
card-back-alley-doctor = Medico clandestino
    .flavour = Ha perso la licenza, ma ha tenuto i ferri.
card-new-york-gunmen = Pistoleri di New York
    .flavour = Nessuno in città conosce le loro facce, né le conoscerà.
card-initiation-banquet = Banchetto d’iniziazione
    .flavour = Nove portate, un giuramento, e nessuno va via prima.
card-tapped-telephone = Telefono sotto controllo
    .flavour = La centralinista ha buone maniere e orecchie lunghe.
card-getaway-drivers = Autisti per la fuga
    .flavour = Non spengono mai il motore e non si voltano mai indietro.
card-army-surplus = Residuati dell’esercito
    .flavour = Avanzi di una guerra, buoni per la prossima.

## Ultime chiamate

card-indictment = Incriminazione
    .flavour = Qualcuno deve sedersi su quel banco, e non sarà il capo.
card-police-raid = Irruzione della polizia
    .flavour = Portano le asce e un elenco molto breve di eccezioni.
card-tax-evasion = Evasione fiscale
    .flavour = Un ometto con la matita riesce dove le pallottole falliscono.
card-collection-day = Giorno di riscossione
    .flavour = Il distretto conta le vostre porte, e ognuna gli deve una busta.
card-charity-ball = Ballo di beneficenza
    .flavour = Stasera l’ospedale ringrazia i suoi clienti più generosi.
card-grand-funeral = Grande funerale
    .flavour = Venti auto di fiori, e si controlla il nome su ogni biglietto.
card-hungry-men = Uomini affamati
    .flavour = La fila per il lavoro comincia alla tua porta sul retro.
card-machine-politics = La macchina elettorale
    .flavour = Il boss del quartiere sfama gli amici e manda il conto agli altri.
card-garage-ambush = Agguato nell’autorimessa
    .flavour = Quattro uomini in divisa, e nessuno è della polizia.
card-election-day = Giorno di elezioni
    .flavour = Le schede le conta chi ha pagato l’inchiostro.
card-curfew = Coprifuoco
    .flavour = Tutti via dalle strade, a meno che non telefoni qualcuno d’importante.
card-show-of-force = Prova di forza
    .flavour = Una sfilata silenziosa, e ogni cappotto pende da un lato.

## Gang

gang-chicago-outfit = Outfit di Chicago
    .number = one
    .gender = masculine
    .first = L’Outfit di Chicago
    .the = l’Outfit di Chicago
    .of = dell’Outfit di Chicago
    .to = all’Outfit di Chicago
    .gang-order = Consorzio
    .rule-1 = Arbitrato
gang-sheldon = Gang Sheldon
    .number = one
    .gender = feminine
    .first = La gang Sheldon
    .the = la gang Sheldon
    .of = della gang Sheldon
    .to = alla gang Sheldon
    .gang-order = Dirottamento
    .rule-1 = Prezzi stracciati
gang-north-side = Gang del North Side
    .number = one
    .gender = feminine
    .first = La gang del North Side
    .the = la gang del North Side
    .of = della gang del North Side
    .to = alla gang del North Side
    .gang-order = Piccola criminalità
    .rule-1 = In guerra
gang-saltis-mcerlane = Gang Saltis-McErlane
    .number = one
    .gender = feminine
    .first = La gang Saltis-McErlane
    .the = la gang Saltis-McErlane
    .of = della gang Saltis-McErlane
    .to = alla gang Saltis-McErlane
    .gang-order = Giro della birra
    .rule-1 = Uomini del mitra

## Carte Clubhouse

side-standard = Clubhouse

## Uomini d’onore

made-al-capone = Al Capone
made-frank-nitti = Frank Nitti
made-murray-humphreys = Murray Humphreys
made-jack-mcgurn = Jack McGurn
made-tony-accardo = Tony Accardo
made-ralph-sheldon = Ralph Sheldon
made-hughey-mcgovern = Hughey McGovern
made-william-mcpadden = William McPadden
made-frank-carpenter = Frank Carpenter
made-joseph-brooks = Joseph Brooks
made-dean-obanion = Dean O’Banion
made-earl-weiss = Earl Weiss
made-vincent-drucci = Vincent Drucci
made-george-moran = George Moran
made-jack-zuta = Jack Zuta
made-joe-saltis = Joe Saltis
made-frank-mcerlane = Frank McErlane
made-john-oberta = John O’Berta
made-frank-koncil = Frank Koncil
made-charles-hubacek = Charles Hubacek
