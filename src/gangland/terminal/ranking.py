"""The end of a game: blinds up, the ranking, the winner, and whose word was good."""

from __future__ import annotations

from gangland.game.deals.deal import Verdict
from gangland.game.game import Game
from gangland.terminal.deals_view import say_promise
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.screen import Screen


def ranking(game: Game) -> list[int]:
    """END-1, END-2: the winner first, then by cash and guns; the disbanded come last."""
    t = game.t
    return sorted(
        range(t.seats),
        key=lambda seat: (seat != t.winner, not t.is_alive(seat), -t.cash[seat], -t.guns[seat]),
    )


def show_ending(screen: Screen, lexicon: Lexicon, game: Game) -> None:
    """Print how it ended."""
    t = game.t
    screen.title(lexicon.text("end-title"))
    heads = [lexicon.text("end-col-rank"), lexicon.text("board-col-gang"), lexicon.text("end-col-player")]
    heads += [lexicon.asset_name(asset) for asset in ("cash", "guns", "goods")]
    rows = []
    for rank, seat in enumerate(ranking(game), 1):
        name = lexicon.gang(t, seat)
        gang = name if t.is_alive(seat) else lexicon.text("end-disbanded", gang=name)
        held = map(lexicon.words.number, (t.cash[seat], t.guns[seat], t.goods[seat]))
        rows.append([str(rank), gang, lexicon.player(seat), *held])
    screen.table(heads, rows, right=(0, 3, 4, 5))
    show_promises(screen, lexicon, game)
    screen.say(
        lexicon.text("end-winner", gang=lexicon.who(t, t.winner), player=lexicon.player(t.winner)), "bold"
    )


def show_promises(screen: Screen, lexicon: Lexicon, game: Game) -> None:
    """Print the promises of the game, now that nothing is secret any more."""
    promises = game.ledger.promises
    if not promises:
        return
    counts = {verdict: sum(one.verdict is verdict for one in promises) for verdict in Verdict}
    kept, broken = counts[Verdict.KEPT], counts[Verdict.BROKEN]
    screen.say(lexicon.text("end-promises", kept=kept, broken=broken), "bold")
    for promise in promises:
        screen.hang("  ▪", say_promise(lexicon, game, promise))
    screen.say()
