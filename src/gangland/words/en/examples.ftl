# The worked examples, told in our own words; figures come from telling/examples.py, which the engine plays.

## Men of Mayhem

example-samcro-orders = SAMCRO’s clubhouse shows { $base } base orders. With { $made } { -members } in the gang it takes { $orders } tokens; its { -prospects } bring none.
example-octane-orders = A { -high-octane } side with { $few } base orders starts with { $many_made } { -members }, one with { $many } base orders starts with { $few_made }. Whatever the mix, everybody takes { $orders } tokens in the first round.
example-three-of-four = Ann has { $crew } { -dudes } at the Gun Factory, and so does a rival. For { $tokens } token she sends { $moved } of them to an { -opportunity }. The { $left } { -prospect } she leaves behind is enough to keep the Gun Factory contested.
example-boost = Bob exploits { site-rusty-spoke } and takes { $first } cash. He pays another token for the boost, { $tokens } in all, and has { $cash } cash.
example-hot-site = { site-velvet-mile } is hot. Cleo, at { $before } { -heat }, exploits it and is at { $after } before she sees any cash.
example-sell-guns = A location buys guns at { $price } cash each, Max { $most }. Dan has { $guns } guns, sells { $most } of them and takes { $cash } cash.
example-sell-two-guns = Another pays { $price } cash each, Max { $most }. Of her { $guns } guns Ann may sell none, 1 or { $most }: at most { $cash } cash.
example-buy-goods = At { $price } cash each, Max { $most }, Bob buys { $most } { -contraband } with his { $cash } cash and keeps { $left } cash.
example-swap-guns = A location gives { $each } { -contraband } for a gun, Max { $most }. Cleo hands over { $most } guns and gets { $goods } { -contraband }.
example-skim-guns = A Skim of { $guns } guns: Dan takes them and pays nothing.
example-heat-up-and-down = A Gain takes Ann from { $low } { -heat } to { $up }. A Drop takes Bob from { $high } to { $down }.
example-no-guns-sold = Selling guns is prohibited. Of a location’s three trades Cleo can use only the one without any gun: she gets { $cash } cash for a { -contraband } and still has her { $guns } guns.
example-samcro-sells = SAMCRO’s { -high-octane } side takes an extra cash each time it sells guns. { $guns } guns, sold one at a time, bring { $price } cash and { $bonus } more: { $cash }.
example-call-backup = Bob orders the fight, but Ann comes before him in { -patch-order } and so decides first. She spends { $hers } tokens and brings { -dudes } from two locations. Then Bob spends { $his }.
example-throwdown = Ann rolls { $her_die } and has { $her_rookies } { -prospects }, { $her_made } { -members } and { $her_guns } guns: { $hers }. Bob rolls { $his_die } and has { $his_rookies } { -prospects }, { $his_made } { -members } and { $his_guns } gun: { $his }. Ann wins.
example-bloody = Ann has beaten Bob in a fight he ordered. Her guns put { $his_hurt } of his { -dudes } in the { -emergency-room }, his gun { $her_hurt } of hers. Both pulled guns, so both gain { -heat }: Bob goes from { $his_before } to { $his_after }; Ann, at { $her_before }, must give up a { -member } and is left with { $her_after }. She did not order the fight, so she cannot exploit the location at once.
example-warrant = { card-arrest-warrant } hits whoever has the most { -heat }. At { $most }, { $most }, { $next } and { $least }, { $fallen } gangs take the fall, and both end at { $after }.
example-warrant-for-all = With everybody at { $heat } { -heat }, everybody has the most: { $fallen } gangs take the fall, and all stay at { $after }.
example-heat-limits = At { $hot } { -heat } Ann may traffic { $hot_most } { -contraband }, at { $warm } Bob and Cleo { $warm_most } each. Dan, at { $cool }, may traffic all { $goods } he has.
example-crowded-market = Dan’s three rivals may traffic { $rivals } { -contraband } at most. If he traffics { $sold }, the total cannot go above { $total }, so each is sure to bring at least { $price } cash: at least { $cash } for him.

## Wise Guys

