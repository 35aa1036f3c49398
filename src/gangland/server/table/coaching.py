"""The coach of one table: what a person asks it is thought over in the study, in the study's own threads.

Neither the server's loop nor the threads it shares with everything else wait for it or run a bot's code.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable
from concurrent.futures import Executor

from gangland.bots.bot import Bot
from gangland.bots.coach import replying as coach
from gangland.bots.coach.counsel import Thinker
from gangland.bots.dealer import Dealer
from gangland.bots.roster import LAST, make_bot
from gangland.engine.menu import Menu
from gangland.engine.table import Table
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.protocol.answers import Result
from gangland.protocol.messages import Ask
from gangland.server.table.desk import LostThoughtError
from gangland.server.table.distant import Distant
from gangland.server.table.study import Study

logger = logging.getLogger("gangland.server")


class Coaching:
    """Has the coach think for the people of a table; `sit` says where a bot thinks."""

    def __init__(self, pool: Executor, study: Study, sit: Callable[[Bot, int, int], Dealer]) -> None:
        """Wait to be asked."""
        self.pool = pool
        self.study = study
        self.thinker = Thinker(self.choose, sit)
        self.lock = asyncio.Lock()

    async def advise(self, journal: Journal, seat: int, ask: Ask) -> Result:
        """Return advice, one after the other; of an offer there is none where it is late or fails."""
        async with self.lock:
            try:
                thought = self.study.submit(
                    lambda: coach.answer(journal, seat, ask, self.thinker), ahead=coach.is_of_offer(ask)
                )
                return await asyncio.wrap_future(thought)
            except LostThoughtError as error:
                logger.warning("the coach has nothing to say: %s", error)
                raise Refusal("no-advice") from error

    def choose(self, game: Game, bot: Bot, view: Table, seat: int, menu: Menu) -> tuple[int, Bot | None]:
        """Have the coach answer at a desk; where it is late, a thug's answer stands."""
        distant = Distant(bot, 1, 0, self.study, pickle.dumps((game.setup, game.pack)))
        try:
            return distant.choose(game.g, view, seat, menu), distant.returned()
        except LostThoughtError as error:
            logger.warning("bot %s is replaced for one answer: %s", bot.name, error)
            simpler = make_bot(LAST, bot.seed)
            return int(self.pool.submit(simpler.choose, game.g, view, seat, menu).result()), None
