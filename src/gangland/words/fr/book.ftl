### Le livre de règles dans le navigateur : ses pages, ses images, les petites positions à jouer, et les cartes.

## The pages

book-rules-of = Règles : { $game }
book-cards-of = Cartes : { $game }
book-open = Ouvrir le livre de règles
book-contents = Chapitres
book-search = Chercher dans les règles
book-search-note = En français, en anglais ou en italien, avec ou sans accents.
book-hits = { $n ->
    [one] 1 règle
   *[other] { $n } règles
} pour « { $wanted } »
book-some = Aucune règle ne parle de tous ces mots. Celles-ci parlent de la plupart :
book-nothing = Aucune règle ne parle de « { $wanted } ».
book-near = Peut-être l’une de celles-ci ?
book-clear = Revenir au livre entier
book-rule = { $title } ({ $id })
book-link = Lien vers { $id }
book-example = Exemple
book-glossary = Glossaire
book-loading = On va chercher le livre…

## Positions to be played

book-try = Essayer soi-même
book-you-are = Vous jouez { $gang-the }.
book-again = Recommencer
book-back = Revenir d’un pas
book-show = Montrer le pas suivant
book-close = Fermer l’exemple
book-happened = Ce qui s’est passé
book-done = C’est tout. Recommencez et essayez autre chose, si vous voulez.
book-yours = à vous
refusal-unknown-exercise = Il n’y a pas d’exemple « { $exercise } » à jouer.
refusal-exercise-done = Cet exemple est joué jusqu’au bout ; recommencez.

## The cards

book-cards = Cartes et lieux
book-cards-search = Chercher cartes et lieux
book-kind = Sorte
book-kind-all = Tout
book-kind-site = { $game ->
    [wise-guys] Lieux
   *[mayhem] Lieux
}
book-kind-obstacle = { -obstacles }
book-kind-hassle = { -hassles }
book-kind-opportunity = { -opportunities }
book-kind-last-call = { -last-calls }
book-kind-gang = Gangs
book-kind-man = { -made-men }
book-cards-count = { $n } sur { $of }
book-cards-none = Rien ici ne contient ces mots.
book-pack = Cartes de
book-pack-house = la maison
book-deck = Une fois parmi { $of } cartes ; { $drawn } d’entre elles sont jouées dans une partie.
book-deck-hardcore = Seulement quand les cartes hardcore sont dans la pioche ; elle sort alors une fois au plus.
book-tile = Une fois parmi { $of } tuiles ; { $drawn } d’entre elles sont posées dans une partie.
book-tile-start = Sur la table à chaque partie.
book-ratings = { -slugging } { $slugging }, { -talking } { $talking }
book-from-printed = Telle qu’imprimée.
book-from-reported = Telle que la rapportent des propriétaires du jeu.
book-from-inferred = Reconstituée d’après ce qu’on en sait.
book-from-house = Écrite pour cette maison.

## Pictures: what they show

