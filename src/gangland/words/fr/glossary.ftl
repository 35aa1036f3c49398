### Le glossaire : les mots des deux jeux, à un seul endroit. Les autres fichiers les prennent ici : { -heat }, { dudes }.
### docs/glossary/fr.md en est tiré.

## People

-member = Membre
-members = Membres
-prospect = Prospect
-prospects = Prospects
-made-man = Affranchi
-made-men = Affranchis
-associate = Associé
-associates = Associés
-dude = gars
-dudes = gars

## The leader

-reaper-patch = Patch Faucheuse
-patch-holder = Porteur du Patch
-patch-order = ordre du Patch
-boss-of-bosses = Parrain des Parrains
-leadership-order = ordre de préséance

## Goods and the law

-contraband = Contrebande
-booze = Alcool
-heat = Tension
-clout = Influence

## Where things are

-emergency-room = Urgences
-recruit-pool = Réserve de Recrues
-black-market = Marché Noir

## Cards

-anarchy = Anarchy
-roaring-20s = Années Folles
-obstacle = Obstacle
-obstacles = Obstacles
-hassle = Emmerde
-hassles = Emmerdes
-opportunity = Opportunité
-opportunities = Opportunités
-last-call = Dernière Chance
-last-calls = Dernières Chances
-unleaded = Sans Plomb
-high-octane = Haut Indice d’Octane

## Orders

-ride = Déplacement
-drive = Déplacement
-throw-down = Baston
-throwdown = Baston
-patch-in = Promouvoir
-sit-tight = Attendre
-club-order = Ordre de Club
-club-orders = Ordres de Club
-gang-order = Ordre de Gang
-gang-orders = Ordres de Gang

## Fights

-slugging = Castagne
-talking = Négociation
-pile-up = Baston de Masse

## Words that differ between the games

dudes = { -dudes }
one-dude = { -dude }
traffic = { $game ->
    [wise-guys] vendre
   *[mayhem] trafiquer
}
trafficked = { $game ->
    [wise-guys] vendu
   *[mayhem] trafiqué
}

## Every word explained: by the engine’s word what it is, what each game calls it, and what the book of Men of Mayhem prints

gloss-gang = Le camp d’un joueur, avec sa propre carte clubhouse.
    .mayhem = Gang
    .wise-guys = Gang
    .printed = Gang
gloss-place = Partout où l’on peut se tenir : lieux de la table, Opportunités, votre propre clubhouse.
    .mayhem = lieu
    .wise-guys = lieu
    .printed = Lieu
gloss-site = Une tuile lieu : cinq sont là dès le début, d’autres sont révélées.
    .mayhem = lieu
    .wise-guys = lieu
    .printed = Lieu
gloss-crew = Tous les vôtres, où qu’ils soient.
    .mayhem = { -dudes }
    .wise-guys = { -dudes }
    .printed = Gars
gloss-made = Un membre à part entière : un jeton d’ordre par tour de jeu chacun ; eux seuls lancent un combat.
    .mayhem = { -member }
    .wise-guys = { -made-man }
    .printed = Membre
gloss-rookie = Un nouveau : compte 1 dans les combats, ne donne pas de jeton d’ordre, peut être promu.
    .mayhem = { -prospect }
    .wise-guys = { -associate }
    .printed = Prospect
gloss-leader-token = Le jeton de qui joue en premier et tranche les égalités.
    .mayhem = { -reaper-patch }
    .wise-guys = jeton de { -boss-of-bosses }
    .printed = Patch Faucheuse
gloss-leader = Le gang qui a le jeton de chef.
    .mayhem = { -patch-holder }
    .wise-guys = { -boss-of-bosses }
    .printed = Porteur du Patch
gloss-leader-order = À partir du chef vers la gauche, tout autour de la table.
    .mayhem = { -patch-order }
    .wise-guys = { -leadership-order }
    .printed = ordre du Patch
gloss-edge = Le Porteur du Patch l’emporte en cas d’égalité.
    .mayhem = l’avantage
    .wise-guys = –
    .printed = L’avantage
