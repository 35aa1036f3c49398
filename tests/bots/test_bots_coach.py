"""The coach: advice from a seat's view alone, short reasons, hints that hold, motives that betray nothing."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import pytest
from corner import Corner

from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.bot import Bot
from gangland.bots.coach import counsel
from gangland.bots.coach.advice import advice, reply_advice
from gangland.bots.coach.counsel import Thinker
from gangland.bots.coach.hints import HINTS, hint
from gangland.bots.coach.motives import motive
from gangland.bots.coach.replying import answer
from gangland.bots.driver import Minds
from gangland.bots.roster import make_bot
from gangland.bots.search.adviser import Adviser
from gangland.bots.search.budget import Budget
from gangland.bots.word import word_of
from gangland.content.message import Message
from gangland.engine.menu import Menu
from gangland.engine.table import CHANCE, UNKNOWN, Table
from gangland.game.croupier import Croupier
from gangland.game.deals.phrases import WHYS
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.journal import ONLOOKER, Journal
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup
from gangland.game.worlds.resample import resample
from gangland.protocol.answers import Advice
from gangland.protocol.messages import Ask
from gangland.words import LANGS, Words

MOST_WORDS = 20


def new_journal(name: str, seed: int) -> Journal:
    """Return a game of three thugs with a person, all of whom have sat down."""
    seats = (Seat("Ann"), Seat("Bob", "thug"), Seat("Cem", "thug"))
    journal = Journal(Game(Setup(name, seats)), Croupier(seed))
    journal.settle(0.0)
    return journal


def questions(name: str, seed: int, every: int = 1) -> Iterator[tuple[Journal, int]]:
    """Have thugs play a game, and yield every so-manieth question before it is answered."""
    journal = new_journal(name, seed)
    minds = Minds(lambda seat: make_bot("thug", seat))
    asked = 0
    while not journal.game.t.over:
        seat = next(one for one in journal.game.owed() if one != CHANCE)
        if asked % every == 0:
            yield journal, seat
        asked += 1
        journal.take(seat, minds.answer(journal.game, seat), 0.0)
        journal.settle(0.0)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the coach think less than it would."""
    monkeypatch.setattr(counsel, "PLAYOUTS", 30)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", GAMES)
def test_all_through_a_game_there_is_advice_that_can_be_done_and_said_in_twenty_words(name: str) -> None:
    words = [Words(lang, game=name) for lang in LANGS]
    found = set()
    weighed = 0
    for journal, seat in questions(name, 3, every=2):
        told = advice(journal.game, seat)
        journal.game.branch().take(seat, told.action)
        found.add(told.reason.id)
        for one in words:
            said = one.say(told.reason)
            assert "advice-" not in said
            assert len(said.split()) <= MOST_WORDS, said
            assert one.say(told.label)
            assert told.chance is None or "10" in one.say(told.chance) or told.chance.args["n"] == 0
        weighed += told.chance is not None
    assert {"advice-settle", "advice-exploit"} <= found
    assert weighed > 10


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", GAMES)
def test_inf_1_worlds_a_seat_cannot_tell_apart_get_the_same_advice_and_hints(name: str) -> None:
    for journal, seat in questions(name, 5, every=25):
        game = journal.game
        for number in range(3):
            world = resample(game, seat, random.Random(number))
            assert advice(world, seat) == advice(game, seat)
            assert hint(world, seat) == hint(game, seat)


def test_inf_1_the_coach_is_handed_a_view_and_what_the_seat_saw() -> None:
    """What rivals hold is not in it, and it knows of no promise that the seat does not know of."""
    seen: list[tuple[list[int], list[int]]] = []

    def spy(game: Game, bot: Bot, view: Table, seat: int, menu: Menu) -> tuple[int, Bot | None]:
        seen.append((list(view.cash), list(view.guns)))
        assert isinstance(bot, Consigliere)
        assert bot.word == word_of(game.ledger, seat, game.t.round)
        return menu.nth(0, 0), None

    for journal, seat in questions("wise-guys", 4, every=15):
        if journal.game.t.round and journal.game.menu(seat).count() > 1:
            assert advice(journal.game, seat, Thinker(spy)).chance is None
            for held in seen[-1]:
                assert [held[rival] for rival in range(3) if rival != seat] == [UNKNOWN] * 2
    assert len(seen) > 5


def test_who_is_not_asked_gets_no_advice() -> None:
    journal, seat = next(questions("mayhem", 1))
    other = (seat + 1) % 3
    with pytest.raises(Refusal, match="not-asked"):
        advice(journal.game, other)
    assert hint(journal.game, other).id is None


def test_the_chances_come_with_a_fight() -> None:
    corner = Corner()
    place = corner.site("rusty-spoke")
    corner.crew(0, place, made=4)
    corner.crew(1, place, rookies=1)
    corner.own(0, cash=3, guns=3, tokens=4)
    corner.ask()
    told = advice(game_at(corner), 0)
    assert told.action.startswith("fight ")
    assert told.odds is not None
    assert told.odds.chances[0][0] > 0.9


