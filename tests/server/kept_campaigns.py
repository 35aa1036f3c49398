"""Keep what long runs have looked at in docs/reliability, and the table of docs/reliability.md by it.

    python tests/server/kept_campaigns.py

A run on another machine goes on from what is kept. With `--check` nothing is written, and a table that does
not say what is kept is a fault.
"""

from __future__ import annotations

import sys

import spans
from campaign import CAMPAIGNS, Campaign
from spans import ROOT, Span

PAGE = ROOT / "docs" / "reliability.md"
BEGIN, END = "<!-- written by make keep-campaigns -->\n", "<!-- to here -->\n"
HEAD = "| run | of | found | looked at by |\n|---|---|---|---|\n"


def keep() -> None:
    """Put every run away, in as few lines as there can be."""
    for campaign in CAMPAIGNS:
        whole = spans.gathered(spans.all_of(campaign.name))
        if whole:
            spans.KEPT.mkdir(exist_ok=True)
            (spans.KEPT / f"{campaign.name}.jsonl").write_text(spans.write(whole), "utf-8")


def row(campaign: Campaign, kept: list[Span]) -> str:
    """What the table says of a run."""
    known = {number: span for number, span in spans.known(kept).items() if number < campaign.most}
    of = f"{len(known) * campaign.each:,} of {campaign.most * campaign.each:,} {campaign.things}"
    cells = (campaign.made, of, found_in(kept), by(list(known.values())))
    return "| " + " | ".join(cells) + " |\n"


def found_in(kept: list[Span]) -> str:
    """What was found, by its number, and whether it is mended."""
    bad = [str(number) for number, span in spans.known(kept).items() if span.found]
    good = [str(span.first) for span in spans.mended(kept)]
    told = [f"something in {', '.join(bad)}"] * bool(bad)
    told += [f"something in {', '.join(good)}, mended since"] * bool(good)
    return "; ".join(told) or ("nothing" if kept else "")


def by(known: list[Span]) -> str:
    """How many programs were looked at, in which builds, and until when."""
    programs = len({span.program for span in known})
    if not programs:
        return ""
    builds = " and ".join(sorted({span.build for span in known}))
    return f"{programs} program{'s' * (programs > 1)}, {builds}, until {max(span.day for span in known)}"


def page() -> str:
    """The page with the table that is kept."""
    text = PAGE.read_text("utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    rows = [row(one, spans.read(spans.KEPT / f"{one.name}.jsonl")) for one in CAMPAIGNS]
    return before + BEGIN + "\n" + HEAD + "".join(rows) + "\n" + END + after


def main(argv: list[str]) -> int:
    """Keep and write, or check."""
    if "--check" not in argv:
        keep()
        PAGE.write_text(page(), "utf-8")
        return 0
    if PAGE.read_text("utf-8") == page():
        return 0
    sys.stderr.write(f"{PAGE.name} does not say what is kept in {PAGE.stem}/: run make keep-campaigns\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
