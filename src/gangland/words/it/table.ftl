### Il tavolo nel terminale: il tavolo, le domande, i comandi. Ogni messaggio riceve anche $game, $goods e $standing.

## The board

board-setup = Preparazione
board-round = Round { $n } di { $of }
board-turn = { $n ->
    [one] turno di: { $gangs }
   *[other] devono ancora scegliere: { $gangs }
}
board-head = { $where } · { $turn }
board-over = La partita è finita
board-not-laid = Si scelgono ancora le gang.
board-col-gang = Gang
board-col-orders = Ordini
board-col-standing-mayhem = { -heat }
board-col-standing-wise-guys = { -clout }
board-col-clubhouse = Clubhouse
board-col-er = P. soccorso
board-col-pool = Reclute
board-col-place = Luogo
board-col-crew = Chi c’è
board-col-offers = Che cosa offre
board-legend-mayhem = ★ { -patch-holder } · M { -member } · P { -prospect }
board-legend-wise-guys = ★ { -boss-of-bosses } · nome 3/1: { -slugging } 3, { -talking } 1 · A { -associate }
crew-made = { $n }M
crew-rookies-mayhem = { $n }P
crew-rookies-wise-guys = { $n }A
board-crew-mayhem = { $gang } { $crew }
board-crew-wise-guys = { $gang }: { $crew }
board-disbanded = sciolta
board-state-free = incontrollato
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
board-in-force = In vigore: { $list }
board-orders = { $n ->
    [one] { $n } ordine
   *[other] { $n } ordini
}
board-standing-mayhem = { -heat } { $track }
board-standing-wise-guys = { -clout } { $track }
board-home = base { $crew }
board-er = PS { $crew }
board-options = Opzioni: { $list }
in-force-number = { $name } ({ $n })
board-blind = Dietro lo schermo { $gang-of }: { $held }
board-blind-fist = { $blind } (di cui { $n } nel pugno)
place-clubhouse = Clubhouse
place-their = Clubhouse { $gang-of }
place-head = { $place } ({ $id })

## Orders and other choices

order-move = { -ride }
order-exploit = Sfruttare
order-fight = Scontro
order-recruit-mayhem = Reclutare
order-recruit-wise-guys = Reclutare un { -associate }
order-promote-mayhem = { -patch-in }
order-promote-wise-guys = Affiliare un { -made-man }
order-sit = { -sit-tight }
order-order-mayhem = { -club-order }
order-order-wise-guys = { -gang-order }
menu-gang = Prendere questa gang
menu-side = Prendere questo lato
menu-start = Cominciare con
menu-recruit = Reclutare
menu-promote-mayhem = { -patch-in }
menu-promote-wise-guys = Affiliare
menu-use = Sì, farlo
menu-option = Scegliere
menu-target = Scegliere un rivale
menu-yes = Sì
menu-no = No
menu-pay = Sì: pagare { $pay }
menu-suffer = No: la tua gang { $deed }
menu-backup = Chiamare rinforzi
menu-enough = Basta rinforzi
menu-guns = Armi
menu-back = Appoggiare un rivale
menu-allot = Colpire un rivale
menu-allot-at = { $n ->
    [0] { $gang } (nessuno da colpire: l’arma va persa)
   *[other] { $gang } (ancora { $n } da colpire)
}
menu-injure = { -emergency-room }
menu-name = Nominare il vincitore
menu-fall = Prendersi la colpa
menu-bribe = Pagare invece 2 { -clout }
menu-market = { $game ->
    [wise-guys] Vendere
   *[mayhem] Trafficare
}
menu-discharge = Riportarli alla clubhouse
menu-bomb = Far saltare un luogo
menu-at = { $what } – { $where }
menu-fight-open = I rinforzi sono permessi
menu-fight-locked = Vietare tutti i rinforzi, per un altro segnalino
menu-only = Una sola scelta: { $what }. Premi Invio.
menu-zero = È possibile solo 0. Premi Invio.
menu-more = «{ $command }» dice di più su ognuno.
menu-hint = Scrivi un numero per scegliere, b per tornare indietro, «aiuto» per i comandi.
menu-no-back = Non c’è una scelta precedente. «annulla» disfa l’ultima azione.
menu-no-such = «{ $text }» non è tra le scelte.
menu-crew-mayhem = Qui hai { $crew }. Scrivi «tutti», o quanti { -members } e { -prospect }: «2 1» oppure 2m1p.
menu-crew-wise-guys = Qui hai { $crew }. Scrivi «tutti», o per esempio 2m1a.
menu-crew-named = Qui hai { $crew }. Scrivi «tutti», o i numeri degli { -made-men } e quanti { -associates }: «1 3 2a».
word-all = tutti, tutto
word-no = n, no
word-yes = s, sì

