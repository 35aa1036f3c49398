"""Flowers for Mr. Sheldon: the main line and every way round it, move by move."""

from __future__ import annotations

import pytest
from learner import Play

from gangland.game.game import Game
from gangland.game.positions.position import from_text, to_text
from gangland.lessons.shelf import find

ROUND_ONE = (
    "start dean-obanion+george-moran+jack-zuta",
    "move clubhouse boxing-gym dean-obanion+1r",
    "exploit boxing-gym",
    "option 1",
    "promote clubhouse vincent-drucci",
    "accept 1",
    "move clubhouse city-hall jack-zuta+1r",
    "exploit city-hall",
)
TALKED = ("market 2", "accept 2", "fight city-hall", "enough", "yes")
SLUGGED = (
    *("fight boxing-gym", "backup clubhouse george-moran", "enough", "guns 1", "injure boxing-gym 1r"),
    *("yes", "option 1"),
)
MAIN = (*ROUND_ONE, *TALKED, *SLUGGED, "order", "order", "market 0", "bribe")


def played(*texts: str) -> Play:
    play = Play("wise-guys")
    play.do(*texts)
    return play


def totals_of(game: Game) -> tuple[int, int]:
    found = [fact.doc for fact in game.facts if fact.doc["event"] == "total"]
    return int(str(found[-2]["total"])), int(str(found[-1]["total"]))


def test_the_main_line_meets_every_beat() -> None:
    play = played(*MAIN)
    assert play.said
    spoken = list(dict.fromkeys(one.beat for one in play.course.guide.said))
    assert spoken == [beat.id for beat in find("wise-guys").beats]
    assert play.course.guide.is_done
    t = play.game.t
    assert (t.round, list(t.cash), list(t.tokens), list(t.standing)) == (3, [9, 9, 10], [6, 5, 8], [1, 3, 1])
    assert t.leader == 0


def test_the_main_line_says_what_the_storyboard_says() -> None:
    play = played(*MAIN)
    assert [one for one in play.said if not one[-1].isdecimal()] == [
        *(
            "w3-or",
            "w6-hijack",
            "w6-took",
            "w7-two",
            "w8-six",
            "w8-tied",
            "w9-taken",
            "w10-backup",
            "w10-won",
        ),
        *("w11-broken", "w11-contested", "w12-dice", "w12-injured", "w12-won", "w13-boost", "w13-petty"),
        *("w14-word", "w14-judge", "w14-man", "w14-er", "w14-kept", "w14-bye"),
    ]


def test_the_main_line_replays_from_its_first_order_on() -> None:
    play = played(*MAIN)
    first = next(at for at, line in enumerate(play.game.lines) if line.startswith("north-side: move"))
    game = from_text(to_text(play.game.rewound(first)))
    game.replay(play.game.lines[first:])
    assert game.t == play.game.t


@pytest.mark.parametrize(
    ("sold", "cash", "said"), [(2, 4, "w7-two"), (3, 3, "w7-three"), (1, 2, "w7-sold"), (0, 0, "w7-none")]
)
def test_the_market(sold: int, cash: int, said: str) -> None:
    play = played(*ROUND_ONE)
    before = play.game.t.cash[0]
    play.do(f"market {sold}")
    assert play.game.t.cash[0] - before == cash
    assert said in play.said


def test_other_men_and_another_house() -> None:
    play = played("start earl-weiss+george-moran+vincent-drucci", "move clubhouse gun-factory earl-weiss")
    assert {"w1-other", "w2-drive"} <= set(play.said)


def test_the_other_door_makes_a_man_at_no_cost() -> None:
    play = played(*ROUND_ONE[:3], "option 0")
    cash = play.game.t.cash[0]
    assert (cash, "w3-or" in play.said) == (4, True)


def test_zuta_alone_ties_and_the_boss_names_himself() -> None:
    alone = (*ROUND_ONE[:6], "move clubhouse city-hall jack-zuta", "exploit city-hall")
    play = played(*alone, "market 2", "accept 2", "fight city-hall", "enough")
    assert totals_of(play.game) == (7, 7)
    assert "w10-tie" in play.said
    play.do("name north-side")
    assert "w10-won" in play.said


@pytest.mark.parametrize(
    ("answers", "totals", "said"),
    [
        (("backup clubhouse george-moran", "enough", "guns 1"), (14, 11), "w12-won"),
        (("backup clubhouse george-moran", "enough", "guns 0"), (11, 11), "w12-tie"),
        (("enough", "guns 1"), (11, 11), "w12-tie"),
        (("enough", "guns 0"), (8, 11), "w12-lost"),
    ],
)
def test_the_four_fights(answers: tuple[str, ...], totals: tuple[int, int], said: str) -> None:
    play = played(*ROUND_ONE, *TALKED, "fight boxing-gym", *answers)
    assert totals_of(play.game) == totals
    if said == "w12-tie":
        assert said in play.said
        play.do("name north-side")
    if "injure" in play.game.notation.write(play.game.t, 0, play.game.menu(0).nth(0, 0)):
        play.do("injure boxing-gym 1r")
    assert ("w12-lost" if said == "w12-lost" else "w12-won") in play.said
    assert play.game.t.leader == (1 if said == "w12-lost" else 0)


def test_who_does_not_fight_is_fought() -> None:
    play = played(*ROUND_ONE, *TALKED, "recruit")
    assert "w12-wait" in play.said
    assert any(line == "sheldon: fight boxing-gym" for line in play.game.lines)


def test_both_offers_declined() -> None:
    play = played(*ROUND_ONE[:5], "decline 1", *ROUND_ONE[6:], "market 2", "decline 2", *TALKED[2:])
    assert {"w5-declined", "w9-declined", "w11-sample"} <= set(play.said)


def test_the_broken_word_and_no_judge() -> None:
    play = played(*MAIN[:-2], "market 1")
    assert {"w14-broken", "w14-no-judge", "w14-man"} <= set(play.said)
    play.do("fall clubhouse vincent-drucci")
    assert play.game.t.round == 3


def test_no_gun_and_not_called() -> None:
    fight = ("fight boxing-gym", "backup clubhouse george-moran", "enough", "guns 0", "name north-side")
    play = played(
        *ROUND_ONE, *TALKED, *fight, "injure boxing-gym 1r", "no", "order", "order", "order", "market 0"
    )
    assert "w14-safe" in play.said
    assert play.game.t.standing[0] == 4
