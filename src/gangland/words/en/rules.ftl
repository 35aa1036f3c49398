# The rules as players read them: one message per rule id.
# A rule that differs between the games has one message per game; a rule of one game only says which in .game.

chapter-set = Set-up
chapter-inf = Who knows what
chapter-rnd = The round
chapter-ord = Order tokens
chapter-rev = New sites and cards
chapter-iss = Issuing orders
chapter-mov = Moving ({ -ride }, { -drive })
chapter-exp = Exploiting
chapter-trx = Transactions
chapter-rct = Recruiting
chapter-prm = Promoting ({ -patch-in }, Initiate)
chapter-sit = Sitting tight
chapter-gng = Gang orders and powers
chapter-fgt = Fights ({ -throw-down }, Fight)
chapter-std = { -heat } and { -clout }
chapter-ldr = The leader token
chapter-blk = The { -black-market }
chapter-lst = { -last-calls }
chapter-cln = Clean-up
chapter-end = Winning the game
chapter-dea = Deals
chapter-opt = Options

## SET

rule-set-1-mayhem = Men of Mayhem is for three or four players. The two expansion gangs take it up to six: sites, cards and rounds stay the same, and only the { -black-market } prices change.
    .title = Number of players
rule-set-1-wise-guys = Wise Guys is for three or four players, each leading one gang.
    .title = Number of players
rule-set-2-mayhem = Five sites lie face up from the start: the Charming Police Station, St. Thomas Hospital, the { -emergency-room }, the Cut & Bag Op, where { -contraband } comes from, and the Gun Factory.
    .title = The five starting sites
rule-set-2-wise-guys = Five locations lie face up from the start: City Hall, City Hospital, the { -emergency-room }, the Distillery, where { -booze } comes from, and the Gun Factory.
    .title = The five starting locations
rule-set-3 = Six tiles drawn at random start face down; all the others stay out of the game. A tile is not a location until it is turned up, so nobody can move to one that is still face down.
    .title = Six face-down tiles
rule-set-4-mayhem = The four hardcore cards are taken out, the { -anarchy } cards are shuffled, and fifteen of them form the face-down deck. The rest are not used in this game.
    .title = The { -anarchy } deck
rule-set-4-wise-guys = The { -roaring-20s } cards are shuffled and fifteen of them form the face-down deck. The rest are not used in this game.
    .title = The { -roaring-20s } deck
rule-set-5-mayhem = The players agree on one way to play. { -unleaded }: everybody uses the same plain clubhouse side, without special rules. { -high-octane }: each player picks either side of their card; a { -high-octane } side has two special rules, and its base orders and starting { -members } always add up to five.
    .title = { -unleaded } or { -high-octane }
rule-set-5-wise-guys = Every gang always plays with the special rule and the { -gang-order } of its own clubhouse card.
    .title = Every gang is different
rule-set-6-mayhem = Each player rolls a die; players tied for highest roll again among themselves. The highest roller picks a gang first, then the others going left. The last to pick starts with the { -reaper-patch }.
    .title = Choosing gangs
rule-set-6-wise-guys = Each player rolls a die; players tied for highest roll again among themselves. The highest roller picks a gang first, then the others going left. The last to pick starts as { -boss-of-bosses }.
    .title = Choosing gangs
rule-set-7-mayhem = Each gang takes the cash, guns, { -contraband }, { -heat }, { -members } and { -prospects } its card shows. { -dudes } are all your people: { -members }, who ride bikes, and { -prospects }, who walk. All your { -dudes } begin in your clubhouse, and those you do not use yet form your { -recruit-pool }. In a { -high-octane } game, sides are chosen openly, in { -patch-order }.
    .title = What you start with
rule-set-7-wise-guys = Each gang takes the cash, guns, { -booze }, { -clout }, { -made-men } and { -associates } its card shows. Crew are all your people: { -made-men }, who have names and ratings, and { -associates }, who have neither. All your crew begins in your clubhouse, and those you do not use yet form your { -recruit-pool }. You choose which of your named { -made-men } start; this is done openly, in { -leadership-order }.
    .title = What you start with
rule-set-8-mayhem = A gang has five { -members } and five { -prospects } in all, { -recruit-pool } included. There are never any more.
    .title = Five and five
rule-set-8-wise-guys = A gang has five { -made-men } and five { -associates } in all, { -recruit-pool } included. There are never any more.
    .title = Five and five

## INF

rule-inf-1-mayhem = These are secret: the cash, guns and { -contraband } behind each blind, the face-down sites, the undrawn cards and everything set aside, and any closed choice until it is revealed. If somebody peeks at something, all are told that it happened, but not what was seen.
    .title = What is secret
rule-inf-1-wise-guys = These are secret: the cash, guns and { -booze } behind each blind, the face-down locations, the undrawn cards and everything set aside, and any closed choice until it is revealed. If somebody peeks at something, all are told that it happened, but not what was seen.
    .title = What is secret
