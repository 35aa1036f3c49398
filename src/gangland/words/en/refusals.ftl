### Why something is not done. Refusals get $game, $goods and $standing besides their details.

refusal-with-rule = { $what } [{ $rule }]
refusal-ask-why = “why” shows the rule.

## Orders

refusal-already-exploited = This location has already been exploited this round.
refusal-cannot-pay = You cannot pay for that.
refusal-closed = A card keeps this location closed this round.
refusal-contested = You are not alone there: only a location you control can be exploited.
refusal-forbidden-by-card = A card forbids that this round.
refusal-game-over = The game is over.
refusal-disbanded = That gang has been disbanded.
refusal-no-crew-there = You have nobody there.
refusal-no-gang-order = Your gang has no order of its own.
refusal-no-lockdown = Your gang cannot bar backup.
refusal-no-made-left = No { one-made } is left in your { -recruit-pool }.
refusal-no-made-there = You need a { one-made } there to start a fight.
refusal-no-rookie-left = No { one-rookie } is left in your { -recruit-pool }.
refusal-no-rookie-there = You have no { one-rookie } there.
refusal-no-such-place = There is no such location on the table.
refusal-no-token = You have no order token for that.
refusal-no-way-er = Nobody moves to or from the { -emergency-room }.
refusal-nobody-chosen = Choose at least one of your { dudes }.
refusal-nobody-to-fight = There is no rival to fight there.
refusal-not-now = That cannot be done now.
refusal-not-offered = That is not among your choices now.
refusal-not-that-crew = You do not have those { dudes } there.
refusal-not-your-turn = It is not your turn.
refusal-nothing-to-exploit = There is nothing to exploit there.
refusal-rival-clubhouse = You cannot enter a rival’s clubhouse.
refusal-same-place = They are there already.
refusal-too-many = That is more than you may.

## Notation

refusal-unknown-action = Unknown action “{ $text }”; “help” lists the commands.
refusal-unknown-crew = “{ $text }” does not say who. Type { $game ->
    [wise-guys] the names of { -made-men } and how many { -associates }, joined by +, as 2a.
   *[mayhem] it as 1m2p: one { -member }, two { -prospects }.
}
refusal-crew-too-many = “{ $text }” is more than there is to choose from. { $game ->
    [wise-guys] { -made-men }: { $made }, { -associates }: { $rookies }.
   *[mayhem] { -members }: { $made }, { -prospects }: { $rookies }.
}
refusal-crew-which = “{ $text }” does not say which { -made-men }. Name them: { $known }
refusal-crew-twice = “{ $text }” comes twice.
refusal-ambiguous-word = “{ $text }” could be any of these: { $known }
refusal-unknown-id = Unknown: “{ $text }”. Possible here: { $known }
refusal-unknown-place = There is no location “{ $text }”. There are: { $known }
refusal-unknown-seat = There is no gang “{ $text }”. There are: { $known }
refusal-missing-word = “{ $action }” needs more: { $what ->
    [place] a location
    [gang] a gang
    [number] a number
    [crew] { dudes }, as { $game ->
        [wise-guys] 2a
       *[mayhem] 1m2p
    }
   *[id] a name
}.
refusal-too-many-words = That is too much: “{ $text }”.
refusal-not-a-number = “{ $text }” is not a valid number.

## Deals

refusal-bad-deadline = Round { $round } is not possible: choose one from { $first } to { $last }.
refusal-bad-place = No promise can be made about that location.
refusal-bad-quotes = The quotation marks do not match.
refusal-bad-text = That text does not fit: up to { $most } characters on one line.
refusal-deals-ended = The time for deals is over.
refusal-deals-not-begun = Deals begin with the first round.
refusal-fist-closed = What may be in a closed fist is out of reach until the fist opens, whatever is in it.
refusal-empty-offer = That offer is empty.
refusal-empty-promise = That promise is empty.
refusal-empty-talk = You said nothing.
refusal-no-such-offer = There is no offer { $offer } for you.
refusal-no-third-gang = That must be about a third gang that is still in the game.
refusal-no-such-rival = There is no rival of that name to deal with.
refusal-not-a-counter = Offer { $offer } cannot be countered that way: a counter-offer goes to whoever made it.
refusal-not-covered = You do not have that much to give: { $asset ->
    [cash] { $amount } cash
    [guns] { $amount ->
        [one] { $amount } gun
       *[other] { $amount } guns
    }
   *[goods] { $amount } { $goods ->
        [booze] { -booze }
       *[contraband] { -contraband }
    }
}.
refusal-not-tradable = “{ $text }” cannot be traded; these can: { $known }
refusal-not-your-offer = Offer { $offer } is not yours to withdraw.
refusal-offer-closed = Offer { $offer } is no longer open.
refusal-offer-number = Which offer? Type for example: accept 2
refusal-tip-to-one = What a gang holds is told to one rival, in private.
refusal-one-rival = A gift goes to one rival.
refusal-own-offer = Offer { $offer } is your own.
refusal-too-many-clauses = That is too many promises for one offer: { $most } at most.
refusal-too-many-offers = You have too many open offers: { $most } at most. Withdraw one first.
refusal-too-many-offers-a-round = You have made { $most } offers this round; you can make more next round.
refusal-too-much-talk = You have sent { $most } messages this round; you can talk again next round.
refusal-unknown-deal-word = Unknown word “{ $text }”; possible: { $known }
refusal-deal-word-twice = “{ $text }” can be said only once.
refusal-unknown-vow = Unknown promise “{ $text }”; possible: { $known }
refusal-unknown-why = Unknown reason “{ $text }”; possible: { $known }
refusal-unknown-phrase = Unknown phrase “{ $text }”; possible: { $known }
refusal-no-coach = There is no coach at this table; it was made that way for everybody.
refusal-no-advice = The coach has nothing to say about that right now.

