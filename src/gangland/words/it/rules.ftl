# Le regole come le leggono i giocatori, un messaggio per ogni numero di regola.
# Una regola diversa nei due giochi ha un messaggio per gioco, e quella di un solo gioco lo indica in .game.

chapter-set = Preparazione
chapter-inf = Chi sa che cosa
chapter-rnd = Il round
chapter-ord = Segnalini ordine
chapter-rev = Nuovi luoghi e nuove carte
chapter-iss = Dare ordini
chapter-mov = { -ride }
chapter-exp = Sfruttare
chapter-trx = Transazioni
chapter-rct = Reclutare
chapter-prm = { -patch-in }, affiliare
chapter-sit = { -sit-tight }
chapter-gng = Ordini e poteri delle gang
chapter-fgt = Scontri
chapter-std = { -heat } e { -clout }
chapter-ldr = Il segnalino del capo
chapter-blk = Il { -black-market }
chapter-lst = { -last-calls }
chapter-cln = Riordino
chapter-end = Vincere la partita
chapter-dea = Accordi
chapter-opt = Opzioni

## SET

rule-set-1-mayhem = Men of Mayhem si gioca in tre o quattro. Con le due gang delle espansioni si arriva a sei: luoghi, carte e round restano gli stessi, cambiano solo i prezzi del { -black-market }.
    .title = Numero di giocatori
rule-set-1-wise-guys = Wise Guys si gioca in tre o quattro, ognuno alla guida di una gang.
    .title = Numero di giocatori
rule-set-2-mayhem = Cinque luoghi sono scoperti fin dall’inizio: la Stazione di polizia di Charming, l’Ospedale St. Thomas, il { -emergency-room }, il Laboratorio di taglio, da cui viene il { -contraband }, e la Fabbrica d’armi.
    .title = I cinque luoghi di partenza
rule-set-2-wise-guys = Cinque luoghi sono scoperti fin dall’inizio: il Municipio, l’Ospedale cittadino, il { -emergency-room }, la Distilleria, da cui viene l’{ -booze }, e la Fabbrica d’armi.
    .title = I cinque luoghi di partenza
rule-set-3 = Sei tessere pescate a caso cominciano coperte; tutte le altre restano fuori dal gioco. Una tessera non è un luogo finché non viene scoperta: prima di allora nessuno può andarci.
    .title = Sei tessere coperte
rule-set-4-mayhem = Si tolgono le quattro carte hardcore, si mescolano le carte { -anarchy } e quindici di esse formano il mazzo coperto. Le altre non si usano in questa partita.
    .title = Il mazzo { -anarchy }
rule-set-4-wise-guys = Si mescolano le carte { -roaring-20s } e quindici di esse formano il mazzo coperto. Le altre non si usano in questa partita.
    .title = Il mazzo { -roaring-20s }
rule-set-5-mayhem = I giocatori scelgono insieme come giocare. { -unleaded }: tutti usano lo stesso lato semplice della clubhouse, senza regole speciali. { -high-octane }: ognuno sceglie il lato che vuole della propria carta; il lato { -high-octane } ha due regole speciali, e i suoi ordini base sommati ai { -members } iniziali fanno sempre cinque.
    .title = I due lati della clubhouse
rule-set-5-wise-guys = Ogni gang gioca sempre con la regola speciale e l’{ -gang-order } della propria carta clubhouse.
    .title = Ogni gang è diversa
rule-set-6-mayhem = Ognuno tira un dado; chi è alla pari sul risultato più alto tira di nuovo. Il tiro migliore sceglie per primo la gang, poi gli altri andando verso sinistra. L’ultimo a scegliere comincia con lo { -reaper-patch }.
    .title = Scelta delle gang
rule-set-6-wise-guys = Ognuno tira un dado; chi è alla pari sul risultato più alto tira di nuovo. Il tiro migliore sceglie per primo la gang, poi gli altri andando verso sinistra. L’ultimo a scegliere comincia come { -boss-of-bosses }.
    .title = Scelta delle gang
rule-set-7-mayhem = Ogni gang prende cash, armi, { -contraband }, { -heat }, { -members } e { -prospect } indicati sulla sua carta. Gli uomini sono tutti i tuoi: i { -members }, in moto, e i { -prospect }, a piedi. Tutti i tuoi uomini cominciano nella tua clubhouse; quelli non ancora in uso formano il tuo { -recruit-pool }. In una partita { -high-octane } i lati si scelgono apertamente, in { -patch-order }.
    .title = Dotazione iniziale
rule-set-7-wise-guys = Ogni gang prende cash, armi, { -booze }, { -clout }, { -made-men } e { -associates } indicati sulla sua carta. Gli uomini sono tutti i tuoi: gli { -made-men }, che hanno un nome e dei valori, e gli { -associates }, che non ne hanno. Tutti i tuoi uomini cominciano nella tua clubhouse; quelli non ancora in uso formano il tuo { -recruit-pool }. Sei tu a scegliere quali { -made-men } cominciano la partita; lo si fa apertamente, in { -leadership-order }.
    .title = Dotazione iniziale
rule-set-8-mayhem = Una gang ha in tutto cinque { -members } e cinque { -prospect }, compreso il { -recruit-pool }. Non ce ne sono mai di più.
    .title = Cinque e cinque
rule-set-8-wise-guys = Una gang ha in tutto cinque { -made-men } e cinque { -associates }, compreso il { -recruit-pool }. Non ce ne sono mai di più.
    .title = Cinque e cinque

## INF

rule-inf-1-mayhem = Sono segreti: il cash, le armi e il { -contraband } dietro ogni schermo, i luoghi coperti, le carte non pescate e tutto ciò che è messo da parte, e ogni scelta chiusa finché non viene rivelata. Se qualcuno sbircia qualcosa, tutti sanno che è successo, ma non che cosa ha visto.
    .title = Che cosa è segreto
rule-inf-1-wise-guys = Sono segreti: il cash, le armi e l’{ -booze } dietro ogni schermo, i luoghi coperti, le carte non pescate e tutto ciò che è messo da parte, e ogni scelta chiusa finché non viene rivelata. Se qualcuno sbircia qualcosa, tutti sanno che è successo, ma non che cosa ha visto.
    .title = Che cosa è segreto
