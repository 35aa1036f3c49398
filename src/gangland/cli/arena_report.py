"""The report of an arena's run: one page that needs nothing else, in the reader's language."""

from __future__ import annotations

import base64
from collections import defaultdict
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from gangland.arena.budgets import points
from gangland.arena.run import Run
from gangland.arena.standings import Standing, ratings
from gangland.cli.arena_charts import drawings
from gangland.cli.arena_sheets import LEFT, Sheet, heading, title
from gangland.cli.arena_text import sheets
from gangland.words import Words

STYLE: Final = """
body { font: 16px/1.45 system-ui, sans-serif; color: #1b1b1b; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
div { overflow-x: auto; } table { border-collapse: collapse; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #d5d5d5; white-space: pre; }
th.left, td.left { text-align: left; } th { border-bottom: 2px solid #1f3a5f; }
img { max-width: 100%; background: #fff; margin: 0 0 1rem; } .made { color: #555; }
"""


def made_by(kept: Run, words: Words) -> str:
    """Say what a run was made with, and how far it has come."""
    manifest = kept.manifest
    return words.text(
        "arena-page-made",
        version=manifest.version,
        rules=manifest.rules,
        bots=manifest.bots,
        compiled="yes" if manifest.compiled else "no",
        seed=str(manifest.league.seed),
        played=kept.played,
        games=kept.games,
    )


def markdown(kept: Run, found: Sequence[Standing], words: Words) -> str:
    """Return the tables as a page of Markdown."""
    parts = [f"# {words.text('arena-page-title')}", words.text("arena-page-about"), made_by(kept, words)]
    for sheet in sheets(found, ratings(kept), words):
        marks = ["---" if column in LEFT else "---:" for column in sheet.columns]
        rows = [[heading(column, words) for column in sheet.columns], marks, *sheet.rows]
        parts += [f"## {title(sheet, words)}", "\n".join(_line(row) for row in rows)]
    return "\n\n".join(parts) + "\n"


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", "<br>") for cell in cells) + " |"


def page(kept: Run, found: Sequence[Standing], words: Words) -> str:
    """Return the page."""
    name = escape(words.text("arena-page-title"))
    body = "\n".join(_sections(kept, found, words))
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{name}</title>'
        f"<style>{STYLE}</style></head>\n"
        f"<body>\n<h1>{name}</h1>\n<p>{escape(words.text('arena-page-about'))}</p>\n"
        f'<p class="made">{escape(made_by(kept, words))}</p>\n{body}\n</body>\n</html>\n'
    )


def _sections(kept: Run, found: Sequence[Standing], words: Words) -> Iterator[str]:
    """Yield every table with its charts before it; strength against budget is a chart alone."""
    if not found:
        return
    rated = ratings(kept)
    pictures: dict[str, list[str]] = defaultdict(list)
    for drawing in drawings(found, rated, points(found), words):
        pictures[drawing.name].append(drawing.svg)
    for sheet in sheets(found, rated, words):
        said = title(sheet, words)
        yield f"<h2>{escape(said)}</h2>"
        yield from (_picture(svg, said, words) for svg in pictures.pop(sheet.name, []))
        yield _table(sheet, words)
    for name, charts in pictures.items():
        said = words.text(f"arena-title-{name}")
        yield f"<h2>{escape(said)}</h2>"
        yield from (_picture(svg, said, words) for svg in charts)


def _picture(svg: str, said: str, words: Words) -> str:
    data = base64.b64encode(svg.encode()).decode()
    alt = escape(words.text("arena-chart", title=said), quote=True)
    return f'<div><img src="data:image/svg+xml;base64,{data}" alt="{alt}"></div>'


def _table(sheet: Sheet, words: Words) -> str:
    kinds = [' class="left"' if column in LEFT else "" for column in sheet.columns]
    head = "".join(
        f"<th{kind}>{escape(heading(column, words))}</th>"
        for kind, column in zip(kinds, sheet.columns, strict=True)
    )
    rows = "\n".join(
        "<tr>"
        + "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True))
        + "</tr>"
        for row in sheet.rows
    )
    return f"<div><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
