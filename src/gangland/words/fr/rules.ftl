# Les règles telles que les joueurs les lisent, un message par numéro de règle.
# Une règle qui diffère d’un jeu à l’autre a un message par jeu, et celle d’un seul jeu le nomme dans .game.

chapter-set = Mise en place
chapter-inf = Qui sait quoi
chapter-rnd = Le tour de jeu
chapter-ord = Jetons d’ordre
chapter-rev = Nouveaux lieux et nouvelles cartes
chapter-iss = Donner des ordres
chapter-mov = { -ride }
chapter-exp = Exploiter
chapter-trx = Transactions
chapter-rct = Recruter
chapter-prm = { -patch-in }, initier
chapter-sit = { -sit-tight }
chapter-gng = Ordres et pouvoirs des gangs
chapter-fgt = Combats ({ -throw-down }, Combat)
chapter-std = { -heat } et { -clout }
chapter-ldr = Le jeton de chef
chapter-blk = Le { -black-market }
chapter-lst = { -last-calls }
chapter-cln = Nettoyage
chapter-end = Remporter la partie
chapter-dea = Accords entre joueurs
chapter-opt = Options

## SET

rule-set-1-mayhem = Men of Mayhem se joue à trois ou quatre. Les deux gangs des extensions permettent d’aller jusqu’à six : les lieux, les cartes et le nombre de tours de jeu restent les mêmes, seuls les prix du { -black-market } changent.
    .title = Nombre de joueurs
rule-set-1-wise-guys = Wise Guys se joue à trois ou quatre, chacun à la tête d’un gang.
    .title = Nombre de joueurs
rule-set-2-mayhem = Cinq lieux sont visibles dès le début : le Commissariat de Police de Charming, l’Hôpital St. Thomas, les { -emergency-room }, l’Atelier de coupage et d’emballage de dope, d’où vient la { -contraband }, et l’Usine d’armement.
    .title = Les cinq Lieux de Départ
rule-set-2-wise-guys = Cinq lieux sont visibles dès le début : l’Hôtel de ville, l’Hôpital municipal, les { -emergency-room }, la Distillerie, d’où vient l’{ -booze }, et l’Usine d’armement.
    .title = Les cinq Lieux de Départ
rule-set-3 = Six tuiles tirées au hasard commencent face cachée ; toutes les autres restent hors du jeu. Une tuile n’est pas un lieu tant qu’elle n’est pas retournée : personne ne peut s’y déplacer avant.
    .title = Six tuiles face cachée
rule-set-4-mayhem = On retire les quatre cartes hardcore, on mélange les cartes { -anarchy } et quinze d’entre elles forment la pioche, face cachée. Les autres ne servent pas dans cette partie.
    .title = La pioche { -anarchy }
rule-set-4-wise-guys = On mélange les cartes { -roaring-20s } et quinze d’entre elles forment la pioche, face cachée. Les autres ne servent pas dans cette partie.
    .title = La pioche { -roaring-20s }
rule-set-5-mayhem = Les joueurs choisissent ensemble leur façon de jouer. { -unleaded } : tous utilisent la même face simple du clubhouse, sans règle spéciale. { -high-octane } : chacun prend la face de son choix ; la face { -high-octane } a deux règles spéciales, et ses ordres de base ajoutés à ses { -members } de départ font toujours cinq.
    .title = Les deux faces du clubhouse
rule-set-5-wise-guys = Chaque gang joue toujours avec la règle spéciale et l’{ -gang-order } de sa propre carte clubhouse.
    .title = Chaque gang est différent
rule-set-6-mayhem = Chacun lance un dé ; les ex æquo au plus haut résultat relancent entre eux. Le meilleur jet choisit son gang en premier, puis les autres en allant vers la gauche. Le dernier à choisir commence avec le { -reaper-patch }.
    .title = Choix des gangs
rule-set-6-wise-guys = Chacun lance un dé ; les ex æquo au plus haut résultat relancent entre eux. Le meilleur jet choisit son gang en premier, puis les autres en allant vers la gauche. Le dernier à choisir commence comme { -boss-of-bosses }.
    .title = Choix des gangs
rule-set-7-mayhem = Chaque gang prend le cash, les flingues, la { -contraband }, la { -heat }, les { -members } et les { -prospects } indiqués sur sa carte. Les gars, ce sont tous les vôtres : les { -members }, à moto, et les { -prospects }, à pied. Tous vos gars commencent à votre clubhouse ; ceux qui ne servent pas encore forment votre { -recruit-pool }. En { -high-octane }, chacun choisit sa face ouvertement, dans l’{ -patch-order }.
    .title = Dotation de départ
rule-set-7-wise-guys = Chaque gang prend le cash, les flingues, l’{ -booze }, l’{ -clout }, les { -made-men } et les { -associates } indiqués sur sa carte. Les gars, ce sont tous les vôtres : les { -made-men }, qui ont un nom et des valeurs, et les { -associates }, qui n’en ont pas. Tous vos gars commencent à votre clubhouse ; ceux qui ne servent pas encore forment votre { -recruit-pool }. Vous choisissez quels { -made-men } commencent la partie ; cela se fait ouvertement, dans l’{ -leadership-order }.
    .title = Dotation de départ
rule-set-8-mayhem = Un gang compte cinq { -members } et cinq { -prospects } en tout, { -recruit-pool } comprise. Il n’y en a jamais davantage.
    .title = Cinq et cinq
rule-set-8-wise-guys = Un gang compte cinq { -made-men } et cinq { -associates } en tout, { -recruit-pool } comprise. Il n’y en a jamais davantage.
    .title = Cinq et cinq

## INF

rule-inf-1-mayhem = Sont secrets : le cash, les flingues et la { -contraband } derrière chaque paravent, les lieux face cachée, les cartes non piochées et tout ce qui est écarté, et tout choix fermé jusqu’à sa révélation. Quand quelqu’un jette un œil quelque part, tous l’apprennent, mais pas ce qu’il a vu.
    .title = Ce qui est secret
rule-inf-1-wise-guys = Sont secrets : le cash, les flingues et l’{ -booze } derrière chaque paravent, les lieux face cachée, les cartes non piochées et tout ce qui est écarté, et tout choix fermé jusqu’à sa révélation. Quand quelqu’un jette un œil quelque part, tous l’apprennent, mais pas ce qu’il a vu.
    .title = Ce qui est secret
