"""The example bot holds a chain: what it shows to a server that lies, and what it finds in the end."""

from __future__ import annotations

import hashlib
import importlib.util
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from live import path_of

from gangland.game.chain import Chain
from gangland.game.throws import ChainCroupier, throw_text

Doc = dict[str, Any]
HOUSE = Chain("ab" * 32)
LOBBY = {"commit": HOUSE.anchor, "pace": {"kind": "live"}}


def the_bot() -> Any:  # noqa: ANN401 - a file that is no part of a package
    spec = importlib.util.spec_from_file_location("fair_dice", path_of("examples/fair_dice.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BOT = the_bot()


def sits(pace: str = "live") -> Any:  # noqa: ANN401 - its dice
    return BOT.Dice(LOBBY | {"pace": {"kind": pace}})


def dice(bot: Any, index: int, reach: int = 0) -> Doc:  # noqa: ANN401
    parts = [f"chain:{bot.links[0].hex()}", "-"]
    return {
        "commit": HOUSE.anchor,
        "parts": parts,
        "index": index,
        "due": True,
        "reach": [reach, 0],
        "out": [],
    }


def thrown(bot: Any, index: int, link: str = "") -> Doc:  # noqa: ANN401
    return {
        "event": "thrown",
        "index": index,
        "house": HOUSE.link(index),
        "links": [link or bot.links[index].hex(), "-"],
    }


def test_the_bot_shows_what_is_due_and_goes_on_where_a_link_was_lost(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bot = sits()
    assert bot.show(dice(bot, 1), 0, [])["index"] == 1
    bot.see({"event": "said"}, 0)
    bot.see({"event": "without", "index": 1, "seat": 0}, 0)
    assert "did not come" in capsys.readouterr().err
    bot.see(thrown(bot, 2, "-"), 0)
    assert bot.show(dice(bot, 129), 0, [])["index"] == 129


LIES: dict[str, Callable[[Any], object]] = {
    "while somebody ponders": lambda bot: bot.show(dice(bot, 1), 0, [1]),
    "a link far ahead": lambda bot: bot.show(dice(bot, 3969), 0, []),
    "an action instead of the throw": lambda bot: (
        bot.show(dice(bot, 1), 0, []),
        bot.see({"event": "ordered"}, 0),
    ),
    "a throw out of order": lambda bot: bot.see(thrown(bot, 3), 0),
    "a throw without our link": lambda bot: bot.see(thrown(bot, 1, "-"), 0),
    "another chain in our place": lambda bot: bot.see(
        {"event": "chained", "seat": 0, "anchor": "cd" * 32}, 0
    ),
}


@pytest.mark.parametrize("lie", LIES)
def test_the_bot_leaves_where_a_server_lies(lie: str) -> None:
    with pytest.raises(SystemExit, match="not fair"):
        LIES[lie](sits())


def test_at_a_slow_table_it_leaves_one_round_ahead_of_the_last_throw() -> None:
    bot = sits("slow")
    assert bot.show(dice(bot, 4000), 0, [1])["index"] == 256
    bot.see(thrown(bot, 1), 0)
    bot.see(thrown(bot, 129), 0)
    assert bot.show(dice(bot, 4000, 256), 0, [1])["index"] == 384


# in the end


def finished() -> tuple[Any, Doc]:
    """A game that was played by a server, and a bot that saw nothing of it but its commitments."""
    chained = json.loads(path_of("web/tests/chained.json").read_text("utf-8"))
    bot = BOT.Dice({"commit": chained["over"]["commit"], "pace": {"kind": "live"}})
    bot.parts = chained["over"]["entropies"]
    return bot, chained["story"]


def test_the_bot_derives_every_roll_again() -> None:
    bot, story = finished()
    assert "come from the links of" in bot.check(story)


def passed_over(facts: list[Doc]) -> None:
    facts[-1]["links"][0] = "-"


def twice(facts: list[Doc]) -> None:
    facts.append(facts[-1])


def not_said(facts: list[Doc]) -> None:
    del facts[0]


@pytest.mark.parametrize("lie", [passed_over, twice, not_said])
def test_the_bot_finds_a_story_whose_throws_cannot_be(lie: Callable[[list[Doc]], None]) -> None:
    bot, story = finished()
    lie(story["facts"])
    with pytest.raises(SystemExit, match="a throw"):
        bot.check(story)


def test_numbers_added_before_the_game_end_with_a_chain() -> None:
    """A seat that changed to a chain and then withholds a link has nothing at all in that throw."""
    parts, fresh = ["11" * 16, "-"], Chain("cd" * 32)
    croupier = ChainCroupier(HOUSE.anchor, parts)
    facts: list[Doc] = [
        {"event": "thrown", "index": 1, "house": HOUSE.link(1), "links": ["-", "-"]},
        {"event": "chained", "seat": 0, "anchor": fresh.anchor},
        {"event": "without", "index": 129, "seat": 0},
        {"event": "thrown", "index": 130, "house": HOUSE.link(130), "links": ["-", "-"]},
    ]
    seeds = []
    for fact, now in zip(facts, (0, 0, 1, 1), strict=True):
        text = {
            "thrown": lambda fact: throw_text(fact["index"], fact["house"], fact["links"]),
            "chained": lambda fact: f"chain {fact['seat']} {fact['anchor']}",
            "without": lambda fact: f"without {fact['index']} {fact['seat']}",
        }[fact["event"]](fact)
        croupier.hear(text, SimpleNamespace(round=now, owed=0))  # type: ignore[arg-type]
        seeds.append(croupier.seed)
        croupier.rest()
    rolls = []
    for throw, seed in ((1, seeds[0]), (130, seeds[3])):
        which = int.from_bytes(hashlib.sha256(f"{seed}/x/1/0/-/{throw}".encode()).digest()[:8]) % 6
        rolls.append(
            {
                "throw": throw,
                "purpose": "x/1/0/-",
                "number": throw,
                "size": 6,
                "which": which,
                "text": f"roll {which + 1}",
            }
        )
    bot = sits()
    bot.parts = parts
    assert bot.check({"facts": facts, "rolls": rolls}).startswith("2 dice")
