"""The charts of an arena's report, each as one SVG drawn here: nothing is fetched by whoever reads it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import altair as alt
import vl_convert

from gangland.arena.budgets import Point
from gangland.arena.standings import Part, Rating, Standing
from gangland.arena.stats import ratio
from gangland.arena.worths import OUTCOMES
from gangland.cli.arena_deals import worth_of
from gangland.cli.arena_sheets import bot_name, candidate_name, game_name, heading, table_name
from gangland.cli.arena_text import gang_name
from gangland.words import Words

WIDTH: Final = 520
INK: Final = "#1f3a5f"
PERCENT: Final = ".0%"

Data = list[dict[str, Any]]


class Drawing(NamedTuple):
    """A chart: the table it belongs to, and its picture."""

    name: str
    svg: str


def drawings(
    found: Sequence[Standing], rated: Sequence[Rating], budgets: Sequence[Point], words: Words
) -> Iterator[Drawing]:
    """Yield a chart for every table that shows more as a picture."""
    rows = [(f"{number}  {_title(one, words)}", one) for number, one in enumerate(found, 1)]
    yield Drawing("rows", _svg(_shares(rows, words)))
    yield Drawing("entrants", _svg(_times(found, words)))
    if any(one.worths for one in found):
        yield Drawing("deals", _svg(_worths(found, words)))
    if any(entrant.kept or entrant.broken for one in found for entrant in one.entrants):
        yield Drawing("promises", _svg(_words_kept(found, words)))
    yield Drawing("ahead", _svg(_parts([(name, one.ahead, {}) for name, one in rows], "rival", words)))
    yield Drawing("seats", _svg(_parts([(name, one.seats, {}) for name, one in rows], "part", words)))
    gangs = [
        (name, one.gangs, {part.name: gang_name(one, part, words) for part in one.gangs})
        for name, one in rows
    ]
    yield Drawing("gangs", _svg(_parts(gangs, "part", words)))
    if rated:
        yield Drawing("ratings", _svg(_ratings(rated, words)))
    for unit in sorted({point.unit for point in budgets}):
        own = [point for point in budgets if point.unit == unit]
        yield Drawing("budgets", _svg(_budgets(own, unit, words)))


def _title(one: Standing, words: Words) -> str:
    return f"{game_name(one, words)}: {candidate_name(one, words)} / {', '.join(one.row.against)}"


def _svg(chart: Any) -> str:  # noqa: ANN401 - any sort of altair's charts
    spec = chart.configure_view(stroke=None).configure_axis(labelLimit=420).to_json()
    return str(vl_convert.vegalite_to_svg(spec))


def _chart(data: Data) -> Any:  # noqa: ANN401 - altair's own
    return alt.Chart(alt.Data(values=data))  # type: ignore[no-untyped-call]


def _percents(title: str) -> Any:  # noqa: ANN401 - altair's own
    return alt.X("share:Q", title=title, axis=alt.Axis(format=PERCENT), scale=alt.Scale(domain=[0, 1]))


def _shares(rows: Sequence[tuple[str, Standing]], words: Words) -> Any:  # noqa: ANN401 - altair's own
    """Shares of wins with their intervals, beside chance and the bars."""
    data: Data = [
        {"name": name, "share": one.share, "low": one.low, "high": one.high, "fair": 1 / one.row.players}
        for name, one in rows
    ]
    bars: Data = [
        {"name": name, "share": bar.bar}
        for name, one in rows
        for bar in one.bars
        if bar.name in ("least", "most", "above")
    ]
    y = alt.Y("name:N", title=None, sort=None)
    base = _chart(data).properties(width=WIDTH)
    title = heading("share", words)
    layers = [
        base.mark_rule(color=INK, strokeWidth=2).encode(y=y, x=alt.X("low:Q", title=title), x2="high:Q"),
        base.mark_point(filled=True, size=70, color=INK, opacity=1).encode(y=y, x=_percents(title)),
        base.mark_tick(color="grey", thickness=2, strokeDash=[2, 2]).encode(y=y, x="fair:Q"),
    ]
    if bars:
        mark = _chart(bars).mark_tick(color="#c0392b", thickness=3)
        layers.append(mark.encode(y=y, x="share:Q"))
    return alt.layer(*layers)


def _times(found: Sequence[Standing], words: Words) -> Any:  # noqa: ANN401 - altair's own
    """Processor time a decision, the longest beside it."""
    data: Data = [
        {
            "name": f"{number}  {entrant.name}",
            "time": max(ratio(entrant.spent, entrant.timed) / 1000, 0.001),
            "longest": max(entrant.longest / 1000, 0.001),
        }
        for number, one in enumerate(found, 1)
        for entrant in one.entrants
    ]
    y = alt.Y("name:N", title=None, sort=None)
    x = alt.X("time:Q", title=heading("time", words), scale=alt.Scale(type="log"))
    base = _chart(data).properties(width=WIDTH)
    point = base.mark_point(filled=True, size=60, color=INK, opacity=1)
    return alt.layer(base.mark_rule(color="grey").encode(y=y, x=x, x2="longest:Q"), point.encode(y=y, x=x))


def _worths(found: Sequence[Standing], words: Words) -> Any:  # noqa: ANN401 - altair's own
    """What a deal did for the chance to win of who made it, and of its partners."""
    data: Data = [
        {"name": f"{number}  {entrant.name}", "whose": heading(whose, words)}
        | {"share": mean.value, "low": mean.low, "high": mean.high}
        for number, one in enumerate(found, 1)
        for at, entrant in enumerate(one.entrants)
        if (worth := worth_of(one, at)) is not None
        for whose, mean in (("own", worth.own), ("partners", worth.partners))
    ]
    y = alt.Y("name:N", title=None, sort=None)
    shift = alt.YOffset("whose:N", sort=None)
    colour = alt.Color("whose:N", title=None, sort=None, legend=alt.Legend(orient="bottom", labelLimit=420))
    x = alt.X("share:Q", title=heading("hope-change", words), axis=alt.Axis(format=".1%"))
    base = _chart(data).properties(width=WIDTH)
    return alt.layer(
        base.mark_rule(strokeWidth=2).encode(y=y, yOffset=shift, x="low:Q", x2="high:Q", color=colour),
        base.mark_point(filled=True, size=60, opacity=1).encode(y=y, yOffset=shift, x=x, color=colour),
    )


def _words_kept(found: Sequence[Standing], words: Words) -> Any:  # noqa: ANN401 - altair's own
    """How many promises a game were kept, and how many broken."""
    data: Data = [
        {
            "name": f"{number}  {entrant.name}",
            "outcome": words.text(f"arena-outcome-{outcome}"),
            "count": ratio(getattr(entrant, outcome), entrant.games),
        }
        for number, one in enumerate(found, 1)
        if one.row.deals
        for entrant in one.entrants
        for outcome in OUTCOMES
    ]
    colour = alt.Color("outcome:N", title=None, sort=None, legend=alt.Legend(orient="bottom"))
    x = alt.X("sum(count):Q", title=heading("promises-a-game", words))
    bars = _chart(data).properties(width=WIDTH).mark_bar()
    return bars.encode(y=alt.Y("name:N", title=None, sort=None), x=x, color=colour)


def _parts(rows: Sequence[tuple[str, list[Part], dict[str, str]]], column: str, words: Words) -> Any:  # noqa: ANN401
    """Shares of parts of the games, one square for each."""
    data: Data = [
        {
            "row": name,
            "part": names.get(part.name, part.name),
            "share": part.share,
            "text": words.percent(part.share),
        }
        for name, parts, names in rows
        for part in parts
    ]
    base = (
        _chart(data)
        .properties(width=alt.Step(46), height=alt.Step(26))
        .encode(
            y=alt.Y("row:N", title=None, sort=None),
            x=alt.X("part:N", title=heading(column, words), sort=None),
        )
    )
    shade = alt.Color(
        "share:Q",
        title=heading("share", words),
        scale=alt.Scale(scheme="blues", domain=[0, 1]),
        legend=alt.Legend(format=PERCENT),
    )
    colour = alt.condition("datum.share > 0.55", alt.value("white"), alt.value("black"))
    return alt.layer(
        base.mark_rect().encode(color=shade), base.mark_text().encode(text="text:N", color=colour)
    )


def _ratings(rated: Sequence[Rating], words: Words) -> Any:  # noqa: ANN401 - altair's own
    """Levels with their doubt, game by game."""
    data: Data = [
        {
            "game": game_name(one, words),
            "name": one.name,
            "level": one.mu,
            "low": one.mu - 2 * one.sigma,
            "high": one.mu + 2 * one.sigma,
        }
        for one in rated
    ]
    base = _chart(data).properties(width=WIDTH // 2)
    y = alt.Y("name:N", title=None, sort=None)
    x = alt.X("level:Q", title=heading("level", words), scale=alt.Scale(zero=False))
    layer = alt.layer(
        base.mark_rule(color=INK).encode(y=y, x=alt.X("low:Q", title=heading("level", words)), x2="high:Q"),
        base.mark_point(filled=True, size=60, color=INK, opacity=1).encode(y=y, x=x),
    )
    return layer.facet(alt.Facet("game:N", title=None))


def _line(point: Point, words: Words) -> str:
    """Name a line by all that its points have in common."""
    game = table_name(point.game, point.options, point.players, words)
    bot = bot_name(point.family, words, deals=point.deals, silent=point.silent)
    return f"{game}: {bot} / {point.against}"


def _budgets(points: Sequence[Point], unit: str, words: Words) -> Any:  # noqa: ANN401 - altair's own
    """Shares of wins against what a candidate may think, a line for each that differs in nothing else."""
    data: Data = [
        {
            "budget": point.budget,
            "share": point.share,
            "low": point.low,
            "high": point.high,
            "name": _line(point, words),
        }
        for point in points
    ]
    base = _chart(data).properties(width=WIDTH)
    x = alt.X("budget:Q", title=heading(f"budget-{unit}", words), scale=alt.Scale(type="log"))
    y = alt.Y(
        "share:Q",
        title=heading("share", words),
        axis=alt.Axis(format=PERCENT),
        scale=alt.Scale(domain=[0, 1]),
    )
    colour = alt.Color("name:N", title=None, legend=alt.Legend(orient="bottom", columns=1, labelLimit=420))
    return alt.layer(
        base.mark_line(point=True).encode(x=x, y=y, color=colour),
        base.mark_rule().encode(x=x, y=alt.Y("low:Q"), y2="high:Q", color=colour),
    )
