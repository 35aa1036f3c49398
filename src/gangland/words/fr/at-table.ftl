### Ce qui aide à la table dans le navigateur.

## Faire glisser ses gars

drag-hint = { $crew } – faites glisser un pion pour le déplacer seul, ou la poignée pour les déplacer tous
drag-here = Déposer ici
drag-choose = Déposez sur un lieu marqué

## Choisir un gang

gang-starts = { gang-side }

## Pour les nouveaux venus

intro-title = Comment ça marche
intro-goal = Après { $rounds } tours de jeu, le gang qui a le plus de cash gagne. D’ici là, il reste caché derrière les paravents.
intro-turn = Chacun son tour, on dépense des jetons d’ordre : amener ses gars quelque part, exploiter le lieu, se battre pour lui.
intro-track-mayhem = { -heat }. À 4, la loi est tout près : un cran de plus, et un { -member } porte le chapeau.
intro-track-wise-guys = { -clout }. S’il ne vous en reste plus, un { -made-man } porte le chapeau.
intro-tokens = Jetons d’ordre restants. Sans jeton, vous ne donnez plus d’ordre ce tour de jeu, sauf si vous en recevez un.
intro-deals = Accords : promettez ce que vous voulez. Les biens changent de main aussitôt, les promesses n’ont pas à être tenues.
intro-help = « ? » montre la règle ; un choix grisé explique pourquoi il est impossible.
intro-done = Compris
hint-move = Déplacer des gars d’un lieu à un autre – ou les y faire glisser.
hint-exploit = Prendre ce que donne un lieu, une fois par tour de jeu. Aucun rival ne doit s’y trouver.
hint-fight = Attaquer les rivaux là où vous avez un { one-made }.
hint-recruit-mayhem = Un nouveau { -prospect } arrive à votre clubhouse.
hint-recruit-wise-guys = Un nouvel { -associate } arrive à votre clubhouse.
hint-promote-mayhem = Faire d’un { -prospect } un { -member }, contre 1 cash et 1 flingue.
hint-promote-wise-guys = Faire d’un { -associate } un { -made-man }, contre 1 cash et 1 flingue.
hint-order = Ce que seul votre gang sait faire.
hint-sit = Ne rien faire, pour un jeton.
since-title = Depuis votre dernier coup
since-now = Ce qui se passe
out-title = Votre gang est démantelé
out-note = Vous êtes éliminé, mais vous pouvez regarder les autres jusqu’à la fin et leur parler.

## Combats et marché

fists-closed = { $n ->
    [0] Tous ont fermé le poing.
   *[other] Poings fermés : { $closed } sur { $all }. Ils s’ouvrent ensemble.
}
market-news = { -black-market }
market-cost-mayhem = Trafiquer quoi que ce soit vous donne { $cost }.
market-cost-wise-guys = Vendre quoi que ce soit vous coûte { $cost }.
market-gain-mayhem = Trafiquer ne vous donne aucune { $what } en ce moment.
market-gain-wise-guys = Vendre ne vous coûte aucune { $what } en ce moment.
market-note = Calcul selon les cartes, gangs et options en vigueur, sans ce qui peut encore changer avant l’ouverture du marché.
market-past = Ce sont les prix actuels, pas ceux du moment que vous regardez.
market-later = Pas de marché avant le premier tour de jeu ni après le dernier.

## Accords

deal-with = Un accord avec { $gang-the }
deal-for-you = { $by-first } vous { $by-number ->
    [one] propose
   *[other] proposent
} un accord
deal-gift-for-you = { $by-first } vous { $by-number ->
    [one] offre
   *[other] offrent
} un cadeau
deal-counter-for-you = { $by-first } vous { $by-number ->
    [one] fait
   *[other] font
} une contre-offre
deal-for-you-all = { $n ->
    [one] Une offre pour vous
   *[other] { $n } offres pour vous
}
deal-you-get = Vous recevez
deal-you-give = Vous donnez
deal-beyond = Vous offrez plus que ce que vous avez sous la main ({ $have }). Quiconque accepte s’en rendra compte.
deal-you-promise = Vous promettez :
deal-they-promise = On vous promet :
deal-until = Valable jusqu’à la fin du tour de jeu { $round }
deal-also = Proposé aussi { $gangs-to } : l’accord va au premier qui accepte.
