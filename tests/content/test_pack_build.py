"""What a file says becomes records in the engine's own words."""

from __future__ import annotations

import tomllib

import pytest

from gangland.content.freezing import Builder, build_market
from gangland.content.records import Effect, Market, Modifier, Transaction

BUILDER = Builder({"goods": "booze", "standing": "clout"})


@pytest.mark.parametrize(
    ("text", "record"),
    [
        ("{ sell = { guns = 1, booze = 2 }, for = { cash = 3 }, max = 4 }",
         Transaction("sell", (0, 1, 2, 0), (3, 0, 0, 0), 4)),
        ("{ max = 2, for = { clout = 1 }, trade = { cash = 1 } }",
         Transaction("trade", (1, 0, 0, 0), (0, 0, 0, 1), 2)),
        ("{ trade = { booze = 1 }, for = { cash = 1 } }",
         Transaction("trade", (0, 0, 1, 0), (1, 0, 0, 0), 0)),
        ("{ gain = { cash = 3, clout = 1 } }", Transaction("gain", get=(3, 0, 0, 1))),
        ("{ drop = { clout = 1 } }", Transaction("drop", give=(0, 0, 0, 1))),
        ("{ steal = { booze = 2 } }", Transaction("steal", get=(0, 0, 2, 0))),
        ('{ special = "leader" }', Transaction("special", special="leader")),
        ('{ special = "rush" }', Transaction("special", special="rush", amount=1)),
        ('{ amount = 3, special = "rush" }', Transaction("special", special="rush", amount=3)),
    ],
)  # fmt: skip
def test_transactions(text: str, record: Transaction) -> None:
    assert BUILDER.transaction(tomllib.loads(f"x = {text}")["x"]) == record


def test_modifiers() -> None:
    text = """rules = [
        { rule = "ban", verb = "trade", asset = "booze" },
        { rule = "closed", role = "law" },
        { rule = "hot", amount = -2 },
    ]"""
    assert BUILDER.modifiers(tomllib.loads(text)) == (
        Modifier("ban", verb="trade", asset="goods"),
        Modifier("closed", role="law"),
        Modifier("hot", amount=-2),
    )


def test_effects() -> None:
    aimed = 'who = "most", of = "clout", pay = { guns = 1 }'
    text = f'x = {{ {aimed}, do = "lose", asset = "booze", amount = 2, per = "made" }}'
    assert BUILDER.effect(tomllib.loads(text)["x"]) == Effect(
        "most", "lose", of="standing", asset="goods", amount=2, per="made", pay=(0, 1, 0, 0)
    )


def test_the_market() -> None:
    text = 'limits = [0, "none", 2, 3, 4]\nprices = [3, 1]\nbands = { 4 = 5, 3 = 2 }'
    assert build_market(tomllib.loads(text)) == Market((0, -1, 2, 3, 4), ((3, 2), (4, 5)), (3, 1))
