### Simulazioni: bot contro bot.

simulate-help = far giocare i bot tra loro e contare
simulate-description = Gioca molte partite tra bot, che passano per tutti i posti e tutte le gang, e mostra chi vince quante volte e quanto vale ogni luogo e ogni carta.
simulate-help-game = quale gioco
simulate-help-games = quante partite
simulate-help-bots = i bot, uno per giocatore: thug, random, uno installato, o module:Class («gangland bots» li elenca)
simulate-help-seed = un seme; lo stesso seme dà le stesse partite
simulate-help-jobs = quanti processi; le partite restano le stesse
simulate-help-options = opzioni del gioco, per esempio slim-pickings,long-haul=2
simulate-help-pack = file di pacchetti oltre a quello del gioco
simulate-help-deals = lasciare che i bot facciano accordi tra loro; una ventina di volte più lento
simulate-help-logs = quante partite tenere come diari per gangland replay, con i loro accordi: le prime
simulate-help-out = la cartella di questi diari
simulate-help-json = in JSON, per i programmi
simulate-help-lang = lingua
simulate-bad-numbers = --games e --jobs devono essere almeno 1, --logs almeno 0.
simulate-written = { $logs ->
    [one] { $logs } partita
   *[other] { $logs } partite
} come diari in { $folder }
simulate-progress = Partite
simulate-interrupted = Interrotto: ecco che cosa hanno mostrato { $played } partite su { $games }.
simulate-played = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, seme { $seed }
simulate-uneven = Non del tutto pari: partite per gang { $gang }, allo stesso posto { $seat }. Un multiplo di { $turn } partite è pari in tutto.
simulate-average = In media: { $cash } cash per gang, { $rounds } round, { $decisions } decisioni, { $fights } scontri, { $falls } colpe prese, { $disbanded } gang sciolte
simulate-deals = In media: { $offers } offerte, { $deals } accordi conclusi, { $kept } promesse mantenute, { $broken } rotte
simulate-speed = { $seconds } s: { $games } partite e { $decisions } decisioni al secondo
simulate-title-bots = Bot
simulate-title-gangs = Gang, sulle partite a cui hanno partecipato
simulate-title-seats = Posti
simulate-title-turns = Ordine di turno del primo round: il primo { -patch-holder } ({ -boss-of-bosses }), poi verso sinistra
simulate-title-tiles = Luoghi e opportunità
simulate-title-cards = Altre carte
simulate-column-name = Nome
simulate-column-games = Partite
simulate-column-wins = Vittorie
simulate-column-rate = Quota
simulate-column-interval = 95 %
simulate-column-cash = Cash
simulate-column-up = Rivelato
simulate-column-exploited = Sfruttato
simulate-column-boosted = Potenziato
simulate-column-worth = Valore in cash
simulate-column-turned = Rivelata
simulate-column-hits = Gang colpite

### Equilibrio: un contenuto giocato con ogni numero di giocatori e ogni opzione, accanto ai suoi limiti.

