### Perché qualcosa non si fa. I rifiuti ricevono $game, $goods e $standing oltre ai loro dettagli.

refusal-with-rule = { $what } [{ $rule }]
refusal-ask-why = «perché» mostra la regola.

## Orders

refusal-already-exploited = Questo luogo è già stato sfruttato in questo round.
refusal-cannot-pay = Non puoi pagarlo.
refusal-closed = Una carta tiene chiuso questo luogo in questo round.
refusal-contested = Lì non sei solo: si sfrutta solo un luogo che si controlla.
refusal-forbidden-by-card = Una carta lo vieta in questo round.
refusal-game-over = La partita è finita.
refusal-disbanded = Quella gang è stata sciolta.
refusal-no-crew-there = Lì non hai nessuno.
refusal-no-gang-order = La tua gang non ha un ordine suo.
refusal-no-lockdown = La tua gang non può vietare i rinforzi.
refusal-no-made-left = Nel tuo { -recruit-pool } non ci sono più { $game ->
    [wise-guys] { -made-men }
   *[mayhem] { -members }
}.
refusal-no-made-there = Per cominciare uno scontro ti serve lì un { one-made }.
refusal-no-rookie-left = Nel tuo { -recruit-pool } non ci sono più { $game ->
    [wise-guys] { -associates }
   *[mayhem] { -prospect }
}.
refusal-no-rookie-there = Lì non hai nessun { one-rookie }.
refusal-no-such-place = Quel luogo non è sul tavolo.
refusal-no-token = Non hai segnalini ordine per farlo.
refusal-no-way-er = Al { -emergency-room } non si va e da lì non si esce.
refusal-nobody-chosen = Scegli almeno uno dei tuoi uomini.
refusal-nobody-to-fight = Lì non ci sono rivali da affrontare.
refusal-not-now = Adesso non si può.
refusal-not-offered = Non è tra le tue scelte.
refusal-not-that-crew = Lì non hai quegli uomini.
refusal-not-your-turn = Non tocca a te.
refusal-nothing-to-exploit = Lì non c’è niente da sfruttare.
refusal-rival-clubhouse = Non si entra nella clubhouse di un rivale.
refusal-same-place = Sono già lì.
refusal-too-many = È più di quanto è permesso.

## Notation

refusal-unknown-action = Azione sconosciuta: «{ $text }»; «aiuto» elenca i comandi.
refusal-unknown-crew = «{ $text }» non indica degli uomini. Scrivi { $game ->
    [wise-guys] i nomi degli { -made-men } e quanti { -associates }, uniti da +, come 2a.
   *[mayhem] per esempio 1m2p: un { -member } e due { -prospect }.
}
refusal-crew-too-many = «{ $text }» è più di quanto c’è da scegliere. { $game ->
    [wise-guys] { -made-men }: { $made }, { -associates }: { $rookies }.
   *[mayhem] { -members }: { $made }, { -prospect }: { $rookies }.
}
refusal-crew-which = «{ $text }» non dice quali { -made-men }. Nominali: { $known }
refusal-crew-twice = «{ $text }» c’è due volte.
refusal-ambiguous-word = «{ $text }» può voler dire: { $known }
refusal-unknown-id = Sconosciuto: «{ $text }». Qui può essere: { $known }
refusal-unknown-place = Non c’è nessun luogo «{ $text }». Ci sono: { $known }
refusal-unknown-seat = Non c’è nessuna gang «{ $text }». Ci sono: { $known }
refusal-missing-word = A «{ $action }» manca { $what ->
    [place] un luogo
    [gang] una gang
    [number] un numero
    [crew] chi va, come { $game ->
        [wise-guys] 2a
       *[mayhem] 1m2p
    }
   *[id] un nome
}.
refusal-too-many-words = È troppo: «{ $text }».
refusal-not-a-number = «{ $text }» non è un numero che va bene.

## Deals