## What is asked

ask-pick-gangs = Quale gang vuoi?
ask-pick-sides = Quale lato della tua carta clubhouse giochi?
ask-pick-made = Con quali { $n } { -made-men } cominci? (4/2: { -slugging } 4, { -talking } 2)
ask-issue-orders = { $n ->
    [0] Non hai più segnalini, ma un ordine è gratuito.
    [one] Il tuo ordine? Resta { $n } segnalino.
   *[other] Il tuo ordine? Restano { $n } segnalini.
}
ask-place-move = Da dove partono?
ask-place-exploit = Quale luogo sfrutti?
ask-place-fight = In quale luogo ti scontri?
ask-place-promote-mayhem = Dove si trova il { -prospect } da promuovere?
ask-place-promote-wise-guys = Dove si trova l’{ -associate } da affiliare?
ask-place-backup = Da dove vengono i rinforzi?
ask-place-injure = Dove si trova il ferito?
ask-place-fall = Chi si prende la colpa?
ask-place-bomb = Quale luogo fai saltare?
ask-crew-any = Chi va?
ask-crew = { $n ->
    [-1] Chi va?
    [one] Chi? Scegline uno.
   *[other] Chi? Scegline { $n }.
}
ask-target-move = Dove vanno?
ask-target-fight = Permetti i rinforzi in questo scontro?
ask-target-target = Quale rivale?
ask-target-back = Quale rivale appoggi?
ask-transactions = { $where }: { $what }. Lo fai?
ask-transactions-target = { $where }: { $what }. Quale rivale?
ask-transactions-times = { $where }: { $what }. Quante volte? 0–{ $top }
ask-transactions-option = { $where }: quale di queste transazioni?
ask-offer-boost = { $where }: un altro segnalino per il potenziamento? { $what }
ask-call-for-backup = { $n ->
    [one] Chiamare rinforzi per lo scontro ({ $place })? Resta { $n } segnalino.
   *[other] Chiamare rinforzi per lo scontro ({ $place })? Restano { $n } segnalini.
}
ask-pull-guns = Quante armi estrai ({ $place })? 0–{ $top }
ask-fight-crews = Nello scontro: { $list }
ask-arbitrate = Appoggi un rivale invece di batterti per te stesso ({ $place })?
ask-decide-winner = Parità: chi vince lo scontro ({ $place })?
ask-last-fight = Ancora parità: chi vince la partita?
ask-allot-injuries = { $n ->
    [one] Contro chi punti la tua arma? ({ $place })
   *[other] Contro chi punti la prossima delle tue { $n } armi? ({ $place })
}
ask-choose-injured = { $n ->
    [one] Uno dei tuoi è colpito ({ $place }). Chi va al { -emergency-room }?
   *[other] { $n } dei tuoi sono colpiti ({ $place }). Chi va al { -emergency-room }?
}
ask-follow-up = Hai vinto questo luogo ({ $place }). Sfruttarlo adesso, per un segnalino?
ask-take-the-fall = Qualcuno deve prendersi la colpa. Chi?
ask-hit-gangs-pay = { $card }: { $what }. Paghi?
ask-hit-gangs-injure = { $n ->
    [one] { $card }: chi va al { -emergency-room }?
   *[other] { $card }: scegli { $n } uomini per il { -emergency-room }.
}
ask-choose-goods-mayhem = { -black-market }: quanto { -contraband } traffichi? 0–{ $top }
ask-choose-goods-wise-guys = { -black-market }: quanto { -booze } vendi? 0–{ $top }
ask-hint-market = «{ $command }» mostra i prezzi.
ask-hint-odds = «{ $command }» mostra le tue probabilità.
ask-bombing = Scartare un’arma per far saltare un luogo?

## The commands: what they are called, the English names work too

