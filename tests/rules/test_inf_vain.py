"""INF-4, EXP-7: nobody is asked what all can see to change nothing; where the own hand tells, one is asked.

Under the first rules they were asked; games kept from then still are.
"""

from __future__ import annotations

import pytest
from overlay import amounts, deal, with_site
from scenes import fall, last_call, obstacle, worsen
from shops import exploit
from stage import HOSPITAL, LAW, SITE, Stage
from wise import NORTH, OUTFIT, SALTIS, SHELDON, wg
from wise import exploit as wg_exploit

from gangland.arena.vain import vain_question
from gangland.content.editions import load_edition
from gangland.content.load import load_builtin
from gangland.content.records import Ground, Transaction
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE, ER
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.playout import sample
from gangland.game.setup import Setup, seats_of
from gangland.rulesets.standing import begin_fall

GAMES = {"mayhem": {"hardcore-cards": 1}, "wise-guys": {"bombing": 1, "beer-war": 1}}


def vain(game: str, seed: int, rules: str, *, live: bool) -> list[str]:
    """The questions asked in vain in a game played at random; every question is looked at."""
    pack = load_builtin(game) if live else load_edition(game)
    setup = Setup(game, seats_of(("Ann", "Ben", "Cleo", "Dan")[: 3 + seed % 2]), GAMES[game], rules=rules)
    played = Game(setup, pack)
    dice = Dice(seed)
    found = []
    while not played.t.over:
        asked = played.owed()
        seat = asked[dice.below(len(asked))]
        if seat != CHANCE:
            found.append(vain_question(played.g, played.t, seat))
        played.answer(seat, sample(played.menu(seat), dice))
    return [what for what in found if what]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("live", [True, False])
def test_exp_7_no_question_of_a_game_is_asked_in_vain(game: str, live: bool) -> None:
    """EXP-7: whatever comes up, some answer makes a difference."""
    assert [what for seed in range(12) for what in vain(game, seed, "2", live=live)] == []


def test_exp_7_the_first_rules_asked_in_vain() -> None:
    """EXP-7: the search finds what it looks for."""
    assert any(vain("mayhem", seed, "1", live=False) for seed in range(12))


def test_std_2_who_falls_first_is_a_choice_even_where_the_other_falls_next() -> None:
    """STD-2: both are gone before anybody is asked again, and yet it is told who went first."""
    s = wg(4, 1)
    s.crew(SHELDON, SHELDON, made=2)
    worsen(s, SHELDON, 1)
    begin_fall(s.t, SHELDON)
    assert s.asked() == {SHELDON}
    assert vain_question(s.g, s.t, SHELDON) == ""
    fall(s, SHELDON, SHELDON)
    assert len(s.seen(ev.FELL)) == 2


# transactions


def law(heat: int, rules: str = "2") -> Stage:
    """A gang exploits the police station, which cools it."""
    s = Stage().under(rules)
    s.crew(0, LAW, made=1)
    s.own(0, tokens=1, standing=heat)
    return exploit(s, LAW)


def test_exp_7_who_has_no_heat_is_not_asked_to_drop_any() -> None:
    assert law(0).step_name() != "Transactions"
    assert law(1).kinds(0) == law(0, "1").kinds(0) == {act.YES, act.NO}


def barn(left: int, rules: str = "2") -> Stage:
    """A gang exploits a place that musters, with so many rookies left in the pool."""
    s = Stage().under(rules)
    s.site(SITE, "bare-knuckle-barn")
    s.crew(0, SITE, made=1, rookies=5 - left)
    s.own(0, tokens=1)
    return exploit(s).do(0, act.NO)


def test_exp_7_who_has_nobody_left_is_not_asked_to_muster() -> None:
    assert barn(0).step_name() != "Transactions"
    assert barn(1).kinds(0) == barn(0, "1").kinds(0) == {act.YES, act.NO}


