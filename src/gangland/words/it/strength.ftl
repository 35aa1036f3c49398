### L’arena: leghe di bot su mani appaiate, e quanto sono forti.

arena-help = misurare quanto sono forti i bot
arena-description = Fa giocare candidati contro rivali su mani appaiate: gli stessi luoghi, carte, dadi e gang, con il candidato a turno in ogni posto. Mostra la quota di partite vinte con un intervallo del 95 % sulle mani, le classifiche e l’effetto di posti, gang, tempi e accordi. Ripetuta con le stesse parole, la corsa riprende da dove fu interrotta.
arena-help-game = quale gioco
arena-help-entrant = i candidati, ognuno con la sua riga: thug, capo:25ms, uno installato, o modulo:Classe
arena-help-against = i loro rivali, a turno; thug-1-* sta per tutti quelli della lega congelata che si chiamano così; senza rivali, ognuno gioca contro gli altri
arena-help-league = una lega, invece: { $leagues }, o un file che finisce in .toml
arena-help-games = quante partite per riga
arena-help-players = quanti giocatori
arena-help-options = opzioni del gioco, per esempio slim-pickings,long-haul=2
arena-help-models = modelli linguistici (llm:NOME), come dice un file; senza, come dice l’ambiente (docs/language-models.md)
arena-help-deals = lasciare che i bot facciano accordi tra loro
arena-help-seed = un seme; lo stesso seme dà le stesse mani
arena-help-out = la cartella della corsa: partite, risultati e rapporto
arena-help-logs = di quante mani per riga tenere le partite come diari per gangland replay
arena-help-jobs = quanti processi; le mani restano le stesse
arena-help-ray = giocare sul cluster indicato da RAY_ADDRESS, con Ray
arena-help-json = in JSON, per i programmi
arena-help-lang = lingua
arena-bad-numbers = --games e --jobs devono essere almeno 1, --logs almeno 0.
arena-bad-file = { $file } non va bene: { $reason }
arena-needs-extra = Classifiche, risultati in Parquet e rapporto richiedono alcune librerie: { $command }. Tutte le partite sono in { $file }.
arena-needs-ray = --ray richiede Ray: { $command }
arena-torn = Una riga strappata è conservata in { $file }; la sua mano si rigioca.
arena-progress = In gioco
arena-interrupted = Interrotto dopo { $played } partite su { $games }: lo stesso comando riprende.
arena-written = Scritti: { $report }, { $tables }, { $results }; partite come diari in { $logs }
arena-played = { $played } partite su { $games }, seme { $seed }
arena-seat = Posto { $seat }
arena-dealing = { $bot }, con accordi
arena-silent = { $bot }, senza accordi
arena-players = { $players } giocatori
arena-bar-least = almeno { $bar }: { $value }
arena-bar-most = al massimo { $bar }: { $value }
arena-bar-above = tutto l’intervallo sopra { $bar }: { $value }
arena-bar-times = almeno { $bar } volte più spesso: { $value }
arena-bar-reaches = intervallo fino a { $bar }: { $value }
arena-bar-as-rich = cash per gang almeno { $bar }: { $value }
arena-title-rows = I candidati contro i loro rivali
arena-title-entrants = Ai tavoli: i tempi sono millisecondi di processore
arena-title-deals = Accordi per partita, quanto rendeva uno ai prezzi soliti, e quanto cambiava la probabilità di vincere
arena-title-promises = Promesse: che ne è stato di chi le ha ricevute
arena-title-tempers = Quanto vale una parola: un temperamento tra gli altri
arena-title-models = I modelli linguistici: la loro parola, i loro errori e quanto costano
arena-title-ahead = Testa a testa: quante volte il candidato precede un rivale
arena-title-seats = Il candidato per posto
arena-title-gangs = Il candidato per gang
arena-title-ratings = Classifiche (openskill)
arena-title-budgets = La forza secondo il tempo concesso
arena-column-row = Riga
arena-column-game = Gioco
arena-column-candidate = Candidato
arena-column-against = Contro
arena-column-entrant = Giocatore
arena-column-rival = Rivale
arena-column-part = Di
arena-column-games = Partite
arena-column-share = Vittorie
arena-column-interval = 95 %
arena-column-cash = Cash per gang
arena-column-bar = Soglia
arena-column-decisions = Decisioni
arena-column-time = Tempo l’una
arena-column-longest = La più lunga
arena-column-illegal = Illegali
arena-column-proposed = Offerte
arena-column-dealt = Accordi
arena-column-worth = In cash
arena-column-own = La sua probabilità
arena-column-partners = Quella del partner
arena-column-kept = Mantenute per partita
arena-column-broken = Rotte per partita
arena-column-promised = Promesse fatte
arena-column-kept-all = Mantenute
arena-column-broken-all = Infrante
arena-column-accepted = Offerte accettate
arena-column-tries = Tentativi rifiutati
arena-column-stood-in = Risposto per lui
arena-column-calls = Chiamate
arena-column-sent = Token inviati
arena-column-got = Token ricevuti
arena-column-cost = Costo
arena-column-outcome = Promessa
arena-column-promises = Promesse
arena-column-promises-a-game = Promesse per partita
arena-column-hope = La loro probabilità allora
arena-column-hope-change = Quanto un accordo cambiava la probabilità di vincere
arena-column-promisee = Hanno vinto
arena-column-promisee-cash = Il loro cash
arena-column-gain = Oltre il caso
arena-outcome-kept = mantenuta
arena-outcome-broken = rotta
arena-column-level = Livello
arena-column-doubt = ±
arena-column-careful = Almeno
arena-column-budget-ms = Millisecondi per decisione
arena-column-budget-p = Partite simulate per decisione
arena-page-title = Quanto sono forti
arena-page-about = Ogni mano ha gli stessi luoghi, carte, dadi e gang, e si gioca con il candidato a turno in ogni posto. Gli intervalli sono del 95 %, estraendo di nuovo mani intere. Il caso è una vittoria fra tanti giocatori: la linea tratteggiata.
arena-page-made = gangland { $version }, regole { $rules }, bot { $bots }, { $compiled ->
    [yes] compilato
   *[no] interpretato
}; seme { $seed }; { $played } partite su { $games }
arena-chart = Un grafico della tabella qui sotto: { $title }
refusal-bad-league = { $file } non è una lega: { $reason }
refusal-damaged-run = La riga { $line } di { $file } è rovinata; toglietela, e la sua mano si rigioca.
refusal-damaged-games = La riga { $line } di { $file } è danneggiata; toglietela, e le sue partite si rigiocano.
refusal-games-in-use = In questo momento qualcuno sta misurando con { $file }.
refusal-empty-row = La riga { $row } non ha partite o non ha rivali.
refusal-no-run-folder = { $folder } contiene altro che una corsa dell’arena: indicate una cartella nuova, o vuota.
refusal-no-such-row = La riga { $row } parla di una riga che non c’è; ce ne sono { $rows }.
refusal-other-run = { $folder } contiene una corsa { $part ->
    [league] di un’altra lega, o con altre parole
    [version] di un’altra versione di Gangland
    [rules] secondo un’altra versione delle regole
    [packs] con altre carte
    [bots] di altri bot: ormai giocano diversamente
    [compiled] dell’altra versione, compilata o interpretata
   *[logged] con un altro numero di diari
}: indicate una cartella nuova.
refusal-run-in-use = Una corsa è in atto in { $folder } proprio ora.
refusal-unknown-cards = Non ci sono carte della versione «{ $cards }»; ci sono: { $known }.
refusal-unknown-league = Non c’è nessuna lega «{ $league }»; ci sono: { $known }, o un file che finisce in .toml.
refusal-what-to-play = Indicate --entrant con i bot da misurare, oppure --league, ma non entrambi.
