"""How the better rivals deal: what a bargain is worth to both sides, and what a word is worth."""
