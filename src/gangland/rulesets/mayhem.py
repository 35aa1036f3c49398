"""Sons of Anarchy: Men of Mayhem, composed."""

from __future__ import annotations

from gangland.content.records import Pack
from gangland.engine import modifier
from gangland.engine.ints import zeros
from gangland.engine.step import Rules
from gangland.rulesets import aftermath, cards, ending, exploit, fight, market, orders, rounds, setup, standing
from gangland.rulesets import options as opt
from gangland.rulesets.build import catalogue_of
from gangland.rulesets.procedures import END

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
    g = Rules(catalogue_of(pack))
    g.game = NAME
    g.ending = END
    g.base_mods = zeros(modifier.WIDTH)
    g.out_cards = zeros(len(pack.cards))
    g.standing = standing.Heat()
    g.turns = orders.LastingSkip()
    g.ties = fight.LeaderWinsTies()
    g.procedures = [
        [setup.RollForGangs(), setup.PickGangs(), setup.PickSides(), setup.PickMade(), setup.LayTheTable()],
        [
            rounds.StartRound(),
            rounds.ClaimOrders(),
            rounds.NewTurf(),
            rounds.TurnUpCards(),
            orders.IssueOrders(),
            market.ChooseGoods(),
            market.Sell(),
            market.AnswerForSales(),
            rounds.LastCalls(),
            rounds.CleanUp(),
            rounds.EmergencyRoom(),
            rounds.EndRound(),
        ],
        [
            exploit.FeelTheHeat(),
            exploit.Transactions(),
            exploit.OfferBoost(),
            exploit.Transactions(boost=True),
            exploit.Leave(),
        ],
        [exploit.Transactions(order=True), exploit.Leave()],
        [
            fight.CallForBackup(),
            fight.PullGuns(),
            fight.RollDice(),
            fight.DecideWinner(),
            aftermath.AllotInjuries(),
            aftermath.ChooseInjured(),
            aftermath.Retreat(),
            aftermath.ClaimToken(),
            aftermath.DiscardGuns(),
            aftermath.AnswerToTheLaw(),
            aftermath.FollowUp(),
        ],
        [standing.TakeTheFall()],
        [cards.MarkGangs(), cards.HitGangs()],
        [ending.CountCash(), ending.LastFight()],
    ]
    return opt.apply_options(g, pack, OPTIONS, chosen)
