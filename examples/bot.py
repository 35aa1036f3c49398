"""A bot in plain Python. pip install websockets; python bot.py http://127.0.0.1:8000/t/TABLE NAME."""  # noqa: INP001

import json
import random
import secrets
import sys
import urllib.request

from websockets.sync.client import connect

HEADERS = {"Content-Type": "application/json", "X-Gangland": "1"}


def fetch(url: str, body: dict | None = None) -> dict:
    """Ask the server something, or have it do something."""
    request = urllib.request.Request(url, body and json.dumps(body).encode(), HEADERS)  # noqa: S310
    return json.load(urllib.request.urlopen(request))  # noqa: S310


def answer(row: dict) -> str:
    """Return any one of the answers a row of a question stands for, in notation."""
    words = [row["action"], row["place"]["word"] if row["place"] else ""]
    if row["targets"]:
        words.append(random.choice(row["targets"])["word"])
    if row["top"] is not None:
        words.append(str(random.randint(0, row["top"])))
    if crew := row["crew"]:
        need = crew["need"] or 1
        made = need - (rookies := min(need, crew["rookies"]))
        men = [man["word"] for man in crew["men"][:made]] or [f"{made}m"] * (made > 0)
        words.append("+".join(men + [f"{rookies}r"] * (rookies > 0)))
    return " ".join(word for word in words if word)


def play(server: str, table: str, name: str = "Bot") -> None:
    """Take an open seat at a table and play to the end."""
    me = fetch(f"{server}/api/tables/{table}/join", {"name": name, "entropy": secrets.token_hex(16)})
    doc: dict = {}
    with connect(f"ws{server[4:]}/ws/{table}") as socket:
        socket.send(json.dumps({"type": "hello", "key": me["key"]}))
        while (message := json.loads(socket.recv()))["type"] != "over":
            doc |= message.get("document", {})  # an update has what is new, the first one everything
            if message["type"] == "update" and doc["question"]:
                act = {"type": "act", "id": secrets.token_hex(8), "version": message["version"]}
                socket.send(json.dumps(act | {"action": answer(random.choice(doc["question"]["rows"]))}))


if __name__ == "__main__":
    play(*sys.argv[1].split("/t/"), *sys.argv[2:3])
