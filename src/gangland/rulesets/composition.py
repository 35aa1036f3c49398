"""What both games are made of: the procedures they share, and how a page changes them."""

from __future__ import annotations

from gangland.content.records import Pack
from gangland.engine import modifier
from gangland.engine.ints import i64, zeros
from gangland.engine.step import Rules, Step
from gangland.rulesets import (
    aftermath,
    cards,
    ending,
    exploit,
    fight,
    market,
    orders,
    rounds,
    setup,
    standing,
)
from gangland.rulesets.build import catalogue_of
from gangland.rulesets.deeds import deeds_of
from gangland.rulesets.procedures import END
from gangland.rulesets.specials import specials_by_number


def shared_rules(pack: Pack) -> Rules:
    """Return the rules both games have, without the policies in which they differ."""
    g = Rules(catalogue_of(pack))
    g.deeds = deeds_of(pack)
    g.specials = specials_by_number()
    g.ending = END
    g.base_mods = zeros(modifier.WIDTH)
    g.out_cards = zeros(len(pack.cards))
    g.procedures = [
        setting_up(),
        a_round(),
        an_exploit(),
        [exploit.Transactions(order=True)],
        a_fight(),
        [standing.TakeTheFall()],
        [cards.MarkGangs(), cards.HitGangs()],
        [ending.CountCash(), ending.LastFight()],
    ]
    return g


def setting_up() -> list[Step]:
    """SET: before the first round."""
    return [
        setup.RollForGangs(),
        setup.PickGangs(),
        setup.PickSides(),
        setup.PickMade(),
        setup.LayTheTable(),
    ]


def a_round() -> list[Step]:
    """RND: the steps of a round."""
    return [
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
    ]


def an_exploit() -> list[Step]:
    """EXP: the steps of exploiting a place."""
    return [
        exploit.FeelTheHeat(),
        exploit.Transactions(),
        exploit.OfferBoost(),
        exploit.Transactions(boost=True),
    ]


def a_fight() -> list[Step]:
    """FGT-11: the steps of a fight."""
    return [
        fight.CallForBackup(),
        fight.PullGuns(),
        fight.Arbitrate(),
        fight.RollDice(),
        fight.DecideWinner(),
        aftermath.AllotInjuries(),
        aftermath.ChooseInjured(),
        aftermath.Retreat(),
        aftermath.ClaimToken(),
        aftermath.DiscardGuns(),
        aftermath.AnswerToTheLaw(),
        aftermath.FollowUp(),
    ]


def insert_after(g: Rules, procedure: i64, id_: str, step: Step) -> None:
    """Put a step into a procedure, behind the one with this id."""
    g.procedures[procedure].insert(g.find_step(procedure, id_) + 1, step)
