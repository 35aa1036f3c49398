"""What may be answered, row by row, in notation: a pattern, what its words can be, and a legal answer."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gangland.game.crew import ROOKIE
from gangland.telling.forms import Choice, CrewChoice, MenuRow, Question
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.walk import Walk

FEW = 1
"""So many targets stand in the pattern itself."""


def example(question: Question, row: MenuRow) -> str:
    """A legal answer of a row: the first target, the most of what is counted."""
    walk = Walk(replace(question, rows=[row]))
    while walk.stage():
        if walk.stage() == "crew":
            walk.pick(walk.all_of_them() or walk.crew_word(walk.crews()[0]))
        else:
            walk.pick(walk.all_of_them() or walk.choices()[0].word)
    return walk.answer()


class Choosing:
    """A question as a page."""

    def __init__(self, lexicon: Lexicon, question: Question) -> None:
        self.lex = lexicon
        self.question = question

    def page(self) -> str:
        """The question, what to know before answering, and everything that may be answered."""
        lines = [self.lex.say(self.question.heading), *map(self.lex.say, self.question.notes), ""]
        for row in self.question.rows:
            lines += self.row(row)
        if self.question.shut:
            shut = self.lex.listed(self.lex.say(one.label) for one in self.question.shut)
            lines += ["", self.lex.text("seat-shut", list=shut)]
        return "\n".join(lines)

    def row(self, row: MenuRow) -> Iterator[str]:
        """A row: how it is written, what it does, and what its words can be."""
        example_ = example(self.question, row)
        pattern = self.pattern(row)
        yield self.lex.text("seat-choice", notation=pattern, label=self.label(row))
        if row.hint is not None:
            yield f"    {self.lex.say(row.hint)}"
        if row.place is not None:
            yield from self.details(row.place)
        if row.targets and len(row.targets) > FEW:
            yield f"    {self.lex.text('seat-one-of', slot=self.slot('target'))}"
            for target in row.targets:
                yield f"      {self.lex.text('seat-word', word=target.word, name=target.label)}"
                yield from self.details(target)
        elif row.targets:
            yield from self.details(row.targets[0])
        if row.top is not None:
            yield f"    {self.lex.text('seat-number', slot=self.slot('number'), top=row.top)}"
        if row.crew is not None:
            yield from self.crew(row.crew)
        if example_ != pattern:
            yield f"    {self.lex.text('seat-example', answer=example_)}"

    def label(self, row: MenuRow) -> str:
        """What a row is called, with its place where it has one."""
        if row.place is None:
            return self.lex.say(row.label)
        return self.lex.text("menu-at", what=row.label, where=row.place.label)

    def pattern(self, row: MenuRow) -> str:
        """How answers of a row are written; what is to be chosen is a word in capitals."""
        words = [row.action, row.place.word if row.place else ""]
        if row.targets:
            words.append(row.targets[0].word if len(row.targets) <= FEW else self.slot("target"))
        words += [self.slot("number")] * (row.top is not None) + [self.slot("crew")] * (row.crew is not None)
        return " ".join(filter(None, words))

    def slot(self, name: str) -> str:
        """The word that stands for something to be chosen."""
        return self.lex.text(f"seat-metavar-{name}")

    def crew(self, crew: CrewChoice) -> Iterator[str]:
        """Whom there is to choose, and how many are needed."""
        slot = self.slot("crew")
        key = "seat-crew-any" if crew.need is None else "seat-crew-need"
        yield f"    {self.lex.text(key, slot=slot, n=crew.need or 1)}"
        for man in crew.men:
            yield f"      {self.lex.text('seat-word', word=man.word, name=man.label)}"
        key = "seat-crew-named" if crew.men else "seat-crew-counted"
        yield f"      {self.lex.text(key, made=crew.made, rookies=crew.rookies, letter=ROOKIE)}"

    def details(self, choice: Choice) -> Iterator[str]:
        """What is to be known about a choice."""
        yield from (f"        {self.lex.say(one)}" for one in choice.details)
