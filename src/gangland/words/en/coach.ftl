### The coach: what it would do in your place with an offer, and with what chances.

advise-accept = Take the deal
advise-decline = Turn it down
advise-counter = Ask for this instead: { $terms }
advice-bound = You gave your word. Of what it leaves you, this is best.
advice-accept-gift = It costs you nothing.
advice-accept-gain = You gain more by it than you give.
advice-accept-word = It gains you something, as long as they keep their word.
advice-counter = So it would pay you, and they still gain.
advice-decline-little = They give too little for it.
advice-decline-dear = It costs more than it is worth to you.
advice-decline-keep = You need what you have more.
advice-decline-useless = You have no use for that now.
advice-decline-promise = It would bind you for too little.
advice-decline-much = It asks you to promise too much.
advice-decline-ahead = They are too far ahead to be helped.
advice-decline-danger = It would make you the next one to be hit.
advice-decline-trust = They have broken their word before.
advice-decline-later = It is too early for that.
coach-chance = To win the game: about { $n } in 10; with “{ $other }” { $m ->
    [0] hardly any
   *[other] { $m } in 10
}.
coach-chance-alike = To win the game: { $n ->
    [0] hardly a chance
   *[other] about { $n } in 10
}; “{ $other }” does about as well.
