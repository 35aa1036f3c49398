"""A table in the same process: it says what a server says, and its bots leave time to take something back."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import pytest
from tables import position
from talking import deal

from gangland.bots.driver import Minds
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.logs.log import load
from gangland.game.logs.recorder import Recorder
from gangland.game.setup import Setup, seats_of
from gangland.protocol.answers import Odds, Terms
from gangland.protocol.document import Shown, Told, document
from gangland.telling.deals import phrase
from gangland.terminal.client import Client, NotDone
from gangland.terminal.files import read_position
from gangland.terminal.local_wire import LocalTable, LocalWire
from gangland.terminal.walk import Walk

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
SETUPS = (
    Setup("mayhem", seats_of(NAMES)),
    Setup("mayhem", seats_of(NAMES[:2], ["random"]), {"under-the-radar": 1}, open_deals=True),
    Setup("wise-guys", seats_of(NAMES[:3])),
    Setup("wise-guys", seats_of(NAMES[:1], ["random", "random"]), {"bombing": 1}),
)


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def lay(game: Game, tmp_path: Path, breath: float = 0.0, clock: Clock | None = None) -> LocalTable:
    """A table with a log of its own."""
    recorder = Recorder(game, tmp_path / "game.log")
    return LocalTable(game, recorder, Croupier("1"), breath, clock or Clock())


def sit(table: LocalTable, seat: int) -> Client:
    """A client at a seat, or looking on."""
    client = Client(LocalWire(table, seat), "en")
    client.open()
    client.hear_all()
    return client


def any_answer(client: Client, random: Random) -> str:
    """An answer to the question, walked to as a person does."""
    assert client.question is not None
    walk = Walk(client.question)
    while walk.stage():
        choices = [choice.word for choice in walk.choices()]
        if walk.stage() == "number":
            choices = [str(number) for number in range((walk.row.top or 0) + 1)]
        everyone = walk.all_of_them()
        walk.pick(random.choice(choices) if choices else everyone or as_needed(walk))
    return walk.answer()


def as_needed(walk: Walk) -> str:
    """As much crew as is needed, made men first."""
    crew, need = walk.crew, walk.crew.need or 1
    made = min(need, len(crew.men) or crew.made)
    men = [str(number + 1) for number in range(made)] if crew.men else [f"{made}m"] * (made > 0)
    return walk.parse_crew(" ".join([*men, *[f"{need - made}r"] * (need > made)])) or ""


def play(table: LocalTable, clients: list[Client], random: Random, until: int) -> None:
    """Have people walk through their questions at random until a round begins, or the game is over."""
    while not table.game.t.over and table.game.t.round < until:
        for client in clients:
            client.hear_all()
            if client.question is not None:
                client.act(any_answer(client, random))


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_who_hears_only_news_knows_what_there_is(tmp_path: Path, number: int) -> None:
    """What comes in parts makes the whole document and the whole story, for every seat and onlookers."""
    random = Random(number)
    table = lay(Game(SETUPS[number]), tmp_path)
    clients = [sit(table, seat) for seat in (*table.people, -1)]
    while not table.game.t.over:
        for client in clients:
            if random.random() < 0.7 or table.game.t.over:
                client.hear_all()
        asked = [client for client in clients if client.hear_all() or client.question is not None]
        asked = [client for client in asked if client.question is not None]
        for _ in range(random.choice((0, 0, 1)) if table.game.t.round else 0):
            deal(table, random)
        if asked:
            client = random.choice(asked)
            client.hear_all()
            with contextlib.suppress(NotDone):
                client.act(any_answer(client, random))
    for client in clients:
        client.hear_all()
        told = Told(client.seat)
        lines = told.go_on(table.journal, Shown(table.game).telling)[1]
        assert client.doc == document(table.game, client.seat)
        assert client.lines == lines
    assert load(tmp_path / "game.log").lines == table.game.lines


@pytest.mark.parametrize("number", [0, 2])
def test_every_walk_ends_in_a_legal_action(tmp_path: Path, number: int) -> None:
    """Step by step nobody comes to anything that is refused."""
    random = Random(number)
    table = lay(Game(SETUPS[number]), tmp_path)
    play(table, [sit(table, seat) for seat in table.people], random, table.game.t.rounds + 1)
    assert table.game.t.over


def test_a_line_that_grew_is_to_be_told_again(tmp_path: Path) -> None:
    table = lay(read_position(Path(position(tmp_path))), tmp_path)
    ann, ben = sit(table, 0), sit(table, 1)
    ann.act("fight gun-factory")
    for client, text in ((ann, "enough"), (ben, "enough"), (ann, "guns 0")):
        client.hear_all()
        client.act(text)
    ann.heard = len(ann.lines)
    assert ann.lines[-1].event == "fist"
    before = ann.lines[-1]
    ben.hear_all()
    ben.act("guns 0")
    ann.hear_all()
    assert ann.lines[ann.heard].first == before.first
    assert ann.lines[ann.heard] != before


# a breath


def test_bots_hold_their_breath_so_that_undo_means_something(tmp_path: Path) -> None:
    clock = Clock()
    game = read_position(Path(position(tmp_path, "thug")))
    table = lay(game, tmp_path, 2.0, clock)
    ann = sit(table, 0)
    ann.act("sit")
    assert table.pause() == 2.0
    assert not ann.hear_all()
    assert ann.can_undo
    assert ann.undo() == "sit"
    assert ann.question is not None
    assert not ann.can_undo
    assert load(tmp_path / "game.log").lines == ["samcro: sit", "samcro: undo"]
    ann.act("sit")
    clock.now = 1.9
    assert not ann.hear_all()
    clock.now = 2.1
    assert ann.hear()
    assert table.game.lines[3].startswith("mayans: ")
    with pytest.raises(NotDone) as refused:
        ann.undo()
    assert refused.value.reason.code == "undo-others"
    before = len(table.game.lines)
    assert not ann.hear()
    table.hurry()
    assert ann.hear()
    assert len(table.game.lines) > before


def test_dea_1_a_gunner_is_paid_between_two_answers_of_bots(tmp_path: Path) -> None:
    clock = Clock()
    table = lay(read_position(Path(position(tmp_path, "thug"))), tmp_path, 2.0, clock)
    ann = sit(table, 0)
    ann.act("sit")
    ann.act("offer to=lin give=cash:50 want=guns:1")
    assert table.game.lines == [
        "samcro: sit",
        "samcro: offer to=lin give=cash:50 want=guns:1 until=6",
        "lin: accept 1",
    ]
    assert table.pause() == 2.0


def test_an_undo_is_told_to_everybody_once(tmp_path: Path) -> None:
    table = lay(read_position(Path(position(tmp_path))), tmp_path)
    ann, ben = sit(table, 0), sit(table, 1)
    ann.act("say to=all text=hi")
    ann.act("exploit irish-freddys")
    ben.hear_all()
    ann.heard, ben.heard = len(ann.lines), len(ben.lines)
    ann.undo()
    for client in (ann, ben):
        client.hear_all()
        assert [line.event for line in client.lines[client.heard :]] == ["undone"]
        assert client.doc == document(table.game, client.seat)


# questions


def last_round(tmp_path: Path) -> Client:
    return sit(lay(read_position(Path(position(tmp_path, "thug"))), tmp_path), 0)


def odds(client: Client, place: str, crew: str = "") -> Odds:
    found = client.ask("odds", place=place, crew=crew)
    assert isinstance(found, Odds)
    return found


def test_odds_where_nobody_is_are_those_with_whom_one_order_brings(tmp_path: Path) -> None:
    ann = last_round(tmp_path)
    alone = odds(ann, "hairy-dog")
    assert alone.fighters == [0, 2]
    assert alone.told.bring is not None
    assert alone.chances == odds(ann, "hairy-dog", "1m1r").chances
    assert odds(ann, "gun-factory").told.bring is None


def test_odds_grow_with_those_one_brings(tmp_path: Path) -> None:
    ann = last_round(tmp_path)
    few, more = odds(ann, "gun-factory"), odds(ann, "gun-factory", "1m2p")
    assert more.totals[0] > few.totals[0]
    assert more.totals[1:] == few.totals[1:]
    assert len(more.chances) > len(few.chances)
    assert more.chances[0][0] > few.chances[0][0]


@pytest.mark.parametrize(
    ("place", "crew", "code"),
    [
        ("hairy-dog", "9m", "crew-too-many"),
        ("hairy-dog", "2m4p", "crew-too-many"),
        ("gun-factory", "2m", "crew-too-many"),
        ("hairy-dog", "nobody", "unknown-crew"),
        ("irish-freddys", "1m", "no-fight-there"),
        ("clubhouse", "1m", "no-fight-there"),
        ("er", "", "no-fight-there"),
        ("atlantis", "", "unknown-place"),
    ],
)
def test_odds_of_what_cannot_be_are_refused(tmp_path: Path, place: str, crew: str, code: str) -> None:
    ann = last_round(tmp_path)
    with pytest.raises(NotDone) as refused:
        odds(ann, place, crew)
    assert refused.value.reason.code == code


def test_odds_do_not_tell_what_is_behind_a_blind(tmp_path: Path) -> None:
    """INF-1: the same answers, whatever a rival has in guns and cash."""
    found = []
    for guns in (0, 700):
        game = read_position(Path(position(tmp_path, "thug")))
        game.t.guns[2], game.t.cash[2] = guns, guns
        game = game.branch(game.t)
        game.start = game.t.copy()
        folder = tmp_path / str(guns)
        folder.mkdir()
        ann = sit(lay(game, folder), 0)
        found.append([odds(ann, "hairy-dog", crew) for crew in ("", "1m", "1m2r")])
    assert found[0] == found[1]


def test_named_men_are_brought_by_name(tmp_path: Path) -> None:
    table = lay(Game(SETUPS[2]), tmp_path)
    clients = [sit(table, seat) for seat in table.people]
    play(table, clients, Random(2), 2)
    there = 0
    for client in clients:
        client.hear_all()
        sites = [one for one in client.doc.places if one.kind not in ("er", "clubhouse")]
        place = next(one for one in sites if any(crew.seat != client.seat for crew in one.crew))
        healthy = [one for one in client.doc.places if one.kind != "er" and one is not place]
        mine = [man for one in healthy for crew in one.crew if crew.seat == client.seat for man in crew.men]
        others = [man for one in healthy for crew in one.crew if crew.seat != client.seat for man in crew.men]
        assert odds(client, place.word, mine[0]).told.bring is not None
        with pytest.raises(NotDone) as refused:
            odds(client, place.word, others[0])
        assert refused.value.reason.code == "unknown-crew"
        at = [
            (one.word, man)
            for one in sites
            for crew in one.crew
            if crew.seat == client.seat
            for man in crew.men
        ]
        for word, man in at:
            with pytest.raises(NotDone) as refused:
                odds(client, word, man)
            assert refused.value.reason.code == "crew-too-many"
            there += 1
    assert there


def test_an_offer_is_worded_before_it_is_made(tmp_path: Path) -> None:
    ann = last_round(tmp_path)
    found = ann.ask("terms", action="offer to=lin give=cash:5 mine=peace:6")
    assert isinstance(found, Terms)
    assert found.terms.id == "list-semicolon"
    assert isinstance(ann.wire, LocalWire)
    assert ann.wire.table.journal.game.lines == []
    for text, code in (
        ("offer to=lin", "empty-offer"),
        ("offer to=samcro give=cash:1", "no-such-rival"),
        ("offer to=lin mine=avoid:atlantis:6", "unknown-place"),
        ("accept 1", "not-a-deal"),
        ("sit", "not-a-deal"),
    ):
        with pytest.raises(NotDone) as refused:
            ann.ask("terms", action=text)
        assert refused.value.reason.code == code


def test_a_person_cannot_say_the_lines_of_bots(tmp_path: Path) -> None:
    ann = last_round(tmp_path)
    with pytest.raises(NotDone) as refused:
        ann.act("say to=all phrase=greet-1")
    assert refused.value.reason.code == "unknown-phrase"
    ann.act("say to=all phrase=hello")


class Suitors(Minds):
    """Minds of which one has something to offer to a person who is asked."""

    def suitor(self, game: Game, bots: Iterable[int]) -> int | None:
        return 2 if 2 in bots and game.t.round and game.t.owed == 1 and not self.courted else None

    def proposing(self, game: Game, seat: int) -> Callable[[], str] | None:
        is_courting = len(self.courted) > 0 and seat == 2
        return (lambda: f"offer to={game.notation.seat(game.t, 0)} give=cash:1") if is_courting else None

    def remarking(self, _game: Game, seat: int) -> Callable[[], str] | None:
        is_courting = len(self.courted) > 0 and seat == 2
        return (lambda: "say to=all phrase=bribe-1") if is_courting else None


def test_dea_1_a_bot_has_a_line_and_an_offer_while_a_person_is_asked(tmp_path: Path) -> None:
    table = lay(Game(Setup("mayhem", seats_of(NAMES[:1], ["random", "random"]))), tmp_path)
    table.minds = Suitors(table.make_bot)
    ann = sit(table, 0)
    play(table, [ann], Random(1), 1)
    ann.hear_all()
    assert table.game.t.owed == 1
    offers = table.game.ledger.offers
    assert [(one.by, one.to, one.give) for one in offers] == [(2, (0,), (1, 0, 0))]
    said = [line for line in ann.lines if line.event == "said"]
    assert [line.message.args["text"] for line in said] == [phrase("bribe-1")]
