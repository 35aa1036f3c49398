"""A position read: a table laid part by part as the text says, and looked over before anybody plays on it."""

from __future__ import annotations

from gangland.content.records import Pack
from gangland.engine.ints import ints
from gangland.engine.step import advance
from gangland.engine.table import (
    CHANCE,
    OPPORTUNITIES,
    OPPORTUNITY,
    RANDOM,
    RANDOMS,
    STARTING,
    STARTINGS,
    Table,
)
from gangland.game.crew import Crowd
from gangland.game.game import Game
from gangland.game.games import RULES_VERSION, check_rules
from gangland.game.notation import Notation
from gangland.game.positions.state import add_hassles, check_of, check_playable, orders_step, restore
from gangland.game.positions.values import (
    AMOUNTS,
    FACE_DOWN,
    LARGEST,
    MAGIC,
    Data,
    gangs_in,
    ids_in,
    is_alive_in,
    number_in,
    round_in,
    text_in,
)
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup, check_setup, compose, parse_options
from gangland.rulesets.procedures import ROUND
from gangland.rulesets.setup import EVERY_MADE, MOST_ROOKIES, LayTheTable


def setup_in(data: Data, rules: str = RULES_VERSION) -> Setup:
    """Return what a position is played with, by these rules unless it says; refuse what is none."""
    if data.get("gangland") != MAGIC:
        raise Refusal("not-a-position", expected=f'gangland = "{MAGIC}"')
    rules = text_in(data, "rules", rules)
    check_rules(rules)
    seats = tuple(
        Seat(str(gang.get("player", f"Player {index + 1}")), str(gang.get("bot", "")))
        for index, gang in enumerate(gangs_in(data))
    )
    options = parse_options(text_in(data, "options", ""))
    setup = Setup(text_in(data, "game", ""), seats, options, rules=rules, hash=text_in(data, "content", ""))
    check_setup(setup)
    return setup


