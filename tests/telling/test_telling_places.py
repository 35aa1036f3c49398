"""What a place gives is told as it is now, why not where it was asked, and what an action would break."""

from __future__ import annotations

import pytest
from dealing import seated, stage
from rambles import GAMES, moments, new_game
from rendering import StrictWords
from scenes import turn
from stage import FACTORY, HOSPITAL, LAW, SITE, Stage

from gangland.engine.table import PLACES, STARTING
from gangland.game.game import Game
from gangland.protocol.enquiries import preview
from gangland.telling.places import places_now
from gangland.telling.shut import why_shut
from gangland.words import LANGS

MINE, RIVAL = 1, 2


def played(s: Stage) -> Game:
    """A game in which it is seat 1's turn."""
    return seated(turn(s, MINE))


@pytest.mark.parametrize("name", GAMES)
def test_every_place_is_told_in_words_that_exist(name: str) -> None:
    strict = [StrictWords(lang, new_game(name, 5)) for lang in LANGS]
    modified = 0
    for game in moments(name, 5, deals=False):
        if game.t.round and not game.t.over:
            for seat in range(game.t.seats):
                told = places_now(game, seat)
                assert len(told) == sum(game.t.tile[place] >= 0 for place in range(STARTING, PLACES))
                for one in told:
                    assert all(words.say(line) for words in strict for line in one.told)
                    modified += (
                        one.closed or one.pays > 0 or any(deed.bonus or deed.barred for deed in one.main)
                    )
    assert modified > 20


def test_a_bonus_a_ban_and_a_closed_door_are_told_to_those_they_bind() -> None:
    s = stage()
    s.site(SITE, "irish-freddys")
    before = {one.place: one for one in places_now(played(s), MINE)}
    assert not any(deed.bonus for one in before.values() for deed in one.main)
    s = stage()
    s.site(SITE, "irish-freddys")
    for card in ("bike-week", "doctors-strike"):
        s.hassle(card)
    game = played(s)
    word = game.notation.place
    now = {one.place: one for one in places_now(game, MINE)}
    assert now[word(game.t, HOSPITAL)].closed
    assert [line.id for line in now[word(game.t, HOSPITAL)].told] == ["place-closed-now"]
    assert not now[word(game.t, LAW)].closed


def test_why_no_ride_goes_there_is_told_of_that_place() -> None:
    s = stage()
    s.own(MINE, tokens=1)
    s.crew(MINE, FACTORY, 1)
    game = played(s)
    there, law = game.notation.place(game.t, FACTORY), game.notation.place(game.t, LAW)
    assert why_shut(game, MINE, "move", law) == []  # it can be done
    [told] = why_shut(game, MINE, "move", there)
    assert told.code == "no-crew-there"


def test_a_preview_tells_which_promises_it_breaks() -> None:
    s = stage()
    s.crew(MINE, MINE, 2)
    s.crew(RIVAL, FACTORY, 1)
    game = played(s)
    there, law = game.notation.place(game.t, FACTORY), game.notation.place(game.t, LAW)
    rival = game.notation.seat(game.t, RIVAL)
    game.take(MINE, f"offer to={rival} give=cash:1 mine=avoid:{there}:1")
    game.take(RIVAL, "accept 1")
    home = game.notation.place(game.t, MINE)
    assert preview(game, MINE, f"move {home} {law} 1m").breaks == []
    [told] = preview(game, MINE, f"move {home} {there} 1m").breaks
    assert told.id == "promise-breaks"
    assert all(StrictWords(lang, game).say(told) for lang in LANGS)
    assert preview(game, MINE, "sit").breaks == []


def test_a_boost_is_offered_to_those_who_have_two_tokens() -> None:
    def boostable(tokens: int) -> list[str]:
        s = stage()
        s.site(SITE, "moonlight-pictures")
        s.own(MINE, tokens=tokens)
        return [one.place for one in places_now(played(s), MINE) if one.boostable]

    assert boostable(1) == []
    assert boostable(2) == ["moonlight-pictures"]
