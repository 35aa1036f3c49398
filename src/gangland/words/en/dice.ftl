### Dice nobody can know or choose: chains, throws and links (docs/fair-dice.md).

## What is told at the table

story-without = The link { $gang-of } for the dice did not come in time: the throw is made anew without it, and a bot has that seat for the rest of the round.
story-chained = { $gang-first } { $gang-number ->
    [one] goes on with a new chain for the dice
   *[other] go on with a new chain for the dice
} from a later round; until then it has no part in them.
story-anew = This game was begun at another server and goes on here. From now on the dice come from new chains, which everybody has committed to before anything was shown.
error-no-chains = The dice of this table do not come from chains.
error-bad-link = This is not the next link of that chain.
error-bad-chain = This chain cannot be used here.
error-many-chains = This seat has handed in too many new chains in this round: wait for the next.
error-dice-due = The dice are being thrown: wait a moment.
refusal-no-chains = The dice of this table do not come from chains.
refusal-bad-chain = This chain is in use here already, or is none.
refusal-many-chains = This seat has handed in { $most } new chains in this round: wait for the next.
refusal-dice-due = The dice are being thrown: wait a moment.
refusal-sits-out = Your link for the dice did not come in time, so a bot plays for you until the next round.
refusal-bad-link = A link for throw { $index } is not of the chain that was committed to.
refusal-link-of-nobody = There is a link in throw { $index } for a seat that has no part in it.
refusal-throw-order = This is throw { $found }; { $expected } was due.

## gangland verify

verify-metavar-seal = SEAL
verify-help-seal = the seal you noted before the game; the log is refused if its commitments are others
verify-help-noted = what your terminal or bot has noted while you played, to hold against the log
verify-throws = { $rolls ->
    [one] The one roll or draw is
   *[other] All { $rolls } rolls and draws are
} what the links of { $throws ->
    [one] one throw
   *[other] { $throws } throws
} give.
verify-house = Proved: the server’s links ({ $throws }) are of the chain it had committed to, which is shown to its end.
verify-house-so-far = Proved: the server’s links ({ $throws }) are of the chain it had committed to.
verify-seat = Proved: { $name } had a link of its own in { $shown } of { $throws } throws, each of the chain it had committed to.
verify-later = { $name } had a link in { $later } more { $later ->
    [one] throw, of a chain
   *[other] throws, of chains
} handed in during the game: a log cannot tell whether by its player or by the server.
verify-seat-fixed = { $name } added numbers before the game, which the server has known since.
verify-seat-none = { $name } added nothing of its own.
verify-missed = Line { $line }: the link of { $name } did not come, and the throw was made anew without it. Whether it was withheld, lost or not let through, no log can tell.
verify-lost = Throw { $index }: the notes say that the link of { $name } was sent, and never that it came. It may have been lost on the way.
verify-chained = Line { $line }: { $name } handed in a new chain, which counted from the first round on of which nobody else had shown a link.
verify-other = Line { $line }: the chain handed in for { $name } was not made where these notes are from: another device made it, or the server.
verify-anew = Line { $line }: the game went on at another server, with new commitments of everybody. What follows is proved by these.
verify-anew-not = Not proved, by any log: that nothing was left out before line { $line }. Whoever moves a game can leave out its last lines, and dice seen there with them; those who played know how far it was.
verify-alone = { $alone ->
    [one] One throw was the server’s alone: it could know that one
   *[other] { $alone } throws were the server’s alone: it could know those
} beforehand.
verify-league = Not proved, by any log: that no one who held a chain was in league with the server. One who was not is enough for dice nobody could know.
verify-seal-is = Seal of the commitments: { $seal }
verify-noted = Proved: the commitments are those that were noted, and so are the { $throws } throws and { $faces } dice seen while playing.
verify-restored = { $times ->
    [one] The server went back to an earlier state of the game once while this was noted.
   *[other] The server went back to an earlier state of the game { $times } times while this was noted.
} Dice that had been thrown before were known.
verify-sealed = Proved: the commitments are those whose seal was noted.
verify-unnoted = Not proved: that these commitments are the ones seen before the game. Give the seal you noted (--seal), or what your terminal or bot noted (--noted).
logerror-bad-notes = This file is not what a terminal or bot notes of the dice.
logerror-chain-twice = Two of the chains are the same, so they are one.
logerror-dice-line = This is not what was committed to.
logerror-no-throw = These dice were rolled without a throw.
logerror-noted-commit = The server’s commitment is another than was noted: { $found } instead of { $expected }.
logerror-noted-part = The commitment of { $name } is another than was noted: { $found } instead of { $expected }.
logerror-noted-seal = The seal is another than was noted: { $found } instead of { $expected }.
logerror-noted-throw = Throw number { $number } is another than was seen: “{ $found }” instead of “{ $expected }”.
logerror-noted-face = Die number { $number } is another than was seen: { $found } instead of { $expected }.
logerror-noted-denied = The server says that the link of { $name } for throw { $index } did not come, but had said that it has it.

