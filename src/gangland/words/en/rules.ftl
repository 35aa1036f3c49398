# The rules as players read them: one message per rule id.
# A rule that differs between the games has one message per game; a rule of one game only says which in .game.

chapter-set = Set-up
chapter-inf = Who knows what
chapter-rnd = The round
chapter-ord = Order tokens
chapter-rev = New sites and cards
chapter-iss = Issuing orders
chapter-mov = Moving
chapter-exp = Exploiting
chapter-trx = Transactions
chapter-rct = Recruiting
chapter-prm = Promoting
chapter-sit = Sitting tight
chapter-gng = Gang orders and powers
chapter-fgt = Fights
chapter-std = Heat and Clout
chapter-ldr = The leader token
chapter-blk = The Black Market
chapter-lst = Last Calls
chapter-cln = Clean-up
chapter-end = Winning the game
chapter-dea = Deals
chapter-opt = Options

## SET

rule-set-1-mayhem = Men of Mayhem is for three or four players. The two expansion gangs take it up to six: sites, cards and rounds stay the same, and only the Black Market prices change.
    .title = Number of players
rule-set-1-wise-guys = Wise Guys is for three or four players, each leading one gang.
    .title = Number of players
rule-set-2-mayhem = Five sites lie face up from the start: the Charming Police Station, St. Thomas Hospital, the Emergency Room, the Cut & Bag Op, where Contraband comes from, and the Gun Factory.
    .title = The five starting sites
rule-set-2-wise-guys = Five locations lie face up from the start: City Hall, City Hospital, the Emergency Room, the Distillery, where Booze comes from, and the Gun Factory.
    .title = The five starting locations
rule-set-3 = Six tiles drawn at random start face down; all the others stay out of the game. A tile is not a place until it is turned up, so nobody can move to one that is still face down.
    .title = Six face-down tiles
rule-set-4-mayhem = The four hardcore cards are taken out, the Anarchy cards are shuffled, and fifteen of them form the face-down deck. The rest are not used in this game.
    .title = The Anarchy deck
rule-set-4-wise-guys = The Roaring 20s cards are shuffled and fifteen of them form the face-down deck. The rest are not used in this game.
    .title = The Roaring 20s deck
rule-set-5-mayhem = The table agrees on one way to play. Unleaded: everybody uses the same plain clubhouse side, without special rules. High Octane: each player picks either side of their card; a High Octane side has two special rules, and its base orders and starting Members always add up to five.
    .title = Unleaded or High Octane
rule-set-5-wise-guys = Every gang always plays with the special rule and the Gang Order of its own clubhouse card.
    .title = Every gang is different
rule-set-6-mayhem = Each player rolls a die; players tied for highest roll again among themselves. The highest roller picks a gang first, then the others going left. The last to pick starts with the Reaper Patch.
    .title = Choosing gangs
rule-set-6-wise-guys = Each player rolls a die; players tied for highest roll again among themselves. The highest roller picks a gang first, then the others going left. The last to pick starts as Boss of Bosses.
    .title = Choosing gangs
rule-set-7-mayhem = Each gang takes the cash, guns, Contraband, Heat, Members and Prospects its card shows. All its Dudes begin in the clubhouse, and those it does not use yet form its Recruit Pool. In a High Octane game, sides are chosen openly, in Patch Order.
    .title = What you start with
rule-set-7-wise-guys = Each gang takes the cash, guns, Booze, Clout, Made Men and Associates its card shows. They all begin in the clubhouse, and the unused ones form the Recruit Pool. You choose which of your named Made Men start; this is done openly, in Leadership Order.
    .title = What you start with
rule-set-8-mayhem = A gang has five Members and five Prospects in all, Recruit Pool included. There are never any more.
    .title = Five and five
rule-set-8-wise-guys = A gang has five Made Men and five Associates in all, Recruit Pool included. There are never any more.
    .title = Five and five

## INF

rule-inf-1-mayhem = Secret are: the cash, guns and Contraband behind each blind, the face-down sites, the undrawn cards and everything set aside, and any closed choice until it is revealed. If somebody peeks at something, all are told that it happened, but not what was seen.
    .title = What is secret
rule-inf-1-wise-guys = Secret are: the cash, guns and Booze behind each blind, the face-down locations, the undrawn cards and everything set aside, and any closed choice until it is revealed. If somebody peeks at something, all are told that it happened, but not what was seen.
    .title = What is secret
