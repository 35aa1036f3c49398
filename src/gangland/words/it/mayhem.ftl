# Men of Mayhem: nomi dei luoghi, delle carte, delle gang e delle loro regole, con una riga d’atmosfera.

## Luoghi di partenza

site-police-station = Stazione di polizia di Charming
    .flavour = Il caffè è annacquato, il tuo alibi fa acqua.
site-st-thomas-hospital = Ospedale St. Thomas
    .flavour = Hanno smesso di chiedere com’è successo.
site-emergency-room = Pronto soccorso
    .flavour = Testa, torni in sella. Croce, no.
site-cut-bag-op = Laboratorio di taglio
    .flavour = Mascherina obbligatoria. Vietato starnutire.
site-gun-factory = Fabbrica d’armi
    .flavour = Montaggio a cura del cliente.

## Luoghi casuali

site-irish-freddys = Irish Freddy’s
    .flavour = Una pinta in una mano, la fattura nell’altra.
site-palace-restaurant = Ristorante The Palace
    .flavour = Ordinate la zuppa. Non è zuppa.
site-hairy-dog = The Hairy Dog
    .flavour = Lascia il ferro al bancone, esci più leggero.
site-pier-nine = Molo nove
    .flavour = Dopo mezzanotte nessuno conta le casse.
site-sarges-surplus = L’usato del Sergente
    .flavour = Roba fuori servizio. Quasi tutta.
site-moonlight-pictures = Chiaro di Luna Film
    .flavour = La trama è facoltativa, il conto no.
site-velvet-mile = Il Miglio di Velluto
    .flavour = Solo contanti. Solo nomi di battesimo.
site-maple-street-lab = Laboratorio di via degli Aceri
    .flavour = Staccionata bianca, prato verde, strano odore.
site-permanent-record = Tatuaggi Fedina Indelebile
    .flavour = Pensaci prima dell’ago. Oppure no.
site-last-mile-roadhouse = Taverna dell’Ultimo Miglio
    .flavour = Due bicchieri minimo, tre denti massimo.
site-rusty-spoke = Il Raggio Arrugginito
    .flavour = Il jukebox prende gli spiccioli, la casa tutto il resto.
site-six-pack-sams = Da Sam Seilattine
    .flavour = La telecamera è rotta dall’inaugurazione.
site-peck-and-peck = Studio legale Peck & Peck
    .flavour = Vostro Onore, il mio cliente era a messa.
site-frankenstein-auto = Autofficina Frankenstein
    .flavour = Ogni pezzo ha un padre diverso.
site-second-chance-pawn = Monte dei pegni Seconda Occasione
    .flavour = Niente domande, niente rimborsi, niente sguardi.
site-mile-88-truck-stop = Area di sosta Miglio 88
    .flavour = Il carico di un altro, in sosta tutta la notte.
site-county-courthouse = Tribunale della contea
    .flavour = La giustizia è cieca, ma ascolta i consigli.
site-full-throttle-garage = Officina Tutto Gas
    .flavour = I freni sono un optional.
site-bare-knuckle-barn = Il Fienile a Mani Nude
    .flavour = I denti si spazzano il lunedì.

## Ostacoli

card-roadblock = Posto di blocco
    .flavour = Patente, libretto e le prossime tre ore.
card-evidence-raid = Perquisizione
    .flavour = Hanno portato scatoloni. Molti scatoloni.
card-highway-pileup = Tamponamento a catena
    .flavour = Più lunga la colonna, più corto lo spazio di frenata.
card-second-wind = Nuovo slancio
    .flavour = Nessuno punta sullo sfavorito. Fino all’alba.
card-lights-out = Luci spente
    .flavour = Tutti a casa alle nove, salvo una piccola offerta.
card-press-conference = Conferenza stampa
    .flavour = C’era posto per una sola foto segnaletica.

## Problemi

card-gun-embargo = Embargo sulle armi
    .flavour = Tutti vendono. Nessuno compra.
card-dry-docks = Moli a secco
    .flavour = La nave è arrivata. Il carico no.
card-atf-in-town = L’ATF in città
    .flavour = Sei berline identiche davanti alla tavola calda.
card-sheriffs-holiday = Le ferie dello sceriffo
    .flavour = A pesca. Fate i bravi.
card-undercover-buyers = Compratori sotto copertura
    .flavour = Paga troppo bene e dice «fratello» troppo spesso.
card-price-war = Guerra dei prezzi
    .flavour = Prendi due, paghi uno, chiedi zero.
card-tailed = Pedinati
    .flavour = Quel furgone dei gelati è lì da marzo.
card-tule-fog = Nebbia di valle
    .flavour = Ogni faro potrebbe essere un amico.
