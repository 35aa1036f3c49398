### L’histoire d’une partie, une courte phrase pour chaque événement. Chaque message reçoit aussi $game, $goods et $standing.

list-comma = { ", " }
list-plus = { " + " }
list-semicolon = { " ; " }
list-dot = { " · " }
list-space = { " " }
made-rated = { $name } { $slugging }/{ $talking }
amount-more = +{ $what }
amount-less = −{ $what }
amount-nothing = rien

## The frame of a round

story-round = Tour de jeu { $round } sur { $rounds }
story-gang = Gang choisi : { $gang-the } ({ $player }).
story-side = { $gang-first } { $gang-number ->
    [one] joue
   *[other] jouent
} { $side }.
story-starts = { $gang-first } { $gang-number ->
    [one] commence
   *[other] commencent
} avec { $crew }.
story-claim = Jetons d’ordre : { $list }.
story-site-up-mayhem = Nouveau lieu : { $place } – { $what }
story-site-up-wise-guys = Nouveau commerce : { $place } – { $what }
story-card-up = { $kind } : { $card } – { $what }
story-affected = La carte { $card } concerne { $gangs-the }.
story-affected-nobody = La carte { $card } ne concerne personne.
story-skipped = { $n ->
    [one] À court d’ordres : { $list }.
   *[other] À court d’ordres : { $list }.
}
story-ended = { $gang-first } { $gang-number ->
    [one] remporte
   *[other] remportent
} la partie.
story-held = Paravents levés : { $list }.

## Orders

story-moved = { $gang-first } { $gang-number ->
    [one] se déplace
   *[other] se déplacent
} avec { $crew } : { $from } → { $to }.
story-exploited = { $gang-first } { $gang-number ->
    [one] exploite
   *[other] exploitent
} un lieu : { $place }.
story-boosted = { $gang-first } { $gang-number ->
    [one] paie
   *[other] paient
} un jeton de plus pour le boost ({ $place }).
story-recruited = { $gang-first } { $gang-number ->
    [one] recrute
   *[other] recrutent
} { $crew }.
story-promoted-mayhem = { $gang-first } { $gang-number ->
    [one] promeut
   *[other] promeuvent
} un { -prospect } ({ $place }).
story-promoted-wise-guys = { $gang-first } { $gang-number ->
    [one] initie
   *[other] initient
} { $who } ({ $place }).
story-for-price = { $what } { $price }.
story-sat = { $gang-first } { $gang-number ->
    [one] attend
   *[other] attendent
}.
story-ordered-mayhem = { $gang-first } { $gang-number ->
    [one] donne son
   *[other] donnent leur
} { -club-order }, { $order }.
story-ordered-wise-guys = { $gang-first } { $gang-number ->
    [one] donne son
   *[other] donnent leur
} { -gang-order }, { $order }.
story-tokens-more = { $gang-first } { $gang-number ->
    [one] reçoit
   *[other] reçoivent
} { count-of-orders }.
story-tokens-less = { $gang-first } { $gang-number ->
    [one] perd
   *[other] perdent
} { count-of-orders }.
story-bombed = { $gang-first } { $gang-number ->
    [one] fait
   *[other] font
} sauter un lieu : { $place } !

## Assets and standing

story-item = { $gang } { $what }
story-gained = { $list }.
story-traded = { $gang } – { $verb } : { $what }.
story-stole = { $gang-first } { $gang-number ->
    [one] vole
   *[other] volent
} { $what } { $rival-to }.
story-stole-nothing = { $gang-first } { $gang-number ->
    [one] veut
   *[other] veulent
} voler { $rival-the } et ne { $gang-number ->
    [one] trouve
   *[other] trouvent
} rien.
story-peeked = { $gang-first } { $gang-number ->
    [one] regarde
   *[other] regardent
} derrière le paravent { $rival-of }.
story-seen = Derrière le paravent { $rival-of }, vous avez vu : { $what }.
story-seen-by = Derrière le paravent { $rival-of }, { $gang-the } { $gang-number ->
    [one] a
   *[other] ont
} vu : { $what }.
story-standing-mayhem = { -heat } : { $list }.
story-standing-wise-guys = { -clout } : { $list }.
story-standing-item = { $gang } { $n } ({ $change })
story-leader-mayhem = { $gang-first } { $gang-number ->
    [one] prend
   *[other] prennent
} le { -reaper-patch }.
story-leader-wise-guys = { $gang-first } { $gang-number ->
    [one] devient
   *[other] deviennent
} { -boss-of-bosses }.
story-fell = { $gang } : { $crew } porte le chapeau ({ $place }).
story-fell-to-mayhem = { $gang } : { $crew } porte le chapeau ({ $place }) ; { -heat } ramenée à { $n }.
story-fell-to-wise-guys = { $gang } : { $crew } porte le chapeau ({ $place }) ; { -clout } ramenée à { $n }.
story-bribed = { $gang-first } { $gang-number ->
    [one] achète
   *[other] achètent
} le juge.
story-paid-off = { $gang-first } { $gang-number ->
    [one] paie
   *[other] paient
} à la place.
story-disbanded = { $gang-first } { $gang-number ->
    [one] { $gang-gender ->
        [feminine] est démantelée et quitte
       *[masculine] est démantelé et quitte
    }
   *[other] { $gang-gender ->
        [feminine] sont démantelées et quittent
       *[masculine] sont démantelés et quittent
    }
} la partie.

