### The table in the browser. Messages get $game besides their own arguments.

web-title = Gangland – deals, turf and broken promises
web-skip = Skip to the table
web-language = Language
web-theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[auto] Colours: as the device has them
}
web-motion = Animation
web-sound = Sounds
web-home = Back to the start
web-close = Close
web-loading = One moment …
web-reconnecting = Connection lost. Trying again …
web-refused = That did not work ({ $code }).
web-no-table = There is no table here

## The first screen

web-welcome = Gangs, turf and promises
web-lead = Two games for people who enjoy a handshake and a knife in the back. Make deals, break them, count the cash at the end.
web-game-mayhem = Men of Mayhem
web-game-wise-guys = Wise Guys
web-about-mayhem = Bikers in a small town: ride, run guns and Contraband, throw down – and keep the Heat off.
web-about-wise-guys = Chicago in the twenties: booze, City Hall and Tommy guns. Clout keeps you out of jail.
web-players = { $low } to { $high } players
web-quick = Play against bots
web-choose = Set up a table
web-setup = A table for { $game }
web-seats = Seats
web-how-many = Players
web-seat = Seat { $n }
web-kind-you = You
web-kind-human = A person at this device
web-kind-open = Open: send an invitation
web-kind-bot = Bot: { $bot }
web-bot-name = { $bot } { $n }
web-name = Name
web-name-of = Name of player { $n }
web-player = Player { $n }
web-options = Options of the game
web-open-deals = Deals are open to all
web-pace = Pace
web-pace-free = no clock
web-pace-quick = a minute for each answer
web-pace-calm = five minutes for each answer
web-pace-slow = days: three for each answer
web-spectators = Spectators
web-spectators-none = none
web-spectators-plain = see what everybody sees
web-spectators-delayed = see all, later
web-spectators-end = see all in the end
web-create = Open the table
web-join-title = Join a table
web-join-link = Link or name of the table
web-join-go = Go there
web-go-on = Go on with a game
web-go-on-play = Go on
web-recent = Tables on this device

## The lobby

web-lobby = { $game }: the table is being filled
web-who = Who plays
web-seat-open = Open seat
web-you = You
web-here = here
web-away = not here yet
web-sit = Sit down
web-start = Start now
web-start-note = { $n ->
    [one] One open seat would go to a bot.
   *[other] { $n } open seats would go to bots.
}
web-waiting = The game starts when everybody is here.
web-free = Open the seat again
web-free-sure = Open the seat of { $name } again?
web-free-note = { $name } has to leave the table. Whoever follows the invitation can sit down there, { $name } too.
web-free-bot-note = { $name } makes room for a person. Whoever follows the invitation can sit down there.
web-freed = You have lost your seat
web-invite = Invite others
web-copy = Copy the link
web-copied = Copied
web-qr = QR code of the invitation
web-fair = Fair dice
web-fair-note = The house has fixed its part of the dice already, this is its seal. Every seat adds a part of its own. At the end all parts are shown, and you can check every roll.

## The table

web-board = The town
web-gangs = The gangs
web-cards = Cards of this round
web-blind = Behind the blind
web-used = exploited
web-fight-here = Fight!
web-choose-place = Choose
web-your-turn = Your turn
web-turn-of = { $n ->
    [one] { $gangs } is thinking
   *[other] Still thinking: { $gangs }
}
web-thinking = thinking
web-presence-away = away
web-presence-caretaker = a bot plays for them
web-vote = { $n ->
    [0] Let a bot play for them
   *[other] Let a bot play for them ({ $n } for it)
}
web-wait = Waiting for the others
web-looking-on = You are looking on
web-hours-left = { $n ->
    [one] one hour left
   *[other] { $n } hours left
}
web-time-left = { $time } left
web-rules = Rules
web-search = Search
web-hand = Hand over to { $name }
web-pass = Pass the device to { $name }
web-pass-note = Nobody else should look now.
web-pass-ready = I am { $name }
web-other-device = Go on with this seat on another device
web-other-device-note = Whoever has this link plays your seat. Show it to nobody.
web-why = Why?
web-why-of = Why? { $what }
web-why-not = why not?
web-why-not-title = Why not: { $what }
web-sure = Shall it be so?
web-preview = What it will do
web-confirm = Do it
web-back = Back
web-next = Next
web-how-much = How many?
web-less = Less: { $what }
web-more = More: { $what }
web-ratings = Slugging / Talking
web-once-seen = When you last looked behind this blind: { $what }

## Fights and the market

web-fight = Fight: { $place }
web-attacker = started it
web-backs = sides with { $gang }
web-locked = Backup is barred.
web-fist-open = choosing …
web-fist-closed = fist closed
web-die = Die: { $n }
web-won = wins
web-drawn = A draw: everybody goes home.
web-odds = Your odds

## Log, deals, talk

web-side = Log, deals and talk
web-tab-log = Log
web-tab-deals = Deals
web-tab-talk = Talk
web-tab-market = Market
web-tab-past = Back in time
web-digest = Only since my last move
web-nothing-yet = Nothing yet.
web-past = in the past
web-past-note = Look at the table as it was, with what you knew then.
web-version = Moment { $n } of { $of }
web-earlier = Earlier
web-later = Later
web-now = Back to now
web-new-offer = New offer
web-new-gift = Gift
web-offers-waiting = { $n ->
    [one] offer waits for you
   *[other] offers wait for you
}
web-offer-head = Offer { $n }: { $by } to { $to }
web-accept = Accept
web-decline = Decline
web-counter = Counter-offer
web-withdraw = Withdraw
web-no-offers = No open offers.
web-promises = Promises
web-past-offers = { $n ->
    [one] One earlier offer
   *[other] { $n } earlier offers
}
web-to = To whom?
web-i-give = I give
web-i-want = I want
web-i-promise = I promise
web-they-promise = They promise
web-open-until = Open until the end of round
web-until-round = until round
web-with-words = A word with it
web-add = Add
web-remove = Remove
web-give = Offer the gift
web-send-offer = Make the offer
web-cancel = Cancel
web-say = Say
web-say-to = To
web-all = everybody
web-only = { $gang } only
web-no-talk = Nobody has said anything yet.

## The end

web-to-end = The result
web-to-table = Back to the table
web-log = Save the log
web-luck = Luck of the dice in fights
web-luck-dice = Dice
web-luck-sum = Sum
web-luck-expected = Expected
web-luck-diff = Luck
web-betrayals = Deals and betrayals
web-deals-made = { $n ->
    [one] One deal was made.
   *[other] { $n } deals were made.
}
web-of = { $what }: { $is }
web-crew = Crew
web-round-short = R{ $n }
web-proof = Were the dice fair?
web-proof-note = Your browser can derive every roll and draw again from the parts of all seats and the house.
web-proof-check = Check every roll
web-proof-good = All { $n } rolls and draws are right.
web-proof-bad = Something does not match!
web-proof-fault-seal = The house shows another seal than this device saw before the game.
web-proof-fault-house = The part of the house does not fit its seal.
web-proof-fault-own = What this device added for { $name } is not what is shown now.
web-proof-fault-seed = The parts together do not give the seed of this game.
web-proof-fault-rolls = { $n ->
    [one] One roll or draw is not what the parts give.
   *[other] { $n } rolls or draws are not what the parts give.
}
web-proof-seen = The seal of the house and your own part are those this device has kept since before the game.
web-proof-unseen = Nothing was added to the dice from this device, so it has nothing of its own to compare.
web-proof-parts = The parts of the dice
