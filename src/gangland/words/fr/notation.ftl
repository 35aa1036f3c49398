### Les mots de la notation, tels qu’on les tape : le premier est montré, les autres sont compris aussi, comme les noms imprimés des ordres.

type-gang = gang, prendre
type-side = face
type-start = commencer
type-move = aller, déplacer
type-exploit = exploiter
type-fight-mayhem = baston, combattre
type-fight-wise-guys = combattre, combat
type-recruit = recruter
type-promote-mayhem = promouvoir
type-promote-wise-guys = initier, promouvoir
type-sit = attendre, rien
type-order-mayhem = ordre de club, ordre
type-order-wise-guys = ordre de gang, ordre
type-use = faire
type-option = option, choisir
type-target = viser, choisir
type-yes = oui
type-no = non, rien
type-backup = renforts
type-enough = assez, rien
type-guns = flingues
type-back = soutenir
type-allot = toucher
type-injure = blesser
type-name = désigner
type-fall = porter le chapeau, chapeau
type-bribe = acheter
type-market = { $game ->
    [wise-guys] vendre
   *[mayhem] trafiquer, vendre
}
type-discharge = ramener
type-bomb = faire sauter
type-clubhouse = clubhouse
type-er = urgences
type-locked = sans-renforts
