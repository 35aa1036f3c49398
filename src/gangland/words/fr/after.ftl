### Reprendre un coup, et ce qui vient après la partie.

## Reprendre un coup

refusal-undo-nothing = Il n’y a rien à reprendre.
refusal-undo-others = Trop tard pour reprendre cette action : d’autres ont joué depuis.
refusal-undo-deal = Trop tard pour reprendre cette action : un accord a été conclu ou est tombé depuis. Les accords et les paroles restent ; une offre ouverte peut être retirée.
refusal-undo-revealed = Impossible de reprendre cette action : un dé a été lancé, ou quelque chose a été montré.
refusal-undo-enough = Vous avez repris { $most } actions dans ce tour de jeu. Cela suffit.
story-undone = { $gang-first } { $gang-number ->
    [one] reprend sa
   *[other] reprennent leur
} dernière action.
story-rules = À partir d’ici valent les règles de la version { $now }, et non plus celles de la version { $was }.
web-undo = Annuler
web-undo-done = Annulé

## Après la partie

end-paper = { $game ->
    [wise-guys] Le Registre du soir
   *[other] Le Courrier du désert
}
end-edition = Dernière édition
end-round = Tour de jeu { $n }
end-headline = { $gang-first } { $gang-number ->
    [one] prend
   *[other] prennent
} la ville
end-by-cash = Paravents levés : { $cash } contre { $next }.
end-by-alone = Il ne restait personne d’autre.
end-by-leader-mayhem = Égalité à { $cash } entre { $tied } : le { -reaper-patch } a tranché.
end-by-leader-wise-guys = Égalité à { $cash } entre { $tied } : le { -boss-of-bosses } l’emporte.
end-by-guns = Égalité à { $cash } entre { $tied } : le plus grand nombre d’armes a tranché.
end-by-fight = Égalité à { $cash } entre { $tied }, avec autant d’armes : un dernier combat a tranché.
end-by-named = Égalité à { $cash } entre { $tied } jusqu’au bout : le { -boss-of-bosses } a désigné le vainqueur.
end-turns = Là où tout a basculé
end-turns-wait = Notre homme sur place compte encore…
end-turns-none = Aucun ordre n’a fait basculer la partie à lui seul.
end-turns-note = Estimations : de chacun de ces moments, des bots ont continué { $n } fois. À { $margin } près.
end-chances = Chances { $gang-of } : d’environ { $before } à environ { $after }.
end-chances-won = Chances { $gang-of } : d’environ { $before } à la victoire.
end-chances-lost = Chances { $gang-of } : d’environ { $before } à rien.
end-watch = Revoir
end-best-deal = Le meilleur accord
end-worst-betrayal = La pire trahison
end-worth = Cela a valu { $n } de victoire { $gang-to }.
end-cost = Cela a coûté { $n } de victoire { $gang-to }.
end-broken = Rompue
end-all-deals = Tous les accords et promesses
end-honour = Parole d’honneur
end-kept = { $n ->
    [one] { $n } tenue
   *[other] { $n } tenues
}
end-not-kept = { $n ->
    [one] { $n } non tenue
   *[other] { $n } non tenues
}
end-after = Après la partie
end-again = La même table, encore ?
end-rematch = Revanche
end-rematch-join = Rejoindre la revanche
end-rematch-watch = Aller à la revanche
end-rematch-note = Les mêmes personnes, les mêmes places ; les gangs sont choisis à nouveau.
end-rematch-waiting = Quelqu’un veut une autre partie. Votre place vous attend.
end-look-back = Revoir la partie
end-blinds-up = Revoir paravents levés
end-share = Partager le lien
end-share-note = Qui a le lien peut lire toute la partie, chuchotements compris.
end-last-words = Derniers mots
end-replay = Relecture
end-play = Lecture
end-pause = Pause
end-scrub = Moment de la partie
end-eyes = Vu par
end-eyes-all = tous, paravents levés
end-speed = Vitesse
end-to-paper = Retour au journal
web-my-place = { $n ->
    [1] Vous avez gagné, sur { $of }.
   *[other] Place { $n } sur { $of } ; gagné par { $winner }.
}
web-my-results = Parties finies : { $n }, gagnées : { $won }.
