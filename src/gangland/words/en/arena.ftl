### Simulations: bots against bots.

simulate-help = let bots play each other and count
simulate-description = Plays many games between bots, moved around all seats and gangs, and shows who wins how often and what every site and card was good for.
simulate-help-game = which game
simulate-help-games = how many games
simulate-help-bots = the bots, one for each player: thug, random, an installed one, or module:Class (“gangland bots” lists them)
simulate-help-seed = a seed; the same seed gives the same games
simulate-help-jobs = how many processes; the games stay the same
simulate-help-options = options of the game, for example slim-pickings,long-haul=2
simulate-help-pack = pack files on top of the game’s own
simulate-help-deals = have the bots make deals with each other; slower, by some twenty times
simulate-help-logs = how many games to keep as logs for gangland replay, with their deals: the first ones
simulate-help-out = the folder of these logs
simulate-help-json = as JSON, for programs
simulate-help-lang = language
simulate-bad-numbers = --games and --jobs must be at least 1, --logs at least 0.
simulate-written = { $logs ->
    [one] One game
   *[other] { $logs } games
} as logs in { $folder }
simulate-progress = Playing
simulate-interrupted = Interrupted: this is what { $played } of { $games } games showed.
simulate-played = { $games ->
    [one] One game
   *[other] { $games } games
}, seed { $seed }
simulate-uneven = Not quite even: games of a gang { $gang }, at any one seat { $seat }. A multiple of { $turn } games is even in everything.
simulate-average = On average: { $cash } cash a gang, { $rounds } rounds, { $decisions } decisions, { $fights } fights, { $falls } falls, { $disbanded } gangs disbanded
simulate-deals = On average: { $offers } offers, { $deals } deals made, { $kept } promises kept, { $broken } broken
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

### Balance: a pack played for every number of players and every option, beside its bars.

