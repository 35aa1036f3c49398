### Il libro delle regole nel browser: le pagine, le immagini, le piccole posizioni da giocare, e le carte.

## The pages

book-rules-of = Regole: { $game }
book-cards-of = Carte: { $game }
book-open = Apri il libro delle regole
book-contents = Capitoli
book-search = Cerca nelle regole
book-search-note = In italiano, inglese o francese, con o senza accenti.
book-hits = { $n ->
    [one] 1 regola
   *[other] { $n } regole
} per «{ $wanted }»
book-some = Nessuna regola parla di tutte queste parole. Queste parlano di quasi tutte:
book-nothing = Nessuna regola parla di «{ $wanted }».
book-near = Forse una di queste?
book-clear = Torna al libro intero
book-rule = { $title } ({ $id })
book-link = Link a { $id }
book-example = Esempio
book-glossary = Glossario
book-loading = Prendo il libro…

## Positions to be played

book-try = Prova tu
book-you-are = Giochi { $gang-the }.
book-again = Ricomincia
book-back = Un passo indietro
book-show = Mostra il prossimo passo
book-close = Chiudi l’esempio
book-happened = Che cosa è successo
book-done = Tutto qui. Ricomincia e prova altro, se vuoi.
book-yours = tuo
refusal-unknown-exercise = Non c’è nessun esempio «{ $exercise }» da giocare.
refusal-exercise-done = Questo esempio è giocato fino in fondo; ricomincia.

## The cards

book-cards = Carte e luoghi
book-cards-search = Cerca carte e luoghi
book-kind = Tipo
book-kind-all = Tutto
book-kind-site = { $game ->
    [wise-guys] Luoghi
   *[mayhem] Luoghi
}
book-kind-obstacle = { -obstacles }
book-kind-hassle = { -hassles }
book-kind-opportunity = { -opportunities }
book-kind-last-call = { -last-calls }
book-kind-gang = Gang
book-kind-man = { -made-men }
book-cards-count = { $n } su { $of }
book-cards-none = Niente qui ha queste parole.
book-pack = Carte
book-pack-house = della casa
book-deck = Una volta su { $of } carte; in una partita se ne giocano { $drawn }.
book-deck-hardcore = Solo quando le carte hardcore sono nel mazzo; allora esce al massimo una volta.
book-tile = Una volta su { $of } tessere; in una partita se ne posano { $drawn }.
book-tile-start = Sul tavolo in ogni partita.
book-ratings = { -slugging } { $slugging }, { -talking } { $talking }
book-from-printed = Come stampata.
book-from-reported = Come la riferisce chi possiede il gioco.
book-from-inferred = Ricostruita da ciò che se ne sa.
book-from-house = Scritta per questa casa.

## Pictures: what they show

book-picture-set = Cinque luoghi sono scoperti dall’inizio; altri sei restano coperti finché viene il loro round.
book-picture-inf = Ciò che sta dietro uno schermo o in un pugno non lo sa nessun altro.
book-picture-rnd = Un round: i segnalini, nuovi luoghi, le carte, gli ordini, il mercato, e ciò che viene per ultimo.
book-picture-ord = I segnalini di un round: quelli della clubhouse, e uno per ciascuno di quelli che contano nella gang.
book-picture-rev-mayhem = { -obstacle }, { -hassle }, { -opportunity }, { -last-call }: i quattro tipi di carte.
book-picture-rev-wise-guys = { -hassle }, { -opportunity }, { -last-call }: i tre tipi di carte.
book-picture-mov = Da un luogo a un altro, quanti si vuole, con un segnalino.
book-picture-exp = Un segnalino su un luogo controllato; un secondo per il suo potenziamento.
book-picture-trx = Cash, armi e merce: non si scambia altro.
book-picture-rct = Dal gruppo alla clubhouse.
book-picture-prm = Con del cash e un’arma, un novellino non lo è più.
book-picture-gng = Ogni gang ha il suo emblema, e alcune un ordine che nessun’altra ha.
book-picture-fgt = Uomini, armi e un dado: vince la somma più alta.
book-picture-std-mayhem = Il { -heat } sale fino a quattro; oltre, la legge viene a prendere qualcuno.
book-picture-std-wise-guys = L’{ -clout } sale fino a quattro; quando finisce, la legge viene a prendere qualcuno.
book-picture-ldr-mayhem = Lo { -reaper-patch }: chi lo ha comincia.
book-picture-ldr-wise-guys = Il segnalino di { -boss-of-bosses }: chi lo ha comincia.
book-picture-blk = Più se ne vende in tutto, meno vale ciascuno.
book-picture-lst = Le { -last-calls } hanno effetto dopo il { -black-market }.
book-picture-cln = Al { -emergency-room } un dado decide chi torna a casa.
book-picture-end = Alla fine conta solo il cash.
book-picture-dea = Due mani, aperte solo l’una per l’altra.

## What to do in each position

