### `gangland backup` e `gangland restore`: una copia intera dei tavoli di un server, e ritorno.

backup-help = copia tutti i tavoli di un server in un file, mentre è in funzione
backup-about = Copia per intero il database di un server, in funzione o no; copiarne il file a mano perderebbe ciò che è stato scritto per ultimo. Di un server su PostgreSQL si fa la copia con pg_dump.
backup-help-file = file da scrivere; non deve ancora esistere
backup-cannot = Non è stato scritto niente in { $file }: { $reason }
backup-done = { $n ->
    [one] Scritto: { $file }, con un tavolo. Contiene i semi delle partite in corso: tienilo per te.
   *[other] Scritto: { $file }, con { $n } tavoli. Contiene i semi delle partite in corso: tienilo per te.
}
restore-help = rimetti una copia al posto dei tavoli di un server
restore-about = Mette un file di gangland backup nella cartella di un server, dove nessun server è in funzione. Ciò che c’è già viene sostituito solo se lo dici, e resta conservato accanto.
restore-help-file = file di gangland backup
restore-help-replace = sostituisci i tavoli che ci sono; restano conservati in un file accanto
restore-there = Ci sono già dei tavoli in { $folder }; con --replace restano conservati in un file accanto, e vengono sostituiti.
restore-running = Un server è in funzione su { $folder }; fermalo prima.
restore-cannot = Non è stato rimesso niente da { $file }: { $reason }
restore-damaged = Non è stato rimesso niente: { $file } non è una copia di Gangland, o è danneggiato.
restore-done = { $n ->
    [one] Rimesso: un tavolo in { $folder }.
   *[other] Rimessi: { $n } tavoli in { $folder }.
}
restore-aside = Ciò che c’era prima è in { $file }.