def test_the_same_moment_gets_the_same_advice_with_the_next_best_beside_it() -> None:
    corner = quiet(cash=3, guns=2)
    corner.crew(0, corner.site("rusty-spoke"), rookies=1)
    corner.ask()
    told = advice(game_at(corner), 0)
    assert told == advice(game_at(corner), 0)
    assert told.chance is not None
    assert told.chance.id in ("coach-chance", "coach-chance-alike")
    assert told.chance.args["other"] != told.label
    assert 0 <= int(str(told.chance.args["n"])) <= 10


def test_where_the_coach_is_late_what_a_thug_would_do_stands_without_chances() -> None:
    corner = quiet(cash=3, guns=2)
    corner.ask()

    def late(game: Game, bot: Bot, view: Table, seat: int, menu: Menu) -> tuple[int, Bot | None]:
        return make_bot("thug", bot.seed).choose(game.g, view, seat, menu), None

    told = advice(game_at(corner), 0, Thinker(late))
    assert told.chance is None
    assert told.reason.id.startswith("advice-")


def test_what_an_adviser_found_out_comes_back_from_another_process() -> None:
    adviser = Adviser(3, Budget(playouts=30))
    adviser.chance, adviser.other, adviser.other_chance = 0.5, 11, 0.25
    again = pickle.loads(pickle.dumps(adviser))  # noqa: S301 - written a moment ago
    assert (again.chance, again.other, again.other_chance) == (0.5, 11, 0.25)
    assert again.is_weighed()
    assert not Adviser().is_weighed()


def brawl() -> Game:
    """A person far stronger than the rival at the same place."""
    corner = Corner()
    place = corner.site("rusty-spoke")
    corner.crew(0, place, made=4)
    corner.crew(1, place, rookies=1)
    corner.own(0, cash=3, guns=3, tokens=4)
    corner.ask()
    return game_at(corner)


def test_dea_3_the_coach_keeps_the_persons_word_and_says_so() -> None:
    game = brawl()
    rivals = [game.notation.seat(game.t, seat) for seat in range(4)]
    assert advice(game, 0).action.startswith("fight ")
    game.take(0, f"offer to={rivals[1]} mine=peace:3")
    game.take(1, "accept 1")
    told = advice(game, 0)
    assert not told.action.startswith("fight ")
    assert told.reason.id == "advice-bound"


def offered(text: str) -> tuple[Game, Advice]:
    """A rival makes the person an offer; what the coach says to it."""
    corner = quiet(cash=6, guns=2)
    corner.own(1, cash=9, guns=2, tokens=3)
    corner.crew(1, 1, made=1)
    corner.ask()
    game = game_at(corner)
    game.take(1, f"offer to={game.notation.seat(game.t, 0)} {text}")
    return game, reply_advice(game, 0, 1)


@pytest.mark.parametrize(
    ("text", "begins", "reason"),
    [
        ("give=cash:3", "accept", "advice-accept-gift"),
        ("give=cash:6 want=guns:1", "accept", "advice-accept-gain"),
        ("give=cash:1 want=guns:2,cash:4", "decline", "advice-decline-"),
    ],
)
def test_dea_1_the_coach_says_what_to_make_of_an_offer(text: str, begins: str, reason: str) -> None:
    game, told = offered(text)
    assert told.action.startswith((begins, "offer") if begins == "decline" else begins)
    assert told.reason.id.startswith((reason, "advice-counter") if begins == "decline" else reason)
    game.take(0, told.action)
    for lang in LANGS:
        words = Words(lang, game="mayhem")
        assert "advi" not in words.say(told.label) + words.say(told.reason)


def test_dea_1_there_is_no_advice_on_an_offer_of_ones_own_or_on_none() -> None:
    game, _ = offered("give=cash:3")
    with pytest.raises(Refusal, match="own-offer"):
        reply_advice(game, 1, 1)
    with pytest.raises(Refusal, match="no-such-offer"):
        reply_advice(game, 2, 1)


def test_what_the_coach_may_say_of_an_offer_can_be_said() -> None:
    for lang in LANGS:
        words = Words(lang, game="mayhem")
        for why in WHYS:
            said = words.say(Message(f"advice-decline-{why}"))
            assert "advice" not in said
            assert len(said.split()) <= MOST_WORDS


def game_at(corner: Corner) -> Game:
    """Return the game at a corner, where seat 0 is a person."""
    seats = tuple(Seat(f"p{seat}", "" if seat == 0 else "thug") for seat in range(4))
    return Game(Setup("mayhem", seats), corner.pack, corner.t)


def hinted(corner: Corner, action: str = "") -> str | None:
    """Return the hint seat 0 gets."""
    return hint(game_at(corner), 0, action).id


def quiet(**owned: int) -> Corner:
    """Return a corner where seat 0 has a made and a rookie at home, and rivals nobody."""
    corner = Corner()
    corner.crew(0, 0, made=1, rookies=1)
    corner.own(0, **{"tokens": 3, "cash": 0, **owned})
    return corner


def test_a_made_now_is_an_order_in_every_round_left() -> None:
    corner = quiet(cash=2, guns=1)
    corner.ask()
    assert hinted(corner) == "promote"
    assert hinted(corner, "promote clubhouse 1m") is None
    corner.t.round = corner.t.rounds - 1
    assert hinted(corner) is None


