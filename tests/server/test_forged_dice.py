"""Forgeries: what a host, a seat, or a host with a seat might try, and what comes of each."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from holders import Holder, play_with_chains, sit_with_chains, throw
from rig import Watch, any_answer, journal, new_table, open_house, run, settings

from gangland.cli.main import main
from gangland.cli.verify import say_chained
from gangland.game.chain import LENGTH, STRETCH, Chain
from gangland.game.croupier import FairCroupier, combined
from gangland.game.logs.log import LogError, marked, read_lines
from gangland.protocol.messages import Dice, Links
from gangland.server.table.noted import Noted, check_noted, check_seal, seal_of
from gangland.server.table.proof import Proof, log_text, verify
from gangland.terminal.dice_box import DiceBox
from gangland.words import Words


class Played(NamedTuple):
    """A game that is over: its log without digits, and what the first seat noted of it."""

    text: str
    noted: Noted


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A game of three with chains, in which the third withheld a link once."""

    async def story() -> Played:
        watch = Watch()
        house = open_house(settings(tmp_path_factory.mktemp("forged")), watch)
        room, players = await sit_with_chains(house, new_table(people=3))
        players[2].withholds = True
        await throw(players)
        watch.at += 21
        await room.tick()
        players[2].withholds = False
        await play_through(players)
        record = room.record
        box = box_of(players[0])
        await house.close()
        return Played(
            plain(log_text(journal(room).game, record.commitment, room.entropies(), record.seed, "3")),
            box.kept,
        )

    async def play_through(players: list[Holder]) -> None:
        room = players[0].room
        while room.record.state != "over":
            await room.tick()
            before = len(journal(room))
            await throw(players)
            people = [one for one in journal(room).owed() if not room.caretakers.is_bot(one)]
            if people:
                seat = people[0]
                await players[seat].act(any_answer(room, seat, Random(before)))
            else:
                await asyncio.sleep(0.001)

    return run(story())


def box_of(player: Holder) -> DiceBox:
    """What somebody noted who heard all that this player heard."""
    first = next(one for one in player.wire.read if one["type"] == "dice")
    box = DiceBox(first["commit"], "3", is_slow=False)
    box.sit(player.at, player.chain)
    for message in player.wire.read:
        if message["type"] == "update":
            box.see(message["facts"])
        if message["type"] == "dice" and not box.kept.parts:
            box.kept.parts = message["parts"]
    box.kept.sent[str(player.at)] = max(int(one.split(" ")[1]) for one in box.kept.throws)
    return box


def plain(text: str) -> str:
    """A log without its digits."""
    return re.sub(r"  #[0-9a-f]{4}$", "", text, flags=re.MULTILINE)


def kept(folder: Path, text: str) -> Path:
    path = folder / "game.log"
    path.write_text(marked(text.splitlines(), "")[0], "utf-8")
    return path


def changed(text: str, pattern: str, instead: str | Callable[[re.Match[str]], str], count: int = 1) -> str:
    found = re.sub(pattern, instead, text, count=count, flags=re.MULTILINE)
    assert found != text
    return found


def test_an_honest_log_proves_what_it_says(played: Played, folder: Path) -> None:
    path = kept(folder, played.text)
    proof = verify(path)
    check_noted(proof, played.noted, path)
    check_seal(proof, " ".join(re.findall("....", seal_of(proof))).upper())
    assert (proof.over, proof.house, proof.alone) == (True, True, 0)
    assert proof.shown[0] == proof.shown[1] == proof.throws > proof.shown[2] > 0
    assert [seat for _, seat in proof.missed] == [2]
    assert len(played.noted.throws) == proof.throws
    assert len(played.noted.faces) == sum(line.startswith("*: roll") for line in read_lines(path))


