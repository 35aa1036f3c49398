### Ciò che aiuta al tavolo nel browser.

## Trascinare gli uomini

drag-hint = { $crew } – trascinali in un altro luogo: una pedina va da sola, la maniglia li prende tutti
drag-here = Lasciare qui
drag-choose = Lascia su un luogo segnato

## Scegliere una gang

gang-starts = { $side }: { $base ->
    [one] { $base } ordine base
   *[other] { $base } ordini base
}, { $made }, { $rookies }, { $assets }

## Per chi è nuovo

intro-title = Come funziona
intro-goal = Dopo { $rounds } round vince chi ha più denaro. Fino ad allora resta nascosto dietro gli schermi.
intro-turn = A turno si spendono segnalini ordine: portare uomini nei luoghi, sfruttarli per ciò che danno, scontrarsi per averli.
intro-track-mayhem = Calore. A 4 la legge è vicina: un passo in più, e un Membro si prende la colpa.
intro-track-wise-guys = Influenza. Se la finisci, un Uomo d’Onore si prende la colpa.
intro-tokens = Segnalini ordine rimasti. Senza, per questo round hai finito.
intro-deals = Affari: prometti ciò che vuoi. I beni cambiano mano subito, le promesse non vanno mantenute per forza.
intro-help = «?» dice perché, e ciò che è in grigio dice perché no.
intro-done = Capito
hint-move = Portare uomini da un luogo a un altro – o trascinarli lì.
hint-exploit = Prendere ciò che un luogo dà, una volta per round. Bisogna esserci da soli.
hint-fight = Attaccare i rivali in un luogo che condividi.
hint-recruit-mayhem = Un nuovo Prospect arriva al tuo Clubhouse.
hint-recruit-wise-guys = Un nuovo Associato arriva al tuo Clubhouse.
hint-promote-mayhem = Fare di un Prospect un Membro, per denaro e un’arma.
hint-promote-wise-guys = Fare di un Associato un Uomo d’Onore, per denaro e un’arma.
hint-order = Ciò che solo la tua gang sa fare.
hint-sit = Non fare nulla, per un segnalino.
since-title = Dalla tua ultima mossa
since-now = Che cosa succede
out-title = La tua gang è sciolta
out-note = Sei fuori dal gioco, ma puoi guardare gli altri fino alla fine e parlare con loro.

## Scontri e mercato

fists-closed = { $n ->
    [0] Tutti hanno chiuso il pugno.
   *[other] Pugni chiusi: { $closed } su { $all }. Si aprono insieme.
}
market-news = Mercato nero
market-sold = { $n ->
    [0] non vende nulla
   *[other] vende { $n } a { $price } l’uno: { $cash }
}
market-each = Venduto in tutto: { $total }. Prezzo della strada: { $price }.
market-cost-mayhem = Vendere qualsiasi cosa ti porta { $cost }.
market-cost-wise-guys = Vendere qualsiasi cosa ti costa { $cost }.
market-gain-mayhem = Vendere ora non ti porta { $what }.
market-gain-wise-guys = Vendere ora non ti costa nulla in { $what }.
market-note = Con le carte, le gang e le opzioni in vigore. Come cambia { $what } fino all’apertura del mercato non è contato.
market-past = Questo è il mercato di adesso, non quello del momento che guardi.
market-later = Non c’è nulla da vendere prima del primo round, né dopo l’ultimo.

## Affari

deal-with = Un affare con { $gang }
deal-for-you = { $by } ti propone un affare
deal-gift-for-you = { $by } ti offre un regalo
deal-counter-for-you = { $by } ti fa una controfferta
deal-for-you-all = { $n ->
    [one] Un’offerta per te
   *[other] { $n } offerte per te
}
deal-you-get = Ricevi
deal-you-give = Dai
deal-beyond = Offri più di quanto hai a portata di mano ({ $have }). Chi accetta se ne accorgerà.
deal-you-promise = Prometti
deal-they-promise = Ti promettono
deal-until = Valida fino alla fine del round { $round }
deal-also = Offerta anche a { $gangs }: l’affare va a chi accetta per primo.
