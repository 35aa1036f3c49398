### The arena: leagues of bots over paired deals, and how strong they are.

arena-help = measure how strong bots are
arena-description = Plays candidates against rivals over paired deals: the same sites, cards, dice and gangs, with the candidate at every seat in turn. Shows the share of games won with an interval of 95 % over deals, ratings, and what seats, gangs, budgets and deals do. Run again with the same words it goes on where it was interrupted.
arena-help-game = which game
arena-help-entrant = the candidates, each with a row of its own: thug, capo:25ms, an installed one, or module:Class
arena-help-against = their rivals, who take turns; thug-1-* stands for all of the frozen league that are called so; without rivals, everybody plays against the others
arena-help-league = a league instead: { $leagues }, or a file that ends in .toml
arena-help-games = how many games a row
arena-help-players = how many players
arena-help-options = options of the game, for example slim-pickings,long-haul=2
arena-help-models = language models (llm:NAME), as a file says; without it, as the environment does (docs/language-models.md)
arena-help-deals = have the bots make deals with each other
arena-help-seed = a seed; the same seed gives the same deals
arena-help-out = the folder of the run: games, results and report
arena-help-logs = of how many deals a row to keep the games as logs for gangland replay
arena-help-jobs = how many processes; the deals stay the same
arena-help-ray = play on the cluster that RAY_ADDRESS names, with Ray
arena-help-json = as JSON, for programs
arena-help-lang = language
arena-bad-numbers = --games and --jobs must be at least 1, --logs at least 0.
arena-bad-file = { $file } is no use: { $reason }
arena-needs-extra = Ratings, results as Parquet and the report need some libraries: { $command }. All games are in { $file }.
arena-needs-ray = --ray needs Ray: { $command }
arena-torn = A line that was torn off is kept in { $file }; its deal is played again.
arena-progress = Playing
arena-interrupted = Interrupted after { $played } of { $games } games: the same command goes on.
arena-written = Written: { $report }, { $tables }, { $results }; games as logs in { $logs }
arena-played = { $played } of { $games } games, seed { $seed }
arena-seat = Seat { $seat }
arena-dealing = { $bot }, with deals
arena-silent = { $bot }, making no deals
arena-players = { $players } players
arena-bar-least = at least { $bar }: { $value }
arena-bar-most = at most { $bar }: { $value }
arena-bar-above = whole interval above { $bar }: { $value }
arena-bar-times = at least { $bar } times as often: { $value }
arena-bar-reaches = interval up to { $bar }: { $value }
arena-bar-as-rich = cash a gang at least { $bar }: { $value }
arena-title-rows = Candidates against their rivals
arena-title-entrants = At the tables: times are milliseconds of processor time
arena-title-deals = Deals a game, what one brought in by usual prices, and what it did for the chance to win
arena-title-promises = Promises: what became of those they were made to
arena-title-tempers = What one’s word is worth: a temperament among others
arena-title-models = Language models: their word, their mistakes, and what they cost
arena-title-ahead = Head to head: how often the candidate comes before a rival
arena-title-seats = The candidate by seat
arena-title-gangs = The candidate by gang
arena-title-ratings = Ratings (openskill)
arena-title-budgets = Strength against budget
arena-column-row = Row
arena-column-game = Game
arena-column-candidate = Candidate
arena-column-against = Against
arena-column-entrant = Entrant
arena-column-rival = Rival
arena-column-part = Of
arena-column-games = Games
arena-column-share = Wins
arena-column-interval = 95 %
arena-column-cash = Cash a gang
arena-column-bar = Bar
arena-column-decisions = Decisions
arena-column-time = Time each
arena-column-longest = Longest
arena-column-illegal = Illegal
arena-column-proposed = Offers
arena-column-dealt = Deals
arena-column-worth = In cash
arena-column-own = Own chance
arena-column-partners = Partners’ chance
arena-column-kept = Kept a game
arena-column-broken = Broken a game
arena-column-promised = Promises made
arena-column-kept-all = Kept
arena-column-broken-all = Broken
arena-column-accepted = Offers accepted
arena-column-tries = Illegal tries
arena-column-stood-in = Answered for
arena-column-calls = Calls
arena-column-sent = Tokens sent
arena-column-got = Tokens got
arena-column-cost = Cost
arena-column-outcome = Promise
arena-column-promises = Promises
arena-column-promises-a-game = Promises a game
arena-column-hope = Their chance then
arena-column-hope-change = What a deal did for the chance to win
arena-column-promisee = They won
arena-column-promisee-cash = Their cash
arena-column-gain = Beyond chance
arena-outcome-kept = kept
arena-outcome-broken = broken
arena-column-level = Level
arena-column-doubt = ±
arena-column-careful = At least
arena-column-budget-ms = Milliseconds a decision
arena-column-budget-p = Playouts a decision
arena-page-title = How strong they are
arena-page-about = Every deal has the same sites, cards, dice and gangs and is played with the candidate at every seat in turn. Intervals are of 95 %, from drawing whole deals again. Chance is one win among so many players: the dashed line.
arena-page-made = gangland { $version }, rules { $rules }, bots { $bots }, { $compiled ->
    [yes] compiled
   *[no] interpreted
}; seed { $seed }; { $played } of { $games } games
arena-chart = A chart of the table below: { $title }
refusal-bad-league = { $file } is no league: { $reason }
refusal-damaged-run = Line { $line } of { $file } is damaged; take it out, and its deal is played again.
refusal-damaged-games = Line { $line } of { $file } is damaged; take it out, and its games are played again.
refusal-games-in-use = Somebody is measuring with { $file } right now.
refusal-empty-row = The row { $row } has no games or no rivals.
refusal-no-run-folder = { $folder } holds other things than a run of the arena: name a new folder, or an empty one.
refusal-no-such-row = The row { $row } speaks of a row that is not there; there are { $rows }.
refusal-other-run = { $folder } holds a run { $part ->
    [league] of another league, or with other words
    [version] of another version of Gangland
    [rules] by another version of the rules
    [packs] with other cards
    [bots] of other bots: they play otherwise by now
    [compiled] of the other build, compiled or interpreted
   *[logged] with another number of logs
}: name a new folder.
refusal-run-in-use = A run is going on in { $folder } right now.
refusal-unknown-cards = There are no cards of version “{ $cards }”; there are: { $known }.
refusal-unknown-league = There is no league “{ $league }”; there are: { $known }, or a file that ends in .toml.
refusal-what-to-play = Say --entrant with the bots to measure, or --league, but not both.
