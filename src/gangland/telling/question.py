"""What a seat is asked: the question, what to know before answering, and all answers, from its own view."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from gangland.content.message import Arg, Message, listed, message
from gangland.content.vocabulary import ASSETS
from gangland.engine import action as act
from gangland.engine.table import AUX
from gangland.game.game import Game
from gangland.game.notation import WORDS
from gangland.rulesets import ids
from gangland.rulesets.aftermath import gun_cost
from gangland.rulesets.cards import measure
from gangland.rulesets.exploit import CHOSEN
from gangland.rulesets.market import sale_cost
from gangland.telling.chances import sale_told
from gangland.telling.choices import Choices, Row, rows_of
from gangland.telling.forms import MenuRow, Question, ShutOrder
from gangland.telling.sure import falls

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
BOOK: Final = {word: number for number, word in enumerate((*ORDERS, "enough", "no"))}
"""In which order answers are listed."""
KEPT: Final = ASSETS[:3]
"""What is kept behind a blind."""
CAPITAL: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
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
    """What a seat is asked now, told from its own view; nothing where it is not asked.

    Answers are in the order of the book, doing nothing last.
    """
    is_asked = 0 <= seat < game.t.seats and game.t.owed >> seat & 1
    rows = rows_of(game.menu(seat)) if is_asked else []
    if not rows:
        return None
    choices = Choices(game, seat)
    step, words = choices.step, {WORDS[row.kind] for row in rows}
    is_order = step == ids.ISSUE_ORDERS
    return Question(
        step=step,
        heading=_heading(choices, rows[0]),
        rules=list(RULES.get(step, ())),
        notes=[] if is_order or choices.t.round == 0 else _notes(game, choices, rows),
        rows=[_row(choices, row) for row in sorted(rows, key=lambda row: BOOK.get(WORDS[row.kind], -1))],
        shut=[ShutOrder(one, _label(choices, one)) for one in ORDERS if is_order and one not in words],
    )


# what is asked


def _heading(choices: Choices, first: Row) -> Message:
    """What the step asks, and what it speaks of; some steps ask for more than one thing."""
    t, step, variant = choices.t, choices.step, ""
    args: dict[str, Arg] = {"n": max(t.tokens[choices.seat], 0)}
    if first.top >= 0:
        args["top"] = first.top
    if t.fight_place >= 0:
        args["place"] = choices.names.place(t, t.fight_place)
    if step in SPEAKS:
        variant, more = SPEAKS[step](choices, first)
        args |= more
    return Message(f"ask-{CAPITAL.sub('-', step).lower()}{variant}", args)


def _notes(game: Game, choices: Choices, rows: list[Row]) -> list[Message]:
    """What to know before answering: the fight, what it costs, and the own blind."""
    t = choices.t
    crews = [
        choices.crew_of(seat, t.fight_place)
        for seat in range(t.seats)
        if t.fight_in >> seat & 1 and t.fight_place >= 0
    ]
    fight = [message("ask-fight-crews", list=listed(crews, "dot"))] if crews else []
    costs = [COSTS[choices.step](choices)] if choices.step in COSTS else []
    warnings = falls(game, choices.seat, choices.step, rows, t)
    return [*fight, *costs, *warnings, choices.names.blind(t, choices.seat)]


def _guns(choices: Choices) -> Message:
    """FGT-8: what pulling guns costs beside the guns."""
    steps = gun_cost(choices.t, choices.seat)
    cost = choices.names.asset("standing", steps)
    return message("note-guns", cost=cost) if steps > 0 else message("note-guns-only")


COSTS: Final[dict[str, Callable[[Choices], Message]]] = {
    ids.PULL_GUNS: _guns,
    ids.CHOOSE_GOODS: lambda choices: sale_told(choices.names, sale_cost(choices.t, choices.seat)),
    ids.TAKE_THE_FALL: lambda _: message("note-fall"),
}
"""FGT-8, BLK-3, STD-1, STD-2: what to know of an answer's price before it is given."""


# what can be answered


