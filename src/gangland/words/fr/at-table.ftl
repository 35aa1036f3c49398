### Ce qui aide à la table dans le navigateur.

## Faire glisser ses hommes

drag-hint = { $crew } – faites-les glisser vers un autre lieu : un pion part seul, la poignée les prend tous
drag-here = Déposer ici
drag-choose = Déposez sur un lieu marqué

## Choisir un gang

gang-starts = { $side } : { $base ->
    [one] { $base } ordre de base
   *[other] { $base } ordres de base
}, { $made }, { $rookies }, { $assets }

## Pour les nouveaux venus

intro-title = Comment ça marche
intro-goal = Après { $rounds } tours, le plus de cash gagne. D’ici là, il reste caché derrière les paravents.
intro-turn = Chacun son tour, on dépense des jetons d’ordre : amener ses hommes quelque part, exploiter le lieu, se battre pour lui.
intro-track-mayhem = Tension. À 4, la loi est tout près : un cran de plus, et un Membre porte le chapeau.
intro-track-wise-guys = Influence. S’il ne vous en reste plus, un Affranchi porte le chapeau.
intro-tokens = Jetons d’ordre restants. Sans jeton, ce tour est fini pour vous.
intro-deals = Affaires : promettez ce que vous voulez. Les biens changent de main aussitôt, les promesses n’ont pas à être tenues.
intro-help = « ? » dit pourquoi, et ce qui est grisé dit pourquoi pas.
intro-done = Compris
hint-move = Amener des hommes d’un lieu à un autre – ou les y faire glisser.
hint-exploit = Prendre ce que donne un lieu, une fois par tour. Il faut y être seul.
hint-fight = Attaquer les rivaux d’un lieu que vous partagez.
hint-recruit-mayhem = Un nouveau Prospect arrive à votre Clubhouse.
hint-recruit-wise-guys = Un nouvel Associé arrive à votre Clubhouse.
hint-promote-mayhem = Faire d’un Prospect un Membre, contre du cash et un flingue.
hint-promote-wise-guys = Faire d’un Associé un Affranchi, contre du cash et un flingue.
hint-order = Ce que seul votre gang sait faire.
hint-sit = Ne rien faire, pour un jeton.
since-title = Depuis votre dernier coup
since-now = Ce qui se passe
out-title = Votre gang est dissous
out-note = Vous êtes hors jeu, mais vous pouvez regarder les autres jusqu’à la fin et leur parler.

## Combats et marché

fists-closed = { $n ->
    [0] Tous ont fermé le poing.
   *[other] Poings fermés : { $closed } sur { $all }. Ils s’ouvrent ensemble.
}
market-news = Marché noir
market-sold = { $n ->
    [0] ne vend rien
   *[other] vend { $n } à { $price } pièce : { $cash }
}
market-each = Vendu en tout : { $total }. Prix de la rue : { $price }.
market-cost-mayhem = Vendre quoi que ce soit vous vaut { $cost }.
market-cost-wise-guys = Vendre quoi que ce soit vous coûte { $cost }.
market-gain-mayhem = Vendre ne vous vaut pas de { $what } pour l’instant.
market-gain-wise-guys = Vendre ne vous coûte rien en { $what } pour l’instant.
market-note = Avec les cartes, gangs et options en vigueur. Ce que devient { $what } d’ici l’ouverture du marché n’est pas compté.
market-past = C’est le marché d’à présent, non celui du moment que vous regardez.
market-later = Il n’y a rien à vendre avant le premier tour, ni après le dernier.

## Affaires

deal-with = Une affaire avec { $gang }
deal-for-you = { $by } vous propose une affaire
deal-gift-for-you = { $by } vous offre un cadeau
deal-counter-for-you = { $by } vous fait une contre-offre
deal-for-you-all = { $n ->
    [one] Une offre pour vous
   *[other] { $n } offres pour vous
}
deal-you-get = Vous recevez
deal-you-give = Vous donnez
deal-beyond = Vous offrez plus que ce que vous avez sous la main ({ $have }). Qui accepte s’en rendra compte.
deal-you-promise = Vous promettez
deal-they-promise = On vous promet
deal-until = Valable jusqu’à la fin du tour de jeu { $round }
deal-also = Aussi proposée à { $gangs } : l’affaire va au premier qui accepte.