rule-inf-2-mayhem = Everybody sees the clubhouses, all Dudes wherever they are, Heat, order tokens, the Reaper Patch and every card and site turned up. Starting amounts are printed, so they are known too. What changes hands in the open, such as by an exploit, a Club Order, a Patch In or a Black Market sale, is seen as it happens, but nobody is told your totals.
    .title = What everybody sees
rule-inf-2-wise-guys = Everybody sees the clubhouses, all crew wherever they are, Clout, order tokens, the Boss of Bosses token and every card and location turned up. Starting amounts are printed, so they are known too. What changes hands in the open, such as by an exploit, a Gang Order, an initiation or a Black Market sale, is seen as it happens, but nobody is told your totals.
    .title = What everybody sees
rule-inf-3 = Only the two gangs in a deal see what was handed over. The others learn that those two dealt, nothing more. A table may agree to play with open deals instead.
    .title = Deals are closed
rule-inf-4-mayhem = You cannot prove what you hold: all you have is your word. You are asked for guns and for Contraband to sell even when you have none, and with Under the Radar for backup too, so an empty fist looks like a full one. When a card hits the gang with the most or least of something hidden, the amounts are compared in secret and only the gangs hit are named.
    .title = No proof, only words
rule-inf-4-wise-guys = You cannot prove what you hold: all you have is your word. You are asked for guns and for Booze to sell even when you have none, and a Boss of Bosses without a gun is still asked about Bombing, so an empty fist looks like a full one. When a card hits the gang with the most or least of something hidden, the amounts are compared in secret and only the gangs hit are named.
    .title = No proof, only words

## RND

rule-rnd-1-mayhem = The game lasts six rounds. Each one goes: claim order tokens, reveal new sites and cards, issue orders, Black Market, Last Calls, clean-up.
    .title = Six steps a round
rule-rnd-1-wise-guys = The game lasts six rounds. Each one goes: collect order tokens, New Turf, Roaring 20s cards, issue orders, Black Market, Last Calls, clean-up.
    .title = Seven steps a round

## ORD

rule-ord-1-mayhem = Each round you get your clubhouse’s base orders plus one token for every Member in your gang. Members in the Recruit Pool do not count, and Prospects give no tokens.
    .title = How many tokens you get
rule-ord-1-wise-guys = Each round you get the orders shown on your clubhouse plus one token for every Made Man in your gang. Those in the Recruit Pool do not count, and Associates give no tokens.
    .title = How many tokens you get
rule-ord-2-mayhem = Everybody can see how many order tokens each gang has left, unless you play with Under the Radar.
    .title = Tokens lie in the open
rule-ord-2-wise-guys = Everybody can see how many order tokens each gang has left.
    .title = Tokens lie in the open
rule-ord-3 = Order tokens cannot be saved for the next round. Orders go on until every token has been spent.
    .title = Nothing carries over

## REV

rule-rev-1 = First, two face-down tiles are turned up, as long as any are left. They stay in play to the end of the game.
    .title = Two new places
rule-rev-2 = Next come event cards: one in the first round, two in the second, and three in every round after that. The fifteen cards are the game’s clock: when the last three come up, this is the last round.
    .title = One, two, then three cards
rule-rev-3 = An Obstacle strikes as soon as it is turned up, once, and hits all gangs or those it names. Cards are dealt with one at a time as they come up; within a card, gangs go in Patch Order.
    .title = Obstacles strike at once
    .game = mayhem
rule-rev-4-mayhem = A Hassle changes the rules for all gangs until the round ends. Where it disagrees with a normal rule, the Hassle wins.
    .title = Hassles last all round
rule-rev-4-wise-guys = A Hassle changes the rules for all gangs until the round ends; where it disagrees with a normal rule, the Hassle wins. If it is aimed at the most or least of something, the gangs it hits are settled when it is turned up.
    .title = Hassles last all round
rule-rev-5 = As soon as it is turned up, an Opportunity is a place like any other: move there, fight there, exploit it, boost and hot icon included. It is gone at the end of the round.
    .title = Opportunities are passing places
rule-rev-6 = A Last Call waits face up through the round and takes effect after the Black Market.
    .title = Last Calls come later
