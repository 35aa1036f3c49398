### What helps people along at the table in the browser.

## Dragging crew

drag-hint = { $crew } – drag one piece to move it alone, or the handle to move them all
drag-here = Drop here
drag-choose = Drop on a marked location

## Choosing a gang

gang-starts = { gang-side }

## For newcomers

intro-title = How to play
intro-goal = After { $rounds } rounds the most cash wins. It is hidden behind the blinds until then.
intro-turn = In turn, everybody spends order tokens: bring { dudes } to locations, exploit them for what they give, fight rivals for them.
intro-track-mayhem = { -heat }. At 4 the law is close: one step more, and a { -member } takes the fall.
intro-track-wise-guys = { -clout }. If you run out of it, a { -made-man } takes the fall.
intro-tokens = Order tokens left. With none you give no more orders this round, unless you are given one.
intro-deals = Deals: promise what you like. Goods change hands at once, promises need not be kept.
intro-help = Click “?” to see the rule behind anything; a greyed-out choice tells you why it is not allowed.
intro-done = Got it
hint-move = Bring { dudes } from one location to another – or drag them there.
hint-exploit = Take what a location gives, once a round. No rival may be there.
hint-fight = Attack rivals at a location where you have a { one-made }.
hint-recruit-mayhem = A new { -prospect } comes to your clubhouse.
hint-recruit-wise-guys = A new { -associate } comes to your clubhouse.
hint-promote-mayhem = Make a { -prospect } a { -member }, for 1 cash and 1 gun.
hint-promote-wise-guys = Make an { -associate } a { -made-man }, for 1 cash and 1 gun.
hint-order = What only your gang can do.
hint-sit = Do nothing, for a token.
since-title = Since your last move
since-now = What is going on
out-title = Your gang is disbanded
out-note = You are out of the game, but you can watch the others to the end and talk with them.

## Fights and the market

fists-closed = { $n ->
    [0] All have closed their fists.
   *[other] Fists closed: { $closed } of { $all }. They open together.
}
market-news = { -black-market }
market-cost-mayhem = Trafficking anything brings you { $cost }.
market-cost-wise-guys = Selling anything costs you { $cost }.
market-gain-mayhem = Trafficking brings you no { $what } this round.
market-gain-wise-guys = Selling costs you no { $what } this round.
market-note = Counts the cards, gang rules and options in force, but not how { $what } may change before the market opens.
market-past = These are today’s prices, not those of the moment you are looking at.
market-later = There is no market before the first round or after the last.

## Deals

deal-with = A deal with { $gang-the }
deal-for-you = { $by-first } { $by-number ->
    [one] offers
   *[other] offer
} you a deal
deal-gift-for-you = { $by-first } { $by-number ->
    [one] offers
   *[other] offer
} you a gift
deal-counter-for-you = { $by-first } { $by-number ->
    [one] makes
   *[other] make
} you a counter-offer
deal-for-you-all = { $n ->
    [one] One offer for you
   *[other] { $n } offers for you
}
deal-you-get = You get
deal-you-give = You give
deal-beyond = You offer more than you have within reach ({ $have }). Whoever takes it will find out.
deal-you-promise = You promise:
deal-they-promise = They promise:
deal-until = Open until the end of round { $round }
deal-also = Also offered { $gangs-to }: whoever accepts first has the deal.
