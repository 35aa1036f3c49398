"""Why bots did what they did: all that is seen has a sentence, and no sentence tells more than was seen."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import pytest
from corner import Corner

from gangland.arena.twins import disguised
from gangland.bots.bargaining.temperaments import TEMPERAMENTS
from gangland.bots.coach.bonds import bound
from gangland.bots.coach.motives import OPENED, about_deed, motive
from gangland.bots.driver import Minds, next_reply
from gangland.bots.roster import make_bot
from gangland.bots.ways import CHANCE, LOOKED, MIXED, PLANNED, THUMB, TRIED, WAYS, way_of
from gangland.content.message import Message
from gangland.engine import action as act
from gangland.engine.table import CHANCE as DICE
from gangland.game.croupier import Croupier
from gangland.game.deals.talk import is_deal
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup
from gangland.words import LANGS, Words

RUNGS = ("random", "drifter", "thug", "lieutenant", "capo:20p", "boss:20p")
PERSON = 0
MOST_WORDS = 32


def played(name: str, bot: str, seed: int = 3) -> Journal:
    """Have bots of a rung play with a person whom a thug plays, who says nothing; return the journal."""
    seats = (Seat("Ann"), *(Seat(f"b{seat}", bot) for seat in range(1, 4)))
    journal = Journal(Game(Setup(name, seats)), Croupier(seed))
    journal.settle(0.0)
    minds = Minds(lambda seat: make_bot(bot if seat else "thug", seat))
    while not journal.game.t.over:
        seat = next(one for one in journal.game.owed() if one != DICE)
        if seat:
            offer(journal, minds, seat)
        journal.take(seat, minds.answer(journal.game, seat), 0.0)
        journal.reasons[len(journal) - 1] = minds.reason(seat)
        journal.settle(0.0)
        deal(journal, minds)
    return journal


def offer(journal: Journal, minds: Minds, seat: int) -> None:
    """Have a bot propose something."""
    text = minds.proposal(journal.game, seat)
    if text:
        try:
            journal.take(seat, text, 0.0)
        except Refusal:
            return


def deal(journal: Journal, minds: Minds) -> None:
    """Have everybody reply, and the person as a thug would."""
    while (waiting := next_reply(journal.game, range(4))) is not None:
        seat, one = waiting
        try:
            journal.take(seat, minds.reply(journal.game, seat, one), 0.0)
        except Refusal:
            journal.take(seat, f"decline {journal.game.ledger.number(seat, one.id)}", 0.0)
        journal.reasons[len(journal) - 1] = minds.dealing(seat)


def deeds(journal: Journal, viewer: int = PERSON) -> Iterator[tuple[int, int, str]]:
    """Yield what bots did, by the viewer's version and line, but for fists that are still closed."""
    for version in range(1, journal.version(viewer) + 1):
        line = journal.lines_at(viewer, version) - 1
        who, _, text = journal.game.lines[line].partition(": ")
        if line in journal.fists.values():
            continue
        if who != "*" and journal.game.setup.seats[journal.game.notation.parse_seat(journal.game.t, who)].bot:
            yield version, line, text


@pytest.fixture(scope="module")
def journals() -> dict[tuple[str, str], Journal]:
    """Games of all rungs, played once."""
    return {(name, bot): played(name, bot) for name in GAMES for bot in RUNGS}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", RUNGS)
def test_everything_a_bot_did_in_a_whole_game_has_a_sentence_in_three_languages(
    journals: dict[tuple[str, str], Journal], name: str, bot: str
) -> None:
    journal = journals[name, bot]
    words = [Words(lang, game=name) for lang in LANGS]
    found = [(text, motive(journal, PERSON, version)) for version, _, text in deeds(journal) if mine(text)]
    assert len(found) > 60
    for _, told in found:
        for one in words:
            said = one.say(told.message)
            assert "motive-" not in said
            assert "{" not in said
            assert len(said.split()) <= MOST_WORDS, said


def mine(text: str) -> bool:
    """Whether a line is an answer, not a deal."""
    return not is_deal(text)


