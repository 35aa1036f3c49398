"""A bot in plain Python. pip install websockets; python bot.py http://127.0.0.1:8000/t/TABLE NAME."""  # noqa: INP001

import hashlib
import json
import random
import secrets
import sys
import urllib.request

from websockets.sync.client import connect

HEADERS = {"Content-Type": "application/json", "X-Gangland": "1"}
LENGTH, STRETCH = 4096, 128  # of a chain, and of a round's part of it (docs/fair-dice.md)


def fetch(url: str, body: dict | None = None, key: str = "") -> dict:
    """Ask the server something, or have it do something."""
    headers = HEADERS | ({"Authorization": f"Bearer {key}"} if key else {})
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
        need = crew["need"] or 1
        made = need - (rookies := min(need, crew["rookies"]))
        men = [man["word"] for man in crew["men"][:made]] or [f"{made}m"] * (made > 0)
        words.append("+".join(men + [f"{rookies}r"] * (rookies > 0)))
    return " ".join(word for word in words if word)


def digest(lines: list[str]) -> str:
    """Return the SHA-256 of lines, each with its line feed."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def links(fact: dict) -> list[str]:
    """Return the links of a throw behind its number, the house's first."""
    return [str(fact["index"]), fact["house"], *fact["links"]]


def hold(is_so: bool, fault: str) -> None:
    """Leave the table where the dice are not what was committed to."""
    if not is_so:
        sys.exit(f"these dice are not fair: {fault}")


class Dice:
    """Our chain, and all that we saw of the dice, to hold against what is shown in the end."""

    def __init__(self, lobby: dict) -> None:
        """Commit to a chain, after the house committed to its own."""
        self.links = [secrets.token_bytes(32)]
        for _ in range(LENGTH):
            self.links.append(hashlib.sha256(self.links[-1]).digest())
        self.links.reverse()
        self.commit, self.is_slow = lobby["commit"], lobby["pace"]["kind"] == "slow"
        self.parts: list[str] = []
        self.throws: list[list[str]] = []
        self.last = self.sent = 0
        self.faces: list[int] = []

    def see(self, fact: dict, seat: int) -> None:
        """Keep what is told of dice."""
        if fact["event"] in ("thrown", "without"):
            self.last = fact["index"]
            refused = fact["event"] == "without" and fact["seat"] == seat and self.sent >= self.last
            hold(not refused, "the house says that our link did not come")
            self.throws += [links(fact)] * (fact["event"] == "thrown")
        elif fact["event"] == "rolled":
            self.faces.append(fact["face"])

    def show(self, dice: dict, seat: int, now: int) -> dict | None:
        """Return the link that is due, once all commitments are known: no later one, whatever is asked."""
        self.parts = self.parts or dice["parts"]
        hold(dice["commit"] == self.commit, "another commitment of the house")
        hold(dice["parts"] == self.parts, "other commitments than before")
        hold(self.parts[seat] == f"chain:{self.links[0].hex()}", "another chain than ours")
        ahead = min((now + 2) * STRETCH, LENGTH)
        index = ahead if self.is_slow else dice["index"]
        hold(self.is_slow or index <= max(self.last + 1, now * STRETCH + 1), "a link asked for too early")
        if dice["reach"][seat] >= index or not (dice["due"] or self.is_slow) or seat in dice["out"]:
            return None
        self.sent = max(self.sent, index)
        return {"type": "links", "index": index, "links": {str(seat): self.links[index].hex()}}

    def check(self, story: dict) -> str:
        """Return what the dice of the whole game are worth: each is derived again from the links we saw."""
        tips = dict(enumerate([self.commit, *(part[6:] for part in self.parts)]))
        ours = [links(fact) for fact in story["facts"] if fact["event"] == "thrown"]
        hold(ours[: len(self.throws)] == self.throws, "other throws than we saw")
        known, seeds, fresh = dict.fromkeys(tips, 0), {}, {}
        for throw in story["facts"]:
            if throw["event"] == "chained":  # a new chain, from the next round on; until then there is none
                fresh[throw["seat"] + 1] = throw["anchor"]
            if throw["event"] != "thrown":
                continue
            for who, link in enumerate([throw["house"], *throw["links"]]):
                if link == "-":
                    continue
                if who in fresh:
                    tips[who], known[who] = fresh.pop(who), 0
                found = bytes.fromhex(link)
                for _ in range(throw["index"] - known[who]):
                    found = hashlib.sha256(found).digest()
                hold(found.hex() == tips[who], f"a link of {who} that is none")
                tips[who], known[who] = link, throw["index"]
            fixed = ["-" if part.startswith("chain:") else part for part in self.parts]
            shown = [part if one == "-" else one for one, part in zip(throw["links"], fixed, strict=True)]
            lines = ["gangland dice 3", str(throw["index"]), throw["house"]]
            seeds[throw["index"]] = digest([*lines, *(f"{at}:{one}" for at, one in enumerate(shown))])
        for roll in story["rolls"]:
            key = f"{seeds[roll['throw']]}/{roll['purpose']}/{roll['number']}"
            number = int.from_bytes(hashlib.sha256(key.encode()).digest()[:8])
            hold(number % roll["size"] == roll["which"], f"a die that is none: {roll}")
        faces = [int(roll["text"].split()[1]) for roll in story["rolls"] if roll["text"].startswith("roll")]
        hold(faces[: len(self.faces)] == self.faces, "other dice than we saw")
        return f"{len(story['rolls'])} dice and draws come from the links of {len(ours)} throws"


def play(server: str, table: str, name: str = "Bot") -> str:
    """Take an open seat at a table and play to the end; return what its dice were worth."""
    dice = Dice(fetch(f"{server}/api/tables/{table}"))
    me = fetch(f"{server}/api/tables/{table}/join", {"name": name, "chain": dice.links[0].hex()})
    doc: dict = {}
    with connect(f"ws{server[4:]}/ws/{table}", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "key": me["key"]}))
        while (message := json.loads(socket.recv()))["type"] != "over":
            doc |= message.get("document", {})  # an update has what is new, the first one everything
            for fact in message.get("facts", []):
                dice.see(fact, me["seat"])
            if message["type"] == "dice" and (link := dice.show(message, me["seat"], doc["round"])):
                socket.send(json.dumps(link))
            if message["type"] == "update" and doc["question"]:
                act = {"type": "act", "id": secrets.token_hex(8), "version": message["version"]}
                socket.send(json.dumps(act | {"action": answer(random.choice(doc["question"]["rows"]))}))
    return dice.check(fetch(server + message["story"], key=me["key"]))


if __name__ == "__main__":
    print(play(*sys.argv[1].split("/t/"), *sys.argv[2:3]))  # noqa: T201
