"""A stage for rule tests: a table set by hand, given answers and given dice.

A stage starts in the issue-orders step of a round with the starting sites laid out, no random site and no
event card, and nobody anywhere: the test puts crew, tokens and assets where it needs them.
"""

from __future__ import annotations

import builtins

from gangland.content.editions import load_edition
from gangland.content.records import Pack
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, advance, answer, options
from gangland.engine.table import CHANCE, OPPORTUNITY, PLACES, RANDOM, STARTING, STEP, Table
from gangland.game.games import GAMES, new_table
from gangland.rulesets.build import tile_ids
from gangland.rulesets.procedures import ROUND
from gangland.rulesets.rounds import add_card_modifiers
from gangland.rulesets.setup import LayTheTable
from gangland.rulesets.versions import VERSIONS

LAW, HOSPITAL, SOURCE, FACTORY = STARTING, STARTING + 1, STARTING + 2, STARTING + 3
SITE = RANDOM
OPPORTUNITY_PLACE = OPPORTUNITY


class Stage:
    """A table under a test's control; seats are numbered to the left, seat 0 leads."""

    def __init__(
        self,
        seats: int = 4,
        game: str = "mayhem",
        gangs: tuple[str, ...] = (),
        sides: tuple[str, ...] = (),
        pack: Pack | None = None,
        **chosen: int,
    ) -> None:
        """Lay the table; options are given as keywords with underscores, sides by id (default: the first)."""
        self.pack = pack or load_edition(game)
        self.g: Rules = GAMES[game].compose(self.pack, {k.replace("_", "-"): v for k, v in chosen.items()})
        self.t = Table(seats, len(self.g.catalogue.site_tiles), len(self.g.catalogue.card_kind))
        self.events: list[tuple[int, ...]] = []
        ids = [gang.id for gang in self.pack.gangs]
        side_ids = [side.id for side in self.pack.gangs[0].sides]
        for seat in range(seats):
            self.set("gang", seat, ids.index(gangs[seat]) if gangs else seat)
            self.set("side", seat, side_ids.index(sides[seat]) if sides else 0)
            self.t.open |= 1 << seat
            self.t.pool_made[seat] = 0b11111
            self.t.pool_rookies[seat] = 5
        self.t.call(ROUND)
        LayTheTable().run(self.g, self.t)
        self.t.round = 1
        self.at(self.step_of(ROUND, "IssueOrders"), aux=0)

    def under(self, rules: str) -> Stage:
        """Play by another version of the rules."""
        self.g = VERSIONS[rules](self.g)
        return self

    # setting the scene

    def set(self, field: str, index: int, value: int) -> None:
        """Write one value of a vector of the table, shared between copies or not."""
        vector = getattr(self.t, field)[:]
        vector[index] = value
        setattr(self.t, field, vector)

    def step_of(self, procedure: int, name: str) -> int:
        """Return the number of a step in a procedure, by its id."""
        names = [step.id for step in self.g.procedures[procedure]]
        return names.index(name)

    def at(self, step: int, pending: int = 0, aux: int = 0) -> None:
        """Stand in a step of the round as if it had been entered, without running it."""
        self.t.depth = 1
        self.t.owed = 0
        self.t.stand(step, pending, aux)

    def crew(self, seat: int, place: int, made: int = 0, rookies: int = 0) -> None:
        """Put made (a number) and rookies from the pool at a place; `seat` itself is its clubhouse."""
        mask = 0
        for _ in range(made):
            bit = self.t.pool_made[seat] & -self.t.pool_made[seat]
            assert bit, "no made left in the pool"
            mask |= bit
            self.t.pool_made[seat] &= ~bit
        self.t.pool_rookies[seat] -= rookies
        assert self.t.pool_rookies[seat] >= 0, "no rookies left in the pool"
        self.t.put(seat, place, mask, rookies)

    def men(self, seat: int, place: int, *ids: str, rookies: int = 0) -> None:
        """Put named made men at a place."""
        names = [man.id for man in self.pack.gangs[self.t.gang[seat]].made]
        mask = sum(1 << names.index(one) for one in ids)
        assert mask & self.t.pool_made[seat] == mask, "not in the pool"
        self.t.pool_made[seat] &= ~mask
        self.t.pool_rookies[seat] -= rookies
        self.t.put(seat, place, mask, rookies)

    def own(self, seat: int, **amounts: int) -> None:
        """Set cash, guns, goods, standing or tokens of a seat."""
        for field, value in amounts.items():
            self.set(field, seat, value)

    def brink(self, seat: int) -> Stage:
        """Bring a gang to the brink (STD-4): at the next heat it must fall, and has no made to do so."""
        for place in range(PLACES):
            made = self.t.made[seat * PLACES + place]
            self.t.take(seat, place, made, 0)
            self.t.pool_made[seat] |= made
        self.own(seat, standing=4)
        return self

    def site(self, place: int, site: str) -> int:
        """Turn up a site or opportunity, by id, at a place; return the place."""
        self.set("tile", place, tile_ids(self.pack).index(site))
        self.t.open |= 1 << place
        return place

    def hassle(self, card: str) -> None:
        """Put a hassle in force for the round, as if just turned up."""
        add_card_modifiers(self.g, self.t, self.card_number(card))

    def card_number(self, card: str) -> int:
        """Return a card's number in the catalogue."""
        return [one.id for one in self.pack.cards].index(card)

    # playing

    def run(self) -> Stage:
        """Go on to the next question."""
        advance(self.g, self.t)
        self.note()
        return self

    def note(self) -> None:
        """Keep the events of the last answer."""
        flat = list(self.t.events)
        self.events += [tuple(flat[i : i + ev.WIDTH]) for i in range(0, len(flat), ev.WIDTH)]
        self.t.events = self.t.events[:0]

    def menu(self, seat: int) -> Menu:
        """Return what the seat may answer."""
        return options(self.g, self.t, seat)

    def legal(self, seat: int) -> list[int]:
        """Return every action the seat may take now."""
        return list(self.menu(seat).actions())

    def kinds(self, seat: int) -> builtins.set[int]:
        """Return the kinds of action the seat may take now."""
        return {act.kind_of(action) for action in self.legal(seat)}

    def asked(self) -> builtins.set[int]:
        """Return the seats that owe an answer (CHANCE among them)."""
        return {seat for seat in range(CHANCE + 1) if self.t.owed >> seat & 1}

    def do(self, seat: int, kind: int, place: int = 0, b: int = 0, made: int = 0, rookies: int = 0) -> Stage:
        """Have a seat take an action, which must be legal; `made` is a mask."""
        action = act.pack(kind, place, b, made, rookies)
        assert self.menu(seat).has(action), f"not offered to {seat}: {(kind, place, b, made, rookies)}"
        answer(self.g, self.t, seat, action)
        self.note()
        return self

    def roll(self, *faces: int) -> Stage:
        """Give the next dice."""
        for face in faces:
            self.do(CHANCE, act.ROLL, b=face)
        return self

    def draw_card(self, card: str) -> Stage:
        """Turn up this card next."""
        number = self.card_number(card)
        index = sum(self.t.cards_left[i] for i in range(number))
        return self.do(CHANCE, act.DRAW, b=index)

    def draw_site(self, site: str) -> Stage:
        """Turn up this site next."""
        tile = tile_ids(self.pack).index(site)
        number = list(self.g.catalogue.site_tiles).index(tile)
        return self.do(CHANCE, act.DRAW, b=sum(self.t.sites_left[i] for i in range(number)))

    # whole games

    @classmethod
    def fresh(cls, seats: int = 4, game: str = "mayhem", pack: Pack | None = None, **chosen: int) -> Stage:
        """Lay a new table as the game itself does, at the first question of its set-up."""
        stage = cls(seats, game, (), (), pack, **chosen)
        stage.t = new_table(stage.g, seats)
        stage.note()
        return stage

    def set_up(self, leader: int = 0, gangs: tuple[str, ...] = (), sides: tuple[str, ...] = ()) -> Stage:
        """Go through a set-up without named made men: gangs and sides by seat, the leader picks last."""
        seats = range(self.t.seats)
        highest = (leader + 1) % self.t.seats
        self.roll(*(6 if seat == highest else 1 for seat in seats))
        ids = [gang.id for gang in self.pack.gangs]
        for turn in seats:
            seat = (highest + turn) % self.t.seats
            self.do(seat, act.PICK_GANG, b=ids.index(gangs[seat]) if gangs else seat)
        side_ids = [side.id for side in self.pack.gangs[0].sides]
        while self.step_name() == "PickSides":
            (seat,) = self.asked()
            self.do(seat, act.PICK_SIDE, b=side_ids.index(sides[seat]) if sides else 0)
        return self

    def reveal(self, *cards: str) -> Stage:
        """Turn up any two sites, then these cards."""
        while self.step_name() == "NewTurf":
            self.do(CHANCE, act.DRAW)
        for card in cards:
            self.draw_card(card)
        return self

    def sit_out(self) -> Stage:
        """Have everybody sit tight until no token is left; who has none declines a free order."""
        while self.step_name() == "IssueOrders":
            (seat,) = self.asked()
            self.do(seat, act.SIT if self.t.tokens[seat] else act.NO)
        return self

    def close_market(self) -> Stage:
        """Have nobody sell anything on the black market."""
        while self.step_name() == "ChooseGoods":
            self.do(min(self.asked()), act.MARKET)
        return self

    def seen(self, kind: int) -> list[tuple[int, ...]]:
        """Return the arguments of all events of a kind so far."""
        return [event[2:] for event in self.events if event[0] == kind]

    def step_name(self) -> str:
        """Return the class name of the step we are in."""
        return self.g.step(self.t).id


__all__ = ["FACTORY", "HOSPITAL", "LAW", "OPPORTUNITY_PLACE", "SITE", "SOURCE", "STEP", "Stage"]
