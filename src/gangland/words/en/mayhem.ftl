# Men of Mayhem: the names of sites, cards, gangs and their rules, with a line of flavour.

## Starting sites

site-police-station = Charming Police Station
    .flavour = The coffee is burnt, and so is your alibi.
site-st-thomas-hospital = St. Thomas Hospital
    .flavour = They stopped asking how it happened.
site-emergency-room = Emergency Room
    .flavour = Flip a coin. Heads, you ride again.
site-cut-bag-op = Cut & Bag Op
    .flavour = Wear a mask. Do not sneeze.
site-gun-factory = Gun Factory
    .flavour = Some assembly required.

## Random sites

site-irish-freddys = Irish Freddy’s
    .flavour = A pint in one hand, an invoice in the other.
site-palace-restaurant = The Palace Restaurant
    .flavour = Order the soup. It isn’t soup.
site-hairy-dog = The Hairy Dog
    .flavour = Check your iron at the bar, leave with something softer.
site-pier-nine = Pier Nine
    .flavour = Nobody counts the crates after midnight.
site-sarges-surplus = Sarge’s Surplus
    .flavour = Decommissioned. Mostly.
site-moonlight-pictures = Moonlight Pictures
    .flavour = The plot is optional, the invoice isn’t.
site-velvet-mile = The Velvet Mile
    .flavour = Cash only. First names only.
site-maple-street-lab = Maple Street Lab
    .flavour = White fence, green lawn, strange smell.
site-permanent-record = Permanent Record Tattoo
    .flavour = Think before you ink. Or don’t.
site-last-mile-roadhouse = Last Mile Roadhouse
    .flavour = Two drinks minimum, three teeth maximum.
site-rusty-spoke = The Rusty Spoke
    .flavour = The jukebox takes the coins, the house takes the rest.
site-six-pack-sams = Six-Pack Sam’s
    .flavour = The camera broke on opening day.
site-peck-and-peck = Peck & Peck, Attorneys
    .flavour = Your Honor, my client was in church.
site-frankenstein-auto = Frankenstein Auto
    .flavour = Every part has a different father.
site-second-chance-pawn = Second Chance Pawn
    .flavour = No questions, no refunds, no eye contact.
site-mile-88-truck-stop = Mile 88 Truck Stop
    .flavour = Somebody else’s load, parked all night.
site-county-courthouse = County Courthouse
    .flavour = Justice is blind, and open to suggestions.
site-full-throttle-garage = Full Throttle Garage
    .flavour = Brakes are extra.
site-bare-knuckle-barn = Bare Knuckle Barn
    .flavour = Teeth are swept up on Mondays.

## Obstacles

card-roadblock = Roadblock
    .flavour = License, registration, and the next three hours.
card-evidence-raid = Evidence Raid
    .flavour = They brought boxes. Lots of boxes.
card-highway-pileup = Highway Pileup
    .flavour = The longer the column, the shorter the braking distance.
card-second-wind = Second Wind
    .flavour = Nobody bets on the underdog. Until breakfast.
card-lights-out = Lights Out
    .flavour = Everyone home by nine, unless the deputy needs new tires.
card-press-conference = Press Conference
    .flavour = They only had room for one mugshot.

## Hassles

card-gun-embargo = Gun Embargo
    .flavour = Everybody’s selling. Nobody’s buying.
card-dry-docks = Dry Docks
    .flavour = The ship came in. The cargo didn’t.
card-atf-in-town = ATF in Town
    .flavour = Six identical sedans at the diner.
card-sheriffs-holiday = The Sheriff’s Holiday
    .flavour = Gone fishing. Do try to behave.
card-undercover-buyers = Undercover Buyers
    .flavour = He pays too well and says “dude” too often.
card-price-war = Price War
    .flavour = Buy one, get one, ask nothing.
card-tailed = Tailed
    .flavour = That ice cream van has been there since March.
card-tule-fog = Tule Fog
    .flavour = Every headlight could be a friend.
card-bar-rules = Bar Rules
    .flavour = Iron stays outside. Stools are fair game.
