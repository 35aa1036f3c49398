### Seats for language models: the table as text, and the tools of `gangland mcp`.

## The table as text

seat-gangs = Gangs, as they are written in notation: { $list }
seat-locations = Locations, as they are written in notation: { $list }
seat-name = { $word } ({ $name })
seat-asked = You are asked: { $heading }
seat-offers = Open offers to you, by number:
seat-choice = { $notation } – { $label }
seat-metavar-target = TARGET
seat-metavar-number = NUMBER
seat-metavar-crew = CREW
seat-unknown-action = No answer begins as “{ $text }” does.
seat-offer-number = Which offer? Give the number it is listed with.
seat-rules-list = Without words, “rules” lists the chapters.
seat-one-of = { $slot } is one of these words:
seat-word = { $word } – { $name }
seat-number = { $slot } is a whole number from 0 to { $top }.
seat-crew-any = { $slot } is at least one of those who are there:
seat-crew-need = { $n ->
    [one] { $slot } is exactly one of these:
   *[other] { $slot } is exactly { $n } of these:
}
seat-crew-named = { $rookies ->
    [0] (several are joined by a plus sign)
   *[other] 1{ $letter } to { $rookies }{ $letter } – so many of { $rookies } { $game ->
        [wise-guys] { -associates }
       *[mayhem] { -prospects }
    } (several are joined by a plus sign)
}
seat-crew-counted = up to { $made }m ({ $game ->
        [wise-guys] { -made-men }
       *[mayhem] { -members }
    }) and up to { $rookies }{ $letter } ({ $game ->
        [wise-guys] { -associates }
       *[mayhem] { -prospects }
    }), written together as in 1m2{ $letter }
seat-example = For example: { $answer }
seat-shut = Orders that cannot be given now: { $list }

## The primer

seat-primer = { $game ->
    [wise-guys] You play Wise Guys, a board game of gangs in the Chicago of the 1920s, for money, territory and broken promises.
   *[mayhem] You play Men of Mayhem, a board game of biker gangs in a small town, for money, territory and broken promises.
}
    The goal: most cash at the end of the last round. Guns and { $game ->
        [wise-guys] { -booze }
       *[mayhem] { -contraband }
    } are worth nothing then; turn them into cash in time.
    A round: every gang gets order tokens; new locations and cards are turned up; the gangs give one order after the other (go to a location, exploit a location you control, fight over one, recruit, promote, wait) until all are out of tokens; then everybody sells { $game ->
        [wise-guys] { -booze }
       *[mayhem] { -contraband }
    } on the { -black-market }, in secret and at once, and the more is sold in all, the lower the price.
    A location is yours to exploit while nobody else has anybody there. Where several are, a fight decides: a die, plus those who take part, plus guns that are pulled in secret and are gone afterwards.
    { $game ->
        [wise-guys] { -clout } is lost by guns, by selling and by some locations; who runs out of it loses somebody.
       *[mayhem] { -heat } is drawn by guns, by trafficking and by some locations; who draws too much of it loses somebody.
    }
    What you hold is behind your blind, as is what others hold behind theirs. At any time you may talk, offer cash, guns and { $game ->
        [wise-guys] { -booze }
       *[mayhem] { -contraband }
    }, and promise anything. A deal changes hands at once; a promise is judged in front of both, and nobody is made to keep it.
    Answers are written in notation. Every question lists what may be answered, with an example; what is not allowed is refused, with the rule, and costs nothing.
seat-promises = Amounts are written cash:2,guns:1,goods:1. Promises are written avoid:gun-factory:3 (not go there), leave:gun-factory:3 (go away from there), peace:3 (start no fight with them), pay:cash:2:3 (pay later), sell:2:3 (at most two at a market), tell:mayans:3 (say what a gang holds) or word:3:anything; the 3 is the round until whose end it holds. What is exchanged changes hands as soon as somebody accepts; promises are remembered and judged, never enforced.

## The tools

mcp-title = A seat at Gangland
mcp-instructions = { seat-primer }
    Begin with “look”. Whenever you are asked, “choices” lists every answer, and “act” gives one. When you are not asked, “wait” until you are, or until somebody offers you something. “rules” explains what you do not understand. Play until the game is over.
