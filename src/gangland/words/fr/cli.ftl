### La ligne de commande : aide, erreurs, fichiers, et les commandes `play`, `replay`, `position` et `rules`.

## The command itself

cli-description = Gangland : Men of Mayhem et Wise Guys dans votre terminal. Non officiel.
cli-usage = usage :
cli-positionals = arguments
cli-options = options
cli-verbs = commandes
cli-version = gangland { $version }
cli-help-help = afficher cette aide et quitter
cli-help-version = afficher la version et quitter
cli-help-lang = langue : en, fr ou it
cli-metavar-verb = COMMANDE
cli-metavar-file = FICHIER
cli-metavar-names = NOM,NOM…
cli-metavar-bots = BOT,BOT…
cli-metavar-options = OPTION,OPTION…
cli-metavar-seed = GRAINE
cli-metavar-dice = FACE,FACE…
cli-metavar-seconds = SECONDES
cli-metavar-lesson = LEÇON
cli-metavar-seat = PLACE
cli-metavar-move = COUP
cli-error = gangland : { $what }
cli-interrupted = Interrompu.
cli-cannot-print = Impossible d’écrire le résultat : { $reason }
cli-crash = Désolé, cela n’aurait pas dû arriver. Les détails sont ici : { $file }
cli-nowhere = (nulle part : impossible d’écrire dans le dossier temporaire)
cli-no-lang = langue inconnue : « { $lang } » (il y a { $known })
cli-needs-library = « gangland { $verb } » demande une bibliothèque qui n’est pas installée : { $library }
cli-blame-invalid-choice = { $name } ne peut pas être { $value } (au choix : { $known })
cli-blame-one-value = { $name } demande une valeur
cli-blame-no-value = { $name } ne prend pas de valeur, mais a reçu { $value }
cli-blame-not-whole = { $name } demande un nombre entier, pas { $value }
cli-blame-not-number = { $name } demande un nombre, pas { $value }
cli-blame-not-together = { $name } ne va pas avec { $value }
cli-blame-unknown = mot inconnu : { $value }
cli-blame-required = il manque quelque chose : { $value }
cli-blame-ambiguous = { $name } peut être { $known }
game-mayhem = Men of Mayhem
game-wise-guys = Wise Guys

## bots

bots-help = les rivaux qu’il y a, chacun en une phrase
bots-about = Énumère les bots contre qui jouer, du plus facile au plus fort, et ce que leur nom peut dire de plus.
bots-budgets = À ceux qui essaient leurs coups, on peut dire combien de temps réfléchir : capo:25ms, boss:100ms, boss:1000ms ; ou en parties d’essai, ce qui se répète : capo:200p.
bots-temperaments = À partir du lieutenant, ils donnent leur parole ; comment ils la tiennent se dit après un plus, comme boss+honest, ou se tire en secret :

## play

play-help = jouer une partie dans le navigateur, ou dans le terminal
play-about = Prépare une table contre des bots et l’ouvre dans le navigateur ; avec --text (ou --seed, --save, --resume, --position, --dice), joue dans ce terminal, avec des amis au même clavier si vous voulez. Sans option : vous contre trois thugs.
play-you = Vous
play-help-text = jouer dans ce terminal
play-help-game = à quel jeu
play-help-players = les personnes au clavier
play-help-bots = les bots à la table : thug, capo:100ms, boss+honest (trusting, honest, shrewd, treacherous), un bot installé, ou module:Class (« gangland bots » dit comment est chacun)
play-help-options = les options de la partie, par exemple slim-pickings,long-haul=2
play-help-pack = des fichiers de pack par-dessus celui du jeu
play-help-seed = une graine pour les dés et les pioches
play-help-open-deals = tous voient tous les accords
play-help-save = le fichier où garder la partie ; il ne doit pas exister
play-help-resume = reprendre la partie de ce fichier
play-help-position = partir d’une position dans ce fichier
play-help-lesson = une première partie guidée, celle de « --game » ou la première : mayhem, wise-guys
play-help-dice = ce que montrent les prochains dés, par exemple 3,4,6
play-help-breath = combien de secondes les bots attendent avant chaque réponse ; 1 dans un terminal, sinon 0

