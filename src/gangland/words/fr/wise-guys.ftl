# Wise Guys : noms des lieux, des cartes, des gangs et des affranchis, avec une ligne d’ambiance.

## Lieux de départ

site-city-hall = Hôtel de ville
    .flavour = Le maire est absent. Celui qui le possède est là.
site-city-hospital = Hôpital municipal
    .flavour = Le docteur prescrit du whisky et ne pose aucune question sur les trous.
site-emergency-room = Urgences
    .flavour = La moitié en ressort debout. Personne ne sait laquelle.
site-distillery = Distillerie
    .flavour = Vieilli tout un après-midi.
site-gun-factory = Usine d’armement
    .flavour = À usage sportif. Le sport n’est pas précisé.

## Commerces

site-downtown-docks = Docks du centre-ville
    .flavour = Des caisses de « pièces détachées » qui tintent quand on les lâche.
site-club-morton = Club Morton
    .flavour = Bonne musique, bons prix, et mieux vaut ignorer ce qu’il y a dans le verre.
site-four-deuces = Les Quatre Deux
    .flavour = Quatre étages de vice, et le bureau tout en haut.
site-dog-track = Cynodrome de Cicero
    .flavour = Le lièvre est mécanique, le résultat aussi.
site-union-stock-yards = Abattoirs de l’Union
    .flavour = Des dos solides, des poches vides et des crochets partout.
site-cicero-roadhouse = Relais de Cicero
    .flavour = À un pas de la ville, à des lieues de la loi.
site-smoke-shop = Bureau de tabac
    .flavour = Un cigare en vitrine, quarante tables dans l’arrière-salle.
site-ward-headquarters = Permanence électorale
    .flavour = Ici, les morts n’ont jamais manqué une élection.
site-maxwell-street-pawnshop = Prêteur sur gages de Maxwell Street
    .flavour = Il lime les numéros pendant que vous attendez.
site-freight-yard = Gare de marchandises
    .flavour = Le veilleur de nuit dort bien : il est payé pour.
site-lakeshore-boathouse = Hangar à bateaux du lac
    .flavour = Le Canada n’est qu’à une nuit noire d’ici.
site-barber-shop = Salon de barbier
    .flavour = La barbe, la coupe, et tout ce qu’il a entendu cette semaine.
site-green-mill = Le Green Mill
    .flavour = L’orchestre joue plus fort quand on se met à crier.
site-sieben-brewery = Brasserie Sieben
    .flavour = Bière sans alcool devant, bière sans permis derrière.
site-flower-shop = Boutique de fleuriste
    .flavour = La couronne part avant que le mort soit au courant.
site-boxing-gym = Salle de boxe
    .flavour = Le gamin qui se relève, c’est lui qu’il vous faut.
site-taxi-garage = Garage de taxis
    .flavour = Les taxis les plus rapides de la ville, et jamais de compteur.
site-sporting-goods-store = Magasin d’articles de sport
    .flavour = Les étuis à violon sont deux rayons plus loin.
site-press-room = Salle de presse
    .flavour = La vérité de demain se vend jusqu’à minuit.

## Emmerdes

card-crackdown = Tour de vis
    .flavour = Ce soir, toute la ville boit du café.
card-gang-war = Guerre des gangs
    .flavour = Quelqu’un paie au pansement.
card-newspaper-crusade = Croisade des journaux
    .flavour = Votre nom en gros caractères, et pour une fois bien écrit.
card-peace-treaty = Traité de paix
    .flavour = On s’est serré la main, puis on a compté ses doigts.
card-heat-wave = Canicule
    .flavour = Trente-sept à l’ombre et pas une bière légale en ville.
card-gun-amnesty = Amnistie des armes
    .flavour = Rendez-la, sans une question. Personne ne demande, personne ne rend.
card-hungry-captain = Capitaine affamé
    .flavour = Il aide les petites maisons, étant lui-même un petit homme.
card-federal-dry-squad = Brigade fédérale anti-alcool
    .flavour = Ils suivent l’odeur jusqu’à la plus grande cave.
card-boatload-of-cousins = Un bateau de cousins
    .flavour = Tous de la famille, et aucun n’a de travail.
card-dragnet = Coup de filet
    .flavour = Plus le banc est gros, mieux le filet travaille.
card-tommy-gun-craze = La folie Thompson
    .flavour = Une nouvelle machine à écrire, qui n’écrit que des adieux.
card-boom-times = La belle vie
    .flavour = Tout le monde est riche sur le papier : prenez le papier.
card-bank-holiday = Banques fermées
    .flavour = Les guichets sont vides, le coffre est clos, et la parole n’est pas de l’argent.
card-fall-guys = Lampistes
    .flavour = Un inconnu au casier vierge vaut son pesant d’or.
card-thirsty-town = Ville assoiffée
    .flavour = Jour de paie, pleine lune, et tous les verres de la ville sont vides.
card-blizzard = Blizzard
    .flavour = Le vent du lac cloue toutes les voitures au trottoir.

## Opportunités

card-labor-slugging = Gros bras pour la grève
    .flavour = Les deux camps de la grève veulent vous embaucher.
card-hijack-shipment = Détourner la cargaison
    .flavour = Pourquoi en faire quand un autre l’a déjà faite ?
card-anonymous-tip = Coup de fil anonyme
    .flavour = Une pièce, un téléphone, et un mouchoir sur le combiné.
