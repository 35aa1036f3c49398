"""How rivals keep the peace in spirit, and what they want beside winning."""

from __future__ import annotations

import pytest
from corner import SITE, Corner

from gangland.bots.bargaining.appraisal import Appraisal
from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.bargaining.oaths import Oaths, kept_menu
from gangland.bots.bargaining.temperaments import HONEST
from gangland.bots.bargaining.terms import NEVER, Scales
from gangland.bots.coach.counsel import new_coach
from gangland.bots.mood import SPITE, Mood, open_for
from gangland.bots.prospects import fortune, prospects_by, scores_of
from gangland.bots.roster import make_bot
from gangland.bots.search.boss import GREED, Boss
from gangland.bots.search.budget import Budget
from gangland.bots.search.recall import Recall
from gangland.bots.weights import weights_of
from gangland.bots.word import Word
from gangland.engine import action as act
from gangland.engine.action import pack
from gangland.engine.step import options
from gangland.game.deals.deal import Clause, Promise, Verdict, Vow
from gangland.rulesets.view import known

PEACE = Clause(Vow.PEACE, 3)
SWORN = Word((Promise(1, 1, 0, PEACE),))
OTHER = SITE + 1


def corner() -> Corner:
    """Return a corner where seat 1 holds a site alone, seat 0 another, and both have orders left."""
    here = Corner()
    here.site("last-mile-roadhouse")
    here.site("full-throttle-garage", OTHER)
    here.crew(0, 0, made=2, rookies=2)
    here.crew(1, SITE, rookies=2)
    here.crew(0, OTHER, rookies=1)
    for seat in range(4):
        here.own(seat, cash=5, guns=1, tokens=3)
    for seat in (2, 3):
        here.crew(seat, seat, made=1, rookies=1)
    here.ask()
    return here


def test_dea_3_the_courteous_stay_out_where_those_they_spare_stand() -> None:
    here = corner()
    menu = options(here.g, here.t, 0)
    ride = pack(act.MOVE, 0, SITE, 0, 1)
    assert menu.has(ride)
    oaths = Oaths()
    oaths.add(0, 1, PEACE)
    assert kept_menu(here.t, 0, menu, oaths).has(ride)  # the letter of it
    oaths.courteous = True
    assert not kept_menu(here.t, 0, menu, oaths.copy()).has(ride)
    assert kept_menu(here.t, 0, menu, oaths.of([1])) is menu
    bot = make_bot("lieutenant+honest", 1)
    assert isinstance(bot, Consigliere)
    bot.hear(Word((Promise(1, 0, 1, PEACE),)))
    assert kept_menu(here.t, 0, menu, bot.oaths(0)).has(ride)
    assert not kept_menu(here.t, 0, menu, bot.courtesies(0)).has(ride)


def test_peace_with_everybody_is_promised_to_nobody() -> None:
    here = corner()
    look = Appraisal(here.g, known(here.g, here.t, 0), 0, Recall(), Oaths(), 1)
    spared = tuple(Promise(seat, 0, seat, PEACE) for seat in (1, 2))
    for promises, is_refused in ((spared[:1], False), (spared, True)):
        gains = Scales(look, Word(promises), HONEST).worth(0, 3, PEACE)
        assert (gains.mine == -NEVER) == is_refused


def test_who_keeps_its_word_has_a_foe_in_who_broke_theirs_and_the_coach_has_none() -> None:
    broken = Word((Promise(1, 1, 0, PEACE, Verdict.BROKEN),))
    here = corner()
    menu = options(here.g, here.t, 0)
    for name, foes in (("lieutenant+honest", 0b10), ("lieutenant+trusting", 0), ("lieutenant+shrewd", 0)):
        bot = make_bot(name, 1)
        assert isinstance(bot, Consigliere)
        bot.hear(broken)
        bot.choose(here.g, known(here.g, here.t, 0), 0, menu)
        assert bot.bot.mood.foes == foes
    coach = new_coach()
    coach.hear(broken)
    coach.choose(here.g, known(here.g, here.t, 0), 0, menu)
    assert coach.bot.mood.foes == 0


def test_a_position_is_worth_its_chance_and_what_one_wants_besides() -> None:
    here = corner()
    weights = weights_of("mayhem")
    chances = prospects_by(here.g, here.t, weights)
    scores = scores_of(here.g, here.t, weights)
    assert fortune(here.g, here.t, 0, weights, Mood()) == chances[0]
    greedy = fortune(here.g, here.t, 0, weights, Mood(0.5))
    assert greedy == pytest.approx(chances[0] + 0.5 * scores[0])
    spiteful = fortune(here.g, here.t, 0, weights, Mood(0.0, 0b110))
    assert spiteful == pytest.approx(chances[0] - SPITE * (chances[1] + chances[2]))


def test_a_boss_is_greedy_as_long_as_the_game_is_open() -> None:
    assert open_for(0.5) == 1.0
    assert open_for(0.0) == open_for(1.0) == 0.0
    greeds = []
    for cash in (5, 60):
        here = corner()
        here.own(0, cash=cash, guns=1, tokens=3)
        boss = Boss(1, Budget(playouts=1))
        for seat in range(4):
            boss.recall.look(seat, here.t.cash[seat], here.t.guns[seat], here.t.goods[seat])
        boss.feels(Mood(0.0, 0b10))
        mood = boss.search(here.g, known(here.g, here.t, 0), 0).mood
        assert mood.foes == 0b10
        greeds.append(mood.greed)
    assert GREED >= greeds[0] > greeds[1] >= 0.0
    assert greeds[0] > 0.1
    assert greeds[1] < 0.05
