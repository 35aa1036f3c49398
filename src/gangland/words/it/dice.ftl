### Dadi che nessuno può conoscere né scegliere: catene, tiri e anelli (docs/fair-dice.md).

## Che cosa si dice al tavolo

story-without = L’anello { $gang-of } per i dadi non è arrivato in tempo: il tiro si rifà senza, e un bot tiene quel posto fino alla fine del round.
story-chained = { $gang-first } { $gang-number ->
    [one] va avanti con una nuova catena per i dadi
   *[other] vanno avanti con una nuova catena per i dadi
} da un prossimo round; fino ad allora i dadi si tirano senza la sua parte.
story-anew = Questa partita è cominciata su un altro server e continua qui. D’ora in poi i dadi vengono da nuove catene, su cui tutti si sono impegnati prima che si mostrasse qualcosa.
error-no-chains = I dadi di questo tavolo non vengono da catene.
error-bad-link = Questo non è il prossimo anello di quella catena.
error-bad-chain = Questa catena non si può usare qui.
error-many-chains = Questo posto ha consegnato troppe nuove catene in questo round: aspetta il prossimo.
error-dice-due = I dadi stanno rotolando: aspetta un momento.
refusal-no-chains = I dadi di questo tavolo non vengono da catene.
refusal-bad-chain = Questa catena è già in uso qui, o non lo è.
refusal-many-chains = Questo posto ha consegnato { $most } nuove catene in questo round: aspetta il prossimo.
refusal-dice-due = I dadi stanno rotolando: aspetta un momento.
refusal-sits-out = Il tuo anello per i dadi non è arrivato in tempo: un bot gioca per te fino al prossimo round.
refusal-bad-link = Un anello del tiro { $index } non è della catena su cui ci si era impegnati.
refusal-link-of-nobody = Nel tiro { $index } c’è un anello di un posto che non vi ha parte.
refusal-throw-order = Questo è il tiro { $found }; toccava al { $expected }.

## gangland verify

verify-metavar-seal = SIGILLO
verify-help-seal = il sigillo che hai annotato prima della partita; il diario è rifiutato se i suoi impegni sono altri
verify-help-noted = ciò che il tuo terminale o bot ha annotato mentre giocavi, da confrontare con il diario
verify-throws = { $rolls ->
    [one] L’unico tiro o pescata è proprio
   *[other] Tutti i { $rolls } tiri e pescate sono proprio
} ciò che danno gli anelli ({ $throws }).
verify-house = Provato: gli anelli del server ({ $throws }) sono della catena su cui si era impegnato, mostrata fino in fondo.
verify-house-so-far = Provato: gli anelli del server ({ $throws }) sono della catena su cui si era impegnato.
verify-seat = Provato: { $name } ha avuto un anello proprio in { $shown } tiri su { $throws }, ognuno della catena su cui si era impegnato.
verify-later = { $name } ha avuto un anello in { $later ->
    [one] un altro tiro, di una catena data
   *[other] altri { $later } tiri, di catene date
} durante la partita: un diario non può dire se dal giocatore o dal server.
verify-seat-fixed = { $name } ha aggiunto numeri prima della partita, che il server conosce da allora.
verify-seat-none = { $name } non ha aggiunto niente di suo.
verify-missed = Riga { $line }: l’anello di { $name } non è arrivato, e il tiro è stato rifatto senza. Se sia stato trattenuto, perso o non lasciato passare, nessun diario lo può dire.
verify-lost = Tiro { $index }: le note dicono che l’anello di { $name } è stato mandato, e mai che è arrivato. Può essersi perso per strada.
verify-chained = Riga { $line }: { $name } ha dato una nuova catena, che è valsa dal primo round di cui nessun altro aveva mostrato un anello.
verify-other = Riga { $line }: la catena data per { $name } non è stata fatta dove sono state prese queste note: l’ha fatta un altro dispositivo, o il server.
verify-anew = Riga { $line }: la partita è continuata su un altro server, con nuovi impegni di tutti. Ciò che segue è provato da questi.
verify-anew-not = Non provato, da nessun diario: che prima della riga { $line } non sia stato omesso niente. Chi sposta una partita può ometterne le ultime righe, e con esse i dadi visti; chi ha giocato sa fin dov’era arrivata.
verify-alone = { $alone ->
    [one] Un tiro era del solo server: poteva conoscerlo
   *[other] { $alone } tiri erano del solo server: poteva conoscerli
} in anticipo.
verify-league = Ciò che nessun diario prova: che nessuno di chi teneva una catena fosse d’accordo con il server. Ne basta uno che non lo era per dadi che nessuno poteva conoscere.
verify-seal-is = Sigillo degli impegni: { $seal }
verify-noted = Provato: gli impegni sono quelli annotati, e così i { $throws } tiri e i { $faces } dadi visti giocando.
verify-restored = { $times ->
    [one] Il server è tornato una volta a uno stato precedente della partita mentre si annotava.
   *[other] Il server è tornato { $times } volte a uno stato precedente della partita mentre si annotava.
} I dadi tirati prima erano conosciuti.
verify-sealed = Provato: gli impegni sono quelli di cui è stato annotato il sigillo.
verify-unnoted = Non provato: che questi impegni siano quelli visti prima della partita. Dai il sigillo che hai annotato (--seal), o ciò che il tuo terminale o bot ha annotato (--noted).
logerror-bad-notes = Questo file non è ciò che un terminale o un bot annota dei dadi.
logerror-chain-twice = Due delle catene sono uguali, quindi sono una sola.
logerror-dice-line = Questo non è ciò su cui ci si era impegnati.
logerror-no-throw = Questi dadi sono rotolati senza un tiro.
logerror-noted-commit = L’impegno del server non è quello annotato: { $found } invece di { $expected }.
logerror-noted-part = L’impegno di { $name } non è quello annotato: { $found } invece di { $expected }.
logerror-noted-seal = Il sigillo non è quello annotato: { $found } invece di { $expected }.
logerror-noted-throw = Il tiro numero { $number } non è quello visto: «{ $found }» invece di «{ $expected }».
logerror-noted-face = Il dado numero { $number } non è quello visto: { $found } invece di { $expected }.
logerror-noted-denied = Il server dice che l’anello di { $name } per il tiro { $index } non è arrivato, ma aveva detto di averlo.

