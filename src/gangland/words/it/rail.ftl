### Talk and deals in the rail, the reasons of bots, and the coach.

## Why an offer is turned down, as somebody would say it

deal-why-little = È troppo poco.
deal-why-dear = Per me non vale così tanto.
deal-why-keep = Preferisco tenermi quello che ho.
deal-why-useless = Adesso non me ne faccio niente.
deal-why-promise = Io non prometto niente. Roba sul tavolo, o niente accordo.
deal-why-much = È troppo quello che mi chiedi di promettere.
deal-why-ahead = Hai già abbastanza vantaggio.
deal-why-danger = Con quella roba il prossimo colpo toccherebbe a me.
deal-why-trust = Finora la tua parola non è valsa niente.
deal-why-later = Adesso no. Chiedimelo più tardi.
story-declined-why = { $gang-first } { $gang-number ->
    [one] rifiuta
   *[other] rifiutano
} l’offerta { $offer } { $by-of }: «{ $why }»

## Quick phrases

phrase-hello = Buonasera a tutto il tavolo.
phrase-deal = Chi vuole fare un accordo?
phrase-hear = Fammi un’offerta.
phrase-leader = Bisognerebbe fermare chi è in testa.
phrase-hands-off = Giù le mani dalla mia roba.
phrase-word = Hai la mia parola.
phrase-liar = Hai mancato alla parola data.
phrase-sorry = Niente di personale: è il mestiere.
phrase-thanks = Grazie. Non lo dimenticherò.
phrase-pleasure = È un piacere trattare con te.
phrase-side = Fa’ che ne valga la pena, e sto dalla tua parte.
phrase-well-played = Ben giocata.

## What bots say, by the occasion

bot-line-greet-1 = { $game ->
    [mayhem] Spegnete i motori e sedetevi. C’è da parlare.
   *[other] Appendete i cappelli e sedetevi. C’è da parlare.
}
bot-line-greet-2 = Bella città. Peccato doverla dividere.
bot-line-greet-3 = Sono qui per guadagnarmi da vivere. Il resto dipende da voi.
bot-line-pact-1 = Una stretta di mano, e dormiamo meglio in due.
bot-line-pact-2 = { $game ->
    [mayhem] Allora ognuno per la sua strada, e che non si incrocino.
   *[other] Allora a ognuno il suo marciapiede, e restiamo così.
}
bot-line-bribe-1 = Guarda un po’ dalla mia parte, e non lo farai per niente.
bot-line-bribe-2 = C’è una busta con il tuo nome, se la vedi come me.
bot-line-price-1 = Sono ancora in dubbio. Tocca a te convincermi.
bot-line-price-2 = Stasera la mia opinione è in vendita, finché dura.
bot-line-threat-1 = Goditi il panorama, lassù. Io intanto penso alla scala.
bot-line-threat-2 = { $game ->
    [mayhem] Chi corre davanti non vede chi gli sta dietro.
   *[other] Stai a capotavola, ma dai le spalle alla porta.
}
bot-line-threat-3 = L’ultima è stata tua. So contare, e so aspettare.
bot-line-betrayed-1 = Ecco quanto pesa la tua parola. Me lo segno.
bot-line-betrayed-2 = Quella mano l’avevo stretta. Dovevo contarmi le dita.
bot-line-betrayed-3 = Adesso tutto il tavolo sa quanto vali.
bot-line-betrays-1 = Quando l’ho detto ci credevo. Era prima.
bot-line-betrays-2 = Non prendertela: la settimana prossima l’avresti fatto tu.
bot-line-fight-1 = C’è qualcun altro? No? Allora passate lo straccio.
bot-line-fight-2 = { $game ->
    [mayhem] Uscendo, raccogliete le moto.
   *[other] Uscendo, raccogliete i cappelli.
}
bot-line-fight-3 = Poteva bastare una chiacchierata.
bot-line-lost-1 = Tienimi la sedia in caldo: torno a prendermela.
bot-line-lost-2 = Va bene, è tuo. Adesso prova a tenerlo.
bot-line-last-1 = Ultimo round. Da qui in poi l’unico amico sono i soldi.
bot-line-last-2 = { $game ->
    [mayhem] Un ultimo giro, e poi si conta.
   *[other] Un’ultima notte, e poi si conta.
}
bot-line-win-1 = Ricontate pure. Il totale non cambia.
bot-line-win-2 = Da bere offro io. Tutto il resto è mio.
bot-line-win-3 = Grazie a tutto il tavolo. Senza di voi avrei guadagnato meno.
bot-line-defeat-1 = I soldi vanno e vengono. Stasera sono andati dall’altra parte del tavolo.
bot-line-defeat-2 = E così finisce. I soldi vanno altrove, la lezione resta a me.
bot-line-defeat-3 = { $game ->
    [mayhem] La città è persa, la moto no. Ci rivediamo per strada.
   *[other] La città è persa, il cappello no. Ci rivediamo in giro.
}

