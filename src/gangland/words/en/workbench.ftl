bench-help = measure what the rules cost on this machine
bench-description = Measures decisions and games per second of random play, and the cost of a copy, of the legal actions, of a view, of a thug’s choice and of loading a game. With --budgets: how far bots that search think beyond 25 and 100 ms, without and with deals.
bench-help-game = which game
bench-help-seconds = about how long to measure each figure (1); with --budgets, at most so long of each game (to its end)
bench-help-budgets = measure instead how far searchers think beyond their budgets
bench-bad-seconds = --seconds must be more than 0.
bench-help-json = print JSON
bench-help-lang = language
bench-title = Engine { $engine }, Python { $python }, { $machine }; one core, four gangs, random play
bench-title-budgets = Engine { $engine }, Python { $python }, { $machine }; two capos and two bosses, processor time of a choice beyond its budget
bench-overrun = { $bot }, { $deals ->
    [yes] with deals
   *[no] without deals
}: { $mean } ms on average, { $most } ms in 99 %, { $longest } ms at most ({ $n ->
    [one] one choice
   *[other] { $n } choices
})
bench-compiled = compiled
bench-interpreted = interpreted
bench-decisions = decisions, legal actions known as a menu
bench-decisions-listed = decisions, legal actions listed one by one
bench-games = games
bench-copy = copy of a position
bench-menu = legal actions as a menu
bench-list = legal actions listed one by one
bench-view = view of one seat
bench-choice = a thug’s choice
bench-load = loading a whole game from its log
bench-lines = its length
unit-per-second = per second
unit-microseconds = µs
unit-milliseconds = ms
unit-lines = lines
fuzz-help = play at random and look for anything that must not happen
fuzz-description = Plays random games over all options and player counts, looking for crashes, dead ends, games that do not end, broken invariants, replays that differ and leaks of secrets.
fuzz-help-game = which game
fuzz-help-games = how many games
fuzz-help-seed = seed; the same seed gives the same games
fuzz-help-first = number of the first game, to see one again
fuzz-help-jobs = how many processes
fuzz-help-out = folder for the logs of findings
fuzz-help-lang = language
fuzz-bad-numbers = --games and --jobs must be at least 1, and --first not negative.
fuzz-progress = Fuzzing
fuzz-done = { $games ->
    [one] One game,
   *[other] { $games } games,
} { $findings ->
    [0] nothing found.
    [one] one finding.
   *[other] { $findings } findings.
}
fuzz-not-saved = Could not save { $path }: { $reason }
fuzz-finding = Found: { $what }
    Log: { $path }
    Again: { $command }