rule-inf-2-mayhem = Tous voient les clubhouses, les gars où qu’ils soient, la { -heat }, les jetons d’ordre, le { -reaper-patch }, les cartes et les lieux révélés. Les dotations de départ sont imprimées, donc connues elles aussi. Ce qui change de mains au grand jour, par exemple en exploitant un lieu, par un { -club-order }, une promotion ou le trafic au { -black-market }, se voit sur le moment, mais personne n’annonce vos totaux.
    .title = Ce que tous voient
rule-inf-2-wise-guys = Tous voient les clubhouses, les gars où qu’ils soient, l’{ -clout }, les jetons d’ordre, le jeton de { -boss-of-bosses }, les cartes et les lieux révélés. Les dotations de départ sont imprimées, donc connues elles aussi. Ce qui change de mains au grand jour, par exemple en exploitant un lieu, par un { -gang-order }, une initiation ou une vente au { -black-market }, se voit sur le moment, mais personne n’annonce vos totaux.
    .title = Ce que tous voient
rule-inf-3 = Seuls les deux gangs concernés voient ce qu’ils se remettent. Les autres apprennent qu’ils ont conclu un accord, rien de plus. Les joueurs peuvent convenir de jouer à accords ouverts.
    .title = Des accords fermés
rule-inf-4-mayhem = Vous ne pouvez pas prouver ce que vous possédez : vous n’avez que votre parole. On vous demande vos flingues et votre { -contraband } à trafiquer même si vous n’en avez pas, et aussi vos renforts avec l’option Sous les Radars : un poing vide ressemble ainsi à un poing plein. Quand une carte vise celui qui a le plus ou le moins d’un bien caché, on compare en secret et seuls les gangs touchés sont nommés.
    .title = Aucune preuve, que des mots
rule-inf-4-wise-guys = Vous ne pouvez pas prouver ce que vous possédez : vous n’avez que votre parole. On vous demande vos flingues et votre { -booze } à vendre même si vous n’en avez pas, et l’option Attentat est proposée même à un { -boss-of-bosses } sans flingue : un poing vide ressemble ainsi à un poing plein. Quand une carte vise celui qui a le plus ou le moins d’un bien caché, on compare en secret et seuls les gangs touchés sont nommés.
    .title = Aucune preuve, que des mots

## RND

rule-rnd-1-mayhem = La partie dure six tours de jeu. Chacun se déroule ainsi : jetons d’ordre, révélation des lieux et des cartes, ordres, { -black-market }, { -last-calls }, nettoyage.
    .title = Un tour en six étapes
rule-rnd-1-wise-guys = La partie dure six tours de jeu. Chacun se déroule ainsi : jetons d’ordre, nouveaux territoires, cartes { -roaring-20s }, ordres, { -black-market }, { -last-calls }, nettoyage.
    .title = Un tour en sept étapes

## ORD

rule-ord-1-mayhem = À chaque tour de jeu, vous recevez les ordres de base de votre clubhouse, plus un jeton par { -member } de votre gang. Les { -members } de la { -recruit-pool } ne comptent pas, et les { -prospects } ne donnent aucun jeton.
    .title = Combien de jetons d’ordre
rule-ord-1-wise-guys = À chaque tour de jeu, vous recevez les ordres indiqués sur votre clubhouse, plus un jeton par { -made-man } de votre gang. Ceux de la { -recruit-pool } ne comptent pas, et les { -associates } ne donnent aucun jeton.
    .title = Combien de jetons d’ordre
rule-ord-2-mayhem = Le nombre de jetons d’ordre qui restent à chaque gang est visible de tous, sauf avec l’option Sous les Radars.
    .title = Des jetons visibles
rule-ord-2-wise-guys = Le nombre de jetons d’ordre qui restent à chaque gang est visible de tous.
    .title = Des jetons visibles
rule-ord-3 = Aucun jeton d’ordre ne se garde pour le tour de jeu suivant. On donne des ordres jusqu’à ce que tous les jetons soient dépensés.
    .title = Rien ne se garde

## REV

rule-rev-1 = On retourne d’abord deux tuiles face cachée, tant qu’il en reste. Elles demeurent en jeu jusqu’à la fin de la partie.
    .title = Deux nouveaux lieux
rule-rev-2 = Viennent ensuite les cartes : une au premier tour de jeu, deux au deuxième, trois à chacun des suivants. Les quinze cartes sont l’horloge de la partie : quand les trois dernières sortent, c’est le dernier tour de jeu.
    .title = Une, deux, puis trois cartes
rule-rev-3 = Un { -obstacle } frappe dès qu’il est révélé, une seule fois, et touche tous les gangs ou ceux qu’il désigne. Les cartes se résolvent une par une, à mesure qu’elles sortent ; pour une même carte, les gangs suivent l’{ -patch-order }.
    .title = { -obstacles } : effet immédiat
    .game = mayhem
rule-rev-4-mayhem = Une { -hassle } change les règles pour tous les gangs jusqu’à la fin du tour de jeu. Si elle contredit une règle normale, c’est l’{ -hassle } qui l’emporte.
    .title = { -hassles } : tout le tour
rule-rev-4-wise-guys = Une { -hassle } change les règles pour tous les gangs jusqu’à la fin du tour de jeu ; si elle contredit une règle normale, c’est l’{ -hassle } qui l’emporte. Quand elle vise le plus ou le moins de quelque chose, les gangs touchés sont fixés au moment où elle est révélée.
    .title = { -hassles } : tout le tour
rule-rev-5 = Dès qu’elle est révélée, une { -opportunity } est un lieu comme un autre : on peut s’y déplacer, s’y battre et l’exploiter, boost et icône « chaud » compris. Elle disparaît à la fin du tour de jeu.
    .title = { -opportunities } : lieux de passage
rule-rev-6 = Une { -last-call } reste visible pendant tout le tour de jeu et prend effet après le { -black-market }.
    .title = { -last-calls } : plus tard
rule-rev-7 = Quand une carte vise le gang qui a le plus ou le moins de quelque chose, tous les gangs à égalité sont touchés, même si cela fait tout le monde. La comparaison a lieu quand la carte prend effet, avant que quiconque soit touché, et elle est refaite pour chaque carte.
    .title = Égalité : tous touchés

## ISS

