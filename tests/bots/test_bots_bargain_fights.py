"""DEA-1: who pays whom in a fight: the boss for a tie, a gunner in a pile-up, somebody with guns to spare."""

from __future__ import annotations

import pytest
from corner import SITE, Corner
from ring_side import backup, consigliere, pile_up, seen, street, tie

from gangland.arena.bargaining import Bazaar
from gangland.bots.bargaining.moments import buyers, is_arming, siding
from gangland.bots.bargaining.oaths import Oaths, kept_menu
from gangland.bots.bargaining.terms import Terms
from gangland.bots.bot import Bot
from gangland.bots.dealer import AMONG_BOTS, Dealer, proposals
from gangland.bots.driver import Minds, fighters, is_sought
from gangland.bots.roster import make_bot
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.action import pack
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.step import options
from gangland.game.deals.deal import NOTHING, Clause, Offer, Promise, Vow
from gangland.game.game import Game
from gangland.game.keyed import KeyedDice
from gangland.game.setup import Seat, Setup

BOSS, FIRST, SECOND, STRANGER = range(4)


class Stop(Exception):  # noqa: N818 - the end of a story, and no error
    """Enough was played."""


class OneAnswer(Bazaar):
    """A bazaar that stands still after the next answer."""

    last: tuple[int, int] = (-1, 0)

    def answer(self, seat: int, menu: Menu, action: int) -> None:
        super().answer(seat, menu, action)
        self.last = (seat, action)
        raise Stop


def paid(by: int, to: int, cash: int) -> list[int]:
    return [ev.HANDED, 1 << by | 1 << to, by, to, 0, cash, 0]


def table(here: Corner, *people: int) -> Game:
    seats = tuple(Seat(f"p{seat}", "" if seat in people else "lieutenant+honest") for seat in range(4))
    return Game(Setup("wise-guys", seats), here.pack, here.t)


def rivals_of(seat: int) -> tuple[int, ...]:
    return tuple(rival for rival in range(4) if rival != seat)


def test_dea_1_those_in_a_fight_may_pay_who_decides_it() -> None:
    here = tie()
    assert (siding(here.g, here.t), buyers(here.g, here.t)) == (BOSS, 1 << FIRST | 1 << SECOND)
    assert not is_arming(here.g, here.t)
    called = backup()
    assert (siding(called.g, called.t), buyers(called.g, called.t)) == (-1, 1 << FIRST | 1 << SECOND)
    assert is_arming(called.g, called.t)
    assert buyers(here.g, street().t) == 0


@pytest.mark.parametrize("scene", [tie, pile_up])
def test_dea_1_who_would_lose_by_it_pays_who_takes_sides(scene: object) -> None:
    """FGT-5, FGT-6: the boss names the attacker if nobody pays, so the other does."""
    assert callable(scene)
    here: Corner = scene()
    offer = consigliere(here, partners=rivals_of(SECOND)).sides(here.g, seen(here, SECOND), SECOND)
    assert offer is not None
    assert offer.is_gift
    assert offer.to == (BOSS,)
    assert offer.give[0] > 0
    for seat in (FIRST, STRANGER):
        bot = consigliere(here, partners=rivals_of(seat))
        assert bot.sides(here.g, seen(here, seat), seat) is None


def test_dea_1_who_takes_the_money_names_who_paid() -> None:
    here = tie()
    boss = consigliere(here)
    view, menu = seen(here, BOSS), options(here.g, here.t, BOSS)
    assert boss.choose(here.g, view, BOSS, menu) == pack(act.NAME, 0, FIRST)
    assert boss.sides(here.g, view, BOSS) is not None
    gift = Offer(SECOND, (BOSS,), give=(1, 0, 0))
    assert boss.takes(here.g, view, BOSS, gift)
    boss.watch(ints(paid(SECOND, BOSS, 1)), BOSS)
    assert boss.choose(here.g, view, BOSS, menu) == pack(act.NAME, 0, SECOND)
    assert boss.sides(here.g, view, BOSS) is None
    assert not boss.takes(here.g, view, BOSS, Offer(FIRST, (BOSS,), give=(3, 0, 0)))
    assert boss.takes(here.g, view, BOSS, gift)