def test_exp_7_what_the_own_hand_decides_is_asked() -> None:
    """INF-4: who can sell nothing, for want of goods, is asked all the same."""
    s = Stage()
    s.site(SITE, "irish-freddys")
    s.crew(0, SITE, made=1)
    s.own(0, tokens=1, guns=0)
    assert [act.b_of(one) for one in exploit(s).legal(0)] == [0]


def test_wg_exp_7_clout_that_is_not_there_is_not_asked_for() -> None:
    """TRX-8: everybody sees that it cannot be paid."""
    trade = deal("trade", amounts(standing=2), amounts(cash=3), 1)
    pack = with_site("fixer", Ground(main=(trade,), fight="slugging"), "wise-guys")
    for clout, rules, asked in ((1, "2", False), (2, "2", True), (1, "1", True)):
        s = wg(4, 3, (), pack).under(rules)
        s.site(SITE, "fixer")
        s.own(SALTIS, standing=clout)
        wg_exploit(s, SALTIS, SITE)
        assert (s.step_name() == "Transactions") == asked


def test_wg_trx_3_the_only_rival_left_is_robbed_without_asking() -> None:
    """TRX-3: with two gangs left there is nobody else to name."""
    theft = Transaction("steal", amounts(), amounts(cash=2), 1)
    pack = with_site("alley", Ground(main=(theft,), fight="slugging"), "wise-guys")
    for rules, asked in (("2", False), ("1", True)):
        s = wg(4, 3, (), pack).under(rules)
        s.site(SITE, "alley")
        s.own(NORTH, cash=3)
        s.t.alive &= ~(1 << OUTFIT | 1 << SHELDON)
        wg_exploit(s, SALTIS, SITE)
        assert (s.step_name() == "Transactions") == asked
        assert s.t.cash[NORTH] == (3 if asked else 1)


def test_wg_trx_4_the_only_injured_is_taken_home_without_asking() -> None:
    """TRX-4: one man in the emergency room, and he must be taken home."""
    for rules, asked in (("2", False), ("1", True)):
        s = wg().under(rules)
        s.crew(SALTIS, ER, rookies=1)
        wg_exploit(s, SALTIS, HOSPITAL)
        assert (s.step_name() == "Transactions" and s.kinds(SALTIS) == {act.DISCHARGE}) == asked


# cards


def buried(injured: int, rules: str = "2") -> Stage:
    """Whoever has most injured pays, or buries them."""
    s = Stage(3).under(rules)
    for seat in range(3):
        s.crew(seat, seat, made=1)
        s.own(seat, cash=5)
    s.crew(1, ER, rookies=injured)
    return last_call(s, "graveyard-shift")


def test_rev_3_who_has_nobody_injured_is_not_asked_to_pay_for_them() -> None:
    assert "HitGangs" not in buried(0).step_name()
    assert buried(1).asked() == {1}
    assert buried(0, "1").asked() == {0}


def test_rev_3_who_is_at_home_is_not_asked_to_pay_for_staying_out() -> None:
    for rules, asked in (("2", 1), ("1", 0)):
        s = Stage(3).under(rules)
        for seat in range(3):
            s.crew(seat, seat, made=1)
            s.own(seat, cash=5)
        s.crew(1, SITE, rookies=1)
        assert obstacle(s, "lights-out").asked() == {asked}


def test_rev_3_what_hangs_on_a_public_number_that_is_nought_is_not_asked() -> None:
    """One contraband for each heat: without heat there is nothing to pay for, whatever one holds."""
    for rules, asked in (("2", 1), ("1", 0)):
        s = Stage(3).under(rules)
        for seat in range(3):
            s.crew(seat, seat, made=1)
        s.own(1, standing=1)
        assert obstacle(s, "evidence-raid").asked() == {asked}


def test_rev_3_what_hangs_on_a_hidden_hand_is_asked() -> None:
    """INF-4: who has nothing to lose is asked as if there were something."""
    s = Stage(3)
    for seat in range(3):
        s.crew(seat, seat, made=1)
        s.own(seat, standing=1, goods=0)
    assert obstacle(s, "evidence-raid").asked() == {0}
