### What helps people along at the table in the browser.

## Dragging crew

drag-hint = { $crew } – drag them to another place: a piece goes alone, the grip takes all
drag-here = Drop here
drag-choose = Drop on a marked place

## Choosing a gang

gang-starts = { $side }: { $base ->
    [one] { $base } base order
   *[other] { $base } base orders
}, { $made }, { $rookies }, { $assets }

## For newcomers

intro-title = How it goes
intro-goal = After { $rounds } rounds the most cash wins. It is hidden behind the blinds until then.
intro-turn = In turn, everybody spends order tokens: bring crew to places, exploit them for what they give, fight rivals for them.
intro-track-mayhem = Heat. At 4 the law is close: one step more, and a Member takes the fall.
intro-track-wise-guys = Clout. If you run out of it, a Made Man takes the fall.
intro-tokens = Order tokens left. Without any you are done for this round.
intro-deals = Deals: promise what you like. Goods change hands at once, promises need not be kept.
intro-help = “?” says why, and what is greyed out says why not.
intro-done = Got it
hint-move = Bring crew from one place to another – or drag it there.
hint-exploit = Take what a place gives, once a round. You must be alone there.
hint-fight = Attack rivals at a place you share with them.
hint-recruit-mayhem = A new Prospect comes to your Clubhouse.
hint-recruit-wise-guys = A new Associate comes to your Clubhouse.
hint-promote-mayhem = Make a Prospect a Member, for cash and a gun.
hint-promote-wise-guys = Make an Associate a Made Man, for cash and a gun.
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
market-news = Black Market
market-sold = { $n ->
    [0] sold nothing
   *[other] sold { $n } at { $price } each: { $cash }
}
market-each = Sold in all: { $total }. Street price: { $price }.
market-cost-mayhem = Selling anything brings you { $cost }.
market-cost-wise-guys = Selling anything costs you { $cost }.
market-gain-mayhem = Selling anything brings you no { $what } now.
market-gain-wise-guys = Selling anything costs you no { $what } now.
market-note = With the cards, gangs and options in force. What { $what } does until the market opens is not in it.
market-past = This is the market of now, not of the moment you look back at.
market-later = There is nothing to sell before the first round, or after the last.

## Deals

deal-with = A deal with { $gang }
deal-for-you = { $by } offers you a deal
deal-gift-for-you = { $by } offers you a gift
deal-counter-for-you = { $by } makes you a counter-offer
deal-for-you-all = { $n ->
    [one] One offer for you
   *[other] { $n } offers for you
}
deal-you-get = You get
deal-you-give = You give
deal-beyond = You offer more than you have within reach ({ $have }). Whoever takes it will find out.
deal-you-promise = You promise
deal-they-promise = They promise
deal-until = Open until the end of round { $round }
deal-also = Also offered to { $gangs }: whoever accepts first has the deal.