## replay and position

replay-help = raconter une partie
replay-about = Raconte une partie à partir de son journal, paravents levés ou du point de vue d’un joueur.
replay-help-file = le journal d’une partie
replay-help-seat = de quel point de vue : un gang, un joueur, un numéro à partir de 1, « all » (paravents levés) ou « public » ; une partie inachevée est racontée comme le public la voit
replay-help-to = s’arrêter après ce nombre de coups
replay-help-step = attendre Entrée avant chaque coup, avec le plateau
replay-next = Coup { $n } sur { $of }. Entrée continue, q quitte :
position-help = afficher la position d’une partie
position-about = Affiche la position d’un journal, à la fin ou après un coup, sous forme de texte qu’on peut modifier et rejouer avec « gangland play --position ».
position-help-file = un journal ou une position
position-help-json = en JSON, pour des programmes

## rules

rules-help = consulter les règles
rules-about = Affiche une règle d’après son numéro, un chapitre ou tout le livre, avec les exemples de jeu, ou trouve les règles qui parlent de certains mots, dans l’une des trois langues.
rules-metavar-id = ID
rules-help-id = une règle comme FGT-3, un chapitre comme FGT, ou des mots à chercher
rules-help-game = les règles de quel jeu
rules-chapter = { $chapter } – { $about }
rules-chapters = Quelle règle ? Par exemple : règles FGT-3, ou des mots à chercher. Les chapitres : { $list }
rules-title = { $id } · { $title }
rules-other-game = { $title } (seulement dans { $game })
rules-unknown = Il n’y a pas de règle « { $id } ».
rules-near = Vouliez-vous dire : { $ids } ?
rules-see-list = « gangland rules » les énumère toutes.
rules-help-all = afficher tout le livre, chapitre par chapitre
rules-help-examples = n’afficher que les exemples de jeu
rules-example = Exemple : { $text }
rules-hit-in = { $line } ({ $lang })
rules-more = … et { $count } autres. Un mot de plus précise la recherche.
rules-some-words = Aucune règle ne parle de tout cela ; celles qui parlent d’une partie :
rules-nothing = Aucune règle ne parle de « { $wanted } », dans aucune langue.
rules-near-titles = Les titres les plus proches : { $list }
rules-no-example = Aucun exemple de jeu n’illustre { $id }.

## Files

file-exists =
    { $file } existe déjà et ne sera pas écrasé. Nommez un autre fichier, ou reprenez la partie :
    { $command }
file-cannot-write = impossible d’écrire { $file } : { $reason }
file-cannot-read = impossible de lire { $file } : { $reason }
file-not-text = { $file } n’est pas un fichier texte en UTF-8.
file-too-large = { $file } est trop gros pour une position.
file-bad-position = { $file } : { $reason }
system-eacces = vous n’en avez pas le droit.
system-eaddrinuse = quelqu’un d’autre y écoute déjà.
system-eaddrnotavail = cette machine n’a pas cette adresse.
system-eexist = il existe déjà.
system-einval = le système ne sait pas le faire.
system-eisdir = c’est un dossier.
system-eloop = ses liens tournent en rond.
system-enametoolong = son nom est trop long.
system-enoent = ce fichier ou ce dossier n’existe pas.
system-enospc = le disque est plein.
system-enotdir = son chemin passe par autre chose qu’un dossier.
system-eperm = le système ne le permet pas.
system-erofs = le disque est en lecture seule.
system-no-host = cette adresse n’existe pas.
save-kept = Chaque coup est enregistré aussitôt, dans { $file }
save-copied = Il y a une copie dans { $file }
leave-saved =
    La partie est enregistrée. Pour la reprendre :
    { $command }