rule-inf-2-mayhem = Everybody sees the clubhouses, all { -dudes } wherever they are, { -heat }, order tokens, the { -reaper-patch } and every card and site turned up. Starting amounts are printed, so they are known too. What changes hands in the open, such as by an exploit, a { -club-order }, a { -patch-in } or trafficking on the { -black-market }, is seen as it happens, but nobody is told your totals.
    .title = What everybody sees
rule-inf-2-wise-guys = Everybody sees the clubhouses, all crew wherever they are, { -clout }, order tokens, the { -boss-of-bosses } token and every card and location turned up. Starting amounts are printed, so they are known too. What changes hands in the open, such as by an exploit, a { -gang-order }, an initiation or a { -black-market } sale, is seen as it happens, but nobody is told your totals.
    .title = What everybody sees
rule-inf-3 = Only the two gangs in a deal see what was handed over. The others learn that those two dealt, nothing more. A table may agree to play with open deals instead.
    .title = Deals are closed
rule-inf-4-mayhem = You cannot prove what you hold: all you have is your word. You are asked for guns and for { -contraband } to traffic even when you have none, and with Under the Radar for backup too, so an empty fist looks like a full one. When a card hits the gang with the most or least of something hidden, the amounts are compared in secret and only the gangs hit are named.
    .title = No proof, only words
rule-inf-4-wise-guys = You cannot prove what you hold: all you have is your word. You are asked for guns and for { -booze } to sell even when you have none, and a { -boss-of-bosses } without a gun is still asked about Bombing, so an empty fist looks like a full one. When a card hits the gang with the most or least of something hidden, the amounts are compared in secret and only the gangs hit are named.
    .title = No proof, only words

## RND

rule-rnd-1-mayhem = The game lasts six rounds. Each one goes: claim order tokens, reveal new sites and cards, issue orders, { -black-market }, { -last-calls }, clean-up.
    .title = Six steps a round
rule-rnd-1-wise-guys = The game lasts six rounds. Each one goes: collect order tokens, New Turf, { -roaring-20s } cards, issue orders, { -black-market }, { -last-calls }, clean-up.
    .title = Seven steps a round

## ORD

rule-ord-1-mayhem = Each round you get your clubhouse’s base orders plus one token for every { -member } in your gang. { -members } in the { -recruit-pool } do not count, and { -prospects } give no tokens.
    .title = How many tokens you get
rule-ord-1-wise-guys = Each round you get the orders shown on your clubhouse plus one token for every { -made-man } in your gang. Those in the { -recruit-pool } do not count, and { -associates } give no tokens.
    .title = How many tokens you get
rule-ord-2-mayhem = Everybody can see how many order tokens each gang has left, unless you play with Under the Radar.
    .title = Tokens lie in the open
rule-ord-2-wise-guys = Everybody can see how many order tokens each gang has left.
    .title = Tokens lie in the open
rule-ord-3 = Order tokens cannot be saved for the next round. Orders go on until every token has been spent.
    .title = Nothing carries over

## REV

rule-rev-1 = First, two face-down tiles are turned up, as long as any are left. They stay in play to the end of the game.
    .title = Two new locations
rule-rev-2 = Next come event cards: one in the first round, two in the second, and three in every round after that. The fifteen cards are the game’s clock: when the last three come up, this is the last round.
    .title = One, two, then three cards
rule-rev-3 = An { -obstacle } strikes as soon as it is turned up, once, and hits all gangs or those it names. Cards are dealt with one at a time as they come up; within a card, gangs go in { -patch-order }.
    .title = { -obstacles } strike at once
    .game = mayhem
rule-rev-4-mayhem = A { -hassle } changes the rules for all gangs until the round ends. Where it disagrees with a normal rule, the { -hassle } wins.
    .title = { -hassles } last all round
rule-rev-4-wise-guys = A { -hassle } changes the rules for all gangs until the round ends; where it disagrees with a normal rule, the { -hassle } wins. If it is aimed at the most or least of something, the gangs it hits are settled when it is turned up.
    .title = { -hassles } last all round
rule-rev-5 = As soon as it is turned up, an { -opportunity } is a location like any other: move there, fight there, exploit it, boost and hot icon included. It is gone at the end of the round.
    .title = { -opportunities } are passing locations
rule-rev-6 = A { -last-call } waits face up through the round and takes effect after the { -black-market }.
    .title = { -last-calls } come later
rule-rev-7 = When a card hits the gang with the most or least of something, every gang tied for it is hit, even if that means all of them. The comparison is made when the card takes effect, before anybody is hit, and made afresh for each card.
    .title = Ties hit everyone tied

## ISS

rule-iss-1-mayhem = Players take turns in { -patch-order }, one order each, round and round until all tokens are spent. The six orders are { -ride }, Exploit, { -throw-down }, Recruit, { -patch-in } and { -sit-tight }; some gangs have a { -club-order } besides. Every order costs one token. You cannot pass while you hold a token; to do nothing, spend one on { -sit-tight }.
    .title = One order a turn
