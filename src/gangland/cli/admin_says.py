"""What every deed of `gangland admin` says alike: why it is not done, and when something was."""

from __future__ import annotations

from datetime import datetime


class AdminError(Exception):
    """Why something is not done, as a message, and the exit code."""

    def __init__(self, code: str, status: int = 1, **details: str | int) -> None:
        """Keep what to say."""
        super().__init__(code)
        self.code = code
        self.status = status
        self.details = details


def when(at: float) -> str:
    """An instant, by the clock of the host."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")
