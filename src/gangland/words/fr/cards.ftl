### Ce que font les lieux, les cartes et les gangs, les problèmes d’un fichier de pack, et la commande `cards`.

# Les messages sur les mécanismes reçoivent $game, $goods et $standing en plus de leurs arguments.

## Amounts and kinds of assets

asset-cash = { $n } cash
asset-guns = { $n ->
    [one] { $n } flingue
   *[other] { $n } flingues
}
asset-contraband = { $n } { -contraband }
asset-booze = { $n } { -booze }
asset-heat = { $n } { -heat }
asset-clout = { $n } { -clout }
assets-cash = cash
assets-guns = flingues
assets-contraband = { -contraband }
assets-booze = { -booze }
assets-heat = { -heat }
assets-clout = { -clout }

## People and tokens

count-of-made = { $game ->
    [wise-guys] { $n ->
        [one] { $n } { -made-man }
       *[other] { $n } { -made-men }
    }
   *[mayhem] { $n ->
        [one] { $n } { -member }
       *[other] { $n } { -members }
    }
}
count-of-rookies = { $game ->
    [wise-guys] { $n ->
        [one] { $n } { -associate }
       *[other] { $n } { -associates }
    }
   *[mayhem] { $n ->
        [one] { $n } { -prospect }
       *[other] { $n } { -prospects }
    }
}
count-of-orders = { $n ->
    [one] { $n } jeton d’ordre
   *[other] { $n } jetons d’ordre
}
one-made = { $game ->
    [wise-guys] { -made-man }
   *[mayhem] { -member }
}
one-rookie = { $game ->
    [wise-guys] { -associate }
   *[mayhem] { -prospect }
}
leader-token = { $game ->
    [wise-guys] le jeton de { -boss-of-bosses }
   *[mayhem] le { -reaper-patch }
}

## Kinds of records and where they come from

kind-start = Lieu de départ
kind-random = { $game ->
    [wise-guys] Commerce
   *[mayhem] Lieu aléatoire
}
kind-obstacle = { -obstacle }
kind-hassle = { -hassle }
kind-opportunity = { -opportunity }
kind-last-call = { -last-call }
kind-hardcore = { $kind }, hardcore
kind-gang = Gang
provenance-printed = imprimé
provenance-reported = rapporté
provenance-inferred = déduit
provenance-house = maison

## Sites and opportunities

role-law = { $game ->
    [wise-guys] l’Hôtel de ville
   *[mayhem] le Commissariat de Police
}
role-hospital = l’hôpital
role-er = les { -emergency-room }
role-goods = { $goods ->
    [booze] la source d’{ -booze }
   *[contraband] la source de { -contraband }
}
role-guns = l’Usine d’armement
ground-er = Les blessés y restent jusqu’au nettoyage, où un dé décide pour chacun
ground-no-guns = Flingues prohibés
ground-hot = { $standing ->
    [clout] Chaud : perdez { $n } { -clout } en l’exploitant
   *[heat] Chaud : gagnez { $n } { -heat } en l’exploitant
}
ground-or = { $left } OU { $right }
ground-boost = Boost : { $what }
fight-slugging = { -slugging }
fight-talking = { -talking }

## Transactions

verb-sell = Vendre
verb-spend = Dépenser
verb-swap = Échanger
verb-trade = Échange
verb-skim = Prélever
verb-gain = Gagner
verb-drop = Perdre
verb-steal = Voler
verb-special = spéciale
trx-sell = Vendre { $give } → { $get } (max { $max })
trx-spend = Dépenser { $give } → { $get } (max { $max })
trx-swap = Échanger { $give } → { $get } (max { $max })
trx-trade = { $max ->
    [0] Échange { $give } → { $get } (sans max)
   *[other] Échange { $give } → { $get } (max { $max })
}
trx-skim = Prélever { $get }
trx-gain = Gagner { $get }
trx-drop = Perdre { $give }
trx-steal = Voler { $get } à un rival
special-leader = Prendre { leader-token }
special-discharge = Ramener jusqu’à { $n } de vos blessés au clubhouse
special-smear = { $standing ->
    [clout] Un rival de votre choix perd { $n } { -clout }
   *[heat] Un rival de votre choix gagne { $n } { -heat }
}
special-muster = Placer { count-of-rookies } de votre { -recruit-pool } dans votre clubhouse
special-initiate = { $game ->
    [wise-guys] Initier un { -associate } sans rien payer
   *[mayhem] { -patch-in } un { -prospect } sans rien payer
}
special-peek = Regarder derrière le paravent d’un rival
special-rush = Prendre { count-of-orders }

