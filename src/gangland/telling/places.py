"""What every place gives a seat now: its transactions with the cards, gangs and options in force."""

from __future__ import annotations

from functools import reduce

from gangland.content.message import Message, message
from gangland.engine import modifier
from gangland.engine.catalogue import STANDING
from gangland.engine.table import PLACES, STARTING, Table
from gangland.game.game import Game
from gangland.rulesets.exploit import bonus_each, is_banned
from gangland.telling.forms import Deed, PlaceNow
from gangland.telling.names import names_of


def places_now(game: Game, seat: int) -> list[PlaceNow]:
    """Every place that can be exploited, as it is for a seat."""
    t = game.view(seat)
    teller = _Teller(game, t, seat)
    return [teller.place(place) for place in range(STARTING, PLACES) if t.tile[place] >= 0]


class _Teller:
    """Tells of places to one seat."""

    def __init__(self, game: Game, t: Table, seat: int) -> None:
        self.g = game.g
        self.t = t
        self.seat = seat
        self.names = names_of(game)
        self.notation = game.notation

    def place(self, place: int) -> PlaceNow:
        """EXP-3, EXP-4, EXP-5: a place with all it does."""
        columns, tile = self.g.catalogue, self.t.tile[place]
        hot = columns.tile_hot[tile]
        now = PlaceNow(
            place=self.notation.place(self.t, place),
            closed=self._is_closed(tile),
            choose=columns.tile_choose[tile] == 1,
            main=self._deeds(columns.tile_main[tile], columns.tile_mains[tile]),
            boost=self._deeds(columns.tile_boost[tile], columns.tile_boosts[tile]),
            boostable=columns.tile_boosts[tile] > 0 and self.t.tokens[self.seat] > 1,
            pays=max(0, self.t.mod(self.seat, modifier.EXPLOIT_PAYS)),
            hot=max(0, hot + self.t.mod(self.seat, modifier.HOT)) if hot else 0,
            told=[],
        )
        now.told = self._told(now)
        return now

    def _is_closed(self, tile: int) -> bool:
        role = self.g.catalogue.tile_role[tile]
        return role > 0 and self.t.mod(self.seat, modifier.CLOSED + role) != 0

    def _deeds(self, first: int, count: int) -> list[Deed]:
        return [self._deed(tx) for tx in range(first, first + count)]

    def _deed(self, tx: int) -> Deed:
        """TRX-5, TRX-6: a transaction, whether it is barred, and the extra cash of each time."""
        one = self.names.transactions[tx]
        return Deed(
            line=self.names.transaction(tx),
            verb=one.verb,
            special=one.special,
            give=list(one.give),
            get=list(one.get),
            most=one.most,
            bonus=bonus_each(self.g, self.t, self.seat, tx),
            barred=is_banned(self.g, self.t, self.seat, tx),
            worsens=self.g.standing.worse(1) * (one.get[STANDING] - one.give[STANDING]) > 0,
        )

    # in sentences

    def _told(self, now: PlaceNow) -> list[Message]:
        if now.closed:
            return [message("place-closed-now")]
        main = [self._said(deed) for deed in now.main]
        if now.choose:
            main = [reduce(lambda left, right: message("ground-or", left=left, right=right), main)]
        pays = [message("place-pays-now", cash=self.names.amounts((now.pays, 0, 0)))] if now.pays else []
        hot = [message("ground-hot", n=now.hot)] if now.hot else []
        boost = [message("ground-boost", what=self._said(deed)) for deed in now.boost]
        return [*main, *pays, *hot, *boost]

    def _said(self, deed: Deed) -> Message:
        """A transaction with what is in force for it."""
        if deed.barred:
            return message("place-barred-now", what=deed.line)
        if not deed.bonus:
            return deed.line
        cash = self.names.amounts((abs(deed.bonus), 0, 0))
        return message(f"place-{'more' if deed.bonus > 0 else 'less'}-now", what=deed.line, cash=cash)
