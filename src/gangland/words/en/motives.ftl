### Why a bot did what it did: what it was after, how it came to it, and what its word had to do with it.

motive-told = { $what } { $how }
motive-gang = That gang suits me.
motive-side = I liked that side of the card better.
motive-start = With those I begin as strong as I can.
motive-use = As often as it paid.
motive-no-use = It would have cost me more than it brings.
motive-option = Of what there was, that brought the most.
motive-target = They had the most to lose.
motive-boost = The boost was worth more than another order.
motive-no-boost = I kept my order for something better.
motive-it = It was worth the price.
motive-no-it = It was not worth the price.
motive-back = I get more out of their winning than of my own chance.
motive-allot = They had it coming.
motive-injure = Those I can spare the soonest.
motive-name = Better they than somebody who is ahead.
motive-fall = Somebody had to go, and I miss that one least.
motive-bribe = A { one-made } is worth more than a bribe.
motive-discharge = Those I needed back first.
motive-bomb = I made nothing of it. Others did.

## How it came to it

motive-chance = No reason. I left it to chance.
motive-how-thumb = I go by rules of thumb.
motive-how-looked = I looked where it leads by my next order.
motive-how-tried = I tried other ways too, and none came out better.
motive-how-planned = I had my next order in mind as well.
motive-how-mixed = And I vary that, so that nobody can read me.
motive-how-looked-stood = I looked ahead, and nothing better turned up.
motive-how-looked-won = I looked ahead, and it beat my rule of thumb.
motive-how-tried-stood = I tried other ways, and nothing better turned up.
motive-how-tried-won = I tried other ways, and this one won clearly more often.
motive-how-planned-stood = I planned ahead, and nothing better turned up.
motive-how-planned-won = I planned ahead, and this won clearly more often.

## What its word had to do with it, and why it deals

motive-bound = I gave my word, and kept to what it leaves me.
motive-kept = I had given my word.
motive-broke = My word stood in the way of my gain, and I chose the gain.
motive-unpaid = When it was due I had other uses for it, or none of it left.
motive-wronged = You had broken your word first.
motive-wronged-by = { $gang-first } had broken { $gang-number ->
    [one] its
   *[other] their
} word first.
motive-offered = I reckoned that both of us would gain by it.
motive-countered = For that I would do it, and you would still gain.
motive-paid = I pay what I owe.
motive-gave = Call it a present.
motive-withdrew = It did not suit me any more.
motive-took = What I got was worth more to me than what I gave.
motive-took-word = What you promised was worth it, as far as I believe you.
motive-took-gift = Who turns down a present?
motive-declined = There was nothing in it for me.