## Setting up a game

refusal-unknown-game = There is no game “{ $game }”; there are: { $known }
refusal-unknown-lesson = There is no lesson “{ $lesson }”; there are: { $known }
refusal-not-with-lesson = With “--lesson” the game is set up already; leave out “{ $option }”.
refusal-unknown-bot = There is no bot “{ $bot }”; there are: { $known }
refusal-no-budget = { $bot } takes no budget: it does not search.
refusal-bad-budget = “{ $budget }” is no budget for { $bot }: say a time for each decision from 1ms to { $longest }ms, or a number of playouts from 1p to { $most }p.
refusal-unknown-temperament = “{ $temperament }” is no temperament; there are: { $known }
refusal-cannot-load = { $name } cannot be loaded: { $reason }
refusal-not-a-bot = { $name } is not a bot: it has to be a class derived from gangland.Bot
refusal-players = { $count ->
    [one] { $count } player is
   *[other] { $count } players are
} not possible: this game is for { $fewest } to { $most }.
refusal-too-few-gangs = The pack has { $gangs } gangs, too few for { $count } players.
refusal-same-name = Two players cannot both be called “{ $name }”.
refusal-alike-name = “{ $name }” looks too much like “{ $other }”, and both would sit at one table.
refusal-bad-name = “{ $name }” cannot be used as a name: up to { $most } visible characters.
refusal-unknown-option = There is no option “{ $option }”; there are: { $known }
refusal-bad-row = “{ $row }” is not a row: type a number of players, then options with a plus, as in 4+slim-pickings.
refusal-option-number = The option “{ $option }” needs a number, not “{ $value }”.
refusal-option-range = The option “{ $option }” cannot be { $value }: at most { $top }.
refusal-no-such-card = The pack has no card “{ $card }”, which this option needs.
refusal-deck-too-short = There are not enough cards for { $extra } more rounds: at most { $reach }.
refusal-new-game-only = { $option } is for a new game; it does not go with --resume.
refusal-bad-breath = Bots can wait for 0 to { $most } seconds.
refusal-bad-die = “{ $text }” is not a face of a die.
refusal-no-such-move = There is no move { $move }: this log has { $last }.

## Positions

refusal-not-a-position = This is not a position: it should begin with { $expected }
refusal-position-syntax = Line { $line }: { problem-syntax }
refusal-position-too-deep = This file is nested too deeply.
refusal-position-key = “{ $key }” is missing, or not what it should be.
refusal-position-number = “{ $key }” should be a whole number from 0 to { $top }.
refusal-position-id = “{ $text }” is not known under “{ $key }”.
refusal-position-crew = { $gang } has more crew than there is: five of each.
refusal-position-state = Nobody could play on from this position.
refusal-position-too-early = There is no position yet: the gangs are still being chosen.
refusal-position-players = The position has { $wanted } gangs, but { $count ->
    [one] { $count } player was named
   *[other] { $count } players were named
}.
refusal-rules-version = This was written for version { $found } of the rules; known here: { $known }. A newer Gangland may know it.
refusal-content-hash = This was written for other cards and sites than those here ({ $found } instead of { $expected }).

## Logs

logerror-at = { $where }: { $what }
logerror-line = { $file }, line { $line }
logerror-because = { $what } { $why }
logerror-bad-header = This log begins with a game that cannot be played.
logerror-bad-move = The rules do not allow this move: “{ $text }”.
logerror-cannot-read = This file cannot be read: { $reason }
logerror-cannot-write = This file cannot be written: { $reason }
logerror-in-use = Somebody else is playing this game right now. Nothing was changed.
logerror-fair-dice =
    This game used provably fair dice, which cannot be continued in a file. Go on from the current position:
    { $save }
    { $play }
logerror-content-hash = This game was played with other cards and sites than those here.
logerror-cut-off = The file is cut off here.
logerror-damaged = This line has been damaged or changed.
logerror-format = This is “{ $found }”, but here we read “{ $expected }”.
logerror-missing-header = The line “{ $text }” is missing.
logerror-no-check = This line has lost its check digits.
logerror-not-a-log = This is not the log of a game.
logerror-not-text = This is not a text file in UTF-8 (see line { $text }).
logerror-rules-version = This game was played by version { $found } of the rules; known here: { $known }. A newer Gangland may know it.
logerror-too-large = This file is too large to be a log.
logerror-unknown-header = “{ $text }” is unknown here.
refusal-no-dealing = There are no deals in this game.
refusal-unknown-model = Nothing is known of the model “{ $model }”.{ $count ->
    [0] { "" }
   *[other] { " " }Known: { $known }.
} Name it in the file of --models, or say in { $variable } where it answers.
refusal-model-not-bot = { $bot } is a language model and no bot: those play in the arena, “{ $command }”.
refusal-bad-models = { $file } does not describe models: { $reason }
refusal-no-model-key = The key of the model { $model } should be in the environment, as { $variable }.
refusal-bad-model-key = The key in { $variable } cannot be sent: a key is made of letters without accents, digits and signs, without spaces.
refusal-bad-model-address = “{ $address }” is not an address of a model: one begins with http:// or https://, then names a host, perhaps with a port.
refusal-no-model = The model at { $address } does not answer: { $reason }. What was played is kept; the same command goes on.
refusal-models-need-extra = Language models need one more library: { $command }