## What the coach would do: the move, and why in about twenty words at most

advise-move = { $what }: { $crew }, { $place } → { $goal }
advise-number = { $what }: { $n }
advise-at = { $what }: { $place }
advise-crew = { $what }: { $place }, { $crew }
advice-gang = L’inizio e le regole di questa gang promettono di più.
advice-side = Questo lato promette più dell’altro.
advice-start = Sono i più forti per cominciare.
advice-settle = Non c’è nessuno, e vale la pena averlo.
advice-guard = Con più gente sul posto è più difficile portartelo via.
advice-raid = Vale uno scontro, e saresti abbastanza forte.
advice-home = A casa sono al sicuro, e pronti a tutto.
advice-exploit = Ci sei solo tu. Prendi quello che dà prima che arrivi qualcuno.
advice-fight = Quello che ci vinci vale più di quanto costa lo scontro.
advice-recruit = Due braccia in più tengono un luogo in più.
advice-promote = Un { one-made } in più è un ordine in più in ogni round rimasto.
advice-order = L’ordine della tua gang rende più di tutto il resto.
advice-sit = Adesso sul tavolo non c’è niente che valga la pena.
advice-use = Tante volte quante rende ancora.
advice-no-use = Costa più di quanto rende.
advice-option = Fra tutte, questa rende di più.
advice-target = È chi ha più da perdere.
advice-boost = Il potenziamento rende più di un altro ordine.
advice-no-boost = Un altro ordine renderà più del potenziamento.
advice-it = Rende più di quanto costa.
advice-no-it = Costa più di quanto rende.
advice-backup = Con loro le tue possibilità crescono.
advice-enough = Più gente costerebbe un ordine e cambierebbe poco.
advice-guns = Di solito bastano. Di più sarebbe uno spreco.
advice-no-guns = Anche le armi hanno un prezzo, e la posta non lo vale.
advice-back = La loro vittoria ti rende più della tua possibilità.
advice-allot = Sono quelli che ti danneggiano di più.
advice-injure = Di questi sentirai meno la mancanza.
advice-name = Vinca chi è più indietro.
advice-fall = È la perdita più leggera.
advice-bribe = Un { one-made } vale più di quel prezzo.
advice-market = Il prezzo ne regge tanti. Di più lo farebbe scendere.
advice-no-market = A quel prezzo vendere non vale quello che ti costa.
advice-discharge = Di questi hai più bisogno.
advice-bomb = Ci campano solo i rivali.

## Why a bot did what it did, in its own words

motive-settle = Non c’era nessuno ({ $place }). Adesso ci sono io.
motive-guard = Qui ({ $place }) ci sono io, e ci resto.
motive-raid = Chi tiene il luogo ({ $place }) non è forte quanto crede.
motive-home = I miei sono più al sicuro a casa.
motive-exploit = Il luogo ({ $place }) era solo mio, e ho preso quello che dà.
motive-fight = Per me vale uno scontro ({ $place }).
motive-recruit = Mi servono più braccia.
motive-promote = Un { one-made } in più, un ordine in più a ogni round.
motive-order = È quello che la mia gang sa fare meglio.
motive-sit = Non c’era niente che valesse la pena.
motive-backup = Se posso, non mi batto senza rinforzi.
motive-enough = Quelli che ci sono bastano.
motive-guns = Quello volevo vincerlo.
motive-no-guns = Non valeva un colpo, né i guai con la legge.
motive-market = Per tanti il prezzo mi sembrava buono.
motive-no-market = Il prezzo non mi piaceva.

## Hints for a first game

coach-hint-promote = Un { one-made } in più adesso è un ordine in ogni round rimasto. Fai una promozione.
coach-hint-exploit = Tieni un luogo che nessuno ha usato. Sfruttalo prima che entri qualcuno.
coach-hint-law-fall = Guarda prima la legge: così passeresti il limite, e qualcuno cadrebbe.
coach-hint-law-card = Guarda prima la legge: così saresti in cima al mandato.
coach-hint-odds = Così vinci { $n ->
    [0] quasi mai
    [one] una volta su dieci
   *[other] { $n } volte su dieci
}. Porta gente, o lascia stare.
coach-hint-odds-backup = Così vinci { $n ->
    [0] quasi mai
    [one] una volta su dieci
   *[other] { $n } volte su dieci
}. Con i rinforzi cambierebbe.
coach-hint-cash = Dietro lo schermo conta solo il cash. Vendi.
coach-hint-fewer = Uno in meno ti renderebbe di più, se vendono anche gli altri.

