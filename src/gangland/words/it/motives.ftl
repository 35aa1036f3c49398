### Why a bot did what it did: what it was after, how it came to it, and what its word had to do with it.

motive-told = { $what } { $how }
motive-gang = Quella gang fa per me.
motive-side = Quel lato della carta mi piaceva di più.
motive-start = Con quelli comincio più forte che posso.
motive-use = Tante volte quante rendeva.
motive-no-use = Mi sarebbe costato più di quanto rende.
motive-option = Di quello che c’era, era ciò che rendeva di più.
motive-target = Era chi aveva più da perdere.
motive-boost = Il potenziamento valeva più di un altro ordine.
motive-no-boost = Ho tenuto il mio ordine per qualcosa di meglio.
motive-it = Valeva il prezzo.
motive-no-it = Non valeva il prezzo.
motive-back = La loro vittoria mi rende più della mia possibilità.
motive-allot = Se la sono cercata.
motive-injure = Di quelli faccio a meno più facilmente.
motive-name = Meglio loro che qualcuno in testa.
motive-fall = Doveva cadere qualcuno, e lì perdo meno.
motive-bribe = Un { one-made } vale più di una mazzetta.
motive-discharge = Quelli mi servivano per primi.
motive-bomb = Io non ne ricavavo niente. Altri sì.

## How it came to it

motive-chance = Nessun motivo. Ho lasciato fare al caso.
motive-how-thumb = Vado a regole semplici.
motive-how-looked = Ho guardato dove porta entro il mio prossimo ordine.
motive-how-tried = Ho provato altro nella mia testa, e niente dava di meglio.
motive-how-planned = Avevo in mente anche il mio prossimo ordine.
motive-how-mixed = E cambio, perché nessuno mi legga.
motive-how-looked-stood = Ho guardato avanti, e non è saltato fuori niente di meglio.
motive-how-looked-won = Ho guardato avanti, ed era meglio delle mie regole semplici.
motive-how-tried-stood = Ho provato altro, e non è saltato fuori niente di meglio.
motive-how-tried-won = Ho provato altro, e questo vinceva nettamente più spesso.
motive-how-planned-stood = Ho pensato al seguito, e non è saltato fuori niente di meglio.
motive-how-planned-won = Ho pensato al seguito, e questo vinceva nettamente più spesso.

## What its word had to do with it, and why it deals

motive-bound = Avevo dato la mia parola, e ho fatto quello che mi lascia fare.
motive-kept = Avevo dato la mia parola.
motive-broke = La mia parola sbarrava la strada al guadagno, e ho scelto il guadagno.
motive-unpaid = Alla scadenza mi serviva per altro, o non ne restava.
motive-wronged = Avevi mancato di parola prima tu.
motive-wronged-by = { $gang-first } { $gang-number ->
    [one] aveva
   *[other] avevano
} mancato di parola prima di me.
motive-offered = Pensavo che convenisse a te come a me.
motive-countered = A quel prezzo ci sto, e ci guadagni ancora.
motive-paid = Pago quello che devo.
motive-gave = Diciamo che è un regalo.
motive-withdrew = Non mi andava più.
motive-took = Quello che ho avuto valeva per me più di quello che ho dato.
motive-took-word = Quello che promettevi ne valeva la pena, per quanto ti creda.
motive-took-gift = Chi rifiuta un regalo?
motive-declined = Per me non c’era niente da guadagnare.
