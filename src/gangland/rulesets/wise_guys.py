"""Wise Guys, composed."""

from __future__ import annotations

from gangland.content.records import Pack
from gangland.engine import modifier
from gangland.engine.step import Rules
from gangland.rulesets import bombing, fight, ids, orders, standing
from gangland.rulesets import options as opt
from gangland.rulesets.composition import insert_after, shared_rules
from gangland.rulesets.procedures import ROUND

NAME = "wise-guys"
PLAYERS = (3, 4)
CASH_PER_CLOUT = 2
GANG_WAR = "gang-war"


def beer_war(g: Rules, pack: Pack, value: int) -> Rules:
    """OPT-6: the Gang War card is in force all game."""
    return opt.always_in_force(GANG_WAR, g, pack)


def bomb(g: Rules, pack: Pack, value: int) -> Rules:
    """OPT-7: the leader may bomb before tokens are claimed."""
    insert_after(g, ROUND, ids.START_ROUND, bombing.Bombing())
    return g


def crime_pays(g: Rules, pack: Pack, value: int) -> Rules:
    """OPT-8: cash for each step clout falls."""
    return opt.modified(modifier.CRIME_PAYS, CASH_PER_CLOUT, g)


OPTIONS = {
    "beer-war": opt.Option("OPT-6", beer_war, card=GANG_WAR),
    "bombing": opt.Option("OPT-7", bomb),
    "crime-pays": opt.Option("OPT-8", crime_pays),
    "machine-gun-massacre": opt.Option("OPT-9", opt.without_hospital),
}


def compose(pack: Pack, chosen: dict[str, int]) -> Rules:
    """Return the rules of the game with a pack and options."""
    g = shared_rules(pack)
    g.game = NAME
    g.named = True
    g.may_skip = False
    g.standing = standing.Clout()
    g.turns = orders.PassingSitTight()
    g.ties = fight.LeaderNamesWinner()
    return opt.apply_options(g, pack, OPTIONS, chosen)