rule-iss-1-wise-guys = Players take turns in { -leadership-order }, one order each, round and round until all tokens are spent. The seven orders are { -drive }, Exploit, Fight, Recruit { -associate }, Initiate { -made-man }, { -sit-tight } and your { -gang-order }. Every order costs one token. You cannot pass while you hold a token; to do nothing, spend one on { -sit-tight }.
    .title = One order a turn
rule-iss-2 = With no token and nothing else you could do, you are skipped; a free order from a card counts as something to do. Once skipped, you issue no more orders this round, and a token you get later can only pay for backup.
    .title = Out of tokens: skipped
    .game = mayhem
rule-iss-3 = With no token left, your turn is a { -sit-tight } by itself. If you are handed a token later, you act again when your turn comes.
    .title = Out of tokens: sit tight
    .game = wise-guys
rule-iss-4-mayhem = The turn order is fixed when the orders step begins and does not change if the { -reaper-patch } moves. Anything else done in { -patch-order } starts with whoever holds the Patch at that moment. The power to win ties moves with the Patch at once.
    .title = When the Patch moves
rule-iss-4-wise-guys = The { -leadership-order } of a round is fixed when the orders step begins and holds for everything until the round ends, even if the token moves. The power over ties moves with the token at once.
    .title = When the token moves

## MOV

rule-mov-1-mayhem = A { -ride } order moves any number of your { -dudes }, at least one, from one location to one other location. Distance does not matter.
    .title = From one location to another
rule-mov-1-wise-guys = A { -drive } order moves any number of your crew, at least one, from one location to one other location. Distance does not matter.
    .title = From one location to another
rule-mov-2 = You can never move into a rival’s clubhouse, nor to or from the { -emergency-room }. Your own clubhouse is a location like any other.
    .title = Where you cannot go

## EXP

rule-exp-1-mayhem = You control a location when you have { -dudes } there and nobody else does. With no { -dudes } at all it is uncontrolled; with two or more gangs it is contested.
    .title = Controlled or contested
rule-exp-1-wise-guys = You control a location when you have crew there and nobody else does. With no crew at all it is uncontrolled; with two or more gangs it is contested.
    .title = Controlled or contested
rule-exp-2 = You can exploit only a location you control, and each location only once a round, whoever does it; the token left there shows that it is used. Clubhouses have nothing to exploit.
    .title = Once a round, in control
rule-exp-3-mayhem = If the location has a boost, one more token lets you use it too. You may leave out the main effect and take the boost alone, but you still pay both tokens.
    .title = Boosting a site
rule-exp-3-wise-guys = If the location has a boost, one more token adds its transaction to the first one. You cannot use the boost instead of the first.
    .title = Boosting a location
rule-exp-4-mayhem = Exploiting a hot location gives you the { -heat } it shows, once, before any transaction and even if you use only the boost. If a { -member } takes the fall because of it and you have nobody left there, the exploit still goes through, boost included.
    .title = Hot locations give { -heat }
rule-exp-4-wise-guys = Exploiting a hot location costs you the { -clout } it shows, once, before any transaction. If a { -made-man } takes the fall because of it and you have nobody left there, the exploit still goes through, boost included.
    .title = Hot locations cost { -clout }
rule-exp-5 = Where a location offers transactions joined by OR, you choose one of them; if a card bars all but one, that one is done.
    .title = One side of the OR
    .game = wise-guys
rule-exp-6-mayhem = Exploiting the Police Station gives you the { -reaper-patch }.
    .title = The Police Station
rule-exp-6-wise-guys = Exploiting City Hall gives you 1 { -clout } and makes you { -boss-of-bosses }.
    .title = City Hall
rule-exp-7-mayhem = You are offered every transaction of the location, one after another, the boost last. You may skip any of them, but { -heat } that comes with a benefit cannot be separated from it. You are not asked about what everybody can see to change nothing, such as dropping { -heat } you do not have.
    .title = In order, skip what you like
rule-exp-7-wise-guys = Every transaction of the location is carried out, one after another, the boost last. A Trade may be done zero times; the others are not optional. You are not asked about what everybody can see to change nothing, or to leave no choice.
    .title = In order, all of them

## TRX

rule-trx-1-mayhem = Sell turns guns or { -contraband } into cash, Spend turns cash into guns or { -contraband }, and Swap turns guns into { -contraband } or the other way round. In one exploit you may repeat each up to its printed Max. A boost’s transaction is done only once.
    .title = Sell, Spend, Swap
rule-trx-1-wise-guys = A Trade turns any of cash, guns, { -booze } and { -clout } into any other of them. In one exploit you may repeat it up to its printed Max, or as often as you like if none is printed. The same goes for a Trade in a boost.
    .title = The Trade transaction
