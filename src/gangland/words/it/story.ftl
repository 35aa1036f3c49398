### La storia di una partita, una frase breve per ogni fatto. Ogni messaggio riceve anche $game, $goods e $standing.

list-comma = { ", " }
list-plus = { " + " }
list-semicolon = { "; " }
list-dot = { " · " }
list-space = { " " }
made-rated = { $name } { $slugging }/{ $talking }
amount-more = +{ $what }
amount-less = −{ $what }
amount-nothing = niente

## The frame of a round

story-round = Round { $round } di { $rounds }
story-gang = Gang scelta: { $gang-the } ({ $player }).
story-side = { $gang-first } { $gang-number ->
    [one] gioca
   *[other] giocano
} { $side }.
story-starts = { $gang-first } { $gang-number ->
    [one] comincia
   *[other] cominciano
} con { $crew }.
story-claim = Segnalini ordine: { $list }.
story-site-up-mayhem = Nuovo luogo: { $place } – { $what }
story-site-up-wise-guys = Nuova attività: { $place } – { $what }
story-card-up = { $kind }: { $card } – { $what }
story-affected = La carta { $card } riguarda { $gangs-the }.
story-affected-nobody = La carta { $card } non riguarda nessuno.
story-skipped = { $n ->
    [one] Senza più ordini: { $list }.
   *[other] Senza più ordini: { $list }.
}
story-ended = { $gang-first } { $gang-number ->
    [one] vince
   *[other] vincono
} la partita.
story-held = Schermi alzati: { $list }.

## Orders

story-moved = { $gang-first } { $gang-number ->
    [one] si muove
   *[other] si muovono
} con { $crew }: { $from } → { $to }.
story-exploited = { $gang-first } { $gang-number ->
    [one] sfrutta
   *[other] sfruttano
} un luogo: { $place }.
story-boosted = { $gang-first } { $gang-number ->
    [one] paga
   *[other] pagano
} un altro segnalino per il potenziamento ({ $place }).
story-recruited = { $gang-first } { $gang-number ->
    [one] recluta
   *[other] reclutano
} { $crew }.
story-promoted-mayhem = { $gang-first } { $gang-number ->
    [one] promuove
   *[other] promuovono
} un { -prospect } ({ $place }).
story-promoted-wise-guys = { $gang-first } { $gang-number ->
    [one] affilia
   *[other] affiliano
} { $who } ({ $place }).
story-for-price = { $what } { $price }.
story-sat = { $gang-first } { $gang-number ->
    [one] attende
   *[other] attendono
}.
story-ordered-mayhem = { $gang-first } { $gang-number ->
    [one] dà il suo
   *[other] danno il loro
} { -club-order }, { $order }.
story-ordered-wise-guys = { $gang-first } { $gang-number ->
    [one] dà il suo
   *[other] danno il loro
} { -gang-order }, { $order }.
story-tokens-more = { $gang-first } { $gang-number ->
    [one] riceve
   *[other] ricevono
} { count-of-orders }.
story-tokens-less = { $gang-first } { $gang-number ->
    [one] perde
   *[other] perdono
} { count-of-orders }.
story-bombed = { $gang-first } { $gang-number ->
    [one] fa
   *[other] fanno
} saltare un luogo: { $place }!

## Assets and standing