rule-inf-2-mayhem = Tutti vedono le clubhouse, gli uomini ovunque siano, il { -heat }, i segnalini ordine, lo { -reaper-patch }, le carte e i luoghi scoperti. Le dotazioni iniziali sono stampate, quindi note anch’esse. Ciò che passa di mano alla luce del sole, per esempio sfruttando un luogo, con un { -club-order }, una promozione o il traffico al { -black-market }, si vede sul momento, ma nessuno annuncia i tuoi totali.
    .title = Che cosa vedono tutti
rule-inf-2-wise-guys = Tutti vedono le clubhouse, gli uomini ovunque siano, l’{ -clout }, i segnalini ordine, il segnalino { -boss-of-bosses }, le carte e i luoghi scoperti. Le dotazioni iniziali sono stampate, quindi note anch’esse. Ciò che passa di mano alla luce del sole, per esempio sfruttando un luogo, con un { -gang-order }, un’affiliazione o una vendita al { -black-market }, si vede sul momento, ma nessuno annuncia i tuoi totali.
    .title = Che cosa vedono tutti
rule-inf-3 = Solo le due gang coinvolte vedono che cosa si scambiano. Le altre sanno che c’è stato un accordo, nient’altro. I giocatori possono decidere di giocare ad accordi scoperti.
    .title = Accordi a mano chiusa
rule-inf-4-mayhem = Non puoi dimostrare che cosa possiedi: hai solo la tua parola. Ti si chiedono le armi e il { -contraband } da trafficare anche se non ne hai, e con Sotto il Radar anche i rinforzi: così un pugno vuoto sembra uguale a uno pieno. Quando una carta colpisce chi ha più o meno di un bene nascosto, il confronto è segreto e si nominano solo le gang colpite.
    .title = Niente prove, solo parole
rule-inf-4-wise-guys = Non puoi dimostrare che cosa possiedi: hai solo la tua parola. Ti si chiedono le armi e l’{ -booze } da vendere anche se non ne hai, e l’opzione Attentato viene proposta anche a un { -boss-of-bosses } senza armi: così un pugno vuoto sembra uguale a uno pieno. Quando una carta colpisce chi ha più o meno di un bene nascosto, il confronto è segreto e si nominano solo le gang colpite.
    .title = Niente prove, solo parole

## RND

rule-rnd-1-mayhem = La partita dura sei round. Ognuno si svolge così: segnalini ordine, nuovi luoghi e nuove carte, ordini, { -black-market }, { -last-calls }, riordino.
    .title = Sei fasi per round
rule-rnd-1-wise-guys = La partita dura sei round. Ognuno si svolge così: segnalini ordine, nuovi territori, carte { -roaring-20s }, ordini, { -black-market }, { -last-calls }, riordino.
    .title = Sette fasi per round

## ORD

rule-ord-1-mayhem = In ogni round ricevi gli ordini base della tua clubhouse più un segnalino per ogni { -member } della tua gang. I { -members } nel { -recruit-pool } non contano, e i { -prospect } non danno segnalini.
    .title = Quanti segnalini ricevi
rule-ord-1-wise-guys = In ogni round ricevi gli ordini indicati sulla tua clubhouse più un segnalino per ogni { -made-man } della tua gang. Quelli nel { -recruit-pool } non contano, e gli { -associates } non danno segnalini.
    .title = Quanti segnalini ricevi
rule-ord-2-mayhem = Tutti vedono quanti segnalini ordine restano a ogni gang, tranne con l’opzione Sotto il Radar.
    .title = Segnalini in vista
rule-ord-2-wise-guys = Tutti vedono quanti segnalini ordine restano a ogni gang.
    .title = Segnalini in vista
rule-ord-3 = Nessun segnalino ordine si conserva per il round successivo. Si danno ordini finché tutti i segnalini sono spesi.
    .title = Niente si conserva

## REV

rule-rev-1 = Per prima cosa si scoprono due tessere coperte, finché ce ne sono. Restano in gioco fino alla fine della partita.
    .title = Due nuovi luoghi
rule-rev-2 = Poi vengono le carte: una nel primo round, due nel secondo, tre in ognuno dei successivi. Le quindici carte sono l’orologio della partita: quando escono le ultime tre, è l’ultimo round.
    .title = Una, due, poi tre carte
rule-rev-3 = Un { -obstacle } colpisce appena viene scoperto, una volta sola, tutte le gang o quelle che nomina. Le carte si risolvono una alla volta, man mano che escono; all’interno di una carta le gang seguono l’{ -patch-order }.
    .title = { -obstacles }: effetto immediato
    .game = mayhem
rule-rev-4-mayhem = Un { -hassle } cambia le regole per tutte le gang fino alla fine del round. Se contraddice una regola normale, vale il { -hassle }.
    .title = { -hassles }: tutto il round
rule-rev-4-wise-guys = Un { -hassle } cambia le regole per tutte le gang fino alla fine del round; se contraddice una regola normale, vale il { -hassle }. Quando è rivolto a chi ha più o meno di qualcosa, le gang colpite si fissano nel momento in cui viene scoperto.
    .title = { -hassles }: tutto il round
rule-rev-5 = Appena scoperta, un’{ -opportunity } è un luogo come gli altri: puoi andarci, combatterci e sfruttarla, potenziamento e icona «caldo» compresi. Alla fine del round sparisce.
    .title = { -opportunity }: luoghi di passaggio
rule-rev-6 = Un’{ -last-call } resta in vista per tutto il round e ha effetto dopo il { -black-market }.
    .title = { -last-calls }: più tardi
rule-rev-7 = Quando una carta colpisce la gang che ha più o meno di qualcosa, sono colpite tutte le gang alla pari, anche se sono tutte quelle al tavolo. Il confronto si fa quando la carta ha effetto, prima che qualcuno sia colpito, e si rifà per ogni carta.
    .title = Parità: tutti colpiti

## ISS