def test_one_promotion_a_round_is_enough() -> None:
    corner = quiet(cash=5, guns=3)
    corner.ask()
    game = game_at(corner)
    game.take(0, "promote clubhouse 1m")
    assert hint(game, 0).id is None
    corner.t.round = 3


@pytest.mark.parametrize(("rival", "tokens", "found"), [(0, 9, None), (1, 9, "exploit"), (0, 2, "exploit")])
def test_a_place_that_was_not_used_is_pointed_out(rival: int, tokens: int, found: str | None) -> None:
    """Where orders run out, or where a rival with orders has a made at home."""
    corner = quiet(tokens=tokens)
    corner.crew(0, corner.site("rusty-spoke"), rookies=1)
    corner.crew(1, 1, made=rival)
    corner.own(1, tokens=3)
    corner.ask()
    assert hinted(corner) == found
    assert hinted(corner, "exploit rusty-spoke") is None


def test_the_law_is_looked_at_before_a_hot_place_is_used() -> None:
    corner = quiet(standing=4, tokens=9)
    hot = next(site.id for site in corner.pack.sites if site.ground.hot)
    corner.crew(0, corner.site(hot), rookies=1)
    corner.ask()
    assert hinted(corner, f"exploit {hot}") == "law"
    corner.t.standing[0] = 0
    assert hinted(corner, f"exploit {hot}") is None


def test_a_fight_that_is_rather_lost_is_pointed_out_with_its_chance() -> None:
    corner = Corner()
    place = corner.site("rusty-spoke")
    corner.crew(0, place, made=1)
    corner.crew(0, 0, made=3, rookies=4)
    corner.crew(1, place, made=3)
    corner.own(0, tokens=9)
    corner.ask()
    told = hint(game_at(corner), 0, "fight rusty-spoke")
    assert told.id == "fight"
    assert told.message == Message("coach-hint-odds-backup", {"n": 0})
    corner.crew(0, place, made=1, rookies=1)
    assert hint(game_at(corner), 0, "fight rusty-spoke") != told


def market(goods: int, round_number: int) -> Corner:
    """Return a corner at the market, where rivals may sell as much as they like."""
    corner = Corner(round_number=round_number)
    corner.crew(0, 0, made=1)
    for seat in range(4):
        corner.own(seat, goods=goods, standing=2)
    corner.go("ChooseGoods")
    corner.ask()
    return corner


def test_in_the_end_only_cash_counts() -> None:
    assert hinted(market(3, 6)) == "cash"
    assert hinted(market(3, 6), "market 2") in (None, "law")
    assert hinted(market(3, 3)) is None


def test_there_are_five_hints_and_each_can_be_said() -> None:
    assert len(HINTS) == 5
    for lang in LANGS:
        for name in GAMES:
            words = Words(lang, game=name)
            for text in (
                "promote",
                "exploit",
                "law-fall",
                "law-card",
                "odds",
                "odds-backup",
                "cash",
                "fewer",
            ):
                assert "coach-" not in words.say(Message(f"coach-hint-{text}", {"n": 3}))


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_says_why_it_did_what_all_have_seen(name: str) -> None:
    """INF-1: a motive is read from what the asker saw."""
    words = [Words(lang, game=name) for lang in LANGS]
    told = 0
    for journal, _ in questions(name, 2, every=40):
        for version in range(max(1, journal.version(0) - 6), journal.version(0) + 1):
            try:
                found = motive(journal, 0, version)
            except Refusal:
                continue
            told += 1
            assert journal.game.setup.seats[found.seat].bot
            assert all("motive-" not in one.say(found.message) for one in words)
    assert told > 5


def test_a_closed_fist_is_not_explained_before_it_opens() -> None:
    for journal, _ in questions("mayhem", 2):
        if journal.fists:
            number = next(iter(journal.fists.values()))
            seat = next(iter(journal.fists))
            version = next(
                v for v in range(1, journal.version(0) + 1) if journal.lines_at(0, v) - 1 == number
            )
            if journal.game.setup.seats[seat].bot:
                with pytest.raises(Refusal, match="no-motive"):
                    motive(journal, 0, version)
                return
    pytest.fail("nobody closed a fist")


def test_the_desk_answers_all_three() -> None:
    journal, seat = next(questions("mayhem", 1))
    assert isinstance(answer(journal, seat, Ask("1", "advice")), Advice)
    assert answer(journal, seat, Ask("2", "hint")) == hint(journal.game, seat)
    with pytest.raises(Refusal, match="no-such-version"):
        answer(journal, ONLOOKER, Ask("3", "motive", version=99_999))


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_answers_what_it_was_asked_though_the_game_goes_on_meanwhile(name: str) -> None:
    thoughts = []
    for journal, seat in questions(name, 3, every=3):
        game = journal.game
        now, later = (Minds(lambda seat: make_bot("thug", seat)) for _ in range(2))
        thoughts.append((now.answer(game, seat), later.answering(game, seat)))
    assert [thinking() for _, thinking in thoughts] == [text for text, _ in thoughts]
