"""INF: who knows what. A seat's view is built from what it may know, and so is what it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from scenes import at_the_brink, end_of_game, fight, last_call, market, obstacle, pull, turn, worsen
from stage import FACTORY, OPPORTUNITY_PLACE, SITE, SOURCE, Stage

from gangland.content.load import load_builtin
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, answer, options
from gangland.engine.table import CHANCE, OPEN, PROC, RANDOM, RANDOMS, UNKNOWN, Table
from gangland.play.chance import Dice
from gangland.play.game import Game
from gangland.play.games import GAMES, new_table
from gangland.play.playout import sample
from gangland.play.setup import Seat, Setup
from gangland.rulesets.view import CLOSED, NOBODY, known

PUBLIC: Final = "public"  # as it is, for everybody
OWN: Final = "own"  # behind the blind
TOKENS: Final = "tokens"  # behind the blind under OPT-3, else public
FIST: Final = "fist"  # one's own, and that a rival's is closed
TOLD: Final = "told"  # whom a card hits, effect by effect
NEVER: Final = "never"  # not part of the position

DECIDED: Final = {
    "seats": PUBLIC,
    "round": PUBLIC,
    "rounds": PUBLIC,
    "leader": PUBLIC,
    "first": PUBLIC,
    "alive": PUBLIC,
    "owed": PUBLIC,
    "over": PUBLIC,
    "winner": PUBLIC,
    "quiet": NEVER,
    "gang": PUBLIC,
    "side": PUBLIC,
    "cash": OWN,
    "guns": OWN,
    "goods": OWN,
    "standing": PUBLIC,
    "tokens": TOKENS,
    "pool_made": PUBLIC,
    "pool_rookies": PUBLIC,
    "fist": FIST,
    "made": PUBLIC,
    "rookies": PUBLIC,
    "present": PUBLIC,
    "tile": PUBLIC,
    "open": PUBLIC,
    "used": PUBLIC,
    "sites_left": PUBLIC,
    "cards_left": PUBLIC,
    "turned": PUBLIC,
    "base_mods": PUBLIC,
    "mods": PUBLIC,
    "stack": PUBLIC,
    "depth": PUBLIC,
    "skipped": PUBLIC,
    "free_used": PUBLIC,
    "sealing": PUBLIC,
    "sealed_off": PUBLIC,
    "fight_place": PUBLIC,
    "fight_by": PUBLIC,
    "fight_in": PUBLIC,
    "fight_winner": PUBLIC,
    "fight_locked": PUBLIC,
    "called_from": PUBLIC,
    "free_calls": PUBLIC,
    "pulled": PUBLIC,
    "total": PUBLIC,
    "hits": PUBLIC,
    "backs": PUBLIC,
    "ex_by": PUBLIC,
    "ex_place": PUBLIC,
    "ex_first": PUBLIC,
    "ex_count": PUBLIC,
    "card": PUBLIC,
    "card_fx": PUBLIC,
    "marked": TOLD,
    "to_injure": PUBLIC,
    "doomed": PUBLIC,
    "events": NEVER,
}
"""Every attribute of a table, and who may know it: one without a decision fails the run."""

VARIANTS: Final[tuple[dict[str, int], ...]] = (
    {},
    {"under-the-radar": 1},
    {"hardcore-cards": 1, "slim-pickings": 1, "long-haul": 2},
    {"under-the-radar": 1, "hardcore-cards": 1, "hollow-point": 1},
)
GAMES_EACH: Final = 3
BLANK: Final = Table(3)


def attributes(t: Table) -> set[str]:
    """Return the names of everything a table holds."""
    return {name for name in dir(t) if not name.startswith("_") and not callable(getattr(t, name))}


def value(t: Table, name: str) -> list[int] | int:
    """Return an attribute as a plain value."""
    held = getattr(t, name)
    return int(held) if isinstance(held, int) else list(held)


def dump(t: Table) -> dict[str, list[int] | int]:
    """Return a view as plain values, to be compared."""
    return {name: value(t, name) for name in DECIDED}


def rows(menu: Menu) -> list[int]:
    """Return a menu as plain values."""
    return list(menu.rows)


def blinds_are_up(g: Rules, t: Table) -> bool:
    """END-1: return whether everything has been shown."""
    return t.over or t.stack[PROC] == g.ending


def shown(g: Rules, t: Table, seat: int, name: str) -> list[int] | int:
    """Return what a seat should be shown of an attribute."""
    decided = DECIDED[name]
    if decided == PUBLIC or (decided == TOKENS and not g.hidden_tokens):
        return value(t, name)
    if decided == NEVER:
        return value(BLANK, name)
    if decided == TOLD:
        return [mark if index <= t.card_fx else 0 for index, mark in enumerate(t.marked)]
    held = list(getattr(t, name))
    for other in range(t.seats):
        is_seen = other == seat or blinds_are_up(g, t)
        if decided == FIST:
            held[other] = held[other] if is_seen or held[other] == OPEN else CLOSED
        elif not (t.alive | t.doomed) >> other & 1:
            held[other] = 0
        elif not is_seen:
            held[other] = UNKNOWN
    return held


def leaks(g: Rules, t: Table, seat: int, view: Table) -> set[str]:
    """Return what a view shows otherwise than decided."""
    return {name for name in DECIDED if value(view, name) != shown(g, t, seat, name)}


def scrambled() -> tuple[Rules, Table]:
    """Return a table of no game, in which everything has a value that a blank table has not."""
    s = Stage(4, under_the_radar=1)
    for name in DECIDED:
        held = getattr(s.t, name)
        if isinstance(held, bool):
            setattr(s.t, name, not held)
        elif isinstance(held, int):
            setattr(s.t, name, held + 1)
        else:
            setattr(s.t, name, ints([number + 3 for number in (list(held) or [1, 2])]))
    s.t.seats = 4
    s.t.over = False
    s.t.alive = 0b0111
    s.t.doomed = 0b1000
    s.t.card_fx = 1
    assert s.t.stack[PROC] not in (0, s.g.ending)
    return s.g, s.t


def positions(options_chosen: dict[str, int], seats: int, seed: int) -> Iterator[tuple[Rules, Table]]:
    """Play a random game and show every position where somebody is asked."""
    g = GAMES["mayhem"].compose(load_builtin("mayhem"), options_chosen)
    t = new_table(g, seats)
    dice = Dice(seed)
    while not t.over:
        yield g, t
        asked = [seat for seat in range(CHANCE + 1) if t.owed >> seat & 1]
        seat = asked[dice.below(len(asked))]
        answer(g, t, seat, sample(options(g, t, seat), dice))
    yield g, t


def some_games() -> Iterator[tuple[Rules, Table]]:
    """Show the positions of several games of every variant and size."""
    for number, chosen in enumerate(VARIANTS):
        for seed in range(GAMES_EACH):
            yield from positions(chosen, 3 + (seed + number) % 4, 100 * number + seed)


def elsewhere(g: Rules, t: Table, seat: int, dice: Dice) -> Table:
    """Return a table that differs in all that this seat does not know."""
    other = t.copy()
    for rival in range(t.seats):
        if rival != seat:
            other.cash[rival] += 1 + dice.below(9)
            other.guns[rival] += 1 + dice.below(9)
            other.goods[rival] += 1 + dice.below(9)
            if g.hidden_tokens:
                other.tokens[rival] += 1 + dice.below(9)
            if t.fist[rival] != OPEN:
                other.fist[rival] += 1 + dice.below(9)
    marked = t.marked[:]
    for index in range(t.card_fx + 1, len(marked)):
        marked[index] ^= 1 + dice.below((1 << t.seats) - 1)
    other.marked = marked
    return other


# the view as a whole


def test_inf_1_every_attribute_of_a_table_has_a_decision() -> None:
    """INF-1, INF-2: whoever adds something to the table decides who may know it."""
    assert attributes(Table()) == set(DECIDED)


def test_inf_1_views_show_what_is_decided_in_every_position() -> None:
    """INF-1, INF-2: at every decision of many games, for every seat and for an onlooker."""
    for g, t in some_games():
        for seat in range(NOBODY, t.seats):
            assert leaks(g, t, seat, known(g, t, seat)) == set()


def test_inf_1_a_view_of_anything_shows_what_is_decided() -> None:
    """INF-1, INF-2: nothing public is forgotten and nothing hidden slips in, in a position of no game too."""
    g, t = scrambled()
    blank = Table(4)
    assert {name for name in DECIDED if value(t, name) == value(blank, name)} == {"seats", "over"}
    for seat in range(NOBODY, 4):
        assert leaks(g, t, seat, known(g, t, seat)) == set()
    t.over = True
    for seat in range(NOBODY, 4):
        assert leaks(g, t, seat, known(g, t, seat)) == set()


@pytest.mark.parametrize("name", [name for name in DECIDED if name not in ("seats", "over")])
def test_inf_1_a_planted_fault_is_caught(name: str) -> None:
    """INF-1, INF-2: a view that shows too much, or leaves out something public, would be noticed."""
    g, t = scrambled()
    view = known(g, t, 0)
    wrong = Table(4) if DECIDED[name] == PUBLIC else t
    setattr(view, name, getattr(wrong, name))
    assert leaks(g, t, 0, view) == {name}


def test_inf_1_views_are_equal_under_changes_of_what_is_hidden() -> None:
    """INF-1: tables that differ only in what a seat cannot know give it the same view and the same list."""
    dice = Dice(7)
    for g, t in some_games():
        if blinds_are_up(g, t):
            continue
        for seat in range(NOBODY, t.seats):
            other = elsewhere(g, t, seat, dice)
            assert dump(known(g, other, seat)) == dump(known(g, t, seat))
            if seat != NOBODY:
                assert rows(options(g, other, seat)) == rows(options(g, t, seat))


def test_inf_1_legal_lists_follow_from_the_view_alone() -> None:
    """INF-1: what a seat may answer is the same asked of the table and asked of what the seat knows."""
    for g, t in some_games():
        for seat in range(t.seats):
            assert rows(options(g, known(g, t, seat), seat)) == rows(options(g, t, seat))
        assert rows(options(g, known(g, t, NOBODY), CHANCE)) == rows(options(g, t, CHANCE))


def test_inf_1_a_view_is_a_copy() -> None:
    """INF-1: what is done to a view, or to the table later, does not touch the other."""
    s = Stage()
    s.crew(0, 0, made=1)
    s.own(0, tokens=2)
    turn(s, 0)
    view = known(s.g, s.t, 1)
    before = dump(view)
    s.do(0, act.MOVE, 0, b=FACTORY, made=1)
    assert dump(view) == before
    view.present[FACTORY] = 0
    view.stack[0] = 5
    assert s.t.present[FACTORY] == 1
    assert s.t.stack[0] == 1


def public_events(t: Table) -> list[list[int]]:
    """Return the events of the last answer that everybody sees."""
    flat = list(t.events)
    found = [flat[at : at + ev.WIDTH] for at in range(0, len(flat), ev.WIDTH)]
    return [row for row in found if row[1] >> ev.ONLOOKERS & 1]


@pytest.mark.parametrize("chosen", VARIANTS)
@pytest.mark.parametrize("seed", range(4))
def test_inf_2_totals_are_never_public(chosen: dict[str, int], seed: int) -> None:
    """INF-2: a game among rich gangs and the same game among richer ones look the same to an onlooker."""
    g = GAMES["mayhem"].compose(load_builtin("mayhem"), chosen)
    rich = new_table(g, 4)
    dice = Dice(seed)
    while rich.round == 0:
        step(g, rich, None, dice)
    richer = rich.copy()
    for seat in range(4):
        for table, amount in ((rich, 500), (richer, 900)):
            table.cash[seat] += amount
            table.guns[seat] += amount
            table.goods[seat] += amount
    while not rich.over:
        step(g, rich, richer, dice)
        if blinds_are_up(g, rich):
            break
        assert public_events(rich) == public_events(richer)
        assert dump(known(g, rich, NOBODY)) == dump(known(g, richer, NOBODY))


def step(g: Rules, t: Table, twin: Table | None, dice: Dice) -> None:
    """Have the next answer given at random, the same one at both tables; market fists are small."""
    seat = CHANCE if t.owed >> CHANCE else t.left_of(0, t.owed)
    action = sample(options(g, t, seat), dice)
    if act.kind_of(action) == act.MARKET:
        action = act.pack(act.MARKET, 0, min(3, act.b_of(action)))
    for table in (t, twin):
        if table is not None:
            assert options(g, table, seat).has(action)
            answer(g, table, seat, action)


def test_inf_4_the_same_seen_is_the_same_asked() -> None:
    """INF-4: if an answer shows the public the same, whatever hands are hidden, the public view is the same.

    One gang's blind is emptied at one table and filled at the other; then both are given the same answer.
    """
    dice = Dice(11)
    compared = 0
    for g, t in some_games():
        if blinds_are_up(g, t) or t.round == 0:
            continue
        poor, rich = t.copy(), t.copy()
        hider = dice.below(t.seats)
        for table, amount in ((poor, 0), (rich, 30)):
            if t.fist[hider] == OPEN:
                table.cash[hider] = table.guns[hider] = table.goods[hider] = amount
        seat = CHANCE if t.owed >> CHANCE else t.left_of(0, t.owed)
        action = sample(options(g, poor, seat), dice)
        if not options(g, rich, seat).has(action):
            continue
        answer(g, poor, seat, action)
        answer(g, rich, seat, action)
        if public_events(poor) == public_events(rich):
            compared += 1
            assert dump(known(g, poor, NOBODY)) == dump(known(g, rich, NOBODY))
    assert compared > 1000


# INF-1


def test_inf_1_assets_are_behind_the_blind() -> None:
    """INF-1: each gang's cash, guns and goods are its own to know."""
    s = Stage()
    for seat in range(4):
        s.own(seat, cash=seat + 1, guns=seat + 2, goods=seat + 3)
    view = known(s.g, s.t, 2)
    assert list(view.cash) == [UNKNOWN, UNKNOWN, 3, UNKNOWN]
    assert list(view.guns) == [UNKNOWN, UNKNOWN, 4, UNKNOWN]
    assert list(view.goods) == [UNKNOWN, UNKNOWN, 5, UNKNOWN]


