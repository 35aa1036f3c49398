"""Noninterference on the wire: what a seat or a spectator is sent does not depend on what it cannot know.

Two rooms differ only in what is behind the blinds of others (or in what others said in private). The bytes of
every message to the viewer must be the same: greetings, updates, refusals, answers to questions.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace
from rig import NAMES, Player, any_answer, journal, run
from twins import new_room, twin, viewer_of

from gangland.arena.leaks import ILLEGAL, PROBES, blinds_up, other_world
from gangland.game.chance import Dice
from gangland.game.croupier import FairCroupier
from gangland.game.journal import Journal
from gangland.game.notation import WORDS
from gangland.game.refusal import Refusal
from gangland.protocol.document import Shown
from gangland.protocol.parts import Document
from gangland.server.table.web_table import Room

REVEALING = {"stole", "seen", "affected", "held", "gained", "ended", "tokens", "skipped", "peeked"}
ONLOOKER = -1


def players(room: Room, viewers: range) -> dict[int, Player]:
    return {seat: Player(room, NAMES[seat] if seat >= 0 else None) for seat in viewers}


async def curious(viewer: Player, seat: int, chooser: random.Random) -> None:
    """Say hello and try everything that might tell something."""
    await viewer.hello()
    await viewer.hello(since=3)
    await viewer.say(type="ask", id="m", what="market")
    game = journal(viewer.room).game
    if seat < 0:
        await viewer.say(type="ask", id="past", what="past", version=chooser.randint(0, viewer.version()))
        await viewer.act("sit", 0)
        return
    rival = game.notation.seat(game.t, (seat + 1) % game.t.seats)
    texts = [any_answer(viewer.room, seat, chooser)] if seat in journal(viewer.room).owed() else []
    texts += [f"{WORDS[kind & 255]} clubhouse {rival}" for kind in chooser.sample(ILLEGAL, 8)]
    texts += [f"{verb} {place}" for verb in ("exploit", "fight", "promote") for place in ("clubhouse", "er")]
    for number, text in enumerate(texts):
        for what in ("why", "preview"):
            await viewer.say(type="ask", id=f"{what}{number}", what=what, action=text)
    for order in ("move", "exploit", "fight", "promote", "recruit", "order"):
        await viewer.say(type="ask", id=f"s{order}", what="shut", action=order)
    for place in ("", "er", "gun-factory"):
        await viewer.say(type="ask", id="o", what="odds", place=place)
        await viewer.say(type="ask", id="oc", what="odds", place=place, crew="1r")
    await viewer.say(type="ask", id="past", what="past", version=chooser.randint(0, viewer.version()))
    for text in texts[1:]:
        await viewer.act(text)
    await viewer.act(texts[0], 1)
    for text in PROBES:
        await viewer.say(type="ask", id="t", what="terms", action=text.format(rival=rival))
        await viewer.deal(text.format(rival=rival))
    await viewer.say(type="vote", id="v", seat=(seat + 1) % 4, yes=True)


async def step(room: Room, chooser: random.Random) -> None:
    """One answer, without anybody looking."""
    seat = chooser.choice(journal(room).owed())
    await room.commit(seat, any_answer(room, seat, chooser), "a person's")


async def compare_static(room: Room, seat: int, number: int) -> None:
    """A viewer of two worlds is sent the same, whatever it tries."""
    game = journal(room).game
    world = other_world(game, seat, Dice(number), richer=False)
    sent = []
    for here in (twin(room, game.branch()), twin(room, world)):
        viewer = viewer_of(here, seat)
        await curious(viewer, seat, random.Random(number))
        sent.append(viewer.wire.texts)
    assert sent[0] == sent[1]


async def compare_dynamic(room: Room, seat: int, number: int, moves: int = 14) -> None:
    """A viewer of two worlds that are played on alike is sent the same, until the rules reveal more."""
    chooser = random.Random(number)
    game = journal(room).game
    rooms = [twin(room, game.branch()), twin(room, other_world(game, seat, Dice(number), richer=True))]
    viewers = [viewer_of(here, seat) for here in rooms]
    for viewer in viewers:
        await viewer.hello()
    for _ in range(moves):
        if rooms[0].record.state == "over" or journal(rooms[0]).owed() != journal(rooms[1]).owed():
            break
        who = chooser.choice(journal(rooms[0]).owed())
        text = any_answer(rooms[0], who, chooser)
        try:
            for here in rooms:
                await here.commit(who, text, "a person's")
                here.publish()
        except Refusal:
            assert game.g.hidden_tokens
            return
        facts = [doc["facts"] for viewer in viewers for doc in viewer.heard("update")[-1:]]
        if facts[0] != facts[1]:
            assert {fact["event"] for told in facts for fact in told} & REVEALING
            return
        assert viewers[0].wire.texts == viewers[1].wire.texts


Compare = Callable[[Room, int, int], Awaitable[None]]


async def compare_whispers(room: Room, seat: int, number: int) -> None:
    """A viewer cannot tell whether others whispered, offered, declined and withdrew."""
    chooser = random.Random(number)
    rooms = [twin(room, journal(room).game.branch()) for _ in range(2)]
    viewers = [viewer_of(here, seat) for here in rooms]
    t = journal(room).game.t
    others = [one for one in range(t.seats) if one != seat and t.is_alive(one)]
    if len(others) < 2:  # nobody to whisper with
        return
    for viewer in viewers:
        await viewer.hello()
    for _ in range(6):
        if rooms[0].record.state == "over":
            return
        await whisper(rooms[1], others[:2])
        who = chooser.choice(journal(rooms[0]).owed())
        text = any_answer(rooms[0], who, chooser)
        for here in rooms:
            await here.commit(who, text, "a person's")
            here.publish()
        if seat >= 0:
            for viewer in viewers:
                await viewer.deal("say to=all text=well")
                await viewer.deal("accept 1")
        assert viewers[0].wire.texts == viewers[1].wire.texts
    assert len(journal(rooms[1])) > len(journal(rooms[0]))


async def whisper(room: Room, pair: list[int]) -> None:
    one, other = pair
    game = journal(room).game
    names = [game.notation.seat(game.t, seat) for seat in pair]
    for who, text in (
        (one, f"say to={names[1]} text=psst"),
        (one, f"offer to={names[1]} give=cash:1 theirs=peace:{game.t.round}"),
        (other, f"offer to={names[0]} want=guns:1"),
        (other, f"decline {len(game.ledger.offers_seen(other)) + 1}"),
        (other, f"withdraw {len(game.ledger.offers_seen(other)) + 2}"),
    ):
        try:
            await room.commit(who, text)
        except Refusal:
            continue
        room.publish()


Table = tuple[str, dict[str, int], int]
TABLES: list[Table] = [
    ("mayhem", {}, 4),
    ("mayhem", {"under-the-radar": 1}, 3),
    ("wise-guys", {}, 4),
    ("mayhem", {}, 6),
]


async def through_a_game(table: Table, compare: Compare, every: int) -> int:
    """Play a game by chance, comparing now and then from everybody's place; return how often."""
    game, options, seats = table
    room = new_room(game, options, seats)
    chooser = random.Random(seats)
    compared = 0
    for number in range(5000):
        if room.record.state == "over":
            break
        if number % every == 0 and not blinds_up(journal(room).game):
            await compare(room, chooser.randrange(ONLOOKER, seats), number)
            compared += 1
        await step(room, chooser)
    return compared


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
def test_inf_1_what_is_sent_does_not_depend_on_what_others_hide(
    table: Table,
) -> None:
    assert run(through_a_game(table, compare_static, 9)) > 8


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
def test_inf_1_nor_does_what_is_sent_while_the_game_goes_on(table: Table) -> None:
    assert run(through_a_game(table, compare_dynamic, 12)) > 6


