### La mappa del tavolo nel browser, e come agirvi.

stage-lot-dark = Lotto buio
stage-lot-vacant = Lotto libero
stage-mine = La tua parte
stage-menu = Menu
stage-steps = Fasi di un round
stage-step-reveal = Scoperta
stage-step-orders = Ordini
stage-step-market = Mercato
stage-step-last-calls = { -last-calls }
stage-step-clean-up = Riordino
stage-blind-mine = Lo vedi solo tu
stage-blind-closed = Uno schermo chiuso
stage-promised = Una promessa parla di questo luogo
stage-tokens = Segnalini a round: { $base } di base + { $made }
stage-from = da { $place }: { $crew }
stage-from-here = da qui …
stage-choose-crew = Chi?
stage-not-now = { $what }: non ora
stage-places = { $n } luoghi
stage-guns = Armi, mie contro loro: { $mine } contro { $theirs }
stage-closed = chiuso ora
stage-or = o
stage-record = Promesse mantenute: { $kept }, infrante: { $broken }
stage-exploit = Sfruttare: { $place }
stage-sale = da { $low } a { $high }
stage-keys = Tasti
stage-key-help = questi tasti
stage-key-map = alla mappa
stage-key-question = alla domanda
stage-key-rail = cronaca, accordi e discussione: aprire o chiudere
stage-key-rules = le regole
stage-key-number = quella scelta della domanda
stage-key-arrows = da un luogo all’altro, da una scelta all’altra

## What a place gives now

place-closed-now = Ora nessuno può sfruttarlo
place-pays-now = +{ $cash } per lo sfruttamento
place-barred-now = { $what } – vietato ora
place-more-now = { $what }, +{ $cash } ogni volta
place-less-now = { $what }, −{ $cash } ogni volta
promise-breaks = Rompe la parola data { $to-to }: { $what }

## What a place gives, in a word beside a picture

stage-short-leader = prendere
stage-short-discharge = { $n } a casa
stage-short-smear = { $standing ->
    [clout] rivale −{ $n }
   *[heat] rivale +{ $n }
}
stage-short-muster = +{ $n }
stage-short-initiate = gratis
stage-short-peek = guardare
stage-short-rush = +{ $n }
