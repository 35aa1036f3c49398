"""Tables played by processes beside this one, which write what came of a step into memory that all share."""

from __future__ import annotations

import math
import signal
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

import numpy as np

from gangland.research.lot import Arrays, Form, Lot
from gangland.research.room import Kind, Room

GO: Final = "go"
DONE: Final = "done"


class Workers:
    """Processes with an equal share of the tables each: the first tables are the first one's, and so on."""

    def __init__(self, kind: Kind, shapes: Sequence[Form], workers: int) -> None:
        """Start them; they are ready when `begin` returns."""
        raws = [RawArray("b", size_of(form)) for form in shapes]
        self.arrays = over(raws, shapes)
        ends = [len(self.arrays.said) * number // workers for number in range(workers + 1)]
        self.shares = [slice(first, end) for first, end in pairwise(ends)]
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for share in self.shares:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, kind, raws, shapes, share), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def begin(self, seeds: list[int] | None = None) -> None:
        """Have them lay every table anew."""
        self.ask([None if seeds is None else seeds[share] for share in self.shares])

    def step(self) -> None:
        """Have everybody who is asked say what stands in `said`."""
        self.ask([GO] * len(self.pipes))

    def ask(self, words: Sequence[object]) -> None:
        """Tell each worker something, and wait for all."""
        try:
            for pipe, word in zip(self.pipes, words, strict=True):
                pipe.send(word)
            for pipe in self.pipes:
                pipe.recv()
        except (EOFError, OSError) as error:
            raise ChildProcessError("one of the workers has ended; what it said is above") from error

    def close(self) -> None:
        """Let them go home."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()


def size_of(form: Form) -> int:
    """Return how many bytes an array takes."""
    shape, dtype = form
    size: int = np.dtype(dtype).itemsize
    return math.prod(shape) * size


def over(raws: Sequence[Any], shapes: Sequence[Form]) -> Arrays:
    """Return arrays over memory that is shared."""
    return Arrays(
        *(np.frombuffer(raw, dtype).reshape(shape) for raw, (shape, dtype) in zip(raws, shapes, strict=True))
    )


def work(pipe: Connection, kind: Kind, raws: Sequence[Any], shapes: Sequence[Form], share: slice) -> None:
    """Play a share of the tables as long as somebody asks; an interrupt is for the parent to deal with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lot = Lot(Room(*kind), over(raws, shapes).rows(share))
    while True:
        try:
            word = pipe.recv()
        except EOFError:
            return
        if word == GO:
            lot.step()
        else:
            lot.begin(word)
        pipe.send(DONE)