def test_dea_1_a_favour_counts_for_both_and_only_where_nothing_else_is_bought() -> None:
    here = tie()
    cash = (1, 0, 0)
    payer = consigliere(here).scales(here.g, seen(here, SECOND), SECOND)
    favour = payer.favour(BOSS, SECOND)
    plain, gift = payer.appraisal.exchange(BOSS, cash, NOTHING), payer.weigh(Terms(BOSS, cash))
    assert gift.mine == pytest.approx(plain.mine + favour.theirs * payer.trust(BOSS))
    assert gift.theirs == pytest.approx(plain.theirs + favour.mine)
    bought = Terms(BOSS, cash, (0, 0, 1))
    assert payer.weigh(bought).mine == payer.appraisal.exchange(BOSS, cash, (0, 0, 1)).mine
    boss = consigliere(here).scales(here.g, seen(here, BOSS), BOSS)
    taken = boss.weigh(Terms(SECOND, NOTHING, cash))
    assert taken.mine == pytest.approx(
        boss.appraisal.exchange(SECOND, NOTHING, cash).mine + boss.favour(BOSS, SECOND).mine
    )


def test_dea_1_too_little_for_a_favour_is_told_to_be_so() -> None:
    """Late in a close game naming the payer costs the boss more than a gun is worth, and less than a cash."""
    scene = street("freight-yard")
    scene.t.round = 5
    scene.own(BOSS, cash=14)
    scene.own(FIRST, cash=1, tokens=2)
    scene.own(SECOND, cash=14, guns=1)
    scene.own(STRANGER, cash=1)
    here = tie(scene)
    boss = consigliere(here)
    view, gun = seen(here, BOSS), Offer(SECOND, (BOSS,), give=(0, 1, 0))
    assert not boss.takes(here.g, view, BOSS, gun)
    assert Dealer(boss).refusal(here.g, view, BOSS, gun) == "little"
    assert boss.takes(here.g, view, BOSS, Offer(SECOND, (BOSS,), give=(1, 0, 0)))


def test_dea_3_who_owes_cash_pays_that_first() -> None:
    here = tie()
    bot = consigliere(here, partners=(BOSS,))
    debt = Promise(1, SECOND, BOSS, Clause(Vow.PAY, 5, amounts=(1, 0, 0)))
    bot.hear(bot.word._replace(promises=(debt,)))
    assert bot.sides(here.g, seen(here, SECOND), SECOND) is None


def test_fgt_2_guns_are_bought_for_a_fight_when_backup_is_called() -> None:
    here = backup()
    bot = consigliere(here, partners=rivals_of(FIRST))
    view = seen(here, FIRST)
    offer = bot.sides(here.g, view, FIRST)
    assert offer is not None
    assert (offer.to, offer.give[1], offer.want[0]) == ((STRANGER,), 0, 0)
    assert offer.want[1] > 0
    assert bot.sides(here.g, view, FIRST) is None  # it asks once a fight
    bot.watch(ints([ev.FIGHT, 127, 1, SITE, 0, 0, 0]), FIRST)
    assert bot.sides(here.g, view, FIRST) is not None
    assert consigliere(here).takes(here.g, seen(here, STRANGER), STRANGER, offer)
    unarmed = consigliere(here).scales(here.g, view, FIRST)
    here.t.guns[STRANGER] = 0
    assert unarmed.appraisal.armed(SECOND, 0, 1).mine == 0.0


def test_dea_1_a_bot_pays_a_bot_which_then_takes_its_side() -> None:
    here = tie()
    game = table(here)
    bots: list[Bot] = [consigliere(here) for _ in range(4)]
    bazaar = OneAnswer(game, bots)
    with pytest.raises(Stop):
        bazaar.play(KeyedDice(1))
    taken = [one for one in game.ledger.offers if one.state == "accepted"]
    assert [(one.by, one.taker, one.is_gift) for one in taken] == [(SECOND, BOSS, True)]
    assert bazaar.last == (BOSS, pack(act.NAME, 0, SECOND))
    assert proposals(game, SECOND) == 1


