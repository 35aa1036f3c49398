"""The tables of the database. Seeds stand apart from logs: who reads a log cannot foretell a die.

They are written for SQLite; `postgres.py` says the same in the words of PostgreSQL. What came later comes
with a step of its own (`migrations.py`).
"""

from gangland.server.store import bans, clocks, makers, mutes, reports

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    created REAL NOT NULL,
    state TEXT NOT NULL,
    plan TEXT NOT NULL,
    commitment TEXT NOT NULL,
    started REAL NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE IF NOT EXISTS seeds (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    seed TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS seats (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    entropy TEXT NOT NULL,
    caretaker INTEGER NOT NULL DEFAULT 0,
    lang TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, seat)
) STRICT;
CREATE TABLE IF NOT EXISTS keys (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS keys_by_game ON keys (game);
CREATE TABLE IF NOT EXISTS lines (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    seat INTEGER NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS marks (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    line INTEGER NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (game, line)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS contents (
    hash TEXT PRIMARY KEY,
    pack TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS votes (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    voter INTEGER NOT NULL,
    PRIMARY KEY (game, seat, voter)
) STRICT;
CREATE TABLE IF NOT EXISTS asleep (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE
) STRICT;
CREATE TABLE IF NOT EXISTS rematches (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    after TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS shared (
    game TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE
) STRICT;
CREATE TABLE IF NOT EXISTS results (
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT;
CREATE TABLE IF NOT EXISTS accounts (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    password TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
    hash TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    until REAL NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS passkeys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    handle TEXT NOT NULL,
    rp TEXT NOT NULL,
    name TEXT NOT NULL,
    credential TEXT NOT NULL UNIQUE,
    data TEXT NOT NULL,
    counter INTEGER NOT NULL,
    created REAL NOT NULL,
    used REAL
) STRICT;
CREATE INDEX IF NOT EXISTS passkeys_by_account ON passkeys (account);
CREATE TABLE IF NOT EXISTS vapid (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS push_devices (
    endpoint TEXT PRIMARY KEY,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    lang TEXT NOT NULL,
    session TEXT REFERENCES sessions(hash) ON DELETE SET NULL,
    failures INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS push_devices_by_session ON push_devices (session);
CREATE TABLE IF NOT EXISTS push_seats (
    endpoint TEXT NOT NULL REFERENCES push_devices(endpoint) ON DELETE CASCADE,
    key TEXT NOT NULL REFERENCES keys(hash) ON DELETE CASCADE,
    PRIMARY KEY (endpoint, key)
) STRICT;
CREATE INDEX IF NOT EXISTS push_seats_by_key ON push_seats (key);
CREATE TABLE IF NOT EXISTS owners (
    account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    game TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (account, game, seat)
) STRICT;
"""
SCHEMA += bans.DDL + clocks.DDL + makers.DDL + mutes.DDL + reports.DDL
