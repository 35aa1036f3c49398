### Words of notation, as they are typed: the first is shown, the others are taken too, and so are the printed names of orders.

type-gang = gang, pick
type-side = side, face
type-start = start
type-move-mayhem = ride, move
type-move-wise-guys = drive, move
type-exploit = exploit
type-fight-mayhem = throw down, fight
type-fight-wise-guys = fight
type-recruit = recruit
type-promote-mayhem = patch in, promote
type-promote-wise-guys = initiate, promote
type-sit = sit tight, sit, pass
type-order-mayhem = club order, order
type-order-wise-guys = gang order, order
type-use = use
type-option = option, choose
type-target = target, choose
type-yes = yes
type-no = no, pass
type-backup = backup
type-enough = enough, pass
type-guns = guns, pull
type-back = side with, back
type-allot = hit, allot
type-injure = injure
type-name = name
type-fall = take the fall, fall
type-bribe = bribe
type-market = { $game ->
    [wise-guys] sell, market
   *[mayhem] traffic, sell, market
}
type-discharge = discharge
type-bomb = blow up, bomb
type-clubhouse = clubhouse
type-er = er
type-locked = locked
