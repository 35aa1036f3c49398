"""The packs of the house hold what is in the boxes, and every fact of CARDS.md that is printed."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest

from gangland.content.grammar import GAMES
from gangland.content.load import load_builtin
from gangland.content.records import Card, Effect, Gang, Modifier, Pack, Site, Transaction
from gangland.content.vocabulary import CARD_KINDS, ROLES

FILES = [
    file.name.removesuffix(".toml")
    for file in resources.files("gangland.content").joinpath("packs").iterdir()
    if file.name.endswith(".toml")
]


def site(pack: Pack, name: str) -> Site:
    return next(site for site in pack.sites if site.id == name)


def card(pack: Pack, name: str) -> Card:
    return next(card for card in pack.cards if card.id == name)


def gang(pack: Pack, name: str) -> Gang:
    return next(gang for gang in pack.gangs if gang.id == name)


def main(record: Site | Card) -> tuple[Transaction, ...]:
    assert record.ground is not None
    return record.ground.main


def test_there_is_a_pack_for_every_game() -> None:
    assert sorted(FILES) == sorted(GAMES)


@pytest.mark.parametrize("game", FILES)
def test_the_box_is_complete(game: str) -> None:
    pack = load_builtin(game)
    assert pack.id == pack.game == game
    assert Counter(site.kind for site in pack.sites) == {"start": 5, "random": 19}
    assert [site.role for site in pack.sites if site.kind == "start"] == list(ROLES[1:])
    assert len(pack.cards) == 40
    assert len(pack.hash) == 64


def test_mayhem_has_its_deck_gangs_and_market() -> None:
    pack = load_builtin("mayhem")
    assert Counter(card.hardcore for card in pack.cards) == {False: 36, True: 4}
    assert {card.kind for card in pack.cards} == set(CARD_KINDS)
    assert [gang.id for gang in pack.gangs][:4] == ["samcro", "mayans", "one-niners", "lin"]
    assert {gang.id for gang in pack.gangs[4:]} == {"grim-bastards", "calaveras"}
    assert pack.terms == {"goods": "contraband", "standing": "heat"}
    assert pack.market.limits == (-1, 3, 2, 1, 0)
    assert pack.market.prices == (3, 2, 1)
    assert pack.market.bands == ((3, 3), (4, 4), (5, 5), (6, 6))


def test_mayhem_sides_are_plain_and_equal_or_add_up_to_five_orders() -> None:
    pack = load_builtin("mayhem")
    assert {tuple(side.id for side in gang.sides) for gang in pack.gangs} == {("unleaded", "octane")}
    assert len({gang.sides[0] for gang in pack.gangs}) == 1
    assert not pack.gangs[0].sides[0].modifiers
    assert not pack.gangs[0].sides[0].order
    octane = [gang.sides[1] for gang in pack.gangs]
    assert all(side.base + side.made == 5 for side in octane)
    assert all(len(side.modifiers) + bool(side.order) == 2 for side in octane)


def test_mayhem_gangs_differ_as_printed_and_reported() -> None:
    pack = load_builtin("mayhem")
    octane = {gang.id: gang.sides[1] for gang in pack.gangs}
    orders = {name: (side.base, side.made) for name, side in octane.items()}
    assert orders["samcro"] == (3, 2)
    assert orders["lin"] == (4, 1)
    assert min(orders.values()) == orders["mayans"]
    assert max(made for _, made in orders.values()) == orders["mayans"][1]
    assert {rule.rule for rule in octane["calaveras"].modifiers} == {"lockdown", "rookie-falls"}
    assert "fall-pays" in {rule.rule for rule in octane["grim-bastards"].modifiers}
    assert all(side.base == 3 for side in (gang.sides[0] for gang in pack.gangs))


def test_mayhem_has_every_transaction_that_is_pictured() -> None:
    pack = load_builtin("mayhem")
    grounds = [site.ground for site in pack.sites]
    grounds += [card.ground for card in pack.cards if card.ground is not None]
    done = {deed for ground in grounds for deed in ground.main}
    assert done >= {
        Transaction("sell", (0, 1, 0, 0), (2, 0, 0, 0), 2),
        Transaction("sell", (0, 1, 0, 0), (3, 0, 0, 0), 3),
        Transaction("swap", (0, 1, 0, 0), (0, 0, 2, 0), 3),
        Transaction("spend", (1, 0, 0, 0), (0, 0, 1, 0), 6),
        Transaction("skim", get=(0, 2, 0, 0)),
        Transaction("drop", (0, 0, 0, 1)),
    }
    assert any(ground.hot == 1 for ground in grounds)
    assert any(deed.verb == "sell" for ground in grounds for deed in ground.boost)


def test_mayhem_prints_these() -> None:
    pack = load_builtin("mayhem")
    samcro = gang(pack, "samcro").sides[1]
    assert samcro.modifiers == (Modifier("bonus", verb="sell", asset="guns"),)
    assert [(order.verb, order.most) for order in samcro.order] == [("spend", 1)]
    assert card(pack, "arrest-warrant").effects == (Effect("most", "fall", of="standing"),)
    law, hospital = site(pack, "police-station"), site(pack, "st-thomas-hospital")
    assert Transaction("special", special="leader") in main(law)
    assert law.ground.guns_prohibited
    assert hospital.ground.guns_prohibited


def test_wise_guys_has_its_deck_gangs_and_market() -> None:
    pack = load_builtin("wise-guys")
    assert not any(card.hardcore for card in pack.cards)
    assert {card.kind for card in pack.cards} == {"hassle", "opportunity", "last-call"}
    assert [len(gang.made) for gang in pack.gangs] == [5, 5, 5, 5]
    assert pack.terms == {"goods": "booze", "standing": "clout"}
    assert pack.market.limits == (0, 1, 2, 3, -1)
    assert pack.market.bands[:2] == ((3, 3), (4, 4))
    places = [site.ground for site in pack.sites if site.role != "er"]
    places += [card.ground for card in pack.cards if card.ground is not None]
    assert {place.fight for place in places} == {"slugging", "talking"}


def test_wise_guys_prints_these() -> None:
    pack = load_builtin("wise-guys")
    assert main(site(pack, "club-morton")) == (Transaction("trade", (0, 0, 2, 0), (6, 0, 0, 0), 1),)
    assert main(site(pack, "gun-factory")) == (Transaction("trade", (1, 0, 0, 0), (0, 1, 0, 0), 4),)
    assert site(pack, "city-hall").ground.fight == "talking"
    assert site(pack, "downtown-docks").ground.fight == "slugging"
    assert main(card(pack, "labor-slugging")) == (Transaction("gain", get=(4, 0, 0, 0)),)
    assert main(card(pack, "hijack-shipment")) == (Transaction("steal", get=(0, 0, 2, 0)),)
    assert main(card(pack, "anonymous-tip")) == (Transaction("special", special="smear", amount=2),)
    assert card(pack, "crackdown").modifiers == (Modifier("ban", verb="trade", asset="goods"),)
    assert card(pack, "gang-war").modifiers == (Modifier("blood-money"),)
    assert card(pack, "indictment").effects == (Effect("least", "fall", of="standing"),)
    assert main(card(pack, "holy-name-cathedral")) == (Transaction("gain", get=(0, 0, 0, 2)),)
    assert main(site(pack, "city-hall")) == (
        Transaction("gain", get=(0, 0, 0, 1)),
        Transaction("special", special="leader"),
    )


def test_wise_guys_has_every_transaction_that_is_pictured() -> None:
    pack = load_builtin("wise-guys")
    docks, deuces = site(pack, "downtown-docks").ground, site(pack, "four-deuces").ground
    assert docks.choose
    assert docks.main == (
        Transaction("trade", (1, 0, 0, 0), (0, 0, 1, 0), 2),
        Transaction("trade", (0, 2, 0, 0), (0, 0, 3, 0), 1),
    )
    assert deuces.main == (Transaction("gain", get=(2, 0, 0, 0)),)
    assert deuces.boost == (Transaction("trade", (0, 0, 2, 0), (4, 0, 0, 0), 1),)
    assert any(site.ground.hot == 1 for site in pack.sites)


def test_wise_guys_prints_what_the_gangs_start_with() -> None:
    pack = load_builtin("wise-guys")
    sides = {gang.id: gang.sides[0] for gang in pack.gangs}
    crew = {name: (side.base, side.made, side.rookies) for name, side in sides.items()}
    assert crew["chicago-outfit"] == (4, 3, 2)
    assert crew["sheldon"] == (4, 2, 3)
    assert crew["north-side"] == (2, 3, 3)
    assert sorted(sides["chicago-outfit"].assets[:3]) == [1, 4, 6]
    assert sides["sheldon"].assets[:3] == (2, 2, 4)
    assert sides["north-side"].assets[:3] == (4, 2, 3)


def test_wise_guys_prints_the_rules_and_orders_of_its_gangs() -> None:
    pack = load_builtin("wise-guys")
    sides = {gang.id: gang.sides[0] for gang in pack.gangs}
    assert sides["chicago-outfit"].modifiers == (Modifier("arbitration"),)
    assert [(deed.verb, deed.most) for deed in sides["chicago-outfit"].order] == [("trade", 1)]
    assert sides["sheldon"].modifiers == (Modifier("bonus", verb="trade", asset="goods"),)
    assert Transaction("steal", get=(0, 0, 1, 0)) in sides["sheldon"].order
    assert sides["north-side"].modifiers == (Modifier("going-to-war"),)
    petty = sides["north-side"].order
    assert [(deed.verb, sum(deed.get)) for deed in petty] == [("gain", 1)]


def test_wise_guys_has_the_families_the_book_tells_of() -> None:
    pack = load_builtin("wise-guys")
    rules = [rule for card in pack.cards for rule in card.modifiers]
    assert {rule.asset for rule in rules if rule.rule == "ban" and rule.verb == "trade"} == {
        "cash",
        "guns",
        "goods",
    }
    assert any(rule.rule == "bonus" for rule in rules)
    calls = [card for card in pack.cards if card.kind == "last-call"]
    clout = [card for card in calls if "standing" in {effect.of for effect in card.effects}]
    assert len(clout) >= 3


@pytest.mark.parametrize("game", FILES)
def test_the_hospital_helps_the_injured(game: str) -> None:
    (hospital,) = (site for site in load_builtin(game).sites if site.role == "hospital")
    deeds = (*main(hospital), *hospital.ground.boost)
    assert "discharge" in {deed.special for deed in deeds}
    assert not {"sell", "trade"} & {deed.verb for deed in deeds}


@pytest.mark.parametrize(
    ("name", "ratings"),
    [
        (
            "chicago-outfit",
            {
                "al-capone": (2, 4),
                "frank-nitti": (2, 2),
                "murray-humphreys": (1, 4),
                "jack-mcgurn": (3, 1),
                "tony-accardo": (2, 2),
            },
        ),
        (
            "sheldon",
            {
                "ralph-sheldon": (4, 2),
                "hughey-mcgovern": (4, 1),
                "william-mcpadden": (3, 1),
                "frank-carpenter": (2, 2),
                "joseph-brooks": (3, 1),
            },
        ),
        ("north-side", {"dean-obanion": (4, 2), "earl-weiss": (2, 2), "vincent-drucci": (2, 2)}),
    ],
)
def test_wise_guys_prints_these_ratings(name: str, ratings: dict[str, tuple[int, int]]) -> None:
    made = {man.id: (man.slugging, man.talking) for man in gang(load_builtin("wise-guys"), name).made}
    assert ratings.items() <= made.items()