def _row(choices: Choices, row: Row) -> MenuRow:
    word, step = WORDS[row.kind], choices.step
    is_order = step == ids.ISSUE_ORDERS and word in ORDERS
    choice = MenuRow(
        action=word,
        label=_label(choices, word),
        rules=list(ORDERS[word] if is_order else RULES.get(step, ())),
        hint=message(f"hint-{word}") if is_order else None,
        place=choices.place(row),
        targets=choices.targets(row),
        top=row.top if row.top >= 0 else None,
        crew=choices.crew(row),
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


def _label(choices: Choices, word: str) -> Message:
    """An action as it is called; GNG-1: a gang's own order by its name; REV-3: paying by its price."""
    if choices.step == ids.HIT_GANGS and word in PRICES:
        return PRICES[word](choices)
    if choices.step != ids.ISSUE_ORDERS or word not in ORDERS:
        return message(f"menu-{word}")
    names, t, seat = choices.names, choices.t, choices.seat
    label = message(f"order-{word}")
    if word != "order" or not names.pack.gangs[t.gang[seat]].sides[t.side[seat]].order:
        return label
    return message("menu-at", what=label, where=names.gang_order(t, seat))


def _suffering(choices: Choices) -> Message:
    """REV-3: what a card does to a gang that does not pay, as things are; nobody loses more than there is."""
    names, t, seat = choices.names, choices.t, choices.seat
    effect, catalogue = names.pack.cards[t.card].effects[t.card_fx], names.g.catalogue
    amount, per = effect.amount, catalogue.fx_per[catalogue.card_effect[t.card] + t.card_fx]
    if per >= 0:
        amount *= measure(t, seat, per)
    if effect.do == "lose" and effect.asset in KEPT:
        amount = min(amount, t.asset(seat, KEPT.index(effect.asset)))
    return message("menu-suffer", deed=names.explainer.deed(replace(effect, amount=amount)))


def _paying(choices: Choices) -> Message:
    """REV-3: what buys a gang off."""
    names, t = choices.names, choices.t
    return message("menu-pay", pay=names.explainer.assets(names.pack.cards[t.card].effects[t.card_fx].pay))


PRICES: Final[dict[str, Callable[[Choices], Message]]] = {"yes": _paying, "no": _suffering}


# what some steps ask for, and what their headings speak of

Spoken = tuple[str, dict[str, Arg]]


def _trade(choices: Choices, first: Row) -> Spoken:
    t, variant = choices.t, TRADES.get(first.kind, "")
    if first.kind == act.OPTION:
        return variant, {"where": _where(choices)}
    what = choices.names.transaction(t.ex_first + (t.frame(AUX) & (CHOSEN - 1)))
    return variant, {"where": _where(choices), "what": what}


def _where(choices: Choices) -> Message:
    """What a transaction belongs to: the place that is exploited, or the gang's own order."""
    names, t = choices.names, choices.t
    return names.place(t, t.ex_place) if t.ex_place >= 0 else names.gang_order(t, choices.seat)


def _boost(choices: Choices, _: Row) -> Spoken:
    names, t = choices.names, choices.t
    ground = names.tiles[t.tile[t.ex_place]].ground
    boosts = ground.boost if ground else ()
    what = listed(map(names.explainer.transaction, boosts), "semicolon")
    return "", {"where": _where(choices), "what": what}


def _card(choices: Choices, _: Row) -> Spoken:
    names, t = choices.names, choices.t
    card = names.pack.cards[t.card]
    what = names.explainer.effect(card.effects[t.card_fx])
    return "-injure" if t.to_injure else "-pay", {"card": names.card(card), "what": what, "n": t.to_injure}


SPEAKS: Final[dict[str, Callable[[Choices, Row], Spoken]]] = {
    ids.TRANSACTIONS: _trade,
    ids.OFFER_BOOST: _boost,
    ids.HIT_GANGS: _card,
    ids.CHOOSE_INJURED: lambda choices, _: ("", {"n": choices.t.hits[choices.seat]}),
    ids.ALLOT_INJURIES: lambda choices, _: ("", {"n": choices.t.pulled[choices.seat] - choices.t.frame(AUX)}),
    ids.PICK_MADE: lambda _, first: ("", {"n": first.need}),
}
