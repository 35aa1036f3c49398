"""An odd card names an effect of an installed package: it is checked, explained, weighed and played."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from plugin import SOURCES, house_rules

import gangland
from gangland.bots.lore import lore_of
from gangland.bots.roster import make_bot
from gangland.bots.tally import CountedMatch
from gangland.content.effects import LOADED, EffectError, installed_effects, load_effect, named_effects
from gangland.content.explain import Explainer
from gangland.content.load import load_pack, parse_pack
from gangland.content.problems import PackError
from gangland.content.records import Card, Pack
from gangland.content.schema import pack_schema
from gangland.content.vocabulary import DEEDS
from gangland.engine import event as ev
from gangland.engine.catalogue import CASH
from gangland.engine.step import Deed
from gangland.engine.table import STARTING, Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table
from gangland.game.logs.log import LogError, load
from gangland.server.http.library import has_game, pack_of
from gangland.words import LANGS, Words, say_problem

ODD = SOURCES / "house_rules" / "odd-cards.toml"
HAT, RAID = "house-rules:pass-the-hat", "house-rules:dawn-raid"


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    """The example package, installed."""
    with house_rules(tmp_path / "site"):
        yield tmp_path / "site"


@pytest.fixture
def pack(package: Path) -> Pack:
    """Its pack, with the odd cards alone in the deck, as often as it takes."""
    assert package.is_dir()
    whole = load_pack(ODD)
    odd = [card for card in whole.cards if named_effects(replace(whole, cards=(card,)))]
    assert len(odd) == 2
    cards: list[Card] = [replace(card, id=f"{card.id}-{copy}") for copy in range(8) for card in odd]
    return replace(whole, cards=tuple(cards))


def complaint(text: str) -> list[str]:
    with pytest.raises(PackError) as error:
        parse_pack(text.encode(), "mine.toml")
    return [say_problem(problem, Words("en")) for problem in error.value.problems]


# who has it


def test_what_is_installed_is_there_by_its_full_name(package: Path) -> None:
    assert package.is_dir()
    assert sorted(installed_effects()) == [RAID, HAT]
    assert all(isinstance(load_effect(name), Deed) for name in (HAT, RAID))
    assert load_effect(HAT) is load_effect(HAT)


def test_a_pack_alone_loads_no_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module on the path is no installed effect, whatever a pack calls it."""
    (tmp_path / "planted.py").write_text(
        'from pathlib import Path\nPath(__file__).with_name("ran").touch()\n'
    )
    monkeypatch.syspath_prepend(tmp_path)
    text = ODD.read_text("utf-8").replace(HAT, "planted:planted")
    assert complaint(text)[0] == (
        'mine.toml:10: card "charity-ride": no installed package has the effect "planted:planted"; '
        'expected an effect of an installed package, as in "my-package:my-effect"'
    )
    assert not (tmp_path / "ran").exists()
    assert "planted" not in sys.modules


def test_a_name_that_is_nearly_right_is_told(package: Path) -> None:
    assert package.is_dir()
    text = ODD.read_text("utf-8").replace(HAT, "house-rules:pass-the-cap")
    assert complaint(text)[0] == (
        'mine.toml:10: card "charity-ride": no installed package has the effect "house-rules:pass-the-cap"; '
        f'expected one of {RAID}, {HAT}; did you mean "{HAT}"?'
    )


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("no_such_module:x", "ModuleNotFoundError"),
        ("house_rules.effects:nothing", "AttributeError"),
        ("house_rules.effects:ORDER", "house_rules.effects:ORDER"),
    ],
)
def test_a_package_that_does_not_load_is_a_problem_of_the_pack(
    package: Path, entry: str, reason: str
) -> None:
    """In every language, at the line that names it."""
    [points] = package.glob("*.dist-info/entry_points.txt")
    points.write_text(points.read_text().replace("house_rules.effects:pass_the_hat", entry))
    assert re.fullmatch(
        rf'mine.toml:10: card "charity-ride": the effect "{HAT}" cannot be loaded \(.*{reason}.*\); .*',
        complaint(ODD.read_text("utf-8"))[0],
    )
    with pytest.raises(EffectError) as error:
        load_effect(HAT)
    for lang in LANGS:
        assert reason in Words(lang).say(error.value.what)


def test_a_game_goes_on_only_where_its_effects_are(tmp_path: Path) -> None:
    """A log names its pack by its content, and that names the effects."""
    path = tmp_path / "odd.log"
    with house_rules(tmp_path / "site"):
        game = gangland.Game("mayhem", 3, packs=[str(ODD)], seed=1)
        game.push(game.legal()[0])
        path.write_text(game.log(), "utf-8")
        assert load(path).t == game.model.t
    with pytest.raises(LogError) as error:
        load(path)
    tried: Any = error.value.details["tried"]
    assert [problem.what.id for problem in tried[0].error.problems] == ["problem-no-effect"] * 2


