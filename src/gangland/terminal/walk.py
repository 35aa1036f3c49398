"""Choosing step by step: an order, a place, crew, a goal; every step has legal choices only."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

from gangland.content.message import Message, listed, message
from gangland.game.crew import ROOKIE, Crowd, is_counted, read_crew
from gangland.telling.forms import Choice, CrewChoice, MenuRow, Question, Stage

LISTED: Final = 8
LISTED_EXACT: Final = 12
"""Up to so many ways to choose crew are listed; more are asked for as numbers."""
PAIR: Final = re.compile(r"[0-9] [0-9]")
STAGES: Final = ("action", "place", "number", "crew", "target")
WITH_PLACES: Final = ("exploit", "fight")
"""Orders that are shown with the places where they can be given."""


class Walk:
    """A way through a question: what has been chosen, and what is to be chosen next.

    Where there is no room to list (`lists`), crew is asked for as numbers.
    """

    def __init__(self, question: Question, letter: str = ROOKIE) -> None:
        self.question = question
        self.letter = letter
        self.lists = True
        self.chosen: dict[str, str] = {}
        self.trail: list[str] = []
        self._settle()

    # where we are

    def left(self) -> list[MenuRow]:
        """The rows that fit what has been chosen."""
        action, place = self.chosen.get("action"), self.chosen.get("place")
        return [
            row
            for row in self.question.rows
            if action in (None, row.action) and (place is None or (row.place and row.place.word == place))
        ]

    @property
    def row(self) -> MenuRow:
        """The row we are in, once action and place are chosen."""
        return self.left()[0]

    def stage(self) -> str:
        """What is to be chosen next: action, place, number, crew, target; empty when all is."""
        if "action" not in self.chosen:
            return "action"
        row = self.row
        wanted = {
            "place": row.place is not None,
            "number": row.top is not None,
            "crew": row.crew is not None,
            "target": bool(row.targets),
        }
        return next((one for one in STAGES[1:] if wanted[one] and one not in self.chosen), "")

    def heading(self) -> Message:
        """What is asked at this stage."""
        stage: Stage | None = next((one for one in self.row.asks if one == self.stage()), None)
        return self.row.asks[stage] if stage and self.trail else self.question.heading

    def answer(self) -> str:
        """What was chosen, in notation, when all is."""
        words = [self.chosen.get(one, "") for one in ("action", "place", "target", "number", "crew")]
        return " ".join(filter(None, words))

    # the choices

    def choices(self) -> list[Choice]:
        """The choices of this stage; none where a number is asked for, or crew too various to list."""
        stage = self.stage()
        if stage == "action":
            return [Choice(word, self.label(word)) for word in self._actions()]
        if stage == "place":
            return self._places()
        if stage == "target":
            return self.row.targets or []
        if stage == "crew" and self.is_crew_listed():
            return [Choice(self.crew_word(crew), self.crew_label(crew)) for crew in self.crews()]
        return []

    def label(self, action: str) -> Message:
        """An action, with its places where it is done at few."""
        rows = [row for row in self.question.rows if row.action == action]
        names = [row.place.name or row.place.label for row in rows if row.place]
        if action in WITH_PLACES:
            return message("menu-at", what=rows[0].label, where=listed(names))
        return rows[0].label

    def only(self) -> Message:
        """The one thing that can be answered, where there is but one."""
        label, targets = self.label(self.row.action), self.row.targets or []
        return message("menu-at", what=label, where=targets[0].label) if targets else label

    def _actions(self) -> list[str]:
        return list(dict.fromkeys(row.action for row in self.question.rows))

    def _places(self) -> list[Choice]:
        return list({row.place.word: row.place for row in self.left() if row.place}.values())

    # crew

    @property
    def crew(self) -> CrewChoice:
        """The crew to choose from."""
        return self.row.crew or CrewChoice([], 0, 0, 0)

    def crews(self) -> list[Crowd]:
        """Every choice of crew, the largest first; made are a mask of those to choose from."""
        men = range(len(self.crew.men) or self.crew.made)
        some = [pick for count in range(len(men) + 1) for pick in combinations(men, count)]
        mades = [sum(1 << man for man in pick) for pick in some]
        if not self.crew.men:
            mades = [(1 << count) - 1 for count in range(self.crew.made + 1)]
        crews = [Crowd(made, rookies) for made in mades for rookies in range(self.crew.rookies + 1)]
        found = [crew for crew in crews if self.suits(crew)]
        return sorted(found, key=lambda crew: (-crew.made.bit_count() - crew.rookies, -crew.made.bit_count()))

    def is_crew_listed(self) -> bool:
        """Whether the choices of crew are few enough to be listed."""
        return self.lists and len(self.crews()) <= (LISTED if self.crew.need is None else LISTED_EXACT)

    def everyone(self) -> Crowd:
        """All the crew there is to choose from."""
        return Crowd((1 << (len(self.crew.men) or self.crew.made)) - 1, self.crew.rookies)

    def suits(self, crew: Crowd) -> bool:
        """Whether this crew may be chosen."""
        heads = crew.made.bit_count() + crew.rookies
        return heads >= 1 if self.crew.need is None else heads == self.crew.need

    def crew_label(self, crew: Crowd, *, rated: bool = True) -> Message:
        """Crew to choose, with ratings where there are any."""
        chosen = [man for at, man in enumerate(self.crew.men) if crew.made >> at & 1]
        men = [man.label if rated else man.name or man.label for man in chosen]
        made = 0 if self.crew.men else crew.made.bit_count()
        men += [message("count-of-made", n=made)] * (made > 0)
        return listed([*men, *[message("count-of-rookies", n=crew.rookies)] * (crew.rookies > 0)], "plus")

    def crew_word(self, crew: Crowd) -> str:
        """Crew in notation."""
        men = [man.word for at, man in enumerate(self.crew.men) if crew.made >> at & 1]
        made = f"{crew.made.bit_count()}m" if crew.made and not self.crew.men else ""
        counted = made + (f"{crew.rookies}{ROOKIE}" if crew.rookies else "")
        return "+".join(filter(None, [*men, counted]))

    def parse_crew(self, text: str) -> str | None:
        """Crew as people type it, `2m1p`, `2 1`, `1 3 2a` with named men, in notation; None: it is none."""
        parts = text.lower().replace(",", " ").replace("+", " ").split()
        if not self.crew.men and PAIR.fullmatch(" ".join(parts)):
            parts = [
                f"{count}{kind}" for count, kind in zip(parts, ("m", ROOKIE), strict=True) if count != "0"
            ]
        numbers = [str(at) for at in range(1, len(self.crew.men) + 1)]
        if not parts or not all(part in numbers or is_counted(part, self.letter) for part in parts):
            return None
        named = bool(self.crew.men)
        crew = read_crew("+".join(parts), numbers, self.letter, self.everyone(), named=named)
        return self.crew_word(crew) if self.suits(crew) else None

    def all_of_them(self) -> str | None:
        """Everybody, or as much as can be; None where there is no such choice."""
        if self.stage() == "number":
            return str(self.row.top)
        is_fit = self.stage() == "crew" and self.suits(self.everyone())
        return self.crew_word(self.everyone()) if is_fit else None

    # walking

    def pick(self, word: str) -> None:
        """Choose at this stage, and go on to the next that leaves a choice."""
        stage = self.stage()
        self.trail.append(stage)
        self.chosen[stage] = word
        self._settle()

    def back(self) -> bool:
        """Take the last choice back; false where there is none."""
        if not self.trail:
            return False
        last = self.trail.pop()
        for stage in STAGES[STAGES.index(last) :]:
            self.chosen.pop(stage, None)
        return True

    def _settle(self) -> None:
        """Go past stages with a single choice; these are not gone back to."""
        while self.stage() not in ("", "number"):
            choices = self.choices()
            if len(choices) != 1:
                return
            self.chosen[self.stage()] = choices[0].word
