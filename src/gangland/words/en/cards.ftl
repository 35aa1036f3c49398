### What sites, cards and gangs do, what is wrong with a pack file, and the command `cards`.

# Messages about mechanics get $game, $goods and $standing besides their own arguments.

## Amounts and kinds of assets

asset-cash = { $n } cash
asset-guns = { $n ->
    [one] { $n } gun
   *[other] { $n } guns
}
asset-contraband = { $n } Contraband
asset-booze = { $n } Booze
asset-heat = { $n } Heat
asset-clout = { $n } Clout
assets-cash = cash
assets-guns = guns
assets-contraband = Contraband
assets-booze = Booze
assets-heat = Heat
assets-clout = Clout

## People and tokens

count-of-made = { $game ->
    [wise-guys] { $n ->
        [one] { $n } Made Man
       *[other] { $n } Made Men
    }
   *[mayhem] { $n ->
        [one] { $n } Member
       *[other] { $n } Members
    }
}
count-of-rookies = { $game ->
    [wise-guys] { $n ->
        [one] { $n } Associate
       *[other] { $n } Associates
    }
   *[mayhem] { $n ->
        [one] { $n } Prospect
       *[other] { $n } Prospects
    }
}
count-of-orders = { $n ->
    [one] { $n } order token
   *[other] { $n } order tokens
}
one-made = { $game ->
    [wise-guys] Made Man
   *[mayhem] Member
}
one-rookie = { $game ->
    [wise-guys] Associate
   *[mayhem] Prospect
}
leader-token = { $game ->
    [wise-guys] the Boss of Bosses token
   *[mayhem] the Reaper Patch
}

## Kinds of records and where they come from

kind-start = { $game ->
    [wise-guys] Starting location
   *[mayhem] Starting site
}
kind-random = { $game ->
    [wise-guys] Business location
   *[mayhem] Random site
}
kind-obstacle = Obstacle
kind-hassle = Hassle
kind-opportunity = Opportunity
kind-last-call = Last Call
kind-hardcore = { $kind }, hardcore
kind-gang = Gang
provenance-printed = printed
provenance-reported = reported
provenance-inferred = inferred
provenance-house = house

## Sites and opportunities

role-law = { $game ->
    [wise-guys] City Hall
   *[mayhem] the Police Station
}
role-hospital = the hospital
role-er = the Emergency Room
role-goods = { $goods ->
    [booze] the source of Booze
   *[contraband] the source of Contraband
}
role-guns = the Gun Factory
ground-er = The injured wait here for the die at clean-up
ground-no-guns = Guns prohibited
ground-hot = { $standing ->
    [clout] Hot: lose { $n } Clout when exploiting it
   *[heat] Hot: gain { $n } Heat when exploiting it
}
ground-or = { $left } OR { $right }
ground-boost = Boost: { $what }
fight-slugging = Slugging
fight-talking = Talking

## Transactions

verb-sell = Sell
verb-spend = Spend
verb-swap = Swap
verb-trade = Trade
verb-skim = Skim
verb-gain = Gain
verb-drop = Drop
verb-steal = Steal
verb-special = special
trx-sell = Sell { $give } → { $get } (max { $max })
trx-spend = Spend { $give } → { $get } (max { $max })
trx-swap = Swap { $give } → { $get } (max { $max })
trx-trade = { $max ->
    [0] Trade { $give } → { $get } (no max)
   *[other] Trade { $give } → { $get } (max { $max })
}
trx-skim = Skim { $get }
trx-gain = Gain { $get }
trx-drop = Drop { $give }
trx-steal = Steal { $get } from a rival
special-leader = Take { leader-token }
special-discharge = Bring up to { $n } of your injured home
special-smear = { $standing ->
    [clout] A rival of your choice loses { $n } Clout
   *[heat] A rival of your choice gains { $n } Heat
}
special-muster = { count-of-rookies } from your Recruit Pool to your clubhouse
special-initiate = { $game ->
    [wise-guys] Initiate an Associate at no cost
   *[mayhem] Patch in a Prospect at no cost
}
special-peek = Look behind a rival’s blind
special-rush = Take { count-of-orders }

## Effects of Obstacles and Last Calls

