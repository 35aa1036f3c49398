### `gangland admin`: quello che chi ospita vede e fa accanto a un server forse acceso.

admin-help = elenca e chiude tavoli, esporta partite, cancella persone, bandisce nomi e indirizzi, legge le segnalazioni
admin-about = Lavora sulla cartella di un server, acceso o no; quello che fa è annotato lì in admin.log. Un server acceso obbedisce in pochi secondi.
admin-help-data = cartella del server
admin-help-database = database del server, se ne ha uno
admin-acts = che cosa fare
admin-metavar-act = ATTO
admin-metavar-table = TAVOLO
admin-metavar-who = CHI
admin-metavar-time = DURATA
admin-help-list = elenca i tavoli aperti o in corso
admin-help-all = anche quelli finiti
admin-help-close = chiude un tavolo per sempre
admin-help-export = scrive una partita in un log
admin-help-ban = non fa entrare nessuno con un nome, o da un indirizzo o una rete
admin-help-unban = fa entrare di nuovo
admin-help-bans = elenca chi è bandito
admin-help-log = mostra che cosa è stato fatto qui
admin-help-table = nome del tavolo, come nel suo indirizzo
admin-help-name = nome di un giocatore o di un account
admin-help-address = indirizzo o rete, per esempio 192.0.2.7 o 192.0.2.0/24
admin-help-for = per quanto tempo: minuti, ore o giorni, per esempio 30m, 12h o 7d (una settimana se non è detto altro)
admin-help-file = file da scrivere; non deve esistere ancora
admin-no-house = Non ci sono tavoli in { $folder }.
admin-cannot = Lì non si può fare: { $reason }
admin-no-table = Non c’è nessun tavolo { $table }.
admin-not-begun = La partita al tavolo { $table } non è cominciata.
admin-bad-time = «{ $text }» non è una durata: per esempio 30m, 12h o 7d, al massimo dieci anni.
admin-bad-address = «{ $text }» non è né un indirizzo né una rete.
admin-nobody = Nessun tavolo.
admin-no-bans = Nessuno è bandito.
admin-no-log = Qui non è ancora stato fatto niente.
admin-row = { $table }  { $game }  { $state ->
    [open] in attesa
    [running] in corso
   *[over] finita
}  { $when }  { $names }  { $maker }
admin-closed = Il tavolo { $table } è chiuso.
admin-will-close = Il tavolo { $table } sarà chiuso tra pochi secondi.
admin-exported = Scritto: { $file }
admin-banned = «{ $what }» non entra fino al { $until }.
admin-unbanned = «{ $what }» può entrare di nuovo.
admin-not-banned = «{ $what }» non è bandito.
