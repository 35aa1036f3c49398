"""Draws what `examples/ppo.py` tells of its measurements: the share of games won, by how much was played."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import altair as alt
import vl_convert

WIDTH, HEIGHT = 560, 260
INK = ("#1f3a5f", "#b3541e")


def drawn(points: list[dict[str, object]], chance: float) -> str:
    """Return a picture as SVG: a line for every rival with intervals of 95 %, and what chance would win."""
    for point in points:
        point["share"] = float(str(point["wins"])) / float(str(point["games"]))
    rivals = list(dict.fromkeys(str(point["rival"]) for point in points))
    share = alt.Axis(format=".0%")
    base = alt.Chart(as_data(points)).encode(
        x=alt.X("steps:Q", title="small steps played", axis=alt.Axis(format="~s")),
        color=alt.Color(
            "rival:N", title="among three", scale=alt.Scale(domain=rivals, range=list(INK[: len(rivals)]))
        ),
    )
    band = base.mark_errorbar(ticks=True).encode(y=alt.Y("low:Q", title="games won", axis=share), y2="high:Q")
    line = base.mark_line(point=True).encode(y=alt.Y("share:Q", title="games won", axis=share))
    rule = alt.Chart(as_data([{"share": chance}])).mark_rule(strokeDash=[4, 4]).encode(y="share:Q")
    chart = (band + line + rule).properties(width=WIDTH, height=HEIGHT, background="white")
    return vl_convert.vegalite_to_svg(chart.to_json())


def as_data(values: object) -> alt.Data:
    """Return values as Altair takes them."""
    return alt.Data(values=values)  # type: ignore[no-untyped-call]  # Altair has no types there


def main() -> None:
    """Read the figures, and write the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("figures", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--chance", type=float, default=0.25)
    args = parser.parse_args()
    points = [json.loads(line) for line in args.figures.read_text("utf-8").splitlines()]
    args.out.write_text(drawn(points, args.chance), "utf-8")


if __name__ == "__main__":
    main()
