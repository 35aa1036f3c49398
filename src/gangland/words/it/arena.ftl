### Simulazioni: bot contro bot.

simulate-help = far giocare i bot tra loro e contare
simulate-description = Gioca molte partite tra bot, che passano per tutti i posti e tutte le gang, e mostra chi vince quante volte e quanto vale ogni luogo e ogni carta.
simulate-help-game = quale gioco
simulate-help-games = quante partite
simulate-help-bots = i bot, uno per giocatore: thug o random
simulate-help-seed = un seme; lo stesso seme dà le stesse partite
simulate-help-jobs = quanti processi; le partite restano le stesse
simulate-help-options = opzioni del gioco, per esempio slim-pickings,long-haul=2
simulate-help-pack = file da aggiungere al contenuto del gioco
simulate-help-json = in JSON, per i programmi
simulate-help-lang = lingua
simulate-bad-numbers = --games e --jobs devono essere almeno 1.
simulate-progress = Partite
simulate-interrupted = Interrotto: ecco che cosa hanno mostrato { $played } partite su { $games }.
simulate-played = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, seme { $seed }
simulate-average = In media: { $cash } contanti per gang, { $rounds } round, { $decisions } decisioni, { $fights } risse, { $falls } arresti, { $disbanded } gang sciolte
simulate-speed = { $seconds } s: { $games } partite e { $decisions } decisioni al secondo
simulate-title-bots = Bot
simulate-title-gangs = Gang, sulle partite a cui hanno partecipato
simulate-title-seats = Posti
simulate-title-turns = Ordine di turno del primo round: il primo leader, poi verso sinistra
simulate-title-tiles = Luoghi e opportunità
simulate-title-cards = Altre carte
simulate-column-name = Nome
simulate-column-games = Partite
simulate-column-wins = Vittorie
simulate-column-rate = Quota
simulate-column-interval = 95 %
simulate-column-cash = Contanti
simulate-column-up = Rivelato
simulate-column-exploited = Sfruttato
simulate-column-boosted = Potenziato
simulate-column-worth = Valore in contanti
simulate-column-turned = Rivelata
simulate-column-hits = Gang colpite
