"""Recipe 3 at a table: nobody knows a throw before it is due; who withholds a link gains next to nothing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from holders import Holder, croupier, play_with_chains, sit_with_chains, throw
from rig import (
    Player,
    Watch,
    any_answer,
    journal,
    lines_on_disk,
    new_table,
    open_house,
    reloaded,
    run,
    settings,
    until,
)

from gangland.game.chain import STRETCH, Chain, back, last_of, seal
from gangland.game.croupier import SEED_DICE
from gangland.game.refusal import Refusal
from gangland.protocol.bodies import Pace
from gangland.server.table.gathering import add_chain
from gangland.server.table.web_table import Room


def dice_of(room: Room) -> list[str]:
    return [line for line in journal(room).game.lines if line.startswith("*: ")]


def about_dice(room: Room, word: str) -> list[str]:
    return [line for line in journal(room).game.lines if line.startswith(f"house: {word} ")]


def test_a_chain_goes_back_link_by_link_to_what_was_told() -> None:
    chain = Chain("ab" * 32)
    assert chain.link(4096) == "ab" * 32
    assert back(chain.link(200), 200) == chain.anchor
    assert back(chain.link(65), 1) == chain.link(64)
    assert len({chain.link(index) for index in range(150)}) == 150


def test_nothing_is_thrown_before_every_link_has_come(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_with_chains(house, new_table(people=3))
        assert room.record.state == "running"
        assert journal(room).game.lines == []
        asked = [player.heard("dice")[-1] for player in players]
        assert [(one["index"], one["due"]) for one in asked] == [(1, True)] * 3
        assert asked[0]["parts"] == [player.chain.part for player in players]
        await players[0].show(1)
        await players[2].show(1)
        assert dice_of(room) == []
        assert all(players[0].chain.link(1) not in text for text in players[1].wire.texts)
        await players[1].show(1)
        assert dice_of(room)
        fact = next(one for one in players[1].heard("update")[-1]["facts"] if one["event"] == "thrown")
        assert fact["links"] == [player.chain.link(1) for player in players]
        assert back(fact["house"], 1) == room.record.commitment
        await house.close()

    run(story())


def test_the_house_neither_knows_nor_can_choose_without_the_last_link(folder: Path) -> None:
    """The same house and seats but one link: other dice. No part decides, and none can be left out."""
    faces = set()
    for last in range(12):
        at = folder / str(last)
        at.mkdir()

        async def story(at: Path = at, last: int = last) -> str:
            house = open_house(settings(at))
            room, keys, _ = await house.create(new_table(people=3))
            players = [Holder(room, key, seat) for seat, key in keys.items()]
            players[2].chain = Chain(f"{last + 77:064x}")
            for player in players:
                await player.hello()
                await add_chain(room, player.at, player.chain.anchor)
            await throw(players)
            await house.close()
            return "".join(dice_of(room))

        faces.add(run(story()))
    assert len(faces) > 8


def test_while_dice_are_due_nobody_acts_deals_or_takes_back(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_with_chains(house, new_table(people=3))
        await throw(players)
        while not (journal(room).is_left_to_chance() and journal(room).game.t.round):
            await throw(players)
            seat = journal(room).owed()[0]
            await players[seat].act(any_answer(room, seat, random.Random(len(journal(room)))))
        last = journal(room).game.way_back.by
        refused = (await players[last].say(type="undo", id="u", version=players[last].version()))[0]
        assert refused["reason"]["code"] == "undo-revealed"
        other = (last + 1) % 3
        offer = (await players[other].deal(f"offer to={_gang(room, last)} give=cash:1"))[0]
        assert offer["reason"]["code"] == "dice-due"
        assert (await players[other].deal("say to=all text=hm"))[0]["type"] == "ack"
        await throw(players)
        assert not journal(room).is_left_to_chance()
        await house.close()

    run(story())


def _gang(room: Room, seat: int) -> str:
    game = journal(room).game
    return game.notation.seat(game.t, seat)


def test_a_withheld_link_is_seen_costs_the_seat_and_buys_no_choice(folder: Path) -> None:
    """The throw that comes instead has the others' next links: at the decision nobody had seen those."""

    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room, players = await sit_with_chains(house, new_table(people=3))
        players[1].withholds = True
        await throw(players)
        watch.at += 19
        await room.tick()
        assert journal(room).game.lines == []
        watch.at += 2
        await room.tick()
        assert journal(room).game.lines == ["house: without 1 1"]
        assert room.audience.presence()[1] == "caretaker"
        told = players[0].heard("update")[-1]
        assert [fact["event"] for fact in told["facts"]] == ["without"]
        assert told["story"][0]["message"]["id"] == "story-without"
        await throw(players)
        links = about_dice(room, "throw")[0].split(" ")[4:]
        assert links == [players[0].chain.link(2), "-", players[2].chain.link(2)]
        await house.close()

    run(story())


