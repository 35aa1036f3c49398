"""What the coach would do in a seat's place, why, and with what chances; and what it would say to an offer.

The bot is handed the seat's view, its menu and the events it may know, as any bot is: advice betrays nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gangland.bots.coach.causes import COUNTED, cause, spoken_of
from gangland.bots.coach.counsel import HERE, Sits, Thinker, appraise, consult
from gangland.bots.dealer import Dealer, reply_text
from gangland.bots.search.adviser import Adviser
from gangland.content.message import Message, message
from gangland.engine import action as act
from gangland.engine.action import b_of, kind_of, made_of, place_of, rookies_of
from gangland.game.deals.talk import offer_document
from gangland.game.game import Game
from gangland.game.notation import AT_A_PLACE, WORDS
from gangland.game.refusal import Refusal
from gangland.protocol.answers import Advice, Odds
from gangland.protocol.enquiries import fight_odds
from gangland.rulesets import ids
from gangland.telling.choices import Choices, rows_of
from gangland.telling.deals import terms
from gangland.telling.names import names_of
from gangland.telling.question import ORDERS

FIGHTING: Final = frozenset({act.FIGHT, act.BACKUP, act.ENOUGH, act.GUNS})
TEN: Final = 10


def advice(game: Game, seat: int, thinker: Thinker = HERE) -> Advice:
    """Return what the coach would answer now in a seat's place, why, and what chance to win it comes to."""
    menu = game.menu(seat)
    if not menu.rows:
        raise Refusal("not-asked", "ISS-1")
    view = game.view(seat)
    action, found, is_bound = consult(game, view, seat, menu, thinker)
    word = "bound" if is_bound else cause(game.g, view, seat, action)
    return Advice(
        action=game.notation.write(game.t, seat, action),
        label=label(game, seat, action),
        reason=message(f"advice-{word}", **spoken_of(game, view, seat, action)),
        odds=_odds(game, seat, action),
        chance=None if found is None else _chance(game, seat, found),
    )


def _chance(game: Game, seat: int, found: Adviser) -> Message:
    """The chance to win the game with the advice and with the next best, each as so many in ten."""
    mine, theirs = round(found.chance * TEN), round(found.other_chance * TEN)
    other = label(game, seat, found.other)
    if theirs >= mine:
        return message("coach-chance-alike", n=mine, other=other)
    return message("coach-chance", n=mine, other=other, m=theirs)


def reply_advice(game: Game, seat: int, number: int, sits: Sits = Dealer) -> Advice:
    """DEA-1: return what the coach would say to an offer that is open to a seat, by the seat's own number."""
    offer = game.ledger.open_offer(seat, number)
    if offer.by == seat:
        raise Refusal("own-offer", "DEA-1", offer=number)
    reply = appraise(game, seat, offer, sits)
    text = reply_text(game, seat, offer, reply)
    if reply.agrees:
        word = "gift" if offer.is_gift else "word" if offer.mine or offer.theirs else "gain"
        return Advice(text, message("advise-accept"), message(f"advice-accept-{word}"), None, None)
    if reply.instead is not None:
        made = replace(reply.instead, by=seat, to=(offer.by,), until=game.t.round)
        what = terms(names_of(game), offer_document(game, made))
        return Advice(text, message("advise-counter", terms=what), message("advice-counter"), None, None)
    word = reply.why or "keep"
    return Advice(text, message("advise-decline"), message(f"advice-decline-{word}"), None, None)


def label(game: Game, seat: int, action: int) -> Message:
    """What an action is called, with where, whom or how many."""
    choices = Choices(game, seat)
    kind, names, t = kind_of(action), choices.names, choices.t
    is_order = game.g.is_in(t, ids.ISSUE_ORDERS) and WORDS[kind] in ORDERS
    what = message(f"{'order' if is_order else 'menu'}-{WORDS[kind]}")
    where = names.place(t, place_of(action), seat)
    men = game.notation.names(t, seat, made_of(action))
    crew = names.crew(men, made_of(action).bit_count(), rookies_of(action))
    if kind == act.MOVE:
        goal = names.place(t, b_of(action), seat)
        return message("advise-move", what=what, crew=crew, place=where, goal=goal)
    if kind in COUNTED:
        return message("advise-number", what=what, n=b_of(action))
    if kind in AT_A_PLACE:
        has_crew = made_of(action) or rookies_of(action)
        return message("advise-crew" if has_crew else "advise-at", what=what, crew=crew, place=where)
    aim = 1 << b_of(action)
    rows = [row for row in rows_of(game.menu(seat)) if row.kind == kind and row.targets & aim]
    aimed = choices.targets(rows[0]._replace(targets=aim)) if rows else None
    return message("menu-at", what=what, where=aimed[0].label) if aimed else what


def _odds(game: Game, seat: int, action: int) -> Odds | None:
    """FGT-4: the chances, where the action is about a fight."""
    if kind_of(action) not in FIGHTING:
        return None
    place = game.notation.place(game.view(seat), place_of(action)) if kind_of(action) == act.FIGHT else ""
    try:
        return fight_odds(game, seat, place, "")
    except Refusal:
        return None
