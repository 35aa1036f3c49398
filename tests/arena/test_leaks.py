"""A check that cannot fail is worse than none: leaks planted on purpose, each of which must be caught."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from planting import SEED, Change, look

MOST = 16  # games to look at for a leak; most are caught in the first
SAFE = 3  # games to look at where there is none
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
    leak("a rival's cash is shown", VIEW, "t.cash[other] if seen else UNKNOWN", "t.cash[other]"),
    leak(
        "a rival's guns are shown",
        VIEW,
        "t.guns[other] if seen else UNKNOWN",
        "t.guns[other]",
        game="wise-guys",
    ),
    leak("a rival's goods are shown", VIEW, "t.goods[other] if seen else UNKNOWN", "t.goods[other]"),
    leak(
        "a rival's fist is shown",
        VIEW,
        "t.fist[other] if seen or t.fist[other] == OPEN else CLOSED",
        "t.fist[other]",
        game="wise-guys",
    ),
    leak(
        "OPT-3: hidden tokens are shown",
        VIEW,
        "t.tokens[other] if seen or not g.hidden_tokens else UNKNOWN",
        "t.tokens[other]",
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
)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.name.replace(" ", "-"))
def test_a_planted_leak_is_caught(planted: Planted, tmp_path: Path) -> None:
    found = look(tmp_path, planted.game, MOST, *planted.changes, seed=planted.seed)
    assert LEAK.search(found), found


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_the_same_games_have_no_leak_where_none_is_planted(game: str, tmp_path: Path) -> None:
    assert look(tmp_path, game, SAFE) == "nothing"
