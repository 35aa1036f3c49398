"""Positions: a table as text that a person can write, read and change.

A position is TOML: the round, the leader, sites and cards, and a `[[gang]]` for every seat. It stands in the
issue-orders step with `turn` to play. One saved in the middle of a fight or a card has a `[state]` too: the
engine's own registers, which fit this position alone. Whoever changes it takes `[state]` out, and it stands
in the issue-orders step again. Offers and promises belong to the log, not to a position.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from gangland.content.records import Pack
from gangland.engine import modifier
from gangland.engine.ints import ints
from gangland.engine.step import Rules, advance, options
from gangland.engine.table import (
    AUX,
    CHANCE,
    DEPTH,
    FRAME,
    OPPORTUNITIES,
    OPPORTUNITY,
    PLACES,
    PROC,
    RANDOM,
    RANDOMS,
    STARTING,
    STARTINGS,
    STEP,
    Table,
)
from gangland.play.game import Game
from gangland.play.games import RULES_VERSION
from gangland.play.notation import CREW, Notation
from gangland.play.refusal import Refusal
from gangland.play.setup import Seat, Setup, check_setup, compose, format_options, parse_options
from gangland.rulesets.procedures import ROUND
from gangland.rulesets.rounds import add_card_modifiers
from gangland.rulesets.setup import EVERY_MADE, MOST_ROOKIES, LayTheTable, side_of

MAGIC = "position 1"
FACE_DOWN = "?"
NUMBERS = (
    "owed",
    "winner",
    "skipped",
    "sealing",
    "fight_place",
    "fight_by",
    "fight_in",
    "fight_winner",
    "called_from",
    "free_calls",
    "ex_by",
    "ex_place",
    "ex_first",
    "ex_count",
    "card",
    "card_fx",
    "to_injure",
    "doomed",
    "depth",
)
FLAGS = ("over", "sealed_off", "fight_locked")
VECTORS = ("fist", "pulled", "total", "hits", "backs", "marked", "free_used", "stack")
LARGEST = 9999


def to_text(game: Game) -> str:
    """Return the position of a game, with the engine's registers where it needs them."""
    if game.t.round == 0:
        raise Refusal("position-too-early")
    plain = "\n".join(_plain_lines(game)) + "\n"
    if _says_all(game):
        return plain
    whole = "\n".join([plain, *_state_lines(game), ""])
    return f'{whole}check = "{_check(tomllib.loads(whole))}"\n'


def _says_all(game: Game) -> bool:
    """Return whether a position needs no registers: nearly all of them are idle between two orders."""
    t = game.t.copy()
    if t.over or t.depth != 1 or t.stack[STEP] != _orders_step(game) or t.skipped or any(t.free_used):
        return False
    t.mods = t.base_mods
    add_hassles(game.g, t)
    return list(t.mods) == list(game.t.mods)


def add_hassles(g: Rules, t: Table) -> None:
    """Put the hassles turned up this round in force, aimed at whom they would hit now."""
    for card in t.turned:
        if g.catalogue.card_mods[card]:
            add_card_modifiers(g, t, card)


def _check(data: dict[str, Any]) -> str:
    """Return the digits that bind the registers to the rest of a position."""
    state = {key: value for key, value in data["state"].items() if key != "check"}
    text = json.dumps(data | {"state": state}, sort_keys=True, default=str)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def _plain_lines(game: Game) -> list[str]:
    t, n = game.t, game.notation
    lines = [
        f'gangland = "{MAGIC}"',
        f'game = "{game.setup.game}"',
        f'rules = "{RULES_VERSION}"',
        f'content = "{game.pack.hash}"',
        f'options = "{format_options(game.setup.options)}"',
        f"round = {t.round}",
        f'leader = "{n.seat(t, t.leader)}"',
        f'first = "{n.seat(t, t.first)}"',
        f'turn = "{n.seat(t, _turn(game))}"',
        f"starts = {_list(_tile(n, t, place) for place in range(STARTING, STARTING + STARTINGS))}",
        f"sites = {_list(_tile(n, t, place) for place in range(RANDOM, RANDOM + RANDOMS))}",
        f"opportunities = {_list(n.tiles[t.tile[p]] for p in _opportunities() if t.tile[p] >= 0)}",
        f"turned = {_list(n.cards[card] for card in t.turned)}",
        f"drawn = {_list(name for name, left in zip(n.cards, t.cards_left, strict=True) if not left)}",
        f"bombed = {_list(_bombed(game))}",
        f"exploited = {_list(n.place(t, p) for p in range(STARTING, PLACES) if t.used >> p & 1)}",
    ]
    for seat in range(t.seats):
        lines += ["", *_gang_lines(game, seat)]
    return lines