balance-help = misurare l’equilibrio di un contenuto
balance-description = Gioca un contenuto con ogni numero di giocatori e con ogni singola opzione in quattro, lo stesso bot a tutti i posti, e mette i risultati accanto ai limiti: chi vince, in quale posizione, quanto c’è in gioco, quanto vale ogni luogo, potenziamento, carta e ordine di gang, e quali elementi sono strettamente migliori di altri.
balance-help-game = quale gioco; entrambi se non si dice nulla
balance-help-pack = file di pacchetti oltre a quello del gioco
balance-help-games = quante partite per riga
balance-help-rows = le righe, per esempio 3,4,4+slim-pickings; tutte se non si dice nulla
balance-help-bot = il bot a tutti i posti: lieutenant, thug, random…
balance-help-seed = un seme; lo stesso seme dà le stesse partite
balance-help-jobs = quanti processi; le partite restano le stesse
balance-help-keep = un file che conserva ogni partita; con esso una misura riprende da dove è stata interrotta, e va oltre
balance-help-json = in JSON, per i programmi
balance-help-write = scrivere una pagina in Markdown invece di mostrare tabelle
balance-help-lang = lingua
balance-slow = Questa versione è interpretata: quella compilata gioca una quindicina di volte più in fretta. Meno partite (--games 200) o righe (--rows 4) danno una prima idea.
balance-torn = L’ultima riga delle partite conservate era strappata; è in { $file }, e le sue partite si rigiocano.
balance-cannot-write = { $file } non può essere scritto: { $reason }
balance-written = { $file } è scritto.
balance-played = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
} in { $rows ->
    [one] una riga
   *[other] { $rows } righe
}, { $bot } a tutti i posti, seme { $seed }
balance-order = { $gang }: { $order }
balance-in-row = { $what } (riga { $row })
balance-met = rispettato
balance-not-met = mancato
balance-sure = di sicuro
balance-unsure = forse
balance-settled = non sta a noi cambiarlo
balance-over = è migliore di
balance-twin = è uguale a
balance-subject-cash = cash
balance-subject-guns = pistole
balance-subject-goods = merce
balance-subject-place = posizione { $place }
balance-subject-holder = Chi ha il segnalino alla fine
balance-subject-led = Round guidati dal vincitore
balance-subject-first = Vittorie del primo capo
balance-measure-gang = Vittorie di una gang
balance-measure-place = Vittorie di una posizione nell’ordine di turno
balance-measure-supply = Partite con più in gioco che nella scatola
balance-measure-first = Valore del segnalino del capo
balance-measure-leader = Peso del segnalino del capo
balance-measure-site = Uso di un luogo
balance-measure-opportunity = Uso di un’opportunità
balance-measure-boost = Uso di un potenziamento
balance-measure-order = Quota di un ordine di gang tra gli ordini della sua gang
balance-measure-card = Colpi di una carta che non cambiano nulla
balance-measure-dominance = Elementi strettamente migliori di altri
balance-title-summary = Tutti i limiti
balance-title-missed = Mancati
balance-title-gang = Gang
balance-title-place = Posizioni nell’ordine di turno del primo round
balance-title-supply = In gioco
balance-title-leader = Segnalino del capo
balance-title-site = Luoghi
balance-title-opportunity = { -opportunity }
balance-title-boost = Potenziamenti
balance-title-order = Ordini di gang
balance-title-card = Altre carte
balance-title-dominance = Migliori di altri, e gemelli
balance-note-summary = Un limite è rispettato quando lo sono tutti i suoi valori; accanto, il valore più teso.
balance-note-missed = Di sicuro: tutto l’intervallo è oltre il limite. Forse: una parte non lo è.
balance-note-gang = Quota di vittorie rispetto alla quota equa (1 è equo), sulle partite a cui la gang ha partecipato.
balance-note-place = Quota di vittorie rispetto alla quota equa: il primo capo, poi verso sinistra.
balance-note-supply = Quota delle partite in cui a un certo punto c’era in gioco più di quanto contiene la scatola per quattro (136 cash, 24 armi, 24 merci), e il massimo di una partita: mediana · 90º · 99º percentile. Il limite vale per il cash nelle partite in quattro di sei round.
balance-note-leader = Rispetto alla quota equa: quante volte vince chi ha il segnalino alla fine, e quanti dei round ha guidato il vincitore; oltre il limite il segnalino decide le partite. Quanto vale si vede dalle vittorie del primo capo, scelto dai dadi.
balance-note-site = Su tutte le righe. Round in gioco: quelli in cui il luogo era in tavola. Valore: quanto uno sfruttamento con il suo potenziamento ha reso rispetto alla media dei rivali, in cash, segnalini dedotti.
balance-note-opportunity = Su tutte le righe. Round in gioco: quelli in cui l’opportunità era in tavola.
balance-note-boost = Su tutte le righe. Acquistabile: sfruttamenti dopo i quali restava un segnalino per il potenziamento. Valore: del solo potenziamento, dedotto il suo segnalino.
balance-note-order = Su tutte le righe. Si poteva dare: ordini in cui si sarebbe potuto dare. Nessun ordine di gang di nostra invenzione deve superare un terzo degli ordini della sua gang; è morto quello che non si dà quasi mai.
balance-note-card = Su tutte le righe. Gang colpite: contate ogni volta che la carta è uscita. Immutate: la quota di quelle per cui non è cambiato nulla; un { -hassle } cambia le regole e non si conta così.
balance-note-dominance = Confrontato elemento per elemento: tutto ciò che l’altro permette, questo lo permette senza costare di più né rendere di meno.
balance-column-measure = Misura
balance-column-verdict = Verdetto
balance-column-met = Rispettati
balance-column-worst = Il più teso
balance-column-value = Valore (95 %)
balance-column-bar = Limite
balance-column-row = Riga
balance-column-subject = Di
balance-column-sure = Oltre il limite
balance-column-over-cash = Oltre 136 cash
balance-column-peak-cash = Cash
balance-column-over-guns = Oltre 24 armi
balance-column-peak-guns = Pistole
balance-column-over-goods = Oltre 24 merci
balance-column-peak-goods = Merce
balance-column-name = Nome
balance-column-usable-site = Round in gioco
balance-column-usable-opportunity = Round in gioco
balance-column-usable-boost = Acquistabile
balance-column-usable-order = Si poteva dare
balance-column-used = Usato
balance-column-share-site = Sfruttato (95 %)
balance-column-share-opportunity = Sfruttata (95 %)
balance-column-share-boost = Acquistato (95 %)
balance-column-share-order = Di tutti gli ordini (95 %)
balance-column-worth = Valore in cash
balance-column-kind = Tipo
balance-column-turned = Rivelata
balance-column-hits = Gang colpite
balance-column-idle = Immutate (95 %)
balance-column-relation = Relazione
balance-column-other = Altro
balance-page-title = Equilibrio
balance-page-about = Pagina prodotta, non scritta: ogni numero di giocatori e ogni singola opzione in quattro, lo stesso bot a tutti i posti, misurati accanto ai limiti secondo cui sono fatte le carte. Lo stesso comando rifà la stessa pagina:
balance-page-reading = I valori hanno tra parentesi il loro intervallo al 95 %; ✗ segna quello che manca il suo limite. I limiti valgono per il valore stesso, non per gli estremi del suo intervallo. Una riga è un numero di giocatori con un’opzione.
balance-page-details = { $game }: i valori
balance-page-played = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $each } in { $rows ->
    [one] una riga
   *[other] ognuna delle { $rows } righe
}; bot { $bot }, seme { $seed }, contenuto { $pack }.
