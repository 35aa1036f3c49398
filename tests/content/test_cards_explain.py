"""Every word of the vocabulary can be explained in every language."""

from __future__ import annotations

import re

import pytest
from minipack import anonymous, named

from gangland.content.explain import Explainer
from gangland.content.load import parse_pack
from gangland.content.message import Message
from gangland.content.records import Card, Effect, Gang, Ground, Modifier, Side, Site, Transaction
from gangland.content.vocabulary import ASSETS, COUNTS, DEEDS, MODIFIERS, ROLES, SPECIALS, VERBS, WHO
from gangland.words import LANGS, Words

EXPLAINERS = {pack.game: Explainer(pack) for pack in (parse_pack(t.encode()) for t in (anonymous(), named()))}
GAMES = list(EXPLAINERS)


def say(line: Message, lang: str) -> str:
    said = Words(lang).say(line)
    assert not re.search(r"[{}$]|\?\?\?|^\s|\s$|  ", said), said
    assert line.id not in said
    return said


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
class TestEverything:
    """All words, one by one."""

    def test_modifiers(self, game: str, lang: str) -> None:
        explain = EXPLAINERS[game].modifier
        for rule in set(MODIFIERS) - {"ban", "bonus", "closed"}:
            said = {say(explain(Modifier(rule, amount=amount)), lang) for amount in (-1, 1, 2)}
            assert said
        for rule in ("ban", "bonus"):
            for verb in VERBS:
                say(explain(Modifier(rule, verb=verb)), lang)
                assert (
                    len({say(explain(Modifier(rule, verb=verb, asset=asset)), lang) for asset in ASSETS}) == 4
                )
        assert len({say(explain(Modifier("closed", role=role)), lang) for role in ROLES[1:]}) == 5

    def test_signs_are_heard(self, game: str, lang: str) -> None:
        signed = ("gun-cost", "sale-cost", "hot", "market-limit", "market-price", "brawl", "rookie-muscle")
        for rule in (*signed, "gun-power", "er", "attacker", "defender"):
            more, less = (EXPLAINERS[game].modifier(Modifier(rule, amount=amount)) for amount in (1, -1))
            assert say(more, lang) != say(less, lang)

    def test_effects(self, game: str, lang: str) -> None:
        explain = EXPLAINERS[game].effect
        for deed in DEEDS:
            asset = "goods" if deed in ("gain", "lose") else ""
            plain = say(explain(Effect("all", deed, asset=asset)), lang)
            paid = say(explain(Effect("all", deed, asset=asset, pay=(1, 0, 0, 0))), lang)
            assert paid.startswith(plain)
        assert len({say(explain(Effect("most", "fall", of=of)), lang) for of in COUNTS}) == len(COUNTS)
        assert len({say(explain(Effect("all", "gain", asset="cash", per=of)), lang) for of in COUNTS}) == len(
            COUNTS
        )
        for who in WHO:
            say(explain(Effect(who, "fall", of="crew" if who in ("most", "least") else "")), lang)

    def test_transactions(self, game: str, lang: str) -> None:
        explain = EXPLAINERS[game].transaction
        for special in SPECIALS:
            say(explain(Transaction("special", special=special, amount=2)), lang)
        for verb in set(VERBS) - {"special"}:
            say(explain(Transaction(verb, (0, 1, 0, 0), (2, 0, 0, 1), 3)), lang)
        limited = explain(Transaction("trade", (0, 1, 0, 0), (2, 0, 0, 0), 1))
        endless = explain(Transaction("trade", (0, 1, 0, 0), (2, 0, 0, 0), 0))
        assert say(limited, lang) != say(endless, lang)

    def test_records(self, game: str, lang: str) -> None:
        for sheet in EXPLAINERS[game].sheets():
            assert sheet.lines
            for line in (sheet.kind, sheet.source, *sheet.lines):
                say(line, lang)


def test_the_words_are_those_of_each_book() -> None:
    gain = Effect("leader", "lose", asset="standing", per="made")
    assert [say(explainer.effect(gain), "en") for explainer in EXPLAINERS.values()] == [
        "The Patch Holder loses 1 Heat for each Member it has",
        "The Boss of Bosses loses 1 Clout for each Made Man it has",
    ]
    sell = Transaction("sell", (0, 1, 0, 0), (3, 0, 0, 0), 3)
    assert [say(EXPLAINERS["mayhem"].transaction(sell), lang) for lang in LANGS] == [
        "Sell 1 gun → 3 cash (max 3)",
        "Vendre 1 flingue → 3 cash (max 3)",
        "Vendere 1 arma → 3 cash (max 3)",
    ]


def test_a_card_says_whom_it_is_aimed_at_and_how_hard_it_is() -> None:
    explainer = EXPLAINERS["mayhem"]
    hassle = Card(
        "x", "hassle", "house", hardcore=True, modifiers=(Modifier("no-guns"),), who="most", of="goods"
    )
    assert [say(line, "en") for line in explainer.card(hassle)] == [
        "The gang with the most Contraband: No guns in fights"
    ]
    assert say(explainer.card_kind(hassle), "en") == "Hassle, hardcore"


def test_a_gang_says_what_it_has_nothing_of() -> None:
    side = Side("unleaded", "house", 3, 2, 1, (4, 0, 1, 0), order=(Transaction("skim", get=(1, 0, 0, 0)),))
    assert [say(line, "en") for line in EXPLAINERS["mayhem"].gang(Gang("x", "house", (side,)))] == [
        "Unleaded: 3 base orders, 2 Members, 1 Prospect, 4 cash + 0 guns + 1 Contraband + 0 Heat",
        "Club Order: Skim 1 cash",
    ]


def test_a_place_is_read_as_it_is_played() -> None:
    two = (Transaction("skim", get=(1, 0, 0, 0)), Transaction("skim", get=(0, 1, 0, 0)))
    ground = Ground(two, two[:1], choose=True, hot=1, guns_prohibited=True, fight="talking")
    lines = EXPLAINERS["wise-guys"].site(Site("x", "random", "house", ground))
    assert [say(line, "en") for line in lines] == [
        "Talking",
        "Guns prohibited",
        "Hot: lose 1 Clout when exploiting it",
        "Skim 1 cash OR Skim 1 gun",
        "Boost: Skim 1 cash",
    ]