mcp-title-look = Look at the table
mcp-tool-look = Shows what your seat can see, and changes nothing. Without arguments: the gangs, the locations with what they offer and who is there, the cards in force, what you hold, open offers to you, and what you are asked. Gangs and locations are listed with the words you write them with.
mcp-look-what = What to look at: “table” (everything), “story” (what has happened so far), “deals” (offers and promises you know of), “market” (prices and limits of the { -black-market }), “odds” (chances in a fight), “locations” (every location in full).
mcp-look-about = With “odds” or “locations”: the word of a location. After it, for “odds”, the { dudes } that would come there, as in 1m2r. Otherwise empty.
mcp-title-choices = List your choices
mcp-tool-choices = Lists everything you may answer to the question you are asked now, in notation, with what each answer does and an example that is legal at this moment. Changes nothing. Words in capitals stand for something you choose from the lines below them.
mcp-title-act = Answer
mcp-tool-act = Answers the question you are asked, and tells what came of it and what you are asked next. An answer that is not allowed is refused with the reason and the rule; then nothing has happened, and you can try another.
mcp-act-answer = The answer in notation, as “choices” lists it, for example: move clubhouse gun-factory 1m1r
mcp-title-seal = Choose in secret
mcp-tool-seal = Answers a question that all answer in secret at the same time: how many guns to pull in a fight, or how much to { traffic } on the { -black-market }. Nobody sees the number before everybody has chosen. The same as “act” with “guns 2” or “market 2”.
mcp-seal-number = How many: from 0 up to what “choices” allows.
mcp-title-talk = Talk
mcp-tool-talk = Says something to everybody, or in private to some. Talk binds nobody and may be untrue.
mcp-talk-text = What to say, in a sentence or two.
mcp-talk-to = “all”, or gangs by their words, separated by commas.
mcp-talk-tip = Instead of a text: what a third gang holds, as you say it, told to one rival alone, for example mayans:cash:7,guns:2. Otherwise empty.
mcp-title-deal = Deal
mcp-tool-deal = Makes, answers or takes back an offer. { seat-promises } Bots reply at once.
mcp-deal-do = What to do: “offer” (needs to, and give, want, mine or theirs), “promise” (needs to and mine: you give your word for nothing), “accept”, “decline” or “counter” an offer made to you (need number; a counter-offer also terms), “withdraw” an offer of your own (needs number).
mcp-deal-number = The number of the offer, where there is one.
mcp-deal-to = To whom: “all”, or gangs by their words, separated by commas; the first to accept has it.
mcp-deal-give = What you give, for example cash:2.
mcp-deal-want = What you want for it, for example guns:1.
mcp-deal-mine = What you promise them.
mcp-deal-theirs = What they are to promise you.
mcp-deal-until = The last round in which the offer stands; 0 is this round.
mcp-deal-text = A line that goes with the offer.
mcp-title-wait = Wait
mcp-tool-wait = Waits until you are asked, until somebody makes you an offer, or until the game is over, and tells what happened meanwhile. Offers you have been shown and do not answer stay open, and the game goes on.
mcp-wait-seconds = For how many seconds at most, up to 50.
mcp-title-rules = Look up the rules
mcp-tool-rules = Shows a rule by its id (FGT-3), a chapter (FGT), or the rules that speak of some words; without words, the chapters there are.
mcp-rules-words = An id, a chapter, or words to look for.
mcp-see-choices = “choices” lists what you may answer.
mcp-failed = That should not have happened, and nothing was done. Look at the table, and try something else.

## gangland mcp

mcp-help = give a language model a seat, by the Model Context Protocol
mcp-about = Gives a language model an ordinary seat: at a table of its own with bots, or at somebody’s server. Programs that speak the Model Context Protocol start this command and talk to it over its standard input and output; with --port, over HTTP on this machine. The model gets the tools look, choices, act, seal, talk, deal, wait and rules, and learns nothing that a person at its seat would not.
mcp-help-game = which game
mcp-help-bots = the bots at a table of its own: boss,boss,thug
mcp-help-join = the seat is at a server’s table: an invitation, http://host/t/TABLE, or a private link, which ends in #key=…
mcp-help-name = the model’s name at the table
mcp-help-options = options of the game, for example slim-pickings,long-haul=2
mcp-help-open-deals = everybody sees every deal
mcp-help-pack = pack files on top of the game’s own
mcp-help-seed = a seed for the dice and the decks
mcp-help-save = the file to keep the game in; without it, the game is not kept
mcp-help-port = serve over HTTP at this port of this machine, instead of standard input and output; 0 is any that is free
mcp-metavar-key = KEY
mcp-help-key = the key in the address over HTTP; without it, a new one every time
mcp-needs-extra = “gangland mcp” needs some libraries: { $command }
mcp-not-with-join = { $option } is settled by the host of the table: it does not go together with --join.
mcp-http-only = --key is part of an address over HTTP: it needs --port.
mcp-bad-key = A key is made of 8 to 64 letters, digits, hyphens and underscores.
mcp-at = The seat is at { $url } – whoever knows this address plays it. Ctrl+C stops.
mcp-model = Model

## Models in the arena

llm-format = Think as long as you like, then end with a line of its own that begins with “answer:” and has your answer in notation, for example “answer: move clubhouse gun-factory 1m2r”. A line “note: …” keeps something for you until your next answer; the last one counts, and it is all you remember besides what you are shown.
llm-format-deals = Before the answer you may deal: lines that begin with “deal:”, for example “deal: offer to=lin give=cash:1 want=guns:1 mine=peace:3 { "text='help me'" }”, “deal: accept 3”, “deal: decline 3”, “deal: offer to=lin counter=3 want=cash:2”, “deal: withdraw 4” or “deal: say to=all { "text='hello'" }”. Without an “answer:” you are told what came of your deals and asked again.
llm-offer = Reply to offer { $offer } now, in a line that begins with “deal:”: “deal: accept { $offer }”, “deal: decline { $offer }”, or a counter-offer, for example “deal: offer to=lin counter={ $offer } want=cash:1”.
llm-note = Your own note: { $note }
llm-no-answer = There was no line that begins with “{ $word }:”. End with one.
