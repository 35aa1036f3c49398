### Il tavolo sul web: errori e rifiuti del server, `gangland serve`, `gangland verify`, posta.

## Che cosa non va in un messaggio o in una richiesta

error-account-taken = Esiste già un account con quel nome.
error-no-lesson = Qui non c’è nessuna lezione da saltare.
error-another-seat = Questa connessione siede già altrove.
error-bad-key = Questa chiave non apre nessun posto qui.
error-begun = La partita è già cominciata.
error-csrf = Questa richiesta non viene dalla pagina del tavolo.
error-hello-first = Connessione non presentata («hello» mancante).
error-internal = Qualcosa è andato storto sul server. Nulla è cambiato.
error-invalid = Questo messaggio è incompleto o contraddittorio.
error-malformed = Questo non è un messaggio.
error-no-accounts = Su questo server non ci sono account.
error-no-client = Le pagine del tavolo non sono state costruite in questo server.
error-no-spectators = A questo tavolo nessuno può guardare.
error-no-such-page = Pagina non trovata.
error-no-such-table = Questo tavolo non esiste.
error-not-json = Dovrebbe essere JSON.
error-not-logged-in = Prima bisogna accedere.
error-not-over = Non prima della fine della partita.
error-not-the-host = Solo chi ospita può farlo.
error-not-your-seat = Per farlo ti serve un posto a questo tavolo.
error-oversized = Questo messaggio è troppo lungo.
error-rate-limited = Troppo in una volta. Aspetta un momento.
error-storage = Il server non è riuscito a salvarlo. Nulla è cambiato.
error-too-large = È troppo grande.
error-too-many = A questo tavolo non c’è più posto per ospiti.
error-too-many-connections = Ci sono troppe connessioni dal tuo indirizzo. Chiudi le altre schede di questo tavolo, o torna tra poco.
error-unknown = Non conosco questo genere di messaggio.
error-unknown-game = Questo gioco non esiste.
error-unknown-lang = Questa lingua non esiste.
error-wrong-host = Il server non risponde a quel nome.
error-wrong-method = Qui non si può fare.
error-wrong-origin = Questo viene da un altro sito.

## Perché un tavolo non fa qualcosa

refusal-account-taken = Esiste già un account con quel nome.
refusal-bad-pack = Le carte di questo pacchetto non si possono usare.
refusal-begun = La partita è già cominciata.
refusal-has-caretaker = Per quel posto gioca già un sostituto.
refusal-house-full = Ci sono troppi tavoli su questo server.
refusal-no-fight-there = Lì non c’è nessuno scontro tuo.
refusal-no-such-pack = Su questo server non c’è nessun pacchetto «{ $pack }».
refusal-no-such-table = Quel tavolo non è fra i tuoi.
refusal-no-such-version = La partita non è ancora arrivata lì.
refusal-no-vote-there = In quel posto non c’è nessuno su cui votare.
refusal-not-a-deal = Questo non è un accordo.
refusal-not-an-action = Questo è un accordo, non una risposta alla domanda.
refusal-not-away = Chi gioca lì è presente.
refusal-not-begun = La partita non è cominciata.
refusal-not-understood = Il server non ha capito. Nulla è cambiato.
refusal-open-seats = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
refusal-stale = Nel frattempo qualcosa è cambiato: guarda di nuovo.
refusal-table-full = Nessun posto è libero.
refusal-too-much = È molto da chiedere in una volta: aspetta un momento.
refusal-wrong-password = Nome o password errati.

## gangland serve

