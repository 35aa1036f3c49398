"""Positions: text that a person can write, read and change; what cannot be played on from is refused."""

from __future__ import annotations

import json
import re
import tomllib
from copy import deepcopy
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from rambles import GAMES, moments, new_game, pack_of, played, step

from gangland.arena.invariants import broken
from gangland.engine.table import CHANCE, ER, RANDOM, STARTING
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.positions import position
from gangland.game.positions import state as position_state
from gangland.game.positions.position import from_text, to_text
from gangland.game.refusal import Refusal
from gangland.protocol.document import document
from gangland.protocol.parts import Document

DOCS = Path(__file__).parents[2] / "docs" / "notation.md"
Data = dict[str, Any]

EXAMPLE = """
gangland = "position 1"
game = "mayhem"
round = 3
leader = "lin"
turn = "samcro"
starts = ["police-station", "?", "?", "?"]
sites = ["pier-nine", "?", "?", "?", "?", "?"]
exploited = ["pier-nine"]

[[gang]]
id = "samcro"
side = "octane"
cash = 5
guns = 2
orders = 3
standing = 1
crew = { clubhouse = "1m2r", gun-factory = "1m", er = "1r" }

[[gang]]
id = "lin"
cash = 3
guns = 1
orders = 2
crew = { gun-factory = "1m1r" }

[[gang]]
id = "mayans"
cash = 4
orders = 4
crew = { pier-nine = "2m" }
"""


def example() -> str:
    """Return the example, with a starting site that this pack has."""
    return EXAMPLE.replace('starts = ["police-station", "?", "?", "?"]\n', "")


def toml(data: Data) -> str:
    """Return data as TOML: values of a position are written as JSON writes them, but for tables."""
    tables = {key: value for key, value in data.items() if key in ("gang", "state")}
    lines = [f"{json.dumps(key)} = {value_of(value)}" for key, value in data.items() if key not in tables]
    for key, several in tables.items():
        if isinstance(several, dict):
            lines += [
                f"[{key}]",
                *(f"{json.dumps(name)} = {value_of(value)}" for name, value in several.items()),
            ]
        elif isinstance(several, list) and several and all(isinstance(one, dict) for one in several):
            for one in several:
                lines += [
                    f"[[{key}]]",
                    *(f"{json.dumps(name)} = {value_of(value)}" for name, value in one.items()),
                ]
        else:
            lines.insert(0, f"{key} = {value_of(several)}")
    return "\n".join(lines) + "\n"


