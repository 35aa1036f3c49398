from __future__ import annotations

from pathlib import Path

from live import Client, LiveServer, fetch, wait_until
from rig import FREE, Doc, settings

from gangland.server.settings import Rates


def test_an_account_finds_its_tables_again_on_another_device(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        url = server.url
        ann = {"name": "Ann", "password": "correct horse"}
        status, made = fetch(f"{url}/api/accounts", ann)
        assert status == 201
        session = made["session"]
        assert fetch(f"{url}/api/accounts", {**ann, "name": "ann"})[1]["code"] == "account-taken"
        assert fetch(f"{url}/api/accounts", {**ann, "password": "short"})[1]["code"] == "invalid"
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
        new = {"game": "mayhem", "seats": seats}
        table = fetch(f"{url}/api/tables", new, X_Gangland_Session=session)[1]["table"]
        other = fetch(f"{url}/api/tables", new)[1]["table"]
        fetch(f"{url}/api/tables/{other}/join", {"name": "Anna"}, X_Gangland_Session=session)
        # another device
        assert fetch(f"{url}/api/me/tables")[1]["code"] == "not-logged-in"
        assert fetch(f"{url}/api/sessions", {**ann, "password": "wrong horse"})[1]["code"] == "wrong-password"
        assert fetch(f"{url}/api/sessions", {**ann, "name": "Nobody"})[1]["code"] == "wrong-password"
        phone = fetch(f"{url}/api/sessions", ann)[1]["session"]
        mine = fetch(f"{url}/api/me/tables", X_Gangland_Session=phone)[1]["tables"]
        assert {(one["table"], one["seat"], one["name"]) for one in mine} == {
            (table, 0, "Ann"),
            (other, 1, "Anna"),
        }
        status, key = fetch(f"{url}/api/me/tables/{other}/1/key", {}, X_Gangland_Session=phone)
        assert status == 201
        client = Client(f"{server.ws}/ws/{other}", key["key"])
        assert client.hello()["seat"] == 1
        client.close()
        assert fetch(f"{url}/api/me/tables/{other}/0/key", {}, X_Gangland_Session=phone)[0] == 404
        assert fetch(f"{url}/api/sessions", method="DELETE", X_Gangland_Session=phone)[0] == 204
        assert fetch(f"{url}/api/me/tables", X_Gangland_Session=phone)[0] == 401
    stored = b"".join(path.read_bytes() for path in folder.iterdir())
    assert b"correct horse" not in stored
    assert b"$argon2id$" in stored
    assert session.encode() not in stored


def test_passwords_cannot_be_tried_without_end(folder: Path) -> None:
    rates = Rates(messages=FREE, requests=FREE, tables=FREE, keys=FREE, passwords=(2, 0))
    with LiveServer(settings(folder, rates=rates)) as server:
        attempt = {"name": "Ann", "password": "a guess or two"}
        codes = [fetch(f"{server.url}/api/sessions", attempt)[1]["code"] for _ in range(4)]
    assert codes == ["wrong-password", "wrong-password", "rate-limited", "rate-limited"]


def test_ones_tables_say_which_game_it_is_and_who_is_waited_for(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        url = server.url
        session = fetch(f"{url}/api/accounts", {"name": "Ann", "password": "correct horse"})[1]["session"]
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
        new = {"game": "wise-guys", "seats": seats}
        made = fetch(f"{url}/api/tables", new, X_Gangland_Session=session)[1]

        def mine() -> Doc:
            found: Doc = fetch(f"{url}/api/me/tables", X_Gangland_Session=session)[1]["tables"][0]
            return found

        assert (mine()["game"], mine()["state"], mine()["asked"]) == ("wise-guys", "open", [])
        start, host = f"{url}/api/tables/{made['table']}/start", f"Bearer {made['hostKey']}"
        assert fetch(start, {"bots": "random"}, Authorization=host)[0] == 200
        wait_until(lambda: mine()["asked"] == [{"seat": 0, "name": "Ann"}])
        assert mine()["state"] == "running"


def test_a_host_may_do_without_accounts(folder: Path) -> None:
    body = {"name": "Ann", "password": "correct horse"}
    with LiveServer(settings(folder)) as server:
        session = fetch(f"{server.url}/api/accounts", body)[1]["session"]
        assert fetch(f"{server.url}/api/games")[1]["accounts"] is True
    with LiveServer(settings(folder, accounts=False)) as server:
        assert fetch(f"{server.url}/api/games")[1]["accounts"] is False
        assert fetch(f"{server.url}/api/accounts", body)[1]["code"] == "no-accounts"
        assert fetch(f"{server.url}/api/me/tables", X_Gangland_Session=session)[1]["code"] == "no-accounts"


def test_keys_cannot_be_tried_without_end(folder: Path) -> None:
    rates = Rates(messages=FREE, requests=FREE, tables=FREE, keys=(3, 0), passwords=FREE)
    with LiveServer(settings(folder, rates=rates)) as server:
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": [{"kind": "open"}] * 3})[1]
        client = Client(f"{server.ws}/ws/{made['table']}", "guess")
        codes = [client.hello()["code"] for _ in range(5)]
        assert codes == ["bad-key"] * 3 + ["rate-limited"] * 2
        client.close()
        start = f"{server.url}/api/tables/{made['table']}/start"
        assert fetch(start, {}, Authorization="Bearer x")[0] == 429
