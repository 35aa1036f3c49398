### Il tavolo nel terminale: il tavolo, le domande, i comandi. Ogni messaggio riceve anche $game, $goods e $standing.

## The board

board-setup = Preparazione
board-round = Round { $n } di { $of }
board-turn = { $n ->
    [one] tocca a { $gangs }
   *[other] devono ancora scegliere: { $gangs }
}
board-head = { $where } · { $turn }
board-over = La partita è finita
board-not-laid = Si scelgono ancora le gang.
board-col-gang = Gang
board-col-orders = Ordini
board-col-standing-mayhem = Calore
board-col-standing-wise-guys = Influenza
board-col-clubhouse = Clubhouse
board-col-er = P. soccorso
board-col-pool = Reclute
board-col-place = Luogo
board-col-crew = Chi c’è
board-col-offers = Che cosa offre
board-legend-mayhem = ★ Possessore dello Stemma · M Membro · P Prospect
board-legend-wise-guys = ★ Capo dei Capi · nome 3/1: Pestaggio 3, Trattativa 1 · A Associato
crew-made = { $n }M
crew-rookies-mayhem = { $n }P
crew-rookies-wise-guys = { $n }A
board-crew-mayhem = { $gang } { $crew }
board-crew-wise-guys = { $gang }: { $crew }
board-disbanded = sciolta
board-state-free = libero
board-state-held = controllato
board-state-contested = conteso
board-state-used = { $state }, sfruttato
board-mark-opportunity = (questo round)
board-face-down = { $n ->
    [one] { $n } tessera è ancora coperta.
   *[other] { $n } tessere sono ancora coperte.
}
board-card-obstacle = { $kind }: { $card } – passato
board-card-hassle = { $kind }: { $card } – { $what }
board-card-last-call = { $kind }: { $card } – dopo il mercato: { $what }
board-options = Opzioni: { $list }
board-blind = Dietro lo schermo di { $gang }: { $held }
board-blind-fist = { $blind } (di cui { $n } nel pugno)
place-clubhouse = Clubhouse
place-their = Clubhouse di { $gang }
place-head = { $place } ({ $id })

## Orders and other choices

order-move = Movimento
order-exploit = Sfruttare
order-fight = Scontro
order-recruit-mayhem = Reclutare
order-recruit-wise-guys = Reclutare un Associato
order-promote-mayhem = Promuovere
order-promote-wise-guys = Iniziare un Uomo d’Onore
order-sit = Attendere
order-order-mayhem = Ordine di Club
order-order-wise-guys = Ordine di Gang
menu-gang = Prendere questa gang
menu-side = Prendere questo lato
menu-start = Cominciare con
menu-recruit = Reclutare
menu-promote-mayhem = Promuovere
menu-promote-wise-guys = Iniziare
menu-use = Farlo
menu-option = Scegliere
menu-target = Scegliere un rivale
menu-yes = Sì
menu-no = No
menu-backup = Chiamare rinforzi
menu-enough = Niente altri rinforzi
menu-guns = Armi
menu-back = Appoggiare un rivale
menu-allot = Colpire un rivale
menu-allot-at = { $n ->
    [0] { $gang } (nessuno da colpire: l’arma va persa)
   *[other] { $gang } (ancora { $n } da colpire)
}
menu-injure = Pronto soccorso
menu-name = Nominare il vincitore
menu-fall = Prendersi la colpa
menu-bribe = Pagare invece 2 Influenza
menu-market = Vendere
menu-discharge = Riportarli a casa
menu-bomb = Far saltare un luogo
menu-at = { $what } – { $where }
menu-fight-open = I rinforzi sono permessi
menu-fight-locked = Vietare tutti i rinforzi, per un altro segnalino
menu-only = C’è solo questo: { $what }. Premi Invio.
menu-zero = È possibile solo 0. Premi Invio.
menu-hint = Un numero sceglie, b torna indietro; «aiuto» elenca i comandi.
menu-no-back = Non c’è nessuna scelta da riprendere. «annulla» riprende un’azione.
menu-no-such = «{ $text }» non è tra le scelte.
menu-crew-mayhem = Ci sono { $crew }. Scrivi «tutti», due numeri per Membri e Prospect come «2 1», oppure 2m1p.
menu-crew-wise-guys = Ci sono { $crew }. Scrivi «tutti» o per esempio 2m1a.
menu-crew-named = Ci sono { $crew }. Scrivi «tutti», o i numeri degli uomini e quanti Associati: «1 3 2a».
word-all = tutti, tutto
word-yes = s, sì

