### Ritirare una mossa, e ciò che viene dopo la partita.

## Ritirare una mossa

refusal-undo-nothing = Non c’è niente da annullare.
refusal-undo-others = Troppo tardi per annullarla: altri hanno giocato dopo.
refusal-undo-deal = Troppo tardi per annullarla: dopo è stato concluso o è caduto un accordo. Accordi e parole restano; un’offerta aperta si può ritirare.
refusal-undo-revealed = Non si può annullare: è stato tirato un dado, o qualcosa è stato mostrato.
refusal-undo-enough = In questo round hai già annullato { $most } azioni. Bastano.
story-undone = { $gang-first } { $gang-number ->
    [one] ritira la sua
   *[other] ritirano la loro
} ultima azione.
story-rules = Da qui valgono le regole della versione { $now }, non più quelle della versione { $was }.
web-undo = Annulla
web-undo-done = Annullata

## Dopo la partita

end-paper = { $game ->
    [wise-guys] La Gazzetta della sera
   *[other] Il Corriere del deserto
}
end-edition = Ultima edizione
end-round = Round { $n }
end-headline = { $gang-first } { $gang-number ->
    [one] prende
   *[other] prendono
} la città
end-by-cash = Tutto scoperto: { $cash } contro { $next }.
end-by-alone = Non era rimasto nessun altro.
end-by-leader-mayhem = Parità a { $cash } tra { $tied }: ha deciso lo { -reaper-patch }.
end-by-leader-wise-guys = Parità a { $cash } tra { $tied }: vince il { -boss-of-bosses }.
end-by-guns = Parità a { $cash } tra { $tied }: ha deciso chi aveva più armi.
end-by-fight = Parità a { $cash } tra { $tied }, con altrettante armi: ha deciso un ultimo scontro.
end-by-named = Parità a { $cash } tra { $tied } fino in fondo: il { -boss-of-bosses } ha nominato il vincitore.
end-turns = Le svolte
end-turns-wait = Il nostro inviato sta ancora contando…
end-turns-none = Nessun ordine ha girato da solo questa partita.
end-turns-note = Stime: da ognuno di questi momenti dei bot hanno continuato { $n } volte. Con { $margin } di scarto.
end-chances = Probabilità { $gang-of }: da circa { $before } a circa { $after }.
end-chances-won = Probabilità { $gang-of }: da circa { $before } alla vittoria.
end-chances-lost = Probabilità { $gang-of }: da circa { $before } a niente.
end-watch = Rivedi
end-best-deal = Il miglior accordo
end-worst-betrayal = Il peggior tradimento
end-worth = Ha portato { $gang-to } il { $n } di probabilità di vittoria.
end-cost = È costato il { $n } di una vittoria { $gang-to }.
end-broken = Non mantenuta
end-all-deals = Tutti gli accordi e le promesse
end-honour = Parola d’onore
end-kept = { $n ->
    [one] { $n } mantenuta
   *[other] { $n } mantenute
}
end-not-kept = { $n ->
    [one] { $n } non mantenuta
   *[other] { $n } non mantenute
}
end-after = Dopo la partita
end-again = Lo stesso tavolo, ancora?
end-rematch = Rivincita
end-rematch-join = Unisciti alla rivincita
end-rematch-watch = Vai alla rivincita
end-rematch-note = Stesse persone, stessi posti; le gang si scelgono di nuovo.
end-rematch-waiting = Qualcuno vuole un’altra partita. Il tuo posto ti aspetta.
end-look-back = Rivedi la partita
end-blinds-up = Rivedi tutto scoperto
end-share = Condividi il link
end-share-note = Chi ha il link può leggere tutta la partita, sussurri compresi.
end-last-words = Ultime parole
end-replay = Replay
end-play = Avvia
end-pause = Pausa
end-scrub = Momento della partita
end-eyes = Visto da
end-eyes-all = tutti, tutto scoperto
end-speed = Velocità
end-to-paper = Torna al giornale
web-my-place = { $n ->
    [1] Hai vinto, su { $of }.
   *[other] Posto { $n } su { $of }; ha vinto { $winner }.
}
web-my-results = Partite finite: { $n }, vinte: { $won }.