rule-iss-1-mayhem = Si gioca a turno in { -patch-order }, un ordine ciascuno, finché tutti i segnalini sono spesi. I sei ordini sono { -ride }, Sfruttare, Scontro, Reclutare, { -patch-in } e { -sit-tight }; alcune gang hanno inoltre un { -club-order }. Ogni ordine costa un segnalino. Finché ne hai non puoi passare: per non fare nulla, spendine uno per { -sit-tight }.
    .title = Un ordine per turno
rule-iss-1-wise-guys = Si gioca a turno in { -leadership-order }, un ordine ciascuno, finché tutti i segnalini sono spesi. I sette ordini sono { -ride }, Sfruttare, Scontro, Reclutare un { -associate }, Affiliare un { -made-man }, { -sit-tight } e il tuo { -gang-order }. Ogni ordine costa un segnalino. Finché ne hai non puoi passare: per non fare nulla, spendine uno per { -sit-tight }.
    .title = Un ordine per turno
rule-iss-2 = Se non hai segnalini né altro da fare, salti il turno; un ordine gratuito dato da una carta conta come qualcosa da fare. Una volta saltato il turno non dai più ordini in questo round, e un segnalino ricevuto dopo può pagare solo rinforzi.
    .title = Senza segnalini: turno saltato
    .game = mayhem
rule-iss-3 = Se non hai più segnalini, nel tuo turno Attendi automaticamente. Se in seguito ne ricevi uno, torni ad agire quando tocca a te.
    .title = Senza segnalini: si attende
    .game = wise-guys
rule-iss-4-mayhem = L’ordine dei turni si fissa all’inizio della fase degli ordini e non cambia, anche se lo { -reaper-patch } passa di mano. Tutto il resto che segue l’{ -patch-order } parte da chi lo possiede in quel momento. Il vantaggio nelle parità passa subito insieme allo Stemma.
    .title = Quando lo Stemma cambia mano
rule-iss-4-wise-guys = L’{ -leadership-order } si fissa all’inizio della fase degli ordini e vale per tutto fino alla fine del round, anche se il segnalino passa di mano. Il potere di decidere le parità passa subito insieme al segnalino.
    .title = Quando il segnalino cambia mano

## MOV

rule-mov-1 = Un ordine di { -ride } porta quanti tuoi uomini vuoi, almeno uno, da un solo luogo a un solo altro luogo. La distanza non conta.
    .title = Da un luogo all’altro
rule-mov-2 = Non si può mai entrare nella clubhouse di un rivale, né andare al { -emergency-room } o uscirne. La tua clubhouse è un luogo come gli altri.
    .title = Dove non si può andare

## EXP

rule-exp-1 = Controlli un luogo quando sei l’unico ad avervi uomini. Se non c’è nessuno non è controllato; se ci sono due o più gang è conteso.
    .title = Controllato o conteso
rule-exp-2 = Puoi sfruttare solo un luogo che controlli, e ogni luogo una sola volta per round, chiunque lo faccia; il segnalino lasciato lì mostra che è già usato. Le clubhouse non hanno nulla da sfruttare.
    .title = Una volta per round
rule-exp-3-mayhem = Se il luogo ha un potenziamento, con un altro segnalino puoi usare anche quello. Puoi rinunciare all’effetto principale e prendere solo il potenziamento, ma paghi comunque entrambi i segnalini.
    .title = Potenziare un luogo
rule-exp-3-wise-guys = Se il luogo ha un potenziamento, un altro segnalino aggiunge la sua transazione alla prima. Il potenziamento non può sostituire la prima.
    .title = Potenziare un luogo
rule-exp-4-mayhem = Sfruttare un luogo «caldo» ti dà il { -heat } indicato, una volta sola, prima di ogni transazione e anche se usi solo il potenziamento. Se per questo un { -member } si prende la colpa e lì non ti resta nessuno, sfrutti comunque il luogo, potenziamento compreso.
    .title = Luoghi caldi e { -heat }
rule-exp-4-wise-guys = Sfruttare un luogo «caldo» ti costa l’{ -clout } indicata, una volta sola, prima di ogni transazione. Se per questo un { -made-man } si prende la colpa e lì non ti resta nessuno, sfrutti comunque il luogo, potenziamento compreso.
    .title = Luoghi caldi e { -clout }
rule-exp-5 = Quando un luogo offre transazioni separate da OPPURE, ne scegli una; se una carta le vieta tutte tranne una, si esegue quella.
    .title = Una sola alternativa
    .game = wise-guys
rule-exp-6-mayhem = Sfruttare la Stazione di polizia ti dà lo { -reaper-patch }.
    .title = La Stazione di polizia
rule-exp-6-wise-guys = Sfruttare il Municipio ti dà 1 { -clout } e ti rende { -boss-of-bosses }.
    .title = Il Municipio
rule-exp-7-mayhem = Ti vengono proposte tutte le transazioni del luogo, una dopo l’altra, il potenziamento per ultimo. Puoi saltarne quante vuoi, ma il { -heat } legato a un vantaggio non si può separare da esso. Non ti si chiede nulla quando tutti vedono che non cambia niente, come perdere { -heat } che non hai.
    .title = In ordine, a scelta
rule-exp-7-wise-guys = Tutte le transazioni del luogo si eseguono una dopo l’altra, il potenziamento per ultimo. Uno Scambio può essere fatto zero volte; le altre non sono facoltative. Non ti si chiede nulla quando tutti vedono che non cambia niente o che non c’è scelta.
    .title = In ordine, tutte quante

## TRX

rule-trx-1-mayhem = Vendere trasforma armi o { -contraband } in cash, Spendere trasforma cash in armi o { -contraband }, Scambiare trasforma armi in { -contraband } o viceversa. Ogni volta che sfrutti il luogo puoi ripetere ciascuna fino al Max stampato. La transazione di un potenziamento si fa una volta sola.
    .title = Vendere, Spendere, Scambiare
