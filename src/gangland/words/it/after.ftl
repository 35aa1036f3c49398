### Ritirare una mossa, e ciò che viene dopo la partita.

## Ritirare una mossa

refusal-undo-nothing = Non c’è niente da ritirare.
refusal-undo-others = Troppo tardi per ritirarla: altri hanno giocato dopo.
refusal-undo-deal = Troppo tardi per ritirarla: dopo è stato concluso o è caduto un accordo. Accordi e parole restano; un’offerta aperta si può ritirare.
refusal-undo-revealed = Non si può ritirare: è stato tirato un dado, o qualcosa è stato mostrato.
refusal-undo-enough = In questo round hai già ritirato { $most } azioni. Bastano.
story-undone = { $gang-first } { $gang-number ->
    [one] ritira la sua
   *[other] ritirano la loro
} ultima azione.
web-undo = Ritira
web-undo-done = Ritirata
