"""A position written down: lines that a person can read and change."""

from __future__ import annotations

import json
from collections.abc import Iterable

from gangland.engine.table import (
    AUX,
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
from gangland.game.game import Game
from gangland.game.notation import Notation
from gangland.game.positions.state import add_hassles, orders_step
from gangland.game.positions.values import AMOUNTS, FACE_DOWN, MAGIC
from gangland.game.setup import format_options
from gangland.rulesets.procedures import ROUND


def says_all(game: Game) -> bool:
    """Return whether a position needs no registers: nearly all of them are idle between two orders."""
    t = game.t.copy()
    if t.over or t.depth != 1 or t.stack[STEP] != orders_step(game.g) or t.skipped or any(t.free_used):
        return False
    t.mods = t.base_mods
    add_hassles(game.g, t)
    return list(t.mods) == list(game.t.mods)


def plain_lines(game: Game) -> list[str]:
    """Write everything but the registers."""
    t, n = game.t, game.notation
    opportunities = range(OPPORTUNITY, OPPORTUNITY + OPPORTUNITIES)
    lines = [
        f'gangland = "{MAGIC}"',
        f'game = "{game.setup.game}"',
        f'rules = "{game.setup.rules}"',
        f'content = "{game.pack.hash}"',
        f'options = "{format_options(game.setup.options)}"',
        f"round = {t.round}",
        f'leader = "{n.seat(t, t.leader)}"',
        f'first = "{n.seat(t, t.first)}"',
        f'turn = "{n.seat(t, _turn(game))}"',
        f"starts = {_list(_tile(n, t, place) for place in range(STARTING, STARTING + STARTINGS))}",
        f"sites = {_list(_tile(n, t, place) for place in range(RANDOM, RANDOM + RANDOMS))}",
        f"opportunities = {_list(n.tiles[t.tile[p]] for p in opportunities if t.tile[p] >= 0)}",
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


def _tile(n: Notation, t: Table, place: int) -> str:
    return n.tiles[t.tile[place]] if t.tile[place] >= 0 else FACE_DOWN


def _turn(game: Game) -> int:
    """Return whose turn it is, as far as there is one."""
    t = game.t
    if t.depth and t.stack[PROC] == ROUND and t.stack[STEP] == orders_step(game.g):
        return t.stack[AUX] % t.seats
    return t.leader


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
        *(f"{key} = {getattr(t, field)[seat]}" for key, field in AMOUNTS),
        f"crew = {{ {inside} }}",
    ]