rule-rev-7 = When a card hits the gang with the most or least of something, every gang tied for it is hit, even if that means all of them. The comparison is made when the card takes effect, before anybody is hit, and made afresh for each card.
    .title = Ties hit everyone tied

## ISS

rule-iss-1-mayhem = Players take turns in Patch Order, one order each, round and round until all tokens are spent. Every order costs one token. You cannot pass while you hold a token; to do nothing, spend one on Sit Tight.
    .title = One order a turn
rule-iss-1-wise-guys = Players take turns in Leadership Order, one order each, round and round until all tokens are spent. Every order costs one token. You cannot pass while you hold a token; to do nothing, spend one on Sit Tight.
    .title = One order a turn
rule-iss-2 = With no token and nothing else you could do, you are skipped; a free order from a card counts as something to do. Once skipped, you issue no more orders this round, and a token you get later can only pay for backup.
    .title = Out of tokens: skipped
    .game = mayhem
rule-iss-3 = With no token left, your turn is a Sit Tight by itself. If you are handed a token later, you act again when your turn comes.
    .title = Out of tokens: sit tight
    .game = wise-guys
rule-iss-4-mayhem = The turn order is fixed when the orders step begins and does not change if the Reaper Patch moves. Anything else done in Patch Order starts with whoever holds the Patch at that moment. The power to win ties moves with the Patch at once.
    .title = When the Patch moves
rule-iss-4-wise-guys = The Leadership Order of a round is fixed when the orders step begins and holds for everything until the round ends, even if the token moves. The power over ties moves with the token at once.
    .title = When the token moves

## MOV

rule-mov-1 = One token moves any number of your crew, at least one, from a single place to a single other place. Distance does not matter.
    .title = From one place to another
rule-mov-2 = You can never move into a rival’s clubhouse, nor to or from the Emergency Room. Your own clubhouse is a place like any other.
    .title = Where you cannot go

## EXP

rule-exp-1 = You control a place when you have crew there and nobody else does. With no crew at all it is uncontrolled; with two or more gangs it is contested.
    .title = Controlled or contested
rule-exp-2 = You can exploit only a place you control, and each place only once a round, whoever does it; the token left there shows that it is used. Clubhouses have nothing to exploit.
    .title = Once a round, in control
rule-exp-3-mayhem = If the place has a boost, one more token lets you use it too. You may leave out the main effect and take the boost alone, but you still pay both tokens.
    .title = Boosting a site
rule-exp-3-wise-guys = If the place has a boost, one more token adds its transaction to the first one. You cannot use the boost instead of the first.
    .title = Boosting a location
rule-exp-4-mayhem = Exploiting a hot place gives you the Heat it shows, once, before any transaction and even if you use only the boost. If a Member takes the fall because of it and you have nobody left there, the exploit still goes through, boost included.
    .title = Hot places give Heat
rule-exp-4-wise-guys = Exploiting a hot place costs you the Clout it shows, once, before any transaction. If a Made Man takes the fall because of it and you have nobody left there, the exploit still goes through, boost included.
    .title = Hot places cost Clout
rule-exp-5 = Where a location offers transactions joined by OR, you choose one of them; if a card bars all but one, that one is done.
    .title = One side of the OR
    .game = wise-guys
rule-exp-6-mayhem = Exploiting the Police Station gives you the Reaper Patch.
    .title = The Police Station
rule-exp-6-wise-guys = Exploiting City Hall gives you 1 Clout and makes you Boss of Bosses.
    .title = City Hall
rule-exp-7-mayhem = You are offered every transaction of the place, one after another, the boost last. You may skip any of them, but Heat that comes with a benefit cannot be separated from it. You are not asked about what everybody can see to change nothing, such as dropping Heat you do not have.
    .title = In order, skip what you like
rule-exp-7-wise-guys = Every transaction of the place is carried out, one after another, the boost last. A Trade may be done zero times; the others are not optional. You are not asked about what everybody can see to change nothing, or to leave no choice.
    .title = In order, all of them

## TRX

rule-trx-1-mayhem = Sell turns guns or Contraband into cash, Spend turns cash into guns or Contraband, and Swap turns guns into Contraband or the other way round. In one exploit you may repeat each up to its printed Max. A boost’s transaction is done only once.
    .title = Sell, Spend, Swap