def test_dea_1_a_bot_pays_a_person_and_asks_nobody_twice() -> None:
    here = tie()
    game = table(here, BOSS)
    minds = Minds(lambda _: consigliere(here))
    bots = [FIRST, SECOND, STRANGER]
    assert fighters(game, bots) == [FIRST, SECOND]
    said = []
    while (suitor := minds.suitor(game, bots)) is not None:
        minds.court(game, suitor)
        said.append((suitor, minds.proposal(game, suitor)))
    assert [seat for seat, _ in said] == [FIRST, SECOND]
    assert said[0][1] == ""
    assert said[1][1].startswith(f"offer to={game.notation.seat(game.t, BOSS)} give=cash:")
    game.take(SECOND, said[1][1])
    assert minds.proposal(game, SECOND) == ""  # one a round is all a person hears of


def test_inf_3_who_is_asked_in_a_fight_is_sought_whether_there_is_an_offer_or_not() -> None:
    here = tie()
    game = table(here, SECOND)
    assert is_sought(game, BOSS)
    assert not is_sought(game, SECOND)
    game.take(BOSS, f"offer to={game.notation.seat(game.t, SECOND)} want=cash:1")
    assert is_sought(game, BOSS)
    game.take(SECOND, "decline 1")
    assert is_sought(game, BOSS)


def test_a_proposal_is_spared_for_fights() -> None:
    here = tie()
    bot = make_bot("lieutenant+honest", 1)
    assert Dealer(bot, 1, AMONG_BOTS.spare).spare == 1
    here = Corner("wise-guys")
    for seat in range(4):
        here.crew(seat, seat, made=2, rookies=2)
        here.own(seat, cash=6, guns=2, tokens=3)
    here.ask()
    dealing = Dealer(consigliere(here, partners=rivals_of(0)), 1, 1)
    view = seen(here, 0)
    assert dealing.propose(here.g, view, 0, 2) is not None
    assert dealing.propose(here.g, view, 0, 1) is None


def test_dea_1_who_was_paid_to_spare_one_and_can_hit_no_other_wastes_the_gun() -> None:
    """FGT-6: nobody has to shoot a friend, though nobody else is left to hit."""
    here = pile_up()
    here.t.hits = ints([0, here.t.crew_at(FIRST, SITE), 0, 0])
    gunner = consigliere(here)
    gunner.watch(ints(paid(SECOND, BOSS, 1)), BOSS)
    menu = Menu()
    menu.add(act.ALLOT, 0, 1 << FIRST | 1 << SECOND)
    kept = kept_menu(here.t, BOSS, menu, gunner.oaths(BOSS))
    assert kept.count() == 1
    for name in ("thug", "lieutenant"):
        bot = make_bot(name, 1)
        assert bot.choose(here.g, seen(here, BOSS), BOSS, kept) == pack(act.ALLOT, 0, FIRST)


def test_dea_1_who_was_paid_to_back_one_does_so_at_any_odds() -> None:
    """GNG-2: a thug backs nobody where its own cause is not lost, and so does one in a playout."""
    here = pile_up()
    menu = Menu()
    menu.add(act.BACK, 0, 1 << FIRST | 1 << SECOND)
    menu.add(act.NO)
    here.t.pulled = ints([9, 0, 0, 0])
    view, thug = seen(here, BOSS), make_bot("thug", 1)
    assert thug.choose(here.g, view, BOSS, menu) == pack(act.NO)
    oaths = Oaths()
    oaths.side(BOSS, SECOND)
    assert thug.choose(here.g, view, BOSS, kept_menu(here.t, BOSS, menu, oaths)) == pack(act.BACK, 0, SECOND)
