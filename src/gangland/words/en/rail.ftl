### Talk and deals in the rail, the reasons of bots, and the coach.

## Why an offer is turned down, as somebody would say it

deal-why-little = That’s too little for it.
deal-why-dear = That’s more than it’s worth to me.
deal-why-keep = I’d rather keep what I have.
deal-why-useless = I have no use for that now.
deal-why-promise = I promise nothing. Cash on the table, or no deal.
deal-why-much = That’s too much to promise you.
deal-why-ahead = You’re far enough ahead already.
deal-why-danger = With that I’d be the next one to be hit.
deal-why-trust = Your word has been worth nothing so far.
deal-why-later = Not now. Ask me again.
story-declined-why = { $gang-first } { $gang-number ->
    [one] declines
   *[other] decline
} offer { $offer } { $by-of }: “{ $why }”

## Quick phrases

phrase-hello = Good evening, everybody.
phrase-deal = Who wants to deal?
phrase-hear = Make me an offer.
phrase-leader = We should stop whoever is ahead.
phrase-hands-off = Hands off what is mine.
phrase-word = You have my word.
phrase-liar = You broke your word.
phrase-sorry = Nothing personal. Business.
phrase-thanks = Thank you. I won’t forget it.
phrase-pleasure = A pleasure doing business.
phrase-side = Make it worth my while, and I’m on your side.
phrase-well-played = Well played.

## What bots say, by the occasion

bot-line-greet-1 = { $game ->
    [mayhem] Kill your engines and sit down. Plenty to talk about.
   *[other] Hang up your hats and sit down. Plenty to talk about.
}
bot-line-greet-2 = Nice town. Shame we all have to share it.
bot-line-greet-3 = I came to make a living. The rest is up to you.
bot-line-pact-1 = We shake on it, and we both sleep better.
bot-line-pact-2 = { $game ->
    [mayhem] Your road and my road, then. Let’s keep them apart.
   *[other] Your side of the street and mine, then. Let’s keep it that way.
}
bot-line-bribe-1 = Look my way now, and it won’t be for nothing.
bot-line-bribe-2 = There’s an envelope with your name on it, if you see it as I do.
bot-line-price-1 = I could go either way. Persuade me.
bot-line-price-2 = My opinion is for sale tonight, while it lasts.
bot-line-threat-1 = Enjoy the view from up there. I’m coming for the ladder.
bot-line-threat-2 = { $game ->
    [mayhem] You ride in front, so you can’t see who’s behind you.
   *[other] You sit at the head of the table, with your back to the door.
}
bot-line-threat-3 = You won the last one. I can count, and I can wait.
bot-line-betrayed-1 = So that’s what your word weighs. I’ll remember the number.
bot-line-betrayed-2 = I shook that hand. I’d like mine back.
bot-line-betrayed-3 = Everybody at this table just learned what you’re worth.
bot-line-betrays-1 = I meant it when I said it. That was then.
bot-line-betrays-2 = Don’t take it to heart. You’d have done it next week.
bot-line-fight-1 = Anybody else? No? Then mop the floor.
bot-line-fight-2 = { $game ->
    [mayhem] Pick up your bikes on the way out.
   *[other] Pick up your hats on the way out.
}
bot-line-fight-3 = It could have been a conversation.
bot-line-lost-1 = Keep the chair warm. I’m coming back for it.
bot-line-lost-2 = Fine. You have it. Now hold it.
bot-line-last-1 = Last round. From here on, everybody’s friend is cash.
bot-line-last-2 = { $game ->
    [mayhem] One more run, and then we count.
   *[other] One more night, and then we count.
}
bot-line-win-1 = Count it twice if you like. It comes out the same.
bot-line-win-2 = The drinks are on me. The rest is mine.
bot-line-win-3 = My thanks to the whole table. Without you I’d have made less.
bot-line-defeat-1 = Money comes and goes. Tonight it went to the other end of the table.
bot-line-defeat-2 = So that’s how it ends. The cash goes elsewhere, the lesson goes home with me.
bot-line-defeat-3 = { $game ->
    [mayhem] I lost the town, not the bike. See you down the road.
   *[other] I lost the city, not the hat. See you around.
}

## What the coach would do: the move, and why in about twenty words at most

advise-move = { $what }: { $crew }, { $place } → { $goal }
advise-number = { $what }: { $n }
advise-at = { $what }: { $place }
advise-crew = { $what }: { $place }, { $crew }
advice-gang = This gang’s start and its rules promise the most.
advice-side = This side promises more than the other.
advice-start = These are the strongest to begin with.
advice-settle = Nobody stands there, and it is worth having.
advice-guard = More people there make it harder to take from you.
advice-raid = It is worth a fight, and you would be strong enough.
advice-home = At home they are safe, and ready for anything.
advice-exploit = Only you stand there. Take what it gives before somebody walks in.
advice-fight = What you win there is worth more than what the fight costs.
advice-recruit = One more pair of hands holds one more location.
advice-promote = One more { one-made } is one more order in every round left.
advice-order = Your gang’s own order brings more than anything else now.
advice-sit = Nothing on the table is worth doing now.
advice-use = That is as often as it still pays.
advice-no-use = It costs more than it brings.
advice-option = Of all of these, this one brings the most.
advice-target = That one has the most to lose.
advice-boost = The boost brings more than another order would.
advice-no-boost = Another order will bring more than the boost.
advice-it = It brings more than it costs.
advice-no-it = It costs more than it brings.
advice-backup = With them the fight looks better, and they come back.
advice-enough = More people would cost an order and change little.
advice-guns = So many win it often enough. More would be wasted.
advice-no-guns = Guns cost standing too, and the prize is not worth it.
advice-back = You gain more by their winning than by your own chance.
advice-allot = They hurt you most, so hurt them.
advice-injure = You will miss these the least.
advice-name = Whoever is furthest behind should have it.
advice-fall = You lose least by letting this one go.
advice-bribe = A { one-made } is worth more than the price.
advice-market = So much the price bears. More would press it down.
advice-no-market = At that price, selling is not worth what it costs you.
advice-discharge = These you need back the most.
advice-bomb = Only rivals live on it.

