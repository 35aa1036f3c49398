"""The consigliere: deals for a bot that plays, and tells it what its word allows."""

from __future__ import annotations

from typing import Final

from gangland.bots.bargaining.appraisal import Appraisal
from gangland.bots.bargaining.debts import due, is_offered, is_untold, tip_of
from gangland.bots.bargaining.haggling import AHEAD, amended_terms, counter_terms, objection
from gangland.bots.bargaining.lines import BRIBE, PRICE, Voice, voiced
from gangland.bots.bargaining.moments import buyers, is_arming, siding
from gangland.bots.bargaining.oaths import Oaths, kept_menu
from gangland.bots.bargaining.proposals import LEAST, best_terms
from gangland.bots.bargaining.purse import BOUND, FREELY, WHOLE, Purse
from gangland.bots.bargaining.rumours import Rumours, rumoured
from gangland.bots.bargaining.temperaments import ALWAYS, HONEST, Temperament
from gangland.bots.bargaining.terms import TELLING, Scales, Terms, terms_of, trusted
from gangland.bots.bot import Bot
from gangland.bots.mood import Mood
from gangland.bots.search.recall import Recall, recalled
from gangland.bots.word import Word
from gangland.engine import event as ev
from gangland.engine.ints import Ints, i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import SEATS, Table
from gangland.game.deals.deal import NOTHING, Offer, Talk
from gangland.rulesets.view import tradable

STRIDE: Final = 1009
TRIES: Final = 12  # worlds in which breaking a word is thought over


