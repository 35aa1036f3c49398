"""Wise Guys as PettingZoo environments."""

from __future__ import annotations

from gangland.research.making import Maker

MAKER = Maker("wise-guys")
raw_env = MAKER.raw_env
env = MAKER.env
parallel_env = MAKER.parallel_env
