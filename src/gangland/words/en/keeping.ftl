### What a server keeps of people, and for how long; games that come from elsewhere.

admin-metavar-name = NAME
admin-metavar-seat = SEAT
admin-help-erase = erase what is kept of a person; their games stay, without their name and words
admin-help-account = name of an account
admin-help-seat = a seat instead of an account, counted from 1 as list has them
admin-erase-whom = Name an account, or a seat with --seat, and not both.
admin-no-account = There is no account “{ $name }”.
admin-no-person = At table { $table } there is no person at seat { $seat }.
admin-erased = Erased. { $tables ->
    [0] There was no seat at any table.
    [one] The game at one table stays, without name and words.
   *[other] The games at { $tables } tables stay, without name and words.
} Backups from before are yours to look after.
admin-erased-seat = Who sat at seat { $seat } of table { $table } is erased. Backups from before are yours to look after.
refusal-password-name = The password must not be your name.
refusal-password-common = Too many people have this password. Please think of another.
refusal-no-such-session = You are not logged in there any more.
admin-help-import = take games in from their logs, once their dice are proved; what is under way goes on here
admin-help-files = logs, as export writes them or players have saved them
admin-imported = { $file }: table { $table }, to be read by everybody at { $address }
admin-imported-before = { $file }: is here already, at table { $table }
admin-goes-on = { $file }: table { $table }; it goes on at { $address } as soon as its people have come. Hand out these links, each to whom the seat belongs: whoever has one sits there.
admin-link = { $name }: { $link }
admin-link-host = you, to free a seat whose person does not come
admin-not-imported = Nothing was taken in. { $reason }
logerror-cannot-go-on = This game cannot go on here.
admin-help-kept = show what is kept of people, and for how long
admin-bad-settings = The settings cannot be read: { $where }
admin-kept = { $what }: { $time }
admin-kept-finished = games that are over ({ $n })
admin-kept-talk = what was said in them
admin-kept-accounts = accounts that are not used ({ $n } in all)
admin-kept-sessions = sessions that are not used ({ $n } in all)
admin-kept-reports = reports ({ $n })
admin-kept-bans = bans ({ $n })
admin-kept-admin-log = lines of admin.log ({ $n })
admin-kept-for-ever = for ever
admin-kept-until = until they are over
admin-kept-days = { $n ->
    [one] one day
   *[other] { $n } days
}

## One’s own account in the browser

own-password = Change my password
own-password-note = At least { $n } characters, and neither your name nor what everybody takes. Your other devices are logged out.
own-password-old = Password so far
own-password-new = New password
own-password-change = Change it
own-password-changed = Your password is changed.
own-password-wrong = That is not your password.
own-sessions = Where I am logged in
own-session-here = This device
own-session-there = Device { $n }
own-session-since = since { $day }
own-session-used = last used { $day }
own-session-end = Log out there
own-session-end-all = Log out everywhere else
own-erase = Erase my account
own-erase-lead = What this server keeps of you goes. The games you played stay for the others, without your name and your words.
own-erase-sure = Erase the account of { $name }?
own-erase-note = This cannot be undone. Your account, your passkeys, your names at tables and all you wrote there are erased; where a game is under way, a bot plays on for you. Confirm it with your password, or with a passkey.
own-erase-passkey = Erase with a passkey
