"""What golden games have to cover: all that the packs and the rules can show."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from annals import kept_pack, kept_packs
from reading import covered, grounds, specials

from gangland.content.records import Pack
from gangland.game import refusal, why
from gangland.game.deals.deal import Vow
from gangland.game.deals.talk import DEALS
from gangland.game.games import GAMES
from gangland.game.happenings import NAMES
from gangland.game.notation import WORDS
from gangland.rulesets.versions import VERSIONS

ENDINGS = ("most cash", "leader of the tied", "guns", "last fight", "one left", "none left")
"""END-1, END-2, STD-4: how a game can end."""
TIED_AGAIN = {"mayhem": "last fight again", "wise-guys": "last fight named"}
"""END-2: how a tied last fight ends."""

ONLY = {
    "wise-guys": {"start", "option", "back", "name", "bribe", "bomb", "backed", "bribed", "bombed", "named"},
    "mayhem": {"side", "drawn", "skipped"},
}
"""Answers and events that one game alone has."""
AS_OFFERS = {"gift"}
"""DEA-3: what a log has as an offer since the second version of the rules."""

STORY_OF_DEALS = (
    "offered",
    "accepted",
    "declined",
    "withdrawn",
    "lapsed",
    "gone",
    "gift",
    "dealt",
    "said",
    "judged",
)
VERDICTS = dict.fromkeys(Vow, ("kept", "broken")) | {Vow.WORD: ("moot",)}
"""DEA-3: what can become of a promise while both its parties are in the game."""

BEFORE_A_GAME = {
    "positions",
    "setup.py",
    "names.py",
    "games.py",
    "croupier.py",
    "installed.py",
    "migrations.py",
    "throws.py",
}
"""Where what is to become a game is refused, or a line that no seat can write: not heard of in a game."""
FLOODS = {("too-many-offers-a-round", "DEA-1"), ("too-much-talk", ""), ("undo-enough", "")}
"""Refused only to who has filled a log with lines; tests/rules and tests/server have them."""
NUMBERED = ("use", "guns", "market")
"""Answers that are refused for being too many."""


def uncovered(texts: Iterable[str]) -> list[str]:
    """What is shown by none of these games."""
    return sorted(wanted() - set().union(*map(covered, texts)))


def wanted() -> set[str]:
    """Everything that has to be shown by some golden game."""
    found = {f"refusal {code} {rule or '-'}" for code, rule in refusals() - FLOODS}
    for game in GAMES:
        found |= {f"{game}{what}" for what in _of_the_game(game)}
    for content in kept_packs():
        pack = kept_pack(content)
        found |= {f"{pack.game} {what}" for what in _in_the_box(pack)}
    return found


def _of_the_game(name: str) -> Iterator[str]:
    """What the rules of a game can show with any pack."""
    page = GAMES[name]
    for players in range(page.players[0], page.players[1] + 1):
        yield from (f", {players} players, {one}" for one in ("no option", *page.options, "several options"))
    yield from (f", rules {version}" for version in VERSIONS)
    yield from (f", {kind} deals" for kind in ("open", "closed"))
    yield from (f" ends by {how}" for how in (*ENDINGS, TIED_AGAIN[name]))
    alien = set().union(*(ONLY[other] for other in GAMES if other != name))
    yield from (f" answer {word}" for word in {*WORDS.values(), *DEALS} - alien - AS_OFFERS)
    yield from (f" event {event}" for event in {one for one, _ in NAMES.values()} - alien)
    yield from (f" event {event}" for event in STORY_OF_DEALS)
    yield from (f" promise {vow.value} {verdict}" for vow in Vow for verdict in VERDICTS[vow])


def _in_the_box(pack: Pack) -> Iterator[str]:
    """What a pack can show."""
    for name, ground in grounds(pack):
        if ground.main:
            yield f"exploit {name}"
        if ground.boost:
            yield f"boost {name}"
        yield from (f"special {special}" for special in specials(ground))
    yield from (f"card {card.id}" for card in pack.cards)
    for gang in pack.gangs:
        for side in gang.sides:
            if len(gang.sides) > 1:
                yield f"side {gang.id} {side.id}"
            if side.order:
                yield f"gang order {gang.id} {side.id}"


def refusals() -> set[tuple[str, str]]:
    """Every reason for a refusal in a game, and its rule, as the sources have them."""
    found = set()
    room = Path(refusal.__file__).parent
    for path in sorted(room.rglob("*.py")):
        if BEFORE_A_GAME.isdisjoint(path.relative_to(room).parts):
            found |= set(_reasons(ast.parse(path.read_text("utf-8"))))
    for kind, rule in why.RULES.items():
        found.add(("too-many" if WORDS[kind] in NUMBERED else "not-offered", rule))
    return found


def _reasons(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The reasons that are spelt out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            said = [one.value if isinstance(one, ast.Constant) else None for one in node.args]
            if said and isinstance(said[0], str) and None not in said:
                yield said[0], str(said[1]) if len(said) > 1 else ""