book-picture-set = Cinq lieux sont visibles dès le début ; six autres restent face cachée jusqu’à leur tour.
book-picture-inf = Ce qui est derrière un paravent ou dans un poing ne regarde personne d’autre.
book-picture-rnd = Un tour : les jetons, de nouveaux lieux, les cartes, les ordres, le marché, et ce qui vient en dernier.
book-picture-ord = Les jetons d’un tour : ceux du clubhouse, et un pour chacun de ceux qui comptent dans le gang.
book-picture-rev-mayhem = { -obstacle }, { -hassle }, { -opportunity }, { -last-call } : les quatre sortes de cartes.
book-picture-rev-wise-guys = { -hassle }, { -opportunity }, { -last-call } : les trois sortes de cartes.
book-picture-mov = D’un lieu à un autre, autant de gens qu’on veut, pour un jeton.
book-picture-exp = Un jeton sur un lieu qu’on contrôle ; un second pour son boost.
book-picture-trx = Du cash, des flingues, des marchandises : rien d’autre ne s’échange.
book-picture-rct = De la réserve au clubhouse.
book-picture-prm = Avec du cash et un flingue, un nouveau n’en est plus un.
book-picture-gng = Chaque gang a son emblème, et certains un ordre que personne d’autre n’a.
book-picture-fgt = Des gens, des flingues et un dé : la plus haute somme gagne.
book-picture-std-mayhem = La { -heat } monte jusqu’à quatre ; au-delà, la police vient chercher quelqu’un.
book-picture-std-wise-guys = L’{ -clout } monte jusqu’à quatre ; sans plus rien, la police vient chercher quelqu’un.
book-picture-ldr-mayhem = Le { -reaper-patch } : qui l’a commence.
book-picture-ldr-wise-guys = Le jeton de { -boss-of-bosses } : qui l’a commence.
book-picture-blk = Plus il se vend en tout, moins chaque pièce vaut.
book-picture-lst = Les { -last-calls } prennent effet après le { -black-market }.
book-picture-cln = Aux { -emergency-room }, un dé décide qui rentre.
book-picture-end = À la fin, seul le cash compte.
book-picture-dea = Deux mains, ouvertes l’une pour l’autre seulement.

## What to do in each position