rule-trx-2-mayhem = Skim takes what is shown from the supply for free. Gain and Drop raise or lower your { -heat }, or now and then something else. Each is done once per exploit.
    .title = Skim, Gain, Drop
rule-trx-2-wise-guys = Gain takes what is shown from the supply, or raises your { -clout }. It is done once per exploit.
    .title = The Gain transaction
rule-trx-3 = Name a rival and take the amount shown. If they have less, they hand over what they have, and then you alone may look at everything behind their blind.
    .title = Stealing from a rival
rule-trx-4 = A Special transaction has a rule of its own: do what the tile or card says.
    .title = Special transactions
    .game = wise-guys
rule-trx-5-mayhem = When selling something is forbidden, no Sell transaction that involves it can be used at all.
    .title = Bans on selling
rule-trx-5-wise-guys = When trading something is forbidden, you cannot give it away in a Trade. You can still receive it.
    .title = Bans on trading
rule-trx-6 = A bonus for each time you sell or trade something is paid once for every repetition of the transaction, up to its Max. It does not count the pieces inside one repetition.
    .title = Bonuses count repetitions
rule-trx-7 = The supply of cash, guns and all other tokens never runs out.
    .title = The supply is endless
rule-trx-8-mayhem = You cannot pay with what you do not have. When you are forced to lose something, you lose as much as you have.
    .title = Paying and losing
rule-trx-8-wise-guys = You cannot pay with what you do not have; when you are forced to lose something, you lose as much as you have. You may pay your last { -clout }, but then you have run out and a { -made-man } takes the fall. You may also pay for { -clout } you have no room for: anything above 4 is lost.
    .title = Paying and losing
rule-trx-9-mayhem = Bans and bonuses on transactions apply to exploits and to a gang’s own special orders. They do not touch trafficking on the { -black-market } or deals between players, unless the card says so.
    .title = How far bans reach
rule-trx-9-wise-guys = Bans and bonuses on transactions apply to exploits and to a gang’s own special orders. They do not touch sales on the { -black-market } or deals between players, unless the card says so.
    .title = How far bans reach

## RCT

rule-rct-1-mayhem = Put one { -prospect } from your { -recruit-pool } into your clubhouse. You can never have more than five { -prospects } in the gang, those in the { -emergency-room } included.
    .title = Recruit a { -prospect }
rule-rct-1-wise-guys = Put one { -associate } from your { -recruit-pool } into your clubhouse. You can never have more than five { -associates } in the gang, those in the { -emergency-room } included.
    .title = Recruit an { -associate }

## PRM

rule-prm-1-mayhem = Besides the token, pay 1 cash and 1 gun: one of your { -prospects } goes back to the { -recruit-pool } and a { -member } steps into the same spot, even in the { -emergency-room }. You can never have more than five { -members }, those in the { -emergency-room } included.
    .title = { -patch-in }
rule-prm-1-wise-guys = Besides the token, pay 1 cash and 1 gun: one of your { -associates } goes back to the { -recruit-pool } and a { -made-man } of your choice steps into the same spot, even in the { -emergency-room }. You can never have more than five { -made-men }, those in the { -emergency-room } included.
    .title = Initiate a { -made-man }
rule-prm-2-mayhem = A { -member } patched in this round brings an order token only from the next round on.
    .title = No extra token yet
rule-prm-2-wise-guys = A { -made-man } initiated this round brings an order token only from the next round on.
    .title = No extra token yet

## SIT

rule-sit-1 = Spend a token, do nothing, and see what the others do.
    .title = { -sit-tight }

## GNG

rule-gng-1-mayhem = On their { -high-octane } side some gangs have a { -club-order }. You may issue it instead of one of the usual orders, as often as you have tokens for.
    .title = { -club-orders }
rule-gng-1-wise-guys = Every gang has a { -gang-order } of its own. You may issue it instead of one of the usual orders, as often as you have tokens for.
    .title = { -gang-orders }
rule-gng-2 = In a { -slugging }, after guns are shown and before dice are rolled, the Outfit may back a rival: it rolls no die and has no total, and only its { -slugging } ratings are added to that rival’s. It cannot win, tie or exploit, and its crew goes back to its clubhouse; its guns still injure, cost { -clout } and are discarded. If the Outfit is { -boss-of-bosses } it still settles ties, and it loses the token to any winner except the rival it backed.
    .title = Outfit: Arbitration
    .game = wise-guys
rule-gng-3 = When the North Side orders a { -slugging }, that is its order for the turn but no token is spent. It must still hold at least one: with none left it can only { -sit-tight }.
    .title = North Side: Going to War
    .game = wise-guys
rule-gng-4 = When the Calaveras bar backup in a fight, nobody may call any, not even they. Their { -prospects } can take the fall too, so they are disbanded only when they must fall with neither { -member } nor { -prospect } left.
    .title = Calaveras: powers in detail
    .game = mayhem