def value_of(value: object) -> str:
    """Return one value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {value_of(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_of(one) for one in value) + "]"
    return value.isoformat() if isinstance(value, date) else json.dumps(value)


def refusal_of(text: str) -> Refusal:
    """Return why a text is no position."""
    with pytest.raises(Refusal) as refusal:
        from_text(text)
    json.dumps(refusal.value.document())
    return refusal.value


def edited(**changes: object) -> str:
    """Return the example with some keys changed; those of the first gang begin with `gang_`."""
    data = tomllib.loads(example())
    for key, value in changes.items():
        place, name = (data["gang"][0], key[5:]) if key.startswith("gang_") else (data, key)
        place[name] = value
        if value is None:
            del place[name]
    return toml(data)


# written by hand


def test_a_position_written_by_hand_is_as_written() -> None:
    game = from_text(example())
    t = game.t
    assert (t.round, t.leader, game.owed(), t.seats) == (3, 1, [0], 3)
    assert [list(amounts) for amounts in (t.cash, t.guns, t.tokens)] == [[5, 3, 4], [2, 1, 0], [3, 2, 4]]
    assert (list(t.standing), list(t.side)) == ([1, 0, 0], [1, 0, 0])
    assert (t.crew_at(0, 0), t.crew_at(0, ER), t.crew_at(1, STARTING + 3), t.crew_at(2, RANDOM)) == (
        3,
        1,
        2,
        2,
    )
    assert (t.pool_made[0].bit_count(), t.pool_rookies[0]) == (3, 2)
    assert t.used == 1 << RANDOM
    assert list(broken(game.g, t)) == []


def test_it_plays_on_with_given_dice() -> None:
    game = from_text(example())
    for seat, text in (
        (0, "fight gun-factory"),
        (0, "backup clubhouse 1m"),
        (0, "guns 2"),
        (1, "guns 1"),
        (CHANCE, "roll 2"),
        (CHANCE, "roll 5"),
    ):
        game.take(seat, text)
    totals = {fact.doc["seat"]: fact.doc["total"] for fact in game.facts if fact.doc["event"] == "total"}
    assert totals == {0: 5 + 4 + 6, 1: 2 + 3 + 3}


def test_the_example_in_the_docs_is_one() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    examples = [block for block in blocks if "position 1" in block]
    assert examples
    for block in examples:
        game = from_text(block)
        dice = Dice(1)
        for _ in range(60):
            step(game, dice)
            assert list(broken(game.g, game.t)) == []


def test_very_little_needs_to_be_said() -> None:
    gangs = "".join(f'[[gang]]\nid = "{name}"\norders = 1\n' for name in ("samcro", "lin", "mayans"))
    game = from_text('gangland = "position 1"\ngame = "mayhem"\n' + gangs)
    assert (game.t.round, game.owed()) == (1, [0])
    assert [seat.name for seat in game.setup.seats] == ["Player 1", "Player 2", "Player 3"]


def test_hassles_turned_up_are_in_force() -> None:
    cards = {card.id: card for card in pack_of("mayhem").cards}
    hassles = [card for card in cards.values() if card.kind == "hassle" and card.who == "all"]
    game = from_text(edited(turned=[hassles[0].id]))
    assert list(game.t.mods) != list(game.t.base_mods)


def test_hassles_are_aimed_at_whom_they_hit_when_all_stand_where_they_stand() -> None:
    """REV-4: the most or least is measured with the crew in place."""
    aimed = [
        card
        for card in pack_of("wise-guys").cards
        if card.kind == "hassle" and card.of in ("crew", "rookies")
    ]
    card = aimed[0]
    gangs = [("chicago-outfit", "1r"), ("sheldon", "2r"), ("north-side", "3r")]
    text = 'gangland = "position 1"\ngame = "wise-guys"\n' + f'turned = ["{card.id}"]\n'
    for name, crew in gangs:
        text += f'[[gang]]\nid = "{name}"\nstanding = 2\norders = 1\ncrew = {{ clubhouse = "{crew}" }}\n'
    t = from_text(text).t
    width = len(t.mods) // 3
    hit = [
        list(t.mods)[at : at + width] != list(t.base_mods)[at : at + width]
        for at in range(0, 3 * width, width)
    ]
    assert sum(hit) == 1


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"gangland": "position 9"}, "not-a-position"),
        ({"gangland": None}, "not-a-position"),
        ({"rules": "0"}, "rules-version"),
        ({"content": "0"}, "content-hash"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": None}, "unknown-game"),
        ({"game": 3}, "position-key"),
        ({"options": "tea-time"}, "unknown-option"),
        ({"options": "long-haul=99"}, "deck-too-short"),
        ({"gang": "samcro"}, "position-key"),
        ({"gang": []}, "players"),
        ({"round": 0}, "position-number"),
        ({"round": 7}, "position-number"),
        ({"round": True}, "position-number"),
        ({"leader": "nobody"}, "unknown-seat"),
        ({"leader": "*"}, "position-key"),
        ({"turn": "*"}, "position-key"),
        ({"turn": 1}, "position-key"),
        ({"sites": ["atlantis"]}, "position-id"),
        ({"sites": ["pier-nine", "pier-nine"]}, "position-id"),
        ({"sites": ["gun-factory"]}, "position-key"),
        ({"sites": ["back-room-poker"]}, "position-id"),
        ({"sites": ["?"] * 7}, "position-key"),
        ({"opportunities": ["pier-nine"]}, "position-id"),
        ({"turned": ["atlantis"]}, "position-id"),
        ({"turned": "atlantis"}, "position-key"),
        ({"exploited": ["atlantis"]}, "unknown-place"),
        ({"exploited": 4}, "position-key"),
        ({"gang_id": "mob"}, "position-id"),
        ({"gang_id": "lin"}, "position-key"),
        ({"gang_id": None}, "position-id"),
        ({"gang_side": "dark"}, "position-id"),
        ({"gang_cash": -1}, "position-number"),
        ({"gang_cash": 1.5}, "position-number"),
        ({"gang_cash": 10**30}, "position-number"),
        ({"gang_standing": 5}, "position-number"),
        ({"gang_alive": "yes"}, "position-key"),
        ({"gang_alive": False}, "position-crew"),
        ({"gang_crew": "1m"}, "position-key"),
        ({"gang_crew": {"atlantis": "1m"}}, "unknown-place"),
        ({"gang_crew": {"clubhouse": "everybody"}}, "unknown-crew"),
        ({"gang_crew": {"clubhouse": "6m"}}, "position-crew"),
        ({"gang_crew": {"clubhouse": "3m", "er": "3m"}}, "position-crew"),
        ({"gang_crew": {"clubhouse": "6r"}}, "position-crew"),
        ({"gang_player": ""}, "bad-name"),
        ({"gang_player": "Player 2"}, "same-name"),
        ({"state": {}}, "position-state"),
        ({"state": "over"}, "position-state"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_reason(changes: Data, code: str) -> None:
    assert refusal_of(edited(**changes)).code == code


@pytest.mark.parametrize(
    "text",
    ["x = ", "= 1", "\x00", "a" * 5000, "x = " + "[" * 5000, "x = 0x" + "f" * 9999, "x = " + "9" * 9999],
)
def test_what_is_no_toml_is_refused(text: str) -> None:
    assert refusal_of(text).code == ("position-too-deep" if "[[[" in text else "position-syntax")


def test_a_made_man_is_read_by_his_name_alone() -> None:
    """A name whose second letter is an m is no number of made."""
    pack = pack_of("wise-guys")
    gang = pack.gangs[0]
    names = "+".join(man.id for man in gang.made)
    gangs = f'[[gang]]\nid = "{gang.id}"\norders = 1\ncrew = {{ clubhouse = "{names}+2r" }}\n'
    gangs += "".join(f'[[gang]]\nid = "{one.id}"\n' for one in pack.gangs[1:3])
    t = from_text('gangland = "position 1"\ngame = "wise-guys"\n' + gangs).t
    assert (t.made[0], t.rookies[0], t.pool_made[0], t.pool_rookies[0]) == (31, 2, 0, 3)


# there and back


def seen(game: Game) -> list[Document]:
    """Return what everybody sees but deals."""
    docs = [document(game, seat) for seat in range(-1, game.t.seats)]
    return [replace(doc, offers=[], promises=[]) for doc in docs]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_position_read_back_is_the_same_at_any_moment(name: str, seed: int) -> None:
    steps = set()
    for count, game in enumerate(moments(name, seed, deals=False)):
        if game.t.round == 0 or (count % 5 and game.g.step(game.t).id in steps):
            continue
        steps.add(game.g.step(game.t).id)
        text = to_text(game)
        again = from_text(text, game.pack)
        assert to_text(again) == text
        assert seen(again) == seen(game)
        if "[state]" in text:
            fields = (*position_state.NUMBERS, *position_state.VECTORS, *position_state.FLAGS)
            assert [again.t.values()[name] for name in fields] == [game.t.values()[name] for name in fields]
    assert {"PullGuns", "ChooseGoods", "RollDice", "Transactions", "HitGangs", "IssueOrders"} <= steps


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4, 7))
def test_a_position_read_back_plays_on_the_same(name: str, seed: int) -> None:
    for count, game in enumerate(moments(name, seed, deals=False)):
        if game.t.round == 0 or count % 23:
            continue
        one, other = game.branch(), from_text(to_text(game), game.pack)
        for world in (one, other):
            dice = Dice(count)
            for _ in range(40):
                if not world.t.over:
                    step(world, dice)
        assert one.lines[len(game.lines) :] == other.lines
        assert one.facts[len(game.facts) :] == other.facts
        assert seen(one) == seen(other)


def test_a_position_before_the_first_round_is_too_early() -> None:
    for game in moments("wise-guys", 0, 12, deals=False):
        if game.t.round == 0:
            with pytest.raises(Refusal) as refusal:
                to_text(game)
            assert refusal.value.code == "position-too-early"


def test_a_finished_game_has_a_position_too() -> None:
    game = played("mayhem", 0)
    again = from_text(to_text(game))
    assert (again.t.over, again.t.winner, again.owed()) == (True, game.t.winner, [])


def test_between_orders_a_position_says_it_all_in_words() -> None:
    plain = [to_text(game) for game in moments("mayhem", 0, 200, deals=False) if is_plain(game)]
    assert len(plain) > 20
    assert sum("[state]" not in text for text in plain) > len(plain) // 2


def is_plain(game: Game) -> bool:
    """Return whether somebody is to issue an order."""
    return game.t.round > 0 and game.g.step(game.t).id == "IssueOrders"


def test_a_saved_position_can_be_changed() -> None:
    text = next(
        text for text in map(to_text, filter(is_plain, moments("mayhem", 0))) if "[state]" not in text
    )
    richer = re.sub(r"cash = \d+", "cash = 77", text)
    assert set(from_text(richer).t.cash) == {77}


def test_dea_1_a_position_saved_with_discarded_guns_still_reads() -> None:
    """DEA-1: guns of a fight that is over are in nobody's way, as `sealed_off` once said; then it is gone."""
    game = next(one for one in moments("mayhem", 0) if one.t.sealing)
    assert not any(game.t.pulled)
    pulled = list(game.t.pulled)
    text = re.sub(r"\npulled = .*", f"\npulled = {[1] * len(pulled)}", to_text(game))
    for sealed_off, expected in (("false", pulled), ("true", [1] * len(pulled))):
        old = text.replace("[state]\n", f"[state]\nsealed_off = {sealed_off}\n")
        old = re.sub("check = .*", f'check = "{position_state.check_of(tomllib.loads(old))}"', old)
        again = from_text(old)
        assert list(again.t.pulled) == expected
        assert "sealed_off" not in to_text(again)