class Consigliere(Bot):
    """A bot that plays, and one who deals for it by its temperament."""

    def __init__(self, bot: Bot | None = None, temperament: Temperament = HONEST) -> None:
        """Sit down behind a bot."""
        self.bot: Bot = Bot() if bot is None else bot
        super().__init__(self.bot.seed)
        self.name = self.bot.name
        self.slow = self.bot.slow
        self.ponders = self.bot.ponders
        self.temperament: Temperament = temperament
        self.recall: Recall = Recall()
        self.rumours: Rumours = Rumours()
        self.word: Word = Word()
        self.paid: i64 = 0  # who has given something in this fight,
        self.given: i64 = 0  # and who has got something
        self.asked: i64 = 0  # whether guns were asked for in this fight
        self.voice: Voice = Voice(self.seed)
        self.most: i64 = 0  # milliseconds for a decision, where there is a hurry
        self.weighing: Scales | None = None  # of this moment, once something was weighed

    def hear(self, word: Word) -> None:
        """Take note of the ledger."""
        self.weighing = None
        self.word = word
        self.bot.hear(word)

    def hurry(self, ms: i64) -> None:
        """Have the bot think no longer than that, with all it tries twice."""
        self.most = ms
        self.bot.hurry(ms)

    def watch(self, events: Ints, seat: i64) -> None:
        """Take note of what happened, both of them; a tip is listened to if its teller is believed."""
        self.weighing = None
        events = self.rumours.watch(events, seat, trusted(self.word, self.temperament))
        self.recall.watch(events)
        self.bot.watch(events, seat)
        self.voice.watch(events, seat)
        for at in range(0, len(events), ev.WIDTH):
            if events[at] == ev.FIGHT:
                self.paid = 0
                self.given = 0
                self.asked = 0
            elif events[at] == ev.HANDED and events[at + 3] == seat:
                self.paid |= 1 << events[at + 2]
            elif events[at] == ev.HANDED and events[at + 2] == seat:
                self.given |= 1 << events[at + 3]

    def oaths(self, seat: i64) -> Oaths:
        """Return the promises in force one knows of; who was paid in a fight for nothing owes something.

        Who reads the ledger owes nothing any more to who broke their word.
        """
        oaths = Oaths()
        for promise in self.word.standing():
            if promise.by != seat or not self.was_wronged_by(promise.to):
                oaths.add(promise.by, promise.to, promise.clause)
        for rival in range(SEATS):
            if (self.payers() >> rival) & 1:
                oaths.side(seat, rival)
        return oaths

    def courtesies(self, seat: i64) -> Oaths:
        """Return the same, peace kept in spirit: what one plays by, and what promises are weighed with."""
        oaths = self.oaths(seat)
        oaths.courteous = True
        return oaths

    def was_wronged_by(self, rival: i64) -> bool:
        """Return whether a rival has broken a promise, by the ledger, for who reads it."""
        return self.temperament.reads and self.word.record(rival)[1] > 0

    def believed(self, oaths: Oaths, seat: i64) -> Oaths:
        """Return those of one's own, and those of rivals whose word is good."""
        mask = trusted(self.word, self.temperament) | 1 << seat
        return oaths.of([by for by in range(SEATS) if (mask >> by) & 1])

    def mood_of(self, seat: i64) -> Mood:
        """Return what one wants beside winning.

        Who never breaks its word takes it to heart where others do, and wants to get even; to the others it
        is business.
        """
        foes: i64 = 0
        for rival in range(SEATS):
            if self.temperament.price >= ALWAYS and rival != seat and self.was_wronged_by(rival):
                foes |= 1 << rival
        return Mood(0.0, foes)

    def look(self, g: Rules, view: Table, seat: i64) -> Appraisal:
        """Return this moment, to try things in."""
        seed = self.seed + STRIDE * (view.round * 64 + view.tokens[seat])
        return Appraisal(g, view, seat, self.recall, self.courtesies(seat), seed)

    def scales(self, g: Rules, view: Table, seat: i64) -> Scales:
        """Return what bargains are weighed with, the same as long as it is the same moment."""
        scales = self.weighing
        if scales is None or scales.appraisal.view is not view or scales.seat != seat:
            scales = Scales(self.look(g, view, seat), self.word, self.temperament, self.rumours)
            self.weighing = scales
        return scales

    # playing

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu) -> i64:
        """Have the bot answer within its word, unless breaking it gains more than it is worth."""
        oaths = self.courtesies(seat)
        self.bot.expects(self.believed(oaths, seat))
        self.bot.feels(self.mood_of(seat))
        kept = kept_menu(view, seat, menu, oaths) if (oaths.bound >> seat) & 1 else menu
        purse = Purse(self.bot, self.most)
        if kept is menu:
            return purse.choose(g, view, seat, menu, WHOLE)
        if self.temperament.price >= ALWAYS:
            return purse.choose(g, view, seat, kept, WHOLE)
        action = purse.choose(g, view, seat, menu, FREELY)
        if kept.has(action):
            return action
        departed = self.bot.departed
        other = purse.choose(g, view, seat, kept, BOUND)
        if self.gain(self.look(g, view, seat), action, other, purse) <= self.price(view):
            return other
        self.bot.departed = departed
        return action

    def gain(self, look: Appraisal, action: i64, other: i64, purse: Purse) -> float:
        """Return by how much breaking one's word comes out better, in a dozen worlds or what can be paid."""
        tries: i64 = 0
        total = 0.0
        while tries == 0 or (tries < TRIES and not purse.is_empty()):
            total += look.better(action, other, 1)
            purse.pay(2)
            tries += 1
        return total / float(tries)

    def way(self, kind: i64) -> str:
        """INF-1: say how the bot comes to such answers, also where an empty hand leaves but one."""
        return self.bot.way(kind)

    def reason(self, kind: i64) -> str:
        """Say how the bot came to it; of what its word had to do with it the ledger tells."""
        return self.bot.reason(kind)

    def price(self, view: Table) -> float:
        """Return what one's word is worth: less the less there is left to play for."""
        return self.temperament.price * float(view.rounds - view.round + 1) / 2.0

    # dealing

    def offers(self, g: Rules, view: Table, seat: i64) -> Offer | None:
        """DEA-1: return what answers a rival's reason, or the bargain that is best for both."""
        if not self.word.partners:
            return None
        scales = self.scales(g, view, seat)
        best: Terms | None = None
        top = 0.0
        for rival in self.word.partners:
            said = self.said_to(seat, rival)
            again = amended_terms(scales, rival, said)
            if again is not None:
                return again.offer(int(seat))
            found = best_terms(scales, rival, said)
            if found is not None and found[1] > top:
                best, top = found
        return None if best is None else best.offer(int(seat))

    def sides(self, g: Rules, view: Table, seat: i64) -> Offer | None:
        """DEA-1: name a price where one takes sides in a fight; in one's own, pay who does, or buy guns."""
        if siding(g, view) == seat:
            return self.offers(g, view, seat)
        if not (buyers(g, view) >> seat) & 1:
            return None
        if is_arming(g, view):
            if self.asked:
                return None
            self.asked = 1
        return self.offers(g, view, seat)

    def payers(self) -> i64:
        """Return those who have paid one for nothing in this fight, whose side one should take."""
        return self.paid & ~self.given

    def pays(self, g: Rules, view: Table, seat: i64) -> Offer | None:
        """DEA-3: return the payment that is due this round, unless one's word is worth less than that."""
        for promise in self.word.standing():
            owed = due(promise, seat, view)
            if (
                owed == NOTHING
                or self.was_wronged_by(promise.to)
                or is_offered(self.word, seat, promise.to, owed)
            ):
                continue
            if all(owed[asset] <= tradable(view, seat, asset) for asset in range(3)):
                loss = -self.scales(g, view, seat).appraisal.exchange(promise.to, owed, NOTHING).mine
                if self.temperament.price >= ALWAYS or loss < self.price(view):
                    return Offer(int(seat), (promise.to,), owed)
        return None

    def tells(self, g: Rules, view: Table, seat: i64) -> Talk | None:
        """DEA-3, INF-4: return the tip one owes, to the best of one's knowledge, or nothing: never a lie."""
        if self.price(view) <= TELLING:
            return None
        for promise in self.word.standing():
            if is_untold(promise, seat, view) and not self.was_wronged_by(promise.to):
                return tip_of(promise, g, view, self.recall)
        return None

    def said_to(self, seat: i64, rival: i64) -> set[Terms]:
        """Return what was put to a rival already, while it matters."""
        return {
            Terms(int(rival), one.give, one.want, one.mine, one.theirs)
            for one in self.word.offers
            if one.by == seat and rival in one.to
        }

    def takes(self, g: Rules, view: Table, seat: i64, offer: Offer) -> bool:
        """DEA-1: take what gains enough; who has sold its side in a fight does not sell it again."""
        scales = self.scales(g, view, seat)
        if offer.is_gift:
            if siding(g, view) == seat and self.payers() & ~(1 << offer.by):
                return False
            return scales.weigh(terms_of(offer)).mine > 0.0
        return not scales.shuns(offer.by) and scales.weigh(terms_of(offer)).mine > LEAST / 2.0

    def haggles(self, g: Rules, view: Table, seat: i64, offer: Offer) -> Offer | None:
        """DEA-1: return what would do instead, where there is something the other may still like."""
        terms = counter_terms(self.scales(g, view, seat), terms_of(offer))
        return None if terms is None else terms.offer(int(seat))

    def objects(self, g: Rules, view: Table, seat: i64, offer: Offer) -> str:
        """DEA-1: return why not, in one word."""
        return objection(self.scales(g, view, seat), terms_of(offer))

    # talking

    def says(self, g: Rules, view: Table, seat: i64) -> Talk | None:
        """Return a line to who decides a fight or may pay for it, else about what has happened."""
        if view.over:
            return self.voice.of_end(view, seat)
        if siding(g, view) >= 0:
            return self.bids(g, view, seat)
        foe = self.voice.foe
        is_behind = False
        if foe >= 0:
            look = self.scales(g, view, seat).appraisal
            is_behind = look.chance(foe) > AHEAD * look.chance(seat)
        return self.voice.remark(view, seat, self.word, is_behind=is_behind)

    def bids(self, g: Rules, view: Table, seat: i64) -> Talk | None:
        """DEA-1: return a line to go with an offer in a fight, where nothing was offered in this round."""
        if any(one.by == seat and not one.counters for one in self.word.offers):
            return None
        offer = self.sides(g, view, seat)
        if offer is None:
            return None
        return self.voice.line(BRIBE if offer.is_gift else PRICE, view, offer.to)

    def __reduce__(self) -> tuple[object, ...]:
        numbers = self.paid, self.given, self.asked
        return seated, (
            self.bot,
            self.temperament,
            self.recall.plain(),
            self.word,
            numbers,
            self.voice.plain(),
            self.rumours.plain(),
        )


def seated(
    bot: Bot,
    temperament: Temperament,
    recall: list[list[int]],
    word: Word,
    numbers: tuple[i64, i64, i64],
    voice: list[int],
    rumours: list[int],
) -> Consigliere:
    """Return a consigliere as it was."""
    consigliere = Consigliere(bot, temperament)
    consigliere.recall = recalled(recall)
    consigliere.word = word
    consigliere.paid, consigliere.given, consigliere.asked = numbers
    consigliere.voice = voiced(voice)
    consigliere.rumours = rumoured(rumours)
    return consigliere
