"""The page that `gangland balance --write` leaves: Markdown, the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence

from gangland.arena.balance import Report
from gangland.cli.balance_view import Section, View
from gangland.words import Words

HASH = 16
NOTES = "\n## Notes\n"
"""Where the part of a page begins that people wrote, and that is kept."""


def page_of(reports: Sequence[Report], command: str, words: Words) -> str:
    """Return the whole page: what it is, then game by game, the summary first."""
    lines = [
        f"# {words.text('balance-page-title')}",
        words.text("balance-page-about"),
        f"```\n{command}\n```",
        words.text("balance-page-reading"),
    ]
    views = [View(report, Words(words.lang, report.pack.names, game=report.game)) for report in reports]
    for view in views:
        lines += [_heading(view), *_section(view.summary())]
    for view in views:
        lines += [_heading(view, details=True)]
        for section in view.sections()[1:]:
            lines += _section(section)
    return "\n\n".join(lines) + "\n"


def notes_of(page: str) -> str:
    """Return what people wrote below a page, their heading included; empty where there is nothing."""
    _, found, notes = page.partition(NOTES)
    return found + notes


def _heading(view: View, *, details: bool = False) -> str:
    report, words = view.report, view.words
    game = words.text(f"game-{report.game}")
    title = words.text("balance-page-details", game=game) if details else game
    about = words.text(
        "balance-page-played",
        games=report.total,
        each=report.games,
        rows=len(report.played),
        bot=report.bot,
        seed=str(report.seed),
        pack=report.pack.hash[:HASH],
    )
    return f"## {title}" if details else f"## {title}\n\n{about}"


def _section(section: Section) -> list[str]:
    if not section.rows:
        return [f"### {section.title}", section.note, "—"]
    bars = ["---", *["---:"] * (len(section.columns) - 1)]
    table = [_row(section.columns), _row(bars), *(_row(row) for row in section.rows)]
    return [f"### {section.title}", section.note, "\n".join(table)]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
