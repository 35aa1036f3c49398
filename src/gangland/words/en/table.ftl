### The table in the terminal: the board, the questions, the commands. Every message gets $game, $goods and $standing too.

## The board

board-setup = Setting up
board-round = Round { $n } of { $of }
board-turn = { $n ->
    [one] it is { $gangs }’s turn
   *[other] still to choose: { $gangs }
}
board-head = { $where } · { $turn }
board-over = The game is over
board-not-laid = The gangs are still being chosen.
board-col-gang = Gang
board-col-orders = Orders
board-col-standing-mayhem = Heat
board-col-standing-wise-guys = Clout
board-col-clubhouse = Clubhouse
board-col-er = ER
board-col-pool = Recruit Pool
board-col-place = Place
board-col-crew = Who is there
board-col-offers = What it offers
board-legend-mayhem = ★ Patch Holder · M Member · P Prospect
board-legend-wise-guys = ★ Boss of Bosses · name 3/1: Slugging 3, Talking 1 · A Associate
crew-made = { $n }M
crew-rookies-mayhem = { $n }P
crew-rookies-wise-guys = { $n }A
board-crew-mayhem = { $gang } { $crew }
board-crew-wise-guys = { $gang }: { $crew }
board-disbanded = disbanded
board-state-free = free
board-state-held = controlled
board-state-contested = contested
board-state-used = { $state }, exploited
board-mark-opportunity = (this round)
board-face-down = { $n ->
    [one] { $n } tile is still face down.
   *[other] { $n } tiles are still face down.
}
board-card-obstacle = { $kind }: { $card } – done
board-card-hassle = { $kind }: { $card } – { $what }
board-card-last-call = { $kind }: { $card } – after the market: { $what }
board-options = Options: { $list }
board-blind = Behind the blind of { $gang }: { $held }
board-blind-fist = { $blind } ({ $n } of it in the fist)
place-clubhouse = Clubhouse
place-their = Clubhouse of { $gang }
place-head = { $place } ({ $id })

## Orders and other choices

order-move-mayhem = Ride
order-move-wise-guys = Drive
order-exploit = Exploit
order-fight-mayhem = Throw Down
order-fight-wise-guys = Fight
order-recruit-mayhem = Recruit
order-recruit-wise-guys = Recruit Associate
order-promote-mayhem = Patch In
order-promote-wise-guys = Initiate Made Man
order-sit = Sit Tight
order-order-mayhem = Club Order
order-order-wise-guys = Gang Order
menu-gang = Pick this gang
menu-side = Pick this side
menu-start = Start with
menu-recruit = Recruit
menu-promote-mayhem = Patch in
menu-promote-wise-guys = Initiate
menu-use = Do it
menu-option = Choose one
menu-target = Choose a rival
menu-yes = Yes
menu-no = No
menu-backup = Call for backup
menu-enough = No more backup
menu-guns = Guns
menu-back = Side with a rival
menu-allot = Hit a rival
menu-allot-at = { $n ->
    [0] { $gang } (nobody left to hit: the gun is lost)
   *[other] { $gang } ({ $n } left to hit)
}
menu-injure = Emergency Room
menu-name = Name the winner
menu-fall = Take the fall
menu-bribe = Pay 2 Clout instead
menu-market = Sell
menu-discharge = Bring them home
menu-bomb = Blow up a place
menu-at = { $what } – { $where }
menu-fight-open = Backup is allowed
menu-fight-locked = Bar all backup, for one more token
menu-only = There is only this: { $what }. Press Enter.
menu-zero = Only 0 is possible. Press Enter.
menu-hint = A number chooses, b goes back; “help” lists the commands.
menu-no-back = There is nothing to go back to. “undo” takes an action back.
menu-no-such = “{ $text }” is not one of the choices.
menu-crew-mayhem = There are { $crew }. Write “all”, two numbers for Members and Prospects as “2 1”, or 2m1p.
menu-crew-wise-guys = There are { $crew }. Write “all” or for example 2m1a.
menu-crew-named = There are { $crew }. Write “all”, or the numbers of the men and how many Associates: “1 3 2a”.
word-all = all, everybody
word-yes = y, yes

## What is asked

