### Le plan de la table dans le navigateur, et comment y agir.

stage-lot-dark = Terrain obscur
stage-lot-vacant = Terrain libre
stage-mine = Votre côté
stage-menu = Menu
stage-steps = Étapes d’un tour de jeu
stage-step-reveal = Révélation
stage-step-orders = Ordres
stage-step-market = Marché
stage-step-last-calls = { -last-calls }
stage-step-clean-up = Nettoyage
stage-blind-mine = Vous seul le voyez
stage-blind-closed = Un paravent fermé
stage-promised = Une promesse parle de ce lieu
stage-tokens = Jetons par tour de jeu : { $base } + { $made }
stage-from = depuis { $place } : { $crew }
stage-from-here = d’ici …
stage-choose-crew = Qui ?
stage-not-now = { $what } : pas maintenant
stage-places = { $n } lieux
stage-guns = Flingues, les miens contre les leurs : { $mine } contre { $theirs }
stage-closed = fermé
stage-or = ou
stage-record = Promesses tenues : { $kept }, rompues : { $broken }
stage-exploit = Exploiter : { $place }
stage-sale = { $low } à { $high }
stage-keys = Touches
stage-key-help = ces touches
stage-key-map = vers le plan
stage-key-question = vers la question
stage-key-rail = journal, accords et discussion : ouvrir ou plier
stage-key-rules = les règles
stage-key-number = ce choix de la question
stage-key-arrows = d’un lieu à l’autre, d’un choix à l’autre

## What a place gives now

place-closed-now = Personne ne peut l’exploiter maintenant
place-pays-now = +{ $cash } pour l’exploiter
place-barred-now = { $what } – interdit pour l’instant
place-more-now = { $what }, +{ $cash } à chaque fois
place-less-now = { $what }, −{ $cash } à chaque fois
promise-breaks = Rompt la parole donnée { $to-to } : { $what }

## What a place gives, in a word beside a picture

stage-short-leader = prendre
stage-short-discharge = { $n } de retour
stage-short-smear = { $standing ->
    [clout] rival −{ $n }
   *[heat] rival +{ $n }
}
stage-short-muster = +{ $n }
stage-short-initiate = gratuit
stage-short-peek = regarder
stage-short-rush = +{ $n }