rule-trx-1-wise-guys = Uno Scambio trasforma cash, armi, { -booze } o { -clout } in un altro qualsiasi di questi beni. Ogni volta che sfrutti il luogo puoi ripeterlo fino al Max stampato, o quanto vuoi se non ce n’è uno. Lo stesso vale per lo Scambio di un potenziamento.
    .title = La transazione Scambio
rule-trx-2-mayhem = Intascare prende gratis dalla riserva ciò che è indicato. Guadagnare e Perdere alzano o abbassano il tuo { -heat }, a volte altro. Ciascuna si fa una sola volta quando sfrutti il luogo.
    .title = Intascare, Guadagnare, Perdere
rule-trx-2-wise-guys = Guadagnare prende dalla riserva ciò che è indicato, oppure alza la tua { -clout }. Si fa una sola volta quando sfrutti il luogo.
    .title = La transazione Guadagnare
rule-trx-3 = Nomina un rivale e prendi la quantità indicata. Se ne ha di meno ti dà quello che ha, e poi tu solo puoi guardare tutto ciò che sta dietro il suo schermo.
    .title = Rubare a un rivale
rule-trx-4 = Una transazione speciale ha una regola tutta sua: fai quello che dice la tessera o la carta.
    .title = Transazioni speciali
    .game = wise-guys
rule-trx-5-mayhem = Quando è vietato vendere qualcosa, non si può usare nessuna transazione Vendere che lo comprenda.
    .title = Divieti di vendita
rule-trx-5-wise-guys = Quando è vietato scambiare qualcosa, non puoi cederlo in uno Scambio. Puoi comunque riceverne.
    .title = Divieti di scambio
rule-trx-6 = Un bonus per ogni volta che vendi o scambi qualcosa si riceve una volta per ogni ripetizione della transazione, fino al suo Max. Quanti pezzi ci siano in una ripetizione non conta.
    .title = Un bonus per ripetizione
rule-trx-7 = La riserva di cash, armi e ogni altro segnalino non finisce mai.
    .title = Riserva senza fine
rule-trx-8-mayhem = Non puoi pagare con ciò che non hai. Se sei obbligato a perdere qualcosa, perdi quello che hai.
    .title = Pagare e perdere
rule-trx-8-wise-guys = Non puoi pagare con ciò che non hai; se sei obbligato a perdere qualcosa, perdi quello che hai. Puoi pagare l’ultima { -clout }, ma allora l’hai esaurita e un { -made-man } si prende la colpa. Puoi anche pagare per { -clout } in eccesso: oltre 4 va persa.
    .title = Pagare e perdere
rule-trx-9-mayhem = Divieti e bonus sulle transazioni valgono per i luoghi sfruttati e per gli ordini propri della tua gang. Non toccano il traffico al { -black-market } né gli accordi tra giocatori, a meno che lo dica la carta.
    .title = Fin dove arrivano i divieti
rule-trx-9-wise-guys = Divieti e bonus sulle transazioni valgono per i luoghi sfruttati e per gli ordini propri della tua gang. Non toccano le vendite al { -black-market } né gli accordi tra giocatori, a meno che lo dica la carta.
    .title = Fin dove arrivano i divieti

## RCT

rule-rct-1-mayhem = Metti un { -prospect } dal tuo { -recruit-pool } nella tua clubhouse. La gang non può mai avere più di cinque { -prospect }, compresi quelli al { -emergency-room }.
    .title = Reclutare un { -prospect }
rule-rct-1-wise-guys = Metti un { -associate } dal tuo { -recruit-pool } nella tua clubhouse. La gang non può mai avere più di cinque { -associates }, compresi quelli al { -emergency-room }.
    .title = Reclutare un { -associate }

## PRM

rule-prm-1-mayhem = Oltre al segnalino paga 1 cash e 1 arma: un tuo { -prospect } torna nel { -recruit-pool } e un { -member } prende il suo posto dove si trova, anche al { -emergency-room }. La gang non può mai avere più di cinque { -members }, compresi quelli al { -emergency-room }.
    .title = { -patch-in } un { -prospect }
rule-prm-1-wise-guys = Oltre al segnalino paga 1 cash e 1 arma: un tuo { -associate } torna nel { -recruit-pool } e un { -made-man } a tua scelta prende il suo posto dove si trova, anche al { -emergency-room }. La gang non può mai avere più di cinque { -made-men }, compresi quelli al { -emergency-room }.
    .title = Affiliare un { -made-man }
rule-prm-2-mayhem = Un { -member } promosso in questo round dà un segnalino ordine solo dal round successivo.
    .title = Ancora nessun segnalino
rule-prm-2-wise-guys = Un { -made-man } affiliato in questo round dà un segnalino ordine solo dal round successivo.
    .title = Ancora nessun segnalino

## SIT

rule-sit-1 = Spendi un segnalino, non fai nulla e stai a vedere che cosa fanno gli altri.
    .title = Non fare nulla

## GNG

rule-gng-1-mayhem = Sul lato { -high-octane } alcune gang hanno un { -club-order }. Puoi darlo al posto di uno degli ordini normali, tutte le volte che i segnalini te lo permettono.
    .title = { -club-orders }
rule-gng-1-wise-guys = Ogni gang ha un proprio { -gang-order }. Puoi darlo al posto di uno degli ordini normali, tutte le volte che i segnalini te lo permettono.
    .title = { -gang-orders }
rule-gng-2 = In un { -slugging }, dopo che le armi sono state mostrate e prima dei dadi, l’Outfit può appoggiare un rivale: non tira il dado e non ha un totale, solo i suoi valori di { -slugging } si sommano a quello del rivale. Non può vincere, pareggiare né sfruttare, e i suoi uomini tornano a casa; le sue armi feriscono comunque, costano { -clout } e si scartano. Se l’Outfit è { -boss-of-bosses } decide ancora le parità, e cede il segnalino a qualunque vincitore tranne il rivale che ha appoggiato.
    .title = Outfit: Arbitrato
    .game = wise-guys
rule-gng-3 = Quando il North Side ordina un { -slugging }, quello è il suo ordine del turno ma non spende segnalini. Deve comunque averne almeno uno: senza, può solo { -sit-tight }.
    .title = North Side: In guerra
    .game = wise-guys