card-bike-week = Bike Week
    .flavour = Ten thousand visitors and not one sober.
card-blood-feud = Blood Feud
    .flavour = Someone is paying by the bandage.
card-doctors-strike = Doctors’ Strike
    .flavour = Take two aspirins and a number.

## Opportunities

card-armored-car = Armored Car
    .flavour = Flat tire, no signal, wrong road.
card-gun-run = Gun Run
    .flavour = Paid by the crate, chased by the mile.
card-cartel-shipment = Cartel Shipment
    .flavour = It fell off a truck. The truck fell off a bridge.
card-stash-raid = Stash Raid
    .flavour = The best things in life are someone else’s.
card-dirty-deputy = Dirty Deputy
    .flavour = He writes reports the way others write menus.
card-patch-party = Patch Party
    .flavour = Everyone is family after the third keg.
card-toy-run = Toy Run
    .flavour = A hundred bikers and a thousand teddy bears.
card-back-room-poker = Back Room Poker
    .flavour = The mirror behind you is no accident.
card-long-weekend = Long Weekend
    .flavour = Three days, no sleep, no witnesses.
card-gun-show = Gun Show
    .flavour = Please leave your loaded ones at the door.
card-backyard-vet = Backyard Vet
    .flavour = Roll over. Good boy.

## Last calls

card-arrest-warrant = Arrest Warrant
    .flavour = The loudest engine gets the first knock.
card-clean-records = Clean Records
    .flavour = The town pays well for helping hands without a file.
card-envelope-friday = Envelope Friday
    .flavour = Every door on the block, every week.
card-tax-audit = Tax Audit
    .flavour = Even outlaws fear a man with a calculator.
card-graveyard-shift = Graveyard Shift
    .flavour = Some clock out for good.
card-presidents-cut = The President’s Cut
card-presidents-round = The President’s Round
    .flavour = It’s lonely at the top, but the pay is decent.
card-open-trunks = Open Trunks
    .flavour = Nobody argues with a full inventory.

## Hardcore cards

card-cartel-war = Cartel War
    .flavour = You were just standing there. That was enough.
card-martial-law = Martial Law
    .flavour = There’s a tank outside the ice cream parlor.
card-rico-case = RICO Case
    .flavour = The more names on the wall, the longer the list.
card-dea-raid = DEA Raid
    .flavour = The dogs went straight for the couch.

## Gangs

gang-samcro = SAMCRO
    .number = one
    .gender = neuter
    .first = SAMCRO
    .the = SAMCRO
    .of = of SAMCRO
    .to = to SAMCRO
    .club-order = Under the Counter
    .rule-1 = Gunrunners
gang-mayans = Mayans
    .number = other
    .gender = neuter
    .first = The Mayans
    .the = the Mayans
    .of = of the Mayans
    .to = to the Mayans
    .club-order = Across the Line
    .rule-1 = Brothers and Cousins
    .rule-2 = Ride as One
gang-one-niners = One-Niners
    .number = other
    .gender = neuter
    .first = The One-Niners
    .the = the One-Niners
    .of = of the One-Niners
    .to = to the One-Niners
    .club-order = Corner Supply
    .rule-1 = Heavy Caliber
gang-lin = Lin Syndicate
    .number = one
    .gender = neuter
    .first = The Lin Syndicate
    .the = the Lin Syndicate
    .of = of the Lin Syndicate
    .to = to the Lin Syndicate
    .club-order = Discreet Buyers
    .rule-1 = Family Business
gang-grim-bastards = Grim Bastards
    .number = other
    .gender = neuter
    .first = The Grim Bastards
    .the = the Grim Bastards
    .of = of the Grim Bastards
    .to = to the Grim Bastards
    .rule-1 = The Price of Silence
    .rule-2 = Built Like Bulls
gang-calaveras = Calaveras
    .number = other
    .gender = neuter
    .first = The Calaveras
    .the = the Calaveras
    .of = of the Calaveras
    .to = to the Calaveras
    .rule-1 = No Way Out
    .rule-2 = Expendable

## Clubhouse sides

side-unleaded = { -unleaded }
side-octane = { -high-octane }