rule-trx-1-wise-guys = A Trade turns any of cash, guns, Booze and Clout into any other of them. In one exploit you may repeat it up to its printed Max, or as often as you like if none is printed. The same goes for a Trade in a boost.
    .title = The Trade transaction
rule-trx-2-mayhem = Skim takes what is shown from the supply for free. Gain and Drop raise or lower your Heat, or now and then something else. Each is done once per exploit.
    .title = Skim, Gain, Drop
rule-trx-2-wise-guys = Gain takes what is shown from the supply, or raises your Clout. It is done once per exploit.
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
rule-trx-8-mayhem = You cannot pay with what you do not have. A loss you are forced to take takes as much as there is.
    .title = Paying and losing
rule-trx-8-wise-guys = You cannot pay with what you do not have; a loss you are forced to take takes as much as there is. You may pay your last Clout, but then you have run out and a Made Man takes the fall. You may also pay for Clout you have no room for: anything above 4 is lost.
    .title = Paying and losing
rule-trx-9 = Bans and bonuses on transactions apply to exploits and to a gang’s own special orders. They do not touch the Black Market or deals between players, unless the card says so.
    .title = How far bans reach

## RCT

rule-rct-1-mayhem = Put one Prospect from your Recruit Pool into your clubhouse. You can never have more than five Prospects in the gang, those in the Emergency Room included.
    .title = Recruit a Prospect
rule-rct-1-wise-guys = Put one Associate from your Recruit Pool into your clubhouse. You can never have more than five Associates in the gang, those in the Emergency Room included.
    .title = Recruit an Associate

## PRM

rule-prm-1-mayhem = Besides the token, pay 1 cash and 1 gun: one of your Prospects goes back to the Recruit Pool and a Member steps into the same spot, even in the Emergency Room. You can never have more than five Members, those in the Emergency Room included.
    .title = Patch In
rule-prm-1-wise-guys = Besides the token, pay 1 cash and 1 gun: one of your Associates goes back to the Recruit Pool and a Made Man of your choice steps into the same spot, even in the Emergency Room. You can never have more than five Made Men, those in the Emergency Room included.
    .title = Initiate a Made Man
rule-prm-2-mayhem = A Member patched in this round brings an order token only from the next round on.
    .title = No extra token yet
rule-prm-2-wise-guys = A Made Man initiated this round brings an order token only from the next round on.
    .title = No extra token yet

## SIT

rule-sit-1 = Spend a token, do nothing, and see what the others do.
    .title = Sit Tight

## GNG

rule-gng-1-mayhem = On their High Octane side some gangs have a Club Order. You may issue it in place of one of the usual orders, as often as you have tokens for.
    .title = Club Orders
rule-gng-1-wise-guys = Every gang has a Gang Order of its own. You may issue it in place of one of the usual orders, as often as you have tokens for.
    .title = Gang Orders
rule-gng-2 = In a Slugging, after guns are shown and before dice are rolled, the Outfit may back a rival: it rolls no die and has no total, and only its Slugging ratings are added to that rival’s. It cannot win, tie or exploit, and its crew goes home; its guns still injure, cost Clout and are discarded. If the Outfit is Boss of Bosses it still settles ties, and it loses the token to any winner except the rival it backed.
    .title = Outfit: Arbitration
    .game = wise-guys
rule-gng-3 = When the North Side orders a Slugging, that is its order for the turn but no token is spent. It must still hold at least one: with none left it can only Sit Tight.
    .title = North Side: Going to War
    .game = wise-guys
rule-gng-4 = When the Calaveras bar backup in a fight, nobody may call any, not even they. Their Prospects can take the fall too, so they are disbanded only when they must fall with neither Member nor Prospect left.
    .title = Calaveras: powers in detail
    .game = mayhem

## FGT

rule-fgt-1-mayhem = You may Throw Down where you have at least one Member and a rival has at least one Dude of any kind. Every gang with Dudes there at that moment is in the fight, and nobody else; with three or more gangs it is a pile-up.
    .title = Starting a Throwdown
rule-fgt-1-wise-guys = You may order a Fight where you have at least one Made Man and a rival has any crew at all. Every gang with crew there at that moment is in it, and nobody else; with three or more gangs it is a pile-up.
    .title = Starting a Fight
