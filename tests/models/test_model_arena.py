"""Language models in the arena, played by a fake on loopback: what they are shown, answer, and cost."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from fake_model import Doc, FakeModel
from scripted import answers

from gangland.arena.bout import ModelUse
from gangland.game.refusal import Refusal
from gangland.models.chat import Chat, Turn
from gangland.models.model import Model, read_models
from gangland.models.player import lines
from gangland.protocol.messages import Lang
from gangland.words import LANGS, Words

sys.path.append(str(Path(__file__).parent.parent / "cli"))
keyboard: Any = import_module("keyboard")

SECRET = "sk-nobody-is-told"  # noqa: S105 - of a fake


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but loopback is ever asked."""
    for name in ("http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("FAKE_KEY", SECRET)


def last(body: Doc) -> str:
    """What the model was shown last."""
    said: str = body["messages"][-1]["content"]
    return said


def first_legal(body: Doc) -> str:
    """An answer to the question on the page, an offer declined, in a message with thoughts in it."""
    page = next(turn["content"] for turn in body["messages"] if turn["role"] == "user")
    legal = [answer for part in page.split("\n\n\n") for answer in answers("\n\n" + part)]
    offered = "deal: accept" in page
    return "deal: accept 1" if offered else f"Let me think.\n\nnote: be brave\n**answer:** `{legal[-1]}`"


def setting(fake: FakeModel, folder: Path, **changes: object) -> Path:
    """A file with the fake as a model."""
    values = {"address": fake.address, "model": "fake-1", "key": "FAKE_KEY", "pause": 0.0, **changes}
    path = folder / "models.toml"
    path.write_text(
        "[model.fake]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in values.items())
    )
    return path


def arena(folder: Path, models: Path, *more: str, code: int = 0) -> Doc:
    """A run of one row, as JSON."""
    line = (
        "--entrant",
        "llm:fake",
        "--against",
        "thug",
        "--players",
        "3",
        "--games",
        "1",
        "--models",
        str(models),
    )
    found = keyboard.run("arena", *line, "--out", str(folder / "run"), "--json", *more)
    assert found.code == code, found.err
    assert SECRET not in found.out + found.err
    return json.loads(found.out) if not code else {"err": found.err}


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_a_model_plays_a_row_with_deals_and_is_counted(game: str, tmp_path: Path) -> None:
    with FakeModel(first_legal) as fake:
        costs = {"input_cost": 2.0, "output_cost": 50.0, "temperature": 0.25, "longest": 321}
        found = arena(tmp_path, setting(fake, tmp_path, **costs), "--game", game, "--deals")
        row = found["rows"][0]
        model = row["models"][0]
        assert (found["played"], model["name"], model["games"]) == (3, "llm:fake", 3)
        assert model["calls"] == len(fake.asked) == model["sent"] // 1000 == model["got"] // 10
        assert model["cost"] == pytest.approx(model["calls"] * (1000 * 2 + 10 * 50) / 1_000_000)
        assert set(fake.headers) == {f"Bearer {SECRET}"}
        asked = fake.asked[-1]
        assert (asked["path"], asked["model"]) == ("/v1/chat/completions", "fake-1")
        assert (asked["temperature"], asked["max_tokens"]) == (0.25, 321)
        assert Words("en").text("llm-note", note="be brave") in asked["messages"][1]["content"]
        assert any(
            Words("en").text("seat-gangs", list="")[:20] in turn["content"] for turn in asked["messages"]
        )
        assert "deals.jsonl" in {one.name for one in (tmp_path / "run").iterdir()}
        assert SECRET not in (tmp_path / "run" / "deals.jsonl").read_text()
        asked_before = len(fake.asked)
        assert arena(tmp_path, setting(fake, tmp_path, **costs), "--game", game, "--deals")["rows"] == [row]
        assert len(fake.asked) == asked_before, "what was played is not played again"


def test_a_thug_answers_after_too_many_illegal_tries(tmp_path: Path) -> None:
    replies = iter(["nothing of use", "answer: fly moon", "deal: offer to=nobody"] * 10_000)
    with FakeModel(lambda _: next(replies)) as fake:
        row = arena(tmp_path, setting(fake, tmp_path))["rows"][0]
        model = row["models"][0]
        assert model["stood_in"] > 10
        assert model["tries"] == model["calls"] == 3 * model["stood_in"]
        assert row["entrants"][0]["illegal"] == model["tries"]
        refused = [last(body) for body in fake.asked if body["messages"][-2]["role"] == "assistant"]
        assert Words("en").text("llm-no-answer", word="answer") in refused
        assert Words("en").text("refusal-no-dealing") not in refused[0]


def test_offers_and_promises_of_a_model_are_counted(tmp_path: Path) -> None:
    numbers = count()

    def generous(body: Doc) -> str:
        said = first_legal(body)
        page = body["messages"][1]["content"]
        if "deal: accept" in page or len(body["messages"]) > 2 or next(numbers) % 4 or "Round" not in page:
            return said
        names = page.partition("written in notation: ")[2].partition("\n")[0]
        rivals = [part.split(" (")[0] for part in names.split(", ") if "llm" not in part]
        own = page.partition("Behind the blind of ")[2].partition(":")[0]
        to = next(one for one in rivals if one not in own.lower().replace(" ", "-"))
        return (
            f"deal: offer to={to} give=cash:1 mine=peace:6\ndeal: say to=all text='no hard feelings'\n{said}"
        )

    with FakeModel(generous) as fake:
        model = arena(tmp_path, setting(fake, tmp_path), "--deals")["rows"][0]["models"][0]
        assert model["promised"] >= model["kept"] + model["broken"]
        assert model["promised"] > 0
        log = next((tmp_path / "run" / "logs").iterdir()).read_text()
        assert "no hard feelings" in log


def test_calls_that_fail_are_made_again_and_a_wrong_key_ends_the_run(tmp_path: Path) -> None:
    troubles: Iterator[str | int | bytes] = iter([500, 429, b"<html>", b'{"choices": []}'])

    def troubled(_body: Doc) -> str | int | bytes:
        return next(troubles, "answer: sit")

    with FakeModel(troubled) as fake:
        use = ModelUse(seat=0)
        with Chat(Model(address=fake.address, model="m", pause=0.0), use) as chat:
            assert chat.ask([Turn("user", "?")]) == ""
            assert chat.ask([Turn("user", "?")]) == "answer: sit"
        assert (use.calls, use.repeated, use.sent) == (5, 3, 1000)
    for status, calls in ((401, 1), (503, 5)):
        with FakeModel(lambda _, status=status: status) as fake:  # type: ignore[misc]
            said = arena(tmp_path, setting(fake, tmp_path), code=2)["err"]
            assert f"HTTP {status}" in said
            assert len(fake.asked) == calls


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("", []),
        ("answer: sit", [("answer", "sit")]),
        ("I think\n- **Answer:** `move a b 1m`\n", [("answer", "move a b 1m")]),
        ("DEAL: accept 2\nnote: x: y", [("deal", "accept 2"), ("note", "x: y")]),
        ("my answer: sit", []),
    ],
)
def test_lines_that_mean_something_are_found(said: str, found: list[tuple[str, str]]) -> None:
    assert lines(said) == found


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-models"),
        ("[model.fake]\nmodel = 'x'", "bad-models"),
        ("[model.other]\naddress = 'http://x'\nmodel = 'x'", "unknown-model"),
        ("[model.fake]\naddress = 'http://x:1:1'\nmodel = 'x'", "bad-model-address"),
        ("[model.fake]\naddress = 'x'\nmodel = 'x'", "bad-model-address"),
        ("[model.fake]\naddress = 'http://x'\nmodel = 'x'\nkey = 'NOT_THERE'", "no-model-key"),
        ("[model.fake]\naddress = 'http://x'\nmodel = 'x'\nkey = 'BLANK'", "no-model-key"),
        ("[model.fake]\naddress = 'http://x'\nmodel = 'x'\nkey = 'TWO_WORDS'", "bad-model-key"),
    ],
)
def test_a_model_that_is_set_up_wrong_is_refused(text: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "models.toml").write_text(text)
    with pytest.raises(Refusal) as refused:
        read_models(["llm:fake"], str(tmp_path / "models.toml"), {"BLANK": " \r\n", "TWO_WORDS": "k k"})
    assert refused.value.code == code
    for lang in ("en", "fr", "it"):
        assert Words(lang).has(f"refusal-{code}")