rule-gng-4 = Quando i Calaveras vietano i rinforzi in uno Scontro, nessuno può chiamarne, nemmeno loro. Anche i loro { -prospect } possono prendersi la colpa: perciò vengono sciolti solo se devono prendersela senza più né { -members } né { -prospect }.
    .title = Calaveras: poteri in dettaglio
    .game = mayhem

## FGT

rule-fgt-1-mayhem = Puoi ordinare uno Scontro dove hai almeno un { -member } e un rivale ha almeno un uomo di qualsiasi tipo. Vi partecipano tutte le gang che in quel momento hanno uomini lì, e nessun’altra; da tre gang in su è una { -pile-up }.
    .title = Cominciare uno Scontro
rule-fgt-1-wise-guys = Puoi ordinare uno Scontro dove hai almeno un { -made-man } e un rivale ha almeno un uomo di qualsiasi tipo. Vi partecipano tutte le gang che in quel momento hanno uomini lì, e nessun’altra; da tre gang in su è una { -pile-up }.
    .title = Cominciare uno Scontro
rule-fgt-2-mayhem = Ogni gang coinvolta può far arrivare uomini da altri luoghi: un segnalino per luogo, almeno un uomo per segnalino, tutto in una volta. Nessuno può lasciare lo Scontro e nessuno arriva dal { -emergency-room }; una gang che lì ha solo { -prospect } può chiamare { -members }. Le gang decidono in { -patch-order }.
    .title = Chiamare rinforzi
rule-fgt-2-wise-guys = Ogni gang coinvolta può far arrivare uomini da altri luoghi: un segnalino per luogo, almeno un uomo per segnalino, tutto in una volta. Nessuno può lasciare lo Scontro e nessuno arriva dal { -emergency-room }; una gang che lì ha solo { -associates } può chiamare { -made-men }. Decide per prima la gang a sinistra di quella che ha ordinato lo Scontro, e quest’ultima per ultima.
    .title = Chiamare rinforzi
rule-fgt-3-mayhem = Tutte le gang coinvolte scelgono le armi in segreto e le mostrano insieme: da zero a una per ogni uomo presente dopo i rinforzi, senza superare quelle possedute. Dove le armi sono proibite, come all’Ospedale e alla Stazione di polizia o per una carta, questa fase si salta. Un’arma nel pugno, o estratta, non può essere ceduta né rubata finché non è scartata.
    .title = Estrarre le armi
rule-fgt-3-wise-guys = In un { -slugging } tutte le gang coinvolte scelgono le armi in segreto e le mostrano insieme: da zero a una per ogni uomo presente dopo i rinforzi, senza superare quelle possedute. Un’arma nel pugno, o estratta, non può essere ceduta né rubata finché non è scartata. In una { -talking } non ci sono armi.
    .title = Estrarre le armi
rule-fgt-4-mayhem = Il tuo totale è un dado, più 1 per { -prospect }, 2 per { -member } e 3 per arma nello Scontro.
    .title = Calcolare il totale
rule-fgt-4-wise-guys = Il tuo totale è un dado, più il valore di { -slugging } o di { -talking } di ogni tuo uomo presente (gli { -associates } hanno 1 in entrambi), più 3 per arma in un { -slugging }.
    .title = Calcolare il totale
rule-fgt-5-mayhem = Vince il totale più alto. Se tra le gang in parità al primo posto c’è il { -patch-holder }, vince lui. Altrimenti lo Scontro è pari: non vince nessuno e tutte le gang coinvolte tornano a casa.
    .title = Vittoria e parità
rule-fgt-5-wise-guys = Vince il totale più alto. In caso di parità il { -boss-of-bosses }, coinvolto o no nello Scontro, nomina il vincitore tra chi è alla pari.
    .title = Vittoria e parità
rule-fgt-6-mayhem = Qualunque sia il risultato, parità compresa, ogni arma estratta ferisce un rivale. In una { -pile-up } ogni gang armata, in { -patch-order }, punta le sue armi contro i rivali come vuole, anche tutte contro uno solo, e le viene chiesto finché un rivale ha ancora uomini da colpire. Nessuno deve sparare a un amico: un’arma puntata contro un rivale che non ha più nessuno da colpire, contando ciò che gli è già toccato, va persa. Puntate tutte le armi, le gang colpite scelgono in { -patch-order } quali dei loro uomini coinvolti vanno al { -emergency-room }.
    .title = Chi resta ferito
rule-fgt-6-wise-guys = Che si vinca o si perda, ogni arma estratta ferisce un rivale. In una { -pile-up } ogni gang armata, in { -leadership-order }, punta le sue armi contro i rivali come vuole, anche tutte contro uno solo, e le viene chiesto finché un rivale ha ancora uomini da colpire. Nessuno deve sparare a un amico: un’arma puntata contro un rivale che non ha più nessuno da colpire, contando ciò che gli è già toccato, va persa. Puntate tutte le armi, le gang colpite scelgono in { -leadership-order } quali dei loro uomini coinvolti vanno al { -emergency-room }.
    .title = Chi resta ferito
rule-fgt-7-mayhem = Gli uomini illesi di chi perde tornano alla loro clubhouse; dopo uno Scontro pari, quelli di tutti. Se il vincitore non ha più nessuno in piedi, chi ha perso se ne va lo stesso, il luogo resta vuoto e non può essere sfruttato subito.
    .title = Chi perde torna a casa
rule-fgt-7-wise-guys = Gli uomini illesi di chi perde tornano alla loro clubhouse. Se il vincitore non ha più nessuno in piedi, chi ha perso se ne va lo stesso, il luogo resta vuoto e non può essere sfruttato subito.
    .title = Chi perde torna a casa
rule-fgt-8-mayhem = Alla fine dello Scontro ogni gang che ha estratto armi guadagna 1 { -heat }, qualunque sia il loro numero. Tutte le armi estratte si scartano.
    .title = Il prezzo delle armi
rule-fgt-8-wise-guys = Alla fine dello Scontro ogni gang che ha estratto armi perde 1 { -clout }, qualunque sia il loro numero. Tutte le armi estratte si scartano.
    .title = Il prezzo delle armi
