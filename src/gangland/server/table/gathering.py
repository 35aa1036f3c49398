"""The lobby: how a table comes about: made, joined, given entropy for the dice, begun."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gangland.bots.roster import check_bot
from gangland.game.annals import Annals
from gangland.game.chain import PREFIX, Chain, anchor_of
from gangland.game.croupier import DICE, NO_ENTROPY, SEED_DICE, commitment
from gangland.game.games import RULES_VERSION
from gangland.game.names import check_new_names, skeleton
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup, check_setup, player_name
from gangland.protocol.bodies import Join, NewSeat, NewTable
from gangland.protocol.lobby import LobbyPace, LobbySeat, LobbyTable, Presence
from gangland.server.settings import Settings
from gangland.server.store import archive, keys
from gangland.server.store.archive import HOST, Line, Plan, SeatRecord, TableRecord
from gangland.server.store.base import Base, ConflictError
from gangland.server.table.guided import guided
from gangland.server.table.persistence import persistent

if TYPE_CHECKING:
    from gangland.server.table.web_table import Room

SEED_BYTES = 32


def lobby_document(record: TableRecord, presence: list[Presence]) -> LobbyTable:
    """Return what anybody invited may know of a table."""
    plan = record.plan
    return LobbyTable(
        table=record.id,
        game=plan.game,
        options=plan.options,
        open_deals=plan.open_deals,
        state=record.state,
        seats=[
            LobbySeat(
                name=seat.name,
                kind=seat.kind,
                bot=seat.bot,
                taken=seat.kind != "open",
                connected=there == "here",
                entropy=seat.entropy != NO_ENTROPY,
                chain=anchor_of(seat.entropy),
            )
            for seat, there in zip(record.seats, presence, strict=True)
        ],
        commit=record.commitment,
        dice=plan.dice,
        pace=LobbyPace(plan.pace.kind, plan.pace.seconds),
        spectators=plan.spectators,
        lang=plan.lang,
        caretaker=plan.caretaker,
        pack=plan.pack,
        rules=plan.rules,
        coach=plan.coach,
        lesson=plan.lesson,
        lines=len(record.lines) if record.state == "open" else 0,
    )


def setup_of(record: TableRecord) -> Setup:
    """Return what the game of a table is played with."""
    plan = record.plan
    seats = tuple(Seat(seat.name, seat.bot) for seat in record.seats)
    agreed = (plan.game, seats, plan.options, plan.open_deals, plan.packs)
    return Setup(*agreed, plan.rules, plan.content, plan.lesson)


def new_seed() -> str:
    """Return the house's part of a game's dice."""
    return secrets.token_hex(SEED_BYTES)


def new_record(
    new: NewTable, settings: Settings, now: float, seed: str
) -> tuple[TableRecord, dict[int, str], str]:
    """Return a new table, the keys of its maker's seats, and the key of the host."""
    new = guided(new) if new.lesson else new
    plan = _plan(new, settings)
    seats = [_seat(seat, number) for number, seat in enumerate(new.seats)]
    own = {number: keys.new_key() for number, seat in enumerate(seats) if seat.kind == "human"}
    host = keys.new_key()
    hashes = [(keys.hashed(key), number) for number, key in [*own.items(), (HOST, host)]]
    commit = Chain(seed).anchor if plan.dice == DICE else commitment(seed)
    record = TableRecord(keys.new_table_id(), now, "open", plan, commit, seed, seats, hashes, Annals(Line))
    check_setup(setup_of(record))
    check_new_names([seat.name for seat in seats])
    return record, own, host


def _plan(new: NewTable, settings: Settings) -> Plan:
    if new.spectators == "delayed" and new.pace.kind == "slow":
        raise Refusal("slow-and-delayed")
    if new.pack and new.pack not in settings.packs:
        raise Refusal("no-such-pack", pack=new.pack)
    paths = (settings.packs[new.pack],) if new.pack else ()
    caretaker = new.caretaker or settings.caretaker
    check_bot(caretaker)
    agreed = (new.game, new.options, paths, new.open_deals, new.pace, new.spectators, new.lang)
    lesson, coach = new.lesson, _has_coach(new)
    dice = SEED_DICE if lesson else DICE  # where dice are set, there is nobody to hide the others from
    return Plan(*agreed, caretaker, new.pack, rules=RULES_VERSION, dice=dice, coach=coach, lesson=lesson)


def _has_coach(new: NewTable) -> bool:
    """Whether the coach may be asked: as agreed, or else where one person plays with bots."""
    people = [seat for seat in new.seats if seat.kind != "bot"]
    return len(people) <= 1 if new.coach is None else new.coach


def _seat(new: NewSeat, number: int) -> SeatRecord:
    if new.kind == "bot":
        check_bot(new.bot)
        return SeatRecord("bot", new.name or player_name(new.bot, number + 1), new.bot)
    if new.kind == "human":
        return SeatRecord("human", new.name or f"player-{number + 1}")
    return SeatRecord("open", f"open-{number + 1}")


@persistent
async def join(room: Room, body: Join) -> tuple[int, str]:
    """Give somebody the first open seat; return it and its key."""
    async with room.lock:
        if room.record.state != "open":
            raise Refusal("begun")
        number = next((n for n, seat in enumerate(room.record.seats) if seat.kind == "open"), None)
        if number is None:
            raise Refusal("table-full")
        seat = SeatRecord("human", body.name, entropy=body.entropy or NO_ENTROPY)
        if body.chain:
            seat.entropy = _chained(room, number, body.chain)
        _check_name(room, number, seat)
        key = keys.new_key()
        await _sit(room, number, seat, keys.hashed(key))
        return number, key


