### The rulebook in the browser: its pages, its pictures, the little positions one can play, and the cards.

## The pages

book-rules-of = Rules: { $game }
book-cards-of = Cards: { $game }
book-open = Open the rulebook
book-contents = Chapters
book-search = Search the rules
book-search-note = In English, French or Italian, with or without accents.
book-hits = { $n ->
    [one] 1 rule
   *[other] { $n } rules
} for “{ $wanted }”
book-some = No rule speaks of all these words. These speak of most of them:
book-nothing = No rule speaks of “{ $wanted }”.
book-near = Perhaps one of these?
book-clear = Back to the whole book
book-rule = { $title } ({ $id })
book-link = Link to { $id }
book-example = Example
book-glossary = Glossary
book-loading = Fetching the book …

## Positions to be played

book-try = Try it yourself
book-you-are = You are { $gang-the }.
book-again = Start over
book-back = One step back
book-show = Show me the next step
book-close = Close the example
book-happened = What happened
book-done = That is all there is to it. Start over and try something else, if you like.
book-yours = yours
refusal-unknown-exercise = There is no example “{ $exercise }” to be played.
refusal-exercise-done = This example is played to its end; start over.

## The cards

book-cards = Cards and locations
book-cards-search = Search cards and locations
book-kind = Kind
book-kind-all = All
book-kind-site = { $game ->
    [wise-guys] Locations
   *[mayhem] Sites
}
book-kind-obstacle = { -obstacles }
book-kind-hassle = { -hassles }
book-kind-opportunity = { -opportunities }
book-kind-last-call = { -last-calls }
book-kind-gang = Gangs
book-kind-man = { -made-men }
book-cards-count = { $n } of { $of }
book-cards-none = Nothing here has these words.
book-pack = Cards of
book-pack-house = the house
book-deck = Once in { $of } cards; { $drawn } of them are played in a game.
book-deck-hardcore = Only where the hardcore cards are in the deck; then it comes up no more than once.
book-tile = Once in { $of } tiles; { $drawn } of them are laid in a game.
book-tile-start = On the table in every game.
book-ratings = { -slugging } { $slugging }, { -talking } { $talking }
book-from-printed = As printed.
book-from-reported = As owners of the game report it.
book-from-inferred = Put together from what is known of it.
book-from-house = Written for this house.

## Pictures: what they show

book-picture-set = Five locations lie open from the start; six more lie face down until their round comes.
book-picture-inf = What lies behind a blind or in a fist is nobody else’s to know.
book-picture-rnd = A round: tokens, new locations, cards, orders, the market, and what comes last.
book-picture-ord = The tokens of a round: those of the clubhouse, and one for everybody with a full seat in the gang.
book-picture-rev-mayhem = { -obstacle }, { -hassle }, { -opportunity }, { -last-call }: the four kinds of cards.
book-picture-rev-wise-guys = { -hassle }, { -opportunity }, { -last-call }: the three kinds of cards.
book-picture-mov = From one location to one other, as many as you like, for one token.
book-picture-exp = A token on a location you control; a second one for its boost.
book-picture-trx = Cash, guns and goods are all there is to trade.
book-picture-rct = From the pool to the clubhouse.
book-picture-prm = With cash and a gun, a newcomer is one no more.
book-picture-gng = Every gang has its own sign, and some have an order nobody else has.
book-picture-fgt = Crew, guns and a die: the highest sum wins.
book-picture-std-mayhem = { -heat } goes up to four; beyond that the law comes for somebody.
book-picture-std-wise-guys = { -clout } goes up to four; without any, the law comes for somebody.
book-picture-ldr-mayhem = The { -reaper-patch }: whoever holds it goes first.
book-picture-ldr-wise-guys = The { -boss-of-bosses } token: whoever holds it goes first.
book-picture-blk = The more is sold in all, the less each is worth.
book-picture-lst = { -last-calls } take effect after the { -black-market }.
book-picture-cln = In the { -emergency-room } a die decides who goes home.
book-picture-end = In the end only cash counts.
book-picture-dea = Two hands, open only to each other.

## What to do in each position

