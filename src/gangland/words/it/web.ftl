### Il tavolo nel browser. I messaggi ricevono $game oltre ai propri argomenti.

web-title = Gangland – accordi, territori e promesse infrante
web-skip = Vai al tavolo
web-language = Lingua
web-theme = { $theme ->
    [light] Colori: chiari
    [dark] Colori: scuri
   *[auto] Colori: quelli del dispositivo
}
web-motion = Animazioni
web-sound = Suoni
web-home = Torna all’inizio
web-close = Chiudi
web-loading = Un momento…
web-reconnecting = Connessione persa. Riprovo…
web-refused = Operazione non riuscita ({ $code }).
web-no-table = Qui non c’è nessun tavolo

## La prima schermata

web-game-mayhem = Men of Mayhem
web-game-wise-guys = Wise Guys
web-setup = Un tavolo per { $game }
web-seats = Posti
web-how-many = Giocatori
web-seat = Posto { $n }
web-kind-you = Tu
web-kind-human = Una persona su questo dispositivo
web-kind-open = Libero: manda un invito
web-kind-bot = Bot: { $bot }
web-bot-name = { $bot } { $n }
web-name = Nome
web-name-of = Nome del giocatore { $n }
web-player = Giocatore { $n }
web-options = Opzioni del gioco
web-option = Opzione
web-open-deals = Tutti vedono tutti gli accordi
web-pace = Ritmo
web-pace-free = senza orologio
web-pace-quick = un minuto per risposta
web-pace-calm = cinque minuti per risposta
web-pace-slow = partita lenta: tre giorni per risposta
web-spectators = Spettatori
web-spectators-none = nessuno
web-spectators-plain = vedono ciò che vedono tutti
web-spectators-delayed = vedono tutto, in differita
web-spectators-end = vedono tutto a partita finita
web-create = Apri il tavolo
web-join-title = Unisciti a un tavolo
web-join-link = Link o nome del tavolo
web-join-go = Vai
web-go-on = Riprendi una partita
web-go-on-play = Riprendi
web-recent = Tavoli su questo dispositivo

## La sala d’attesa

web-lobby = { $game }: il tavolo si riempie
web-who = Chi gioca
web-seat-open = Posto libero
web-you = Tu
web-here = presente
web-away = non ancora qui
web-sit = Siediti
web-start = Comincia ora
web-start-note = { $n ->
    [one] Un posto libero andrebbe a un bot.
   *[other] { $n } posti liberi andrebbero ai bot.
}
web-waiting = La partita comincia quando ci sono tutti.
web-lobby-anew = Questa partita è cominciata su un altro server. Continua da dov’era appena ci sono tutti; i dadi ricominciano da capo.
web-free = Libera il posto
web-free-sure = Liberare il posto di { $name }?
web-free-note = { $name } deve lasciare il tavolo. Chi segue l’invito può sedersi lì, anche { $name }.
web-free-bot-note = { $name } fa posto a una persona. Chi segue l’invito può sedersi lì.
web-freed = Hai perso il tuo posto
web-invite = Invita altri
web-copy = Copia il link
web-copied = Copiato
web-qr = Codice QR dell’invito
web-fair = Dadi onesti
web-fair-note = Il server si è impegnato sulla sua catena di numeri, e ogni posto sulla propria, prima che si mostri qualcosa. Ogni tiro prende un anello di tutte: nessuno può conoscerlo né sceglierlo. Alla fine puoi controllare ogni tiro.

## Il tavolo

web-board = La città
web-gangs = Le gang
web-cards = Carte di questo round
web-blind = Dietro lo schermo
web-used = sfruttato
web-fight-here = Scontro!
web-choose-place = Scegli
web-your-turn = Tocca a te
web-turn-of = { $n ->
    [one] Sta pensando: { $gangs }
   *[other] Stanno ancora pensando: { $gangs }
}
web-picking = { $n ->
    [one] Sta scegliendo la sua gang: { $gangs }
   *[other] Stanno scegliendo la loro gang: { $gangs }
}
web-thinking = sta pensando
web-presence-away = assente
web-presence-caretaker = un bot gioca al suo posto
web-vote = { $n ->
    [0] Lascia giocare un bot al suo posto
   *[other] Lascia giocare un bot al suo posto ({ $n } a favore)
}
web-wait = Si aspettano gli altri
web-looking-on = Stai guardando
web-hours-left = { $n ->
    [one] ancora un’ora
   *[other] ancora { $n } ore
}
web-time-left = ancora { $time }
web-rules = Regole
web-search = Cerca
web-hand = Passa a { $name }
web-pass = Passa il dispositivo a { $name }
web-pass-note = Nessun altro dovrebbe guardare adesso.
web-pass-ready = Sono { $name }
web-other-device = Continua con questo posto su un altro dispositivo
web-other-device-note = Chi ha questo link gioca al tuo posto. Non mostrarlo a nessuno.
web-why = Perché?
web-why-of = Perché? { $what }
web-why-not = perché?
web-why-not-title = Perché non è possibile: { $what }
web-sure = Confermi?
web-preview = Che cosa farà
web-confirm = Conferma
web-back = Indietro
web-next = Avanti
web-how-much = Quanti?
web-less = Meno: { $what }
web-more = Più: { $what }
web-ratings = { -slugging } / { -talking }
web-once-seen = L’ultima volta che hai guardato dietro questo schermo: { $what }

