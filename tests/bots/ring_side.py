"""Fights for bots to bargain in: a tie that seat 0 decides, a pile-up, a call for backup."""

from __future__ import annotations

from corner import SITE, Corner

from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.roster import make_bot
from gangland.bots.word import Word
from gangland.engine import action as act
from gangland.engine.step import answer, options
from gangland.engine.table import CHANCE, Table
from gangland.rulesets.fight import bonus
from gangland.rulesets.view import known


def street(site: str = "boxing-gym", **guns: int) -> Corner:
    """Return Chicago where seats 1 and 2 meet where it is worth a fight, and seat 0 leads."""
    here = Corner("wise-guys")
    here.site(site)
    for seat in range(4):
        here.crew(seat, seat, made=1, rookies=2)
        here.own(seat, cash=8, guns=guns.get(f"p{seat}", 0))
    here.crew(1, SITE, made=2, rookies=2)
    here.crew(2, SITE, made=2, rookies=2)
    here.t.tokens[1] = 2
    here.ask()
    return here


def tie(here: Corner | None = None) -> Corner:
    """FGT-5: return a fight of seats 1 and 2 that is tied, so that seat 0 names its winner."""
    here = here or street()
    here.do(1, act.FIGHT, SITE)
    here.do(1, act.ENOUGH)
    for seat in (1, 2):
        here.do(seat, act.GUNS, 0, 0)
    while here.t.owed >> CHANCE & 1:
        crew = [bonus(here.g, here.t, seat) for seat in range(4)]
        face = 0 if here.t.total[1] == 0 and here.t.total[2] == 0 else abs(crew[1] - crew[2])
        answer(here.g, here.t, CHANCE, options(here.g, here.t, CHANCE).nth(0, face))
    return here


def pile_up() -> Corner:
    """FGT-6: return a fight of three in which seat 0 has shot, and seat 1 or seat 2 may be hit."""
    here = street(p0=1)
    here.crew(0, SITE, made=1, rookies=1)
    here.do(1, act.FIGHT, SITE)
    here.do(1, act.ENOUGH)
    for seat in range(3):
        here.do(seat, act.GUNS, 0, int(seat == 0))
    while here.t.owed >> CHANCE & 1:
        answer(here.g, here.t, CHANCE, options(here.g, here.t, CHANCE).nth(0, 2))
    return here


def backup() -> Corner:
    """FGT-2: return a fight of seats 1 and 2 to which seat 1 may call backup; seat 3 has guns to spare."""
    here = street("distillery", p3=6)
    here.do(1, act.FIGHT, SITE)
    return here


def consigliere(
    here: Corner, name: str = "lieutenant+honest", partners: tuple[int, ...] = (0, 1, 2, 3)
) -> Consigliere:
    """Return a bot that knows what everybody has and has seen the fight begin."""
    bot = make_bot(name, 1)
    assert isinstance(bot, Consigliere)
    for seat in range(4):
        bot.recall.look(seat, here.t.cash[seat], here.t.guns[seat], here.t.goods[seat])
    bot.hear(Word((), (), partners))
    return bot


def seen(here: Corner, seat: int) -> Table:
    """Return the table as a seat sees it."""
    return known(here.g, here.t, seat)