rule-fgt-2-mayhem = Each gang in the fight may bring in Dudes from other places: one token per place, at least one Dude per token, all at once. Nobody can leave the fight, and nobody comes from the Emergency Room; a gang with only Prospects there may call Members. Gangs decide in Patch Order.
    .title = Calling for backup
rule-fgt-2-wise-guys = Each gang in the fight may bring in crew from other places: one token per place, at least one crew member per token, all at once. Nobody can leave the fight, and nobody comes from the Emergency Room; a gang with only Associates there may call Made Men. The gang to the left of the one that ordered the Fight decides first, and the one that ordered it last.
    .title = Calling for backup
rule-fgt-3-mayhem = All gangs in the fight choose guns in secret and show them together: from none up to one per Dude in the fight after backup, and no more than you own. Where guns are prohibited, as at the Hospital and the Police Station or by a card, this step is left out. A gun in a fist, or pulled, cannot be dealt or stolen away until it is discarded.
    .title = Pulling guns
rule-fgt-3-wise-guys = In a Slugging, all gangs in it choose guns in secret and show them together: from none up to one per crew member in the fight after backup, and no more than you own. A gun in a fist, or pulled, cannot be dealt or stolen away until it is discarded. A Talking has no guns.
    .title = Pulling guns
rule-fgt-4-mayhem = Your total is one die, plus 1 per Prospect, 2 per Member and 3 per gun in the fight.
    .title = Adding up
rule-fgt-4-wise-guys = Your total is one die, plus the Slugging or Talking rating of each of your crew in the fight (Associates have 1 in both), plus 3 per gun in a Slugging.
    .title = Adding up
rule-fgt-5-mayhem = The highest total wins. If the Patch Holder is among those tied for highest, the Patch Holder wins. Otherwise the fight is drawn: nobody wins, and all gangs in it go home.
    .title = Who wins, and ties
rule-fgt-5-wise-guys = The highest total wins. If there is a tie, the Boss of Bosses, in the fight or not, names the winner among those tied.
    .title = Who wins, and ties
rule-fgt-6-mayhem = Win, lose or draw, each gun pulled injures one rival. In a pile-up each gang with guns, in Patch Order, turns them on its rivals as it likes, all on one if it likes, and is asked as long as any rival has Dudes left to hit. Nobody has to shoot a friend: a gun turned on a rival with nobody left to hit, counting what was turned on it before, is lost. Once all guns are turned on somebody, the gangs hit choose in Patch Order which of their Dudes in the fight go to the Emergency Room.
    .title = Who gets injured
rule-fgt-6-wise-guys = Win or lose, each gun pulled injures one rival. In a pile-up each gang with guns, in Leadership Order, turns them on its rivals as it likes, all on one if it likes, and is asked as long as any rival has crew left to hit. Nobody has to shoot a friend: a gun turned on a rival with nobody left to hit, counting what was turned on it before, is lost. Once all guns are turned on somebody, the gangs hit choose in Leadership Order which of their crew in the fight go to the Emergency Room.
    .title = Who gets injured
rule-fgt-7-mayhem = The losers’ unhurt Dudes go back to their clubhouses; after a drawn fight everybody’s do. If the winner has nobody left standing, the losers leave all the same, the place is empty, and it cannot be exploited as a follow-up.
    .title = Losers go home
rule-fgt-7-wise-guys = The losers’ unhurt crew goes back to its clubhouses. If the winner has nobody left standing, the losers leave all the same, the place is empty, and it cannot be exploited as a follow-up.
    .title = Losers go home
rule-fgt-8-mayhem = When the fight is over, each gang that pulled any guns gains 1 Heat, no matter how many. All guns pulled are discarded.
    .title = The price of guns
rule-fgt-8-wise-guys = When the fight is over, each gang that pulled any guns loses 1 Clout, no matter how many. All guns pulled are discarded.
    .title = The price of guns
rule-fgt-9-mayhem = If the Patch Holder was in the fight and another gang won it, the winner takes the Reaper Patch, even if all its Dudes were injured. After a drawn fight the Patch stays where it is.
    .title = Beating the Patch Holder
rule-fgt-9-wise-guys = If the Boss of Bosses was in the fight and another gang won it, the winner takes the token, even if all its crew was injured. This goes for a Talking as well.
    .title = Beating the Boss of Bosses