EXPECTED = {
    "random": {CHANCE},
    "drifter": {CHANCE, THUMB},
    "thug": {THUMB},
    "lieutenant": {THUMB, LOOKED},
    "capo:20p": {THUMB, TRIED},
    "boss:20p": {THUMB, PLANNED, MIXED},
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", RUNGS)
def test_inf_1_how_it_came_to_it_goes_by_the_bot_and_by_what_was_asked_and_by_nothing_else(
    journals: dict[tuple[str, str], Journal], name: str, bot: str
) -> None:
    """So somebody who is told it learns nothing of what is behind the blind, however much the bot weighed."""
    journal = journals[name, bot]
    ways: dict[str, set[str]] = {}
    for _, line, text in deeds(journal):
        if mine(text):
            ways.setdefault(text.partition(" ")[0], set()).add(way_of(journal.reasons[line]))
    assert {len(found) for found in ways.values()} == {1}
    assert set.union(*ways.values()) == EXPECTED[bot]


@pytest.mark.parametrize("name", GAMES)
def test_while_the_game_lasts_nobody_is_told_whether_the_rule_of_thumb_stood(
    journals: dict[tuple[str, str], Journal], name: str
) -> None:
    """INF-1: who knows the rule of thumb could tell hands apart by it; in the end all hands are open."""
    whole = journals[name, "capo:20p"]
    after = {
        how_of(motive(whole, PERSON, version).message) for version, _, text in deeds(whole) if mine(text)
    }
    assert {"motive-how-tried-stood", "motive-how-tried-won"} <= after
    early = cut(whole, len(whole) - 1)
    during = {
        how_of(motive(early, PERSON, version).message) for version, _, text in deeds(early) if mine(text)
    }
    assert during == {"motive-how-tried", "motive-how-thumb"}


def how_of(told: Message) -> str:
    """The second half of what was told."""
    how = told.args.get("how")
    return how.id if isinstance(how, Message) else ""


def cut(journal: Journal, lines: int) -> Journal:
    """Return the journal as it was after so many lines, with the reasons kept."""
    other = Journal(journal.game.rewound(0), journal.croupier)
    other.retrace(journal.game.lines[:lines], 0.0)
    other.reasons = dict(journal.reasons)
    return other


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["thug", "boss:20p"])
def test_inf_1_sentences_are_the_same_whatever_is_behind_the_blinds(
    journals: dict[tuple[str, str], Journal], name: str, bot: str
) -> None:
    journal = cut(journals[name, bot], len(journals[name, bot]) - 1)
    rnd = random.Random(5)
    seen = 0
    for version, line, text in list(deeds(journal))[::7]:
        if not mine(text):
            continue
        told = motive(journal, PERSON, version)
        before = journal.game.rewound(line)
        before.t = disguised(before.g, before.t, PERSON, rnd)
        assert before.view(PERSON) == journal.game.rewound(line).view(PERSON)
        assert about_deed(journal, before, PERSON, told.seat, line) == told.message
        seen += 1
    assert seen > 8


def test_a_game_that_is_read_back_knows_what_they_were_after_and_no_more(
    journals: dict[tuple[str, str], Journal],
) -> None:
    journal = cut(journals["mayhem", "capo:20p"], 60)
    version = next(version for version, _, text in deeds(journal) if text.startswith("move"))
    told = motive(journal, PERSON, version).message
    assert told.id == "motive-told"
    journal.reasons = {}
    assert motive(journal, PERSON, version).message == told.args["what"]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_in_a_fist_is_told_of_every_bot_once_it_is_open(
    journals: dict[tuple[str, str], Journal], name: str
) -> None:
    """The line that opens fists is one answer; whose motive is asked for is said by the seat."""
    journal = journals[name, "boss:20p"]
    sold = [(version, doc["seat"]) for version, doc in journal.facts(PERSON, 0) if doc["event"] == "sold"]
    bots = [(version, seat) for version, seat in sold if seat != PERSON]
    assert bots
    for version, seat in bots:
        told = motive(journal, PERSON, version, seat)
        assert told.seat == seat
        what = told.message.args["what"]
        assert isinstance(what, Message)
        assert what.id in ("motive-market", "motive-no-market")
        assert how_of(told.message) in ("motive-how-mixed", "motive-bound")


