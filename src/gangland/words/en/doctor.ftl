### What a program would make of the games of a store, and what a server says of those it holds.

## gangland doctor

doctor-help = see whether this version plays the open games of a store as they were played
doctor-about = Plays every open game of a store again and says what a server of this version would do with it: go on, move it on to newer rules by a recorded step, or hold it, and why. Nothing is written; a server may be running on the store. Run it with the new version before an upgrade. Exit code 1 says that a game would be held, 2 that a store cannot be read.
doctor-metavar-store = STORE
doctor-help-store = a folder of tables or its gangland.db; without one, all of the usual ones
doctor-help-export = write the logs of games that would be held into this folder; they tell everything, also what is secret at the table
doctor-none = No tables are kept in the usual folders. Name one after “gangland doctor”.
doctor-store = { $n ->
    [0] { $file }: no open games
    [one] { $file }: one open game
   *[other] { $file }: { $n } open games
}
doctor-table = {"  "}{ $table } · { $game } · { $said }
doctor-identical = { $marks ->
    [0] goes on: { $lines } lines can be played again; it has no marks yet to compare with
   *[other] goes on: identical after { $lines } lines, { $marks } marks met
}
doctor-waiting = has not begun, and can
doctor-migrated = moves on from the rules of version { $was } to version { $now }, then goes on
doctor-pinned = would be held
doctor-pack-kept = { $n ->
    [one] {"  "}pack { $hash } ({ $pack }): kept, for one table
   *[other] {"  "}pack { $hash } ({ $pack }): kept, for { $n } tables
}
doctor-pack-adopted = { $n ->
    [one] {"  "}pack { $hash } ({ $pack }): in files only; kept from the next start on, for one table
   *[other] {"  "}pack { $hash } ({ $pack }): in files only; kept from the next start on, for { $n } tables
}
doctor-exported = {"  "}written: { $file }
doctor-not-exported = { $file } cannot be written: { $reason }

## What a server says when it starts

serve-held = Table { $table } cannot go on. { $why }
serve-held-see = All other games go on. To see it again, or to export what is held: { $command }
store-newer = { $file } was last opened by a newer Gangland, and is left alone. Upgrade this one.
store-damaged = The database in { $file } is damaged, and is left as it is: { $reason }. Go on with a backup (gangland restore).