rule-fgt-10 = If the gang that ordered the fight wins it, still controls the place, and nobody has exploited the place this round, it may do so at once in the same turn. The exploit costs a token as usual, and its boost another, even if the fight itself was free. A winner that did not order the fight gets no such exploit.
    .title = The follow-up exploit
rule-fgt-11-mayhem = A fight ends in this order: totals, winner, injuries, retreat, Reaper Patch, guns discarded, Heat for guns. If that Heat makes gangs take the fall, they do so in Patch Order, each choosing any of its Members anywhere. Only then do we see who controls the place and whether there is a follow-up exploit.
    .title = How a fight ends
rule-fgt-11-wise-guys = A fight ends in this order: totals, winner, injuries, retreat, Boss of Bosses token, guns discarded, Clout lost for guns. If that loss makes gangs take the fall, they do so in Leadership Order, each choosing any of its Made Men anywhere. Only then do we see who controls the place and whether there is a follow-up exploit.
    .title = How a fight ends
rule-fgt-12 = A Talking is settled without guns: nobody is injured and nobody loses Clout.
    .title = Talking is bloodless
    .game = wise-guys
rule-fgt-13 = Each location and each Opportunity is marked either Slugging or Talking. That mark decides what kind of Fight takes place there; the players do not choose.
    .title = Slugging or Talking
    .game = wise-guys

## STD

rule-std-1 = Heat goes from 0 to 4; you gain it by pulling guns, selling on the Black Market, exploiting hot places, and from cards. If it would go above 4, one of your Members takes the fall at once: you choose which, even one in the Emergency Room, and that one goes back to the Recruit Pool. However much Heat you gained, you are then left with 1.
    .title = Too much Heat
    .game = mayhem
rule-std-2 = Clout goes from 0 to 4, and anything gained above 4 is lost. If you run out, one of your Made Men takes the fall at once: you choose which, even one in the Emergency Room, and that one goes back to the Recruit Pool. You lose no more Clout and are back at 1.
    .title = Running out of Clout
    .game = wise-guys
rule-std-3 = If a card makes you take the fall while you have 3 Clout or more, you may pay 2 Clout instead.
    .title = Buying off the judge
    .game = wise-guys
rule-std-4-mayhem = If you must take the fall with no Member anywhere, Emergency Room included, your gang is disbanded and you are out; losing your last Member is not yet the end. Its Dudes, assets and unspent tokens leave the game (tokens lying on places stay until clean-up), an exploit of its own stops, a fight goes on without it, and if it had won that fight the place is left empty. If it held the Patch, the next gang to the left still in the game takes it at once, but this round’s turn order stays. A disbanded gang never counts as most, least or rival; the last gang left wins at once, and if one effect leaves nobody, the gangs it disbanded compare as at the end of the game.
    .title = Disbanded gangs
rule-std-4-wise-guys = If you must take the fall with no Made Man anywhere, Emergency Room included, your gang is disbanded and you are out; losing your last Made Man is not yet the end. Its crew, assets and unspent tokens leave the game (tokens lying on places stay until clean-up), an exploit of its own stops, a fight goes on without it, and if it had won that fight the place is left empty. If it was Boss of Bosses, the next gang to the left still in the game takes the token at once, but this round’s turn order stays. A disbanded gang never counts as most, least or rival; the last gang left wins at once, and if one effect leaves nobody, the gangs it disbanded compare as at the end of the game.
    .title = Disbanded gangs
rule-std-5-mayhem = When a card makes you take the fall, you discard all Heat but 1, as always. With 0 Heat you stay at 0.
    .title = Falls from cards
rule-std-5-wise-guys = When a card makes you take the fall, your Clout stays as it is. Only running out of Clout sets it back to 1.
    .title = Falls from cards
rule-std-6-mayhem = Your Heat limits how much Contraband you may sell on the Black Market. At 0 there is no limit; at 1 you may sell 3, at 2 only 2, at 3 only 1, and at 4 nothing.
    .title = Heat and the Black Market
rule-std-6-wise-guys = Your Clout limits how much Booze you may sell on the Black Market. At 4 there is no limit; at 3 you may sell 3, at 2 only 2, and at 1 only 1.
    .title = Clout and the Black Market
