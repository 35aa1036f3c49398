### La storia di una partita, una frase breve per ogni fatto. Ogni messaggio riceve anche $game, $goods e $standing.

list-comma = { ", " }
list-plus = { " + " }
list-semicolon = { "; " }
list-dot = { " · " }
list-space = { " " }
person = { $name }
made-rated = { $name } { $slugging }/{ $talking }
amount-more = +{ $what }
amount-less = −{ $what }
amount-nothing = niente

## The frame of a round

story-round = Round { $round } di { $rounds }
story-gang = { $gang } è presa ({ $player }).
story-side = { $gang } gioca { $side }.
story-starts = { $gang } comincia con { $crew }.
story-claim = Segnalini ordine: { $list }.
story-site-up-mayhem = Nuovo luogo: { $place } – { $what }
story-site-up-wise-guys = Nuova attività: { $place } – { $what }
story-card-up = { $kind }: { $card } – { $what }
story-affected = { $card } riguarda { $gangs }.
story-affected-nobody = { $card } non riguarda nessuno.
story-skipped = { $n ->
    [one] Senza più ordini: { $list }.
   *[other] Senza più ordini: { $list }.
}
story-ended = { $gang } vince la partita.
story-held = Schermi alzati: { $list }.

## Orders

story-moved = { $gang } si muove con { $crew }: { $from } → { $to }.
story-exploited = { $gang } sfrutta un luogo: { $place }.
story-boosted = { $gang } paga un altro segnalino per il potenziamento ({ $place }).
story-recruited = { $gang } recluta { $crew }.
story-promoted-mayhem = { $gang } promuove un nuovo Membro ({ $place }).
story-promoted-wise-guys = { $gang } inizia { $who } ({ $place }).
story-for-price = { $what } { $price }.
story-sat = { $gang } attende.
story-ordered-mayhem = { $gang } dà il suo Ordine di Club, { $order }.
story-ordered-wise-guys = { $gang } dà il suo Ordine di Gang, { $order }.
story-tokens-more = { $n ->
    [one] { $gang } riceve { $n } segnalino ordine.
   *[other] { $gang } riceve { $n } segnalini ordine.
}
story-tokens-less = { $n ->
    [one] { $gang } perde { $n } segnalino ordine.
   *[other] { $gang } perde { $n } segnalini ordine.
}
story-bombed = { $gang } fa saltare un luogo: { $place }!

## Assets and standing

story-item = { $gang } { $what }
story-gained = { $list }.
story-traded = { $gang } – { $verb }: { $what }.
story-stole = { $gang } ruba { $what } a { $rival }.
story-stole-nothing = { $gang } vuole derubare { $rival } e non trova niente.
story-peeked = { $gang } guarda dietro lo schermo di { $rival }.
story-seen = Dietro lo schermo di { $rival } hai visto: { $what }.
story-seen-by = Dietro lo schermo di { $rival } { $gang } ha visto: { $what }.
story-standing-mayhem = Calore: { $list }.
story-standing-wise-guys = Influenza: { $list }.
story-standing-item = { $gang } { $n } ({ $change })
story-leader-mayhem = { $gang } ha lo Stemma del Mietitore.
story-leader-wise-guys = { $gang } è Capo dei Capi.
story-fell = { $gang }: { $crew } si prende la colpa ({ $place }).
story-bribed = { $gang } compra il giudice.
story-paid-off = { $gang } paga per evitarlo.
story-disbanded = { $gang } viene sciolta e lascia la partita.

## Fights