ask-pick-gangs = Which gang do you want?
ask-pick-sides = Which side of your clubhouse card?
ask-pick-made = With which { $n } Made Men do you start? (4/2: Slugging 4, Talking 2)
ask-issue-orders = { $n ->
    [0] You have no token left, but one order is free.
    [one] Your order? { $n } token left.
   *[other] Your order? { $n } tokens left.
}
ask-place-move = From where?
ask-place-exploit = Which place?
ask-place-fight = Which place?
ask-place-promote-mayhem = Where do you patch one in?
ask-place-promote-wise-guys = Where do you initiate one?
ask-place-backup = Backup from where?
ask-place-injure = Where is one injured?
ask-place-fall = Who takes the fall?
ask-place-bomb = Which place is blown up?
ask-crew-any = Who goes?
ask-crew = { $n ->
    [-1] Who goes?
   *[other] Who? Choose { $n }.
}
ask-target-move = Where to?
ask-target-fight = With or without backup?
ask-target-target = Which rival?
ask-target-back = Which rival do you side with?
ask-transactions = { $what }: do you?
ask-transactions-target = { $what }: which rival?
ask-transactions-times = { $what }: how many times? 0–{ $top }
ask-transactions-option = Which one?
ask-offer-boost = Spend one more token on the boost? { $what }
ask-call-for-backup = { $n ->
    [one] Backup for the fight ({ $place })? { $n } token left.
   *[other] Backup for the fight ({ $place })? { $n } tokens left.
}
ask-pull-guns = How many guns do you pull ({ $place })? 0–{ $top }
ask-fight-crews = In the fight: { $list }
ask-arbitrate = Do you side with a rival instead of fighting for yourself ({ $place })?
ask-decide-winner = A tie: who wins the fight ({ $place })?
ask-last-fight = A tie to the last: who wins the game?
ask-allot-injuries = { $n ->
    [one] On whom do you turn your gun? ({ $place })
   *[other] On whom do you turn the next of your { $n } guns? ({ $place })
}
ask-choose-injured = { $n ->
    [one] { $n } of yours is hit ({ $place }). Who goes to the Emergency Room?
   *[other] { $n } of yours are hit ({ $place }). Who goes to the Emergency Room?
}
ask-follow-up = You hold { $place }. Exploit it at once, for a token?
ask-take-the-fall = Somebody has to take the fall. Who?
ask-hit-gangs-pay = { $card }: { $what }. Do you pay?
ask-hit-gangs-injure = { $n ->
    [one] { $card }: who goes to the Emergency Room?
   *[other] { $card }: who goes to the Emergency Room? { $n } have to.
}
ask-choose-goods-mayhem = Black Market: how much Contraband do you sell? 0–{ $top }
ask-choose-goods-wise-guys = Black Market: how much Booze do you sell? 0–{ $top }
ask-hint-market = “{ $command }” shows the prices.
ask-hint-odds = “{ $command }” shows your chances.
ask-bombing = Do you give a gun to blow up a place?

## The commands: what they are called, the English names work too

cmd-help = help, ?
cmd-board = board
cmd-places = places
cmd-market = market
cmd-odds = odds
cmd-log = log
cmd-why = why
cmd-rules = rules
cmd-deals = deals
cmd-offer = offer
cmd-accept = accept
cmd-decline = decline
cmd-counter = counter
cmd-withdraw = withdraw
cmd-gift = gift
cmd-say = say
cmd-hand = hand
cmd-undo = undo, u
cmd-save = save
cmd-quit = quit, q
cmd-back = b
help-title = Commands
help-col-command = Command
help-col-what = What it does
help-help = this list
help-board = the table: gangs, places, cards, your blind
help-places = what places offer, with their ids; “places { $place }” for one
help-market = Black Market: prices, limits, what a sale would bring
help-odds = your chances in a fight, or at a place: “odds { $place }”
help-log = what happened since your last action; “log all” for the whole story
help-why = why something is refused: “why { $exploit } { $place }”, or “why” after a refusal
help-rules = a rule or a chapter: “rules FGT-3”
help-deals = offers and promises you know of
help-offer = make an offer, step by step or in one line: “offer to={ $rival } give={ $cash }:2 want={ $guns }:1 mine=peace:{ $round }”
help-accept = take an offer: “accept 2”, or “accept” where there is but one
help-decline = turn an offer down: “decline 2”
help-counter = answer an offer with another: “counter 2”
help-withdraw = take your own offer back: “withdraw 2”
help-gift = offer something for nothing, step by step or: “gift to={ $rival } give={ $cash }:1”
help-say = talk: “say hello”, or to some only: “say to={ $rival } hello”
help-hand = let another person at this keyboard talk and deal
help-undo = take your last action back, as long as nobody acted since and nothing was shown or rolled
help-save = where the game is saved; “save FILE” keeps a copy
help-quit = leave; the game is saved
help-back = one step back in a choice
help-notation = Orders can be typed in full, too: “{ $move } { $clubhouse } { $place } { $crew }”, “{ $exploit } { $place }”, “{ $fight } { $place }”, “{ $recruit }”, “{ $promote } { $clubhouse } { $man }”, “{ $sit }”, “{ $order }”.