def _list(items: Iterable[str]) -> str:
    return json.dumps(list(items))


def _opportunities() -> range:
    return range(OPPORTUNITY, OPPORTUNITY + OPPORTUNITIES)


def _tile(n: Notation, t: Table, place: int) -> str:
    return n.tiles[t.tile[place]] if t.tile[place] >= 0 else FACE_DOWN


def _turn(game: Game) -> int:
    """Return whose turn it is, as far as there is one."""
    t = game.t
    if t.depth and t.stack[PROC] == ROUND and t.stack[STEP] == _orders_step(game):
        return t.stack[AUX] % t.seats
    return t.leader


def _orders_step(game: Game) -> int:
    return [type(step).__name__ for step in game.g.procedures[ROUND]].index("IssueOrders")


def _bombed(game: Game) -> list[str]:
    """Return sites that were drawn and are no longer on the table."""
    t, n = game.t, game.notation
    drawn = [tile for tile, left in zip(game.g.catalogue.site_tiles, t.sites_left, strict=True) if not left]
    return [n.tiles[tile] for tile in drawn if tile not in list(t.tile)]


def _gang_lines(game: Game, seat: int) -> list[str]:
    t, n = game.t, game.notation
    crew = {
        n.place(t, place): n.crew(t, seat, t.made[seat * PLACES + place], t.rookies[seat * PLACES + place])
        for place in range(PLACES)
        if t.present[place] >> seat & 1
    }
    inside = ", ".join(f"{key} = {json.dumps(value)}" for key, value in crew.items())
    return [
        "[[gang]]",
        f'id = "{n.gangs[t.gang[seat]]}"',
        f'side = "{n.sides[t.side[seat]]}"',
        f"player = {json.dumps(game.setup.seats[seat].name)}",
        f"bot = {json.dumps(game.setup.seats[seat].bot)}",
        f"alive = {json.dumps(t.is_alive(seat))}",
        *(f"{key} = {getattr(t, field)[seat]}" for key, field in _AMOUNTS),
        f"crew = {{ {inside} }}",
    ]


_AMOUNTS = (
    ("cash", "cash"),
    ("guns", "guns"),
    ("goods", "goods"),
    ("standing", "standing"),
    ("orders", "tokens"),
)


