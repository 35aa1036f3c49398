### Accounts in the browser: optional, to find one's tables again on another device.

web-account = Account
web-account-of = Account: { $name }
web-account-lead = You can play everything without an account. With one you find your tables again, and take your seats back on any device.
web-accounts-off = The host of this server offers no accounts. You can play all the same.
web-password = Password
web-password-note = At least { $n } characters. Nobody can restore a forgotten one.
web-password-short = The password needs at least { $n } characters.
web-log-in = Log in
web-log-in-note = I already have an account
web-register = Make an account
web-register-note = I have no account yet
web-log-out = Log out
web-logged-in = You are logged in as { $name }. A seat you take now belongs to your account.
web-session-over = You have been logged out. Please log in again.
web-my-tables = My tables
web-my-tables-all = All tables of my account
web-my-tables-none = No tables yet. Every seat you take while logged in is kept here.
web-my-seat = Seat { $n }, as { $name }
web-my-state = { $state ->
    [open] still being filled
    [over] over
   *[running] under way
}
web-my-wait = waiting for { $names }
web-take-seat = Go to my seat
web-seat-kept = The seat will belong to your account ({ $name }).
web-seat-unkept = Log in first, and you can go on with this seat on any device
