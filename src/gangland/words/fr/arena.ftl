### Simulations : des bots contre des bots.

simulate-help = faire jouer des bots entre eux et compter
simulate-description = Joue de nombreuses parties entre bots, qui passent par toutes les places et tous les gangs, et montre qui gagne combien de fois et ce que valent chaque lieu et chaque carte.
simulate-help-game = quel jeu
simulate-help-games = combien de parties
simulate-help-bots = les bots, un par joueur : thug, random, un bot installé, ou module:Class (« gangland bots » les énumère)
simulate-help-seed = une graine ; la même graine donne les mêmes parties
simulate-help-jobs = combien de processus ; les parties restent les mêmes
simulate-help-options = options du jeu, par exemple slim-pickings,long-haul=2
simulate-help-pack = fichiers de pack par-dessus celui du jeu
simulate-help-deals = laisser les bots conclure des accords entre eux ; une vingtaine de fois plus lent
simulate-help-logs = combien de parties garder comme journaux pour gangland replay, avec leurs accords : les premières
simulate-help-out = le dossier de ces journaux
simulate-help-json = en JSON, pour les programmes
simulate-help-lang = langue
simulate-bad-numbers = --games et --jobs doivent valoir au moins 1, --logs au moins 0.
simulate-written = { $logs ->
    [one] { $logs } partie
   *[other] { $logs } parties
} en journaux dans { $folder }
simulate-progress = Parties
simulate-interrupted = Interrompu : voici ce qu’ont montré { $played } parties sur { $games }.
simulate-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, graine { $seed }
simulate-uneven = Pas tout à fait égal : parties par gang { $gang }, à une même place { $seat }. Un multiple de { $turn } parties est égal en tout.
simulate-average = En moyenne : { $cash } cash par gang, { $rounds } tours de jeu, { $decisions } décisions, { $fights } combats, { $falls } chapeaux portés, { $disbanded } gangs démantelés
simulate-deals = En moyenne : { $offers } offres, { $deals } accords conclus, { $kept } promesses tenues, { $broken } rompues
simulate-speed = { $seconds } s : { $games } parties et { $decisions } décisions par seconde
simulate-title-bots = Bots
simulate-title-gangs = Gangs, sur les parties auxquelles ils ont participé
simulate-title-seats = Places
simulate-title-turns = Ordre des joueurs au premier tour de jeu : le premier { -patch-holder } ({ -boss-of-bosses }), puis vers la gauche
simulate-title-tiles = Lieux et { -opportunities }
simulate-title-cards = Autres cartes
simulate-column-name = Nom
simulate-column-games = Parties
simulate-column-wins = Victoires
simulate-column-rate = Part
simulate-column-interval = 95 %
simulate-column-cash = Cash
simulate-column-up = Révélé
simulate-column-exploited = Exploité
simulate-column-boosted = Boosté
simulate-column-worth = Valeur en cash
simulate-column-turned = Révélée
simulate-column-hits = Gangs touchés

### Équilibre : un contenu joué à tous les nombres de joueurs et avec chaque option, face à ses repères.

