"""The catalogue: a pack's mechanics as columns of integers.

Tiles are the grounds of sites and opportunities alike, numbered sites first. A range of
transactions, effects or modifiers is a first index and a count. Numbers of verbs, roles, deeds and
so on are their positions in the pack vocabulary.
"""

from __future__ import annotations

from typing import Final

from gangland.engine.ints import Ints, ints

CASH: Final = 0
GUNS: Final = 1
GOODS: Final = 2
STANDING: Final = 3

SELL: Final = 0
SPEND: Final = 1
SWAP: Final = 2
TRADE: Final = 3
SKIM: Final = 4
GAIN: Final = 5
DROP: Final = 6
STEAL: Final = 7
SPECIAL: Final = 8

LAW: Final = 1
HOSPITAL: Final = 2
EMERGENCY: Final = 3
SOURCE_OF_GOODS: Final = 4
SOURCE_OF_GUNS: Final = 5

OBSTACLE: Final = 0
HASSLE: Final = 1
OPPORTUNITY: Final = 2
LAST_CALL: Final = 3

SLUGGING: Final = 0
TALKING: Final = 1


class Catalogue:
    """Columns of a pack; `site_tiles` are the random sites one may draw, cards are drawn by index."""

    def __init__(self) -> None:
        """Start empty; the rulesets fill it from a pack."""
        self.tx_verb: Ints = ints([])
        self.tx_give: Ints = ints([])
        self.tx_get: Ints = ints([])
        self.tx_most: Ints = ints([])
        self.tx_special: Ints = ints([])
        self.tx_amount: Ints = ints([])
        self.tx_bar: Ints = ints([])
        self.tile_main: Ints = ints([])
        self.tile_mains: Ints = ints([])
        self.tile_boost: Ints = ints([])
        self.tile_boosts: Ints = ints([])
        self.tile_choose: Ints = ints([])
        self.tile_hot: Ints = ints([])
        self.tile_peaceful: Ints = ints([])
        self.tile_fight: Ints = ints([])
        self.tile_role: Ints = ints([])
        self.site_tiles: Ints = ints([])
        self.start_tiles: Ints = ints([])
        self.card_kind: Ints = ints([])
        self.card_hardcore: Ints = ints([])
        self.card_tile: Ints = ints([])
        self.card_effect: Ints = ints([])
        self.card_effects: Ints = ints([])
        self.card_mod: Ints = ints([])
        self.card_mods: Ints = ints([])
        self.card_who: Ints = ints([])
        self.card_of: Ints = ints([])
        self.fx_who: Ints = ints([])
        self.fx_of: Ints = ints([])
        self.fx_do: Ints = ints([])
        self.fx_asset: Ints = ints([])
        self.fx_amount: Ints = ints([])
        self.fx_per: Ints = ints([])
        self.fx_pay: Ints = ints([])
        self.fx_pays: Ints = ints([])
        self.mod_index: Ints = ints([])
        self.mod_amount: Ints = ints([])
        self.sides: int = 1
        self.gangs: int = 0
        self.side_base: Ints = ints([])
        self.side_made: Ints = ints([])
        self.side_rookies: Ints = ints([])
        self.side_assets: Ints = ints([])
        self.side_mod: Ints = ints([])
        self.side_mods: Ints = ints([])
        self.side_order: Ints = ints([])
        self.side_orders: Ints = ints([])
        self.slugging: Ints = ints([])
        self.talking: Ints = ints([])
        self.limits: Ints = ints([])
        self.prices: Ints = ints([])
        self.band: Ints = ints([])
