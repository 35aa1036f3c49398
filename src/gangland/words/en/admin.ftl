### `gangland admin`: what a host sees and does beside a server that may be running.

admin-help = list and close tables, export games, erase people, ban names and addresses, read reports
admin-about = Works on the folder of a server, whether it is running or not; what it does is written to admin.log there. A running server obeys within a few seconds.
admin-help-data = folder of the server
admin-help-database = database of the server, where it has one
admin-acts = what to do
admin-metavar-act = ACT
admin-metavar-table = TABLE
admin-metavar-who = WHO
admin-metavar-time = TIME
admin-help-list = list tables that are open or under way
admin-help-all = those that are over as well
admin-help-close = close a table for good
admin-help-export = write a game as a log
admin-help-ban = let nobody in under a name, or from an address or network
admin-help-unban = let them in again
admin-help-bans = list who is banned
admin-help-log = show what was done here
admin-help-table = name of the table, as in its address
admin-help-name = name of a player or account
admin-help-address = address or network, as 192.0.2.7 or 192.0.2.0/24
admin-help-for = for how long: minutes, hours or days, as 30m, 12h or 7d (a week where nothing is said)
admin-help-file = file to write; it must not exist yet
admin-no-house = There are no tables in { $folder }.
admin-cannot = This cannot be done there: { $reason }
admin-no-table = There is no table { $table }.
admin-not-begun = The game at table { $table } has not begun.
admin-bad-time = “{ $text }” is no time: as 30m, 12h or 7d, ten years at most.
admin-bad-address = “{ $text }” is neither an address nor a network.
admin-nobody = No tables.
admin-no-bans = Nobody is banned.
admin-no-log = Nothing was done here yet.
admin-row = { $table }  { $game }  { $state ->
    [open] waiting
    [running] under way
   *[over] over
}  { $when }  { $names }  { $maker }
admin-closed = Table { $table } is closed.
admin-will-close = Table { $table } will be closed within a few seconds.
admin-exported = Written: { $file }
admin-banned = “{ $what }” is not let in until { $until }.
admin-unbanned = “{ $what }” is let in again.
admin-not-banned = “{ $what }” is not banned.
