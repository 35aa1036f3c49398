"""What environments of both sorts share: a game under way, who its agents are, and what each is shown."""

from __future__ import annotations

import operator
import random
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gangland.engine.ints import COMPILED
from gangland.research import deal_facts, heads
from gangland.research.bargaining import Bargaining
from gangland.research.choosing import Choosing
from gangland.research.picture import picture
from gangland.research.room import OFF, SEEN, Room, window
from gangland.research.text import text

HUMAN, ANSI, RGB = "human", "ansi", "rgb_array"
MODES = (HUMAN, ANSI, RGB)
SEEDS = 1 << 62
MASK = np.int8

Observation: TypeAlias = dict[str, NDArray[Any]]
Rendered: TypeAlias = str | NDArray[np.uint8] | None


class Play:
    """A game under way in a room; agents are named by their seats, `player_0` and so on."""

    def __init__(self, room: Room, render_mode: str | None) -> None:
        """Sit down; `begin` lays the table."""
        if render_mode not in (None, *MODES):
            raise ValueError(f"a game is rendered as one of {', '.join(MODES)}, not {render_mode!r}")
        self.room = room
        self.render_mode = render_mode
        self.sitting = room.sitting()
        self.deals = room.deals != OFF
        self.rng = random.Random()
        self.agents = [f"player_{seat}" for seat in range(room.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.shown = {agent: space_of(room) for agent in self.agents}
        self.said = {agent: spaces.Discrete(heads.SIZE) for agent in self.agents}
        if COMPILED:
            self.seen = window(self.sitting.eye.out)
            self.masks = [window(choosing.mask) for choosing in self.sitting.choosings]

    def begin(self, seed: int | None) -> None:
        """Lay the table anew: the same seed and the same answers give the same game."""
        if seed is not None:
            number = operator.index(seed)
            if number < 0:
                raise ValueError(f"a seed is 0 or more, not {number}")
            self.rng.seed(number)
        self.room.begin(self.sitting, self.rng.randrange(SEEDS))

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows, remembers and has said so far, and what it may say now."""
        sitting = self.sitting
        sitting.observe(seat)
        if COMPILED:
            seen, mask = self.seen.astype(SEEN), self.masks[seat].astype(MASK)
        else:
            seen = np.array(sitting.eye.out, SEEN)
            mask = np.array(sitting.choosings[seat].mask, MASK)
        if self.deals and isinstance(sitting, Bargaining):
            seen = np.concatenate((seen, np.array(deal_facts.facts(sitting, seat), SEEN)))
        return {"observation": seen, "action_mask": mask}

    def head_masks(self, seat: int) -> dict[str, NDArray[np.int8]]:
        """Return for every head what a seat's question lets it say there, whatever is said elsewhere.

        Who waits, and who is in the middle of a deal or replies to one, is shown what it may say next.
        """
        question = self.sitting.choosings[seat]
        sitting = self.sitting
        if question.head < 0 or (isinstance(sitting, Bargaining) and seat in sitting.drafts):
            whole = window(question.mask).astype(MASK)
        else:
            survey = Choosing(question.named)
            survey.survey(question.menu, question.seats, seat)
            whole = window(survey.mask).astype(MASK)
            for kind in range(heads.OFFER, question.deals.bit_length()):
                whole[heads.KIND + kind] = question.deals >> kind & 1
        ends = zip(heads.STARTS, heads.STARTS[1:], strict=False)
        return {name: whole[start:end] for name, (start, end) in zip(heads.NAMES, ends, strict=True)}

    def reward(self, seat: int) -> float:
        """Return what the game was worth to a seat: 1 to the winner, 0 to all others."""
        t = self.sitting.t
        return 1.0 if t.over and t.winner == seat else 0.0

    def is_gone(self, seat: int) -> bool:
        """STD-4: return whether it is over for a seat: somebody has won, or its gang was disbanded."""
        t = self.sitting.t
        return t.over or not t.is_alive(seat)

    def state(self) -> NDArray[np.int16]:
        """Return what all seats know together, one observation below the other."""
        return np.stack([self.observe(seat)["observation"] for seat in range(self.room.players)])

    def render(self) -> Rendered:
        """Return the table with all blinds up, as text or as a picture; or print it for people."""
        if self.render_mode == RGB:
            return picture(self.sitting.t)
        if self.render_mode is None:
            return None
        said = text(self.room, self.sitting)
        if self.render_mode == ANSI:
            return said
        print(said)  # noqa: T201 - what rendering for people is
        return None


class Environment:
    """What an environment is, whichever way its agents act."""

    is_parallel = False

    def __init__(self, room: Room, render_mode: str | None = None) -> None:
        """Sit down; `reset` begins a game."""
        self.room = room
        self.play = Play(room, render_mode)
        self.sitting = self.play.sitting
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{room.setup.game.replace('-', '_')}_v0",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": self.is_parallel,
        }
        self.possible_agents = self.play.agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent is shown: the observation, and the mask of what it may say."""
        return self.play.shown[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the one table of everything that can be said; 0 is to wait."""
        return self.play.said[agent]

    def head_masks(self, agent: str) -> dict[str, NDArray[np.int8]]:
        """Return for every head what an agent's question lets it say there, whatever is said elsewhere."""
        return self.play.head_masks(self.play.seats[agent])

    def state(self) -> NDArray[np.int16]:
        """Return what all seats know together: for whoever trains all at once."""
        return self.play.state()

    def render(self) -> Rendered:
        """Return the table with all blinds up, as text or as a picture; or print it for people."""
        return self.play.render()

    def close(self) -> None:
        """Nothing is open."""


def space_of(room: Room) -> spaces.Dict:
    """Return what observations are: the slices of the layout, and a mask of the table."""
    parts = room.layout.parts.values()
    low = np.concatenate([np.full(part.size, part.low, SEEN) for part in parts])
    high = np.concatenate([np.full(part.size, part.high, SEEN) for part in parts])
    seen, mask = spaces.Box(low, high, dtype=SEEN), spaces.Box(0, 1, (heads.SIZE,), MASK)
    return spaces.Dict({"observation": seen, "action_mask": mask})
