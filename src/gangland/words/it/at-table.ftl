### Ciò che aiuta al tavolo nel browser.

## Trascinare gli uomini

drag-hint = { $crew } – trascina una pedina per muoverla da sola, o la maniglia per muoverli tutti
drag-here = Rilascia qui
drag-choose = Rilascia su un luogo evidenziato

## Scegliere una gang

gang-starts = { gang-side }

## Per chi è nuovo

intro-title = Come funziona
intro-goal = Dopo { $rounds } round vince chi ha più cash. Fino ad allora resta nascosto dietro gli schermi.
intro-turn = A turno si spendono segnalini ordine: portare uomini nei luoghi, sfruttarli per ciò che danno, scontrarsi per averli.
intro-track-mayhem = { -heat }. A 4 la legge è vicina: un passo in più, e un { -member } si prende la colpa.
intro-track-wise-guys = { -clout }. Se la esaurisci, un { -made-man } si prende la colpa.
intro-tokens = Segnalini ordine rimasti. Senza, in questo round non dai altri ordini, a meno che tu non ne riceva uno.
intro-deals = Accordi: prometti ciò che vuoi. I beni cambiano mano subito, le promesse non vanno mantenute per forza.
intro-help = «?» mostra la regola; una scelta in grigio spiega perché non è possibile.
intro-done = Capito
hint-move = Portare uomini da un luogo a un altro – o trascinarli lì.
hint-exploit = Prendere ciò che un luogo dà, una volta per round. Non devono esserci rivali.
hint-fight = Attaccare i rivali dove hai un { one-made }.
hint-recruit-mayhem = Un nuovo { -prospect } arriva alla tua clubhouse.
hint-recruit-wise-guys = Un nuovo { -associate } arriva alla tua clubhouse.
hint-promote-mayhem = Fare di un { -prospect } un { -member }, per 1 cash e 1 arma.
hint-promote-wise-guys = Fare di un { -associate } un { -made-man }, per 1 cash e 1 arma.
hint-order = Ciò che solo la tua gang sa fare.
hint-sit = Non fare nulla, per un segnalino.
since-title = Dalla tua ultima mossa
since-now = Che cosa succede
out-title = La tua gang è sciolta
out-note = La tua gang è eliminata, ma puoi guardare le altre fino alla fine e parlare con tutti.

## Scontri e mercato

fists-closed = { $n ->
    [0] Tutti hanno chiuso il pugno.
   *[other] Pugni chiusi: { $closed } su { $all }. Si aprono insieme.
}
market-news = { -black-market }
market-cost-mayhem = Trafficare qualsiasi cosa ti porta { $cost }.
market-cost-wise-guys = Vendere qualsiasi cosa ti costa { $cost }.
market-gain-mayhem = Trafficare ora non ti porta { $what }.
market-gain-wise-guys = Vendere ora non ti costa { $what }.
market-note = Calcolo con le carte, le gang e le opzioni in vigore, senza ciò che può ancora cambiare prima del mercato.
market-past = Questi sono i prezzi attuali, non quelli del momento che guardi.
market-later = Non c’è mercato prima del primo round né dopo l’ultimo.

## Accordi

deal-with = Un accordo con { $gang-the }
deal-for-you = { $by-first } ti { $by-number ->
    [one] propone
   *[other] propongono
} un accordo
deal-gift-for-you = { $by-first } ti { $by-number ->
    [one] offre
   *[other] offrono
} un regalo
deal-counter-for-you = { $by-first } ti { $by-number ->
    [one] fa
   *[other] fanno
} una controfferta
deal-for-you-all = { $n ->
    [one] Un’offerta per te
   *[other] { $n } offerte per te
}
deal-you-get = Ricevi
deal-you-give = Dai
deal-beyond = Offri più di quanto hai a portata di mano ({ $have }). Chi accetta se ne accorgerà.
deal-you-promise = Prometti:
deal-they-promise = Ti promettono:
deal-until = Valida fino alla fine del round { $round }
deal-also = Proposto anche { $gangs-to }: l’accordo va a chi accetta per primo.
