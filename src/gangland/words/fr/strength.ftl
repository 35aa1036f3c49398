### L’arène : des ligues de bots sur des donnes appariées, et leur force.

arena-help = mesurer la force des bots
arena-description = Fait jouer des candidats contre des rivaux sur des donnes appariées : mêmes lieux, cartes, dés et gangs, le candidat à chaque place tour à tour. Montre la part de parties gagnées avec un intervalle de 95 % sur les donnes, des classements, et l’effet des places, des gangs, des budgets et des accords. Relancée avec les mêmes mots, la commande reprend où elle fut interrompue.
arena-help-game = quel jeu
arena-help-entrant = les candidats, chacun avec sa ligne : thug, capo:25ms, un bot installé, ou module:Classe
arena-help-against = leurs rivaux, à tour de rôle ; thug-1-* désigne tous ceux de la ligue figée qui s’appellent ainsi ; sans rivaux, chacun joue contre les autres
arena-help-league = une ligue à la place : { $leagues }, ou un fichier qui finit par .toml
arena-help-games = combien de parties par ligne
arena-help-players = combien de joueurs
arena-help-options = options du jeu, par exemple slim-pickings,long-haul=2
arena-help-models = des modèles de langage (llm:NOM), selon un fichier ; sans lui, selon l’environnement (docs/language-models.md)
arena-help-deals = laisser les bots conclure des accords entre eux
arena-help-seed = une graine ; la même graine donne les mêmes donnes
arena-help-out = le dossier de la série : parties, résultats et rapport
arena-help-logs = de combien de donnes par ligne garder les parties comme journaux pour gangland replay
arena-help-jobs = combien de processus ; les donnes restent les mêmes
arena-help-ray = jouer sur la grappe que nomme RAY_ADDRESS, avec Ray
arena-help-json = en JSON, pour les programmes
arena-help-lang = langue
arena-bad-numbers = --games et --jobs doivent valoir au moins 1, --logs au moins 0.
arena-bad-file = { $file } ne convient pas : { $reason }
arena-needs-extra = Les classements, les résultats en Parquet et le rapport demandent quelques bibliothèques : { $command }. Toutes les parties sont dans { $file }.
arena-needs-ray = --ray demande Ray : { $command }
arena-torn = Une ligne déchirée est gardée dans { $file } ; sa donne est rejouée.
arena-progress = En jeu
arena-interrupted = Interrompu après { $played } parties sur { $games } : la même commande reprend.
arena-written = Écrits : { $report }, { $tables }, { $results } ; parties en journaux dans { $logs }
arena-played = { $played } parties sur { $games }, graine { $seed }
arena-seat = Place { $seat }
arena-dealing = { $bot }, avec accords
arena-silent = { $bot }, sans accords
arena-players = { $players } joueurs
arena-bar-least = au moins { $bar } : { $value }
arena-bar-most = au plus { $bar } : { $value }
arena-bar-above = tout l’intervalle au-dessus de { $bar } : { $value }
arena-bar-times = au moins { $bar } fois plus souvent : { $value }
arena-bar-reaches = intervalle jusqu’à { $bar } : { $value }
arena-bar-as-rich = argent par gang au moins { $bar } : { $value }
arena-title-rows = Les candidats contre leurs rivaux
arena-title-entrants = Aux tables : les temps sont des millisecondes de processeur
arena-title-deals = Accords par partie, ce que l’un rapportait aux prix d’usage, et ce qu’il changeait aux chances de gagner
arena-title-promises = Promesses : ce que sont devenus ceux à qui elles furent faites
arena-title-tempers = Ce que vaut une parole : un tempérament parmi d’autres
arena-title-models = Les modèles de langage : leur parole, leurs fautes et leur coût
arena-title-ahead = Face à face : combien de fois le candidat devance un rival
arena-title-seats = Le candidat par place
arena-title-gangs = Le candidat par gang
arena-title-ratings = Classements (openskill)
arena-title-budgets = La force selon le budget
arena-column-row = Ligne
arena-column-game = Jeu
arena-column-candidate = Candidat
arena-column-against = Contre
arena-column-entrant = Joueur
arena-column-rival = Rival
arena-column-part = De
arena-column-games = Parties
arena-column-share = Victoires
arena-column-interval = 95 %
arena-column-cash = Argent par gang
arena-column-bar = Seuil
arena-column-decisions = Décisions
arena-column-time = Temps chacune
arena-column-longest = La plus longue
arena-column-illegal = Illégales
arena-column-proposed = Offres
arena-column-dealt = Accords
arena-column-worth = En argent
arena-column-own = Ses chances
arena-column-partners = Celles du partenaire
arena-column-kept = Tenues par partie
arena-column-broken = Rompues par partie
arena-column-promised = Promesses faites
arena-column-kept-all = Tenues
arena-column-broken-all = Rompues
arena-column-accepted = Offres acceptées
arena-column-tries = Essais refusés
arena-column-stood-in = Répondu pour lui
arena-column-calls = Appels
arena-column-sent = Jetons envoyés
arena-column-got = Jetons reçus
arena-column-cost = Coût
arena-column-outcome = Promesse
arena-column-promises = Promesses
arena-column-promises-a-game = Promesses par partie
arena-column-hope = Leurs chances alors
arena-column-hope-change = Ce qu’un accord changeait aux chances de gagner
arena-column-promisee = Victoires
arena-column-promisee-cash = Leur argent
arena-column-gain = Au-delà du hasard
arena-outcome-kept = tenue
arena-outcome-broken = rompue
arena-column-level = Niveau
arena-column-doubt = ±
arena-column-careful = Au moins
arena-column-budget-ms = Millisecondes par décision
arena-column-budget-p = Parties simulées par décision
arena-page-title = Quelle est leur force
arena-page-about = Chaque donne a les mêmes lieux, cartes, dés et gangs, et se joue avec le candidat à chaque place tour à tour. Les intervalles sont de 95 %, par retirage de donnes entières. Le hasard, c’est une victoire parmi autant de joueurs : la ligne pointillée.
arena-page-made = gangland { $version }, règles { $rules }, bots { $bots }, { $compiled ->
    [yes] compilé
   *[no] interprété
} ; graine { $seed } ; { $played } parties sur { $games }
arena-chart = Un graphique du tableau ci-dessous : { $title }
refusal-bad-league = { $file } n’est pas une ligue : { $reason }
refusal-damaged-run = La ligne { $line } de { $file } est abîmée ; enlevez-la, et sa donne sera rejouée.
refusal-damaged-games = La ligne { $line } de { $file } est abîmée ; enlevez-la, et ses parties sont rejouées.
refusal-games-in-use = Une mesure est en cours avec { $file } en ce moment.
refusal-empty-row = La ligne { $row } n’a ni partie ni rival.
refusal-no-run-folder = { $folder } contient autre chose qu’une série de l’arène : nommez un dossier nouveau, ou vide.
refusal-no-such-row = La ligne { $row } parle d’une ligne qui n’existe pas ; il y en a { $rows }.
refusal-other-run = { $folder } contient une série { $part ->
    [league] d’une autre ligue, ou avec d’autres mots
    [version] d’une autre version de Gangland
    [rules] selon une autre version des règles
    [packs] avec d’autres cartes
    [bots] d’autres bots : ils jouent autrement à présent
    [compiled] de l’autre construction, compilée ou interprétée
   *[logged] avec un autre nombre de journaux
} : nommez un dossier nouveau.
refusal-run-in-use = Une série est en cours dans { $folder } en ce moment.
refusal-unknown-cards = Il n’y a pas de cartes de la version « { $cards } » ; il y a : { $known }.
refusal-unknown-league = Il n’y a pas de ligue « { $league } » ; il y a : { $known }, ou un fichier qui finit par .toml.
refusal-what-to-play = Dites --entrant avec les bots à mesurer, ou --league, mais pas les deux.
