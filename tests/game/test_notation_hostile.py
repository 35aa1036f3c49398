"""Notation at its worst: crew that is not there, that could be several, or that is no crew at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from rambles import GAMES, all_seen, moments, new_game, played

from gangland.engine import action as act
from gangland.engine import menu as menu_row
from gangland.engine.table import CHANCE, PLACES
from gangland.game.crew import LETTERS, Crowd, read_crew
from gangland.game.game import Game
from gangland.game.notation import AT_A_PLACE, WITH_CREW, WORDS
from gangland.game.positions.position import from_text
from gangland.game.refusal import Refusal

SEEDS = range(8)
NO_CREW = (
    *(
        "0m",
        "0r",
        "00m",
        "01m",
        "0m0r",
        "1m00r",
        "-1m",
        "+1m",
        "1m+",
        "1m++1r",
        "+",
        "m",
        "r",
        "1",
        "11",
        "x",
        "1x",
        "1rm",
    ),
    *(
        "1m1m",
        "1r1m",
        "1m1r1r",
        "1M",
        "1R",
        "1m1P",
        "\uff11m",
        "²m",
        "٣m",
        "1\uff4d",
        "1m\u200b",
        "m1",
        "1.m",
        "1e1m",
        "0x1m",
    ),
    *("1m,1r", "1m;1r", "1m&1r", "*", "all", "1m|2m", "31", "0b11", "99999m", "1" * 5000 + "m", "m" * 5000),
)
"""Texts that are no crew in any game."""


class Asked(NamedTuple):
    """A row of somebody's menu that asks for crew, at a moment of a game."""

    game: Game
    seat: int
    start: str
    there: Crowd


def asked(name: str) -> Iterator[Asked]:
    """Every first moment at which a kind of action asks for crew, and a few more."""
    seen: dict[int, int] = {}
    for seed in SEEDS:
        for game in moments(name, seed, deals=False):
            for seat in game.owed() if game.owed() != [CHANCE] else []:
                rows = list(game.menu(seat).rows)
                for at in range(0, len(rows), menu_row.WIDTH):
                    kind, place, targets = rows[at : at + 3]
                    if kind in WITH_CREW and seen.setdefault(kind, 0) < 4:
                        seen[kind] += 1
                        words = [WORDS[kind]]
                        words += [game.notation.place(game.t, place)] if kind in AT_A_PLACE else []
                        goals = [goal for goal in range(PLACES) if targets >> goal & 1]
                        words += [game.notation.place(game.t, goals[0])] if kind == act.MOVE else []
                        there = Crowd(rows[at + menu_row.MADE], rows[at + menu_row.ROOKIES])
                        yield Asked(game.branch(), seat, " ".join(words), there)


@pytest.fixture(scope="module", params=GAMES)
def rows(request: pytest.FixtureRequest) -> list[Asked]:
    """All that asks for crew in one of the games."""
    return list(asked(request.param))


def refused(one: Asked, crew: str) -> Refusal:
    """The refusal of a crew, which changed nothing."""
    before = all_seen(one.game), one.game.lines[:], one.game.facts[:]
    with pytest.raises(Refusal) as found:
        one.game.take(one.seat, f"{one.start} {crew}")
    assert (all_seen(one.game), one.game.lines, one.game.facts[:]) == before
    return found.value


def test_every_kind_of_crew_is_asked_for(rows: list[Asked]) -> None:
    kinds = {one.start.split()[0] for one in rows}
    assert kinds >= {"move", "backup", "injure", "promote", "fall"}


def test_more_than_there_is_is_refused_with_how_many_there_are(rows: list[Asked]) -> None:
    for one in rows:
        made, letter = one.there.made.bit_count(), one.game.notation.rookie
        for crew in (
            f"{made + 1}m",
            "9m",
            "9999m",
            "31m",
            f"{one.there.rookies + 1}r",
            f"9{letter}",
            f"9m9{letter}",
        ):
            refusal = refused(one, crew)
            assert (refusal.code, refusal.details["made"], refusal.details["rookies"]) == (
                "crew-too-many",
                made,
                one.there.rookies,
            ), (one.start, crew)


def test_what_is_no_crew_is_refused(rows: list[Asked]) -> None:
    for one in rows[::3]:
        others = [letter for name, letter in LETTERS.items() if name != one.game.setup.game]
        for crew in (*NO_CREW, *(f"1{letter}" for letter in others)):
            assert refused(one, crew).code == "unknown-crew", (one.start, crew)
        assert refused(one, "").code == "missing-word"
        assert refused(one, f"{one.there.made.bit_count() or 1}m 1r").code in (
            "too-many-words",
            "crew-too-many",
        )


def test_nobody_is_counted_twice(rows: list[Asked]) -> None:
    for one in rows:
        letter = one.game.notation.rookie
        for crew in ("1m+1m", "1r+1r", f"1r+1{letter}", f"1m1r+1{letter}"):
            assert refused(one, crew).code == "crew-twice", (one.start, crew)
        if one.game.g.named:
            name = one.game.notation.men[one.game.t.gang[one.seat]][0]
            assert refused(one, f"{name}+{name}").code == "crew-twice"


def test_a_count_of_named_men_says_which_or_is_refused() -> None:
    """`2m` of three could be any two; `3m` of three are all of them."""
    counts = 0
    for one in asked("wise-guys"):
        names = one.game.notation.men[one.game.t.gang[one.seat]]
        there = [name for man, name in enumerate(names) if one.there.made >> man & 1]
        for count in range(1, len(there)):
            refusal = refused(one, f"{count}m")
            assert (refusal.code, refusal.details["known"]) == ("crew-which", ", ".join(there))
            counts += 1
        if there:
            assert refused(one, f"{there[0]}+1m").code == "crew-which"
            whole = read_crew(f"{len(there)}m", names, "a", one.there, named=True)
            assert whole == (one.there.made, 0)
    assert counts > 5