def test_who_withheld_a_link_sits_out_until_the_next_round(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room, players = await sit_with_chains(house, new_table(people=3))
        players[1].withholds = True
        await throw(players)
        watch.at += 21
        await room.tick()
        await throw(players)
        again = Player(room, players[1].key)
        await again.hello()
        assert room.audience.presence()[1] == "caretaker"
        said = await again.say(type="act", id="x", version=again.version(), action="sit")
        refused = next(one for one in said if one["type"] == "refused")
        assert refused["reason"]["code"] == "sits-out"
        room = await reloaded(house, room.id)
        assert croupier(room).missed == {1}
        await house.close()

    run(story())


def test_a_seat_is_given_back_with_the_next_round(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room, players = await sit_with_chains(house, new_table(people=3))
        players[1].withholds = True
        await throw(players)
        watch.at += 21
        await room.tick()
        players[1].withholds = False
        while not journal(room).game.t.round:
            await throw(players)
            people = [seat for seat in journal(room).owed() if seat != 1]
            if people:
                await players[people[0]].act(any_answer(room, people[0], random.Random(3)))
            else:
                await until(lambda: 1 not in journal(room).owed() or journal(room).is_left_to_chance())
        assert journal(room).game.t.round == 1
        await room.tick()
        assert room.audience.presence()[1] == "here"
        await throw(players)
        assert 1 not in croupier(room).out
        await house.close()

    run(story())


def test_where_nobody_else_waits_the_dice_wait_like_any_question(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room, players = await sit_with_chains(house, new_table(people=1, bots=3))
        watch.at += 1000
        await room.tick()
        assert journal(room).game.lines == []
        assert room.audience.presence()[0] == "here"
        players[0].session.leave()
        watch.at += 100_000
        await room.tick()
        assert room.audience.presence()[0] == "away"
        await players[0].hello()
        await throw(players)
        assert dice_of(room)
        await house.close()

    run(story())


def test_a_link_of_another_chain_or_seat_is_refused(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_with_chains(house, new_table(people=3))
        wrong = await players[0].say(type="links", index=1, links={"0": players[1].chain.link(1)})
        assert wrong[0]["code"] == "bad-link"
        wrong = await players[0].say(type="links", index=1, links={"0": players[0].chain.link(2)})
        assert wrong[0]["code"] == "bad-link"
        wrong = await players[0].say(type="links", index=0, links={"0": players[0].chain.anchor})
        assert wrong[0]["code"] == "invalid"
        looking = Player(room)
        await looking.hello()
        assert (await looking.say(type="links", index=1, links={"0": players[0].chain.link(1)}))[0][
            "code"
        ] == ("not-your-seat")
        # whoever holds several seats shows the links of all of them over one wire
        both = {str(seat): players[seat].chain.link(1) for seat in (0, 1)}
        await players[0].say(type="links", index=1, links=both)
        await players[2].show(1)
        assert dice_of(room)
        await house.close()

    run(story())


def test_two_seats_cannot_have_one_chain(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, _, _ = await house.create(new_table(people=3))
        await add_chain(room, 0, Chain("01" * 32).anchor)
        with pytest.raises(Refusal, match="bad-chain"):
            await add_chain(room, 1, Chain("01" * 32).anchor)
        with pytest.raises(Refusal, match="bad-chain"):
            await add_chain(room, 1, room.record.commitment)
        await house.close()

    run(story())


def test_a_link_left_ahead_is_on_the_disk_and_told_to_nobody(folder: Path) -> None:
    """Who leaves for a while has the round go on: no die of a later round can be made of it."""

    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_with_chains(house, new_table(people=3))
        ahead = last_of(0)
        assert ahead == STRETCH
        answer = await players[1].show(ahead)
        assert answer[-1]["reach"][1] == ahead
        assert lines_on_disk(folder, room.id) == [f"house: escrow 1 {ahead} {players[1].chain.link(ahead)}"]
        for player in (players[0], players[2]):
            assert player.version() == 0
            assert all(players[1].chain.link(ahead) not in text for text in player.wire.texts)
        players[1].session.leave()
        room = await reloaded(house, room.id)
        others = [Holder(room, str(players[seat].key), seat) for seat in (0, 2)]
        for player in others:
            await player.hello()
        await throw(others)
        assert about_dice(room, "throw")[0].split(" ")[5] == players[1].chain.link(1)
        assert lines_on_disk(folder, room.id) == journal(room).game.lines
        await house.close()

    run(story())


def test_a_slow_table_goes_on_with_links_left_a_round_ahead(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room, players = await sit_with_chains(house, new_table(people=3, pace=Pace("slow")))
        for player in players:
            await player.show(last_of(1))
        for player in players:
            player.withholds = True
        await play_with_chains(room, players, random.Random(4), 40)
        assert journal(room).game.t.round >= 1
        assert about_dice(room, "throw")
        assert not about_dice(room, "without")
        shown = about_dice(room, "throw")[-1].split(" ")
        assert shown[4] == players[0].chain.link(int(shown[2]))
        await house.close()

    run(story())


def test_in_a_slow_game_a_link_is_waited_for_as_long_as_an_answer(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room, players = await sit_with_chains(house, new_table(people=3, pace=Pace("slow", 7200)))
        await players[0].show(1)
        await players[1].show(1)
        watch.at += 7000
        await room.tick()
        assert journal(room).game.lines == []
        watch.at += 300
        await room.tick()
        assert about_dice(room, "without") == ["house: without 1 2"]
        await house.close()

    run(story())


def test_a_crash_between_links_loses_nothing(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_with_chains(house, new_table(people=3))
        await players[0].show(1)
        room = await reloaded(house, room.id)
        again = [Holder(room, str(player.key), player.at) for player in players]
        for player in again:
            await player.hello()
            assert player.heard("dice")[-1]["due"]
        await throw(again)
        before = journal(room).game.lines
        assert dice_of(room)
        room = await reloaded(house, room.id)
        assert journal(room).game.lines == before
        await house.close()

    run(story())


def test_a_second_device_goes_on_with_a_chain_of_its_own_for_all_to_see(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_with_chains(house, new_table(people=3))
        fresh = Chain("5e" * 32)
        assert (await players[1].say(type="chain", anchor=fresh.anchor))[0]["code"] == "dice-due"
        await throw(players)
        await players[1].say(type="chain", anchor=fresh.anchor)
        assert about_dice(room, "chain") == [f"house: chain 1 {fresh.anchor}"]
        assert players[0].heard("update")[-1]["story"][-1]["message"]["id"] == "story-chained"
        assert room.audience.presence()[1] == "here"
        players[1].chain = fresh
        await play_with_chains(room, players, random.Random(3), 60)
        throws = [line.split(" ") for line in about_dice(room, "throw")]
        rounds = [(int(one[2]) - 1) // STRETCH for one in throws]
        assert rounds[-1] >= 1
        assert all(one[5] == "-" for one, at in zip(throws[1:], rounds[1:], strict=True) if at == 0)
        assert throws[-1][5] == fresh.link(int(throws[-1][2]))
        await reloaded(house, room.id)
        await house.close()

    run(story())


def test_a_new_chain_counts_from_where_nobody_else_has_shown_a_link(folder: Path) -> None:
    """On a slow table the house knows the links of the next round: no chain can be made to fit those."""

    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_with_chains(house, new_table(people=3, pace=Pace("slow")))
        for player in players:
            await player.show(last_of(1))
        fresh = Chain("5e" * 32)
        await players[1].say(type="chain", anchor=fresh.anchor)
        players[1].chain = fresh
        for _ in range(200):
            await throw(players)
            if journal(room).game.t.round > 2:
                break
            seat = journal(room).owed()[0]
            await players[seat].act(any_answer(room, seat, random.Random(len(journal(room)))))
        throws = [line.split(" ") for line in about_dice(room, "throw")]
        later = {(int(one[2]) - 1) // STRETCH: one[5] for one in throws[1:]}
        assert set(later) >= {1, 2}
        assert later[1] == "-"
        assert later[2] != "-"
        await reloaded(house, room.id)
        await house.close()

    run(story())


def test_a_seat_cannot_flood_the_log_with_chains_and_links(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_with_chains(house, new_table(people=3))
        await throw(players)
        for number in range(5):
            said = await players[1].say(type="chain", anchor=Chain(f"{number + 50:064x}").anchor)
        assert said[0]["code"] == "many-chains"
        assert len(about_dice(room, "chain")) == 3
        lines = len(journal(room))
        for index in (5, 40, 127, 129, 255, 257, 4096):
            await players[0].show(index)
        assert len(journal(room)) == lines
        for index in (last_of(0), last_of(1)):
            await players[0].show(index)
        assert len(about_dice(room, "escrow")) == 2
        await house.close()

    run(story())


def test_who_shows_a_link_is_told_that_it_came(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_with_chains(house, new_table(people=3))
        said = await players[0].show(1)
        assert [one["reach"] for one in said if one["type"] == "dice"] == [[1, 0, 0]]
        assert room.record.lines == []
        await house.close()

    run(story())


def test_a_lesson_and_games_begun_before_go_by_the_recipe_before(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, _, _ = await house.create(new_table(people=1, lesson="mayhem"))
        assert room.record.plan.dice == SEED_DICE
        with pytest.raises(Refusal, match="no-chains"):
            await add_chain(room, 0, Chain("01" * 32).anchor)
        await house.close()

    run(story())


def test_the_seal_has_every_commitment_in_it() -> None:
    parts = ["chain:" + "a" * 64, "-"]
    seals = {
        seal("00", parts, "3"),
        seal("01", parts, "3"),
        seal("00", parts[::-1], "3"),
        seal("00", ["-", "-"], "3"),
        seal("00", parts, "4"),
    }
    assert len(seals) == 5
    assert all(len(one) == 32 for one in seals)
