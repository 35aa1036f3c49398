"""Names that a reader could take for one another, and names that nobody could read."""

from __future__ import annotations

import pytest

from gangland.game.names import check_name, check_new_names, skeleton
from gangland.game.refusal import Refusal


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", " ann "),
        ("Big Al", "BigAl"),
        ("Ann", "\u0410nn"),  # a Cyrillic A
        ("Hope", "\u041d\u043e\u0440\u0435"),  # all Cyrillic
        ("Zoe", "\u0396\u03bf\u0435"),  # Greek and Cyrillic
        ("Ann", "\uff21\uff4e\uff4e"),  # full width
        ("Ann", "A\ufe0fnn"),  # a variation selector
        ("Ann", "A\u034fnn"),  # a grapheme joiner
        ("Ann", "Ann\u3164"),  # a filler that shows nothing
        ("Bill", "Bi11"),
        ("Al", "AI"),
        ("Bob", "B0b"),
        ("Arnold", "Amold"),
        ("caf\u00e9", "cafe\u0301"),  # composed or not
        ("Ann", "\u1d00nn"),  # a small capital
        ("Sophie", "\u13daophie"),  # Cherokee
        ("Ann", "\U0001d400nn"),  # mathematical
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    with pytest.raises(Refusal, match="alike-name"):
        check_new_names([one, "Carla", other])


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("thug-1", "thug-2"), ("Andr\u00e9", "Andre")])
def test_names_that_can_be_told_apart_may_sit_together(one: str, other: str) -> None:
    check_new_names([one, other])


def test_the_very_same_name_is_told_as_such() -> None:
    with pytest.raises(Refusal, match="same-name"):
        check_new_names(["Ann", "Bob", "Ann"])


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\u0301",
        "Ann\n",
        "Ann\r",
        "A\x00",
        "A\x1b[2J",
        "\u202eAnn",
    ],
)
def test_a_name_that_cannot_be_read_is_none(name: str) -> None:
    with pytest.raises(Refusal, match="bad-name"):
        check_name(name)


def test_names_of_every_script_are_names() -> None:
    for name in ("Ann", "Жан", "Αλέξης", "王", "محمد", "O’Neill", "thug-1", "Zoë", "🦊"):
        check_name(name)
