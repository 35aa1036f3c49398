### The story of a game, a short sentence for what happened. Every message gets $game, $goods and $standing too.

list-comma = { ", " }
list-plus = { " + " }
list-semicolon = { "; " }
list-dot = { " · " }
list-space = { " " }
made-rated = { $name } { $slugging }/{ $talking }
amount-more = +{ $what }
amount-less = −{ $what }
amount-nothing = nothing

## The frame of a round

story-round = Round { $round } of { $rounds }
story-gang = Gang chosen: { $gang-the } ({ $player }).
story-side = { $gang-first } { $gang-number ->
    [one] plays
   *[other] play
} { $side }.
story-starts = { $gang-first } { $gang-number ->
    [one] starts
   *[other] start
} with { $crew }.
story-claim = Order tokens: { $list }.
story-site-up-mayhem = New site: { $place } – { $what }
story-site-up-wise-guys = New business: { $place } – { $what }
story-card-up = { $kind }: { $card } – { $what }
story-affected = { $card } applies to { $gangs-the }.
story-affected-nobody = { $card } applies to nobody.
story-skipped = { $n ->
    [one] Out of orders: { $list }.
   *[other] Out of orders: { $list }.
}
story-ended = { $gang-first } { $gang-number ->
    [one] wins
   *[other] win
} the game.
story-held = Blinds up: { $list }.

## Orders

story-moved-mayhem = { $gang-first } { $gang-number ->
    [one] rides
   *[other] ride
} with { $crew }: { $from } → { $to }.
story-moved-wise-guys = { $gang-first } { $gang-number ->
    [one] drives
   *[other] drive
} with { $crew }: { $from } → { $to }.
story-exploited = { $gang-first } { $gang-number ->
    [one] exploits
   *[other] exploit
} { $place }.
story-boosted = { $gang-first } { $gang-number ->
    [one] pays
   *[other] pay
} one more token to boost { $place }.
story-recruited = { $gang-first } { $gang-number ->
    [one] recruits
   *[other] recruit
} { $crew }.
story-promoted-mayhem = { $gang-first } { $gang-number ->
    [one] patches
   *[other] patch
} in a { -prospect } ({ $place }).
story-promoted-wise-guys = { $gang-first } { $gang-number ->
    [one] initiates
   *[other] initiate
} { $who } ({ $place }).
story-for-price = { $what } { $price }.
story-sat = { $gang-first } { $gang-number ->
    [one] sits
   *[other] sit
} tight.
story-ordered-mayhem = { $gang-first } { $gang-number ->
    [one] issues its
   *[other] issue their
} { -club-order }, { $order }.
story-ordered-wise-guys = { $gang-first } { $gang-number ->
    [one] issues its
   *[other] issue their
} { -gang-order }, { $order }.
story-tokens-more = { $gang-first } { $gang-number ->
    [one] gets
   *[other] get
} { count-of-orders }.
story-tokens-less = { $gang-first } { $gang-number ->
    [one] loses
   *[other] lose
} { count-of-orders }.
story-bombed = { $gang-first } { $gang-number ->
    [one] blows
   *[other] blow
} up { $place }!

## Assets and standing

story-item = { $gang } { $what }
story-gained = { $list }.
story-traded = { $gang } – { $verb }: { $what }.
story-stole = { $gang-first } { $gang-number ->
    [one] steals
   *[other] steal
} { $what } from { $rival-the }.
story-stole-nothing = { $gang-first } { $gang-number ->
    [one] tries
   *[other] try
} to steal from { $rival-the } and { $gang-number ->
    [one] finds
   *[other] find
} nothing.
story-peeked = { $gang-first } { $gang-number ->
    [one] looks
   *[other] look
} behind the blind { $rival-of }.
story-seen = Behind the blind { $rival-of } you saw: { $what }.
story-seen-by = Behind the blind { $rival-of }, { $gang-the } saw: { $what }.
story-standing-mayhem = { -heat }: { $list }.
story-standing-wise-guys = { -clout }: { $list }.
story-standing-item = { $gang } { $n } ({ $change })
story-leader-mayhem = { $gang-first } { $gang-number ->
    [one] takes
   *[other] take
} the { -reaper-patch }.
story-leader-wise-guys = { $gang-first } { $gang-number ->
    [one] becomes
   *[other] become
} { -boss-of-bosses }.
story-fell = { $gang }: { $crew } takes the fall ({ $place }).
story-fell-to-mayhem = { $gang }: { $crew } takes the fall ({ $place }); { -heat } is now { $n }.
story-fell-to-wise-guys = { $gang }: { $crew } takes the fall ({ $place }); { -clout } is back at { $n }.
story-bribed = { $gang-first } { $gang-number ->
    [one] buys
   *[other] buy
} off the judge.
story-paid-off = { $gang-first } { $gang-number ->
    [one] pays
   *[other] pay
} instead.
story-disbanded = { $gang-first } { $gang-number ->
    [one] is
   *[other] are
} disbanded and out of the game.

