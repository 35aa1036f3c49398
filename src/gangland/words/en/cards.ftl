### What sites, cards and gangs do, what is wrong with a pack file, and the command `cards`.

# Messages about mechanics get $game, $goods and $standing besides their own arguments.

## Amounts and kinds of assets

asset-cash = { $n } cash
asset-guns = { $n ->
    [one] { $n } gun
   *[other] { $n } guns
}
asset-contraband = { $n } { -contraband }
asset-booze = { $n } { -booze }
asset-heat = { $n } { -heat }
asset-clout = { $n } { -clout }
assets-cash = cash
assets-guns = guns
assets-contraband = { -contraband }
assets-booze = { -booze }
assets-heat = { -heat }
assets-clout = { -clout }

## People and tokens

count-of-made = { $game ->
    [wise-guys] { $n ->
        [one] { $n } { -made-man }
       *[other] { $n } { -made-men }
    }
   *[mayhem] { $n ->
        [one] { $n } { -member }
       *[other] { $n } { -members }
    }
}
count-of-rookies = { $game ->
    [wise-guys] { $n ->
        [one] { $n } { -associate }
       *[other] { $n } { -associates }
    }
   *[mayhem] { $n ->
        [one] { $n } { -prospect }
       *[other] { $n } { -prospects }
    }
}
count-of-orders = { $n ->
    [one] { $n } order token
   *[other] { $n } order tokens
}
one-made = { $game ->
    [wise-guys] { -made-man }
   *[mayhem] { -member }
}
one-rookie = { $game ->
    [wise-guys] { -associate }
   *[mayhem] { -prospect }
}
leader-token = { $game ->
    [wise-guys] the { -boss-of-bosses } token
   *[mayhem] the { -reaper-patch }
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
kind-obstacle = { -obstacle }
kind-hassle = { -hassle }
kind-opportunity = { -opportunity }
kind-last-call = { -last-call }
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
role-er = the { -emergency-room }
role-goods = { $goods ->
    [booze] the source of { -booze }
   *[contraband] the source of { -contraband }
}
role-guns = the Gun Factory
ground-er = The injured lie here until clean-up, when a die decides for each
ground-no-guns = Guns prohibited
ground-hot = { $standing ->
    [clout] Hot: lose { $n } { -clout } when exploiting it
   *[heat] Hot: gain { $n } { -heat } when exploiting it
}
ground-or = { $left } OR { $right }
ground-boost = Boost: { $what }
fight-slugging = { -slugging }
fight-talking = { -talking }

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
special-discharge = Return up to { $n } of your injured to your clubhouse
special-smear = { $standing ->
    [clout] A rival of your choice loses { $n } { -clout }
   *[heat] A rival of your choice gains { $n } { -heat }
}
special-muster = Move { count-of-rookies } from your { -recruit-pool } to your clubhouse
special-initiate = { $game ->
    [wise-guys] Initiate an { -associate } at no cost
   *[mayhem] Patch in a { -prospect } at no cost
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
    [wise-guys] The { -boss-of-bosses }
   *[mayhem] The { -patch-holder }
}
who-others = { $game ->
    [wise-guys] Every gang but the { -boss-of-bosses }
   *[mayhem] Every gang but the { -patch-holder }
}
deed-gain = gains { $what }
deed-lose = loses { $what }
deed-fall = takes the fall
deed-injure = has { $n } of its { dudes } injured
deed-recruit = brings { count-of-rookies } from the { -recruit-pool } to its clubhouse
deed-rush = gains { count-of-orders }
deed-stall = loses { count-of-orders }
deed-home = sends all its { dudes } back to its clubhouse
deed-leader = takes { leader-token }
deed-discharge = returns its injured to its clubhouse
deed-bury = sends its injured to the { -recruit-pool }
deed-per = { $deed } for each { $per }
deed-or-pay = { $deed }, or pays { $pay } instead
deed-installed = does what "{ $name }" says
deed-times = { $n ->
    [1] { $deed }
   *[other] { $deed } ({ $n })
}
count-cash = cash
count-guns = guns
count-contraband = { -contraband }
count-booze = { -booze }
count-heat = { -heat }
count-clout = { -clout }
count-made = { $game ->
    [wise-guys] { -made-men }
   *[mayhem] { -members }
}
count-rookies = { $game ->
    [wise-guys] { -associates }
   *[mayhem] { -prospects }
}
count-crew = { $game ->
    [wise-guys] crew members
   *[mayhem] { -dudes }
}
count-orders = order tokens
count-injured = injured { dudes }
count-places = controlled locations
per-cash = cash it has
per-guns = gun it has
per-contraband = { -contraband } it has
per-booze = { -booze } it has
per-heat = { -heat } it has
per-clout = { -clout } it has
per-made = { one-made } it has
per-rookies = { one-rookie } it has
per-crew = { one-dude } it has
per-orders = order token it has
per-injured = injured { one-dude } it has
per-places = location it controls

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
        [less] costs { $n } less { -clout }
       *[more] costs { $n } more { -clout }
    }
   *[heat] { $sign ->
        [less] brings { $n } less { -heat }
       *[more] brings { $n } more { -heat }
    }
}
counts = { $sign ->
    [less] counts { $n } less
   *[more] counts { $n } more
}
some-asset = { $asset }
mod-ban = { $verb ->
    [trade] No trading { some-asset } away
    [steal] No stealing { some-asset }
   *[other] No { $action } transactions that involve { some-asset }
}
mod-ban-any = No { $action } transactions
mod-bonus = { $verb ->
    [sell] { plus-cash } each time it sells { some-asset }
    [spend] { plus-cash } each time it spends for { some-asset }
    [swap] { plus-cash } each time it swaps { some-asset }
    [trade] { plus-cash } each time it trades { some-asset } away
    [skim] { plus-cash } each time it skims { some-asset }
    [gain] { plus-cash } each time it gains { some-asset }
    [drop] { plus-cash } each time it drops { some-asset }
    [steal] { plus-cash } each time it steals { some-asset }
   *[other] { plus-cash } each time it uses { $action } with { some-asset }
}
mod-bonus-any = { $verb ->
    [sell] { plus-cash } each time it sells anything
    [spend] { plus-cash } each time it spends cash
    [swap] { plus-cash } each time it swaps anything
    [trade] { plus-cash } each time it trades anything
    [skim] { plus-cash } each time it skims anything
    [gain] { plus-cash } each time it gains anything
    [drop] { plus-cash } each time it drops anything
    [steal] { plus-cash } each time it steals anything
   *[other] { plus-cash } each time it uses { $action }
}
mod-no-guns = No guns in fights
mod-gun-cost = Pulling guns { standing-cost }
mod-sale-cost = { $game ->
    [wise-guys] Selling
   *[mayhem] Trafficking
} on the { -black-market } { standing-cost }
mod-hot = Each hot location { standing-cost }
mod-market-limit = The { -black-market } limit is { higher }
mod-market-price = The { -black-market } price is { higher }
mod-no-market = No { $game ->
    [wise-guys] selling
   *[mayhem] trafficking
} on the { -black-market }
mod-no-backup = No calling for backup
mod-free-backup = { $n ->
    [one] The first call for backup in each fight costs no token
   *[other] The first { $n } calls for backup in each fight cost no token
}
mod-no-recruit = No recruiting
mod-no-promote = { $game ->
    [wise-guys] No initiating { -made-men }
   *[mayhem] No patching in
}
mod-free-recruit = { $n ->
    [one] One Recruit order a round costs no token
   *[other] { $n } Recruit orders a round cost no token
}
mod-muster = A Recruit order brings { count-of-rookies } extra
mod-promote-discount = { $game ->
    [wise-guys] Initiating a { -made-man } { promote-price }
   *[mayhem] Patching in { promote-price }
}
promote-price = { $n ->
    [1] costs 1 cash less
   *[other] costs { $n } cash less and no gun
}
mod-brawl = { signed } to the total in fights
mod-rookie-muscle = Each { one-rookie } { counts } in fights
mod-gun-power = Each gun { counts } in fights
mod-blood-money = { plus-cash } for each rival its guns injure
mod-er = { signed } on { -emergency-room } dice
mod-fall-pays = { plus-cash } when one of its { count-made } takes the fall
mod-rookie-falls = { $game ->
    [wise-guys] An { -associate } may take the fall instead of a { -made-man }
   *[mayhem] A { -prospect } may take the fall instead of a { -member }
}
mod-lockdown = For one more token, nobody may call for backup in a fight it orders
mod-arbitration = In a { -slugging } it may add its { -slugging } ratings to a rival’s total instead of fighting for itself
mod-going-to-war = Ordering a { -slugging } costs no token
mod-crime-pays = { $standing ->
    [clout] { plus-cash } for each { -clout } lost
   *[heat] { plus-cash } for each { -heat } gained
}
mod-exploit-pays = { plus-cash } each time it exploits a location
mod-closed = Nobody can exploit { $role }
mod-attacker = { signed } to its total in fights it orders
mod-defender = { signed } to its total in fights it did not order

## Gangs

gang-side = { $side }: { $base ->
    [one] { $base } base order
   *[other] { $base } base orders
}, { $made }, { $rookies }, { $assets }
gang-rule = { $name }: { $rule }
gang-made = { $name }: { -slugging } { $slugging }, { -talking } { $talking }
rule-1 = Rule
rule-2 = Rule
rule-3 = Rule
club-order = { -club-order }
gang-order = { -gang-order }

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
problem-text = "{ $text }" is not allowed
problem-unknown-key = unknown key "{ $key }"
problem-missing-key = the key "{ $key }" is missing
problem-no-effect = no installed package has the effect "{ $name }"
problem-broken-effect = the effect "{ $name }" cannot be loaded ({ $reason })
problem-unknown-word = unknown { problem-word } "{ $word }"
problem-missing-word = the { problem-word } is missing
problem-two-words = only one { problem-word } is allowed: { $words }
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
expected-effect = expected an effect of an installed package, as in "my-package:my-effect"
expected-id = expected small letters, digits and hyphens, as in "old-docks"
expected-line = expected 1 to 80 characters on one line
expected-lang = expected a language code, as in "en"
expected-name-key = expected site-, card-, gang-, made-, side- or effect- and an id, as in "site-old-docks"
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