def _state_lines(game: Game) -> list[str]:
    t = game.t
    lines = ["[state]"]
    lines += [f"{name} = {getattr(t, name)}" for name in NUMBERS]
    lines += [f"{name} = {json.dumps(bool(getattr(t, name)))}" for name in FLAGS]
    lines += [f"{name} = {list(getattr(t, name))}" for name in VECTORS]
    changes = [
        [index // modifier.WIDTH, index % modifier.WIDTH, value - t.base_mods[index]]
        for index, value in enumerate(t.mods)
        if value != t.base_mods[index]
    ]
    return [*lines, f"modifiers = {changes}"]


def document(game: Game) -> dict[str, Any]:
    """Return the position as a JSON object: the same content as the text."""
    return tomllib.loads(to_text(game))


# reading


def from_text(
    text: str, pack: Pack | None = None, *, packs: tuple[str, ...] = (), open_deals: bool = False
) -> Game:
    """Return a game that goes on from a position; a Refusal says what is wrong with the text."""
    try:
        data = tomllib.loads(text)
        json.dumps(data, default=str)
    except (ValueError, RecursionError) as error:
        raise Refusal("position-syntax", reason=error) from error
    reader = _Reader(data, pack)
    reader.setup = replace(reader.setup, packs=packs, open_deals=open_deals)
    return reader.game(text)


class _Reader:
    """Checks and reads the parts of a position."""

    def __init__(self, data: dict[str, Any], pack: Pack | None) -> None:
        self.data = data
        if data.get("gangland") != MAGIC:
            raise Refusal("not-a-position", expected=f'gangland = "{MAGIC}"')
        if self.text("rules", RULES_VERSION) != RULES_VERSION:
            raise Refusal("rules-version", found=data["rules"], expected=RULES_VERSION)
        gangs = data.get("gang")
        if not isinstance(gangs, list) or not all(isinstance(gang, dict) for gang in gangs):
            raise Refusal("position-key", key="gang")
        self.gangs: list[dict[str, Any]] = gangs
        seats = tuple(
            Seat(str(gang.get("player", f"Player {index + 1}")), str(gang.get("bot", "")))
            for index, gang in enumerate(gangs)
        )
        self.setup = Setup(self.text("game", ""), seats, parse_options(self.text("options", "")))
        check_setup(self.setup)
        self.pack = pack or self.setup.load_pack()
        if data.get("content", self.pack.hash) != self.pack.hash:
            raise Refusal("content-hash", found=data["content"], expected=self.pack.hash)
        self.g = compose(self.setup, self.pack)
        self.n = Notation(self.g, self.pack)
        self.t = Table(len(seats), len(self.g.catalogue.site_tiles), len(self.g.catalogue.card_kind))

    # values

    def text(self, key: str, default: str) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str):
            raise Refusal("position-key", key=key)
        return value

    def number(self, source: dict[str, Any], key: str, top: int, default: int = 0) -> int:
        value = source.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= top:
            raise Refusal("position-number", key=key, top=top)
        return value

    def round(self) -> int:
        number = self.number(self.data, "round", self.t.rounds, 1)
        if number == 0:
            raise Refusal("position-number", key="round", top=self.t.rounds)
        return number

    def ids(self, key: str, known: list[str]) -> list[int]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise Refusal("position-key", key=key)
        for item in value:
            if item not in known or (item != FACE_DOWN and value.count(item) > 1):
                raise Refusal("position-id", key=key, text=item)
        return [known.index(item) for item in value]

    # parts

    def game(self, text: str) -> Game:
        """Build the table, then look whether it can be played on."""
        t = self.t
        for seat, gang in enumerate(self.gangs):
            self.gang(seat, gang)
        if len(set(t.gang)) < t.seats:
            raise Refusal("position-key", key="gang.id")
        t.call(ROUND)
        LayTheTable().run(self.g, t)
        t.round = self.round()
        self.cards_and_sites()
        for seat, gang in enumerate(self.gangs):
            self.crew(seat, gang)
        t.leader = self.seat("leader", 0)
        t.first = self.seat("first", t.leader)
        t.used = sum(1 << place for place in self.places("exploited"))
        self.stand()
        game = Game(replace(self.setup), self.pack, t)
        game.position = text.rstrip("\n")
        return game

    def gang(self, seat: int, gang: dict[str, Any]) -> None:
        t = self.t
        for key, known, field in (("id", self.n.gangs, "gang"), ("side", self.n.sides, "side")):
            value = gang.get(key, known[0] if key == "side" else "")
            if value not in known:
                raise Refusal("position-id", key=f"gang.{key}", text=value)
            vector = getattr(t, field)[:]
            vector[seat] = known.index(value)
            setattr(t, field, vector)
        for key, field in _AMOUNTS:
            amounts = getattr(t, field)
            amounts[seat] = self.number(gang, key, 4 if key == "standing" else LARGEST)
        if not isinstance(gang.get("alive", True), bool):
            raise Refusal("position-key", key="gang.alive")
        if not gang.get("alive", True):
            t.alive &= ~(1 << seat)
        t.open |= 1 << seat

    def crew(self, seat: int, gang: dict[str, Any]) -> None:
        """Place crew; who is nowhere is in the pool."""
        t = self.t
        left, rookies_left = EVERY_MADE, MOST_ROOKIES
        if self.g.slim:
            rookies_left = self.g.catalogue.side_rookies[side_of(self.g, t, seat)]
        crew = gang.get("crew", {})
        if not isinstance(crew, dict):
            raise Refusal("position-key", key="gang.crew")
        for name, value in crew.items():
            place = self.n.parse_place(t, seat, str(name))
            made, rookies = self.n.parse_crew(t, seat, str(value), left)
            counted = [CREW.fullmatch(part) for part in str(value).split("+")]
            wanted = sum(int(match[1] or 0) for match in counted if match)
            if made & ~left or rookies > rookies_left or made.bit_count() < wanted or not t.is_alive(seat):
                raise Refusal("position-crew", "SET-8", gang=gang["id"])
            left &= ~made
            rookies_left -= rookies
            t.put(seat, place, made, rookies)
        if t.is_alive(seat):
            t.pool_made[seat], t.pool_rookies[seat] = left, rookies_left

    def cards_and_sites(self) -> None:
        t = self.t
        sites = range(len(self.pack.sites))
        self.lay("starts", range(STARTING, STARTING + STARTINGS), sites)
        self.lay("sites", range(RANDOM, RANDOM + RANDOMS), sites)
        self.lay("opportunities", _opportunities(), range(len(sites), len(self.n.tiles)))
        up = [tile for tile in t.tile if tile >= 0]
        if len(set(up)) < len(up):
            raise Refusal("position-key", key="sites")
        turned = self.ids("turned", self.n.cards)
        gone = {*turned, *self.ids("drawn", self.n.cards)}
        t.turned = ints(turned)
        t.cards_left = ints([0 if card in gone else left for card, left in enumerate(t.cards_left)])
        away = {*t.tile, *self.ids("bombed", self.n.tiles)}
        t.sites_left = ints([0 if tile in away else 1 for tile in self.g.catalogue.site_tiles])

    def lay(self, key: str, places: range, tiles: range) -> None:
        """Put the tiles of a list on their places; a face-down one leaves what is there."""
        found = self.ids(key, [*(self.n.tiles[tile] for tile in tiles), FACE_DOWN])
        if len(found) > len(places):
            raise Refusal("position-key", key=key)
        vector = self.t.tile[:]
        for place, index in zip(places, found, strict=False):
            if index < len(tiles):
                vector[place] = tiles[index]
                self.t.open |= 1 << place
        self.t.tile = vector

    def seat(self, key: str, default: int) -> int:
        seat = self.n.parse_seat(self.t, self.text(key, self.n.seat(self.t, default)))
        if seat == CHANCE:
            raise Refusal("position-key", key=key)
        return seat

    def places(self, key: str) -> list[int]:
        names = self.data.get(key, [])
        if not isinstance(names, list):
            raise Refusal("position-key", key=key)
        return [self.n.parse_place(self.t, 0, str(name)) for name in names]

    def stand(self) -> None:
        """Go to the step the position stands in, and see that it can be played on."""
        t = self.t
        state = self.data.get("state")
        if state is None:
            if not t.is_alive(t.leader) or t.alive & (t.alive - 1) == 0:
                raise Refusal("position-key", key="gang.alive")
            add_hassles(self.g, t)
            t.depth = 0
            t.call(ROUND)
            orders = [type(step).__name__ for step in self.g.procedures[ROUND]].index("IssueOrders")
            t.go(orders, 0, self.seat("turn", t.leader))
            advance(self.g, t)
        elif isinstance(state, dict) and state.get("check") == _check(self.data):
            self.restore(state)
        else:
            raise Refusal("position-state")
        t.events = ints([])
        self.probe()

    def restore(self, state: dict[str, Any]) -> None:
        t = self.t
        try:
            for name in NUMBERS:
                setattr(t, name, int(state.get(name, getattr(t, name))))
            for name in FLAGS:
                setattr(t, name, bool(state.get(name, getattr(t, name))))
            for name in VECTORS:
                values = [int(value) for value in state.get(name, list(getattr(t, name)))]
                if len(values) != len(getattr(t, name)):
                    raise Refusal("position-key", key=f"state.{name}")
                setattr(t, name, ints(values))
            mods = t.base_mods[:]
            for seat, index, amount in state.get("modifiers", []):
                mods[seat * modifier.WIDTH + index] += amount
            t.mods = mods
        except (TypeError, ValueError, IndexError, OverflowError) as error:
            raise Refusal("position-key", key="state") from error
        if not 0 <= t.depth <= DEPTH or len(t.stack) != FRAME * DEPTH:
            raise Refusal("position-key", key="state.stack")

    def probe(self) -> None:
        """Refuse a position in which nobody can answer."""
        t = self.t
        if t.over:
            return
        try:
            asked = [seat for seat in range(CHANCE + 1) if t.owed >> seat & 1]
            playable = bool(asked) and all(options(self.g, t, seat).count() for seat in asked)
        except (IndexError, ValueError, OverflowError) as error:
            raise Refusal("position-state") from error
        if not playable:
            raise Refusal("position-state")