rule-std-7-mayhem = When one card makes several gangs take the fall, it is first settled who falls; then they choose their Members in Patch Order. No fall changes who else has to.
    .title = Several falls at once
rule-std-7-wise-guys = When one card makes several gangs take the fall, it is first settled who falls; then they choose their Made Men in Leadership Order. No fall changes who else has to.
    .title = Several falls at once

## LDR

rule-ldr-1-mayhem = Patch Order starts with the Patch Holder and goes left. It is used for orders, for backup, for sharing out injuries in a pile-up, and whenever it matters who goes first.
    .title = Patch Order
rule-ldr-1-wise-guys = Leadership Order starts with the Boss of Bosses and goes left. It is used for orders, for sharing out injuries in a pile-up, and whenever it matters who goes first; only backup has an order of its own.
    .title = Leadership Order
rule-ldr-2-mayhem = You can take the Reaper Patch in three ways: exploit the Police Station, win a fight the current holder is in, or have a card give it to you. It can never be part of a deal.
    .title = Taking the Reaper Patch
rule-ldr-2-wise-guys = You can become Boss of Bosses in three ways: exploit City Hall, win a fight the current holder is in, or have a card give you the token. The token can never be part of a deal.
    .title = Becoming Boss of Bosses
rule-ldr-3-mayhem = The Patch Holder wins ties: in a fight, and for the victory at the end of the game.
    .title = The Patch wins ties
rule-ldr-3-wise-guys = The Boss of Bosses names the winner of a tied fight, and wins a tie for the victory at the end of the game.
    .title = The Boss settles ties

## BLK

rule-blk-1-mayhem = Each gang secretly picks how much Contraband to sell: from none up to what it has and what its Heat allows. All show their fists together. What is in a fist cannot be dealt away before that.
    .title = Secret offers
rule-blk-1-wise-guys = Each gang secretly picks how much Booze to sell: from none up to what it has and what its Clout allows. All show their fists together. What is in a fist cannot be dealt away before that.
    .title = Secret offers
rule-blk-2-mayhem = The more is sold in all, the lower the price for each piece. Three players: up to 3 sold pay 3 cash each, 4–6 pay 2, more pay 1. Four players: up to 4 pay 3, 5–8 pay 2, more pay 1; with five or six players the steps are five or six wide. The players are those who began the game: when a gang is disbanded, the prices stay.
    .title = Price by total sold
rule-blk-2-wise-guys = The more is sold in all, the lower the price for each piece. Three players: up to 3 sold pay 3 cash each, 4–6 pay 2, more pay 1. Four players: up to 4 pay 3, 5–8 pay 2, more pay 1. The players are those who began the game: when a gang is disbanded, the prices stay.
    .title = Price by total sold
rule-blk-3-mayhem = After everybody is paid, each gang that sold anything gains 1 Heat, no matter how much it sold. Gangs that must take the fall do so then, in Patch Order; their sales and the price stand.
    .title = Selling draws Heat
rule-blk-3-wise-guys = After everybody is paid, each gang that sold anything loses 1 Clout, no matter how much it sold. Gangs that must take the fall do so then, in Leadership Order; their sales and the price stand.
    .title = Selling costs Clout

## LST

rule-lst-1-mayhem = Last Calls take effect in the order they were drawn. Within a card, gangs go in Patch Order.
    .title = Order of Last Calls
rule-lst-1-wise-guys = Last Calls take effect in the order they were drawn. Within a card, gangs go in Leadership Order.
    .title = Order of Last Calls

## CLN

rule-cln-1 = Order tokens come off the places, crew on Opportunities goes back to its clubhouses, and this round’s cards are discarded. A Hassle or a hospital effect on the Emergency Room rolls still counts for the rolls of this clean-up.
    .title = Clearing the table
rule-cln-2 = Roll a die for each injured crew member: 1–3 sends them to the Recruit Pool, 4–6 back to their clubhouse. The Emergency Room is then empty.
    .title = Emergency Room rolls
rule-cln-3 = Crew on tiles that stay in play remains there for the next round.
    .title = Who stays put

## END

rule-end-1 = After the clean-up of the last round all blinds are lifted, and the gang with the most cash wins. No deals can be made once that clean-up is done.
    .title = Most cash wins
