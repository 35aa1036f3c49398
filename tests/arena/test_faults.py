"""Fuzzing would find what must not happen: faults planted in copies of the sources, never compiled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from planting import Change, look, plant, run

from gangland.game.logs.log import read_lines

LOST_COUNT: Change = ("rulesets/people.py", "    t.pool_rookies[seat] -= rookies\n", "")

FAULTS: dict[str, tuple[str, Change]] = {
    "a crash": (
        r"crash: ValueError",
        ("rulesets/orders.py", "t.show(ev.SAT, seat)", 'raise ValueError("sat")'),
    ),
    "crew from nowhere": (r"crew of seat \d", LOST_COUNT),
    "debts": (
        r"seat \d owes",
        ("rulesets/standing.py", "-min(-amount, t.asset(seat, asset))", "amount"),
    ),
    "presence noted wrong": (
        r"presence at place",
        ("engine/table.py", "            self.present[place] &= ~(1 << seat)", "            pass"),
    ),
    "a question without an answer": (
        r"asked and cannot answer|ZeroDivisionError",
        ("rulesets/market.py", "menu.add_number(MARKET, min(t.goods[seat], limit(g, t, seat)))", "pass"),
    ),
    "a game without end": (
        r"does not end",
        ("rulesets/rounds.py", "t.round += 1\n", "t.round = min(t.round + 1, 3)\n"),
    ),
    "a copy that shares": (
        r"copy changed the original",
        ("engine/table.py", "t.tokens = self.tokens[:]", "t.tokens = self.tokens"),
    ),
    "a list that is too short": (
        r"not counted right|not legal",
        ("engine/menu.py", "if 0 <= mates <= rookies:", "if 0 < mates <= rookies:"),
    ),
    "notation that reads otherwise": (
        r"notation reads back|crash: Refusal",
        ("game/notation.py", 'f"{made.bit_count()}m{', 'f"{made}m{'),
    ),
    "a position that forgets": (
        r"position read back",
        ("game/positions/reader.py", 't.first = self.seat("first", t.leader)', "t.first = 0"),
    ),
    "a refusal that changes something": (
        r"a refused deal changed the table",
        (
            "game/deals/ledger.py",
            'raise Refusal("not-your-offer"',
            'self.close(offer, "gone")\n            raise Refusal("not-your-offer"',
        ),
    ),
    "a replay that differs": (
        r"the replay",
        ("game/game.py", "game.replay(self.lines[:lines])", "game.replay(self.lines[: lines - 1])"),
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    what, change = FAULTS[fault]
    assert re.search(what, look(tmp_path, "mayhem", 4, change))


def test_a_finding_comes_with_its_log_and_the_command_that_shows_it_again(tmp_path: Path) -> None:
    plant(tmp_path, LOST_COUNT)
    seen = run(tmp_path, "-m", "gangland", "fuzz", "--seed", "7", "--games", "2", "--lang", "en")
    assert seen.returncode == 1
    command = re.search(r"gangland (fuzz .*--games 1)", seen.stderr)
    assert command, seen.stderr
    logs = sorted(tmp_path.glob("*.log"))
    assert [log.name for log in logs] == ["fuzz-mayhem-7-0.log", "fuzz-mayhem-7-1.log"]
    for log in logs:
        assert log.name in seen.stderr
        assert read_lines(log)[0].startswith("gangland log")
    before = logs[0].read_bytes()
    again = run(tmp_path, "-m", "gangland", *command[1].split(), "--lang", "en")
    assert again.returncode == 1
    assert logs[0].read_bytes() == before
    assert again.stderr.splitlines()[0] == seen.stderr.splitlines()[0]


def test_a_command_that_finds_nothing_says_so(tmp_path: Path) -> None:
    plant(tmp_path)
    done = run(tmp_path, "-m", "gangland", "fuzz", "--game", "wise-guys", "--games", "1", "--lang", "en")
    assert (done.returncode, done.stderr, list(tmp_path.glob("*.log"))) == (0, "", [])