example-outfit-orders = The Outfit’s clubhouse shows { $base } orders. With { $made } { -made-men } in the gang it takes { $orders } tokens; its { -associates } bring none.
example-six-orders = Ann spends { $tokens } tokens, one a turn. She moves { $moved } of her crew from the Gun Factory to City Hall and leaves an { -associate } in control. She exploits the Gun Factory: { $cash } cash for { $guns } guns. She fights for City Hall and wins. She recruits an { -associate }. For { $fee } cash and { $gun } gun she initiates a { -made-man } at the Gun Factory. Then she sits tight and has { $left } tokens left.
example-boost-booze = { site-four-deuces } gives Bob { $first } cash. For another token, { $tokens } in all, the boost trades { $booze } { -booze } for { $more } cash: { $cash } in all.
example-hot-location = { site-dog-track } is hot: Cleo’s { -clout } drops from { $before } to { $after } before she takes her { $cash } cash.
example-either-or = At the { site-downtown-docks } Dan trades { $cash } cash for { $few } { -booze }, or { $guns } guns for { $many } { -booze }, but not both.
example-cash-for-guns = At the Gun Factory a cash buys a gun, Max { $most }. Ann has { $cash } cash; she buys { $guns } guns and keeps { $left } cash.
example-labor-slugging = { card-labor-slugging } is a Gain: Bob takes { $cash } cash, once.
example-hijacked = With { card-hijack-shipment } Cleo names one rival, who has { $before } { -booze }. She takes { $booze }, and { $after } are left.
example-tipped-off = With { card-anonymous-tip } Dan names a rival, never himself; that gang’s { -clout } drops from { $before } to { $after }.
example-crackdown = Under { card-crackdown } Ann cannot give the { $booze } { -booze } she has in a Trade. Bob can still get some: his { $cash } cash buy { $bought } { -booze }.
example-sheldon-trades = At { site-club-morton } the Sheldon Gang trades { $booze } { -booze } for { $price } cash. It gets { $bonus } more for having traded { -booze }: { $cash }.
example-docks-backup = Bob orders the Fight, so the gangs to his left decide first. Ann spends { $first } tokens and brings crew from two locations. Cleo spends { $none }. Bob decides last and spends { $last }.
example-docks-fight = Ann rolls { $her_die }; { $her_rookies } { -associates }, { -slugging } { $her_made } and { $her_guns } guns make it { $hers }. Bob rolls { $his_die }; { $his_rookies } { -associates }, { -slugging } { $his_made } and { $his_guns } gun make it { $his }. Cleo has { $third }. Dan is not in the fight, but he is { -boss-of-bosses } and names the winner: Ann.
example-docks-blood = Ann has won a Fight that Bob ordered. Her guns put { $his_hurt } of his crew in the { -emergency-room }, his gun { $third_hurt } of Cleo’s. Both pulled guns: Ann’s { -clout } goes from { $her_before } to { $her_after }. Bob loses his last { -clout }, from { $his_before }; one of his { -made-men } takes the fall, and he is back at { $his_after }. Ann did not order the Fight, so she cannot exploit the location at once.
example-city-hall = At City Hall gangs talk, so no guns are pulled. Ann rolls { $her_die }; { $her_rookies } { -associates } and { -talking } { $her_made } make it { $hers }. Bob rolls { $his_die }; { $his_rookies } { -associate } and { -talking } { $his_made } make it { $his }. Ann ordered the Fight and won it, so she exploits City Hall at once: her { -clout } goes from { $before } to { $after }, and she becomes { -boss-of-bosses }. Nobody is injured.
example-indicted = { card-indictment } hits whoever has the least { -clout }. With two gangs at { $least }, { $fallen } take the fall, and both stay at { $after }.
example-clout-limits = At { $some } { -clout } Ann may sell { $some_most } { -booze }, at { $little } Bob and Cleo { $little_most } each. Dan, at { $much }, may sell all { $goods } he has.
example-booze-sold = Among four players Ann sells { $more } { -booze } and Bob { $fewer }. { $total } in all are worth { $price } cash each: Ann gets { $more_cash } cash, Bob { $fewer_cash }.
