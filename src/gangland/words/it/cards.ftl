### Che cosa fanno luoghi, carte e gang, i problemi di un file di pacchetto, e il comando `cards`.

# I messaggi sulle meccaniche ricevono $game, $goods e $standing oltre ai loro argomenti.

## Amounts and kinds of assets

asset-cash = { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
}
asset-guns = { $n ->
    [one] { $n } arma
   *[other] { $n } armi
}
asset-contraband = { $n } Contrabbando
asset-booze = { $n } Alcol
asset-heat = { $n } Calore
asset-clout = { $n } Influenza
assets-cash = denaro
assets-guns = armi
assets-contraband = Contrabbando
assets-booze = Alcol
assets-heat = Calore
assets-clout = Influenza

## People and tokens

count-of-made = { $game ->
    [wise-guys] { $n ->
        [one] { $n } Uomo d’Onore
       *[other] { $n } Uomini d’Onore
    }
   *[mayhem] { $n ->
        [one] { $n } Membro
       *[other] { $n } Membri
    }
}
count-of-rookies = { $game ->
    [wise-guys] { $n ->
        [one] { $n } Associato
       *[other] { $n } Associati
    }
   *[mayhem] { $n } Prospect
}
count-of-orders = { $n ->
    [one] { $n } segnalino ordine
   *[other] { $n } segnalini ordine
}
one-made = { $game ->
    [wise-guys] Uomo d’Onore
   *[mayhem] Membro
}
one-rookie = { $game ->
    [wise-guys] Associato
   *[mayhem] Prospect
}
leader-token = { $game ->
    [wise-guys] il segnalino Capo dei Capi
   *[mayhem] lo Stemma del Mietitore
}

## Kinds of records and where they come from

kind-start = Luogo di partenza
kind-random = { $game ->
    [wise-guys] Attività
   *[mayhem] Luogo casuale
}
kind-obstacle = Ostacolo
kind-hassle = Problema
kind-opportunity = Opportunità
kind-last-call = Ultima Chiamata
kind-hardcore = { $kind }, hardcore
kind-gang = Gang
provenance-printed = stampato
provenance-reported = riferito
provenance-inferred = dedotto
provenance-house = nostro

## Sites and opportunities

role-law = { $game ->
    [wise-guys] il Municipio
   *[mayhem] la Stazione di polizia
}
role-hospital = l’ospedale
role-er = il Pronto soccorso
role-goods = { $goods ->
    [booze] la fonte di Alcol
   *[contraband] la fonte di Contrabbando
}
role-guns = la Fabbrica d’armi
ground-er = Qui i feriti aspettano il dado del riordino
ground-no-guns = Armi proibite
ground-hot = { $standing ->
    [clout] Caldo: perdi { $n } Influenza sfruttandolo
   *[heat] Caldo: guadagni { $n } Calore sfruttandolo
}
ground-or = { $left } OPPURE { $right }
ground-boost = Potenziamento: { $what }
fight-slugging = Pestaggio
fight-talking = Trattativa

## Transactions

verb-sell = Vendere
verb-spend = Spendere
verb-swap = Scambiare
verb-trade = Scambio
verb-skim = Intascare
verb-gain = Guadagnare
verb-drop = Perdere
verb-steal = Rubare
verb-special = speciale
trx-sell = Vendere { $give } → { $get } (max { $max })
trx-spend = Spendere { $give } → { $get } (max { $max })
trx-swap = Scambiare { $give } → { $get } (max { $max })
trx-trade = { $max ->
    [0] Scambio { $give } → { $get } (senza max)
   *[other] Scambio { $give } → { $get } (max { $max })
}
trx-skim = Intascare { $get }
trx-gain = Guadagnare { $get }
trx-drop = Perdere { $give }
trx-steal = Rubare { $get } a un rivale
special-leader = Prendere { leader-token }
special-discharge = Riportare a casa fino a { $n } dei tuoi feriti
special-smear = { $standing ->
    [clout] Un rivale a tua scelta perde { $n } Influenza
   *[heat] Un rivale a tua scelta guadagna { $n } Calore
}
special-muster = { count-of-rookies } dal tuo Gruppo di Reclutamento alla tua clubhouse
special-initiate = { $game ->
    [wise-guys] Iniziare un Associato senza pagare nulla
   *[mayhem] Promuovere un Prospect senza pagare nulla
}
special-peek = Guardare dietro lo schermo di un rivale
special-rush = Prendere { count-of-orders }

