"""Wise Guys on a stage: gangs by seat, made men by name, and a set-up with the men chosen."""

from __future__ import annotations

from collections.abc import Mapping

from scenes import crew_of, turn
from stage import SITE, Stage

from gangland.content.editions import load_edition
from gangland.content.records import Pack
from gangland.engine import action as act
from gangland.engine.table import PLACES

GAME = "wise-guys"
OUTFIT, SHELDON, NORTH, SALTIS = range(4)  # the seats of a stage, in the order of the pack
GANGS = ("chicago-outfit", "sheldon", "north-side", "saltis-mcerlane")
HARMLESS = (
    *("heat-wave", "crackdown", "peace-treaty", "tommy-gun-craze", "newspaper-crusade", "blizzard"),
    *("boom-times", "fall-guys", "dragnet", "hungry-captain", "federal-dry-squad"),
    *("boatload-of-cousins", "labor-slugging", "army-surplus", "hijack-shipment"),
)
"""Fifteen cards that ask nobody anything, and that no option takes out."""


def wg(
    seats: int = 4, clout: int = 2, gangs: tuple[str, ...] = (), pack: Pack | None = None, **chosen: int
) -> Stage:
    """Return a stage with so much clout for everybody; seat 0 leads."""
    s = Stage(seats, GAME, gangs, (), pack, **chosen)
    for seat in range(seats):
        s.own(seat, standing=clout)
    return s


def clouts(s: Stage, *amounts: int) -> Stage:
    """Set the clout of the seats, one after another."""
    for seat, amount in enumerate(amounts):
        s.own(seat, standing=amount)
    return s


def mask(s: Stage, seat: int, *ids: str) -> int:
    """Return named made men of a seat's gang as a mask."""
    names = [man.id for man in s.pack.gangs[s.t.gang[seat]].made]
    return sum(1 << names.index(one) for one in ids)


def names_at(s: Stage, seat: int, place: int) -> set[str]:
    """Return who of a gang's made men is at a place."""
    made = s.t.made[seat * PLACES + place]
    men = s.pack.gangs[s.t.gang[seat]].made
    return {man.id for index, man in enumerate(men) if made >> index & 1}


def set_up(
    s: Stage,
    leader: int = 0,
    gangs: tuple[str, ...] = GANGS,
    men: Mapping[int, tuple[str, ...]] | None = None,
) -> Stage:
    """Go through a set-up: gangs by seat, the leader picks last, men by seat or the first of each gang."""
    s.set_up(leader, gangs[: s.t.seats])
    while s.step_name() == "PickMade":
        (seat,) = s.asked()
        if men and seat in men:
            s.do(seat, act.PICK_MADE, made=mask(s, seat, *men[seat]))
        else:
            s.do(seat, act.PICK_MADE, made=act.made_of(s.legal(seat)[0]))
    return s


def fresh(seats: int = 4, leader: int = 0, pack: Pack | None = None, **chosen: int) -> Stage:
    """Return a new game at the beginning of its first round."""
    return set_up(Stage.fresh(seats, GAME, pack, **chosen), leader)


def reveal_harmless(s: Stage) -> Stage:
    """Turn up any two sites, and cards that ask nobody anything."""
    s.reveal()
    while s.step_name() == "TurnUpCards":
        s.draw_card(next(card for card in HARMLESS if s.t.cards_left[s.card_number(card)]))
    return s


def sit_out_round(s: Stage) -> Stage:
    """Have everybody do nothing to the end of the round, in which nobody bombs."""
    if s.step_name() == "Bombing":
        s.do(min(s.asked()), act.NO)
    return reveal_harmless(s).sit_out().close_market()


def exploit(s: Stage, seat: int, place: int, *, tokens: int = 1, rookies: int = 1) -> Stage:
    """Have a seat, alone at a place, order its exploit."""
    if crew_of(s, seat, place) == (0, 0):
        s.crew(seat, place, rookies=rookies)
    s.own(seat, tokens=tokens)
    return turn(s, seat).do(seat, act.EXPLOIT, place)


def house() -> Pack:
    """Return the pack of the house."""
    return load_edition(GAME)


def there(
    site: str,
    seat: int = SALTIS,
    *,
    hassle: str = "",
    tokens: int = 1,
    pack: Pack | None = None,
    **owned: int,
) -> Stage:
    """Return a stage where a seat has ordered the exploit of a business or opportunity."""
    s = wg(pack=pack)
    if hassle:
        s.hassle(hassle)
    s.site(SITE, site)
    s.crew(seat, seat, made=2)
    s.own(seat, **owned)
    return exploit(s, seat, SITE, tokens=tokens)
