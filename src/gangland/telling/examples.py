"""The worked examples of the rulebooks, as figures to be said.

An example is the message `example-<id>` with its figures; tests/rules/test_examples.py plays each one and
finds these very figures.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gangland.content.message import Arg, Message

MAYHEM: Final = "mayhem"
WISE_GUYS: Final = "wise-guys"


class Example(NamedTuple):
    """A worked example: the rules it shows, the one it belongs to first, and the figures it tells."""

    id: str
    game: str
    rules: tuple[str, ...]
    figures: dict[str, int]

    def message(self) -> Message:
        """The example, to be said."""
        figures: dict[str, Arg] = dict(self.figures)
        return Message(f"example-{self.id}", figures)


EXAMPLES: Final = (
    Example("samcro-orders", MAYHEM, ("ORD-1",), {"base": 3, "made": 3, "orders": 6}),
    Example(
        "octane-orders",
        MAYHEM,
        ("ORD-1", "SET-5"),
        {"few": 2, "many_made": 3, "many": 4, "few_made": 1, "orders": 5},
    ),
    Example("three-of-four", MAYHEM, ("MOV-1", "EXP-1"), {"crew": 4, "tokens": 1, "moved": 3, "left": 1}),
    Example("boost", MAYHEM, ("EXP-3", "EXP-2"), {"first": 1, "tokens": 2, "cash": 3}),
    Example("hot-site", MAYHEM, ("EXP-4",), {"before": 2, "after": 3}),
    Example("sell-guns", MAYHEM, ("TRX-1",), {"guns": 5, "price": 3, "most": 3, "cash": 9}),
    Example("sell-two-guns", MAYHEM, ("TRX-1",), {"guns": 3, "price": 2, "most": 2, "cash": 4}),
    Example("buy-goods", MAYHEM, ("TRX-1",), {"cash": 8, "price": 1, "most": 6, "left": 2}),
    Example("swap-guns", MAYHEM, ("TRX-1",), {"most": 3, "each": 2, "goods": 6}),
    Example("skim-guns", MAYHEM, ("TRX-2",), {"guns": 2}),
    Example("heat-up-and-down", MAYHEM, ("TRX-2",), {"low": 0, "up": 1, "high": 3, "down": 2}),
    Example("no-guns-sold", MAYHEM, ("TRX-5",), {"guns": 3, "cash": 2}),
    Example("samcro-sells", MAYHEM, ("TRX-6",), {"guns": 3, "price": 9, "bonus": 3, "cash": 12}),
    Example("call-backup", MAYHEM, ("FGT-2",), {"hers": 2, "his": 1}),
    Example(
        "throwdown",
        MAYHEM,
        ("FGT-4", "FGT-3", "FGT-5"),
        {
            "her_die": 3,
            "her_rookies": 3,
            "her_made": 2,
            "her_guns": 2,
            "hers": 16,
            "his_die": 4,
            "his_rookies": 4,
            "his_made": 2,
            "his_guns": 1,
            "his": 15,
        },
    ),
    Example(
        "bloody",
        MAYHEM,
        ("FGT-11", "FGT-6", "FGT-8", "FGT-10", "STD-1"),
        {
            "his_hurt": 2,
            "her_hurt": 1,
            "his_before": 1,
            "his_after": 2,
            "her_before": 4,
            "her_after": 1,
        },
    ),
    Example(
        "warrant",
        MAYHEM,
        ("STD-5", "REV-7", "STD-7"),
        {"most": 3, "next": 2, "least": 1, "fallen": 2, "after": 1},
    ),
    Example("warrant-for-all", MAYHEM, ("STD-5", "REV-7"), {"heat": 0, "fallen": 4, "after": 0}),
    Example(
        "heat-limits",
        MAYHEM,
        ("STD-6", "BLK-1"),
        {"hot": 3, "hot_most": 1, "warm": 2, "warm_most": 2, "cool": 0, "goods": 6},
    ),
    Example(
        "crowded-market",
        MAYHEM,
        ("BLK-2",),
        {"rivals": 5, "sold": 3, "total": 8, "price": 2, "cash": 6},
    ),
    Example("outfit-orders", WISE_GUYS, ("ORD-1",), {"base": 4, "made": 2, "orders": 6}),
    Example(
        "six-orders",
        WISE_GUYS,
        ("ISS-1", "MOV-1", "EXP-2", "FGT-1", "RCT-1", "PRM-1", "SIT-1"),
        {"tokens": 6, "moved": 3, "cash": 2, "guns": 2, "fee": 1, "gun": 1, "left": 0},
    ),
    Example(
        "boost-booze", WISE_GUYS, ("EXP-3",), {"first": 2, "tokens": 2, "booze": 2, "more": 4, "cash": 6}
    ),
    Example("hot-location", WISE_GUYS, ("EXP-4",), {"before": 3, "after": 2, "cash": 3}),
    Example("either-or", WISE_GUYS, ("EXP-5",), {"cash": 2, "few": 2, "guns": 2, "many": 3}),
    Example("cash-for-guns", WISE_GUYS, ("TRX-1",), {"cash": 9, "most": 4, "guns": 4, "left": 5}),
    Example("labor-slugging", WISE_GUYS, ("TRX-2",), {"cash": 4}),
    Example("hijacked", WISE_GUYS, ("TRX-3",), {"before": 5, "booze": 2, "after": 3}),
    Example("tipped-off", WISE_GUYS, ("TRX-4",), {"before": 4, "after": 2}),
    Example("crackdown", WISE_GUYS, ("TRX-5",), {"booze": 2, "cash": 2, "bought": 2}),
    Example("sheldon-trades", WISE_GUYS, ("TRX-6",), {"booze": 2, "price": 6, "bonus": 1, "cash": 7}),
    Example("docks-backup", WISE_GUYS, ("FGT-2",), {"first": 2, "none": 0, "last": 1}),
    Example(
        "docks-fight",
        WISE_GUYS,
        ("FGT-4", "FGT-3", "FGT-5"),
        {
            "her_die": 1,
            "her_rookies": 2,
            "her_made": 4,
            "her_guns": 3,
            "hers": 16,
            "his_die": 6,
            "his_rookies": 2,
            "his_made": 5,
            "his_guns": 1,
            "his": 16,
            "third": 4,
        },
    ),
    Example(
        "docks-blood",
        WISE_GUYS,
        ("FGT-11", "FGT-6", "FGT-8", "FGT-10", "STD-2"),
        {"his_hurt": 3, "third_hurt": 1, "her_before": 3, "her_after": 2, "his_before": 1, "his_after": 1},
    ),
    Example(
        "city-hall",
        WISE_GUYS,
        ("FGT-12", "FGT-4", "FGT-10"),
        {
            "her_die": 4,
            "her_rookies": 2,
            "her_made": 5,
            "hers": 11,
            "his_die": 5,
            "his_rookies": 1,
            "his_made": 4,
            "his": 10,
            "before": 2,
            "after": 3,
        },
    ),
    Example("indicted", WISE_GUYS, ("LST-1", "REV-7", "STD-5"), {"least": 1, "fallen": 2, "after": 1}),
    Example(
        "clout-limits",
        WISE_GUYS,
        ("STD-6", "BLK-1"),
        {"some": 3, "some_most": 3, "little": 2, "little_most": 2, "much": 4, "goods": 9},
    ),
    Example(
        "booze-sold",
        WISE_GUYS,
        ("BLK-2",),
        {"more": 3, "fewer": 2, "total": 5, "price": 2, "more_cash": 6, "fewer_cash": 4},
    ),
)
"""Every worked example of both books, in the order of the chapters."""


def examples_of(game: str, rule: str = "") -> list[Example]:
    """The examples of a game, or those that show one of its rules."""
    return [one for one in EXAMPLES if one.game == game and (not rule or rule in one.rules)]