rule-iss-1-mayhem = Les joueurs jouent l’un après l’autre dans l’{ -patch-order }, un ordre chacun, jusqu’à ce que tous les jetons soient dépensés. Les six ordres sont { -ride }, Exploiter, { -throw-down }, Recruter, { -patch-in } et { -sit-tight } ; certains gangs ont en plus un { -club-order }. Chaque ordre coûte un jeton. Vous ne pouvez pas passer tant qu’il vous en reste : pour ne rien faire, dépensez-en un pour { -sit-tight }.
    .title = Un ordre à la fois
rule-iss-1-wise-guys = Les joueurs jouent l’un après l’autre dans l’{ -leadership-order }, un ordre chacun, jusqu’à ce que tous les jetons soient dépensés. Les sept ordres sont { -ride }, Exploiter, Combat, Recruter un { -associate }, Initier un { -made-man }, { -sit-tight } et votre { -gang-order }. Chaque ordre coûte un jeton. Vous ne pouvez pas passer tant qu’il vous en reste : pour ne rien faire, dépensez-en un pour { -sit-tight }.
    .title = Un ordre à la fois
rule-iss-2 = Sans jeton et sans rien d’autre à faire, votre tour est passé ; un ordre gratuit donné par une carte compte comme quelque chose à faire. Une fois votre tour passé, vous ne donnez plus d’ordre pendant ce tour de jeu, et un jeton reçu plus tard ne peut payer que des renforts.
    .title = Sans jeton : tour passé
    .game = mayhem
rule-iss-3 = S’il ne vous reste aucun jeton, vous Attendez d’office quand vient votre tour. Si vous en recevez un plus tard, vous agissez de nouveau dès que c’est à vous.
    .title = Sans jeton : attente d’office
    .game = wise-guys
rule-iss-4-mayhem = L’ordre des joueurs est fixé au début de l’étape des ordres et ne bouge plus, même si le { -reaper-patch } change de mains. Tout ce qui se fait par ailleurs dans l’{ -patch-order } commence par celui qui le porte à ce moment-là. L’avantage en cas d’égalité passe aussitôt au nouveau porteur.
    .title = Quand le Patch change
rule-iss-4-wise-guys = L’{ -leadership-order } est fixé au début de l’étape des ordres et vaut pour tout jusqu’à la fin du tour de jeu, même si le jeton change de mains. Le pouvoir de trancher les égalités passe aussitôt avec le jeton.
    .title = Quand le jeton change

## MOV

rule-mov-1 = Un ordre de { -ride } amène autant de vos gars que vous voulez, au moins un, d’un seul lieu vers un seul autre. La distance ne compte pas.
    .title = D’un lieu à un autre
rule-mov-2 = On ne peut jamais entrer dans le clubhouse d’un rival, ni aller aux { -emergency-room } ou en sortir. Votre propre clubhouse est un lieu comme un autre.
    .title = Où l’on ne va pas

## EXP

rule-exp-1 = Vous contrôlez un lieu quand vous êtes le seul à y avoir des gars. Sans personne, il n’est pas contrôlé ; avec deux gangs ou plus, il est contesté.
    .title = Contrôlé ou contesté
rule-exp-2 = Vous n’exploitez qu’un lieu que vous contrôlez, et un même lieu ne peut être exploité qu’une fois par tour de jeu, par qui que ce soit ; le jeton posé dessus montre qu’il a servi. Un clubhouse n’a rien à exploiter.
    .title = Une fois par tour
rule-exp-3-mayhem = Si le lieu a un boost, un jeton de plus permet de l’utiliser aussi. Vous pouvez laisser l’effet principal et ne prendre que le boost, mais vous payez quand même les deux jetons.
    .title = Booster un lieu
rule-exp-3-wise-guys = Si le lieu a un boost, un jeton de plus ajoute sa transaction à la première. Le boost ne peut pas remplacer la première.
    .title = Booster un lieu
rule-exp-4-mayhem = Exploiter un lieu « chaud » vous donne la { -heat } indiquée, une seule fois, avant toute transaction et même si vous n’utilisez que le boost. Si un { -member } porte le chapeau à cause de cela et qu’il ne vous reste personne sur place, vous exploitez quand même le lieu, boost compris.
    .title = Lieux chauds et { -heat }
rule-exp-4-wise-guys = Exploiter un lieu « chaud » vous coûte l’{ -clout } indiquée, une seule fois, avant toute transaction. Si un { -made-man } porte le chapeau à cause de cela et qu’il ne vous reste personne sur place, vous exploitez quand même le lieu, boost compris.
    .title = Lieux chauds et { -clout }
rule-exp-5 = Quand un lieu propose des transactions séparées par OU, vous en choisissez une ; si une carte les interdit toutes sauf une, c’est celle-là qui se fait.
    .title = Un seul côté du OU
    .game = wise-guys
rule-exp-6-mayhem = Exploiter le Commissariat de Police vous donne le { -reaper-patch }.
    .title = Le Commissariat de Police
rule-exp-6-wise-guys = Exploiter l’Hôtel de ville vous rapporte 1 { -clout } et fait de vous le { -boss-of-bosses }.
    .title = L’Hôtel de ville
rule-exp-7-mayhem = Toutes les transactions du lieu vous sont proposées l’une après l’autre, le boost en dernier. Vous pouvez en laisser, mais la { -heat } qui accompagne un avantage ne s’en sépare pas. On ne vous demande rien quand tout le monde voit que cela ne change rien, comme de perdre une { -heat } que vous n’avez pas.
    .title = Dans l’ordre, au choix
rule-exp-7-wise-guys = Toutes les transactions du lieu s’effectuent l’une après l’autre, le boost en dernier. Un Échange peut se faire zéro fois ; les autres ne sont pas facultatives. On ne vous demande rien quand tout le monde voit que cela ne change rien ou qu’il n’y a pas de choix.
    .title = Dans l’ordre, toutes

## TRX

rule-trx-1-mayhem = Vendre change des flingues ou de la { -contraband } en cash, Dépenser change du cash en flingues ou en { -contraband }, Échanger change des flingues en { -contraband } ou l’inverse. Chaque fois que vous exploitez le lieu, vous pouvez répéter chacune jusqu’à son Max imprimé. La transaction d’un boost ne se fait qu’une fois.
    .title = Vendre, Dépenser, Échanger
