"""The end of a game: blinds up, the ranking, the winner, and whose word was good."""

from __future__ import annotations

from gangland.protocol.parts import Document
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.screen import Screen


def ranking(doc: Document) -> list[int]:
    """END-1, END-2: the winner first, then by cash and guns; the disbanded come last."""
    seats = doc.seats
    return sorted(
        range(len(seats)),
        key=lambda seat: (
            seat != doc.winner,
            not seats[seat].alive,
            -(seats[seat].cash or 0),
            -(seats[seat].guns or 0),
        ),
    )


def show_ending(screen: Screen, lexicon: Lexicon, doc: Document) -> None:
    """Print how it ended."""
    screen.title(lexicon.text("end-title"))
    heads = [lexicon.text("end-col-rank"), lexicon.text("board-col-gang"), lexicon.text("end-col-player")]
    heads += [lexicon.asset_name(asset) for asset in ("cash", "guns", "goods")]
    rows = []
    for rank, seat in enumerate(ranking(doc), 1):
        one, name = doc.seats[seat], lexicon.named(doc, seat)
        gang = lexicon.say(name) if one.alive else lexicon.text("end-disbanded", gang=name)
        held = (lexicon.words.number(amount or 0) for amount in (one.cash, one.guns, one.goods))
        rows.append([str(rank), gang, one.name, *held])
    screen.table(heads, rows, right=(0, 3, 4, 5))
    show_promises(screen, lexicon, doc)
    if doc.winner is not None:
        winner, player = lexicon.named(doc, doc.winner), doc.seats[doc.winner].name
        screen.say(lexicon.text("end-winner", gang=winner, player=player), "bold")


def show_promises(screen: Screen, lexicon: Lexicon, doc: Document) -> None:
    """Print the promises of the game that can be known of."""
    if not doc.promises:
        return
    verdicts = [promise.verdict for promise in doc.promises]
    kept, broken = verdicts.count("kept"), verdicts.count("broken")
    screen.say(lexicon.text("end-promises", kept=kept, broken=broken), "bold")
    for promise in doc.promises:
        screen.hang("  ▪", lexicon.say(promise.told))
    screen.say()
