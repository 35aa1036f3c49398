"""Positions: a table as text that a person can write, read and change.

A position is TOML: the round, the leader, sites and cards, and a `[[gang]]` for every seat. It stands in the
issue-orders step with `turn` to play. One saved in the middle of a fight or a card has a `[state]` too: the
engine's own registers, which fit this position alone. Whoever changes it takes `[state]` out, and it stands
in the issue-orders step again. Offers and promises belong to the log, not to a position.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace

from gangland.content.records import Pack
from gangland.content.syntax import syntax_kind, syntax_line
from gangland.game.game import Game
from gangland.game.games import RULES_VERSION
from gangland.game.positions.reader import Reader, setup_in
from gangland.game.positions.state import check_of, state_lines
from gangland.game.positions.values import Data
from gangland.game.positions.writer import plain_lines, says_all
from gangland.game.refusal import Refusal


def to_text(game: Game) -> str:
    """Return the position of a game, with the engine's registers where it needs them."""
    if game.t.round == 0:
        raise Refusal("position-too-early")
    plain = "\n".join(plain_lines(game)) + "\n"
    if says_all(game):
        return plain
    whole = "\n".join([plain, *state_lines(game.g, game.t), ""])
    return f'{whole}check = "{check_of(tomllib.loads(whole))}"\n'


def document(game: Game) -> Data:
    """Return the position as a JSON object: the same content as the text."""
    return tomllib.loads(to_text(game))


def from_text(
    text: str,
    pack: Pack | None = None,
    *,
    packs: tuple[str, ...] = (),
    open_deals: bool = False,
    rules: str = RULES_VERSION,
) -> Game:
    """Return a game that goes on from a position; a Refusal says what is wrong with the text.

    `rules` is the version it is played by where it names none itself.
    """
    try:
        data = tomllib.loads(text)
        json.dumps(data, default=str)
    except RecursionError as error:
        raise Refusal("position-too-deep") from error
    except ValueError as error:
        line = syntax_line(str(error), text.rstrip().count("\n") + 1)
        raise Refusal("position-syntax", line=line, kind=syntax_kind(str(error))) from error
    setup = replace(setup_in(data, rules), packs=packs, open_deals=open_deals)
    game = Reader(data, setup, pack or setup.load_pack()).game()
    game.position = text.rstrip("\n")
    return game
