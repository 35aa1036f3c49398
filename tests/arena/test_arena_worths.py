"""What deals were worth: appraised when they are closed, and by what became of promises."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path

import msgspec
import pytest
from leagues import made_up
from rich.console import Console
from test_bargaining import Promiser, bazaar

from gangland.arena.bargaining import appraised
from gangland.arena.bout import WHOLE, Closing, Dealt, Pledge
from gangland.arena.league import League, Row
from gangland.arena.records import gains
from gangland.arena.run import Run, manifest_of
from gangland.arena.standings import standing
from gangland.bots.prospects import prospects
from gangland.cli.arena_sheets import Sheet
from gangland.cli.arena_text import WIDTH, sheets, table_of
from gangland.cli.main import main
from gangland.game.deals.deal import Offer, Reply, Verdict
from gangland.words import Words

ROW = Row(game="mayhem", candidate="a", against=("b",), games=8, deals=True)


def closed(by: int, taker: int, before: list[int], after: list[int], *pledges: Pledge) -> Closing:
    amounts = [part * WHOLE // 100 for part in before], [part * WHOLE // 100 for part in after]
    return Closing(by, taker, 1, [1, 0, 0], [0, 0, 0], *amounts, list(pledges))


def dealing(deal: int = 0, wins: int = 2) -> Dealt:
    """Return a deal in which the candidate, at seat 0 of the first game, sold and broke its word."""
    dealt = made_up(0, deal, wins)
    broken, kept = Pledge(0, 1, "peace", "broken"), Pledge(2, 0, "peace", "kept")
    dealt.bouts[0].closings = [
        closed(0, 1, [20, 30], [24, 29], broken),
        closed(2, 0, [10, 24], [10, 26], kept, Pledge(0, 2, "sell", "moot")),
    ]
    return dealt


def sheet(found: list[Row], name: str, deals: list[Dealt] | None = None) -> Sheet | None:
    every = [standing(row, deals or [dealing()]) for row in found]
    return next((one for one in sheets(every, [], Words("en")) if one.name == name), None)


def test_a_deal_is_appraised_on_the_true_table_when_it_is_closed() -> None:
    played = bazaar(Promiser)
    game, found = played.game, played.closings()
    taken = [offer for offer in game.ledger.offers if offer.state == "accepted"]
    assert sorted((one.by, one.taker) for one in found) == sorted((one.by, one.taker) for one in taken)
    for one in found:
        assert one.want == [1, 0, 0]
        assert one.gain(one.by) > 0 > one.gain(one.taker)  # a coin for words
        assert all(0 <= chance <= WHOLE for chance in one.before + one.after)
    verdicts = [pledge.verdict for one in found for pledge in one.pledges]
    assert verdicts == [promise.verdict.value for promise in game.ledger.promises]
    assert {Verdict.KEPT.value, Verdict.BROKEN.value} <= {*verdicts}
    assert prospects(game.g, game.t)[game.t.winner] == 1.0


def test_what_both_could_hope_for_before_a_deal_is_what_it_was() -> None:
    game = bazaar(Promiser).game.rewound(60)
    seat, rival = 0, 1
    before = prospects(game.g, game.t)
    game.deal(seat, Offer(seat, (rival,), give=(2, 0, 0), want=(0, 0, 0)))
    game.deal(rival, Reply("accept", len(game.ledger.seen[rival])))
    found = appraised(game, game.ledger.offers[-1])
    assert found.before == [round(before[one] * WHOLE) for one in (seat, rival)]
    assert found.after == [round(prospects(game.g, game.t)[one] * WHOLE) for one in (seat, rival)]
    assert found.gain(seat) < 0 < found.gain(rival)


def test_worth_is_for_who_deals_and_for_its_partners() -> None:
    candidate, rivals = standing(ROW, [dealing()]).worths
    assert (candidate.name, candidate.is_candidate, candidate.deals) == ("a", True, 2)
    assert candidate.own.value == pytest.approx(0.03)
    assert candidate.partners.value == pytest.approx(-0.005)
    assert (rivals.name, rivals.is_candidate, rivals.deals) == ("b", False, 2)
    assert rivals.own.value == pytest.approx(-0.005)
    assert standing(ROW, [made_up(0, 0, 2)]).worths == []


def test_worth_has_an_interval_over_deals_of_the_cards() -> None:
    other = dealing(1)
    other.bouts[0].closings = [closed(0, 1, [20, 30], [30, 30])]
    own = standing(ROW, [dealing(), other]).worths[0].own
    assert own.value == pytest.approx(16 / 300)
    assert own.low < own.value < own.high


def test_what_became_of_those_who_were_promised_something() -> None:
    """Seat 0 won: it was promised peace and got it; seat 1 was promised peace, got none, and lost."""
    one, other = standing(ROW, [dealing()]).pledges
    assert (one.name, one.outcome, one.promises, one.share) == ("a", "broken", 1, 0.0)
    assert one.hope == pytest.approx(0.29)
    assert (other.name, other.outcome, other.promises, other.share, other.cash) == ("b", "kept", 1, 1.0, 10)
    assert other.hope == pytest.approx(0.26)


def test_results_have_what_deals_did_for_a_seat() -> None:
    found = [gains(dealing().bouts[0], seat) for seat in (0, 1, 3)]
    parts = [(one["gained"], one["partners_gained"]) for one in found]
    assert parts == [(60_000, -10_000), (-10_000, 40_000), (0, 0)]


def test_a_line_of_a_run_of_old_still_loads(tmp_path: Path) -> None:
    old = json.loads(msgspec.json.encode(dealing()))
    for bout in old["bouts"]:
        del bout["closings"]
        bout |= {"proposed": [2] * 4, "dealt": [1] * 4, "worth": [0] * 4, "kept": [3] * 4, "broken": [1] * 4}
    (tmp_path / "deals.jsonl").write_text(json.dumps(old) + "\n", "utf-8")
    run = Run(tmp_path, manifest_of(League(1, ()), 0, "0"))
    assert run.read() is None
    table = sheet([ROW], "deals", list(run.deals.values()))
    assert table is not None
    cells = dict(zip(table.columns, table.rows[0], strict=True))
    assert (cells["own"], cells["partners"], cells["kept"], cells["broken"]) == ("", "", "3.00", "1.00")


def test_words_are_counted_by_the_game() -> None:
    dealt = dealing()
    for bout in dealt.bouts:
        bout.kept, bout.broken = [2, 0, 0, 0], [1, 0, 0, 0]
    table = sheet([ROW], "deals", [dealt])
    assert table is not None
    cells = dict(zip(table.columns, table.rows[0], strict=True))
    assert (cells["kept"], cells["broken"]) == ("0.50", "0.25")
    assert cells["own"] == "3.00%"


def test_temperaments_stand_beside_each_other_in_one_table() -> None:
    rows = [
        msgspec.structs.replace(ROW, candidate=candidate, against=(rival,))
        for candidate, rival in (
            ("l+treacherous", "l+trusting"),
            ("l+honest", "l+trusting"),
            ("l+treacherous", "l+honest"),
            ("l", "l+honest"),
        )
    ]
    table = sheet(rows, "tempers")
    assert table is not None
    assert [row[2:4] for row in table.rows] == [
        ("l+honest", "l+trusting"),
        ("l+treacherous", "l+honest"),
        ("l+treacherous", "l+trusting"),
    ]
    assert table.rows[0][table.columns.index("gain")] == "25.0%"
    assert sheet(rows[3:], "tempers") is None
    assert sheet([msgspec.structs.replace(rows[0], deals=False)], "tempers") is None


def test_a_name_with_its_temperament_is_read_in_one_piece() -> None:
    row = msgspec.structs.replace(
        ROW, candidate="lieutenant+treacherous", against=("lieutenant+trusting",), game="wise-guys"
    )
    for name in ("tempers", "deals"):
        shown = sheet([row], name)
        assert shown is not None
        console = Console(width=WIDTH)
        with console.capture() as said:
            console.print(table_of(shown, Words("en")))
        assert "lieutenant+treacherous" in said.get()


def test_the_report_shows_deals_as_a_chart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--entrant", "thug", "--against", "thug-1", "--games", "4", "--logs", "0", "--lang", "it"]
    assert main(["arena", "--out", str(tmp_path), *words, "--deals"]) == 0
    assert "la probabilità di vincere" in " ".join(capsys.readouterr().out.split())
    page = (tmp_path / "report.html").read_text("utf-8")
    charts = [base64.b64decode(one).decode() for one in re.findall(r"base64,([^\"]+)", page)]
    assert sum("Quanto un accordo cambiava" in chart for chart in charts) == 1