def test_inf_1_an_onlooker_sees_no_asset() -> None:
    """INF-1: who has no seat looks behind no blind."""
    s = Stage()
    s.own(0, cash=5)
    assert list(known(s.g, s.t, NOBODY).cash) == [UNKNOWN] * 4


def test_inf_1_no_deck_is_laid_out_in_advance() -> None:
    """INF-1: face-down sites and the undrawn deck are nowhere on the table: any of them may still come."""
    g = Stage().g
    t = new_table(g, 4)
    assert [t.tile[place] for place in range(RANDOM, RANDOM + RANDOMS)] == [-1] * RANDOMS
    assert set(t.sites_left) == set(t.cards_left) == {1}
    for _, later in positions({}, 4, 3):
        actions = list(options(g, later, CHANCE).actions())
        if actions and act.kind_of(actions[0]) == act.DRAW:
            assert len(actions) in (sum(later.sites_left), sum(later.cards_left))


def test_inf_1_gun_fists_are_sealed_until_all_are_closed() -> None:
    """INF-1: a rival's fist is seen to be closed, and no more, until the reveal."""
    s = Stage()
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1, rookies=1)
        s.own(seat, guns=2)
    pull(fight(s, 1, FACTORY), s1=2)
    assert list(known(s.g, s.t, 2).fist) == [OPEN, CLOSED, OPEN, OPEN]
    assert list(known(s.g, s.t, 1).fist) == [OPEN, 2, OPEN, OPEN]
    assert list(known(s.g, s.t, NOBODY).fist) == [OPEN, CLOSED, OPEN, OPEN]
    assert s.seen(ev.FIST) == [(1, 0, 0, 0, 0)]
    pull(s, s2=0)
    assert list(known(s.g, s.t, 2).pulled) == [0, 2, 0, 0]