card-holy-name-cathedral = Cathédrale du Saint-Nom
    .flavour = Donnez largement, et asseyez-vous bien en vue des juges.
card-convention-week = Semaine du congrès
    .flavour = Dix mille délégués, tous sobres en public.
card-payroll-robbery = Braquage de la paie
    .flavour = Vendredi matin, un gardien, deux mille enveloppes.
card-armory-break-in = Casse à l’arsenal
    .flavour = La milice ne s’en apercevra pas avant dimanche.
card-bonded-warehouse = Entrepôt sous douane
    .flavour = Le whisky de l’État, et le meilleur de la ville.
card-fixed-prize-fight = Combat truqué
    .flavour = Il se couche au quatrième. Ayez l’air surpris.
card-hotel-conference = Conférence à l’hôtel
    .flavour = Tous les patrons dans une pièce, et un seul fauteuil au bout de la table.
card-back-alley-doctor = Médecin clandestin
    .flavour = Il a perdu sa licence, mais gardé ses instruments.
card-new-york-gunmen = Tueurs de New York
    .flavour = Personne en ville ne connaît leur visage, ni ne le connaîtra.
card-initiation-banquet = Banquet d’initiation
    .flavour = Neuf plats, un serment, et on ne part pas avant la fin.
card-tapped-telephone = Téléphone sur écoute
    .flavour = La standardiste a de bonnes manières et l’oreille longue.
card-getaway-drivers = Chauffeurs pour la fuite
    .flavour = Ils ne coupent jamais le moteur et ne se retournent jamais.
card-army-surplus = Surplus de l’armée
    .flavour = Les restes d’une guerre, parfaits pour la suivante.

## Dernières chances

card-indictment = Inculpation
    .flavour = Il faut bien quelqu’un dans ce box, et ce ne sera pas le patron.
card-police-raid = Descente de police
    .flavour = Ils apportent des haches et une très courte liste d’exceptions.
card-tax-evasion = Fraude fiscale
    .flavour = Un petit homme au crayon a réussi là où les balles ont échoué.
card-collection-day = Jour de la collecte
    .flavour = Le commissariat compte vos portes, et chacune lui doit une enveloppe.
card-charity-ball = Bal de charité
    .flavour = Ce soir, l’hôpital remercie ses clients les plus généreux.
card-grand-funeral = Grandes funérailles
    .flavour = Vingt voitures de fleurs, et on vérifie le nom sur chaque carte.
card-hungry-men = Des hommes qui ont faim
    .flavour = La file d’embauche commence à votre porte de derrière.
card-machine-politics = La machine électorale
    .flavour = Le patron du quartier nourrit ses amis et envoie la note aux autres.
card-garage-ambush = Guet-apens au garage
    .flavour = Quatre hommes en uniforme, et pas un de la police.
card-election-day = Jour d’élection
    .flavour = Celui qui a payé l’encre compte aussi les bulletins.
card-curfew = Couvre-feu
    .flavour = Plus personne dans les rues, sauf si quelqu’un d’important téléphone.
card-show-of-force = Démonstration de force
    .flavour = Un défilé muet, et chaque manteau penche d’un côté.

## Gangs

gang-chicago-outfit = Outfit de Chicago
    .number = one
    .gender = masculine
    .first = L’Outfit de Chicago
    .the = l’Outfit de Chicago
    .of = de l’Outfit de Chicago
    .to = à l’Outfit de Chicago
    .gang-order = Syndication
    .rule-1 = Arbitrage
gang-sheldon = Gang Sheldon
    .number = one
    .gender = masculine
    .first = Le gang Sheldon
    .the = le gang Sheldon
    .of = du gang Sheldon
    .to = au gang Sheldon
    .gang-order = Détournement
    .rule-1 = Casser les prix
gang-north-side = Gang du North Side
    .number = one
    .gender = masculine
    .first = Le gang du North Side
    .the = le gang du North Side
    .of = du gang du North Side
    .to = au gang du North Side
    .gang-order = Petite délinquance
    .rule-1 = En guerre
gang-saltis-mcerlane = Gang Saltis-McErlane
    .number = one
    .gender = masculine
    .first = Le gang Saltis-McErlane
    .the = le gang Saltis-McErlane
    .of = du gang Saltis-McErlane
    .to = au gang Saltis-McErlane
    .gang-order = Tournée de la bière
    .rule-1 = Hommes à la sulfateuse

## Cartes Clubhouse

side-standard = Clubhouse

## Affranchis

made-al-capone = Al Capone
made-frank-nitti = Frank Nitti
made-murray-humphreys = Murray Humphreys
made-jack-mcgurn = Jack McGurn
made-tony-accardo = Tony Accardo
made-ralph-sheldon = Ralph Sheldon
made-hughey-mcgovern = Hughey McGovern
made-william-mcpadden = William McPadden
made-frank-carpenter = Frank Carpenter
made-joseph-brooks = Joseph Brooks
made-dean-obanion = Dean O’Banion
made-earl-weiss = Earl Weiss
made-vincent-drucci = Vincent Drucci
made-george-moran = George Moran
made-jack-zuta = Jack Zuta
made-joe-saltis = Joe Saltis
made-frank-mcerlane = Frank McErlane
made-john-oberta = John O’Berta
made-frank-koncil = Frank Koncil
made-charles-hubacek = Charles Hubacek
