"""Notation: every action is a line that reads back as itself, and any other text is refused."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rambles import GAMES, all_seen, moments, new_game, played

from gangland.engine import action as act
from gangland.engine.step import answer, options
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.notation import KINDS, WORDS
from gangland.game.playout import sample
from gangland.game.refusal import Refusal

MOST_GAMES = 400
ONLY = {
    "mayhem": {act.PICK_SIDE},
    "wise-guys": {act.PICK_MADE, act.OPTION, act.BACK, act.NAME, act.BRIBE, act.BOMB},
}
"""Kinds of action that one of the games alone has."""


def round_trips(game: Game, seed: int) -> set[int]:
    """Play at random, writing and reading an action of every row of every menu; return their kinds."""
    g, t, n = game.g, game.t, game.notation
    dice = Dice(seed)
    kinds: set[int] = set()
    while not t.over:
        for seat in game.owed():
            menu = options(g, t, seat)
            for row in range(len(menu)):
                action = menu.nth(row, dice.below(menu.size(row)))
                text = n.write(t, seat, action)
                assert n.read(t, seat, text, menu) == action, text
                assert text.isprintable()
                kinds.add(act.kind_of(action))
        answer(g, t, seat, sample(menu, dice))
    return kinds


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_action_reads_back_as_itself(name: str) -> None:
    others = set().union(*(kinds for game, kinds in ONLY.items() if game != name))
    missing = set(WORDS) - others
    for seed in range(MOST_GAMES):
        missing -= round_trips(new_game(name, seed), seed)
        if not missing:
            return
    pytest.fail(f"never seen: {[WORDS[kind] for kind in missing]}")


def test_every_kind_has_a_word_of_its_own() -> None:
    assert set(WORDS) == set(range(1, act.KINDS))
    assert {KINDS[word] for word in WORDS.values()} == set(WORDS)


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_game_reads_back_as_itself(name: str) -> None:
    game = played(name, 1)
    again = game.rewound(0)
    for line in game.lines:
        who, _, text = line.partition(": ")
        again.take(again.notation.parse_seat(again.t, who), text)
        assert again.lines[-1] == line


@pytest.mark.parametrize("name", GAMES)
def test_spaces_do_not_matter(name: str) -> None:
    game = played(name, 0, 40, deals=False)
    for game in moments(name, 0, 60, deals=False):
        for seat in game.owed():
            text = game.notation.write(game.t, seat, list(game.menu(seat).actions())[-1])
            spaced = f"  {text.replace(' ', '   ')}\t"
            menu = game.menu(seat)
            assert game.notation.read(game.t, seat, spaced, menu) == game.notation.read(
                game.t, seat, text, menu
            )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-action"),
        ("   ", "unknown-action"),
        ("dance", "unknown-action"),
        ("Sit", "unknown-action"),
        ("sit down", "too-many-words"),
        ("move", "missing-word"),
        ("move clubhouse", "missing-word"),
        ("move clubhouse gun-factory", "missing-word"),
        ("move atlantis gun-factory 1r", "unknown-place"),
        ("move clubhouse place18 1r", "unknown-place"),
        ("move clubhouse gun-factory everybody", "unknown-crew"),
        ("move clubhouse gun-factory 1r+", "unknown-crew"),
        ("move clubhouse gun-factory r1", "unknown-crew"),
        ("move clubhouse gun-factory ²r", "unknown-crew"),
        ("move clubhouse gun-factory " + "+".join(["9r"] * 99), "crew-twice"),
        ("move clubhouse gun-factory 9r", "crew-too-many"),
        ("guns two", "not-a-number"),
        ("guns ²", "not-a-number"),
        ("guns -1", "not-a-number"),
        ("guns 99999", "not-a-number"),
        ("target nobody", "unknown-seat"),
        ("gang", "missing-word"),
        ("gang mob", "unknown-id"),
        ("draw ace-of-spades", "unknown-id"),
        ("fight gun-factory unlocked", "too-many-words"),
    ],
)
@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_read_is_refused_with_a_reason(name: str, text: str, code: str) -> None:
    game = next(one for one in moments(name, 0, deals=False) if one.t.round and one.owed() != [CHANCE])
    with pytest.raises(Refusal) as refusal:
        game.take(game.owed()[0], text)
    assert refusal.value.code == code


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-2, -1, 4, 5, 7, 99])
def test_who_has_no_seat_is_refused(name: str, seat: int) -> None:
    game = played(name, 0, 40)
    for text in ("sit", "move clubhouse gun-factory 1r", "say to=all text=hello", "accept 1"):
        with pytest.raises(Refusal) as refusal:
            game.take(seat, text)
        assert refusal.value.code == "unknown-seat"


MOMENTS = [played(name, seed, moves) for name in GAMES for seed, moves in ((0, 2), (1, 7), (2, 90), (3, 230))]
MOMENTS += [played(name, 0) for name in GAMES]
TOKENS = [
    *KINDS,
    *(
        "offer",
        "gift",
        "accept",
        "decline",
        "withdraw",
        "say",
        "clubhouse",
        "er",
        "gun-factory",
        "1m",
        "1r",
        "2m1r",
    ),
    *(
        "samcro",
        "lin",
        "seat1",
        "seat2",
        "seat9",
        "*",
        "chicago-outfit",
        "al-capone",
        "locked",
        "0",
        "1",
        "99",
    ),
    *(
        "to=seat2",
        "to=seat1,seat3",
        "to=all",
        "to=*",
        "to=",
        "give=cash:1",
        "give=cash:",
        "give=orders:1",
        "want=guns:9",
    ),
    *(
        "mine=peace:1",
        "mine=avoid:gun-factory:2",
        "theirs=pay:cash:1:2",
        "theirs=word:1:x",
        "mine=sell::",
        "until=2",
    ),
    *("until=x", "counter=1", "text=hello", "text='", "'", '"', "\\", "=", ":", "\n", "\x00", "٣", "é", "🔫"),
]
AWKWARD = st.lists(st.sampled_from(TOKENS), max_size=8).map(" ".join) | st.text(max_size=60)


@given(moment=st.sampled_from(MOMENTS), seat=st.integers(-1, 7), text=AWKWARD)
def test_any_text_is_taken_or_refused_and_a_refusal_changes_nothing(
    moment: Game, seat: int, text: str
) -> None:
    game = moment.branch()
    try:
        game.take(seat, text)
    except Refusal as refusal:
        json.dumps(refusal.document())
        assert all_seen(game) == all_seen(moment)
        assert (game.lines, game.facts, game.ledger.offers) == (
            moment.lines,
            moment.facts,
            moment.ledger.offers,
        )
    else:
        assert len(game.lines) == len(moment.lines) + 1
        assert game.rewound(len(game.lines)).lines == game.lines


@given(
    moment=st.sampled_from(MOMENTS),
    seat=st.integers(0, CHANCE),
    kind=st.integers(1, act.KINDS - 1),
    data=st.data(),
)
def test_any_action_is_taken_or_refused_and_a_refusal_changes_nothing(
    moment: Game, seat: int, kind: int, data: st.DataObject
) -> None:
    game = moment.branch()
    parts = [data.draw(st.integers(0, top)) for top in (19, 70, 31, 6)]
    try:
        game.answer(seat, act.pack(kind, *parts))
    except Refusal as refusal:
        json.dumps(refusal.document())
        assert all_seen(game) == all_seen(moment)
    else:
        assert len(game.lines) == len(moment.lines) + 1
