"""The keeper of a house: finds the browser, starts a server, kills it, and starts it again."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
# without a window it takes a quarter less work, and shows no notifications
BARE = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def chromium(*, bare: bool = True) -> str:
    """Return a Chromium; where there is none it is installed, or the tests fail."""
    names = (BARE, *NAMES) if bare else NAMES
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), "")
    if not found and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "--yes", "--quiet", names[0]], check=False, capture_output=True)
        found = shutil.which(names[0]) or ""
    if not found:
        pytest.fail(
            f"These tests need Chromium: install it (Debian: apt-get install {names[0]}) or set CHROMIUM."
        )
    return found


class House:
    """A server in a process of its own, that can be killed and come back."""

    def __init__(self, data: Path, seed: str = "") -> None:
        self.data = data
        self.seed = seed
        self.process: subprocess.Popen[str] | None = None
        # bound but not listening, it keeps the port from everybody but a server of ours, dead or alive
        self.place = socket.socket()
        self.place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.place.bind(("127.0.0.1", 0))
        self.port: int = self.place.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, str(HERE / "house.py"), str(self.port), str(self.data), self.seed]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n", "the server did not start"

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None

    def close(self) -> None:
        """End it for good."""
        self.kill()
        self.place.close()
