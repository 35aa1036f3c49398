"""Asking a language model over HTTP, as OpenAI's chat completions are asked: again where that fails."""

from __future__ import annotations

import time
from typing import Final, Self

import httpx
import msgspec

from gangland.arena.bout import ModelUse
from gangland.game.refusal import Refusal
from gangland.models.model import Model, key_of

AGAIN: Final = frozenset({408, 409, 425, 429, *range(500, 600)})
"""What a server says that may say something else the next time."""


class Turn(msgspec.Struct):
    """What somebody said: the system, the user, or the assistant."""

    role: str
    content: str


class _Choice(msgspec.Struct):
    message: _Said


class _Said(msgspec.Struct):
    content: str | None = None


class _Usage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class _Completion(msgspec.Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


class Chat:
    """A connection to a model; what it takes is counted in `use`."""

    def __init__(self, model: Model, use: ModelUse) -> None:
        self.model = model
        self.use = use
        key = key_of(model)
        self.client = httpx.Client(
            timeout=model.patience, headers={"Authorization": f"Bearer {key}"} if key else {}
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def ask(self, turns: list[Turn]) -> str:
        """What the model says; where it cannot be asked even after some time, the run is refused."""
        body = {
            "model": self.model.model,
            "messages": turns,
            "temperature": self.model.temperature,
            "max_tokens": self.model.longest,
        }
        reason = ""
        for attempt in range(self.model.retries + 1):
            if attempt:
                self.use.repeated += 1
                time.sleep(self.model.pause * 2 ** (attempt - 1))
            self.use.calls += 1
            try:
                return self._said(msgspec.json.encode(body))
            except httpx.LocalProtocolError as error:
                reason = type(error).__name__  # the rest of it may be the key
                break
            except (httpx.RequestError, msgspec.MsgspecError, _Later) as error:
                reason = str(error) or type(error).__name__
        raise Refusal("no-model", address=self.model.address, reason=reason)

    def _said(self, body: bytes) -> str:
        url = f"{self.model.address.rstrip('/')}/chat/completions"
        answer = self.client.post(url, content=body, headers={"Content-Type": "application/json"})
        if answer.status_code in AGAIN:
            raise _Later(f"HTTP {answer.status_code}")
        if not answer.is_success:
            raise Refusal("no-model", address=self.model.address, reason=f"HTTP {answer.status_code}")
        found = msgspec.json.decode(answer.content, type=_Completion)
        usage = found.usage or _Usage()
        self.use.sent += usage.prompt_tokens
        self.use.got += usage.completion_tokens
        self.use.cost += self.model.cost(usage.prompt_tokens, usage.completion_tokens)
        return (found.choices[0].message.content if found.choices else "") or ""


class _Later(Exception):  # noqa: N818 - to be tried again
    """The server has no answer yet."""
