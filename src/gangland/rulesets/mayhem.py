"""Sons of Anarchy: Men of Mayhem, composed."""

from __future__ import annotations

from gangland.content.records import Pack
from gangland.engine.step import Rules
from gangland.rulesets import fight, orders, standing
from gangland.rulesets import options as opt
from gangland.rulesets.composition import shared_rules

NAME = "mayhem"
PLAYERS = (3, 6)

OPTIONS = {
    "unleaded": opt.Option("SET-5", opt.plain_sides),
    "hollow-point": opt.Option("OPT-1", opt.without_hospital),
    "under-the-radar": opt.Option("OPT-3", opt.hidden_orders),
    "slim-pickings": opt.Option("OPT-4", opt.slim_pickings),
    "hardcore-cards": opt.Option("OPT-5", opt.hardcore_cards),
    "long-haul": opt.Option("OPT-2", opt.longer, 99),
}


def compose(pack: Pack, chosen: dict[str, int]) -> Rules:
    """Return the rules of the game with a pack and options."""
    g = shared_rules(pack)
    g.game = NAME
    g.standing = standing.Heat()
    g.turns = orders.LastingSkip()
    g.ties = fight.LeaderWinsTies()
    return opt.apply_options(g, pack, OPTIONS, chosen)
