"""DEA-3: promises bind nobody, and are judged. Both games have the same."""

from __future__ import annotations

import pytest
from dealing import (
    NAMES,
    both_games,
    dealing,
    give,
    hands,
    heard,
    pass_time,
    promised,
    refused,
    seated,
    stage,
    state_of,
    to_end,
    to_round,
    verdict,
)
from scenes import at_the_brink, turn, worsen
from stage import FACTORY, OPPORTUNITY_PLACE, SOURCE, Stage

from gangland.engine.table import CHANCE
from gangland.game.deals.deal import Verdict
from gangland.game.game import Game
from gangland.game.setup import Setup, seats_of
from gangland.protocol.document import document
from gangland.rulesets.procedures import ROUND
from gangland.rulesets.view import NOBODY

# DEA-3: promises bind nobody


@both_games
def test_dea_3_a_promise_bars_nothing(name: str) -> None:
    """DEA-3: with every promise given, every action is as legal as before."""
    s = stage(name)
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
        s.crew(seat, seat, made=1)
    game = seated(turn(s, 1))
    before = list(game.menu(1).rows)
    vows = [
        "avoid:gun-factory:2",
        "peace:2",
        "leave:gun-factory:2",
        "pay:cash:5:2",
        "sell:0:2",
        "word:2:honest",
    ]
    game.take(1, "offer to=seat3 " + " ".join(f"mine={vow}" for vow in vows))
    game.take(2, "accept 1")
    assert len(game.ledger.promises) == 6
    assert list(game.menu(1).rows) == before
    game.take(1, "fight gun-factory")
    assert [
        promise.clause.vow.value for promise in game.ledger.promises if promise.verdict is Verdict.BROKEN
    ] == ["peace"]


def test_dea_3_promises_both_ways() -> None:
    """DEA-3: mine to them, theirs to me, noted when the deal is made and not before."""
    game = dealing()
    game.take(0, "offer to=seat2 mine=peace:2 theirs=pay:cash:3:2 theirs=peace:2")
    assert game.ledger.promises == []
    game.take(1, "accept 1")
    given = [(one.by, one.to, one.clause.vow.value) for one in game.ledger.promises]
    assert given == [(0, 1, "peace"), (1, 0, "pay"), (1, 0, "peace")]


@pytest.mark.parametrize("clause", ["peace:0", "peace:7", "word:0:x", "pay:cash:1:99", "sell:1:0"])
def test_dea_3_a_promise_ends_in_a_round_to_come(clause: str) -> None:
    """DEA-3: neither over before it begins nor after the game."""
    refused(dealing(), 0, f"offer to=seat2 mine={clause}", "bad-deadline", "DEA-3")


@pytest.mark.parametrize(
    ("clause", "code"),
    [
        ("love:3", "unknown-vow"),
        ("", "unknown-vow"),
        ("avoid:clubhouse:3", "bad-place"),
        ("leave:er:3", "bad-place"),
        ("avoid:atlantis:3", "unknown-place"),
        ("avoid:3", "unknown-place"),
        ("pay::3", "empty-promise"),
        ("pay:orders:1:3", "not-tradable"),
        ("pay:cash:1:x", "not-a-number"),
        ("sell:x:3", "not-a-number"),
        ("peace:-1", "not-a-number"),
        ("peace:999999", "not-a-number"),
        ("'word:3:two\nlines'", "bad-text"),
        ("'word:3:" + "x" * 281 + "'", "bad-text"),
    ],
)
def test_dea_3_a_promise_makes_sense(clause: str, code: str) -> None:
    """DEA-3: what nobody could judge or read is refused, and says why."""
    refused(dealing(), 0, f"offer to=seat2 theirs={clause}", code)


def test_dea_3_a_deal_has_six_promises_a_side() -> None:
    """DEA-3: more is refused."""
    game = dealing()
    game.take(0, "offer to=seat2" + " mine=peace:1" * 6 + " theirs=peace:1" * 6)
    refused(game, 0, "offer to=seat2" + " mine=peace:1" * 7, "too-many-clauses", "DEA-3")


def test_dea_3_what_became_of_a_promise_is_told_to_its_parties() -> None:
    """DEA-3, INF-3: to the two of them, and nobody else."""
    game = promised("mayhem", "pay:cash:1:1")
    give(game, 1, 2, "cash:1")
    for seat in (1, 2):
        assert game.told(seat)[-1].doc == {
            "event": "judged",
            "promise": 1,
            "seat": 1,
            "rival": 2,
            "clause": "pay:cash:1:1",
            "verdict": "kept",
        }
    for seat in (NOBODY, 0, 3):
        assert heard(game, seat) == ["dealt", "dealt"]
        assert document(game, seat).promises == []


def with_crew(s: Stage) -> None:
    """Have seats 1, 2 and 3 at the gun factory, with more at home."""
    for seat in (1, 2, 3):
        s.crew(seat, FACTORY, made=1)
        s.crew(seat, seat, made=2, rookies=1)
        s.own(seat, tokens=3)


# avoid


@both_games
def test_dea_3_avoid_is_kept_by_staying_away(name: str) -> None:
    """DEA-3: judged when the round is over."""
    game = to_round(promised(name, "avoid:gun-factory:2"), 2)
    assert verdict(game) is Verdict.OPEN
    assert verdict(to_round(game, 3)) is Verdict.KEPT


@both_games
def test_dea_3_avoid_is_broken_by_moving_in(name: str) -> None:
    """DEA-3: at once, and once broken it stays so."""
    game = promised(name, "avoid:gun-factory:2", with_crew)
    crew = "1m" if name == "mayhem" else game.notation.crew(game.t, 1, game.t.made[1 * 20 + 1] & 2, 0)
    game.take(1, f"move clubhouse gun-factory {crew}")
    assert verdict(game) is Verdict.BROKEN
    assert verdict(to_round(game, 3)) is Verdict.BROKEN


def test_dea_3_avoid_is_broken_by_backup() -> None:
    """DEA-3: crew called into a fight there has entered it."""
    s = stage()
    with_crew(s)
    game = seated(turn(s, 2))
    game.take(1, "offer to=seat3 mine=avoid:gun-factory:1")
    game.take(2, "accept 1")
    game.take(2, "fight gun-factory")
    while game.owed() != [1]:
        pass_time(game)
    game.take(1, "backup clubhouse 1r")
    assert verdict(game) is Verdict.BROKEN


@pytest.mark.parametrize(
    "moves",
    [
        [(1, "move clubhouse cut-bag-op 1r")],
        [(1, "move gun-factory cut-bag-op 1m")],
        [(1, "sit"), (2, "move clubhouse gun-factory 1m")],
    ],
)
def test_dea_3_avoid_is_about_entering_that_place_oneself(moves: list[tuple[int, str]]) -> None:
    """DEA-3: going elsewhere, leaving, or somebody else's going there does not break it."""
    game = promised("mayhem", "avoid:gun-factory:1", with_crew)
    for seat, text in moves:
        game.take(seat, text)
    assert verdict(game) is Verdict.OPEN
    assert verdict(to_round(game, 2)) is Verdict.KEPT


def test_dea_3_avoid_means_the_place_and_not_the_spot() -> None:
    """DEA-3, REV-5: an opportunity that is gone cannot be entered; the next one is another place."""

    def with_opportunity(s: Stage) -> None:
        s.site(OPPORTUNITY_PLACE, "back-room-poker")
        s.crew(1, 1, made=1)

    game = promised("mayhem", "avoid:back-room-poker:4", with_opportunity)
    assert verdict(to_round(game, 2)) is Verdict.KEPT
    assert document(game, 1).promises[0].clause.text == "avoid:back-room-poker:4"


def test_dea_3_avoid_is_kept_where_the_place_is_bombed() -> None:
    """DEA-3, OPT-7: what stands there next is another place."""
    s = Stage(4, "wise-guys", bombing=1)
    for seat in range(4):
        s.own(seat, guns=1, standing=2)
    s.crew(1, 1, rookies=1)
    s.at(s.step_of(ROUND, "Bombing"))
    setup = Setup("wise-guys", seats_of(NAMES), {"bombing": 1})
    game = Game(setup, s.pack, s.run().t)
    game.take(1, "offer to=seat3 mine=avoid:gun-factory:3")
    game.take(2, "accept 1")
    game.take(0, "bomb gun-factory")
    assert verdict(game) is Verdict.OPEN
    game.take(CHANCE, "draw dog-track")
    assert verdict(game) is Verdict.KEPT


# peace


@both_games
def test_dea_3_peace_is_kept_by_starting_no_fight(name: str) -> None:
    """DEA-3: judged when the round is over."""
    assert verdict(to_round(promised(name, "peace:1", with_crew), 2)) is Verdict.KEPT


@both_games
def test_dea_3_peace_is_broken_by_a_fight_with_me_in_it(name: str) -> None:
    """DEA-3: a pile-up counts."""
    game = promised(name, "peace:1", with_crew)
    game.take(1, "fight gun-factory")
    assert verdict(game) is Verdict.BROKEN


def test_dea_3_peace_is_not_broken_by_a_fight_with_others() -> None:
    """DEA-3: nor by being attacked by whom it was promised to."""

    def apart(s: Stage) -> None:
        s.crew(1, FACTORY, made=1)
        s.crew(3, FACTORY, made=1)
        s.crew(1, SOURCE, made=1)
        s.crew(2, SOURCE, made=1)

    game = promised("mayhem", "peace:1", apart)
    game.take(1, "fight gun-factory")
    while game.t.fight_place >= 0:
        pass_time(game)
    game.take(2, "fight cut-bag-op")
    assert verdict(game) is Verdict.OPEN


# leave


@both_games
def test_dea_3_leave_is_kept_by_leaving(name: str) -> None:
    """DEA-3: as soon as the last has left."""

    def two(s: Stage) -> None:
        s.crew(1, FACTORY, rookies=2)
        s.own(1, tokens=2)

    game = promised(name, "leave:gun-factory:1", two)
    game.take(1, "move gun-factory clubhouse 1r")
    assert verdict(game) is Verdict.OPEN
    while game.owed() != [1]:
        pass_time(game)
    game.take(1, "move gun-factory clubhouse 1r")
    assert verdict(game) is Verdict.KEPT


@both_games
def test_dea_3_leave_is_broken_by_still_being_there(name: str) -> None:
    """DEA-3: when the round is over."""
    game = promised(name, "leave:gun-factory:1", lambda s: s.crew(1, FACTORY, rookies=1))
    assert verdict(game) is Verdict.OPEN
    assert verdict(to_round(game, 2)) is Verdict.BROKEN


def test_dea_3_leave_is_kept_where_nobody_is() -> None:
    """DEA-3: who is not there has left."""
    assert verdict(promised("mayhem", "leave:gun-factory:3")) is Verdict.KEPT


@pytest.mark.parametrize(("until", "became"), [(1, Verdict.BROKEN), (2, Verdict.KEPT)])
def test_dea_3_crew_that_stays_till_the_place_closes_has_not_left_in_that_round(
    until: int, became: Verdict
) -> None:
    """DEA-3, CLN-1: being sent home by the clean-up is no leaving in time, but it is leaving."""

    def on_opportunity(s: Stage) -> None:
        s.site(OPPORTUNITY_PLACE, "back-room-poker")
        s.crew(1, OPPORTUNITY_PLACE, rookies=1)

    promise = f"leave:back-room-poker:{until}"
    assert verdict(to_round(promised("mayhem", promise, on_opportunity), 2)) is became


# sell


@both_games
@pytest.mark.parametrize(("sold", "expected"), [(0, Verdict.KEPT), (1, Verdict.KEPT), (2, Verdict.BROKEN)])
def test_dea_3_sell_is_about_the_market(name: str, sold: int, expected: Verdict) -> None:
    """DEA-3: at most so much at any market till then."""
    game = promised(name, "sell:1:1")
    while game.t.sealing == 0:
        pass_time(game)
    game.take(1, f"market {sold}")
    assert verdict(game) is Verdict.OPEN, "a fist tells nothing"
    for seat in (0, 2, 3):
        game.take(seat, "market 0")
    assert verdict(to_round(game, 2)) is expected


# words, deadlines, ends


@both_games
def test_dea_3_words_alone_nobody_can_judge(name: str) -> None:
    """DEA-3: anything can be promised in words; when the time is up it is left to the two."""
    game = promised(name, "'word:2:I will: vote for you, twice'")
    assert document(game, 2).promises[0].clause.text == "word:2:I will: vote for you, twice"
    assert verdict(to_round(game, 2)) is Verdict.OPEN
    assert verdict(to_round(game, 3)) is Verdict.MOOT


CLAUSES = ["avoid:gun-factory:6", "peace:6", "leave:gun-factory:6", "pay:cash:1:6", "sell:1:6", "word:6:x"]


@both_games
@pytest.mark.parametrize(
    ("clause", "expected"),
    list(
        zip(
            CLAUSES,
            [Verdict.KEPT, Verdict.KEPT, Verdict.BROKEN, Verdict.BROKEN, Verdict.KEPT, Verdict.MOOT],
            strict=True,
        )
    ),
)
def test_dea_3_the_last_round_is_judged_at_the_end(name: str, clause: str, expected: Verdict) -> None:
    """DEA-3, END-1: when the game is over no promise is open."""
    s = stage(name)
    s.t.round = s.t.rounds
    s.crew(1, FACTORY, rookies=1)
    game = seated(turn(s, 1))
    game.take(1, f"offer to=seat3 mine={clause}")
    game.take(2, "accept 1")
    assert verdict(to_end(game)) is expected
    assert "judged" in heard(game, 2)


@pytest.mark.parametrize("clause", CLAUSES)
@pytest.mark.parametrize("gone", [1, 2])
def test_dea_3_a_disbanded_gang_leaves_its_promises_moot(clause: str, gone: int) -> None:
    """DEA-3, STD-4: those it gave and those it was given."""

    def brink(s: Stage) -> None:
        at_the_brink(s, gone)
        s.crew(1, FACTORY, rookies=1)

    s = stage()
    brink(s)
    game = seated(turn(s, 1))
    game.take(1, f"offer to=seat3 mine={clause}")
    game.take(2, "accept 1")
    s.t = game.t
    worsen(s, gone, 1)
    assert not game.t.is_alive(gone)
    game.take(0, "say to=all text=dear-me")
    assert verdict(game) is Verdict.MOOT


def test_dea_3_a_broken_promise_stays_broken_when_the_gang_is_gone() -> None:
    """DEA-3, STD-4: only open ones become moot."""
    game = promised("mayhem", "peace:1", with_crew)
    game.take(1, "fight gun-factory")
    game.t.alive &= ~2
    game.take(0, "say to=all text=well")
    assert verdict(game) is Verdict.BROKEN


def test_dea_3_an_early_end_leaves_promises_moot() -> None:
    """DEA-3, STD-4: when one gang is left the game is over and nothing more can be kept."""
    s = stage()
    at_the_brink(s, 0, 2, 3)
    game = seated(turn(s, 1))
    game.take(1, "offer to=seat3 mine=peace:3")
    game.take(2, "accept 1")
    s.t = game.t
    for seat in (0, 2, 3):
        worsen(s, seat, 1)
    assert game.t.over
    game.take(1, "say to=all text=mine")
    assert verdict(game) is Verdict.MOOT


def test_dea_3_an_offer_does_not_outlive_its_promises() -> None:
    """DEA-3, DEA-4: one taken when its promises are over has lapsed."""
    game = dealing()
    game.take(0, "offer to=seat2 give=cash:1 mine=peace:1 until=3")
    to_round(game, 2)
    before = hands(game)
    game.take(1, "accept 1")
    assert (state_of(game, 1, 1), hands(game), game.ledger.promises) == ("lapsed", before, [])