def test_a_bot_can_be_asked_for_what_it_did_last(journals: dict[tuple[str, str], Journal]) -> None:
    journal = cut(journals["mayhem", "thug"], 70)
    for seat in (1, 2, 3):
        assert motive(journal, PERSON, journal.version(PERSON), seat).seat == seat
    with pytest.raises(Refusal, match="no-motive"):
        motive(journal, PERSON, journal.version(PERSON), PERSON)


@pytest.mark.parametrize("bot", ["capo:20p", "boss:20p", "capo:20p+honest"])
def test_a_reason_comes_back_with_a_bot_from_another_process(bot: str) -> None:
    one = make_bot(bot, 3)
    for departed in (True, False):
        inner = getattr(one, "bot", one)
        inner.departed = departed
        again = pickle.loads(pickle.dumps(one))  # noqa: S301 - written a moment ago
        assert again.reason(act.MOVE) == one.reason(act.MOVE)


def test_all_ways_can_be_said() -> None:
    for lang in LANGS:
        words = Words(lang, game="mayhem")
        for way in (*WAYS[1:], *OPENED):
            assert "motive" not in words.say(Message(f"motive-how-{way}"))


# deals, and what a word had to do with it


@pytest.mark.parametrize("name", GAMES)
def test_dea_1_a_deal_of_ones_own_can_be_asked_about_and_no_other(
    journals: dict[tuple[str, str], Journal], name: str
) -> None:
    found = set()
    for bot in RUNGS:
        journal = journals[name, bot]
        for version, line, text in deeds(journal):
            if is_deal(text) and not text.startswith("say"):
                found.add(motive(journal, PERSON, version).message.id)
                for rival in others(journal, line):
                    check_silence(journal, rival, line)
    assert "motive-offered" in found


def check_silence(journal: Journal, rival: int, line: int) -> None:
    """INF-3: who knows no more than that two have dealt is told nothing of it."""
    if line in journal.marks[rival]:
        with pytest.raises(Refusal, match="no-motive"):
            motive(journal, rival, journal.marks[rival].index(line) + 1)


def others(journal: Journal, line: int) -> list[int]:
    """The seats that have no part in a deal with the person."""
    doer = journal.game.notation.parse_seat(journal.game.t, journal.game.lines[line].partition(": ")[0])
    facts = journal.game.facts[journal.firsts[line] : journal.firsts[line + 1]]
    parts = {seat for fact in facts for seat in fact.doc.get("rivals", ())}
    return [seat for seat in (1, 2, 3) if seat != doer and seat not in parts]


def corner(*, open_deals: bool = False, bot: str = "boss:20p") -> Journal:
    """A person and a bot at one place, and somebody else; it is the bot's turn after the person's."""
    here = Corner()
    place = here.site("rusty-spoke")
    here.crew(0, place, made=1)
    here.crew(1, place, made=3)
    for seat in range(4):
        here.crew(seat, seat, made=1)
        here.own(seat, cash=5, guns=2, tokens=3)
    here.ask()
    seats = tuple(Seat(f"p{seat}", "" if seat == 0 else bot) for seat in range(4))
    game = Game(Setup("mayhem", seats, open_deals=open_deals), here.pack, here.t)
    journal = Journal(game, Croupier(1))
    journal.settle(0.0)
    return journal


def say(journal: Journal, seat: int, text: str) -> None:
    """Have a seat do something."""
    journal.take(seat, text, 0.0)
    journal.settle(0.0)


def promised(*, open_deals: bool = False) -> Journal:
    """The bot has promised the person peace."""
    journal = corner(open_deals=open_deals)
    rival = journal.game.notation.seat(journal.game.t, 1)
    say(journal, 0, f"offer to={rival} give=cash:1 theirs=peace:3")
    say(journal, 1, "accept 1")
    return journal


def last(journal: Journal, viewer: int, seat: int = 1) -> str:
    """What a bot says of what it did last: the part on its word, or all of it."""
    told = motive(journal, viewer, journal.version(viewer), seat).message
    return how_of(told) or told.id


def test_dea_1_why_it_took_a_deal_is_told_to_its_partner() -> None:
    journal = promised()
    assert last(journal, 0) == "motive-took-word"
    for stranger in (2, 3):
        with pytest.raises(Refusal, match="no-motive"):
            last(journal, stranger)
    assert last(promised(open_deals=True), 2) == "motive-took-word"