## FGT

rule-fgt-1-mayhem = You may { -throw-down } where you have at least one { -member } and a rival has at least one { -dude } of any kind. Every gang with { -dudes } there at that moment is in the fight, and nobody else; with three or more gangs it is a { -pile-up }.
    .title = Starting a { -throwdown }
rule-fgt-1-wise-guys = You may order a Fight where you have at least one { -made-man } and a rival has any crew at all. Every gang with crew there at that moment is in it, and nobody else; with three or more gangs it is a { -pile-up }.
    .title = Starting a Fight
rule-fgt-2-mayhem = Each gang in the fight may bring in { -dudes } from other locations: one token per location, at least one { -dude } per token, all at once. Nobody can leave the fight, and nobody comes from the { -emergency-room }; a gang with only { -prospects } there may call { -members }. Gangs decide in { -patch-order }.
    .title = Calling for backup
rule-fgt-2-wise-guys = Each gang in the fight may bring in crew from other locations: one token per location, at least one crew member per token, all at once. Nobody can leave the fight, and nobody comes from the { -emergency-room }; a gang with only { -associates } there may call { -made-men }. The gang to the left of the one that ordered the Fight decides first, and the one that ordered it last.
    .title = Calling for backup
rule-fgt-3-mayhem = All gangs in the fight choose guns in secret and show them together: from none up to one per { -dude } in the fight after backup, and no more than you own. Where guns are prohibited, as at the Hospital and the Police Station or by a card, this step is left out. A gun in a fist, or pulled, cannot be dealt or stolen away until it is discarded.
    .title = Pulling guns
rule-fgt-3-wise-guys = In a { -slugging }, all gangs in it choose guns in secret and show them together: from none up to one per crew member in the fight after backup, and no more than you own. A gun in a fist, or pulled, cannot be dealt or stolen away until it is discarded. A { -talking } has no guns.
    .title = Pulling guns
rule-fgt-4-mayhem = Your total is one die, plus 1 per { -prospect }, 2 per { -member } and 3 per gun in the fight.
    .title = Adding up
rule-fgt-4-wise-guys = Your total is one die, plus the { -slugging } or { -talking } rating of each of your crew in the fight ({ -associates } have 1 in both), plus 3 per gun in a { -slugging }.
    .title = Adding up
rule-fgt-5-mayhem = The highest total wins. If the { -patch-holder } is among those tied for highest, the { -patch-holder } wins. Otherwise the fight is a tie: nobody wins, and all gangs in it go back to their clubhouses.
    .title = Who wins, and ties
rule-fgt-5-wise-guys = The highest total wins. If there is a tie, the { -boss-of-bosses }, in the fight or not, names the winner among those tied.
    .title = Who wins, and ties
rule-fgt-6-mayhem = Win, lose or tie, each gun pulled injures one rival. In a { -pile-up } each gang with guns, in { -patch-order }, turns them on its rivals as it likes, all on one if it likes, and is asked as long as any rival has { -dudes } left to hit. Nobody has to shoot a friend: a gun turned on a rival with nobody left to hit, counting what was turned on it before, is lost. Once all guns are turned on somebody, the gangs hit choose in { -patch-order } which of their { -dudes } in the fight go to the { -emergency-room }.
    .title = Get Bloody: who gets injured
rule-fgt-6-wise-guys = Win or lose, each gun pulled injures one rival. In a { -pile-up } each gang with guns, in { -leadership-order }, turns them on its rivals as it likes, all on one if it likes, and is asked as long as any rival has crew left to hit. Nobody has to shoot a friend: a gun turned on a rival with nobody left to hit, counting what was turned on it before, is lost. Once all guns are turned on somebody, the gangs hit choose in { -leadership-order } which of their crew in the fight go to the { -emergency-room }.
    .title = Who gets injured
rule-fgt-7-mayhem = The losers’ unhurt { -dudes } go back to their clubhouses; after a tie everybody’s do. If the winner has nobody left standing, the losers leave all the same, the location is empty, and it cannot be exploited as a follow-up.
    .title = Losers go back
rule-fgt-7-wise-guys = The losers’ unhurt crew goes back to its clubhouses. If the winner has nobody left standing, the losers leave all the same, the location is empty, and it cannot be exploited as a follow-up.
    .title = Win or Walk Away: losers go back
rule-fgt-8-mayhem = When the fight is over, each gang that pulled any guns gains 1 { -heat }, no matter how many. All guns pulled are discarded.
    .title = The price of guns
rule-fgt-8-wise-guys = When the fight is over, each gang that pulled any guns loses 1 { -clout }, no matter how many. All guns pulled are discarded.
    .title = Count the Cost: the price of guns
rule-fgt-9-mayhem = If the { -patch-holder } was in the fight and another gang won it, the winner takes the { -reaper-patch }, even if all its { -dudes } were injured. After a tie the Patch stays where it is.
    .title = Beating the { -patch-holder }
