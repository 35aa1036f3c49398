"""A bot in plain Python. pip install websockets; python bot.py http://127.0.0.1:8000/t/TABLE NAME."""  # noqa: INP001

import json
import random
import secrets
import sys
import urllib.request

from websockets.sync.client import connect

HEADERS = {"Content-Type": "application/json", "X-Gangland": "1"}
PLACE = ["move", "exploit", "fight", "promote", "backup", "injure", "fall", "bomb"]


def fetch(url: str, body: dict | None = None) -> dict:
    """Ask the server something, or have it do something."""
    request = urllib.request.Request(url, body and json.dumps(body).encode(), HEADERS)  # noqa: S310
    return json.load(urllib.request.urlopen(request))  # noqa: S310


def answer(row: dict, doc: dict, gangs: dict) -> str:
    """Return any one of the actions a row of the menu stands for, in notation."""
    names = {p["number"]: p["id"] if p["number"] > 5 else "clubhouse" for p in doc["places"]}
    lists = {key: [seat["gang"] for seat in doc["seats"]] for key in ["target", "back", "allot", "name"]}
    sides = [side["id"] for side in next(iter(gangs.values()))["sides"]]
    lists |= {"move": names, "gang": list(gangs), "side": sides, "fight": ["", "locked"]}
    kind, target = row["action"], random.choice(row["targets"] or [random.randint(0, max(0, row["top"]))])
    words = [kind, names[row["place"]]] if kind in PLACE else [kind]
    if row["targets"] or row["top"] >= 0:
        words.append(str(lists[kind][target] if kind in lists else target))
    made = abs(row["need"]) - (rookies := min(abs(row["need"]), row["rookies"]))
    men = enumerate(gangs.get(doc["seats"][doc["seat"]]["gang"], {"made": []})["made"])
    crew = [man["id"] for at, man in men if row["made"] >> at & 1][:made] or [f"{made}m"] * (made > 0)
    return " ".join(words + ["+".join(crew + [f"{rookies}r"] * (rookies > 0))] * (row["need"] != 0))


def play(server: str, table: str, name: str = "Bot") -> None:
    """Take an open seat at a table and play to the end."""
    gangs = fetch(f"{server}/api/tables/{table}/cards")["gangs"]
    me = fetch(f"{server}/api/tables/{table}/join", {"name": name, "entropy": secrets.token_hex(16)})
    with connect(f"ws{server[4:]}/ws/{table}") as socket:
        socket.send(json.dumps({"type": "hello", "key": me["key"]}))
        while (message := json.loads(socket.recv()))["type"] != "over":
            if message["type"] == "update" and (doc := message["document"])["menu"]:
                act = {"type": "act", "id": secrets.token_hex(8), "version": message["version"]}
                socket.send(json.dumps(act | {"action": answer(random.choice(doc["menu"]), doc, gangs)}))


if __name__ == "__main__":
    play(*sys.argv[1].split("/t/"), *sys.argv[2:3])
