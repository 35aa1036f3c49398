"""Commands that show something, and those about the game as a whole."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from gangland.engine.table import PLACES, STARTING
from gangland.game.forecast import market as reckoned
from gangland.game.refusal import Refusal
from gangland.game.why import why_not
from gangland.terminal.excuses import say_refusal
from gangland.terminal.files import FileError, keep_copy
from gangland.terminal.market_view import MarketView
from gangland.terminal.narrate import Narrator
from gangland.terminal.odds_view import show_odds
from gangland.terminal.rulebook import CHAPTERS, Rulebook, normal
from gangland.terminal.screen import KeyboardGone
from gangland.terminal.table_view import TableView
from gangland.terminal.undo import last_action

if TYPE_CHECKING:
    from gangland.terminal.desk import Desk


def board(desk: Desk, _rest: str) -> bool:
    """Show the table."""
    TableView(desk.screen, desk.lex, desk.game.view(desk.seat), desk.seat).show()
    return False


def places(desk: Desk, rest: str) -> bool:
    """Show every place, or one, with its id and all that is to be known about it."""
    lex, t = desk.lex, desk.game.view(desk.seat)
    known = (
        [desk.game.notation.parse_place(t, desk.seat, desk.tongue.place(rest))]
        if rest
        else range(STARTING, PLACES)
    )
    for place in known:
        if place >= STARTING and t.tile[place] >= 0:
            record = lex.tiles[t.tile[place]]
            desk.screen.title(lex.text("place-head", place=lex.place(t, place), id=record.id))
            for line in lex.offers(t.tile[place]):
                desk.screen.hang("  ▪", line)
            for seat in range(t.seats):
                if t.present[place] >> seat & 1:
                    desk.screen.say(f"  {lex.gang(t, seat)}: {lex.crew_at(t, seat, place)}")
    return False


def market(desk: Desk, _rest: str) -> bool:
    """Show prices and limits."""
    view = desk.game.view(desk.seat)
    MarketView(desk.screen, desk.lex, view, reckoned(desk.game.g, view, desk.seat)).show()
    return False


def odds(desk: Desk, rest: str) -> bool:
    """Show the chances of the fight under way, or of those there may be."""
    t = desk.game.view(desk.seat)
    for place in fights(desk, rest):
        show_odds(desk.screen, desk.lex, t, desk.seat, place)
    return False


def fights(desk: Desk, rest: str) -> list[int]:
    """The place that is named, or of the fight under way, or all where there may be one; none is said so."""
    t = desk.game.view(desk.seat)
    place = desk.game.notation.parse_place(t, desk.seat, desk.tongue.place(rest)) if rest else t.fight_place
    if place >= STARTING:
        return [place]
    found = [one for one in range(STARTING, PLACES) if _is_disputed(t.present[one], desk.seat)]
    if not found:
        desk.screen.say(desk.lex.text("odds-where", **desk.examples()))
    return found


def _is_disputed(present: int, seat: int) -> bool:
    return present >> seat & 1 == 1 and present != 1 << seat


def log(desk: Desk, rest: str) -> bool:
    """Tell what happened since the own last action, or the whole story."""
    game = desk.game
    since = len(game.rewound(last_action(game, desk.seat)).facts) if not rest else 0
    for line in Narrator(desk.lex, game.t).lines(game.told(desk.seat, since)):
        desk.screen.say(line.text, line.style)
    return False


def why(desk: Desk, rest: str) -> bool:
    """Say why an action is not possible, or explain the last refusal, with its rule."""
    explain(desk, rest, _reason(desk, rest) if rest else desk.refusal)
    return False


def explain(desk: Desk, rest: str, refusal: Refusal | None) -> None:
    """Say a refusal with its rule, or that what was asked about is possible."""
    if refusal is None:
        said = ("why-possible", {"what": rest}) if rest else ("why-what", desk.examples())
        desk.screen.say(desk.lex.text(said[0], **said[1]))
        return
    desk.screen.say(say_refusal(desk.tongue.refusal(refusal), desk.lex))
    rule = Rulebook(desk.lex.words, desk.lex.pack.game).rule(refusal.rule) if refusal.rule else None
    if rule is not None:
        desk.screen.say(desk.lex.text("rules-title", id=rule.id, title=rule.title), "bold")
        desk.screen.say(rule.text)


def _reason(desk: Desk, text: str) -> Refusal | None:
    """Why an action cannot be taken; None where it can."""
    game, seat = desk.game, desk.seat
    menu = game.menu(seat)
    try:
        action = game.notation.read(game.t, seat, desk.tongue.read(text), menu)
    except Refusal as refusal:
        return refusal
    return None if menu.has(action) else why_not(game.g, game.view(seat), seat, action)


def rules(desk: Desk, rest: str) -> bool:
    """Show a rule or a chapter."""
    book = Rulebook(desk.lex.words, desk.lex.pack.game)
    name = normal(rest) if rest else ""
    rule = book.rule(name)
    shown = [rule] if rule else book.chapter(name) if name in CHAPTERS else []
    for one in shown:
        desk.screen.say(desk.lex.text("rules-title", id=one.id, title=one.title), "bold")
        desk.screen.say(one.text)
    if not shown:
        chapters = ", ".join(f"{chapter} ({book.chapter_name(chapter)})" for chapter in CHAPTERS)
        desk.screen.say(desk.lex.text("rules-chapters", list=chapters))
    return False


def undo(desk: Desk, _rest: str) -> bool:
    """Take the last action back."""
    before = desk.game
    desk.screen.say(desk.session.undo(desk.seat))
    return desk.game is not before


def save(desk: Desk, rest: str) -> bool:
    """Say where the game is kept, or keep a copy elsewhere."""
    if not rest:
        desk.screen.say(desk.lex.text("save-kept", file=str(desk.session.recorder.path)))
        return False
    path = Path(os.path.expanduser(rest))  # noqa: PTH111 - it leaves `~nobody` as it is, Path raises
    try:
        keep_copy(desk.game, path)
    except FileError as error:
        desk.screen.say(error.say(desk.lex), "red")
    else:
        desk.screen.say(desk.lex.text("save-copied", file=str(path)))
    return False


def quit_(_desk: Desk, _rest: str) -> bool:
    """Leave; everything is on the disk."""
    raise KeyboardGone