rule-fgt-9-wise-guys = If the { -boss-of-bosses } was in the fight and another gang won it, the winner takes the token, even if all its crew was injured. This goes for a { -talking } as well.
    .title = Beating the { -boss-of-bosses }
rule-fgt-10 = If the gang that ordered the fight wins it, still controls the location, and nobody has exploited the location this round, it may do so at once in the same turn. The exploit costs a token as usual, and its boost another, even if the fight itself was free. A winner that did not order the fight gets no such exploit.
    .title = The follow-up exploit
rule-fgt-11-mayhem = A fight ends in this order: totals, winner, injuries, retreat, { -reaper-patch }, guns discarded, { -heat } for guns. If that { -heat } makes gangs take the fall, they do so in { -patch-order }, each choosing any of its { -members } anywhere. Only then do we see who controls the location and whether there is a follow-up exploit.
    .title = How a fight ends
rule-fgt-11-wise-guys = A fight ends in this order: totals, winner, injuries, retreat, { -boss-of-bosses } token, guns discarded, { -clout } lost for guns. If that loss makes gangs take the fall, they do so in { -leadership-order }, each choosing any of its { -made-men } anywhere. Only then do we see who controls the location and whether there is a follow-up exploit.
    .title = How a fight ends
rule-fgt-12 = A { -talking } is settled without guns: nobody is injured and nobody loses { -clout }.
    .title = { -talking } is bloodless
    .game = wise-guys
rule-fgt-13 = Each location and each { -opportunity } is marked either { -slugging } or { -talking }. That mark decides what kind of Fight is fought there; the players do not choose.
    .title = { -slugging } or { -talking }
    .game = wise-guys

## STD

rule-std-1 = { -heat } goes from 0 to 4; you gain it by pulling guns, trafficking on the { -black-market }, exploiting hot locations, and from cards. If it would go above 4, one of your { -members } takes the fall at once: you choose which, even one in the { -emergency-room }, and that one goes back to the { -recruit-pool }. However much { -heat } you gained, you are then left with 1.
    .title = Too much { -heat }
    .game = mayhem
rule-std-2 = { -clout } goes from 0 to 4, and anything gained above 4 is lost. If you run out, one of your { -made-men } takes the fall at once: you choose which, even one in the { -emergency-room }, and that one goes back to the { -recruit-pool }. You lose no more { -clout } and are back at 1.
    .title = Running out of { -clout }
    .game = wise-guys
rule-std-3 = If a card makes you take the fall while you have 3 { -clout } or more, you may pay 2 { -clout } instead.
    .title = Buying off the judge
    .game = wise-guys
rule-std-4-mayhem = If you must take the fall with no { -member } anywhere, { -emergency-room } included, your gang is disbanded and you are out. Losing your last { -member } is not yet the end. Its { -dudes }, assets and unspent tokens leave the game; tokens lying on locations stay until clean-up. An exploit of its own stops. A fight goes on without it, and if it had won that fight, the location is left empty. If it held the Patch, the next gang to the left still in the game takes it at once, but this round’s turn order stays. A disbanded gang never counts as most, least or rival. The last gang left wins at once, and if one effect leaves nobody, the gangs it disbanded compare as at the end of the game.
    .title = Disbanded gangs
rule-std-4-wise-guys = If you must take the fall with no { -made-man } anywhere, { -emergency-room } included, your gang is disbanded and you are out. Losing your last { -made-man } is not yet the end. Its crew, assets and unspent tokens leave the game; tokens lying on locations stay until clean-up. An exploit of its own stops. A fight goes on without it, and if it had won that fight, the location is left empty. If it was { -boss-of-bosses }, the next gang to the left still in the game takes the token at once, but this round’s turn order stays. A disbanded gang never counts as most, least or rival. The last gang left wins at once, and if one effect leaves nobody, the gangs it disbanded compare as at the end of the game.
    .title = Disbanded gangs
rule-std-5-mayhem = When a card makes you take the fall, you discard all { -heat } but 1, as always. With 0 { -heat } you stay at 0.
    .title = Falls from cards
rule-std-5-wise-guys = When a card makes you take the fall, your { -clout } stays as it is. Only running out of { -clout } sets it back to 1.
    .title = Falls from cards
rule-std-6-mayhem = Your { -heat } limits how much { -contraband } you may traffic on the { -black-market }. At 0 you are running legit and there is no limit; at 1 you may traffic 3, at 2 only 2, at 3 only 1, and at 4 nothing.
    .title = { -heat } and the { -black-market }
rule-std-6-wise-guys = Your { -clout } limits how much { -booze } you may sell on the { -black-market }. At 4 there is no limit; at 3 you may sell 3, at 2 only 2, and at 1 only 1.
    .title = { -clout } and the { -black-market }
