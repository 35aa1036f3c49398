### The map of the table in the browser, and acting on it.

stage-lot-dark = Dark lot
stage-lot-vacant = Vacant lot
stage-mine = Your side
stage-menu = Menu
stage-steps = Steps of a round
stage-step-reveal = Reveal
stage-step-orders = Orders
stage-step-market = Market
stage-step-last-calls = { -last-calls }
stage-step-clean-up = Clean up
stage-blind-mine = Only you see this
stage-blind-closed = A closed blind
stage-promised = A promise speaks of this location
stage-tokens = Tokens a round: { $base } base + { $made }
stage-from = from { $place }: { $crew }
stage-from-here = from here …
stage-choose-crew = Who?
stage-not-now = { $what }: not now
stage-places = { $n } locations
stage-guns = Guns, mine to theirs: { $mine } to { $theirs }
stage-closed = closed now
stage-or = or
stage-record = Promises kept: { $kept }, broken: { $broken }
stage-exploit = Exploit { $place }
stage-sale = { $low } to { $high }
stage-keys = Keys
stage-key-help = these keys
stage-key-map = to the map
stage-key-question = to the question
stage-key-rail = log, deals and talk: open or fold
stage-key-rules = the rules
stage-key-number = that choice of the question
stage-key-arrows = from location to location, from choice to choice

## What a place gives now

place-closed-now = Nobody can exploit it now
place-pays-now = +{ $cash } for exploiting it
place-barred-now = { $what } – barred now
place-more-now = { $what }, +{ $cash } each time
place-less-now = { $what }, −{ $cash } each time
promise-breaks = Breaks your word to { $to-the }: { $what }

## What a place gives, in a word beside a picture

stage-short-leader = take
stage-short-discharge = { $n } home
stage-short-smear = { $standing ->
    [clout] rival −{ $n }
   *[heat] rival +{ $n }
}
stage-short-muster = +{ $n }
stage-short-initiate = free
stage-short-peek = look
stage-short-rush = +{ $n }
