### Gli account nel browser: facoltativi, per ritrovare i propri tavoli su un altro dispositivo.

web-account = Account
web-account-of = Account: { $name }
web-account-lead = Si può giocare a tutto senza account. Con un account ritrovi i tuoi tavoli e riprendi i tuoi posti su qualsiasi dispositivo.
web-accounts-off = Chi ospita questo server non offre account. Puoi giocare lo stesso.
web-password = Password
web-password-note = Almeno { $n } caratteri. Nessuno può ripristinarne una dimenticata.
web-password-short = La password deve avere almeno { $n } caratteri.
web-log-in = Accedi
web-log-in-note = Ho già un account
web-register = Crea un account
web-register-note = Non ho ancora un account
web-log-out = Esci
web-logged-in = Hai effettuato l’accesso come { $name }. Un posto preso ora appartiene al tuo account.
web-session-over = L’accesso è scaduto. Accedi di nuovo.
web-my-tables = I miei tavoli
web-my-tables-all = Tutti i tavoli del mio account
web-my-tables-none = Ancora nessun tavolo. Ogni posto preso dopo l’accesso si conserva qui.
web-my-seat = Posto { $n }, come { $name }
web-my-state = { $state ->
    [open] si sta riempiendo
    [over] finita
   *[running] in corso
}
web-my-wait = si aspetta { $names }
web-take-seat = Vai al mio posto
web-seat-kept = Il posto apparterrà al tuo account ({ $name }).
web-seat-unkept = Accedi prima, e potrai riprendere questo posto su qualsiasi dispositivo
