"""Rules across several keys of a table, where no single key is wrong by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gangland.content.message import message
from gangland.content.tables import Fault, Rule
from gangland.content.vocabulary import Takes, Vocabulary

MEASURED: Final = ("most", "least")
PLAYERS: Final = ("3", "4")
"""SET-1: the numbers of players every game has."""


def gives_other(verb: str) -> Rule:
    """TRX-1: what is given is not what is got."""

    def check(table: Mapping[str, Any]) -> Fault | None:
        both = [word for word in table[verb] if word in table["for"]]
        return Fault("for", message("problem-same-asset", asset=both[0])) if both else None

    return check


def counted_only(tag: str, words: Vocabulary) -> Rule:
    """Only some words take an amount."""

    def check(table: Mapping[str, Any]) -> Fault | None:
        if "amount" not in table or words.takes[table[tag]] is Takes.AMOUNT:
            return None
        return Fault("amount", message("problem-no-amount", word=table[tag]))

    return check


def measured_by_of(table: Mapping[str, Any]) -> Fault | None:
    """REV-7: "most" and "least" say of what, the others do not."""
    measured = table.get("who", "all") in MEASURED
    if measured and "of" not in table:
        return Fault("who", message("problem-missing-key", key="of"), message("expected-of"))
    if "of" in table and not measured:
        return Fault("of", message("problem-stray-of", who=table.get("who", "all")))
    return None


def leader_is_one(table: Mapping[str, Any]) -> Fault | None:
    """LDR-2: the leader token goes to a gang picked by what it has, not to all or to whom has it."""
    if table["do"] == "leader" and table["who"] not in MEASURED:
        expected = message("expected-one-of", words=", ".join(MEASURED))
        return Fault("who", message("problem-leader-who", who=table["who"]), expected)
    return None


def has_something_to_do(table: Mapping[str, Any]) -> Fault | None:
    """A place is there to be exploited, the emergency room excepted."""
    if table.get("main") or table.get("boost") or table.get("role") == "er":
        return None
    return Fault("", message("problem-nothing-to-do"), message("expected-one-of", words="main, boost"))


def choice_of_two(table: Mapping[str, Any]) -> Fault | None:
    """EXP-5: an OR stands between at least two transactions."""
    if table.get("choose") and len(table.get("main", ())) < 2:
        return Fault("choose", message("problem-no-choice"))
    return None


def er_is_bare(table: Mapping[str, Any]) -> Fault | None:
    """MOV-2: the emergency room is no place, so there is nothing to exploit in it."""
    stray = [key for key in ("main", "boost", "hot") if table.get(key)]
    return (
        Fault(stray[0], message("problem-er", key=stray[0])) if table.get("role") == "er" and stray else None
    )


def fight_is_marked(table: Mapping[str, Any]) -> Fault | None:
    """FGT-13: every place is marked slugging or talking; the emergency room is no place."""
    if "fight" in table or table.get("role") == "er":
        return None
    return Fault("", message("problem-missing-key", key="fight"))


def never_hardcore(table: Mapping[str, Any]) -> Fault | None:
    """OPT-5: no hardcore card is an opportunity."""
    return Fault("hardcore", message("problem-hardcore")) if table.get("hardcore") else None


def bands_for_all(table: Mapping[str, Any]) -> Fault | None:
    """SET-1: three and four players can always play."""
    missing = [players for players in PLAYERS if players not in table["bands"]]
    return Fault("bands", message("problem-no-band", players=missing[0])) if missing else None
