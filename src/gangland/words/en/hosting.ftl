### Hosting: what the server of a table refuses to its guests.

error-banned = The host of this server does not let you in at present.
error-damaged = This table is held: what was kept of it cannot be played again here, or is damaged. Nothing of it is lost.
error-other-rules = This table is held: it is played by a version of the rules that is not known here. A newer Gangland may know it. Nothing of it is lost.
error-other-cards = This table is held: the cards it is played with are not here any more, its pack file has changed or is gone. Nothing of it is lost; it goes on once the host has put the file back and started again.
error-held = This table is held: this version of Gangland does not play its game as it was played. Nothing of it is lost; “gangland doctor” tells the host why.
error-no-such-seat = There is no such seat at this table.
error-seat-freed = The host has freed your seat for others.
error-too-slow = That took too long to arrive.
error-too-many-tables = That is enough new tables for now. Make the next one in a few minutes.
error-table-closed = This table was closed.

refusal-banned = The host of this server does not let you in at present.
refusal-held = The table is held: it can be read, but nobody can play here until the host has it go on.
refusal-no-migration = No step from the rules of version { $rules } is known here: “{ $text }”.
refusal-seat-freed = The host has freed your seat for others.
refusal-seat-open = That seat is open already.
refusal-slow-and-delayed = A slow game cannot be watched with a delay: one question may take longer than the delay.
refusal-too-many-open = Too many tables from your address are waiting for players: { $count }. Start one of them first.
refusal-too-many-running = { $count } games from your address or account are under way here. Finish one of them first.

## Why a table is held

held-cards = The cards it is played with are neither kept nor in any file here. Put its pack file back as it was.
held-unnamed = It was made before tables named their cards, with a pack file of the host’s: nobody can tell whether the file is still the same.
held-rules = It is played by a version of the rules or of the dice that is not known here.
held-refused = This table is held: this version of Gangland cannot play line { $line } of its game again. It is shown as it stood before that. Nothing of it is lost; the host can export it, or go back to the version before.
held-differs = This table is held: this version of Gangland has line { $line } of its game lead elsewhere than it did. It is shown as it stood before that. Nothing of it is lost; the host can export it, or go back to the version before.
held-refused-unseen = This table is held: this version of Gangland cannot { $line ->
    [0] begin its game
   *[other] play line { $line } of its game again
}, and nothing of it can be shown. Nothing of it is lost; the host can export it, or go back to the version before.
held-differs-unseen = This table is held: this version of Gangland has line { $line } of its game lead elsewhere than it did, and nothing of it can be shown. Nothing of it is lost; the host can export it, or go back to the version before.
