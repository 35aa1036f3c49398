### La table dans le navigateur. Les messages reçoivent $game en plus de leurs propres arguments.

web-title = Gangland – accords, territoires et promesses rompues
web-skip = Aller à la table
web-language = Langue
web-theme = { $theme ->
    [light] Couleurs : claires
    [dark] Couleurs : sombres
   *[auto] Couleurs : celles de l’appareil
}
web-motion = Animations
web-sound = Sons
web-home = Retour à l’accueil
web-close = Fermer
web-loading = Un instant…
web-reconnecting = Connexion perdue. Nouvel essai…
web-refused = Cela n’a pas marché ({ $code }).
web-no-table = Il n’y a pas de table ici

## Le premier écran

web-game-mayhem = Men of Mayhem
web-game-wise-guys = Wise Guys
web-setup = Une table pour { $game }
web-seats = Places
web-how-many = Joueurs
web-seat = Place { $n }
web-kind-you = Vous
web-kind-human = Une personne sur cet appareil
web-kind-open = Libre : envoyer une invitation
web-kind-bot = Bot : { $bot }
web-bot-name = { $bot } { $n }
web-name = Nom
web-name-of = Nom du joueur { $n }
web-player = Joueur { $n }
web-options = Options du jeu
web-option = Option
web-open-deals = Tous voient tous les accords
web-pace = Rythme
web-pace-free = sans horloge
web-pace-quick = une minute par réponse
web-pace-calm = cinq minutes par réponse
web-pace-slow = partie lente : trois jours par réponse
web-spectators = Spectateurs
web-spectators-none = aucun
web-spectators-plain = voient ce que tous voient
web-spectators-delayed = voient tout, en différé
web-spectators-end = voient tout une fois la partie finie
web-create = Ouvrir la table
web-join-title = Rejoindre une table
web-join-link = Lien ou nom de la table
web-join-go = Y aller
web-go-on = Reprendre une partie
web-go-on-play = Reprendre
web-recent = Tables sur cet appareil

## Le salon

web-lobby = { $game } : la table se remplit
web-who = Qui joue
web-seat-open = Place libre
web-you = Vous
web-here = présent
web-away = pas encore là
web-sit = S’asseoir
web-start = Commencer maintenant
web-start-note = { $n ->
    [one] Une place libre irait à un bot.
   *[other] { $n } places libres iraient à des bots.
}
web-waiting = La partie commence quand tout le monde est là.
web-lobby-anew = Cette partie a commencé sur un autre serveur. Elle reprend où elle en était dès que tout le monde est là ; les dés recommencent à neuf.
web-free = Libérer la place
web-free-sure = Libérer la place de { $name } ?
web-free-note = { $name } doit quitter la table. Quiconque suit l’invitation peut s’y asseoir, { $name } compris.
web-free-bot-note = { $name } laisse sa place à une personne. Quiconque suit l’invitation peut s’y asseoir.
web-freed = Vous avez perdu votre place
web-invite = Inviter
web-copy = Copier le lien
web-copied = Copié
web-qr = Code QR de l’invitation
web-fair = Des dés honnêtes
web-fair-note = Le serveur s’est engagé sur sa chaîne de nombres, et chaque place sur la sienne, avant que rien ne soit montré. Chaque lancer prend un maillon de toutes : personne ne peut le connaître ni le choisir. À la fin vous pouvez vérifier chaque dé.

## La table

web-board = La ville
web-gangs = Les gangs
web-cards = Cartes de ce tour de jeu
web-blind = Derrière le paravent
web-used = exploité
web-fight-here = Combat !
web-choose-place = Choisir
web-your-turn = À vous
web-turn-of = { $n ->
    [one] Réfléchit : { $gangs }
   *[other] Réfléchissent encore : { $gangs }
}
web-picking = { $n ->
    [one] Choisit son gang : { $gangs }
   *[other] Choisissent leur gang : { $gangs }
}
web-thinking = réfléchit
web-presence-away = absent
web-presence-caretaker = un bot joue à sa place
web-vote = { $n ->
    [0] Laisser un bot jouer à sa place
   *[other] Laisser un bot jouer à sa place ({ $n } pour)
}
web-wait = On attend les autres
web-looking-on = Vous regardez
web-hours-left = { $n ->
    [one] encore une heure
   *[other] encore { $n } heures
}
web-time-left = encore { $time }
web-rules = Règles
web-search = Chercher
web-hand = Passer à { $name }
web-pass = Passez l’appareil à { $name }
web-pass-note = Personne d’autre ne devrait regarder.
web-pass-ready = Je suis { $name }
web-other-device = Continuer avec cette place sur un autre appareil
web-other-device-note = Quiconque a ce lien joue à votre place. Ne le montrez à personne.
web-why = Pourquoi ?
web-why-of = Pourquoi ? { $what }
web-why-not = pourquoi ?
web-why-not-title = Pourquoi c’est impossible : { $what }
web-sure = Confirmer ?
web-preview = Ce que cela fera
web-confirm = Confirmer
web-back = Retour
web-next = Suite
web-how-much = Combien ?
web-less = Moins : { $what }
web-more = Plus : { $what }
web-ratings = { -slugging } / { -talking }
web-once-seen = La dernière fois que vous avez regardé derrière ce paravent : { $what }