@pytest.mark.parametrize("guns", [0, 1, 2])
def test_inf_1_a_closed_fist_looks_like_any_other(guns: int) -> None:
    """INF-1, INF-4: an empty fist looks like a full one, in the view and in what is told."""
    s = Stage()
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1, rookies=1)
        s.own(seat, guns=2)
    plain = fight(s, 1, FACTORY).t.copy()
    answer(s.g, plain, 1, act.pack(act.GUNS, 0, 0))
    pull(s, s1=guns)
    assert dump(known(s.g, s.t, 2)) == dump(known(s.g, plain, 2))
    assert s.events[-1] == (ev.FIST, ev.EVERYONE, 1, 0, 0, 0, 0)


def test_inf_1_what_a_peek_showed_is_for_one() -> None:
    """INF-1: that it happened is public, what it showed is not."""
    s = Stage()
    s.site(OPPORTUNITY_PLACE, "back-room-poker")
    s.crew(1, OPPORTUNITY_PLACE, rookies=1)
    s.own(1, tokens=1)
    s.own(3, cash=7, guns=2, goods=1)
    turn(s, 1).do(1, act.EXPLOIT, OPPORTUNITY_PLACE).do(1, act.TARGET, b=3)
    audiences = {row[0]: row[1] for row in s.events}
    assert audiences[ev.PEEKED] == ev.EVERYONE
    assert audiences[ev.SEEN] == 1 << 1
    assert known(s.g, s.t, 1).cash[3] == UNKNOWN


