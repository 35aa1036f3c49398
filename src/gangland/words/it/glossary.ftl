### Il glossario: le parole dei due giochi, in un solo posto. Gli altri file le prendono da qui: { -heat }, { dudes }.
### docs/glossary/it.md è scritto a partire da esso.

## People

-member = Membro
-members = Membri
-prospect = Prospect
-prospects = Prospect
-made-man = Uomo d’Onore
-made-men = Uomini d’Onore
-associate = Associato
-associates = Associati
-dude = uomo
-dudes = uomini

## The leader

-reaper-patch = Stemma del Mietitore
-patch-holder = Possessore dello Stemma
-patch-order = ordine di Stemma
-boss-of-bosses = Capo dei Capi
-leadership-order = ordine di comando

## Goods and the law

-contraband = Contrabbando
-booze = Alcol
-heat = Calore
-clout = Influenza

## Where things are

-emergency-room = Pronto soccorso
-recruit-pool = Gruppo di Reclutamento
-black-market = Mercato Nero

## Cards

-anarchy = Anarchy
-roaring-20s = Anni Ruggenti
-obstacle = Ostacolo
-obstacles = Ostacoli
-hassle = Problema
-hassles = Problemi
-opportunity = Opportunità
-opportunities = Opportunità
-last-call = Ultima Chiamata
-last-calls = Ultime Chiamate
-unleaded = Unleaded
-high-octane = High Octane

## Orders

-ride = Movimento
-drive = Movimento
-throw-down = Scontro
-throwdown = Scontro
-patch-in = Promuovere
-sit-tight = Attendere
-club-order = Ordine di Club
-club-orders = Ordini di Club
-gang-order = Ordine di Gang
-gang-orders = Ordini di Gang

## Fights

-slugging = Pestaggio
-talking = Trattativa
-pile-up = Mischia

## Words that differ between the games

dudes = { -dudes }
one-dude = { -dude }
traffic = { $game ->
    [wise-guys] vendere
   *[mayhem] trafficare
}
trafficked = { $game ->
    [wise-guys] venduto
   *[mayhem] trafficato
}

## Every word explained: by the engine’s word what it is, what each game calls it, and what the book of Men of Mayhem prints

gloss-gang = La fazione di un giocatore, con la propria carta clubhouse.
    .mayhem = Gang
    .wise-guys = Gang
    .printed = gang
gloss-place = Dovunque si possa stare: i luoghi del tavolo, le Opportunità, la propria clubhouse.
    .mayhem = luogo
    .wise-guys = luogo
    .printed = luogo, posto
gloss-site = Una tessera luogo: cinque ci sono dall’inizio, le altre si scoprono.
    .mayhem = luogo
    .wise-guys = luogo
    .printed = luogo
gloss-crew = Tutti i tuoi, ovunque siano.
    .mayhem = { -dudes }
    .wise-guys = { -dudes }
    .printed = dude, tizi
gloss-made = Un membro a pieno titolo: un segnalino ordine a round ciascuno; solo loro cominciano uno scontro.
    .mayhem = { -member }
    .wise-guys = { -made-man }
    .printed = membro
gloss-rookie = Un nuovo arrivato: vale 1 negli scontri, non dà segnalini ordine, può essere promosso.
    .mayhem = { -prospect }
    .wise-guys = { -associate }
    .printed = prospect, esploratore
gloss-leader-token = Il segnalino di chi comincia e decide le parità.
    .mayhem = { -reaper-patch }
    .wise-guys = segnalino { -boss-of-bosses }
    .printed = stemma del mietitore
gloss-leader = La gang che ha il segnalino del capo.
    .mayhem = { -patch-holder }
    .wise-guys = { -boss-of-bosses }
    .printed = possessore, portatore dello stemma
gloss-leader-order = Dal capo verso sinistra, tutto intorno al tavolo.
    .mayhem = { -patch-order }
    .wise-guys = { -leadership-order }
    .printed = ordine di stemma