effect = { $who } { $deed }
who-all = Every gang
who-most = The gang with the most { $of }
who-least = { $measure ->
    [cash] The gang with the least { $of }
    [contraband] The gang with the least { $of }
    [booze] The gang with the least { $of }
    [heat] The gang with the least { $of }
    [clout] The gang with the least { $of }
   *[other] The gang with the fewest { $of }
}
who-leader = { $game ->
    [wise-guys] The Boss of Bosses
   *[mayhem] The Patch Holder
}
who-others = { $game ->
    [wise-guys] Every gang but the Boss of Bosses
   *[mayhem] Every gang but the Patch Holder
}
deed-gain = gains { $what }
deed-lose = loses { $what }
deed-fall = takes the fall
deed-injure = has { $n } of its crew injured
deed-recruit = brings { count-of-rookies } from the Recruit Pool to its clubhouse
deed-rush = gains { count-of-orders }
deed-stall = loses { count-of-orders }
deed-home = sends all its crew home
deed-leader = takes { leader-token }
deed-discharge = brings its injured home
deed-bury = sends its injured to the Recruit Pool
deed-per = { $deed } for each { $per }
deed-or-pay = { $deed }, or pays { $pay } instead
count-cash = cash
count-guns = guns
count-contraband = Contraband
count-booze = Booze
count-heat = Heat
count-clout = Clout
count-made = { $game ->
    [wise-guys] Made Men
   *[mayhem] Members
}
count-rookies = { $game ->
    [wise-guys] Associates
   *[mayhem] Prospects
}
count-crew = crew members
count-orders = order tokens
count-injured = injured crew
count-places = controlled places
per-cash = cash it has
per-guns = gun it has
per-contraband = Contraband it has
per-booze = Booze it has
per-heat = Heat it has
per-clout = Clout it has
per-made = { one-made } it has
per-rookies = { one-rookie } it has
per-crew = crew member it has
per-orders = order token it has
per-injured = injured it has
per-places = place it controls

## Rules that Hassles and gangs change

aimed = { $who }: { $rule }
signed = { $sign ->
    [less] −{ $n }
   *[more] +{ $n }
}
plus-cash = +{ $n } cash
higher = { $sign ->
    [less] { $n } lower
   *[more] { $n } higher
}
standing-cost = { $standing ->
    [clout] { $sign ->
        [less] costs { $n } Clout less
       *[more] costs { $n } Clout more
    }
   *[heat] { $sign ->
        [less] brings { $n } Heat less
       *[more] brings { $n } Heat more
    }
}
mod-ban = { $verb ->
    [trade] No trading away of { $asset }
    [steal] No stealing of { $asset }
   *[other] No { $action } transactions with { $asset }
}
mod-ban-any = No { $action } transactions
mod-bonus = { $verb ->
    [trade] { plus-cash } each time it trades { $asset } away
   *[other] { plus-cash } each time it does a { $action } with { $asset }
}
mod-bonus-any = { plus-cash } each time it does a { $action }
mod-no-guns = No guns in fights
mod-gun-cost = Pulling guns { standing-cost }
mod-sale-cost = Selling on the Black Market { standing-cost }
mod-hot = Each hot place { standing-cost }
mod-market-limit = The Black Market limit is { higher }
mod-market-price = The Black Market price is { higher }
mod-no-market = No selling on the Black Market
mod-no-backup = No calling for backup
mod-free-backup = { $n ->
    [one] The first call for backup in each fight costs no token
   *[other] The first { $n } calls for backup in each fight cost no token
}
mod-no-recruit = No recruiting
mod-no-promote = { $game ->
    [wise-guys] No initiating Made Men
   *[mayhem] No patching in
}
mod-free-recruit = { $n ->
    [one] One Recruit order a round costs no token
   *[other] { $n } Recruit orders a round cost no token
}
mod-muster = A Recruit order brings { count-of-rookies } more
mod-promote-discount = { $game ->
    [wise-guys] Initiating a Made Man { promote-price }
   *[mayhem] Patching in { promote-price }
}
promote-price = { $n ->
    [1] costs 1 cash less
   *[other] costs { $n } cash less and no gun
}
mod-brawl = { signed } on the total in fights
mod-rookie-muscle = Each { one-rookie } counts { signed } in fights
mod-gun-power = Each gun counts { signed } in fights
mod-blood-money = { plus-cash } for each rival its guns injure
mod-er = { signed } on Emergency Room dice
mod-fall-pays = { plus-cash } when one { one-made } of its takes the fall
mod-rookie-falls = { $game ->
    [wise-guys] An Associate may take the fall instead of a Made Man
   *[mayhem] A Prospect may take the fall instead of a Member
}
mod-lockdown = For one more token, a fight it orders allows no backup to anybody
mod-arbitration = In a Slugging it may lend its Slugging to a rival instead of fighting for itself
mod-going-to-war = Ordering a Slugging spends no token
mod-crime-pays = { $standing ->
    [clout] { plus-cash } for each Clout lost
   *[heat] { plus-cash } for each Heat gained
}
mod-exploit-pays = { plus-cash } for each exploit
mod-closed = Nobody can exploit { $role }
mod-attacker = { signed } on the total in fights it orders
mod-defender = { signed } on the total in fights others order

## Gangs

gang-side = { $side } ({ $provenance }): { $base ->
    [one] { $base } base order
   *[other] { $base } base orders
}, { $made }, { $rookies }, { $assets }
gang-rule = { $name }: { $rule }
gang-made = { $name }: Slugging { $slugging }, Talking { $talking }
rule-1 = Rule
rule-2 = Rule
rule-3 = Rule
club-order = Club Order
gang-order = Gang Order

## Problems of pack files