## What is asked

ask-pick-gangs = Quale gang vuoi?
ask-pick-sides = Quale lato della tua carta clubhouse?
ask-pick-made = Con quali { $n } Uomini d’Onore cominci? (4/2: Pestaggio 4, Trattativa 2)
ask-issue-orders = { $n ->
    [0] Non hai più segnalini, ma un ordine è gratuito.
    [one] Il tuo ordine? Resta { $n } segnalino.
   *[other] Il tuo ordine? Restano { $n } segnalini.
}
ask-place-move = Da dove?
ask-place-exploit = Quale luogo?
ask-place-fight = Quale luogo?
ask-place-promote-mayhem = Dove promuovi un Prospect?
ask-place-promote-wise-guys = Dove inizi un Associato?
ask-place-backup = Da dove vengono i rinforzi?
ask-place-injure = Dove viene ferito qualcuno?
ask-place-fall = Chi si prende la colpa?
ask-place-bomb = Quale luogo salta?
ask-crew-any = Chi va?
ask-crew = { $n ->
    [-1] Chi va?
   *[other] Chi? Scegline { $n }.
}
ask-target-move = Verso dove?
ask-target-fight = Con o senza rinforzi?
ask-target-target = Quale rivale?
ask-target-back = Quale rivale appoggi?
ask-transactions = { $what }: lo fai?
ask-transactions-target = { $what }: quale rivale?
ask-transactions-times = { $what }: quante volte? 0–{ $top }
ask-transactions-option = Quale?
ask-offer-boost = Spendere un altro segnalino per il potenziamento? { $what }
ask-call-for-backup = { $n ->
    [one] Rinforzi per lo scontro ({ $place })? Resta { $n } segnalino.
   *[other] Rinforzi per lo scontro ({ $place })? Restano { $n } segnalini.
}
ask-pull-guns = Quante armi estrai ({ $place })? 0–{ $top }
ask-fight-crews = Nello scontro: { $list }
ask-arbitrate = Appoggi un rivale invece di batterti per te ({ $place })?
ask-decide-winner = Parità: chi vince lo scontro ({ $place })?
ask-last-fight = Parità fino all’ultimo: chi vince la partita?
ask-allot-injuries = { $n ->
    [one] Contro chi punti la tua arma? ({ $place })
   *[other] Contro chi punti la prossima delle tue { $n } armi? ({ $place })
}
ask-choose-injured = { $n ->
    [one] { $n } dei tuoi è colpito ({ $place }). Chi va al Pronto soccorso?
   *[other] { $n } dei tuoi sono colpiti ({ $place }). Chi va al Pronto soccorso?
}
ask-follow-up = Il luogo è tuo ({ $place }). Sfruttarlo subito, per un segnalino?
ask-take-the-fall = Qualcuno deve prendersi la colpa. Chi?
ask-hit-gangs-pay = { $card }: { $what }. Paghi?
ask-hit-gangs-injure = { $n ->
    [one] { $card }: chi va al Pronto soccorso?
   *[other] { $card }: chi va al Pronto soccorso? Ce ne vogliono { $n }.
}
ask-choose-goods-mayhem = Mercato Nero: quanto Contrabbando vendi? 0–{ $top }
ask-choose-goods-wise-guys = Mercato Nero: quanto Alcol vendi? 0–{ $top }
ask-hint-market = «{ $command }» mostra i prezzi.
ask-hint-odds = «{ $command }» mostra le tue probabilità.
ask-bombing = Dai un’arma per far saltare un luogo?

## The commands: what they are called, the English names work too

