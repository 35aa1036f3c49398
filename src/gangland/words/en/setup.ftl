### Setting up a table in the browser: the host's packs, and bots by what they can do.

web-bot = { $bot ->
    [random] random – plays by chance
    [drifter] drifter – careless, a good first rival
    [thug] thug – plays by rules of thumb, and to win
    [lieutenant] lieutenant – weighs what every move leads to
    [capo] capo – tries moves out in its head before it makes one
    [boss] boss – reads you, mixes its choices, and looks further ahead
   *[other] { $bot }
}
web-pack = Cards
web-pack-usual = the usual ones
web-pack-is = Cards: { $pack }
web-caretaker = Plays for those who leave
web-caretaker-is = Whoever leaves is replaced until they return, by: { $bot }
