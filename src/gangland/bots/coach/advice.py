"""What a bot would do in a seat's place, and why; and why a rival did what all have seen.

The bot is handed the seat's view, its menu and the events it may know, as any bot is: advice betrays nothing.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.coach.causes import OPENLY, cause
from gangland.bots.driver import Mind
from gangland.bots.roster import make_bot
from gangland.content.message import Arg, Message, message
from gangland.engine import action as act
from gangland.engine.action import b_of, kind_of, made_of, place_of, rookies_of
from gangland.engine.table import Table
from gangland.game.deals.talk import is_deal
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.game.notation import AT_A_PLACE, WORDS
from gangland.game.refusal import Refusal
from gangland.protocol.answers import Advice, Motive, Odds
from gangland.protocol.enquiries import fight_odds
from gangland.rulesets import ids
from gangland.telling.choices import Choices, rows_of
from gangland.telling.names import names_of
from gangland.telling.question import ORDERS

COACH: Final = "thug"
"""Whom the coach asks."""

FIGHTING: Final = frozenset({act.FIGHT, act.BACKUP, act.ENOUGH, act.GUNS})
NUMBERED: Final = frozenset({act.USE, act.GUNS, act.MARKET})


def advice(game: Game, seat: int) -> Advice:
    """Return what the coach would answer now in a seat's place, and why."""
    if not game.menu(seat).rows:
        raise Refusal("not-asked", "ISS-1")
    view = game.view(seat)
    action = Mind(make_bot(COACH)).choose(game.g, view, seat, game.menu(seat), game.happened)
    word = cause(game.g, view, seat, action)
    return Advice(
        action=game.notation.write(game.t, seat, action),
        label=label(game, seat, action),
        reason=message(f"advice-{word}", **_spoken_of(game, view, seat, action)),
        odds=_odds(game, seat, action),
    )


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
    if kind in NUMBERED:
        return message("advise-number", what=what, n=b_of(action))
    if kind in AT_A_PLACE:
        has_crew = made_of(action) or rookies_of(action)
        return message("advise-crew" if has_crew else "advise-at", what=what, crew=crew, place=where)
    aim = 1 << b_of(action)
    rows = [row for row in rows_of(game.menu(seat)) if row.kind == kind and row.targets & aim]
    aimed = choices.targets(rows[0]._replace(targets=aim)) if rows else None
    return message("menu-at", what=what, where=aimed[0].label) if aimed else what


def _spoken_of(game: Game, view: Table, seat: int, action: int) -> dict[str, Arg]:
    """What a reason speaks of: the place, a number, the rounds left."""
    names = names_of(game)
    kind = kind_of(action)
    place = b_of(action) if kind == act.MOVE else place_of(action) if kind in AT_A_PLACE else view.fight_place
    args: dict[str, Arg] = {"left": view.rounds - view.round}
    if kind in NUMBERED:
        args["n"] = b_of(action)
    return args | ({"place": names.place(view, place, seat)} if place >= 0 else {})


def _odds(game: Game, seat: int, action: int) -> Odds | None:
    """FGT-4: the chances, where the action is about a fight."""
    if kind_of(action) not in FIGHTING:
        return None
    place = game.notation.place(game.view(seat), place_of(action)) if kind_of(action) == act.FIGHT else ""
    try:
        return fight_odds(game, seat, place, "")
    except Refusal:
        return None


def motive(journal: Journal, viewer: int, version: int) -> Motive:
    """Return why a rival did what a viewer saw at a version of its own, told from what the viewer saw before.

    What is in a fist is nobody's to explain before it opens.
    """
    if not 0 < version <= journal.version(viewer):
        raise Refusal("no-such-version")
    number = journal.lines_at(viewer, version) - 1
    who, _, text = journal.game.lines[number].partition(": ")
    if is_deal(text) or who == "*" or number in journal.fists.values():
        raise Refusal("no-motive")
    before = journal.game.rewound(number)
    seat = before.notation.parse_seat(before.t, who)
    action = before.notation.read(before.t, seat, text, before.menu(seat))
    if kind_of(action) not in OPENLY or not before.setup.seats[seat].bot:
        raise Refusal("no-motive")
    view = before.view(viewer)
    word = cause(before.g, view, seat, action)
    return Motive(seat, message(f"motive-{word}", **_spoken_of(before, view, seat, action)))