def test_registers_fit_their_own_position_alone() -> None:
    game = next(one for one in moments("mayhem", 0) if one.t.sealing)
    text = to_text(game)
    assert refusal_of(text.replace("round = 1", "round = 2", 1)).code == "position-state"
    assert refusal_of(text.replace("sealing = ", "sealing = 1")).code == "position-state"
    assert refusal_of(re.sub("check = .*", "", text)).code == "position-state"
    without = text[: text.index("[state]")]
    assert from_text(without).owed()
    assert from_text("# a remark\n" + text).t.sealing == game.t.sealing


def test_the_document_is_the_text() -> None:
    game = played("wise-guys", 1, 99)
    assert position.document(game) == tomllib.loads(to_text(game))
    json.dumps(position.document(game))


# changed at random


@cache
def bases() -> list[Data]:
    """Return positions to be changed: written by hand, between orders, in a fight, in a card, at the end."""
    texts = [example(), to_text(played("mayhem", 0))]
    for name in GAMES:
        seen: set[str] = set()
        for game in moments(name, 1, deals=False):
            where = game.g.step(game.t).id
            if game.t.round > 1 and where not in seen:
                seen.add(where)
                texts.append(to_text(game))
                texts.append(texts[-1].partition("[state]")[0])
    return [tomllib.loads(text) for text in texts]


