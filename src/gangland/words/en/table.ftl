### The table in the terminal: the board, the questions, the commands. Every message gets $game, $goods and $standing too.

## The board

board-setup = Setting up
board-round = Round { $n } of { $of }
board-turn = { $n ->
    [one] { $gangs } to move
   *[other] still to choose: { $gangs }
}
board-head = { $where } · { $turn }
board-over = The game is over
board-not-laid = The gangs are still being chosen.
board-col-gang = Gang
board-col-orders = Orders
board-col-standing-mayhem = { -heat }
board-col-standing-wise-guys = { -clout }
board-col-clubhouse = Clubhouse
board-col-er = ER
board-col-pool = { -recruit-pool }
board-col-place = Location
board-col-crew = Who is there
board-col-offers = What it offers
board-legend-mayhem = ★ { -patch-holder } · M { -member } · P { -prospect }
board-legend-wise-guys = ★ { -boss-of-bosses } · name 3/1: { -slugging } 3, { -talking } 1 · A { -associate }
crew-made = { $n }M
crew-rookies-mayhem = { $n }P
crew-rookies-wise-guys = { $n }A
board-crew-mayhem = { $gang } { $crew }
board-crew-wise-guys = { $gang }: { $crew }
board-disbanded = disbanded
board-state-free = uncontrolled
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
board-in-force = In force: { $list }
board-orders = { $n ->
    [one] { $n } order
   *[other] { $n } orders
}
board-standing-mayhem = { -heat } { $track }
board-standing-wise-guys = { -clout } { $track }
board-home = home { $crew }
board-er = ER { $crew }
board-options = Options: { $list }
in-force-number = { $name } ({ $n })
board-blind = Behind the blind { $gang-of }: { $held }
board-blind-fist = { $blind } ({ $n } of it in the fist)
place-clubhouse = Clubhouse
place-their = Clubhouse { $gang-of }
place-head = { $place } ({ $id })

## Orders and other choices

order-move-mayhem = { -ride }
order-move-wise-guys = { -drive }
order-exploit = Exploit
order-fight-mayhem = { -throw-down }
order-fight-wise-guys = Fight
order-recruit-mayhem = Recruit
order-recruit-wise-guys = Recruit { -associate }
order-promote-mayhem = { -patch-in }
order-promote-wise-guys = Initiate { -made-man }
order-sit = { -sit-tight }
order-order-mayhem = { -club-order }
order-order-wise-guys = { -gang-order }
menu-gang = Pick this gang
menu-side = Pick this side
menu-start = Start with
menu-recruit = Recruit
menu-promote-mayhem = Patch in
menu-promote-wise-guys = Initiate
menu-use = Yes, do it
menu-option = Choose one
menu-target = Choose a rival
menu-yes = Yes
menu-no = No
menu-pay = Yes: pay { $pay }
menu-suffer = No: your gang { $deed }
menu-backup = Call for backup
menu-enough = No more backup: go on
menu-guns = Guns
menu-back = Side with a rival
menu-allot = Hit a rival
menu-allot-at = { $n ->
    [0] { $gang } (nobody left to hit: the gun is lost)
   *[other] { $gang } ({ $n } left to hit)
}
menu-injure = { -emergency-room }
menu-name = Name the winner
menu-fall = Take the fall
menu-bribe = Pay 2 { -clout } instead
menu-market = { $game ->
    [wise-guys] Sell
   *[mayhem] Traffic
}
menu-discharge = Return them to the clubhouse
menu-bomb = Blow up a location
menu-at = { $what } – { $where }
menu-fight-open = Backup is allowed
menu-fight-locked = Bar all backup, for one more token
menu-only = Only one choice: { $what }. Press Enter.
menu-zero = Only 0 is possible. Press Enter.
menu-more = “{ $command }” tells more about each.
menu-hint = Type a number to choose, b to go back, “help” for the commands.
menu-no-back = There is nothing to go back to. “undo” undoes your last action.
menu-no-such = “{ $text }” is not one of the choices.
menu-crew-mayhem = You have { $crew } here. Type “all”, or how many { -members } and { -prospects }: “2 1” or 2m1p.
menu-crew-wise-guys = You have { $crew } here. Type “all”, or for example 2m1a.
menu-crew-named = You have { $crew } here. Type “all”, or the numbers of the men and how many { -associates }: “1 3 2a”.
word-all = all, everybody
word-no = n, no
word-yes = y, yes