## Effects of Obstacles and Last Calls

effect = { $who } { $deed }
who-all = Chaque gang
who-most = Le gang avec le plus { $of }
who-least = Le gang avec le moins { $of }
who-leader = { $game ->
    [wise-guys] Le { -boss-of-bosses }
   *[mayhem] Le { -patch-holder }
}
who-others = { $game ->
    [wise-guys] Chaque gang sauf le { -boss-of-bosses }
   *[mayhem] Chaque gang sauf le { -patch-holder }
}
deed-gain = gagne { $what }
deed-lose = perd { $what }
deed-fall = porte le chapeau
deed-injure = envoie { $n } de ses gars aux { -emergency-room }
deed-recruit = fait venir { count-of-rookies } de la { -recruit-pool } à son clubhouse
deed-rush = gagne { count-of-orders }
deed-stall = perd { count-of-orders }
deed-home = ramène tous ses gars à son clubhouse
deed-leader = prend { leader-token }
deed-discharge = ramène ses blessés à son clubhouse
deed-bury = perd ses blessés, renvoyés dans la { -recruit-pool }
deed-per = { $deed } par { $per }
deed-or-pay = { $deed }, ou paie { $pay } à la place
deed-installed = fait ce que dit « { $name } »
deed-times = { $n ->
    [1] { $deed }
   *[other] { $deed } ({ $n })
}
count-cash = de cash
count-guns = de flingues
count-contraband = de { -contraband }
count-booze = d’{ -booze }
count-heat = de { -heat }
count-clout = d’{ -clout }
count-made = { $game ->
    [wise-guys] d’{ -made-men }
   *[mayhem] de { -members }
}
count-rookies = { $game ->
    [wise-guys] d’{ -associates }
   *[mayhem] de { -prospects }
}
count-crew = de gars
count-orders = de jetons d’ordre
count-injured = de blessés
count-places = de lieux contrôlés
per-cash = cash possédé
per-guns = flingue possédé
per-contraband = { -contraband } possédée
per-booze = { -booze } possédé
per-heat = { -heat } accumulée
per-clout = { -clout } possédée
per-made = { one-made } du gang
per-rookies = { one-rookie } du gang
per-crew = gars du gang
per-orders = jeton d’ordre restant
per-injured = blessé du gang
per-places = lieu contrôlé

## Rules that Hassles and gangs change

