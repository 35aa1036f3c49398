from __future__ import annotations

import hashlib
import random
import re
from pathlib import Path

import pytest
from rig import new_table, open_house, play_on, run, settings, sit_down

from gangland.cli import verify as verify_command
from gangland.game.croupier import DICE, FIRST_DICE, RECIPES, SEED_DICE, FairCroupier, combined, commitment
from gangland.game.journal import DamagedGame
from gangland.game.logs.log import LogError, load, marked
from gangland.game.positions.position import from_text, to_text
from gangland.server.table.gathering import lobby_document
from gangland.server.table.proof import log_text, verify
from gangland.words import LANGS

KEPT = Path(__file__).parent / "kept"


@pytest.fixture(scope="module", params=["mayhem", "wise-guys"])
def text(request: pytest.FixtureRequest) -> str:
    """The log of a game that is over, by the second recipe."""
    return (KEPT / f"proof-2-{request.param}.log").read_text("utf-8")


def kept(folder: Path, text: str) -> Path:
    """A log as a file, its check digits made anew."""
    path = folder / "game.log"
    lines = [re.sub(r"  #[0-9a-f]{4}$", "", line) for line in text.splitlines()]
    path.write_text(marked(lines, "")[0], "utf-8")
    return path


def test_every_roll_and_draw_is_derived_again(text: str, folder: Path) -> None:
    proof = verify(kept(folder, text))
    assert proof.over
    assert proof.rolls == sum(line.startswith("*: ") for line in text.splitlines())
    assert (proof.seats, proof.contributed) == (4, 4)


def test_a_log_with_fair_dice_is_still_a_log(text: str, folder: Path) -> None:
    assert load(kept(folder, text)).t.over


@pytest.mark.parametrize("dice", [FIRST_DICE, SEED_DICE])
def test_the_recipe_is_what_the_docs_say(dice: str) -> None:
    """docs/fair-dice.md: anybody can write this down again in any language."""
    seed, entropies = "ab" * 32, ["cd" * 16, "-"]
    parts = f"gangland dice {dice}\n{seed}\n0:{entropies[0]}\n1:-\n"
    assert combined(seed, entropies, dice) == hashlib.sha256(parts.encode()).hexdigest()
    assert commitment(seed) == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    digest = hashlib.sha256(b"key").digest()
    assert FairCroupier("").digest(b"key")[:8] == digest[:8]


def test_all_parts_matter() -> None:
    seeds = {
        combined(seed, [one, two], dice)
        for seed in ("00", "01")
        for one in ("-", "aa")
        for two in ("-", "aa")
        for dice in RECIPES
    }
    assert len(seeds) == 8 * len(RECIPES)


CHANGES = [
    (r"^\*: roll [1-5]$", "*: roll 6", "dice-differ"),
    (r"^\*: roll \d\n", "", "dice-differ"),
    (r"^seed .*$", f"seed {'99' * 32}", "commit-broken"),
    (r"^seed .*\n", "", "not-revealed"),
    (r"^seed ", "sneed ", "unknown-header"),
    (r"^commit .*\n", "", "no-commit"),
    (r"^entropy .*$", "entropy xyz", "dice-part"),
    (r"^entropy .*$", f"entropy {'77' * 16}", "dice-differ"),
    (r"^entropy .*\n", "", "dice-parts"),
    (r"^dice .*\n", "", "dice-differ"),
    (r"^dice .*$", "dice 1", "dice-differ"),
    (r"^dice .*$", "dice 3", "commit-broken"),
    (r"^dice .*$", "dice 4", "dice-recipe"),
    (r"^(dice .*)$", r"\1\n\1", "dice-recipe"),
]


@pytest.mark.parametrize(("pattern", "instead", "code"), CHANGES)
def test_what_was_changed_is_found(pattern: str, instead: str, code: str, text: str, folder: Path) -> None:
    plain = re.sub(r"  #[0-9a-f]{4}$", "", text, flags=re.MULTILINE)
    changed = re.sub(pattern, instead, plain, count=1, flags=re.MULTILINE)
    assert changed != plain
    with pytest.raises(LogError) as error:
        verify(kept(folder, changed))
    assert error.value.code in (code, "bad-move")


