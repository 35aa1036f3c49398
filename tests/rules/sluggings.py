"""Fights of Wise Guys about to begin, for the tests of FGT."""

from __future__ import annotations

from stage import FACTORY, LAW, Stage
from wise import NORTH, SALTIS, SHELDON, wg

from gangland.engine import event as ev


def slugging(guns: int = 3, clout: int = 3) -> Stage:
    """Sheldon and the North Side at the Gun Factory, a made man of four and two associates each."""
    s = wg(4, clout)
    s.men(SHELDON, FACTORY, "ralph-sheldon", rookies=2)
    s.men(NORTH, FACTORY, "dean-obanion", rookies=2)
    for seat in (SHELDON, NORTH):
        s.own(seat, guns=guns)
        s.crew(seat, seat, made=2, rookies=1)
    return s


def three_way(guns: int = 3, clout: int = 3) -> Stage:
    """The same with Joe Saltis and two associates there as well."""
    s = slugging(guns, clout)
    s.men(SALTIS, FACTORY, "joe-saltis", rookies=2)
    s.own(SALTIS, guns=guns)
    return s


def talking(clout: int = 3) -> Stage:
    """Sheldon and the North Side at City Hall, a made man of two and an associate each."""
    s = wg(4, clout)
    s.men(SHELDON, LAW, "ralph-sheldon", rookies=1)
    s.men(NORTH, LAW, "dean-obanion", rookies=1)
    for seat in (SHELDON, NORTH):
        s.own(seat, guns=3)
    return s


def totals(s: Stage) -> dict[int, int]:
    """Return the totals told so far, by seat."""
    return {row[0]: row[1] for row in s.seen(ev.TOTAL)}