problem-in = { $record }: { $problem }
problem-and = { $left }; { $right }
problem-record = { $table ->
    [site] site "{ $id }"
    [card] card "{ $id }"
   *[gang] gang "{ $id }"
}
problem-near = did you mean "{ $word }"?
problem-unreadable = this file cannot be read: { $reason }
problem-too-big = this file is too large to be a pack (over { $max } bytes)
problem-not-utf8 = this is not a text file in UTF-8
problem-too-deep = this file is nested too deeply
problem-syntax = not valid TOML: { $kind ->
    [text] a text without its closing quotation mark
    [twice] this is said twice
    [bracket] a bracket is not closed
    [equals] a key without "=" and a value
    [rest] something stands after the end of a value
    [character] a character that must not stand here
    [key] a key, or a table as in [name], should stand here
    [value] this value cannot be read
   *[other] this cannot be read
}
problem-type = "{ $key }" is { $found ->
    [flag] true or false
    [whole] a whole number
    [decimal] a decimal number
    [text] a text
    [list] a list
    [table] a table
    [date] a date or time
   *[other] something else
}
problem-number = "{ $key }" is { $value }
problem-length = "{ $key }" has { $n ->
    [one] { $n } element
   *[other] { $n } elements
}
problem-text = "{ $text }" will not do
problem-unknown-key = unknown key "{ $key }"
problem-missing-key = the key "{ $key }" is missing
problem-unknown-word = unknown { problem-word } "{ $word }"
problem-missing-word = the { problem-word } is missing
problem-two-words = more than one { problem-word }: { $words }
problem-word = { $what ->
    [asset] asset
    [card-kind] kind of card
    [count] measure
    [deed] deed
    [fight] fight
    [game] game
    [guns] word about guns
    [limit] limit
    [provenance] provenance
    [role] role
    [rule] rule
    [site-kind] kind of site
    [special] special transaction
    [term] term
    [verb] verb
   *[who] word for whom it hits
}
problem-empty = "{ $key }" is empty
problem-duplicate = the id "{ $id }" is already used on line { $line }
problem-same-asset = { $asset } is both given and got
problem-no-amount = "{ $word }" takes no amount
problem-stray-of = "of" goes with "most" and "least", not with "{ $who }"
problem-leader-who = the leader token cannot go to "{ $who }"
problem-nothing-to-do = there is nothing to exploit here
problem-no-choice = a choice needs at least two main transactions
problem-er = the emergency room has no "{ $key }"
problem-hardcore = an opportunity is never hardcore
problem-no-band = there is no price band for { $players } players
problem-no-start = there is no starting site with the role "{ $role }"
problem-two-starts = several starting sites have the role "{ $role }": { $ids }
problem-too-few = { $what ->
    [sites] { $n ->
        [one] there is { $n } random site
       *[other] there are { $n } random sites
    }
    [cards] { $n ->
        [one] there is { $n } card that is not hardcore
       *[other] there are { $n } cards that are not hardcore
    }
   *[gangs] { $n ->
        [one] there is { $n } gang
       *[other] there are { $n } gangs
    }
}
problem-shared-id = the id "{ $id }" is already the id of a { $table ->
    [site] site
    [card] card
   *[gang] gang
}
problem-two-gangs = the made man "{ $id }" is already in the gang "{ $gang }"
problem-nameless = made men are named in every gang or in none; these gangs name none: { $ids }
problem-sides = the sides are { $words }
problem-nobody = "{ $key }" names no record of this pack
problem-nothing-to-remove = there is no record "{ $id }" to remove
problem-other-game = this pack is for the game "{ $game }", not for "{ $wanted }"
problem-other-base = this file extends "{ $extends }", but it is laid on "{ $base }"
expected-one-of = expected one of { $words }
expected-type = expected { $type ->
    [flag] true or false
    [whole] a whole number
    [decimal] a number
    [text] a text
    [list] a list
   *[table] a table
}
expected-exactly = expected { $least }
expected-between = expected { $least } to { $most }
expected-nonzero = expected { $least } to { $most }, but not 0
expected-at-least = expected at least { $n }
expected-of = expected what is measured, for example of = "cash"
expected-sides = expected { $words }, as the other gangs have
expected-id = expected small letters, digits and hyphens, as in "old-docks"
expected-line = expected 1 to 80 characters on one line
expected-lang = expected a language code, as in "en"
expected-name-key = expected site-, card-, gang-, made- or side- and an id, as in "site-old-docks"
expected-players = expected a number of players, from 2 to 9

## The command `cards`

cards-help = list and explain sites, cards and gangs; check pack files
cards-description = Lists and explains the sites, cards and gangs of a game. "check FILE…" checks pack files instead, "schema" prints a JSON Schema for editors.
cards-metavar-what = ID
cards-metavar-file = FILE
cards-help-what = ids of the records to explain, all of them when none is given; or: check FILE…; or: schema
cards-help-game = which game’s pack
cards-help-kind = only sites, only cards or only gangs
cards-help-pack = a pack file on top of the game’s own; may be repeated
cards-help-lang = the language to speak
cards-help-json = as JSON, for programs
cards-column-name = Name
cards-column-id = Id
cards-column-kind = Kind
cards-column-source = Source
cards-column-what = What it does
cards-unknown-id = there is no "{ $id }" here
cards-no-files = which files? gangland cards check FILE…
cards-fine = { $file }: fine. { $game }: { $sites } sites, { $cards } cards, { $gangs } gangs.
cards-problems = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
}