exercise-samcro-orders = You have 3 { -members } and 2 { -prospects }. Close an empty fist at the market, and see how many tokens the next round brings.
exercise-three-of-four = Four of your { -dudes } share the Gun Factory with a rival. Send three of them to the { -opportunity } and leave a { -prospect } behind.
exercise-boost = Exploit { site-rusty-spoke }, then pay another token for its boost.
exercise-hot-site = { site-velvet-mile } is hot. Exploit it and watch your { -heat }.
exercise-buy-goods = Exploit the Cut & Bag Op and buy as much { -contraband } as you can.
exercise-swap-guns = Exploit { site-hairy-dog } and swap as many guns as it takes.
exercise-skim-guns = Exploit { site-sarges-surplus }: a Skim costs nothing.
exercise-recruit-mayhem = Recruit somebody: a { -prospect } comes from the { -recruit-pool } to your clubhouse.
exercise-patch-in = Make a { -member } of a { -prospect } at the Gun Factory, and see what it costs.
exercise-call-backup = The One-Niners throw down, but you come before them in { -patch-order }. Every location you call backup from costs a token.
exercise-throwdown = The One-Niners throw down. Call backup from two locations, then choose how many guns to pull. You have 4 { -heat } already.
exercise-bloody = Win the { -throwdown } with guns, and see what they cost: the injured on both sides, your { -heat }, and a { -member }.
exercise-too-hot = You have 4 { -heat }, and { site-velvet-mile } is hot. Exploit it all the same.
exercise-warrant = “{ card-arrest-warrant }” waits until after the { -black-market }, and you share the most { -heat }. Close an empty fist and see who takes the fall.
exercise-warrant-for-all = Nobody has any { -heat }, so everybody has the most. Close an empty fist and choose who takes the fall.
exercise-heat-limits = Your rivals’ { -heat } holds them back; you have none and may traffic all you have. See what that does to the price.
exercise-crowded-market = Choose how much { -contraband } to traffic; your rivals choose at the same time. Every piece makes all of it cheaper.
exercise-last-market-mayhem = The last market of the game. After it only cash counts, and you are 3 behind the Mayans.
exercise-handshake-mayhem = The Mayans want a gun and your promise to stay out of { site-pier-nine }. Take their offer or not, then give an order. Nobody makes you keep your word.
exercise-outfit-orders = You have 2 { -made-men } and many { -associates }. Close an empty fist at the market, and see how many tokens the next round brings.
exercise-six-orders = Six tokens are six orders. { -drive } to City Hall, exploit the Gun Factory, fight, recruit, initiate, sit tight – or do it your own way.
exercise-drive = Send a { -made-man } and both { -associates } to the Distillery, and leave the other one at home: from one location to one other, however far.
exercise-boost-booze = Exploit { site-four-deuces }, then pay another token and trade your { -booze } with its boost.
exercise-hot-location = { site-dog-track } is hot. Exploit it and watch your { -clout }.
exercise-either-or = Exploit the docks: trade cash or guns for { -booze }, but not both.
exercise-cash-for-guns = Exploit the Gun Factory and buy as many guns as it sells.
exercise-hijacked = Exploit the { -opportunity } and name the rival whose { -booze } you take.
exercise-labor-slugging = Exploit the { -opportunity }: a Gain costs nothing.
exercise-tipped-off = Exploit the { -opportunity } and name the rival who loses { -clout }.
exercise-crackdown = Under “{ card-crackdown }” nobody trades { -booze } away. Exploit the docks, where you can still get some.
exercise-sheldon-trades = Exploit { site-club-morton } and trade your { -booze }. Your gang gets more for it than others.
exercise-recruit-wise-guys = Recruit somebody: an { -associate } comes from the { -recruit-pool } to your clubhouse.
exercise-initiate = Make a { -made-man } of an { -associate } at the Gun Factory, and see what it costs.
exercise-docks-backup = The Sheldon Gang orders a Fight, so you, to its left, decide first. Every location you call backup from costs a token.
exercise-docks-fight = The Sheldon Gang wants the docks. Call backup from two locations, then choose how many guns to pull. The { -boss-of-bosses } is not in the fight: on a tie he names the winner.
exercise-docks-blood = Win the docks with guns, and share out the injuries. See what guns cost in { -clout }.
exercise-city-hall = Fight for City Hall, where gangs talk and no guns are pulled. If you win, exploit it at once.
exercise-out-of-clout = You have 1 { -clout } left, and { site-dog-track } is hot. Exploit it all the same.
exercise-indicted = “{ card-indictment }” waits until after the { -black-market }, and you share the least { -clout }. Close an empty fist and choose who takes the fall.
exercise-clout-limits = Your rivals’ { -clout } holds them back; with 4 you may sell all you have. See what that does to the price.
exercise-booze-sold = Choose how much { -booze } to sell; your rivals choose at the same time. Every bottle makes all of them cheaper.
exercise-last-market-wise-guys = The last market of the game. After it only cash counts, and you are 3 behind the North Side Gang.
exercise-handshake-wise-guys = The Sheldon Gang wants a gun and your promise to stay out of { site-club-morton }. Take the offer or not, then give an order. Nobody makes you keep your word.