def test_inf_1_whom_a_card_hits_next_is_not_told_before() -> None:
    """INF-1, INF-4: the second effect's gangs are measured with the first's and told when they come."""
    s = Stage(3)
    s.own(1, goods=1)
    for seat, injured in enumerate((2, 0, 1)):
        s.crew(seat, 6, rookies=injured)
    last_call(s, "graveyard-shift")
    assert s.asked() == {0}
    assert s.t.marked[1] == 0b010
    assert list(known(s.g, s.t, 0).marked)[:2] == [0b001, 0]
    s.do(0, act.NO)
    assert list(known(s.g, s.t, 0).marked)[:2] == [0b001, 0b010]


# INF-2


def test_inf_2_what_is_on_the_table_is_public() -> None:
    """INF-2: crew everywhere, the emergency room too, standing, tokens, the leader token, pools."""
    s = Stage()
    s.crew(3, SOURCE, made=1, rookies=2)
    s.crew(3, 6, made=1)
    s.own(3, standing=3, tokens=4)
    s.t.leader = 3
    for seat in range(NOBODY, 4):
        view = known(s.g, s.t, seat)
        assert (view.crew_at(3, SOURCE), view.crew_at(3, 6)) == (3, 1)
        assert (view.standing[3], view.tokens[3], view.leader) == (3, 4, 3)
        assert view.pool_made[3].bit_count() == 3
        assert view.pool_rookies[3] == 3