rule-std-7-mayhem = When one card makes several gangs take the fall, it is first settled who falls; then they choose their { -members } in { -patch-order }. No fall changes who else has to.
    .title = Several falls at once
rule-std-7-wise-guys = When one card makes several gangs take the fall, it is first settled who falls; then they choose their { -made-men } in { -leadership-order }. No fall changes who else has to.
    .title = Several falls at once

## LDR

rule-ldr-1-mayhem = { -patch-order } starts with the { -patch-holder } and goes left. It is used for orders, for backup, for sharing out injuries in a { -pile-up }, and whenever it matters who goes first.
    .title = { -patch-order }
rule-ldr-1-wise-guys = { -leadership-order } starts with the { -boss-of-bosses } and goes left. It is used for orders, for sharing out injuries in a { -pile-up }, and whenever it matters who goes first; only backup has an order of its own.
    .title = { -leadership-order }
rule-ldr-2-mayhem = You can take the { -reaper-patch } in three ways: exploit the Police Station, win a fight the current holder is in, or have a card give it to you. It can never be part of a deal.
    .title = Taking the { -reaper-patch }
rule-ldr-2-wise-guys = You can become { -boss-of-bosses } in three ways: exploit City Hall, win a fight the current holder is in, or have a card give you the token. The token can never be part of a deal.
    .title = Becoming { -boss-of-bosses }
rule-ldr-3-mayhem = The { -patch-holder } has the Edge and wins ties: in a fight, and for the victory at the end of the game.
    .title = The Edge: the Patch wins ties
rule-ldr-3-wise-guys = The { -boss-of-bosses } names the winner of a tied fight, and wins a tie for the victory at the end of the game.
    .title = The Boss settles ties

## BLK

rule-blk-1-mayhem = Each gang secretly picks how much { -contraband } to traffic: from none up to what it has and what its { -heat } allows. All show their fists together. What is in a fist cannot be dealt away before that.
    .title = Secret offers
rule-blk-1-wise-guys = Each gang secretly picks how much { -booze } to sell: from none up to what it has and what its { -clout } allows. All show their fists together. What is in a fist cannot be dealt away before that.
    .title = Secret offers
rule-blk-2-mayhem = The more is trafficked in all, the lower the price for each piece. Three players: up to 3 trafficked pay 3 cash each, 4–6 pay 2, more pay 1. Four players: up to 4 pay 3, 5–8 pay 2, more pay 1; with five or six players the steps are five or six wide. The players are those who began the game: when a gang is disbanded, the prices stay.
    .title = Price by total trafficked
rule-blk-2-wise-guys = The more is sold in all, the lower the price for each piece. Three players: up to 3 sold pay 3 cash each, 4–6 pay 2, more pay 1. Four players: up to 4 pay 3, 5–8 pay 2, more pay 1. The players are those who began the game: when a gang is disbanded, the prices stay.
    .title = Price by total sold
rule-blk-3-mayhem = After everybody is paid, each gang that trafficked anything gains 1 { -heat }, no matter how much it trafficked. Gangs that must take the fall do so then, in { -patch-order }; what they were paid and the price stand.
    .title = Trafficking draws { -heat }
rule-blk-3-wise-guys = After everybody is paid, each gang that sold anything loses 1 { -clout }, no matter how much it sold. Gangs that must take the fall do so then, in { -leadership-order }; their sales and the price stand.
    .title = Selling costs { -clout }

## LST

rule-lst-1-mayhem = { -last-calls } take effect in the order they were drawn. Within a card, gangs go in { -patch-order }.
    .title = Order of { -last-calls }
rule-lst-1-wise-guys = { -last-calls } take effect in the order they were drawn. Within a card, gangs go in { -leadership-order }.
    .title = Order of { -last-calls }

## CLN

rule-cln-1-mayhem = Order tokens come off the locations, { -dudes } on { -opportunities } go back to their clubhouses, and this round’s cards are discarded. A { -hassle } or a hospital effect on the { -emergency-room } rolls still counts for the rolls of this clean-up.
    .title = Clearing the table
rule-cln-1-wise-guys = Order tokens come off the locations, crew on { -opportunities } goes back to its clubhouses, and this round’s cards are discarded. A { -hassle } or a hospital effect on the { -emergency-room } rolls still counts for the rolls of this clean-up.
    .title = Clearing the table
rule-cln-2-mayhem = Roll a die for each injured { -dude }: 1–3 sends them to the { -recruit-pool }, 4–6 back to their clubhouse. The { -emergency-room } is then empty.
    .title = { -emergency-room } rolls
rule-cln-2-wise-guys = Roll a die for each injured crew member: 1–3 sends them to the { -recruit-pool }, 4–6 back to their clubhouse. The { -emergency-room } is then empty.
    .title = { -emergency-room } rolls
rule-cln-3-mayhem = { -dudes } on tiles that stay in play remain there for the next round.
    .title = Who stays put