cmd-help = aiuto, ?
cmd-board = tavolo
cmd-places = luoghi
cmd-market = mercato
cmd-odds = probabilità
cmd-log = diario
cmd-more = altro
cmd-why = perché
cmd-rules = regole, regola
cmd-deals = accordi
cmd-offer = offri, offerta, offrire
cmd-accept = accetta, accettare
cmd-decline = rifiuta, rifiutare
cmd-counter = controfferta
cmd-withdraw = ritira, ritirare
cmd-gift = regala, regalo, regalare
cmd-say = di, dire
cmd-tell = rivela, rivelare
cmd-vote = votare
cmd-hand = passa, passare
cmd-undo = annulla
cmd-skip = saltare
cmd-save = salva
cmd-quit = esci, q
cmd-back = b, indietro
help-title = Comandi
help-col-command = Comando
help-col-what = Che cosa fa
help-help = questo elenco
help-board = il tavolo: gang, luoghi, carte, il tuo schermo
help-places = che cosa offrono i luoghi, con i loro id; «luoghi { $place }» per uno solo
help-market = { -black-market }: prezzi, limiti, quanto ti pagherebbero
help-odds = le tue probabilità in uno scontro, o in un luogo: «probabilità { $place }»
help-log = che cosa è successo dalla tua ultima azione; «diario tutto» per tutta la partita
help-more = tutto sulle scelte del momento
help-why = perché qualcosa è rifiutato: «perché { $exploit } { $place }», o «perché» dopo un rifiuto; perché un bot ha fatto l’ultima cosa: «perché { $whom }»
help-rules = una regola, un capitolo o parole da cercare: «regole FGT-3», «regole rinforzi»
help-deals = le offerte e le promesse che conosci
help-offer = fare un’offerta, passo per passo o in una riga: «offerta to={ $rival } give={ $cash }:2 want={ $guns }:1 mine=peace:{ $round }»
help-accept = prendere un’offerta: «accetta 2», o «accetta» se ce n’è una sola
help-decline = rifiutare un’offerta: «rifiuta 2»
help-counter = rispondere a un’offerta con un’altra: «controfferta 2»
help-withdraw = ritirare la tua offerta: «ritira 2»
help-gift = offrire qualcosa in cambio di niente, passo per passo o: «regalo to={ $rival } give={ $cash }:1»
help-say = parlare: «di ciao», o solo ad alcuni: «di to={ $rival } ciao»
help-tell = dire a un solo rivale che cosa possiede una terza gang, passo per passo se l’hai promesso, o: «rivela to={ $rival } tip={ $third }:{ $cash }:7,{ $guns }:2»
help-vote = far giocare un bot al posto di chi manca: «votare { $whom }»; «votare { $whom } no» ritira il voto
help-hand = lasciare che un’altra persona alla tastiera parli e tratti
help-undo = annullare la tua ultima azione, se nessuno ha giocato dopo e niente è stato mostrato o tirato
help-skip = non sentire altro della lezione; la partita resta com’è
help-save = dove è salvata la partita; «salva FILE» ne tiene una copia
help-quit = uscire; la partita è salvata
help-back = un passo indietro in una scelta
help-breath = I bot aspettano un momento prima di ogni risposta: il tempo per «annulla» o per un accordo. Aspettano finché si scrive; una riga vuota li fa andare avanti subito.
help-notation = Un ordine si può anche scrivere per intero: «{ $move } { $clubhouse } { $place } { $crew }», «{ $exploit } { $place }», «{ $fight } { $place }», «{ $recruit }», «{ $promote } { $clubhouse } { $man }», «{ $sit }», «{ $order }».

## The market and the odds

market-title = { -black-market }
market-paid = Quanto può { traffic } ogni gang, e quanto le pagano l’uno, secondo il totale { trafficked }:
market-col-gang = Gang
market-col-standing-mayhem = { -heat }
market-col-standing-wise-guys = { -clout }
market-col-limit = Può { traffic }
market-col-you = Tu { $game ->
    [wise-guys] vendi
   *[mayhem] traffichi
}
market-col-best = Se nessun altro lo fa
market-col-worst = Se tutti { $game ->
    [wise-guys] vendono
   *[mayhem] trafficano
} il massimo
market-band = { $first }–{ $last }
market-band-last = { $first } o più
market-no-limit = senza limite
market-others = Gli altri potrebbero { traffic } al massimo: { $most }
odds-title = Probabilità di vincere lo scontro: { $place }
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
odds-note-no-guns = Le tue probabilità di vincere con gli uomini presenti; senza altri rinforzi. Qui nessuno estrae armi.
odds-bring = Se porti { $crew }:
odds-where = Non sei in nessuno scontro. Indica un luogo: probabilità { $place }

## Tempo, voti, pagine

breath-hint = { "[" }Invio] subito · «{ $undo }» ritira · «{ $offer }» tratta
clock-left = Tempo rimasto: { $time }
vote-count = { $n ->
    [one] { $n } voto per un bot al posto di { $name }.
   *[other] { $n } voti per un bot al posto di { $name }.
}
vote-whom = Su chi? Per esempio: votare { $whom }
vote-not-here = A questo tavolo non c’è nessuno su cui votare.
pager-more = { "[" }Invio] avanti, { "[" }b] basta
story-more = { $n ->
    [one] Ancora una riga prima di questa: «{ $command }»
   *[other] Ancora { $n } righe prima di questa: «{ $command }»
}

## Why, undo, passing the keyboard

