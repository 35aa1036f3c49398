"""What a seat is asked: the question, what to know before answering, and all answers, from its own view."""

from __future__ import annotations

import re
from typing import Final

from gangland.content.message import Arg, Message, listed, message
from gangland.engine import action as act
from gangland.engine.table import AUX
from gangland.game.game import Game
from gangland.game.notation import WORDS
from gangland.rulesets import ids
from gangland.rulesets.exploit import CHOSEN
from gangland.telling.choices import Choices, Row, rows_of
from gangland.telling.forms import MenuRow, Question, ShutOrder

ORDERS: Final = {
    "move": ("MOV-1", "MOV-2"),
    "exploit": ("EXP-1", "EXP-2", "EXP-3", "EXP-4"),
    "fight": ("FGT-1", "FGT-4", "FGT-5"),
    "recruit": ("RCT-1",),
    "promote": ("PRM-1", "PRM-2"),
    "order": ("GNG-1",),
    "sit": ("SIT-1",),
}
"""ORD: the orders as the book lists them, and where each is explained."""
LAST: Final = ("enough", "no")
RULES: Final = {
    ids.PICK_GANGS: ("SET-6",),
    ids.PICK_SIDES: ("SET-5", "SET-7"),
    ids.PICK_MADE: ("SET-7",),
    ids.ISSUE_ORDERS: ("ISS-1", "ISS-2", "ISS-3"),
    ids.TRANSACTIONS: ("EXP-7", "TRX-1", "TRX-2", "TRX-3"),
    ids.OFFER_BOOST: ("EXP-3",),
    ids.CALL_FOR_BACKUP: ("FGT-2",),
    ids.PULL_GUNS: ("FGT-3", "FGT-4"),
    ids.ARBITRATE: ("GNG-2",),
    ids.DECIDE_WINNER: ("FGT-5",),
    ids.LAST_FIGHT: ("END-2",),
    ids.ALLOT_INJURIES: ("FGT-6",),
    ids.CHOOSE_INJURED: ("FGT-6",),
    ids.FOLLOW_UP: ("FGT-10",),
    ids.TAKE_THE_FALL: ("STD-1", "STD-2", "STD-3"),
    ids.HIT_GANGS: ("REV-3", "LST-1"),
    ids.CHOOSE_GOODS: ("BLK-1", "BLK-2", "STD-6"),
    ids.BOMBING: ("OPT-7",),
}
"""Where each step that asks is explained; a step of somebody else's is explained nowhere."""
TRADES: Final = {act.OPTION: "-option", act.USE: "-times", act.TARGET: "-target"}
ASKED_TARGETS: Final = frozenset({act.MOVE, act.FIGHT, act.TARGET, act.BACK})
"""What has a question of its own for its target; other targets are what the heading asks for."""


def question(game: Game, seat: int) -> Question | None:
    """What a seat is asked now, told from its own view; nothing where it is not asked."""
    is_asked = 0 <= seat < game.t.seats and game.t.owed >> seat & 1
    rows = rows_of(game.menu(seat)) if is_asked else []
    return _Asking(game, seat, rows).question() if rows else None


