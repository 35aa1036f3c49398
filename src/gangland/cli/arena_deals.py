"""The tables of a run that are about deals: what they were worth, what became of promises, and of tempers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gangland.arena.standings import Entrant, Standing
from gangland.arena.stats import ratio
from gangland.arena.worths import Mean, Pledged, Worth
from gangland.bots.bargaining.temperaments import SIGN
from gangland.cli.arena_sheets import Sheet, game_name, interval
from gangland.words import Words

CENTS: Final = 100

Numbered = Sequence[tuple[str, Standing]]
"""Rows, each with the number it goes by."""


def deal_sheets(every: Numbered, words: Words) -> Iterator[Sheet]:
    """Yield the tables about deals, as far as there is something in them."""
    dealing = [(number, one) for number, one in every if one.row.deals]
    if dealing:
        yield Sheet(
            "deals",
            ("row", "entrant", "proposed", "dealt", "worth", "own", "partners", "kept", "broken"),
            [_dealer(number, one, at, words) for number, one in dealing for at in range(len(one.entrants))],
        )
    promised = [(number, one) for number, one in dealing if one.pledges]
    if promised:
        yield Sheet(
            "promises",
            ("row", "entrant", "outcome", "promises", "hope", "promisee", "interval", "promisee-cash"),
            [_pledged(number, pledged, words) for number, one in promised for pledged in one.pledges],
        )
    tempers = [(number, one) for number, one in dealing if is_of_tempers(one)]
    if tempers:
        yield Sheet(
            "tempers",
            ("row", "game", "candidate", "against", "share", "interval", "gain", "kept", "broken"),
            [_temper(number, one, words) for number, one in sorted(tempers, key=_by_temper)],
        )


def is_of_tempers(one: Standing) -> bool:
    """Return whether a row names what its candidate makes of its word, and what its rivals make of theirs."""
    return all(SIGN in name for name in (one.row.candidate, *one.row.against))


def _by_temper(numbered: tuple[str, Standing]) -> tuple[object, ...]:
    """Put a candidate of one temperament beside itself, among one sort of rivals after the other."""
    row = numbered[1].row
    return row.game, row.candidate, row.against


def _dealer(number: str, one: Standing, at: int, words: Words) -> tuple[str, ...]:
    """Say what the deals of an entrant came to; the first is the candidate, whatever rivals are called."""
    entrant, worth = one.entrants[at], worth_of(one, at)
    return (
        number,
        entrant.name,
        words.number(ratio(entrant.proposed, entrant.games), 2),
        words.number(ratio(entrant.dealt, entrant.games), 2),
        words.number(ratio(entrant.worth, entrant.dealt * CENTS), 2),
        _mean(worth.own, words) if worth else "",
        _mean(worth.partners, words) if worth else "",
        *_word(entrant, words),
    )


def worth_of(one: Standing, at: int) -> Worth | None:
    """Return what deals did for an entrant, by its number; nothing where none was closed."""
    name, is_candidate = one.entrants[at].name, at == 0
    found = [worth for worth in one.worths if worth.name == name and worth.is_candidate == is_candidate]
    return found[0] if found else None


def _mean(mean: Mean, words: Words) -> str:
    """Write a mean with its interval; of one deal of the cards there is none."""
    value, low, high = (words.percent(share, 2) for share in (mean.value, mean.low, mean.high))
    return f"{value} ({low} – {high})" if mean.low < mean.high else value


def _word(entrant: Entrant, words: Words) -> tuple[str, str]:
    """How often a game a word was kept, and how often it was broken."""
    kept, broken = (ratio(count, entrant.games) for count in (entrant.kept, entrant.broken))
    return words.number(kept, 2), words.number(broken, 2)


def _pledged(number: str, pledged: Pledged, words: Words) -> tuple[str, ...]:
    return (
        number,
        pledged.name,
        words.text(f"arena-outcome-{pledged.outcome}"),
        words.number(pledged.promises),
        words.percent(pledged.hope, 1),
        words.percent(pledged.share, 1),
        interval(pledged.low, pledged.high, words),
        words.number(pledged.cash, 1),
    )


def _temper(number: str, one: Standing, words: Words) -> tuple[str, ...]:
    return (
        number,
        game_name(one, words),
        one.row.candidate,
        ", ".join(one.row.against),
        words.percent(one.share, 1),
        interval(one.low, one.high, words),
        words.percent(one.share - 1 / one.row.players, 1),
        *_word(one.entrants[0], words),
    )
