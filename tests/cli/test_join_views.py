"""What a seat is sent is enough: the view built again from its document shows what the view itself shows."""

from __future__ import annotations

import contextlib
import io
from random import Random

import pytest

from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, seats_of
from gangland.protocol.document import Doc, document
from gangland.rulesets.view import tradable
from gangland.terminal.deals_view import DealsView
from gangland.terminal.join_game import RemoteGame
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.menu_walk import Walk
from gangland.terminal.narrate import Narrator
from gangland.terminal.questions import Question
from gangland.terminal.screen import Screen
from gangland.terminal.table_view import TableView
from gangland.words import Words

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
NUMBERS = ("seats", "round", "rounds", "leader", "alive", "owed", "over", "winner", "open", "used", "skipped")
PHASE = ("sealing", "fight_place")
VECTORS = ("gang", "side", "cash", "guns", "goods", "standing", "tokens", "pool_rookies", "fist", "rookies")
PLACES = ("present", "tile", "turned")
FIGHT = ("pulled", "total", "hits")
FIGHTERS = ("fight_by", "fight_in", "fight_locked")
CLAUSES = ("peace:{r}", "avoid:{p}:{r}", "leave:{p}:{r}", "pay:cash:1:{r}", "sell:1:{r}", "word:{r}:be nice")
SETUPS = (
    Setup("mayhem", seats_of(NAMES)),
    Setup("mayhem", seats_of(NAMES[:3]), {"slim-pickings": 1, "under-the-radar": 1}, open_deals=True),
    Setup("wise-guys", seats_of(NAMES)),
    Setup("wise-guys", seats_of(NAMES[:3]), {"bombing": 1, "machine-gun-massacre": 1}),
)


SAMPLE = 0.12
"""Drawing is slow: of so many moments one seat's screen is compared, of all of them two seats' tables."""


class Seat:
    """A seat, or an onlooker, at the other end of a wire."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.told = 0
        self.version = 0
        self.remote = RemoteGame(game.setup, game.pack, document(game, seat))

    def update(self) -> None:
        """Take what happened since the last time."""
        self.version += 1
        facts: list[Doc] = [
            {**fact.doc, "version": self.version} for fact in self.game.told(self.seat, self.told)
        ]
        self.told = len(self.game.facts)
        self.remote.update(self.version, document(self.game, self.seat), facts)


def printed(show: object) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert callable(show)
        show()
    return out.getvalue()


def shown(game: Game, lex: Lexicon, seat: int) -> list[object]:
    """Everything the terminal shows of a table."""
    t = game.view(seat)
    found: list[object] = [printed(lambda: TableView(Screen(), lex, t, seat).show())]
    found.append(printed(lambda: DealsView(Screen(), lex, game, seat).show()))
    if seat >= 0 and not t.over:
        menu = game.menu(seat)
        found.append([tradable(t, seat, asset) for asset in range(3)])
        found.append(list(menu.rows))
        if len(menu):
            question = Question(lex, t, seat, Walk(menu))
            found += [question.background(), question.heading(), question.choices(), question.men()]
    return found


def registers(game: Game, seat: int) -> dict[str, object]:
    t = game.view(seat)
    is_fight = not t.over and t.fight_place >= 0
    names = NUMBERS if t.over else (*NUMBERS, *PHASE, *(FIGHTERS if is_fight else ()))
    vectors = (*VECTORS, *PLACES, *(FIGHT if is_fight else ()))
    found: dict[str, object] = {name: getattr(t, name) for name in names}
    found |= {name: list(getattr(t, name)) for name in vectors}
    exact = [[mask if game.g.named else mask.bit_count() for mask in row] for row in (t.made, t.pool_made)]
    return found | {"made": exact}


def deal(game: Game, random: Random) -> None:
    """Somebody offers something, or answers; most of it is refused."""
    seat, rival = random.randrange(game.t.seats), random.randrange(game.t.seats)
    to = game.notation.seat(game.t, rival)
    place = random.choice(list(game.notation.places(game.t)))
    clause = random.choice(CLAUSES).format(r=random.randint(game.t.round, game.t.rounds), p=place)
    number = random.randint(1, 1 + len(game.ledger.seen[seat]))
    text = random.choice(
        [
            f"offer to={to} give=cash:1 mine={clause} until={random.randint(1, game.t.rounds)}",
            f"offer to={','.join(game.notation.seats(game.t)[:2])} want=guns:1 theirs={clause} text='now'",
            f"gift to={to} give=cash:1",
            f"accept {number}",
            f"accept {number}",
            f"decline {number}",
            f"withdraw {number}",
            f"say to={to} text='psst'",
        ]
    )
    with contextlib.suppress(Refusal):
        game.take(seat, text)


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_rebuilt_view_shows_what_the_view_shows(number: int) -> None:
    random = Random(number)
    game = Game(SETUPS[number])
    lex = Lexicon(Words("en"), game)
    seats = [Seat(game, seat) for seat in range(-1, game.t.seats)]
    croupier = Croupier(f"{number}")
    steps = set()
    while not game.t.over:
        game.settle_chance(croupier)
        for _ in range(random.choice((0, 0, 1, 2)) if game.t.round else 0):
            deal(game, random)
        steps.add(game.g.step(game.t).id)
        for one in seats:
            one.update()
        for one in random.sample(seats, 2):
            assert registers(one.remote, one.seat) == registers(game, one.seat), one.seat
        one = random.choice([*seats, *(seats[seat + 1] for seat in game.owed() for _ in seats)])
        if random.random() < SAMPLE:
            assert shown(one.remote, lex, one.seat) == shown(game, lex, one.seat), one.seat
        if not game.t.over:
            seat = random.choice(game.owed())
            menu = game.menu(seat)
            row = random.randrange(len(menu))
            game.answer(seat, menu.nth(row, random.randrange(menu.size(row))))
    for one in seats:
        one.update()
        assert registers(one.remote, one.seat) == registers(game, one.seat)
        story = [Narrator(lex, table.t).lines(table.told(one.seat)) for table in (game, one.remote)]
        assert story[0] == story[1]
    assert len(steps) > 8