## Scontri e mercato

web-fight = Scontro: { $place }
web-attacker = l’ha cominciato
web-backs = sta con { $gang-the }
web-locked = I rinforzi sono vietati.
web-fist-open = sta scegliendo…
web-fist-closed = pugno chiuso
web-die = Dado: { $n }
web-won = vince
web-drawn = Parità: tutti tornano alla clubhouse.

## Diario, accordi, chat

web-side = Diario, accordi e chat
web-tab-log = Diario
web-tab-deals = Accordi
web-tab-talk = Chat
web-tab-market = { -black-market }
web-tab-past = Passato
web-digest = Solo dalla mia ultima mossa
web-nothing-yet = Ancora niente.
web-past = nel passato
web-past-note = Guarda il tavolo com’era, con quello che sapevi allora.
web-past-title = Uno sguardo indietro
web-past-what = Round { $round } di { $of }. La barra in basso va da un momento all’altro.
web-version = Momento { $n } di { $of }
web-earlier = Prima
web-later = Dopo
web-now = Torna al presente
web-new-offer = Nuova offerta
web-new-gift = Regalo
web-offers-waiting = { $n ->
    [one] offerta ti aspetta
   *[other] offerte ti aspettano
}
web-offer-head = Offerta { $n }: { $by } → { $to }
web-counter = Controfferta
web-withdraw = Ritira
web-no-offers = Nessuna offerta aperta.
web-past-offers = { $n ->
    [one] Un’offerta passata
   *[other] { $n } offerte passate
}
web-to = A chi?
web-i-give = Do
web-i-want = Voglio
web-i-promise = Prometto
web-they-promise = Promettono
web-open-until = Aperta fino alla fine del round
web-until-round = fino al round
web-with-words = Messaggio (facoltativo)
web-add = Aggiungi
web-remove = Togli
web-give = Offri il regalo
web-cancel = Annulla
web-say = Invia
web-say-to = A
web-only = solo { $gang }

## La fine

web-to-end = Il risultato
web-to-table = Torna al tavolo
web-log = Salva il diario in notazione
web-story = Salva il racconto come testo
web-luck = Fortuna ai dadi negli scontri
web-luck-dice = Dadi
web-luck-sum = Somma
web-luck-expected = Attesi
web-luck-diff = Fortuna
web-betrayals = Accordi e tradimenti
web-deals-made = { $n ->
    [0] Nessun accordo concluso.
    [one] Un accordo concluso.
   *[other] { $n } accordi conclusi.
}
web-of = { $what }: { $is }
web-crew = Uomini
web-round-short = R{ $n }
web-proof = I dadi erano onesti?
web-proof-note = Il tuo browser può ricavare di nuovo ogni tiro e ogni pescata dalle parti di tutti i posti e del server.
web-proof-lesson = Era una lezione: pescate e tiri dei primi round erano fissati, come serve alla lezione. Ciò che è venuto dopo è stato deciso dal caso e si può controllare.
web-proof-check = Controlla ogni tiro
web-proof-good = Tutti i { $n } tiri e pescate sono giusti.
web-proof-good-taught = Tutti i { $n } tiri e pescate che non erano fissati sono giusti.
web-proof-bad = Qualcosa non torna!
web-proof-fault-seal = Il server mostra un sigillo diverso da quello che questo dispositivo ha visto prima della partita.
web-proof-fault-house = La parte del server non corrisponde al suo sigillo.
web-proof-fault-own = Ciò che questo dispositivo ha aggiunto per { $name } non è ciò che viene mostrato ora.
web-proof-fault-seed = Le parti insieme non danno il seme di questa partita.
web-proof-fault-rolls = { $n ->
    [one] Un tiro o una pescata non deriva dalle parti.
   *[other] { $n } tiri o pescate non derivano dalle parti.
}
web-proof-seen = Il sigillo del server e la tua parte sono quelli che questo dispositivo conserva da prima della partita.
web-proof-unseen = Da questo dispositivo non è stato aggiunto nulla ai dadi: non ha nulla di suo da confrontare.
web-proof-parts = Le parti dei dadi