@pytest.mark.parametrize("table", TABLES[::2], ids=lambda table: "-".join(map(str, table)))
def test_inf_3_nobody_can_tell_whether_others_whisper(table: Table) -> None:
    assert run(through_a_game(table, compare_whispers, 12)) > 5


@pytest.mark.parametrize("compare", [compare_static, compare_dynamic])
def test_a_planted_leak_is_found(compare: Compare, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Shown.to

    def leaky(shown: Shown, seat: int, *rest: Any) -> Document:  # noqa: ANN401 - whom one has muted
        return replace(plain(shown, seat, *rest), face_down=max(shown.game.t.cash) % 2)

    monkeypatch.setattr(Shown, "to", leaky)
    with pytest.raises(AssertionError):
        run(through_a_game(TABLES[0], compare, 3))


def test_a_planted_count_of_lines_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Journal, "version", lambda self, _viewer: len(self))
    with pytest.raises(AssertionError):
        run(through_a_game(TABLES[0], compare_whispers, 5))


def test_the_seed_is_never_sent_before_the_end() -> None:
    async def story() -> None:
        room = new_room("mayhem", {}, 4)
        everybody = players(room, range(ONLOOKER, 4))
        for seat, player in everybody.items():
            await curious(player, seat, random.Random(seat))
        chooser = random.Random(1)
        croupier = FairCroupier(journal(room).croupier.seed)
        for _ in range(5000):
            if room.record.state == "over":
                break
            for player in everybody.values():
                text = "".join(player.wire.texts)
                assert room.record.seed not in text
                assert croupier.seed not in text
                player.wire.texts.clear()
            await step(room, chooser)
            room.publish()
        for player in everybody.values():
            assert player.heard("over")[0]["reveal"] == room.record.seed

    run(story())