rule-trx-1-wise-guys = Un Échange change du cash, des flingues, de l’{ -booze } ou de l’{ -clout } en n’importe quel autre de ces biens. Chaque fois que vous exploitez le lieu, vous pouvez le répéter jusqu’à son Max imprimé, ou autant que vous voulez s’il n’y en a pas. Il en va de même pour l’Échange d’un boost.
    .title = La transaction Échange
rule-trx-2-mayhem = Prélever prend gratuitement dans la réserve commune ce qui est indiqué. Gagner et Perdre font monter ou baisser votre { -heat }, parfois autre chose. Chacune se fait une seule fois quand vous exploitez le lieu.
    .title = Prélever, Gagner, Perdre
rule-trx-2-wise-guys = Gagner prend dans la réserve commune ce qui est indiqué, ou fait monter votre { -clout }. Cela se fait une seule fois quand vous exploitez le lieu.
    .title = La transaction Gagner
rule-trx-3 = Désignez un rival et prenez-lui la quantité indiquée. S’il en a moins, il donne ce qu’il a, puis vous seul pouvez regarder tout ce qui se trouve derrière son paravent.
    .title = Voler un rival
rule-trx-4 = Une transaction spéciale a sa propre règle : faites ce que dit la tuile ou la carte.
    .title = Transactions spéciales
    .game = wise-guys
rule-trx-5-mayhem = Quand il est interdit de vendre quelque chose, aucune transaction Vendre qui en comporte n’est utilisable.
    .title = Interdictions de vendre
rule-trx-5-wise-guys = Quand il est interdit d’échanger quelque chose, vous ne pouvez pas le céder dans un Échange. Vous pouvez toujours en recevoir.
    .title = Interdictions d’échanger
rule-trx-6 = Un bonus accordé chaque fois que vous vendez ou échangez quelque chose est versé une fois par répétition de la transaction, jusqu’à son Max. Le nombre d’objets dans une même répétition ne compte pas.
    .title = Un bonus par répétition
rule-trx-7 = La réserve commune de cash, de flingues et de tous les autres jetons ne s’épuise jamais.
    .title = Une réserve sans fin
rule-trx-8-mayhem = Vous ne pouvez pas payer avec ce que vous n’avez pas. Quand une perte vous est imposée, vous perdez ce que vous avez.
    .title = Payer et perdre
rule-trx-8-wise-guys = Vous ne pouvez pas payer avec ce que vous n’avez pas ; quand une perte vous est imposée, vous perdez ce que vous avez. Vous pouvez payer votre dernière { -clout }, mais vous êtes alors à court et un { -made-man } porte le chapeau. Vous pouvez aussi payer pour de l’{ -clout } en trop : au-delà de 4, elle est perdue.
    .title = Payer et perdre
rule-trx-9-mayhem = Les interdictions et les bonus sur les transactions valent pour les lieux exploités et les ordres propres à votre gang. Ils ne touchent ni le trafic au { -black-market } ni les accords entre joueurs, sauf si la carte le dit.
    .title = Portée des interdictions
rule-trx-9-wise-guys = Les interdictions et les bonus sur les transactions valent pour les lieux exploités et les ordres propres à votre gang. Ils ne touchent ni les ventes au { -black-market } ni les accords entre joueurs, sauf si la carte le dit.
    .title = Portée des interdictions

## RCT

rule-rct-1-mayhem = Un { -prospect } quitte votre { -recruit-pool } pour votre clubhouse. Votre gang ne peut jamais compter plus de cinq { -prospects }, { -emergency-room } comprises.
    .title = Recruter un { -prospect }
rule-rct-1-wise-guys = Un { -associate } quitte votre { -recruit-pool } pour votre clubhouse. Votre gang ne peut jamais compter plus de cinq { -associates }, { -emergency-room } comprises.
    .title = Recruter un { -associate }

## PRM

rule-prm-1-mayhem = En plus du jeton, payez 1 cash et 1 flingue : un de vos { -prospects } retourne dans la { -recruit-pool } et un { -member } prend sa place au même endroit, même aux { -emergency-room }. Votre gang ne peut jamais compter plus de cinq { -members }, { -emergency-room } comprises.
    .title = { -patch-in } un { -prospect }
rule-prm-1-wise-guys = En plus du jeton, payez 1 cash et 1 flingue : un de vos { -associates } retourne dans la { -recruit-pool } et un { -made-man } de votre choix prend sa place au même endroit, même aux { -emergency-room }. Votre gang ne peut jamais compter plus de cinq { -made-men }, { -emergency-room } comprises.
    .title = Initier un { -made-man }
rule-prm-2-mayhem = Un { -member } promu pendant ce tour de jeu ne donne un jeton d’ordre qu’à partir du suivant.
    .title = Pas encore de jeton
rule-prm-2-wise-guys = Un { -made-man } initié pendant ce tour de jeu ne donne un jeton d’ordre qu’à partir du suivant.
    .title = Pas encore de jeton

## SIT

rule-sit-1 = Dépensez un jeton, ne faites rien et voyez venir les autres.
    .title = Ne rien faire

## GNG

rule-gng-1-mayhem = Sur leur face { -high-octane }, certains gangs ont un { -club-order }. Vous pouvez le donner à la place d’un ordre habituel, aussi souvent que vos jetons le permettent.
    .title = { -club-orders }
rule-gng-1-wise-guys = Chaque gang a son propre { -gang-order }. Vous pouvez le donner à la place d’un ordre habituel, aussi souvent que vos jetons le permettent.
    .title = { -gang-orders }
rule-gng-2 = Dans une { -slugging }, une fois les flingues montrés et avant les dés, l’Outfit peut soutenir un rival : il ne lance pas de dé et n’a pas de total, seules ses valeurs de { -slugging } s’ajoutent au total de ce rival. Il ne peut ni gagner, ni être à égalité, ni exploiter, et ses gars rentrent chez eux ; ses flingues blessent quand même, coûtent de l’{ -clout } et sont défaussés. Si l’Outfit est { -boss-of-bosses }, il tranche toujours les égalités et cède le jeton à tout vainqueur, sauf au rival qu’il a soutenu.
    .title = Outfit : Arbitrage
    .game = wise-guys
rule-gng-3 = Quand le North Side ordonne une { -slugging }, c’est son ordre du tour, mais il ne dépense pas de jeton. Il doit quand même en avoir au moins un : sans jeton, il ne peut qu’{ -sit-tight }.
    .title = North Side : En guerre
    .game = wise-guys
