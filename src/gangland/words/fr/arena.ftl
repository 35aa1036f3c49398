### Simulations : des bots contre des bots.

simulate-help = faire jouer des bots entre eux et compter
simulate-description = Joue de nombreuses parties entre bots, qui passent par toutes les places et tous les gangs, et montre qui gagne combien de fois et ce que valent chaque site et chaque carte.
simulate-help-game = quel jeu
simulate-help-games = combien de parties
simulate-help-bots = les bots, un par joueur : thug ou random
simulate-help-seed = une graine ; la même graine donne les mêmes parties
simulate-help-jobs = combien de processus ; les parties restent les mêmes
simulate-help-options = options du jeu, par exemple slim-pickings,long-haul=2
simulate-help-pack = fichiers à ajouter au contenu du jeu
simulate-help-json = en JSON, pour les programmes
simulate-help-lang = langue
simulate-bad-numbers = --games et --jobs doivent valoir au moins 1.
simulate-progress = Parties
simulate-interrupted = Interrompu : voici ce qu’ont montré { $played } parties sur { $games }.
simulate-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, graine { $seed }
simulate-average = En moyenne : { $cash } d’argent par gang, { $rounds } manches, { $decisions } décisions, { $fights } bagarres, { $falls } chutes, { $disbanded } gangs dissous
simulate-speed = { $seconds } s : { $games } parties et { $decisions } décisions par seconde
simulate-title-bots = Bots
simulate-title-gangs = Gangs, sur les parties auxquelles ils ont participé
simulate-title-seats = Places
simulate-title-turns = Ordre du tour de la première manche : le premier meneur, puis vers la gauche
simulate-title-tiles = Sites et opportunités
simulate-title-cards = Autres cartes
simulate-column-name = Nom
simulate-column-games = Parties
simulate-column-wins = Victoires
simulate-column-rate = Part
simulate-column-interval = 95 %
simulate-column-cash = Argent
simulate-column-up = Révélé
simulate-column-exploited = Exploité
simulate-column-boosted = Doublé
simulate-column-worth = Valeur en argent
simulate-column-turned = Révélée
simulate-column-hits = Gangs touchés
