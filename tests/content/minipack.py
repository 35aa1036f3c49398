"""The smallest packs that can be played, and what the loader says about a text."""

from __future__ import annotations

from gangland.content.load import parse_pack
from gangland.content.problems import PackError, Problem
from gangland.words import Words, say_problem

HEAD = """\
schema = 1
id = "mini"
game = "{game}"
version = "1"
[terms]
goods = "{goods}"
standing = "{standing}"
[market]
limits = ["none", 3, 2, 1, 0]
prices = [3, 2, 1]
bands = {{ 3 = 3, 4 = 4 }}
"""
ROLES = ("law", "hospital", "er", "goods", "guns")
ANONYMOUS_HEAD = HEAD.format(game="mayhem", goods="contraband", standing="heat")
NAMED_HEAD = HEAD.format(game="wise-guys", goods="booze", standing="clout")


def anonymous() -> str:
    """A whole pack with crews that have no names."""
    return (
        ANONYMOUS_HEAD + _sites("") + _cards("") + "".join(_gang(n, "contraband", "heat") for n in range(3))
    )


def named() -> str:
    """A whole pack with made men that have names."""
    fight = 'fight = "talking"\n'
    gangs = (_gang(number, "booze", "clout") + _made(number) for number in range(3))
    return NAMED_HEAD + _sites(fight) + _cards(fight) + "".join(gangs)


def problems_of(text: str | bytes, file: str = "my.toml") -> tuple[Problem, ...]:
    """Everything the loader has to say against a text."""
    data = text.encode() if isinstance(text, str) else text
    try:
        parse_pack(data, file)
    except PackError as error:
        return error.problems
    return ()


def complaints(text: str | bytes, lang: str = "en") -> list[str]:
    """The same in words."""
    return [say_problem(problem, Words(lang)) for problem in problems_of(text)]


def line_of(text: str, part: str) -> int:
    """The line of the first occurrence of a part."""
    return text[: text.index(part)].count("\n") + 1


def _sites(fight: str) -> str:
    main = "main = [{ gain = { cash = 1 } }]\n"
    starts = (
        f'[[site]]\nid = "start-{role}"\nkind = "start"\nrole = "{role}"\nprovenance = "house"\n'
        + ("" if role == "er" else main + fight)
        for role in ROLES
    )
    randoms = (
        f'[[site]]\nid = "random-{number}"\nkind = "random"\nprovenance = "house"\n{main}{fight}'
        for number in range(6)
    )
    return "".join([*starts, *randoms])


def _cards(fight: str) -> str:
    bodies = (
        'kind = "obstacle"\neffects = [{ who = "all", do = "lose", asset = "cash", amount = 1 }]\n',
        'kind = "hassle"\nrules = [{ rule = "no-guns" }]\n',
        f'kind = "opportunity"\nmain = [{{ gain = {{ cash = 4 }} }}]\n{fight}',
        'kind = "last-call"\neffects = [{ who = "most", of = "guns", do = "fall" }]\n',
    )
    return "".join(
        f'[[card]]\nid = "card-{number}"\nprovenance = "house"\n{bodies[number % 4]}' for number in range(15)
    )


def _gang(number: int, goods: str, standing: str) -> str:
    return (
        f'[[gang]]\nid = "gang-{number}"\nprovenance = "house"\n'
        f'[[gang.side]]\nid = "plain"\nprovenance = "house"\nbase = 3\nmade = 2\nrookies = 3\n'
        f"cash = 5\nguns = 2\n{goods} = 3\n{standing} = 2\n"
    )


def _made(number: int) -> str:
    return "".join(
        f'[[gang.made]]\nid = "man-{number}-{man}"\nslugging = 2\ntalking = 2\nprovenance = "house"\n'
        for man in range(5)
    )
