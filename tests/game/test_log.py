"""Logs: a game saved and loaded is the same game, and no damage goes unnoticed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rambles import GAMES, deal, is_same, new_game, pack_of, played, step

from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.logs import log
from gangland.game.logs.log import LogError, load, marked, read_lines, text_of, torn_end
from gangland.game.logs.recorder import save
from gangland.game.positions.position import from_text, to_text
from gangland.game.setup import Setup, seats_of


@cache
def saved() -> bytes:
    """Return the log of a game with some of everything in it, deals and odd letters too."""
    return text_of(played("mayhem", 4, 40)).encode()


LAST = len(saved()[:-1].rpartition(b"\n")[0]) + 1
"""Where its last line begins."""


def lines() -> list[bytes]:
    """Return its lines, each with its end."""
    return saved().splitlines(keepends=True)


def error_of(path: Path, content: bytes) -> LogError:
    """Return what is wrong with a file of this content."""
    path.write_bytes(content)
    with pytest.raises(LogError) as error:
        load(path, pack=pack_of("mayhem"))
    return error.value


def written(path: Path, *texts: str) -> Path:
    """Write lines with the right digits: what only somebody who knows the format could have written."""
    path.write_text(marked(list(texts), "")[0], "utf-8")
    return path


def header() -> list[str]:
    """Return a header that is all right."""
    return log.header(new_game("mayhem"))


# there and back


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("seed", "moves"), [(0, 1), (1, 5), (2, 150), (3, 300), (4, 10_000)])
def test_a_saved_game_loads_as_the_same_game(name: str, seed: int, moves: int, tmp_path: Path) -> None:
    game = played(name, seed, moves)
    save(game, tmp_path / "game.log")
    again = load(tmp_path / "game.log")
    assert is_same(again, game)
    assert text_of(again) == text_of(game)
    assert again.setup == game.setup


@pytest.mark.parametrize("name", GAMES)
def test_a_loaded_game_plays_on_as_the_live_one(name: str, tmp_path: Path) -> None:
    game = played(name, 5, 120)
    save(game, tmp_path / "game.log")
    again = load(tmp_path / "game.log")
    for one in (game, again):
        dice = Dice(77)
        for _ in range(60):
            step(one, dice)
            deal(one, dice)
    assert is_same(again, game)


def test_a_game_loads_up_to_a_move(tmp_path: Path) -> None:
    game = played("mayhem", 6, 60)
    save(game, tmp_path / "game.log")
    for stop in (0, 1, 33, len(game.lines), 999):
        assert is_same(load(tmp_path / "game.log", stop), game.rewound(min(stop, len(game.lines))))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_from_a_position_keeps_it_in_its_log(name: str, tmp_path: Path) -> None:
    text = "# what if?\u2028not a line of its own\r\n" + to_text(played(name, 1, 120))
    game = from_text(text, open_deals=True)
    dice = Dice(3)
    for _ in range(40):
        step(game, dice)
        deal(game, dice)
    save(game, tmp_path / "game.log")
    again = load(tmp_path / "game.log")
    assert is_same(again, game)
    assert again.setup == game.setup
    assert text_of(again) == text_of(game)


def test_every_line_of_a_log_can_be_read_by_a_person() -> None:
    for line in saved().decode().splitlines():
        assert line.isprintable()
        assert line[-7:-4] == "  #"


# damage


def test_every_byte_that_changes_is_noticed_at_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    good = saved()
    for position in range(len(good)):
        bad = bytearray(good)
        bad[position] ^= 1 << position % 8
        line = good.count(b"\n", 0, position) + 1
        if position < LAST - 1:
            assert error_of(path, bytes(bad)).line == line, position
        else:
            path.write_bytes(bad)
            assert torn_end(path) == bytes(bad[-len(torn_end(path)) :]), position
            assert len(read_lines(path)) == line - 1, position


@given(position=st.integers(0, len(saved()) - 1), junk=st.binary(min_size=1, max_size=2))
def test_no_change_of_one_or_two_bytes_goes_unnoticed(
    position: int, junk: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    good = saved()
    bad = good[:position] + junk + good[position + len(junk) :]
    path = tmp_path_factory.getbasetemp() / "changed.log"
    path.write_bytes(bad)
    if bad[: len(good)] == good:
        return
    if position < LAST - 2:
        error_of(path, bad)
    else:
        with suppress(LogError):
            assert torn_end(path)


def test_a_log_that_is_cut_off_is_noticed_or_a_shorter_game(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    good = saved()
    whole = played("mayhem", 4, 40)
    above = len(header())
    for length in range(0, len(good), 7):
        line = good.count(b"\n", 0, length)
        is_whole = good[length : length + 1] == b"\n"
        if line >= above:
            path.write_bytes(good[:length])
            assert load(path).lines == whole.lines[: line - above + is_whole]
            assert torn_end(path) == (b"" if is_whole else good[:length].rpartition(b"\n")[2])
        else:
            error = error_of(path, good[:length])
            assert error.code in ("cut-off", "not-a-log", "not-text")
            assert error.line in (line, line + 1)


def test_a_log_cut_between_two_lines_is_the_game_up_to_there(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    whole = played("mayhem", 4, 40)
    above = len(header())
    for count in range(above, len(lines()) + 1, 9):
        path.write_bytes(b"".join(lines()[:count]))
        assert is_same(load(path), whole.rewound(count - above))


@pytest.mark.parametrize(
    "tail", [b"samcro: mo", b"\0" * 4096, b"*: roll 3  #0000\n", b"*: roll 3\n", b"\xc3", b"\n"]
)
def test_a_last_line_torn_by_a_power_cut_is_told_from_the_rest(tail: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_bytes(saved() + tail)
    assert torn_end(path) == tail
    assert is_same(load(path), played("mayhem", 4, 40))
    with pytest.raises(LogError) as error:
        read_lines(path, whole=True)
    assert (error.value.code, error.value.line) == ("cut-off", len(lines()) + 1)


def test_with_something_behind_it_a_damaged_line_is_an_error(tmp_path: Path) -> None:
    for tail in (b"\0\0\n\0", b"*: roll 3\n*: roll 3", b"\n\n"):
        assert error_of(tmp_path / "game.log", saved() + tail).line == len(lines()) + 1


@pytest.mark.parametrize("count", range(1, len(header())))
def test_a_header_that_is_cut_off_is_noticed(count: int, tmp_path: Path) -> None:
    error = error_of(tmp_path / "game.log", b"".join(lines()[:count]))
    assert (error.code, error.line) == ("cut-off", count)


def without(at: int) -> list[bytes]:
    return lines()[:at] + lines()[at + 1 :]


def swapped(at: int) -> list[bytes]:
    return [*lines()[:at], lines()[at + 1], lines()[at], *lines()[at + 2 :]]


def doubled(at: int) -> list[bytes]:
    return lines()[: at + 1] + lines()[at:]


@pytest.mark.parametrize("change", [without, swapped, doubled])
def test_lines_that_are_lost_swapped_or_doubled_are_noticed(
    change: Callable[[int], list[bytes]], tmp_path: Path
) -> None:
    for at in range(len(lines()) - 2):
        error = error_of(tmp_path / "game.log", b"".join(change(at)))
        assert error.line == at + (2 if change is doubled else 1)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"hello",
        b"[table]\nx = 1\n",
        b"\x7fELF\x00\x01",
        b"\xff\xfe",
        b"gangland log 1",
        b"gangland log \n",
    ],
)
def test_another_file_is_no_log(content: bytes, tmp_path: Path) -> None:
    assert error_of(tmp_path / "other", content).line in (0, 1)


@given(
    content=st.binary(max_size=200) | st.text(max_size=200).map(lambda text: f"gangland log 1{text}".encode())
)
def test_any_file_is_a_log_or_an_error(content: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    error_of(tmp_path_factory.getbasetemp() / "any.log", content)


def test_a_file_that_is_not_there_or_no_file_says_so(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.log", tmp_path, tmp_path / "nowhere" / "game.log"):
        with pytest.raises(LogError) as error:
            load(path)
        assert (error.value.code, error.value.line) == ("cannot-read", 0)
        assert error.value.details["reason"]


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no file without an end here")
def test_a_file_without_an_end_is_not_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LARGEST", 100)
    with pytest.raises(LogError) as error:
        load(Path("/dev/zero"))
    assert error.value.code == "too-large"


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LARGEST", 100)
    assert error_of(tmp_path / "game.log", saved()).code == "too-large"


# headers of other times and tables


def changed(key: str, value: str | None) -> list[str]:
    """Return a header with one line changed, or left out."""
    new = [] if value is None else [value]
    at = next(index for index, line in enumerate(header()) if line.startswith(key))
    return header()[:at] + new + header()[at + 1 :]


@pytest.mark.parametrize(
    ("key", "value", "code", "line"),
    [
        ("gangland", "gangland log 2", "format", 1),
        ("rules", "rules 0", "rules-version", 3),
        ("rules", None, "missing-header", 9),
        ("content", "content 0123", "content-hash", 4),
        ("content", None, "missing-header", 9),
        ("game", "game chess", "bad-header", 0),
        ("game", None, "missing-header", 9),
        ("options", "options tea-time", "bad-header", 0),
        ("options", "options long-haul=" + "9" * 5000, "bad-header", 0),
        ("options", "options long-haul=x", "bad-header", 0),
        ("deals", "weather fine", "unknown-header", 6),
        ("seat", "seat - ", "bad-header", 0),
        ("seat", "seat - Bob", "bad-header", 0),
        ("deals", "pack /nowhere/at/all.toml", "no-pack", 4),
        ("---", "position nonsense", "cut-off", 11),
    ],
)
def test_a_header_that_does_not_fit_is_refused(
    key: str, value: str | None, code: str, line: int, tmp_path: Path
) -> None:
    with pytest.raises(LogError) as error:
        load(written(tmp_path / "game.log", *changed(key, value)))
    assert (error.value.code, error.value.line) == (code, line)


def test_a_header_without_players_is_refused(tmp_path: Path) -> None:
    texts = [line for line in header() if not line.startswith("seat")]
    with pytest.raises(LogError) as error:
        load(written(tmp_path / "game.log", *texts))
    assert error.value.code == "missing-header"


def test_a_position_in_a_header_is_checked(tmp_path: Path) -> None:
    texts = [*header()[:-1], "position x = ", "---"]
    with pytest.raises(LogError) as error:
        load(written(tmp_path / "game.log", *texts))
    assert error.value.code == "bad-header"
    assert error.value.cause is not None
    assert error.value.cause.code == "position-syntax"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("*: roll 7", "not-now"),
        ("seat1: sit", "not-your-turn"),
        ("seat9: sit", "unknown-seat"),
        ("nonsense", "unknown-seat"),
        ("*: ", "unknown-action"),
        ("*: say to=all text=boo", "no-such-rival"),
        ("seat1: accept 1", "deals-not-begun"),
    ],
)
def test_a_move_that_cannot_be_is_refused_at_its_line(move: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(LogError) as error:
        load(written(tmp_path / "game.log", *header(), "*: roll 3", move, "*: roll 2"))
    assert (error.value.code, error.value.line) == ("bad-move", len(header()) + 2)
    assert error.value.cause is not None
    assert error.value.cause.code == code


def test_seats_options_and_open_deals_are_in_the_header() -> None:
    setup = Setup(
        "mayhem", seats_of(["Ann", "B  #0b"], ["thug"]), {"long-haul": 2, "unleaded": 1}, open_deals=True
    )
    assert log.header(Game(setup, pack_of("mayhem")))[4:] == [
        "options long-haul=2,unleaded",
        "deals open",
        "seat - Ann",
        "seat - B  #0b",
        "seat thug Thug 1",
        "---",
    ]


def test_names_that_look_like_digits_load(tmp_path: Path) -> None:
    names = ["Ann  #0000", " leading", "trailing ", "---"]
    game = Game(Setup("mayhem", seats_of(names)), pack_of("mayhem"))
    save(game, tmp_path / "game.log")
    assert [seat.name for seat in load(tmp_path / "game.log").setup.seats] == names


def test_lines_are_read_without_their_digits(tmp_path: Path) -> None:
    game = played("mayhem", 4, 30)
    save(game, tmp_path / "game.log")
    assert read_lines(tmp_path / "game.log") == log.header(game) + game.lines
