"""A language model as it is set up: where it answers, how it is asked, and what its tokens cost."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Final

import httpx
import msgspec

from gangland.arena.league import MODEL
from gangland.game.refusal import Refusal
from gangland.protocol.messages import Lang

FILE: Final = "GANGLAND_LLM_FILE"
ADDRESS: Final = "GANGLAND_LLM_ADDRESS"
KEY: Final = "GANGLAND_LLM_KEY"
SENDABLE: Final = re.compile(r"[!-~]+")
"""A key as a header can carry it: printable ASCII without spaces."""
HIGHEST: Final = 65535
Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Amount = Annotated[float, msgspec.Meta(ge=0)]


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A model behind an OpenAI-compatible address; `key` names the variable that holds the key.

    Costs are for a million tokens. After `tries` refused tries, or `turns` messages, a bot answers. A call
    that fails is made again so many times (`retries`), each after a longer pause in seconds.
    """

    address: str
    model: str
    key: str = ""
    temperature: Amount = 0.7
    longest: Count = 1000
    input_cost: Amount = 0.0
    output_cost: Amount = 0.0
    tries: Count = 3
    turns: Count = 8
    retries: Annotated[int, msgspec.Meta(ge=0, le=20)] = 4
    pause: Amount = 2.0
    patience: Amount = 120.0
    lang: Lang = "en"

    def cost(self, sent: int, got: int) -> float:
        """What so many tokens cost."""
        return (sent * self.input_cost + got * self.output_cost) / 1_000_000


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """A file of models, by name."""

    model: dict[str, Model]


def read_models(names: Iterable[str], file: str, environ: Mapping[str, str] = os.environ) -> dict[str, Model]:
    """The models that are named `llm:NAME`, from a file, or by what the environment says of all of them."""
    file = file or environ.get(FILE, "")
    kept = _read(file) if file else {}
    found = {name: _model(name.removeprefix(MODEL), kept, environ) for name in names}
    for one in found.values():
        key_of(one, environ)
        if not _is_address(one.address):
            raise Refusal("bad-model-address", address=one.address)
    return found


def key_of(model: Model, environ: Mapping[str, str] = os.environ) -> str:
    """The key of a model, without what a file of variables leaves around it.

    It is told to nobody but the model's server: one that no header can carry is refused by its variable.
    """
    if not model.key:
        return ""
    key = environ.get(model.key, "").strip()
    if not key:
        raise Refusal("no-model-key", variable=model.key, model=model.model)
    if not SENDABLE.fullmatch(key):
        raise Refusal("bad-model-key", variable=model.key)
    return key


def _model(name: str, kept: Mapping[str, Model], environ: Mapping[str, str]) -> Model:
    if name in kept:
        return kept[name]
    address = environ.get(ADDRESS, "").strip()
    if not address or not name:
        said = {"model": name, "known": ", ".join(kept), "count": len(kept), "variable": ADDRESS}
        raise Refusal("unknown-model", **said)
    return Model(address=address, model=name, key=KEY if environ.get(KEY, "").strip() else "")


def _is_address(text: str) -> bool:
    """Whether a model can be asked there: http or https, a host, perhaps a port, and no blanks."""
    try:
        url = httpx.URL(text)
        url.raw_host.decode("ascii").encode("idna")
        is_host = bool(url.host)
    except (httpx.InvalidURL, ValueError):
        return False
    is_port = url.port is None or 0 < url.port <= HIGHEST
    return url.scheme in ("http", "https") and is_host and is_port and not any(map(str.isspace, text))


def _read(file: str) -> dict[str, Model]:
    try:
        return msgspec.toml.decode(Path(file).read_bytes(), type=_File).model
    except (msgspec.MsgspecError, ValueError) as error:
        raise Refusal("bad-models", file=file, reason=str(error)) from error
