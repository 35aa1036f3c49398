### `gangland join`: un posto al tavolo di un server, giocato nel terminale.

join-help = prendere posto al tavolo di un server, nel terminale
join-about = Gioca a un tavolo che qualcuno ospita con «gangland serve»: con persone nel browser, in altri terminali, e con bot. Un invito prende un posto libero; un link con una chiave riprende un posto che si ha già.
join-metavar-link = LINK
join-metavar-name = NOME
join-help-link = l’invito, http://host/t/TAVOLO, o il proprio link privato, che finisce con #key=…
join-help-name = il tuo nome al tavolo
join-help-watch = guardare senza prendere posto
join-bad-link = Questo non è un invito: «{ $link }». Un invito è fatto così: http://host/t/TAVOLO.
join-watch-alone = Uno spettatore non ha né chiave né nome: togli --watch, oppure la chiave e --name.
join-no-server = Nessuno risponde a { $url }: { $reason }
join-not-gangland = Non c’è un server Gangland che parli il nostro protocollo a { $url }.
join-other-version = Il server ha regole o carte diverse da questa versione di Gangland.
join-seated = Hai un posto. Il tuo link privato, con cui puoi tornare: { $link }
join-lobby = { $n ->
    [0] Al tavolo: { $names }. La partita sta per cominciare.
    [one] Al tavolo: { $names }. Un posto è ancora libero.
   *[other] Al tavolo: { $names }. { $n } posti sono ancora liberi.
}
join-waiting = Si aspetta: { $gangs-the }…
join-again = La connessione è caduta. Si riprova…
join-lost = Il server a { $url } non risponde più.
join-left =
    Te ne sei andato; forse un bot giocherà per te finché non torni. Per tornare:
    { $command }
join-left-watching = Te ne sei andato.
join-log = Il tavolo, con il suo diario e la sua storia: { $link }
join-here = { $name } è qui.
join-away = { $name } è assente.
join-caretaker = Un bot gioca per { $name }, finché non torna.
join-not-here = Al tavolo di un server non è possibile: il server tiene la partita, e ognuno ha la sua tastiera.
join-only-watching = Stai guardando: solo chi ha un posto può farlo.
refusal-not-your-seat = Quel posto non è il tuo.
system-econnrefused = a quell’indirizzo non ascolta nessuno
system-econnreset = la connessione è stata interrotta
system-ehostunreach = nessun percorso verso quell’indirizzo
system-enetunreach = nessun percorso verso quella rete
system-etimedout = nessuna risposta in tempo