def test_a_server_offers_what_its_host_installed(tmp_path: Path) -> None:
    """A pack whose effects are not there is none of its packs, however it came to lie there."""
    for is_there in (False, True):
        has_game.cache_clear()
        pack_of.cache_clear()
        with house_rules(tmp_path / "site") if is_there else nullcontext():
            assert has_game(str(ODD), "mayhem") is is_there
    has_game.cache_clear()
    pack_of.cache_clear()


def test_the_hash_has_the_name_and_not_the_version(package: Path) -> None:
    before = load_pack(ODD).hash
    [info] = package.glob("*.dist-info")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: house-rules\nVersion: 2.0\n")
    LOADED.clear()
    assert load_pack(ODD).hash == before
    text = ODD.read_text("utf-8").partition("[names.en]")[0]
    assert parse_pack(text.encode()).hash == before
    assert parse_pack(text.replace(HAT, RAID).encode()).hash != before


# what it says


def test_it_is_explained_in_every_language(package: Path) -> None:
    assert package.is_dir()
    whole = load_pack(ODD)
    cards = {card.id: card for card in whole.cards}
    said = {}
    for lang in LANGS:
        words = Words(lang, whole.names, game="mayhem", terms=whole.terms)
        said[lang] = [
            words.say(line)
            for name in ("charity-ride", "raid-at-dawn")
            for line in Explainer(whole).card(cards[name])
        ]
    assert said["en"] == [
        "The gang with the most cash hands cash to the gang on its left (2)",
        "Every gang sends its crew home from every site it shares, or pays 1 cash instead",
    ]
    assert len({line for lines in said.values() for line in lines}) == 6
    unsaid = replace(whole, names={})
    assert HAT in Words("it").say(next(Explainer(unsaid).card(cards["charity-ride"])))


def test_the_schema_lets_any_such_name_pass() -> None:
    """An editor cannot know what is installed; `gangland cards check` does."""
    effect = pack_schema()["$defs"]["effect"]
    validator = jsonschema.Draft202012Validator({**effect, "$defs": pack_schema()["$defs"]})
    assert validator.is_valid({"who": "all", "do": "any-package:any-effect", "amount": 2, "pay": {"cash": 1}})
    assert not validator.is_valid({"who": "all", "do": "any-package:any-effect", "asset": "cash"})
    assert not validator.is_valid({"who": "all", "do": "any_module.py:Class"})


# what it does


def test_thugs_play_it(pack: Pack) -> None:
    """Interpreted or compiled: the rules call plain Python, and a thug asks the effect what it costs."""
    g = GAMES["mayhem"].compose(pack, {})
    assert len(g.deeds) == len(DEEDS) + 2
    hits, kinds = 0, set()
    for seed in range(30):
        t = new_table(g, 4)
        match, dice = CountedMatch(g, t, [make_bot("thug", seed * 4 + seat) for seat in range(4)]), Dice(seed)
        while not t.over:
            match.step(dice)
            kinds |= {t.events[at] for at in range(0, len(t.events), ev.WIDTH)}
        hits += sum(match.cards.hits)
    assert hits > 300
    assert ev.PAID_OFF in kinds


def test_it_does_what_it_says(pack: Pack) -> None:
    g = GAMES["mayhem"].compose(pack, {})
    t = Table(3, len(g.catalogue.site_tiles), len(g.catalogue.card_kind))
    t.cash[2] = 1
    g.deeds[len(DEEDS)].do(g, t, 2, 0, 2)
    assert [t.asset(seat, CASH) for seat in range(3)] == [1, 0, 0]
    raid = g.deeds[len(DEEDS) + 1]
    t.put(0, STARTING, 0, 2)
    assert raid.is_harmless(g, t, 0, 0)
    t.put(1, STARTING, 0, 2)
    assert not raid.is_harmless(g, t, 0, 0)
    assert len(lore_of(g).harms) > len(DEEDS) + 1
    assert raid.cost(g, t, 0, 1) > 0
    raid.do(g, t, 0, 0, 1)
    assert t.present[STARTING] == 0b10


def test_worlds_of_such_a_game_can_be_drawn(package: Path) -> None:
    """What it shows is enough to tell one hidden hand from another."""
    assert package.is_dir()
    rng = random.Random(3)
    game = gangland.Game("mayhem", 3, packs=[str(ODD)], seed=2)
    while not game.is_over:
        game.push(rng.choice(game.legal()))
    for seat in range(3):
        assert game.view(seat).resample(rng).view(seat).told() == game.view(seat).told()