aimed = { $who } : { $rule }
signed = { $sign ->
    [less] −{ $n }
   *[more] +{ $n }
}
plus-cash = +{ $n } cash
higher = { $sign ->
    [less] baisse de { $n }
   *[more] monte de { $n }
}
standing-cost = { $standing ->
    [clout] { $sign ->
        [less] coûte { $n } { -clout } de moins
       *[more] coûte { $n } { -clout } de plus
    }
   *[heat] { $sign ->
        [less] donne { $n } { -heat } de moins
       *[more] donne { $n } { -heat } de plus
    }
}
counts = { $sign ->
    [less] compte { $n } de moins
   *[more] compte { $n } de plus
}
some-asset = { $kind ->
    [cash] du cash
    [guns] des flingues
    [contraband] de la { -contraband }
    [booze] de l’{ -booze }
    [heat] de la { -heat }
   *[clout] de l’{ -clout }
}
mod-ban = { $verb ->
    [trade] Interdit de céder { some-asset } dans un Échange
    [steal] Interdit de voler { some-asset }
   *[other] Aucune transaction { $action } qui comporte { some-asset }
}
mod-ban-any = Aucune transaction { $action }
mod-bonus = { $verb ->
    [sell] { plus-cash } chaque fois qu’il vend { some-asset }
    [spend] { plus-cash } chaque fois qu’il dépense pour { some-asset }
    [swap] { plus-cash } chaque fois qu’il échange { some-asset }
    [trade] { plus-cash } chaque fois qu’il cède { some-asset } dans un Échange
    [skim] { plus-cash } chaque fois qu’il prélève { some-asset }
    [gain] { plus-cash } chaque fois qu’il gagne { some-asset }
    [drop] { plus-cash } chaque fois qu’il perd { some-asset }
    [steal] { plus-cash } chaque fois qu’il vole { some-asset }
   *[other] { plus-cash } à chaque transaction { $action } qui comporte { some-asset }
}
mod-bonus-any = { $verb ->
    [sell] { plus-cash } chaque fois qu’il vend
    [spend] { plus-cash } chaque fois qu’il dépense
    [swap] { plus-cash } chaque fois qu’il échange
    [trade] { plus-cash } chaque fois qu’il fait un Échange
    [skim] { plus-cash } chaque fois qu’il prélève
    [gain] { plus-cash } chaque fois qu’il gagne quelque chose
    [drop] { plus-cash } chaque fois qu’il perd quelque chose
    [steal] { plus-cash } chaque fois qu’il vole
   *[other] { plus-cash } à chaque transaction { $action }
}
mod-no-guns = Pas de flingues dans les combats
mod-gun-cost = Sortir des flingues { standing-cost }
mod-sale-cost = { $game ->
    [wise-guys] Vendre
   *[mayhem] Trafiquer
} au { -black-market } { standing-cost }
mod-hot = Chaque lieu chaud { standing-cost }
mod-market-limit = La limite du { -black-market } { higher }
mod-market-price = Le prix du { -black-market } { higher }
mod-no-market = Interdit de { traffic } au { -black-market }
mod-no-backup = Pas de renforts
mod-free-backup = { $n ->
    [1] Le premier appel de renforts de chaque combat ne coûte pas de jeton
   *[other] Les { $n } premiers appels de renforts de chaque combat ne coûtent pas de jeton
}
mod-no-recruit = Interdit de recruter
mod-no-promote = { $game ->
    [wise-guys] Interdit d’initier des { -made-men }
   *[mayhem] Interdit de promouvoir
}
mod-free-recruit = { $n ->
    [1] Un ordre Recruter par tour de jeu ne coûte pas de jeton
   *[other] { $n } ordres Recruter par tour de jeu ne coûtent pas de jeton
}
mod-muster = Un ordre Recruter amène { count-of-rookies } de plus
mod-promote-discount = { $game ->
    [wise-guys] Initier un { -made-man } { promote-price }
   *[mayhem] { -patch-in } { promote-price }
}
promote-price = { $n ->
    [1] coûte 1 cash de moins
   *[other] coûte { $n } cash de moins et aucun flingue
}
mod-brawl = { signed } au total dans les combats
mod-rookie-muscle = Chaque { one-rookie } { counts } dans les combats
mod-gun-power = Chaque flingue { counts } dans les combats
mod-blood-money = { plus-cash } par rival que ses flingues blessent
mod-er = { signed } aux dés des { -emergency-room }
mod-fall-pays = { plus-cash } quand un { one-made } du gang porte le chapeau
mod-rookie-falls = { $game ->
    [wise-guys] Un { -associate } peut porter le chapeau à la place d’un { -made-man }
   *[mayhem] Un { -prospect } peut porter le chapeau à la place d’un { -member }
}
mod-lockdown = Pour un jeton de plus, personne ne peut appeler de renforts dans un combat qu’il ordonne
mod-arbitration = Dans une { -slugging }, il peut ajouter ses valeurs de { -slugging } au total d’un rival au lieu de combattre pour lui-même
mod-going-to-war = Ordonner une { -slugging } ne coûte pas de jeton
mod-crime-pays = { $standing ->
    [clout] { plus-cash } par { -clout } perdue
   *[heat] { plus-cash } par { -heat } gagnée
}
mod-exploit-pays = { plus-cash } chaque fois qu’il exploite un lieu
mod-closed = Impossible d’exploiter { $role }
mod-attacker = { signed } à son total dans les combats qu’il ordonne
mod-defender = { signed } à son total dans les combats que d’autres ordonnent

