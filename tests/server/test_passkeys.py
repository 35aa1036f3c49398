"""Passkeys: what a device signs opens its account once, at its own address, and nothing else does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from authenticator import PRESENT, SoftPasskey, from_text, make, text
from live import LiveServer, fetch
from rig import FREE, Doc, Watch, settings

from gangland.game.refusal import Refusal
from gangland.server.account.ceremonies import MOST_EACH, SECONDS, Ceremonies, Ceremony
from gangland.server.settings import Rates

PASSWORD = "correct horse"  # noqa: S105
CONFIRM = {"password": PASSWORD}


@dataclass
class Door:
    """A server with accounts, asked as a page at its `origin` would ask it."""

    url: str
    origin: str

    def ask(self, way: str, body: object = None, session: str = "", **headers: str) -> tuple[int, Doc]:
        method, _, path = way.partition(" ")
        given = {"Origin": self.origin, "Host": self.origin.partition("//")[2], **headers}
        given |= {"X_Gangland_Session": session} if session else {}
        sent = {} if body is None and method in ("POST", "PUT") else body
        return fetch(f"{self.url}{path}", sent, method, **given)

    def register(self, name: str) -> str:
        return str(self.ask("POST /api/accounts", {"name": name, "password": PASSWORD})[1]["session"])

    def add(self, session: str, name: str = "Phone") -> SoftPasskey:
        offer = self.ask("POST /api/me/passkeys/offer", CONFIRM, session=session)[1]
        made, sent = make(offer, self.origin, name)
        status, found = self.ask("POST /api/me/passkeys", sent, session)
        assert (status, found["name"], found["rp"]) == (201, name, offer["rp"])
        return made

    def call(self) -> Doc:
        return self.ask("POST /api/sessions/passkey/call")[1]

    def prove(self, passkey: SoftPasskey, **changes: str) -> Doc:
        proof = passkey.prove(self.call(), changes.pop("origin", self.origin), **changes)
        return self.ask("POST /api/sessions/passkey", proof)[1]

    def code(self, passkey: SoftPasskey, **changes: str) -> str:
        return str(self.prove(passkey, **changes).get("code", ""))


@contextmanager
def opened(folder: Path, **changes: object) -> Iterator[Door]:
    with LiveServer(settings(folder, **changes)) as server:
        port = server.url.rpartition(":")[2]
        yield Door(server.url, f"http://localhost:{port}")


def test_a_passkey_opens_its_account_without_a_name(folder: Path) -> None:
    with opened(folder) as door:
        session = door.register("Ann")
        passkey = door.add(session)
        found = door.prove(passkey)
        assert found["name"] == "Ann"
        assert found["session"] != session
        mine = door.ask("GET /api/me/passkeys", session=found["session"])[1]["passkeys"]
        assert [(one["name"], one["rp"]) for one in mine] == [("Phone", "localhost")]
        assert mine[0]["used"] >= mine[0]["created"]
        assert door.prove(passkey)["name"] == "Ann"


def test_passkeys_are_renamed_and_removed_by_their_owner_alone(folder: Path) -> None:
    with opened(folder) as door:
        ann, bob = door.register("Ann"), door.register("Bob")
        passkey = door.add(ann)
        number = door.ask("GET /api/me/passkeys", session=ann)[1]["passkeys"][0]["id"]
        at = f"/api/me/passkeys/{number}"
        for way, body in ((f"PUT {at}", {"name": "Mine now"}), (f"DELETE {at}", None)):
            assert door.ask(way, body, bob)[1]["code"] == "no-such-passkey"
            assert door.ask(way, body)[1]["code"] == "not-logged-in"
        assert door.ask(f"PUT {at}", {"name": "Old phone"}, ann)[1]["name"] == "Old phone"
        assert door.ask("PUT /api/me/passkeys/nonsense", {"name": "x"}, ann)[0] == 404
        assert door.ask(f"DELETE {at}", session=ann)[0] == 204
        assert door.ask("GET /api/me/passkeys", session=ann)[1] == {"passkeys": []}
        assert door.code(passkey) == "passkey-unknown"


def test_a_challenge_is_answered_once(folder: Path) -> None:
    with opened(folder) as door:
        session = door.register("Ann")
        passkey = door.add(session)
        proof = passkey.prove(door.call(), door.origin)
        assert "session" in door.ask("POST /api/sessions/passkey", proof)[1]
        assert door.ask("POST /api/sessions/passkey", proof)[1]["code"] == "passkey-late"
        assert door.code(passkey, challenge=door.call()["challenge"]) == "passkey-refused"
        call = door.call()
        bad = passkey.prove(call, "https://evil.example")
        assert door.ask("POST /api/sessions/passkey", bad)[1]["code"] == "passkey-refused"
        good = passkey.prove(call, door.origin)
        assert door.ask("POST /api/sessions/passkey", good)[1]["code"] == "passkey-late"
        offer = door.ask("POST /api/me/passkeys/offer", CONFIRM, session=session)[1]
        sent = make(offer, door.origin)[1]
        assert door.ask("POST /api/me/passkeys", sent, session)[0] == 201
        assert door.ask("POST /api/me/passkeys", sent, session)[1]["code"] == "passkey-late"


def test_an_offer_is_for_the_session_that_asked_for_it(folder: Path) -> None:
    with opened(folder) as door:
        ann, bob = door.register("Ann"), door.register("Bob")
        again = door.ask("POST /api/sessions", {"name": "Ann", "password": PASSWORD})[1]["session"]
        for other in (bob, again):
            offer = door.ask("POST /api/me/passkeys/offer", CONFIRM, session=ann)[1]
            sent = make(offer, door.origin)[1]
            assert door.ask("POST /api/me/passkeys", sent, other)[1]["code"] == "passkey-late"
        call = door.call()
        sent = make({**call, "user": offer["user"]}, door.origin)[1]
        assert door.ask("POST /api/me/passkeys", sent, ann)[1]["code"] == "passkey-late"
        assert door.ask("POST /api/me/passkeys/offer")[1]["code"] == "not-logged-in"


@pytest.mark.parametrize(
    "changes",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://localhost"},
        {"rp": "evil.example"},
        {"user": text(b"somebody else")},
        {"challenge": text(bytes(32))},
    ],
    ids=lambda one: next(iter(one)),
)
def test_what_was_signed_for_somebody_else_opens_nothing(folder: Path, changes: dict[str, str]) -> None:
    with opened(folder) as door:
        passkey = door.add(door.register("Ann"))
        assert door.code(passkey, **changes) == "passkey-refused"
        assert door.code(passkey) == ""


def test_a_foreign_passkey_opens_nothing(folder: Path) -> None:
    with opened(folder) as door:
        ann, bob = door.add(door.register("Ann")), door.add(door.register("Bob"))
        assert door.code(SoftPasskey("localhost", ann.user)) == "passkey-unknown"
        forged = SoftPasskey("localhost", ann.user, credential=ann.credential)
        assert door.code(forged) == "passkey-refused"
        ann.user = bob.user
        assert door.code(ann) == "passkey-refused"


def test_a_device_that_did_not_ask_who_is_there_is_refused(folder: Path) -> None:
    with opened(folder) as door:
        passkey = door.add(door.register("Ann"))
        passkey.flags = PRESENT
        assert door.code(passkey) == "passkey-refused"


def test_a_counter_that_goes_back_is_a_copy(folder: Path) -> None:
    with opened(folder) as door:
        session = door.register("Ann")
        passkey = door.add(session)
        assert door.code(passkey) == ""
        passkey.counter -= 1
        assert door.code(passkey) == "passkey-copied"
        assert door.code(passkey) == ""
        passkey.counter, passkey.counts = 0, False
        assert door.code(passkey) == "passkey-copied"


def test_a_device_that_never_counts_is_believed(folder: Path) -> None:
    with opened(folder) as door:
        session = door.register("Ann")
        offer = door.ask("POST /api/me/passkeys/offer", CONFIRM, session=session)[1]
        passkey, sent = make(offer, door.origin)
        data = bytearray(from_text(sent["attestation"]))
        at = data.index(b"authData") + len(b"authData") + 2 + 33
        data[at : at + 4] = bytes(4)
        sent["attestation"] = text(bytes(data))
        assert door.ask("POST /api/me/passkeys", sent, session)[0] == 201
        passkey.counter, passkey.counts = 0, False
        assert door.code(passkey) == door.code(passkey) == ""


@pytest.mark.parametrize("what", [b"", b"\x9f" * 9000, b"\xbf" * 40, b"\x5b" + b"\xff" * 8, b"{}"])
def test_nonsense_is_refused(folder: Path, what: bytes) -> None:
    with opened(folder) as door:
        session = door.register("Ann")
        passkey = door.add(session)
        for part in ("clientData", "attestation"):
            sent = make(door.ask("POST /api/me/passkeys/offer", CONFIRM, session=session)[1], door.origin)[1]
            status, said = door.ask("POST /api/me/passkeys", {**sent, part: text(what) or "A"}, session)
            assert (status, said["code"]) == (401, "passkey-refused")
        for part in ("clientData", "authenticatorData", "signature"):
            proof = passkey.prove(door.call(), door.origin) | {part: text(what) or "A"}
            assert door.ask("POST /api/sessions/passkey", proof)[1]["code"] == "passkey-refused"


def test_the_same_passkey_is_kept_once(folder: Path) -> None:
    with opened(folder) as door:
        ann, bob = door.register("Ann"), door.register("Bob")
        offer = door.ask("POST /api/me/passkeys/offer", CONFIRM, session=ann)[1]
        made, sent = make(offer, door.origin)
        door.ask("POST /api/me/passkeys", sent, ann)
        known = door.ask("POST /api/me/passkeys/offer", CONFIRM, session=ann)[1]
        assert known["known"] == [text(made.credential)]
        assert known["user"] == offer["user"]
        taken = door.ask("POST /api/me/passkeys/offer", CONFIRM, session=bob)[1]
        assert (taken["known"], taken["user"] == offer["user"]) == ([], False)
        again = make(taken, door.origin)[1] | {"attestation": sent["attestation"]}
        assert door.ask("POST /api/me/passkeys", again, bob)[1]["code"] == "passkey-known"


def test_a_passkey_belongs_to_the_address_it_was_made_at(folder: Path) -> None:
    with opened(folder, public_url="https://table.example", names=("box.lan",)) as door:
        inside, public = door.origin, "https://table.example"
        session = door.register("Ann")
        at_home = door.add(session, "at home")
        door.origin = public
        outside = door.add(session, "outside")
        assert outside.rp == "table.example"
        assert door.code(outside) == ""
        assert door.code(at_home) == "passkey-unknown"
        assert door.code(outside, origin="http://table.example") == "passkey-refused"
        door.origin = inside
        assert door.code(at_home) == ""
        door.origin = "http://127.0.0.1:8000"
        assert door.ask("POST /api/sessions/passkey/call")[1]["code"] == "passkey-number"
        asked = door.ask("POST /api/me/passkeys/offer", CONFIRM, session=session)
        assert asked[1]["code"] == "passkey-number"


def test_proofs_cannot_be_tried_without_end(folder: Path) -> None:
    rates = Rates(messages=FREE, requests=FREE, tables=FREE, keys=FREE, passwords=(2, 0))
    with opened(folder, rates=rates) as door:
        codes = [door.code(SoftPasskey("localhost", "AA")) for _ in range(3)]
    assert codes == ["passkey-unknown", "passkey-unknown", "rate-limited"]


def test_without_accounts_there_are_no_passkeys(folder: Path) -> None:
    with opened(folder, accounts=False) as door:
        assert door.ask("POST /api/sessions/passkey/call")[1]["code"] == "no-accounts"
        assert door.ask("POST /api/me/passkeys/offer")[1]["code"] == "no-accounts"


def test_challenges_do_not_wait_for_ever_nor_without_number() -> None:
    watch = Watch()
    ceremonies = Ceremonies(watch)

    def begin(address: str) -> str:
        return ceremonies.begin(Ceremony("localhost", ceremonies.until(), address))

    first, other = begin("a"), begin("b")
    names = [begin("a") for _ in range(MOST_EACH)]
    assert len(ceremonies.waiting) == MOST_EACH + 1
    for name in (first, "never begun"):
        with pytest.raises(Refusal, match="passkey-late"):
            ceremonies.end(name, "localhost")
    with pytest.raises(Refusal, match="passkey-late"):
        ceremonies.end(names[0], "elsewhere")
    assert ceremonies.end(names[1], "localhost").challenge
    watch.at += SECONDS - 1
    assert ceremonies.end(other, "localhost").address == "b"
    watch.at += 1
    with pytest.raises(Refusal, match="passkey-late"):
        ceremonies.end(names[2], "localhost")
    assert not ceremonies.waiting
