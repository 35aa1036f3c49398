### The table in the browser. Messages get $game besides their own arguments.

web-title = Gangland – deals, turf and broken promises
web-skip = Skip to the table
web-language = Language
web-theme = { $theme ->
    [light] Colors: light
    [dark] Colors: dark
   *[auto] Colors: same as the device
}
web-motion = Animation
web-sound = Sounds
web-home = Back to the start
web-close = Close
web-loading = One moment…
web-reconnecting = Connection lost. Trying again…
web-refused = That did not work ({ $code }).
web-no-table = There is no table here

## The first screen

web-game-mayhem = Men of Mayhem
web-game-wise-guys = Wise Guys
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
web-option = Option
web-open-deals = Everyone sees every deal
web-pace = Pace
web-pace-free = no clock
web-pace-quick = a minute for each answer
web-pace-calm = five minutes for each answer
web-pace-slow = slow game: three days for each answer
web-spectators = Spectators
web-spectators-none = none
web-spectators-plain = see what everybody sees
web-spectators-delayed = see everything, with a delay
web-spectators-end = see everything once the game is over
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
web-lobby-anew = This game was begun at another server. It goes on where it stood as soon as everybody is here; the dice begin anew.
web-free = Free this seat
web-free-sure = Free { $name }’s seat?
web-free-note = { $name } has to leave the table. Whoever follows the invitation can sit down there, { $name } too.
web-free-bot-note = { $name } makes room for a person. Whoever follows the invitation can sit down there.
web-freed = You have lost your seat
web-invite = Invite others
web-copy = Copy the link
web-copied = Copied
web-qr = QR code of the invitation
web-fair = Fair dice
web-fair-note = The server has committed to its chain of numbers, and every seat to one of its own, before anything is shown. Each throw of the dice takes a link of all of them, so nobody can know or choose it. At the end you can check every roll.

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
    [one] Thinking: { $gangs }
   *[other] Still thinking: { $gangs }
}
web-picking = { $n ->
    [one] { $gangs } is picking a gang.
   *[other] { $gangs } are picking their gangs.
}
web-thinking = thinking
web-presence-away = away
web-presence-caretaker = a bot plays for them
web-vote = { $n ->
    [0] Let a bot play for them
   *[other] Let a bot play for them ({ $n } for it)
}
web-wait = Waiting for the others
web-looking-on = You are watching
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
web-other-device = Continue with this seat on another device
web-other-device-note = Whoever has this link plays your seat. Show it to nobody.
web-why = Why?
web-why-of = Why? { $what }
web-why-not = why not?
web-why-not-title = Why not: { $what }
web-sure = Confirm?
web-preview = What it will do
web-confirm = Do it
web-back = Back
web-next = Next
web-how-much = How many?
web-less = Less: { $what }
web-more = More: { $what }
web-ratings = { -slugging } / { -talking }
web-once-seen = When you last looked behind this blind: { $what }

## Fights and the market

web-fight = Fight: { $place }
web-attacker = started it
web-backs = sides with { $gang-the }
web-locked = No backup: it is barred.
web-fist-open = choosing…
web-fist-closed = fist closed
web-die = Die: { $n }
web-won = wins
web-drawn = A tie: everybody goes back to their clubhouse.

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
web-past-title = Looking back
web-past-what = Round { $round } of { $of }. The bar below goes from moment to moment.
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
web-offer-head = Offer { $n }: { $by } → { $to }
web-counter = Counter-offer
web-withdraw = Withdraw
web-no-offers = No open offers.
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
web-with-words = Message (optional)
web-add = Add
web-remove = Remove
web-give = Offer the gift
web-cancel = Cancel
web-say = Say
web-say-to = To
web-only = { $gang } only

## The end

web-to-end = The result
web-to-table = Back to the table
web-log = Save the log in notation
web-story = Save the story as text
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
web-crew = { $game ->
    [wise-guys] Crew
   *[mayhem] { -dudes }
}
web-round-short = R{ $n }
web-proof = Were the dice fair?
web-proof-note = Your browser can derive every roll and draw again from the shares of all seats and the server.
web-proof-lesson = This was a lesson: what was drawn and rolled in its first rounds was set, as the lesson needs it. What came after it fell by chance, and can be checked.
web-proof-check = Check every roll
web-proof-good = All { $n } rolls and draws are right.
web-proof-good-taught = All { $n } rolls and draws that were not set are right.
web-proof-bad = Something does not match!
web-proof-fault-seal = The server shows another seal than this device saw before the game.
web-proof-fault-house = The server’s share does not fit its seal.
web-proof-fault-own = What this device added for { $name } is not what is shown now.
web-proof-fault-seed = The shares together do not give the seed of this game.
web-proof-fault-rolls = { $n ->
    [one] One roll or draw does not follow from the shares.
   *[other] { $n } rolls or draws do not follow from the shares.
}
web-proof-seen = The server’s seal and your own share are those this device has kept since before the game.
web-proof-unseen = Nothing was added to the dice from this device, so it has nothing of its own to compare.
web-proof-parts = The shares of the dice
