### La table dans le navigateur. Les messages reçoivent $game en plus de leurs propres arguments.

web-title = Gangland – affaires, territoires et promesses rompues
web-skip = Aller à la table
web-language = Langue
web-theme = { $theme ->
    [light] Couleurs : claires
    [dark] Couleurs : sombres
   *[auto] Couleurs : comme l’appareil
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

web-welcome = Gangs, territoires et promesses
web-lead = Deux jeux pour ceux qui aiment les poignées de main et les coups de couteau dans le dos. Faites des affaires, rompez-les, comptez l’argent à la fin.
web-game-mayhem = Men of Mayhem
web-game-wise-guys = Wise Guys
web-about-mayhem = Des motards dans une petite ville : rouler, vendre armes et contrebande, se battre – et éviter la police.
web-about-wise-guys = Chicago dans les années vingt : alcool, mairie et mitraillettes. L’influence garde de la prison.
web-players = { $low } à { $high } joueurs
web-quick = Jouer contre des robots
web-choose = Préparer une table
web-setup = Une table pour { $game }
web-seats = Places
web-how-many = Joueurs
web-seat = Place { $n }
web-kind-you = Vous
web-kind-human = Une personne sur cet appareil
web-kind-open = Libre : envoyer une invitation
web-kind-bot = Robot : { $bot }
web-bot-name = { $bot } { $n }
web-name = Nom
web-name-of = Nom du joueur { $n }
web-player = Joueur { $n }
web-options = Options du jeu
web-open-deals = Les affaires sont publiques
web-pace = Rythme
web-pace-free = sans horloge
web-pace-quick = une minute par réponse
web-pace-calm = cinq minutes par réponse
web-pace-slow = en jours : trois par réponse
web-spectators = Spectateurs
web-spectators-none = aucun
web-spectators-plain = voient ce que tous voient
web-spectators-delayed = voient tout, plus tard
web-spectators-end = voient tout à la fin
web-create = Ouvrir la table
web-join-title = Rejoindre une table
web-join-link = Lien ou nom de la table
web-join-go = Y aller
web-go-on = Reprendre une partie
web-go-on-play = Reprendre
web-recent = Tables sur cet appareil

## Le salon

web-lobby = { $game } : la table se remplit
web-who = Qui joue
web-seat-open = Place libre
web-you = Vous
web-here = présent
web-away = pas encore là
web-sit = S’asseoir
web-start = Commencer maintenant
web-start-note = { $n ->
    [one] Une place libre irait à un robot.
   *[other] { $n } places libres iraient à des robots.
}
web-waiting = La partie commence quand tout le monde est là.
web-free = Rouvrir la place
web-free-sure = Rouvrir la place de { $name } ?
web-free-note = { $name } doit quitter la table. Qui suit l’invitation peut s’y asseoir, { $name } aussi.
web-free-bot-note = { $name } laisse sa place à une personne. Qui suit l’invitation peut s’y asseoir.
web-freed = Vous avez perdu votre place
web-invite = Inviter
web-copy = Copier le lien
web-copied = Copié
web-qr = Code QR de l’invitation
web-fair = Des dés honnêtes
web-fair-note = La maison a déjà fixé sa part des dés, en voici le sceau. Chaque place ajoute la sienne. À la fin, toutes les parts sont montrées et vous pouvez vérifier chaque lancer.

## La table

web-board = La ville
web-gangs = Les gangs
web-cards = Cartes de ce tour de jeu
web-blind = Derrière le paravent
web-used = exploité
web-fight-here = Combat !
web-choose-place = Choisir
web-your-turn = À vous
web-turn-of = { $n ->
    [one] { $gangs } réfléchit
   *[other] Réfléchissent encore : { $gangs }
}
web-thinking = réfléchit
web-presence-away = absent
web-presence-caretaker = un robot joue à sa place
web-vote = { $n ->
    [0] Laisser un robot jouer à sa place
   *[other] Laisser un robot jouer à sa place ({ $n } pour)
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
web-other-device = Continuer cette place sur un autre appareil
web-other-device-note = Qui a ce lien joue à votre place. Ne le montrez à personne.
web-why = Pourquoi ?
web-why-of = Pourquoi ? { $what }
web-why-not = pourquoi pas ?
web-why-not-title = Pourquoi pas : { $what }
web-sure = C’est bien cela ?
web-preview = Ce que cela fera
web-confirm = C’est parti
web-back = Retour
web-next = Suite
web-how-much = Combien ?
web-less = Moins : { $what }
web-more = Plus : { $what }
web-ratings = Castagne / Négociation
web-once-seen = La dernière fois que vous avez regardé derrière ce paravent : { $what }

## Combats et marché

web-fight = Combat : { $place }
web-attacker = l’a lancé
web-backs = soutient { $gang }
web-locked = Les renforts sont interdits.
web-fist-open = choisit…
web-fist-closed = poing fermé
web-die = Dé : { $n }
web-won = gagne
web-drawn = Égalité : tout le monde rentre.
web-odds = Vos chances

## Journal, marchés, paroles

web-side = Journal, affaires et paroles
web-tab-log = Journal
web-tab-deals = Affaires
web-tab-talk = Paroles
web-tab-market = Marché Noir
web-tab-past = Passé
web-digest = Seulement depuis mon dernier coup
web-nothing-yet = Rien pour l’instant.
web-past = dans le passé
web-past-note = Regardez la table comme elle était, avec ce que vous saviez alors.
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
web-offer-head = Offre { $n } : { $by } à { $to }
web-accept = Accepter
web-decline = Refuser
web-counter = Contre-offre
web-withdraw = Retirer
web-no-offers = Aucune offre ouverte.
web-promises = Promesses
web-past-offers = { $n ->
    [one] Une offre passée
   *[other] { $n } offres passées
}
web-to = À qui ?
web-i-give = Je donne
web-i-want = Je veux
web-i-promise = Je promets
web-they-promise = Ils promettent
web-open-until = Ouverte jusqu’à la fin du tour de jeu
web-until-round = jusqu’au tour
web-with-words = Un mot avec l’offre
web-add = Ajouter
web-remove = Enlever
web-give = Offrir le cadeau
web-send-offer = Faire l’offre
web-cancel = Annuler
web-say = Dire
web-say-to = À
web-all = tous
web-only = { $gang } seulement
web-no-talk = Personne n’a encore rien dit.

## La fin

web-to-end = Le résultat
web-to-table = Retour à la table
web-log = Enregistrer le journal
web-luck = La chance aux dés dans les combats
web-luck-dice = Dés
web-luck-sum = Somme
web-luck-expected = Attendu
web-luck-diff = Chance
web-betrayals = Affaires et trahisons
web-deals-made = { $n ->
    [0] Aucune affaire n’a été conclue.
    [one] Une affaire a été conclue.
   *[other] { $n } affaires ont été conclues.
}
web-of = { $what } : { $is }
web-crew = Gars
web-round-short = T{ $n }
web-proof = Les dés étaient-ils honnêtes ?
web-proof-note = Votre navigateur peut refaire chaque lancer et chaque tirage à partir des parts de toutes les places et de la maison.
web-proof-check = Vérifier chaque lancer
web-proof-good = Les { $n } lancers et tirages sont justes.
web-proof-bad = Quelque chose ne correspond pas !
web-proof-fault-seal = La maison montre un autre sceau que celui que cet appareil a vu avant la partie.
web-proof-fault-house = La part de la maison ne correspond pas à son sceau.
web-proof-fault-own = Ce que cet appareil a ajouté pour { $name } n’est pas ce qui est montré maintenant.
web-proof-fault-seed = Les parts réunies ne donnent pas la graine de cette partie.
web-proof-fault-rolls = { $n ->
    [one] Un lancer ou tirage n’est pas ce que donnent les parts.
   *[other] { $n } lancers ou tirages ne sont pas ce que donnent les parts.
}
web-proof-seen = Le sceau de la maison et votre propre part sont ceux que cet appareil garde depuis avant la partie.
web-proof-unseen = Rien n’a été ajouté aux dés depuis cet appareil : il n’a rien à lui à comparer.
web-proof-parts = Les parts des dés
