### Passkeys beside passwords: made and used in the browser, and what the server refuses of them.

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
passkey-name = What you call it
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
