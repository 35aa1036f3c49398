### L’histoire d’une partie, une courte phrase pour chaque événement. Chaque message reçoit aussi $game, $goods et $standing.

list-comma = { ", " }
list-plus = { " + " }
list-semicolon = { " ; " }
list-dot = { " · " }
list-space = { " " }
person = { $name }
made-rated = { $name } { $slugging }/{ $talking }
amount-more = +{ $what }
amount-less = −{ $what }
amount-nothing = rien

## The frame of a round

story-round = Tour de jeu { $round } sur { $rounds }
story-gang = { $gang } est pris ({ $player }).
story-side = { $gang } joue { $side }.
story-starts = { $gang } commence avec { $crew }.
story-claim = Jetons d’ordre : { $list }.
story-site-up-mayhem = Nouveau lieu : { $place } – { $what }
story-site-up-wise-guys = Nouveau commerce : { $place } – { $what }
story-card-up = { $kind } : { $card } – { $what }
story-affected = { $card } concerne { $gangs }.
story-affected-nobody = { $card } ne concerne personne.
story-skipped = { $n ->
    [one] À court d’ordres : { $list }.
   *[other] À court d’ordres : { $list }.
}
story-ended = { $gang } remporte la partie.
story-held = Paravents levés : { $list }.

## Orders

story-moved = { $gang } se déplace avec { $crew } : { $from } → { $to }.
story-exploited = { $gang } exploite un lieu : { $place }.
story-boosted = { $gang } paie un jeton de plus pour le boost ({ $place }).
story-recruited = { $gang } recrute { $crew }.
story-promoted-mayhem = { $gang } promeut un nouveau Membre ({ $place }).
story-promoted-wise-guys = { $gang } initie { $who } ({ $place }).
story-for-price = { $what } { $price }.
story-sat = { $gang } attend.
story-ordered-mayhem = { $gang } donne son Ordre de Club, { $order }.
story-ordered-wise-guys = { $gang } donne son Ordre de Gang, { $order }.
story-tokens-more = { $n ->
    [one] { $gang } reçoit { $n } jeton d’ordre.
   *[other] { $gang } reçoit { $n } jetons d’ordre.
}
story-tokens-less = { $n ->
    [one] { $gang } perd { $n } jeton d’ordre.
   *[other] { $gang } perd { $n } jetons d’ordre.
}
story-bombed = { $gang } fait sauter un lieu : { $place } !

## Assets and standing

story-item = { $gang } { $what }
story-gained = { $list }.
story-traded = { $gang } – { $verb } : { $what }.
story-stole = { $gang } vole { $what } à { $rival }.
story-stole-nothing = { $gang } veut voler { $rival } et ne trouve rien.
story-peeked = { $gang } regarde derrière le paravent de { $rival }.
story-seen = Derrière le paravent de { $rival }, vous avez vu : { $what }.
story-seen-by = Derrière le paravent de { $rival }, { $gang } a vu : { $what }.
story-standing-mayhem = Tension : { $list }.
story-standing-wise-guys = Influence : { $list }.
story-standing-item = { $gang } { $n } ({ $change })
story-leader-mayhem = { $gang } porte le Patch Faucheuse.
story-leader-wise-guys = { $gang } est Parrain des Parrains.
story-fell = { $gang } : { $crew } porte le chapeau ({ $place }).
story-bribed = { $gang } achète le juge.
story-paid-off = { $gang } paie pour y échapper.
story-disbanded = { $gang } est démantelé et quitte la partie.

## Fights

