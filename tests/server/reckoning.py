"""What has to hold in a simulation, all the time and in the end."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from rig import Player
from virtual import Shared

from gangland.server.table.intake import PASSING

if TYPE_CHECKING:
    from simulation import World

Doc = dict[str, Any]
WHISPER = re.compile(r"psst-(\d)-(\d)-\d+")


class Head(msgspec.Struct):
    """What is looked at of a message to a seat; the rest is not read."""

    type: str
    id: str | None = ""
    code: str | None = None
    reason: Doc = msgspec.field(default_factory=dict)


HEAD = msgspec.json.Decoder(Head)


class BrokenPromiseError(AssertionError):
    """Something is not as it was promised."""


class Books:
    """What was asked and acknowledged; `asked` has every message by its seat and id."""

    def __init__(self, shared: Shared) -> None:
        """Nothing was asked yet."""
        self.shared = shared
        self.asked: dict[tuple[int, str], Doc] = {}
        self.acked: set[tuple[int, str]] = set()
        self.secrets: list[str] = []
        self.broken: list[BrokenPromiseError] = []
        self.summary = ""

    def check(self, holds: object, what: str, *about: object) -> None:
        """Note what does not hold; nobody on the way can hush it up."""
        if not holds:
            self.broken.append(BrokenPromiseError(what, *about))

    def lines(self) -> list[tuple[str, int, str]]:
        """Every line that is kept, with the seat and the message it came from."""
        return self.shared.raw.execute("SELECT text, seat, message FROM lines ORDER BY number").fetchall()

    # all the time

    def sent(self, seat: int, text: str) -> None:
        """Check a message to a seat at the moment it is sent."""
        for by, to in WHISPER.findall(text):
            self.check(seat in (int(by), int(to)), "a whisper is heard by another", seat, text)
        head = HEAD.decode(text)
        self.check(head.code != "internal", "the server failed", seat, text)
        if head.type != "over":
            self.check(not any(one in text for one in self.secrets), "a secret is told", seat, text)
        key = (seat, head.id or "")
        if key not in self.asked:
            return
        if head.type == "ack":
            self.check(self.kept(*key) == 1, "acknowledged, and not kept once", key, self.kept(*key))
            self.acked.add(key)
        elif head.type == "refused" and head.reason["code"] not in PASSING:
            self.check(not self.kept(*key), "refused, and kept", key, text)

    def kept(self, seat: int, name: str) -> int:
        """How often a message is kept."""
        ask = "SELECT count(*) FROM lines WHERE seat = ? AND message = ?"
        return int(self.shared.raw.execute(ask, (seat, name)).fetchone()[0])

    # in the end

    async def close(self, world: World) -> None:
        """Check everything once nothing happens any more."""
        lines = self.lines()
        counts = Counter((seat, name) for _, seat, name in lines if name)
        self.check(max(counts.values(), default=0) <= 1, "done twice", counts.most_common(1))
        self.check(self.acked <= counts.keys(), "acknowledged, and lost", self.acked - counts.keys())
        self.check(counts.keys() <= self.asked.keys(), "nobody asked for it", counts)
        said = Counter(word for text, _, _ in lines for word in re.findall(r"(?:word|psst)-[\d-]+", text))
        self.check(max(said.values(), default=0) <= 1, "said twice", said.most_common(1))
        from actors import Server  # noqa: PLC0415 - who keeps books knows no servers else

        server = Server(world, next(world.numbers))
        await server.open()
        room = await server.house.find(world.table)
        assert room is not None
        self.check(room.held is None, "the log does not replay", room.held)
        self.check([line.text for line in room.record.lines] == [one[0] for one in lines], "lines differ")
        self._replay(room.new_journal(), lines, room.steady())
        for client in world.clients:
            fresh = Player(room, client.key)
            await fresh.hello()
            update = fresh.heard("update")[-1]
            versions = (client.version, update["version"])
            self.check(versions[0] == versions[1], "versions differ", client.number, versions)
            self.check(client.reader.document == update["document"], "documents differ", client.number)
            self.check(client.facts == update["facts"], "facts differ", client.number)
        self.summary = f"{len(lines)} lines, {len(self.acked)} of {len(self.asked)} acknowledged"

    def _replay(self, trial: Any, lines: list[tuple[str, int, str]], now: float) -> None:  # noqa: ANN401
        """Play the log by itself: every answer was to the question its sender had seen."""
        for text, seat, name in lines:
            asked = self.asked.get((seat, name))
            if asked is not None and asked["type"] == "act":
                fresh = trial.asked.get(seat, 0) <= asked["version"] <= trial.version(seat)
                self.check(fresh, "an answer to another question", text, asked)
            trial.replay(text, now)
