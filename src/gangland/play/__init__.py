"""Playing a game: chance, the log, notation, positions, deals."""