## What is asked

ask-pick-gangs = Which gang do you want?
ask-pick-sides = Which side of your clubhouse card do you play?
ask-pick-made = With which { $n } { -made-men } do you start? (4/2: { -slugging } 4, { -talking } 2)
ask-issue-orders = { $n ->
    [0] You have no token left, but one order is free.
    [one] Your order? { $n } token left.
   *[other] Your order? { $n } tokens left.
}
ask-place-move = From where do they go?
ask-place-exploit = Which location do you exploit?
ask-place-fight = At which location do you fight?
ask-place-promote-mayhem = Where is the { -prospect } you patch in?
ask-place-promote-wise-guys = Where is the { -associate } you initiate?
ask-place-backup = Where does the backup come from?
ask-place-injure = Where is the one who is injured?
ask-place-fall = Who takes the fall?
ask-place-bomb = Which location do you blow up?
ask-crew-any = Who goes?
ask-crew = { $n ->
    [-1] Who goes?
   *[other] Who? Choose { $n }.
}
ask-target-move = Where do they go?
ask-target-fight = Do you allow backup in this fight?
ask-target-target = Which rival?
ask-target-back = Which rival do you side with?
ask-transactions = { $where }: { $what }. Do you want that?
ask-transactions-target = { $where }: { $what }. Which rival?
ask-transactions-times = { $where }: { $what }. How many times? 0–{ $top }
ask-transactions-option = { $where }: which one of these?
ask-offer-boost = { $where }: one more token for the boost? { $what }
ask-call-for-backup = { $n ->
    [one] Call for backup in the fight ({ $place })? { $n } token left.
   *[other] Call for backup in the fight ({ $place })? { $n } tokens left.
}
ask-pull-guns = How many guns do you pull ({ $place })? 0–{ $top }
ask-fight-crews = In the fight: { $list }
ask-arbitrate = Do you side with a rival instead of fighting for yourself ({ $place })?
ask-decide-winner = A tie: who wins the fight ({ $place })?
ask-last-fight = Still tied: who wins the game?
ask-allot-injuries = { $n ->
    [one] On whom do you turn your gun? ({ $place })
   *[other] On whom do you turn the next of your { $n } guns? ({ $place })
}
ask-choose-injured = { $n ->
    [one] { $n } of yours is hit ({ $place }). Who goes to the { -emergency-room }?
   *[other] { $n } of yours are hit ({ $place }). Who goes to the { -emergency-room }?
}
ask-follow-up = You won { $place }. Exploit it now, for one token?
ask-take-the-fall = Somebody has to take the fall. Who?
ask-hit-gangs-pay = { $card }: { $what }. Do you pay?
ask-hit-gangs-injure = { $n ->
    [one] { $card }: who goes to the { -emergency-room }?
   *[other] { $card }: choose { $n } for the { -emergency-room }.
}
ask-choose-goods-mayhem = { -black-market }: how much { -contraband } do you traffic? 0–{ $top }
ask-choose-goods-wise-guys = { -black-market }: how much { -booze } do you sell? 0–{ $top }
ask-hint-market = “{ $command }” shows the prices.
ask-hint-odds = “{ $command }” shows your chances.
ask-bombing = Discard a gun to blow up a location?

## The commands: what they are called, the English names work too

