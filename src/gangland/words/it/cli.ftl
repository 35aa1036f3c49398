### La riga di comando: aiuto, errori, file, e i comandi `play`, `replay`, `position` e `rules`.

## The command itself

cli-description = Gangland: Men of Mayhem e Wise Guys nel tuo terminale. Non ufficiale.
cli-usage = uso:
cli-positionals = argomenti
cli-options = opzioni
cli-verbs = comandi
cli-version = gangland { $version }
cli-help-help = mostrare questo aiuto e uscire
cli-help-version = mostrare la versione e uscire
cli-help-lang = lingua: en, fr o it
cli-metavar-verb = COMANDO
cli-metavar-file = FILE
cli-metavar-names = NOME,NOME…
cli-metavar-bots = BOT,BOT…
cli-metavar-options = OPZIONE,OPZIONE…
cli-metavar-seed = SEME
cli-metavar-dice = FACCIA,FACCIA…
cli-metavar-seconds = SECONDI
cli-metavar-lesson = LEZIONE
cli-metavar-seat = POSTO
cli-metavar-move = MOSSA
cli-error = gangland: { $what }
cli-interrupted = Interrotto.
cli-cannot-print = Impossibile scrivere il risultato: { $reason }
cli-crash = Spiacenti, non doveva succedere. I dettagli sono qui: { $file }
cli-nowhere = (da nessuna parte: non si può scrivere nella cartella temporanea)
cli-no-lang = lingua sconosciuta: «{ $lang }» (ci sono { $known })
cli-needs-library = «gangland { $verb }» ha bisogno di una libreria che non è installata: { $library }
cli-blame-invalid-choice = { $name } non può essere { $value } (a scelta: { $known })
cli-blame-one-value = { $name } vuole un valore
cli-blame-no-value = { $name } non vuole valori, ma ha ricevuto { $value }
cli-blame-not-whole = { $name } vuole un numero intero, non { $value }
cli-blame-not-number = { $name } vuole un numero, non { $value }
cli-blame-not-together = { $name } non va insieme a { $value }
cli-blame-unknown = argomento sconosciuto: { $value }
cli-blame-required = manca qualcosa: { $value }
cli-blame-ambiguous = { $name } può essere { $known }
game-mayhem = Men of Mayhem
game-wise-guys = Wise Guys

## bots

bots-help = i rivali che ci sono, ognuno in una frase
bots-about = Elenca i bot contro cui giocare, dal più facile in su, e che cosa può dire il loro nome.
bots-budgets = A chi prova le mosse si può dire per quanto pensare: capo:25ms, boss:100ms, boss:1000ms; o in partite di prova, che si ripetono: capo:200p.
bots-temperaments = Dal lieutenant in su danno la parola; come la mantengono si dice dopo un più, come boss+honest, o si estrae in segreto:

## play

play-help = giocare una partita nel browser, o nel terminale
play-about = Prepara un tavolo contro i bot e lo apre nel browser; con --text (o --seed, --save, --resume, --position, --dice) gioca in questo terminale, se vuoi con gli amici alla stessa tastiera. Senza opzioni: tu contro tre thug.
play-you = Tu
play-help-text = giocare in questo terminale
play-help-game = a quale gioco
play-help-players = le persone alla tastiera
play-help-bots = i bot al tavolo: thug, capo:100ms, boss+honest (trusting, honest, shrewd, treacherous), uno installato, o module:Class («gangland bots» dice com’è ognuno)
play-help-options = le opzioni della partita, per esempio slim-pickings,long-haul=2
play-help-pack = file di pacchetto sopra quello del gioco
play-help-seed = un seme per i dadi e i mazzi
play-help-open-deals = tutti vedono tutti gli accordi
play-help-save = il file in cui tenere la partita; non deve esistere ancora
play-help-resume = riprendere la partita in questo file
play-help-position = partire da una posizione in questo file
play-help-lesson = una prima partita guidata, di «--game» o la prima: mayhem, wise-guys
play-help-dice = che cosa mostrano i prossimi dadi, per esempio 3,4,6
play-help-breath = per quanti secondi i bot aspettano prima di ogni risposta; 1 in un terminale, altrimenti 0