class Reader:
    """Lays the table of one position."""

    def __init__(self, data: Data, setup: Setup, pack: Pack) -> None:
        """Compose the rules; the table is still empty."""
        self.data = data
        self.setup = setup
        self.gangs = gangs_in(data)
        self.pack = pack
        if data.get("content", self.pack.hash) != self.pack.hash:
            raise Refusal("content-hash", found=data["content"], expected=self.pack.hash)
        self.g = compose(self.setup, self.pack)
        self.n = Notation(self.g, self.pack)
        self.t = Table(len(self.gangs), len(self.g.catalogue.site_tiles), len(self.g.catalogue.card_kind))

    def game(self) -> Game:
        """Build the table, then look whether it can be played on."""
        t = self.t
        for seat, gang in enumerate(self.gangs):
            self.gang(seat, gang)
        if len(set(t.gang)) < t.seats:
            raise Refusal("position-key", key="gang.id")
        t.call(ROUND)
        LayTheTable().run(self.g, t)
        t.round = round_in(self.data, t.rounds)
        self.cards_and_sites()
        for seat, gang in enumerate(self.gangs):
            self.crew(seat, gang)
        t.leader = self.seat("leader", 0)
        t.first = self.seat("first", t.leader)
        t.used = sum(1 << place for place in self.places("exploited"))
        self.stand()
        return Game(self.setup, self.pack, t)

    def gang(self, seat: int, gang: Data) -> None:
        """Seat a gang with what it has."""
        t = self.t
        for key, known, field in (("id", self.n.gangs, "gang"), ("side", self.n.sides, "side")):
            value = gang.get(key, known[0] if key == "side" else "")
            if value not in known:
                raise Refusal("position-id", key=f"gang.{key}", text=value)
            getattr(t, field)[seat] = known.index(value)
        for key, field in AMOUNTS:
            amounts = getattr(t, field)
            amounts[seat] = number_in(gang, key, 4 if key == "standing" else LARGEST)
        if not is_alive_in(gang):
            t.alive &= ~(1 << seat)
        t.open |= 1 << seat

    def crew(self, seat: int, gang: Data) -> None:
        """Place crew; who is nowhere is in the pool."""
        t = self.t
        left, rookies_left = EVERY_MADE, MOST_ROOKIES
        if self.g.slim:
            rookies_left = self.g.catalogue.side_rookies[self.g.side_of(t, seat)]
        crew = gang.get("crew", {})
        if not isinstance(crew, dict):
            raise Refusal("position-key", key="gang.crew")
        for name, value in crew.items():
            place = self.n.parse_place(t, seat, str(name))
            made, rookies = self.some(seat, gang, str(value), Crowd(left, rookies_left))
            left &= ~made
            rookies_left -= rookies
            t.put(seat, place, made, rookies)
        if t.is_alive(seat):
            t.pool_made[seat], t.pool_rookies[seat] = left, rookies_left

    def some(self, seat: int, gang: Data, text: str, left: Crowd) -> Crowd:
        """SET-8: return crew as it is written, of those who are left."""
        too_many = Refusal("position-crew", "SET-8", gang=gang["id"])
        try:
            found = self.n.parse_crew(self.t, seat, text, left)
        except Refusal as refusal:
            raise too_many if refusal.code == "crew-too-many" else refusal from None
        if found.made & ~left.made or not self.t.is_alive(seat):
            raise too_many
        return found

    def cards_and_sites(self) -> None:
        """Lay what is face up, and take from the decks what is gone."""
        t = self.t
        sites = range(len(self.pack.sites))
        self.lay("starts", range(STARTING, STARTING + STARTINGS), sites)
        self.lay("sites", range(RANDOM, RANDOM + RANDOMS), sites)
        opportunities = range(OPPORTUNITY, OPPORTUNITY + OPPORTUNITIES)
        self.lay("opportunities", opportunities, range(len(sites), len(self.n.tiles)))
        up = [tile for tile in t.tile if tile >= 0]
        if len(set(up)) < len(up):
            raise Refusal("position-key", key="sites")
        turned = ids_in(self.data, "turned", self.n.cards)
        gone = {*turned, *ids_in(self.data, "drawn", self.n.cards)}
        away = {*t.tile, *ids_in(self.data, "bombed", self.n.tiles)}
        t.set_decks(
            turned,
            [0 if card in gone else left for card, left in enumerate(t.cards_left)],
            [0 if tile in away else 1 for tile in self.g.catalogue.site_tiles],
        )

    def lay(self, key: str, places: range, tiles: range) -> None:
        """Put the tiles of a list on their places; a face-down one leaves what is there."""
        found = ids_in(self.data, key, [*(self.n.tiles[tile] for tile in tiles), FACE_DOWN])
        if len(found) > len(places):
            raise Refusal("position-key", key=key)
        for place, index in zip(places, found, strict=False):
            if index < len(tiles):
                self.t.tile[place] = tiles[index]
                self.t.open |= 1 << place

    def seat(self, key: str, default: int) -> int:
        """Return the seat a key names."""
        seat = self.n.parse_seat(self.t, text_in(self.data, key, self.n.seat(self.t, default)))
        if seat == CHANCE:
            raise Refusal("position-key", key=key)
        return seat

    def places(self, key: str) -> list[int]:
        """Return the places a key lists."""
        names = self.data.get(key, [])
        if not isinstance(names, list):
            raise Refusal("position-key", key=key)
        return [self.n.parse_place(self.t, 0, str(name)) for name in names]

    def stand(self) -> None:
        """Go to the step the position stands in, and see that it can be played on."""
        state = self.data.get("state")
        if state is None:
            self.issue_orders()
        elif isinstance(state, dict) and state.get("check") == check_of(self.data):
            restore(self.g, self.t, state)
        else:
            raise Refusal("position-state")
        self.t.events = ints([])
        check_playable(self.g, self.t)

    def issue_orders(self) -> None:
        """Stand in the issue-orders step, with `turn` to play."""
        t = self.t
        if not t.is_alive(t.leader) or t.alive & (t.alive - 1) == 0:
            raise Refusal("position-key", key="gang.alive")
        add_hassles(self.g, t)
        t.depth = 0
        t.call(ROUND)
        t.stand(orders_step(self.g), 0, self.seat("turn", t.leader))
        advance(self.g, t)