why-says = { $gang }: «{ $what }»
why-possible = «{ $what }» adesso è permesso.
why-what = Perché che cosa? Per esempio: perché { $exploit } { $place }
undo-done = Annullato: { $what }
pass-keyboard = Passa la tastiera a { $player }.
pass-enter = { "[" }Invio]
pass-enter-undo = { "[" }Invio; «annulla» annulla l’ultima azione]
corner = Parla e tratta come vuoi. Una riga vuota restituisce la tastiera.
hand-nobody = Non c’è nessun altro a questa tastiera.
hand-whom = Chi prende la tastiera?

## Deals

deals-title = Accordi
deals-none = Ancora nessuna offerta e nessuna promessa.
deal-offer = { $by } → { $to }: { $terms } (fino alla fine del round { $round })
deal-past = { $offer } – { $state }
deal-state-accepted = accettata
deal-state-declined = rifiutata
deal-state-withdrawn = ritirata
deal-state-lapsed = decaduta
deal-state-expired = scaduta
deal-state-gone = non più valida
deal-open-one = L’offerta { $n } { $by-of } è aperta: { $terms }. «{ $accept } { $n }», «{ $decline } { $n }» o «{ $counter } { $n }»?
deal-open-still = Ancora aperta per te: l’offerta { $list }. «{ $deals }» la mostra.
deal-open-many = Ci sono offerte aperte per te: { $list }. «{ $deals }» le mostra; «{ $accept } { $n }» ne prende una.
deal-waits = Risposta { $gangs-of } al prossimo turno alla tastiera; «passa» la dà adesso.
promise-open = { $by-first } { $by-number ->
    [one] ha
   *[other] hanno
} promesso { $to-to }: { $what }.
promise-kept = { $by-first } { $by-number ->
    [one] ha
   *[other] hanno
} promesso { $to-to }: { $what } – e { $by-number ->
    [one] ha
   *[other] hanno
} mantenuto la parola.
promise-broken = { $by-first } { $by-number ->
    [one] ha
   *[other] hanno
} promesso { $to-to }: { $what } – e non { $by-number ->
    [one] ha
   *[other] hanno
} mantenuto la parola.
promise-moot = { $by-first } { $by-number ->
    [one] ha
   *[other] hanno
} promesso { $to-to }: { $what } – nessuno può giudicarlo.
tell-which = Quale mantieni?
tell-what = Che cosa possiede quella gang, secondo te?
tell-nothing = Non hai promesso a nessuno di dire qualcosa. Puoi farlo lo stesso: «rivela to={ $rival } tip={ $third }:{ $cash }:7,{ $guns }:2»
wizard-rivals = A chi? Dei numeri, per esempio 1 3:
wizard-rival = A chi? Un numero:
wizard-give = Che cosa dai?
wizard-want = Che cosa chiedi?
wizard-hint = Riga vuota: niente. b: annulla.
wizard-how-much = { $asset }, quantità: (Invio: niente)
wizard-how-much-of = { $asset }, quantità: (ne hai { $have }; Invio: niente)
wizard-mine = Che cosa prometti? (Invio: nient’altro)
wizard-theirs = Che cosa ti devono promettere? (Invio: nient’altro)
wizard-bots = Quei bot non promettono niente.
wizard-vow-avoid = non entrare in un luogo
wizard-vow-peace = mantenere la pace: non ordinare scontri
wizard-vow-leave = lasciare un luogo
wizard-vow-pay = pagare più tardi
wizard-vow-sell = limitare { $game ->
    [wise-guys] le vendite
   *[mayhem] il traffico
} al { -black-market }
wizard-vow-tell = dire che cosa possiede una terza gang
wizard-vow-word = altro (da scrivere)
wizard-place = Quale luogo?
wizard-about = Su quale gang?
wizard-pay = Quanto si deve pagare?
wizard-sell = Quanto al massimo?
wizard-until = Fino alla fine di quale round, { $now }–{ $last }? (Invio: { $now })
wizard-word = Con parole tue:
wizard-text = Un messaggio con l’offerta? (Invio: nessuno)
wizard-check = La tua offerta: { $terms }.
wizard-confirm = Inviarla? (s/n)
wizard-stopped = Non è stato offerto niente.

## The end

end-title = Conto finale
end-col-rank = #
end-col-player = Giocatore
end-disbanded = { $gang } (gang sciolta)
end-promises = Promesse: { $kept ->
    [one] { $kept } mantenuta
   *[other] { $kept } mantenute
}, { $broken ->
    [one] { $broken } non mantenuta
   *[other] { $broken } non mantenute
}.
end-winner = { $gang-first } ({ $player }) { $gang-number ->
    [one] vince
   *[other] vincono
}!
end-log =
    Tutta la partita è in { $file }
    Per rivederla:
    { $command }