rule-cln-3-wise-guys = Crew on tiles that stay in play remains there for the next round.
    .title = Who stays put

## END

rule-end-1 = After the clean-up of the last round all blinds are lifted, and the gang with the most cash wins. No deals can be made once that clean-up is done.
    .title = Most cash wins
rule-end-2-mayhem = If there is a tie for most cash, the { -patch-holder } wins if among the tied; otherwise whoever of them has most guns. Those still tied roll a last { -throwdown }: a die, plus 1 per { -prospect } and 2 per { -member }, counting everyone outside the { -recruit-pool }. If that is tied too, they roll again.
    .title = Breaking a tie
rule-end-2-wise-guys = If there is a tie for most cash, the { -boss-of-bosses } wins if among the tied; otherwise whoever of them has most guns. Those still tied roll a last { -slugging }: a die plus the { -slugging } ratings of everyone outside the { -recruit-pool }. If that is tied too, the { -boss-of-bosses } names the winner.
    .title = Breaking a tie

## DEA

rule-dea-1-mayhem = Any two players may give or exchange cash, guns and { -contraband } for any reason, in or out of turn, whenever the game is waiting for somebody’s answer, in the middle of a fight and at the market too: paying a gang before it allots its guns is what deals are for. Only what is in a closed fist and guns that were pulled are out of reach, until the fist opens or the guns are discarded. When you close a fist, your open offers of what such a fist may hold (guns in a fight, { -contraband } at the market) are withdrawn, and you can make no new ones before it opens, whatever is in it.
    .title = What and when
rule-dea-1-wise-guys = Any two players may give or exchange cash, guns and { -booze } for any reason, in or out of turn, whenever the game is waiting for somebody’s answer, in the middle of a fight and at the market too: paying the { -boss-of-bosses } before a tie is decided is what deals are for. Only what is in a closed fist and guns that were pulled are out of reach, until the fist opens or the guns are discarded. When you close a fist, your open offers of what such a fist may hold (guns in a fight, { -booze } at the market) are withdrawn, and you can make no new ones before it opens, whatever is in it.
    .title = What and when
rule-dea-2-mayhem = Orders, { -heat }, { -dudes } and the { -reaper-patch } can never be traded between players.
    .title = Not for sale
rule-dea-2-wise-guys = Orders, { -clout }, crew and the { -boss-of-bosses } token can never be traded between players.
    .title = Not for sale
rule-dea-3 = What somebody promises to do later binds nobody. What is agreed for now is handed over at once, both halves together. Every deal takes two: a gift is an offer that asks nothing, and you may decline it. A promised payment that was offered in time and declined counts as kept.
    .title = Promises and exchanges
rule-dea-4 = Talk is cheap: you may offer more than you have, so making an offer proves nothing. It is tested when somebody takes it. If you take an offer and cannot cover your half, only you are told and the offer stands. If whoever made it cannot, nothing changes hands, the two of you learn it, and the offer is gone.
    .title = Talk is cheap

## OPT

rule-opt-1 = St. Thomas Hospital is left out of the game.
    .title = Hollow Point Rounds
    .game = mayhem
rule-opt-2 = The game gets longer: three more { -anarchy } cards go into the deck for each extra round, as far as the cards last. Anything about the last round then means the new last round.
    .title = Long Haul Ride
    .game = mayhem
rule-opt-3 = Order tokens are kept secret behind the blind. Whoever gets to look behind your blind sees them too, and when you are skipped everybody learns that you have none. They still cannot be traded.
    .title = Under the Radar
    .game = mayhem
rule-opt-4 = { -prospects } you do not start with leave the game. You can never have more { -prospects } than you started with.
    .title = Slim Pickings
    .game = mayhem
rule-opt-5 = The four hardcore cards are shuffled in with the others before the fifteen are dealt. They bring tougher { -obstacles }, { -hassles } and { -last-calls }, and no { -opportunity }.
    .title = Hardcore cards
    .game = mayhem
rule-opt-6 = The Gang War card is taken out before the deck is built and stays in force all game, on top of the cards turned up. It pays for each rival really injured, not for each gun.
    .title = Beer War
    .game = wise-guys
rule-opt-7 = At the start of each round, before tokens are collected, the { -boss-of-bosses } may discard a gun to blow up a business already turned up or a starting location, but not City Hall, City Hospital or the { -emergency-room }. Crew there goes back to its clubhouses and the tile never comes back. An unused business drawn at random replaces it, face up and ready to use.
    .title = Bombing a location
    .game = wise-guys
rule-opt-8 = You gain 2 cash for each step your { -clout } goes down, whatever the cause. Being set back to 1 after running out is neither a gain nor a loss. At 1 { -clout }, losing 2 pays for one step only.
    .title = Crime Pays
    .game = wise-guys
rule-opt-9 = City Hospital is left out of the game.
    .title = Machine-gun Massacre
    .game = wise-guys
