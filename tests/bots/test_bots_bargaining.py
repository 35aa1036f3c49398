"""DEA: how the better rivals bargain: with what they may know, for what both gain, and never without end."""

from __future__ import annotations

from random import Random

import pytest
from corner import SITE, Corner
from test_search_capo import disguised

from gangland.arena.bargaining import Bazaar, dealings
from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.bargaining.oaths import Oaths, kept_menu
from gangland.bots.bot import Bot
from gangland.bots.dealer import AMONG_BOTS, Dealer
from gangland.bots.mind import Mind
from gangland.bots.roster import make_bot
from gangland.bots.word import Word, word_of
from gangland.content.editions import load_edition
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.action import pack
from gangland.engine.ints import COMPILED, ints
from gangland.engine.menu import Menu
from gangland.engine.table import Table
from gangland.game.deals.deal import Clause, Offer, Promise, Verdict, Vow
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.keyed import KeyedDice
from gangland.game.setup import Setup, seats_of
from gangland.rulesets.view import known

PEACE = Clause(Vow.PEACE, 3)


class Spied(Bazaar):
    """A bazaar where whoever may deal has a twin at a table that differs in what it cannot see."""

    rnd = Random(5)
    compared = 0

    def bargain(self, seat: int) -> None:
        if seat in self.dealers and self.game.t.round > 0 and self.compared < (60 if COMPILED else 6):
            self.compare(seat)
        super().bargain(seat)

    def compare(self, seat: int) -> None:
        game = self.game
        word = word_of(game.ledger, seat, game.t.round, tuple(self.partners(game, seat)))
        other = disguised(game.g, game.t, seat, self.rnd)
        said: list[object] = []
        for table in (game.t, other):
            bot = make_bot("lieutenant+shrewd", seat)
            mind = Mind(bot, AMONG_BOTS)
            mind.word = word
            mind.learn(seat, game.happened)
            view = known(game.g, table, seat)
            offer = Offer((seat + 1) % 4, (seat,), want=(1, 0, 0), mine=(Clause(Vow.PEACE, game.t.round),))
            asked = mind.reply(game.g, view, seat, offer, [])
            is_asked = game.t.owed >> seat & 1
            choice = bot.choose(game.g, view, seat, game.menu(seat)) if is_asked else 0
            said.append((mind.propose(game.g, view, seat, []), asked, choice))
        assert said[0] == said[1]
        self.compared += 1


def spied(game: str) -> Spied:
    names = ["lieutenant", "lieutenant", "random", "random"]
    seats = seats_of((), names)
    bots: list[Bot] = [make_bot(name, seat) for seat, name in enumerate(names)]
    bazaar = Spied(Game(Setup(game, seats), load_edition(game)), bots)
    if not COMPILED:
        bazaar.game.t.rounds = 1
    bazaar.play(KeyedDice(6), (0, 1, 2, 3))
    return bazaar


@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_seat_cannot_know_changes_no_deal_and_rivals_bargain(game: str) -> None:
    bazaar = spied(game)
    assert bazaar.compared
    found = dealings(bazaar.game)
    assert sum(found.dealt) > 0
    assert sum(found.kept) > 0
    assert sum(bazaar.contest.illegal) == 0
    made = [one for one in bazaar.game.ledger.offers if not one.counters and not one.is_gift]
    for seat in range(4):
        for number in range(1, bazaar.game.t.rounds + 1):
            assert sum((one.by, one.until) == (seat, number) for one in made) <= AMONG_BOTS.most


def corner() -> Corner:
    """Return a corner where all four have crew, cash and two guns."""
    here = Corner()
    for seat in range(4):
        here.crew(seat, seat, made=2, rookies=2)
        here.own(seat, cash=6, guns=2, tokens=3)
    here.ask()
    return here


def seated(here: Corner, name: str, *promises: Promise, partners: tuple[int, ...] = (1, 2, 3)) -> Consigliere:
    bot = make_bot(name, 1)
    assert isinstance(bot, Consigliere)
    for seat in range(4):
        bot.recall.look(seat, here.t.cash[seat], here.t.guns[seat], here.t.goods[seat])
    bot.hear(Word(promises, (), partners))
    return bot


def view_of(here: Corner) -> Table:
    return known(here.g, here.t, 0)


def test_dea_3_who_broke_a_word_gets_no_pact_and_is_told_why() -> None:
    here = corner()
    pact = Offer(1, (0,), mine=(PEACE,), theirs=(PEACE,))
    broken = tuple(Promise(at, 1, 0, PEACE, Verdict.BROKEN) for at in range(1, 6))
    for name, promises, taken in (
        ("lieutenant+honest", (), True),
        ("lieutenant+honest", broken, False),
        ("lieutenant+trusting", broken, True),
    ):
        bot = seated(here, name, *promises)
        assert bot.takes(here.g, view_of(here), 0, pact) == taken
    bot = seated(here, "lieutenant+honest", *broken)
    assert bot.takes(here.g, view_of(here), 0, Offer(1, (0,), give=(1, 0, 0)))
    assert Dealer(bot).refusal(here.g, view_of(here), 0, pact) == "trust"
    offer = bot.offers(here.g, view_of(here), 0)
    assert offer is not None
    assert offer.to[0] != 1