rule-fgt-9-mayhem = Se il { -patch-holder } era nello Scontro e ha vinto un’altra gang, la vincitrice prende lo { -reaper-patch }, anche se tutti i suoi uomini sono stati feriti. Dopo uno Scontro pari lo Stemma resta dov’è.
    .title = Battere il { -patch-holder }
rule-fgt-9-wise-guys = Se il { -boss-of-bosses } era nello Scontro e ha vinto un’altra gang, la vincitrice prende il segnalino, anche se tutti i suoi uomini sono stati feriti. Vale anche per una { -talking }.
    .title = Battere il { -boss-of-bosses }
rule-fgt-10 = Se la gang che ha ordinato lo scontro lo vince, controlla ancora il luogo e nessuno l’ha sfruttato in questo round, può sfruttarlo subito, nello stesso turno. Costa un segnalino come al solito, e il potenziamento un altro, anche se lo scontro era gratuito. Un vincitore che non ha ordinato lo scontro non ha questo diritto.
    .title = Sfruttare dopo la vittoria
rule-fgt-11-mayhem = Uno Scontro si chiude in quest’ordine: totali, vincitore, ferite, ritirata, { -reaper-patch }, scarto delle armi, { -heat } per le armi. Se quel { -heat } obbliga delle gang a prendersi la colpa, lo fanno in { -patch-order }, ognuna scegliendo un suo { -member } ovunque sia. Solo allora si guarda chi controlla il luogo e se lo si può sfruttare subito.
    .title = Come finisce uno Scontro
rule-fgt-11-wise-guys = Uno Scontro si chiude in quest’ordine: totali, vincitore, ferite, ritirata, segnalino { -boss-of-bosses }, scarto delle armi, { -clout } persa per le armi. Se quella perdita obbliga delle gang a prendersi la colpa, lo fanno in { -leadership-order }, ognuna scegliendo un suo { -made-man } ovunque sia. Solo allora si guarda chi controlla il luogo e se lo si può sfruttare subito.
    .title = Come finisce uno Scontro
rule-fgt-12 = Una { -talking } si decide senza armi: nessuno resta ferito e nessuno perde { -clout }.
    .title = Trattare senza sangue
    .game = wise-guys
rule-fgt-13 = Ogni luogo e ogni { -opportunity } porta il segno { -slugging } o { -talking }. È quello a decidere che tipo di Scontro vi si svolge; i giocatori non scelgono.
    .title = { -slugging } o { -talking }
    .game = wise-guys

## STD

rule-std-1 = Il { -heat } va da 0 a 4; lo guadagni estraendo armi, trafficando al { -black-market }, sfruttando luoghi «caldi» e per effetto di carte. Se dovesse superare 4, un tuo { -member } si prende subito la colpa: scegli tu quale, anche al { -emergency-room }, e torna nel { -recruit-pool }. Per quanto { -heat } tu abbia guadagnato, alla fine te ne resta 1.
    .title = Troppo { -heat }
    .game = mayhem
rule-std-2 = L’{ -clout } va da 0 a 4, e ciò che supera 4 va perso. Se la esaurisci, un tuo { -made-man } si prende subito la colpa: scegli tu quale, anche al { -emergency-room }, e torna nel { -recruit-pool }. Non ne perdi altra e torni a 1.
    .title = { -clout } esaurita
    .game = wise-guys
rule-std-3 = Se una carta ti obbliga a prenderti la colpa e hai almeno 3 { -clout }, puoi pagare invece 2 { -clout }.
    .title = Comprarsi il giudice
    .game = wise-guys
rule-std-4-mayhem = Se devi prenderti la colpa e non hai { -members } da nessuna parte, { -emergency-room } compreso, la tua gang è sciolta e sei fuori. Perdere l’ultimo { -member } non è ancora la fine. I suoi uomini, i suoi beni e i segnalini non spesi lasciano la partita; quelli posati sui luoghi restano fino al riordino. Se stava sfruttando un luogo, si ferma lì. Uno Scontro continua senza di lei e, se lo aveva appena vinto, il luogo resta vuoto. Se possedeva lo Stemma, lo prende subito la prima gang a sinistra ancora in gioco, ma l’ordine dei turni di questo round non cambia. Una gang sciolta non conta mai come rivale né come quella con più o meno di qualcosa. L’ultima gang rimasta vince subito, e se uno stesso effetto non lascia nessuno, le gang sciolte si confrontano come a fine partita.
    .title = Gang sciolte
rule-std-4-wise-guys = Se devi prenderti la colpa e non hai { -made-men } da nessuna parte, { -emergency-room } compreso, la tua gang è sciolta e sei fuori. Perdere l’ultimo { -made-man } non è ancora la fine. I suoi uomini, i suoi beni e i segnalini non spesi lasciano la partita; quelli posati sui luoghi restano fino al riordino. Se stava sfruttando un luogo, si ferma lì. Uno Scontro continua senza di lei e, se lo aveva appena vinto, il luogo resta vuoto. Se era { -boss-of-bosses }, prende subito il segnalino la prima gang a sinistra ancora in gioco, ma l’ordine dei turni di questo round non cambia. Una gang sciolta non conta mai come rivale né come quella con più o meno di qualcosa. L’ultima gang rimasta vince subito, e se uno stesso effetto non lascia nessuno, le gang sciolte si confrontano come a fine partita.
    .title = Gang sciolte
rule-std-5-mayhem = Quando una carta ti fa prendere la colpa, scarti come sempre tutto il { -heat } tranne 1. Se eri a 0, resti a 0.
    .title = Colpa per una carta
rule-std-5-wise-guys = Quando una carta ti fa prendere la colpa, la tua { -clout } resta com’è. Solo esaurirla la riporta a 1.
    .title = Colpa per una carta
rule-std-6-mayhem = Il tuo { -heat } limita il { -contraband } che puoi trafficare al { -black-market }. A 0 sei pulito e non c’è limite; a 1 puoi trafficarne 3, a 2 solo 2, a 3 solo 1, a 4 niente.
    .title = { -heat } e { -black-market }
