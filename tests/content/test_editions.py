"""Packs as they once were: found by the hash a log names, and never changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from gangland.content.editions import EDITIONS, find_pack, load_edition
from gangland.content.explain import Explainer
from gangland.content.grammar import GAMES
from gangland.content.load import load_builtin, load_pack
from gangland.content.whole import name_keys
from gangland.words import LANGS, Words

HASHES = {
    ("mayhem", "1"): "c28deb0f41cb71becf733985d4135ed24b72caa94cc2f7c585dd93596afadc0e",
    ("wise-guys", "1"): "8f03acfb9949c5dec9a575092d12a005df53e3e81a43ef3ea58b87da5df661a4",
    ("mayhem", "2"): "52f264309d6a59577270514b0a4aeb9ebd29173a51ce3c95975856ec86fa015c",
    ("wise-guys", "2"): "bb09baac1773d2402577cda1e67be20dc154b83c1e5605f96ff72385352e82fc",
}
OWN = """
schema = 1
id = "mine"
extends = "mayhem"
version = "1"

[[site]]
id = "gun-factory"
kind = "start"
role = "guns"
provenance = "printed"
main = [{ spend = { cash = 2 }, for = { guns = 1 }, max = 4 }]
"""


def test_an_edition_is_the_pack_it_was() -> None:
    """Logs are found by these hashes: a changed one would take their cards away."""
    assert {(game, one): load_edition(game, one).hash for game in GAMES for one in EDITIONS} == HASHES


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_is_found_by_its_hash(game: str) -> None:
    for pack in (load_builtin(game), *(load_edition(game, one) for one in EDITIONS)):
        assert find_pack(game, [], pack.hash).hash == pack.hash
    assert find_pack(game, [], "").hash == load_builtin(game).hash
    assert find_pack(game, [], "0" * 64).hash == load_builtin(game).hash


def test_an_owners_changes_are_found_on_the_edition_they_were_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, "utf-8")
    earlier = tmp_path / "earlier.toml"
    first = Path(__file__).parents[2] / "src/gangland/content/packs/editions/1/mayhem.toml"
    earlier.write_text(
        first.read_text("utf-8").replace(
            "spend = { cash = 1 }, for = { guns = 1 }", "spend = { cash = 2 }, for = { guns = 1 }", 1
        ),
        "utf-8",
    )
    played = load_pack(earlier)
    assert find_pack("mayhem", [file], played.hash).hash == played.hash


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "edition"), HASHES)
def test_every_record_of_an_edition_still_has_its_words(game: str, edition: str, lang: str) -> None:
    words = Words(lang, game=game)
    pack = load_edition(game, edition)
    assert [key for key in name_keys(pack) if not words.has(key)] == []
    for sheet in Explainer(pack).sheets():
        assert all(words.say(line).strip() for line in (sheet.name, sheet.kind, *sheet.lines))
