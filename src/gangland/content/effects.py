"""Effects of installed packages: for the odd card that no word of the vocabulary covers.

A pack names one as `package:effect`. That is looked up among the entry points of installed packages and
never read as a place to load code from: a pack file alone loads nothing, and a server plays what its host
installed. The content hash has the name and no version: what an effect does never changes once people have
played with it, another deed gets another name.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from gangland.content.message import Message, message
from gangland.content.problems import nearest, shorten
from gangland.content.records import Pack
from gangland.content.shapes import note_type, one_of
from gangland.content.source import Spot
from gangland.engine.step import Deed, Rules
from gangland.engine.table import Table

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "gangland.effects"
_ID: Final = r"[a-z0-9]+(?:-[a-z0-9]+){0,9}"
NAME: Final = f"{_ID}:{_ID}"

Function: TypeAlias = Callable[[Rules, Table, int, int], None]
"""A deed as a function: it is done to a seat, with an amount."""


class EffectError(LookupError):
    """An effect that cannot be had here; `what` says why."""

    def __init__(self, what: Message) -> None:
        super().__init__(str(what))
        self.what = what


class Plain(Deed):
    """A function as a deed."""

    def __init__(self, function: Function) -> None:
        self.function = function

    def do(self, g: Rules, t: Table, seat: int, fx: int, amount: int) -> None:  # noqa: ARG002 - a function has no use for its number
        """Call it."""
        self.function(g, t, seat, amount)


@dataclass(frozen=True)
class Installed:
    """The shape of a deed that is no word of the vocabulary: the name of an installed one."""

    def check(self, value: object, spot: Spot) -> None:
        """Note a name that nobody has, or what goes wrong with its package."""
        if not isinstance(value, str):
            note_type(spot, "text", value)
            return
        try:
            load_effect(value)
        except EffectError as error:
            known = sorted(installed_effects())
            expected = one_of(known) if known else message("expected-effect")
            spot.note(error.what, expected, nearest(value, known))


def is_installed_name(word: object) -> bool:
    """Whether a word is meant to be the name of an installed effect."""
    return isinstance(word, str) and ":" in word


def installed_effects() -> dict[str, EntryPoint]:
    """Every effect of an installed package, by its full name."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - most packs name none

    found = [(_canonical(one.dist.name), one) for one in entry_points(group=GROUP) if one.dist]
    return {f"{package}:{one.name}": one for package, one in found}


def named_effects(pack: Pack) -> list[str]:
    """The installed effects a pack names, in the order in which it does."""
    deeds = (effect.do for card in pack.cards for effect in card.effects)
    return list(dict.fromkeys(deed for deed in deeds if is_installed_name(deed)))


def effect_key(name: str) -> str:
    """The message id under which a pack says what an installed effect does."""
    return f"effect-{name.replace(':', '-')}"


def load_effect(name: str) -> Deed:
    """The installed deed with a name: a class of deeds, or a function that does one."""
    if name not in LOADED:
        entry = installed_effects().get(name)
        if entry is None:
            raise EffectError(message("problem-no-effect", name=shorten(name)))
        LOADED[name] = _load(name, entry)
    return LOADED[name]


def _load(name: str, entry: EntryPoint) -> Deed:
    """What an entry point leads to; whatever goes wrong in the package is told."""
    try:
        found = entry.load()
        if isinstance(found, type) and issubclass(found, Deed):
            return found()
    except Exception as error:
        reason = shorten(f"{type(error).__name__}: {error}")
        raise EffectError(message("problem-broken-effect", name=name, reason=reason)) from error
    if not callable(found):
        raise EffectError(message("problem-broken-effect", name=name, reason=shorten(entry.value)))
    return Plain(found)


def _canonical(package: str) -> str:
    """A package's name as indexes write it."""
    return re.sub(r"[-_.]+", "-", package).lower()


LOADED: Final[dict[str, Deed]] = {}
"""The effects that were asked for, one deed each."""