rule-std-6-wise-guys = La tua { -clout } limita l’{ -booze } che puoi vendere al { -black-market }. A 4 non c’è limite; a 3 puoi venderne 3, a 2 solo 2, a 1 solo 1.
    .title = { -clout } e { -black-market }
rule-std-7-mayhem = Quando una sola carta fa prendere la colpa a più gang, prima si stabilisce quali; poi ognuna sceglie il suo { -member }, in { -patch-order }. Nessuna di queste perdite cambia chi altro deve prendersi la colpa.
    .title = Più colpe insieme
rule-std-7-wise-guys = Quando una sola carta fa prendere la colpa a più gang, prima si stabilisce quali; poi ognuna sceglie il suo { -made-man }, in { -leadership-order }. Nessuna di queste perdite cambia chi altro deve prendersi la colpa.
    .title = Più colpe insieme

## LDR

rule-ldr-1-mayhem = L’{ -patch-order } parte dal { -patch-holder } e va verso sinistra. Vale per gli ordini, per i rinforzi, per dividere i colpi in una { -pile-up } e ogni volta che conta chi viene prima.
    .title = L’{ -patch-order }
rule-ldr-1-wise-guys = L’{ -leadership-order } parte dal { -boss-of-bosses } e va verso sinistra. Vale per gli ordini, per dividere i colpi in una { -pile-up } e ogni volta che conta chi viene prima; solo i rinforzi hanno un ordine tutto loro.
    .title = L’{ -leadership-order }
rule-ldr-2-mayhem = Lo { -reaper-patch } si prende in tre modi: sfruttando la Stazione di polizia, battendo il { -patch-holder } in uno Scontro, o grazie a una carta. Non può mai far parte di un accordo.
    .title = Prendere lo Stemma
rule-ldr-2-wise-guys = Si diventa { -boss-of-bosses } in tre modi: sfruttando il Municipio, battendo il { -boss-of-bosses } in uno Scontro, o grazie a una carta. Il segnalino non può mai far parte di un accordo.
    .title = Diventare { -boss-of-bosses }
rule-ldr-3-mayhem = Il { -patch-holder } ha il vantaggio e vince le parità: in uno Scontro e per la vittoria a fine partita.
    .title = Il vantaggio: lo Stemma vince le parità
rule-ldr-3-wise-guys = Il { -boss-of-bosses } nomina il vincitore di uno Scontro in parità, e vince se è alla pari per la vittoria a fine partita.
    .title = Il Capo decide le parità

## BLK

rule-blk-1-mayhem = Ogni gang sceglie in segreto quanto { -contraband } trafficare: da zero fino a quanto ne ha e a quanto il suo { -heat } permette. Tutti aprono il pugno insieme. Ciò che è nel pugno non può essere ceduto prima.
    .title = Offerte segrete
rule-blk-1-wise-guys = Ogni gang sceglie in segreto quanto { -booze } vendere: da zero fino a quanto ne ha e a quanto la sua { -clout } permette. Tutti aprono il pugno insieme. Ciò che è nel pugno non può essere ceduto prima.
    .title = Offerte segrete
rule-blk-2-mayhem = Più si traffica in tutto, più scende il prezzo di ogni pezzo. In tre: fino a 3 trafficati, 3 cash l’uno; da 4 a 6, 2 cash; oltre, 1. In quattro: fino a 4, 3 cash; da 5 a 8, 2; oltre, 1; in cinque o sei le fasce sono larghe cinque o sei. I giocatori sono quelli dell’inizio della partita: quando una gang viene sciolta, i prezzi restano.
    .title = Prezzo secondo il totale
rule-blk-2-wise-guys = Più si vende in tutto, più scende il prezzo di ogni pezzo. In tre: fino a 3 venduti, 3 cash l’uno; da 4 a 6, 2 cash; oltre, 1. In quattro: fino a 4, 3 cash; da 5 a 8, 2; oltre, 1. I giocatori sono quelli dell’inizio della partita: quando una gang viene sciolta, i prezzi restano.
    .title = Prezzo secondo il totale
rule-blk-3-mayhem = Dopo che tutti sono stati pagati, ogni gang che ha trafficato qualcosa guadagna 1 { -heat }, qualunque sia la quantità. Chi deve prendersi la colpa lo fa allora, in { -patch-order }; quanto ha incassato e il prezzo restano validi.
    .title = Trafficare attira { -heat }
rule-blk-3-wise-guys = Dopo che tutti sono stati pagati, ogni gang che ha venduto qualcosa perde 1 { -clout }, qualunque sia la quantità. Chi deve prendersi la colpa lo fa allora, in { -leadership-order }; le sue vendite e il prezzo restano validi.
    .title = Vendere costa { -clout }

## LST

rule-lst-1-mayhem = Le { -last-calls } hanno effetto nell’ordine in cui sono state pescate. All’interno di una carta le gang seguono l’{ -patch-order }.
    .title = Ordine delle { -last-calls }
rule-lst-1-wise-guys = Le { -last-calls } hanno effetto nell’ordine in cui sono state pescate. All’interno di una carta le gang seguono l’{ -leadership-order }.
    .title = Ordine delle { -last-calls }

## CLN

rule-cln-1 = Si tolgono i segnalini ordine dai luoghi, gli uomini sulle { -opportunity } tornano alla loro clubhouse e le carte di questo round si scartano. Un { -hassle } o un effetto dell’ospedale sui tiri del { -emergency-room } vale ancora per i tiri di questo riordino.
    .title = Sgombrare il tavolo
rule-cln-2 = Tira un dado per ogni ferito: con 1–3 va nel { -recruit-pool }, con 4–6 torna alla clubhouse. Il { -emergency-room } resta vuoto.
    .title = Tiri del { -emergency-room }
rule-cln-3 = Gli uomini sulle tessere che restano in gioco rimangono lì per il round successivo.
    .title = Chi resta dov’è

## END

rule-end-1 = Dopo il riordino dell’ultimo round tutti alzano gli schermi e vince la gang con più cash. Finito quel riordino, non si fanno più accordi.
    .title = Vince chi ha più cash
