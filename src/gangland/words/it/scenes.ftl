### Le scene del tavolo nel browser: scontri, carte, mercato, cadute; il passo; e il diario che le mostra di nuovo.

## Ogni scena

scene-done = Capito
scene-again = Rivedi
scene-stays = Questa scena resta finché non la chiudi.
scene-passes = Questa scena passa da sola.
scene-more = { $n ->
    [one] Ancora una scena da vedere.
   *[other] Ancora { $n } scene da vedere.
}
scene-you = tu
scene-from-to = { $from } → { $to }

## Scontri

scene-title-fight-mayhem = { -throwdown }
scene-title-fight-wise-guys = { -slugging }
scene-title-talking = { -talking }
scene-title-last-fight = L’ultimo scontro
scene-ordered = { $place } · per ordine { $gang-of }
scene-ordered-locked = { $place } · per ordine { $gang-of }, senza rinforzi
scene-backup = Rinforzi: { $crew } ({ $place })
scene-wins = vince
scene-wins-by = vince di { $n }
scene-tied = in parità
scene-goes-home = torna a casa
scene-stamp-wins = Vince
scene-part-crew = { -dudes }
scene-part-guns = armi
scene-part-extra = regole
scene-part-die = dado
scene-part-total = totale
scene-named = Parità. { $gang-first } { $gang-number ->
    [one] decide
   *[other] decidono
} chi vince: { $rival-the }.
scene-tie-open = Parità. Chi vince è ancora da decidere.
scene-hurt = In ospedale
scene-to-er = +{ $n } al pronto soccorso
scene-times = { $n } × { $each }
scene-guns-cost-mayhem = { -heat }: per le armi estratte
scene-guns-cost-wise-guys = { -clout }: per le armi estratte
scene-gone = Perso
scene-leader-mayhem = { -reaper-patch }: ora { $gang-the }.
scene-leader-wise-guys = { -boss-of-bosses }: ora { $gang-the }.

## Il mercato

scene-title-market = { -black-market }
scene-street = cash l’uno, prezzo della strada
scene-sold-in-all = { $n ->
    [one] { $n } venduto in tutto
   *[other] { $n } venduti in tutto
}
scene-paid = { $n } × { $price } = { $cash }
scene-own-price = { $price } l’uno invece di { $street }: carte e regole in vigore
market-why-limit = { $what } { $n }, limite di vendita: { $most }. Hai { $have }.
scene-empty-fist = Un pugno vuoto: niente

## Carte

scene-card-of = { $n } di { $of }
scene-card-hassle = Vale fino alla fine del round.
scene-card-opportunity = Un luogo per questo round.
scene-card-obstacle = Succede subito.
scene-card-last-call = Succede alla fine del round.
scene-card-for = Per:
scene-lost = Perdi { $what }
scene-your-hurt = Al pronto soccorso: { $crew }
scene-got = Ricevi { $what }

## La legge

scene-title-fall = Qualcuno si prende la colpa
scene-fall-change = adesso
scene-fall-too-much = Sopra 4 la legge arriva subito: uno se ne va, e resta solo 1.
scene-fall-none-left = Quando non ne resta, la legge arriva subito: uno se ne va, e 1 torna.
scene-fallen = { $crew }, da: { $place }
scene-bribed = Nessuno: il giudice è comprato.
scene-nobody-left = Non resta nessuno che possa andare.
scene-choose-fall = Chi se ne va? Scegli tu.
scene-others-choose = Chi se ne va? Stanno scegliendo.

## Altre scene

scene-title-betrayal = Una promessa infranta
scene-broke = { $gang } → { $rival }
scene-promised = parola data a
scene-broken-paid = Pagato per questo nel round { $n }: { $what }
scene-broken-returned = Promesso in cambio di una promessa, nel round { $n }
scene-broken-free = Per questo non è stato pagato niente, nel round { $n }
scene-broken-instead = Che cosa è stato fatto invece:
scene-who-knows = Lo vede solo chi sapeva della promessa.
scene-stamp-broken = Infranta
scene-title-bombing = Un attentato
scene-bombed = { $place } · { $gang }
scene-title-robbed = Un furto
scene-title-harmed = Contro di te
scene-title-disbanded = Fuori gioco
scene-title-end = La partita è finita

## Il diario e che cosa è successo da allora

scene-replay = Rivedi la scena
scene-moment = Vedi il tavolo com’era
scene-play = Mostralo sulla mappa
scene-stop = Ferma

## Il passo

scene-pace = Passo
scene-pace-calm = Calmo
scene-pace-brisk = Svelto
scene-pace-fast = Veloce
scene-pace-skip = Fino al mio turno
scene-pace-calm-hint = Ogni mossa degli altri si mostra con calma.
scene-pace-brisk-hint = Ogni mossa degli altri si mostra in breve.
scene-pace-fast-hint = Gli altri si affrettano.
scene-pace-skip-hint = Subito al tuo turno: quel che fanno gli altri è nel diario.
