### Che cosa fanno luoghi, carte e gang, i problemi di un file di pacchetto, e il comando `cards`.

# I messaggi sulle meccaniche ricevono $game, $goods e $standing oltre ai loro argomenti.

## Amounts and kinds of assets

asset-cash = { $n } cash
asset-guns = { $n ->
    [one] { $n } arma
   *[other] { $n } armi
}
asset-contraband = { $n } { -contraband }
asset-booze = { $n } { -booze }
asset-heat = { $n } { -heat }
asset-clout = { $n } { -clout }
assets-cash = cash
assets-guns = armi
assets-contraband = { -contraband }
assets-booze = { -booze }
assets-heat = { -heat }
assets-clout = { -clout }

## People and tokens

count-of-made = { $game ->
    [wise-guys] { $n ->
        [one] { $n } { -made-man }
       *[other] { $n } { -made-men }
    }
   *[mayhem] { $n ->
        [one] { $n } { -member }
       *[other] { $n } { -members }
    }
}
count-of-rookies = { $game ->
    [wise-guys] { $n ->
        [one] { $n } { -associate }
       *[other] { $n } { -associates }
    }
   *[mayhem] { $n } { -prospect }
}
count-of-orders = { $n ->
    [one] { $n } segnalino ordine
   *[other] { $n } segnalini ordine
}
one-made = { $game ->
    [wise-guys] { -made-man }
   *[mayhem] { -member }
}
one-rookie = { $game ->
    [wise-guys] { -associate }
   *[mayhem] { -prospect }
}
leader-token = { $game ->
    [wise-guys] il segnalino { -boss-of-bosses }
   *[mayhem] lo { -reaper-patch }
}

## Kinds of records and where they come from

kind-start = Luogo di partenza
kind-random = { $game ->
    [wise-guys] Attività
   *[mayhem] Luogo casuale
}
kind-obstacle = { -obstacle }
kind-hassle = { -hassle }
kind-opportunity = { -opportunity }
kind-last-call = { -last-call }
kind-hardcore = { $kind }, hardcore
kind-gang = Gang
provenance-printed = stampato
provenance-reported = riferito
provenance-inferred = dedotto
provenance-house = della casa

## Sites and opportunities

role-law = { $game ->
    [wise-guys] il Municipio
   *[mayhem] la Stazione di polizia
}
role-hospital = l’ospedale
role-er = il { -emergency-room }
role-goods = { $goods ->
    [booze] la fonte di { -booze }
   *[contraband] la fonte di { -contraband }
}
role-guns = la Fabbrica d’armi
ground-er = I feriti restano qui fino al riordino, quando un dado decide per ciascuno
ground-no-guns = Armi proibite
ground-hot = { $standing ->
    [clout] Caldo: perdi { $n } { -clout } sfruttandolo
   *[heat] Caldo: guadagni { $n } { -heat } sfruttandolo
}
ground-or = { $left } OPPURE { $right }
ground-boost = Potenziamento: { $what }
fight-slugging = { -slugging }
fight-talking = { -talking }

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
special-discharge = Riportare alla clubhouse fino a { $n } dei tuoi feriti
special-smear = { $standing ->
    [clout] Un rivale a tua scelta perde { $n } { -clout }
   *[heat] Un rivale a tua scelta guadagna { $n } { -heat }
}
special-muster = Mettere { count-of-rookies } dal tuo { -recruit-pool } nella tua clubhouse
special-initiate = { $game ->
    [wise-guys] Affiliare un { -associate } senza pagare nulla
   *[mayhem] { -patch-in } un { -prospect } senza pagare nulla
}
special-peek = Guardare dietro lo schermo di un rivale
special-rush = Prendere { count-of-orders }

## Effects of Obstacles and Last Calls

