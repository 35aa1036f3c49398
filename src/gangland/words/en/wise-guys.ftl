# Wise Guys: the names of its locations, cards, gangs and made men, and a line of flavour.

## Starting locations

site-city-hall = City Hall
    .flavour = The mayor is out. The man who owns the mayor is in.
site-city-hospital = City Hospital
    .flavour = The doctor prescribes whiskey, and asks no questions about holes.
site-emergency-room = Emergency Room
    .flavour = Half of them walk out again. Nobody knows which half.
site-distillery = Distillery
    .flavour = Aged for a whole afternoon.
site-gun-factory = Gun Factory
    .flavour = For sporting purposes. The sport is not named.

## Business locations

site-downtown-docks = Downtown Docks
    .flavour = Crates marked “machine parts” that clink when dropped.
site-club-morton = Club Morton
    .flavour = Good music, better prices, best not to ask what is in the glass.
site-four-deuces = The Four Deuces
    .flavour = Four floors of vice, and the office at the very top.
site-dog-track = Cicero Dog Track
    .flavour = The hare is mechanical, and so is the result.
site-union-stock-yards = Union Stock Yards
    .flavour = Strong backs, empty pockets, plenty of hooks.
site-cicero-roadhouse = Cicero Roadhouse
    .flavour = One step past the city line, a mile past the law.
site-smoke-shop = Smoke Shop
    .flavour = One cigar in the window, forty tables in the back.
site-ward-headquarters = Ward Headquarters
    .flavour = The dead of this ward have never missed an election.
site-maxwell-street-pawnshop = Maxwell Street Pawnshop
    .flavour = He files off the numbers while you wait.
site-freight-yard = Freight Yard
    .flavour = The night watchman sleeps well, and is paid to.
site-lakeshore-boathouse = Lakeshore Boathouse
    .flavour = Canada is only one dark night away.
site-barber-shop = Barber Shop
    .flavour = A shave, a trim, and everything he heard this week.
site-green-mill = The Green Mill
    .flavour = The band plays louder when the shouting starts.
site-sieben-brewery = Sieben Brewery
    .flavour = Near beer out front, the nearest thing to real beer out back.
site-flower-shop = Flower Shop
    .flavour = They send the wreath before you know you are dead.
site-boxing-gym = Boxing Gym
    .flavour = The kid who gets up again is the one you want.
site-taxi-garage = Taxi Garage
    .flavour = Fastest cabs in the city, and the meter never runs.
site-sporting-goods-store = Sporting Goods Store
    .flavour = Violin cases are two aisles down.
site-press-room = Press Room
    .flavour = Tomorrow’s truth is for sale until midnight.

## Hassles

card-crackdown = Crackdown
    .flavour = Tonight the whole town is drinking coffee.
card-gang-war = Gang War
    .flavour = Somebody is paying by the bandage.
card-newspaper-crusade = Newspaper Crusade
    .flavour = Your name in big type, spelled right for once.
card-peace-treaty = Peace Treaty
    .flavour = Everyone shook hands, then counted their fingers.
card-heat-wave = Heat Wave
    .flavour = Ninety-eight in the shade and not a legal beer in town.
card-gun-amnesty = Gun Amnesty
    .flavour = Hand it in, no questions asked. Nobody asked, nobody handed.
card-hungry-captain = Hungry Captain
    .flavour = He helps small firms, being a small man himself.
card-federal-dry-squad = Federal Dry Squad
    .flavour = They follow the smell to the biggest cellar.
card-boatload-of-cousins = Boatload of Cousins
    .flavour = Every one of them family, and none of them busy.
card-dragnet = Dragnet
    .flavour = The bigger the shoal, the better the net works.
card-tommy-gun-craze = Tommy Gun Craze
    .flavour = A new kind of typewriter, and it only writes goodbyes.
card-boom-times = Boom Times
    .flavour = Everybody is rich on paper, so take the paper.
card-bank-holiday = Bank Holiday
    .flavour = The tellers are home, the vault is shut, and your word is not money.
card-fall-guys = Fall Guys
    .flavour = A nobody with a clean record is worth his weight in gold.
card-thirsty-town = Thirsty Town
    .flavour = Payday, a full moon, and every glass in town is empty.
card-blizzard = Blizzard
    .flavour = The wind off the lake holds every car at the curb.