def test_a_damaged_line_is_found_too(text: str, folder: Path) -> None:
    path = folder / "game.log"
    path.write_text(text.replace("*: roll", "*: rool", 1), "utf-8")
    with pytest.raises(LogError, match="damaged"):
        verify(path)


@pytest.mark.parametrize("lang", LANGS)
def test_the_command_says_what_it_found(
    lang: str, text: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from argparse import Namespace  # noqa: PLC0415

    path = kept(folder, text)
    assert verify_command.run(Namespace(lang=lang, file=str(path), pack=[], seal="", noted="")) == 0
    said = capsys.readouterr().out
    assert "4" in said
    assert "{" not in said
    assert (
        verify_command.run(Namespace(lang=lang, file=str(folder / "none.log"), pack=[], seal="", noted=""))
        == 1
    )
    path.write_text(text[: len(text) // 2].rpartition("\n")[0] + "\n", "utf-8")
    assert verify_command.run(Namespace(lang=lang, file=str(path), pack=[], seal="", noted="")) == 1
    complaint = capsys.readouterr().err
    assert "game.log" in complaint
    assert "logerror" not in complaint


def test_a_table_whose_dice_were_changed_on_the_disk_does_not_load(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, _ = await sit_down(house, new_table())
        await house.store.run(
            lambda base: base.execute("UPDATE lines SET text = '*: roll 9' WHERE number = 0").rowcount
        )
        house.rooms.clear()
        with pytest.raises(DamagedGame):
            await house.find(room.id)
        await house.close()

    run(story())


def test_a_game_from_a_position_proves_nothing(text: str, tmp_path: Path) -> None:
    """Whoever writes a position can write five hundred cash into it; fair dice after that are no proof."""
    game = load(kept(tmp_path, text), stop=60)
    game.t.add_asset(0, 0, 500)
    again = from_text(to_text(game))
    again.position = to_text(game)
    commit, entropies, seed = (
        re.findall(rf"^{key} (\S+)", text, re.MULTILINE) for key in ("commit", "entropy", "seed")
    )
    path = kept(tmp_path, log_text(again, commit[0], entropies, seed[0], SEED_DICE))
    with pytest.raises(LogError) as error:
        verify(path)
    assert error.value.code == "no-proof-from-position"


PARTS = ("commit", "entropy", "seed")


@pytest.mark.parametrize("name", ["mayhem", "wise-guys"])
def test_a_proof_from_before_there_was_a_second_recipe_still_holds(name: str, folder: Path) -> None:
    path = KEPT / f"proof-{name}.log"
    lines = path.read_text("utf-8").splitlines()
    assert not any(line.startswith("dice ") for line in lines)
    proof = verify(path)
    assert (proof.over, proof.lines) == (True, len([line for line in lines if ": " in line]))
    game = load(path)
    parts = {key: [line.split()[1] for line in lines if line.startswith(f"{key} ")] for key in PARTS}
    same = log_text(game, parts["commit"][0], parts["entropy"], parts["seed"][0], FIRST_DICE)
    assert same == path.read_text("utf-8")
    text = re.sub(r"^(commit .*)  #....$", r"\1\ndice 2", path.read_text("utf-8"), flags=re.MULTILINE)
    with pytest.raises(LogError, match="dice-differ"):
        verify(kept(folder, text))


def test_the_recipe_is_named_with_the_commitment_and_with_the_proof(folder: Path) -> None:
    """Who saw the seal saw by which recipe dice are made of it."""

    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(2), 5000)
        told = [players[0].heard("welcome")[0], players[0].heard("over")[0]]
        lobby = lobby_document(room.record, room.audience.presence())
        named = [*((one["commit"], one["dice"]) for one in told), (lobby.commit, lobby.dice)]
        assert named == [(room.record.commitment, DICE)] * 3
        await house.close()

    run(story())


def test_a_table_with_dice_of_an_unknown_recipe_does_not_load(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, _ = await sit_down(house, new_table())
        await house.store.run(
            lambda base: (
                base.execute(
                    """UPDATE tables SET plan = replace(plan, '"dice":"3"', '"dice":"9"')"""
                ).rowcount
            )
        )
        house.rooms.clear()
        with pytest.raises(DamagedGame) as error:
            await house.find(room.id)
        assert error.value.code == "other-rules"
        await house.close()

    run(story())
