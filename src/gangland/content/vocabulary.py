"""The closed vocabulary a pack is written in.

A pack speaks of four assets, nine verbs of transactions, a handful of special
transactions, effects that hit gangs, and modifiers that change a rule. The order of each
tuple is its numbering in the engine: append, never reorder.
"""

from typing import Final

ASSETS: Final = ("cash", "guns", "goods", "standing")
"""What a gang owns: three assets behind the blind, and its standing with the law in the open."""

VERBS: Final = ("sell", "spend", "swap", "trade", "skim", "gain", "drop", "steal", "special")
"""TRX: how a transaction is announced; bans and bonuses speak of these."""

SPECIALS: Final = ("leader", "discharge", "smear", "muster", "initiate", "peek", "rush")
"""TRX-4: take the leader token · take up to N of one's injured home · a rival of one's choice has its
standing worsened by N · N rookies from the pool to the clubhouse · promote a rookie at no cost ·
look behind a rival's blind · take N order tokens."""

PROVENANCES: Final = ("printed", "reported", "inferred", "house")
SITE_KINDS: Final = ("start", "random")
ROLES: Final = ("none", "law", "hospital", "er", "goods", "guns")
"""SET-2: the five starting sites by what they are; a random site has the role none."""

CARD_KINDS: Final = ("obstacle", "hassle", "opportunity", "last-call")
FIGHTS: Final = ("slugging", "talking")

WHO: Final = ("all", "most", "least", "leader", "others")
"""Whom an effect hits; `others` is everybody but the leader."""

COUNTS: Final = (
    "cash",
    "guns",
    "goods",
    "standing",
    "made",
    "rookies",
    "crew",
    "orders",
    "injured",
    "places",
)
"""What "most", "least" and "per" can measure; `places` are sites and opportunities controlled."""

DEEDS: Final = (
    "gain",
    "lose",
    "fall",
    "injure",
    "recruit",
    "rush",
    "stall",
    "home",
    "leader",
    "discharge",
    "bury",
)
"""What an effect does: gain or lose an asset · take the fall · injure N of its own crew · N rookies from
the pool to the clubhouse · gain or lose N order tokens · all crew home · take the leader token · its
injured go home, or to the pool."""

MODIFIERS: Final = (
    "ban",
    "bonus",
    "no-guns",
    "gun-cost",
    "sale-cost",
    "hot",
    "market-limit",
    "market-price",
    "no-market",
    "no-backup",
    "free-backup",
    "no-recruit",
    "no-promote",
    "free-recruit",
    "muster",
    "promote-discount",
    "brawl",
    "rookie-muscle",
    "gun-power",
    "blood-money",
    "er",
    "fall-pays",
    "rookie-falls",
    "lockdown",
    "arbitration",
    "going-to-war",
    "crime-pays",
    "exploit-pays",
    "closed",
    "attacker",
    "defender",
)
"""How a hassle, a gang or an option changes the rules for a gang; see docs/packs.md for each."""