## Opportunities

card-labor-slugging = Labor Slugging
    .flavour = Both sides of the strike want to hire you.
card-hijack-shipment = Hijack Shipment
    .flavour = Why make it when somebody else already has?
card-anonymous-tip = Anonymous Tip
    .flavour = A nickel, a telephone, and a handkerchief over the mouthpiece.
card-holy-name-cathedral = Holy Name Cathedral
    .flavour = Give generously, and sit where the judges can see you.
card-convention-week = Convention Week
    .flavour = Ten thousand delegates, all of them dry in public.
card-payroll-robbery = Payroll Robbery
    .flavour = Friday morning, one guard, two thousand envelopes.
card-armory-break-in = Armory Break-in
    .flavour = The militia will not miss them before Sunday.
card-bonded-warehouse = Bonded Warehouse
    .flavour = The government’s own whiskey, and the best in town.
card-fixed-prize-fight = Fixed Prize Fight
    .flavour = He goes down in the fourth. Try to look surprised.
card-hotel-conference = Hotel Conference
    .flavour = Every boss in one room, and one chair at the head of the table.
card-back-alley-doctor = Back-alley Doctor
    .flavour = He lost his license, but he kept his tools.
card-new-york-gunmen = New York Gunmen
    .flavour = No one in town knows their faces, or will.
card-initiation-banquet = Initiation Banquet
    .flavour = Nine courses, one oath, no leaving early.
card-tapped-telephone = Tapped Telephone
    .flavour = The operator has nice manners and long ears.
card-getaway-drivers = Getaway Drivers
    .flavour = They never stop the engine, and never look back.
card-army-surplus = Army Surplus
    .flavour = Left over from one war, good for another.

## Last Calls

card-indictment = Indictment
    .flavour = Somebody has to sit in that chair, and it will not be the boss.
card-police-raid = Police Raid
    .flavour = They bring axes, and a very thin list of exceptions.
card-tax-evasion = Tax Evasion
    .flavour = A little man with a pencil did what the bullets could not.
card-collection-day = Collection Day
    .flavour = The precinct counts your doors, and every one of them owes it an envelope.
card-charity-ball = Charity Ball
    .flavour = Tonight the hospital thanks its most generous customers.
card-grand-funeral = Grand Funeral
    .flavour = Twenty carloads of flowers, and every card is checked for names.
card-hungry-men = Hungry Men
    .flavour = The line for work starts at your back door.
card-machine-politics = Machine Politics
    .flavour = The ward boss feeds his friends, and sends the others the bill.
card-garage-ambush = Garage Ambush
    .flavour = Four men in uniform, and none of them on the force.
card-election-day = Election Day
    .flavour = The ballots are counted by the man who paid for the ink.
card-curfew = Curfew
    .flavour = Everyone off the streets, unless somebody important telephones.
card-show-of-force = Show of Force
    .flavour = The parade was silent, and every coat was heavy on one side.

## Gangs

gang-chicago-outfit = Chicago Outfit
    .number = one
    .gender = neuter
    .first = The Chicago Outfit
    .the = the Chicago Outfit
    .of = of the Chicago Outfit
    .to = to the Chicago Outfit
    .gang-order = Syndication
    .rule-1 = Arbitration
gang-sheldon = Sheldon Gang
    .number = one
    .gender = neuter
    .first = The Sheldon Gang
    .the = the Sheldon Gang
    .of = of the Sheldon Gang
    .to = to the Sheldon Gang
    .gang-order = Hijacking
    .rule-1 = Undercutting Prices
gang-north-side = North Side Gang
    .number = one
    .gender = neuter
    .first = The North Side Gang
    .the = the North Side Gang
    .of = of the North Side Gang
    .to = to the North Side Gang
    .gang-order = Petty Crime
    .rule-1 = Going to War
gang-saltis-mcerlane = Saltis-McErlane Gang
    .number = one
    .gender = neuter
    .first = The Saltis-McErlane Gang
    .the = the Saltis-McErlane Gang
    .of = of the Saltis-McErlane Gang
    .to = to the Saltis-McErlane Gang
    .gang-order = Beer Route
    .rule-1 = Chopper Men

## Clubhouse cards

side-standard = Clubhouse

## Made men

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