rule-end-2-mayhem = If there is a tie for most cash, the Patch Holder wins if among the tied; otherwise whoever of them has most guns. Those still tied roll a last Throwdown: a die, plus 1 per Prospect and 2 per Member, counting everyone outside the Recruit Pool. If that is tied too, they roll again.
    .title = Breaking a tie
rule-end-2-wise-guys = If there is a tie for most cash, the Boss of Bosses wins if among the tied; otherwise whoever of them has most guns. Those still tied roll a last Slugging: a die plus the Slugging ratings of everyone outside the Recruit Pool. If that is tied too, the Boss of Bosses names the winner.
    .title = Breaking a tie

## DEA

rule-dea-1-mayhem = Any two players may give or exchange cash, guns and Contraband for any reason, in or out of turn, whenever the game is waiting for somebody’s answer, in the middle of a fight and at the market too: paying a gang before it allots its guns is what deals are for. Only what is in a closed fist and guns that were pulled are out of reach, until the fist opens or the guns are discarded. When you close a fist, your open offers of what such a fist may hold (guns in a fight, Contraband at the market) are withdrawn, and you can make no new ones before it opens, whatever is in it.
    .title = What and when
rule-dea-1-wise-guys = Any two players may give or exchange cash, guns and Booze for any reason, in or out of turn, whenever the game is waiting for somebody’s answer, in the middle of a fight and at the market too: paying the Boss of Bosses before a tie is decided is what deals are for. Only what is in a closed fist and guns that were pulled are out of reach, until the fist opens or the guns are discarded. When you close a fist, your open offers of what such a fist may hold (guns in a fight, Booze at the market) are withdrawn, and you can make no new ones before it opens, whatever is in it.
    .title = What and when
rule-dea-2-mayhem = Orders, Heat, Dudes and the Reaper Patch can never be traded between players.
    .title = Not for sale
rule-dea-2-wise-guys = Orders, Clout, crew and the Boss of Bosses token can never be traded between players.
    .title = Not for sale
rule-dea-3 = What somebody promises to do later binds nobody. What is agreed for now is handed over at once, both halves together. Every deal takes two: a gift is an offer that asks nothing, and you may decline it. A promised payment that was offered in time and declined counts as kept.
    .title = Promises and exchanges
rule-dea-4 = Talk is cheap: you may offer more than you have, so making an offer proves nothing. It is tested when somebody takes it. If you take an offer and cannot cover your half, only you are told and the offer stands. If whoever made it cannot, nothing changes hands, the two of you learn it, and the offer is gone.
    .title = Talk is cheap

## OPT

rule-opt-1 = St. Thomas Hospital is left out of the game.
    .title = Hollow Point Rounds
    .game = mayhem
rule-opt-2 = The game gets longer: three more Anarchy cards go into the deck for each extra round, as far as the cards last. Anything about the last round then means the new last round.
    .title = Long Haul Ride
    .game = mayhem
rule-opt-3 = Order tokens are kept secret behind the blind. Whoever gets to look behind your blind sees them too, and when you are skipped everybody learns that you have none. They still cannot be traded.
    .title = Under the Radar
    .game = mayhem
rule-opt-4 = Prospects you do not start with leave the game. You can never have more Prospects than you started with.
    .title = Slim Pickings
    .game = mayhem
rule-opt-5 = The four hardcore cards are shuffled in with the others before the fifteen are dealt. They bring tougher Obstacles, Hassles and Last Calls, and no Opportunity.
    .title = Hardcore cards
    .game = mayhem
rule-opt-6 = The Gang War card is taken out before the deck is built and stays in force all game, on top of the cards turned up. It pays for each rival really injured, not for each gun.
    .title = Beer War
    .game = wise-guys
rule-opt-7 = At the start of each round, before tokens are collected, the Boss of Bosses may discard a gun to blow up a business already turned up or a starting location, but not City Hall, City Hospital or the Emergency Room. Crew there goes home and the tile never comes back. An unused business drawn at random takes its place, face up and ready to use.
    .title = Bombing a location
    .game = wise-guys
rule-opt-8 = You gain 2 cash for each step your Clout goes down, whatever the cause. Being set back to 1 after running out is neither a gain nor a loss. At 1 Clout, losing 2 pays for one step only.
    .title = Crime Pays
    .game = wise-guys
rule-opt-9 = City Hospital is left out of the game.
    .title = Machine-gun Massacre
    .game = wise-guys
