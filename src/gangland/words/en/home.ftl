### The first page: what there is to play, and with whom.

home-lead = Two games of gangs, deals and broken promises, round one table.
home-goal = Six rounds, then all show their cash: the most wins.
home-about-mayhem = Motorcycle gangs in a desert town: ride, throw down, keep cool.
home-about-wise-guys = Chicago, the 1920s. Fists, words and booze, and one { -boss-of-bosses }.
home-players = { $low }–{ $high } players
home-first = Play your first game with a guide
home-guide-mayhem = { lesson-guide-mags }, behind the bar, teaches you · 15 minutes
home-guide-wise-guys = { lesson-guide-birdie }, who keeps the books, teaches you · 15 minutes
home-quick = Against bots
home-quick-note = start at once
home-choose = A table for friends
home-choose-note = send a link
home-more = { $n ->
    [one] one more
   *[other] { $n } more
}

## The invitation, in the lobby

invite-only-here = Friends elsewhere cannot open this address: the server listens to its own machine alone.
invite-let-in = To let friends on your network in, stop the server and start it again with:
invite-after = Then open this table again: the address to send will stand here. Friends beyond your network need a server they can reach on the internet.
invite-here = On this machine
invite-or = or
