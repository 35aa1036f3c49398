# Men of Mayhem : noms des lieux, des cartes, des gangs et de leurs règles, avec une ligne d’ambiance.

## Lieux de départ

site-police-station = Commissariat de Police de Charming
    .flavour = Le café est froid, ton alibi aussi.
site-st-thomas-hospital = Hôpital St. Thomas
    .flavour = On n’y demande plus comment c’est arrivé.
site-emergency-room = Les Urgences
    .flavour = Pile, tu reprends la route. Face, non.
site-cut-bag-op = Atelier de coupage et d’emballage de dope
    .flavour = Port du masque exigé. Éternuements interdits.
site-gun-factory = Usine d’armement
    .flavour = Montage à la charge du client.

## Lieux aléatoires

site-irish-freddys = Irish Freddy’s
    .flavour = Une pinte dans une main, la facture dans l’autre.
site-palace-restaurant = Restaurant Le Palace
    .flavour = Prenez la soupe. Ce n’est pas de la soupe.
site-hairy-dog = The Hairy Dog
    .flavour = Laisse ta ferraille au bar, repars plus léger.
site-pier-nine = Quai numéro neuf
    .flavour = Après minuit, personne ne compte les caisses.
site-sarges-surplus = Le Surplus du Sergent
    .flavour = Démilitarisé. En grande partie.
site-moonlight-pictures = Studios Clair de Lune
    .flavour = Le scénario est facultatif, la facture non.
site-velvet-mile = Le Mille de Velours
    .flavour = Espèces seulement. Prénoms seulement.
site-maple-street-lab = Labo de la rue des Érables
    .flavour = Clôture blanche, gazon vert, drôle d’odeur.
site-permanent-record = Tatouages Casier à Vie
    .flavour = Réfléchis avant l’aiguille. Ou pas.
site-last-mile-roadhouse = Relais du Dernier Mille
    .flavour = Deux verres minimum, trois dents maximum.
site-rusty-spoke = Le Rayon Rouillé
    .flavour = Le juke-box prend la monnaie, la maison prend le reste.
site-six-pack-sams = Chez Sam Six-Packs
    .flavour = La caméra est en panne depuis l’ouverture.
site-peck-and-peck = Cabinet Peck & Peck
    .flavour = Votre Honneur, mon client était à la messe.
site-frankenstein-auto = Garage Frankenstein
    .flavour = Chaque pièce a un père différent.
site-second-chance-pawn = Mont-de-piété Deuxième Chance
    .flavour = Ni questions, ni remboursements, ni regards.
site-mile-88-truck-stop = Relais routier du Mille 88
    .flavour = Le chargement d’un autre, garé toute la nuit.
site-county-courthouse = Tribunal du comté
    .flavour = La justice est aveugle, mais elle écoute les suggestions.
site-full-throttle-garage = Garage Plein Gaz
    .flavour = Les freins sont en option.
site-bare-knuckle-barn = La Grange aux Poings Nus
    .flavour = On balaie les dents le lundi.

## Obstacles

card-roadblock = Barrage routier
    .flavour = Permis, carte grise, et vos trois prochaines heures.
card-evidence-raid = Perquisition
    .flavour = Ils ont apporté des cartons. Beaucoup de cartons.
card-highway-pileup = Carambolage
    .flavour = Plus la colonne est longue, plus la distance de freinage est courte.
card-second-wind = Second souffle
    .flavour = Personne ne mise sur l’outsider. Jusqu’au petit matin.
card-lights-out = Extinction des feux
    .flavour = Tout le monde au lit à neuf heures, sauf petit geste.
card-press-conference = Conférence de presse
    .flavour = Il n’y avait de la place que pour une seule photo.

## Emmerdes

card-gun-embargo = Embargo sur les armes
    .flavour = Tout le monde vend. Personne n’achète.
card-dry-docks = Docks à sec
    .flavour = Le bateau est arrivé. Pas la cargaison.
card-atf-in-town = L’ATF est en ville
    .flavour = Six berlines identiques devant le resto.
card-sheriffs-holiday = Les vacances du shérif
    .flavour = Parti pêcher. Soyez sages.
card-undercover-buyers = Acheteurs infiltrés
    .flavour = Il paie trop bien et dit « mec » trop souvent.
card-price-war = Guerre des prix
    .flavour = Un acheté, un offert, zéro question.
card-tailed = Pris en filature
    .flavour = Cette camionnette de glacier est là depuis mars.
card-tule-fog = Brouillard de la vallée
    .flavour = Chaque phare pourrait être un ami.
card-bar-rules = Règles de comptoir
    .flavour = La ferraille reste dehors. Les tabourets sont permis.
