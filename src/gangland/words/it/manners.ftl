### Buone maniere: non sentire più qualcuno, e segnalarlo all’host.

mute-talk = Non leggere più ciò che dice
mute-again = Sentirlo di nuovo
mute-note = Non leggi nulla di ciò che dice. Non viene a saperlo.
mute-done = Non senti più { $gang }. Non viene a saperlo.
mute-over = Senti di nuovo { $gang }.
mute-whom = Chi? Per esempio: zittire { $whom }
cmd-mute = zittire
help-mute = non sentire più qualcuno: «zittire { $whom }»; «zittire { $whom } no» lo fa sentire di nuovo

report-title = Segnalare all’host
report-note = L’host riceve ciò che ti è stato detto per ultimo, il tuo nome e il motivo. { $gang } non viene a saperlo.
report-why = Di che si tratta?
report-abuse = Insulti o odio
report-spam = Messaggi a raffica
report-cheating = Imbrogli
report-name = Nome offensivo
report-other = Altro
report-text = Che cosa è successo, se vuoi
report-send = Dirlo all’host
report-sent = L’host è stato avvisato.
report-whom = Chi, e perché? Per esempio: segnalare { $whom } 1 che cosa è successo
report-number = { $n } { $why }
cmd-report = segnalare
help-report = segnalare qualcuno all’host: «segnalare { $whom }» mostra come

refusal-nobody-else = Non c’è nessun altro a quel posto.
refusal-only-a-bot = Lì gioca un bot. Si può zittire, non segnalare.
refusal-too-many-reports = L’host ha ricevuto molte segnalazioni dal tuo indirizzo. Riprova tra un’ora.
refusal-reported-already = L’host è stato avvisato poco fa.

## gangland admin

admin-help-reports = mostrare ciò che ti è stato segnalato
admin-help-settle = archiviare una segnalazione
admin-help-number = numero della segnalazione
admin-metavar-number = NUMERO
admin-no-reports = Nessuna segnalazione.
admin-no-report = Non c’è una segnalazione { $number }.
admin-settled = La segnalazione { $number } è archiviata.
admin-report = { $number }  { $when }  tavolo { $table }: { $why }
admin-report-about = su { $who }
admin-report-by = segnalato da { $who }
admin-report-text = «{ $text }»
admin-report-lines = Che cosa era stato sentito:
admin-report-silence = Nulla era stato sentito.