rule-gng-4 = Quand les Calaveras interdisent les renforts dans une { -throw-down }, personne ne peut en appeler, eux non plus. Leurs { -prospects } peuvent aussi porter le chapeau : ils ne sont donc démantelés que s’ils doivent le porter sans avoir ni { -member } ni { -prospect }.
    .title = Calaveras : pouvoirs en détail
    .game = mayhem

## FGT

rule-fgt-1-mayhem = Vous pouvez ordonner une { -throw-down } là où vous avez au moins un { -member } et où un rival a au moins un gars, quel qu’il soit. Tous les gangs qui ont des gars sur place à ce moment y participent, et personne d’autre ; à partir de trois, c’est une { -pile-up }.
    .title = Lancer une { -throw-down }
rule-fgt-1-wise-guys = Vous pouvez ordonner un Combat là où vous avez au moins un { -made-man } et où un rival a au moins un gars, quel qu’il soit. Tous les gangs qui ont des gars sur place à ce moment y participent, et personne d’autre ; à partir de trois, c’est un Combat de Masse.
    .title = Lancer un Combat
rule-fgt-2-mayhem = Chaque gang engagé peut faire venir des gars d’autres lieux : un jeton par lieu, au moins un gars par jeton, tout en une fois. Personne ne peut quitter la { -throw-down } et personne ne vient des { -emergency-room } ; un gang qui n’a que des { -prospects } sur place peut appeler des { -members }. Les gangs décident dans l’{ -patch-order }.
    .title = Appeler des renforts
rule-fgt-2-wise-guys = Chaque gang engagé peut faire venir des gars d’autres lieux : un jeton par lieu, au moins un gars par jeton, tout en une fois. Personne ne peut quitter le Combat et personne ne vient des { -emergency-room } ; un gang qui n’a que des { -associates } sur place peut appeler des { -made-men }. Le gang à gauche de celui qui a ordonné le Combat décide en premier, et ce dernier décide à la fin.
    .title = Appeler des renforts
rule-fgt-3-mayhem = Tous les gangs engagés choisissent leurs flingues en secret et les montrent ensemble : de zéro à un par gars présent après les renforts, sans dépasser ce que vous possédez. Là où les flingues sont prohibés, comme à l’Hôpital et au Commissariat ou à cause d’une carte, on saute cette étape. Un flingue dans un poing, ou sorti, ne peut être ni cédé ni volé avant d’être défaussé.
    .title = Sortir les flingues
rule-fgt-3-wise-guys = Dans une { -slugging }, tous les gangs engagés choisissent leurs flingues en secret et les montrent ensemble : de zéro à un par gars présent après les renforts, sans dépasser ce que vous possédez. Un flingue dans un poing, ou sorti, ne peut être ni cédé ni volé avant d’être défaussé. Une { -talking } se passe de flingues.
    .title = Sortir les flingues
rule-fgt-4-mayhem = Votre total est un dé, plus 1 par { -prospect }, 2 par { -member } et 3 par flingue dans la { -throw-down }.
    .title = Calculer le total
rule-fgt-4-wise-guys = Votre total est un dé, plus la valeur de { -slugging } ou de { -talking } de chacun de vos gars présents (1 dans les deux pour un { -associate }), plus 3 par flingue dans une { -slugging }.
    .title = Calculer le total
rule-fgt-5-mayhem = Le plus haut total gagne. Si le { -patch-holder } est parmi les gangs à égalité en tête, c’est lui qui gagne. Sinon la { -throw-down } est nulle : personne ne gagne et tous les gangs engagés rentrent chez eux.
    .title = Victoire et égalité
rule-fgt-5-wise-guys = Le plus haut total gagne. En cas d’égalité, le { -boss-of-bosses }, engagé ou non dans le Combat, désigne le vainqueur parmi les ex æquo.
    .title = Victoire et égalité
rule-fgt-6-mayhem = Quel que soit le résultat, même à égalité, chaque flingue sorti blesse un rival. Dans une { -pile-up }, chaque gang armé, dans l’{ -patch-order }, braque ses flingues sur les rivaux comme il veut, tous sur un seul s’il le veut, et on le lui demande tant qu’un rival a encore des gars à toucher. Personne n’est obligé de tirer sur un ami : un flingue braqué sur un rival qui n’a plus personne à toucher, compte tenu de ce qui le vise déjà, est perdu. Une fois tout réparti, les gangs touchés choisissent, dans l’{ -patch-order }, lesquels de leurs gars engagés partent aux { -emergency-room }.
    .title = Faire couler le sang : qui est blessé
rule-fgt-6-wise-guys = Vainqueur ou vaincu, chaque flingue sorti blesse un rival. Dans un Combat de Masse, chaque gang armé, dans l’{ -leadership-order }, braque ses flingues sur les rivaux comme il veut, tous sur un seul s’il le veut, et on le lui demande tant qu’un rival a encore des gars à toucher. Personne n’est obligé de tirer sur un ami : un flingue braqué sur un rival qui n’a plus personne à toucher, compte tenu de ce qui le vise déjà, est perdu. Une fois tout réparti, les gangs touchés choisissent, dans l’{ -leadership-order }, lesquels de leurs gars engagés partent aux { -emergency-room }.
    .title = Qui est blessé
rule-fgt-7-mayhem = Les gars indemnes des perdants rentrent à leur clubhouse ; après une { -throw-down } nulle, ceux de tout le monde. Si le vainqueur n’a plus personne debout, les perdants partent quand même, le lieu reste vide et ne peut pas être exploité dans la foulée.
    .title = Les perdants rentrent
rule-fgt-7-wise-guys = Les gars indemnes des perdants rentrent à leur clubhouse. Si le vainqueur n’a plus personne debout, les perdants partent quand même, le lieu reste vide et ne peut pas être exploité dans la foulée.
    .title = Les perdants rentrent
rule-fgt-8-mayhem = À la fin de la { -throw-down }, chaque gang qui a sorti des flingues gagne 1 { -heat }, quel qu’en soit le nombre. Tous les flingues sortis sont défaussés.
    .title = Le prix des flingues
rule-fgt-8-wise-guys = À la fin du Combat, chaque gang qui a sorti des flingues perd 1 { -clout }, quel qu’en soit le nombre. Tous les flingues sortis sont défaussés.
    .title = Le prix des flingues
