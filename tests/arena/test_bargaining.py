"""Games between bots who deal: through the ledger, into the log, and never without end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gangland.arena.bargaining import Bazaar, dealings
from gangland.arena.simulate import simulate
from gangland.bots.bot import Bot, Guest
from gangland.bots.dealer import AMONG_BOTS
from gangland.bots.roster import make_bot
from gangland.cli.main import main
from gangland.content.editions import load_edition
from gangland.engine.ints import Ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import Clause, Offer, Verdict, Vow
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.keyed import KeyedDice
from gangland.game.logs.log import load, text_of
from gangland.game.logs.recorder import save
from gangland.game.setup import Setup, seats_of


class Promiser:
    """Sells its peace for the round for a coin, takes any promise, and plays as a thug does."""

    def __init__(self, seat: int) -> None:
        self.thug = make_bot("thug-1", seat)

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:
        return self.thug.choose(g, view, seat, menu)

    def watch(self, events: Ints, seat: int) -> None:
        self.thug.watch(events, seat)

    def offers(self, _g: Rules, view: Table, seat: int) -> Offer:
        return Offer(seat, ((seat + 1) % 4,), want=(1, 0, 0), mine=(Clause(Vow.PEACE, view.round),))

    def takes(self, _g: Rules, _view: Table, _seat: int, offer: Offer) -> bool:
        return bool(offer.mine)


class Insatiable(Promiser):
    """Asks for ever more."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.price = 0

    def offers(self, _g: Rules, _view: Table, seat: int) -> Offer:
        self.price += 1
        return Offer(seat, (), want=(self.price, 0, 0))


def bazaar(kind: type[Promiser], silent: frozenset[int] = frozenset()) -> Bazaar:
    names = seats_of((), ["thug-1"] * 4)
    bots: list[Bot] = [Guest(kind(seat)) for seat in range(4)]
    played = Bazaar(Game(Setup("mayhem", names), load_edition("mayhem")), bots, silent)
    played.play(KeyedDice(3), (0, 1, 2, 3))
    return played


def test_promises_are_made_kept_and_broken_and_the_log_has_them(tmp_path: Path) -> None:
    played = bazaar(Promiser)
    game, found = played.game, dealings(played.game)
    verdicts = [promise.verdict for promise in game.ledger.promises]
    assert sum(found.kept) == verdicts.count(Verdict.KEPT) > 0
    assert sum(found.broken) == verdicts.count(Verdict.BROKEN) > 0
    taken = [offer for offer in game.ledger.offers if offer.state == "accepted"]
    assert sum(found.dealt) == 2 * len(taken)
    assert sum(found.worth) == 0
    by_first = sum(offer.by == 0 for offer in taken) - sum(offer.taker == 0 for offer in taken)
    assert found.worth[0] == 100 * by_first
    assert sum(played.contest.illegal) == 0
    save(game, tmp_path / "game.log")
    again = load(tmp_path / "game.log")
    assert again.ledger == game.ledger
    assert again.t == game.t


@pytest.mark.parametrize("game", list(GAMES))
def test_searchers_who_deal_play_the_same_game_again_log_and_all(game: str) -> None:
    """A budget in playouts is no time: the same bots and the same dice make the same deals."""
    first, again = (searched(game) for _ in range(2))
    assert text_of(first) == text_of(again)
    assert (first.ledger, first.t) == (again.ledger, again.t)
    assert first.ledger.offers


def searched(game: str) -> Game:
    """The first rounds of bots that search and deal, each by another temperament."""
    names = ["boss:20p+shrewd", "capo:5p+treacherous", "lieutenant+honest"]
    table = Game(Setup(game, seats_of((), names)), load_edition(game))
    played, dice = Bazaar(table, [make_bot(name, 7 + seat) for seat, name in enumerate(names)]), KeyedDice(3)
    while table.t.round < 3:
        played.step(dice)
    return table


def test_who_is_silent_neither_makes_nor_takes_deals() -> None:
    offers = bazaar(Promiser, frozenset({1})).game.ledger.offers
    assert {offer.by for offer in offers} == {2, 3}
    assert not any(1 in offer.to for offer in offers)


def test_nobody_proposes_without_end() -> None:
    played = bazaar(Insatiable)
    found = dealings(played.game)
    assert all(count <= AMONG_BOTS.most * played.game.t.rounds for count in found.proposed)
    assert sum(found.dealt) == 0


def test_a_simulation_with_deals_counts_them_whatever_the_number_of_processes() -> None:
    bots = ("thug", "thug", "random")
    one, two = (simulate("mayhem", 22, bots, seed=4, jobs=jobs, deals=True).document() for jobs in (1, 2))
    del one["speed"], two["speed"]
    assert one == two
    deals = one["deals"]
    assert isinstance(deals, dict)
    assert deals["offers"] > deals["deals"] > 0
    assert simulate("mayhem", 1, bots).document()["deals"] == {}


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_the_command_says_what_was_dealt(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--game", game, "--games", "2", "--bots", "thug,random,thug", "--deals"]
    assert main([*words, "--lang", "en"]) == 0
    assert "deals made" in capsys.readouterr().out


@pytest.mark.parametrize("deals", [True, False])
def test_games_of_a_simulation_are_kept_as_logs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], deals: bool
) -> None:
    words = ["simulate", "--games", "3", "--bots", "thug,random,thug", "--json", "--lang", "en"]
    words += ["--deals"] if deals else []
    assert main(words) == 0
    plain = json.loads(capsys.readouterr().out)
    assert main([*words, "--logs", "2", "--out", str(tmp_path / "kept")]) == 0
    said = capsys.readouterr()
    kept = json.loads(said.out)
    del plain["speed"], kept["speed"]
    assert kept == plain
    assert "2 games as logs" in said.err
    logs = sorted((tmp_path / "kept").iterdir())
    assert [log.name for log in logs] == ["0001.log", "0002.log"]
    games = [load(log) for log in logs]
    assert all(game.t.over for game in games)
    assert any(game.ledger.offers for game in games) == deals
    assert main(["replay", str(logs[0]), "--lang", "en"]) == 0


def test_logs_that_cannot_be_written_are_told_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_text("", "utf-8")
    assert main(["simulate", "--games", "1", "--logs", "1", "--out", str(path), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert "is no use" in said.err
    assert not said.out
    assert main(["simulate", "--logs", "-1", "--lang", "en"]) == 2


def test_logs_come_from_every_process() -> None:
    bots = ("thug", "random", "random")
    one, two = (simulate("mayhem", 22, bots, jobs=jobs, logged=21) for jobs in (1, 2))
    assert one.logs == two.logs
    assert list(one.logs) == list(range(21))
