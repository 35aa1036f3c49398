"""Playing a game: the door to the rules, notation, chance, the story, refusals."""