cmd-help = help, ?
cmd-board = board
cmd-places = locations, places
cmd-market = market
cmd-odds = odds
cmd-log = log
cmd-more = more
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
cmd-tell = tell
cmd-vote = vote
cmd-hand = hand
cmd-undo = undo, u
cmd-skip = skip
cmd-save = save
cmd-quit = quit, q
cmd-back = b
help-title = Commands
help-col-command = Command
help-col-what = What it does
help-help = this list
help-board = the table: gangs, locations, cards, your blind
help-places = what locations offer, with their ids; “locations { $place }” for one
help-market = { -black-market }: prices, limits, what you would be paid
help-odds = your chances in a fight, or at a location: “odds { $place }”
help-log = what happened since your last action; “log all” for the whole game
help-more = all about the choices of the moment
help-why = why something is refused: “why { $exploit } { $place }”, or “why” after a refusal; why a bot did its last thing: “why { $whom }”
help-rules = a rule, a chapter, or words to look for: “rules FGT-3”, “rules backup”
help-deals = offers and promises you know of
help-offer = make an offer, step by step or in one line: “offer to={ $rival } give={ $cash }:2 want={ $guns }:1 mine=peace:{ $round }”
help-accept = take an offer: “accept 2”, or “accept” if there is only one
help-decline = turn an offer down: “decline 2”
help-counter = answer an offer with another: “counter 2”
help-withdraw = take your own offer back: “withdraw 2”
help-gift = offer something for nothing, step by step or: “gift to={ $rival } give={ $cash }:1”
help-say = talk: “say hello”, or to some only: “say to={ $rival } hello”
help-tell = tell one rival what a third gang holds, step by step if you promised it, or: “tell to={ $rival } tip={ $third }:{ $cash }:7,{ $guns }:2”
help-vote = have a bot play for somebody who is away: “vote { $whom }”; “vote { $whom } no” takes it back
help-hand = let another person at this keyboard talk and deal
help-undo = undo your last action, as long as nobody acted since and nothing was shown or rolled
help-skip = hear no more of the lesson; the game stands as it is
help-save = where the game is saved; “save FILE” keeps a copy
help-quit = leave; the game is saved
help-back = one step back in a choice
help-breath = Bots wait a moment before each answer: time for “undo”, or for a deal. They wait as long as you are typing; an empty line has them get on at once.
help-notation = Orders can be typed in full, too: “{ $move } { $clubhouse } { $place } { $crew }”, “{ $exploit } { $place }”, “{ $fight } { $place }”, “{ $recruit }”, “{ $promote } { $clubhouse } { $man }”, “{ $sit }”, “{ $order }”.

## The market and the odds

market-title = { -black-market }
market-paid = What each gang may { traffic }, and what it is paid for each, by the total { trafficked }:
market-col-gang = Gang
market-col-standing-mayhem = { -heat }
market-col-standing-wise-guys = { -clout }
market-col-limit = May { traffic }
market-col-you = You { traffic }
market-col-best = If nobody else does
market-col-worst = If all { traffic } what they may
market-band = { $first }–{ $last }
market-band-last = { $first } or more
market-no-limit = no limit
market-others = The others could { traffic } at most: { $most }
odds-title = Odds of winning the fight: { $place }
odds-col-mine = Your guns
odds-col-theirs = { $n ->
    [0] no guns
    [one] { $n } gun
   *[other] { $n } guns
}
odds-note = { $rivals ->
    [one] Your chance to win by the guns your rival pulls, with the { dudes } there now; no more backup counted.
   *[other] Your chance to win by the guns each rival pulls, with the { dudes } there now; no more backup counted.
}
odds-note-no-guns = Your chance to win with the { dudes } there now; no more backup counted. Nobody pulls guns here.
odds-bring = If you bring { $crew }:
odds-where = You are in no fight. Name a location: odds { $place }

## Time, votes, pages

breath-hint = { "[" }Enter] at once · “{ $undo }” takes back · “{ $offer }” deals
clock-left = Time left: { $time }
vote-count = { $n ->
    [one] { $n } vote for a bot to play for { $name }.
   *[other] { $n } votes for a bot to play for { $name }.
}
vote-whom = Whom about? For example: vote { $whom }
vote-not-here = There is nobody to vote about at this table.
pager-more = { "[" }Enter] more, { "[" }b] enough
story-more = { $n ->
    [one] One more line before this: “{ $command }”
   *[other] { $n } more lines before this: “{ $command }”
}