## Fights

story-fight-mayhem = { $gang-first } { $gang-number ->
    [one] throws
   *[other] throw
} down – { $place }!
story-fight-wise-guys = { $gang-first } { $gang-number ->
    [one] orders
   *[other] order
} a Fight – { $place }!
story-fight-locked-mayhem = { $gang-first } { $gang-number ->
    [one] throws
   *[other] throw
} down – { $place } – and { $gang-number ->
    [one] bars
   *[other] bar
} all backup!
story-fight-locked-wise-guys = { $gang-first } { $gang-number ->
    [one] orders
   *[other] order
} a Fight – { $place } – and { $gang-number ->
    [one] bars
   *[other] bar
} all backup!
story-backup = { $gang-first } { $gang-number ->
    [one] calls
   *[other] call
} { $crew } for backup: { $from } → { $to }.
story-fist = Fists closed: { $list }.
story-guns = Guns pulled: { $list }.
story-backed = { $gang-first } { $gang-number ->
    [one] sides
   *[other] side
} with { $rival-the }.
story-rolled-gangs = Dice for the first pick: { $list }.
story-rolled-fight = Dice: { $list }.
story-rolled-tie = Dice of the last fight: { $list }.
story-lined-up = In the fight: { $list }.
story-lined-up-item = { $gang }, { $crew }: { $n }
story-sum = { $gang }: { $parts } = { $total }
sum-crew = crew { $n }
sum-guns = guns { $n }
sum-extra = cards and rules { $n }
sum-die = die { $n }
story-total = Totals: { $list }.
story-named = { $gang-first } { $gang-number ->
    [one] names
   *[other] name
} the winner: { $rival-the }.
story-won = { $gang-first } { $gang-number ->
    [one] wins
   *[other] win
} the fight ({ $place }).
story-drawn = The fight is a tie ({ $place }): everybody goes back to their clubhouse.
story-hit = { $gang-first } { $gang-number ->
    [one] hits
   *[other] hit
} { $rival-the } with { asset-guns }.
story-wasted = { $gang-first } { $gang-number ->
    [one] wastes
   *[other] waste
} { asset-guns } on { $rival-the }: nobody is left to hit.
story-discarded = Guns discarded: { $list }.
story-injured = { $gang }: { $crew } to the { -emergency-room } ({ $place }).
story-home = { $gang }: { $crew } back to the clubhouse ({ $place }).

## Market and clean-up

story-sold-mayhem = { -black-market }, { -contraband } trafficked: { $list }.
story-sold-wise-guys = { -black-market }, { -booze } sold: { $list }.
story-sold-item = { $gang } { $n } at { $price } each: { $cash }
story-sold-none = { $gang } { $n }
story-price = { $total } { trafficked } in all; the street price was { $price } cash.
story-er = { -emergency-room }: { $gang-the } { $gang-number ->
    [one] rolls
   *[other] roll
} { $face }.
story-er-died = { -emergency-room }: { $gang-the } { $gang-number ->
    [one] rolls
   *[other] roll
} { $face } – { $crew } lost to the { -recruit-pool }.
story-er-recovered = { -emergency-room }: { $gang-the } { $gang-number ->
    [one] rolls
   *[other] roll
} { $face } – { $crew } back in the clubhouse.
story-died = { $gang }: { $crew } lost to the { -recruit-pool }.
story-recovered = { $gang }: { $crew } out of the { -emergency-room }.

