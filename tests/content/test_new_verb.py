"""A deed, a special and a modifier of one's own, added as docs/new-game.md says and played by thugs.

What is a line of a source file there is set in a registry here: nothing else is touched.
"""

from __future__ import annotations

import tomllib

import jsonschema
import pytest
from minipack import anonymous

from gangland.bots.favours import FAVOURS, Rush
from gangland.bots.lore import lore_of
from gangland.bots.obstacles import HARMS, Loss
from gangland.bots.openings import RULE, RULES
from gangland.bots.roster import make_bot
from gangland.bots.tally import CountedMatch
from gangland.content.explain import Explainer
from gangland.content.load import parse_pack
from gangland.content.message import Message
from gangland.content.records import Pack
from gangland.content.schema import pack_schema
from gangland.content.vocabulary import DEEDS, MODIFIERS, SPECIALS, Takes
from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.catalogue import CASH
from gangland.engine.step import Deed, Rules, Special
from gangland.engine.table import Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table
from gangland.rulesets import deeds, specials
from gangland.rulesets.standing import gain


class Tithe(Deed):
    """The leader is paid, by whom a rule does not exempt."""

    def is_harmless(self, g: Rules, t: Table, seat: int, fx: int) -> bool:  # noqa: ARG002 - as every deed's
        return t.leader == seat

    def do(self, g: Rules, t: Table, seat: int, fx: int, amount: int) -> None:  # noqa: ARG002 - as every deed's
        if t.mod(seat, modifier.slot(MODIFIERS.index("exempt"))) == 0:
            paid = min(amount, t.asset(seat, CASH))
            gain(t, seat, CASH, -paid)
            gain(t, t.leader, CASH, paid)


class Kickback(Special):
    """Cash for nothing."""

    def do(self, g: Rules, t: Table, seat: int, amount: int, action: int) -> None:  # noqa: ARG002 - as every special's
        gain(t, seat, CASH, amount)


CARDS = """
[[card]]
id = "collection"
kind = "obstacle"
provenance = "house"
effects = [{ who = "others", do = "tithe", amount = 2, pay = { guns = 1 } }]
[[card]]
id = "saints-day"
kind = "hassle"
provenance = "house"
who = "least"
of = "cash"
rules = [{ rule = "exempt" }]
[[card]]
id = "envelope"
kind = "opportunity"
provenance = "house"
main = [{ special = "kickback", amount = 3 }]
"""


def pack_text() -> str:
    """A small pack in which half of the cards are new."""
    cards = "".join(CARDS.replace('id = "', f'id = "{copy}-') for copy in "abcde")
    return anonymous() + cards


@pytest.fixture
def pack(monkeypatch: pytest.MonkeyPatch) -> Pack:
    """A pack that speaks of three new words, each added in as few places as the docs say."""
    monkeypatch.setitem(DEEDS.takes, "tithe", Takes.AMOUNT)
    monkeypatch.setitem(deeds.DOES, "tithe", Tithe())
    monkeypatch.setitem(HARMS, "tithe", Loss())
    monkeypatch.setitem(SPECIALS.takes, "kickback", Takes.AMOUNT)
    monkeypatch.setitem(specials.DOES, "kickback", Kickback())
    monkeypatch.setitem(FAVOURS, "kickback", Rush())
    monkeypatch.setitem(MODIFIERS.takes, "exempt", Takes.NOTHING)
    monkeypatch.setitem(RULES, "exempt", RULE)
    return parse_pack(pack_text().encode())


def play(g: Rules, seed: int) -> tuple[CountedMatch, set[int]]:
    """A game of thugs to its end, and the kinds of events there were."""
    t = new_table(g, 4)
    match = CountedMatch(g, t, [make_bot("thug", seed * 10 + seat) for seat in range(4)])
    dice, seen = Dice(seed), set()
    while not t.over:
        match.step(dice)
        seen |= {t.events[at] for at in range(0, len(t.events), ev.WIDTH)}
    return match, seen


def test_thugs_play_with_new_words(pack: Pack) -> None:
    g = GAMES["mayhem"].compose(pack, {})
    turned = hits = paid = 0
    for seed in range(20):
        match, seen = play(g, seed)
        for number, card in enumerate(pack.cards):
            if card.id.endswith("collection"):
                turned += match.cards.turned[number]
                hits += match.cards.hits[number]
        paid += ev.PAID_OFF in seen
    assert 0 < turned <= hits <= turned * 3
    assert paid


def test_thugs_weigh_new_words(pack: Pack) -> None:
    g = GAMES["mayhem"].compose(pack, {})
    lore = lore_of(g)
    tile = g.catalogue.card_tile[[card.id for card in pack.cards].index("a-envelope")]
    assert lore.yields[tile] == Rush().usual() * 3
    assert lore.rules[modifier.slot(MODIFIERS.index("exempt"))] == RULE
    assert lore.harms[DEEDS.index("tithe")] is HARMS["tithe"]


def test_a_thug_that_knows_nothing_of_them_plays_on(pack: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it does not know is worth nothing to it, and it pays for nothing."""
    for known, word in ((HARMS, "tithe"), (FAVOURS, "kickback"), (RULES, "exempt")):
        monkeypatch.delitem(known, word)
    g = GAMES["mayhem"].compose(pack, {})
    for seed in range(20):
        match, seen = play(g, seed)
        assert match.t.over
        assert ev.PAID_OFF not in seen


def test_new_words_are_explained(pack: Pack) -> None:
    """By messages that the three catalogues then have; the schema knows the words by themselves."""
    explainer = Explainer(pack)
    sheets = {sheet.id: sheet.lines for sheet in explainer.sheets()}
    assert ids(sheets["a-collection"][0]) >= {"effect", "deed-or-pay", "deed-tithe"}
    assert ids(sheets["a-saints-day"][0]) >= {"aimed", "mod-exempt"}
    assert ids(sheets["a-envelope"][0]) == {"special-kickback"}


def test_the_schema_knows_new_words(pack: Pack) -> None:
    assert pack.cards
    validator = jsonschema.Draft202012Validator(pack_schema())
    assert list(validator.iter_errors(tomllib.loads(pack_text()))) == []


def ids(line: Message) -> set[str]:
    """The ids of a message and of all it speaks of."""
    inner = [arg for arg in line.args.values() if isinstance(arg, Message)]
    return {line.id}.union(*map(ids, inner))
