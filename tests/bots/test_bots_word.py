"""DEA-3: what a bot's word is worth: which answers would break it, who does so, and who is believed."""

from __future__ import annotations

import pickle

import pytest
from corner import SITE, Corner

from gangland.bots.bargaining.appraisal import Appraisal
from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.bargaining.oaths import Oaths, kept_menu
from gangland.bots.bargaining.temperaments import (
    DEALT,
    HONEST,
    SHREWD,
    TEMPERAMENTS,
    TREACHEROUS,
    TRUSTING,
    Temperament,
)
from gangland.bots.bargaining.terms import Scales
from gangland.bots.bot import Bot, Guest
from gangland.bots.mind import Mind
from gangland.bots.roster import DEALERS, check_bot, make_bot
from gangland.bots.search.recall import Recall
from gangland.bots.word import Word, word_of
from gangland.engine import action as act
from gangland.engine.action import pack
from gangland.engine.ints import Ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, options
from gangland.engine.table import SEATS, Table
from gangland.game.deals.deal import Clause, Promise, Verdict, Vow
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup, short_name
from gangland.rulesets.view import known

FIGHT = pack(act.FIGHT, SITE)


def brawl() -> Corner:
    """Return a corner where seat 0 can fight seat 1 for two cash, and with them wins."""
    corner = Corner()
    corner.site("last-mile-roadhouse")
    corner.crew(0, SITE, made=4, rookies=3)
    corner.crew(1, SITE, rookies=1)
    corner.own(0, cash=9, guns=3, tokens=2)
    for rival in (1, 2, 3):
        corner.crew(rival, rival, made=1)
        corner.own(rival, cash=10)
    corner.ask()
    return corner


def sworn(*clauses: Clause, by: int = 0, to: int = 1) -> Oaths:
    oaths = Oaths()
    for clause in clauses:
        oaths.add(by, to, clause)
    return oaths


def kept(corner: Corner, *clauses: Clause) -> Menu:
    return kept_menu(corner.t, 0, options(corner.g, corner.t, 0), sworn(*clauses))


def test_dea_3_peace_leaves_out_fights_with_that_rival_and_no_others() -> None:
    corner = brawl()
    menu = options(corner.g, corner.t, 0)
    assert menu.has(FIGHT)
    assert not kept(corner, Clause(Vow.PEACE, 2)).has(FIGHT)
    assert kept(corner, Clause(Vow.PEACE, 1)).has(FIGHT)  # its time is up
    assert kept_menu(corner.t, 0, menu, sworn(Clause(Vow.PEACE, 2), to=2)) is menu
    assert kept_menu(corner.t, 0, menu, sworn(Clause(Vow.PEACE, 2), by=1, to=0)) is menu


def test_dea_3_a_place_to_avoid_is_no_goal_as_long_as_it_lies_there() -> None:
    corner = brawl()
    place = corner.site("rusty-spoke", SITE + 1)
    corner.t.owed = 0
    corner.go("IssueOrders")
    corner.ask()
    ride = pack(act.MOVE, SITE, place, 0, 1)
    assert options(corner.g, corner.t, 0).has(ride)
    tile = corner.t.tile[place]
    assert not kept(corner, Clause(Vow.AVOID, 2, place, tile)).has(ride)
    assert kept(corner, Clause(Vow.AVOID, 2, place, tile + 1)).has(ride)


def test_dea_3_who_is_to_leave_goes_with_the_last_order() -> None:
    corner = brawl()
    leave = Clause(Vow.LEAVE, 2, SITE, corner.t.tile[SITE])
    assert kept(corner, leave).has(FIGHT)
    corner.t.tokens[0] = 1
    left = kept(corner, leave)
    assert not left.has(FIGHT)
    assert left.has(pack(act.MOVE, SITE, 0, corner.t.made[SITE], 3))
    assert not left.has(pack(act.MOVE, SITE, 0, corner.t.made[SITE], 2))


def test_dea_3_no_more_is_sold_than_was_promised() -> None:
    corner = brawl()
    menu = Menu()
    menu.add_number(act.MARKET, 4)
    bound = kept_menu(corner.t, 0, menu, sworn(Clause(Vow.SELL, 2, most=1)))
    assert [bound.has(pack(act.MARKET, 0, number)) for number in range(4)] == [True, True, False, False]


def test_dea_3_where_every_answer_breaks_a_word_all_are_left() -> None:
    corner = brawl()
    menu = Menu()
    menu.add(act.FIGHT, SITE)
    assert kept_menu(corner.t, 0, menu, sworn(Clause(Vow.PEACE, 2))) is menu


class Brawler:
    """Fights where it may, and else sits tight."""

    def __init__(self) -> None:
        self.heard: list[Word] = []

    def choose(self, _g: Rules, _view: Table, _seat: int, menu: Menu) -> int:
        return FIGHT if menu.has(FIGHT) else pack(act.SIT)

    def watch(self, _events: Ints, _seat: int) -> None: ...

    def hear(self, word: Word) -> None:
        self.heard.append(word)


def answered(temperament: Temperament, gain: bool, *verdicts: Verdict) -> int:
    """Return what a brawler answers that has promised peace, where fighting gains or loses."""
    corner = brawl()
    corner.t.round = corner.t.rounds = 6
    corner.t.guns[0] = 0
    if not gain:
        corner.own(0, cash=12, guns=3, standing=4, tokens=1)
        corner.crew(1, SITE, rookies=4)
        corner.own(1, cash=10, guns=9)
    bot = Consigliere(Guest(Brawler()), temperament)
    for rival in range(4):
        bot.recall.look(rival, corner.t.cash[rival], corner.t.guns[rival], corner.t.goods[rival])
    theirs = [Promise(at, 1, 0, Clause(Vow.PEACE, 5), one) for at, one in enumerate(verdicts, 2)]
    bot.hear(Word((Promise(1, 0, 1, Clause(Vow.PEACE, 6)), *theirs)))
    menu = options(corner.g, corner.t, 0)
    return bot.choose(corner.g, known(corner.g, corner.t, 0), 0, menu)


