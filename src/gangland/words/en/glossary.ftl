### The glossary: the words of both games, in one place. Other files take them from here: { -heat }, { dudes }.
### docs/glossary/en.md is written from it.

## People

-member = Member
-members = Members
-prospect = Prospect
-prospects = Prospects
-made-man = Made Man
-made-men = Made Men
-associate = Associate
-associates = Associates
-dude = Dude
-dudes = Dudes

## The leader

-reaper-patch = Reaper Patch
-patch-holder = Patch Holder
-patch-order = Patch Order
-boss-of-bosses = Boss of Bosses
-leadership-order = Leadership Order

## Goods and the law

-contraband = Contraband
-booze = Booze
-heat = Heat
-clout = Clout

## Where things are

-emergency-room = Emergency Room
-recruit-pool = Recruit Pool
-black-market = Black Market

## Cards

-anarchy = Anarchy
-roaring-20s = Roaring 20s
-obstacle = Obstacle
-obstacles = Obstacles
-hassle = Hassle
-hassles = Hassles
-opportunity = Opportunity
-opportunities = Opportunities
-last-call = Last Call
-last-calls = Last Calls
-unleaded = Unleaded
-high-octane = High Octane

## Orders

-ride = Ride
-drive = Drive
-throw-down = Throw Down
-throwdown = Throwdown
-patch-in = Patch In
-sit-tight = Sit Tight
-club-order = Club Order
-club-orders = Club Orders
-gang-order = Gang Order
-gang-orders = Gang Orders

## Fights

-slugging = Slugging
-talking = Talking
-pile-up = pile-up

## Words that differ between the games

dudes = { $game ->
    [wise-guys] crew
   *[mayhem] { -dudes }
}
one-dude = { $game ->
    [wise-guys] crew member
   *[mayhem] { -dude }
}
traffic = { $game ->
    [wise-guys] sell
   *[mayhem] traffic
}
trafficked = { $game ->
    [wise-guys] sold
   *[mayhem] trafficked
}

## Every word explained: by the engine’s word what it is, what each game calls it, and what the book of Men of Mayhem prints

gloss-gang = A player’s side, with a clubhouse card of its own.
    .mayhem = Gang
    .wise-guys = Gang
    .printed = Gang
gloss-place = Wherever people can stand: sites, Opportunities, your own clubhouse.
    .mayhem = location
    .wise-guys = location
    .printed = Location
gloss-site = A location tile: five lie there from the start, others are turned up.
    .mayhem = site
    .wise-guys = location
    .printed = Site
gloss-crew = All your people, wherever they are. The book of Wise Guys says Members.
    .mayhem = { -dudes }
    .wise-guys = crew
    .printed = Dudes
gloss-made = A full member of a gang: one order token a round each; only they can start a fight.
    .mayhem = { -member }
    .wise-guys = { -made-man }
    .printed = Member
gloss-rookie = A newcomer: counts 1 in fights, gives no order token, can be promoted.
    .mayhem = { -prospect }
    .wise-guys = { -associate }
    .printed = Prospect
gloss-leader-token = The token of whoever goes first and settles ties.
    .mayhem = { -reaper-patch }
    .wise-guys = { -boss-of-bosses } token
    .printed = Reaper Patch
gloss-leader = The gang that has the leader token.
    .mayhem = { -patch-holder }
    .wise-guys = { -boss-of-bosses }
    .printed = Patch Holder
gloss-leader-order = From the leader to the left, all around the table.
    .mayhem = { -patch-order }
    .wise-guys = { -leadership-order }
    .printed = Patch Order
gloss-edge = The Patch Holder wins ties.
    .mayhem = the Edge
    .wise-guys = –
    .printed = The Edge
gloss-cash = Money; whoever has most of it at the end wins.
    .mayhem = cash
    .wise-guys = cash
    .printed = Cash
gloss-guns = Worth 3 in a fight; each one pulled injures a rival and is discarded.
    .mayhem = guns
    .wise-guys = guns
    .printed = Guns
gloss-goods = What is turned into cash on the Black Market.
    .mayhem = { -contraband }
    .wise-guys = { -booze }
    .printed = Contraband
gloss-standing = How you stand with the law, from 0 to 4: Heat should be low, Clout high.
    .mayhem = { -heat }
    .wise-guys = { -clout }
    .printed = Heat
gloss-legit = Having no Heat: no limit on the Black Market.
    .mayhem = running legit
    .wise-guys = –
    .printed = Running Legit
gloss-order-token = Every order costs one; you get base orders and one for each of your full members.
    .mayhem = order token
    .wise-guys = order token
    .printed = Order token
gloss-clubhouse = Your own location, which no rival can enter.
    .mayhem = clubhouse
    .wise-guys = clubhouse
    .printed = Clubhouse
gloss-blind = What you hold lies behind it, unseen by the others.
    .mayhem = blind
    .wise-guys = blind
    .printed = Blind
gloss-fist = A secret choice of guns or goods, shown together with everybody else’s.
    .mayhem = fist
    .wise-guys = fist
    .printed = fist
gloss-pool = Your people who are not in play.
    .mayhem = { -recruit-pool }
    .wise-guys = { -recruit-pool }
    .printed = Recruit Pool
