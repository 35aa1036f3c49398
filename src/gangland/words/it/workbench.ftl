bench-help = misurare quanto costano le regole su questa macchina
bench-description = Misura decisioni e partite al secondo giocando a caso, e il costo di una copia, delle azioni permesse, di una vista, della scelta di un thug e del caricamento di una partita. Con --budgets: di quanto i bot che cercano superano 25 e 100 ms, senza e con accordi.
bench-help-game = quale gioco
bench-help-seconds = durata approssimativa di ogni misura (1); con --budgets, durata massima di ogni partita (fino alla fine)
bench-help-budgets = misurare invece di quanto chi cerca supera il proprio budget
bench-bad-seconds = --seconds deve essere più di 0.
bench-help-json = scrivere JSON
bench-help-lang = lingua
bench-title = Motore { $engine }, Python { $python }, { $machine }; un core, quattro gang, gioco a caso
bench-title-budgets = Motore { $engine }, Python { $python }, { $machine }; due capi e due boss, tempo di processore di una scelta oltre il suo budget
bench-overrun = { $bot }, { $deals ->
    [yes] con accordi
   *[no] senza accordi
}: { $mean } ms in media, { $most } ms nel 99 % dei casi, { $longest } ms al massimo ({ $n ->
    [one] una scelta
   *[other] { $n } scelte
})
bench-compiled = compilato
bench-interpreted = interpretato
bench-decisions = decisioni, azioni permesse come menu
bench-decisions-listed = decisioni, azioni permesse elencate una per una
bench-games = partite
bench-copy = copia di una posizione
bench-menu = azioni permesse come menu
bench-list = azioni permesse elencate una per una
bench-view = vista di un giocatore
bench-choice = scelta di un thug
bench-load = caricamento di una partita intera dal suo diario
bench-lines = la sua lunghezza
unit-per-second = al secondo
unit-microseconds = µs
unit-milliseconds = ms
unit-lines = righe
fuzz-help = giocare a caso e cercare tutto ciò che non deve accadere
fuzz-description = Gioca partite a caso con tutte le opzioni e ogni numero di giocatori, cercando errori, vicoli ciechi, partite senza fine, invarianti violati, riletture diverse e fughe di segreti.
fuzz-help-game = quale gioco
fuzz-help-games = quante partite
fuzz-help-seed = seme; lo stesso seme dà le stesse partite
fuzz-help-first = numero della prima partita, per rivederne una
fuzz-help-jobs = quanti processi
fuzz-help-out = cartella per i diari di ciò che si trova
fuzz-help-lang = lingua
fuzz-bad-numbers = --games e --jobs devono essere almeno 1, e --first non può essere negativo.
fuzz-progress = Ricerca
fuzz-done = { $games ->
    [one] Una partita,
   *[other] { $games } partite,
} { $findings ->
    [0] nulla da segnalare.
    [one] una segnalazione.
   *[other] { $findings } segnalazioni.
}
fuzz-not-saved = Impossibile salvare { $path }: { $reason }
fuzz-finding = Trovato: { $what }
    Diario: { $path }
    Di nuovo: { $command }