cmd-help = aiuto, ?
cmd-board = tavolo
cmd-places = luoghi
cmd-market = mercato
cmd-odds = probabilità
cmd-log = diario
cmd-why = perché
cmd-rules = regole, regola
cmd-deals = accordi
cmd-offer = offrire, offerta
cmd-accept = accettare
cmd-decline = rifiutare
cmd-counter = controfferta
cmd-withdraw = ritirare
cmd-gift = regalare, regalo
cmd-say = dire
cmd-hand = passare
cmd-undo = annulla
cmd-save = salva
cmd-quit = esci, q
cmd-back = b, indietro
help-title = Comandi
help-col-command = Comando
help-col-what = Che cosa fa
help-help = questo elenco
help-board = il tavolo: gang, luoghi, carte, il tuo schermo
help-places = che cosa offrono i luoghi, con i loro id; «luoghi { $place }» per uno solo
help-market = Mercato Nero: prezzi, limiti, quanto frutterebbe una vendita
help-odds = le tue probabilità in uno scontro, o in un luogo: «probabilità { $place }»
help-log = che cosa è successo dalla tua ultima azione; «diario all» per tutta la storia
help-why = perché qualcosa è rifiutato: «perché { $exploit } { $place }», o «perché» dopo un rifiuto
help-rules = una regola o un capitolo: «regole FGT-3»
help-deals = le offerte e le promesse che conosci
help-offer = fare un’offerta, passo per passo o in una riga: «offerta to={ $rival } give={ $cash }:2 want={ $guns }:1 mine=peace:{ $round }»
help-accept = prendere un’offerta: «accettare 2», o «accettare» se ce n’è una sola
help-decline = rifiutare un’offerta: «rifiutare 2»
help-counter = rispondere a un’offerta con un’altra: «controfferta 2»
help-withdraw = ritirare la tua offerta: «ritirare 2»
help-gift = offrire qualcosa in cambio di niente, passo per passo o: «regalo to={ $rival } give={ $cash }:1»
help-say = parlare: «dire ciao», o solo ad alcuni: «dire to={ $rival } ciao»
help-hand = lasciare che un’altra persona alla tastiera parli e tratti
help-undo = riprendere la tua ultima azione, se nessuno ha giocato dopo e niente è stato mostrato o tirato
help-save = dove è salvata la partita; «salva FILE» ne tiene una copia
help-quit = uscire; la partita è salvata
help-back = un passo indietro in una scelta
help-notation = Un ordine si può anche scrivere per intero: «{ $move } { $clubhouse } { $place } { $crew }», «{ $exploit } { $place }», «{ $fight } { $place }», «{ $recruit }», «{ $promote } { $clubhouse } { $man }», «{ $sit }», «{ $order }».

## The market and the odds

market-title = Mercato Nero
market-paid = Quanto può vendere ogni gang, e quanto le pagano l’uno, secondo il totale venduto:
market-col-gang = Gang
market-col-standing-mayhem = Calore
market-col-standing-wise-guys = Influenza
market-col-limit = Può vendere
market-col-you = Tu vendi
market-col-best = Se nessun altro vende
market-col-worst = Se tutti vendono il massimo
market-band = { $first }–{ $last }
market-band-last = { $first } o più
market-no-limit = senza limite
market-others = Gli altri potrebbero vendere al massimo: { $most }
odds-title = Probabilità: { $place }
odds-col-mine = Le tue armi
odds-col-theirs = { $n ->
    [0] nessuna arma
    [one] { $n } arma
   *[other] { $n } armi
}
odds-note = { $rivals ->
    [one] Le tue probabilità di vincere secondo le armi che estrae il rivale, con gli uomini presenti; senza altri rinforzi.
   *[other] Le tue probabilità di vincere secondo le armi che estrae ogni rivale, con gli uomini presenti; senza altri rinforzi.
}
odds-no-fight = Lì non c’è nessuno da affrontare.
odds-where = Non sei in nessuno scontro. Indica un luogo: probabilità { $place }

## Why, undo, passing the keyboard