## Why a bot did what it did, in its own words

motive-settle = Nobody stood at { $place }. Now I do.
motive-guard = I hold { $place }, and I mean to keep it.
motive-raid = Whoever holds { $place } is not as strong as they think.
motive-home = My people are safest at home.
motive-exploit = { $place } was mine alone, so I took what it gives.
motive-fight = { $place } is worth a fight to me.
motive-recruit = I need more hands.
motive-promote = One more { one-made }, one more order every round.
motive-order = That is what my gang does best.
motive-sit = There was nothing worth doing.
motive-backup = I do not fight alone if I can help it.
motive-enough = Those who are there will do.
motive-guns = I wanted to win that one.
motive-no-guns = Not worth a bullet, nor the trouble with the law.
motive-market = The price looked good enough for that many.
motive-no-market = I did not like the price.

## Hints for a first game

coach-hint-promote = A new { one-made } now is an order in every round left. Promote somebody.
coach-hint-exploit = You hold a location nobody has used. Exploit it before somebody walks in.
coach-hint-law-fall = Look at the law first: this would put you over the line, and somebody falls.
coach-hint-law-card = Look at the law first: this would put you on top of the warrant.
coach-hint-odds = As it stands you win { $n ->
    [0] hardly ever
    [one] once in ten
   *[other] { $n } times in ten
}. Bring people, or leave it.
coach-hint-odds-backup = As it stands you win { $n ->
    [0] hardly ever
    [one] once in ten
   *[other] { $n } times in ten
}. Backup would turn it.
coach-hint-cash = Nothing behind the blind counts but cash. Sell.
coach-hint-fewer = One fewer would bring you more, if the others sell too.

## The coach

coach-title = Coach
coach-ask = Ask for advice
coach-odds = Your chance to win the fight: { $chance }
coach-do = Show me
coach-close = Close
coach-quiet = No more hints
coach-again = Hints again
web-coach = The coach may be asked
web-coach-note = Equal for everybody at the table; so is without.
web-why-did = Why?
web-why-did-who = Why, { $gang }?
refusal-not-asked = You are not being asked anything now.
refusal-no-motive = There is nothing to explain about that.
cmd-coach = coach
help-coach = what the coach would do now, and why; of an offer: “coach 2”

## Ten terms

term-order-token = order token
term-control = control
term-contested = contested
term-boost = boost
term-hot = hot
term-standing-mayhem = { -heat }
term-standing-wise-guys = { -clout }
term-fall = take the fall
term-leader-mayhem = { -reaper-patch }
term-leader-wise-guys = { -boss-of-bosses }
term-backup = backup
term-promise = promise
means-order-token = One token is one order; each round you get your house’s number plus one for every { one-made }.
means-control = A location is yours while only your people stand there.
means-contested = People of two or more gangs stand here, so nobody can exploit it until somebody leaves or loses a fight.
means-boost = For one more order the same exploit also does what stands here.
means-hot-mayhem = Using this location costs standing at once: { -heat } up by the number in the flame.
means-hot-wise-guys = Using this location costs standing at once: { -clout } down by the number in the flame.
means-standing = How you stand with the law: it limits what you may { traffic }, and past the end of the track somebody falls.
means-fall = One { one-made } of yours goes back to the { -recruit-pool }, and the order with them.
means-leader-mayhem = Its holder goes first, and wins ties in fights the holder is in.
means-leader-wise-guys = Its holder goes first, and names who wins a tie in a fight.
means-backup = For one order, people from one other location join a fight that you are in.
means-promise = Words about a later moment: nothing enforces them, the ledger says who kept them.

## The rail

rail-title-mayhem = Back room
rail-title-wise-guys = On the table
rail-records = Their promises so far
rail-records-marks = ✓ kept, ✗ broken so far
rail-record = { $gang }: { $kept } kept, { $broken } broken
rail-book = What the word { $gang-of } was worth
rail-book-empty = Nothing promised between you yet.
rail-book-note = What you may know: words to you, and to the table. Deals of others stay closed.
rail-stamp-kept = Kept
rail-stamp-broken = Broken
rail-stamp-open = open
rail-stamp-moot = not judged
rail-tell = Tell
rail-tell-what = What you tell of it
rail-fuse = { $n ->
    [0] over
    [one] this round
   *[other] { $n } rounds
}
rail-get-nothing = You get nothing
rail-give-nothing = You give nothing
rail-binds-nobody = A promise binds nobody.
rail-at-once = What is in both hands changes hands at once.
rail-take = Take it
rail-shake = Shake on it
rail-counter = Counter
rail-no = No
rail-no-because = No, because…
rail-hold-out = Hold it out
rail-tear = Tear it up
rail-vow-none = nothing promised
rail-vow-more = and besides…
rail-from-map = from the map
rail-from-list = from a list
rail-naming = The promise: click the location
rail-carry = Drop it on a rival
rail-let-go = Let go: { $what } { $gang-to }
rail-turned-down = { $gang-first } { $gang-number ->
    [one] declines
   *[other] decline
} your offer { $n }.
rail-older = { $n ->
    [one] An earlier promise
   *[other] { $n } earlier promises
}
rail-phrases = Quick phrases
rail-to-all = To everybody
rail-say = Say something…
