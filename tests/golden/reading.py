"""What a golden game shows, read off its text: options, ending, answers, events, sites, cards, refusals."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

from annals import AT_THE_END, BECAUSE, NOTE, TRIED, is_log, kept_pack, script_of

from gangland.content.records import Ground, Pack
from gangland.engine import action as act
from gangland.game import why
from gangland.game.logs.log import MARK, RULER
from gangland.game.notation import WORDS
from gangland.game.setup import parse_options

SIGNS = {
    "leader": "leader",
    "discharge": "recovered",
    "smear": "standing",
    "muster": "recruited",
    "initiate": "promoted",
    "peek": "peeked",
    "rush": "tokens",
}
"""TRX-4: the event by which a special transaction shows."""
ORDERS = {WORDS[kind] for kind in why.ORDERS}
PROMOTE = WORDS[act.PROMOTE]
"""An order, and an answer to an exploit that promotes somebody."""
WORD = re.compile(r"(\w[\w-]*)=((?:\[[^]]*\]|\"[^\"]*\"|[^ ])*)")


def covered(text: str) -> set[str]:
    """Everything one golden game shows."""
    script = script_of(text)
    pack = kept_pack(script.content)
    header = [line.partition(" ") for line in script.header]
    game = pack.game
    options = parse_options("".join(value for key, _, value in header if key == "options"))
    players = sum(key == "seat" for key, _, _ in header)
    found = {f"{game}, {players} players, {option}" for option in options or ("no option",)}
    found |= {f"{game}, {players} players, several options"} if len(options) > 1 else set()
    found |= {f"{game}, rules {value}" for key, _, value in header if key == "rules"}
    found |= {f"{game}, {value} deals" for key, _, value in header if key == "deals"}
    found.add(f"{game} ends by {ending(text)}")
    reader = Reader(pack)
    for line in text[text.index(f"\n{RULER}") :].splitlines()[2:]:
        found |= {f"{game} {what}" for what in reader.line(line)}
    return found | set(refused(text))


def ending(text: str) -> str:
    """END-1, END-2, STD-4: how a game ended."""
    mark = AT_THE_END.rstrip()
    end = [line.removeprefix(mark).strip() for line in text.splitlines() if line.startswith(mark)]
    table = tomllib.loads("\n".join(end[1:]))
    alive = [gang for gang in table["gang"] if gang["alive"]]
    if len(alive) < 2:
        return "one left" if alive else "none left"
    rich = [gang for gang in alive if gang["cash"] == max(one["cash"] for one in alive)]
    if len(rich) == 1:
        return "most cash"
    rolls = text.count(" rolled purpose=tie ")
    if rolls == 0:
        return "leader of the tied" if table["leader"] in [gang["id"] for gang in rich] else "guns"
    if " named seat=" in text[text.index(" rolled purpose=tie ") :]:
        return "last fight named"
    armed = [gang for gang in rich if gang["guns"] == max(one["guns"] for one in rich)]
    return "last fight" if rolls == len(armed) else "last fight again"


def refused(text: str) -> Iterator[str]:
    """The reasons for which something was refused."""
    for line in text.splitlines():
        if line.startswith(TRIED):
            code, rule, *_ = line.partition(BECAUSE)[2].split(" ")
            yield f"refusal {code} {rule}"


def grounds(pack: Pack) -> Iterator[tuple[str, Ground]]:
    """Sites and opportunities: what can be exploited."""
    yield from ((site.id, site.ground) for site in pack.sites)
    yield from ((card.id, card.ground) for card in pack.cards if card.ground)


def specials(ground: Ground) -> list[str]:
    """The special transactions of a place."""
    return [one.special for one in (*ground.main, *ground.boost) if one.special]


class Reader:
    """Reads a golden game line by line, and says what each shows: a line of the log, or what was told."""

    def __init__(self, pack: Pack) -> None:
        """Begin before the first line."""
        self.specials = {name: specials(ground) for name, ground in grounds(pack)}
        self.plain_side = pack.gangs[0].sides[0].id
        self.gangs: dict[str, str] = {}
        self.sides: dict[str, str] = {}
        self.who = ""
        self.by = ""
        self.place = ""

    def line(self, line: str) -> Iterator[str]:
        """What a line shows."""
        if is_log(line):
            yield from self.answer(line.rpartition(MARK)[0])
        elif not line.startswith((TRIED, AT_THE_END.rstrip())):
            _, event, rest = f"{line.removeprefix(NOTE)} ".split(" ", 2)
            values = dict(WORD.findall(rest))
            yield f"event {event}"
            yield from self.event(event, values)
            yield from self.special(event, values)

    def answer(self, line: str) -> Iterator[str]:
        """What an answer or a deal shows; an order leaves the place that was exploited before."""
        before, (self.who, _, said) = self.who, line.partition(": ")
        word = said.split(" ")[0]
        if word in ORDERS and (word != PROMOTE or self.who != before):
            self.place = ""
        yield f"answer {word}"

    def event(self, event: str, values: dict[str, str]) -> Iterator[str]:
        """What an event shows of the pack, and of promises."""
        seat = values.get("seat", "")
        if event == "gang":
            self.gangs[seat] = values["gang"]
        elif event == "side":
            self.sides[seat] = values["side"]
            yield f"side {self.gangs[seat]} {values['side']}"
        elif event == "ordered":
            yield f"gang order {self.gangs.get(seat)} {self.sides.get(seat, self.plain_side)}"
        elif event == "exploited":
            self.by, self.place = seat, values["place"]
            yield f"{'boost' if values['boost'] == '1' else 'exploit'} {self.place}"
        elif event == "card-up":
            yield f"card {values['card']}"
        elif event == "judged":
            vow = values["clause"].strip('"').partition(":")[0]
            yield f"promise {vow} {values['verdict']}"

    def special(self, event: str, values: dict[str, str]) -> Iterator[str]:
        """The special transaction of the place being exploited that an event is the sign of."""
        for special in self.specials.get(self.place, ()):
            if event == SIGNS[special] and (values["seat"] == self.by) != (special == "smear"):
                yield f"special {special}"
