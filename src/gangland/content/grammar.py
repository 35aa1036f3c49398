"""The grammar of a pack: which tables and keys it has, and what they may say.

A file speaks a dialect: the game's own words for goods and standing, and crews that are named man by
man or not. Whether made men are named decides two more things, by the data and not by the game: places
are then marked slugging or talking (FGT-13), and a boost may repeat up to its Max (TRX-1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gangland.content import across
from gangland.content.effects import Installed, is_installed_name
from gangland.content.shapes import Either, Flag, Shape, Text, Whole, Word
from gangland.content.tables import Cases, Foreign, Items, Keyed, Map, Shared, Table
from gangland.content.vocabulary import (
    CARD_KINDS,
    COUNTS,
    DEEDS,
    FIGHTS,
    MODIFIERS,
    PROVENANCES,
    ROLES,
    SPECIALS,
    VERBS,
    WHO,
    Takes,
)

GAMES: Final = ("mayhem", "wise-guys")
TERMS: Final[Mapping[str, tuple[str, ...]]] = {
    "goods": ("contraband", "booze"),
    "standing": ("heat", "clout"),
}
"""The words a game may have for the two assets that are called differently."""

SCHEMA: Final = 1
"""The version of this grammar; a file says which one it was written for."""

MADE: Final = 5
"""SET-8: as many made men as a gang has; where they are named, all of them are."""

MOST: Final = 99
BOOST_MOST: Final = 1
"""TRX-1: how often a boost's transaction can be done where crews are not named."""

ID: Final = Text(r"[a-z0-9]+(?:-[a-z0-9]+){0,9}", "id")
LINE: Final = Text(r"[^\n\r]{1,80}", "line")
LANG: Final = Text(r"[a-z]{2}(?:-[A-Z]{2})?", "lang")
NAME_KEY: Final = Text(
    r"(?:site|card|made|side|effect)-[a-z0-9-]{1,80}"
    r"|gang-[a-z0-9-]{1,80}(?:\.(?:number|gender|first|the|of|to))?",
    "name-key",
)
PLAYERS: Final = Text(r"[2-9]", "players")
AMOUNT: Final = Whole(1, MOST)
COUNT: Final = Whole(0, MOST)
SIGNED: Final = Whole(-MOST, MOST, zero=False)
PROVENANCE: Final = Word("provenance", PROVENANCES)


@dataclass(frozen=True)
class Dialect:
    """A file's own words; where several are listed any of them will do, as for `named` None."""

    goods: tuple[str, ...] = TERMS["goods"]
    standing: tuple[str, ...] = TERMS["standing"]
    named: bool | None = None

    def assets(self, *kinds: str) -> tuple[str, ...]:
        """The words for these assets, for all four when none is given."""
        words = {"cash": ("cash",), "guns": ("guns",), "goods": self.goods, "standing": self.standing}
        return tuple(word for kind in kinds or words for word in words[kind])

    def counts(self) -> tuple[str, ...]:
        """The words for what "most" and "least" can measure."""
        return (
            *self.assets(),
            *(count for count in COUNTS if count not in ("goods", "standing", "cash", "guns")),
        )


ANY_DIALECT: Final = Dialect()


def amounts(dialect: Dialect, *kinds: str) -> Table:
    """How much of which assets: at least one of one."""
    return Table(dict.fromkeys(dialect.assets(*kinds), AMOUNT), least=1)


def transaction(dialect: Dialect, *, boost: bool = False) -> Shape:
    """TRX-1…TRX-4: the key that is the verb says what goes with it."""
    hidden = amounts(dialect, "cash", "guns", "goods")
    wares = amounts(dialect, "guns", "goods")
    cash = amounts(dialect, "cash")
    anything = amounts(dialect)
    single = boost and dialect.named is False
    most = Whole(1, BOOST_MOST) if single else AMOUNT

    def exchange(verb: str, give: Table, get: Table, *, limited: bool = True) -> Table:
        required = (verb, "for", "max") if limited else (verb, "for")
        return Table({verb: give, "for": get, "max": most}, required, (across.gives_other(verb),))

    cases = {
        "sell": exchange("sell", wares, cash),
        "spend": exchange("spend", cash, wares),
        "swap": exchange("swap", wares, wares),
        "trade": exchange("trade", anything, anything, limited=single),
        "skim": Table({"skim": hidden}),
        "gain": Table({"gain": anything}),
        "drop": Table({"drop": anything}),
        "steal": Table({"steal": hidden}),
        "special": special(),
    }
    return Shared("boost" if boost else "transaction", Keyed("verb", {verb: cases[verb] for verb in VERBS}))


