"""The dice of a bot in plain Python: it holds a chain, and checks every throw (docs/fair-dice.md)."""  # noqa: INP001

import hashlib
import secrets
import sys

LENGTH, STRETCH = 4096, 128  # of a chain, and of a round's part of it


def digest(lines: list[str]) -> str:
    """Return the SHA-256 of lines, each with its line feed."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def links(fact: dict) -> list[str]:
    """Return the links of a throw behind its number, the house's first."""
    return [str(fact["index"]), fact["house"], *fact["links"]]


def stretch(index: int) -> int:
    """Return which round's links a number is of, counting rounds in which dice are thrown."""
    return (max(index, 1) - 1) // STRETCH


def following(last: int) -> set[int]:
    """Return the numbers the throw after another may have: the next one, or the first of the next round."""
    first = (stretch(last) + 1) * STRETCH + 1
    return {min(last + 1, LENGTH)} | ({first} if last and first < LENGTH else set())


def hold(is_so: bool, fault: str) -> None:
    """Leave the table where the dice are not what was committed to."""
    if not is_so:
        sys.exit(f"these dice are not fair: {fault}")


class Order:
    """The throws so far: whether each follows the last, and who has no part in one."""

    def __init__(self) -> None:
        """Nothing was thrown."""
        self.last = 0
        self.out: set[int] = set()
        self.fresh: dict[int, tuple[int, str]] = {}

    def take(self, fact: dict) -> str:
        """Count a fact, and return its kind; a new chain is not in force in the round it came in."""
        if fact["event"] == "chained":
            self.fresh[fact["seat"]] = stretch(self.last), fact["anchor"]
        elif fact["event"] in ("thrown", "without"):
            hold(fact["index"] in following(self.last), "a throw out of order")
            if stretch(fact["index"]) != stretch(self.last):
                self.out.clear()
            self.last = fact["index"]
            self.out |= {fact["seat"]} if fact["event"] == "without" else set()
        return fact["event"]

    def may_lack(self, seat: int) -> bool:
        """Return whether a throw may be made without a seat that holds a chain."""
        return seat in self.out or (seat in self.fresh and stretch(self.last) <= self.fresh[seat][0] + 1)


class Dice:
    """Our chain, and all that we saw of the dice, to hold against what is shown in the end."""

    def __init__(self, lobby: dict) -> None:
        """Commit to a chain, after the house committed to its own."""
        self.links = [secrets.token_bytes(32)]
        for _ in range(LENGTH):
            self.links.append(hashlib.sha256(self.links[-1]).digest())
        self.links.reverse()
        self.anchor = self.links[0].hex()
        self.commit, self.is_slow = lobby["commit"], lobby["pace"]["kind"] == "slow"
        self.parts: list[str] = []
        self.throws: list[list[str]] = []
        self.faces: list[int] = []
        self.order, self.awaited = Order(), 0

    def hear(self, message: dict, seat: int, doc: dict) -> dict | None:
        """Keep what a message tells of dice, and return the link it asks for, if any."""
        for fact in message.get("facts", []):
            self.see(fact, seat)
        return self.show(message, seat, doc["asked"]) if message["type"] == "dice" else None

    def see(self, fact: dict, seat: int) -> None:
        """Keep what is told of dice; where we showed a link, its throw is the next thing to happen."""
        if self.awaited and fact["event"] not in ("said", "rules"):
            hold(fact.get("index") == self.awaited, "something else than the throw we showed a link for")
            self.awaited = 0
        kind = self.order.take(fact)
        if kind == "thrown":
            own = fact["links"][seat] == self.links[fact["index"]].hex()
            hold(own or seat in self.order.out, "a throw without our link")
            self.throws.append(links(fact))
        elif kind == "without" and fact["seat"] == seat:
            print("our link did not come, says the house", file=sys.stderr)  # noqa: T201
        elif kind == "chained":
            hold(fact["seat"] != seat, "another chain in our place")
        elif kind == "rolled":
            self.faces.append(fact["face"])

    def show(self, dice: dict, seat: int, asked: list[int]) -> dict | None:
        """Return the link that is due, once all commitments are known: no later one, whatever is asked."""
        self.parts = self.parts or dice["parts"]
        hold(dice["commit"] == self.commit, "another commitment of the house")
        hold(dice["parts"] == self.parts, "other commitments than before")
        hold(self.parts[seat] == f"chain:{self.anchor}", "another chain than ours")
        ahead = min((stretch(self.order.last) + 2) * STRETCH, LENGTH)
        index = ahead if self.is_slow else dice["index"]
        if dice["reach"][seat] >= index or not (dice["due"] or self.is_slow) or seat in dice["out"]:
            return None
        is_due = not asked and index in following(self.order.last)
        hold(self.is_slow or is_due, "a link asked for too early")
        self.awaited = 0 if self.is_slow else index
        return {"type": "links", "index": index, "links": {str(seat): self.links[index].hex()}}

    def check(self, story: dict) -> str:
        """Return what the dice of the whole game are worth: each is derived again from the links we saw."""
        parts, order, seeds = list(self.parts), Order(), {}
        tips = {seat: (0, part[6:]) for seat, part in enumerate(parts) if part.startswith("chain:")}
        tips[-1] = 0, self.commit
        ours = [links(fact) for fact in story["facts"] if fact["event"] == "thrown"]
        hold(ours[: len(self.throws)] == self.throws, "other throws than we saw")
        for fact in story["facts"]:
            kind = order.take(fact)
            shown = {-1: fact["house"], **dict(enumerate(fact["links"]))} if kind == "thrown" else {}
            came = {seat for seat, link in shown.items() if link != "-"}
            for seat in came | ({fact["seat"]} if kind == "without" else set()):
                if seat in order.fresh:  # a new chain is in force as soon as a link of it is due
                    handed, anchor = order.fresh.pop(seat)
                    hold(stretch(order.last) > handed, f"a chain of {seat} that came late")
                    tips[seat], parts[seat] = (0, anchor), f"chain:{anchor}"
            for seat, link in shown.items():
                if seat not in came:
                    hold(seat not in tips or order.may_lack(seat), f"a throw without {seat}")
                    continue
                known, tip = tips.get(seat, (0, ""))
                found = bytes.fromhex(link)
                for _ in range(order.last - known):
                    found = hashlib.sha256(found).digest()
                hold(found.hex() == tip and seat not in order.out, f"a link of {seat} that is none")
                tips[seat] = order.last, link
            fixed = ["-" if part.startswith("chain:") else part for part in parts]
            if shown:
                both = zip(fact["links"], fixed, strict=True)
                lines = [f"{at}:{part if one == '-' else one}" for at, (one, part) in enumerate(both)]
                seeds[order.last] = digest(["gangland dice 3", str(order.last), fact["house"], *lines])
        for roll in story["rolls"]:
            key = f"{seeds[roll['throw']]}/{roll['purpose']}/{roll['number']}"
            number = int.from_bytes(hashlib.sha256(key.encode()).digest()[:8])
            hold(number % roll["size"] == roll["which"], f"a die that is none: {roll}")
        faces = [int(roll["text"].split()[1]) for roll in story["rolls"] if roll["text"].startswith("roll")]
        hold(faces[: len(self.faces)] == self.faces, "other dice than we saw")
        return f"{len(story['rolls'])} dice and draws come from the links of {len(ours)} throws"
