"""Fights of Wise Guys about to begin, for the tests of FGT."""

from __future__ import annotations

from scenes import bring, enough, fight
from stage import FACTORY, LAW, SITE, SOURCE, Stage
from wise import NORTH, OUTFIT, SALTIS, SHELDON, wg

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


def docks() -> Stage:
    """Brook (seat 1) has ordered a fight at the Downtown Docks; Angel is left of Brook, then Cody."""
    s = wg(4, 3)
    s.site(SITE, "downtown-docks")
    s.t.leader = s.t.first = OUTFIT  # Dale, outside the fight
    s.own(SHELDON, standing=1)
    s.men(SHELDON, SITE, "william-mcpadden", rookies=1)
    s.men(SHELDON, SHELDON, "frank-carpenter", rookies=1)
    s.crew(NORTH, SITE, rookies=1)
    s.men(NORTH, SOURCE, "earl-weiss", rookies=1)
    s.men(NORTH, NORTH, "vincent-drucci")
    s.crew(SALTIS, SITE, rookies=1)
    s.crew(SALTIS, SALTIS, made=1)
    s.own(NORTH, guns=4, tokens=2)
    s.own(SHELDON, guns=1, tokens=3)
    s.own(SALTIS, guns=2, tokens=1)
    return fight(s, SHELDON, SITE)


def docks_reinforced() -> Stage:
    """The same, after backup; fists are closed next."""
    s = docks()
    bring(s, NORTH, SOURCE, made=1, rookies=1)
    bring(s, NORTH, NORTH, made=1)
    enough(s, SALTIS)
    return bring(s, SHELDON, SHELDON, made=1, rookies=1)