def special() -> Table:
    """TRX-4: only some functions take an amount."""
    fields: dict[str, Shape] = {"special": Word("special", tuple(SPECIALS)), "amount": AMOUNT}
    return Table(fields, rules=(across.counted_only("special", SPECIALS),))


def modifier(dialect: Dialect) -> Shape:
    """What a hassle or a gang changes: the rule says which keys go with it."""
    verb = Word("verb", VERBS)
    counted_verb = Word("verb", tuple(one for one in VERBS if one != "special"))
    asset = Word("asset", dialect.assets())
    cases = {
        Takes.NOTHING: Table({}),
        Takes.AMOUNT: Table({"amount": AMOUNT}),
        Takes.SIGNED: Table({"amount": SIGNED}, ("amount",)),
        Takes.BAN: Table({"verb": verb, "asset": asset}, ("verb",)),
        Takes.BONUS: Table({"verb": counted_verb, "asset": asset, "amount": AMOUNT}, ("verb",)),
        Takes.ROLE: Table({"role": Word("role", ROLES[1:])}, ("role",)),
    }
    return Shared("rule", Cases("rule", "rule", {rule: cases[MODIFIERS.takes[rule]] for rule in MODIFIERS}))


def effect(dialect: Dialect) -> Shape:
    """What an obstacle or a last call does to whom: the deed says which keys go with it."""
    common: dict[str, Shape] = {**aim(dialect), "pay": amounts(dialect)}
    checks = (across.measured_by_of, across.leader_is_one)
    counted = Table({**common, "amount": AMOUNT}, ("who",), checks)
    count = Word("count", dialect.counts())
    moved: dict[str, Shape] = {"asset": Word("asset", dialect.assets()), "amount": AMOUNT, "per": count}
    cases = {
        Takes.NOTHING: Table(common, ("who",), checks),
        Takes.AMOUNT: counted,
        Takes.ASSET: Table({**common, **moved}, ("who", "asset"), checks),
    }
    installed = Foreign(is_installed_name, Installed(), counted)
    deeds = {deed: cases[DEEDS.takes[deed]] for deed in DEEDS}
    return Shared("effect", Cases("do", "deed", deeds, installed))


def aim(dialect: Dialect) -> dict[str, Shape]:
    """Whom a card hits; `of` says what is measured."""
    return {"who": Word("who", WHO), "of": Word("count", dialect.counts())}


def ground(dialect: Dialect) -> dict[str, Shape]:
    """What can be exploited and fought over, at a site and at an opportunity alike."""
    fields: dict[str, Shape] = {
        "hot": Whole(0, 4),
        "guns": Word("guns", ("prohibited",)),
        "choose": Flag(),
        "main": Items(transaction(dialect), most=9),
        "boost": Items(transaction(dialect, boost=True), most=9),
    }
    return fields if dialect.named is False else {**fields, "fight": Word("fight", FIGHTS)}


def site(dialect: Dialect) -> Shape:
    """SET-2, SET-3: a starting site has a role, a random one has none."""
    base: dict[str, Shape] = {"id": ID, "provenance": PROVENANCE, **ground(dialect)}
    marked = (across.fight_is_marked,) if dialect.named else ()
    checks = (across.has_something_to_do, across.choice_of_two, across.er_is_bare, *marked)
    required = ("id", "provenance")
    start = Table({**base, "role": Word("role", ROLES[1:])}, (*required, "role"), checks)
    return Cases("kind", "site-kind", {"start": start, "random": Table(base, required, checks)})


