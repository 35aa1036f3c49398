"""What a seat is asked, and its choices, in words."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from gangland.content.message import Arg
from gangland.engine import action as act
from gangland.engine.table import AUX, PLACES, SEATS, Table
from gangland.game.crew import Crowd
from gangland.game.notation import AT_A_SEAT, WORDS
from gangland.rulesets import ids
from gangland.rulesets.exploit import CHOSEN
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.menu_walk import Walk

ORDERS: Final = frozenset({"move", "exploit", "fight", "recruit", "promote", "sit", "order"})


class Choice(NamedTuple):
    """Something to choose: what it is called, what it means, what to know about it."""

    label: str
    value: int | Crowd
    details: tuple[str, ...] = ()


class Question:
    """The question of the moment, as far as a walk through its menu has come; `t` is the seat's view."""

    def __init__(self, lexicon: Lexicon, t: Table, seat: int, walk: Walk) -> None:
        self.lex = lexicon
        self.t = t
        self.seat = seat
        self.walk = walk
        self.step = lexicon.g.step(t).id

    # what is asked

    def background(self) -> list[str]:
        """What to know before answering, where no board has just been shown: the fight, the own blind."""
        t = self.t
        if self.step == ids.ISSUE_ORDERS or t.round == 0 or self.walk.trail:
            return []
        fighters = [seat for seat in range(t.seats) if t.fight_in >> seat & 1 and t.fight_place >= 0]
        crews = [self._crew_of(seat, t.fight_place) for seat in fighters]
        fight = (
            [self.lex.text("ask-fight-crews", list=self.lex.text("list-dot").join(crews))] if crews else []
        )
        return [*fight, self.lex.blind(t, self.seat)]

    def _crew_of(self, seat: int, place: int) -> str:
        crew = self.lex.crew_at(self.t, seat, place) or "–"
        return self.lex.text("board-crew", gang=self.lex.gang(self.t, seat), crew=crew)

    def heading(self) -> str:
        """The question in words."""
        stage = self.walk.stage()
        word = WORDS[self.walk.kind] if self.walk.kind is not None else ""
        if stage == "crew" and self.walk.trail:
            return self.lex.text("ask-crew", n=self.walk.row.need, what=self._kind_label(word))
        if stage in ("place", "target") and self.walk.trail:
            return self.lex.text(f"ask-{stage}-{word}")
        return self.lex.text(f"ask-{_kebab(self.step)}{self._variant()}", **self._args())

    def _variant(self) -> str:
        """Steps that ask for more than one thing."""
        if self.step == ids.HIT_GANGS:
            return "-injure" if self.t.to_injure else "-pay"
        if self.step == ids.TRANSACTIONS:
            return {act.OPTION: "-option", act.USE: "-times", act.TARGET: "-target"}.get(
                self.walk.rows[0].kind, ""
            )
        return ""

    def _args(self) -> dict[str, Arg]:
        t = self.t
        args: dict[str, Arg] = {"n": max(t.tokens[self.seat], 0)}
        if self.walk.rows[0].top >= 0:
            args["top"] = self.walk.rows[0].top
        if t.fight_place >= 0:
            args["place"] = self.lex.place(t, t.fight_place)
        return args | self._step_args()

    def _step_args(self) -> dict[str, Arg]:
        t = self.t
        if self.step == ids.TRANSACTIONS and self._variant() != "-option":
            return {"what": self.lex.transaction(t.ex_first + (t.frame(AUX) & (CHOSEN - 1)))}
        if self.step == ids.OFFER_BOOST:
            boosts = self.lex.ground(t.tile[t.ex_place]).boost
            return {
                "what": self.lex.clauses(self.lex.say(self.lex.explainer.transaction(one)) for one in boosts)
            }
        if self.step == ids.HIT_GANGS:
            card = self.lex.pack.cards[t.card]
            what = self.lex.say(self.lex.explainer.effect(card.effects[t.card_fx]))
            return {"card": self.lex.card(card), "what": what, "n": t.to_injure}
        if self.step == ids.CHOOSE_INJURED:
            return {"n": t.hits[self.seat]}
        if self.step == ids.ALLOT_INJURIES:
            return {"n": t.pulled[self.seat] - t.frame(AUX)}
        return {"n": self.walk.rows[0].need} if self.step == ids.PICK_MADE else {}

    # what can be answered

    def choices(self) -> list[Choice]:
        """The choices of this stage; none where a number is asked for, or crew too various to list."""
        walk = self.walk
        stage = walk.stage()
        if stage == "kind":
            return [Choice(self._kind(kind), kind) for kind in walk.kinds()]
        if stage == "place":
            return [Choice(self._own_place(place), place) for place in walk.places()]
        if stage == "target":
            return [self._target(target) for target in walk.targets()]
        if stage == "crew" and walk.is_crew_listed():
            return [Choice(self._crew(crew), crew) for crew in walk.crews()]
        return []

    def men(self) -> list[str]:
        """Named men to choose from, where crew is too various to list."""
        return self.lex.rated(self.t, self.seat, self.walk.row.made) if self.lex.g.named else []

    def _crew(self, crew: Crowd) -> str:
        """Crew to choose, with ratings where there are any."""
        if self.lex.g.named:
            return self.lex.crew_named(self.lex.rated(self.t, self.seat, crew.made), crew.rookies)
        return self.lex.crew(self.t, self.seat, *crew)

    def only(self) -> str:
        """The one thing that can be answered, where there is but one."""
        return self._kind(self.walk.kind or 0)

    def _kind(self, kind: int) -> str:
        """A kind of action; with its place where there is but one, or few."""
        label = self._kind_label(WORDS[kind])
        places = [row.place for row in self.walk.rows if row.kind == kind]
        if kind in (act.EXPLOIT, act.FIGHT):
            names = self.lex.listed(self.lex.place(self.t, place, self.seat) for place in places)
            return self.lex.text("menu-at", what=label, where=names)
        if kind == act.GANG_ORDER:
            return self.lex.text("menu-at", what=label, where=self.lex.gang_order(self.t, self.seat))
        return label

    def _kind_label(self, word: str) -> str:
        is_order = self.step == ids.ISSUE_ORDERS and word in ORDERS
        return self.lex.text(f"order-{word}" if is_order else f"menu-{word}")

    def _own_place(self, place: int) -> str:
        """A place with one's own crew there."""
        at = self.seat * PLACES + place
        crew = self.lex.crew(self.t, self.seat, self.t.made[at], self.t.rookies[at])
        name = self.lex.place(self.t, place, self.seat)
        return self.lex.text("menu-at", what=name, where=crew) if crew else name

    def _target(self, target: int) -> Choice:
        kind = self.walk.row.kind
        if kind == act.MOVE:
            return Choice(self._goal(target), target)
        if kind == act.FIGHT:
            return Choice(self.lex.text("menu-fight-locked" if target else "menu-fight-open"), target)
        if kind == act.PICK_GANG:
            return self._gang(target)
        if kind == act.PICK_SIDE:
            return self._side(target)
        if kind == act.OPTION:
            return Choice(self.lex.transaction(self.t.ex_first + target), target)
        return Choice(self._rival(target) if kind in AT_A_SEAT else str(target), target)

    def _rival(self, rival: int) -> str:
        """A rival; FGT-6: with how many are left to hit, for a gun given where nobody is left is lost."""
        if self.walk.row.kind != act.ALLOT:
            return self.lex.gang(self.t, rival)
        left = max(0, self.t.crew_at(rival, self.t.fight_place) - self.t.hits[rival])
        return self.lex.text("menu-allot-at", gang=self.lex.gang(self.t, rival), n=left)

    def _goal(self, place: int) -> str:
        """A place with everybody who is there."""
        t = self.t
        there = [seat for seat in range(t.seats) if t.present[place] >> seat & 1 and place >= SEATS]
        crews = [self._crew_of(seat, place) for seat in there]
        name = self.lex.place(t, place, self.seat)
        return self.lex.text("menu-at", what=name, where=self.lex.listed(crews)) if crews else name

    def _gang(self, number: int) -> Choice:
        gang = self.lex.pack.gangs[number]
        plain = len(gang.sides) > 1 and not self.lex.g.open_sides
        side = gang.sides[0 if plain else -1]
        lines = [self.lex.say(line) for line in self.lex.explainer.side(gang, side)]
        return Choice(self.lex.words.text(f"gang-{gang.id}"), number, tuple(lines))

    def _side(self, number: int) -> Choice:
        gang = self.lex.pack.gangs[self.t.gang[self.seat]]
        side = gang.sides[number]
        lines = [self.lex.say(line) for line in self.lex.explainer.side(gang, side)]
        return Choice(self.lex.words.text(f"side-{side.id}"), number, tuple(lines))


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