class _Asking(Choices):
    """The question a seat's menu answers."""

    def __init__(self, game: Game, seat: int, rows: list[Row]) -> None:
        super().__init__(game, seat)
        self.rows = rows
        self.step = game.g.step(self.t).id

    def question(self) -> Question:
        """The whole question; answers in the order of the book, doing nothing last."""
        order = [*ORDERS, *LAST]
        words = {row.kind: WORDS[row.kind] for row in self.rows}
        rows = sorted(
            self.rows, key=lambda row: order.index(words[row.kind]) if words[row.kind] in order else -1
        )
        is_order = self.step == ids.ISSUE_ORDERS
        return Question(
            step=self.step,
            heading=Message(f"ask-{_kebab(self.step)}{self._variant()}", self._args()),
            rules=list(RULES.get(self.step, ())),
            notes=self._notes(),
            rows=[self._row(row) for row in rows],
            shut=[
                ShutOrder(word, self._label(word))
                for word in ORDERS
                if is_order and word not in words.values()
            ],
        )

    # what is asked

    def _notes(self) -> list[Message]:
        """What to know before answering: the fight and the own blind, but where an order looks at it all."""
        t = self.t
        if self.step == ids.ISSUE_ORDERS or t.round == 0:
            return []
        crews = [
            self.crew_of(seat, t.fight_place)
            for seat in range(t.seats)
            if t.fight_in >> seat & 1 and t.fight_place >= 0
        ]
        fight = [message("ask-fight-crews", list=listed(crews, "dot"))] if crews else []
        return [*fight, self.names.blind(t, self.seat)]

    def _variant(self) -> str:
        """Steps that ask for more than one thing."""
        if self.step == ids.HIT_GANGS:
            return "-injure" if self.t.to_injure else "-pay"
        return TRADES.get(self.rows[0].kind, "") if self.step == ids.TRANSACTIONS else ""

    def _args(self) -> dict[str, Arg]:
        """What the heading speaks of."""
        t, first = self.t, self.rows[0]
        args: dict[str, Arg] = {"n": max(t.tokens[self.seat], 0)}
        if first.top >= 0:
            args["top"] = first.top
        if t.fight_place >= 0:
            args["place"] = self.names.place(t, t.fight_place)
        return args | self._step_args(first)

    def _step_args(self, first: Row) -> dict[str, Arg]:
        t, names = self.t, self.names
        if self.step == ids.TRANSACTIONS and self._variant() != "-option":
            return {"what": names.transaction(t.ex_first + (t.frame(AUX) & (CHOSEN - 1)))}
        if self.step == ids.OFFER_BOOST:
            ground = names.tiles[t.tile[t.ex_place]].ground
            boosts = ground.boost if ground else ()
            return {"what": listed(map(names.explainer.transaction, boosts), "semicolon")}
        if self.step == ids.HIT_GANGS:
            card = names.pack.cards[t.card]
            what = names.explainer.effect(card.effects[t.card_fx])
            return {"card": names.card(card), "what": what, "n": t.to_injure}
        if self.step == ids.CHOOSE_INJURED:
            return {"n": t.hits[self.seat]}
        if self.step == ids.ALLOT_INJURIES:
            return {"n": t.pulled[self.seat] - t.frame(AUX)}
        return {"n": first.need} if self.step == ids.PICK_MADE else {}

    # what can be answered

    def _row(self, row: Row) -> MenuRow:
        word = WORDS[row.kind]
        is_order = self.step == ids.ISSUE_ORDERS and word in ORDERS
        label = self._label(word)
        choice = MenuRow(
            action=word,
            label=label,
            rules=list(ORDERS[word] if is_order else RULES.get(self.step, ())),
            hint=message(f"hint-{word}") if is_order else None,
            place=self.place(row),
            targets=self.targets(row),
            top=row.top if row.top >= 0 else None,
            crew=self.crew(row),
            asks={},
        )
        if choice.place:
            choice.asks["place"] = message(f"ask-place-{word}")
        if choice.crew:
            need = choice.crew.need
            choice.asks["crew"] = message("ask-crew-any") if need is None else message("ask-crew", n=need)
        if row.kind in ASKED_TARGETS and choice.targets:
            choice.asks["target"] = message(f"ask-target-{word}")
        return choice

    def _label(self, word: str) -> Message:
        """An action as it is called; GNG-1: a gang's own order by its name."""
        if self.step != ids.ISSUE_ORDERS or word not in ORDERS:
            return message(f"menu-{word}")
        label = message(f"order-{word}")
        if word != "order" or not self.has_order():
            return label
        return message("menu-at", what=label, where=self.names.gang_order(self.t, self.seat))


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