def test_dea_3_the_honest_keep_their_word_and_the_treacherous_when_it_costs_nothing() -> None:
    sit = pack(act.SIT)
    assert answered(HONEST, gain=True) == answered(TRUSTING, gain=True) == sit
    assert answered(TREACHEROUS, gain=True) == FIGHT
    assert answered(TREACHEROUS, gain=False) == answered(SHREWD, gain=False) == sit


def test_dea_3_who_broke_a_word_is_owed_none_by_those_who_read_the_ledger() -> None:
    assert answered(HONEST, True, Verdict.KEPT) == pack(act.SIT)
    assert answered(HONEST, True, Verdict.BROKEN) == FIGHT
    assert answered(TRUSTING, True, Verdict.BROKEN) == pack(act.SIT)


def test_who_broke_a_word_is_believed_less_and_by_the_trusting_as_before() -> None:
    corner = brawl()
    view = known(corner.g, corner.t, 0)
    look = Appraisal(corner.g, view, 0, Recall(), Oaths(), 1)

    def trust(temperament: Temperament, *verdicts: Verdict) -> float:
        given = [Promise(at, 1, 0, Clause(Vow.PEACE, 2), one) for at, one in enumerate(verdicts, 1)]
        return Scales(look, Word(tuple(given)), temperament).trust(1)

    new = trust(HONEST)
    assert trust(HONEST, Verdict.KEPT, Verdict.KEPT) > new > 0.8
    assert trust(HONEST, Verdict.BROKEN) < 0.6
    assert trust(HONEST, Verdict.BROKEN, Verdict.BROKEN) < trust(HONEST, Verdict.BROKEN)
    assert trust(TRUSTING, Verdict.BROKEN, Verdict.BROKEN) == 1.0
    assert trust(HONEST, Verdict.MOOT, Verdict.OPEN) == new


@pytest.mark.parametrize("name", DEALERS)
def test_a_temperament_is_named_after_the_bot_or_dealt_by_the_seed(name: str) -> None:
    for temperament in TEMPERAMENTS:
        bot = make_bot(f"{name}+{temperament}", 5)
        assert isinstance(bot, Consigliere)
        assert (bot.name, bot.temperament.name) == (name, temperament)
    dealt = [make_bot(name, seed) for seed in range(60)]
    assert {bot.temperament for bot in dealt if isinstance(bot, Consigliere)} == {*DEALT}
    for wrong in (f"{name}+", f"{name}+nice", f"{name}+honest+honest"):
        with pytest.raises(Refusal) as refused:
            check_bot(wrong)
        assert refused.value.code == "unknown-temperament"
    with pytest.raises(Refusal):
        check_bot("thug+honest")
    check_bot("boss:20p+honest")
    assert short_name("boss:20p+honest") == short_name("boss+honest") == "boss"


def table(*bots: str) -> Game:
    corner = brawl()
    seats = tuple(Seat(f"p{seat}", bot) for seat, bot in enumerate(bots))
    return Game(Setup("mayhem", seats), corner.pack, corner.t)


def test_inf_3_a_seat_hears_of_its_own_deals_by_its_own_numbers() -> None:
    game = table("", "", "", "")
    game.take(2, "offer to=seat4 give=cash:1 mine=peace:2")
    game.take(3, "accept 1")
    game.take(0, "offer to=seat2,seat3 give=cash:1 mine=peace:2")
    assert word_of(game.ledger, 1, 2).promises == ()
    game.take(2, "decline 2")
    game.take(1, "accept 1")
    word = word_of(game.ledger, 1, 2)
    assert [(one.id, one.by, one.to) for one in word.promises] == [(1, 0, 1)]
    assert [(one.id, one.state, one.declined, one.taker) for one in word.offers] == [(1, "accepted", (), 1)]
    other = word_of(game.ledger, 2, 2)
    assert [(one.id, one.state_for(2), one.taker) for one in other.offers] == [
        (1, "accepted", 3),
        (2, "declined", -1),
    ]
    assert word_of(game.ledger, 1, 3).offers == ()
    assert pickle.loads(pickle.dumps(word)) == word  # noqa: S301


def test_inf_3_what_was_dealt_is_remembered_by_the_two_and_by_nobody_else() -> None:
    game = table("", "", "", "")
    game.take(0, "offer to=seat2 give=guns:2 want=cash:3")
    game.take(1, "accept 1")
    start = {}
    for seat in range(4):
        bot = make_bot("lieutenant", seat)
        assert isinstance(bot, Consigliere)
        Mind(bot).learn(seat, game.happened)
        start[seat] = list(bot.recall.change)
    dealt = [0] * (3 * SEATS)
    dealt[:6] = [3, -2, 0, -3, 2, 0]
    assert start[0] == start[1] == dealt
    assert not any(start[2])
    assert not any(start[3])


def test_bots_that_are_not_told_play_as_ever() -> None:
    corner = brawl()
    view, menu = known(corner.g, corner.t, 0), options(corner.g, corner.t, 0)
    quiet = Consigliere(Bot())
    quiet.hear(Word())
    assert quiet.choose(corner.g, view, 0, menu) == menu.nth(0, 0)
    assert quiet.offers(corner.g, view, 0) is None