def test_dea_1_only_those_who_deal_are_asked() -> None:
    here = corner()
    bot = seated(here, "lieutenant+honest", partners=(2,))
    offer = bot.offers(here.g, view_of(here), 0)
    assert offer is not None
    assert offer.to == (2,)
    assert seated(here, "lieutenant+honest", partners=()).offers(here.g, view_of(here), 0) is None


def test_dea_1_too_little_is_answered_with_what_would_do() -> None:
    here = corner()
    here.own(0, cash=2, guns=7, tokens=3)
    here.own(1, cash=9, guns=0, tokens=3)
    bot = seated(here, "lieutenant+honest")
    robbery = Offer(1, (0,), want=(3, 0, 0))
    assert not bot.takes(here.g, view_of(here), 0, robbery)
    cheap = Offer(1, (0,), give=(0, 0, 0), want=(0, 1, 0), mine=())
    assert not bot.takes(here.g, view_of(here), 0, cheap)
    instead = bot.haggles(here.g, view_of(here), 0, cheap)
    assert instead is not None
    assert (instead.give, instead.to) == ((0, 1, 0), (1,))
    assert instead.want[0] > 0
    gift = Offer(1, (0,), give=(1, 0, 0))
    assert bot.takes(here.g, view_of(here), 0, gift)


@pytest.mark.parametrize(("name", "pays"), [("honest", True), ("treacherous", False)])
def test_dea_3_debts_are_paid_when_due_by_those_who_keep_their_word(name: str, pays: bool) -> None:
    here = corner()
    debt = Promise(1, 0, 2, Clause(Vow.PAY, 2, amounts=(2, 0, 0)), paid=(1, 0, 0))
    bot = seated(here, f"lieutenant+{name}", debt)
    dealing = Dealer(bot)
    owed = Offer(0, (2,), (1, 0, 0))
    assert dealing.propose(here.g, view_of(here), 0, 0) == (owed if pays else None)
    assert (Dealer(bot, 1).propose(here.g, view_of(here), 0, 1) == owed) == pays
    later = Promise(1, 0, 2, Clause(Vow.PAY, 3, amounts=(2, 0, 0)))
    assert Dealer(seated(here, f"lieutenant+{name}", later)).propose(here.g, view_of(here), 0, 0) is None


def test_dea_1_who_was_paid_in_a_fight_sides_with_who_paid() -> None:
    here = corner()
    menu = Menu()
    menu.add(act.NAME, 0, 0b0110)
    bot = seated(here, "lieutenant+honest")
    handed = ints([ev.FIGHT, 127, 1, SITE, 0, 0, 0, ev.HANDED, 5, 2, 0, 0, 2, 0])
    bot.watch(handed, 0)
    oaths = bot.oaths(0)
    assert [kept_menu(here.t, 0, menu, oaths).has(pack(act.NAME, 0, seat)) for seat in (1, 2)] == [
        False,
        True,
    ]
    shots = Menu()
    shots.add(act.ALLOT, 0, 0b0110)
    assert [kept_menu(here.t, 0, shots, oaths).has(pack(act.ALLOT, 0, seat)) for seat in (1, 2)] == [
        True,
        False,
    ]
    backs = Menu()
    backs.add(act.BACK, 0, 0b0110)
    backs.add(act.NO)
    backed = kept_menu(here.t, 0, backs, oaths)
    assert not backed.has(pack(act.NO))
    assert backed.has(pack(act.BACK, 0, 2))
    bot.watch(ints([ev.FIGHT, 127, 1, SITE, 0, 0, 0]), 0)
    assert kept_menu(here.t, 0, menu, bot.oaths(0)) is menu
    exchange = ints([ev.HANDED, 5, 2, 0, 0, 2, 0, ev.HANDED, 5, 0, 2, 1, 1, 0])
    bot.watch(exchange, 0)
    assert kept_menu(here.t, 0, menu, bot.oaths(0)) is menu
    assert kept_menu(here.t, 0, menu, Oaths()) is menu


def test_what_is_weighed_at_one_moment_is_weighed_with_the_same_scales() -> None:
    here = corner()
    bot = seated(here, "lieutenant+honest")
    view = view_of(here)
    offer = Offer(1, (0,), (0, 0, 0), (1, 0, 0))
    Dealer(bot).reply(here.g, view, 0, offer)
    scales = bot.weighing
    assert scales is not None
    bot.offers(here.g, view, 0)
    assert bot.weighing is scales
    assert bot.scales(here.g, view_of(here), 0) is not scales
    scales = bot.scales(here.g, view, 0)
    bot.hear(Word())
    assert bot.scales(here.g, view, 0) is not scales
    scales = bot.scales(here.g, view, 0)
    bot.watch(ints([]), 0)
    assert bot.scales(here.g, view, 0) is not scales
