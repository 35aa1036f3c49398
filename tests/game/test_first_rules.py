"""Games begun under the first version of the rules: their deals replay as they were made.

The logs and how they ended were written by the version that played them: gifts that changed hands at once,
offers that outlived a fist, and offers of what was outside a closed one.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gangland.engine.table import GUN_FIST, OPEN
from gangland.game.deals.first_ledger import FirstLedger
from gangland.game.game import Game
from gangland.game.games import FIRST_RULES
from gangland.game.logs import log
from gangland.game.refusal import Refusal

KEPT = Path(__file__).parent / "first_rules"
ENDS = json.loads((KEPT / "ends.json").read_text("utf-8"))
DEALS = ("offered", "accepted", "declined", "withdrawn", "lapsed", "gone", "gift", "dealt", "judged")


def replayed(name: str) -> Game:
    """Return the game of a log, replayed under the rules it names."""
    return log.load(KEPT / name)


@pytest.mark.parametrize("name", list(ENDS))
def test_dea_a_game_under_the_first_rules_replays_as_it_was(name: str) -> None:
    game = replayed(name)
    seats = range(game.t.seats)
    assert game.setup.rules == FIRST_RULES
    assert {
        "hands": [[game.t.asset(seat, asset) for asset in range(3)] for seat in seats],
        "offers": [offer.state for offer in game.ledger.offers],
        "promises": [promise.verdict.value for promise in game.ledger.promises],
        "told": [
            [fact.doc["event"] for fact in game.told(seat) if fact.doc["event"] in DEALS]
            for seat in (-1, *seats)
        ],
    } == ENDS[name]


@pytest.mark.parametrize("name", list(ENDS))
def test_dea_3_under_the_first_rules_a_gift_needs_no_answer(name: str) -> None:
    """DEA-3: in a game of then a gift changes hands at once, on copies and after rewinding too."""
    whole = replayed(name)
    at = next(number for number, line in enumerate(whole.lines) if ": gift to=" in line)
    for game in (whole.rewound(at), whole.rewound(at).branch()):
        assert isinstance(game.ledger, FirstLedger)
        assert isinstance(game.ledger.copy(), FirstLedger)
        game.replay([whole.lines[at]])
        assert game.facts[-2].doc["event"] == "gift"
        assert game.ledger.offers == whole.rewound(at).ledger.offers


def test_dea_1_then_an_offer_waited_for_the_fist_to_open() -> None:
    """DEA-1: it was not withdrawn; what the fist might hold could be taken again when it was open."""
    game = replayed("mayhem-deals-1.log")
    found = 0
    for at in range(len(game.lines)):
        if ": guns " in game.lines[at] and not found:
            then = game.rewound(at)
            seat = then.notation.parse_seat(then.t, game.lines[at].partition(":")[0])
            rival = (seat + 1) % then.t.seats
            if then.t.sealing == GUN_FIST and len(then.owed()) > 1:
                found += 1
                then.take(seat, f"offer to={then.notation.seat(then.t, rival)} give=guns:1")
                then.replay([game.lines[at]])
                assert then.t.fist[seat] != OPEN
                assert then.ledger.offers[-1].state == "open"
                with pytest.raises(Refusal) as refusal:
                    then.take(rival, f"accept {len(then.ledger.offers_seen(rival))}")
                assert (refusal.value.code, refusal.value.rule) == ("fist-closed", "DEA-1")
    assert found