## The coach

coach-title = Consiglio
coach-ask = Chiedi un consiglio
coach-odds = Le tue probabilità di vincere lo scontro: { $chance }
coach-do = Mostrami
coach-close = Chiudi
coach-quiet = Basta suggerimenti
coach-again = Di nuovo suggerimenti
web-coach = Si può chiedere consiglio
web-coach-note = Uguale per tutto il tavolo; così anche senza.
web-why-did = Perché?
web-why-did-who = Perché, { $gang }?
refusal-not-asked = Adesso non ti si chiede niente.
refusal-no-motive = Non c’è niente da spiegare.
cmd-coach = consiglio
help-coach = che cosa farebbe un bot al tuo posto, e perché; di un’offerta: «consiglio 2»

## Ten terms

term-order-token = segnalino ordine
term-control = controllo
term-contested = conteso
term-boost = potenziamento
term-hot = caldo
term-standing-mayhem = { -heat }
term-standing-wise-guys = { -clout }
term-fall = prendersi la colpa
term-leader-mayhem = { -reaper-patch }
term-leader-wise-guys = { -boss-of-bosses }
term-backup = rinforzi
term-promise = promessa
means-order-token = Un segnalino, un ordine; a ogni round ricevi il numero della tua casa più uno per ogni { one-made }.
means-control = Un luogo è tuo finché ci stanno solo i tuoi.
means-contested = Ci sono due o più gang: nessuno può sfruttarlo finché qualcuno non se ne va o perde uno scontro.
means-boost = Per un ordine in più lo stesso sfruttamento fa anche quello che sta scritto qui.
means-hot-mayhem = Usare questo luogo si paga subito: { -heat } in salita del numero nella fiamma.
means-hot-wise-guys = Usare questo luogo si paga subito: { -clout } in discesa del numero nella fiamma.
means-standing = Come stai con la legge: limita quanto puoi { traffic }, e oltre la fine del tracciato qualcuno cade.
means-fall = Un tuo { one-made } torna nel { -recruit-pool }, e con lui il suo ordine.
means-leader-mayhem = Chi lo ha gioca per primo e vince i pareggi negli scontri a cui partecipa.
means-leader-wise-guys = Chi lo è gioca per primo e nomina chi vince uno scontro pari.
means-backup = Per un ordine, la gente di un altro luogo si unisce a uno scontro in cui ci sei.
means-promise = Parole su un momento futuro: niente le impone, il libro dei conti dice chi le ha mantenute.

## The rail

rail-title-mayhem = Il retrobottega
rail-title-wise-guys = Sul tavolo
rail-records = Le loro promesse finora
rail-records-marks = ✓ mantenuta, ✗ tradita finora
rail-record = { $gang }: mantenuta { $kept }, tradita { $broken }
rail-book = Quanto valeva la parola { $gang-of }
rail-book-empty = Fra voi non è ancora stato promesso niente.
rail-book-note = Quello che puoi sapere: le parole date a te e a tutto il tavolo. Gli accordi degli altri restano chiusi.
rail-stamp-kept = Mantenuta
rail-stamp-broken = Tradita
rail-stamp-open = aperta
rail-stamp-moot = non giudicata
rail-tell = Dillo
rail-tell-what = Che cosa ne dici
rail-fuse = { $n ->
    [0] finita
    [one] questo round
   *[other] { $n } round
}
rail-get-nothing = Non ricevi niente
rail-give-nothing = Non dai niente
rail-binds-nobody = Una promessa non vincola nessuno.
rail-at-once = I beni cambiano mano subito.
rail-take = Ci sto
rail-shake = Qua la mano
rail-counter = Rilancia
rail-no = No
rail-no-because = No, perché…
rail-hold-out = Tendi la mano
rail-tear = Strappa
rail-vow-none = niente di promesso
rail-vow-more = e inoltre…
rail-from-map = dalla mappa
rail-from-list = da un elenco
rail-naming = La promessa: clicca sul luogo
rail-carry = Lascialo su un rivale
rail-let-go = Lascia: { $what } { $gang-to }
rail-turned-down = { $gang-first } { $gang-number ->
    [one] rifiuta
   *[other] rifiutano
} la tua offerta { $n }.
rail-older = { $n ->
    [one] Una promessa di prima
   *[other] { $n } promesse di prima
}
rail-phrases = Frasi pronte
rail-to-all = A tutto il tavolo
rail-say = Di’ qualcosa…
