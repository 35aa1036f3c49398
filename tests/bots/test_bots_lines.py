"""What bots say of their own accord: a line for an occasion, one a round at most, in every language."""

from __future__ import annotations

import pickle

import pytest
from corner import SITE, Corner
from ring_side import consigliere, seen, tie

from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.bargaining.lines import SELDOM, Voice
from gangland.bots.driver import Minds
from gangland.bots.roster import make_bot
from gangland.bots.word import Word
from gangland.engine import event as ev
from gangland.engine.ints import ints
from gangland.game.deals.deal import Clause, Offer, Promise, Talk, Tip, Verdict, Vow
from gangland.game.deals.phrases import LINES, PHRASES
from gangland.game.game import Game
from gangland.game.happenings import Fact
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup
from gangland.telling.deals import phrase
from gangland.words import Words

PEACE = Clause(Vow.PEACE, 3)
TALKATIVE = 3 * SELDOM + 1  # speaks of small things in rounds 2 and 5
FOUGHT = [ev.FIGHT, 127, 1, SITE, 0, 0, 0]
IN_IT = [ev.LINED_UP, 127, 0, SITE, 0, 0, 0]


def corner(round_number: int = 2) -> Corner:
    here = Corner(round_number=round_number)
    for seat in range(4):
        here.crew(seat, seat, made=2, rookies=2)
        here.own(seat, cash=6, guns=2, tokens=3)
    here.ask()
    return here


def table(here: Corner, game: str = "mayhem", bot: int = 0) -> Game:
    seats = tuple(Seat(f"p{seat}", "lieutenant+honest" if seat == bot else "") for seat in range(4))
    return Game(Setup(game, seats), here.pack, here.t)


def said(here: Corner, *events: list[int], word: Word | None = None, seed: int = TALKATIVE) -> str:
    """Return what a bot at seat 0 says after some events, without the number of the line, and to whom."""
    bot = make_bot("lieutenant+honest", seed)
    assert isinstance(bot, Consigliere)
    bot.voice.heard = here.t.round
    bot.hear(word or Word())
    for some in events:
        bot.watch(ints(some), 0)
    talk = bot.says(here.g, seen(here, 0), 0)
    return "" if talk is None else f"{talk.phrase.rstrip('-123')} {talk.to}"


def test_a_broken_word_is_spoken_of_once_and_a_line_is_all_there_is_in_a_round() -> None:
    game = table(corner())
    minds = Minds(lambda _: make_bot("lieutenant+honest", 1))
    assert minds.remark(game, 0) == ""
    game.ledger.promises.append(Promise(1, 1, 0, PEACE, Verdict.BROKEN))
    line = minds.remark(game, 0)
    assert line.startswith("say to=mayans phrase=betrayed-")
    game.take(0, line)
    game.ledger.promises.append(Promise(2, 0, 2, PEACE, Verdict.BROKEN))
    assert minds.remark(game, 0) == ""
    game.facts.append(Fact(ev.EVERYONE, {"event": "round", "round": 3}))
    assert minds.remark(game, 0).startswith("say to=one-niners phrase=betrays-")
    assert minds.remark(game, 0) == ""


def test_inf_3_who_told_somebody_a_tip_is_not_silent_for_it() -> None:
    game = table(corner())
    minds = Minds(lambda _: make_bot("lieutenant+honest", 1))
    game.deal(0, Talk("", (2,), tip=Tip(3, (6, 2, 0))))
    game.ledger.promises.append(Promise(1, 1, 0, PEACE, Verdict.BROKEN))
    assert minds.remark(game, 0).startswith("say to=mayans phrase=betrayed-")


def test_a_line_fits_the_occasion() -> None:
    here = corner()
    assert said(here) == ""
    won = [ev.WON, 127, 0, SITE, 0, 0, 0]
    lost = [ev.WON, 127, 1, SITE, 0, 0, 0]
    assert said(here, FOUGHT, IN_IT, won) == "fight ()"
    assert said(here, FOUGHT, IN_IT, won, seed=TALKATIVE + 1) == ""
    assert said(here, FOUGHT, IN_IT, lost) == "lost (1,)"
    assert said(here, FOUGHT, lost) == ""  # a fight of others
    assert said(here, FOUGHT, IN_IT, [ev.WON, 127, 2, SITE, 0, 0, 0]) == ""
    here.own(1, cash=40, guns=2, tokens=3)
    here.own(0, guns=2, tokens=3)
    bot = consigliere(here)
    bot.voice.heard = here.t.round
    for some in (FOUGHT, IN_IT, lost):
        bot.watch(ints(some), 0)
    talk = bot.says(here.g, seen(here, 0), 0)
    assert talk is not None
    assert (talk.phrase.rstrip("-123"), talk.to) == ("threat", (1,))
    assert bot.says(here.g, seen(here, 0), 0) is None  # once is enough