## replay and position

replay-help = raccontare una partita
replay-about = Racconta una partita dal suo diario, a schermi alzati o dal punto di vista di un giocatore.
replay-help-file = il diario di una partita
replay-help-seat = da quale punto di vista: una gang, un giocatore, un numero da 1, «all» (schermi alzati) o «public»; una partita non finita si racconta come la vede il pubblico
replay-help-to = fermarsi dopo questo numero di mosse
replay-help-step = aspettare Invio prima di ogni mossa, con il tavolo
replay-next = Mossa { $n } di { $of }. Invio continua, q esce:
position-help = stampare la posizione di una partita
position-about = Stampa la posizione di un diario, alla fine o dopo una mossa, come testo che si può cambiare e da cui si riprende con «gangland play --position».
position-help-file = un diario o una posizione
position-help-json = in JSON, per i programmi

## rules

rules-help = consultare le regole
rules-about = Stampa una regola dal suo numero, un capitolo o tutto il libro, con gli esempi di gioco, oppure trova le regole che parlano di certe parole, in una qualsiasi delle tre lingue.
rules-metavar-id = ID
rules-help-id = una regola come FGT-3, un capitolo come FGT, o parole da cercare
rules-help-game = le regole di quale gioco
rules-chapter = { $chapter } – { $about }
rules-chapters = Quale regola? Per esempio: regole FGT-3, o parole da cercare. I capitoli: { $list }
rules-title = { $id } · { $title }
rules-other-game = { $title } (solo in { $game })
rules-unknown = Non c’è nessuna regola «{ $id }».
rules-near = Forse volevi dire: { $ids }?
rules-see-list = «gangland rules» le elenca tutte.
rules-help-all = stampare tutto il libro, capitolo per capitolo
rules-help-examples = stampare solo gli esempi di gioco
rules-example = Esempio: { $text }
rules-hit-in = { $line } ({ $lang })
rules-more = … e altre { $count }. Un’altra parola restringe la ricerca.
rules-some-words = Nessuna regola parla di tutto questo; quelle che ne parlano in parte:
rules-nothing = Nessuna regola parla di «{ $wanted }», in nessuna lingua.
rules-near-titles = I titoli più vicini: { $list }
rules-no-example = Nessun esempio di gioco illustra { $id }.

## Files

file-exists =
    { $file } esiste già e non viene sovrascritto. Indica un altro file, o riprendi la partita:
    { $command }
file-cannot-write = non si può scrivere { $file }: { $reason }
file-cannot-read = non si può leggere { $file }: { $reason }
file-not-text = { $file } non è un file di testo in UTF-8.
file-too-large = { $file } è troppo grande per una posizione.
file-bad-position = { $file }: { $reason }
system-eacces = non ne hai il permesso.
system-eaddrinuse = qualcun altro vi è già in ascolto.
system-eaddrnotavail = questa macchina non ha quell’indirizzo.
system-eexist = esiste già.
system-einval = il sistema non può farlo.
system-eisdir = è una cartella.
system-eloop = i suoi collegamenti girano in tondo.
system-enametoolong = il suo nome è troppo lungo.
system-enoent = quel file o quella cartella non esiste.
system-enospc = il disco è pieno.
system-enotdir = il suo percorso passa per qualcosa che non è una cartella.
system-eperm = il sistema non lo permette.
system-erofs = il disco è di sola lettura.
system-no-host = quell’indirizzo non esiste.
save-kept = Ogni mossa è salvata subito, in { $file }
save-copied = Una copia è in { $file }
leave-saved =
    La partita è salvata. Per riprenderla:
    { $command }
