"""Dominance: what is strictly better than another that costs the same is found, and so are twins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gangland.content.dominance import Dominance, dominances
from gangland.content.load import load_builtin, parse_pack
from gangland.content.records import Card, Gang, Ground, Pack, Side, Site, Transaction


def pack_of(
    game: str, sites: tuple[Site, ...] = (), cards: tuple[Card, ...] = (), gangs: tuple[Gang, ...] = ()
) -> Pack:
    return replace(load_builtin(game), sites=sites, cards=cards, gangs=gangs)


def read(game: str, records: str) -> list[Dominance]:
    """What is found among the sites that a few lines of a pack add."""
    head = f'schema = 1\nid = "mine"\nversion = "1"\nextends = "{game}"\n'
    pack = parse_pack((head + records).encode())
    ours = {one.id for one in pack.sites if one.id.startswith("my-")}
    return [one for one in dominances(pack) if {one.better, one.worse} <= ours]


def site(name: str, rest: str, provenance: str = "house") -> str:
    return f'[[site]]\nid = "my-{name}"\nkind = "random"\nprovenance = "{provenance}"\n{rest}\n'


MORTON = "main = [{ trade = { booze = 2 }, for = { cash = 6 }, max = 1 }]"
CICERO = "main = [{ trade = { booze = 1 }, for = { cash = 3 }, max = 2 }]"
TALKING = 'fight = "talking"\n'
SLUGGING = 'fight = "slugging"\n'


def test_the_same_trade_in_smaller_steps_is_better() -> None:
    found = read("wise-guys", site("club", TALKING + MORTON) + site("roadhouse", TALKING + CICERO))
    assert found == [Dominance("site", "my-roadhouse", "my-club", twin=False, settled=False)]


def test_places_of_different_fights_are_not_compared() -> None:
    assert read("wise-guys", site("club", TALKING + MORTON) + site("roadhouse", SLUGGING + CICERO)) == []


def test_printed_ones_are_listed_but_not_ours_to_change() -> None:
    records = site("club", TALKING + MORTON, "printed") + site("roadhouse", TALKING + CICERO, "reported")
    (found,) = read("wise-guys", records)
    assert found.settled


HOT_FIVE = "hot = 1\nmain = [{ skim = { cash = 5 } }]"
GAIN_FIVE = "main = [{ gain = { cash = 5, heat = 1 } }]"


def test_heat_counts_as_a_cost_however_it_is_written() -> None:
    (found,) = read("mayhem", site("mile", HOT_FIVE) + site("auto", GAIN_FIVE))
    assert found.twin
    boost = "\nboost = [{ swap = { contraband = 1 }, for = { guns = 2 }, max = 1 }]"
    (found,) = read("mayhem", site("mile", HOT_FIVE) + site("auto", GAIN_FIVE + boost))
    assert (found.better, found.twin) == ("my-auto", False)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("main = [{ skim = { cash = 3 } }]", "main = [{ skim = { cash = 2 } }]"),
        ("main = [{ skim = { cash = 3 } }]", "hot = 1\nmain = [{ skim = { cash = 3 } }]"),
        ("main = [{ skim = { cash = 2 } }, { drop = { heat = 1 } }]", "main = [{ skim = { cash = 2 } }]"),
        (
            "main = [{ sell = { guns = 1 }, for = { cash = 3 }, max = 3 }]",
            "main = [{ sell = { guns = 1 }, for = { cash = 3 }, max = 2 }]",
        ),
        (
            "main = [{ spend = { cash = 1 }, for = { guns = 1 }, max = 2 }]",
            "main = [{ spend = { cash = 2 }, for = { guns = 1 }, max = 2 }]",
        ),
        (
            'main = [{ special = "muster", amount = 3 }]',
            'main = [{ special = "muster", amount = 2 }]',
        ),
        (
            "main = [{ skim = { cash = 2 } }]\nboost = [{ skim = { cash = 2 } }]",
            "main = [{ skim = { cash = 2 } }]\nboost = [{ skim = { cash = 1 } }]",
        ),
        (
            'main = [{ skim = { cash = 2 } }, { special = "peek" }]',
            'main = [{ skim = { cash = 2 } }]\nboost = [{ special = "peek" }]',
        ),
    ],
)
def test_at_least_as_good_in_all_and_better_once(better: str, worse: str) -> None:
    for records in (site("a", better) + site("b", worse), site("b", worse) + site("a", better)):
        (found,) = read("mayhem", records)
        assert found[:4] == ("site", "my-a", "my-b", False)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("main = [{ skim = { cash = 3 } }]", "main = [{ skim = { guns = 2 } }]"),
        ("hot = 1\nmain = [{ skim = { cash = 4 } }]", "main = [{ skim = { cash = 3 } }]"),
        ('guns = "prohibited"\nmain = [{ skim = { cash = 3 } }]', "main = [{ skim = { cash = 2 } }]"),
        (
            "main = [{ sell = { guns = 1 }, for = { cash = 3 }, max = 1 }]",
            "main = [{ sell = { guns = 1 }, for = { cash = 2 }, max = 3 }]",
        ),
        (
            "main = [{ sell = { guns = 1 }, for = { cash = 3 }, max = 2 }]",
            "main = [{ swap = { guns = 1 }, for = { contraband = 2 }, max = 2 }]",
        ),
        ('main = [{ special = "muster", amount = 3 }]', 'main = [{ special = "initiate" }]'),
    ],
)
def test_what_has_its_price_or_its_own_use_is_not_better(left: str, right: str) -> None:
    assert read("mayhem", site("a", left) + site("b", right)) == []


def gang(name: str, order: Transaction, provenance: str) -> Gang:
    return Gang(name, "house", (Side("standard", provenance, 3, 2, 2, (0, 0, 0, 0), (), (order,)),))


def test_gang_orders_are_compared_with_each_other() -> None:
    route = gang("beer-route", Transaction("trade", (0, 0, 1, 0), (3, 0, 0, 0)), "house")
    syndicate = gang("syndication", Transaction("trade", (0, 0, 1, 0), (2, 0, 0, 0)), "inferred")
    found = dominances(pack_of("wise-guys", gangs=(syndicate, route)))
    assert found == [Dominance("gang", "beer-route", "syndication", twin=False, settled=False)]


def choice(name: str, *options: Transaction) -> Card:
    return Card(name, "opportunity", "house", ground=Ground(options, choose=len(options) > 1))


def test_one_or_the_other_is_better_than_the_one() -> None:
    cash, guns = Transaction("skim", get=(3, 0, 0, 0)), Transaction("skim", get=(0, 2, 0, 0))
    both = Card("both", "opportunity", "house", ground=Ground((cash, guns)))
    pack = pack_of("mayhem", cards=(choice("one", cash), choice("either", cash, guns), both))
    assert [found[1:4] for found in dominances(pack)] == [
        ("either", "one", False),
        ("both", "one", False),
        ("both", "either", False),
    ]


def test_different_verbs_are_different_things() -> None:
    sell, swap = (
        Transaction(verb, (0, 1, 0, 0), (cash, 0, 0, 0)) for verb, cash in (("sell", 3), ("swap", 2))
    )
    assert dominances(pack_of("mayhem", cards=(choice("sale", sell), choice("barter", swap)))) == []
