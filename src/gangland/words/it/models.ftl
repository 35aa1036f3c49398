### Posti per modelli linguistici: il tavolo come testo, e gli strumenti di `gangland mcp`.

## The table as text

seat-gangs = Le gang, come si scrivono in notazione: { $list }
seat-locations = I luoghi, come si scrivono in notazione: { $list }
seat-name = { $word } ({ $name })
seat-asked = Ti si chiede: { $heading }
seat-offers = Le offerte aperte per te, con il loro numero:
seat-choice = { $notation } – { $label }
seat-metavar-target = BERSAGLIO
seat-metavar-number = NUMERO
seat-metavar-crew = GRUPPO
seat-unknown-action = Nessuna risposta comincia come «{ $text }».
seat-offer-number = Quale offerta? Da’ il numero con cui è elencata.
seat-rules-list = Senza parole, «rules» elenca i capitoli.
seat-one-of = { $slot } è una di queste parole:
seat-word = { $word } – { $name }
seat-number = { $slot } è un numero intero da 0 a { $top }.
seat-crew-any = { $slot } è almeno uno di quelli che sono lì:
seat-crew-need = { $n ->
    [one] { $slot } è esattamente uno di questi:
   *[other] { $slot } sono esattamente { $n } di questi:
}
seat-crew-named = { $rookies ->
    [0] (più di uno si uniscono con un segno più)
   *[other] da 1{ $letter } a { $rookies }{ $letter } – tanti di { $rookies } { $game ->
        [wise-guys] { -associates }
       *[mayhem] { -prospects }
    } (più di uno si uniscono con un segno più)
}
seat-crew-counted = fino a { $made }m ({ $game ->
        [wise-guys] { -made-men }
       *[mayhem] { -members }
    }) e fino a { $rookies }{ $letter } ({ $game ->
        [wise-guys] { -associates }
       *[mayhem] { -prospects }
    }), scritti insieme come in 1m2{ $letter }
seat-example = Per esempio: { $answer }
seat-shut = Ordini che ora non si possono dare: { $list }

## The primer

seat-primer = { $game ->
    [wise-guys] Giochi a Wise Guys, un gioco da tavolo sulle gang della Chicago degli anni Venti: soldi, territorio e promesse infrante.
   *[mayhem] Giochi a Men of Mayhem, un gioco da tavolo su gang di motociclisti in una piccola città: soldi, territorio e promesse infrante.
}
    Lo scopo: avere più cash di tutti alla fine dell’ultimo turno di gioco. Armi e { $game ->
        [wise-guys] { -booze }
       *[mayhem] { -contraband }
    } allora non valgono nulla; cambiali in cash in tempo.
    Un turno di gioco: ogni gang riceve gettoni ordine; si scoprono nuovi luoghi e nuove carte; le gang danno un ordine una dopo l’altra (andare in un luogo, sfruttare un luogo che si controlla, combattere per un luogo, reclutare, promuovere, attendere) finché nessuno ha più gettoni; poi tutti vendono { $game ->
        [wise-guys] { -booze }
       *[mayhem] { -contraband }
    } al { -black-market }, in segreto e nello stesso momento, e più si vende in tutto, più il prezzo scende.
    Un luogo è tuo da sfruttare finché non c’è nessun altro. Dove ci sono più gang decide un combattimento: un dado, più chi vi prende parte, più le armi estratte in segreto, che poi sono perse.
    { $game ->
        [wise-guys] Armi, vendite e certi luoghi costano { -clout }; chi la finisce perde qualcuno.
       *[mayhem] Armi, traffici e certi luoghi portano { -heat }; chi ne ha troppo perde qualcuno.
    }
    Quello che hai è dietro il tuo schermo, quello che hanno gli altri è dietro il loro. In ogni momento puoi parlare, offrire cash, armi e { $game ->
        [wise-guys] { -booze }
       *[mayhem] { -contraband }
    }, e promettere qualsiasi cosa. Uno scambio avviene subito; una promessa è giudicata davanti a entrambi, e nessuno è obbligato a mantenerla.
    Le risposte si scrivono in notazione. Ogni domanda elenca che cosa si può rispondere, con un esempio; ciò che non è permesso viene rifiutato, con la regola, e non costa nulla.
