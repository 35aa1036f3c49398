"""A terminal's pages: they fit the window, whatever is asked, and lines are edited and completed in place."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

import pytest
from keyboard import nothing_open
from tables import position
from test_local_table import SETUPS, any_answer, lay, sit

from gangland.game.game import Game
from gangland.protocol.sheets import cards_document
from gangland.terminal.client import Client
from gangland.terminal.files import read_position
from gangland.terminal.line import KEY, Line
from gangland.terminal.local_wire import LocalTable
from gangland.terminal.screen import ANEW, Screen
from gangland.terminal.session import Parting, Session
from gangland.terminal.walk import Walk
from gangland.words import Words

SAMPLE = 0.2
"""Drawing is slow: of so many questions the page is looked at."""
ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Paper(Screen):
    """A terminal of some size that keeps what it was shown."""

    def __init__(self, columns: int, lines: int) -> None:
        self.size = columns, lines
        super().__init__()
        self.out = io.StringIO()
        self.console.file = self.out
        self.is_live = True

    def measure(self) -> None:
        self.width, self.height = self.size
        self.console.width = self.width

    def seen(self) -> list[str]:
        """The last page, without its colours."""
        return ESCAPE.sub("", self.out.getvalue().rpartition(ANEW)[2]).split("\n")


def session(table: LocalTable, clients: list[Client], screen: Screen, lang: str = "en") -> Session:
    """A session at a table, before the first word."""
    cards = cards_document(table.game.pack)
    return Session(clients, screen, Words(lang), cards, parting=Parting("", ""), table=table)


@pytest.mark.parametrize(
    ("number", "lang", "size"),
    [(0, "en", (80, 24)), (2, "fr", (80, 24)), (2, "it", (140, 50)), (3, "en", (100, 30))],
)
def test_the_board_and_every_question_fit_the_window(
    tmp_path: Path, number: int, lang: str, size: tuple[int, int]
) -> None:
    random = Random(number)
    table = lay(Game(SETUPS[number]), tmp_path)
    clients = [sit(table, seat) for seat in table.people]
    screen = Paper(*size)
    shown = session(table, clients, screen, lang)
    with nothing_open():
        assert look_through(shown, random) > 5


def look_through(shown: Session, random: Random) -> int:
    """Play to the end by random answers and look at some pages; return how many."""
    table, clients, screen = shown.table, shown.clients, shown.screen
    assert table is not None
    assert isinstance(screen, Paper)
    size, pages = screen.size, 0
    while not table.game.t.over:
        for client in clients:
            client.hear_all()
            if client.question is None:
                continue
            if random.random() > SAMPLE:
                client.act(any_answer(client, random))
                continue
            shown.client = client
            walk = Walk(client.question, shown.desk.tongue.letter)
            shown.desk.page(walk)
            page = screen.seen()
            heading = shown.lex.say(walk.heading()).split()[0]
            assert len(page) <= size[1], "\n".join(page)
            assert all(len(line) <= size[0] for line in page)
            if table.game.t.round and size[0] >= 80:
                assert any(str(client.doc.rounds) in line for line in page[:2])
                assert any(line.startswith(heading) for line in page), page
            pages += 1
            client.act(any_answer(client, random))
            screen.out.truncate(0)
            screen.out.seek(0)
            if client.question is None:
                shown.desk.page()
                assert len(screen.seen()) <= size[1]
    return pages


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Waiting for the Mayans, the Lin Syndicate…"),
        ("fr", "On attend les Mayans, le Syndicat de Lin…"),
        ("it", "Si aspetta: i Mayans, i Lin Syndicate…"),
    ],
)
def test_who_is_waited_for_is_named_with_its_article(tmp_path: Path, lang: str, said: str) -> None:
    table = lay(read_position(Path(position(tmp_path))), tmp_path)
    screen = Paper(80, 24)
    shown = session(table, [sit(table, 0)], screen, lang)
    shown.client.doc.asked = [0, 1, 2]
    shown.desk.page()
    assert said in screen.seen()
    shown.say_whose_turn()
    assert screen.seen()[-2:] == [said, ""]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The Mayans can answer when"),
        ("fr", "Réponse des Mayans au"),
        ("it", "Risposta dei Mayans al"),
    ],
)
def test_whose_answer_an_offer_waits_for_is_named_with_its_article(
    tmp_path: Path, lang: str, said: str
) -> None:
    table = lay(read_position(Path(position(tmp_path))), tmp_path)
    screen = Paper(80, 24)
    shown = session(table, [sit(table, 0), sit(table, 1)], screen, lang)
    shown.desk.commands.obey(
        shown.desk, f"{shown.desk.commands.word('offer')} to=mayans give=guns:1 want=cash:1"
    )
    assert said in "\n".join(screen.seen())


def test_a_small_window_shows_all_places_and_all_crew(tmp_path: Path) -> None:
    table = lay(read_position(Path(position(tmp_path, "thug"))), tmp_path)
    screen = Paper(80, 24)
    shown = session(table, [sit(table, 0)], screen)
    shown.desk.look(Walk(shown.client.doc.question or pytest.fail("nothing is asked")))
    page = "\n".join(screen.seen())
    for place in shown.desk.board().sites():
        assert shown.lex.place(shown.client.doc, place) in page
    assert re.search(r"Gun Fact\S+ SAMCRO 1M 1P, Mayans 1M 1P", page)
    assert "Behind the blind of SAMCRO: 4,100 cash" in page
    assert "Your order? 3 tokens left." in page
    assert "2 Exploit – Irish Freddy’s" in page


def test_a_long_text_is_shown_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Paper(40, 10)
    asked: list[str] = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "" if len(asked) == 1 else "b"

    def count() -> None:
        for number in range(30):
            screen.say(f"line {number}")

    monkeypatch.setattr(screen, "ask", ask)
    screen.paged(count)
    assert asked == [screen.more] * 2
    assert screen.out.getvalue().count("line") == 18
    screen.paged(lambda: screen.say("short"))
    assert len(asked) == 2


# the line


def typed(keys: str, line: Line | None = None) -> Line:
    """A line after some keys."""
    line = line or Line()
    for key in KEY.findall(keys):
        line.press(key)
    return line


@pytest.mark.parametrize(
    ("keys", "text", "at"),
    [
        ("abc", "abc", 3),
        ("abc\x7f", "ab", 2),
        ("abc\x1b[Dx", "abxc", 3),
        ("abc\x1b[Hx\x1b[Fy", "xabcy", 5),
        ("abc\x01\x1b[3~", "bc", 0),
        ("one two\x17three", "one three", 9),
        ("abc\x15d", "d", 1),
        ("né’e\x1b[D\x7f", "née", 2),
        ("a\x1b[99zb\x00c", "abc", 3),
        ("first\rsecond\r\x1b[A\x1b[A", "first", 5),
        ("first\rsecond\r\x1b[A\x1b[A\x1b[B", "second", 6),
        ("first\r\x1b[A\x1b[B", "", 0),
    ],
)
def test_keys_edit_the_line(keys: str, text: str, at: int) -> None:
    line = typed(keys)
    assert (line.text, line.at) == (text, at)


def test_a_line_is_ended_and_forgotten() -> None:
    line = typed("abc")
    assert line.press("\r") == "abc"
    assert line.history == ["abc"]
    line.forget()
    assert typed("\x1b[A", line).text == ""


def test_a_long_line_is_cut_to_the_screen_around_the_cursor() -> None:
    line = typed("0123456789" * 3)
    assert ESCAPE.sub("", line.shown("> ", 12)) == "\r> 123456789"
    typed("\x1b[H", line)
    assert ESCAPE.sub("", line.shown("> ", 12)) == "\r> 012345678"


# completion


@pytest.fixture
def desk_line(tmp_path: Path) -> Line:
    """A line at the desk of the last round."""
    table = lay(read_position(Path(position(tmp_path, "thug"))), tmp_path)
    shown = session(table, [sit(table, 0)], Paper(80, 24))
    line = Line()
    line.complete = shown.desk.completion.complete
    return line


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("ri\t", "ride "),
        ("RI\t", "ride "),
        ("ride cl\t", "ride clubhouse "),
        ("ride clubhouse pi\t", "ride clubhouse pier-nine "),
        ("ride clubhouse pier-nine \t", "ride clubhouse pier-nine 1m1p "),
        ("ride irish-freddys pier-nine \t", "ride irish-freddys pier-nine 1p "),
        ("throw down \t", "throw down gun-factory "),
        ("exploit \t", "exploit irish-freddys "),
        ("mark\t", "market "),
        ("odds ha\t", "odds hairy-dog "),
        ("why exploit ve\t", "why exploit velvet-mile "),
        ("why pat\t", "why patch in "),
        ("rules FGT-1\t", "rules FGT-1"),
        ("rules fgt-3\t", "rules FGT-3 "),
        ("offer to=m\t", "offer to=mayans "),
        ("offer to=mayans gi\t", "offer to=mayans give="),
        ("offer to=mayans give=g\t", "offer to=mayans give=guns:"),
        ("offer to=lin mine=av\t", "offer to=lin mine=avoid:"),
        ("offer to=lin mine=avoid:ha\t", "offer to=lin mine=avoid:hairy-dog "),
        ("log \t", "log all "),
        ("xyz\t", "xyz"),
        ("ride nowhere \t", "ride nowhere "),
    ],
)
def test_tab_completes_what_fits_at_this_point(desk_line: Line, keys: str, text: str) -> None:
    assert typed(keys, desk_line).text == text


def test_tab_offers_what_there_is_to_choose_from(desk_line: Line) -> None:
    typed("ride \t", desk_line)
    assert set(desk_line.offered) == {"clubhouse", "gun-factory", "irish-freddys"}
    typed("\x15ride clubhouse \t", desk_line)
    assert "hairy-dog" in desk_line.offered
    assert "irish-freddys" in desk_line.offered
