from __future__ import annotations

import asyncio
import random
from pathlib import Path

from rig import (
    Player,
    any_answer,
    gang,
    in_round_one,
    journal,
    lines_on_disk,
    new_table,
    open_house,
    play_on,
    reloaded,
    run,
    settings,
    sit_down,
    until,
)

from gangland.game.deals.phrases import LINES, PHRASES
from gangland.server.store import archive


def test_an_ack_comes_after_the_line_is_on_the_disk(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        seat = journal(room).owed()[0]
        seen: list[tuple[str, int]] = []
        for player in players:
            send = player.session.send_text

            def spy(text: str, send=send) -> None:  # type: ignore[no-untyped-def] # noqa: ANN001
                seen.append((text[:14], len(lines_on_disk(folder, room.id))))
                send(text)

            player.session.send_text = spy
        before = len(journal(room))
        await players[seat].act(any_answer(room, seat, random.Random(1)))
        assert seen[0][0] == '{"type":"ack",'
        assert len(seen) == 5
        assert all(count > before for _, count in seen)
        assert lines_on_disk(folder, room.id) == journal(room).game.lines
        await house.close()

    run(story())


def test_somebody_who_hangs_up_in_the_middle_has_acted_all_the_same(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        seat = journal(room).owed()[0]
        other = players[(seat + 1) % 4]
        heard = len(other.heard("update"))
        acting = asyncio.create_task(players[seat].act(any_answer(room, seat, random.Random(1))))
        await asyncio.sleep(0)
        players[seat].session.leave()
        acting.cancel()
        await until(lambda: len(other.heard("update")) > heard)
        assert lines_on_disk(folder, room.id) == journal(room).game.lines
        await house.close()

    run(story())


def test_a_write_that_fails_changes_nothing(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        seat = journal(room).owed()[0]
        answer = any_answer(room, seat, random.Random(1))
        before = journal(room)
        await house.store.run(lambda base: archive.append(base, room.id, len(before), [archive.Line("x", 0)]))
        replies = await players[seat].act(answer)
        assert replies == [
            {"type": "error", "code": "storage", "message": {"id": "error-storage", "args": {}}, "id": "a1"}
        ]
        assert room.journal is before
        await house.store.run(lambda base: base.execute("DELETE FROM lines WHERE text = 'x'").rowcount)
        assert (await players[seat].act(answer))[0]["type"] == "ack"
        await house.close()

    run(story())


def test_a_repeated_message_gets_the_first_answer_and_has_no_second_effect(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        seat = journal(room).owed()[0]
        act = {"type": "act", "id": "once", "version": players[seat].version()}
        act["action"] = any_answer(room, seat, random.Random(1))
        first = await players[seat].say(**act)
        lines = len(journal(room))
        again = await players[seat].say(**act)
        assert first[0] == again[0]
        assert first[0]["type"] == "ack"
        assert again[1]["type"] == "update"
        assert len(journal(room)) == lines
        # another seat's id is another id; a refusal is repeated too
        other = (seat + 1) % 4
        nonsense = {"type": "act", "id": "once", "version": players[other].version(), "action": "fly"}
        refused = await players[other].say(**nonsense)
        assert refused[0]["code"] == "unknown-action"
        assert (await players[other].say(**nonsense))[0] == refused[0]
        # and after a restart
        loaded = await reloaded(house, room.id)
        player = Player(loaded, players[seat].key)
        await player.hello()
        assert (await player.say(**act))[0] == first[0]
        assert len(journal(loaded)) == lines
        await house.close()

    run(story())


def test_a_stale_answer_is_refused_with_what_was_missed(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        chooser = random.Random(2)
        await play_on(room, players, chooser, 20)
        seat = journal(room).owed()[0]
        players[seat].session.version = 3
        replies = await players[seat].act(any_answer(room, seat, chooser), version=3)
        assert [reply["type"] for reply in replies] == ["refused", "update"]
        assert replies[0]["code"] == "stale"
        assert replies[1]["version"] == players[seat].version()
        assert replies[1]["facts"][0]["version"] == 4
        future = await players[seat].act(any_answer(room, seat, chooser), version=10_000)
        assert future[0]["code"] == "stale"
        await house.close()

    run(story())


def test_fists_may_be_made_at_the_same_time(folder: Path) -> None:
    """What others answer in the meantime does not make an answer to the same question stale."""

    async def story() -> int:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        chooser = random.Random(5)
        together = 0
        for _ in range(400):
            if room.record.state == "over":
                break
            owed = journal(room).owed()
            versions = {seat: players[seat].version() for seat in owed}
            answers = {seat: any_answer(room, seat, chooser) for seat in owed}
            for seat in owed:
                reply = await players[seat].act(answers[seat], version=versions[seat])
                assert reply[0]["type"] == "ack"
            together += len(owed) > 1
        await house.close()
        return together

    assert run(story()) > 3


def test_out_of_turn_and_the_wrong_kind_are_refused(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(2), 15)
        while len(journal(room).owed()) > 1:
            await play_on(room, players, random.Random(2), 1)
        before = list(journal(room).game.lines)
        idle = next(seat for seat in range(4) if seat not in journal(room).owed())
        assert (await players[idle].act("sit"))[0]["code"] == "not-your-turn"
        assert (await players[idle].act("say to=all text=hi"))[0]["code"] == "not-an-action"
        assert (await players[idle].deal("sit"))[0]["code"] == "not-a-deal"
        assert (await players[idle].deal("offer to=nobody give=cash:1"))[0]["code"] == "unknown-seat"
        onlooker = Player(room)
        await onlooker.hello()
        assert (await onlooker.act("sit", 0))[0]["code"] == "not-your-seat"
        stranger = Player(room)
        assert (await stranger.act("sit", 0))[0]["code"] == "hello-first"
        other = Player(room, players[0].key)
        await other.hello()
        assert (await other.say(type="hello", key=players[1].key))[0]["code"] == "another-seat"
        assert journal(room).game.lines == before
        await house.close()

    run(story())


def test_deals_talk_and_promises_reach_their_parties_only(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, (ann, bob, cleo, _) = await in_round_one(house)
        heard = len(cleo.wire.texts)
        version = cleo.version()
        assert (await ann.deal(f"say to={gang(room, 1)} text='psst, a deal?'"))[0]["type"] == "ack"
        offer = f"offer to={gang(room, 1)} give=cash:1 theirs=peace:2"
        assert (await ann.deal(offer))[0]["type"] == "ack"
        assert len(cleo.wire.texts) == heard
        assert cleo.version() == version
        seen = bob.heard("update")[-1]
        assert seen["document"]["offers"][0]["give"] == [1, 0, 0]
        assert (await bob.deal("accept 1"))[0]["type"] == "ack"
        told = cleo.heard("update")[-1]
        assert [fact["event"] for fact in told["facts"]] == ["dealt"]
        assert told["document"]["offers"] == []
        assert cleo.version() == version + 1
        assert bob.heard("update")[-1]["document"]["promises"][0]["clause"]["text"] == "peace:2"
        # talk may be late, a deal may not
        assert (await bob.deal("say to=all text=hello", version=0))[0]["type"] == "ack"
        assert (await bob.deal(f"gift to={gang(room, 0)} give=cash:1", version=0))[0]["code"] == "stale"
        await house.close()

    run(story())


def test_people_say_the_phrases_meant_for_people_and_what_was_said_before_stays_said(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, (ann, bob, _, _) = await in_round_one(house)
        lines = len(journal(room))
        for to in ("all", gang(room, 1)):
            refused = (await ann.deal(f"say to={to} phrase={LINES[0]}"))[0]
            assert (refused["type"], refused["code"]) == ("refused", "unknown-phrase")
            assert refused["message"]["args"]["known"] == ", ".join(PHRASES)
        assert len(journal(room)) == lines
        assert (await bob.deal(f"say to=all phrase={PHRASES[0]}"))[0]["type"] == "ack"
        async with room.lock:
            await room.commit(0, f"say to=all phrase={LINES[0]}", "before")
        assert len(journal(await reloaded(house, room.id))) == lines + 2
        await house.close()

    run(story())


def test_dea_4_an_offer_that_lapses_is_gone_after_a_restart_too(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, (ann, bob, cleo, _) = await in_round_one(house)
        cash = journal(room).game.t.cash[0]
        assert cash
        assert (await ann.deal(f"offer to={gang(room, 1)} give=cash:{cash}"))[0]["type"] == "ack"
        assert (await ann.deal(f"gift to={gang(room, 2)} give=cash:1"))[0]["type"] == "ack"
        assert (await cleo.deal("accept 1"))[0]["type"] == "ack"
        assert (await bob.deal("accept 1"))[0]["type"] == "ack"
        assert bob.heard("update")[-1]["document"]["offers"][0]["state"] == "lapsed"
        assert (await bob.deal("accept 1"))[0]["code"] == "offer-closed"
        loaded = await reloaded(house, room.id)
        assert journal(loaded).game.ledger.offers == journal(room).game.ledger.offers
        await house.close()

    run(story())
