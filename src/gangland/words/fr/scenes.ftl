### Les scènes de la table dans le navigateur : combats, cartes, marché, chutes ; l’allure ; et le journal qui les rejoue.

## Toutes les scènes

scene-done = Compris
scene-again = Revoir
scene-stays = Cette scène reste jusqu’à ce que vous la fermiez.
scene-passes = Cette scène passe d’elle-même.
scene-more = { $n ->
    [one] Encore une scène à voir.
   *[other] Encore { $n } scènes à voir.
}
scene-you = vous
scene-from-to = { $from } → { $to }

## Combats

scene-title-fight-mayhem = { -throwdown }
scene-title-fight-wise-guys = { -slugging }
scene-title-talking = { -talking }
scene-title-last-fight = Le dernier combat
scene-ordered = { $place } · sur ordre { $gang-of }
scene-ordered-locked = { $place } · sur ordre { $gang-of }, sans renforts
scene-backup = Renforts : { $crew } ({ $place })
scene-wins = gagne
scene-wins-by = gagne de { $n }
scene-tied = à égalité
scene-goes-home = rentre
scene-stamp-wins = Gagné
scene-part-crew = { -dudes }
scene-part-guns = flingues
scene-part-extra = règles
scene-part-die = dé
scene-part-total = total
scene-named = Égalité. { $gang-first } { $gang-number ->
    [one] désigne
   *[other] désignent
} le vainqueur : { $rival-the }.
scene-tie-open = Égalité. Le vainqueur reste à désigner.
scene-hurt = À l’hôpital
scene-to-er = +{ $n } aux urgences
scene-times = { $n } × { $each }
scene-guns-cost-mayhem = { -heat } : pour les flingues sortis
scene-guns-cost-wise-guys = { -clout } : pour les flingues sortis
scene-gone = Perdu
scene-leader-mayhem = { -reaper-patch } : désormais { $gang-the }.
scene-leader-wise-guys = { -boss-of-bosses } : désormais { $gang-the }.

## Le marché

scene-title-market = { -black-market }
scene-street = cash l’unité, au prix de la rue
scene-sold-in-all = { $n ->
    [one] { $n } vendu en tout
   *[other] { $n } vendus en tout
}
scene-paid = { $n } × { $price } = { $cash }
scene-own-price = { $price } l’unité au lieu de { $street } : cartes et règles en vigueur
market-why-limit = { $what } { $n }, limite de vente : { $most }. Vous avez { $have }.
scene-empty-fist = Un poing vide : rien

## Cartes

scene-card-of = { $n } sur { $of }
scene-card-hassle = Compte jusqu’à la fin du tour de jeu.
scene-card-opportunity = Un lieu pour ce tour de jeu.
scene-card-obstacle = Se produit aussitôt.
scene-card-last-call = Se produit à la fin du tour de jeu.
scene-card-for = Pour :
scene-lost = Vous perdez { $what }
scene-your-hurt = Aux urgences : { $crew }
scene-got = Vous recevez { $what }

## La loi

scene-title-fall = Quelqu’un porte le chapeau
scene-fall-change = maintenant
scene-fall-too-much = Au-dessus de 4, la loi arrive aussitôt : un homme s’en va, et il ne reste que 1.
scene-fall-none-left = Quand il n’en reste plus, la loi arrive aussitôt : un homme s’en va, et 1 revient.
scene-fallen = { $crew }, de : { $place }
scene-bribed = Personne : le juge est acheté.
scene-nobody-left = Il ne reste personne pour partir.
scene-choose-fall = Qui s’en va ? À vous de choisir.
scene-others-choose = Qui s’en va ? Le choix est en cours.

## Autres scènes

scene-title-betrayal = Une parole rompue
scene-broke = { $gang } → { $rival }
scene-promised = parole donnée à
scene-broken-paid = Payé pour cela au tour de jeu { $n } : { $what }
scene-broken-returned = Promis contre une promesse, au tour de jeu { $n }
scene-broken-free = Rien n’a été payé pour cela, au tour de jeu { $n }
scene-broken-instead = Ce qui a été fait à la place :
scene-who-knows = Seuls ceux qui connaissaient la promesse voient ceci.
scene-stamp-broken = Rompue
scene-title-bombing = Un attentat
scene-bombed = { $place } · { $gang }
scene-title-robbed = Un vol
scene-title-harmed = Contre vous
scene-title-disbanded = Hors jeu
scene-title-end = La partie est finie

## Le journal et ce qui s’est passé depuis

scene-replay = Revoir la scène
scene-moment = Voir la table telle qu’elle était
scene-play = Rejouer sur la carte
scene-stop = Arrêter

## L’allure

scene-pace = Allure
scene-pace-calm = Calme
scene-pace-brisk = Vive
scene-pace-fast = Rapide
scene-pace-skip = Jusqu’à mon tour
scene-pace-calm-hint = Chaque coup des autres se montre à loisir.
scene-pace-brisk-hint = Chaque coup des autres se montre brièvement.
scene-pace-fast-hint = Les autres se pressent.
scene-pace-skip-hint = Directement à votre tour : le journal dit ce que font les autres.
