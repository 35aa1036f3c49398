"""Tables for tests: a last round with amounts behind the blinds that give a leak away, and a log."""

from __future__ import annotations

import re
from pathlib import Path

from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.logs.recorder import save
from gangland.game.playout import sample
from gangland.game.setup import Setup, seats_of

LAST_ROUND = """\
gangland = "position 1"
game = "mayhem"
options = "unleaded"
round = {round}
leader = "samcro"
turn = "samcro"
sites = ["irish-freddys", "hairy-dog", "pier-nine", "sarges-surplus", "velvet-mile", "moonlight-pictures"]
turned = ["dry-docks"]
drawn = ["stash-raid", "back-room-poker", "dirty-deputy", "envelope-friday", "tax-audit", "open-trunks"]

[[gang]]
id = "samcro"
player = "Ann"
cash = 4100
guns = 411
goods = 2
standing = 1
orders = 3
crew = {{ clubhouse = "1m1r", gun-factory = "1m1r", irish-freddys = "1r" }}

[[gang]]
id = "mayans"
player = "Ben"
bot = "{second}"
cash = 7100
guns = 711
goods = 2
standing = 1
orders = 3
crew = {{ clubhouse = "1m1r", gun-factory = "1m1r", pier-nine = "1m" }}

[[gang]]
id = "lin"
player = "thug"
bot = "thug"
cash = 9100
guns = 911
goods = 2
standing = 1
orders = 3
crew = {{ clubhouse = "1m1r", hairy-dog = "1m" }}
"""

SECRETS = {
    "Ann": re.compile(r"\b4,?[01]\d\d\b|\b4[01]\d\b"),
    "Ben": re.compile(r"\b7,?[01]\d\d\b|\b7[01]\d\b"),
}
THUG = re.compile(r"\b9,?[01]\d\d\b|\b9[01]\d\b")


def position(folder: Path, second: str = "", round_: int = 6) -> str:
    """A file with the position; the second seat is Ben's, or a bot's."""
    path = folder / "position.toml"
    path.write_text(LAST_ROUND.format(round=round_, second=second), encoding="utf-8")
    return str(path)


def play_out(folder: Path) -> Path:
    """The log of a game between strangers."""
    game = Game(Setup("mayhem", seats_of(["Ann", "Ben"], ["thug"])))
    croupier, dice = Croupier(4), Dice(4)
    while not game.t.over:
        game.settle_chance(croupier)
        if game.owed():
            seat = game.owed()[0]
            game.answer(seat, sample(game.menu(seat), dice))
    save(game, folder / "finished.log")
    return folder / "finished.log"