def card(dialect: Dialect) -> Shape:
    """REV-3…REV-6: the kind of a card says which keys it has."""
    base: dict[str, Shape] = {"id": ID, "provenance": PROVENANCE, "hardcore": Flag()}
    required = ("id", "provenance")
    events = Table({**base, "effects": Items(effect(dialect), 1, 9)}, (*required, "effects"))
    modifiers = Items(modifier(dialect), 1, 9)
    hassle = Table(
        {**base, **aim(dialect), "rules": modifiers},
        (*required, "rules"),
        (across.measured_by_of,),
    )
    checks = (across.has_something_to_do, across.choice_of_two, across.never_hardcore)
    place = Table({**base, **ground(dialect)}, (*required, "fight") if dialect.named else required, checks)
    cases = {"obstacle": events, "hassle": hassle, "opportunity": place, "last-call": events}
    return Cases("kind", "card-kind", {kind: cases[kind] for kind in CARD_KINDS})


def gang(dialect: Dialect) -> Shape:
    """SET-5, SET-7, SET-8: a gang, the sides of its clubhouse card and its made men where they are named."""
    made = Table({"id": ID, "provenance": PROVENANCE, "slugging": COUNT, "talking": COUNT})
    named = Items(Table(made.fields, tuple(made.fields)), MADE, MADE)
    fields: dict[str, Shape] = {"id": ID, "provenance": PROVENANCE, "side": Items(side(dialect), 1, 4)}
    required = ("id", "provenance", "side")
    if dialect.named is False:
        return Table(fields, required)
    return Table({**fields, "made": named}, (*required, "made") if dialect.named else required)


def side(dialect: Dialect) -> Table:
    """One side of a clubhouse card: all its starting amounts are printed, so all are required."""
    required: dict[str, Shape] = {
        "id": ID,
        "provenance": PROVENANCE,
        "base": COUNT,
        "made": Whole(0, MADE),
        "rookies": Whole(0, MADE),
        **dict.fromkeys(dialect.assets("cash", "guns", "goods"), COUNT),
        **dict.fromkeys(dialect.standing, Whole(0, 4)),
    }
    more: dict[str, Shape] = {
        "rules": Items(modifier(dialect), most=9),
        "order": Items(transaction(dialect), most=9),
    }
    either = () if len(dialect.goods) == 1 else (*dialect.goods, *dialect.standing)
    return Table({**required, **more}, tuple(key for key in required if key not in either))


def market() -> Table:
    """STD-6, BLK-2: limits by standing 0…4, prices, and the width of a price band by players."""
    limit = Either(Word("limit", ("none",)), COUNT)
    fields: dict[str, Shape] = {
        "limits": Items(limit, 5, 5),
        "prices": Items(AMOUNT, 1, 9),
        "bands": Map(PLAYERS, AMOUNT),
    }
    return Table(fields, tuple(fields), (across.bands_for_all,))


def records(dialect: Dialect) -> dict[str, Shape]:
    """The tables any pack file may have."""
    return {
        "schema": Whole(SCHEMA, SCHEMA),
        "id": ID,
        "version": LINE,
        "site": Items(site(dialect)),
        "card": Items(card(dialect)),
        "gang": Items(gang(dialect)),
        "names": Map(LANG, Map(NAME_KEY, LINE)),
    }


def whole_pack(dialect: Dialect) -> Table:
    """A file that is a whole pack."""
    terms = {kind: Word("term", words) for kind, words in TERMS.items()}
    head: dict[str, Shape] = {
        "game": Word("game", GAMES),
        "terms": Table(terms, tuple(terms)),
        "market": market(),
    }
    required = ("schema", "id", "version", "site", "card", "gang", *head)
    return Table({**records(dialect), **head}, required)


def overlay(dialect: Dialect) -> Table:
    """A file that changes another pack: it inherits the game, the terms and the market."""
    head: dict[str, Shape] = {"extends": ID, "remove": Items(ID)}
    return Table({**records(dialect), **head}, ("schema", "extends"))