## Effects of Obstacles and Last Calls

effect = { $who } { $deed }
who-all = Ogni gang
who-most = La gang con più { $of }
who-least = La gang con meno { $of }
who-leader = { $game ->
    [wise-guys] Il Capo dei Capi
   *[mayhem] Il Possessore dello Stemma
}
who-others = { $game ->
    [wise-guys] Ogni gang tranne il Capo dei Capi
   *[mayhem] Ogni gang tranne il Possessore dello Stemma
}
deed-gain = guadagna { $what }
deed-lose = perde { $what }
deed-fall = si prende la colpa
deed-injure = manda { $n } dei suoi uomini al Pronto soccorso
deed-recruit = porta { count-of-rookies } dal Gruppo di Reclutamento alla sua clubhouse
deed-rush = guadagna { count-of-orders }
deed-stall = perde { count-of-orders }
deed-home = rimanda a casa tutti i suoi uomini
deed-leader = prende { leader-token }
deed-discharge = riporta a casa i suoi feriti
deed-bury = perde i suoi feriti, rimessi nel Gruppo di Reclutamento
deed-per = { $deed } per ogni { $per }
deed-or-pay = { $deed }, oppure paga { $pay }
count-cash = denaro
count-guns = armi
count-contraband = Contrabbando
count-booze = Alcol
count-heat = Calore
count-clout = Influenza
count-made = { $game ->
    [wise-guys] Uomini d’Onore
   *[mayhem] Membri
}
count-rookies = { $game ->
    [wise-guys] Associati
   *[mayhem] Prospect
}
count-crew = uomini
count-orders = segnalini ordine
count-injured = feriti
count-places = luoghi controllati
per-cash = denaro che ha
per-guns = arma che ha
per-contraband = Contrabbando che ha
per-booze = Alcol che ha
per-heat = Calore che ha
per-clout = Influenza che ha
per-made = { one-made } che ha
per-rookies = { one-rookie } che ha
per-crew = uomo che ha
per-orders = segnalino ordine che ha
per-injured = ferito che ha
per-places = luogo che controlla

## Rules that Hassles and gangs change

aimed = { $who }: { $rule }
signed = { $sign ->
    [less] −{ $n }
   *[more] +{ $n }
}
plus-cash = { $n ->
    [one] +{ $n } denaro
   *[other] +{ $n } denari
}
higher = { $sign ->
    [less] scende di { $n }
   *[more] sale di { $n }
}
standing-cost = { $standing ->
    [clout] { $sign ->
        [less] costa { $n } Influenza in meno
       *[more] costa { $n } Influenza in più
    }
   *[heat] { $sign ->
        [less] porta { $n } Calore in meno
       *[more] porta { $n } Calore in più
    }
}
mod-ban = { $verb ->
    [trade] Vietato cedere in uno Scambio: { $asset }
    [steal] Vietato rubare: { $asset }
   *[other] Nessuna transazione { $action } con: { $asset }
}
mod-ban-any = Nessuna transazione { $action }
mod-bonus = { $verb ->
    [trade] { plus-cash } ogni volta che cede in uno Scambio: { $asset }
   *[other] { plus-cash } ogni volta che fa { $action } con: { $asset }
}
mod-bonus-any = { plus-cash } ogni volta che fa { $action }
mod-no-guns = Niente armi negli scontri
mod-gun-cost = Estrarre armi { standing-cost }
mod-sale-cost = Vendere al Mercato Nero { standing-cost }
mod-hot = Ogni luogo caldo { standing-cost }
mod-market-limit = Il limite del Mercato Nero { higher }
mod-market-price = Il prezzo del Mercato Nero { higher }
mod-no-market = Vietato vendere al Mercato Nero
mod-no-backup = Niente rinforzi
mod-free-backup = { $n ->
    [one] La prima chiamata di rinforzi di ogni scontro non costa segnalini
   *[other] Le prime { $n } chiamate di rinforzi di ogni scontro non costano segnalini
}
mod-no-recruit = Vietato reclutare
mod-no-promote = { $game ->
    [wise-guys] Vietato iniziare Uomini d’Onore
   *[mayhem] Vietato promuovere
}
mod-free-recruit = { $n ->
    [one] Un ordine Reclutare a round non costa segnalini
   *[other] { $n } ordini Reclutare a round non costano segnalini
}
mod-muster = Un ordine Reclutare porta { count-of-rookies } in più
mod-promote-discount = { $game ->
    [wise-guys] Iniziare un Uomo d’Onore { promote-price }
   *[mayhem] Promuovere { promote-price }
}
promote-price = { $n ->
    [1] costa 1 denaro in meno
   *[other] costa { $n } denari in meno e nessuna arma
}
mod-brawl = { signed } al totale negli scontri
mod-rookie-muscle = Ogni { one-rookie } vale { signed } negli scontri
mod-gun-power = Ogni arma vale { signed } negli scontri
mod-blood-money = { plus-cash } per ogni rivale ferito dalle sue armi
mod-er = { signed } ai dadi del Pronto soccorso
mod-fall-pays = { plus-cash } quando un { one-made } della banda si prende la colpa
mod-rookie-falls = { $game ->
    [wise-guys] Un Associato può prendersi la colpa al posto di un Uomo d’Onore
   *[mayhem] Un Prospect può prendersi la colpa al posto di un Membro
}
mod-lockdown = Con un segnalino in più, in uno scontro che ordina nessuno ha rinforzi
mod-arbitration = In un Pestaggio può prestare il suo Pestaggio a un rivale invece di battersi per sé
mod-going-to-war = Ordinare un Pestaggio non spende segnalini
mod-crime-pays = { $standing ->
    [clout] { plus-cash } per ogni Influenza persa
   *[heat] { plus-cash } per ogni Calore guadagnato
}
mod-exploit-pays = { plus-cash } ogni volta che sfrutta un luogo
mod-closed = Nessuno può sfruttare { $role }
mod-attacker = { signed } al totale negli scontri che ordina
mod-defender = { signed } al totale negli scontri ordinati da altri

