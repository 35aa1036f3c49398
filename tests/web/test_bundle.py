"""What is built: small, without inline scripts, and from a lock that names no host."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

import gangland.server
from gangland.words import LANGS, Words

ROOT = Path(__file__).parents[2]
STATIC = Path(gangland.server.__file__).parent / "static"


def test_the_script_is_small() -> None:
    scripts = list((STATIC / "assets").glob("*.js"))
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) < 200_000


def test_the_page_has_no_inline_script_or_style() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    assert not re.findall(r"<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=", page)


@pytest.mark.parametrize("lang", LANGS)
def test_the_script_can_say_in_every_language_that_there_is_no_server(lang: str) -> None:
    script = "".join(path.read_text("utf-8") for path in (STATIC / "assets").glob("*.js"))
    assert f"web-offline = {Words(lang).text('web-offline')}" in script


def test_the_lock_names_no_host() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert not [name for name, one in lock["packages"].items() if "resolved" in one]


def test_no_component_is_long() -> None:
    found = {
        path.name: len(path.read_text("utf-8").splitlines()) for path in (ROOT / "web").glob("src/*/*.svelte")
    }
    assert found
    assert not {name: lines for name, lines in found.items() if lines > 200}
