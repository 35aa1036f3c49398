"""A bot in plain Python. pip install websockets; python bot.py http://127.0.0.1:8000/t/TABLE NAME."""  # noqa: INP001

import json
import random
import sys
import urllib.request

from fair_dice import Dice
from websockets.sync.client import connect


def fetch(url: str, body: dict | None = None, **more: str) -> dict:
    """Ask the server something, or have it do something."""
    headers = {"Content-Type": "application/json", "X-Gangland": "1"} | more
    request = urllib.request.Request(url, body and json.dumps(body).encode(), headers)  # noqa: S310
    return json.load(urllib.request.urlopen(request))  # noqa: S310


def answer(row: dict) -> str:
    """Return any one of the answers a row of a question stands for, in notation."""
    words = [row["action"], row["place"]["word"] if row["place"] else ""]
    if row["targets"]:
        words.append(random.choice(row["targets"])["word"])
    if row["top"] is not None:
        words.append(str(random.randint(0, row["top"])))
    if crew := row["crew"]:
        made = (need := crew["need"] or 1) - (rookies := min(need, crew["rookies"]))
        men = [man["word"] for man in crew["men"][:made]] or [f"{made}m"] * (made > 0)
        words.append("+".join(men + [f"{rookies}r"] * (rookies > 0)))
    return " ".join(word for word in words if word)


def play(server: str, table: str, name: str = "Bot") -> str:
    """Take an open seat at a table and play to the end; return what its dice were worth."""
    dice = Dice(fetch(f"{server}/api/tables/{table}"))
    me, doc = fetch(f"{server}/api/tables/{table}/join", {"name": name, "chain": dice.anchor}), {}
    with connect(f"ws{server[4:]}/ws/{table}", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "key": me["key"]}))
        while (message := json.loads(socket.recv()))["type"] != "over":
            doc |= message.get("document", {})  # an update has what is new, the first one everything
            if link := dice.hear(message, me["seat"], doc):
                socket.send(json.dumps(link))
            if message["type"] == "update" and doc["question"]:
                act = {"type": "act", "id": str(message["version"]), "version": message["version"]}
                socket.send(json.dumps(act | {"action": answer(random.choice(doc["question"]["rows"]))}))
    return dice.check(fetch(server + message["story"], Authorization=f"Bearer {me['key']}"))


if __name__ == "__main__":
    print(play(*sys.argv[1].split("/t/"), *sys.argv[2:3]))  # noqa: T201
