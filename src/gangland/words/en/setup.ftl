### Setting up a table in the browser: the host's packs, and bots by what they can do.

web-bot = { $bot ->
    [random] random – plays by chance
    [thug] thug – plays to win
   *[other] { $bot }
}
web-pack = Cards
web-pack-usual = the usual ones
web-pack-is = Cards: { $pack }
web-caretaker = Plays for those who leave
web-caretaker-is = Whoever leaves is replaced until they return, by: { $bot }
