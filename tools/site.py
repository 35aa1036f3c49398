"""Gathers the pages of the docs site into build/pages: docs/ and the pages beside it, their links fitted.

A link to another page leads there, one to any other file of the project leads to its source on the public
host, and one that leads nowhere is a fault; so is a page that the navigation in zensical.toml does not name.
With `--check` nothing is written.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = ROOT / "build" / "pages"
BESIDE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "vulnerabilities.md",
}
"""Pages of the root by their places on the site; README.md is the first page of all."""
STYLE = ROOT / "tools" / "site.css"
FENCE = re.compile(r"^\s*(```|~~~)")
LINK = re.compile(r"(!?\[[^][]*\])\((?!\w+:|#)([^()\s#]+)(#[^()\s]*)?\)")


def settings(name: str) -> dict[str, Any]:
    """What a file of settings says of the project."""
    found: dict[str, Any] = tomllib.loads((ROOT / name).read_text("utf-8"))["project"]
    return found


def places() -> dict[Path, Path]:
    """Every page by its file, with the place it has on the site."""
    found = {ROOT / "README.md": Path("index.md")}
    found |= {ROOT / name: Path(place) for name, place in BESIDE.items()}
    for path in sorted(DOCS.rglob("*.md")):
        place = path.relative_to(DOCS)
        found[path] = place.with_name("index.md") if place.name == "README.md" else place
    return found


def named(nav: list[Any]) -> Iterator[str]:
    """The pages a navigation names."""
    for entry in nav:
        for item in entry.values() if isinstance(entry, dict) else [entry]:
            if not isinstance(item, str):
                yield from named(item)
            elif "://" not in item:
                yield item


def led(page: Path, target: str, site: dict[Path, Path], source: str) -> str:
    """Where a link of a page leads on the site; a file that is no page leads to the public host."""
    there = (page.parent / target).resolve()
    there = there / "README.md" if there / "README.md" in site else there
    if there in site:
        return Path(os.path.relpath(site[there], site[page].parent)).as_posix()
    if there.is_relative_to(DOCS) and there.is_file():
        return Path(os.path.relpath(there.relative_to(DOCS), site[page].parent)).as_posix()
    if there.is_relative_to(ROOT) and there.exists():
        return f"{source}/{'tree' if there.is_dir() else 'blob'}/main/{there.relative_to(ROOT).as_posix()}"
    raise LookupError(target)


def fitted(page: Path, site: dict[Path, Path], source: str, faults: list[str]) -> str:
    """The text of a page with its links made to fit; those that lead nowhere are added to the faults."""
    lines, fenced = [], False
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        fenced ^= bool(FENCE.match(line))

        def lead(link: re.Match[str], number: int = number) -> str:
            try:
                return f"{link[1]}({led(page, link[2], site, source)}{link[3] or ''})"
            except LookupError:
                faults.append(f"{page.relative_to(ROOT)}:{number}: {link[2]} leads nowhere")
                return link[0]

        lines.append(line if fenced else LINK.sub(lead, line))
    return "\n".join(lines) + "\n"


def gather() -> tuple[dict[Path, str], list[str]]:
    """Every page as it stands on the site, and what is wrong."""
    source, site = settings("pyproject.toml")["urls"]["Source"], places()
    faults: list[str] = []
    texts = {place: fitted(page, site, source, faults) for page, place in site.items()}
    there, told = {place.as_posix() for place in site.values()}, list(named(settings("zensical.toml")["nav"]))
    faults += [f"zensical.toml: nav does not name {page}" for page in sorted(there - set(told))]
    faults += [f"zensical.toml: nav names {page}, which is no page" for page in sorted(set(told) - there)]
    faults += [f"zensical.toml: nav names {page} twice" for page in sorted(set(told)) if told.count(page) > 1]
    return texts, faults


def write(texts: dict[Path, str]) -> None:
    """Write the pages anew, with the other files of docs/ beside them."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES, ignore=shutil.ignore_patterns("*.md"))
    shutil.copy(STYLE, PAGES)
    for place, text in texts.items():
        (PAGES / place).parent.mkdir(parents=True, exist_ok=True)
        (PAGES / place).write_text(text, "utf-8")


if __name__ == "__main__":
    pages, wrong = gather()
    if wrong:
        sys.exit("\n".join(wrong))
    if "--check" not in sys.argv[1:]:
        write(pages)