def test_inf_2_amounts_that_change_hands_in_the_open_are_public() -> None:
    """INF-2: exploits and promotions are told with their amounts, to everybody."""
    s = Stage()
    s.crew(1, FACTORY, made=1, rookies=1)
    s.own(1, tokens=2, cash=9)
    turn(s, 1).do(1, act.EXPLOIT, FACTORY).do(1, act.USE, b=3)
    assert (ev.GAINED, ev.EVERYONE, 1, 0, -3, 0, 0) in s.events
    assert (ev.GAINED, ev.EVERYONE, 1, 1, 3, 0, 0) in s.events
    s.do(1, act.PROMOTE, FACTORY, made=0b10)
    assert (ev.GAINED, ev.EVERYONE, 1, 1, -1, 0, 0) in s.events


def test_inf_2_what_a_steal_really_yielded_is_public() -> None:
    """INF-2, TRX-3: everybody sees how much was taken."""
    s = Stage()
    s.site(SITE, "mile-88-truck-stop")
    s.crew(1, SITE, rookies=1)
    s.own(1, tokens=1)
    s.own(3, goods=1)
    turn(s, 1).do(1, act.EXPLOIT, SITE).do(1, act.TARGET, b=3)
    assert (ev.STOLE, ev.EVERYONE, 1, 3, 2, 1, 0) in s.events


