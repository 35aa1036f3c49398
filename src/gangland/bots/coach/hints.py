"""Five hints for a first game, from what a seat sees: what newcomers most often forget.

Each looks at the view, the menu and the action that is being chosen, if any. How often a hint is given is the
client's to keep: at most one a turn, each once a round, and no more after it was followed twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gangland.bots.lore import lore_of
from gangland.content.message import Message, message
from gangland.content.vocabulary import DEEDS
from gangland.engine import action as act
from gangland.engine import modifier
from gangland.engine.action import b_of, kind_of, place_of
from gangland.engine.catalogue import STANDING
from gangland.engine.table import PLACES, SEATS, Table
from gangland.game.forecast import market
from gangland.game.game import Game
from gangland.game.odds import likely, odds
from gangland.game.refusal import Refusal
from gangland.protocol.answers import Hint
from gangland.rulesets import ids
from gangland.rulesets.cards import LEAST, MOST
from gangland.rulesets.market import sale_cost
from gangland.rulesets.standing import TOP
from gangland.telling.choices import Row, rows_of

EVEN: Final = 0.5
TEN: Final = 10
EARLY: Final = 2
RICH: Final = 2
FALL: Final = list(DEEDS).index("fall")

Found = Message | None


@dataclass(frozen=True)
class Moment:
    """What a seat sees when it is asked: its view, its menu, and the action being chosen (0: none yet)."""

    game: Game
    t: Table
    seat: int
    rows: list[Row]
    action: int

    @property
    def left(self) -> int:
        """How many rounds come after this one."""
        return self.t.rounds - self.t.round

    @property
    def kind(self) -> int:
        """What sort of action is being chosen."""
        return kind_of(self.action)

    def is_in(self, step: str) -> bool:
        """Whether this step asks."""
        return self.game.g.is_in(self.t, step)

    def offers(self, kind: int) -> list[Row]:
        """The rows of one kind."""
        return [row for row in self.rows if row.kind == kind]


def hint(game: Game, seat: int, text: str = "") -> Hint:
    """Return the first hint that holds ; `text` is the action being chosen."""
    menu = game.menu(seat)
    view = game.view(seat)
    if view.over or not menu.rows:
        return Hint(id=None, message=None)
    try:
        action = game.notation.read(game.t, seat, text, menu) if text else 0
    except Refusal:
        action = 0
    moment = Moment(game, view, seat, rows_of(menu), action)
    for name, look in HINTS.items():
        found = look(moment)
        if found is not None:
            return Hint(id=name, message=found)
    return Hint(id=None, message=None)


def promote(m: Moment) -> Found:
    """PRM-1: a made now is an order in every round left."""
    if not m.is_in(ids.ISSUE_ORDERS) or not m.offers(act.PROMOTE) or m.kind == act.PROMOTE:
        return None
    if m.left < EARLY or m.t.cash[m.seat] < RICH or has_promoted(m):
        return None
    return message("coach-hint-promote")


def has_promoted(m: Moment) -> bool:
    """Whether the seat has promoted somebody in this round."""
    for fact in reversed(m.game.facts):
        if fact.doc.get("event") == "round":
            return False
        if fact.doc.get("event") == "promoted" and fact.doc.get("seat") == m.seat:
            return True
    return False


def exploit(m: Moment) -> Found:
    """EXP-2: a place that is held and was not used, with orders running out or a rival about to walk in."""
    unused = m.offers(act.EXPLOIT)
    if not m.is_in(ids.ISSUE_ORDERS) or not unused or m.kind == act.EXPLOIT:
        return None
    threatened = any(
        m.t.tokens[rival] > 0 and m.t.made[rival * PLACES + rival]
        for rival in range(m.t.seats)
        if rival != m.seat and m.t.is_alive(rival)
    )
    return message("coach-hint-exploit") if m.t.tokens[m.seat] <= len(unused) + 1 or threatened else None


def law(m: Moment) -> Found:
    """STD-1, STD-2: what is being chosen costs standing, and somebody would fall for it, now or at a card."""
    cost = standing_cost(m)
    if cost <= 0:
        return None
    worse = lore_of(m.game.g).worse
    now = m.t.standing[m.seat]
    room = TOP - now if worse > 0 else max(0, now - 1)
    if cost > room:
        return message("coach-hint-law-fall")
    return message("coach-hint-law-card") if is_marked(m, now + worse * cost) else None


def standing_cost(m: Moment) -> int:
    """How many steps to the worse what is being chosen costs at once."""
    if m.kind == act.EXPLOIT:
        hot = m.game.g.catalogue.tile_hot[m.t.tile[place_of(m.action)]]
        return hot + m.t.mod(m.seat, modifier.HOT) if hot else 0
    if m.kind == act.MARKET and b_of(m.action) > 0:
        return sale_cost(m.t, m.seat)
    return 1 if m.kind == act.GUNS and b_of(m.action) > 0 else 0


def is_marked(m: Moment, after: int) -> bool:
    """Whether a card that lies open has somebody fall for the worst standing, and it would be this seat."""
    c = m.game.g.catalogue
    rivals = [m.t.standing[one] for one in range(m.t.seats) if one != m.seat and m.t.is_alive(one)]
    for card in m.t.turned:
        for fx in range(c.card_effect[card], c.card_effect[card] + c.card_effects[card]):
            if c.fx_do[fx] == FALL and c.fx_of[fx] == STANDING:
                most = c.fx_who[fx] == MOST and all(after >= one for one in rivals)
                if most or (c.fx_who[fx] == LEAST and all(after <= one for one in rivals)):
                    return True
    return False


def fight(m: Moment) -> Found:
    """FGT-4: a fight that is rather lost than won, against one gun each; and whether backup would turn it."""
    is_asked = m.is_in(ids.CALL_FOR_BACKUP)
    if m.kind != act.FIGHT and not is_asked:
        return None
    place = m.t.fight_place if is_asked else place_of(m.action)
    chance = chance_at(m, place, backed=False)
    if chance is None or chance >= EVEN:
        return None
    backed = chance_at(m, place, backed=True)
    word = "coach-hint-odds-backup" if backed is not None and backed >= EVEN else "coach-hint-odds"
    return message(word, n=round(chance * TEN))


def chance_at(m: Moment, place: int, *, backed: bool) -> float | None:
    """The chance with all own guns against one gun each; `backed`, with all from where most are besides."""
    crew = likely(m.t, m.seat, place) if backed else None
    if crew is not None and not any(crew):
        return None
    found = odds(m.game.g, m.t, m.seat, place, crew)
    return None if found is None else found.chances[-1][min(1, len(found.chances[-1]) - 1)]


def cash(m: Moment) -> Found:
    """END-1: only cash counts in the end; and one crate fewer may bring more."""
    if m.is_in(ids.CHOOSE_GOODS):
        return _at_market(m)
    if m.left > 1 or m.t.goods[m.seat] + m.t.guns[m.seat] < RICH or not m.is_in(ids.ISSUE_ORDERS):
        return None
    lore = lore_of(m.game.g)
    sells = [
        (lore.gun_price[tile] > 0 and m.t.guns[m.seat] > 0)
        or (lore.goods_price[tile] > 0 and m.t.goods[m.seat] > 0)
        for tile in (m.t.tile[place] for place in _reached(m))
    ]
    chosen = m.kind in (act.EXPLOIT, act.MOVE)
    return message("coach-hint-cash") if any(sells) and not chosen else None


def _reached(m: Moment) -> list[int]:
    """The places that can be exploited or gone to now."""
    goals = [goal for row in m.offers(act.MOVE) for goal in range(SEATS, PLACES) if row.targets >> goal & 1]
    return [place for place in [row.place for row in m.offers(act.EXPLOIT)] + goals if m.t.tile[place] >= 0]


def _at_market(m: Moment) -> Found:
    """BLK-2: sell in the end; and not so much that the price breaks."""
    mine = market(m.game.g, m.t, m.seat)["mine"]
    worst = [0, *(sale["worst"] for sale in mine["sales"])] if mine else [0]
    count = b_of(m.action) if m.kind == act.MARKET else None
    if count and count < len(worst) and worst[count - 1] > worst[count]:
        return message("coach-hint-fewer")
    held = m.t.goods[m.seat] + m.t.guns[m.seat]
    if m.left <= 1 and held >= RICH and max(worst) > 0 and not count:
        return message("coach-hint-cash")
    return None


HINTS: Final[dict[str, Callable[[Moment], Found]]] = {
    "law": law,
    "fight": fight,
    "cash": cash,
    "promote": promote,
    "exploit": exploit,
}
"""What is being chosen first: it may be too late in a moment."""