## The market and the odds

market-title = Black Market
market-paid = What each gang may sell, and what it is paid for each, by the total sold:
market-col-gang = Gang
market-col-standing-mayhem = Heat
market-col-standing-wise-guys = Clout
market-col-limit = May sell
market-col-you = You sell
market-col-best = If nobody else sells
market-col-worst = If all sell what they may
market-band = { $first }–{ $last }
market-band-last = { $first } or more
market-no-limit = no limit
market-others = The others could sell at most: { $most }
odds-title = Odds: { $place }
odds-col-mine = Your guns
odds-col-theirs = { $n ->
    [0] no guns
    [one] { $n } gun
   *[other] { $n } guns
}
odds-note = { $rivals ->
    [one] Your chance to win by the guns your rival pulls, with the crew there now; no more backup counted.
   *[other] Your chance to win by the guns each rival pulls, with the crew there now; no more backup counted.
}
odds-no-fight = There is nobody for you to fight there.
odds-where = You are in no fight. Name a place: odds { $place }

## Why, undo, passing the keyboard

why-possible = Nothing stands in the way of “{ $what }”.
why-what = Why what? For example: why { $exploit } { $place }
undo-done = Taken back: { $what }
undo-nothing = There is nothing to take back.
undo-others = Too late: others have acted since, or dice were rolled.
undo-deal = Deals and words cannot be taken back. An open offer can be withdrawn.
undo-revealed = That cannot be taken back: it showed something, or a fist was closed.
pass-keyboard = Pass the keyboard to { $player }.
pass-enter = { "[" }Enter]
pass-enter-undo = { "[" }Enter; “undo” takes the last action back]
corner = Talk and deal as you like. An empty line hands the keyboard back.
hand-nobody = There is nobody else at this keyboard.
hand-whom = Who takes the keyboard?

## Deals

deals-title = Deals
deals-none = No offers and no promises yet.
deal-offer = { $by } to { $to }: { $terms } (until the end of round { $round })
deal-past = { $offer } – { $state }
deal-state-accepted = accepted
deal-state-declined = declined
deal-state-withdrawn = withdrawn
deal-state-lapsed = lapsed
deal-state-expired = expired
deal-state-gone = gone
deal-open-one = Offer { $n } of { $by } is open: { $terms }. “{ $accept } { $n }”, “{ $decline } { $n }” or “{ $counter } { $n }”?
deal-open-still = Still open to you: offer { $list }. “{ $deals }” shows it.
deal-open-many = Offers to you are open: { $list }. “{ $deals }” shows them; “{ $accept } { $n }” takes one.
deal-waits = { $gangs } can answer when the keyboard is theirs; “hand” passes it now.
promise-open = { $by } promised { $to } to { $what }.
promise-kept = { $by } promised { $to } to { $what } – and kept it.
promise-broken = { $by } promised { $to } to { $what } – and broke it.
promise-moot = { $by } promised { $to } to { $what } – nobody can judge it.
wizard-rivals = To whom? Numbers, for example 1 3:
wizard-rival = To whom? A number:
wizard-give = What do you give?
wizard-want = What do you want?
wizard-hint = An empty line means none, b means no deal after all.
wizard-how-much = { $asset }: how many? (Enter: none)
wizard-how-much-of = { $asset }: how many? You have { $have }. (Enter: none)
wizard-mine = What do you promise? (Enter: nothing more)
wizard-theirs = What are they to promise? (Enter: nothing more)
wizard-bots = Bots promise nothing.
wizard-vow-avoid = to stay out of a place
wizard-vow-peace = to keep the peace: to order no fight
wizard-vow-leave = to leave a place
wizard-vow-pay = to pay later
wizard-vow-sell = to sell only so much on the Black Market
wizard-vow-word = something else, in words
wizard-place = Which place?
wizard-pay = How much is to be paid?
wizard-sell = At most how much?
wizard-until = Until the end of which round, { $now }–{ $last }? (Enter: { $now })
wizard-word = In your words:
wizard-text = A word with it? (Enter: none)
wizard-check = The offer { $terms }.
wizard-confirm = Make it? (y/n)
wizard-stopped = Nothing was offered.

## The end

end-title = Blinds up
end-col-rank = #
end-col-player = Player
end-disbanded = { $gang } (disbanded)
end-promises = Promises: { $kept } kept, { $broken } broken.
end-winner = { $gang } ({ $player }) wins!
end-log =
    The whole game is in { $file }
    Watch it again:
    { $command }
