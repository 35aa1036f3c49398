"""Lessons as data: everything they name exists, and every bubble fits."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from gangland.content.load import load_builtin
from gangland.content.message import Arg, Message
from gangland.game.deals.deal import check_text
from gangland.game.refusal import Refusal
from gangland.lessons.lesson import Lesson
from gangland.lessons.shelf import LessonError, find, names, parse, problems
from gangland.words import LANGS, Words

LONGEST = 150
"""Letters that fit in a bubble on a phone of 360 pixels without scrolling."""

TEXT = resources.files("gangland.lessons").joinpath("mayhem.toml").read_text("utf-8")
NUMBERS: dict[str, Arg] = {"count": 3, "price": 2, "cash": 6, "total": 6, "orders": 6}
ARGS: dict[str, Arg] = {**NUMBERS, "turf": Message("site-gun-factory")}


@pytest.fixture(params=names())
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return find(request.param)


def test_every_rule_of_a_beat_is_in_the_book(lesson: Lesson) -> None:
    words = Words("en", game=lesson.game)
    for beat in lesson.beats:
        assert beat.rules
        for rule in beat.rules:
            key = f"rule-{rule.lower()}"
            assert words.has(key) or words.has(f"{key}-{lesson.game}"), (beat.id, rule)


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_rival_says_to_an_offer_can_be_said(lesson: Lesson, lang: str) -> None:
    words = Words(lang, game=lesson.game)
    said = [words.text(f"lesson-{beat.offer.text}") for beat in lesson.beats if beat.offer]
    assert said
    assert [check_text(text) for text in said] == said


@pytest.mark.parametrize("lang", LANGS)
def test_every_bubble_is_said_in_two_short_sentences(lesson: Lesson, lang: str) -> None:
    words = Words(lang, game=lesson.game)
    for key in lesson.sayings():
        assert words.has(key), key
        text = words.text(key, **ARGS)
        assert "{" not in text, text
        assert len(re.findall(r"[.!?…](?=\s|$)", text)) <= 2, text
        assert text[-1] in ".!?", text
        assert len(text) <= LONGEST, (len(text), text)


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_is_used(lang: str) -> None:
    used = {key for name in names() for key in find(name).sayings()}
    text = resources.files("gangland.words").joinpath(lang, "lesson.ftl").read_text("utf-8")
    spoken = {
        key
        for key in re.findall(r"^(lesson-[\w-]+) =", text, re.MULTILINE)
        if re.match(r"lesson-[mw]\d", key)
    }
    assert spoken == used


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ('sites = ["rusty-spoke"', 'sites = ["rusty-spork"', "no site rusty-spork"),
        ('cards = ["cartel-shipment"]', 'cards = ["cartel-shipping"]', "no card cartel-shipping"),
        ('gang = "lin"', 'gang = "len"', "gang len"),
        ('"exploit irish-freddys"', '"exploit irish-teddys"', "no place irish-teddys"),
        ('"recruit",', '"recruits",', "no order recruits"),
        ("ChooseGoods =", "ChooseGods =", "no step ChooseGods"),
        ('asked = "FollowUp"', 'asked = "FollowOn"', "no step FollowOn"),
        ('can = "promote"', 'can = "demote"', "no order demote"),
        ('done = "m4"', 'done = "m44"', "no beat m44"),
        ('by = "mayans"', 'by = "maya"', "no gang maya"),
        ('to = "gun-factory"', 'to = "gun-fact"', "no place gun-fact"),
        (
            'goal = { event = "promoted", seat = "you"',
            'goal = { event = "promoted", seat = "yo"',
            "no gang yo",
        ),
        ('id = "m3"', 'id = "m2"', "two with one id"),
        ("face = 5", "face = 7", "dice"),
    ],
)
def test_what_is_wrong_is_found(before: str, after: str, wrong: str) -> None:
    assert before in TEXT
    found = [*problems(parse(TEXT.replace(before, after)), load_builtin("mayhem"))]
    assert any(wrong in one for one in found), found


def test_our_own_have_nothing_wrong(lesson: Lesson) -> None:
    assert [*problems(lesson, load_builtin(lesson.game))] == []


@pytest.mark.parametrize(
    ("before", "after"), [("lesson = 1", "lesson = 2"), ("round = 1", "rund = 1"), ("[", "")]
)
def test_a_file_that_is_no_lesson(before: str, after: str) -> None:
    with pytest.raises(LessonError):
        parse(TEXT.replace(before, after))


def test_a_lesson_nobody_wrote() -> None:
    with pytest.raises(Refusal) as refused:
        find("chess")
    assert refused.value.code == "unknown-lesson"