serve-help = ospitare tavoli sul web
serve-about = Ospita tavoli per browser, terminali e bot. Tutto è salvato in una sola cartella; solo questa macchina può collegarsi, a meno che --host dica altro.
serve-help-host = indirizzo su cui ascoltare; 0.0.0.0 lascia collegare le altre macchine
serve-help-port = porta su cui ascoltare; 0 è una qualsiasi libera
serve-help-workers = quanti processi servono gli stessi tavoli su questa macchina (solo con PostgreSQL)
serve-help-data = cartella in cui sono salvati i tavoli
serve-help-config = file di impostazioni (TOML); senza, gangland.toml nella cartella di --data
serve-help-public-url = dove gli ospiti trovano il server, per gli inviti, per esempio https://example.org
serve-help-name = un nome a cui il server risponde, oltre ai suoi indirizzi; si può ripetere
serve-help-pack = un pacchetto che gli ospiti possono scegliere, come NOME=FILE; si può ripetere
serve-no-traces = Si vogliono delle tracce ([watch] traces), ma ciò che le invia non è installato: { $command }
expected-metrics-key = ci si aspettavano almeno 24 lettere, cifre o segni, senza spazi
serve-metavar-address = INDIRIZZO
serve-metavar-port = PORTA
serve-metavar-number = NUMERO
serve-metavar-folder = CARTELLA
serve-metavar-url = URL
serve-metavar-name = NOME
serve-metavar-pack = NOME=FILE
serve-at = I tavoli sono su { $url } e salvati in { $folder }. Premi Ctrl+C per fermare.
serve-play-at = Il tuo tavolo è su { $url }
    Premi Ctrl+C per fermare; la partita è salvata.
serve-stopped = Fermato. Tutte le partite sono salvate.
serve-bad-settings = Le impostazioni in { $where } sono sbagliate: { $reason }
serve-bad-pack = «{ $text }» dovrebbe essere NOME=FILE.
serve-bad-port = Una porta è un numero da 0 a { $highest }.
serve-cannot-listen = Impossibile ascoltare su { $host }, porta { $port }: { $reason }
serve-folder-taken = Un altro server salva già i suoi tavoli in { $folder }.
serve-help-database = un database PostgreSQL in cui salvare i tavoli, come postgresql://user@host/name; più server possono condividerlo (meglio nell’ambiente, GANGLAND_DATABASE, che qui, dove altri vedono la password)
serve-metavar-database = URL
serve-no-driver = PostgreSQL richiede una libreria in più: { $command }
serve-bad-database = Il database si indica come { $example }, o per niente.
serve-no-database = Impossibile salvare i tavoli nel database { $place }: { $reason }
serve-workers-database = Più processi hanno bisogno di un PostgreSQL in comune (--database, come { $example }): un file appartiene a un solo processo, e due giocherebbero ciascuno i suoi bot e conterebbero ciascuno i suoi tempi.
serve-no-worker = Un processo è terminato prima di servire; che cosa ne ha detto sta qui sopra.
serve-cannot-keep = Impossibile salvare i tavoli in { $folder }: { $reason }

## gangland verify

verify-help = controllare i dadi di una partita giocata sul web
verify-about = Ricalcola ogni tiro e ogni pescata di un diario da ciò su cui il server e i posti si erano impegnati prima della partita, e dice che cosa questo prova e che cosa no.
verify-help-file = diario di una partita finita
verify-fine = { $rolls ->
    [one] L’unico tiro o pescata è proprio
   *[other] Tutti i { $rolls } tiri e pescate sono proprio
} ciò che danno il seme e i numeri dei posti.
verify-commit = Il server si era impegnato sul suo seme prima della partita.
verify-contributed = { $contributed } posti su { $seats } hanno aggiunto numeri propri.
verify-nobody = Nessun posto ha aggiunto numeri propri: per questi dadi garantisce solo la parola del server.
verify-unfinished = In questo diario la partita non è arrivata alla fine.
logerror-commit-broken = Il seme non è quello su cui il server si era impegnato: { $found } invece di { $expected }.
logerror-dice-differ = I dadi dicono altro: «{ $found }» dovrebbe essere «{ $expected }».
logerror-dice-part = Questo non è un numero esadecimale: { $part }.
logerror-dice-parts = Le parti dei dadi non sono complete: { $found } posti su { $expected }.
logerror-dice-recipe = Questi dadi seguono una ricetta che qui non si conosce: { $found } (note: { $known }).
logerror-no-commit = Questa partita non è stata giocata con dadi che si possano controllare.
logerror-no-proof-from-position = Questa partita non è cominciata dall’inizio ma da una posizione scritta a mano: i suoi dadi non ne provano nulla.
logerror-not-revealed = Il seme del server non è in questo diario: si mostra quando la partita è finita.

## Posta delle partite lente

mail-subject = { $n ->
    [one] Un tavolo ti aspetta
   *[other] { $n } tavoli ti aspettano
}
mail-greeting = Ciao { $name },
mail-line = Tocca a te: { $url }
mail-end = Ricevi questa posta perché chi ospita questi tavoli l’ha impostata per te.
