"""Commands that show something, and those about the game as a whole."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from gangland.book.rulebook import CHAPTERS, Rulebook
from gangland.game.refusal import Refusal
from gangland.protocol.answers import Advice, Forecast, Hint, Motive, Odds, Why
from gangland.telling.forms import Reason
from gangland.telling.reasons import reason
from gangland.terminal.figures import show_market, show_odds
from gangland.terminal.files import FileError, keep_copy
from gangland.terminal.rule_pages import NoRule, page
from gangland.terminal.screen import KeyboardGone

if TYPE_CHECKING:
    from gangland.terminal.desk import Desk


def board(desk: Desk, _rest: str) -> bool:
    """Show the table."""
    desk.board().show()
    return False


def places(desk: Desk, rest: str) -> bool:
    """Show every place, or one, with its id and all that is to be known about it."""
    view = desk.board()
    shown = [desk.place(rest)] if rest else view.sites()
    for place in shown:
        name = desk.lex.place(desk.client.doc, place)
        desk.screen.title(desk.lex.text("place-head", place=name, id=place.word))
        for line in desk.lex.offers(place.id):
            desk.screen.hang("  ▪", line)
        for crew in place.crew:
            desk.screen.say(
                f"  {desk.lex.gang(desk.client.doc, crew.seat)}: {desk.lex.crew(desk.client.doc, crew)}"
            )
    return False


def market(desk: Desk, _rest: str) -> bool:
    """Show prices and limits."""
    found = desk.client.ask("market")
    if isinstance(found, Forecast):
        show_market(desk.screen, desk.lex, found)
    return False


def odds(desk: Desk, rest: str) -> bool:
    """Show the chances of the fight under way, at a place, if somebody comes, or of those there may be."""
    name, _, crew = rest.partition(" ")
    doc = desk.client.doc
    asked = [desk.place(name).word] if name else [doc.fight.place] if doc.fight else disputed(desk)
    if not asked:
        desk.screen.say(desk.lex.text("odds-where", **desk.examples()))
    for place in asked:
        found = desk.client.ask("odds", place=place, crew="+".join(crew.split()))
        if isinstance(found, Odds):
            show_odds(desk.screen, desk.lex, found)
    return False


def coach(desk: Desk, rest: str) -> bool:
    """Say what the coach would do now, why, with what chances, and what newcomers forget; or of an offer."""
    found = desk.client.ask("advice", action=f"accept {rest}" if rest else "")
    if isinstance(found, Advice):
        desk.screen.say(desk.lex.say(found.label), "bold")
        desk.screen.say(desk.lex.say(found.reason))
        if found.chance is not None:
            desk.screen.say(desk.lex.say(found.chance))
        if found.odds is not None:
            show_odds(desk.screen, desk.lex, found.odds)
        if rest:
            return False
        hint = desk.client.ask("hint", action=found.action)
        if isinstance(hint, Hint) and hint.message is not None:
            desk.screen.say(desk.lex.say(hint.message), "dim")
    return False


def disputed(desk: Desk) -> list[str]:
    """The places where the seat is not alone."""
    seats = {place.word: [crew.seat for crew in place.crew] for place in desk.board().sites()}
    return [word for word, there in seats.items() if desk.client.doc.seat in there and len(there) > 1]


def log(desk: Desk, rest: str) -> bool:
    """Tell what happened since the own last answer, or the whole story."""
    for line in desk.client.lines[0 if rest else desk.client.answered :]:
        desk.session.tell_line(line)
    return False


def more(desk: Desk, _rest: str) -> bool:
    """Show the question with all that is to be known about each choice."""
    if desk.walk is not None:
        desk.show(desk.walk, whole=True)
    return False


def why(desk: Desk, rest: str) -> bool:
    """Say why an action is not possible, explain the last refusal, or have a bot explain itself.

    A gang that a bot plays says why it did what it did last; without a gang, and without a refusal, whoever
    of them did something last.
    """
    doer = desk.seat_named(rest) if rest or desk.reason else last_bot(desk)
    if doer is not None:
        found = desk.client.ask_motive(doer, desk.client.version)
        if isinstance(found, Motive):
            gang, said = desk.lex.gang(desk.client.doc, found.seat), desk.lex.say(found.message)
            desk.screen.say(desk.lex.text("why-says", gang=gang, what=said))
        return False
    explain(desk, rest, _reason(desk, rest) if rest else desk.reason)
    return False


def last_bot(desk: Desk) -> int | None:
    """The bot that the story told of last: of a line about several, the first."""
    doc = desk.client.doc
    bots = (seat for line in reversed(desk.client.lines) for seat in line.seats if doc.seats[seat].bot)
    return next(bots, None)


def _reason(desk: Desk, text: str) -> Reason | None:
    """Why an action cannot be taken; None where it can."""
    try:
        found = desk.client.ask("why", action=desk.tongue.read(text))
    except Refusal as refusal:
        return reason(refusal)
    return found.reason if isinstance(found, Why) else None


def explain(desk: Desk, rest: str, found: Reason | None) -> None:
    """Say a reason with its rule, or that what was asked about is possible."""
    if found is None:
        said = ("why-possible", {"what": rest}) if rest else ("why-what", desk.examples())
        desk.screen.say(desk.lex.text(said[0], **said[1]))
        return
    desk.screen.say(desk.lex.say(desk.tongue.reason(found)))
    rule = Rulebook(desk.lex.words, desk.client.doc.game).rule(found.rule) if found.rule else None
    if rule is not None:
        desk.screen.say(desk.lex.text("rules-title", id=rule.id, title=rule.title), "bold")
        desk.screen.say(rule.text)


def rules(desk: Desk, rest: str, listing: str = "") -> bool:
    """Show a rule, a chapter, or what speaks of some words; `listing` says where else all are listed."""
    book = Rulebook(desk.lex.words, desk.client.doc.game)
    book.listing = listing or book.listing
    if not rest:
        chapters = ", ".join(f"{chapter} ({book.chapter_name(chapter)})" for chapter in CHAPTERS)
        desk.screen.say(desk.lex.text("rules-chapters", list=chapters))
        return False
    try:
        for one in page(book, rest):
            desk.screen.say(one.text, "bold" if one.is_title else "")
    except NoRule as nothing:
        desk.screen.say(str(nothing))
    return False


def vote(desk: Desk, rest: str) -> bool:
    """Vote for a caretaker in the place of somebody who left, or, `vote GANG no`, no longer."""
    name, _, word = rest.partition(" ")
    seat = desk.seat_named(name)
    if seat is None:
        desk.screen.say(desk.lex.text("vote-whom", **desk.examples()))
        return False
    desk.client.vote(seat, yes=not desk.commands.is_no(word))
    return False


def skip(desk: Desk, _rest: str) -> bool:
    """Have the guide be silent from now on."""
    desk.client.skip()
    desk.screen.say(desk.lex.text("lesson-skipped"))
    return False


def undo(desk: Desk, _rest: str) -> bool:
    """Take the last action back."""
    return desk.session.undo(desk.client)


def save(desk: Desk, rest: str) -> bool:
    """Say where the game is kept, or keep a copy elsewhere."""
    table = desk.session.table
    if table is None:
        return False
    if not rest:
        desk.screen.say(desk.lex.text("save-kept", file=str(table.recorder.path)))
        return False
    path = Path(os.path.expanduser(rest))  # noqa: PTH111 - it leaves `~nobody` as it is, Path raises
    try:
        keep_copy(table.game, path)
    except FileError as error:
        desk.screen.say(error.say(desk.lex), "red")
    else:
        desk.screen.say(desk.lex.text("save-copied", file=str(path)))
    return False


def quit_(_desk: Desk, _rest: str) -> bool:
    """Leave; everything is on the disk."""
    raise KeyboardGone
