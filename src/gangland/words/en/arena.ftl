### Simulations: bots against bots.

simulate-help = let bots play each other and count
simulate-description = Plays many games between bots, moved around all seats and gangs, and shows who wins how often and what every site and card was good for.
simulate-help-game = which game
simulate-help-games = how many games
simulate-help-bots = the bots, one for each player: thug or random
simulate-help-seed = a seed; the same seed gives the same games
simulate-help-jobs = how many processes; the games stay the same
simulate-help-options = options of the game, for example slim-pickings,long-haul=2
simulate-help-pack = pack files on top of the game’s own
simulate-help-json = as JSON, for programs
simulate-help-lang = language
simulate-bad-numbers = --games and --jobs must be at least 1.
simulate-progress = Playing
simulate-interrupted = Interrupted: this is what { $played } of { $games } games showed.
simulate-played = { $games ->
    [one] One game
   *[other] { $games } games
}, seed { $seed }
simulate-average = On average: { $cash } cash a gang, { $rounds } rounds, { $decisions } decisions, { $fights } fights, { $falls } falls, { $disbanded } gangs disbanded
simulate-speed = { $seconds } s: { $games } games and { $decisions } decisions a second
simulate-title-bots = Bots
simulate-title-gangs = Gangs, of the games they took part in
simulate-title-seats = Seats
simulate-title-turns = Turn order of the first round: the first leader, then to the left
simulate-title-tiles = Sites and opportunities
simulate-title-cards = Other cards
simulate-column-name = Name
simulate-column-games = Games
simulate-column-wins = Wins
simulate-column-rate = Share
simulate-column-interval = 95 %
simulate-column-cash = Cash
simulate-column-up = Turned up
simulate-column-exploited = Exploited
simulate-column-boosted = Boosted
simulate-column-worth = Worth in cash
simulate-column-turned = Turned up
simulate-column-hits = Gangs hit