def test_inf_2_guns_shown_and_sales_are_public() -> None:
    """INF-2: what is in the fists is told to everybody at the reveal."""
    s = Stage()
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
        s.own(seat, guns=1, goods=2)
    pull(fight(s, 1, FACTORY), s1=1, s2=0)
    assert (ev.GUNS, ev.EVERYONE, 1, 1, 0, 0, 0) in s.events
    market(s)
    for seat in range(4):
        s.do(seat, act.MARKET, b=2 if seat in (1, 2) else 0)
    assert (ev.SOLD, ev.EVERYONE, 2, 2, 0, 0, 0) in s.events


def test_inf_2_blinds_are_up_at_the_end() -> None:
    """INF-2, END-1: at the end everybody sees everything."""
    s = Stage()
    s.own(1, cash=5, guns=2)
    assert list(known(s.g, end_of_game(s).t, 3).cash) == [0, 5, 0, 0]


def test_inf_2_blinds_are_up_in_the_last_fight() -> None:
    """INF-2, END-1: the blinds are lifted before the last fight is rolled."""
    s = Stage()
    for seat in (1, 2):
        s.own(seat, cash=5, guns=2)
    end_of_game(s)
    assert s.asked() == {CHANCE}
    for seat in (NOBODY, 0, 1):
        view = known(s.g, s.t, seat)
        assert list(view.cash) == [0, 5, 5, 0]
        assert list(view.guns) == [0, 2, 2, 0]


def test_inf_2_a_disbanded_gang_openly_has_nothing() -> None:
    """INF-2, STD-4: its assets have left, and everybody knows it."""
    s = Stage()
    at_the_brink(s, 2)
    s.own(2, cash=5, guns=5, goods=5)
    worsen(s, 2, 1)
    for seat in (NOBODY, 0, 2):
        view = known(s.g, s.t, seat)
        assert (view.cash[2], view.guns[2], view.goods[2], view.tokens[2]) == (0, 0, 0, 0)


# INF-3


def dealing(*, open_deals: bool = False) -> Game:
    """Return a game of four in its first round; seat 1 has cash, seat 3 guns."""
    s = Stage()
    s.own(1, cash=5, tokens=1)
    s.own(3, guns=4)
    turn(s, 1)
    seats = tuple(Seat(name) for name in ("Pete", "Sally", "John", "Liz"))
    return Game(Setup("mayhem", seats, open_deals=open_deals), table=s.t)


def texts(game: Game, seat: int) -> str:
    """Return all a seat was told, as text."""
    return repr([fact.doc for fact in game.told(seat)])


def test_inf_3_a_deal_is_seen_by_its_two_parties() -> None:
    """INF-3: the two parties know what changed hands; the others know that the two dealt, and no amount."""
    game = dealing()
    game.take(1, "offer to=seat4 give=cash:4 want=guns:3")
    assert [game.told(seat) for seat in (NOBODY, 0, 2)] == [[], [], []]
    game.take(3, "accept 1")
    assert (game.t.cash[3], game.t.guns[1]) == (4, 3)
    for seat in (1, 3):
        assert "[4, 0, 0]" in texts(game, seat)
    for seat in (NOBODY, 0, 2):
        assert [fact.doc for fact in game.told(seat)] == [{"event": "dealt", "seat": 1, "rival": 3}]
        assert game.ledger.offers_seen(seat) == []


def test_inf_3_a_gift_is_seen_by_its_two_parties() -> None:
    """INF-3, DEA-3: the same for a gift."""
    game = dealing()
    game.take(1, "gift to=seat4 give=cash:2")
    assert "[2, 0, 0]" in texts(game, 3)
    assert [fact.doc for fact in game.told(0)] == [{"event": "dealt", "seat": 1, "rival": 3}]