gloss-er = Where the injured lie until a die decides for each at clean-up.
    .mayhem = { -emergency-room }
    .wise-guys = { -emergency-room }
    .printed = Emergency Room
gloss-control = One gang there · two or more · nobody.
    .mayhem = controlled · contested · uncontrolled
    .wise-guys = controlled · contested · uncontrolled
    .printed = controlled · contested · Uncontrolled
gloss-move = Order: people go from one location to another.
    .mayhem = { -ride }
    .wise-guys = { -drive }
    .printed = Ride
gloss-exploit = Order: take what a location you control gives, once a round.
    .mayhem = Exploit
    .wise-guys = Exploit
    .printed = Exploit
gloss-boost = What a location gives for one more token.
    .mayhem = boost
    .wise-guys = boost
    .printed = Boost
gloss-hot = Exploiting such a location brings Heat or costs Clout.
    .mayhem = hot
    .wise-guys = hot
    .printed = Hot
gloss-fight = Order: attack all rivals at a location where you have a full member.
    .mayhem = { -throw-down }
    .wise-guys = Fight
    .printed = Throw Down, Throwdown
gloss-fight-kind = With or without guns, as the location says.
    .mayhem = –
    .wise-guys = { -slugging } · { -talking }
    .printed = –
gloss-pile-up = A fight of three gangs or more.
    .mayhem = { -pile-up }
    .wise-guys = { -pile-up }
    .printed = Pile-Up
gloss-backup = People called into a fight from elsewhere, one token for each location.
    .mayhem = backup
    .wise-guys = backup
    .printed = Backup
gloss-guns-pulled = To use guns in a fight, chosen in secret.
    .mayhem = pull guns
    .wise-guys = pull guns
    .printed = Pull Guns
gloss-injuries = Every gun pulled sends one rival to the Emergency Room.
    .mayhem = Get Bloody
    .wise-guys = injuries
    .printed = Get Bloody
gloss-follow-up = An exploit by whoever ordered and won the fight, in the same turn.
    .mayhem = follow-up
    .wise-guys = follow-up
    .printed = –
gloss-recruit = Order: a newcomer joins you at your clubhouse.
    .mayhem = Recruit
    .wise-guys = Recruit Associate
    .printed = Recruit
gloss-promote = Order: a newcomer becomes a full member, for 1 cash and 1 gun.
    .mayhem = { -patch-in }
    .wise-guys = Initiate Made Man
    .printed = Patch In
gloss-sit = Order: do nothing.
    .mayhem = { -sit-tight }
    .wise-guys = { -sit-tight }
    .printed = Sit Tight
gloss-gang-order = An order that only one gang has.
    .mayhem = { -club-order }
    .wise-guys = { -gang-order }
    .printed = Club Order
gloss-market = The step of a round in which goods become cash.
    .mayhem = { -black-market }
    .wise-guys = { -black-market }
    .printed = Black Market
gloss-traffic = To turn goods into cash on the Black Market. The transaction Sell is another thing.
    .mayhem = traffic
    .wise-guys = sell
    .printed = Traffic
gloss-verbs = What an exploit does.
    .mayhem = Sell · Spend · Swap · Steal · Skim · Gain · Drop
    .wise-guys = Trade · Steal · Gain · Special
    .printed = Sell · Spend · Swap · Steal · Skim · Gain · Drop
gloss-fall = One of your full members goes back to the Recruit Pool.
    .mayhem = take the fall
    .wise-guys = take the fall
    .printed = Take the Fall
gloss-disbanded = Out of the game: nobody was left to take the fall.
    .mayhem = disbanded
    .wise-guys = disbanded
    .printed = disbanded
gloss-deck = The event cards: one, two, then three a round.
    .mayhem = { -anarchy }
    .wise-guys = { -roaring-20s }
    .printed = Anarchy
gloss-obstacle = A card that strikes at once.
    .mayhem = { -obstacle }
    .wise-guys = –
    .printed = Obstacle
gloss-hassle = A card that changes the rules until the round ends.
    .mayhem = { -hassle }
    .wise-guys = { -hassle }
    .printed = Hassle
gloss-opportunity = A location for one round.
    .mayhem = { -opportunity }
    .wise-guys = { -opportunity }
    .printed = Opportunity
gloss-last-call = A card that takes effect after the Black Market.
    .mayhem = { -last-call }
    .wise-guys = { -last-call }
    .printed = Last Call
gloss-side = The two sides of a clubhouse card: plain, or with special rules.
    .mayhem = { -unleaded } · { -high-octane }
    .wise-guys = –
    .printed = Unleaded · High Octane
gloss-round = All steps once, six times in a game · one player’s order.
    .mayhem = round · turn
    .wise-guys = round · turn
    .printed = Round · Turn
gloss-clean-up = The end of a round: tokens and cards go, a die for each of the injured.
    .mayhem = clean-up
    .wise-guys = clean-up
    .printed = Clean Up
gloss-deal = What two players agree on: goods change hands at once, promises bind nobody.
    .mayhem = deal
    .wise-guys = deal
    .printed = deal