## Gangs

gang-side = { $side } ({ $provenance }): { $base ->
    [one] { $base } ordine base
   *[other] { $base } ordini base
}, { $made }, { $rookies }, { $assets }
gang-rule = { $name }: { $rule }
gang-made = { $name }: Pestaggio { $slugging }, Trattativa { $talking }
rule-1 = Regola
rule-2 = Regola
rule-3 = Regola
club-order = Ordine di Club
gang-order = Ordine di Gang

## Problems of pack files

problem-in = { $record }: { $problem }
problem-and = { $left }; { $right }
problem-record = { $table ->
    [site] luogo «{ $id }»
    [card] carta «{ $id }»
   *[gang] gang «{ $id }»
}
problem-near = forse volevi dire «{ $word }»?
problem-unreadable = questo file non si può leggere: { $reason }
problem-too-big = questo file è troppo grande per un pacchetto (oltre { $max } byte)
problem-not-utf8 = questo non è un file di testo in UTF-8
problem-too-deep = questo file ha troppi livelli annidati
problem-syntax = TOML non valido: { $kind ->
    [text] un testo senza virgolette di chiusura
    [twice] questo è detto due volte
    [bracket] una parentesi non è chiusa
    [equals] una chiave senza "=" e valore
    [rest] c’è qualcosa dopo la fine di un valore
    [character] un carattere che qui non può stare
    [key] qui ci vuole una chiave, o una tabella come [nome]
    [value] questo valore è illeggibile
   *[other] questo è illeggibile
}
problem-type = «{ $key }» è { $found ->
    [flag] vero o falso
    [whole] un numero intero
    [decimal] un numero decimale
    [text] un testo
    [list] una lista
    [table] una tabella
    [date] una data o un’ora
   *[other] qualcos’altro
}
problem-number = «{ $key }» è { $value }
problem-length = «{ $key }» ha { $n ->
    [one] { $n } elemento
   *[other] { $n } elementi
}
problem-text = «{ $text }» non va bene
problem-unknown-key = chiave sconosciuta «{ $key }»
problem-missing-key = manca la chiave «{ $key }»
problem-unknown-word = «{ $word }» non è { problem-word }
problem-missing-word = manca { problem-word }
problem-two-words = ci vuole solo { problem-word }: { $words }
problem-word = { $what ->
    [asset] un bene
    [card-kind] un tipo di carta
    [count] una misura
    [deed] un’azione
    [fight] un tipo di scontro
    [game] un gioco
    [guns] una parola per le armi
    [limit] un limite
    [provenance] una provenienza
    [role] un ruolo
    [rule] una regola
    [site-kind] un tipo di luogo
    [special] una transazione speciale
    [term] un termine
    [verb] un verbo
   *[who] una parola per chi è colpito
}
problem-empty = «{ $key }» è vuoto
problem-duplicate = l’id «{ $id }» è già usato alla riga { $line }
problem-same-asset = { $asset } è sia dato sia ricevuto
problem-no-amount = «{ $word }» non prende una quantità
problem-stray-of = «of» va con «most» e «least», non con «{ $who }»
problem-leader-who = il segnalino del capo non può andare a «{ $who }»
problem-nothing-to-do = qui non c’è niente da sfruttare
problem-no-choice = una scelta richiede almeno due transazioni principali
problem-er = il pronto soccorso non ha «{ $key }»
problem-hardcore = un’opportunità non è mai hardcore
problem-no-band = non c’è una fascia di prezzo per { $players } giocatori
problem-no-start = nessun luogo di partenza ha il ruolo «{ $role }»
problem-two-starts = più luoghi di partenza hanno il ruolo «{ $role }»: { $ids }
problem-too-few = { $what ->
    [sites] { $n ->
        [one] c’è { $n } luogo casuale
       *[other] ci sono { $n } luoghi casuali
    }
    [cards] { $n ->
        [one] c’è { $n } carta non hardcore
       *[other] ci sono { $n } carte non hardcore
    }
   *[gangs] { $n ->
        [one] c’è { $n } gang
       *[other] ci sono { $n } gang
    }
}
problem-shared-id = l’id «{ $id }» è già quello di { $table ->
    [site] un luogo
    [card] una carta
   *[gang] una gang
}
problem-two-gangs = l’uomo d’onore «{ $id }» è già nella gang «{ $gang }»
problem-nameless = gli uomini d’onore hanno un nome in tutte le gang o in nessuna; queste gang non ne danno: { $ids }
problem-sides = i lati sono { $words }
problem-nobody = «{ $key }» non dà nome a nulla in questo pacchetto
problem-nothing-to-remove = non c’è nessun «{ $id }» da togliere
problem-other-game = questo pacchetto è per il gioco «{ $game }», non per «{ $wanted }»
problem-other-base = questo file estende «{ $extends }», ma è posato su «{ $base }»
expected-one-of = ci si aspettava: { $words }
expected-type = ci si aspettava { $type ->
    [flag] vero o falso
    [whole] un numero intero
    [decimal] un numero
    [text] un testo
    [list] una lista
   *[table] una tabella
}
expected-exactly = ci si aspettava { $least }
expected-between = ci si aspettava da { $least } a { $most }
expected-nonzero = ci si aspettava da { $least } a { $most }, ma non 0
expected-at-least = ci si aspettava almeno { $n }
expected-of = ci si aspettava che cosa si misura, per esempio of = "cash"
expected-sides = ci si aspettava { $words }, come le altre gang
expected-id = ci si aspettavano minuscole, cifre e trattini, come in «old-docks»
expected-line = ci si aspettavano da 1 a 80 caratteri su una riga
expected-lang = ci si aspettava un codice di lingua, come «it»
expected-name-key = ci si aspettava site-, card-, gang-, made- o side- e un id, come «site-old-docks»
expected-players = ci si aspettava un numero di giocatori, da 2 a 9

## The command `cards`

cards-help = elencare e spiegare luoghi, carte e gang; controllare pacchetti
cards-description = Elenca e spiega i luoghi, le carte e le gang di un gioco. «check FILE…» controlla invece file di pacchetto, «schema» stampa uno schema JSON per gli editor.
cards-metavar-what = ID
cards-metavar-file = FILE
cards-help-what = gli id da spiegare, tutti se non se ne dà nessuno; oppure: check FILE…; oppure: schema
cards-help-game = il pacchetto di quale gioco
cards-help-kind = solo i luoghi (site), le carte (card) o le gang (gang)
cards-help-pack = un file di pacchetto sopra quello del gioco; si può ripetere
cards-help-lang = la lingua da parlare
cards-help-json = in JSON, per i programmi
cards-column-name = Nome
cards-column-id = Id
cards-column-kind = Tipo
cards-column-source = Fonte
cards-column-what = Effetto
cards-unknown-id = qui non c’è nessun «{ $id }»
cards-no-files = quali file? gangland cards check FILE…
cards-fine = { $file }: tutto a posto. { $game }: { $sites } luoghi, { $cards } carte, { $gangs } gang.
cards-problems = { $n ->
    [one] { $n } problema
   *[other] { $n } problemi
}
