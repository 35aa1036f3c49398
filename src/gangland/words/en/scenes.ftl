### Scenes of the table in the browser: fights, cards, the market, falls; the pace; and the log that plays them again.

## Every scene

scene-done = Done
scene-again = See it again
scene-stays = This stays until you close it.
scene-passes = This passes by itself.
scene-more = { $n ->
    [one] One more scene to see.
   *[other] { $n } more scenes to see.
}
scene-you = you
scene-from-to = { $from } → { $to }

## Fights

scene-title-fight-mayhem = { -throwdown }
scene-title-fight-wise-guys = { -slugging }
scene-title-talking = { -talking }
scene-title-last-fight = The last fight
scene-ordered = { $place } · ordered by { $gang-the }
scene-ordered-locked = { $place } · ordered by { $gang-the }, backup barred
scene-backup = Backup: { $crew } ({ $place })
scene-wins = wins
scene-wins-by = wins by { $n }
scene-tied = tied
scene-goes-home = goes home
scene-stamp-wins = Wins
scene-part-crew = crew
scene-part-guns = guns
scene-part-extra = rules
scene-part-die = die
scene-part-total = total
scene-named = A tie. { $gang-first } { $gang-number ->
    [one] names
   *[other] name
} the winner: { $rival-the }.
scene-tie-open = A tie. The winner is still to be named.
scene-hurt = To the { -emergency-room }
scene-to-er = +{ $n } to the { -emergency-room }
scene-times = { $n } × { $each }
scene-guns-cost-mayhem = { -heat }: for pulling guns
scene-guns-cost-wise-guys = { -clout }: for pulling guns
scene-gone = Off the table
scene-leader-mayhem = The { -reaper-patch } goes to { $gang-the }.
scene-leader-wise-guys = { $gang-first } { $gang-number ->
    [one] is
   *[other] are
} { -boss-of-bosses } now.

## The market

scene-title-market = { -black-market }
scene-street = cash each, on the street
scene-sold-in-all = { $n } sold in all
scene-paid = { $n } × { $price } = { $cash }
scene-own-price = { $price } each instead of { $street }: cards and rules in force
market-why-limit = { $what } { $n }, limit of sales: { $most }. You have { $have }.
scene-empty-fist = An empty fist: nothing

## Cards

scene-card-of = { $n } of { $of }
scene-card-hassle = Counts until the end of the round.
scene-card-opportunity = Open until the end of the round.
scene-card-obstacle = Happens at once.
scene-card-last-call = Happens at the end of the round.
scene-card-for = For:
scene-lost = You lose { $what }
scene-your-hurt = To the { -emergency-room }: { $crew }
scene-got = You get { $what }

## The law

scene-title-fall = Somebody takes the fall
scene-fall-change = now
scene-fall-too-much = Over 4 the law comes at once: one goes, and all but 1 is gone.
scene-fall-none-left = With none left the law comes at once: one goes, and 1 is back.
scene-fallen = { $crew }, from: { $place }
scene-bribed = Nobody: the judge is bought.
scene-nobody-left = Nobody is left who could go.
scene-choose-fall = Who goes? You choose.
scene-others-choose = Who goes? They are choosing.

## Other scenes

scene-title-betrayal = A broken word
scene-broke = { $gang } → { $rival }
scene-promised = promised
scene-broken-paid = Paid for it in round { $n }: { $what }
scene-broken-returned = Promised in return for a promise, in round { $n }
scene-broken-free = Nothing was paid for it, in round { $n }
scene-broken-instead = What was done instead:
scene-who-knows = Only those who were told of the promise see this.
scene-stamp-broken = Broken
scene-title-bombing = A bombing
scene-bombed = { $place } · { $gang }
scene-title-robbed = A robbery
scene-title-harmed = Against you
scene-title-disbanded = Out of the game
scene-title-end = The game is over

## The log and what happened since

scene-replay = See the scene again
scene-moment = See the table as it was then
scene-play = Play it on the map
scene-stop = Stop

## Pace

scene-pace = Pace
scene-pace-calm = Calm
scene-pace-brisk = Brisk
scene-pace-fast = Fast
scene-pace-skip = Skip to my turn
scene-pace-calm-hint = Every move of the others is shown at leisure.
scene-pace-brisk-hint = Every move of the others is shown briefly.
scene-pace-fast-hint = The others hurry.
scene-pace-skip-hint = Straight to your turn: what the others do is in the log.
