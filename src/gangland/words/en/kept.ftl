### Games that are kept: the list of them, going on with one, and what a power cut left behind.

## gangland games

games-help = list the games that are kept, and how to go on with them
games-about = Lists the games that are kept, the newest first: those played in the terminal and those at tables, with who sits there, whose turn it is, and the command that goes on with each. A server may be running meanwhile.
games-metavar-place = PLACE
games-help-place = another file or folder to look for logs in
games-help-all = all of them, not only the newest { $most }
games-help-json = as JSON, for programs
games-none = No game is kept here yet. Begin one: gangland play
games-more = { $n ->
    [one] One older game is kept too: { $command }
   *[other] { $n } older games are kept too: { $command }
}
kept-line = { $game } · { $when } · { $how }
kept-running = round { $round } of { $rounds } · waits for { $turn }
kept-begins = just begun · waits for { $turn }
kept-over = finished · { $winner } won
kept-unreadable = Cannot be read · { $when } · { $problem }
kept-seats = {"  "}{ $seats } · { $where }
kept-in-terminal = played in the terminal
kept-in-browser = played in the browser, kept in { $folder }
kept-in-hosted = hosted table, kept in { $folder }
kept-open-now = {"  "}open right now at { $url }
kept-busy = {"  "}somebody is playing it right now
kept-then-open = {"  "}then open the page { $page } there
kept-being-played = This game is open already, at { $url }

## Going on, where a new game could begin

offer-unfinished = Games you have not finished:
offer-ask = { $n ->
    [one] 1 goes on with it, Enter begins a new game, q leaves:
   *[other] A number from 1 to { $n } goes on, Enter begins a new game, q leaves:
}
offer-notice = There is a game you have not finished: { $game }
    Go on with it: { $command }
cli-metavar-table = TABLE
play-help-table = go on with this game in the browser; “gangland games” lists them
refusal-not-with-table = { $option } does not go with --table: that game has begun already.
refusal-no-kept-table = No game of that name is kept here: “{ $table }”. “gangland games” lists those there are.
refusal-other-game = { $option } names a file of another game ({ $game }), not of { $given }. Leave --game out.
refusal-position-options = { $n ->
    [0] The position is played without options, not with “{ $given }”. Leave --options out, or change the position.
   *[other] The position is played with the options “{ $options }”, not with “{ $given }”. Leave --options out, or change the position.
}
serve-port-taken = Port { $port }, where your tables were last time, is taken by another program. The browser finds them elsewhere now, without its settings.

## Logs that are not as they were

torn-left-out = The last line is torn, as by a power cut. It is left out here; all the others are whole.
torn-set-aside = { $file }: the last line was torn, as by a power cut. It is kept in { $aside }, and the game goes on from the line before.
logerror-no-pack = The pack this game was played with is not here. Its content hash is { $wanted }. Name its file with --pack FILE. What was found:
    { $tried }
logerror-pack-own = the game’s own pack
logerror-pack-other = {"  "}{ $files }: content { $hash }…
logerror-pack-broken = {"  "}{ $files }: no pack for this game ({ $problem })
cli-metavar-round = ROUND
replay-help-round = tell this round only; 0 is the set-up
replay-help-pack = pack files of the log, where they are not where it says; the right one is known by its content
refusal-no-such-round = There is no round { $round } in this log: it has rounds { $first } to { $last }.

## Letting friends in

serve-only-here = Only this machine can connect. To let friends on your network in, stop and run:
serve-friends-open = { $n ->
    [one] Friends open this address:
   *[other] Friends open one of these addresses:
}
serve-no-network = This machine has no network address that others could open.
wrong-host-title = No tables at this address
wrong-host-about = This server is not known by the name “{ $host }”, so it shows nothing here.
wrong-host-guest = If somebody invited you, ask them for the address that the server printed when it started.
wrong-host-own = If this is your server, start it with this name, or write the name into gangland.toml:
