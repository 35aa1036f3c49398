### `gangland join`: a seat at a server’s table, played in the terminal.

join-help = take a seat at a server’s table, in the terminal
join-about = Plays at a table somebody hosts with “gangland serve”: with people in browsers, in other terminals, and with bots. An invitation takes an open seat; a link with a key goes on with a seat you have already.
join-metavar-link = LINK
join-metavar-name = NAME
join-help-link = the invitation, http://host/t/TABLE, or your private link, which ends in #key=…
join-help-name = your name at the table
join-help-watch = watch without taking a seat
join-bad-link = This is not an invitation: “{ $link }”. One looks like http://host/t/TABLE.
join-watch-alone = A spectator has no key and no name: drop --watch, or drop the key and --name.
join-no-server = Nobody answers at { $url }: { $reason }
join-not-gangland = There is no Gangland server that speaks our protocol at { $url }.
join-other-version = The server has other rules or cards than this version of Gangland.
join-seated = You have a seat. Your private link, with which you can come back: { $link }
join-lobby = { $n ->
    [0] At the table: { $names }. The game is about to begin.
    [one] At the table: { $names }. One seat is still open.
   *[other] At the table: { $names }. { $n } seats are still open.
}
join-waiting = Waiting for { $gangs-the }…
join-again = The connection is lost. Trying again…
join-lost = The server at { $url } does not answer any more.
join-left =
    You have left; a bot may play for you until you are back. Come back with:
    { $command }
join-left-watching = You have left.
join-log = The table, with its log and its story: { $link }
join-here = { $name } is here.
join-away = { $name } is away.
join-caretaker = A bot plays for { $name }, until they are back.
join-not-here = That is not possible at a server’s table: the server keeps the game, and every person has a keyboard of their own.
join-only-watching = You are watching: only those who have a seat can do that.
refusal-not-your-seat = That seat is not yours.
system-econnrefused = nothing is listening there
system-econnreset = the connection was cut
system-ehostunreach = no route to that address
system-enetunreach = no route to that network
system-etimedout = no answer in time
