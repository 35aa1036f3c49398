# gangland dataset: self-play games as Parquet.

dataset-help = write games between bots as Parquet, for learning
dataset-description = Plays games between bots and writes every decision with what its seat saw and might say, the outcome of every game, deals, promises and tips, as Parquet files. Interrupted, the same command goes on.
dataset-help-deals = have the bots make deals with each other; much slower
dataset-help-out = the folder
dataset-help-ray = play on the Ray cluster at this address (“local”: one on this machine)
dataset-bad-numbers = --games and --jobs must be at least 1.
dataset-needs-extra = Parquet needs a library: { $command }
dataset-progress = Games
dataset-written = { $games ->
    [one] One game
   *[other] { $games } games
} in { $folder }: { $files } files, { $size } MB. What is in them: { $card }
dataset-interrupted = Interrupted; the same command goes on. What is whole is in { $folder }.
refusal-data-in-use = Somebody is writing to { $folder } right now.
refusal-no-data-folder = { $folder } holds other things than such games: name a new folder, or an empty one.
refusal-other-data = { $folder } holds other games: { $part } is another there. Name a new folder.
data-card-title = { $count ->
    [one] A game
   *[other] { $count } games
} of { $game }
data-card-about = Written by Gangland { $version }. Bots played each other; no people and no accounts are in it. An observation is what its seat may know and nothing else; whole games show what all seats know.
data-card-use = The same bots, seed and version give the same files. Bots are no people: what wins among them need not win among people.
data-card-bots = Bots
data-card-options = Options
data-card-deals = Deals
data-card-seed = Seed
data-card-cards = Cards
data-card-rules = Rules
data-card-observation = Numbers of an observation
data-card-mask = Numbers of a mask
data-card-yes = yes
data-card-no = no
data-card-none = none
data-card-table = Table
data-card-columns = Columns
