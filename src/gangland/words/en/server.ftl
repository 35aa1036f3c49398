### The table on the web: errors and refusals of the server, `gangland serve`, `gangland verify`, mail.

## What is wrong with a message or a request

error-account-taken = There is already an account of that name.
error-no-lesson = There is no lesson here to skip.
error-another-seat = This connection already holds another seat.
error-bad-key = This key does not open any seat here.
error-begun = The game has already begun.
error-csrf = This request does not come from the table’s own page.
error-hello-first = The connection was not introduced (hello missing).
error-internal = Something went wrong on the server. Nothing has changed.
error-invalid = This message is incomplete or contradictory.
error-malformed = This is not a message.
error-no-accounts = There are no accounts on this server.
error-no-client = The pages of the table have not been built into this server.
error-no-spectators = Nobody may watch this table.
error-no-such-page = Page not found.
error-no-such-table = There is no such table.
error-not-json = This should be JSON.
error-not-logged-in = Log in first.
error-not-over = Not before the game is over.
error-not-the-host = Only the host can do that.
error-not-your-seat = You need a seat at this table to do that.
error-oversized = This message is too long.
error-rate-limited = Too much at once. Wait a moment.
error-storage = The server could not save that. Nothing has changed.
error-too-large = That is too large.
error-too-many = There is no room for more guests at this table.
error-too-many-connections = There are too many connections from your address. Close other tabs of this table, or come back a little later.
error-unknown = Unknown kind of message.
error-unknown-game = There is no such game.
error-unknown-lang = There is no such language.
error-wrong-host = This server is not known by that name.
error-wrong-method = That cannot be done here.
error-wrong-origin = This comes from another site.

## Why a table does not do something

refusal-account-taken = There is already an account of that name.
refusal-bad-pack = The cards of this pack cannot be used.
refusal-begun = The game has already begun.
refusal-has-caretaker = A bot already plays for that seat.
refusal-house-full = There are too many tables on this server.
refusal-no-fight-there = There is no fight of yours there.
refusal-no-such-pack = There is no pack “{ $pack }” on this server.
refusal-no-such-table = There is no such table among yours.
refusal-no-such-version = The game has not come that far.
refusal-no-vote-there = There is nobody to vote about in that seat.
refusal-not-a-deal = That is no deal.
refusal-not-an-action = That is a deal, not an answer to the question.
refusal-not-away = Whoever plays there is present.
refusal-not-begun = The game has not begun.
refusal-not-understood = The server did not understand that. Nothing has changed.
refusal-open-seats = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
refusal-stale = Something has changed in the meantime: please look again.
refusal-table-full = No seat is open.
refusal-too-much = That is a lot to ask at once: wait a moment.
refusal-wrong-password = Wrong name or password.

## gangland serve

serve-help = host tables on the web
serve-about = Hosts tables for browsers, terminals and bots. Everything is kept in one folder; only this machine can connect unless --host says otherwise.
serve-help-host = address to listen on; 0.0.0.0 lets other machines connect
serve-help-port = port to listen on; 0 is any that is free
serve-help-workers = how many processes serve the same tables on this machine (PostgreSQL only)
serve-help-data = folder where tables are kept
serve-help-config = file of settings (TOML); without it, gangland.toml in the folder of --data
serve-help-public-url = where guests find the server, for invitations, such as https://example.org
serve-help-name = a name the server is known by, besides its addresses; can be given several times
serve-help-pack = a pack guests can choose, as NAME=FILE; can be given several times
serve-no-traces = Traces are wanted ([watch] traces), and what sends them is not installed: { $command }
expected-metrics-key = expected at least 24 letters, digits or signs, without spaces
serve-metavar-address = ADDRESS
serve-metavar-port = PORT
serve-metavar-number = NUMBER
serve-metavar-folder = FOLDER
serve-metavar-url = URL
serve-metavar-name = NAME
serve-metavar-pack = NAME=FILE
serve-at = Tables are hosted at { $url } and kept in { $folder }. Ctrl+C stops.
serve-play-at = Your table is at { $url }
    Ctrl+C stops; the game is kept.
serve-stopped = Stopped. Every game is kept.
serve-bad-settings = The settings in { $where } are wrong: { $reason }
serve-bad-pack = “{ $text }” should be NAME=FILE.
serve-bad-port = A port is a number from 0 to { $highest }.
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }
serve-folder-taken = Another server already keeps its tables in { $folder }.
serve-help-database = a PostgreSQL database to keep tables in, as postgresql://user@host/name; several servers may share it (better in the environment, as GANGLAND_DATABASE, than here, where others see its password)
serve-metavar-database = URL
serve-no-driver = PostgreSQL needs one more library: { $command }
serve-bad-database = The database is named as { $example }, or not at all.
serve-no-database = Cannot keep tables in the database { $place }: { $reason }
serve-workers-database = Several workers need a PostgreSQL they share (--database, as { $example }): a file belongs to one process, and two would each play its bots and count its clocks.
serve-no-worker = A worker died before it served; what it said of that stands above.
serve-cannot-keep = Cannot keep tables in { $folder }: { $reason }

## gangland verify

verify-help = check the dice of a game played on the web
verify-about = Derives every roll and draw of a log again from what server and seats had committed to before the game, and says what that proves and what it does not.
verify-help-file = log of a game that is over
verify-fine = { $rolls ->
    [one] The one roll or draw is
   *[other] All { $rolls } rolls and draws are
} what the seed and the seats’ numbers give.
verify-commit = The server had committed to its seed before the game.
verify-contributed = { $contributed } of { $seats } seats added numbers of their own.
verify-nobody = No seat added numbers of its own: only the server’s word stands for these dice.
verify-unfinished = The game did not come to its end in this log.
logerror-commit-broken = The seed is not the one the server had committed to: { $found } instead of { $expected }.
logerror-dice-differ = The dice say otherwise: “{ $found }” should be “{ $expected }”.
logerror-dice-part = This is not a number in hexadecimal: { $part }.
logerror-dice-parts = The parts of the dice are not complete: { $found } of { $expected } seats.
logerror-dice-recipe = These dice go by a recipe not known here: { $found } (known: { $known }).
logerror-no-commit = This game was not played with dice that can be checked.
logerror-no-proof-from-position = This game did not begin at the beginning but from a position somebody wrote: its dice prove nothing about that.
logerror-not-revealed = The server’s seed is not in this log: it is shown when the game is over.

## Mail about slow games

mail-subject = { $n ->
    [one] A table is waiting for you
   *[other] { $n } tables are waiting for you
}
mail-greeting = Hello { $name },
mail-line = It is your turn: { $url }
mail-end = You get this mail because the host of these tables set it up for you.
