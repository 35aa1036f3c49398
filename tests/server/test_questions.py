from __future__ import annotations

import random
from pathlib import Path

from rig import (
    Doc,
    Player,
    any_answer,
    in_round_one,
    journal,
    new_table,
    open_house,
    play_on,
    run,
    settings,
    sit_down,
)
from scenes import last_call
from wise import wg

from gangland.game.game import Game
from gangland.game.setup import Setup, seats_of
from gangland.protocol.enquiries import preview
from gangland.server.settings import Rates


def test_questions_are_answered_and_change_nothing(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await in_round_one(house)
        await play_on(room, players, random.Random(4), 12)
        seat = journal(room).owed()[0]
        player = players[seat]
        before = (list(journal(room).game.lines), player.version())

        async def ask(what: str, **rest: object) -> Doc:
            player.number += 1
            return (await player.say(type="ask", id=f"q{player.number}", what=what, **rest))[0]

        assert (await ask("why", action="sit"))["result"]["legal"] in (True, False)
        why = await ask("why", action="exploit er")
        assert why["result"]["reason"]["code"] == "nothing-to-exploit"
        assert why["result"]["reason"]["rule"] == "EXP-2"
        assert (await ask("why", action="say to=all text=x"))["result"]["reason"]["code"] == "not-an-action"
        shut = await ask("shut", action="exploit", place="clubhouse")
        assert [one["code"] for one in shut["result"]["reasons"]] == ["no-crew-there"]
        preview = await ask("preview", action="recruit")
        assert preview["result"]["legal"]
        assert preview["result"]["story"][0]["event"] == "recruited"
        assert (await ask("odds", place="er"))["code"] == "no-fight-there"
        past = await ask("past", version=3)
        assert past["result"]["version"] == 3
        assert past["result"]["document"]["round"] == 0
        now = await ask("past", version=player.version())
        assert now["result"]["document"] == player.heard("update")[-1]["document"]
        assert (await ask("past", version=100_000))["code"] == "no-such-version"
        assert (list(journal(room).game.lines), player.version()) == before
        onlooker = Player(room)
        await onlooker.hello()
        assert (await onlooker.say(type="ask", id="1", what="past", version=2))[0]["type"] == "answer"
        assert (await onlooker.say(type="ask", id="1", what="odds"))[0]["code"] == "not-your-seat"
        await house.close()

    run(story())


def test_inf_4_a_preview_ends_where_the_hands_of_others_decide() -> None:
    """Whom the next last call hits cannot be known from one's own view, so nothing is said of it."""
    s = wg(4, 2)
    for seat, cash in enumerate((1, 9, 2, 2)):
        s.crew(seat, seat, made=1)
        s.own(seat, cash=cash, goods=1)
    s.own(0, goods=5)
    s.t.leader = s.t.first = 3
    last_call(s, "police-raid", "election-day")
    assert s.asked() == {0}
    game = Game(Setup("wise-guys", seats_of(("Ann", "Bob", "Cid", "Dot"))), s.pack, s.t)
    told = preview(game, 0, "no")
    assert {line.event for line in told.story} == {"gained"}
    game.take(0, "no")
    assert game.t.leader == 1


def test_fgt_5_odds_are_counted_throw_by_throw(folder: Path) -> None:
    async def story() -> int:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        chooser = random.Random(9)
        found = 0
        while room.record.state != "over" and found < 5:
            doc = players[0].heard("update")[-1]["document"]
            if doc["fight"] and 0 in doc["fight"]["in"] and doc["step"] in ("PullGuns", "CallForBackup"):
                answer = (await players[0].say(type="ask", id=str(found), what="odds"))[0]["result"]
                assert all(0 <= chance <= 1 for row in answer["chances"] for chance in row)
                assert answer["chances"] == sorted(answer["chances"])
                found += 1
            await play_on(room, players, chooser, 1)
        await house.close()
        return found

    assert run(story()) == 5


def test_every_preview_is_possible_in_every_position(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        for game in ("mayhem", "wise-guys"):
            room, players = await sit_down(house, new_table(game))
            chooser = random.Random(11)
            while room.record.state != "over":
                for seat in journal(room).owed():
                    text = any_answer(room, seat, chooser)
                    answer = (await players[seat].say(type="ask", id="p", what="preview", action=text))[0]
                    assert answer["type"] == "answer", answer
                    assert answer["result"]["legal"]
                await play_on(room, players, chooser, 1)
        await house.close()

    run(story())


def test_the_past_has_its_price(folder: Path) -> None:
    async def story() -> None:
        rates = Rates(messages=(5, 0), past=(3, 0))
        house = open_house(settings(folder, rates=rates))
        room, players = await sit_down(house, new_table())
        replies = [(await players[0].say(type="ask", id=str(n), what="past", version=1))[0] for n in range(6)]
        assert [one["type"] for one in replies] == ["answer"] * 3 + ["refused"] + ["error"] * 2
        assert replies[3]["code"] == "too-much"
        await house.close()
        assert room.journal is not None

    run(story())
