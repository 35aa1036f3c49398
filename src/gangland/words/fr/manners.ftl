### Bonnes manières : ne plus entendre quelqu’un, et le signaler à l’hôte.

mute-talk = Ne plus lire ses paroles
mute-again = L’entendre à nouveau
mute-note = Vous ne lisez rien de ses paroles. Rien ne lui est dit.
mute-done = Vous n’entendez plus { $gang }. Rien ne lui est dit.
mute-over = Vous entendez à nouveau { $gang }.
mute-whom = Qui ? Par exemple : taire { $whom }
cmd-mute = taire
help-mute = ne plus entendre quelqu’un : « taire { $whom } » ; « taire { $whom } non » le fait entendre à nouveau

report-title = Signaler à l’hôte
report-note = L’hôte reçoit ce qui vous a été dit en dernier, votre nom et votre raison. Rien n’est dit à { $gang }.
report-why = De quoi s’agit-il ?
report-abuse = Insultes ou haine
report-spam = Messages à répétition
report-cheating = Triche
report-name = Nom offensant
report-other = Autre chose
report-text = Ce qui s’est passé, si vous voulez
report-send = Le dire à l’hôte
report-sent = L’hôte est prévenu.
report-whom = Qui, et pourquoi ? Par exemple : signaler { $whom } 1 ce qui s’est passé
report-number = { $n } { $why }
cmd-report = signaler
help-report = signaler quelqu’un à l’hôte : « signaler { $whom } » dit comment

refusal-nobody-else = Il n’y a personne d’autre à cette place.
refusal-only-a-bot = Un bot joue là. On peut le faire taire, pas le signaler.
refusal-too-many-reports = L’hôte a reçu beaucoup de signalements de votre adresse. Réessayez dans une heure.
refusal-reported-already = L’hôte en a été prévenu il y a peu.

## gangland admin

admin-help-reports = montrer ce qu’on vous a signalé
admin-help-settle = classer un signalement
admin-help-number = numéro du signalement
admin-metavar-number = NUMÉRO
admin-no-reports = Aucun signalement.
admin-no-report = Il n’y a pas de signalement { $number }.
admin-settled = Le signalement { $number } est classé.
admin-report = { $number }  { $when }  table { $table } : { $why }
admin-report-about = au sujet de { $who }
admin-report-by = signalé par { $who }
admin-report-text = « { $text } »
admin-report-lines = Ce qui avait été entendu :
admin-report-silence = Rien n’avait été entendu.