story-item = { $gang } { $what }
story-gained = { $list }.
story-traded = { $gang } – { $verb }: { $what }.
story-stole = { $gang-first } { $gang-number ->
    [one] ruba
   *[other] rubano
} { $what } { $rival-to }.
story-stole-nothing = { $gang-first } { $gang-number ->
    [one] vuole
   *[other] vogliono
} derubare { $rival-the } e non { $gang-number ->
    [one] trova
   *[other] trovano
} niente.
story-peeked = { $gang-first } { $gang-number ->
    [one] guarda
   *[other] guardano
} dietro lo schermo { $rival-of }.
story-seen = Dietro lo schermo { $rival-of } hai visto: { $what }.
story-seen-by = Dietro lo schermo { $rival-of } { $gang-the } { $gang-number ->
    [one] ha
   *[other] hanno
} visto: { $what }.
story-standing-mayhem = { -heat }: { $list }.
story-standing-wise-guys = { -clout }: { $list }.
story-standing-item = { $gang } { $n } ({ $change })
story-leader-mayhem = { $gang-first } { $gang-number ->
    [one] prende
   *[other] prendono
} lo { -reaper-patch }.
story-leader-wise-guys = { $gang-first } { $gang-number ->
    [one] diventa
   *[other] diventano
} { -boss-of-bosses }.
story-fell = { $gang }: { $crew } si prende la colpa ({ $place }).
story-fell-to-mayhem = { $gang }: { $crew } si prende la colpa ({ $place }); { -heat } di nuovo a { $n }.
story-fell-to-wise-guys = { $gang }: { $crew } si prende la colpa ({ $place }); { -clout } di nuovo a { $n }.
story-bribed = { $gang-first } { $gang-number ->
    [one] si compra
   *[other] si comprano
} il giudice.
story-paid-off = { $gang-first } { $gang-number ->
    [one] paga
   *[other] pagano
} per evitarlo.
story-disbanded = { $gang-first } { $gang-number ->
    [one] { $gang-gender ->
        [feminine] viene sciolta e lascia
       *[masculine] viene sciolto e lascia
    }
   *[other] { $gang-gender ->
        [feminine] vengono sciolte e lasciano
       *[masculine] vengono sciolti e lasciano
    }
} la partita.

## Fights

story-fight-mayhem = { $gang-first } { $gang-number ->
    [one] comincia
   *[other] cominciano
} uno Scontro – { $place }!
story-fight-wise-guys = { $gang-first } { $gang-number ->
    [one] ordina
   *[other] ordinano
} uno Scontro – { $place }!
story-fight-locked-mayhem = { $gang-first } { $gang-number ->
    [one] comincia
   *[other] cominciano
} uno Scontro – { $place } – e { $gang-number ->
    [one] vieta
   *[other] vietano
} tutti i rinforzi!
story-fight-locked-wise-guys = { $gang-first } { $gang-number ->
    [one] ordina
   *[other] ordinano
} uno Scontro – { $place } – e { $gang-number ->
    [one] vieta
   *[other] vietano
} tutti i rinforzi!
story-backup = { $gang-first } { $gang-number ->
    [one] chiama
   *[other] chiamano
} rinforzi, { $crew }: { $from } → { $to }.
story-fist = Pugni chiusi: { $list }.
story-guns = Armi estratte: { $list }.
story-backed = { $gang-first } { $gang-number ->
    [one] appoggia
   *[other] appoggiano
} { $rival-the }.
story-rolled-gangs = Dadi per scegliere per primi: { $list }.
story-rolled-fight = Dadi: { $list }.
story-rolled-tie = Dadi dell’ultimo scontro: { $list }.
story-lined-up = Nello scontro: { $list }.
story-lined-up-item = { $gang }, { $crew }: { $n }
story-sum = { $gang }: { $parts } = { $total }
sum-crew = { dudes } { $n }
sum-guns = armi { $n }
sum-extra = carte e regole { $n }
sum-die = dado { $n }
story-total = Totali: { $list }.
story-named = { $gang-first } { $gang-number ->
    [one] decide
   *[other] decidono
} chi vince: { $rival-the }.
story-won = { $gang-first } { $gang-number ->
    [one] vince
   *[other] vincono
} lo Scontro ({ $place }).
story-drawn = Lo Scontro finisce in parità ({ $place }): tutti tornano alla clubhouse.
story-hit = { $gang-first } { $gang-number ->
    [one] colpisce
   *[other] colpiscono
} { $rival-the } con { asset-guns }.
story-wasted = { $gang-first } { $gang-number ->
    [one] spreca
   *[other] sprecano
} { asset-guns } contro { $rival-the }: non resta nessuno da colpire.
story-discarded = Armi scartate: { $list }.
story-injured = { $gang }: { $crew } al { -emergency-room } ({ $place }).
story-home = { $gang }: { $crew } di nuovo alla clubhouse ({ $place }).

## Market and clean-up

