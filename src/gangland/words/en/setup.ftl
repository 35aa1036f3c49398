### Setting up a table in the browser: the host's packs, and bots by what they can do.

web-bot = { $bot ->
    [random] random – plays by chance
    [drifter] drifter – careless, a good first rival
    [thug] thug – plays by rules of thumb, and to win
    [lieutenant] lieutenant – weighs what every move leads to
    [capo] capo – tries moves out in its head before it makes one
    [boss] boss – plans ahead, reads you, and mixes its choices
   *[other] { $bot }
}
web-bot-called = { $bot }
web-temperament = How it keeps its word
web-temper = { $temper ->
    [trusting] trusting – keeps its word, and believes everybody
    [honest] honest – keeps its word to everybody who keeps theirs
    [shrewd] shrewd – breaks its word where that gains far more than the word is worth
    [treacherous] treacherous – breaks its word as soon as that gains anything
   *[secret] drawn in secret – nobody is told what its word is worth
}
web-tempered = { $bot } · { $temper }
web-thinks = How long it thinks
web-thinks-usual = thinks for as long as usual
web-thinks-ms = { $n ->
    [1000] thinks for 1 s
   *[other] thinks for { $n } ms
}
web-thinks-other = thinks with { $budget }
web-pack = Cards
web-pack-usual = the usual ones
web-pack-is = Cards: { $pack }
web-caretaker = Plays for those who leave
web-caretaker-is = Whoever leaves is replaced until they return, by: { $bot }
