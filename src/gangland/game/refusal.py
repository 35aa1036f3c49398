"""Refusals: why something was not done, for machines and, through the catalogues, for people."""

from __future__ import annotations


class Refusal(Exception):
    """Something a seat asked for cannot be done; shown only to whom it concerns.

    `code` names the reason (message `refusal-<code>` in the catalogues), `rule` the rule behind it where
    there is one, `details` fills the message.
    """

    def __init__(self, code: str, rule: str = "", /, **details: object) -> None:
        """Keep the reason; nothing was changed."""
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.details = details

    def document(self) -> dict[str, object]:
        """Return the reason as a JSON object."""
        return {"code": self.code, "rule": self.rule, "details": {k: str(v) for k, v in self.details.items()}}