rule-fgt-9-mayhem = Si le { -patch-holder } était de la { -throw-down } et qu’un autre gang l’a gagnée, le vainqueur prend le { -reaper-patch }, même si tous ses gars ont été blessés. Après une { -throw-down } nulle, le Patch reste où il est.
    .title = Battre le { -patch-holder }
rule-fgt-9-wise-guys = Si le { -boss-of-bosses } était du Combat et qu’un autre gang l’a gagné, le vainqueur prend le jeton, même si tous ses gars ont été blessés. Cela vaut aussi pour une { -talking }.
    .title = Battre le { -boss-of-bosses }
rule-fgt-10 = Si le gang qui a ordonné le combat le gagne, contrôle encore le lieu et que personne ne l’a exploité pendant ce tour de jeu, il peut l’exploiter aussitôt, dans la foulée. Cela coûte un jeton comme d’habitude, et le boost un autre, même si le combat était gratuit. Un vainqueur qui n’a pas ordonné le combat n’a pas ce droit.
    .title = Exploiter après la victoire
rule-fgt-11-mayhem = Une { -throw-down } se termine dans cet ordre : totaux, vainqueur, blessures, retraite, { -reaper-patch }, défausse des flingues, { -heat } des flingues. Si cette { -heat } oblige des gangs à porter le chapeau, ils le font dans l’{ -patch-order }, chacun choisissant un de ses { -members } où qu’il soit. Alors seulement on regarde qui contrôle le lieu et si on peut l’exploiter dans la foulée.
    .title = Fin d’une { -throw-down }
rule-fgt-11-wise-guys = Un Combat se termine dans cet ordre : totaux, vainqueur, blessures, retraite, jeton de { -boss-of-bosses }, défausse des flingues, perte d’{ -clout }. Si cette perte oblige des gangs à porter le chapeau, ils le font dans l’{ -leadership-order }, chacun choisissant un de ses { -made-men } où qu’il soit. Alors seulement on regarde qui contrôle le lieu et si on peut l’exploiter dans la foulée.
    .title = Fin d’un Combat
rule-fgt-12 = Une { -talking } se règle sans flingues : personne n’est blessé et personne ne perd d’{ -clout }.
    .title = Négocier sans effusion de sang
    .game = wise-guys
rule-fgt-13 = Chaque lieu et chaque { -opportunity } porte la marque { -slugging } ou { -talking }. C’est elle qui décide du genre de Combat qui s’y déroule ; les joueurs n’ont pas le choix.
    .title = { -slugging } ou { -talking }
    .game = wise-guys

## STD

rule-std-1 = La { -heat } va de 0 à 4 ; elle monte quand vous sortez des flingues, trafiquez au { -black-market } ou exploitez un lieu « chaud », et à cause de certaines cartes. Si elle doit dépasser 4, un de vos { -members } porte aussitôt le chapeau : vous choisissez lequel, même aux { -emergency-room }, et il retourne dans la { -recruit-pool }. Quelle que soit la { -heat } gagnée, il vous en reste alors 1.
    .title = Trop de { -heat }
    .game = mayhem
rule-std-2 = L’{ -clout } va de 0 à 4, et ce qui dépasse 4 est perdu. Si vous n’en avez plus, un de vos { -made-men } porte aussitôt le chapeau : vous choisissez lequel, même aux { -emergency-room }, et il retourne dans la { -recruit-pool }. Vous n’en perdez pas davantage et revenez à 1.
    .title = À court d’{ -clout }
    .game = wise-guys
rule-std-3 = Si une carte vous oblige à porter le chapeau alors que vous avez au moins 3 { -clout }, vous pouvez payer 2 { -clout } à la place.
    .title = Acheter le juge
    .game = wise-guys
rule-std-4-mayhem = Si vous devez porter le chapeau sans avoir de { -member } nulle part, { -emergency-room } comprises, votre gang est démantelé et vous êtes éliminé. Perdre son dernier { -member } n’est pas encore la fin. Ses gars, ses biens et ses jetons non dépensés quittent la partie ; les jetons posés sur des lieux y restent jusqu’au nettoyage. S’il exploitait un lieu, il s’arrête là. Une { -throw-down } continue sans lui et, s’il venait de la gagner, le lieu reste vide. S’il portait le Patch, le gang suivant à gauche encore en jeu le prend aussitôt, mais l’ordre des joueurs de ce tour de jeu ne change pas. Un gang démantelé ne compte plus comme rival ni pour le plus ou le moins. Le dernier gang en jeu gagne aussitôt, et si un même effet ne laisse personne, les gangs démantelés se comparent comme en fin de partie.
    .title = Gangs démantelés
rule-std-4-wise-guys = Si vous devez porter le chapeau sans avoir d’{ -made-man } nulle part, { -emergency-room } comprises, votre gang est démantelé et vous êtes éliminé. Perdre son dernier { -made-man } n’est pas encore la fin. Ses gars, ses biens et ses jetons non dépensés quittent la partie ; les jetons posés sur des lieux y restent jusqu’au nettoyage. S’il exploitait un lieu, il s’arrête là. Un Combat continue sans lui et, s’il venait de le gagner, le lieu reste vide. S’il était { -boss-of-bosses }, le gang suivant à gauche encore en jeu prend aussitôt le jeton, mais l’ordre des joueurs de ce tour de jeu ne change pas. Un gang démantelé ne compte plus comme rival ni pour le plus ou le moins. Le dernier gang en jeu gagne aussitôt, et si un même effet ne laisse personne, les gangs démantelés se comparent comme en fin de partie.
    .title = Gangs démantelés
rule-std-5-mayhem = Quand une carte vous fait porter le chapeau, vous défaussez comme toujours toute votre { -heat } sauf 1. Si vous étiez à 0, vous y restez.
    .title = Chapeau dû à une carte
rule-std-5-wise-guys = Quand une carte vous fait porter le chapeau, votre { -clout } ne change pas. Seul le fait d’en être à court la ramène à 1.
    .title = Chapeau dû à une carte
rule-std-6-mayhem = Votre { -heat } limite la { -contraband } que vous pouvez trafiquer au { -black-market }. À 0, vous êtes blanc comme neige et il n’y a pas de limite ; à 1, vous pouvez en trafiquer 3 ; à 2, seulement 2 ; à 3, une seule ; à 4, rien.
    .title = { -heat } et { -black-market }
rule-std-6-wise-guys = Votre { -clout } limite l’{ -booze } que vous pouvez vendre au { -black-market }. À 4, pas de limite ; à 3, vous pouvez en vendre 3 ; à 2, seulement 2 ; à 1, un seul.
    .title = { -clout } et { -black-market }
