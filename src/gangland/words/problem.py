"""Problems of a pack, in words."""

from __future__ import annotations

from gangland.content.message import message
from gangland.content.problems import Problem
from gangland.words.bundles import Words


def say_problem(problem: Problem, words: Words) -> str:
    """The problem on one line, as a compiler would print it."""
    return f"{problem.file}:{problem.line}: {say_fault(problem, words)}"


def say_fault(problem: Problem, words: Words) -> str:
    """What is wrong, without the place."""
    said = words.say(problem.what)
    if problem.expected is not None:
        said = words.text("problem-and", left=said, right=problem.expected)
    if problem.near:
        said = words.text("problem-and", left=said, right=message("problem-near", word=problem.near))
    if problem.record:
        record = message("problem-record", table=problem.table, id=problem.record)
        said = words.text("problem-in", record=record, problem=said)
    return said
