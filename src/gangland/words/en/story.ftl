### The story of a game, a short sentence for what happened. Every message gets $game, $goods and $standing too.

list-comma = { ", " }
list-plus = { " + " }
list-semicolon = { "; " }
list-dot = { " · " }
list-space = { " " }
person = { $name }
made-rated = { $name } { $slugging }/{ $talking }
amount-more = +{ $what }
amount-less = −{ $what }
amount-nothing = nothing

## The frame of a round

story-round = Round { $round } of { $rounds }
story-gang = { $gang } is taken ({ $player }).
story-side = { $gang } plays { $side }.
story-starts = { $gang } starts with { $crew }.
story-claim = Order tokens: { $list }.
story-site-up-mayhem = New site: { $place } – { $what }
story-site-up-wise-guys = New business: { $place } – { $what }
story-card-up = { $kind }: { $card } – { $what }
story-affected = { $card } applies to { $gangs }.
story-affected-nobody = { $card } applies to nobody.
story-skipped = { $n ->
    [one] Out of orders: { $list }.
   *[other] Out of orders: { $list }.
}
story-ended = { $gang } wins the game.
story-held = Blinds up: { $list }.

## Orders

story-moved-mayhem = { $gang } rides with { $crew }: { $from } → { $to }.
story-moved-wise-guys = { $gang } drives with { $crew }: { $from } → { $to }.
story-exploited = { $gang } exploits { $place }.
story-boosted = { $gang } pays one more token for the boost of { $place }.
story-recruited = { $gang } recruits { $crew }.
story-promoted-mayhem = { $gang } patches in a new Member ({ $place }).
story-promoted-wise-guys = { $gang } initiates { $who } ({ $place }).
story-for-price = { $what } { $price }.
story-sat = { $gang } sits tight.
story-ordered-mayhem = { $gang } issues its Club Order, { $order }.
story-ordered-wise-guys = { $gang } issues its Gang Order, { $order }.
story-tokens-more = { $n ->
    [one] { $gang } gets { $n } order token.
   *[other] { $gang } gets { $n } order tokens.
}
story-tokens-less = { $n ->
    [one] { $gang } loses { $n } order token.
   *[other] { $gang } loses { $n } order tokens.
}
story-bombed = { $gang } blows up { $place }!

## Assets and standing

story-item = { $gang } { $what }
story-gained = { $list }.
story-traded = { $gang } – { $verb }: { $what }.
story-stole = { $gang } steals { $what } from { $rival }.
story-stole-nothing = { $gang } tries to steal from { $rival } and finds nothing.
story-peeked = { $gang } looks behind the blind of { $rival }.
story-seen = Behind the blind of { $rival } you saw: { $what }.
story-seen-by = Behind the blind of { $rival }, { $gang } saw: { $what }.
story-standing-mayhem = Heat: { $list }.
story-standing-wise-guys = Clout: { $list }.
story-standing-item = { $gang } { $n } ({ $change })
story-leader-mayhem = { $gang } holds the Reaper Patch.
story-leader-wise-guys = { $gang } is Boss of Bosses.
story-fell = { $gang }: { $crew } takes the fall ({ $place }).
story-bribed = { $gang } buys off the judge.
story-paid-off = { $gang } pays its way out.
story-disbanded = { $gang } is disbanded and out of the game.

## Fights

story-fight-mayhem = { $gang } throws down – { $place }!
story-fight-wise-guys = { $gang } orders a Fight – { $place }!
story-fight-locked-mayhem = { $gang } throws down – { $place } – and bars all backup!
story-fight-locked-wise-guys = { $gang } orders a Fight – { $place } – and bars all backup!
story-backup = { $gang } calls { $crew } for backup: { $from } → { $to }.
story-fist = Fists closed: { $list }.
story-guns = Guns pulled: { $list }.
story-backed = { $gang } sides with { $rival }.
story-rolled-gangs = Dice for the first pick: { $list }.
story-rolled-fight = Dice: { $list }.
story-rolled-tie = Dice of the last fight: { $list }.
story-total = Totals: { $list }.
story-named = { $gang } names { $rival } the winner.
story-won = { $gang } wins the fight ({ $place }).
story-drawn = The fight is a draw ({ $place }): everybody goes home.
story-hit = { $n ->
    [one] A gun of { $gang } hits { $rival }.
   *[other] { $n } guns of { $gang } hit { $rival }.
}
story-wasted = { $n ->
    [one] A gun of { $gang } is wasted: nobody of { $rival } is left to hit.
   *[other] { $n } guns of { $gang } are wasted: nobody of { $rival } is left to hit.
}
story-injured = { $gang }: { $crew } to the Emergency Room ({ $place }).
story-home = { $gang }: { $crew } back to the clubhouse ({ $place }).

## Market and clean-up

story-sold-mayhem = Black Market, Contraband sold: { $list }.
story-sold-wise-guys = Black Market, Booze sold: { $list }.
story-sold-item = { $gang } { $n } at { $price } each: { $cash }
story-sold-none = { $gang } { $n }
story-price = { $total } sold in all; the street price was { $price } cash.
story-er = Emergency Room: { $gang } rolls { $face }.
story-er-died = Emergency Room: { $gang } rolls { $face } – { $crew } lost to the Recruit Pool.
story-er-recovered = Emergency Room: { $gang } rolls { $face } – { $crew } back on their feet.
story-died = { $gang }: { $crew } lost to the Recruit Pool.
story-recovered = { $gang }: { $crew } out of the Emergency Room.

## Deals and talk

story-offered = { $gang } makes an offer to { $rivals } (no. { $offer }): { $terms }.
story-gift-offered = { $gang } offers { $rivals } a gift (no. { $offer }): { $terms }.
story-countered = { $gang } answers offer { $counters } with another to { $rivals } (no. { $offer }): { $terms }.
story-accepted = { $gang } accepts offer { $offer } of { $by }.
story-declined = { $gang } declines offer { $offer } of { $by }.
story-withdrawn = { $gang } takes offer { $offer } back.
story-lapsed = Offer { $offer } of { $by } comes to nothing: it is not covered.
story-gone = Offer { $offer } of { $by } is gone.
story-gift = { $gang } gives { $rival }: { $what }.
story-dealt = { $gang } and { $rival } have made a deal.
story-said = { $gang }: “{ $text }”
story-said-to = { $gang }, to { $rivals } only: “{ $text }”
story-judged-kept = { $gang } kept its word to { $rival }: { $what }.
story-judged-broken = { $gang } broke its word to { $rival }: { $what }.
story-judged-moot = { $gang } and { $rival }, a promise nobody can judge: { $what }.

## What offers and promises say

deal-gives = gives { $what }
deal-wants = wants { $what }
deal-mine = promises to { $what }
deal-theirs = asks for the promise to { $what }
deal-text = “{ $text }”
vow-avoid = stay out of { $place } until the end of round { $round }
vow-peace = keep the peace until the end of round { $round }
vow-leave = leave { $place } by the end of round { $round }
vow-pay = pay { $what } by the end of round { $round }
vow-sell = { $n ->
    [0] sell nothing on the Black Market until the end of round { $round }
   *[other] sell no more than { $n } on the Black Market until the end of round { $round }
}
vow-word = “{ $text }” (until the end of round { $round })
