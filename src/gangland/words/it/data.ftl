# gangland dataset: partite di bot in Parquet.

dataset-help = scrivere partite tra bot in Parquet, per imparare
dataset-description = Gioca partite tra bot e scrive ogni decisione con ciò che il suo posto vedeva e poteva dire, l’esito di ogni partita, accordi, promesse e soffiate, in file Parquet. Interrotto, lo stesso comando prosegue.
dataset-help-deals = lasciare che i bot facciano accordi tra loro; molto più lento
dataset-help-out = la cartella
dataset-help-ray = giocare sul cluster Ray a questo indirizzo («local»: uno su questa macchina)
dataset-bad-numbers = --games e --jobs devono essere almeno 1.
dataset-needs-extra = Parquet ha bisogno di una libreria: { $command }
dataset-progress = Partite
dataset-written = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in { $folder }: { $files } file, { $size } MB. Che cosa contengono: { $card }
dataset-interrupted = Interrotto; lo stesso comando prosegue. Ciò che è intero sta in { $folder }.
refusal-data-in-use = Qualcuno sta scrivendo in { $folder } proprio ora.
refusal-no-data-folder = { $folder } contiene altro che partite così: indica una cartella nuova, o vuota.
refusal-other-data = { $folder } contiene altre partite: { $part } lì è diverso. Indica una cartella nuova.
data-card-title = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} di { $game }
data-card-about = Scritte da Gangland { $version }. Hanno giocato bot tra loro; non ci sono persone né account. Un’osservazione è ciò che il suo posto può sapere e nient’altro; una partita intera mostra ciò che sanno tutti i posti.
data-card-use = Gli stessi bot, lo stesso seme e la stessa versione danno gli stessi file. I bot non sono persone: ciò che vince tra loro non vince per forza tra noi.
data-card-bots = Bot
data-card-options = Opzioni
data-card-deals = Accordi
data-card-seed = Seme
data-card-cards = Carte
data-card-rules = Regole
data-card-observation = Numeri di un’osservazione
data-card-mask = Numeri di una maschera
data-card-yes = sì
data-card-no = no
data-card-none = nessuna
data-card-table = Tabella
data-card-columns = Colonne
