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
web-undo = Take back
web-undo-done = Taken back