story-sold-mayhem = { -black-market }, { -contraband } trafficato: { $list }.
story-sold-wise-guys = { -black-market }, { -booze } venduto: { $list }.
story-sold-item = { $gang } { $n } a { $price } l’uno: { $cash }
story-sold-none = { $gang } { $n }
story-price = { $game ->
    [wise-guys] Venduto
   *[mayhem] Trafficato
} in tutto: { $total }; il prezzo della strada era { $price } cash.
story-er = { -emergency-room }: { $gang-the } { $gang-number ->
    [one] tira
   *[other] tirano
} { $face }.
story-er-died = { -emergency-room }: { $gang-the } { $gang-number ->
    [one] tira
   *[other] tirano
} { $face } – { $crew } di nuovo nel { -recruit-pool }.
story-er-recovered = { -emergency-room }: { $gang-the } { $gang-number ->
    [one] tira
   *[other] tirano
} { $face } – { $crew } di nuovo alla clubhouse.
story-died = { $gang }: { $crew } di nuovo nel { -recruit-pool }.
story-recovered = { $gang }: fuori dal { -emergency-room }, { $crew }.

## Che cosa l’ha causato

story-because = { $cause } – { $what }
cause-fight-mayhem = { -throwdown } ({ $place })
cause-fight-wise-guys = Scontro ({ $place })
cause-market = { -black-market }
cause-bombing = Attentato { $gang-of }
cause-clean-up = Riordino
cause-setup = Preparazione
cause-fall = Compenso per la colpa presa
cause-judge = Il prezzo del giudice
cause-disbanded = Fine { $gang-of }
cause-rival = { $gang }, { $place }
story-caught-mayhem = { $gang }: { -heat } { $n } + { $change } = { $to }. Più di 4: arriva la legge, qualcuno si prende la colpa.
story-caught-wise-guys = { $gang }: { -clout } { $n } − { $change } = { $to }. Non ne resta: arriva la legge, qualcuno si prende la colpa.
story-clean-up = Riordino.

## Deals and talk

story-offered = { $gang-first } { $gang-number ->
    [one] fa
   *[other] fanno
} un’offerta { $rivals-to } (n. { $offer }): { $terms }.
story-gift-offered = { $gang-first } { $gang-number ->
    [one] offre
   *[other] offrono
} un regalo { $rivals-to } (n. { $offer }): { $terms }.
story-countered = { $gang-first } { $gang-number ->
    [one] risponde
   *[other] rispondono
} all’offerta { $counters } con un’altra { $rivals-to } (n. { $offer }): { $terms }.
story-accepted = { $gang-first } { $gang-number ->
    [one] accetta
   *[other] accettano
} l’offerta { $offer } { $by-of }.
story-declined = { $gang-first } { $gang-number ->
    [one] rifiuta
   *[other] rifiutano
} l’offerta { $offer } { $by-of }.
story-withdrawn = { $gang-first } { $gang-number ->
    [one] ritira
   *[other] ritirano
} l’offerta { $offer }.
story-lapsed = L’offerta { $offer } { $by-of } cade: non è coperta.
story-gone = L’offerta { $offer } { $by-of } non c’è più.
story-gift = { $gang-first } { $gang-number ->
    [one] dà
   *[other] danno
} { $rival-to }: { $what }.
story-dealt = { $gang-first } e { $rival-the } hanno fatto un accordo.
story-said = { $gang }: «{ $text }»
story-said-to = { $gang }, solo { $rivals-to }: «{ $text }»
story-judged-kept = { $gang-first } { $gang-number ->
    [one] ha
   *[other] hanno
} mantenuto la parola data { $rival-to }: { $what }.
story-judged-broken = { $gang-first } { $gang-number ->
    [one] ha
   *[other] hanno
} mancato alla parola data { $rival-to }: { $what }.
story-judged-moot = { $gang-first } e { $rival-the }, una promessa che nessuno può giudicare: { $what }.

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
    [0] non { traffic } niente al { -black-market } fino alla fine del round { $round }
   *[other] non { traffic } più di { $n } al { -black-market } fino alla fine del round { $round }
}
vow-tell = dire che cosa { $gang-number ->
    [one] possiede
   *[other] possiedono
} { $gang-the } entro la fine del round { $round }
vow-word = «{ $text }» (fino alla fine del round { $round })
tip-holds = Per quanto ne so, { $gang-the } { $gang-number ->
    [one] possiede
   *[other] possiedono
} { $what }.

## Names in sentences: a gang of which only the name is known, and a person

gang-any = { $name }
    .number = one
    .gender = feminine
    .first = La gang { $name }
    .the = la gang { $name }
    .of = della gang { $name }
    .to = alla gang { $name }
person = { $name }
    .number = one
    .gender = masculine
    .first = { $name }
    .the = { $name }
    .of = di { $name }
    .to = a { $name }