rule-std-7-mayhem = Quand une même carte fait porter le chapeau à plusieurs gangs, on fixe d’abord lesquels ; puis chacun choisit son { -member }, dans l’{ -patch-order }. Aucun de ces chapeaux ne change qui d’autre doit en porter un.
    .title = Plusieurs chapeaux à la fois
rule-std-7-wise-guys = Quand une même carte fait porter le chapeau à plusieurs gangs, on fixe d’abord lesquels ; puis chacun choisit son { -made-man }, dans l’{ -leadership-order }. Aucun de ces chapeaux ne change qui d’autre doit en porter un.
    .title = Plusieurs chapeaux à la fois

## LDR

rule-ldr-1-mayhem = L’{ -patch-order } commence par le { -patch-holder } et va vers la gauche. Il sert pour les ordres, les renforts, la répartition des blessures dans une { -pile-up }, et partout où il importe de savoir qui passe d’abord.
    .title = L’{ -patch-order }
rule-ldr-1-wise-guys = L’{ -leadership-order } commence par le { -boss-of-bosses } et va vers la gauche. Il sert pour les ordres, la répartition des blessures dans un Combat de Masse, et partout où il importe de savoir qui passe d’abord ; seuls les renforts ont leur ordre à eux.
    .title = L’{ -leadership-order }
rule-ldr-2-mayhem = Il y a trois façons de prendre le { -reaper-patch } : exploiter le Commissariat de Police, gagner une { -throw-down } à laquelle participe son porteur, ou le recevoir par une carte. Il ne peut jamais faire partie d’un accord.
    .title = Prendre le { -reaper-patch }
rule-ldr-2-wise-guys = Il y a trois façons de devenir { -boss-of-bosses } : exploiter l’Hôtel de ville, gagner un Combat auquel participe le Parrain en titre, ou recevoir le jeton par une carte. Le jeton ne peut jamais faire partie d’un accord.
    .title = Devenir { -boss-of-bosses }
rule-ldr-3-mayhem = Le { -patch-holder } a l’avantage : à égalité, c’est lui qui l’emporte, dans une { -throw-down } et pour la victoire à la fin de la partie.
    .title = L’avantage : le Patch départage
rule-ldr-3-wise-guys = Le { -boss-of-bosses } désigne le vainqueur d’un Combat à égalité, et gagne en cas d’égalité pour la victoire à la fin de la partie.
    .title = Le Parrain départage

## BLK

rule-blk-1-mayhem = Chaque gang choisit en secret combien de { -contraband } il trafique : de zéro jusqu’à ce qu’il possède et ce que sa { -heat } permet. Tous ouvrent le poing ensemble. Ce qui est dans un poing ne peut pas être cédé avant.
    .title = Offres secrètes
rule-blk-1-wise-guys = Chaque gang choisit en secret combien d’{ -booze } il vend : de zéro jusqu’à ce qu’il possède et ce que son { -clout } permet. Tous ouvrent le poing ensemble. Ce qui est dans un poing ne peut pas être cédé avant.
    .title = Offres secrètes
rule-blk-2-mayhem = Plus on trafique en tout, plus le prix unitaire baisse. À trois joueurs : jusqu’à 3 trafiqués, 3 cash pièce ; de 4 à 6, 2 cash ; au-delà, 1. À quatre : jusqu’à 4, 3 cash ; de 5 à 8, 2 ; au-delà, 1 ; à cinq ou six joueurs, les paliers sont de cinq ou six. Les joueurs sont ceux du début de la partie : quand un gang est démantelé, les prix restent.
    .title = Prix selon le total
rule-blk-2-wise-guys = Plus on vend en tout, plus le prix unitaire baisse. À trois joueurs : jusqu’à 3 vendus, 3 cash pièce ; de 4 à 6, 2 cash ; au-delà, 1. À quatre : jusqu’à 4, 3 cash ; de 5 à 8, 2 ; au-delà, 1. Les joueurs sont ceux du début de la partie : quand un gang est démantelé, les prix restent.
    .title = Prix selon le total
rule-blk-3-mayhem = Une fois tout le monde payé, chaque gang qui a trafiqué gagne 1 { -heat }, quelle que soit la quantité. Les gangs qui doivent porter le chapeau le font alors, dans l’{ -patch-order } ; ce qu’ils ont touché et le prix restent acquis.
    .title = Trafiquer attire la { -heat }
rule-blk-3-wise-guys = Une fois tout le monde payé, chaque gang qui a vendu perd 1 { -clout }, quelle que soit la quantité. Les gangs qui doivent porter le chapeau le font alors, dans l’{ -leadership-order } ; leurs ventes et le prix restent acquis.
    .title = Vendre coûte de l’{ -clout }

## LST

rule-lst-1-mayhem = Les { -last-calls } prennent effet dans l’ordre où elles ont été piochées. Pour une même carte, les gangs suivent l’{ -patch-order }.
    .title = Ordre des { -last-calls }
rule-lst-1-wise-guys = Les { -last-calls } prennent effet dans l’ordre où elles ont été piochées. Pour une même carte, les gangs suivent l’{ -leadership-order }.
    .title = Ordre des { -last-calls }

## CLN

rule-cln-1 = On retire les jetons d’ordre des lieux, les gars présents sur des { -opportunities } rentrent à leur clubhouse et les cartes de ce tour de jeu sont défaussées. Une { -hassle } ou un effet d’hôpital sur les jets aux { -emergency-room } compte encore pour les jets de ce nettoyage.
    .title = Débarrasser la table
rule-cln-2 = Lancez un dé pour chaque blessé : sur 1–3, il va dans la { -recruit-pool } ; sur 4–6, il rentre au clubhouse. Les { -emergency-room } sont alors vides.
    .title = Jets aux { -emergency-room }
rule-cln-3 = Les gars qui se trouvent sur des tuiles restant en jeu y demeurent pour le tour de jeu suivant.
    .title = Ceux qui restent

## END

rule-end-1 = Après le nettoyage du dernier tour de jeu, tous lèvent leur paravent et le gang qui a le plus de cash gagne. Plus aucun accord n’est possible une fois ce nettoyage fini.
    .title = Le plus de cash gagne
