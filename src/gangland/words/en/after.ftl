### Taking back, and what comes after the game.

## Taking back

refusal-undo-nothing = There is nothing to take back.
refusal-undo-others = Too late to take it back: others have acted since.
refusal-undo-deal = Too late to take it back: a deal was made or fell through since. Deals and talk stay; an open offer can be withdrawn.
refusal-undo-revealed = That cannot be taken back: a die was rolled, or something was revealed.
refusal-undo-enough = You have taken back { $most } actions in this round. That is enough.
story-undone = { $gang-first } { $gang-number ->
    [one] takes its
   *[other] take their
} last action back.
story-rules = From here on the rules of version { $now } hold, no longer those of version { $was }.
web-undo = Take back
web-undo-done = Taken back

## After the game

end-paper = { $game ->
    [wise-guys] The Evening Ledger
   *[other] The Desert Courier
}
end-edition = Late edition
end-round = Round { $n }
end-headline = { $gang-first } { $gang-number ->
    [one] takes
   *[other] take
} the town
end-by-cash = Blinds up: { $cash } against { $next }.
end-by-alone = Nobody else was left.
end-by-leader-mayhem = A tie at { $cash } between { $tied }: the { -reaper-patch } decided it.
end-by-leader-wise-guys = A tie at { $cash } between { $tied }: the { -boss-of-bosses } wins ties.
end-by-guns = A tie at { $cash } between { $tied }: the most guns decided it.
end-by-fight = A tie at { $cash } between { $tied }, with as many guns: a last fight decided it.
end-by-named = A tie at { $cash } between { $tied } to the very last: the { -boss-of-bosses } named the winner.
end-turns = Where it turned
end-turns-wait = Our man on the spot is still counting…
end-turns-none = No single order turned this game.
end-turns-note = Estimates: from each of these moments bots played on { $n } times. Give or take { $margin }.
end-chances = Chances { $gang-of }: from about { $before } to about { $after }.
end-chances-won = Chances { $gang-of }: from about { $before } to the win.
end-chances-lost = Chances { $gang-of }: from about { $before } to nothing.
end-watch = Watch
end-best-deal = Best deal
end-worst-betrayal = Worst betrayal
end-worth = Worth { $n } of a win { $gang-to }.
end-cost = It cost { $n } of a win { $gang-to }.
end-broken = Broken
end-all-deals = All deals and promises
end-honour = Word of honor
end-kept = { $n } kept
end-not-kept = { $n } broken
end-after = After the game
end-again = Same table, again?
end-rematch = Rematch
end-rematch-join = Join the rematch
end-rematch-watch = Go to the rematch
end-rematch-note = Same people, same seats; the gangs are chosen anew.
end-rematch-waiting = Somebody wants another game. Your seat is waiting.
end-look-back = Look back
end-blinds-up = Watch with blinds up
end-share = Share the link
end-share-note = Whoever has the link can read the whole game, whispers and all.
end-last-words = Last words
end-replay = Replay
end-play = Play
end-pause = Pause
end-scrub = Moment of the game
end-eyes = Seen by
end-eyes-all = everybody, blinds up
end-speed = Speed
end-to-paper = Back to the paper
web-my-place = { $n ->
    [1] You won, of { $of }.
   *[other] Place { $n } of { $of }; won by { $winner }.
}
web-my-results = Finished games: { $n }, won: { $won }.