@persistent
async def take_seat(room: Room, number: int, name: str) -> tuple[int, str]:
    """Give somebody the seat kept for them, or theirs already, with a fresh key; else an open one."""
    async with room.lock:
        seat = room.record.seats[number]
        is_theirs = seat.kind == "human" and seat.name == name
        if is_theirs or (seat.kind == "open" and room.record.state == "open"):
            key = keys.new_key()
            kept = keys.hashed(key)
            if is_theirs:
                await room.write(lambda base: archive.add_key(base, room.id, kept, number))
                room.record.keys = keys.with_new(room.record.keys, kept, number)
            else:
                taken = SeatRecord("human", name)
                _check_name(room, number, taken)
                await _sit(room, number, taken, kept)
            return number, key
    return await join(room, Join(name))


def _check_name(room: Room, number: int, seat: SeatRecord) -> None:
    """Refuse a name that cannot be, is somebody else's, or could be taken for it."""
    if room.doorman is not None:
        room.doorman.check_names([seat.name])
    others = [one.name for index, one in enumerate(room.record.seats) if index != number]
    check_new_names([*others, seat.name])


def _chained(room: Room, number: int, anchor: str) -> str:
    """Return a chain as a seat's part; one that is in use here already would be one with the other."""
    others = [anchor_of(seat.entropy) for at, seat in enumerate(room.record.seats) if at != number]
    if room.record.plan.dice != DICE:
        raise Refusal("no-chains")
    first = room.record.plan.origin
    before = [] if first is None else [first.commit, *map(anchor_of, first.parts)]
    if anchor in (*others, *before, room.record.commitment):
        raise Refusal("bad-chain")
    return PREFIX + anchor


@persistent
async def add_chain(room: Room, number: int, anchor: str) -> None:
    """Commit a seat to a chain before the game; later, to a new one from the next round on."""
    if room.record.state == "open":
        await add_entropy(room, number, _chained(room, number, anchor))
        return
    async with room.lock:
        room.check_held()
        await room.cup.new_chain(number, anchor)


@persistent
async def add_entropy(room: Room, number: int, entropy: str) -> None:
    """Add to the dice, before the game; the last word before it counts."""
    async with room.lock:
        if room.record.state != "open":
            raise Refusal("begun")
        seat = room.record.seats[number]
        if seat.kind != "human":
            raise Refusal("seat-freed")
        await _sit(room, number, replace(seat, entropy=entropy))


async def _sit(room: Room, number: int, seat: SeatRecord, key: str = "") -> None:
    """Keep a seat, and what its new key hashes to; tell everybody, and begin when nobody is missing."""

    def job(base: Base) -> None:
        if key:
            archive.add_key(base, room.id, key, number)
        archive.save_seat(base, room.id, number, seat)

    await room.write(job)
    if key:
        room.record.keys = keys.with_new(room.record.keys, key, number)
    room.record.seats[number] = seat
    room.audience.tell_presence()
    await _begin(room)


@persistent
async def _begin(room: Room) -> None:
    """Begin when nobody is missing, and no other server has begun."""
    if room.record.state == "open" and is_complete(room.record):
        await room.begin()


def is_complete(record: TableRecord) -> bool:
    """Return whether all seats are taken, and everybody has added to the dice."""
    return all(
        seat.kind == "bot" or (seat.kind == "human" and seat.entropy != NO_ENTROPY) for seat in record.seats
    )


@persistent
async def start(room: Room, bot: str) -> None:
    """Begin as the host says; open seats are taken by bots, or nobody begins."""
    async with room.lock:
        if room.record.state != "open":
            raise Refusal("begun")
        still_open = [n for n, seat in enumerate(room.record.seats) if seat.kind == "open"]
        if still_open and not bot:
            raise Refusal("open-seats", count=len(still_open))
        if bot:
            check_bot(bot)
        before = room.record.seats[:]
        try:
            for number in still_open:
                name = _free_name(partial(player_name, bot), number, room.record.seats)
                room.record.seats[number] = SeatRecord("bot", name, bot)
            await room.begin()
        except ConflictError:
            raise  # the seats are what another server has written
        except BaseException:
            room.record.seats[:] = before
            raise


def _free_name(named: Callable[[int], str], number: int, seats: list[SeatRecord]) -> str:
    """Return a name for a seat nobody named, which nobody else at the table has."""
    taken = {skeleton(seat.name) for index, seat in enumerate(seats) if index != number}
    names = map(named, itertools.count(number + 1))
    return next(name for name in names if skeleton(name) not in taken)


@persistent
async def free(room: Room, number: int) -> None:
    """Open a taken seat again, before the game, as the host says; who sat there has to leave."""
    async with room.lock:
        if room.record.state != "open":
            raise Refusal("begun")
        if room.record.seats[number].kind == "open":
            raise Refusal("seat-open")
        seat = SeatRecord("open", _free_name("open-{}".format, number, room.record.seats))
        await room.write(lambda base: archive.free_seat(base, room.id, number, seat))
        room.record.keys = [one for one in room.record.keys if one[1] != number]
        room.record.seats[number] = seat
        room.audience.dismiss(number)
        room.audience.tell_presence()