def test_dea_1_why_it_turned_a_deal_down_is_told_in_the_words_it_declined_with() -> None:
    journal = corner()
    rival = journal.game.notation.seat(journal.game.t, 1)
    say(journal, 0, f"offer to={rival} give=cash:1 want=guns:1")
    say(journal, 1, "decline 1 why=little")
    assert last(journal, 0) == "deal-why-little"


@pytest.mark.parametrize("open_deals", [False, True])
def test_inf_3_its_word_is_spoken_of_to_those_who_know_of_it(*, open_deals: bool) -> None:
    journal = promised(open_deals=open_deals)
    say(journal, 0, "sit")
    say(journal, 1, "recruit")
    journal.reasons[len(journal) - 1] = "planned-stood"
    assert last(journal, 0) == "motive-bound"
    assert last(journal, 2) == ("motive-bound" if open_deals else "motive-how-planned")


@pytest.mark.parametrize("open_deals", [False, True])
def test_inf_3_a_broken_word_is_explained_to_those_who_know_of_it(*, open_deals: bool) -> None:
    journal = promised(open_deals=open_deals)
    say(journal, 0, "sit")
    journal.take(1, "fight rusty-spoke", 0.0)
    journal.reasons[len(journal) - 1] = "planned-won"
    assert last(journal, 0) == "motive-broke"
    assert last(journal, 2) == ("motive-broke" if open_deals else "motive-how-planned")


def test_whoever_broke_their_word_first_is_told_so() -> None:
    journal = corner()
    gangs = [journal.game.notation.seat(journal.game.t, seat) for seat in range(2)]
    say(journal, 0, f"offer to={gangs[1]} mine=avoid:rusty-spoke:3 theirs=peace:3")
    say(journal, 1, "accept 1")
    say(journal, 0, "move clubhouse rusty-spoke 1m")
    say(journal, 1, "recruit")
    for seat in (2, 3, 0):
        say(journal, seat, "sit")
    journal.take(1, "fight rusty-spoke", 0.0)
    assert last(journal, 0) == "motive-wronged"


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_a_word_that_was_kept_sounds_the_same_in_every_temperament(temperament: str) -> None:
    """Nothing that is told asks a bot for it: the ledger has it all."""
    journal = promised()
    mind = make_bot(f"boss:20p+{temperament}", 2)
    assert mind.reason(act.RECRUIT) == "planned-stood"
    say(journal, 0, "sit")
    before = journal.game.rewound(len(journal))
    action = before.notation.read(before.t, 1, "recruit", before.menu(1))
    assert bound(before, 0, 1, action) == Message("motive-bound")
    assert bound(before, 2, 1, action) is None


def test_inf_3_who_would_have_taken_an_offer_that_lapsed_is_not_told_to_the_others() -> None:
    """To whom an offer of more than there is was made as well, it is withdrawn by its maker, and no more."""
    seats = (Seat("Ann"), Seat("Bea"), Seat("b2", "thug"), Seat("b3", "thug"))
    journal = Journal(Game(Setup("mayhem", seats)), Croupier(5))
    minds = Minds(lambda seat: make_bot("thug", seat))
    journal.settle(0.0)
    while journal.game.t.round < 1 or journal.game.t.owed.bit_count() != 1:
        seat = journal.game.owed()[0]
        journal.take(seat, minds.answer(journal.game, seat), 0.0)
        journal.settle(0.0)
    bea, bot = (journal.game.notation.seat(journal.game.t, seat) for seat in (1, 2))
    journal.take(0, f"offer to={bot},{bea} give=guns:9 want=cash:1", 0.0)
    journal.take(2, "accept 1", 0.0)
    assert journal.game.ledger.offers[0].state == "lapsed"
    with pytest.raises(Refusal, match="no-motive"):
        motive(journal, 1, journal.version(1))
    assert "took" not in str(motive(journal, 1, journal.version(1), 2))
    assert "took" in str(motive(journal, 0, journal.version(0)))


def test_nobody_sits_where_there_is_no_seat() -> None:
    journal = played("mayhem", "random")
    with pytest.raises(Refusal, match="no-motive"):
        motive(journal, PERSON, journal.version(PERSON), 5)