effect = { $who } { $deed }
who-all = Ogni gang
who-most = La gang con più { $of }
who-least = La gang con meno { $of }
who-leader = { $game ->
    [wise-guys] Il { -boss-of-bosses }
   *[mayhem] Il { -patch-holder }
}
who-others = { $game ->
    [wise-guys] Ogni gang tranne il { -boss-of-bosses }
   *[mayhem] Ogni gang tranne il { -patch-holder }
}
deed-gain = guadagna { $what }
deed-lose = perde { $what }
deed-fall = si prende la colpa
deed-injure = manda { $n } dei suoi uomini al { -emergency-room }
deed-recruit = porta { count-of-rookies } dal { -recruit-pool } alla sua clubhouse
deed-rush = guadagna { count-of-orders }
deed-stall = perde { count-of-orders }
deed-home = rimanda alla clubhouse tutti i suoi uomini
deed-leader = prende { leader-token }
deed-discharge = riporta alla clubhouse i suoi feriti
deed-bury = perde i suoi feriti, rimessi nel { -recruit-pool }
deed-per = { $deed } per ogni { $per }
deed-or-pay = { $deed }, oppure paga { $pay }
deed-installed = fa quel che dice «{ $name }»
deed-times = { $n ->
    [1] { $deed }
   *[other] { $deed } ({ $n })
}
count-cash = cash
count-guns = armi
count-contraband = { -contraband }
count-booze = { -booze }
count-heat = { -heat }
count-clout = { -clout }
count-made = { $game ->
    [wise-guys] { -made-men }
   *[mayhem] { -members }
}
count-rookies = { $game ->
    [wise-guys] { -associates }
   *[mayhem] { -prospect }
}
count-crew = uomini
count-orders = segnalini ordine
count-injured = feriti
count-places = luoghi controllati
per-cash = cash che ha
per-guns = arma che ha
per-contraband = { -contraband } che ha
per-booze = { -booze } che ha
per-heat = { -heat } che ha
per-clout = { -clout } che ha
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
plus-cash = +{ $n } cash
higher = { $sign ->
    [less] scende di { $n }
   *[more] sale di { $n }
}
standing-cost = { $standing ->
    [clout] { $sign ->
        [less] costa { $n } { -clout } in meno
       *[more] costa { $n } { -clout } in più
    }
   *[heat] { $sign ->
        [less] porta { $n } { -heat } in meno
       *[more] porta { $n } { -heat } in più
    }
}
counts = { $sign ->
    [less] vale { $n } in meno
   *[more] vale { $n } in più
}
some-asset = { $asset }
mod-ban = { $verb ->
    [trade] Vietato cedere { some-asset } in uno Scambio
    [steal] Vietato rubare { some-asset }
   *[other] Nessuna transazione { $action } che comprenda { some-asset }
}
mod-ban-any = Nessuna transazione { $action }
mod-bonus = { $verb ->
    [sell] { plus-cash } ogni volta che vende { some-asset }
    [spend] { plus-cash } ogni volta che spende per { some-asset }
    [swap] { plus-cash } ogni volta che scambia { some-asset }
    [trade] { plus-cash } ogni volta che cede { some-asset } in uno Scambio
    [skim] { plus-cash } ogni volta che intasca { some-asset }
    [gain] { plus-cash } ogni volta che guadagna { some-asset }
    [drop] { plus-cash } ogni volta che perde { some-asset }
    [steal] { plus-cash } ogni volta che ruba { some-asset }
   *[other] { plus-cash } a ogni transazione { $action } che comprende { some-asset }
}
mod-bonus-any = { $verb ->
    [sell] { plus-cash } ogni volta che vende
    [spend] { plus-cash } ogni volta che spende
    [swap] { plus-cash } ogni volta che scambia
    [trade] { plus-cash } ogni volta che fa uno Scambio
    [skim] { plus-cash } ogni volta che intasca qualcosa
    [gain] { plus-cash } ogni volta che guadagna qualcosa
    [drop] { plus-cash } ogni volta che perde qualcosa
    [steal] { plus-cash } ogni volta che ruba
   *[other] { plus-cash } a ogni transazione { $action }
}
mod-no-guns = Niente armi negli scontri
mod-gun-cost = Estrarre armi { standing-cost }
mod-sale-cost = { $game ->
    [wise-guys] Vendere
   *[mayhem] Trafficare
} al { -black-market } { standing-cost }
mod-hot = Ogni luogo caldo { standing-cost }
mod-market-limit = Il limite del { -black-market } { higher }
mod-market-price = Il prezzo del { -black-market } { higher }
mod-no-market = Vietato { traffic } al { -black-market }
mod-no-backup = Niente rinforzi
mod-free-backup = { $n ->
    [one] La prima chiamata di rinforzi di ogni scontro non costa segnalini
   *[other] Le prime { $n } chiamate di rinforzi di ogni scontro non costano segnalini
}
mod-no-recruit = Vietato reclutare
mod-no-promote = { $game ->
    [wise-guys] Vietato affiliare { -made-men }
   *[mayhem] Vietato promuovere
}
mod-free-recruit = { $n ->
    [one] Un ordine Reclutare a round non costa segnalini
   *[other] { $n } ordini Reclutare a round non costano segnalini
}
mod-muster = Un ordine Reclutare porta { count-of-rookies } in più
mod-promote-discount = { $game ->
    [wise-guys] Affiliare un { -made-man } { promote-price }
   *[mayhem] { -patch-in } { promote-price }
}
promote-price = { $n ->
    [1] costa 1 cash in meno
   *[other] costa { $n } cash in meno e nessuna arma
}
mod-brawl = { signed } al totale negli scontri
mod-rookie-muscle = Ogni { one-rookie } { counts } negli scontri
mod-gun-power = Ogni arma { counts } negli scontri
mod-blood-money = { plus-cash } per ogni rivale ferito dalle sue armi
mod-er = { signed } ai dadi del { -emergency-room }
mod-fall-pays = { plus-cash } quando un { one-made } della gang si prende la colpa
mod-rookie-falls = { $game ->
    [wise-guys] Un { -associate } può prendersi la colpa al posto di un { -made-man }
   *[mayhem] Un { -prospect } può prendersi la colpa al posto di un { -member }
}
mod-lockdown = Con un segnalino in più nessuno può chiamare rinforzi in uno scontro che ordina
mod-arbitration = In un { -slugging } può sommare i suoi valori di { -slugging } al totale di un rivale invece di battersi per sé
mod-going-to-war = Ordinare un { -slugging } non costa segnalini
mod-crime-pays = { $standing ->
    [clout] { plus-cash } per ogni { -clout } persa
   *[heat] { plus-cash } per ogni { -heat } guadagnato
}
mod-exploit-pays = { plus-cash } ogni volta che sfrutta un luogo
mod-closed = Nessuno può sfruttare { $role }
mod-attacker = { signed } al suo totale negli scontri che ordina
mod-defender = { signed } al suo totale negli scontri ordinati da altri

## Gangs

gang-side = { $side }: { $base ->
    [one] { $base } ordine base
   *[other] { $base } ordini base
}, { $made }, { $rookies }, { $assets }
gang-rule = { $name }: { $rule }
gang-made = { $name }: { -slugging } { $slugging }, { -talking } { $talking }
rule-1 = Regola
rule-2 = Regola
rule-3 = Regola
club-order = { -club-order }
gang-order = { -gang-order }

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
    [equals] una chiave senza «=» e valore
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
problem-no-effect = nessuna estensione installata ha l’effetto «{ $name }»
problem-broken-effect = l’effetto «{ $name }» non si carica ({ $reason })
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
expected-effect = ci si aspettava un effetto di un’estensione installata, come «mia-estensione:mio-effetto»
expected-id = ci si aspettavano minuscole, cifre e trattini, come in «old-docks»
expected-line = ci si aspettavano da 1 a 80 caratteri su una riga
expected-lang = ci si aspettava un codice di lingua, come «it»
expected-name-key = ci si aspettava site-, card-, gang-, made-, side- o effect- e un id, come «site-old-docks»
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
