"""Places to exploit, for the tests of TRX."""

from __future__ import annotations

from overlay import with_site
from stage import SITE, Stage

from gangland.content.records import Ground, Pack, Transaction
from gangland.engine import action as act

SAMCRO_FIRST = ("samcro", "mayans", "one-niners", "lin")


def at(place: int, site: str = "", pack: Pack | None = None, sides: tuple[str, ...] = ()) -> Stage:
    """Return a stage where SAMCRO, at seat 0, alone at a place, is about to order."""
    stage = Stage(gangs=SAMCRO_FIRST, pack=pack, sides=sides)
    if site:
        stage.site(place, site)
    stage.crew(0, place, made=1)
    for seat in range(1, 4):
        stage.crew(seat, seat, made=1)
    stage.own(0, tokens=2)
    return stage


def shop(*main: Transaction) -> Stage:
    """Return a stage where seat 0 controls a site with these transactions."""
    return at(SITE, "shop", with_site("shop", Ground(main=main)))


def exploit(stage: Stage, place: int = SITE) -> Stage:
    """Order the exploit."""
    return stage.run().do(0, act.EXPLOIT, place)


def owns(stage: Stage, seat: int = 0) -> tuple[int, int, int]:
    """Return the cash, guns and goods of a seat."""
    return stage.t.cash[seat], stage.t.guns[seat], stage.t.goods[seat]