rule-end-2-mayhem = In caso di parità nel cash vince il { -patch-holder }, se è tra chi è alla pari; altrimenti, tra questi, chi ha più armi. Chi è ancora alla pari gioca un ultimo Scontro: un dado, più 1 per { -prospect } e 2 per { -member }, contando tutti quelli fuori dal { -recruit-pool }. Se è ancora parità, tirano di nuovo.
    .title = Risolvere la parità
rule-end-2-wise-guys = In caso di parità nel cash vince il { -boss-of-bosses }, se è tra chi è alla pari; altrimenti, tra questi, chi ha più armi. Chi è ancora alla pari gioca un ultimo { -slugging }: un dado più i valori di { -slugging } di tutti quelli fuori dal { -recruit-pool }. Se è ancora parità, il { -boss-of-bosses } nomina il vincitore.
    .title = Risolvere la parità

## DEA

rule-dea-1-mayhem = Due giocatori qualsiasi possono darsi o scambiarsi cash, armi e { -contraband } per qualunque motivo, nel proprio turno o fuori, ogni volta che il gioco aspetta la risposta di qualcuno, anche nel mezzo di uno Scontro e al mercato: pagare una gang prima che ripartisca i colpi è proprio ciò a cui servono gli accordi. Fuori portata sono solo ciò che è in un pugno chiuso e le armi estratte, finché il pugno non si apre o le armi non si scartano. Quando chiudi il pugno, le tue offerte aperte di ciò che un pugno simile può contenere (armi in uno Scontro, { -contraband } al mercato) sono ritirate, e non puoi farne di nuove prima che si apra, qualunque cosa contenga.
    .title = Che cosa e quando
rule-dea-1-wise-guys = Due giocatori qualsiasi possono darsi o scambiarsi cash, armi e { -booze } per qualunque motivo, nel proprio turno o fuori, ogni volta che il gioco aspetta la risposta di qualcuno, anche nel mezzo di uno Scontro e al mercato: pagare il { -boss-of-bosses } prima che decida un pareggio è proprio ciò a cui servono gli accordi. Fuori portata sono solo ciò che è in un pugno chiuso e le armi estratte, finché il pugno non si apre o le armi non si scartano. Quando chiudi il pugno, le tue offerte aperte di ciò che un pugno simile può contenere (armi in uno Scontro, { -booze } al mercato) sono ritirate, e non puoi farne di nuove prima che si apra, qualunque cosa contenga.
    .title = Che cosa e quando
rule-dea-2-mayhem = Ordini, { -heat }, uomini e { -reaper-patch } non si scambiano mai tra giocatori.
    .title = Che cosa non si scambia
rule-dea-2-wise-guys = Ordini, { -clout }, uomini e segnalino { -boss-of-bosses } non si scambiano mai tra giocatori.
    .title = Che cosa non si scambia
rule-dea-3 = Una promessa per il futuro non impegna nessuno. Ciò che si concorda per adesso si consegna subito, le due metà insieme. Ogni accordo si fa in due: un regalo è un’offerta che non chiede niente, e lo puoi rifiutare. Un pagamento promesso, offerto in tempo e rifiutato, vale come promessa mantenuta.
    .title = Promesse e scambi
rule-dea-4 = Le parole non costano niente: puoi offrire più di quanto hai, quindi fare un’offerta non prova niente. Viene messa alla prova quando qualcuno la accetta. Se accetti e non puoi coprire la tua parte, lo sai solo tu e l’offerta resta. Se non può chi l’ha fatta, niente passa di mano, lo sapete in due e l’offerta cade.
    .title = Le parole non costano

## OPT

rule-opt-1 = L’Ospedale St. Thomas resta fuori dal gioco.
    .title = Proiettili a Punta Cava
    .game = mayhem
rule-opt-2 = La partita si allunga: tre carte { -anarchy } in più nel mazzo per ogni round aggiuntivo, finché bastano le carte. Ciò che riguarda l’ultimo round vale allora per il nuovo ultimo round.
    .title = Lungo Viaggio
    .game = mayhem
rule-opt-3 = I segnalini ordine stanno nascosti dietro lo schermo. Chi può guardare dietro il tuo vede anche quelli, e quando salti il turno tutti sanno che non ne hai. Restano comunque non scambiabili.
    .title = Sotto il Radar
    .game = mayhem
rule-opt-4 = I { -prospect } con cui non cominci lasciano il gioco. Non puoi mai averne più di quanti ne avevi all’inizio.
    .title = Poca Scelta
    .game = mayhem
rule-opt-5 = Le quattro carte hardcore si mescolano con le altre prima di pescarne quindici. Portano { -obstacles }, { -hassles } e { -last-calls } più duri, e nessuna { -opportunity }.
    .title = Carte Hardcore
    .game = mayhem
rule-opt-6 = La carta Guerra tra gang si toglie prima di formare il mazzo e resta in vigore per tutta la partita, oltre alle carte scoperte. Paga per ogni rivale davvero ferito, non per ogni arma.
    .title = Guerra della Birra
    .game = wise-guys
rule-opt-7 = All’inizio di ogni round, prima di prendere i segnalini, il { -boss-of-bosses } può scartare un’arma per far saltare un’Attività già scoperta o un luogo di partenza, esclusi Municipio, Ospedale cittadino e { -emergency-room }. Gli uomini che vi si trovano tornano a casa e la tessera non torna più. La sostituisce un’Attività inutilizzata presa a caso, scoperta e subito utilizzabile.
    .title = Attentato dinamitardo
    .game = wise-guys
rule-opt-8 = Guadagni 2 cash per ogni gradino di { -clout } perso, qualunque sia la causa. Il ritorno a 1 quando la esaurisci non è né un guadagno né una perdita. Se sei a 1, perderne 2 paga per un gradino solo.
    .title = Il Crimine Paga
    .game = wise-guys
rule-opt-9 = L’Ospedale cittadino resta fuori dal gioco.
    .title = Massacro col Mitra
    .game = wise-guys
