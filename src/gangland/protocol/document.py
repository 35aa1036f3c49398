"""The document: everything one seat may know, the same for browsers, terminals, bots and researchers.

It is built from the seat's view, its question, and what the ledger lets it see; beside it goes the story.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Set as AbstractSet
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple, replace

from gangland.engine.ints import popcount
from gangland.engine.table import AUX, CHANCE, ER, OPPORTUNITY, PLACES, RANDOM, SEATS, UNKNOWN, Table
from gangland.game.deals.talk import for_seat, offer_document, promise_document
from gangland.game.game import Game
from gangland.game.journal import EVERYBODY, ONLOOKER, Journal
from gangland.protocol.facts import FactDoc as Doc
from gangland.protocol.hushing import hushed, is_silent
from gangland.protocol.parts import (
    FIELDS,
    CardAtWork,
    Crew,
    Document,
    Exploit,
    Fight,
    News,
    Offer,
    Place,
    PlaceKind,
    Pool,
    Promise,
    Seat,
)
from gangland.rulesets import ids
from gangland.rulesets.exploit import CHOSEN
from gangland.rulesets.view import CLOSED, is_gone
from gangland.telling.deals import clause_told, offer_told, promise, terms
from gangland.telling.forms import Line
from gangland.telling.in_force import in_force
from gangland.telling.names import CLUBHOUSE, names_of
from gangland.telling.question import question
from gangland.telling.story import OPENERS, Telling

KINDS: Final[dict[int, PlaceKind]] = {
    **dict.fromkeys(range(SEATS), "clubhouse"),
    ER: "er",
    **dict.fromkeys(range(OPPORTUNITY, PLACES), "opportunity"),
}
"""What lies in each lot; OPT-7: in the others a business may lie where a bombed starting site was."""


FEW: Final = 4
"""Lines of a story that are kept for those who missed some; twice as many at most."""


class Shown:
    """A table as it is shown just now: what all see is built once, whoever looks at it."""

    def __init__(self, game: Game) -> None:
        """Look at what all see."""
        self.game = game
        v = game.view(ONLOOKER)
        self.telling = Telling(names_of(game), v)
        step = "" if v.over else game.g.step(v).id
        self.to_all = Document(
            game=game.setup.game,
            seat=None,
            round=v.round,
            rounds=v.rounds,
            leader=v.leader,
            over=v.over,
            winner=v.winner if v.winner >= 0 else None,
            step=step,
            asked=[other for other in range(v.seats) if v.owed >> other & 1],
            rolling=v.owed >> CHANCE & 1 == 1,
            seats=[_seat(game, v, other) for other in range(v.seats)],
            places=[_place(game, v, place) for place in range(PLACES) if v.open >> place & 1 or place == ER],
            face_down=sum(v.tile[place] < 0 for place in range(RANDOM, OPPORTUNITY)),
            cards=[game.notation.cards[card] for card in v.turned],
            in_force=in_force(game, v) if v.round else [],
            fight=_fight(game, v) if v.fight_place >= 0 and not v.over else None,
            exploit=_exploit(game, v, step) if step in (ids.TRANSACTIONS, ids.OFFER_BOOST) else None,
            card=(
                CardAtWork(game.notation.cards[v.card], v.card_fx, v.to_injure)
                if step == ids.HIT_GANGS
                else None
            ),
            question=None,
            offers=[],
            promises=[],
        )

    def to(self, seat: int, muted: AbstractSet[int] = frozenset()) -> Document:
        """Return what a seat, an onlooker or everybody together knows, without the words of who is muted.

        INF-1: a seat is shown as it sees itself to itself and where all blinds are up; what a gang had that
        is gone, nobody sees any more. Offers and promises have the viewer's own numbers (all together: the
        game's); an offer closed in an earlier round is history.
        """
        game, doc, ledger = self.game, self.to_all, self.game.ledger
        is_open = seat == EVERYBODY
        seats = [
            _seat(game, game.t, other) if (is_open or other == seat) and not is_gone(game.t, other) else one
            for other, one in enumerate(doc.seats)
        ]
        if is_open:
            offers = [told_offer(game, offer_document(game, one), ONLOOKER) for one in ledger.offers]
            promises = [told_promise(game, promise_document(game, one)) for one in ledger.promises]
            return replace(doc, seats=seats, offers=offers, promises=promises)
        return replace(
            doc,
            seat=seat if seat >= 0 else None,
            seats=seats,
            places=[replace(one, word=CLUBHOUSE) if one.number == seat else one for one in doc.places],
            question=question(game, seat),
            offers=[
                told_offer(game, hushed(for_seat(game, offer_document(game, one, seat), seat), muted), seat)
                for one in ledger.offers_seen(seat)
                if one.state == "open" or one.until >= game.t.round
            ],
            promises=[
                told_promise(game, for_seat(game, promise_document(game, one), seat))
                for one in ledger.promises_seen(seat)
            ],
        )


def document(game: Game, viewer: int) -> Document:
    """Return what a seat, an onlooker (-1) or everybody together (-2: all blinds are up) knows now."""
    return Shown(game).to(viewer)


def _seat(game: Game, v: Table, seat: int) -> Seat:
    """Return a seat as it is seen: what is hidden (INF-1) is null, and so is a fist that nobody made."""
    gang, fist = v.gang[seat], v.fist[seat]
    return Seat(
        name=game.setup.seats[seat].name,
        bot=game.setup.seats[seat].bot,
        gang=game.notation.gangs[gang] if gang >= 0 else None,
        side=game.notation.sides[v.side[seat]],
        alive=v.is_alive(seat),
        standing=v.standing[seat],
        cash=_seen(v.cash[seat]),
        guns=_seen(v.guns[seat]),
        goods=_seen(v.goods[seat]),
        orders=_seen(v.tokens[seat]),
        fist="closed" if fist == CLOSED else _seen(fist),
        pool=Pool(popcount(v.pool_made[seat]), v.pool_rookies[seat]),
        skipped=v.skipped >> seat & 1 == 1,
    )


def _seen(amount: int) -> int | None:
    return None if amount == UNKNOWN else amount


def _place(game: Game, v: Table, place: int) -> Place:
    """Return a place with the crew there, as all see it."""
    name = f"{CLUBHOUSE}-{place}" if place < SEATS else game.notation.place(v, place)
    return Place(
        id=name,
        number=place,
        word=name,
        kind=KINDS.get(place) or ("start" if game.g.catalogue.tile_role[v.tile[place]] else "random"),
        exploited=v.used >> place & 1 == 1,
        crew=[
            Crew(seat, popcount(v.made[at]), game.notation.names(v, seat, v.made[at]), v.rookies[at])
            for seat, at in enumerate(range(place, v.seats * PLACES, PLACES))
            if v.present[place] >> seat & 1
        ],
    )


def _fight(game: Game, v: Table) -> Fight:
    """Return the fight under way."""
    return Fight(
        place=game.notation.place(v, v.fight_place),
        by=v.fight_by,
        in_=[seat for seat in range(v.seats) if v.fight_in >> seat & 1],
        locked=bool(v.fight_locked),
        guns=list(v.pulled),
        totals=list(v.total),
        hits=list(v.hits),
    )


def _exploit(game: Game, v: Table, step: str) -> Exploit:
    """Return the exploit or gang order a question is about: its transactions, by their number in the pack."""
    first, count, now = v.ex_first, v.ex_count, v.frame(AUX) & (CHOSEN - 1)
    if step == ids.OFFER_BOOST:
        tile, now = v.tile[v.ex_place], -1
        first, count = game.g.catalogue.tile_boost[tile], game.g.catalogue.tile_boosts[tile]
    return Exploit(
        by=v.ex_by,
        place=game.notation.place(v, v.ex_place) if v.ex_place >= 0 else None,
        transactions=list(range(first, first + count)),
        now=now if 0 <= now < count else None,
    )


def told_offer(game: Game, doc: Doc, viewer: int) -> Offer:
    """Return an offer as it is shown to a viewer, its clauses and terms to be said."""
    names = names_of(game)
    clauses = {side: [clause_told(names, text) for text in doc[side]] for side in ("mine", "theirs")}
    plain = {name: value for name, value in doc.items() if name != "why"}  # which is told
    return Offer(
        **plain
        | clauses
        | {
            "counters": doc["counters"] or None,
            "give": tuple(doc["give"]),
            "want": tuple(doc["want"]),
            "terms": terms(names, doc),
            "told": offer_told(names, game.t, doc, viewer),
        }
    )


def told_promise(game: Game, doc: Doc) -> Promise:
    """Return a promise as it is shown."""
    names = names_of(game)
    told = {"clause": clause_told(names, doc["clause"]), "told": promise(names, game.t, doc)}
    return Promise(**doc | told)


def news(now: Document, before: Document | None = None) -> Struct:
    """Return what a viewer is sent who was shown a document before, or nothing yet."""
    parts: dict[str, object] = {}
    shown = None if before is None else astuple(before)
    for at, part in enumerate(astuple(now)):
        if shown is None or (part is not shown[at] and part != shown[at]):
            parts[FIELDS[at]] = part
    sent: Struct = News(**parts)
    return sent


class Told:
    """The facts a viewer was told so far, each with its version, and their story.

    It goes on where it was as the game does.

    A fact is the game's own, the same for all who were told it. A later one may change the last line: `marks`
    says for each line at which version it, or one before it, became what it is. Of lines, the last `FEW` are
    kept, from the version `kept` on: who comes back later than that is told the story anew. Of facts, those
    from which these lines follow are: `gone` are no longer here.
    """

    def __init__(self, viewer: int, muted: AbstractSet[int] = frozenset()) -> None:
        """Nothing was told yet; of what who is `muted` says nothing will be."""
        self.viewer = viewer
        self.muted = muted
        self.version = 0
        self.facts: list[Doc] = []
        self.versions: list[int] = []
        self.lines: list[Line] = []
        self.marks: list[int] = []
        self.kept = 0
        self.gone = 0

    def go_on(self, journal: Journal, telling: Telling, since: int = 0) -> tuple[list[Doc], list[Line]]:
        """Take in what happened; return what was told after a version, and the lines not yet told so.

        The last line is told anew, later facts may belong to it.
        """
        if since < self.kept:
            return Told(self.viewer, self.muted).go_on(journal, telling, since)
        version = journal.version(self.viewer)
        if version != self.version:
            for number, fact in journal.facts(self.viewer, self.version):
                self.facts.append(hushed(fact, self.muted))
                self.versions.append(number)
            self.version = version
            last = self.lines.pop() if self.lines else None
            del self.marks[len(self.lines) :]
            mark = self.marks[-1] if self.marks else 0
            start = last.first - self.gone if last else 0
            for line in telling.lines(self.facts, self.versions, start, self.gone):
                is_changed = last is not None and line.first == last.first and line != last
                mark = max(mark, version if is_changed else line.version)
                self.lines.append(line)
                self.marks.append(mark)
        first = bisect_right(self.versions, since)
        facts = zip(self.facts[first:], self.versions[first:], strict=True)
        told = [{**fact, "version": number} for fact, number in facts]
        lines = [
            line
            for line in self.lines[bisect_right(self.marks, since) :]
            if not is_silent(self.facts[line.first - self.gone])
        ]
        if len(self.lines) > 2 * FEW:
            self.kept = self.marks[-FEW - 1]
            del self.lines[:-FEW], self.marks[:-FEW]
            self._let_go()
        return told, lines

    def _let_go(self) -> None:
        """Let go of the facts that no line from the first of those kept on can come of."""
        first = self.lines[0].first - self.gone
        while first > 0 and self.facts[first]["event"] not in OPENERS:
            first -= 1
        first = min(first, bisect_right(self.versions, self.kept))
        del self.facts[:first], self.versions[:first]
        self.gone += first
