### Che cosa hanno in più un account e un dispositivo: passkey, notifiche, il link al proprio posto.

## Passkey accanto alle password

refusal-no-such-passkey = Non hai una passkey così.
refusal-passkey-copied = Nel frattempo questa passkey è stata usata altrove, come farebbe una sua copia. Accedi con la password e rimuovila.
refusal-passkey-known = Questa passkey è già in uso qui.
refusal-passkey-late = C’è voluto troppo, o la risposta era già stata data. Riprova.
refusal-passkey-number = Le passkey vogliono un indirizzo con un nome, e questo è un numero. Sulla macchina di chi ospita aprilo come «localhost».
refusal-passkey-refused = La passkey non è stata accettata.
refusal-passkey-unknown = Nessun account di qui conosce questa passkey. Forse è stata rimossa.
refusal-too-many-passkeys = Hai già { $count } passkey. Prima rimuovine una.

passkey-title = Passkey
passkey-lead = Con una passkey accedi col dito, col volto o col codice del dispositivo: né nome né password, e nulla che si possa rubare da questo server.
passkey-none = Non hai ancora una passkey.
passkey-add = Crea una passkey
passkey-name = Nome della passkey
passkey-usual = Il mio dispositivo
passkey-log-in = Accedi con una passkey
passkey-or = oppure
passkey-made = Creata il { $day }
passkey-used = usata il { $day }
passkey-unused = non ancora usata
passkey-where = vale per { $rp }
passkey-rename = Rinomina
passkey-keep-name = Salva
passkey-remove = Rimuovi
passkey-remove-sure = Rimuovere «{ $name }»?
passkey-remove-note = Non aprirà più questo account. La password lo apre ancora.
passkey-cancelled = Non è stato fatto nulla: la passkey non è stata mostrata, o il tempo è scaduto.
passkey-here-already = Questo dispositivo ha già una passkey per il tuo account.
passkey-insecure = Il browser riserva le passkey alle pagine che arrivano per https, e questa non lo è. Chiedi a chi ospita un indirizzo https o, sulla sua macchina, apri la pagina come «localhost».
passkey-unsupported = Questo browser non conosce le passkey.

## Essere avvisati su un dispositivo quando tocca a sé

error-no-push = Questo server non manda nulla ai dispositivi.
refusal-push-endpoint = Questo server non raggiunge il servizio di notifiche del tuo browser.
refusal-push-keys = Il tuo browser ha dato chiavi che non si possono usare.
refusal-push-nobody = Non c’è ancora nulla di cui avvisarti: prendi un posto o accedi prima.

push-title = Gangland: tocca a te
push-body = { $name }, il tavolo ti aspetta.

push-heading = Notifiche
push-lead = A un tavolo lento questo dispositivo può avvisarti quando tocca a te e non ci sei. Non gli si dice altro, e il servizio di notifiche nel mezzo non può leggerlo.
push-turn-on = Avvisami su questo dispositivo
push-turn-off = Non avvisarmi più
push-on = Questo dispositivo viene avvisato.
push-off-here = Questo server non manda nulla ai dispositivi.
push-insecure = Il browser permette le notifiche solo sulle pagine che arrivano per https, e questa non lo è. Chiedi a chi ospita un indirizzo https.
push-unsupported = Questo browser non può essere avvisato quando la sua pagina è chiusa. Su un iPhone o un iPad metti prima la pagina nella schermata Home.
push-blocked = Il browser blocca le notifiche di questa pagina. Permettile nelle sue impostazioni e riprova.
push-failed = Il servizio di notifiche del tuo browser non ha risposto. Riprova più tardi.

## Il link al proprio posto

link-open = Secondo dispositivo
link-title = Il tuo posto su un secondo dispositivo
link-lead = Scansiona il codice col telefono, o apri lì il link: si siede al tuo posto, e lo giocano tutti e due i dispositivi.
link-warning = Chi ha questo link gioca il tuo posto. Non mostrarlo a nessuno.
link-code = Codice QR del link al tuo posto
link-only-here = Solo questa macchina conosce questo indirizzo. Apri qui il tavolo all’indirizzo che chi ospita dà agli invitati, e il link varrà anche altrove.
