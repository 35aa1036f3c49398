### Le parole della notazione, come si scrivono: la prima è mostrata, le altre si capiscono, e così i nomi stampati degli ordini.

type-gang = gang, prendere
type-side = lato
type-start = cominciare
type-move = muovere, spostare
type-exploit = sfruttare
type-fight = combattere, scontro
type-recruit = reclutare
type-promote-mayhem = promuovere
type-promote-wise-guys = affiliare, iniziare, promuovere
type-sit = attendere, niente
type-order-mayhem = ordine di club, ordine
type-order-wise-guys = ordine di gang, ordine
type-use = fare
type-option = opzione, scegliere
type-target = bersaglio, scegliere
type-yes = sì
type-no = no, niente
type-backup = rinforzi
type-enough = basta, niente
type-guns = armi
type-back = appoggiare
type-allot = colpire
type-injure = ferire
type-name = nominare
type-fall = prendersi la colpa, colpa
type-bribe = corrompere
type-market = { $game ->
    [wise-guys] vendere
   *[mayhem] trafficare, vendere
}
type-discharge = riportare
type-bomb = far saltare
type-clubhouse = clubhouse
type-er = pronto-soccorso
type-locked = senza-rinforzi
