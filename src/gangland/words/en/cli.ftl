### The command line: help, errors, files, and the commands `play`, `replay`, `position` and `rules`.

## The command itself

cli-description = Gangland: Men of Mayhem and Wise Guys at your terminal. Unofficial.
cli-usage = usage:
cli-positionals = arguments
cli-options = options
cli-verbs = commands
cli-version = gangland { $version }
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-help-lang = language: en, fr or it
cli-metavar-verb = COMMAND
cli-metavar-file = FILE
cli-metavar-names = NAME,NAME…
cli-metavar-bots = BOT,BOT…
cli-metavar-options = OPTION,OPTION…
cli-metavar-seed = SEED
cli-metavar-dice = FACE,FACE…
cli-metavar-seconds = SECONDS
cli-metavar-lesson = LESSON
cli-metavar-seat = SEAT
cli-metavar-move = MOVE
cli-error = gangland: { $what }
cli-interrupted = Interrupted.
cli-cannot-print = The output cannot be written: { $reason }
cli-crash = Sorry, that should not have happened. The details are here: { $file }
cli-nowhere = (nowhere: the temporary folder cannot be written)
cli-no-lang = no such language: “{ $lang }” (there are { $known })
cli-needs-library = “gangland { $verb }” needs a library that is not installed: { $library }
cli-blame-invalid-choice = { $name } cannot be { $value } (choose from { $known })
cli-blame-one-value = { $name } needs a value
cli-blame-no-value = { $name } takes no value, but was given { $value }
cli-blame-not-whole = { $name } needs a whole number, not { $value }
cli-blame-not-number = { $name } needs a number, not { $value }
cli-blame-not-together = { $name } does not go together with { $value }
cli-blame-unknown = unrecognized argument: { $value }
cli-blame-required = something is missing: { $value }
cli-blame-ambiguous = { $name } could be any of { $known }
game-mayhem = Men of Mayhem
game-wise-guys = Wise Guys

## bots

bots-help = the rivals there are, each in a sentence
bots-about = Lists the bots to play with, from the easiest up, and what their names can say besides.
bots-budgets = Those who try moves out may be told for how long to think: capo:25ms, boss:100ms, boss:1000ms; or in playouts, which can be repeated: capo:200p.
bots-temperaments = From the lieutenant up they give their word; how they keep it may be said after a plus sign, as in boss+honest, or is drawn in secret:

## play

play-help = play a game in the browser, or in the terminal
play-about = Sets up a table against bots and opens it in the browser; with --text (or --seed, --save, --resume, --position, --dice) plays in this terminal, with friends at the same keyboard if you like. Without any option: you against three thugs.
play-you = You
play-help-text = play in this terminal
play-help-game = which game
play-help-players = the people at the keyboard
play-help-bots = the bots at the table: thug, capo:100ms, boss+honest (trusting, honest, shrewd, treacherous), an installed one, or module:Class (“gangland bots” says what each is like)
play-help-options = options of the game, for example slim-pickings,long-haul=2
play-help-pack = pack files on top of the game’s own
play-help-seed = a seed for the dice and the decks
play-help-open-deals = everybody sees every deal
play-help-save = the file to keep the game in; it must not exist yet
play-help-resume = go on with the game in this file
play-help-position = start from a position in this file
play-help-lesson = a guided first game, of “--game” or the first: mayhem, wise-guys
play-help-dice = what the next dice show, for example 3,4,6
play-help-breath = for how many seconds bots wait before each answer; 1 at a terminal, else 0

## replay and position

replay-help = tell the story of a game
replay-about = Tells the story of a log, with all blinds up or through the eyes of one seat.
replay-help-file = the log of a game
replay-help-seat = from whose point of view: a gang, a player, a number from 1, “all” (blinds up) or “public”; a game that is not over is shown as the public sees it
replay-help-to = stop after this many moves
replay-help-step = wait for Enter before each move, with the board
replay-next = Move { $n } of { $of }. Enter goes on, q leaves:
position-help = print the position of a game
position-about = Prints the position of a log, at its end or after some move, as text that can be changed and played on from with “gangland play --position”.
position-help-file = a log or a position
position-help-json = as JSON, for programs

## rules

rules-help = look up the rules
rules-about = Prints a rule by its id, a whole chapter or the whole book, with the worked examples, or finds the rules that speak of certain words, in any of the three languages.
rules-metavar-id = ID
rules-help-id = a rule as FGT-3, a chapter as FGT, or words to look for
rules-help-game = the rules of which game
rules-chapter = { $chapter } – { $about }
rules-chapters = Which rule? For example: rules FGT-3, or words to look for. The chapters: { $list }
rules-title = { $id } · { $title }
rules-other-game = { $title } ({ $game } only)
rules-unknown = There is no rule “{ $id }”.
rules-near = Did you mean one of these? { $ids }
rules-see-list = “gangland rules” lists them all.
rules-help-all = print the whole book, chapter by chapter
rules-help-examples = print worked examples only
rules-example = Example: { $text }
rules-hit-in = { $line } ({ $lang })
rules-more = … and { $count } more. Another word narrows it down.
rules-some-words = No rule speaks of all of these; those that speak of some:
rules-nothing = No rule speaks of “{ $wanted }”, in any language.
rules-near-titles = The nearest titles: { $list }
rules-no-example = No worked example shows { $id }.

## Files

file-exists =
    { $file } exists already and is not overwritten. Name another file, or go on with it:
    { $command }
file-cannot-write = { $file } cannot be written: { $reason }
file-cannot-read = { $file } cannot be read: { $reason }
file-not-text = { $file } is not a text file in UTF-8.
file-too-large = { $file } is too large to be a position.
file-bad-position = { $file }: { $reason }
system-eacces = you have no permission.
system-eaddrinuse = somebody else is listening there.
system-eaddrnotavail = this machine has no such address.
system-eexist = it exists already.
system-einval = the system cannot do that.
system-eisdir = it is a folder.
system-eloop = its links lead in a circle.
system-enametoolong = its name is too long.
system-enoent = there is no such file or folder.
system-enospc = the disk is full.
system-enotdir = part of the path is not a folder.
system-eperm = the system does not allow it.
system-erofs = the disk is read-only.
system-no-host = there is no such address.
save-kept = Every move is saved as it is made, in { $file }
save-copied = A copy is in { $file }
leave-saved =
    The game is saved. Go on with:
    { $command }
