"""The log of a server, for people and for machines, and traces."""

from __future__ import annotations

import io
import json
import logging
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from live import Client, LiveServer, fetch
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from rig import gang, new_table, open_house, run, settings, until, with_a_bot

from gangland.cli.main import main
from gangland.server.settings import Rates, Watching
from gangland.server.watch.logs import kept, note
from gangland.server.watch.traces import spans_with
from gangland.server.watch.watch import NOTED, Watch

NEW = {"game": "mayhem", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]}
logger = logging.getLogger("gangland.server")


def lines_of(written: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_a_line_is_json_and_nobody_can_forge_another() -> None:
    written = io.StringIO()
    with kept(Watching(log="json", level="info"), written):
        note("refused", code="bad-key", address="192.0.2.1")
        logger.warning("table %s: odd", "a\n{}\r\u2028\x9b31m")
        logger.debug("not wanted")
    first, second = lines_of(written)
    assert (first["event"], first["code"], first["address"]) == ("refused", "bad-key", "192.0.2.1")
    assert (first["level"], second["level"]) == ("info", "warning")
    assert second["event"] == "table a\n{}\r\u2028\x9b31m: odd"
    assert written.getvalue().count("\n") == 2
    assert written.getvalue().isascii()
    note("afterwards")
    assert len(lines_of(written)) == 2


def test_a_line_to_read_cannot_be_broken_either() -> None:
    written = io.StringIO()
    with kept(Watching(), written):
        logger.warning("table %s: odd", "a\n2026-01-01 error forged \x1b[31m")
        note("not at this level")
    (line,) = written.getvalue().splitlines()
    assert line.endswith(r"warning table a\n2026-01-01 error forged \x1b[31m: odd")


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_error_says_where_and_not_what_was_said(form: str) -> None:
    written = io.StringIO()
    with kept(Watching(log=form), written):  # type: ignore[arg-type]
        for error in (RuntimeError("sesame"), OSError(28, "No space left on device")):
            try:
                try:
                    raise error
                except RuntimeError:
                    raise ValueError("open sesame") from error
            except (ValueError, OSError):
                logger.exception("something failed")
    text = written.getvalue()
    assert "sesame" not in text
    assert "RuntimeError" in text
    assert "ValueError" in text
    assert "No space left on device" in text
    assert f"{Path(__file__).name}:" in text


def test_who_tries_keys_is_noted_but_fills_no_disk(folder: Path) -> None:
    written = io.StringIO()
    with kept(Watching(log="json", level="info"), written):
        with LiveServer(settings(folder, rates=Rates(keys=(3, 0)))) as server:
            table = fetch(f"{server.url}/api/tables", NEW)[1]["table"]
            wrong = "Bearer a-wrong-key"
            for _ in range(int(NOTED[0]) + 15):
                fetch(f"{server.url}/api/tables/{table}/start", {}, Authorization=wrong)
        account = {"name": "Ann", "password": "correct horse"}
        with LiveServer(settings(folder)) as server:
            fetch(f"{server.url}/api/accounts", account)
            fetch(f"{server.url}/api/sessions", account | {"password": "wrong donkey"})
    lines = lines_of(written)
    refused = [line["code"] for line in lines if line["event"] == "refused"]
    assert refused == ["bad-key"] * 3 + ["rate-limited"] * (int(NOTED[0]) - 3) + ["wrong-password"]
    events = [line["event"] for line in lines if line["logger"] == "gangland.server"]
    assert events[0] == "server-open"
    assert "logged-in" in events
    assert events[-1] == "server-closed"
    assert all(one not in written.getvalue() for one in ("correct", "donkey", "a-wrong-key"))


def test_a_game_that_begins_and_ends_is_noted_without_its_names(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> str:
        house = open_house(settings(folder))
        room, _, _ = await house.create(new_table(people=0, bots=3))
        await until(lambda: room.record.state == "over")
        await house.close()
        return room.id

    with caplog.at_level(logging.INFO, "gangland.server"):
        table = run(story())
    noted = [(one.getMessage(), one.__dict__.get("fields")) for one in caplog.records]
    assert ("table-begun", {"table": table, "game": "mayhem"}) in noted
    assert ("table-over", {"table": table}) in noted


def test_traces_say_what_took_how_long_and_nothing_else(folder: Path) -> None:
    exporter = InMemorySpanExporter()
    watch = Watch(*spans_with(exporter))

    async def story() -> str:
        house = open_house(settings(folder))
        house.watch = house.store.watch = watch
        room, players = await with_a_bot(house)
        await players[0].deal(f"say to={gang(room, 1)} text=sesame")
        await house.close()
        return room.id

    table = run(story())
    with pytest.raises(RuntimeError), watch.timed("store"):
        raise RuntimeError("sesame")
    watch.end()
    spans = exporter.get_finished_spans()
    names = {span.context.span_id: span.name for span in spans if span.context}
    assert {"message hello", "message act", "message deal", "bot house", "store"} == set(names.values())
    within = {(span.name, names[span.parent.span_id]) for span in spans if span.parent}
    assert ("store", "message deal") in within
    told = "".join(span.to_json() for span in spans)
    assert all(one not in told for one in (table, "sesame", "Ann"))


def test_traces_are_sent_to_the_collector_the_host_names(folder: Path) -> None:
    taken: list[tuple[str, bytes]] = []

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            taken.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Collector) as collector:
        threading.Thread(target=collector.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{collector.server_port}/v1/traces"
        with LiveServer(settings(folder, watch=Watching(traces=url))) as server:
            table = fetch(f"{server.url}/api/tables", NEW)[1]["table"]
            client = Client(f"{server.ws}/ws/{table}")
            client.hello()
            client.close()
        collector.shutdown()
    sent = b"".join(body for _, body in taken)
    assert {path for path, _ in taken} == {"/v1/traces"}
    assert b"request /api/tables POST 201" in sent
    assert b"message hello" in sent
    assert table.encode() not in sent


def test_traces_that_cannot_be_sent_are_explained(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    (folder / "gangland.toml").write_text("[watch]\ntraces = 'http://127.0.0.1:4318/v1/traces'\n")
    assert main(["--lang", "en", "serve", "--data", str(folder), "--port", "0"]) == 1
    assert "gangland[otel]" in capsys.readouterr().err