gloss-edge = Il Possessore dello Stemma vince le parità.
    .mayhem = il vantaggio
    .wise-guys = –
    .printed = The Edge
gloss-cash = Il denaro; alla fine vince chi ne ha di più.
    .mayhem = cash
    .wise-guys = cash
    .printed = denaro, cash
gloss-guns = Vale 3 in uno scontro; ogni arma estratta ferisce un rivale e si scarta.
    .mayhem = armi
    .wise-guys = armi
    .printed = armi
gloss-goods = Ciò che diventa cash al Mercato Nero.
    .mayhem = { -contraband }
    .wise-guys = { -booze }
    .printed = contrabbando
gloss-standing = Come stai con la legge, da 0 a 4: poco Calore, molta Influenza.
    .mayhem = { -heat }
    .wise-guys = { -clout }
    .printed = calore
gloss-legit = Senza Calore: nessun limite al Mercato Nero.
    .mayhem = pulito
    .wise-guys = –
    .printed = Running Legit
gloss-order-token = Ogni ordine ne costa uno; ricevi gli ordini base e uno per ogni membro a pieno titolo.
    .mayhem = segnalino ordine
    .wise-guys = segnalino ordine
    .printed = segnalino ordine
gloss-clubhouse = Il tuo luogo, dove nessun rivale entra.
    .mayhem = clubhouse
    .wise-guys = clubhouse
    .printed = la clubhouse
gloss-blind = Ciò che possiedi sta dietro, nascosto agli altri.
    .mayhem = schermo
    .wise-guys = schermo
    .printed = schermo
gloss-fist = Una scelta segreta di armi o merce, mostrata insieme a quelle degli altri.
    .mayhem = pugno
    .wise-guys = pugno
    .printed = pugno
gloss-pool = I tuoi che non sono in gioco.
    .mayhem = { -recruit-pool }
    .wise-guys = { -recruit-pool }
    .printed = Gruppo di reclutamento
gloss-er = Dove stanno i feriti finché un dado decide per ciascuno al riordino.
    .mayhem = { -emergency-room }
    .wise-guys = { -emergency-room }
    .printed = Stanza di emergenza
gloss-control = Una gang · due o più · nessuno.
    .mayhem = controllato · conteso · incontrollato
    .wise-guys = controllato · conteso · incontrollato
    .printed = controllato · conteso · incontrollato
gloss-move = Ordine: uomini vanno da un luogo a un altro.
    .mayhem = { -ride }
    .wise-guys = { -drive }
    .printed = Ride
gloss-exploit = Ordine: prendere ciò che dà un luogo che controlli, una volta a round.
    .mayhem = Sfruttare
    .wise-guys = Sfruttare
    .printed = sfruttare
gloss-boost = Ciò che dà un luogo per un segnalino in più.
    .mayhem = potenziamento
    .wise-guys = potenziamento
    .printed = potenziamento
gloss-hot = Sfruttare un tale luogo porta Calore o costa Influenza.
    .mayhem = caldo
    .wise-guys = caldo
    .printed = caldo
gloss-fight = Ordine: attaccare tutti i rivali di un luogo dove hai un membro a pieno titolo.
    .mayhem = { -throw-down }
    .wise-guys = Scontro
    .printed = throwdown, scontro
gloss-fight-kind = Con o senza armi, secondo il luogo.
    .mayhem = –
    .wise-guys = { -slugging } · { -talking }
    .printed = –
gloss-pile-up = Uno scontro di tre gang o più.
    .mayhem = { -pile-up }
    .wise-guys = { -pile-up }
    .printed = pile-up
gloss-backup = Uomini chiamati da altrove in uno scontro, un segnalino per luogo.
    .mayhem = rinforzi
    .wise-guys = rinforzi
    .printed = rinforzi
gloss-guns-pulled = Usare armi in uno scontro, scelte in segreto.
    .mayhem = estrarre le armi
    .wise-guys = estrarre le armi
    .printed = estrarre le armi