def test_a_pact_is_spoken_of_otherwise_than_business() -> None:
    here = corner()
    pact = Offer(0, (2,), mine=(PEACE,), theirs=(PEACE,), state="accepted", taker=2)
    trade = Offer(3, (0,), give=(1, 0, 0), want=(0, 1, 0), state="accepted", taker=0)
    assert said(here, word=Word(offers=(pact,))) == "pact (2,)"
    assert said(here, word=Word(offers=(trade,))) == "pleasure (3,)"
    assert said(here, word=Word(offers=(pact,)), seed=TALKATIVE + 1) == ""


@pytest.mark.parametrize(("number", "occasion"), [(1, "greet"), (2, ""), (6, "last")])
def test_a_bot_greets_and_speaks_of_the_last_round_unless_it_is_short_of_words(
    number: int, occasion: str
) -> None:
    view = corner(number).t
    found = set()
    for seed in range(40):
        voice = Voice(seed)
        talk = voice.remark(view, 0, Word(), is_behind=False)
        found.add(talk.phrase.rstrip("-123") if talk else "")
        assert voice.remark(view, 0, Word(), is_behind=False) is None
    assert found == {"", occasion}


def test_dea_1_money_in_a_fight_comes_with_a_line_to_who_is_to_take_it() -> None:
    here = tie()
    payer = consigliere(here, partners=(0,)).says(here.g, seen(here, 2), 2)
    boss = consigliere(here, partners=(1, 2)).says(here.g, seen(here, 0), 0)
    assert payer is not None
    assert boss is not None
    assert (payer.phrase.rstrip("-12"), payer.to) == ("bribe", (0,))
    assert (boss.phrase.rstrip("-12"), boss.to) == ("price", (2,))
    told = consigliere(here, partners=(0,))
    told.hear(Word((), (Offer(2, (3,), give=(1, 0, 0), want=(0, 1, 0)),), (0,)))
    assert told.says(here.g, seen(here, 2), 2) is None  # it has made its offer of the round


def test_every_line_is_a_phrase_that_is_logged_and_read_in_every_language() -> None:
    game = table(corner())
    texts: set[str] = set()
    for word in LINES:
        game.take(0, f"say to=all phrase={word}")
        assert game.lines[-1].endswith(f"phrase={word}")
        for lang in ("en", "fr", "it"):
            for kind in ("mayhem", "wise-guys"):
                texts.add(Words(lang, game=kind).say(phrase(word)))
    assert not any("bot-line" in text for text in texts)
    assert len(texts) >= 3 * len(LINES)
    assert not {*LINES} & {*PHRASES}
    with pytest.raises(Refusal):
        Talk("", (), "greet-99")


def test_a_bot_that_thinks_elsewhere_keeps_its_voice() -> None:
    bot = make_bot("capo:20p+honest", 5)
    assert isinstance(bot, Consigliere)
    for some in (FOUGHT, IN_IT, [ev.WON, 127, 1, SITE, 0, 0, 0]):
        bot.watch(ints(some), 0)
    again = pickle.loads(pickle.dumps(bot))  # noqa: S301
    assert again.voice.plain() == bot.voice.plain()
    assert again.voice.foe == 1


def test_end_2_who_has_won_says_so_and_most_others_have_a_last_word() -> None:
    view = corner(6).t
    view.over, view.winner = True, 0
    won = {talk.phrase for seed in range(40) if (talk := Voice(seed).of_end(view, 0))}
    beaten = [Voice(seed).of_end(view, 1) for seed in range(40)]
    assert won == {"win-1", "win-2", "win-3"}
    assert {talk.phrase for talk in beaten if talk} == {"defeat-1", "defeat-2", "defeat-3"}
    assert None in beaten
    bot = make_bot("lieutenant+honest", 2)
    talk = bot.says(corner().g, view, 0)
    assert talk is not None
    assert talk.phrase.startswith("win-")


def test_a_last_word_is_said_whatever_was_said_in_the_round() -> None:
    here = corner(6)
    game = table(here)
    game.t.over, game.t.winner = True, 0
    game.ledger.spoken[0] = 1
    minds = Minds(lambda _: make_bot("lieutenant+honest", 1))
    assert minds.remark(game, 0).startswith("say to=all phrase=win-")
