### Acting at the table: what an answer costs, said before it is given, and doing two things with one press.

note-guns-mayhem = Chaque flingue sorti est perdu après la { -throw-down }, et en sortir ne serait-ce qu’un vous donne { $cost }.
note-guns-wise-guys = Chaque flingue sorti est perdu après le Combat, et en sortir ne serait-ce qu’un vous coûte { $cost }.
note-guns-only = Chaque flingue sorti est perdu après le combat.
note-fall = Celui qui porte le chapeau retourne à la { -recruit-pool } : dès le prochain tour de jeu, vous avez un jeton de moins.
note-caught-mayhem = { $answer ->
    [guns] Si vous en sortez, votre { -heat } dépasse 4 : quelqu’un porte le chapeau.
    [market] Si vous vendez, votre { -heat } dépasse 4 : quelqu’un porte le chapeau.
    [no] Avec « Non », votre { -heat } dépasse 4 : quelqu’un porte le chapeau.
    [use] { $n ->
        [one] Dès la première fois, votre { -heat } dépasse 4 : quelqu’un porte le chapeau.
       *[other] À partir de { $n } fois, votre { -heat } dépasse 4 : quelqu’un porte le chapeau.
    }
   *[yes] Avec « Oui », votre { -heat } dépasse 4 : quelqu’un porte le chapeau.
}
note-caught-wise-guys = { $answer ->
    [guns] Si vous en sortez, vous n’avez plus d’{ -clout } : quelqu’un porte le chapeau.
    [market] Si vous vendez, vous n’avez plus d’{ -clout } : quelqu’un porte le chapeau.
    [no] Avec « Non », vous n’avez plus d’{ -clout } : quelqu’un porte le chapeau.
    [use] { $n ->
        [one] Dès la première fois, vous n’avez plus d’{ -clout } : quelqu’un porte le chapeau.
       *[other] À partir de { $n } fois, vous n’avez plus d’{ -clout } : quelqu’un porte le chapeau.
    }
   *[yes] Avec « Oui », vous n’avez plus d’{ -clout } : quelqu’un porte le chapeau.
}
note-doomed = Vous n’avez personne pour le porter : votre gang serait démantelé.
acting-final = Ceci ne pourra pas être annulé.
acting-boost = Exploiter avec le boost
acting-boost-at = Exploiter avec le boost : { $place }
acting-orders = { $n ->
    [one] ordre
   *[other] ordres
}
acting-later = Pas maintenant
acting-their-guns = Leurs flingues
acting-guns-head = Chances de gagner sans autres renforts · flingues, les miens : les leurs
acting-chance-head = Chances de gagner sans autres renforts
acting-guns = { $n ->
    [one] flingue
   *[other] flingues
}
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