def test_inf_3_views_of_others_do_not_change_by_a_deal() -> None:
    """INF-3: nothing in what a third gang knows of the table tells what was handed over."""
    game = dealing()
    before = [dump(game.view(seat)) for seat in (NOBODY, 0, 2)]
    game.take(1, "gift to=seat4 give=cash:2")
    assert [dump(game.view(seat)) for seat in (NOBODY, 0, 2)] == before
    assert game.view(1).cash[1] == 3


def test_inf_3_a_table_may_agree_on_open_deals() -> None:
    """INF-3: then everybody sees what changes hands."""
    game = dealing(open_deals=True)
    game.take(1, "gift to=seat4 give=cash:2")
    assert "[2, 0, 0]" in texts(game, 0)
    assert "[2, 0, 0]" in texts(game, NOBODY)


# INF-4


@pytest.mark.parametrize("guns", [0, 5])
def test_inf_4_gun_fists_are_asked_of_the_unarmed(guns: int) -> None:
    """INF-4: a gang without a gun makes a fist like the others."""
    s = Stage()
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
    s.own(2, guns=guns)
    assert fight(s, 1, FACTORY).asked() == {1, 2}


@pytest.mark.parametrize("goods", [0, 5])
def test_inf_4_market_fists_are_asked_of_the_empty_handed(goods: int) -> None:
    """INF-4: a gang without goods makes a fist like the others."""
    s = Stage()
    s.own(2, goods=goods)
    assert market(s).asked() == {0, 1, 2, 3}


@pytest.mark.parametrize("cash", [0, 5])
def test_inf_4_paying_a_card_off_is_asked_of_the_broke(cash: int) -> None:
    """INF-4: who cannot pay is asked all the same, and can only decline."""
    s = Stage(3)
    for seat in range(3):
        s.own(seat, tokens=1, cash=cash)
    obstacle(s, "roadblock")
    assert s.asked() == {0}
    assert s.kinds(0) == ({act.YES, act.NO} if cash else {act.NO})


@pytest.mark.parametrize("cash", [0, 5])
def test_inf_4_a_transaction_is_asked_of_the_broke(cash: int) -> None:
    """INF-4: who cannot buy is asked how often, and can only say never."""
    s = Stage()
    s.crew(1, FACTORY, rookies=1)
    s.own(1, tokens=1, cash=cash)
    turn(s, 1).do(1, act.EXPLOIT, FACTORY)
    assert s.asked() == {1}
    assert len(s.legal(1)) == min(4, cash) + 1


@pytest.mark.parametrize(("rich", "poor"), [(5, 4), (9, 0)])
def test_inf_4_most_of_a_hidden_asset_is_compared_in_secret(rich: int, poor: int) -> None:
    """INF-4: only who is hit is told, not by how much nor what the others have."""
    s = Stage(3)
    for seat, cash in enumerate((poor, rich, poor)):
        s.own(seat, cash=cash)
    last_call(s, "tax-audit")
    told = [row for row in s.events if row[0] == ev.AFFECTED]
    assert told == [(ev.AFFECTED, ev.EVERYONE, s.card_number("tax-audit"), 0b010, 0, 0, 0)]
    assert list(known(s.g, s.t, 0).cash) == [poor, UNKNOWN, UNKNOWN]
    assert {row[0] for row in s.events} == {ev.AFFECTED}
    s.do(1, act.NO)
    assert s.seen(ev.GAINED) == [(1, 0, -4, 0, 0)]


def test_inf_4_least_of_a_hidden_asset_is_compared_in_secret() -> None:
    """INF-4: who is hit by the least is told, gang by gang, effect by effect."""
    s = Stage(3)
    for seat, guns in enumerate((3, 1, 0)):
        s.own(seat, guns=guns, goods=2)
    last_call(s, "open-trunks")
    assert [row[1] for row in s.seen(ev.AFFECTED)] == [0b001, 0b100]
    assert list(s.t.goods) == [2, 2, 0]
