### `gangland backup` and `gangland restore`: a whole copy of a server's tables, and back.

backup-help = copy all tables of a server into one file, while it runs
backup-about = Copies the database of a server whole, whether it runs or not; copying its file by hand would miss what was written last. A server on PostgreSQL is backed up with pg_dump.
backup-help-file = file to write; it must not exist yet
backup-cannot = Nothing was written to { $file }: { $reason }
backup-done = { $n ->
    [one] Written: { $file }, with one table. It has the seeds of games under way in it: keep it to yourself.
   *[other] Written: { $file }, with { $n } tables. It has the seeds of games under way in it: keep it to yourself.
}
restore-help = have a server go on with the tables of a backup
restore-about = Puts a file of gangland backup in a server’s folder, where no server runs. What is there already is only replaced when you say so, and is kept beside it.
restore-help-file = file of gangland backup
restore-help-replace = replace the tables that are there; they are kept in a file beside
restore-there = There are tables in { $folder } already; with --replace they are kept in a file beside, and replaced.
restore-running = A server is running on { $folder }; stop it first.
restore-cannot = Nothing was restored from { $file }: { $reason }
restore-damaged = Nothing was restored: { $file } is no backup of Gangland’s, or is damaged.
restore-done = { $n ->
    [one] Restored: one table in { $folder }.
   *[other] Restored: { $n } tables in { $folder }.
}
restore-aside = What was there before is in { $file }.