seat-promises = Le quantità si scrivono cash:2,guns:1,goods:1. Le promesse si scrivono avoid:gun-factory:3 (non andarci), leave:gun-factory:3 (andarsene), peace:3 (non attaccarli), pay:cash:2:3 (pagare più tardi), sell:2:3 (al massimo due a un mercato), tell:mayans:3 (dire ciò che ha una gang) o word:3:qualsiasi cosa; il 3 è il turno di gioco fino alla cui fine vale. Ciò che si scambia passa di mano appena qualcuno accetta; le promesse vengono ricordate e giudicate, mai imposte.

## The tools

mcp-title = Un posto a Gangland
mcp-instructions = { seat-primer }
    Comincia con «look». Quando ti si chiede qualcosa, «choices» elenca tutte le risposte, e «act» ne dà una. Quando non ti si chiede nulla, «wait» aspetta che succeda, o che qualcuno ti offra qualcosa. «rules» spiega ciò che non capisci. Gioca fino alla fine della partita.
mcp-title-look = Guardare il tavolo
mcp-tool-look = Mostra ciò che il tuo posto può vedere, e non cambia nulla. Senza argomenti: le gang, i luoghi con ciò che offrono e chi c’è, le carte in vigore, ciò che hai, le offerte aperte per te, e che cosa ti si chiede. Gang e luoghi sono elencati con le parole con cui si scrivono.
mcp-look-what = Che cosa guardare: «table» (tutto), «story» (ciò che è successo finora), «deals» (le offerte e le promesse che conosci), «market» (prezzi e limiti del { -black-market }), «odds» (le probabilità in un combattimento), «locations» (ogni luogo per intero).
mcp-look-about = Con «odds» o «locations»: la parola di un luogo. Dopo di essa, per «odds», gli { dudes } che ci verrebbero, come in 1m2r. Altrimenti vuoto.
mcp-title-choices = Elencare le tue scelte
mcp-tool-choices = Elenca tutto ciò che puoi rispondere alla domanda del momento, in notazione, con ciò che fa ogni risposta e un esempio permesso in questo istante. Non cambia nulla. Le parole in maiuscolo sono da scegliere nelle righe sotto.
mcp-title-act = Rispondere
mcp-tool-act = Risponde alla domanda del momento, e dice che cosa ne è venuto e che cosa ti si chiede dopo. Una risposta non permessa viene rifiutata con il motivo e la regola; allora non è successo nulla, e puoi provarne un’altra.
mcp-act-answer = La risposta in notazione, come la elenca «choices», per esempio: move clubhouse gun-factory 1m1r
mcp-title-seal = Scegliere in segreto
mcp-tool-seal = Risponde a una domanda a cui tutti rispondono in segreto e nello stesso momento: quante armi estrarre in un combattimento, o quanto { traffic } al { -black-market }. Nessuno vede il numero prima che tutti abbiano scelto. Lo stesso che «act» con «guns 2» o «market 2».
mcp-seal-number = Quanti: da 0 a ciò che «choices» permette.
mcp-title-talk = Parlare
mcp-tool-talk = Dice qualcosa a tutti, o in privato ad alcuni. Le parole non impegnano nessuno e possono essere false.
mcp-talk-text = Che cosa dire, in una frase o due.
mcp-talk-to = «all» (tutti), o gang con le loro parole, separate da virgole.
mcp-talk-tip = Al posto di un testo: ciò che ha una terza gang, secondo te, detto a un solo rivale, per esempio mayans:cash:7,guns:2. Altrimenti vuoto.
mcp-title-deal = Trattare
mcp-tool-deal = Fa un’offerta, vi risponde o la ritira. { seat-promises } I bot rispondono subito.
mcp-deal-do = Che cosa fare: «offer» (con to, e give, want, mine o theirs), «promise» (con to e mine: dai la tua parola per nulla), «accept», «decline» o «counter» per un’offerta fatta a te (con number; una controfferta anche con dei termini), «withdraw» per un’offerta tua (con number).
mcp-deal-number = Il numero dell’offerta, dove ce n’è una.
mcp-deal-to = A chi: «all», o gang con le loro parole, separate da virgole; la prima che accetta la ottiene.
mcp-deal-give = Che cosa dai, per esempio cash:2.
mcp-deal-want = Che cosa vuoi in cambio, per esempio guns:1.
mcp-deal-mine = Che cosa prometti.
mcp-deal-theirs = Che cosa devono prometterti.
mcp-deal-until = L’ultimo turno di gioco in cui l’offerta vale; 0 è questo.
mcp-deal-text = Una riga che accompagna l’offerta.
mcp-title-wait = Aspettare
mcp-tool-wait = Aspetta che ti si chieda qualcosa, che qualcuno ti faccia un’offerta, o che la partita sia finita, e dice che cosa è successo intanto. Le offerte che hai visto e lasciato senza risposta restano aperte, e la partita va avanti.
mcp-wait-seconds = Per quanti secondi al massimo, fino a 50.
mcp-title-rules = Consultare le regole
mcp-tool-rules = Mostra una regola dal suo identificativo (FGT-3), un capitolo (FGT), o le regole che parlano di certe parole; senza parole, i capitoli che ci sono.
mcp-rules-words = Un identificativo, un capitolo, o parole da cercare.
mcp-see-choices = «choices» elenca ciò che puoi rispondere.
mcp-failed = Questo non doveva succedere, e non è stato fatto nulla. Guarda il tavolo, e prova qualcos’altro.