card-bar-rules = Regole da bar
    .flavour = Il ferro resta fuori. Gli sgabelli sono ammessi.
card-bike-week = Settimana delle moto
    .flavour = Diecimila visitatori, nemmeno uno sobrio.
card-blood-feud = Faida
    .flavour = Qualcuno paga un tanto a cerotto.
card-doctors-strike = Sciopero dei medici
    .flavour = Prenda due aspirine e un numero.

## Opportunità

card-armored-car = Portavalori
    .flavour = Gomma a terra, niente segnale, strada sbagliata.
card-gun-run = Consegna d’armi
    .flavour = Un tanto a cassa, un inseguimento a miglio.
card-cartel-shipment = Carico del cartello
    .flavour = È caduto dal camion. Il camion è caduto dal ponte.
card-stash-raid = Razzia al nascondiglio
    .flavour = Le cose migliori della vita sono degli altri.
card-dirty-deputy = Vicesceriffo corrotto
    .flavour = Scrive i verbali alla carta.
card-patch-party = Festa delle toppe
    .flavour = Dopo il terzo fusto siamo tutti parenti.
card-toy-run = Giro dei giocattoli
    .flavour = Cento motociclisti e mille orsacchiotti.
card-back-room-poker = Poker nel retrobottega
    .flavour = Lo specchio alle tue spalle non è un caso.
card-long-weekend = Ponte lungo
    .flavour = Tre giorni, niente sonno, niente testimoni.
card-gun-show = Fiera delle armi
    .flavour = Quelle cariche si lasciano all’ingresso.
card-backyard-vet = Veterinario clandestino
    .flavour = A cuccia. Bravo.

## Ultime chiamate

card-arrest-warrant = Mandato d’arresto
    .flavour = Il motore più rumoroso riceve la prima visita.
card-clean-records = Fedine pulite
    .flavour = La città paga bene le braccia senza precedenti.
card-envelope-friday = Il venerdì delle buste
    .flavour = Ogni porta del quartiere, ogni settimana.
card-tax-audit = Controllo fiscale
    .flavour = Anche un fuorilegge teme la calcolatrice.
card-graveyard-shift = Turno di notte
    .flavour = Qualcuno timbra per l’ultima volta.
card-presidents-cut = La fetta del presidente
card-presidents-round = Offre il presidente
    .flavour = In cima si è soli, ma si guadagna.
card-open-trunks = Bagagliai aperti
    .flavour = Con un arsenale pieno non si discute.

## Carte hardcore

card-cartel-war = Guerra tra cartelli
    .flavour = Passavi solo di lì. È bastato.
card-martial-law = Legge marziale
    .flavour = C’è un carro armato davanti alla gelateria.
card-rico-case = Maxiprocesso
    .flavour = Più nomi sul muro, più lunga la lista.
card-dea-raid = Blitz della DEA
    .flavour = I cani sono andati dritti al divano.

## Gang

gang-samcro = SAMCRO
    .number = one
    .gender = feminine
    .first = SAMCRO
    .the = SAMCRO
    .of = di SAMCRO
    .to = a SAMCRO
    .club-order = Sottobanco
    .rule-1 = Trafficanti d’armi
gang-mayans = Mayans
    .number = other
    .gender = masculine
    .first = I Mayans
    .the = i Mayans
    .of = dei Mayans
    .to = ai Mayans
    .club-order = Oltre confine
    .rule-1 = Fratelli e cugini
    .rule-2 = Come un solo uomo
gang-one-niners = One-Niners
    .number = other
    .gender = masculine
    .first = Gli One-Niners
    .the = gli One-Niners
    .of = degli One-Niners
    .to = agli One-Niners
    .club-order = Fornitore di quartiere
    .rule-1 = Grosso calibro
gang-lin = Lin Syndicate
    .number = other
    .gender = masculine
    .first = I Lin Syndicate
    .the = i Lin Syndicate
    .of = dei Lin Syndicate
    .to = ai Lin Syndicate
    .club-order = Acquirenti discreti
    .rule-1 = Affare di famiglia
gang-grim-bastards = Grim Bastards
    .number = other
    .gender = masculine
    .first = I Grim Bastards
    .the = i Grim Bastards
    .of = dei Grim Bastards
    .to = ai Grim Bastards
    .rule-1 = Il prezzo del silenzio
    .rule-2 = Grossi come tori
gang-calaveras = Calaveras
    .number = other
    .gender = masculine
    .first = I Calaveras
    .the = i Calaveras
    .of = dei Calaveras
    .to = ai Calaveras
    .rule-1 = Senza via d’uscita
    .rule-2 = Sacrificabili

## Lati della clubhouse

side-unleaded = { -unleaded }
side-octane = { -high-octane }
