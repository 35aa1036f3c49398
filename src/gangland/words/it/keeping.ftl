### Che cosa un server conserva delle persone, e per quanto; le partite venute da altrove.

admin-metavar-name = NOME
admin-metavar-seat = POSTO
admin-help-erase = cancella ciò che è conservato di una persona; le sue partite restano, senza il suo nome e le sue parole
admin-help-account = nome di un account
admin-help-seat = un posto invece di un account, contato da 1 come in list
admin-erase-whom = Indica un account, oppure un posto con --seat, ma non entrambi.
admin-no-account = Non c’è nessun account «{ $name }».
admin-no-person = Al tavolo { $table } non c’è nessuna persona al posto { $seat }.
admin-erased = Cancellato. { $tables ->
    [0] Non c’era alcun posto a nessun tavolo.
    [one] La partita a un tavolo resta, senza nome e parole.
   *[other] Le partite a { $tables } tavoli restano, senza nome e parole.
} Le copie fatte prima spettano a te.
admin-erased-seat = Chi sedeva al posto { $seat } del tavolo { $table } è cancellato. Le copie fatte prima spettano a te.
refusal-password-name = La password non deve essere il tuo nome.
refusal-password-common = Troppe persone hanno questa password. Pensane un’altra.
refusal-no-such-session = Lì non hai più effettuato l’accesso.
admin-help-import = accogliere partite dai loro diari, una volta provati i dadi; quelle in corso continuano qui
admin-help-files = log, come li scrive export o come li hanno salvati i giocatori
admin-imported = { $file }: tavolo { $table }, leggibile da tutti a { $address }
admin-imported-before = { $file }: è già qui, al tavolo { $table }
admin-goes-on = { $file }: tavolo { $table }; continua a { $address } appena i suoi giocatori sono arrivati. Dai ognuno di questi link a chi appartiene il posto: chi ce l’ha si siede lì.
admin-link = { $name }: { $link }
admin-link-host = tu, per liberare il posto di chi non viene
admin-not-imported = Nulla è stato accolto. { $reason }
logerror-cannot-go-on = Questa partita non può continuare qui.
admin-help-kept = mostra che cosa è conservato delle persone, e per quanto
admin-bad-settings = Le impostazioni non si leggono: { $where }
admin-kept = { $what }: { $time }
admin-kept-finished = partite finite ({ $n })
admin-kept-talk = ciò che vi è stato detto
admin-kept-accounts = account non usati ({ $n } in tutto)
admin-kept-sessions = accessi non usati ({ $n } in tutto)
admin-kept-reports = segnalazioni ({ $n })
admin-kept-bans = bandi ({ $n })
admin-kept-admin-log = righe di admin.log ({ $n })
admin-kept-for-ever = per sempre
admin-kept-until = finché durano
admin-kept-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}

## Il proprio account nel browser

own-password = Cambia la mia password
own-password-note = Almeno { $n } caratteri, e né il tuo nome né quello che prendono tutti. Gli altri tuoi dispositivi vengono disconnessi.
own-password-old = Password attuale
own-password-new = Nuova password
own-password-change = Cambiala
own-password-changed = La tua password è cambiata.
own-password-wrong = Questa non è la tua password.
own-sessions = Dove ho effettuato l’accesso
own-session-here = Questo dispositivo
own-session-there = Dispositivo { $n }
own-session-since = dal { $day }
own-session-used = usato il { $day }
own-session-end = Disconnetti
own-session-end-all = Disconnetti ovunque tranne qui
own-erase = Cancella il mio account
own-erase-lead = Ciò che questo server conserva di te sparisce. Le partite che hai giocato restano per gli altri, senza il tuo nome e le tue parole.
own-erase-sure = Cancellare l’account di { $name }?
own-erase-note = Non si torna indietro. Il tuo account, le tue passkey, i tuoi nomi ai tavoli e tutto ciò che vi hai scritto vengono cancellati; dove una partita è in corso, un bot gioca al posto tuo. Conferma con la password o con una passkey.
own-erase-passkey = Cancella con una passkey