## gangland mcp

mcp-help = dare un posto a un modello linguistico, con il Model Context Protocol
mcp-about = Dà a un modello linguistico un posto come tutti gli altri: a un tavolo suo con dei bot, o sul server di qualcuno. I programmi che parlano il Model Context Protocol avviano questo comando e gli parlano attraverso il suo ingresso e la sua uscita standard; con --port, via HTTP su questa macchina. Il modello riceve gli strumenti look, choices, act, seal, talk, deal, wait e rules, e non viene a sapere nulla che una persona al suo posto non saprebbe.
mcp-help-game = quale gioco
mcp-help-bots = i bot a un tavolo suo: boss,boss,thug
mcp-help-join = il posto è al tavolo di un server: un invito, http://host/t/TAVOLO, o un link privato, che finisce con #key=…
mcp-help-name = il nome del modello al tavolo
mcp-help-options = opzioni del gioco, per esempio slim-pickings,long-haul=2
mcp-help-open-deals = tutti vedono tutti gli accordi
mcp-help-pack = file di carte oltre a quelle del gioco
mcp-help-seed = un seme per i dadi e i mazzi
mcp-help-save = il file in cui conservare la partita; senza, la partita non viene conservata
mcp-help-port = servire via HTTP a questa porta di questa macchina, al posto di ingresso e uscita standard; 0 è una qualsiasi libera
mcp-metavar-key = CHIAVE
mcp-help-key = la chiave nell’indirizzo HTTP; senza, una nuova ogni volta
mcp-needs-extra = «gangland mcp» ha bisogno di alcune librerie: { $command }
mcp-not-with-join = { $option } lo decide chi ospita il tavolo: non va insieme a --join.
mcp-http-only = --key fa parte di un indirizzo HTTP: serve --port.
mcp-bad-key = Una chiave è fatta di 8–64 lettere, cifre, trattini e trattini bassi.
mcp-at = Il posto è a { $url } – chiunque conosca questo indirizzo lo gioca. Ctrl+C ferma.
mcp-model = Modello

## Models in the arena

llm-format = Pensa quanto vuoi, poi finisci con una riga a sé che comincia con «answer:» e ha la tua risposta in notazione, per esempio «answer: move clubhouse gun-factory 1m2r». Una riga «note: …» conserva qualcosa per te fino alla prossima risposta; conta l’ultima, ed è tutto ciò che ricordi oltre a quanto ti viene mostrato.
llm-format-deals = Prima della risposta puoi trattare: righe che cominciano con «deal:», per esempio «deal: offer to=lin give=cash:1 want=guns:1 mine=peace:3 { "text='aiutami'" }», «deal: accept 3», «deal: decline 3», «deal: offer to=lin counter=3 want=cash:2», «deal: withdraw 4» o «deal: say to=all { "text='ciao'" }». Senza una riga «answer:» ti si dice che cosa ne è venuto e ti si chiede di nuovo.
llm-offer = Rispondi ora all’offerta { $offer }, con una riga che comincia con «deal:»: «deal: accept { $offer }», «deal: decline { $offer }», o una controfferta, per esempio «deal: offer to=lin counter={ $offer } want=cash:1».
llm-note = La tua nota: { $note }
llm-no-answer = Non c’era una riga che comincia con «{ $word }:». Finisci con una.
