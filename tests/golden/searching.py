"""Looking for golden games: what is to be played, and of several games the one that shows most."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from itertools import count, cycle
from pathlib import Path
from typing import NamedTuple

from annals import GAMES as FOLDER
from annals import PACKS, Script, kept_pack, kept_packs, replayed, script_of
from counting import PERFT, counted, deepest, moment_of
from covering import uncovered, wanted
from playing import Player, Seen
from reading import covered, refused
from watching import PLAYTHROUGHS, watched

from gangland.content.load import load_builtin
from gangland.content.records import Pack
from gangland.engine import action as act
from gangland.engine import menu as row
from gangland.engine.table import CHANCE
from gangland.game.game import Game
from gangland.game.games import FIRST_RULES, GAMES, RULES_VERSION
from gangland.game.positions.position import from_text
from gangland.game.setup import Setup, seats_of

NAMES = ("Ann", "Bob", "Cleo", "Dora", "Emil", "Fay")
STYLES = ("curious", "curious", "curious", "thug", "reckless", "level-leader", "level-guns", "level-all")
TRIES = 8
MORE = 120
WATCHED = ("mayhem-3", "mayhem-3-under-the-radar", "wise-guys-3", "wise-guys-3-all")
"""Golden games that are also playthroughs."""
COUNTED = {
    ("mayhem-3-unleaded", "set-up"): act.PICK_GANG,
    ("mayhem-3", "orders"): act.SIT,
    ("mayhem-4", "fight"): act.GUNS,
    ("wise-guys-3", "fight"): act.BACKUP,
    ("wise-guys-3-all", "exploit"): act.USE,
    ("wise-guys-4", "market"): act.MARKET,
}
"""Golden games of which a moment is counted: the middle of the game where this can be answered."""


class Plan(NamedTuple):
    """A game to be played."""

    game: str
    players: int
    options: dict[str, int]
    rules: str = RULES_VERSION
    open_deals: bool = False
    falling: int = 0
    """So many of the gangs begin, in the middle of the game, with nobody left who could take the fall."""
    styles: tuple[str, ...] = STYLES

    @property
    def name(self) -> str:
        """What its file is called."""
        parts = [self.game, str(self.players), *(self.options if len(self.options) < 3 else ("all",))]
        parts += ["rules-1"] if self.rules == FIRST_RULES else []
        parts += [f"{self.falling}-falling"] if self.falling else []
        return "-".join([*parts, *(["open"] if self.open_deals else [])])

    def begin(self) -> Game:
        """Sit down."""
        pack = load_builtin(self.game)
        if self.falling:
            return from_text(falling_position(pack, self.players, self.falling), pack)
        seats = seats_of(NAMES[: self.players])
        return Game(Setup(self.game, seats, self.options, self.open_deals, rules=self.rules), pack)


def falling_position(pack: Pack, players: int, falling: int) -> str:
    """STD-4: a position in which some gangs would be disbanded by a fall, all alike."""
    lines = ['gangland = "position 1"', f'game = "{pack.game}"', f'content = "{pack.hash}"', "round = 2"]
    for seat, gang in enumerate(pack.gangs[:players]):
        is_falling = seat < falling
        made = (
            "2m1r" if len(gang.sides) > 1 else f"{gang.made[0].id}+{gang.made[1].id}+1r" if gang.made else ""
        )
        lines += ["", "[[gang]]", f'id = "{gang.id}"', f'player = "{NAMES[seat]}"', "cash = 5", "orders = 1"]
        lines.append(f"standing = {2 if (pack.game == 'mayhem') == is_falling else 1}")
        lines.append(f'crew = {{ clubhouse = "{"2r" if is_falling else made}" }}')
    return "\n".join(lines) + "\n"


def plans() -> Iterator[Plan]:
    """Every number of players with every option alone and with all, the first rules, open deals, falls."""
    for game, page in GAMES.items():
        fewest, most = page.players
        for players in range(fewest, most + 1):
            yield Plan(game, players, {})
            yield from (Plan(game, players, {option: 1}) for option in page.options)
            yield Plan(game, players, dict.fromkeys(page.options, 1))
        yield Plan(game, fewest, {}, rules=FIRST_RULES)
        yield Plan(game, fewest, {}, open_deals=True, styles=("talkative",))
        yield Plan(game, fewest, {}, falling=fewest, styles=("reckless",))
        yield Plan(game, fewest, {}, falling=fewest - 1, styles=("reckless",))


class Search:
    """Plays games, keeping those that show most of what is missing."""

    def __init__(self, texts: list[str]) -> None:
        """Start with what there is."""
        self.missing = set(uncovered(texts))
        self.seen: Seen = Seen()
        self.refused: set[str] = set()
        for text in texts:
            game = kept_pack(script_of(text).content).game
            self.refused |= {f"{game} {reason}" for reason in refused(text)}

    def best(self, plan: Plan, first: int = 0) -> str:
        """The game of a plan that shows most of what is missing, of some."""
        found = []
        for number in range(first, first + TRIES):
            seen, refused = self.seen.copy(), self.refused.copy()
            style = plan.styles[number % len(plan.styles)]
            player = Player(plan.begin(), f"{plan.name}/{number}", style, seen, refused)
            if player.play():
                text = replayed(player.script())
                found.append((len(covered(text) & self.missing), -len(text), text, seen, refused))
        *_, text, self.seen, self.refused = max(found, key=lambda one: one[:2])
        return text


def fill_up() -> Iterator[Path]:
    """Play and write what is missing: games of the plan, then more for what none of them shows."""
    keep_packs()
    texts = [path.read_text("utf-8") for path in FOLDER.glob("*.txt")]
    search = Search(texts)
    for plan in plans():
        path = FOLDER / f"{plan.name}.txt"
        if not path.exists():
            yield from keep(path, search, search.best(plan))
    for number, plan in zip(range(MORE), cycle(plans()), strict=False):
        if any(one.startswith(("refusal", plan.game)) for one in search.missing):
            text = search.best(plan, first=TRIES * (1 + number))
            if covered(text) & search.missing:
                yield from keep(another(plan.name), search, text)
    drop_needless()
    yield from fill_up_others()
    drop_packs()


def another(name: str) -> Path:
    """A file for one more game of a plan."""
    paths = (FOLDER / f"{name}-again{'-again' * more}.txt" for more in count())
    return next(path for path in paths if not path.exists())


def drop_needless() -> None:
    """Take away the games beyond the plans, the longest first, that show nothing which no other does."""
    shown = {path: covered(path.read_text("utf-8")) for path in FOLDER.glob("*.txt")}
    for path in sorted(FOLDER.glob("*-again.txt"), key=lambda one: (-one.stat().st_size, one)):
        others = set().union(*(shown[other] for other in shown if other != path))
        if not (shown[path] - others) & wanted():
            path.unlink()
            del shown[path]


def keep(path: Path, search: Search, text: str) -> Iterator[Path]:
    """Write a game that was found."""
    search.missing -= covered(text)
    path.write_text(text, "utf-8")
    yield path


def fill_up_others() -> Iterator[Path]:
    """Playthroughs and counts, taken from golden games; from then on they stand alone."""
    for name in WATCHED:
        path = PLAYTHROUGHS / f"{name}.txt"
        if not path.exists():
            path.write_text(watched(without_tries(name)), "utf-8")
            yield path
    for (name, moment), kind in COUNTED.items():
        path = PERFT / f"{name}-{moment}.txt"
        if not path.exists():
            script = moment_at(without_tries(name), kind)
            path.write_text(counted(script, deepest(moment_of(script))), "utf-8")
            yield path


def without_tries(name: str) -> Script:
    """The moves of a golden game alone."""
    script = script_of((FOLDER / f"{name}.txt").read_text("utf-8"))
    return script._replace(entries=tuple(one for one in script.entries if not one.is_tried))


def moment_at(script: Script, kind: int) -> Script:
    """The script up to the middle one of the moments where a seat can answer so, with a choice."""
    game = moment_of(script._replace(entries=()))
    found = []
    for number, entry in enumerate(script.entries):
        menus = [game.menu(seat) for seat in game.owed() if seat != CHANCE]
        if any(menu.count() > 1 and kind in list(menu.rows)[:: row.WIDTH] for menu in menus):
            found.append(number)
        game.take(game.notation.parse_seat(game.t, entry.who), entry.text)
    return script._replace(entries=script.entries[: found[len(found) // 2]])


def keep_packs() -> None:
    """Copy the packs of the house as they are now beside the games."""
    for game in GAMES:
        pack = load_builtin(game)
        if pack.hash not in kept_packs():
            source = resources.files("gangland.content").joinpath("packs", f"{game}.toml")
            PACKS.mkdir(exist_ok=True)
            (PACKS / f"{game}-{pack.hash[:12]}.toml").write_bytes(source.read_bytes())
    forget()


def drop_packs() -> None:
    """Take away packs that no file is played with any more."""
    files = [path for folder in (FOLDER, PLAYTHROUGHS, PERFT) for path in folder.glob("*.txt")]
    used = {script_of(path.read_text("utf-8")).content for path in files}
    for content, path in kept_packs().items():
        if content not in used:
            path.unlink()
    forget()


def forget() -> None:
    """Have the packs looked for again."""
    kept_packs.cache_clear()
    kept_pack.cache_clear()