story-fight-mayhem = { $gang } comincia uno Scontro – { $place }!
story-fight-wise-guys = { $gang } ordina uno Scontro – { $place }!
story-fight-locked-mayhem = { $gang } comincia uno Scontro – { $place } – e vieta tutti i rinforzi!
story-fight-locked-wise-guys = { $gang } ordina uno Scontro – { $place } – e vieta tutti i rinforzi!
story-backup = { $gang } chiama rinforzi, { $crew }: { $from } → { $to }.
story-fist = Pugni chiusi: { $list }.
story-guns = Armi estratte: { $list }.
story-backed = { $gang } appoggia { $rival }.
story-rolled-gangs = Dadi per scegliere per primi: { $list }.
story-rolled-fight = Dadi: { $list }.
story-rolled-tie = Dadi dell’ultimo scontro: { $list }.
story-total = Totali: { $list }.
story-named = { $gang } nomina vincitore { $rival }.
story-won = { $gang } vince lo scontro ({ $place }).
story-drawn = Lo scontro è pari ({ $place }): tutti a casa.
story-hit = { $n ->
    [one] Un’arma di { $gang } colpisce { $rival }.
   *[other] { $n } armi di { $gang } colpiscono { $rival }.
}
story-wasted = { $n ->
    [one] Un’arma di { $gang } va sprecata: non resta nessuno da colpire tra { $rival }.
   *[other] { $n } armi di { $gang } vanno sprecate: non resta nessuno da colpire tra { $rival }.
}
story-injured = { $gang }: { $crew } al Pronto soccorso ({ $place }).
story-home = { $gang }: { $crew } di nuovo alla clubhouse ({ $place }).

## Market and clean-up

story-sold-mayhem = Mercato Nero, Contrabbando venduto: { $list }.
story-sold-wise-guys = Mercato Nero, Alcol venduto: { $list }.
story-sold-item = { $gang } { $n } a { $price } l’uno: { $cash }
story-sold-none = { $gang } { $n }
story-price = Venduto in tutto: { $total }; il prezzo della strada era { $price ->
    [one] { $price } denaro
   *[other] { $price } denari
}.
story-er = Pronto soccorso: { $gang } tira { $face }.
story-er-died = Pronto soccorso: { $gang } tira { $face } – { $crew } di nuovo nel Gruppo di Reclutamento.
story-er-recovered = Pronto soccorso: { $gang } tira { $face } – { $crew } di nuovo in piedi.
story-died = { $gang }: { $crew } di nuovo nel Gruppo di Reclutamento.
story-recovered = { $gang }: { $crew } esce dal Pronto soccorso.

## Deals and talk

story-offered = { $gang } fa un’offerta a { $rivals } (n. { $offer }): { $terms }.
story-gift-offered = { $gang } offre un regalo a { $rivals } (n. { $offer }): { $terms }.
story-countered = { $gang } risponde all’offerta { $counters } con un’altra a { $rivals } (n. { $offer }): { $terms }.
story-accepted = { $gang } accetta l’offerta { $offer } di { $by }.
story-declined = { $gang } rifiuta l’offerta { $offer } di { $by }.
story-withdrawn = { $gang } ritira l’offerta { $offer }.
story-lapsed = L’offerta { $offer } di { $by } cade: non è coperta.
story-gone = L’offerta { $offer } di { $by } non c’è più.
story-gift = { $gang } dà a { $rival }: { $what }.
story-dealt = { $gang } e { $rival } hanno fatto un accordo.
story-said = { $gang }: «{ $text }»
story-said-to = { $gang }, solo a { $rivals }: «{ $text }»
story-judged-kept = { $gang } ha mantenuto la parola data a { $rival }: { $what }.
story-judged-broken = { $gang } ha mancato alla parola data a { $rival }: { $what }.
story-judged-moot = { $gang } e { $rival }, una promessa che nessuno può giudicare: { $what }.

## What offers and promises say

deal-gives = dà { $what }
deal-wants = chiede { $what }
deal-mine = promette: { $what }
deal-theirs = chiede la promessa: { $what }
deal-text = «{ $text }»
vow-avoid = non entrare ({ $place }) fino alla fine del round { $round }
vow-peace = mantenere la pace fino alla fine del round { $round }
vow-leave = lasciare il luogo ({ $place }) entro la fine del round { $round }
vow-pay = pagare { $what } entro la fine del round { $round }
vow-sell = { $n ->
    [0] non vendere niente al Mercato Nero fino alla fine del round { $round }
   *[other] non vendere più di { $n } al Mercato Nero fino alla fine del round { $round }
}
vow-word = «{ $text }» (fino alla fine del round { $round })
