"""Manners at a table: muting, which nobody else notices, and reports to the host."""

from __future__ import annotations

from pathlib import Path

import pytest
from rig import (
    Player,
    Watch,
    gang,
    in_round_one,
    journal,
    new_table,
    open_house,
    run,
    settings,
    sit_down,
    with_a_bot,
)

from gangland.cli.main import main
from gangland.game.journal import Journal
from gangland.server.settings import Rates
from gangland.server.store import reports
from gangland.server.table import manners
from gangland.server.table.house import House
from gangland.server.table.manners import Manners
from gangland.server.table.web_table import Room
from gangland.telling.forms import Line


async def talked(house: House) -> tuple[Room, list[Player]]:
    """A table where seat 1 has talked to all, to seat 0 and to seat 2, and offered seat 0 something."""
    room, players = await in_round_one(house)
    bob = players[1]
    await bob.deal("say to=all text='to everybody'")
    await bob.deal(f"say to={gang(room, 0)} text='to Ann alone'")
    await bob.deal(f"say to={gang(room, 2)} text='to Cleo alone'")
    await bob.deal("say to=all phrase=liar")
    reply = await bob.deal(f"offer to={gang(room, 0)} give=cash:1 until=2 text='with love'")
    assert reply[0]["type"] == "ack"
    return room, players


def heard(player: Player) -> str:
    """Everything that came over somebody's wire."""
    return "\n".join(player.wire.texts)


async def again(room: Room, player: Player) -> Player:
    """The same person on another device, who is told everything."""
    device = Player(room, player.key)
    await device.hello()
    return device


