"""INF-3: worlds as a distribution, where others dealt and nobody else knows what about."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from gangland.arena.bargaining import Bazaar
from gangland.bots.bot import Bot, Guest
from gangland.bots.roster import make_bot
from gangland.bots.search.capo import Capo
from gangland.bots.search.recall import Recall
from gangland.bots.search.worlds import Worlds
from gangland.content.editions import load_edition
from gangland.engine import event as ev
from gangland.engine.ints import Ints, ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import CHANCE, OPEN, UNKNOWN, Table
from gangland.game.chance import Dice
from gangland.game.deals.deal import Offer, Reply
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.keyed import KeyedDice
from gangland.game.setup import Setup, seats_of

CASH, GUNS, GOODS = range(3)
DEALT = [ev.DEALT, ev.EVERYONE & ~0b110, 1, 2, 0, 0, 0]
Hands = list[list[int]]


def gained(seat: int, asset: int, amount: int) -> list[int]:
    return [ev.GAINED, ev.EVERYONE, seat, asset, amount, 0, 0]


def begun(options: dict[str, int] | None = None, *, open_deals: bool = False) -> Game:
    """Return a game of four in its first round, with hands as they are printed."""
    setup = Setup("mayhem", seats_of(("A", "B", "C", "D")), options or {}, open_deals=open_deals)
    game = Game(setup, load_edition("mayhem"))
    dice = KeyedDice(3)
    while game.t.round == 0:
        seat = game.owed()[0]
        menu = game.menu(seat)
        game.answer(seat, dice.answer(game.g, game.t, menu) if seat == CHANCE else menu.nth(0, 0))
    return game


def worlds_of(recall: Recall, number: int = 300, options: dict[str, int] | None = None) -> list[Table]:
    game = begun(options)
    worlds = Worlds(game.g, game.view(0), 0, recall)
    dice = Dice(5)
    return [worlds.draw(dice) for _ in range(number)]


def hands(t: Table) -> Hands:
    return [[t.asset(seat, asset) for asset in range(3)] for seat in range(t.seats)]


def totals(t: Table) -> list[int]:
    return [sum(column) for column in zip(*hands(t), strict=True)]


def watched(*events: list[int]) -> Recall:
    recall = Recall()
    recall.watch(ints([value for event in events for value in event]))
    return recall


def test_inf_3_others_learn_that_two_dealt_and_nothing_else() -> None:
    game = begun()
    before = len(game.happened)
    game.deal(1, Offer(1, (2, 3), give=(1, 0, 0)))
    assert game.happened[before:] == []
    game.deal(2, Reply("accept", 1))
    news = game.happened[before:]
    rows = [news[at : at + ev.WIDTH] for at in range(0, len(news), ev.WIDTH)]
    assert rows == [[ev.HANDED, 0b110, 1, 2, CASH, 1, 0], [ev.DEALT, ev.EVERYONE & ~0b110, 1, 2, 0, 0, 0]]


def test_where_deals_are_open_everybody_knows_what_changed_hands() -> None:
    game = begun(open_deals=True)
    before = len(game.happened)
    game.deal(1, Offer(1, (2,), give=(1, 0, 0)))
    game.deal(2, Reply("accept", 1))
    assert game.happened[before :: ev.WIDTH] == [ev.HANDED]


def test_without_deals_every_world_is_the_same() -> None:
    assert len({str(hands(t)) for t in worlds_of(Recall(), 20)}) == 1


def test_a_deal_of_others_is_drawn_in_every_world() -> None:
    """Cash, guns and goods go either way or not at all, little of each; nothing is made, lost or below 0."""
    printed = worlds_of(Recall(), 1)[0]
    found = worlds_of(watched(DEALT, gained(1, GOODS, 2)))
    sure = worlds_of(watched(gained(1, GOODS, 2)), 1)[0]
    changes: Counter[tuple[int, ...]] = Counter()
    for t in found:
        assert totals(t) == totals(sure)
        assert min(min(hand) for hand in hands(t)) >= 0
        assert [hands(t)[seat] for seat in (0, 3)] == [hands(printed)[seat] for seat in (0, 3)]
        changes[tuple(now - was for now, was in zip(hands(t)[1], hands(sure)[1], strict=True))] += 1
    assert changes[0, 0, 0] > 0.15 * len(found)
    assert all(abs(cash) <= 3 and abs(guns) + abs(goods) <= 1 for cash, guns, goods in changes)
    assert any(cash > 0 and guns < 0 for cash, guns, _ in changes)
    assert any(cash > 0 and goods < 0 for cash, _, goods in changes)
    assert any(cash < 0 and guns == goods == 0 for cash, guns, goods in changes)
    assert {1, 2, 3} <= {cash for cash, *_ in changes}


def test_what_was_spent_and_never_had_came_from_who_was_dealt_with() -> None:
    printed = hands(worlds_of(Recall(), 1)[0])
    spent = printed[1][GUNS] + 1
    back = [gained(1, GUNS, -spent), gained(1, GUNS, 5)]
    recall = watched(DEALT, *back)
    for t in worlds_of(recall):
        assert hands(t)[1][GUNS] >= 6 - spent + printed[1][GUNS]
        assert hands(t)[2][GUNS] < printed[2][GUNS]
        assert hands(t)[3] == printed[3]
    for t in worlds_of(watched(DEALT, back[0])):
        assert hands(t)[1][GUNS] >= 0
        assert totals(t)[GUNS] == sum(hand[GUNS] for hand in printed) - spent


def test_a_look_at_one_of_two_tells_what_the_other_has() -> None:
    printed = hands(worlds_of(Recall(), 1)[0])
    cash, guns, goods = printed[1]
    look = [ev.SEEN, 1, 1, cash + 2, guns - 1, goods, 0]
    for t in worlds_of(watched(DEALT, look), 20):
        assert hands(t)[1] == [cash + 2, guns - 1, goods]
        assert hands(t)[2] == [printed[2][CASH] - 2, printed[2][GUNS] + 1, printed[2][GOODS]]
    third = [ev.DEALT, ev.EVERYONE & ~0b1010, 1, 3, 0, 0, 0]
    found = worlds_of(watched(DEALT, third, look), 100)
    assert {hands(t)[2][CASH] - printed[2][CASH] for t in found} == {0, -2}
    assert all(totals(t) == [sum(column) for column in zip(*printed, strict=True)] for t in found)
    other = [ev.SEEN, 1, 2, printed[2][CASH] - 2, *printed[2][1:], 0]
    for t in worlds_of(watched(DEALT, third, look, other), 20):
        assert hands(t)[3] == [printed[3][CASH], printed[3][GUNS] + 1, printed[3][GOODS]]


def test_opt_3_hidden_tokens_are_drawn_around_what_was_claimed() -> None:
    recall = watched([ev.CLAIM, ev.EVERYONE, 1, 4, 0, 0, 0], [ev.SAT, ev.EVERYONE, 1, 0, 0, 0, 0], DEALT)
    found = worlds_of(recall, options={"under-the-radar": 1})
    assert {t.tokens[1] for t in found} == {2, 3, 4}
    assert all(UNKNOWN not in t.tokens for t in found)


class Bystander:
    """A thug that also draws worlds at every question it is put, and looks whether they may be."""

    def __init__(self, seat: int, game: Game) -> None:
        self.bot = make_bot("thug", seat)
        self.game = game
        self.recall = Recall()
        self.dice = Dice(seat)
        self.right = self.looks = 0

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:
        worlds = Worlds(g, view, seat, self.recall)
        t = self.game.t
        for _ in range(4):
            w = worlds.draw(self.dice)
            if t.round > 0:
                assert totals(w) == totals(t)
                assert min(min(hand) for hand in hands(w)) >= 0
                assert hands(w)[seat] == hands(t)[seat]
                assert all(w.guns[one] >= w.pulled[one] for one in range(t.seats))
                assert all(w.fist[one] == OPEN for one in range(t.seats) if one != seat)
                assert worlds.doubtful or hands(w) == hands(t)
            for rival in range(t.seats):
                if self.recall.partners(rival):
                    self.looks += 1
                    self.right += hands(w)[rival] == hands(t)[rival]
        return self.bot.choose(g, view, seat, menu)

    def watch(self, events: Ints, seat: int) -> None:
        self.recall.watch(events)
        self.bot.watch(events, seat)

    def __getattr__(self, name: str) -> object:
        return getattr(self.bot, name)


@pytest.mark.parametrize("game", list(GAMES))
def test_worlds_of_a_game_with_deals_are_consistent(game: str) -> None:
    """The sums are those of the true table, nobody has less than nothing; the true hands are among them."""
    looks = right = 0
    for seed in range(4):
        table = Game(Setup(game, seats_of((), ["thug"] * 4)), load_edition(game))
        minds = [Bystander(seat, table) for seat in range(4)]
        bots: list[Bot] = [Guest(mind) for mind in minds]
        Bazaar(table, bots).play(KeyedDice(seed))
        looks += sum(mind.looks for mind in minds)
        right += sum(mind.right for mind in minds)
    assert looks > 1000
    assert right > 0.03 * looks


def test_what_one_remembers_of_deals_goes_along_when_it_is_packed() -> None:
    capo = Capo(1)
    capo.recall.watch(ints([*DEALT, *gained(1, CASH, -3), ev.SEEN, 1, 2, 0, 0, 0, 0, *DEALT]))
    again = pickle.loads(pickle.dumps(capo))  # noqa: S301 - packed here
    assert again.recall.plain() == capo.recall.plain()
    assert again.recall.plain()[4] != Recall().plain()[4]