refusal-bad-deadline = Il round { $round } non va bene: indicane uno da { $first } a { $last }.
refusal-bad-place = Su quel luogo non si può promettere nulla.
refusal-bad-quotes = Le virgolette non sono chiuse.
refusal-bad-text = Quel testo non va bene: al massimo { $most } caratteri su una riga.
refusal-deals-ended = Il tempo degli accordi è finito.
refusal-deals-not-begun = Gli accordi cominciano con il primo round.
refusal-fist-closed = Ciò che può essere in un pugno chiuso è fuori portata finché il pugno non si apre, qualunque cosa contenga.
refusal-empty-offer = Quell’offerta è vuota.
refusal-empty-promise = Quella promessa è vuota.
refusal-empty-talk = Non hai detto niente.
refusal-no-such-offer = Non c’è nessuna offerta { $offer } per te.
refusal-no-third-gang = Deve trattarsi di una terza gang ancora in gioco.
refusal-no-such-rival = Non c’è nessun rivale con quel nome.
refusal-not-a-counter = All’offerta { $offer } non si risponde così: una controfferta va a chi l’ha fatta.
refusal-not-covered = Non hai tanto da dare: { $asset ->
    [cash] { $amount } cash
    [guns] { $amount ->
        [one] { $amount } arma
       *[other] { $amount } armi
    }
   *[goods] { $amount } { $goods ->
        [booze] { -booze }
       *[contraband] { -contraband }
    }
}.
refusal-not-tradable = «{ $text }» non si scambia; si scambiano: { $known }
refusal-not-your-offer = L’offerta { $offer } non è tua, non puoi ritirarla.
refusal-offer-closed = L’offerta { $offer } non è più aperta.
refusal-offer-number = Quale offerta? Scrivi per esempio: accetta 2
refusal-tip-to-one = Quello che possiede una gang si dice a un solo rivale, in privato.
refusal-one-rival = Un regalo va a un solo rivale.
refusal-own-offer = L’offerta { $offer } è la tua.
refusal-too-many-clauses = Sono troppe promesse per un’offerta: al massimo { $most }.
refusal-too-many-offers = Hai troppe offerte aperte: al massimo { $most }. Prima ritirane una.
refusal-too-many-offers-a-round = Hai fatto { $most } offerte in questo round; potrai farne altre nel prossimo.
refusal-too-much-talk = Hai mandato { $most } messaggi in questo round; potrai parlare di nuovo nel prossimo.
refusal-unknown-deal-word = Parola sconosciuta: «{ $text }»; possibili: { $known }
refusal-deal-word-twice = «{ $text }» si può dire una volta sola.
refusal-unknown-vow = Promessa sconosciuta: «{ $text }»; possibili: { $known }
refusal-unknown-why = Motivo sconosciuto: «{ $text }»; possibili: { $known }
refusal-unknown-phrase = Frase sconosciuta: «{ $text }»; possibili: { $known }
refusal-no-coach = A questo tavolo non ci sono consigli: è deciso così per tutti.
refusal-no-advice = Per ora nessun consiglio su questo.

## Setting up a game

refusal-unknown-game = Non c’è nessun gioco «{ $game }»; ci sono: { $known }
refusal-unknown-lesson = Non c’è nessuna lezione «{ $lesson }»; ci sono: { $known }
refusal-not-with-lesson = Con «--lesson» la partita è già preparata; togli «{ $option }».
refusal-unknown-bot = Non c’è nessun bot «{ $bot }»; ci sono: { $known }
refusal-no-budget = { $bot } non vuole un budget: non cerca.
refusal-bad-budget = «{ $budget }» non è un budget per { $bot }: indica un tempo per decisione da 1ms a { $longest }ms, o un numero di partite simulate da 1p a { $most }p.
refusal-unknown-temperament = «{ $temperament }» non è un temperamento; ci sono: { $known }
refusal-cannot-load = Impossibile caricare { $name }: { $reason }
refusal-not-a-bot = { $name } non è un bot: serve una classe derivata da gangland.Bot
refusal-players = { $count ->
    [one] Con { $count } giocatore non si può
   *[other] In { $count } non si può
}: a questo gioco si gioca da { $fewest } a { $most }.
refusal-too-few-gangs = Il pacchetto ha { $gangs } gang, troppo poche per { $count } giocatori.
refusal-same-name = Due giocatori non possono chiamarsi «{ $name }».
refusal-alike-name = «{ $name }» somiglia troppo a «{ $other }»: allo stesso tavolo si confonderebbero.
refusal-bad-name = «{ $name }» non va bene come nome: al massimo { $most } caratteri visibili.
refusal-unknown-option = Non c’è nessuna opzione «{ $option }»; ci sono: { $known }
refusal-bad-row = «{ $row }» non è una riga: scrivi un numero di giocatori, poi le opzioni con un più, come in 4+slim-pickings.
refusal-option-number = L’opzione «{ $option }» vuole un numero, non «{ $value }».
refusal-option-range = L’opzione «{ $option }» non può essere { $value }: al massimo { $top }.
refusal-no-such-card = Il pacchetto non ha la carta «{ $card }», che serve per questa opzione.
refusal-deck-too-short = Non ci sono carte per altri { $extra } round: al massimo { $reach }.
refusal-new-game-only = { $option } è per una nuova partita e non va con --resume.
refusal-bad-breath = I bot possono aspettare da 0 a { $most } secondi.
refusal-bad-die = «{ $text }» non è una faccia di un dado.
refusal-no-such-move = Non c’è una mossa { $move }: questo diario ne ha { $last }.