def test_who_mutes_somebody_reads_no_more_of_their_words(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await talked(house)
        ann, bob, cleo = players[:3]
        texts = ("to everybody", "to Ann alone", "phrase-liar", "with love")
        assert all(one in heard(ann) for one in texts)
        version = journal(room).version(0)
        replies = await ann.say(type="mute", id="m1", seat=1, on=True)
        assert [one["type"] for one in replies] == ["ack", "muted", "update"]
        assert replies[0]["version"] == replies[2]["version"] == version
        assert replies[1]["seats"] == [1]
        told = str(replies[2])
        assert [one for one in texts if one in told] == []
        assert replies[2]["document"]["offers"][0]["give"] == [1, 0, 0]
        before = len(ann.wire.texts)
        await bob.deal("say to=all text='still talking'")
        await cleo.deal("say to=all text='let us play'")
        assert "still talking" not in "".join(ann.wire.texts[before:])
        assert "let us play" in "".join(ann.wire.texts[before:])
        assert journal(room).version(0) == version + 2
        replies = await ann.say(type="mute", id="m2", seat=1, on=False)
        assert replies[1]["seats"] == []
        assert all(one in str(replies[2]) for one in (*texts, "still talking"))
        await house.close()

    run(story())


def test_a_story_with_somebody_muted_lacks_their_lines_and_no_others(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await talked(house)
        whole = (await again(room, players[0])).heard("update")[-1]
        await players[0].say(type="mute", id="m", seat=1, on=True)
        less = (await again(room, players[0])).heard("update")[-1]
        spoken = [line for line in whole["story"] if line["event"] == "said"]
        assert len(spoken) == 3
        offered = next(line for line in whole["story"] if line["event"] == "offered")
        others = [line for line in whole["story"] if line not in (*spoken, offered)]
        assert [line for line in less["story"] if line["event"] != "offered"] == others
        assert len(less["facts"]) == len(whole["facts"])
        await house.close()

    run(story())


def test_muting_is_kept_and_told_to_nobody_else(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await talked(house)
        counts = [len(player.wire.texts) for player in players]
        await players[0].say(type="mute", id="m", seat=1, on=True)
        assert [len(one.wire.texts) for one in players[1:]] == counts[1:]
        assert all("muted" not in heard(one) for one in players[1:])
        for other in (await again(room, players[1]), Player(room)):
            await other.hello()
            assert '"muted"' not in heard(other)
        await house.close()
        house = open_house(settings(folder))
        found = await house.find(room.id)
        assert found is not None
        device = await again(found, players[0])
        assert device.heard("muted")[0]["seats"] == [1]
        assert "to everybody" not in heard(device)
        other = await again(found, players[2])
        assert "to everybody" in heard(other)
        assert '"muted"' not in heard(other)
        await house.close()

    run(story())


def test_a_tip_is_a_deed_and_is_heard(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await in_round_one(house)
        await players[0].say(type="mute", id="m", seat=1, on=True)
        reply = await players[1].deal(f"say to={gang(room, 0)} tip={gang(room, 2)}:cash:7")
        assert reply[0]["type"] == "ack", reply
        last = players[0].heard("update")[-1]
        assert last["facts"][-1]["held"]
        assert last["story"][-1]["event"] == "said"
        await house.close()

    run(story())


def test_a_bot_can_be_muted_and_not_reported(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        _, players = await with_a_bot(house)
        assert (await players[0].say(type="mute", id="m", seat=3, on=True))[0]["type"] == "ack"
        refused = (await players[0].say(type="report", id="r", seat=3, why="spam"))[0]
        assert (refused["type"], refused["code"]) == ("refused", "only-a-bot")
        await house.close()

    run(story())


def test_what_makes_no_sense_is_refused(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, rates=Rates(messages=(60, 0))))
        room, keys, _ = await house.create(new_table(spectators="plain"))
        waiting, onlooker = Player(room, keys[0]), Player(room)
        codes = []
        for player in (waiting, onlooker):
            codes.append((await player.say(type="mute", id="m", seat=1, on=True))[0]["code"])
            await player.hello()
            codes.append((await player.say(type="report", id="r", seat=1, why="abuse"))[0]["code"])
        assert codes == ["hello-first", "not-begun", "hello-first", "not-your-seat"]
        room, players = await sit_down(house, new_table(people=3))
        ann = players[0]
        for seat in (0, 5):
            refused = (await ann.say(type="mute", id="m", seat=seat, on=True))[0]
            assert refused["code"] == "nobody-else"
        for wrong in ({"why": "boredom"}, {"why": "abuse", "text": "x" * 501}, {"why": "abuse", "seat": 6}):
            said = {"type": "report", "id": "r", "seat": 1} | wrong
            assert (await ann.say(**said))[0]["code"] == "invalid"
        tried = [(await ann.say(type="mute", id="m", seat=1, on=True))[0] for _ in range(9)]
        assert tried[0]["type"] == "ack"
        assert tried[-1]["code"] == "rate-limited"
        await house.close()

    run(story())


def test_a_report_has_what_its_maker_heard_and_no_more(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        _, players = await talked(house)
        players[1].session.address = "192.0.2.7"
        await players[0].say(type="mute", id="m", seat=1, on=True)
        counts = [len(player.wire.texts) for player in players]
        reply = await players[0].say(type="report", id="r", seat=1, why="abuse", text=" He is\nrude\x1b[31m ")
        assert [one["type"] for one in reply] == ["ack"]
        assert [len(one.wire.texts) for one in players[1:]] == counts[1:]
        await house.close()

    run(story())


def shown(folder: Path, capsys: pytest.CaptureFixture[str], *line: str, lang: str = "en") -> tuple[int, str]:
    code = main(["--lang", lang, "admin", "--data", str(folder), *line])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_the_host_reads_reports_and_puts_them_away(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    test_a_report_has_what_its_maker_heard_and_no_more(folder)
    code, text = shown(folder, capsys, "reports")
    assert code == 0
    assert "Insults or hatred" in text
    assert "about Bob 192.0.2.7" in text
    assert "told by Ann" in text
    assert "“He is rude [31m”" in text
    assert all(one in text for one in ("to everybody", "to Ann alone", "with love"))
    assert "to Cleo alone" not in text
    assert "\x1b" not in text
    assert "Insultes ou haine" in shown(folder, capsys, "reports", lang="fr")[1]
    assert "Insulti o odio" in shown(folder, capsys, "reports", lang="it")[1]
    assert shown(folder, capsys, "settle", "7") == (1, "There is no report 7.\n")
    assert shown(folder, capsys, "settle", "1") == (0, "Report 1 is put away.\n")
    assert shown(folder, capsys, "reports") == (0, "No reports.\n")
    log = shown(folder, capsys, "log")[1]
    assert log.count('"reports"') == 3
    assert log.count('"settle"') == 1


def test_nobody_floods_the_host(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "MOST_IN_AN_HOUR", 2)
    watch = Watch()

    async def story() -> None:
        house = open_house(settings(folder), watch)
        _, players = await in_round_one(house)
        number = iter(range(100))

        async def report(by: int, about: int) -> str:
            reply = await players[by].say(type="report", id=f"r{next(number)}", seat=about, why="spam")
            return str(reply[0].get("code", reply[0]["type"]))

        assert [await report(0, 1), await report(0, 1), await report(2, 1)] == [
            "ack",
            "reported-already",
            "ack",
        ]
        assert await report(2, 3) == "too-many-reports"
        players[3].session.address = "192.0.2.9"
        assert await report(3, 1) == "ack"
        watch.at += manners.AGAIN_AFTER
        assert await report(3, 1) == "ack"
        watch.at += 3601
        assert await report(2, 3) == "ack"
        assert len(await house.store.run(reports.fetch)) == 5
        await house.tidy_up()
        assert len(await house.store.run(reports.fetch)) == 5
        watch.at += house.settings.keep.reports * 86_400
        await house.tidy_up()
        assert await house.store.run(reports.fetch) == []
        await house.close()

    run(story())


def test_a_report_costs_as_much_as_it_makes_work_and_limits_come_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    whole = Manners.heard

    def heard(self: Manners, journal: Journal, seat: int, about: int) -> list[Line]:
        told.append(about)
        return whole(self, journal, seat, about)

    monkeypatch.setattr(Manners, "heard", heard)

    async def story() -> None:
        house = open_house(settings(folder, rates=Rates(messages=(60, 0))))
        _, players = await sit_down(house, new_table(people=3))
        replies = [(await players[0].say(type="report", id=f"r{n}", seat=1, why="spam"))[0] for n in range(9)]
        codes = [reply.get("code", reply["type"]) for reply in replies]
        assert codes[:2] == ["ack", "reported-already"]
        assert codes[-1] == "rate-limited"
        assert told == [1]
        await house.close()

    run(story())


def test_a_report_has_the_last_lines_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "MOST_LINES", 2)

    async def story() -> list[str]:
        house = open_house(settings(folder))
        _, players = await talked(house)
        await players[0].say(type="report", id="r", seat=1, why="other")
        (_, report), *_ = await house.store.run(reports.fetch)
        await house.close()
        return [str(line) for line in report.lines]

    lines = run(story())
    assert len(lines) == 2
    assert "with love" in lines[1]
