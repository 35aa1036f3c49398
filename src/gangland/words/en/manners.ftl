### Manners at the table: to hear no more of somebody, and to tell the host about them.

mute-talk = Mute what they say
mute-again = Hear them again
mute-note = You read none of what they say. They are not told.
mute-done = You hear no more of { $gang }. They are not told.
mute-over = You hear { $gang } again.
mute-whom = Whom? For example: mute { $whom }
cmd-mute = mute
help-mute = hear no more of what somebody says: “mute { $whom }”; “mute { $whom } no” hears them again

report-title = Tell the host about them
report-note = The host is sent what they last said to you, your name and your reason. { $gang } is not told.
report-why = What is it about?
report-abuse = Insults or hatred
report-spam = Flooding the talk
report-cheating = Cheating
report-name = An offensive name
report-other = Something else
report-text = What happened, if you like
report-send = Tell the host
report-sent = The host has been told.
report-whom = Whom, and why? For example: report { $whom } 1 what happened
report-number = { $n } { $why }
cmd-report = report
help-report = tell the host about somebody: “report { $whom }” shows how

refusal-nobody-else = There is nobody else in that seat.
refusal-only-a-bot = A bot plays there. It can be muted, but not reported.
refusal-too-many-reports = The host has had many reports from your address. Try again in an hour.
refusal-reported-already = The host has been told about them a short while ago.

## gangland admin

admin-help-reports = show what people told you about others
admin-help-settle = put a report away
admin-help-number = number of the report
admin-metavar-number = NUMBER
admin-no-reports = No reports.
admin-no-report = There is no report { $number }.
admin-settled = Report { $number } is put away.
admin-report = { $number }  { $when }  table { $table }: { $why }
admin-report-about = about { $who }
admin-report-by = told by { $who }
admin-report-text = “{ $text }”
admin-report-lines = What they had heard:
admin-report-silence = They had heard nothing.