gloss-cash = L’argent ; celui qui en a le plus à la fin gagne.
    .mayhem = cash
    .wise-guys = cash
    .printed = Cash
gloss-guns = Vaut 3 dans un combat ; chaque flingue sorti blesse un rival et est défaussé.
    .mayhem = flingues
    .wise-guys = flingues
    .printed = Flingues
gloss-goods = Ce qui devient du cash au Marché Noir.
    .mayhem = { -contraband }
    .wise-guys = { -booze }
    .printed = Contrebande
gloss-standing = Votre situation face à la loi, de 0 à 4 : peu de Tension, beaucoup d’Influence.
    .mayhem = { -heat }
    .wise-guys = { -clout }
    .printed = Tension
gloss-legit = Sans Tension : pas de limite au Marché Noir.
    .mayhem = blanc comme neige
    .wise-guys = –
    .printed = Blanc comme neige
gloss-order-token = Chaque ordre en coûte un ; vous recevez les ordres de base et un par membre à part entière.
    .mayhem = jeton d’ordre
    .wise-guys = jeton d’ordre
    .printed = Jeton d’Ordre
gloss-clubhouse = Votre propre lieu, où aucun rival n’entre.
    .mayhem = clubhouse
    .wise-guys = clubhouse
    .printed = Clubhouse
gloss-blind = Ce que vous possédez est derrière, caché aux autres.
    .mayhem = paravent
    .wise-guys = paravent
    .printed = Paravent
gloss-fist = Un choix secret de flingues ou de marchandise, montré en même temps que les autres.
    .mayhem = poing
    .wise-guys = poing
    .printed = poing
gloss-pool = Les vôtres qui ne sont pas en jeu.
    .mayhem = { -recruit-pool }
    .wise-guys = { -recruit-pool }
    .printed = Réserve de Recrues
gloss-er = Où restent les blessés jusqu’à ce qu’un dé décide pour chacun au nettoyage.
    .mayhem = { -emergency-room }
    .wise-guys = { -emergency-room }
    .printed = Les Urgences
gloss-control = Un gang sur place · deux ou plus · personne.
    .mayhem = contrôlé · contesté · non contrôlé
    .wise-guys = contrôlé · contesté · non contrôlé
    .printed = Contrôlé · contesté · pas Contrôlé
gloss-move = Ordre : des gars vont d’un lieu à un autre.
    .mayhem = { -ride }
    .wise-guys = { -drive }
    .printed = Déplacement
gloss-exploit = Ordre : prendre ce que donne un lieu que vous contrôlez, une fois par tour de jeu.
    .mayhem = Exploiter
    .wise-guys = Exploiter
    .printed = Exploiter
gloss-boost = Ce que donne un lieu pour un jeton de plus.
    .mayhem = boost
    .wise-guys = boost
    .printed = Boost
gloss-hot = Exploiter un tel lieu donne de la Tension ou coûte de l’Influence.
    .mayhem = chaud
    .wise-guys = chaud
    .printed = Chaud
gloss-fight = Ordre : attaquer tous les rivaux d’un lieu où vous avez un membre à part entière.
    .mayhem = { -throw-down }
    .wise-guys = Combat
    .printed = Baston
gloss-fight-kind = Avec ou sans flingues, selon le lieu.
    .mayhem = –
    .wise-guys = { -slugging } · { -talking }
    .printed = –
gloss-pile-up = Un combat de trois gangs ou plus.
    .mayhem = { -pile-up }
    .wise-guys = Combat de Masse
    .printed = Baston de Masse
gloss-backup = Des gars appelés d’ailleurs dans un combat, un jeton par lieu.
    .mayhem = renforts
    .wise-guys = renforts
    .printed = renforts
gloss-guns-pulled = Utiliser des flingues dans un combat, choisis en secret.
    .mayhem = sortir les flingues
    .wise-guys = sortir les flingues
    .printed = Sortir les flingues
