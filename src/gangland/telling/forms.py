"""The forms in which things are told: clients render these, the terminal included, and compose nothing.

A `Message` is the id of a Fluent message and its arguments. A word is what stands in notation: the answer
to a question is its row's action and the words chosen, one after the other, with a space between them.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from gangland.content.message import Message

Tone = Literal["plain", "loud", "quiet", "aside", "round"]
Stage = Literal["place", "target", "number", "crew"]


class Form(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A JSON object with these keys and no others."""


class Line(Form):
    """A sentence of the story: facts that belong together.

    `first` counts the facts a viewer was told before it: a line that is told again, because a later fact
    belongs to it, takes the place of every line from its `first` on. `version` is that of its last fact.
    """

    message: Message
    tone: Tone
    event: str
    first: int
    version: int
    seats: list[int]
    places: list[str]


class Deed(Form):
    """A transaction as it is for a seat now.

    Assets are cash, guns, goods and standing; `most` is 0 where nothing limits the times, `bonus` is the
    cash that is in force on top each time, `worsens` says whether it costs standing.
    """

    line: Message
    verb: str
    special: str
    give: list[int]
    get: list[int]
    most: int
    bonus: int
    barred: bool
    worsens: bool


class PlaceNow(Form):
    """What exploiting a place does for a seat now, with the cards, gangs and options in force.

    `pays` is cash every exploit brings, `hot` what it costs in standing; `told` is all of it in sentences.
    `boostable` says whether the seat has the tokens for the order and for the boost.
    """

    place: str
    closed: bool
    choose: bool
    main: list[Deed]
    boost: list[Deed]
    boostable: bool
    pays: int
    hot: int
    told: list[Message]


class Choice(Form):
    """Something to choose: its word in notation, what it is called, and what to know about it.

    Where the label says more than a name, who is there for one, `name` is the name alone.
    """

    word: str
    label: Message
    details: list[Message] = []
    name: Message | None = None


class CrewChoice(Form):
    """Crew to choose from: made men by name, or so many without, and rookies; `need` is null for any."""

    men: list[Choice]
    made: int
    rookies: int
    need: int | None


class MenuRow(Form):
    """Some of what may be answered, a product of choices: a place, one of the targets or a number, and crew.

    What there is nothing to choose of is null. `asks` has the question for each stage of choosing after the
    first choice; a stage it lacks is asked by the heading. `rules` are those of this action, `hint` is what
    it does, for newcomers.
    """

    action: str
    label: Message
    rules: list[str]
    hint: Message | None
    place: Choice | None
    targets: list[Choice] | None
    top: int | None
    crew: CrewChoice | None
    asks: dict[Stage, Message]


class ShutOrder(Form):
    """An order that cannot be given now; why is a question of its own."""

    action: str
    label: Message


class Question(Form):
    """What a seat is asked now: the rules it rests on, what to know before answering, and all answers.

    `step` is the id of the step that asks.
    """

    step: str
    heading: Message
    rules: list[str]
    notes: list[Message]
    rows: list[MenuRow]
    shut: list[ShutOrder]


class Reason(Form):
    """Why something was not done: the code for machines, the rule, and what to say."""

    code: str
    rule: str
    message: Message


class ClauseTold(Form):
    """A clause of a promise, in notation and to be said."""

    text: str
    message: Message


class InForce(Form):
    """A rule in force beside the book: where it comes from, what it is called and does, and whom it binds.

    `id` is that of the card or the option, or `<gang>.rule-<number>`; `rules` are the book's it rests on.
    """

    kind: Literal["hassle", "option", "gang-rule"]
    id: str
    name: Message
    lines: list[Message]
    rules: list[str]
    seats: list[int]


class MarketRow(Form):
    """A gang at the market: how much it may sell, and what it is paid in each band; null where it may not."""

    seat: int
    gang: Message
    standing: int
    limit: Message | int
    paid: list[int | None]


class MarketTold(Form):
    """The market before it opens: what figures are called; `others` and `cost` are null for an onlooker."""

    title: Message
    rules: list[str]
    intro: Message
    heads: list[Message]
    bands: list[Message]
    rows: list[MarketRow]
    others: Message | None
    sale_heads: list[Message]
    cost: Message | None
    note: Message


class OddsTold(Form):
    """What a table of chances is called: own guns down, the guns of every rival across.

    `bring` names the crew that is reckoned with though it is not there, null for none.
    """

    title: Message
    bring: Message | None
    mine: Message
    theirs: list[Message]
    note: Message


class OfferTold(Form):
    """An offer as its reader hears of it: what it is to them, and the whole of it with what became of it.

    `also` says who else it was made to, where it was made to the reader and to others, `why` what a
    counter-offer has against the one it answers.
    """

    head: Message
    whole: Message
    until: Message
    also: Message | None
    why: Message | UnsetType = UNSET