## Fights

story-fight-mayhem = { $gang-first } { $gang-number ->
    [one] lance
   *[other] lancent
} une { -throw-down } – { $place } !
story-fight-wise-guys = { $gang-first } { $gang-number ->
    [one] ordonne
   *[other] ordonnent
} un Combat – { $place } !
story-fight-locked-mayhem = { $gang-first } { $gang-number ->
    [one] lance
   *[other] lancent
} une { -throw-down } – { $place } – et { $gang-number ->
    [one] interdit
   *[other] interdisent
} tout renfort !
story-fight-locked-wise-guys = { $gang-first } { $gang-number ->
    [one] ordonne
   *[other] ordonnent
} un Combat – { $place } – et { $gang-number ->
    [one] interdit
   *[other] interdisent
} tout renfort !
story-backup = { $gang-first } { $gang-number ->
    [one] appelle
   *[other] appellent
} en renfort { $crew } : { $from } → { $to }.
story-fist = Poings fermés : { $list }.
story-guns = Flingues sortis : { $list }.
story-backed = { $gang-first } { $gang-number ->
    [one] soutient
   *[other] soutiennent
} { $rival-the }.
story-rolled-gangs = Dés pour choisir en premier : { $list }.
story-rolled-fight = Dés : { $list }.
story-rolled-tie = Dés du dernier combat : { $list }.
story-lined-up = Dans le combat : { $list }.
story-lined-up-item = { $gang }, { $crew } : { $n }
story-sum = { $gang } : { $parts } = { $total }
sum-crew = { dudes } { $n }
sum-guns = flingues { $n }
sum-extra = cartes et règles { $n }
sum-die = dé { $n }
story-total = Totaux : { $list }.
story-named = { $gang-first } { $gang-number ->
    [one] désigne
   *[other] désignent
} le vainqueur : { $rival-the }.
story-won-mayhem = { $gang-first } { $gang-number ->
    [one] gagne
   *[other] gagnent
} la { -throw-down } ({ $place }).
story-won-wise-guys = { $gang-first } { $gang-number ->
    [one] gagne
   *[other] gagnent
} le Combat ({ $place }).
story-drawn-mayhem = Égalité dans la { -throw-down } ({ $place }) : tout le monde rentre au clubhouse.
story-drawn-wise-guys = Égalité dans le Combat ({ $place }) : tout le monde rentre au clubhouse.
story-hit = { $gang-first } { $gang-number ->
    [one] touche
   *[other] touchent
} { $rival-the } avec { asset-guns }.
story-wasted = { $gang-first } { $gang-number ->
    [one] gaspille
   *[other] gaspillent
} { asset-guns } contre { $rival-the } : il n’y a plus personne à toucher.
story-discarded = Flingues défaussés : { $list }.
story-injured = { $gang } : { $crew } aux { -emergency-room } ({ $place }).
story-home = { $gang } : { $crew } de retour au clubhouse ({ $place }).

## Market and clean-up

