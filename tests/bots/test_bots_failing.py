"""A bot that fails stops no game: of a deal it has nothing to say, and the next simpler answers for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from test_bots_word import FIGHT, brawl

from gangland.bots import roster
from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.bargaining.temperaments import HONEST, TREACHEROUS, Temperament
from gangland.bots.bot import Bot
from gangland.bots.driver import Minds
from gangland.bots.mind import Mind
from gangland.bots.roster import kind_of, make_bot, simpler, stand_in
from gangland.bots.thug import Thug
from gangland.bots.word import Word
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.action import pack
from gangland.engine.ints import Ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, options
from gangland.engine.table import Table
from gangland.game.deals.deal import Clause, Offer, Promise, Talk, Vow
from gangland.game.game import Game
from gangland.game.setup import Seat, Setup
from gangland.rulesets.view import known


class Failing(Bot):
    """A bot that does all it can, but for what it fails at."""

    def __init__(self, at: str = "choose", name: str = "failing") -> None:
        super().__init__(1)
        self.name = name
        self.at = at

    def fail(self, what: str) -> None:
        if what == self.at:
            raise ValueError(what)

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002
        self.fail("choose")
        return menu.nth(0, 0)

    def offers(self, g: Rules, view: Table, seat: int) -> Offer | None:  # noqa: ARG002
        self.fail("offers")
        return Offer(seat, (), (1, 0, 0), (0, 1, 0))

    def sides(self, g: Rules, view: Table, seat: int) -> Offer | None:  # noqa: ARG002
        self.fail("sides")
        return Offer(seat, (1,), (0, 0, 0), (1, 0, 0))

    def pays(self, g: Rules, view: Table, seat: int) -> Offer | None:  # noqa: ARG002
        self.fail("pays")
        return None

    def takes(self, g: Rules, view: Table, seat: int, offer: Offer) -> bool:  # noqa: ARG002
        self.fail("takes")
        return False

    def haggles(self, g: Rules, view: Table, seat: int, offer: Offer) -> Offer | None:  # noqa: ARG002
        self.fail("haggles")
        return None

    def objects(self, g: Rules, view: Table, seat: int, offer: Offer) -> str:  # noqa: ARG002
        self.fail("objects")
        return "dear"

    def says(self, g: Rules, view: Table, seat: int) -> Talk | None:  # noqa: ARG002
        self.fail("says")
        return Talk("", (1,), "sorry")

    def watch(self, events: Ints, seat: int) -> None:  # noqa: ARG002
        self.fail("watch")

    def hear(self, word: Word) -> None:  # noqa: ARG002
        self.fail("hear")


def table(step: str = "") -> Game:
    """A game in round 2 with a bot that proposes in that round, at its order unless a step is named."""
    corner = brawl()
    if step:
        corner.go(step)
    seats = (Seat("p0", "bot"), *(Seat(f"p{seat}") for seat in (1, 2, 3)))
    game = Game(Setup("mayhem", seats), corner.pack, corner.t)
    game.t.round = 3
    return game


def minds(at: str, name: str = "failing") -> Minds:
    return Minds(lambda _: Failing(at, name))


def said(at: str) -> tuple[str, str, str]:
    """What a bot that fails at something says, offers and replies."""
    game = table()
    game.take(1, "offer to=seat1 want=cash:1")
    bot = minds(at)
    return bot.remark(game, 0), bot.proposal(game, 0), bot.reply(game, 0, game.ledger.offers[-1])


def test_who_fails_at_dealing_proposes_nothing_or_declines() -> None:
    line, offer, no = said("")
    assert line.endswith("phrase=sorry")
    assert offer.startswith("offer to=")
    assert no == "decline 1 why=dear"
    assert said("says") == ("", offer, no)
    assert said("offers") == said("pays") == (line, "", no)
    assert said("takes") == said("haggles") == said("objects") == (line, offer, "decline 1")
    assert said("watch") == said("hear") == ("", "", "decline 1")
    fight = table("Sell")
    assert minds("").proposal(fight, 0).startswith("offer to=")
    assert minds("sides").proposal(fight, 0) == ""


def test_what_cannot_be_written_is_not_proposed() -> None:
    class Vague(Failing):
        def offers(self, g: Rules, view: Table, seat: int) -> Offer | None:  # noqa: ARG002
            return "everything"  # type: ignore[return-value]

    assert Minds(lambda _: Vague("")).proposal(table(), 0) == ""


@pytest.mark.parametrize("at", ["choose", "watch", "hear"])
def test_who_fails_at_answering_is_replaced_by_a_thug(at: str, stand_ins: Callable[[], list[str]]) -> None:
    game = table()
    bots = minds(at)
    assert bots.answer(game, 0) == Minds(lambda _: make_bot("thug", 1)).answer(game, 0)
    assert stand_ins() == ["thug"]


def test_an_answer_that_nobody_may_give_is_given_by_a_simpler_bot(stand_ins: Callable[[], list[str]]) -> None:
    class Cheat(Failing):
        def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002
            return -1

    bots = Minds(lambda _: Cheat(""))
    assert bots.answer(table(), 0)
    assert stand_ins() == ["thug"]


def broken(monkeypatch: pytest.MonkeyPatch, *kinds: str) -> None:
    """Have a boss answer that fails, as bots of these kinds do."""
    for kind in kinds:
        monkeypatch.setitem(roster.BOTS, kind, lambda _seed, _budget=None, kind=kind: Failing("choose", kind))
    boss = type("Boss", (Failing,), {})("choose", "boss")
    monkeypatch.setitem(roster.BOTS, "boss", type(boss))
    bots = Minds(lambda _: Consigliere(boss, HONEST))
    assert bots.answer(table(), 0)


def test_the_next_simpler_answers_and_then_the_next(
    monkeypatch: pytest.MonkeyPatch, stand_ins: Callable[[], list[str]]
) -> None:
    broken(monkeypatch)
    assert stand_ins() == ["capo"]
    broken(monkeypatch, "capo")
    broken(monkeypatch, "capo", "lieutenant")
    broken(monkeypatch, "capo", "lieutenant", "thug")
    assert stand_ins() == ["capo", "lieutenant", "thug"]


def test_every_bot_of_the_house_has_a_simpler_one_down_to_the_last() -> None:
    chains = []
    for name in roster.names():
        chain, kind = [name], kind_of(make_bot(name))
        while kind := simpler(kind):
            chain.append(kind)
        chains.append(chain)
    assert ["boss", "capo", "lieutenant", "thug"] in chains
    assert ["drifter", "random"] in chains
    assert simpler(kind_of(make_bot("thug-1-07"))) == simpler(kind_of(make_bot("planner-1"))) == "thug"
    assert kind_of(make_bot("boss:5p+shrewd")) == "boss"

    class Own(Thug):
        """A bot from elsewhere that goes by a name of the house."""

    assert Own().name == "thug"
    assert simpler(kind_of(Own())) == "thug"


def kept_by(temperament: Temperament | None) -> bool:
    """Whether who is in the place of a bot that promised peace leaves a fight alone that it would win."""
    corner = brawl()
    corner.t.round = corner.t.rounds = 6
    menu = Menu()
    menu.add(act.FIGHT, act.place_of(FIGHT))
    menu.add(act.SIT)
    bot: Bot = Failing() if temperament is None else Consigliere(Failing(), temperament)
    mind = Mind(bot)
    mind.word = Word((Promise(1, 0, 1, Clause(Vow.PEACE, 6)),))
    mind.story = [number for rival in (1, 2, 3) for number in (ev.SEEN, 1, rival, 10, 0, 0, 0)]
    mind.watched = len(mind.story)
    action = mind.choose(corner.g, known(corner.g, corner.t, 0), 0, menu, mind.story)
    return action == pack(act.SIT)


def test_dea_3_who_stands_in_keeps_the_word_as_the_other_would(stand_ins: Callable[[], list[str]]) -> None:
    assert kept_by(HONEST)
    assert kept_by(None)
    assert not kept_by(TREACHEROUS)
    assert stand_ins() == ["thug"] * 3


def test_who_stands_in_knows_what_the_seat_has_seen_and_no_more() -> None:
    seen: list[list[int]] = []

    class Witness(Thug):
        def watch(self, events: Ints, seat: int) -> None:
            seen.append(list(events))
            super().watch(events, seat)

    corner = brawl()
    mind = Mind(Failing())
    everybody = [ev.GAINED, 127, 1, 0, 2, 0, 0]
    another = [ev.GAINED, 2, 1, 0, 2, 0, 0]
    mind.story, mind.watched = [*everybody, *another, *everybody, *everybody], 21
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(roster.BOTS, "thug", Witness)
        menu = options(corner.g, corner.t, 0)
        mind.choose(corner.g, known(corner.g, corner.t, 0), 0, menu, everybody)
    assert seen == [[*everybody, *everybody]]


def test_a_bot_that_stands_in_has_little_time_and_the_seed_of_the_other() -> None:
    boss = make_bot("boss:500ms+shrewd", 7)
    capo = stand_in("capo", boss)
    assert isinstance(boss, Consigliere)
    assert isinstance(capo, Consigliere)
    assert (capo.name, capo.seed, capo.temperament, capo.slow) == ("capo", 7, boss.temperament, True)
    assert capo.bot.budget.ms == roster.BRIEF  # type: ignore[attr-defined]


def test_where_no_bot_can_be_made_a_thug_sits_down() -> None:
    def make(seat: int) -> Bot:
        raise ValueError(seat)

    bots = Minds(make)
    assert bots.answer(table(), 0)
    assert kind_of(bots.minds[0].bot) == "thug"
