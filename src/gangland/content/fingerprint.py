"""The content hash: two packs with the same hash play the same."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from typing import Any

from gangland.content.records import Pack


def fingerprint(pack: Pack) -> str:
    """SHA-256 over a pack's mechanics: neither names nor provenances, nor how the files are laid out.

    The order of records counts: it is their numbering in the engine.
    """
    mechanics = {
        "game": pack.game,
        "market": asdict(pack.market),
        "sites": [_mechanics(asdict(site)) for site in pack.sites],
        "cards": [_mechanics(asdict(card)) for card in pack.cards],
        "gangs": [_mechanics(asdict(gang)) for gang in pack.gangs],
    }
    text = json.dumps(mechanics, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _mechanics(value: Any) -> Any:  # noqa: ANN401 - whatever a record holds
    """A record without its provenances."""
    if isinstance(value, dict):
        return {key: _mechanics(item) for key, item in value.items() if key != "provenance"}
    if isinstance(value, list | tuple):
        return [_mechanics(item) for item in value]
    return value