## Gangs

gang-side = { $side } : { $base ->
    [one] { $base } ordre de base
   *[other] { $base } ordres de base
}, { $made }, { $rookies }, { $assets }
gang-rule = { $name } : { $rule }
gang-made = { $name } : { -slugging } { $slugging }, { -talking } { $talking }
rule-1 = Règle
rule-2 = Règle
rule-3 = Règle
club-order = { -club-order }
gang-order = { -gang-order }

## Problems of pack files

problem-in = { $record } : { $problem }
problem-and = { $left } ; { $right }
problem-record = { $table ->
    [site] lieu « { $id } »
    [card] carte « { $id } »
   *[gang] gang « { $id } »
}
problem-near = vouliez-vous dire « { $word } » ?
problem-unreadable = ce fichier ne peut pas être lu : { $reason }
problem-too-big = ce fichier est trop gros pour un pack (plus de { $max } octets)
problem-not-utf8 = ce n’est pas un fichier texte en UTF-8
problem-too-deep = ce fichier a trop de niveaux imbriqués
problem-syntax = TOML incorrect : { $kind ->
    [text] un texte sans guillemet fermant
    [twice] ceci est dit deux fois
    [bracket] un crochet ou une accolade n’est pas fermé
    [equals] une clé sans « = » ni valeur
    [rest] quelque chose suit la fin d’une valeur
    [character] un caractère qui n’a pas sa place ici
    [key] il faut ici une clé, ou une table comme [nom]
    [value] cette valeur est illisible
   *[other] ceci est illisible
}
problem-type = « { $key } » est { $found ->
    [flag] vrai ou faux
    [whole] un nombre entier
    [decimal] un nombre décimal
    [text] un texte
    [list] une liste
    [table] une table
    [date] une date ou une heure
   *[other] autre chose
}
problem-number = « { $key } » vaut { $value }
problem-length = « { $key } » a { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
}
problem-text = « { $text } » ne convient pas
problem-unknown-key = clé inconnue « { $key } »
problem-missing-key = il manque la clé « { $key } »
problem-no-effect = aucune extension installée n’a l’effet « { $name } »
problem-broken-effect = l’effet « { $name } » ne se charge pas ({ $reason })
problem-unknown-word = « { $word } » n’est pas { problem-word }
problem-missing-word = il manque { problem-word }
problem-two-words = il ne faut qu’{ problem-word } : { $words }
problem-word = { $what ->
    [asset] un bien
    [card-kind] un type de carte
    [count] une mesure
    [deed] une action
    [fight] un type de combat
    [game] un jeu
    [guns] un mot pour les flingues
    [limit] une limite
    [provenance] une provenance
    [role] un rôle
    [rule] une règle
    [site-kind] un type de lieu
    [special] une transaction spéciale
    [term] un terme
    [verb] un verbe
   *[who] un mot pour qui est touché
}
problem-empty = « { $key } » est vide
problem-duplicate = l’id « { $id } » est déjà pris à la ligne { $line }
problem-same-asset = { $asset } est à la fois donné et reçu
problem-no-amount = « { $word } » ne prend pas de quantité
problem-stray-of = « of » va avec « most » et « least », pas avec « { $who } »
problem-leader-who = le jeton de chef ne peut pas aller à « { $who } »
problem-nothing-to-do = il n’y a rien à exploiter ici
problem-no-choice = un choix demande au moins deux transactions principales
problem-er = les urgences n’ont pas de « { $key } »
problem-hardcore = une opportunité n’est jamais hardcore
problem-no-band = il n’y a pas de tranche de prix pour { $players } joueurs
problem-no-start = aucun lieu de départ n’a le rôle « { $role } »
problem-two-starts = plusieurs lieux de départ ont le rôle « { $role } » : { $ids }
problem-too-few = { $what ->
    [sites] { $n ->
        [one] il y a { $n } lieu aléatoire
       *[other] il y a { $n } lieux aléatoires
    }
    [cards] { $n ->
        [one] il y a { $n } carte non hardcore
       *[other] il y a { $n } cartes non hardcore
    }
   *[gangs] { $n ->
        [one] il y a { $n } gang
       *[other] il y a { $n } gangs
    }
}
problem-shared-id = l’id « { $id } » est déjà celui d’{ $table ->
    [site] un lieu
    [card] une carte
   *[gang] un gang
}
problem-two-gangs = l’affranchi « { $id } » est déjà dans le gang « { $gang } »
problem-nameless = les affranchis ont un nom dans tous les gangs ou dans aucun ; ces gangs n’en nomment pas : { $ids }
problem-sides = les faces sont { $words }
problem-nobody = « { $key } » ne nomme rien de ce pack
problem-nothing-to-remove = il n’y a pas de « { $id } » à retirer
problem-other-game = ce pack est pour le jeu « { $game } », pas pour « { $wanted } »
problem-other-base = ce fichier étend « { $extends } », mais il est posé sur « { $base } »
expected-one-of = attendu : { $words }
expected-type = attendu : { $type ->
    [flag] vrai ou faux
    [whole] un nombre entier
    [decimal] un nombre
    [text] un texte
    [list] une liste
   *[table] une table
}
expected-exactly = attendu : { $least }
expected-between = attendu : de { $least } à { $most }
expected-nonzero = attendu : de { $least } à { $most }, sauf 0
expected-at-least = attendu : au moins { $n }
expected-of = attendu : ce qui est mesuré, par exemple of = "cash"
expected-sides = attendu : { $words }, comme les autres gangs
expected-effect = attendu : un effet d’une extension installée, comme « mon-extension:mon-effet »
expected-id = attendu : minuscules, chiffres et traits d’union, comme « old-docks »
expected-line = attendu : 1 à 80 caractères sur une ligne
expected-lang = attendu : un code de langue, comme « fr »
expected-name-key = attendu : site-, card-, gang-, made-, side- ou effect- et un id, comme « site-old-docks »
expected-players = attendu : un nombre de joueurs, de 2 à 9

## The command `cards`

cards-help = énumérer et expliquer lieux, cartes et gangs ; vérifier des packs
cards-description = Énumère et explique les lieux, les cartes et les gangs d’un jeu. « check FICHIER… » vérifie plutôt des fichiers de pack, « schema » imprime un schéma JSON pour les éditeurs.
cards-metavar-what = ID
cards-metavar-file = FICHIER
cards-help-what = les ids à expliquer, tous si aucun n’est donné ; ou : check FICHIER… ; ou : schema
cards-help-game = le pack de quel jeu
cards-help-kind = seulement les lieux (site), les cartes (card) ou les gangs (gang)
cards-help-pack = un fichier de pack par-dessus celui du jeu ; peut être répété
cards-help-lang = la langue à parler
cards-help-json = en JSON, pour des programmes
cards-column-name = Nom
cards-column-id = Id
cards-column-kind = Type
cards-column-source = Source
cards-column-what = Effet
cards-unknown-id = il n’y a pas de « { $id } » ici
cards-no-files = quels fichiers ? gangland cards check FICHIER…
cards-fine = { $file } : rien à redire. { $game } : { $sites } lieux, { $cards } cartes, { $gangs } gangs.
cards-problems = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}
