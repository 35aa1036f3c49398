"""REV-4, OPT: the rules in force beside the book: hassles, options of the game and the gangs' own rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from gangland.content.message import Message, message
from gangland.engine import modifier
from gangland.engine.catalogue import HASSLE
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.rulesets.cards import ALL
from gangland.rulesets.options import Option
from gangland.telling.forms import InForce
from gangland.telling.names import Names, names_of

MOST_TOLD: Final = 1000

RULES_TOLD: Final[dict[tuple[int, str, int, int], tuple[object, InForce]]] = {}
"""The gangs' own rules as they are told, by what is printed on the card and its seat: for all tables."""


def in_force(game: Game, view: Table) -> list[InForce]:
    """What a viewer knows to be in force: this round's hassles, then what lasts all game.

    It is told anew when something it is read off has changed, which is seldom.
    """
    names = names_of(game)
    rows = (view.turned, view.mods, view.base_mods, view.gang, view.side)
    now = (view.alive, view.round > 0, *map(list, rows))
    if names.in_force is None or names.in_force[0] != now:
        hassles, options = _hassles(game.g, view, names), _options(game, view, names)
        names.in_force = now, [*hassles, *options, *_gang_rules(view, names)]
    return names.in_force[1]


def bound_by(g: Rules, t: Table) -> dict[int, int]:
    """REV-4: the gangs each of this round's hassles binds, as a mask by card: those it was aimed at, then.

    What it was aimed by may have changed since, so it is read off the rules in force for each gang.
    """
    hassles = [card for card in t.turned if g.catalogue.card_kind[card] == HASSLE]
    aimed = [card for card in hassles if g.catalogue.card_who[card] != ALL]
    masks = {card: 0 if card in aimed else t.alive for card in hassles}
    for seat in _alive(t) if aimed else ():
        for card in _explained(g, _left(g, t, seat, set(hassles) - set(aimed)), aimed):
            masks[card] |= 1 << seat
    return masks


def _left(g: Rules, t: Table, seat: int, cards: set[int]) -> dict[int, int]:
    """What is in force for a gang beyond its own rules and these cards, by the slot of the modifier."""
    first = seat * modifier.WIDTH
    now = [t.mods[first + slot] - t.base_mods[first + slot] for slot in range(modifier.WIDTH)]
    for card in cards:
        for slot, amount in _changes(g, card):
            now[slot] -= amount
    return {slot: amount for slot, amount in enumerate(now) if amount}


def _explained(g: Rules, left: dict[int, int], cards: list[int]) -> tuple[int, ...]:
    """The cards that together change just this."""
    for count in range(len(cards) + 1):
        for some in combinations(cards, count):
            total: dict[int, int] = {}
            for card in some:
                for slot, amount in _changes(g, card):
                    total[slot] = total.get(slot, 0) + amount
            if {slot: amount for slot, amount in total.items() if amount} == left:
                return some
    return ()


def _changes(g: Rules, card: int) -> list[tuple[int, int]]:
    """The modifiers of a card: slot and amount."""
    c = g.catalogue
    first = c.card_mod[card]
    return [(c.mod_index[index], c.mod_amount[index]) for index in range(first, first + c.card_mods[card])]


def _hassles(g: Rules, t: Table, names: Names) -> Iterator[InForce]:
    for number, mask in bound_by(g, t).items():
        card = names.pack.cards[number]
        bound = [seat for seat in _alive(t) if mask >> seat & 1]
        lines = list(names.explainer.card(card))
        yield InForce("hassle", card.id, names.card(card), lines, ["REV-4"], bound)


def _options(game: Game, t: Table, names: Names) -> Iterator[InForce]:
    known = GAMES[game.setup.game].options
    for name, value in game.setup.options.items():
        if value:
            option = known[name]
            lines = [message(f"rule-{option.rule.lower()}")]
            if option.card:
                lines += map(names.explainer.modifier, names.card_of(option.card).modifiers)
            title = _title(name, option, value)
            yield InForce("option", name, title, lines, [option.rule], list(_alive(t)))


def _title(name: str, option: Option, value: int) -> Message:
    """An option as its rule is called, one of setting up as its side is; with its number where it has any."""
    is_own = option.rule.startswith("OPT-")
    title = message(f"rule-{option.rule.lower()}.title" if is_own else f"side-{name}")
    return message("in-force-number", name=title, n=value) if option.top > 1 else title


def _gang_rules(t: Table, names: Names) -> Iterator[InForce]:
    """SET-5: what is printed on the clubhouse sides in play, once all are picked."""
    for seat in _alive(t) if t.round else ():
        gang = names.pack.gangs[t.gang[seat]]
        side = gang.sides[t.side[seat]]
        for number, one in enumerate(side.modifiers, 1):
            key = (id(one), gang.id, number, seat)
            known = RULES_TOLD.get(key)
            if known is None or known[0] is not one:
                name = message(f"gang-{gang.id}.rule-{number}")
                lines = [names.explainer.modifier(one)]
                rule = InForce("gang-rule", f"{gang.id}.rule-{number}", name, lines, ["SET-5"], [seat])
                known = one, rule
                if len(RULES_TOLD) >= MOST_TOLD:
                    RULES_TOLD.clear()
                RULES_TOLD[key] = known
            yield known[1]


def _alive(t: Table) -> list[int]:
    return [seat for seat in range(t.seats) if t.is_alive(seat)]
