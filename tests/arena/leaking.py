"""Leaks planted on purpose: what they are, and a long run over all of them.

python tests/arena/leaking.py
"""

from __future__ import annotations

import importlib
import re
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from planting import SEED, Change, look

MOST = 16  # games to look at for a leak; most are caught in the first
LEAK = re.compile(r"cannot know|depends on hidden|others (say|dealt)|deal of others|in a fist|another saw")


class Planted(NamedTuple):
    """A leak: in which game and with which seed it shows soon; what is written for what, in which file."""

    name: str
    game: str
    seed: int
    changes: tuple[Change, ...]


def leak(name: str, *change: str, game: str = "mayhem", seed: int = SEED) -> Planted:
    """Return a leak made of changes, each a file, what stands there and what is written instead."""
    return Planted(name, game, seed, tuple(zip(change[::3], change[1::3], change[2::3], strict=True)))


VIEW = "rulesets/view.py"
STORY = "game/happenings.py"
LEDGER = "game/deals/ledger.py"
DEALING = "game/deals/dealing.py"
DOCUMENT = "protocol/document.py"

PLANTED = (
    leak("a rival's cash is shown", VIEW, "v.cash[seat] = UNKNOWN", "v.cash[seat] = t.cash[seat]"),
    leak(
        "a rival's guns are shown",
        VIEW,
        "v.guns[seat] = UNKNOWN",
        "v.guns[seat] = t.guns[seat]",
        game="wise-guys",
    ),
    leak("a rival's goods are shown", VIEW, "v.goods[seat] = UNKNOWN", "v.goods[seat] = t.goods[seat]"),
    leak(
        "a rival's fist is shown",
        VIEW,
        "v.fist[seat] = CLOSED",
        "v.fist[seat] = t.fist[seat]",
        game="wise-guys",
    ),
    leak(
        "OPT-3: hidden tokens are shown",
        VIEW,
        "v.tokens[seat] = UNKNOWN",
        "v.tokens[seat] = t.tokens[seat]",
    ),
    leak("an onlooker sits behind seat 0", VIEW, "other == seat or", "other == max(seat, 0) or"),
    leak(
        "whom a card hits next is shown early",
        VIEW,
        "range(min(t.card_fx + 1, len(t.marked)))",
        "range(len(t.marked))",
    ),
    leak(
        "what a peek showed is told to all",
        "rulesets/people.py",
        "t.tell(1 << seat, ev.SEEN,",
        "t.tell(ev.EVERYONE, ev.SEEN,",
    ),
    leak(
        "a peek tells all how much cash there is",
        "rulesets/people.py",
        "t.show(ev.PEEKED, seat, rival)",
        "t.show(ev.PEEKED, seat, rival, t.cash[rival])",
        STORY,
        '("peeked", ("seat", "rival"))',
        '("peeked", ("seat", "rival", "count"))',
        seed=16,
    ),
    leak(
        "FGT-3: only who has guns makes a fist",
        "rulesets/fight.py",
        "if t.mod(seat, modifier.NO_GUNS):",
        "if t.mod(seat, modifier.NO_GUNS) or t.guns[seat] == 0:",
    ),
    leak(
        "BLK-1: only who has goods makes a fist",
        "rulesets/market.py",
        "limit(g, t, seat) > 0:",
        "limit(g, t, seat) > 0 and t.goods[seat] > 0:",
        game="wise-guys",
    ),
    leak(
        "EXP-7: a transaction nobody could pay is not asked",
        "rulesets/exploit.py",
        "if is_banned(g, t, seat, tx):\n            self",
        "if g.catalogue.tx_verb[tx] <= TRADE and times(g, t, seat, tx) == 0:\n            self",
    ),
    leak(
        "OPT-3: only who has tokens is asked for backup",
        "rulesets/fight.py",
        "and not self.is_free(t, seat) and not g.hidden_tokens:",
        "and not self.is_free(t, seat):",
    ),
    leak(
        "a fist tells what is in it",
        "rulesets/fight.py",
        "t.show(ev.FIST, seat)",
        "t.show(ev.FIST, seat, b_of(action))",
        STORY,
        '("fist", ("seat",))',
        '("fist", ("seat", "count"))',
    ),
    leak(
        "DEA-4: an offer the rival cannot cover is refused at once",
        LEDGER,
        "self.check_rival(t, offer.by, rival)\n",
        "self.check_cover(t, rival, offer.want)\n",
    ),
    leak(
        "DEA-1: an offer outlives the fist, and taking it tells what is inside",
        LEDGER,
        'offer.state == "open" and offer.by in seats and offer.give[asset]',
        "False",
        seed=7,
    ),
    leak(
        "DEA-1: what is outside a fist can be offered, and taking it tells how much that is",
        LEDGER,
        "if amount and may_be_in_fist(t, offer.by, asset):",
        "if False:",
    ),
    leak(
        "DEA-1: only a full fist withdraws offers",
        "game/game.py",
        "before.sealing)\n",
        "before.sealing) if not self.t.sealing or self.t.fist[seat] else []\n",
    ),
    leak(
        "offers are numbered across the table",
        LEDGER,
        "return at + 1 if at < len(ids) and ids[at] == offer else 0",
        "return offer",
    ),
    leak(
        "INF-3: everybody sees every offer",
        LEDGER,
        "if self.open_deals or seat == made.by or seat in made.to:",
        "if True:",
        game="wise-guys",
    ),
    leak(
        "INF-3: everybody is told what was dealt",
        DEALING,
        "return ev.EVERYONE if game.setup.open_deals else sum(1 << seat for seat in seats)",
        "return ev.EVERYONE",
    ),
    leak("whispers are heard by all", DEALING, "| 1 << seat if rivals else ev.EVERYONE", "| ev.EVERYONE"),
    leak(
        "the size of the document depends on hidden cash",
        DOCUMENT,
        "step=step,",
        'step=step + " " * sum(game.t.cash),',
    ),
    leak(
        "the order of cards depends on hidden guns",
        DOCUMENT,
        "for card in v.turned]",
        "for card in sorted(v.turned, reverse=max(game.t.guns) > 2)]",
    ),
    leak(
        "the order of facts depends on hidden goods",
        "rulesets/market.py",
        "for seat in range(t.seats):\n            if t.fist[seat] != OPEN:\n",
        "for seat in sorted(range(t.seats), key=lambda one: t.goods[one] - t.fist[one]):\n"
        "            if t.fist[seat] != OPEN:\n",
    ),
    leak(
        "the market limit shows how many goods there are",
        DOCUMENT,
        "skipped=v.skipped >> seat & 1 == 1,",
        "skipped=min(4 - v.standing[seat], game.t.goods[seat]) > 1,",
    ),
    leak(
        "a reason is looked for at the whole table",
        "game/game.py",
        "why_not(self.g, self.view(seat), seat, action)",
        "why_not(self.g, self.t, seat, action)",
        "game/why.py",
        'return Refusal("not-your-turn", "ISS-1")',
        'return Refusal("not-your-turn", "ISS-1", armed=sum(t.guns) > 5)',
    ),
    leak(
        "STD-6: what one may sell depends on what others have",
        "rulesets/market.py",
        "return max(0, printed + t.mod(seat, modifier.MARKET_LIMIT))",
        "return max(0, printed + t.mod(seat, modifier.MARKET_LIMIT) + max(t.goods) // 4)",
        game="wise-guys",
    ),
    leak(
        "who leads sees every hand",
        VIEW,
        "if other == seat or lifted:",
        "if other == seat or lifted or seat == t.leader:",
    ),
    leak(
        "everybody sees the hand of who leads",
        VIEW,
        "if other == seat or lifted:",
        "if other == seat or lifted or other == t.leader:",
        game="wise-guys",
    ),
    leak(
        "blinds are up in the last round",
        VIEW,
        "lifted = are_blinds_up(g, t)",
        "lifted = t.round == t.rounds",
    ),
    leak(
        "the view tells who is rich",
        VIEW,
        "v.cash[seat] = UNKNOWN",
        "v.cash[seat] = UNKNOWN - (t.cash[seat] > 6)",
    ),
    leak(
        "the view tells whether guns are even",
        VIEW,
        "v.guns[seat] = UNKNOWN",
        "v.guns[seat] = UNKNOWN - t.guns[seat] % 2",
        game="wise-guys",
    ),
    leak(
        "who has no goods is shown to have none",
        VIEW,
        "v.goods[seat] = UNKNOWN",
        "v.goods[seat] = UNKNOWN if t.goods[seat] else 0",
    ),
    leak(
        "a closed fist looks full or empty",
        VIEW,
        "v.fist[seat] = CLOSED",
        "v.fist[seat] = CLOSED - 5 * (t.fist[seat] > 0)",
    ),
    leak(
        "the document says that a fist is empty",
        DOCUMENT,
        'fist="closed" if fist == CLOSED',
        'fist=("closed" if game.t.fist[seat] else "empty") if fist == CLOSED',
        game="wise-guys",
    ),
    leak(
        "the count of face-down sites depends on hidden cash",
        DOCUMENT,
        "face_down=sum(",
        "face_down=max(game.t.cash) % 2 + sum(",
    ),
    leak(
        "rookies in the pool count hidden guns",
        DOCUMENT,
        "v.pool_rookies[seat])",
        "v.pool_rookies[seat] + game.t.guns[seat] // 4)",
    ),
    leak(
        "standing rises with hidden goods",
        DOCUMENT,
        "standing=v.standing[seat],",
        "standing=v.standing[seat] + game.t.goods[seat] // 3,",
        game="wise-guys",
    ),
    leak(
        "a name is longer where there are guns",
        DOCUMENT,
        "name=game.setup.seats[seat].name,",
        'name=game.setup.seats[seat].name + " " * (game.t.guns[seat] > 3),',
    ),
    leak(
        "those who are asked come in the order of their cash",
        DOCUMENT,
        "asked=[other for other in range(v.seats) if v.owed >> other & 1],",
        "asked=sorted((other for other in range(v.seats) if v.owed >> other & 1),"
        " key=lambda one: game.t.cash[one]),",
    ),
    leak(
        "crews come in the order of hidden cash",
        DOCUMENT,
        "for seat, at in enumerate(range(place, v.seats * PLACES, PLACES))",
        "for seat, at in sorted(enumerate(range(place, v.seats * PLACES, PLACES)),"
        " key=lambda one: game.t.cash[one[0]])",
    ),
    leak(
        "places come in an order that hidden goods decide",
        DOCUMENT,
        "for place in range(PLACES) if v.open",
        "for place in range(PLACES)[:: 1 if sum(game.t.goods) % 2 else -1] if v.open",
    ),
    leak(
        "the totals of a fight count closed fists",
        DOCUMENT,
        "totals=list(v.total),",
        "totals=[one + max(0, fist) for one, fist in zip(v.total, game.t.fist, strict=True)],",
    ),
    leak(
        "a fight is locked where a fist is full",
        DOCUMENT,
        "locked=bool(v.fight_locked),",
        "locked=bool(v.fight_locked) or max(game.t.fist) > 0,",
        game="wise-guys",
    ),
    leak(
        "answers are listed in an order that hidden guns decide",
        "telling/question.py",
        "key=lambda row: BOOK.get(WORDS[row.kind], -1))",
        "key=lambda row: BOOK.get(WORDS[row.kind], -1), reverse=sum(game.t.guns) % 2 == 1)",
    ),
    leak(
        "an error counts the offers of all",
        LEDGER,
        'raise Refusal("no-such-offer", "DEA-1", offer=number)',
        'raise Refusal("no-such-offer", "DEA-1", offer=number, of=len(self.offers))',
    ),
    leak(
        "who is rich can be made no offer",
        LEDGER,
        "rival == seat or not t.is_alive(rival):",
        "rival == seat or not t.is_alive(rival) or t.cash[rival] > 9:",
        game="wise-guys",
    ),
    leak(
        "INF-3: everybody sees every promise",
        LEDGER,
        "if self.open_deals or seat in (one.by, one.to)]",
        "if seat >= -1]",
    ),
    leak(
        "INF-3: the rumour of a deal tells what was given",
        DEALING,
        "facts.append(_rumour(offer.by, seat))",
        'facts.append(_rumour(offer.by, seat))\n        facts[-1].doc["rival"] = offer.give[0]',
    ),
)
"""Leaks in views, legal lists, errors, documents, sizes, orders and what is told."""


def caught(planted: Planted, folder: Path) -> str:
    """Return what was found of a leak."""
    return look(folder, planted.game, MOST, *planted.changes, seed=planted.seed)


def miss(number: int) -> str:
    """Return a leak that was not caught, nothing where it was."""
    planted = PLANTED[number]
    with tempfile.TemporaryDirectory() as folder:
        found = caught(planted, Path(folder))
    return "" if LEAK.search(found) else f"{planted.name}: {found}"


if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[1] / "server"))
    campaign = importlib.import_module("campaign")
    sys.exit(campaign.run(sys.argv[1:], campaign.campaign_of("planted-leaks"), miss))