@pytest.mark.parametrize("key", [f"{SECRET}\r", f" {SECRET} \r\n"])
def test_a_key_from_a_file_with_other_line_ends_is_sent_without_them(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_KEY", key)
    with FakeModel(lambda _: 401) as fake:
        assert "HTTP 401" in arena(tmp_path, setting(fake, tmp_path), code=2)["err"]
        assert fake.headers == [f"Bearer {SECRET}"]


@pytest.mark.parametrize("key", [f"{SECRET} x", f"{SECRET}\rx", f"{SECRET}\x7f", f"{SECRET}é", f"“{SECRET}”"])
@pytest.mark.parametrize("lang", LANGS)
def test_a_key_that_cannot_be_sent_is_refused_by_the_name_of_its_variable(
    key: str, lang: Lang, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_KEY", key)
    with FakeModel(lambda _: 401) as fake:
        said = arena(tmp_path, setting(fake, tmp_path), "--lang", lang, code=2)["err"]
        assert said == Words(lang).text("refusal-bad-model-key", variable="FAKE_KEY") + "\n"
        assert not fake.asked


def test_what_cannot_be_sent_is_neither_told_nor_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gangland.models.chat.key_of", lambda _: f"{SECRET}\r")
    use = ModelUse(seat=0)
    with FakeModel(lambda _: "answer: sit") as fake:
        model = Model(address=fake.address, model="m", key="FAKE_KEY", pause=0.0)
        with pytest.raises(Refusal) as refused, Chat(model, use) as chat:
            chat.ask([Turn("user", "?")])
    assert SECRET not in str(refused.value.details)
    assert (refused.value.code, use.calls) == ("no-model", 1)


@pytest.mark.parametrize("lang", LANGS)
def test_an_address_that_is_none_is_refused_in_a_sentence(lang: Lang, tmp_path: Path) -> None:
    with FakeModel(first_legal) as fake:
        path = setting(fake, tmp_path, address=(address := "http://127.0.0.1:1:1/v1"))
    said = arena(tmp_path, path, "--lang", lang, code=2)["err"]
    assert said == Words(lang).text("refusal-bad-model-address", address=address) + "\n"


def test_an_answer_that_cannot_be_unpacked_is_asked_for_again() -> None:
    use = ModelUse(seat=0)
    garbled = httpx.MockTransport(
        lambda _: httpx.Response(200, headers={"Content-Encoding": "gzip"}, stream=httpx.ByteStream(b"{}"))
    )
    with Chat(Model(address="http://x", model="m", pause=0.0, retries=2), use) as chat:
        chat.client.close()
        chat.client = httpx.Client(transport=garbled)
        with pytest.raises(Refusal, match="no-model"):
            chat.ask([Turn("user", "?")])
    assert use.calls == 3


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("verb", ["simulate", "mcp", "play"])
def test_a_model_is_no_bot_elsewhere(verb: str, lang: Lang) -> None:
    found = keyboard.run(verb, "--bots", "llm:fake,thug,thug", "--lang", lang)
    assert (found.code, found.out) == (2, "")
    said = Words(lang).text(
        "refusal-model-not-bot", bot="llm:fake", command="gangland arena --entrant llm:fake"
    )
    assert found.err == f"{said}\n"


@pytest.mark.parametrize("lang", LANGS)
def test_a_model_nothing_is_known_of_is_refused_with_those_there_are(lang: Lang, tmp_path: Path) -> None:
    path = tmp_path / "models.toml"
    for text, known in (("", ""), ("[model.other]\naddress = 'http://x'\nmodel = 'x'", "other")):
        path.write_text(text or "[model]")
        said = arena(tmp_path, path, "--lang", lang, code=2)["err"]
        assert "fake" in said
        assert "GANGLAND_LLM_ADDRESS" in said
        assert (":" in said) is bool(known)
        assert known in said


def test_a_file_of_models_that_is_not_there_is_named(tmp_path: Path) -> None:
    said = arena(tmp_path, tmp_path / "nothing.toml", code=2)["err"]
    assert "nothing.toml" in said