## What brought it about

story-because = { $cause } – { $what }
cause-fight-mayhem = { -throwdown } ({ $place })
cause-fight-wise-guys = Fight ({ $place })
cause-market = { -black-market }
cause-bombing = Bombing by { $gang-the }
cause-clean-up = Clean-up
cause-setup = Setup
cause-fall = Compensation for the fall
cause-judge = The judge’s price
cause-disbanded = End { $gang-of }
cause-rival = { $gang }, { $place }
story-caught-mayhem = { $gang }: { -heat } { $n } + { $change } = { $to }. More than 4: the law comes, somebody takes the fall.
story-caught-wise-guys = { $gang }: { -clout } { $n } − { $change } = { $to }. None left: the law comes, somebody takes the fall.
story-clean-up = Clean-up.

## Deals and talk

story-offered = { $gang-first } { $gang-number ->
    [one] makes
   *[other] make
} an offer { $rivals-to } (no. { $offer }): { $terms }.
story-gift-offered = { $gang-first } { $gang-number ->
    [one] offers
   *[other] offer
} a gift { $rivals-to } (no. { $offer }): { $terms }.
story-countered = { $gang-first } { $gang-number ->
    [one] answers
   *[other] answer
} offer { $counters } with another { $rivals-to } (no. { $offer }): { $terms }.
story-accepted = { $gang-first } { $gang-number ->
    [one] accepts
   *[other] accept
} offer { $offer } { $by-of }.
story-declined = { $gang-first } { $gang-number ->
    [one] declines
   *[other] decline
} offer { $offer } { $by-of }.
story-withdrawn = { $gang-first } { $gang-number ->
    [one] withdraws
   *[other] withdraw
} offer { $offer }.
story-lapsed = Offer { $offer } { $by-of } comes to nothing: it is not covered.
story-gone = Offer { $offer } { $by-of } is gone.
story-gift = { $gang-first } { $gang-number ->
    [one] gives
   *[other] give
} { $rival-the }: { $what }.
story-dealt = { $gang-first } and { $rival-the } have made a deal.
story-said = { $gang }: “{ $text }”
story-said-to = { $gang }, { $rivals-to } only: “{ $text }”
story-judged-kept = { $gang-first } kept { $gang-number ->
    [one] its
   *[other] their
} word { $rival-to }: { $what }.
story-judged-broken = { $gang-first } broke { $gang-number ->
    [one] its
   *[other] their
} word { $rival-to }: { $what }.
story-judged-moot = { $gang-first } and { $rival-the }, a promise that cannot be judged: { $what }.

## What offers and promises say

deal-gives = gives { $what }
deal-wants = wants { $what }
deal-mine = promises to { $what }
deal-theirs = wants the promise to { $what }
deal-text = “{ $text }”
vow-avoid = stay out of { $place } until the end of round { $round }
vow-peace = keep the peace until the end of round { $round }
vow-leave = leave { $place } by the end of round { $round }
vow-pay = pay { $what } by the end of round { $round }
vow-sell = { $n ->
    [0] { traffic } nothing on the { -black-market } until the end of round { $round }
   *[other] { traffic } no more than { $n } on the { -black-market } until the end of round { $round }
}
vow-tell = tell what { $gang-the } { $gang-number ->
    [one] holds
   *[other] hold
} by the end of round { $round }
vow-word = “{ $text }” (until the end of round { $round })
tip-holds = To my knowledge, { $gang-the } { $gang-number ->
    [one] holds
   *[other] hold
} { $what }.

## Names in sentences: a gang of which only the name is known, and a person

gang-any = { $name }
    .number = one
    .gender = neuter
    .first = The gang { $name }
    .the = the gang { $name }
    .of = of the gang { $name }
    .to = to the gang { $name }
person = { $name }
    .number = one
    .gender = neuter
    .first = { $name }
    .the = { $name }
    .of = of { $name }
    .to = to { $name }
