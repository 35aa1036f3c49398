### What an account and a device have besides: passkeys, notifications, the link to one’s own seat.

## Passkeys beside passwords

refusal-no-such-passkey = You have no such passkey.
refusal-passkey-copied = This passkey has been used somewhere else in the meantime, as a copy of it would be. Log in with your password, and remove it.
refusal-passkey-known = This passkey is already in use here.
refusal-passkey-late = That took too long, or was answered already. Please try again.
refusal-passkey-number = Passkeys need an address with a name, and this one is a number. On the host’s own machine open it as “localhost”.
refusal-passkey-refused = The passkey was not accepted.
refusal-passkey-unknown = No account here knows this passkey. It may have been removed.
refusal-too-many-passkeys = You already have { $count } passkeys. Remove one first.

passkey-title = Passkeys
passkey-lead = With a passkey you log in with your finger, your face or the code of your device: no name, no password, and nothing that could be stolen from this server.
passkey-none = You have no passkey yet.
passkey-add = Make a passkey
passkey-name = Name of the passkey
passkey-usual = My device
passkey-log-in = Log in with a passkey
passkey-or = or
passkey-made = Made { $day }
passkey-used = last used { $day }
passkey-unused = not used yet
passkey-where = works at { $rp }
passkey-rename = Rename
passkey-keep-name = Save
passkey-remove = Remove
passkey-remove-sure = Remove “{ $name }”?
passkey-remove-note = It will not open this account any more. Your password still does.
passkey-cancelled = Nothing was done: the passkey was not shown, or the time ran out.
passkey-here-already = This device already has a passkey for your account.
passkey-insecure = The browser keeps passkeys to pages that come over https, and this one does not. Ask your host for an https address, or on the host’s own machine open the page as “localhost”.
passkey-unsupported = This browser knows no passkeys.

## Being told on a device when it is one’s turn

error-no-push = This server sends nothing to devices.
refusal-push-endpoint = This server does not reach the push service of your browser.
refusal-push-keys = Your browser gave keys that cannot be used.
refusal-push-nobody = There is nothing to tell you of yet: take a seat, or log in first.

push-title = Gangland: your turn
push-body = { $name }, the table is waiting for you.

push-heading = Notifications
push-lead = At a slow table this device can tell you when it is your turn and you are away. It is told nothing else, and the push service in between cannot read it.
push-turn-on = Tell me on this device
push-turn-off = Tell me no more
push-on = This device is told.
push-off-here = This server sends nothing to devices.
push-insecure = The browser allows notifications only on pages that come over https, and this one does not. Ask your host for an https address.
push-unsupported = This browser cannot be told anything while its page is closed. On an iPhone or iPad, put the page on the home screen first.
push-blocked = The browser blocks notifications of this page. Allow them in its settings, and try again.
push-failed = The push service of your browser did not answer. Please try again later.

## The link to one’s own seat

link-open = Second device
link-title = Your seat on a second device
link-lead = Scan the code with your phone, or open the link there: it sits down at your seat, and both devices play it.
link-warning = Whoever has this link plays your seat. Show it to nobody.
link-code = QR code of the link to your seat
link-only-here = This address is known to this machine alone. Open the table here by the address your host gives to guests, and the link will work elsewhere, too.