gloss-injuries = Ogni arma estratta manda un rivale al Pronto soccorso.
    .mayhem = ferite
    .wise-guys = ferite
    .printed = Get Bloody, sparare
gloss-follow-up = Sfruttare il luogo nello stesso turno, per chi ha ordinato e vinto lo scontro.
    .mayhem = subito dopo
    .wise-guys = subito dopo
    .printed = –
gloss-recruit = Ordine: un nuovo arrivato ti raggiunge alla clubhouse.
    .mayhem = Reclutare
    .wise-guys = Reclutare un Associato
    .printed = recruit
gloss-promote = Ordine: un nuovo arrivato diventa membro a pieno titolo, per 1 cash e 1 arma.
    .mayhem = { -patch-in }
    .wise-guys = Affiliare un Uomo d’Onore
    .printed = promuovere
gloss-sit = Ordine: non fare nulla.
    .mayhem = { -sit-tight }
    .wise-guys = { -sit-tight }
    .printed = sit tight
gloss-gang-order = Un ordine che ha una sola gang.
    .mayhem = { -club-order }
    .wise-guys = { -gang-order }
    .printed = Ordini Club
gloss-market = La fase del round in cui la merce diventa cash.
    .mayhem = { -black-market }
    .wise-guys = { -black-market }
    .printed = Mercato Nero
gloss-traffic = Trasformare merce in cash al Mercato Nero. La transazione Vendere è un’altra cosa.
    .mayhem = trafficare
    .wise-guys = vendere
    .printed = trafficare
gloss-verbs = Che cosa fa lo sfruttamento di un luogo.
    .mayhem = Vendere · Spendere · Scambiare · Rubare · Intascare · Guadagnare · Perdere
    .wise-guys = Scambio · Rubare · Guadagnare · speciale
    .printed = vendere · spendere · scambiare · rubare · skim · guadagnare · lasciare
gloss-fall = Un tuo membro a pieno titolo torna nel Gruppo di Reclutamento.
    .mayhem = prendersi la colpa
    .wise-guys = prendersi la colpa
    .printed = prendersi la colpa
gloss-disbanded = Fuori dalla partita: non restava nessuno a prendersi la colpa.
    .mayhem = sciolta
    .wise-guys = sciolta
    .printed = sciolta
gloss-deck = Le carte evento: una, due, poi tre a round.
    .mayhem = { -anarchy }
    .wise-guys = { -roaring-20s }
    .printed = Anarchy
gloss-obstacle = Una carta che colpisce subito.
    .mayhem = { -obstacle }
    .wise-guys = –
    .printed = ostacolo
gloss-hassle = Una carta che cambia le regole fino alla fine del round.
    .mayhem = { -hassle }
    .wise-guys = { -hassle }
    .printed = problema
gloss-opportunity = Un luogo per un solo round.
    .mayhem = { -opportunity }
    .wise-guys = { -opportunity }
    .printed = opportunità
gloss-last-call = Una carta che ha effetto dopo il Mercato Nero.
    .mayhem = { -last-call }
    .wise-guys = { -last-call }
    .printed = ultima chiamata
gloss-side = I due lati di una carta clubhouse: semplice, o con regole speciali.
    .mayhem = { -unleaded } · { -high-octane }
    .wise-guys = –
    .printed = unleaded · High Octane
gloss-round = Tutte le fasi una volta, sei volte a partita · l’ordine di un giocatore.
    .mayhem = round · turno
    .wise-guys = round · turno
    .printed = round · turno
gloss-clean-up = La fine del round: via segnalini e carte, un dado per ogni ferito.
    .mayhem = riordino
    .wise-guys = riordino
    .printed = Clean Up
gloss-deal = Ciò su cui due giocatori si accordano: i beni passano subito di mano, le promesse non impegnano nessuno.
    .mayhem = accordo
    .wise-guys = accordo
    .printed = scambio, Art of Deal