## Combats et marché

web-fight = Combat : { $place }
web-attacker = l’a lancé
web-backs = soutient { $gang-the }
web-locked = Les renforts sont interdits.
web-fist-open = choisit…
web-fist-closed = poing fermé
web-die = Dé : { $n }
web-won = gagne
web-drawn = Égalité : tout le monde rentre au clubhouse.

## Journal, accords, discussion

web-side = Journal, accords et discussion
web-tab-log = Journal
web-tab-deals = Accords
web-tab-talk = Discussion
web-tab-market = { -black-market }
web-tab-past = Passé
web-digest = Seulement depuis mon dernier coup
web-nothing-yet = Rien pour l’instant.
web-past = dans le passé
web-past-note = Regardez la table comme elle était, avec ce que vous saviez alors.
web-past-title = Un regard en arrière
web-past-what = Tour { $round } sur { $of }. La barre du bas va d’un moment à l’autre.
web-version = Moment { $n } sur { $of }
web-earlier = Avant
web-later = Après
web-now = Revenir au présent
web-new-offer = Nouvelle offre
web-new-gift = Cadeau
web-offers-waiting = { $n ->
    [one] offre vous attend
   *[other] offres vous attendent
}
web-offer-head = Offre { $n } : { $by } → { $to }
web-counter = Contre-offre
web-withdraw = Retirer
web-no-offers = Aucune offre ouverte.
web-past-offers = { $n ->
    [one] Une offre passée
   *[other] { $n } offres passées
}
web-to = À qui ?
web-i-give = Je donne
web-i-want = Je veux
web-i-promise = Je promets
web-they-promise = Ils promettent
web-open-until = Valable jusqu’à la fin du tour de jeu
web-until-round = jusqu’au tour de jeu
web-with-words = Message joint
web-add = Ajouter
web-remove = Enlever
web-give = Offrir le cadeau
web-cancel = Annuler
web-say = Envoyer
web-say-to = À
web-only = { $gang } seulement

## La fin

web-to-end = Le résultat
web-to-table = Retour à la table
web-log = Enregistrer le journal en notation
web-story = Enregistrer le récit en texte
web-luck = La chance aux dés dans les combats
web-luck-dice = Dés
web-luck-sum = Somme
web-luck-expected = Attendu
web-luck-diff = Chance
web-betrayals = Accords et trahisons
web-deals-made = { $n ->
    [0] Aucun accord conclu.
    [one] Un accord conclu.
   *[other] { $n } accords conclus.
}
web-of = { $what } : { $is }
web-crew = Gars
web-round-short = T{ $n }
web-proof = Les dés étaient-ils honnêtes ?
web-proof-note = Votre navigateur peut refaire chaque lancer et chaque tirage à partir des parts de toutes les places et du serveur.
web-proof-lesson = C’était une leçon : les tirages et les lancers des premiers tours étaient fixés, comme il le faut pour la leçon. Ce qui a suivi est dû au hasard et peut être vérifié.
web-proof-check = Vérifier chaque lancer
web-proof-good = Les { $n } lancers et tirages sont justes.
web-proof-good-taught = Les { $n } lancers et tirages qui n’étaient pas fixés sont justes.
web-proof-bad = Quelque chose ne correspond pas !
web-proof-fault-seal = Le serveur montre un autre sceau que celui que cet appareil a vu avant la partie.
web-proof-fault-house = La part du serveur ne correspond pas à son sceau.
web-proof-fault-own = Ce que cet appareil a ajouté pour { $name } n’est pas ce qui est montré maintenant.
web-proof-fault-seed = Les parts réunies ne donnent pas la graine de cette partie.
web-proof-fault-rolls = { $n ->
    [one] Un lancer ou tirage ne découle pas des parts.
   *[other] { $n } lancers ou tirages ne découlent pas des parts.
}
web-proof-seen = Le sceau du serveur et votre propre part sont ceux que cet appareil garde depuis avant la partie.
web-proof-unseen = Rien n’a été ajouté aux dés depuis cet appareil : il n’a rien à lui à comparer.
web-proof-parts = Les parts des dés
