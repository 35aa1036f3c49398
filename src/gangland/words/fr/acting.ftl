### Acting at the table: what an answer costs, said before it is given, and doing two things with one press.

note-guns-mayhem = Chaque flingue sorti est perdu après la { -throw-down }, et en sortir ne serait-ce qu’un vous donne { $cost }.
note-guns-wise-guys = Chaque flingue sorti est perdu après le Combat, et en sortir ne serait-ce qu’un vous coûte { $cost }.
note-guns-only = Chaque flingue sorti est perdu après le combat.
note-fall = Celui qui porte le chapeau retourne à la { -recruit-pool } : dès le prochain tour de jeu, vous avez un jeton de moins.
acting-boost = Exploiter avec le boost
acting-boost-at = Exploiter avec le boost : { $place }
acting-orders = { $n ->
    [one] ordre
   *[other] ordres
}
acting-later = Pas maintenant
acting-their-guns = Leurs flingues
acting-guns-head = Sans autres renforts · flingues, les miens : les leurs
acting-card = Lire la carte : { $card }
acting-these = Prendre ceux-ci

## Questions qui ne laissent rien à choisir

acting-empty-market = { -black-market } : vous n’avez rien à vendre
acting-empty-guns = Vous n’avez aucun flingue à sortir
acting-barred-market = { -black-market } : vous ne pouvez rien vendre maintenant
acting-barred-guns = Vous ne pouvez sortir aucun flingue ici
acting-empty-hand = Montrer une main vide
acting-empty-why = On vous le demande quand même : ainsi, nul ne distingue une main vide d’une main pleine.
acting-go-on = Continuer sans cela
acting-going-on = Vous n’avez rien à donner pour cela. On continue…
acting-vain = Vous n’avez rien à donner pour ce boost : il coûterait un ordre et n’apporterait rien.
