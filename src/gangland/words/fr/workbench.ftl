bench-help = mesurer ce que coûtent les règles sur cette machine
bench-description = Mesure les décisions et les parties par seconde en jouant au hasard, et le coût d’une copie, des actions permises, d’une vue, du choix d’un thug et du chargement d’une partie. Avec --budgets : de combien les bots qui cherchent dépassent 25 et 100 ms, sans et avec accords.
bench-help-game = quel jeu
bench-help-seconds = durée approximative de chaque mesure (1) ; avec --budgets, durée maximale de chaque partie (jusqu’à sa fin)
bench-help-budgets = mesurer plutôt de combien ceux qui cherchent dépassent leur budget
bench-bad-seconds = --seconds doit valoir plus que 0.
bench-help-json = écrire du JSON
bench-help-lang = langue
bench-title = Moteur { $engine }, Python { $python }, { $machine } ; un cœur, quatre gangs, jeu au hasard
bench-title-budgets = Moteur { $engine }, Python { $python }, { $machine } ; deux capos et deux boss, temps de processeur d’un choix au-delà de son budget
bench-overrun = { $bot }, { $deals ->
    [yes] avec accords
   *[no] sans accords
} : { $mean } ms en moyenne, { $most } ms dans 99 % des cas, { $longest } ms au plus ({ $n ->
    [one] { $n } choix
   *[other] { $n } choix
})
bench-compiled = compilé
bench-interpreted = interprété
bench-decisions = décisions, actions permises sous forme de menu
bench-decisions-listed = décisions, actions permises énumérées une à une
bench-games = parties
bench-copy = copie d’une position
bench-menu = actions permises sous forme de menu
bench-list = actions permises énumérées une à une
bench-view = vue d’un joueur
bench-choice = choix d’un thug
bench-load = chargement d’une partie entière depuis son journal
bench-lines = sa longueur
unit-per-second = par seconde
unit-microseconds = µs
unit-milliseconds = ms
unit-lines = lignes
fuzz-help = jouer au hasard et chercher tout ce qui ne doit pas arriver
fuzz-description = Joue des parties au hasard avec toutes les options et tous les nombres de joueurs, à la recherche de plantages, d’impasses, de parties sans fin, d’invariants brisés, de relectures différentes et de fuites de secrets.
fuzz-help-game = quel jeu
fuzz-help-games = combien de parties
fuzz-help-seed = graine ; la même graine donne les mêmes parties
fuzz-help-first = numéro de la première partie, pour en revoir une
fuzz-help-jobs = combien de processus
fuzz-help-out = dossier pour les journaux des trouvailles
fuzz-help-lang = langue
fuzz-bad-numbers = --games et --jobs doivent valoir au moins 1, et --first ne peut être négatif.
fuzz-progress = Recherche
fuzz-done = { $games ->
    [one] Une partie,
   *[other] { $games } parties,
} { $findings ->
    [0] rien trouvé.
    [one] une trouvaille.
   *[other] { $findings } trouvailles.
}
fuzz-not-saved = Impossible d’enregistrer { $path } : { $reason }
fuzz-finding = Trouvé : { $what }
    Journal : { $path }
    Pour revoir : { $command }