exercise-samcro-orders = Vous avez 3 { -members } et 2 { -prospects }. Fermez un poing vide au marché, et voyez combien de jetons apporte le tour suivant.
exercise-three-of-four = Quatre de vos gars partagent l’usine d’armement avec un rival. Envoyez-en trois sur l’{ -opportunity } et laissez un { -prospect } derrière.
exercise-boost = { site-rusty-spoke } : exploitez ce lieu, puis payez un jeton de plus pour son boost.
exercise-hot-site = { site-velvet-mile } est un lieu chaud. Exploitez-le et surveillez votre { -heat }.
exercise-buy-goods = Exploitez l’atelier de coupage et achetez autant de { -contraband } que possible.
exercise-swap-guns = { site-hairy-dog } : exploitez ce lieu et troquez autant de flingues qu’il en prend.
exercise-skim-guns = { site-sarges-surplus } : exploitez ce lieu. Prélever ne coûte rien.
exercise-recruit-mayhem = Recrutez quelqu’un : un { -prospect } vient de la { -recruit-pool } à votre clubhouse.
exercise-patch-in = Faites un { -member } d’un { -prospect } à l’usine d’armement, et voyez ce qu’il en coûte.
exercise-call-backup = Les One-Niners lancent une { -throw-down }, mais vous passez avant eux dans l’{ -patch-order }. Chaque lieu d’où vous appelez du renfort coûte un jeton.
exercise-throwdown = Les One-Niners lancent une { -throw-down }. Appelez du renfort de deux lieux, puis choisissez combien de flingues sortir. Vous avez déjà 4 en { -heat }.
exercise-bloody = Gagnez la { -throw-down } avec des flingues, et voyez ce qu’ils coûtent : des blessés des deux côtés, de la { -heat }, et un { -member }.
exercise-too-hot = Vous avez 4 en { -heat }, et { site-velvet-mile } est un lieu chaud. Exploitez-le quand même.
exercise-warrant = « { card-arrest-warrant } » attend la fin du { -black-market }, et vous êtes de ceux qui ont le plus de { -heat }. Fermez un poing vide et voyez qui porte le chapeau.
exercise-warrant-for-all = Personne n’a de { -heat } : tous en ont donc le plus. Fermez un poing vide et choisissez qui porte le chapeau.
exercise-heat-limits = La { -heat } de vos rivaux les freine ; vous n’en avez pas et pouvez tout trafiquer. Voyez ce que cela fait au prix.
exercise-crowded-market = Choisissez combien de { -contraband } trafiquer ; vos rivaux choisissent en même temps. Chaque pièce fait baisser le prix de toutes.
exercise-last-market-mayhem = Le dernier marché de la partie. Ensuite seul le cash compte, et les Mayans ont 3 d’avance.
exercise-handshake-mayhem = Les Mayans veulent un flingue et votre promesse d’éviter ce lieu : { site-pier-nine }. Prenez l’offre ou non, puis donnez un ordre. Personne ne vous oblige à tenir parole.
exercise-outfit-orders = Vous avez 2 { -made-men } et beaucoup d’{ -associates }. Fermez un poing vide au marché, et voyez combien de jetons apporte le tour suivant.
exercise-six-orders = Six jetons font six ordres. Allez à l’hôtel de ville, exploitez l’usine d’armement, battez-vous, recrutez, initiez, attendez – ou faites à votre façon.
exercise-drive = Envoyez un { -made-man } et les deux { -associates } à la distillerie, et laissez l’autre à la maison : d’un lieu à un autre, quelle que soit la distance.
exercise-boost-booze = { site-four-deuces } : exploitez ce lieu, puis payez un jeton de plus et échangez votre { -booze } grâce au boost.
exercise-hot-location = { site-dog-track } est un lieu chaud. Exploitez-le et surveillez votre { -clout }.
exercise-either-or = Exploitez les docks : échangez du cash ou des flingues contre de l’{ -booze }, mais pas les deux.
exercise-cash-for-guns = Exploitez l’usine d’armement et achetez autant de flingues qu’elle en vend.
exercise-hijacked = Exploitez l’{ -opportunity } et désignez le rival dont vous prenez l’{ -booze }.
exercise-labor-slugging = Exploitez l’{ -opportunity } : un Gagner ne coûte rien.
exercise-tipped-off = Exploitez l’{ -opportunity } et désignez le rival qui perd de l’{ -clout }.
exercise-crackdown = Sous l’effet de « { card-crackdown } », personne ne cède d’{ -booze }. Exploitez les docks, où l’on peut encore en recevoir.
exercise-sheldon-trades = { site-club-morton } : exploitez ce lieu et échangez votre { -booze }. Votre gang en tire plus que les autres.
exercise-recruit-wise-guys = Recrutez quelqu’un : un { -associate } vient de la { -recruit-pool } à votre clubhouse.
exercise-initiate = Faites un { -made-man } d’un { -associate } à l’usine d’armement, et voyez ce qu’il en coûte.
exercise-docks-backup = Le gang Sheldon ordonne un Combat : à sa gauche, vous décidez le premier. Chaque lieu d’où vous appelez du renfort coûte un jeton.
exercise-docks-fight = Le gang Sheldon veut les docks. Appelez du renfort de deux lieux, puis choisissez combien de flingues sortir. Le { -boss-of-bosses } n’est pas du Combat : il tranche en cas d’égalité.
exercise-docks-blood = Gagnez les docks avec des flingues, et répartissez les blessés. Voyez ce que les flingues coûtent en { -clout }.
exercise-city-hall = Battez-vous pour l’hôtel de ville, où l’on négocie sans sortir de flingues. Si vous gagnez, exploitez-le aussitôt.
exercise-out-of-clout = Il vous reste 1 en { -clout }, et { site-dog-track } est un lieu chaud. Exploitez-le quand même.
exercise-indicted = « { card-indictment } » attend la fin du { -black-market }, et vous êtes de ceux qui ont le moins d’{ -clout }. Fermez un poing vide et choisissez qui porte le chapeau.
exercise-clout-limits = L’{ -clout } de vos rivaux les freine ; avec 4, vous pouvez tout vendre. Voyez ce que cela fait au prix.
exercise-booze-sold = Choisissez combien d’{ -booze } vendre ; vos rivaux choisissent en même temps. Chaque bouteille fait baisser le prix de toutes.
exercise-last-market-wise-guys = Le dernier marché de la partie. Ensuite seul le cash compte, et le gang du North Side a 3 d’avance.
exercise-handshake-wise-guys = Le gang Sheldon veut un flingue et votre promesse d’éviter ce lieu : { site-club-morton }. Prenez l’offre ou non, puis donnez un ordre. Personne ne vous oblige à tenir parole.