story-fight-mayhem = { $gang } lance une Baston – { $place } !
story-fight-wise-guys = { $gang } ordonne un Combat – { $place } !
story-fight-locked-mayhem = { $gang } lance une Baston – { $place } – et interdit tout renfort !
story-fight-locked-wise-guys = { $gang } ordonne un Combat – { $place } – et interdit tout renfort !
story-backup = { $gang } appelle en renfort { $crew } : { $from } → { $to }.
story-fist = Poings fermés : { $list }.
story-guns = Flingues sortis : { $list }.
story-backed = { $gang } soutient { $rival }.
story-rolled-gangs = Dés pour choisir en premier : { $list }.
story-rolled-fight = Dés : { $list }.
story-rolled-tie = Dés du dernier combat : { $list }.
story-total = Totaux : { $list }.
story-named = { $gang } désigne le vainqueur : { $rival }.
story-won = { $gang } gagne le combat ({ $place }).
story-drawn = Le combat est nul ({ $place }) : tout le monde rentre.
story-hit = { $n ->
    [one] Un flingue de { $gang } touche { $rival }.
   *[other] { $n } flingues de { $gang } touchent { $rival }.
}
story-wasted = { $n ->
    [one] Un flingue de { $gang } est gaspillé : il n’y a plus personne à toucher chez { $rival }.
   *[other] { $n } flingues de { $gang } sont gaspillés : il n’y a plus personne à toucher chez { $rival }.
}
story-injured = { $gang } : { $crew } aux Urgences ({ $place }).
story-home = { $gang } : { $crew } de retour au clubhouse ({ $place }).

## Market and clean-up

story-sold-mayhem = Marché Noir, Contrebande vendue : { $list }.
story-sold-wise-guys = Marché Noir, Alcool vendu : { $list }.
story-sold-item = { $gang } { $n } à { $price } pièce : { $cash }
story-sold-none = { $gang } { $n }
story-price = Vendu en tout : { $total } ; le prix de la rue était de { $price } cash.
story-er = Urgences : { $gang } lance { $face }.
story-er-died = Urgences : { $gang } lance { $face } – { $crew } de retour dans la Réserve de Recrues.
story-er-recovered = Urgences : { $gang } lance { $face } – { $crew } de nouveau sur pied.
story-died = { $gang } : { $crew } de retour dans la Réserve de Recrues.
story-recovered = { $gang } : { $crew } sort des Urgences.

## Deals and talk

story-offered = { $gang } fait une offre à { $rivals } (n° { $offer }) : { $terms }.
story-gift-offered = { $gang } offre un cadeau à { $rivals } (n° { $offer }) : { $terms }.
story-countered = { $gang } répond à l’offre { $counters } par une autre à { $rivals } (n° { $offer }) : { $terms }.
story-accepted = { $gang } accepte l’offre { $offer } de { $by }.
story-declined = { $gang } refuse l’offre { $offer } de { $by }.
story-withdrawn = { $gang } retire l’offre { $offer }.
story-lapsed = L’offre { $offer } de { $by } tombe : elle n’est pas couverte.
story-gone = L’offre { $offer } de { $by } ne tient plus.
story-gift = { $gang } donne à { $rival } : { $what }.
story-dealt = { $gang } et { $rival } ont fait affaire.
story-said = { $gang } : « { $text } »
story-said-to = { $gang }, à { $rivals } seulement : « { $text } »
story-judged-kept = { $gang } a tenu parole envers { $rival } : { $what }.
story-judged-broken = { $gang } a manqué à sa parole envers { $rival } : { $what }.
story-judged-moot = { $gang } et { $rival }, une promesse que personne ne peut juger : { $what }.

## What offers and promises say

deal-gives = donne { $what }
deal-wants = demande { $what }
deal-mine = promet : { $what }
deal-theirs = demande en promesse : { $what }
deal-text = « { $text } »
vow-avoid = ne pas entrer ({ $place }) jusqu’à la fin du tour de jeu { $round }
vow-peace = garder la paix jusqu’à la fin du tour de jeu { $round }
vow-leave = quitter les lieux ({ $place }) avant la fin du tour de jeu { $round }
vow-pay = payer { $what } avant la fin du tour de jeu { $round }
vow-sell = { $n ->
    [0] ne rien vendre au Marché Noir jusqu’à la fin du tour de jeu { $round }
   *[other] ne pas vendre plus de { $n } au Marché Noir jusqu’à la fin du tour de jeu { $round }
}
vow-word = « { $text } » (jusqu’à la fin du tour de jeu { $round })
