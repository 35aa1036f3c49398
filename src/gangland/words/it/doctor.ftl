### What a program would make of the games of a store, and what a server says of those it holds.

## gangland doctor

doctor-help = vedere se questa versione rigioca le partite aperte di un archivio come sono state giocate
doctor-about = Rigioca ogni partita aperta di un archivio e dice che cosa ne farebbe un server di questa versione: riprenderla, farla passare a regole più recenti con un passo annotato, o sospenderla, e perché. Non si scrive niente; intanto un server può usare l’archivio. Va lanciato con la nuova versione prima di un aggiornamento. Il codice 1 dice che una partita sarebbe sospesa, 2 che un archivio non può essere letto.
doctor-metavar-store = ARCHIVIO
doctor-help-store = una cartella di tavoli o il suo gangland.db; senza, tutte le solite
doctor-help-export = scrivere in questa cartella i log delle partite che sarebbero sospese; dicono tutto, anche ciò che al tavolo è segreto
doctor-none = Nessun tavolo è conservato nelle solite cartelle. Nominane una dopo «gangland doctor».
doctor-store = { $n ->
    [0] { $file }: nessuna partita aperta
    [one] { $file }: una partita aperta
   *[other] { $file }: { $n } partite aperte
}
doctor-table = {"  "}{ $table } · { $game } · { $said }
doctor-identical = { $marks ->
    [0] continua: { $lines } righe si rigiocano; non ha ancora segni da confrontare
   *[other] continua: identica dopo { $lines } righe, { $marks } segni ritrovati
}
doctor-waiting = non è cominciata, e può
doctor-migrated = passa dalle regole della versione { $was } alla versione { $now }, poi continua
doctor-pinned = sarebbe sospesa
doctor-pack-kept = { $n ->
    [one] {"  "}carte { $hash } ({ $pack }): conservate, per un tavolo
   *[other] {"  "}carte { $hash } ({ $pack }): conservate, per { $n } tavoli
}
doctor-pack-adopted = { $n ->
    [one] {"  "}carte { $hash } ({ $pack }): solo in file; conservate dal prossimo avvio, per un tavolo
   *[other] {"  "}carte { $hash } ({ $pack }): solo in file; conservate dal prossimo avvio, per { $n } tavoli
}
doctor-exported = {"  "}scritto: { $file }
doctor-not-exported = { $file } non può essere scritto: { $reason }

## What a server says when it starts

serve-held = Il tavolo { $table } non può continuare. { $why }
serve-held-see = Tutte le altre partite continuano. Per rivederlo, o esportare ciò che è sospeso: { $command }
store-newer = { $file } è stato aperto per ultimo da un Gangland più recente, e non viene toccato. Aggiorna questo.
store-damaged = Il database in { $file } è danneggiato, e non viene toccato: { $reason }. Rimetti una copia al suo posto (gangland restore).
