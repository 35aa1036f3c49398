### Acting at the table: what an answer costs, said before it is given, and doing two things with one press.

note-guns-mayhem = Ogni arma estratta è persa dopo lo scontro, ed estrarne anche una sola ti porta { $cost }.
note-guns-wise-guys = Ogni arma estratta è persa dopo lo scontro, ed estrarne anche una sola ti costa { $cost }.
note-guns-only = Ogni arma estratta è persa dopo lo scontro.
note-fall = Chi si prende la colpa torna nel { -recruit-pool }: dal prossimo round hai un segnalino in meno.
acting-boost = Sfruttare con il potenziamento
acting-boost-at = Sfruttare con il potenziamento: { $place }
acting-orders = { $n ->
    [one] ordine
   *[other] ordini
}
acting-later = Non adesso
acting-their-guns = Le loro armi
acting-guns-head = Senza altri rinforzi · armi, mie : loro
acting-card = Leggere la carta: { $card }
acting-these = Prendi questi
