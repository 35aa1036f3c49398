"""Where a game turned: chances at its moments of rest, and what they say of deals and betrayals."""

from __future__ import annotations

import pickle
import subprocess
import sys

import msgspec

from gangland.arena.turning import FEWEST, Reckoner, affordable, looks_at, read, reckon
from gangland.bots.driver import Minds, next_answer
from gangland.bots.roster import make_bot
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.setup import Seat, Setup
from gangland.game.undo import can_undo
from gangland.protocol.aftermath import Turnings


def thugs(name: str, *, fickle: bool = False) -> Game:
    """A game of thugs, who promise each other something in the first round; fickle ones take much back."""
    game = Game(Setup(name, tuple(Seat(one, "thug") for one in "abcd")))
    minds, croupier = Minds(lambda seat: make_bot("thug", seat)), Croupier(5)
    while not game.t.over:
        game.settle_chance(croupier)
        if game.t.over:
            break
        if game.t.round == 1 and not game.ledger.offers:
            names = game.notation.seats(game.t)
            game.take(0, f"offer to={names[1]} give=cash:1 mine=peace:6")
            game.take(1, "accept 1")
        seat = next_answer(game, range(4))
        assert seat is not None
        text = minds.answer(game, seat)
        game.take(seat, text)
        if fickle and len(game.lines) % 3 == 0 and can_undo(game, seat):
            game.take(seat, "undo")
            game.take(seat, text)
    return game


def test_chances_are_told_from_the_first_order_to_the_end() -> None:
    game = thugs("wise-guys")
    found = reckon(game, 2)
    assert found.ready
    assert found.chances[0].round == 1
    assert found.chances[-1].version == len(game.lines)
    assert found.chances[-1].chances == [float(seat == game.t.winner) for seat in range(4)]
    known = {one.version: one.chances for one in found.chances}
    for one in found.turnings:
        assert (known[one.since], known[one.version]) == (one.before, one.after)


def test_what_was_taken_back_is_no_moment_and_changes_nothing() -> None:
    plain, fickle = thugs("mayhem"), thugs("mayhem", fickle=True)
    assert len(fickle.lines) > len(plain.lines)
    assert fickle.t == plain.t
    tables = [[one.table for one in read(game).moments] for game in (plain, fickle)]
    assert tables[0] == tables[1]


def test_a_deal_and_a_betrayal_are_weighed_where_they_were() -> None:
    game = thugs("mayhem")
    found = read(game)
    (deal,) = found.deals
    assert game.lines[deal.version - 1].endswith(": accept 1")
    assert (deal.seat, deal.rival) == (0, 1)
    assert deal.after.cash[1] == deal.before.cash[1] + 1
    broken = [one.doc for one in game.facts if one.doc.get("verdict") == "broken"]
    assert [(one.seat, one.rival) for one in found.broken] == [(one["seat"], one["rival"]) for one in broken]


def test_the_same_position_has_the_same_chances() -> None:
    game = thugs("mayhem")
    table = read(game).moments[3].table
    assert Reckoner(game.g, 3).of(table) == Reckoner(game.g, 3).of(table)


def test_it_is_reckoned_by_a_process_of_its_own() -> None:
    game = thugs("mayhem")
    command = [sys.executable, "-m", "gangland.arena.turning"]
    done = subprocess.run(command, input=pickle.dumps((game, 1)), capture_output=True, check=True)
    *told, found = [msgspec.json.decode(line, type=Turnings) for line in done.stdout.splitlines()]
    assert found == reckon(game, 1)
    assert not any(one.ready for one in told)
    shares = [one.done for one in told]
    assert shares == sorted(set(shares))
    assert 0 < shares[0] < shares[-1] <= 1


def test_it_plays_on_less_often_where_time_is_short() -> None:
    game = thugs("mayhem")
    found = read(game)
    assert affordable(game.g, found, 32, 1e9) == 32
    assert affordable(game.g, found, 32, 0.0) == FEWEST
    assert affordable(game.g, found, 2, 0.0) == 2


def test_what_is_said_to_be_done_is_done_in_the_end() -> None:
    game = thugs("mayhem")
    shares: list[float] = []
    reckon(game, 2, tell=shares.append)
    assert shares == sorted(shares)
    assert len(shares) <= 2 * looks_at(read(game))
    assert shares[-1] > 1 / 2