## Why, undo, passing the keyboard

why-says = { $gang }: “{ $what }”
why-possible = “{ $what }” is allowed right now.
why-what = Why what? For example: why { $exploit } { $place }
undo-done = Undone: { $what }
pass-keyboard = Pass the keyboard to { $player }.
pass-enter = { "[" }Enter]
pass-enter-undo = { "[" }Enter; “undo” undoes the last action]
corner = Talk and deal as you like. An empty line hands the keyboard back.
hand-nobody = There is nobody else at this keyboard.
hand-whom = Who takes the keyboard?

## Deals

deals-title = Deals
deals-none = No offers and no promises yet.
deal-offer = { $by } → { $to }: { $terms } (until the end of round { $round })
deal-past = { $offer } – { $state }
deal-state-accepted = accepted
deal-state-declined = declined
deal-state-withdrawn = withdrawn
deal-state-lapsed = lapsed
deal-state-expired = expired
deal-state-gone = gone
deal-open-one = Offer { $n } { $by-of } is open: { $terms }. “{ $accept } { $n }”, “{ $decline } { $n }” or “{ $counter } { $n }”?
deal-open-still = Still open to you: offer { $list }. “{ $deals }” shows it.
deal-open-many = Offers to you are open: { $list }. “{ $deals }” shows them; “{ $accept } { $n }” takes one.
deal-waits = { $gangs-first } can answer when it is their turn at the keyboard; “hand” passes it now.
promise-open = { $by-first } promised { $to-the } to { $what }.
promise-kept = { $by-first } promised { $to-the } to { $what } – and kept the promise.
promise-broken = { $by-first } promised { $to-the } to { $what } – and broke the promise.
promise-moot = { $by-first } promised { $to-the } to { $what } – it cannot be judged.
tell-which = Which do you tell?
tell-what = What does that gang hold, as far as you can say?
tell-nothing = You have promised nobody to tell anything. You can all the same: “tell to={ $rival } tip={ $third }:{ $cash }:7,{ $guns }:2”
wizard-rivals = To whom? Numbers, for example 1 3:
wizard-rival = To whom? A number:
wizard-give = What do you give?
wizard-want = What do you want?
wizard-hint = Empty line: none. b: cancel.
wizard-how-much = { $asset }: how many? (Enter: none)
wizard-how-much-of = { $asset }: how many? You have { $have }. (Enter: none)
wizard-mine = What do you promise? (Enter: nothing more)
wizard-theirs = What must they promise? (Enter: nothing more)
wizard-bots = Those bots promise nothing.
wizard-vow-avoid = to stay out of a location
wizard-vow-peace = to keep the peace: to order no fight
wizard-vow-leave = to leave a location
wizard-vow-pay = to pay later
wizard-vow-sell = to limit { $game ->
    [wise-guys] sales
   *[mayhem] trafficking
} on the { -black-market }
wizard-vow-tell = to tell what a third gang holds
wizard-vow-word = something else (type it)
wizard-place = Which location?
wizard-about = About which gang?
wizard-pay = How much will be paid?
wizard-sell = How much at most?
wizard-until = Until the end of which round, { $now }–{ $last }? (Enter: { $now })
wizard-word = In your words:
wizard-text = Add a message? (Enter: none)
wizard-check = Your offer: { $terms }.
wizard-confirm = Send it? (y/n)
wizard-stopped = Nothing was offered.

## The end

end-title = Final count
end-col-rank = #
end-col-player = Player
end-disbanded = { $gang } (disbanded)
end-promises = Promises: { $kept } kept, { $broken } broken.
end-winner = { $gang-first } ({ $player }) { $gang-number ->
    [one] wins
   *[other] win
}!
end-log =
    The whole game is in { $file }
    Watch it again:
    { $command }