def test_a_man_who_is_elsewhere_is_refused() -> None:
    for one in asked("wise-guys"):
        names = one.game.notation.men[one.game.t.gang[one.seat]]
        away = [name for man, name in enumerate(names) if not one.there.made >> man & 1]
        for name in away:
            assert refused(one, name).code in ("not-that-crew", "not-offered", "no-rookie-there"), one.start
        rivals = {man for men in one.game.notation.men for man in men} - set(names)
        for name in (*sorted(rivals)[:2], names[0].title(), names[0].upper()):
            assert refused(one, name).code == "unknown-crew"


@pytest.mark.parametrize("name", GAMES)
def test_crew_is_taken_in_the_letters_of_the_game(name: str) -> None:
    """`1p` is a prospect, `1a` an associate; logs have `1r`, which is taken as well."""
    taken = 0
    for one in asked(name):
        for letter in (LETTERS[name], "r"):
            game = one.game.branch()
            try:
                game.take(one.seat, f"{one.start} 1{letter}")
            except Refusal:
                continue
            assert game.lines[-1].endswith(" 1r")
            taken += 1
    assert taken > 4
    assert taken % 2 == 0


def test_nobody_of_one_kind_beside_somebody_of_the_other_is_crew() -> None:
    there = Crowd(0b11, 3)
    assert read_crew("0m2r", (), "p", there, named=False) == Crowd(0, 2)
    assert read_crew("1m0p", (), "p", there, named=False) == Crowd(0b1, 0)


def test_positions_count_no_named_men_without_saying_which() -> None:
    text = 'gangland = "position 1"\ngame = "wise-guys"\n'
    gangs = ("chicago-outfit", "sheldon", "north-side")
    for crew, code in (
        ("2m", "crew-which"),
        ("9m", "position-crew"),
        ("9a", "position-crew"),
        ("1p", "unknown-crew"),
    ):
        lines = [f'[[gang]]\nid = "{gang}"\ncrew = {{ clubhouse = "{crew}" }}' for gang in gangs]
        with pytest.raises(Refusal) as refusal:
            from_text(text + "\n".join(lines))
        assert refusal.value.code == code


NUMBERS = (
    "-1",
    "+1",
    "",
    "0x1",
    "1.0",
    "1e1",
    "१",
    "²",
    "99999",
    "9" * 5000,
    "one",
    "1 1",
    "--1",
    "1,1",
    "NaN",
    "1_0",
)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("word", ["guns", "market", "use", "option", "roll"])
def test_what_is_no_number_is_refused(name: str, word: str) -> None:
    game = played(name, 0, 60)
    before = all_seen(game)
    for number in NUMBERS:
        with pytest.raises(Refusal) as refusal:
            game.take(game.owed()[0], f"{word} {number}")
        assert refusal.value.code in ("not-a-number", "missing-word", "too-many-words")
    assert all_seen(game) == before


AMOUNTS = (
    *(
        "cash",
        "cash:",
        "cash:0",
        "cash:-1",
        "cash:+1",
        "cash:\uff11",
        "cash:²",
        "cash:1e3",
        "cash:99999",
        "cash:" + "9" * 5000,
    ),
    *(
        "cash:1:1",
        "Cash:1",
        "cash :1",
        "cash:1;guns:1",
        "money:1",
        "orders:1",
        "standing:1",
        "1:cash",
        ":1",
        "goods",
    ),
    "cash:9999,cash:1",
)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("verb", ["offer", "gift"])
def test_what_is_no_amount_is_refused(name: str, verb: str) -> None:
    game = next(one for one in moments(name, 0, deals=False) if one.t.round)
    own = game.pack.terms["goods"]
    other = next(term for term in ("contraband", "booze") if term != own)
    before = all_seen(game), game.lines[:], game.ledger.offers[:]
    for amount in (*AMOUNTS, f"{other}:1", f"{own}:0", own.title() + ":1"):
        with pytest.raises(Refusal) as refusal:
            game.take(0, f"{verb} to={game.notation.seat(game.t, 1)} 'give={amount}'")
        assert refusal.value.code in ("not-a-number", "not-tradable"), amount
        assert own in str(refusal.value.details.get("known", own))
    assert (all_seen(game), game.lines, game.ledger.offers) == before


@pytest.mark.parametrize("name", GAMES)
def test_goods_are_called_what_the_game_calls_them_and_logged_as_goods(name: str) -> None:
    game = next(one for one in moments(name, 0, deals=False) if one.t.round)
    own, to = game.pack.terms["goods"], game.notation.seat(game.t, 1)
    game.take(0, f"offer to={to} want={own}:1,goods:1 theirs=pay:{own}:2:{game.t.rounds}")
    assert game.ledger.offers[-1].want == (0, 0, 2)
    assert f"want=goods:2 theirs=pay:goods:2:{game.t.rounds}" in game.lines[-1]


def test_before_the_gangs_are_chosen_nobody_has_crew() -> None:
    game = new_game("wise-guys")
    for text in ("move clubhouse gun-factory 9m", "start 2m", "start al-capone", "fall er 1m"):
        for seat in range(4):
            with pytest.raises(Refusal):
                game.branch().take(seat, text)
