"""One's own account: its password, where one is logged in, and its end; nobody else's word counts."""

from __future__ import annotations

import random
import string
from pathlib import Path

import pytest
from live import Client, LiveServer, fetch
from rig import FREE, Watch, open_house, run, settings
from test_passkeys import CONFIRM, PASSWORD, opened

from gangland.game.refusal import Refusal
from gangland.server.account.passwords import check_new, is_common
from gangland.server.settings import Rates
from gangland.server.store import accounts

ANN = {"name": "Ann", "password": PASSWORD}
OTHER = "battery staple"
LEAST = 8
"""Signs a password has at least."""


def test_a_password_is_changed_with_the_old_one_and_ends_other_sessions(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        here = fetch(f"{server.url}/api/accounts", ANN)[1]["session"]
        there = fetch(f"{server.url}/api/sessions", ANN)[1]["session"]
        place = f"{server.url}/api/me/password"

        def change(old: str, new: str, session: str = here) -> tuple[int, str]:
            status, found = fetch(place, {"old": old, "new": new}, "PUT", X_Gangland_Session=session)
            return status, (found or {}).get("code", "")

        assert change("wrong horse", OTHER) == (401, "wrong-password")
        assert change(PASSWORD, "ann ANN ann") == (422, "password-name")
        assert change(PASSWORD, "password123") == (422, "password-common")
        assert change(PASSWORD, "short") == (422, "invalid")
        assert change(PASSWORD, OTHER, "nobody") == (401, "not-logged-in")
        assert fetch(f"{server.url}/api/me/tables", X_Gangland_Session=there)[0] == 200
        assert change(PASSWORD, OTHER) == (204, "")
        assert fetch(f"{server.url}/api/me/tables", X_Gangland_Session=there)[0] == 401
        assert fetch(f"{server.url}/api/me/tables", X_Gangland_Session=here)[0] == 200
        assert fetch(f"{server.url}/api/sessions", ANN)[0] == 401
        assert fetch(f"{server.url}/api/sessions", {**ANN, "password": OTHER})[0] == 200


def test_old_passwords_cannot_be_tried_without_end(folder: Path) -> None:
    rates = Rates(messages=FREE, requests=FREE, tables=FREE, keys=FREE, passwords=(3, 0))
    with LiveServer(settings(folder, rates=rates)) as server:
        session = fetch(f"{server.url}/api/accounts", ANN)[1]["session"]
        body = {"old": "a guess or two", "new": OTHER}
        change = fetch(f"{server.url}/api/me/password", body, "PUT", X_Gangland_Session=session)
        erase = [
            fetch(f"{server.url}/api/me", {"password": body["old"]}, "DELETE", X_Gangland_Session=session)
            for _ in range(2)
        ]
        codes = [found["code"] for _, found in (change, *erase)]
        assert codes == ["wrong-password", "wrong-password", "rate-limited"]


def test_other_sessions_are_seen_and_ended_by_their_owner_alone(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        place = f"{server.url}/api/me/sessions"
        here = fetch(f"{server.url}/api/accounts", ANN)[1]["session"]
        others = [fetch(f"{server.url}/api/sessions", ANN)[1]["session"] for _ in range(3)]
        bob = fetch(f"{server.url}/api/accounts", {**ANN, "name": "Bob"})[1]["session"]
        found = fetch(place, X_Gangland_Session=here)[1]["sessions"]
        assert len(found) == 4
        assert [one["current"] for one in found].count(True) == 1
        assert all(one["since"] <= one["used"] for one in found)
        assert [one for token in (here, *others) for one in found if token in str(one)] == []
        first = fetch(place, X_Gangland_Session=others[0])[1]["sessions"]
        (number,) = [one["id"] for one in first if one["current"]]
        for wrong in (f"{place}/{number}x", f"{place}/999999", f"{place}/-1"):
            assert fetch(wrong, None, "DELETE", X_Gangland_Session=here)[1]["code"] == "no-such-session"
        assert fetch(f"{place}/{number}", None, "DELETE", X_Gangland_Session=bob)[0] == 404
        assert fetch(f"{place}/{number}", None, "DELETE", X_Gangland_Session=here)[0] == 204
        assert fetch(place, X_Gangland_Session=others[0])[0] == 401
        assert fetch(place, X_Gangland_Session=others[1])[0] == 200
        assert fetch(place, None, "DELETE", X_Gangland_Session=here)[0] == 204
        assert [fetch(place, X_Gangland_Session=one)[0] for one in (*others, here, bob)] == [401] * 3 + [
            200
        ] * 2


def test_an_account_has_so_many_sessions_at_most(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        account = await house.accounts.register("Ann", PASSWORD)
        tokens = []
        for _ in range(accounts.MOST_SESSIONS + 1):
            watch.at += 1
            tokens.append((await house.accounts.new_session(account))[0])
        assert [await house.accounts.find(one) for one in (tokens[0], tokens[1])] == [None, account]
        assert len(await house.accounts.sessions(account)) == accounts.MOST_SESSIONS
        await house.close()

    run(story())


def test_an_account_is_erased_by_its_owner_with_the_password(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        url = server.url
        session = fetch(f"{url}/api/accounts", ANN)[1]["session"]
        bob = fetch(f"{url}/api/accounts", {**ANN, "name": "Bob"})[1]["session"]
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
        made = fetch(f"{url}/api/tables", {"game": "mayhem", "seats": seats}, X_Gangland_Session=session)[1]
        client = Client(f"{server.ws}/ws/{made['table']}", made["keys"]["0"][0])
        assert client.hello()["seat"] == 0
        for body, status in (({}, 422), ({"password": "wrong horse"}, 401), ({**CONFIRM, "more": 1}, 422)):
            assert fetch(f"{url}/api/me", body, "DELETE", X_Gangland_Session=session)[0] == status
        assert fetch(f"{url}/api/me", CONFIRM, "DELETE")[0] == 401
        assert fetch(f"{url}/api/me", CONFIRM, "DELETE", X_Gangland_Session=session)[0] == 204
        assert fetch(f"{url}/api/me/tables", X_Gangland_Session=session)[0] == 401
        assert fetch(f"{url}/api/sessions", ANN)[0] == 401
        lobby = fetch(f"{url}/api/tables/{made['table']}")[1]
        assert [one["kind"] for one in lobby["seats"]] == ["open"] * 3
        assert fetch(f"{url}/api/me/tables", X_Gangland_Session=bob)[0] == 200
        assert fetch(f"{url}/api/accounts", ANN)[0] == 201  # the name is free again
        client.close()


def test_a_passkey_of_the_same_account_will_do_as_well(folder: Path) -> None:
    with opened(folder) as door:
        ann, bob = door.register("Ann"), door.register("Bob")
        passkey, other = door.add(ann), door.add(bob)
        stolen = {"passkey": other.prove(door.call(), door.origin)}
        assert door.ask("DELETE /api/me", stolen, ann)[1]["code"] == "passkey-unknown"
        proof = {"passkey": passkey.prove(door.call(), door.origin)}
        assert door.ask("POST /api/me/passkeys/offer", proof, ann)[0] == 200
        assert door.ask("DELETE /api/me", proof, ann)[1]["code"] == "passkey-late"  # it was answered
        proof = {"passkey": passkey.prove(door.call(), door.origin)}
        assert door.ask("DELETE /api/me", proof, ann)[0] == 204
        assert door.code(passkey) == "passkey-unknown"
        assert door.prove(other)["name"] == "Bob"


def test_a_passkey_is_added_with_the_password_once_more(folder: Path) -> None:
    with opened(folder) as door:
        session = door.register("Ann")
        for body, code in (({}, "invalid"), ({"password": "wrong horse"}, "wrong-password")):
            assert door.ask("POST /api/me/passkeys/offer", body, session)[1]["code"] == code
        assert door.ask("POST /api/me/passkeys/offer", CONFIRM, session)[0] == 200


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("12345678", "password-common"),
        ("87654321", "password-common"),
        ("aaaaaaaaaa", "password-common"),
        ("Password1!", "password-common"),
        ("qwertyuiop", "password-common"),
        ("MotDePasse", "password-common"),
        ("iloveyou2", "password-common"),
        ("P4$$w0rd!", "password-common"),
        ("1984Summer", "password-common"),
        ("drowssap", "password-common"),
        ("LoveForever", "password-common"),
        ("1qaz2wsx", "password-common"),
        ("qwer123tzu", ""),
        ("poiuytrew", "password-common"),
        ("azertyuiop99", "password-common"),
        ("24.12.1998", "password-common"),
        ("19981224", "password-common"),
        ("abcabcabc", "password-common"),
        ("WiseGuys2024", "password-common"),
        ("Don Corleone", "password-name"),
        ("doncorleonedoncorleone", "password-name"),
        ("83920174", ""),
        ("don corleone's cat", ""),
        ("passwords are silly", ""),
        ("correct horse", ""),
    ],
)
def test_a_new_password_is_not_what_everybody_tries_first(password: str, code: str) -> None:
    try:
        check_new("Don Corleone", password)
        found = ""
    except Refusal as refusal:
        found = refusal.code
    assert found == code


def test_three_thousand_of_the_commonest_passwords_are_refused_by_rule() -> None:
    """As people make them: a word, a year or a few digits, a capital, a sign for a letter, a mark behind."""
    words = ["password", "welcome", "dragon", "monkey", "sunshine", "princess", "football", "mayhem", "amore"]
    words += ["wiseguys", "jennifer", "soleil", "michael", "francesco", "nicolas", "liverpool", "juventus"]
    behind = [str(year) for year in range(1940, 2031)] + [str(number) for number in range(100)]
    behind += ["123", "1234", "12345", "123456", "!", "!!", "1!", "123!", "007", "666", "777", "999"]
    signs = str.maketrans("aeios", "4310$")
    forms = [form for word in words for form in (word, word.title(), word.translate(signs))]
    made = {form + end for form in forms for end in behind if len(form + end) >= LEAST}
    assert len(made) > 3000
    assert [one for one in made if not is_common(one.casefold())] == []


def test_what_is_made_by_chance_is_hardly_ever_refused() -> None:
    chance = random.Random(1)
    letters = string.ascii_letters + string.digits + "!$@-"
    made = ["".join(chance.choices(letters, k=LEAST + number % 9)) for number in range(5000)]
    assert [one for one in made if is_common(one.casefold())] == []