rule-end-2-mayhem = En cas d’égalité de cash, le { -patch-holder } gagne s’il est parmi les ex æquo ; sinon, c’est celui d’entre eux qui a le plus de flingues. Ceux qui restent à égalité jouent une dernière { -throw-down } : un dé, plus 1 par { -prospect } et 2 par { -member }, en comptant tous ceux hors de la { -recruit-pool }. Si l’égalité persiste, ils relancent.
    .title = Départager la victoire
rule-end-2-wise-guys = En cas d’égalité de cash, le { -boss-of-bosses } gagne s’il est parmi les ex æquo ; sinon, c’est celui d’entre eux qui a le plus de flingues. Ceux qui restent à égalité jouent une dernière { -slugging } : un dé, plus les valeurs de { -slugging } de tous ceux hors de la { -recruit-pool }. Si l’égalité persiste, le { -boss-of-bosses } désigne le vainqueur.
    .title = Départager la victoire

## DEA

rule-dea-1-mayhem = Deux joueurs peuvent se donner ou échanger du cash, des flingues et de la { -contraband } pour n’importe quelle raison, à leur tour ou non, chaque fois que le jeu attend la réponse de quelqu’un, en pleine { -throw-down } et au marché aussi : payer un gang avant qu’il répartisse ses tirs, c’est à cela que servent les accords. Seuls sont hors d’atteinte ce qui est dans un poing fermé et les flingues sortis, jusqu’à ce que le poing s’ouvre ou que les flingues soient défaussés. Quand vous fermez le poing, vos offres ouvertes de ce qu’un tel poing peut tenir (flingues dans une { -throw-down }, { -contraband } au marché) sont retirées, et vous n’en faites pas d’autres avant qu’il s’ouvre, quoi qu’il contienne.
    .title = Quoi et quand
rule-dea-1-wise-guys = Deux joueurs peuvent se donner ou échanger du cash, des flingues et de l’{ -booze } pour n’importe quelle raison, à leur tour ou non, chaque fois que le jeu attend la réponse de quelqu’un, en plein Combat et au marché aussi : payer le { -boss-of-bosses } avant qu’il tranche une égalité, c’est à cela que servent les accords. Seuls sont hors d’atteinte ce qui est dans un poing fermé et les flingues sortis, jusqu’à ce que le poing s’ouvre ou que les flingues soient défaussés. Quand vous fermez le poing, vos offres ouvertes de ce qu’un tel poing peut tenir (flingues dans un Combat, { -booze } au marché) sont retirées, et vous n’en faites pas d’autres avant qu’il s’ouvre, quoi qu’il contienne.
    .title = Quoi et quand
rule-dea-2-mayhem = Les ordres, la { -heat }, les gars et le { -reaper-patch } ne s’échangent jamais entre joueurs.
    .title = Ce qui n’est pas à vendre
rule-dea-2-wise-guys = Les ordres, l’{ -clout }, les gars et le jeton de { -boss-of-bosses } ne s’échangent jamais entre joueurs.
    .title = Ce qui n’est pas à vendre
rule-dea-3 = Une promesse pour plus tard n’engage personne. Ce qui est convenu pour maintenant se remet aussitôt, les deux parts ensemble. Tout accord se fait à deux : un cadeau est une offre qui ne demande rien, et vous pouvez le refuser. Un paiement promis, offert à temps et refusé, vaut promesse tenue.
    .title = Promesses et échanges
rule-dea-4 = Les paroles ne coûtent rien : vous pouvez offrir plus que vous n’avez, donc faire une offre ne prouve rien. Elle est mise à l’épreuve quand quelqu’un l’accepte. Si vous acceptez sans pouvoir couvrir votre part, vous seul l’apprenez et l’offre tient toujours. Si c’est l’auteur qui ne peut pas, rien ne change de mains, vous l’apprenez tous les deux et l’offre tombe.
    .title = Les paroles ne coûtent rien

## OPT

rule-opt-1 = L’Hôpital St. Thomas est retiré du jeu.
    .title = Balles à tête creuse
    .game = mayhem
rule-opt-2 = La partie s’allonge : trois cartes { -anarchy } de plus dans la pioche par tour de jeu supplémentaire, tant qu’il y a des cartes. Ce qui concerne le dernier tour de jeu vaut alors pour le nouveau dernier.
    .title = Déplacement Longue Distance
    .game = mayhem
rule-opt-3 = Les jetons d’ordre sont cachés derrière le paravent. Quiconque a le droit de regarder derrière le vôtre les voit aussi, et quand votre tour est passé, tous apprennent que vous n’en avez plus. Ils ne peuvent toujours pas s’échanger.
    .title = Sous les Radars
    .game = mayhem
rule-opt-4 = Les { -prospects } en plus de ceux du début quittent le jeu. Vous ne pourrez jamais en avoir plus qu’au départ.
    .title = Choix Restreint
    .game = mayhem
rule-opt-5 = Les quatre cartes hardcore sont mélangées aux autres avant d’en tirer quinze. Elles amènent des { -obstacles }, des { -hassles } et des { -last-calls } plus rudes, et aucune { -opportunity }.
    .title = Cartes Hardcore
    .game = mayhem
rule-opt-6 = La carte Guerre des gangs est mise à part avant de former la pioche et reste en vigueur toute la partie, en plus des cartes révélées. Elle paie pour chaque rival réellement blessé, pas pour chaque flingue.
    .title = Guerre de la Bière
    .game = wise-guys
rule-opt-7 = Au début de chaque tour de jeu, avant de prendre les jetons, le { -boss-of-bosses } peut défausser un flingue pour faire sauter un Commerce révélé ou un Lieu de Départ, sauf l’Hôtel de ville, l’Hôpital municipal et les { -emergency-room }. Les gars qui s’y trouvent rentrent chez eux et la tuile ne revient jamais. Un Commerce inutilisé tiré au hasard la remplace, visible et utilisable aussitôt.
    .title = Attentat à la bombe
    .game = wise-guys
rule-opt-8 = Vous gagnez 2 cash pour chaque cran d’{ -clout } perdu, quelle qu’en soit la cause. Le retour à 1 quand vous êtes à court n’est ni un gain ni une perte. Si vous êtes à 1, en perdre 2 ne rapporte que pour un cran.
    .title = Le Crime Paie
    .game = wise-guys
rule-opt-9 = L’Hôpital municipal est retiré du jeu.
    .title = Massacre à la mitraillette
    .game = wise-guys