## Al terminale

dice-sealed = I dadi sono sigillati. Chi gioca qui può leggerti lo stesso sigillo: { $seal }
dice-begun-anew = Questo dispositivo non ha la tua catena per i dadi; ne ha cominciata una nuova, che vale da un prossimo round.
dice-fault-commit = L’impegno del server sui dadi non è quello mostrato prima della partita. Da qui non si aggiunge più niente.
dice-fault-parts = Gli impegni sui dadi non sono quelli mostrati all’inizio della partita. Da qui non si aggiunge più niente.
dice-fault-own = Il server mostra per il tuo posto un’altra catena da quella su cui questo dispositivo si è impegnato. Da qui ai dadi non si aggiunge niente.
dice-fault-ahead = Il server chiede un anello prima del tempo. Da qui ai dadi non si aggiunge più niente.
dice-fault-order = Ciò che il server dice dei tiri non è in ordine: è successo altro dove toccava a un tiro, o un tiro è stato fatto senza il tuo anello. Da qui ai dadi non si aggiunge più niente.
dice-fault-denied = Il server aveva il tuo anello per i dadi, e ora dice che non è arrivato.
dice-fault-lost = Il tuo anello per i dadi è stato mandato da qui, ma il server dice che non è arrivato in tempo. Può essersi perso per strada.
dice-fault-other = Una nuova catena è stata data per il tuo posto, e non da questo dispositivo. Se non è stato un altro tuo dispositivo, è stato il server.
dice-fault-restored = Il server è tornato a uno stato precedente della partita, come dopo un ripristino. I dadi già tirati si conoscono; finché la partita non li ha superati, cadranno di nuovo uguali.
dice-checked = I dadi erano onesti: tutti i { $rolls } tiri e pescate vengono dagli anelli ({ $throws }), e sono ciò che si è visto qui. Note: { $file }
dice-unfair = I dadi non reggono: { $what }
dice-unchecked = Non è stato possibile controllare i dadi: il diario non era disponibile.

## Nel browser

seal-title = Il sigillo dei dadi
seal-note = Prima del primo tiro ognuno si è impegnato su una catena di numeri. A ogni tiro ogni dispositivo mostra il suo prossimo anello, e i dadi vengono da tutti gli anelli insieme: nessuno, nemmeno il server, può conoscerli o sceglierli finché una catena è onesta.
seal-compare = Questo sigillo vale per tutti gli impegni. Leggilo agli altri, o annotalo: chi ne vede un altro gioca con altri dadi.
seal-chain =
    { $own ->
        [yes] Tieni una catena.
       *[no] { $name } tiene una catena.
    }
seal-out =
    { $own ->
        [yes] Tieni una catena, ma non hai più parte nei tiri di questo round.
       *[no] { $name } tiene una catena, ma non ha più parte nei tiri di questo round.
    }
seal-fixed =
    { $own ->
        [yes] Hai aggiunto numeri prima della partita, che il server conosce da allora.
       *[no] { $name } ha aggiunto numeri prima della partita, che il server conosce da allora.
    }
seal-none = { $name } non ha niente di suo nei dadi; per i bot vale la catena del server.
seal-left = Quando questa pagina è stata messa via, i tuoi anelli di questo round sono rimasti al server, perché nessuno debba aspettare.
web-proof-throws = { $n ->
    [one] Un tiro.
   *[other] { $n } tiri.
} { $missed ->
    [0] Tutti gli anelli sono arrivati.
    [one] Un anello non è arrivato, e il suo tiro è stato rifatto.
   *[other] { $missed } anelli non sono arrivati, e i loro tiri sono stati rifatti.
} { $alone ->
    [0] Nessuno era del solo server.
    [one] Uno era del solo server: poteva conoscerlo in anticipo.
   *[other] { $alone } erano del solo server: poteva conoscerli in anticipo.
}
web-proof-fault-parts = Gli impegni non sono quelli che questo dispositivo ha visto all’inizio della partita.
web-proof-fault-links = Un anello non è della catena su cui ci si era impegnati.
web-proof-anew = Questa partita è venuta da un altro server. Qui si verificano i dadi tirati da allora; «gangland verify» verifica il diario intero.
web-proof-fault-order = I tiri non sono in ordine, o uno è stato fatto senza un anello dovuto.
web-proof-fault-throws = I tiri non sono quelli che questo dispositivo ha visto.
web-proof-fault-faces = I dadi non sono quelli che questo dispositivo ha visto.
web-proof-fault-denied = Il server aveva un tuo anello, e ha detto che non era arrivato.