exercise-samcro-orders = Hai 3 { -members } e 2 { -prospects }. Chiudi un pugno vuoto al mercato, e guarda quanti segnalini porta il prossimo round.
exercise-three-of-four = Quattro dei tuoi uomini sono alla Fabbrica d’armi con un rivale. Mandane tre sull’{ -opportunity } e lascia un { -prospect }.
exercise-boost = { site-rusty-spoke }: sfrutta questo luogo, poi paga un altro segnalino per il suo potenziamento.
exercise-hot-site = { site-velvet-mile } è un luogo caldo. Sfruttalo e guarda il tuo { -heat }.
exercise-buy-goods = Sfrutta il Laboratorio di taglio e compra tutto il { -contraband } che puoi.
exercise-swap-guns = { site-hairy-dog }: sfrutta questo luogo e scambia tutte le armi che accetta.
exercise-skim-guns = { site-sarges-surplus }: sfrutta questo luogo. Intascare non costa niente.
exercise-recruit-mayhem = Recluta qualcuno: un { -prospect } viene dal { -recruit-pool } alla tua clubhouse.
exercise-patch-in = Fai di un { -prospect } un { -member } alla Fabbrica d’armi, e guarda quanto costa.
exercise-call-backup = I One-Niners cominciano uno { -throw-down }, ma tu vieni prima in { -patch-order }. Ogni luogo da cui chiami rinforzi costa un segnalino.
exercise-throwdown = I One-Niners cominciano uno { -throw-down }. Chiama rinforzi da due luoghi, poi scegli quante armi estrarre. Hai già 4 di { -heat }.
exercise-bloody = Vinci lo { -throw-down } con le armi, e guarda quanto costano: feriti da tutte e due le parti, { -heat }, e un { -member }.
exercise-too-hot = Hai 4 di { -heat }, e { site-velvet-mile } è un luogo caldo. Sfruttalo lo stesso.
exercise-warrant = «{ card-arrest-warrant }» aspetta la fine del { -black-market }, e sei tra chi ha più { -heat }. Chiudi un pugno vuoto e guarda chi si prende la colpa.
exercise-warrant-for-all = Nessuno ha { -heat }, quindi tutti ne hanno di più. Chiudi un pugno vuoto e scegli chi si prende la colpa.
exercise-heat-limits = Il { -heat } frena i tuoi rivali; tu non ne hai e puoi trafficare tutto. Guarda che cosa succede al prezzo.
exercise-crowded-market = Scegli quanto { -contraband } trafficare; i rivali scelgono insieme a te. Ogni pezzo fa calare il prezzo di tutti.
exercise-last-market-mayhem = L’ultimo mercato della partita. Poi conta solo il cash, e i Mayans ne hanno 3 più di te.
exercise-handshake-mayhem = I Mayans vogliono un’arma e la tua promessa di evitare questo luogo: { site-pier-nine }. Prendi l’offerta o no, poi dai un ordine. Nessuno ti obbliga a mantenere la parola.
exercise-outfit-orders = Hai 2 { -made-men } e molti { -associates }. Chiudi un pugno vuoto al mercato, e guarda quanti segnalini porta il prossimo round.
exercise-six-orders = Sei segnalini sono sei ordini. Vai al Municipio, sfrutta la Fabbrica d’armi, combatti, recluta, affilia, attendi – oppure fai a modo tuo.
exercise-drive = Manda un { -made-man } e i due { -associates } alla Distilleria, e lascia l’altro a casa: da un luogo a un altro, per quanto lontano.
exercise-boost-booze = { site-four-deuces }: sfrutta questo luogo, poi paga un altro segnalino e scambia il tuo { -booze } con il potenziamento.
exercise-hot-location = { site-dog-track } è un luogo caldo. Sfruttalo e guarda la tua { -clout }.
exercise-either-or = Sfrutta i moli: scambia cash o armi con { -booze }, ma non tutte e due le cose.
exercise-cash-for-guns = Sfrutta la Fabbrica d’armi e compra tutte le armi che vende.
exercise-hijacked = Sfrutta l’{ -opportunity } e nomina il rivale a cui prendi l’{ -booze }.
exercise-labor-slugging = Sfrutta l’{ -opportunity }: un Guadagnare non costa niente.
exercise-tipped-off = Sfrutta l’{ -opportunity } e nomina il rivale che perde { -clout }.
exercise-crackdown = Con «{ card-crackdown }» in vigore nessuno cede { -booze }. Sfrutta i moli, dove se ne può ancora ricevere.
exercise-sheldon-trades = { site-club-morton }: sfrutta questo luogo e scambia il tuo { -booze }. La tua gang ne ricava più delle altre.
exercise-recruit-wise-guys = Recluta qualcuno: un { -associate } viene dal { -recruit-pool } alla tua clubhouse.
exercise-initiate = Fai di un { -associate } un { -made-man } alla Fabbrica d’armi, e guarda quanto costa.
exercise-docks-backup = La gang di Sheldon ordina uno Scontro, quindi tu, alla sua sinistra, decidi per primo. Ogni luogo da cui chiami rinforzi costa un segnalino.
exercise-docks-fight = La gang di Sheldon vuole i moli. Chiama rinforzi da due luoghi, poi scegli quante armi estrarre. Il { -boss-of-bosses } non è nello Scontro: in caso di parità decide lui.
exercise-docks-blood = Vinci i moli con le armi, e ripartisci i feriti. Guarda quanto costano le armi in { -clout }.
exercise-city-hall = Combatti per il Municipio, dove si tratta e nessuno estrae armi. Se vinci, sfruttalo subito.
exercise-out-of-clout = Ti resta 1 di { -clout }, e { site-dog-track } è un luogo caldo. Sfruttalo lo stesso.
exercise-indicted = «{ card-indictment }» aspetta la fine del { -black-market }, e sei tra chi ha meno { -clout }. Chiudi un pugno vuoto e scegli chi si prende la colpa.
exercise-clout-limits = L’{ -clout } frena i tuoi rivali; con 4 puoi vendere tutto. Guarda che cosa succede al prezzo.
exercise-booze-sold = Scegli quanto { -booze } vendere; i rivali scelgono insieme a te. Ogni bottiglia fa calare il prezzo di tutte.
exercise-last-market-wise-guys = L’ultimo mercato della partita. Poi conta solo il cash, e la gang del North Side ne ha 3 più di te.
exercise-handshake-wise-guys = La gang di Sheldon vuole un’arma e la tua promessa di evitare questo luogo: { site-club-morton }. Prendi l’offerta o no, poi dai un ordine. Nessuno ti obbliga a mantenere la parola.
