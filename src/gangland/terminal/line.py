"""The line being typed: arrows edit and recall it, Tab completes it, where the system can do that."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from contextlib import suppress
from types import ModuleType
from typing import Final

BETWEEN: Final = " ,=:+"
"""What stands between words of notation."""


class Line:
    """The system's line editor, or nothing where there is none."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.editor: ModuleType | None = None
        with suppress(ImportError):
            self.editor = importlib.import_module("readline")
        if self.editor is not None:
            self.editor.set_completer(self.complete)
            self.editor.set_completer_delims(BETWEEN)
            is_edit = "libedit" in (self.editor.__doc__ or "")
            self.editor.parse_and_bind("bind ^I rl_complete" if is_edit else "tab: complete")

    def know(self, words: Iterable[str]) -> None:
        """Complete these words from now on."""
        self.words = sorted(set(words))

    def complete(self, typed: str, at: int) -> str | None:
        """The words that begin as typed, one by one."""
        found = [word for word in self.words if word.startswith(typed.lower())]
        return found[at] if at < len(found) else None

    def forget(self) -> None:
        """Let nobody recall what was typed before the keyboard was passed."""
        if self.editor is not None:
            self.editor.clear_history()
