### Hosting: what the server of a table refuses to its guests.

error-banned = The host of this server does not let you in at present.
error-damaged = This table cannot be opened: what was kept of it is damaged.
error-other-rules = This table is played by a version of the rules that is not known here. A newer Gangland may know it.
error-other-cards = The cards this table is played with are not here any more: its pack file has changed or is gone.
error-no-such-seat = There is no such seat at this table.
error-seat-freed = The host has freed your seat for others.
error-too-slow = That took too long to arrive.
error-too-many-tables = That is enough new tables for now. Make the next one in a few minutes.
error-table-closed = This table was closed.

refusal-banned = The host of this server does not let you in at present.
refusal-seat-freed = The host has freed your seat for others.
refusal-seat-open = That seat is open already.
refusal-slow-and-delayed = A slow game cannot be watched with a delay: one question may take longer than the delay.
refusal-too-many-open = Too many tables from your address are waiting for players: { $count }. Start one of them first.
refusal-too-many-running = { $count } games from your address or account are under way here. Finish one of them first.