gloss-injuries = Chaque flingue sorti envoie un rival aux Urgences.
    .mayhem = Faire couler le sang
    .wise-guys = blessures
    .printed = Faire couler le sang
gloss-follow-up = Exploiter le lieu dans le même tour, pour qui a ordonné et gagné le combat.
    .mayhem = dans la foulée
    .wise-guys = dans la foulée
    .printed = –
gloss-recruit = Ordre : un nouveau vous rejoint au clubhouse.
    .mayhem = Recruter
    .wise-guys = Recruter un Associé
    .printed = Recruter
gloss-promote = Ordre : un nouveau devient membre à part entière, contre 1 cash et 1 flingue.
    .mayhem = { -patch-in }
    .wise-guys = Initier un Affranchi
    .printed = Promouvoir
gloss-sit = Ordre : ne rien faire.
    .mayhem = { -sit-tight }
    .wise-guys = { -sit-tight }
    .printed = Attendre
gloss-gang-order = Un ordre qu’un seul gang possède.
    .mayhem = { -club-order }
    .wise-guys = { -gang-order }
    .printed = Ordre de Club
gloss-market = L’étape du tour de jeu où la marchandise devient du cash.
    .mayhem = { -black-market }
    .wise-guys = { -black-market }
    .printed = Marché Noir
gloss-traffic = Changer de la marchandise en cash au Marché Noir. La transaction Vendre est autre chose.
    .mayhem = trafiquer
    .wise-guys = vendre
    .printed = Trafiquer
gloss-verbs = Ce que fait l’exploitation d’un lieu.
    .mayhem = Vendre · Dépenser · Échanger · Voler · Prélever · Gagner · Perdre
    .wise-guys = Échange · Voler · Gagner · spéciale
    .printed = Vendre · Dépenser · Échanger · Voler · Frauder · Gagner · Perdre, Abandonner
gloss-fall = Un de vos membres à part entière retourne à la Réserve de Recrues.
    .mayhem = porter le chapeau
    .wise-guys = porter le chapeau
    .printed = Porter le Chapeau
gloss-disbanded = Hors de la partie : il n’y avait plus personne pour porter le chapeau.
    .mayhem = démantelé
    .wise-guys = démantelé
    .printed = démantelé
gloss-deck = Les cartes d’événement : une, deux, puis trois par tour de jeu.
    .mayhem = { -anarchy }
    .wise-guys = { -roaring-20s }
    .printed = Anarchy
gloss-obstacle = Une carte qui frappe aussitôt.
    .mayhem = { -obstacle }
    .wise-guys = –
    .printed = Obstacle
gloss-hassle = Une carte qui change les règles jusqu’à la fin du tour de jeu.
    .mayhem = { -hassle }
    .wise-guys = { -hassle }
    .printed = Emmerde
gloss-opportunity = Un lieu pour un seul tour de jeu.
    .mayhem = { -opportunity }
    .wise-guys = { -opportunity }
    .printed = Opportunité
gloss-last-call = Une carte qui prend effet après le Marché Noir.
    .mayhem = { -last-call }
    .wise-guys = { -last-call }
    .printed = Dernière Chance
gloss-side = Les deux faces d’une carte clubhouse : simple, ou avec des règles spéciales.
    .mayhem = { -unleaded } · { -high-octane }
    .wise-guys = –
    .printed = Sans Plomb · Haut Indice d’Octane
gloss-round = Toutes les étapes une fois, six fois par partie · l’ordre d’un joueur.
    .mayhem = tour de jeu · tour
    .wise-guys = tour de jeu · tour
    .printed = Tour de Jeu · Tour
gloss-clean-up = La fin du tour de jeu : jetons et cartes s’en vont, un dé pour chaque blessé.
    .mayhem = nettoyage
    .wise-guys = nettoyage
    .printed = Nettoyage
gloss-deal = Ce dont deux joueurs conviennent : les biens changent de mains aussitôt, les promesses n’engagent personne.
    .mayhem = accord
    .wise-guys = accord
    .printed = Négociation, marché