## At the terminal

dice-sealed = The dice are sealed. Whoever plays here can read you the same seal: { $seal }
dice-begun-anew = This device does not have your chain for the dice; it has begun a new one, which counts from a later round.
dice-fault-commit = The server’s commitment to the dice is not the one shown before the game. Nothing more is added to them from here.
dice-fault-parts = The commitments to the dice are not those shown when the game began. Nothing more is added to them from here.
dice-fault-own = The server tells of another chain for your seat than the one this device committed to. Nothing is added to the dice from here.
dice-fault-ahead = The server asks for a link before it is due. Nothing more is added to the dice from here.
dice-fault-order = What the server tells of the throws is out of order: something else happened where a throw was due, or a throw was made without your link. Nothing more is added to the dice from here.
dice-fault-denied = The server had your link for the dice, and now says that it did not come.
dice-fault-lost = Your link for the dice was sent from here, but the server says that it did not come in time. It may have been lost on the way.
dice-fault-other = A new chain was handed in for your seat, and not by this device. If it was no other device of yours, it was the server.
dice-fault-restored = The server has gone back to an earlier state of the game, as after a backup. Dice already thrown are known; until play has passed them, they will fall the same again.
dice-checked = The dice were fair: all { $rolls } rolls and draws come from the links of { $throws } throws, and are what was seen here. Notes: { $file }
dice-unfair = The dice do not hold: { $what }
dice-unchecked = The dice could not be checked: the log was not to be had.

## In the browser

seal-title = The seal of the dice
seal-note = Before the first throw everybody committed to a chain of numbers. For each throw every device shows its next link, and the dice come from all links together: nobody, the server included, can know or choose them while one chain is honest.
seal-compare = This seal stands for all commitments. Read it to the others, or note it: whoever sees another one plays with other dice.
seal-chain =
    { $own ->
        [yes] You hold a chain.
       *[no] { $name } holds a chain.
    }
seal-out =
    { $own ->
        [yes] You hold a chain, but have no part in this round’s throws any more.
       *[no] { $name } holds a chain, but has no part in this round’s throws any more.
    }
seal-fixed =
    { $own ->
        [yes] You added numbers before the game, which the server has known since.
       *[no] { $name } added numbers before the game, which the server has known since.
    }
seal-none = { $name } has nothing of its own in the dice; the server’s chain stands for bots.
seal-left = When this page was put away, your links of this round were left with the server, so that nobody has to wait.
web-proof-throws = { $n ->
    [one] One throw.
   *[other] { $n } throws.
} { $missed ->
    [0] Every link came.
    [one] One link did not come, and its throw was made anew.
   *[other] { $missed } links did not come, and their throws were made anew.
} { $alone ->
    [0] None was the server’s alone.
    [one] One was the server’s alone: it could know that one beforehand.
   *[other] { $alone } were the server’s alone: it could know those beforehand.
}
web-proof-fault-parts = The commitments are not those this device saw when the game began.
web-proof-fault-links = A link is not of the chain that was committed to.
web-proof-anew = This game came here from another server. What is checked here are the dice thrown since; “gangland verify” checks the log as a whole.
web-proof-fault-order = The throws are not in order, or one was made without a link that was due.
web-proof-fault-throws = The throws are not those this device saw.
web-proof-fault-faces = The dice are not those this device saw.
web-proof-fault-denied = The server had a link of yours, and said that it did not come.
