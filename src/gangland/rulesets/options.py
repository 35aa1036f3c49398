"""OPT: options are functions from rules to rules, applied once when a game is composed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gangland.content.records import Pack
from gangland.content.vocabulary import ROLES
from gangland.engine.step import Rules

DECK = 15
CARDS_A_ROUND = 3


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot have; `code` and `details` say which."""

    def __init__(self, code: str, **details: object) -> None:
        """Keep the machine-readable reason."""
        super().__init__(code, details)
        self.code = code
        self.details = details


class Option(NamedTuple):
    """An option of a game: the rule it embodies, what it does, and how large its number may be.

    `card` is the hassle it puts in force all game, if it does.
    """

    rule: str
    apply: Callable[[Rules, Pack, int], Rules]
    top: int = 1
    card: str = ""


def apply_options(g: Rules, pack: Pack, options: dict[str, Option], chosen: dict[str, int]) -> Rules:
    """Apply the chosen options in the order the game lists them."""
    for name, value in chosen.items():
        if name not in options:
            raise OptionError("unknown-option", option=name, known=", ".join(options))
        top = options[name].top
        if not 0 <= value <= top:
            raise OptionError("option-range", option=name, value=value, top=top)
    for name, option in options.items():
        if chosen.get(name, 0):
            g = option.apply(g, pack, chosen[name])
    return g


def without_hospital(g: Rules, pack: Pack, value: int) -> Rules:
    """OPT-1, OPT-9: the hospital is not laid out."""
    g.left_out |= 1 << ROLES.index("hospital")
    return g


def longer(g: Rules, pack: Pack, value: int) -> Rules:
    """OPT-2: so many rounds more, three cards each, as far as the deck reaches."""
    cards = sum(1 for card in pack.cards if g.hardcore or not card.hardcore)
    reach = (cards - DECK) // CARDS_A_ROUND
    if value > reach:
        raise OptionError("deck-too-short", extra=value, reach=reach)
    g.rounds += value
    return g


def hidden_orders(g: Rules, pack: Pack, value: int) -> Rules:
    """OPT-3: order tokens are behind the blind."""
    g.hidden_tokens = True
    return g


def slim_pickings(g: Rules, pack: Pack, value: int) -> Rules:
    """OPT-4: no more rookies than one started with."""
    g.slim = True
    return g


def hardcore_cards(g: Rules, pack: Pack, value: int) -> Rules:
    """OPT-5: the hardcore cards are shuffled in."""
    g.hardcore = True
    return g


def plain_sides(g: Rules, pack: Pack, value: int) -> Rules:
    """SET-5: all play the identical plain side."""
    g.open_sides = False
    return g


def always_in_force(card: str, g: Rules, pack: Pack) -> Rules:
    """OPT-6: a hassle is taken out of the deck and is in force all game."""
    ids = [one.id for one in pack.cards]
    if card not in ids:
        raise OptionError("no-such-card", card=card)
    number = ids.index(card)
    g.out_cards[number] = 1
    first = g.catalogue.card_mod[number]
    for index in range(first, first + g.catalogue.card_mods[number]):
        g.base_mods[g.catalogue.mod_index[index]] += g.catalogue.mod_amount[index]
    return g


def modified(index: int, amount: int, g: Rules) -> Rules:
    """A rule is modified for everybody, all game."""
    g.base_mods[index] += amount
    return g
