"""Games under way from elsewhere: proved as far as they go, opened by the host's links, with dice anew."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest
from holders import Holder, play_with_chains, sit_with_chains
from moving import admin, links, tables
from rig import Player, Watch, journal, new_table, open_house, reloaded, run, settings

from gangland.cli.main import main
from gangland.game.chain import Chain, seal
from gangland.game.croupier import NO_ENTROPY
from gangland.game.game import Game
from gangland.game.logs.log import LogError, marked
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup
from gangland.game.throws import ChainCroupier, anew_text
from gangland.protocol.bodies import Join
from gangland.server.settings import Settings
from gangland.server.store import line_marks
from gangland.server.store.archive import HOST
from gangland.server.table.export import kept_log
from gangland.server.table.gathering import add_chain, free, join, lobby_document, start
from gangland.server.table.house import House
from gangland.server.table.noted import Noted, check_noted, check_seal
from gangland.server.table.proof import verify
from gangland.server.table.web_table import Room
from gangland.terminal.dice_box import DiceBox
from gangland.words import LANGS

KEPT = Path(__file__).parent / "kept"
ANSWERS = 25


@pytest.fixture(params=["file", "database"])
def kept(request: pytest.FixtureRequest, folder: Path) -> Settings:
    """Where a house keeps its tables: in a file, and in a database. It has been opened once."""
    url = request.getfixturevalue("database") if request.param == "database" else ""
    return opened(settings(folder / "house", database=url))


class Moved(NamedTuple):
    """A game as it was elsewhere, who played it, and the table and the keys here."""

    there: Room
    were: list[Holder]
    table: str
    found: dict[str, str]


Waiting = tuple[Settings, Moved]


def opened(made: Settings) -> Settings:
    async def story() -> None:
        await open_house(made).close()

    run(story())
    return made


async def elsewhere(folder: Path) -> tuple[Room, list[Holder]]:
    """A game at another house, so far."""
    house = open_house(settings(folder / "elsewhere"))
    room, players = await sit_with_chains(house, new_table(people=3))
    await play_with_chains(room, players, random.Random(3), ANSWERS)
    await house.close()
    return room, players


def written(folder: Path, text: str) -> Path:
    path = folder / "there.log"
    path.write_text(text, "utf-8")
    return path


def taken_in(kept: Settings, folder: Path, capsys: pytest.CaptureFixture[str]) -> Moved:
    """A game of another house that waits here, and what the host is to hand out."""
    room, players = run(elsewhere(folder))
    assert admin(kept, "import", str(written(folder, kept_log(room.record)))) == 0
    return Moved(room, players, *links(capsys.readouterr().out))


def own_chain(seat: int) -> Chain:
    """The chain of a seat here, which is not the one it had elsewhere."""
    return Chain(f"{seat + 101:064x}")


@pytest.fixture
def waiting(folder: Path, capsys: pytest.CaptureFixture[str]) -> Waiting:
    """A house with a file, where a game of another waits to go on."""
    kept = opened(settings(folder / "house"))
    return kept, taken_in(kept, folder, capsys)


async def come(room: Room, found: dict[str, str]) -> list[Holder]:
    """Have everybody come with the link they were given, and commit to a chain."""
    players = []
    for seat in range(3):
        player = Holder(room, found[room.record.seats[seat].name], seat)
        player.chain = own_chain(seat)
        await player.hello()
        players.append(player)
    for player in players:
        assert room.record.state == "open"
        await player.say(type="chain", anchor=player.chain.anchor)
    return players


T = TypeVar("T")
Story = Callable[[House, Room], Coroutine[None, None, T]]


def told(kept: Settings, table: str, story: Story[T], now: Callable[[], float] = time.time) -> T:
    """Open a house, find a table there, and have something happen."""

    async def whole() -> T:
        house = open_house(kept, now)
        await house.tidy_up()
        room = await house.find(table)
        assert room is not None
        found = await story(house, room)
        await house.close()
        return found

    return run(whole())


def test_a_game_goes_on_where_it_stood_and_proves_all_its_dice(
    kept: Settings, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there, were, table, found = taken_in(kept, folder, capsys)
    assert tables(kept) == [table]

    async def story(house: House, room: Room) -> str:
        players = await come(room, found)
        assert room.record.state == "running"
        before = journal(there).game
        assert journal(room).game.lines[: len(before.lines)] == before.lines
        assert (
            journal(room).game.lines[len(before.lines)].startswith(f"house: anew {room.record.commitment} ")
        )
        assert journal(room).game.t == before.t
        for player, was in zip(players, were, strict=True):
            now = player.heard("update")[-1]["document"]
            assert {**now, "story": 0} == {**was.heard("update")[-1]["document"], "story": 0}
        await play_with_chains(room, players, random.Random(4), 10_000)
        again = await reloaded(house, table)
        assert (again.held, again.record.state) == (None, "over")
        return kept_log(again.record)

    whole = told(kept, table, story)
    (folder / "whole.log").write_text(whole, "utf-8")
    proof = verify(folder / "whole.log")
    (before,) = proof.earlier
    assert (before.commit, before.parts) == (there.record.commitment, [one.chain.part for one in were])
    assert before.throws > 0
    assert (before.house, proof.house, proof.over) == (False, True, True)
    assert proof.parts == [own_chain(seat).part for seat in range(3)]
    assert proof.shown == dict.fromkeys(range(3), proof.throws)
    assert whole.count("\n*: ") == before.rolls + proof.rolls
    other = opened(settings(folder / "third"))
    assert admin(other, "import", str(folder / "whole.log")) == 0
    (third,) = tables(other)
    out = folder / "out.log"
    assert admin(other, "export", third, str(out)) == 0
    assert out.read_text("utf-8") == whole


def test_seats_are_opened_by_the_links_of_the_host_alone(
    kept: Settings, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there, were, table, found = taken_in(kept, folder, capsys)
    assert len(found) == 4

    async def story(_: House, room: Room) -> None:
        for was in were:
            stranger = Player(room, was.key)
            assert (await stranger.hello())[0]["code"] == "bad-key"
        with pytest.raises(Refusal, match="table-full"):
            await join(room, Join("Mallory"))
        onlooker, ann = Player(room), Player(room, found["Ann"])
        for guest in (onlooker, ann):
            await guest.hello()
            assert {doc["type"] for doc in guest.wire.read} <= {"welcome", "presence", "lobby"}
            assert guest.heard("welcome")[0]["version"] == 0
        assert room.journal is None
        lobby = lobby_document(room.record, room.audience.presence())
        assert (lobby.state, lobby.lines) == ("open", len(there.record.lines))
        with pytest.raises(Refusal, match="bad-chain"):
            await add_chain(room, 0, were[1].chain.anchor)
        with pytest.raises(Refusal, match="bad-chain"):
            await add_chain(room, 0, there.record.commitment)

    told(kept, table, story)


def test_a_seat_whose_person_does_not_come_is_the_hosts_to_give(waiting: Waiting) -> None:
    kept, (there, _, table, found) = waiting

    async def story(_: House, room: Room) -> None:
        host = [seat for _, seat in room.record.keys].index(HOST)
        assert host == 3
        for seat in (0, 1):
            await add_chain(room, seat, own_chain(seat).anchor)
        await free(room, 2)
        gone = Player(room, found["Cleo"])
        assert (await gone.hello())[0]["code"] == "bad-key"
        await start(room, "thug")
        assert room.record.state == "running"
        assert room.record.seats[2].bot == "thug"
        assert journal(room).game.lines[len(there.record.lines)].endswith(f" {NO_ENTROPY}")

    told(kept, table, story)


def test_no_game_goes_on_twice(kept: Settings, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there, _ = run(elsewhere(folder))
    log = written(folder, kept_log(there.record))
    assert admin(kept, "import", str(log)) == 0
    (table,) = tables(kept)
    capsys.readouterr()
    assert admin(kept, "import", str(log)) == 0
    assert f"is here already, at table {table}" in capsys.readouterr().out
    out = folder / "again.log"
    assert admin(kept, "export", table, str(out)) == 0
    assert out.read_text("utf-8") == log.read_text("utf-8")
    assert admin(settings(folder / "elsewhere"), "import", str(log)) == 0
    assert f"is here already, at table {there.id}" in capsys.readouterr().out


def test_what_cannot_go_on_is_not_taken_in(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there, _ = run(elsewhere(folder))
    kept = opened(settings(folder / "house"))
    text = kept_log(there.record)
    lines = [line.rpartition("  #")[0] for line in text.splitlines()]

    def refused(changed: list[str], said: str) -> None:
        assert admin(kept, "import", str(written(folder, marked(changed, "")[0]))) == 1
        assert said in capsys.readouterr().err

    refused([re.sub("^seat - Ann", "seat stranger:9x Ann", line) for line in lines], "cannot go on here")
    seeded = (KEPT / "proof-2-mayhem.log").read_text("utf-8").splitlines()[:60]
    refused([line.rpartition("  #")[0] for line in seeded], "seed is not in this log")
    thrown = max(at for at, line in enumerate(lines) if line.startswith("house: throw "))
    refused(lines[: thrown + 1], "cannot go on here")
    refused([re.sub(r"^\*: roll [1-5]$", "*: roll 6", line) for line in lines], "dice")
    assert tables(kept) == []


def test_it_waits_for_as_long_as_it_takes(waiting: Waiting) -> None:
    kept, (_, _, table, found) = waiting

    async def story(_: House, room: Room) -> None:
        await come(room, found)
        assert room.record.state == "running"
        assert not room.can_undo(0)

    watch = Watch()
    watch.at = 1e11  # long after whatever the wall says
    told(kept, table, story, watch)


def test_a_program_that_leads_it_elsewhere_does_not_begin(waiting: Waiting) -> None:
    kept, (_, _, table, _) = waiting

    async def story(house: House, room: Room) -> None:
        last = len(room.record.lines) - 1
        await house.store.run(lambda base: line_marks.save(base, table, last, "1:another"))
        for seat in range(2):
            await add_chain(room, seat, own_chain(seat).anchor)
        with pytest.raises(Refusal, match="held"):
            await add_chain(room, 2, own_chain(2).anchor)
        assert (room.record.state, len(room.record.lines)) == ("open", last + 1)

    told(kept, table, story)


def test_devices_hold_the_dice_against_what_was_committed_to_here(waiting: Waiting) -> None:
    kept, (_, _, table, found) = waiting

    async def story(_: House, room: Room) -> tuple[list[dict[str, object]], str]:
        players = await come(room, found)
        await play_with_chains(room, players, random.Random(4), 40)
        facts = [fact for update in players[0].heard("update") for fact in update["facts"]]
        return facts, room.record.commitment

    facts, commit = told(kept, table, story)
    assert [fact["event"] for fact in facts].count("anew") == 1
    box = DiceBox(commit, "3", is_slow=False)
    box.sit(0, own_chain(0))
    box.kept.parts = [own_chain(seat).part for seat in range(3)]
    box.see(facts)
    assert box.fault == ""
    here = facts[[fact["event"] for fact in facts].index("anew") :]
    assert len(box.kept.throws) == sum(fact["event"] == "thrown" for fact in here) > 0
    box.see([here[0] | {"version": box.version + 1}])  # a server that begins anew a second time
    assert box.fault == "commit"
    other = DiceBox("ab" * 32, "3", is_slow=False)
    other.see(facts)
    assert other.fault == "commit"


def test_notes_and_seals_of_either_house_are_held_against_the_log(
    waiting: Waiting, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, (_, _, table, found) = waiting

    async def story(_: House, room: Room) -> str:
        await play_with_chains(room, await come(room, found), random.Random(4), 10_000)
        return kept_log(room.record)

    path = written(folder, told(kept, table, story))
    proof = verify(path)
    text = path.read_text("utf-8").partition("house: anew")
    for one, lines in zip(proof.every(), (text[0], text[2]), strict=True):
        check_seal(proof, seal(one.commit, one.parts, "3"))
        throws = re.findall(r"(?m)^house: (throw .*?)  #", lines)
        faces = [int(face) for face in re.findall(r"(?m)^\*: roll (\d)", lines)]
        check_noted(proof, Noted(one.commit, "3", one.parts, throws, faces), path)
        with pytest.raises(LogError, match="noted-throw"):
            check_noted(proof, Noted(one.commit, "3", one.parts, [*throws, throws[0]], faces), path)
    with pytest.raises(LogError, match="noted-seal"):
        check_seal(proof, "e926 948a")
    with pytest.raises(LogError, match="noted-commit"):
        check_noted(proof, Noted("ab" * 32, "3", proof.parts), path)
    capsys.readouterr()
    for lang in LANGS:
        assert main(["verify", "--lang", lang, str(path)]) == 0
        assert f" {proof.began}" in capsys.readouterr().out
    assert main(["verify", "--lang", "en", str(path)]) == 0
    said = capsys.readouterr().out
    assert f"Line {proof.began}: the game went on at another server" in said
    assert f"left out before line {proof.began}" in said


def test_dice_begin_anew_with_chains_nobody_has_seen_a_link_of() -> None:
    t = Game(Setup("mayhem", (Seat("Ann", ""), Seat("Bob", "thug"), Seat("Cleo", "thug")))).t
    first, house = own_chain(0), Chain("ab" * 32)
    croupier = ChainCroupier(house.anchor, [first.part, NO_ENTROPY, NO_ENTROPY])
    croupier.tips[-1] = (5, house.link(5))
    fresh = own_chain(1)
    for bad in (
        anew_text(house.anchor, [fresh.part, NO_ENTROPY, NO_ENTROPY]),
        anew_text(fresh.anchor, [first.part, NO_ENTROPY, NO_ENTROPY]),
        anew_text(fresh.anchor, [fresh.part, NO_ENTROPY, NO_ENTROPY]),
        anew_text("no-anchor", [fresh.part, NO_ENTROPY, NO_ENTROPY]),
    ):
        with pytest.raises(Refusal, match="bad-chain"):
            croupier.hear(bad, t)
    with pytest.raises(Refusal, match="not-understood"):
        croupier.hear(anew_text(fresh.anchor, [NO_ENTROPY]), t)
    croupier.used["x"] = 3
    croupier.hear(anew_text(fresh.anchor, [NO_ENTROPY, own_chain(2).part, NO_ENTROPY]), t)
    assert (croupier.due(t), croupier.used) == ((1, (1,)), {})