story-sold-mayhem = { -black-market }, { -contraband } trafiquée : { $list }.
story-sold-wise-guys = { -black-market }, { -booze } vendu : { $list }.
story-sold-item = { $gang } { $n } à { $price } pièce : { $cash }
story-sold-none = { $gang } { $n }
story-price = { $game ->
    [wise-guys] Vendu
   *[mayhem] Trafiqué
} en tout : { $total } ; le prix de la rue était de { $price } cash.
story-er = { -emergency-room } : { $gang-the } { $gang-number ->
    [one] obtient
   *[other] obtiennent
} { $face }.
story-er-died = { -emergency-room } : { $gang-the } { $gang-number ->
    [one] obtient
   *[other] obtiennent
} { $face } – { $crew } : retour à la { -recruit-pool }.
story-er-recovered = { -emergency-room } : { $gang-the } { $gang-number ->
    [one] obtient
   *[other] obtiennent
} { $face } – { $crew } : de retour au clubhouse.
story-died = { $gang } : { $crew } de retour dans la { -recruit-pool }.
story-recovered = { $gang } : sortie des { -emergency-room }, { $crew }.

## Ce qui l’a causé

story-because = { $cause } – { $what }
cause-fight-mayhem = { -throwdown } ({ $place })
cause-fight-wise-guys = Combat ({ $place })
cause-market = { -black-market }
cause-bombing = Attentat { $gang-of }
cause-clean-up = Nettoyage
cause-setup = Mise en place
cause-fall = Dédommagement pour le chapeau porté
cause-judge = Le prix du juge
cause-disbanded = Fin { $gang-of }
cause-rival = { $gang }, { $place }
story-caught-mayhem = { $gang } : { -heat } { $n } + { $change } = { $to }. Plus de 4 : la loi arrive, quelqu’un porte le chapeau.
story-caught-wise-guys = { $gang } : { -clout } { $n } − { $change } = { $to }. Plus rien : la loi arrive, quelqu’un porte le chapeau.
story-clean-up = Nettoyage.

## Deals and talk

story-offered = { $gang-first } { $gang-number ->
    [one] fait
   *[other] font
} une offre { $rivals-to } (n° { $offer }) : { $terms }.
story-gift-offered = { $gang-first } { $gang-number ->
    [one] offre
   *[other] offrent
} un cadeau { $rivals-to } (n° { $offer }) : { $terms }.
story-countered = { $gang-first } { $gang-number ->
    [one] répond
   *[other] répondent
} à l’offre { $counters } par une autre { $rivals-to } (n° { $offer }) : { $terms }.
story-accepted = { $gang-first } { $gang-number ->
    [one] accepte
   *[other] acceptent
} l’offre { $offer } { $by-of }.
story-declined = { $gang-first } { $gang-number ->
    [one] refuse
   *[other] refusent
} l’offre { $offer } { $by-of }.
story-withdrawn = { $gang-first } { $gang-number ->
    [one] retire
   *[other] retirent
} l’offre { $offer }.
story-lapsed = L’offre { $offer } { $by-of } tombe : elle n’est pas couverte.
story-gone = L’offre { $offer } { $by-of } ne tient plus.
story-gift = { $gang-first } { $gang-number ->
    [one] donne
   *[other] donnent
} { $rival-to } : { $what }.
story-dealt = { $gang-first } et { $rival-the } ont conclu un accord.
story-said = { $gang } : « { $text } »
story-said-to = { $gang }, { $rivals-to } seulement : « { $text } »
story-judged-kept = { $gang-first } { $gang-number ->
    [one] a
   *[other] ont
} tenu parole envers { $rival-the } : { $what }.
story-judged-broken = { $gang-first } { $gang-number ->
    [one] a manqué à sa
   *[other] ont manqué à leur
} parole envers { $rival-the } : { $what }.
story-judged-moot = { $gang-first } et { $rival-the }, une promesse que personne ne peut juger : { $what }.

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
    [0] ne rien { traffic } au { -black-market } jusqu’à la fin du tour de jeu { $round }
   *[other] ne pas { traffic } plus de { $n } au { -black-market } jusqu’à la fin du tour de jeu { $round }
}
vow-tell = dire ce que { $gang-number ->
    [one] détient
   *[other] détiennent
} { $gang-the } avant la fin du tour de jeu { $round }
vow-word = « { $text } » (jusqu’à la fin du tour de jeu { $round })
tip-holds = À ma connaissance, { $gang-the } { $gang-number ->
    [one] détient
   *[other] détiennent
} { $what }.

## Names in sentences: a gang of which only the name is known, and a person

gang-any = { $name }
    .number = one
    .gender = masculine
    .first = Le gang { $name }
    .the = le gang { $name }
    .of = du gang { $name }
    .to = au gang { $name }
person = { $name }
    .number = one
    .gender = masculine
    .first = { $name }
    .the = { $name }
    .of = { $sound ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
    .to = à { $name }