why-possible = Niente impedisce «{ $what }».
why-what = Perché che cosa? Per esempio: perché { $exploit } { $place }
undo-done = Ripreso: { $what }
undo-nothing = Non c’è niente da riprendere.
undo-others = Troppo tardi: altri hanno giocato dopo, o sono stati tirati dei dadi.
undo-deal = Accordi e parole non si riprendono. Un’offerta aperta si può ritirare.
undo-revealed = Non si può riprendere: qualcosa è stato mostrato, o un pugno chiuso.
pass-keyboard = Passa la tastiera a { $player }.
pass-enter = { "[" }Invio]
pass-enter-undo = { "[" }Invio; «annulla» riprende l’ultima azione]
corner = Parla e tratta come vuoi. Una riga vuota restituisce la tastiera.
hand-nobody = Non c’è nessun altro a questa tastiera.
hand-whom = Chi prende la tastiera?

## Deals

deals-title = Accordi
deals-none = Ancora nessuna offerta e nessuna promessa.
deal-offer = { $by } a { $to }: { $terms } (fino alla fine del round { $round })
deal-past = { $offer } – { $state }
deal-state-accepted = accettata
deal-state-declined = rifiutata
deal-state-withdrawn = ritirata
deal-state-lapsed = decaduta
deal-state-expired = scaduta
deal-state-gone = non più valida
deal-open-one = L’offerta { $n } di { $by } è aperta: { $terms }. «{ $accept } { $n }», «{ $decline } { $n }» o «{ $counter } { $n }»?
deal-open-still = Ancora aperta per te: l’offerta { $list }. «{ $deals }» la mostra.
deal-open-many = Ci sono offerte aperte per te: { $list }. «{ $deals }» le mostra; «{ $accept } { $n }» ne prende una.
deal-waits = { $gangs } risponderà alla tastiera; «passare» gliela dà adesso.
promise-open = { $by } ha promesso a { $to }: { $what }.
promise-kept = { $by } ha promesso a { $to }: { $what } – e l’ha mantenuto.
promise-broken = { $by } ha promesso a { $to }: { $what } – e non l’ha mantenuto.
promise-moot = { $by } ha promesso a { $to }: { $what } – nessuno può giudicarlo.
wizard-rivals = A chi? Dei numeri, per esempio 1 3:
wizard-rival = A chi? Un numero:
wizard-give = Che cosa dai?
wizard-want = Che cosa chiedi?
wizard-hint = Una riga vuota vuol dire niente, b nessun accordo.
wizard-how-much = { $asset }: quanto? (Invio: niente)
wizard-how-much-of = { $asset }: quanto? Ne hai { $have }. (Invio: niente)
wizard-mine = Che cosa prometti? (Invio: nient’altro)
wizard-theirs = Che cosa ti devono promettere? (Invio: nient’altro)
wizard-bots = I bot non promettono niente.
wizard-vow-avoid = non entrare in un luogo
wizard-vow-peace = mantenere la pace: non ordinare scontri
wizard-vow-leave = lasciare un luogo
wizard-vow-pay = pagare più tardi
wizard-vow-sell = vendere solo tanto al Mercato Nero
wizard-vow-word = altro, a parole
wizard-place = Quale luogo?
wizard-pay = Quanto si deve pagare?
wizard-sell = Quanto al massimo?
wizard-until = Fino alla fine di quale round, { $now }–{ $last }? (Invio: { $now })
wizard-word = Con parole tue:
wizard-text = Una parola con l’offerta? (Invio: nessuna)
wizard-check = L’offerta { $terms }.
wizard-confirm = Farla? (s/n)
wizard-stopped = Non è stato offerto niente.

## The end

end-title = Schermi alzati
end-col-rank = #
end-col-player = Giocatore
end-disbanded = { $gang } (sciolta)
end-promises = Promesse: { $kept ->
    [one] { $kept } mantenuta
   *[other] { $kept } mantenute
}, { $broken ->
    [one] { $broken } non mantenuta
   *[other] { $broken } non mantenute
}.
end-winner = { $gang } ({ $player }) vince!
end-log =
    Tutta la partita è in { $file }
    Per rivederla:
    { $command }
