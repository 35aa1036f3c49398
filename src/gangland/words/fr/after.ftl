### Reprendre un coup, et ce qui vient après la partie.

## Reprendre un coup

refusal-undo-nothing = Il n’y a rien à reprendre.
refusal-undo-others = Trop tard pour reprendre cette action : d’autres ont joué depuis.
refusal-undo-deal = Trop tard pour reprendre cette action : un accord a été conclu ou est tombé depuis. Les accords et les paroles restent ; une offre ouverte peut être retirée.
refusal-undo-revealed = Impossible de reprendre cette action : un dé a été lancé, ou quelque chose a été montré.
refusal-undo-enough = Vous avez repris { $most } actions dans ce tour de jeu. Cela suffit.
story-undone = { $gang-first } { $gang-number ->
    [one] reprend sa
   *[other] reprennent leur
} dernière action.
web-undo = Reprendre
web-undo-done = Repris
