"""Watching a server: how much there is of everything, how long everything takes, and what is refused.

No label names a person, a table, an address or anything that was said: all are kinds of things, out of lists
of our own. So there is an end to them, and who reads the figures learns nothing about anybody.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final, Literal, Protocol

from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, Info, ProcessCollector

from gangland import __version__
from gangland.server.http.limits import Limiter
from gangland.server.watch.logs import note

Stage = Literal["request", "message", "store", "bot"]
Door = Literal["http", "socket", "table"]

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW: Final = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60)
STAGES: Final[dict[Stage, tuple[str, tuple[str, ...], tuple[float, ...]]]] = {
    "request": ("Seconds until a request was answered.", ("page", "method", "status"), QUICK),
    "message": ("Seconds until a message of a client was dealt with.", ("kind",), QUICK),
    "store": ("Seconds until something was in the store, waiting included.", (), QUICK),
    "bot": ("Seconds until a bot knew what to say, waiting included.", ("where",), SLOW),
}
GUARDED: Final = frozenset(
    (
        "bad-key",
        "banned",
        "csrf",
        "not-the-host",
        "passkey-copied",
        "passkey-refused",
        "passkey-unknown",
        "rate-limited",
        "too-many-connections",
        "too-many-tables",
        "wrong-host",
        "wrong-origin",
        "wrong-password",
    )
)
"""What a host wants to read in the log when it is refused: somebody may be trying something."""

NOTED: Final = (10, 1 / 60)
"""Of one address so much of it is written at once, and then a line a minute: nobody fills a disk with it."""


class Span(Protocol):
    """Something that took a while, as it is traced."""

    def update_name(self, name: str) -> None:
        """Call it something else."""


Spans = Callable[[str], AbstractContextManager[Span | None]]


def _untraced(_: str) -> AbstractContextManager[Span | None]:
    return nullcontext()


class Timing:
    """What is being timed; who times it may find out only in the end of what kind it was."""

    def __init__(self, kinds: tuple[str, ...] = ()) -> None:
        """Begin with what is known of it."""
        self.kinds = kinds


class Unwatched:
    """Nobody watches: whatever is told here is forgotten."""

    def timed(self, stage: Stage, *kinds: str) -> AbstractContextManager[Timing]:  # noqa: ARG002
        """Time a stage of something."""
        return nullcontext(Timing(kinds))

    def answered(self, by: str) -> None:
        """Count an answer, a deal or a word at a table."""

    def refused(self, door: Door, code: str, address: str = "") -> None:
        """Count something that was not done."""

    def reported(self) -> None:
        """Count a report about somebody."""


UNWATCHED: Final = Unwatched()


class Stopwatch(Timing):
    """Times something for a `Watch`."""

    def __init__(self, kinds: tuple[str, ...], watch: Watch, stage: Stage) -> None:
        """Wait for it to begin."""
        super().__init__(kinds)
        self.watch = watch
        self.stage: Stage = stage
        self.began = 0.0

    def __enter__(self) -> Timing:
        """Begin."""
        self.began = time.perf_counter()
        return self

    def __exit__(self, *_: object) -> None:
        """Say how long it took, whatever became of it."""
        self.watch.took(self.stage, self.kinds, time.perf_counter() - self.began)


class Watch(Unwatched):
    """The figures of one server."""

    def __init__(self, spans: Spans = _untraced, end: Callable[[], None] = lambda: None) -> None:
        """Begin to count; `spans` traces what is timed until the `end`."""
        self.spans = spans
        self.end = end
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        Info("gangland", "The program.", registry=self.registry).info({"version": __version__})
        self.seconds = {
            stage: Histogram(f"gangland_{stage}_seconds", about, names, buckets=room, registry=self.registry)
            for stage, (about, names, room) in STAGES.items()
        }
        self.known: dict[tuple[Stage, tuple[str, ...]], Histogram] = {}
        self.answers = Counter(
            "gangland_answers", "Lines of games: answers, deals and talk.", ("by",), registry=self.registry
        )
        self.refusals = Counter(
            "gangland_refusals", "What was not done, and why.", ("door", "code"), registry=self.registry
        )
        self.lines = Counter(
            "gangland_log_lines", "Lines of the log from warnings up.", ("level",), registry=self.registry
        )
        self.reports = Counter("gangland_reports", "What people told the host.", registry=self.registry)
        for level in ("warning", "error"):
            self.lines.labels(level)
        self.noted = Limiter(*NOTED)
        self.handler = _Counting(self.lines)

    def open(self) -> None:
        """Count what is logged from now on."""
        note("server-open", version=__version__)
        logging.getLogger("gangland").addHandler(self.handler)

    def close(self) -> None:
        """Count it no longer, and send the last traces."""
        logging.getLogger("gangland").removeHandler(self.handler)
        self.end()
        note("server-closed")

    def timed(self, stage: Stage, *kinds: str) -> AbstractContextManager[Timing]:
        """Time a stage of something, and trace it where somebody follows traces."""
        timing = Stopwatch(kinds, self, stage)
        return timing if self.spans is _untraced else self._traced(timing)

    @contextmanager
    def _traced(self, timing: Stopwatch) -> Iterator[Timing]:
        with self.spans(timing.stage) as span, timing:
            try:
                yield timing
            finally:
                if span is not None:
                    span.update_name(" ".join((timing.stage, *timing.kinds)))

    def took(self, stage: Stage, kinds: tuple[str, ...], seconds: float) -> None:
        """Note how long something took; there are few kinds, and each is looked up once."""
        of = self.known.get((stage, kinds))
        if of is None:
            of = self.seconds[stage].labels(*kinds) if kinds else self.seconds[stage]
            self.known[stage, kinds] = of
        of.observe(seconds)

    def answered(self, by: str) -> None:
        """Count an answer, a deal or a word at a table, by a person or by a bot."""
        self.answers.labels(by).inc()

    def refused(self, door: Door, code: str, address: str = "") -> None:
        """Count something that was not done; what may be somebody's try to get in is written down."""
        self.refusals.labels(door, code).inc()
        if code in GUARDED and self.noted.allows(address):
            note("refused", door=door, code=code, address=address)

    def reported(self) -> None:
        """Count a report about somebody at a table."""
        self.reports.inc()


class _Counting(logging.Handler):
    """Counts lines of the log by how grave they are."""

    def __init__(self, lines: Counter) -> None:
        """Look at warnings and what is worse."""
        super().__init__(logging.WARNING)
        self.lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self.lines.labels("error" if record.levelno >= logging.ERROR else "warning").inc()
