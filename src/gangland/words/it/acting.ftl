### Acting at the table: what an answer costs, said before it is given, and doing two things with one press.

note-guns-mayhem = Ogni arma estratta è persa dopo lo scontro, ed estrarne anche una sola ti porta { $cost }.
note-guns-wise-guys = Ogni arma estratta è persa dopo lo scontro, ed estrarne anche una sola ti costa { $cost }.
note-guns-only = Ogni arma estratta è persa dopo lo scontro.
note-fall = Chi si prende la colpa torna nel { -recruit-pool }: dal prossimo round hai un segnalino in meno.
note-caught-mayhem = { $answer ->
    [guns] Se ne estrai, il tuo { -heat } supera 4: qualcuno si prende la colpa.
    [market] Se vendi, il tuo { -heat } supera 4: qualcuno si prende la colpa.
    [no] Con «No» il tuo { -heat } supera 4: qualcuno si prende la colpa.
    [use] { $n ->
        [one] Già alla prima volta il tuo { -heat } supera 4: qualcuno si prende la colpa.
       *[other] A partire da { $n } volte il tuo { -heat } supera 4: qualcuno si prende la colpa.
    }
   *[yes] Con «Sì» il tuo { -heat } supera 4: qualcuno si prende la colpa.
}
note-caught-wise-guys = { $answer ->
    [guns] Se ne estrai, resti senza { -clout }: qualcuno si prende la colpa.
    [market] Se vendi, resti senza { -clout }: qualcuno si prende la colpa.
    [no] Con «No» resti senza { -clout }: qualcuno si prende la colpa.
    [use] { $n ->
        [one] Già alla prima volta resti senza { -clout }: qualcuno si prende la colpa.
       *[other] A partire da { $n } volte resti senza { -clout }: qualcuno si prende la colpa.
    }
   *[yes] Con «Sì» resti senza { -clout }: qualcuno si prende la colpa.
}
note-doomed = Non hai nessuno che possa prendersela: la tua gang verrebbe sciolta.
acting-final = Non si potrà annullare.
acting-boost = Sfruttare con il potenziamento
acting-boost-at = Sfruttare con il potenziamento: { $place }
acting-orders = { $n ->
    [one] ordine
   *[other] ordini
}
acting-later = Non adesso
acting-their-guns = Le loro armi
acting-guns-head = Probabilità di vincere senza altri rinforzi · armi, mie : loro
acting-chance-head = Probabilità di vincere senza altri rinforzi
acting-guns = { $n ->
    [one] arma
   *[other] armi
}
acting-card = Leggere la carta: { $card }
acting-these = Prendi questi

## Domande che non lasciano niente da scegliere

acting-empty-market = { -black-market }: non hai niente da vendere
acting-empty-guns = Non hai armi da estrarre
acting-barred-market = { -black-market }: adesso non puoi vendere niente
acting-barred-guns = Qui non puoi estrarre armi
acting-empty-hand = Mostra una mano vuota
acting-empty-why = Te lo si chiede lo stesso: così nessuno distingue una mano vuota da una piena.
acting-go-on = Continua senza
acting-going-on = Non hai niente da dare per questo. Si continua…
acting-vain = Non hai niente da dare per questo potenziamento: costerebbe un ordine e non porterebbe niente.
