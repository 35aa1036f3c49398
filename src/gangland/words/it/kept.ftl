### Le partite conservate: il loro elenco, come riprenderne una, e che cosa ha lasciato un blackout.

## gangland games

games-help = elencare le partite conservate, e come riprenderle
games-about = Elenca le partite conservate, le più recenti per prime: quelle giocate nel terminale e quelle ai tavoli, con chi vi siede, a chi tocca, e il comando per riprendere ciascuna. Intanto un server può essere in funzione.
games-metavar-place = POSTO
games-help-place = un altro file o un’altra cartella dove cercare diari
games-help-all = tutte, non solo le { $most } più recenti
games-help-json = in JSON, per i programmi
games-none = Qui non è ancora conservata nessuna partita. Per cominciarne una: gangland play
games-more = { $n ->
    [one] È conservata anche una partita più vecchia: { $command }
   *[other] Sono conservate anche { $n } partite più vecchie: { $command }
}
kept-line = { $game } · { $when } · { $how }
kept-running = round { $round } di { $rounds } · si aspetta { $turn }
kept-begins = appena cominciata · si aspetta { $turn }
kept-over = finita · ha vinto { $winner }
kept-unreadable = Illeggibile · { $when } · { $problem }
kept-seats = {"  "}{ $seats } · { $where }
kept-in-terminal = giocata nel terminale
kept-in-browser = giocata nel browser, conservata in { $folder }
kept-in-hosted = tavolo ospitato, conservato in { $folder }
kept-open-now = {"  "}aperta in questo momento su { $url }
kept-busy = {"  "}qualcuno la sta giocando in questo momento
kept-then-open = {"  "}poi aprire lì la pagina { $page }
kept-being-played = Questa partita è già aperta, su { $url }

## Going on, where a new game could begin

offer-unfinished = Partite che non hai finito:
offer-ask = { $n ->
    [one] 1 la riprende, Invio comincia una nuova partita, q esce:
   *[other] Un numero da 1 a { $n } riprende, Invio comincia una nuova partita, q esce:
}
offer-notice = C’è una partita che non hai finito: { $game }
    Per riprenderla: { $command }
cli-metavar-table = TAVOLO
play-help-table = riprendere questa partita nel browser; «gangland games» le elenca
refusal-not-with-table = { $option } non va con --table: quella partita è già cominciata.
refusal-no-kept-table = Qui non è conservata nessuna partita con quel nome: «{ $table }». «gangland games» elenca quelle che ci sono.
refusal-other-game = { $option } indica un file di un altro gioco ({ $game }), non di { $given }. Togli --game.
refusal-position-options = { $n ->
    [0] La posizione si gioca senza opzioni, non con «{ $given }». Togli --options, o cambia la posizione.
   *[other] La posizione si gioca con le opzioni «{ $options }», non con «{ $given }». Togli --options, o cambia la posizione.
}
serve-port-taken = La porta { $port }, dove i tuoi tavoli erano l’ultima volta, è occupata da un altro programma. Ora il browser li trova altrove, senza le sue impostazioni.

## Logs that are not as they were

torn-left-out = L’ultima riga è strappata, come da un blackout. Qui è tralasciata; tutte le altre sono intere.
torn-set-aside = { $file }: l’ultima riga era strappata, come da un blackout. È conservata in { $aside }, e la partita riprende dalla riga precedente.
logerror-no-pack = Il pacchetto con cui è stata giocata questa partita non è qui. L’impronta del suo contenuto è { $wanted }. Indica il suo file con --pack FILE. Ecco che cosa si è trovato:
    { $tried }
logerror-pack-own = il pacchetto del gioco stesso
logerror-pack-other = {"  "}{ $files }: contenuto { $hash }…
logerror-pack-broken = {"  "}{ $files }: non è un pacchetto per questo gioco ({ $problem })
cli-metavar-round = ROUND
replay-help-round = raccontare solo questo round; 0 è la preparazione
replay-help-pack = i file del pacchetto del diario, se non sono più dove dice; quello giusto si riconosce dal contenuto
refusal-no-such-round = In questo diario non c’è un round { $round }: ha i round da { $first } a { $last }.

## Letting friends in

serve-only-here = Solo questa macchina può collegarsi. Per far entrare gli amici della tua rete, ferma e lancia:
serve-friends-open = { $n ->
    [one] Gli amici aprono questo indirizzo:
   *[other] Gli amici aprono uno di questi indirizzi:
}
serve-no-network = Questa macchina non ha un indirizzo di rete che altri possano aprire.
wrong-host-title = Nessun tavolo a questo indirizzo
wrong-host-about = Questo server non si chiama «{ $host }», perciò qui non mostra nulla.
wrong-host-guest = Se ti ha invitato qualcuno, chiedigli l’indirizzo che il server ha mostrato all’avvio.
wrong-host-own = Se il server è tuo, avvialo con questo nome, o scrivi il nome in gangland.toml:
