"""Last orders at the Spoke: the main line and every way round it, move by move."""

from __future__ import annotations

import pytest
from learner import Play

from gangland.game.game import Game
from gangland.game.positions.position import from_text, to_text
from gangland.game.refusal import Refusal
from gangland.lessons.guide import Guide
from gangland.lessons.shelf import find

ROUND_ONE = (
    "move clubhouse rusty-spoke 1m1r",
    "exploit rusty-spoke",
    "yes",
    "no",
    "promote clubhouse 1m",
    "accept 1",
    "move clubhouse cartel-shipment 1r",
    "exploit cartel-shipment",
    "yes",
)
TO_THE_FIGHT = ("market 2", "accept 2", "recruit", "fight rusty-spoke")
WON = ("backup clubhouse 1m1r", "guns 1", "injure rusty-spoke 1r", "yes", "yes", "yes", "yes")
MAIN = (*ROUND_ONE, *TO_THE_FIGHT, *WON, "move clubhouse gun-factory 1m", "market 0")


def played(*texts: str) -> Play:
    play = Play("mayhem")
    play.do(*texts)
    return play


def beats(play: Play) -> list[str]:
    """The beats that were spoken in, in order."""
    assert play.said
    return list(dict.fromkeys(one.beat for one in play.course.guide.said))


def test_the_main_line_meets_every_beat() -> None:
    play = played(*MAIN)
    wanted = [beat.id for beat in find("mayhem").beats]
    assert beats(play) == wanted
    assert play.course.guide.is_done
    t = play.game.t
    assert (t.round, list(t.cash), list(t.tokens), list(t.standing)) == (3, [10, 10, 7], [6, 4, 5], [3, 1, 3])


def test_the_main_line_says_what_the_storyboard_says() -> None:
    play = played(*MAIN)
    assert [one for one in play.said if not one[-1].isdecimal()] == [
        *("m6-took", "m7-two", "m8-tied", "m9-taken", "m10-broken", "m10-contested"),
        *("m11-dice", "m11-won", "m13-broken", "m14-hot", "m14-fell", "m14-cool", "m14-er", "m14-bye"),
    ]


def test_a_lesson_is_resumed_from_its_log() -> None:
    play = played(*MAIN)
    said = play.said
    anew = Guide(find("mayhem"), play.game.rewound(0))
    for end in range(1, len(play.game.lines) + 1):
        anew.follow(play.game.lines[:end])
    assert anew.said == play.course.guide.said
    anew.follow(play.game.lines[:20])
    assert [one.message.id for one in anew.said] == [f"lesson-{one}" for one in said[: len(anew.said)]]
    whole = play.game.rewound(0)
    whole.replay(play.game.lines)
    assert whole == play.game


def test_the_main_line_replays_from_its_first_order_on() -> None:
    """Offers and promises are no part of a position: the lines make them anew."""
    play = played(*MAIN)
    first = next(at for at, line in enumerate(play.game.lines) if line.startswith("samcro: move"))
    game = from_text(to_text(play.game.rewound(first)))
    game.replay(play.game.lines[first:])
    assert game.t == play.game.t


@pytest.mark.parametrize(
    ("sold", "cash", "said"),
    [(2, 4, "m7-two"), (3, 3, "m7-three"), (1, 2, "m7-sold"), (0, 0, "m7-none")],
)
def test_the_market(sold: int, cash: int, said: str) -> None:
    play = played(*ROUND_ONE)
    before = play.game.t.cash[0]
    play.do(f"market {sold}")
    assert play.game.t.cash[0] - before == cash
    assert said in play.said


@pytest.mark.parametrize(
    ("answers", "totals", "said"),
    [
        (("backup clubhouse 1m1r", "guns 1"), (13, 10), "m11-won"),
        (("backup clubhouse 1m1r", "guns 0"), (10, 10), "m11-tie"),
        (("enough", "guns 1"), (10, 10), "m11-tie"),
        (("enough", "guns 0"), (7, 10), "m11-lost"),
    ],
)
def test_the_four_fights(answers: tuple[str, ...], totals: tuple[int, int], said: str) -> None:
    play = played(*ROUND_ONE, *TO_THE_FIGHT, *answers)
    assert totals_of(play.game) == totals
    if play.game.t.depth > 1 and "injure" in str(play.game.notation.write(play.game.t, 0, first(play.game))):
        play.do("injure rusty-spoke 1r")
    assert said in play.said
    assert play.game.t.leader == (1 if said == "m11-lost" else 0)


def test_what_was_done_before_it_was_spoken_of_is_not_explained() -> None:
    play = played("promote clubhouse 1m", "recruit", "move clubhouse rusty-spoke 1m1r", "exploit rusty-spoke")
    play.do("yes", "no")
    assert "m3-1" in play.said
    assert "m4-1" not in play.said
    assert "m5-1" in play.said, "what comes after it does not wait for it"
    play.do("sit", "market 0", "accept 2")
    assert "m9-1" in play.said
    assert "m10-1" not in play.said


def test_whoever_is_there_already_is_not_sent_there() -> None:
    play = played("move clubhouse cartel-shipment 1r", *ROUND_ONE[:5])
    assert "m6-2" in play.said
    assert "m6-1" not in play.said


def test_orders_are_counted_as_they_are_now() -> None:
    play = played(*ROUND_ONE, "market 2")
    counts = {one.message.id: (one.message.args or {}).get("orders") for one in play.course.guide.said}
    assert play.said
    assert (counts["lesson-m1-3"], counts["lesson-m8-1"]) == (5, 6)


def totals_of(game: Game) -> tuple[int, int]:
    found = {fact.doc["seat"]: fact.doc["total"] for fact in game.facts if fact.doc["event"] == "total"}
    return int(str(found[0])), int(str(found[1]))


def first(game: Game) -> int:
    return game.menu(0).nth(0, 0)


def test_who_does_not_fight_is_fought() -> None:
    play = played(*ROUND_ONE, "market 2", "accept 2", "recruit", "recruit")
    assert "m11-wait" in play.said
    play.do("backup clubhouse 1m1r", "guns 1")
    assert totals_of(play.game) == (13, 10)
    play.do("injure rusty-spoke 1r")
    assert "m11-won" in play.said
    assert "m12-1" not in play.said


def test_both_offers_declined() -> None:
    play = played(*ROUND_ONE[:5], "decline 1")
    assert "m5-declined" in play.said
    play.do(*ROUND_ONE[6:], "market 2", "decline 2", "recruit")
    assert {"m9-declined", "m10-sample", "m10-contested"} <= set(play.said)
    play.do("fight rusty-spoke", *WON)
    assert "m13-1" in play.said
    assert "m13-2" not in play.said


def test_a_counter_offer_is_taken_where_it_gives_goods_for_a_gun() -> None:
    play = played(*ROUND_ONE[:5], "offer to=lin give=goods:2 want=guns:1 counter=1")
    assert "m5-counter" in play.said
    assert any(line.startswith("lin: accept") for line in play.game.lines)


def test_the_boost_leaves_the_truck() -> None:
    play = played(*ROUND_ONE[:3], "yes", "yes", "promote clubhouse 1m", "accept 1")
    assert {"m3-boost", "m6-told"} <= set(play.said)


def test_the_word_kept() -> None:
    play = played(*MAIN[:-2], "move clubhouse last-mile-roadhouse 1m", "market 0")
    assert "m14-kept" in play.said
    assert "m13-broken" not in play.said


def test_who_sells_at_three_falls_at_once() -> None:
    play = played(*MAIN[:-1], "market 1", "fall gun-factory 1m")
    assert {"m14-hot", "m14-you-fall", "m14-fell"} <= set(play.said)
    assert play.game.t.round == 3


def test_the_contested_spoke_cannot_be_exploited() -> None:
    play = played(*ROUND_ONE, "market 2", "accept 2", "recruit")
    with pytest.raises(Refusal) as refused:
        play.do("exploit rusty-spoke")
    assert (refused.value.code, refused.value.rule) == ("contested", "EXP-1")


def test_rivals_keep_away_from_where_the_learner_goes() -> None:
    play = played("move clubhouse sarges-surplus 1m1r")
    assert "m2-ride" in play.said
    spot = play.game.notation.places(play.game.t)["sarges-surplus"]
    assert play.game.t.present[spot] == 1
    play.do("exploit sarges-surplus", "yes")
    assert play.course.guide.beat is not None


def test_from_round_three_on_chance_is_left_alone() -> None:
    def drawn(seed: int) -> list[str]:
        play = Play("mayhem", seed)
        play.do(*MAIN)
        return [line for line in play.game.lines if line.startswith("*: draw")]

    one, other = drawn(1), drawn(2)
    assert one[:7] == other[:7]
    assert one[7:] != other[7:]


def test_what_is_taken_back_was_never_said() -> None:
    play = Play("mayhem")
    before = play.said
    play.journal.take(0, "recruit", 0.0)
    assert "m2-other" in play.said
    play.journal.take(0, "undo", 0.0)
    assert play.said == before
    play.do("move clubhouse rusty-spoke 1m1r")
    assert "m2-other" not in play.said
