"""Where a model answers, as a file or the environment says it: read before anything is asked."""

from __future__ import annotations

import pytest

from gangland.game.refusal import Refusal
from gangland.models.model import read_models


@pytest.mark.parametrize(
    "address",
    [
        "x",
        "http://",
        "https:///v1",
        "http://:80/v1",
        "ftp://x/v1",
        "http://127.0.0.1:1:1/v1",
        "http://127.0.0.1:99999/v1",
        "http://127.0.0.1:0/v1",
        "http://[::1/v1",
        "http://a b/v1",
        "http://x/\rv1",
        "http://xn--a/",
        "http://a..b/",
        f"http://{'a' * 70}.de/",
    ],
)
def test_what_is_no_address_is_refused_before_anything_is_asked(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_models(["llm:some"], "", {"GANGLAND_LLM_ADDRESS": address})
    assert (refused.value.code, refused.value.details) == ("bad-model-address", {"address": address})


@pytest.mark.parametrize("address", ["HTTP://x:80/v1/", "http://[::1]:8000", "https://x", "http://é.fr/v1"])
def test_other_addresses_are_taken_without_their_line_ends(address: str) -> None:
    environ = {"GANGLAND_LLM_ADDRESS": f"{address} \r"}
    assert read_models(["llm:some"], "", environ)["llm:some"].address == address


def test_the_environment_is_enough() -> None:
    environ = {"GANGLAND_LLM_ADDRESS": "http://127.0.0.1:1/v1", "GANGLAND_LLM_KEY": "k"}
    found = read_models(["llm:some/model"], "", environ)["llm:some/model"]
    assert (found.address, found.model, found.key) == (
        "http://127.0.0.1:1/v1",
        "some/model",
        "GANGLAND_LLM_KEY",
    )
    with pytest.raises(Refusal):
        read_models(["llm:some"], "", {})