## Positions

refusal-not-a-position = Questa non è una posizione: comincia con { $expected }
refusal-position-syntax = Riga { $line }: { problem-syntax }
refusal-position-too-deep = Questo file ha troppi livelli annidati.
refusal-position-key = «{ $key }» manca, o non è quel che ci vuole.
refusal-position-number = «{ $key }» deve essere un numero intero da 0 a { $top }.
refusal-position-id = «{ $text }» è sconosciuto sotto «{ $key }».
refusal-position-crew = { $gang } ha più uomini di quanti ce ne sono: cinque per tipo.
refusal-position-state = Nessuno potrebbe continuare da questa posizione.
refusal-position-too-early = Non c’è ancora una posizione: si scelgono le gang.
refusal-position-players = La posizione ha { $wanted } gang, ma { $count ->
    [one] è stato indicato { $count } giocatore
   *[other] sono stati indicati { $count } giocatori
}.
refusal-rules-version = Questo è scritto per la versione { $found } delle regole; versioni note qui: { $known }. Un Gangland più recente forse la conosce.
refusal-content-hash = Questo è scritto per carte e luoghi diversi da quelli di qui ({ $found } invece di { $expected }).

## Logs

logerror-at = { $where }: { $what }
logerror-line = { $file }, riga { $line }
logerror-because = { $what } { $why }
logerror-bad-header = Questo diario comincia con una partita che non si può giocare.
logerror-bad-move = Le regole non permettono questa mossa: «{ $text }».
logerror-cannot-read = Questo file non si può leggere: { $reason }
logerror-cannot-write = Questo file non si può scrivere: { $reason }
logerror-in-use = Qualcun altro sta giocando questa partita in questo momento. Nulla è stato cambiato.
logerror-fair-dice =
    Questa partita aveva dadi verificabili, che non possono continuare fuori dal suo tavolo. Riparti dalla posizione:
    { $save }
    { $play }
logerror-content-hash = Questa partita è stata giocata con carte e luoghi diversi da quelli di qui.
logerror-cut-off = Il file è troncato qui.
logerror-damaged = Questa riga è stata rovinata o cambiata.
logerror-format = Questo è «{ $found }», ma qui si legge «{ $expected }».
logerror-missing-header = Manca la riga «{ $text }».
logerror-no-check = Questa riga ha perso le sue cifre di controllo.
logerror-not-a-log = Questo non è il diario di una partita.
logerror-not-text = Questo non è un file di testo in UTF-8 (vedi la riga { $text }).
logerror-rules-version = Questa partita è stata giocata con la versione { $found } delle regole; versioni note qui: { $known }. Un Gangland più recente forse la conosce.
logerror-too-large = Questo file è troppo grande per un diario.
logerror-unknown-header = «{ $text }» qui è sconosciuto.
refusal-no-dealing = In questa partita non ci sono accordi.
refusal-unknown-model = Non si sa nulla del modello «{ $model }».{ $count ->
    [0] { "" }
   *[other] { " " }Conosciuti: { $known }.
} Nominalo nel file di --models, o di’ in { $variable } dove risponde.
refusal-model-not-bot = { $bot } è un modello linguistico, non un bot: quelli giocano nell’arena, «{ $command }».
refusal-bad-models = { $file } non descrive modelli: { $reason }
refusal-no-model-key = La chiave del modello { $model } dovrebbe essere nell’ambiente, in { $variable }.
refusal-bad-model-key = La chiave in { $variable } non può essere inviata: una chiave è fatta di lettere senza accenti, cifre e segni, senza spazi.
refusal-bad-model-address = «{ $address }» non è l’indirizzo di un modello: comincia con http:// o https://, poi nomina un host, magari con una porta.
refusal-no-model = Il modello a { $address } non risponde: { $reason }. Ciò che è stato giocato è conservato; lo stesso comando prosegue.
refusal-models-need-extra = I modelli linguistici hanno bisogno di un’altra libreria: { $command }