FORGERIES = {
    "a swapped roll": (r"^\*: roll [1-5]$", "*: roll 6", "dice-differ"),
    "a roll left out": (r"^\*: roll \d\n", "", "dice-differ"),
    "a throw left out": (r"^house: throw .*\n", "", "no-throw"),
    "a throw made twice": (r"^(house: throw .*)$", r"\1\n\1", "dice-line"),
    "a throw too far on": (r"^house: throw 2 ", "house: throw 3 ", "dice-line"),
    "another link of the house": (r"^(house: throw 2) \w+", rf"\1 {'ab' * 32}", "dice-line"),
    "another link of a seat": (r"^(house: throw 2 \w+) \w+", rf"\1 {'ab' * 32}", "dice-line"),
    "a seat passed over in silence": (r"^(house: throw 2 \w+) \w+", r"\1 -", "dice-line"),
    "a missing link that is not said": (r"^house: without .*\n", "", "dice-line"),
    "a link for who is out": (r"^(house: throw 2 .*) -$", rf"\1 {'ab' * 32}", "dice-line"),
    "a house that commits late": (r"^commit .*$", f"commit {Chain('99' * 32).anchor}", "commit-broken"),
    "another secret of the house": (r"^seed .*$", f"seed {'99' * 32}", "commit-broken"),
    "a seat that commits late": (r"^entropy .*$", f"entropy {Chain('99' * 32).part}", "dice-line"),
    "a chain that is somebody else's": (
        r"^entropy (.*)\nentropy .*$",
        r"entropy \1\nentropy \1",
        "chain-twice",
    ),
    "another recipe": (r"^dice 3$", "dice 2", "dice-part"),
    "a chain that is none": (r"^entropy .*$", "entropy chain:xyz", "dice-part"),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forged_log_is_found_out(what: str, played: Played, folder: Path) -> None:
    pattern, instead, code = FORGERIES[what]
    with pytest.raises(LogError) as error:
        verify(kept(folder, changed(played.text, pattern, instead)))
    assert error.value.code in (code, "bad-move")


def test_a_new_chain_counts_only_from_the_next_round(played: Played, folder: Path) -> None:
    """Late commitment: a seat that has seen links cannot bring a chain of its choice into the same round."""
    fresh = Chain("77" * 32)

    lines = played.text.splitlines()
    throws = [number for number, line in enumerate(lines) if line.startswith("house: throw ")]
    rounds = [(int(lines[number].split(" ")[2]) - 1) // STRETCH for number in throws]
    first, second = next(
        (throws[at], throws[at + 1]) for at in range(len(throws) - 1) if rounds[at] == rounds[at + 1]
    )
    links = lines[second].split(" ")
    links[4] = fresh.link(int(links[2]))
    between = next(at for at in range(first + 1, second) if not lines[at].startswith("*"))
    lines[second] = " ".join(links)
    lines.insert(between, f"house: chain 0 {fresh.anchor}")
    with pytest.raises(LogError) as error:
        verify(kept(folder, "\n".join(lines)))
    assert (error.value.code, error.value.line) == ("dice-line", second + 2)


def test_a_made_up_game_is_proved_by_its_log_but_not_by_what_was_noted(
    played: Played, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A host can always write a game of its own, with chains of its own: only who was there can tell."""

    async def story() -> str:
        house = open_house(settings(folder))
        house.new_seed = lambda: "66" * 32
        room, players = await sit_with_chains(house, new_table(people=3))
        await play_with_chains(room, players, Random(9), 5000)
        record = room.record
        await house.close()
        return plain(log_text(journal(room).game, record.commitment, room.entropies(), record.seed, "3"))

    path = kept(folder, run(story()))
    proof = verify(path)
    with pytest.raises(LogError, match="noted-commit"):
        check_noted(proof, played.noted, path)
    with pytest.raises(LogError, match="noted-seal"):
        check_seal(proof, seal_of(verify(kept(folder, played.text))))
    assert main(["verify", str(path)]) == 0
    assert "Not proved: that these commitments are the ones seen before the game" in capsys.readouterr().out


def test_what_was_noted_tells_other_commitments_throws_and_dice_apart(played: Played, folder: Path) -> None:
    path = kept(folder, played.text)
    proof = verify(path)
    seen = played.noted
    lies = {
        "noted-part": Noted(seen.commit, "3", [*seen.parts[:1], Chain("12" * 32).part, seen.parts[2]]),
        "noted-throw": Noted(seen.commit, "3", seen.parts, [*seen.throws, seen.throws[-1]]),
        "noted-face": Noted(seen.commit, "3", seen.parts, [], [*seen.faces[:3], 7]),
        "noted-denied": Noted(seen.commit, "3", seen.parts, denied=["1 2"]),
    }
    for code, noted in lies.items():
        with pytest.raises(LogError) as error:
            check_noted(proof, noted, path)
        assert error.value.code == code


# grinding

SIZE = 6


def face_of(seed: str) -> int:
    """The first die of a seed."""
    return int.from_bytes(FairCroupier(seed).digest(f"{seed}/RollForGangs/0/0/-/1".encode())[:8]) % SIZE + 1


def test_a_host_with_the_last_seat_could_choose_dice_before_there_were_chains() -> None:
    """Recipe 2: whoever knows all parts and adds last tries until the die is a six."""
    seed, others = "ab" * 32, ["01" * 16, "02" * 16]
    tried = (combined(seed, [*others, f"{number:032x}"], "2") for number in range(1000))
    assert face_of(next(one for one in tried if face_of(one) == SIZE)) == SIZE


def seed_of(index: int, house: str, links: list[str]) -> str:
    """docs/fair-dice.md: what the dice of a throw come from, by the third recipe."""
    lines = ["gangland dice 3", str(index), house, *(f"{seat}:{link}" for seat, link in enumerate(links))]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def test_grinding_gains_nothing_against_one_honest_chain() -> None:
    """A host with all other seats picks, of fifty chains, the one that suits it best without the last link.

    It reckons with a link it guessed for the honest seat, and is right as often as anybody who guesses.
    """
    chance = Random(1)
    faces: Counter[int] = Counter()
    for _ in range(600):
        honest = chance.randbytes(32).hex()
        guess = chance.randbytes(32).hex()
        mine = [chance.randbytes(32).hex() for _ in range(50)]
        best = max(mine, key=lambda one: face_of(seed_of(1, "ab" * 32, [one, guess])))
        assert face_of(seed_of(1, "ab" * 32, [best, guess])) == SIZE
        faces[face_of(seed_of(1, "ab" * 32, [best, honest]))] += 1
    assert all(70 <= faces[face] <= 130 for face in range(1, SIZE + 1))


def test_withholding_is_one_new_throw_and_no_more() -> None:
    """A host with a seat that knows the die and withholds a small one gets another that it cannot know.

    By that rule a die is 4.25 on average, once in a round and in the sight of all; were the throw made of
    the same links without the seat's, it could choose the better of two dice it knows, 4.47.
    """
    chance = Random(2)
    kept_or_new, better = 0, 0
    games = 3000
    for _ in range(games):
        mine, honest, following = (chance.randbytes(32).hex() for _ in range(3))
        known = face_of(seed_of(1, "ab" * 32, [mine, honest]))
        unseen = face_of(seed_of(2, "cd" * 32, ["-", following]))
        kept_or_new += known if known > SIZE // 2 else unseen
        better += max(known, face_of(seed_of(1, "ab" * 32, ["-", honest])))
    assert kept_or_new / games == pytest.approx(4.25, abs=0.1)
    assert better / games == pytest.approx(4.47, abs=0.1)


# what a client does against a server that asks for too much


def asked(box: DiceBox, index: int, **other: object) -> Dice:
    told = {
        "commit": box.kept.commit,
        "parts": ["chain:" + box.join(0).anchor, "-"],
        "reach": [0, 0],
        "out": [],
    }
    return Dice(index=index, due=True, **(told | other))  # type: ignore[arg-type]


def new_box() -> DiceBox:
    return DiceBox("ab" * 32, "3", is_slow=False)


def thrown(box: DiceBox, index: int, version: int, link: str = "") -> dict[str, Any]:
    """A throw as it is told, with our link or another."""
    links = [link or box.join(0).link(index), "-"]
    return {"event": "thrown", "index": index, "house": "ab" * 32, "links": links, "version": version}


def told(event: str, version: int, **more: object) -> dict[str, Any]:
    return {"event": event, "version": version, **more}


def test_a_client_shows_the_link_that_is_due_and_none_before() -> None:
    box = new_box()
    assert box.answer(asked(box, 1), 0, []) is not None
    assert box.answer(asked(box, 2), 0, []) is None
    assert box.fault == "ahead"
    again = new_box()
    assert again.answer(asked(again, LENGTH), 0, []) is None
    assert again.fault == "ahead"


@pytest.mark.parametrize(
    ("index", "fault"), [(7, ""), (129, ""), (8, "ahead"), (130, "ahead"), (257, "ahead")]
)
def test_a_link_follows_the_last_throw_whatever_round_a_server_says_it_is(index: int, fault: str) -> None:
    box = new_box()
    box.answer(asked(box, 1), 0, [])
    box.see([thrown(box, number, number) for number in range(1, 7)])
    assert (box.answer(asked(box, index, reach=[6, 0]), 0, []) is None) == bool(fault)
    assert box.fault == fault


def test_no_link_is_shown_while_somebody_ponders() -> None:
    box = new_box()
    assert box.answer(asked(box, 1), 0, [1]) is None
    assert (box.fault, box.notices) == ("ahead", ["ahead"])


def test_a_throw_is_all_that_may_follow_a_link() -> None:
    """A server that says that nobody is asked, takes the links, and lets somebody act all the same."""
    box = new_box()
    box.answer(asked(box, 1), 0, [])
    box.see([told("said", 1, seat=1), thrown(box, 1, 2), told("ordered", 3, seat=1)])
    assert box.fault == ""
    box.answer(asked(box, 2, reach=[1, 0]), 0, [])
    box.see([told("ordered", 4, seat=1), thrown(box, 2, 5)])
    assert box.fault == "order"


@pytest.mark.parametrize(
    "facts",
    [
        pytest.param(lambda box: [thrown(box, 3, 1)], id="a throw too far on"),
        pytest.param(lambda box: [thrown(box, 1, 1), thrown(box, 385, 2)], id="rounds that never were"),
        pytest.param(lambda box: [thrown(box, 1, 1, "cd" * 32)], id="a link of somebody else's"),
        pytest.param(lambda box: [thrown(box, 1, 1, "-")], id="passed over in silence"),
        pytest.param(
            lambda box: [told("without", 1, index=1, seat=0), thrown(box, 129, 2, "-")], id="out for too long"
        ),
    ],
)
def test_a_throw_that_cannot_be_is_found_out_at_once(
    facts: Callable[[DiceBox], list[dict[str, Any]]],
) -> None:
    box = DiceBox("ab" * 32, "3", is_slow=True)
    box.answer(asked(box, 1), 0, [])
    assert box.fault == ""
    box.see(facts(box))
    assert box.fault == "order"


def test_a_slow_client_leaves_one_round_ahead_of_the_last_throw() -> None:
    box = DiceBox("ab" * 32, "3", is_slow=True)
    first = box.answer(asked(box, 4000), 0, [1])
    box.see([thrown(box, 1, 1), thrown(box, 129, 2)])
    later = box.answer(asked(box, 4000, reach=[256, 0]), 0, [1])
    assert isinstance(first, Links)
    assert isinstance(later, Links)
    assert (first.index, later.index) == (256, 384)


def test_a_client_does_not_put_up_with_another_chain_in_its_seat() -> None:
    box = new_box()
    box.join(0)
    assert box.answer(asked(box, 1, parts=["chain:" + "cd" * 32, "-"]), 0, []) is None
    assert box.fault == "own"


def test_a_chain_that_was_not_made_here_is_spoken_of(
    played: Played, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    box = new_box()
    box.answer(asked(box, 1), 0, [])
    box.see([thrown(box, 1, 1)])
    box.see([told("chained", 2, seat=0, anchor="cd" * 32), told("chained", 3, seat=1, anchor="ef" * 32)])
    assert (box.fault, box.notices) == ("", ["other"])
    lines = played.text.splitlines()
    at = lines.index("house: without 1 2") + 1
    at += next(number for number, line in enumerate(lines[at:]) if not line.startswith(("house", "*")))
    end = next(number for number, line in enumerate(lines) if number > at and "throw" in line)
    log = kept(folder, "\n".join([*lines[:at], f"house: chain 0 {'cd' * 32}", *lines[at:end]]))
    notes = folder / "notes.json"
    seen = Noted(
        played.noted.commit, "3", played.noted.parts, made={"0": ["ab" * 32]}, lost=["1 2"], restored=1
    )
    notes.write_bytes(msgspec.json.encode(seen))
    assert main(["verify", str(log), "--noted", str(notes)]) == 0
    said = capsys.readouterr().out
    assert "was not made where these notes are from" in said
    assert "It may have been lost on the way" in said
    assert "went back to an earlier state of the game once" in said


def test_links_of_later_chains_are_counted_apart() -> None:
    proof = Proof("3", 1, 1, "", ["chain:" + "ab" * 32], ["Ann"], shown={0: 0})
    for number, text in enumerate(
        ["throw 1 h a", "chain 0 cd", "throw 2 h -", "throw 129 h b", "throw 130 h c"]
    ):
        proof.count(number, text)
    assert (proof.shown, proof.later, proof.alone) == ({0: 1}, {0: 2}, 1)
    assert any("2 more throws" in line for line in say_chained(proof, Words("en")))


@pytest.mark.parametrize(
    ("other", "fault"), [({"commit": "cd" * 32}, "commit"), ({"parts": ["chain:" + "cd" * 32, "-"]}, "parts")]
)
def test_a_client_shows_nothing_where_commitments_change(other: dict[str, object], fault: str) -> None:
    box = new_box()
    assert box.answer(asked(box, 1), 0, []) is not None
    assert box.answer(asked(box, 1, **other), 0, []) is None
    assert box.fault == fault
    assert box.answer(asked(box, 1), 0, []) is None


@pytest.mark.parametrize(("reach", "notice"), [(1, "denied"), (0, "lost")])
def test_a_client_tells_a_link_that_was_denied_from_one_that_was_lost(reach: int, notice: str) -> None:
    """Either way it goes on with the next round: who stops would do the server a favour."""
    box = new_box()
    box.answer(asked(box, 1), 0, [])
    box.answer(asked(box, 1, reach=[reach, 0]), 0, [])
    box.see([told("without", 1, index=1, seat=0), thrown(box, 2, 2, "-")])
    assert (box.fault, box.notices) == ("", [notice])
    assert [box.kept.denied, box.kept.lost] == ([["1 0"], []] if reach else [[], ["1 0"]])
    assert box.answer(asked(box, 129), 0, []) is not None
    assert box.kept.sent == {"0": 129}


def test_a_client_says_that_a_server_went_back_to_a_backup() -> None:
    """What was thrown is known, so it is shown again; what follows is noted instead of what was."""
    box = new_box()
    box.answer(asked(box, 1), 0, [])
    first = [thrown(box, 1, 1), told("rolled", 2, face=3), thrown(box, 2, 4), told("rolled", 5, face=6)]
    box.see(first)
    box.go_back(2)
    assert (box.notices, box.kept.last, box.kept.faces) == (["restored"], 1, [3])
    assert box.answer(asked(box, 2, reach=[1, 0]), 0, []) is not None
    box.see([thrown(box, 2, 3), told("rolled", 4, face=1)])
    assert (box.fault, box.kept.faces, box.kept.restored) == ("", [3, 1], 1)


def test_a_client_that_begins_anew_knows_a_backup_by_the_link_that_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    box = DiceBox("ab" * 32, "3", is_slow=False, path=path)
    box.answer(asked(box, 1), 0, [])
    box.see([thrown(box, number, number) for number in range(1, 6)])
    again = DiceBox("ab" * 32, "3", is_slow=False, path=path)
    again.see([thrown(again, 1, 1)])
    assert again.answer(asked(again, 2, reach=[1, 0]), 0, []) is not None
    assert (again.fault, again.notices, len(again.kept.throws)) == ("", ["restored"], 1)


def test_seats_of_one_device_count_what_they_hear_each_for_itself(tmp_path: Path) -> None:
    """A seat knows of deals that another does not: the same throw has another version for it."""
    path = tmp_path / "table.json"
    box = DiceBox("ab" * 32, "3", is_slow=False, path=path)
    box.see([told("gift", 8, seat=0)])
    box.answer(asked(box, 1), 0, [])
    box.see([thrown(box, 1, 9)])
    other = DiceBox("ab" * 32, "3", is_slow=False, path=path)
    other.see([thrown(other, 1, 1), thrown(other, 2, 2)])
    assert (other.fault, other.kept.last, len(other.kept.throws)) == ("", 2, 2)


def test_a_box_is_kept_on_the_device(tmp_path: Path) -> None:
    path = tmp_path / "dice" / "table.json"
    box = DiceBox("ab" * 32, "3", is_slow=False, path=path)
    first = box.answer(asked(box, 1), 0, [])
    assert path.stat().st_mode & 0o077 == 0
    again = DiceBox("ab" * 32, "3", is_slow=False, path=path)
    assert again.answer(asked(again, 1), 0, []) == first
    again.see([thrown(again, 1, 3), told("rolled", 4, face=3)])
    again = DiceBox("ab" * 32, "3", is_slow=False, path=path)
    again.see([thrown(again, 1, 3), told("rolled", 4, face=3)])
    assert again.kept.faces == [3]
    assert DiceBox("cd" * 32, "3", is_slow=False, path=path).fault == "commit"
    assert DiceBox("ab" * 32, "3", is_slow=False, path=path).notices == ["commit"]