balance-help = measure a pack by the bars of balance
balance-description = Plays a pack for every number of players and with every single option at four, with the same bot at all seats, and sets what it finds beside the bars: who wins, in which place, how much is in play, what every site, boost, card and gang order is good for, and which records are strictly better than others.
balance-help-game = which game; both where nothing is said
balance-help-pack = pack files on top of the game’s own
balance-help-games = how many games a row
balance-help-rows = the rows, for example 3,4,4+slim-pickings; all where nothing is said
balance-help-bot = the bot at every seat: lieutenant, thug, random…
balance-help-seed = a seed; the same seed gives the same games
balance-help-jobs = how many processes; the games stay the same
balance-help-keep = a file that keeps every game; with it a measurement goes on where it was interrupted, and further
balance-help-json = as JSON, for programs
balance-help-write = write a page in Markdown instead of printing tables
balance-help-lang = language
balance-slow = This is the interpreted build: the compiled one plays some fifteen times faster. Fewer games (--games 200) or rows (--rows 4) give a first impression.
balance-torn = The last line of the games kept was torn; it lies in { $file }, and its games are played again.
balance-cannot-write = { $file } cannot be written: { $reason }
balance-written = { $file } is written.
balance-played = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} in { $rows ->
    [one] one row
   *[other] { $rows } rows
}, { $bot } at every seat, seed { $seed }
balance-order = { $gang }: { $order }
balance-in-row = { $what } (row { $row })
balance-met = met
balance-not-met = not met
balance-sure = surely
balance-unsure = perhaps
balance-settled = not ours to change
balance-over = is better than
balance-twin = is the same as
balance-subject-cash = cash
balance-subject-guns = guns
balance-subject-goods = goods
balance-subject-place = place { $place }
balance-subject-holder = Who holds the token at the end
balance-subject-led = Rounds led by the winner
balance-subject-first = Wins of the first leader
balance-measure-gang = Wins of a gang
balance-measure-place = Wins of a place in turn order
balance-measure-supply = Games with more in play than in the box
balance-measure-first = Worth of the leader token
balance-measure-leader = Weight of the leader token
balance-measure-site = Use of a site
balance-measure-opportunity = Use of an opportunity
balance-measure-boost = Use of a boost
balance-measure-order = A gang order among its gang’s orders
balance-measure-card = Hits of a card that change nothing
balance-measure-dominance = Records strictly better than others
balance-title-summary = Every bar
balance-title-missed = Not met
balance-title-gang = Gangs
balance-title-place = Places in the first round’s turn order
balance-title-supply = In play
balance-title-leader = Leader token
balance-title-site = Sites
balance-title-opportunity = { -opportunities }
balance-title-boost = Boosts
balance-title-order = Gang orders
balance-title-card = Other cards
balance-title-dominance = Better than others, and twins
balance-note-summary = A bar is met where all its figures are; beside it, the figure under the greatest strain.
balance-note-missed = Surely: the whole interval is beyond the bar. Perhaps: part of it is not.
balance-note-gang = Share of wins against the fair share (1 is fair), of the games the gang took part in.
balance-note-place = Share of wins against the fair share: the first leader, then to the left.
balance-note-supply = Share of the games in which at some moment more was in play than the box for four has (136 cash, 24 guns, 24 goods), and the peak of a game: median · 90th · 99th percentile. The bar is for cash in games of four players and six rounds.
balance-note-leader = Against the fair share: how often the holder at the end wins, and how many of the rounds the winner led; beyond its bar the token decides games. What it is worth shows in the wins of the first leader, whom dice choose.
balance-note-site = Over all rows. Rounds up: those in which the site lay on the table. Worth: what an exploit with its boost brought against the rivals’ average, in cash, tokens deducted.
balance-note-opportunity = Over all rows. Rounds up: those in which the opportunity lay on the table.
balance-note-boost = Over all rows. Could be bought: exploits after which a token was left for the boost. Worth: of the boost alone, its token deducted.
balance-note-order = Over all rows. Could be issued: orders at which it could have been issued. No gang order of our own design may be more than a third of its gang’s orders; dead is one that is hardly issued at all.
balance-note-card = Over all rows. Gangs hit: counted each time the card came up. Unchanged: the share of them for whom nothing changed; a hassle changes rules and is not counted so.
balance-note-dominance = Compared record by record: whatever the other allows, this one allows for no more and to no less avail.
balance-column-measure = Measure
balance-column-verdict = Verdict
balance-column-met = Met
balance-column-worst = Greatest strain
balance-column-value = Figure (95 %)
balance-column-bar = Bar
balance-column-row = Row
balance-column-subject = Of
balance-column-sure = Beyond the bar
balance-column-over-cash = Over 136 cash
balance-column-peak-cash = Cash
balance-column-over-guns = Over 24 guns
balance-column-peak-guns = Guns
balance-column-over-goods = Over 24 goods
balance-column-peak-goods = Goods
balance-column-name = Name
balance-column-usable-site = Rounds up
balance-column-usable-opportunity = Rounds up
balance-column-usable-boost = Could be bought
balance-column-usable-order = Could be issued
balance-column-used = Used
balance-column-share-site = Exploited (95 %)
balance-column-share-opportunity = Exploited (95 %)
balance-column-share-boost = Bought (95 %)
balance-column-share-order = Of all orders (95 %)
balance-column-worth = Worth in cash
balance-column-kind = Kind
balance-column-turned = Turned up
balance-column-hits = Gangs hit
balance-column-idle = Unchanged (95 %)
balance-column-relation = Relation
balance-column-other = Other
balance-page-title = Balance
balance-page-about = Generated, not written: every number of players and every single option at four players, the same bot at all seats, measured beside the bars that the cards are made by. The same command makes the same page again:
balance-page-reading = Figures have their interval of 95 % in brackets; ✗ marks one that does not meet its bar. Bars are for the figure itself, not for the ends of its interval. A row is a number of players with an option.
balance-page-details = { $game }: the figures
balance-page-played = { $games ->
    [one] One game
   *[other] { $games } games
}, { $each } in each of { $rows ->
    [one] one row
   *[other] { $rows } rows
}; bot { $bot }, seed { $seed }, pack { $pack }.