def paths(value: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """Return the ways to every value inside a value."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in items:
        found += paths(one, (*path, key))
    return found


JUNK = st.one_of(
    st.integers(-3, 12),
    st.integers(-(2**70), 2**70),
    st.booleans(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=4),
    st.sampled_from(
        ["1m", "2m1r", "5r", "er", "clubhouse", "gun-factory", "pier-nine", "samcro", "lin", "?", "*"]
    ),
    st.just(date(1926, 9, 20)),
    st.lists(st.integers(0, 3), max_size=3),
    st.dictionaries(st.sampled_from(["er", "clubhouse", "gun-factory"]), st.sampled_from(["1m", "2r", "9r"])),
)


def change(data: Data, path: tuple[Any, ...], junk: object) -> None:
    """Put something else there, or nothing."""
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    if junk is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = junk


@given(base=st.integers(0, 99), times=st.integers(1, 3), draw=st.data())
def test_a_changed_position_is_refused_or_can_be_played_on(
    base: int, times: int, draw: st.DataObject
) -> None:
    data = deepcopy(bases()[base % len(bases())])
    for _ in range(times):
        change(data, draw.draw(st.sampled_from(paths(data))), draw.draw(st.none() | JUNK))
    try:
        game = from_text(toml(data))
    except Refusal as refusal:
        json.dumps(refusal.document())
        return
    dice = Dice(times)
    for _ in range(30):
        assert list(broken(game.g, game.t)) == []
        if game.t.over:
            break
        step(game, dice)
    to_text(game)


def test_a_position_that_only_one_could_play_is_refused() -> None:
    data = tomllib.loads(example())
    for gang in data["gang"][1:]:
        gang |= {"alive": False, "crew": {}}
    assert refusal_of(toml(data)).code == "position-key"
    data["gang"][2]["alive"] = True
    assert refusal_of(toml(data)).code == "position-key", "the leader is not in the game"
    data["leader"] = "samcro"
    assert from_text(toml(data)).owed() == [0]


def test_positions_take_the_pack_they_are_given() -> None:
    game = from_text(example(), pack_of("mayhem"), packs=("my.toml",), open_deals=True)
    assert game.pack is pack_of("mayhem")
    assert (game.setup.packs, game.setup.open_deals, game.ledger.open_deals) == (("my.toml",), True, True)


def test_a_new_game_has_no_position() -> None:
    assert new_game("mayhem").position == ""
    assert from_text(example()).position == example().rstrip("\n")