card-bike-week = Semaine de la moto
    .flavour = Dix mille visiteurs, pas un seul sobre.
card-blood-feud = Vendetta
    .flavour = Quelqu’un paie au pansement.
card-doctors-strike = Grève des médecins
    .flavour = Prenez deux aspirines et un ticket.

## Opportunités

card-armored-car = Fourgon blindé
    .flavour = Pneu crevé, pas de réseau, mauvaise route.
card-gun-run = Convoi d’armes
    .flavour = Payé à la caisse, poursuivi au kilomètre.
card-cartel-shipment = Livraison du cartel
    .flavour = C’est tombé du camion. Le camion est tombé du pont.
card-stash-raid = Pillage de planque
    .flavour = Les meilleures choses de la vie sont aux autres.
card-dirty-deputy = Adjoint véreux
    .flavour = Il écrit ses rapports à la carte.
card-patch-party = Fête des patchs
    .flavour = Après le troisième fût, tout le monde est de la famille.
card-toy-run = Virée des jouets
    .flavour = Cent motards et mille ours en peluche.
card-back-room-poker = Poker d’arrière-salle
    .flavour = Le miroir derrière toi n’est pas un hasard.
card-long-weekend = Week-end prolongé
    .flavour = Trois jours, zéro sommeil, zéro témoin.
card-gun-show = Salon des armes
    .flavour = Merci de laisser à l’entrée celles qui sont chargées.
card-backyard-vet = Véto clandestin
    .flavour = Couché. Bon garçon.

## Dernières Chances

card-arrest-warrant = Mandat d’Arrêt
    .flavour = Le moteur le plus bruyant est servi le premier.
card-clean-records = Casiers vierges
    .flavour = La ville paie bien les bras sans dossier.
card-envelope-friday = Le vendredi des enveloppes
    .flavour = Toutes les portes du quartier, toutes les semaines.
card-tax-audit = Contrôle fiscal
    .flavour = Même un hors-la-loi craint la calculatrice.
card-graveyard-shift = Équipe de nuit
    .flavour = Certains pointent pour la dernière fois.
card-presidents-cut = La part du président
card-presidents-round = La tournée du président
    .flavour = On est seul au sommet, mais ça paie.
card-open-trunks = Coffres ouverts
    .flavour = On ne discute pas avec un arsenal complet.

## Cartes hardcore

card-cartel-war = Guerre des cartels
    .flavour = Tu passais juste par là. Ça a suffi.
card-martial-law = Loi martiale
    .flavour = Il y a un char devant le marchand de glaces.
card-rico-case = Procès RICO
    .flavour = Plus il y a de noms au mur, plus la liste est longue.
card-dea-raid = Descente de la DEA
    .flavour = Les chiens sont allés droit au canapé.

## Gangs

gang-samcro = SAMCRO
    .number = one
    .gender = masculine
    .first = SAMCRO
    .the = SAMCRO
    .of = de SAMCRO
    .to = à SAMCRO
    .club-order = Sous le comptoir
    .rule-1 = Trafiquants d’armes
gang-mayans = Mayans
    .number = other
    .gender = masculine
    .first = Les Mayans
    .the = les Mayans
    .of = des Mayans
    .to = aux Mayans
    .club-order = De l’autre côté de la frontière
    .rule-1 = Frères et cousins
    .rule-2 = Rouler comme un seul homme
gang-one-niners = One-Niners
    .number = other
    .gender = masculine
    .first = Les One-Niners
    .the = les One-Niners
    .of = des One-Niners
    .to = aux One-Niners
    .club-order = Fournisseur du coin
    .rule-1 = Gros calibre
gang-lin = Syndicat de Lin
    .number = one
    .gender = masculine
    .first = Le Syndicat de Lin
    .the = le Syndicat de Lin
    .of = du Syndicat de Lin
    .to = au Syndicat de Lin
    .club-order = Acheteurs discrets
    .rule-1 = Affaire de famille
gang-grim-bastards = Grim Bastards
    .number = other
    .gender = masculine
    .first = Les Grim Bastards
    .the = les Grim Bastards
    .of = des Grim Bastards
    .to = aux Grim Bastards
    .rule-1 = Le prix du silence
    .rule-2 = Forts comme des bœufs
gang-calaveras = Calaveras
    .number = other
    .gender = masculine
    .first = Les Calaveras
    .the = les Calaveras
    .of = des Calaveras
    .to = aux Calaveras
    .rule-1 = Pas d’issue
    .rule-2 = Sacrifiables

## Faces du clubhouse

side-unleaded = { -unleaded }
side-octane = { -high-octane }
