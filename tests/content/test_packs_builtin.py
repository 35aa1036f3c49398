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


@pytest.mark.parametrize(
    ("name", "ratings"),
    [
        ("chicago-outfit", {"al-capone": (2, 4), "murray-humphreys": (1, 4), "jack-mcgurn": (3, 1)}),
        ("sheldon", {"ralph-sheldon": (4, 2), "hughey-mcgovern": (4, 1), "joseph-brooks": (3, 1)}),
        ("north-side", {"dean-obanion": (4, 2), "earl-weiss": (2, 2), "vincent-drucci": (2, 2)}),
    ],
)
def test_wise_guys_prints_these_ratings(name: str, ratings: dict[str, tuple[int, int]]) -> None:
    made = {man.id: (man.slugging, man.talking) for man in gang(load_builtin("wise-guys"), name).made}
    assert ratings.items() <= made.items()