balance-help = mesurer l’équilibre d’un contenu
balance-description = Joue un contenu à tous les nombres de joueurs et avec chaque option seule à quatre, le même bot à toutes les places, et met les résultats face aux repères : qui gagne, à quelle place, combien il y a en jeu, ce que valent chaque lieu, boost, carte et ordre de gang, et quels éléments sont strictement meilleurs que d’autres.
balance-help-game = quel jeu ; les deux si rien n’est dit
balance-help-pack = fichiers de pack par-dessus celui du jeu
balance-help-games = combien de parties par ligne
balance-help-rows = les lignes, par exemple 3,4,4+slim-pickings ; toutes si rien n’est dit
balance-help-bot = le bot à toutes les places : lieutenant, thug, random…
balance-help-seed = une graine ; la même graine donne les mêmes parties
balance-help-jobs = combien de processus ; les parties restent les mêmes
balance-help-keep = un fichier qui garde chaque partie ; avec lui, une mesure reprend là où elle a été interrompue, et va plus loin
balance-help-json = en JSON, pour les programmes
balance-help-write = écrire une page en Markdown au lieu d’afficher des tableaux
balance-help-lang = langue
balance-slow = Cette version est interprétée : la version compilée joue une quinzaine de fois plus vite. Moins de parties (--games 200) ou de lignes (--rows 4) donnent une première idée.
balance-torn = La dernière ligne des parties gardées était déchirée ; elle est dans { $file }, et ses parties sont rejouées.
balance-cannot-write = { $file } ne peut pas être écrit : { $reason }
balance-written = { $file } est écrit.
balance-played = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
} en { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}, { $bot } à toutes les places, graine { $seed }
balance-order = { $gang } : { $order }
balance-in-row = { $what } (ligne { $row })
balance-met = tenu
balance-not-met = manqué
balance-sure = sûrement
balance-unsure = peut-être
balance-settled = pas à nous de le changer
balance-over = est meilleur que
balance-twin = est pareil à
balance-subject-cash = cash
balance-subject-guns = flingues
balance-subject-goods = marchandise
balance-subject-place = rang { $place }
balance-subject-holder = Qui tient le jeton à la fin
balance-subject-led = Tours de jeu menés par le vainqueur
balance-subject-first = Victoires du premier chef
balance-measure-gang = Victoires d’un gang
balance-measure-place = Victoires d’un rang dans l’ordre du tour
balance-measure-supply = Parties avec plus en jeu que dans la boîte
balance-measure-first = Valeur du jeton de chef
balance-measure-leader = Poids du jeton de chef
balance-measure-site = Usage d’un lieu
balance-measure-opportunity = Usage d’une opportunité
balance-measure-boost = Usage d’un boost
balance-measure-order = Part d’un ordre de gang parmi les ordres de son gang
balance-measure-card = Coups d’une carte qui ne changent rien
balance-measure-dominance = Éléments strictement meilleurs que d’autres
balance-title-summary = Tous les repères
balance-title-missed = Manqués
balance-title-gang = Gangs
balance-title-place = Rangs dans l’ordre du tour du premier tour de jeu
balance-title-supply = En jeu
balance-title-leader = Jeton de chef
balance-title-site = Lieux
balance-title-opportunity = { -opportunities }
balance-title-boost = Boosts
balance-title-order = Ordres de gang
balance-title-card = Autres cartes
balance-title-dominance = Meilleurs que d’autres, et jumeaux
balance-note-summary = Un repère est tenu quand tous ses chiffres le sont ; à côté, le chiffre le plus tendu.
balance-note-missed = Sûrement : tout l’intervalle est au-delà du repère. Peut-être : une partie ne l’est pas.
balance-note-gang = Part de victoires rapportée à la part équitable (1 est équitable), sur les parties auxquelles le gang a participé.
balance-note-place = Part de victoires rapportée à la part équitable : le premier chef, puis vers la gauche.
balance-note-supply = Part des parties où il y a eu à un moment plus en jeu que dans la boîte pour quatre (136 cash, 24 flingues, 24 marchandises), et le maximum d’une partie : médiane · 90e · 99e centile. Le repère vaut pour le cash des parties à quatre joueurs et six tours de jeu.
balance-note-leader = Rapporté à la part équitable : combien de fois gagne qui tient le jeton à la fin, et combien de tours de jeu le vainqueur a menés ; au-delà du repère, le jeton décide des parties. Ce qu’il vaut se voit aux victoires du premier chef, que les dés désignent.
balance-note-site = Sur toutes les lignes. Tours de jeu : ceux où le lieu était là. Valeur : ce qu’une exploitation avec son boost a rapporté face à la moyenne des rivaux, en cash, jetons déduits.
balance-note-opportunity = Sur toutes les lignes. Tours de jeu : ceux où l’opportunité était là.
balance-note-boost = Sur toutes les lignes. Pouvait être acheté : exploitations après lesquelles il restait un jeton pour le boost. Valeur : du boost seul, son jeton déduit.
balance-note-order = Sur toutes les lignes. Pouvait être donné : ordres où il aurait pu être donné. Aucun ordre de gang de notre invention ne doit dépasser un tiers des ordres de son gang ; est mort celui qu’on ne donne presque jamais.
balance-note-card = Sur toutes les lignes. Gangs touchés : comptés chaque fois que la carte est sortie. Inchangés : la part de ceux pour qui rien n’a changé ; une { -hassle } change des règles et n’est pas comptée ainsi.
balance-note-dominance = Comparé élément par élément : tout ce que l’autre permet, celui-ci le permet sans coûter plus ni rapporter moins.
balance-column-measure = Mesure
balance-column-verdict = Verdict
balance-column-met = Tenus
balance-column-worst = Le plus tendu
balance-column-value = Chiffre (95 %)
balance-column-bar = Repère
balance-column-row = Ligne
balance-column-subject = De
balance-column-sure = Au-delà du repère
balance-column-over-cash = Plus de 136 cash
balance-column-peak-cash = Cash
balance-column-over-guns = Plus de 24 flingues
balance-column-peak-guns = Flingues
balance-column-over-goods = Plus de 24 marchandises
balance-column-peak-goods = Marchandise
balance-column-name = Nom
balance-column-usable-site = Tours de jeu
balance-column-usable-opportunity = Tours de jeu
balance-column-usable-boost = Pouvait être acheté
balance-column-usable-order = Pouvait être donné
balance-column-used = Utilisé
balance-column-share-site = Exploité (95 %)
balance-column-share-opportunity = Exploitée (95 %)
balance-column-share-boost = Acheté (95 %)
balance-column-share-order = De tous les ordres (95 %)
balance-column-worth = Valeur en cash
balance-column-kind = Type
balance-column-turned = Révélée
balance-column-hits = Gangs touchés
balance-column-idle = Inchangés (95 %)
balance-column-relation = Relation
balance-column-other = Autre
balance-page-title = Équilibre
balance-page-about = Page produite, non écrite : tous les nombres de joueurs et chaque option seule à quatre joueurs, le même bot à toutes les places, mesurés face aux repères selon lesquels les cartes sont faites. La même commande refait la même page :
balance-page-reading = Les chiffres ont leur intervalle à 95 % entre parenthèses ; ✗ marque celui qui manque son repère. Les repères valent pour le chiffre lui-même, pas pour les bouts de son intervalle. Une ligne est un nombre de joueurs avec une option.
balance-page-details = { $game } : les chiffres
balance-page-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $each } dans { $rows ->
    [one] une ligne
   *[other] chacune des { $rows } lignes
} ; bot { $bot }, graine { $seed }, contenu { $pack }.
