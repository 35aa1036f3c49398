"""Checks that what was built is what a tag says: `python tools/release_check.py refs/tags/v1.2.3`.

The version is that of pyproject.toml, the change log has a heading for it, and dist/ holds its sources and
its plain wheel. Of anything but a tag only the last is asked.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TAG = "refs/tags/v"


def faults(ref: str, root: Path = ROOT) -> list[str]:
    """What keeps this from being the release that a ref names."""
    version = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    files = (f"gangland-{version}.tar.gz", f"gangland-{version}-py3-none-any.whl")
    found = [f"dist/{file} is missing" for file in files if not (root / "dist" / file).is_file()]
    if ref.startswith(TAG):
        if ref.removeprefix(TAG) != version:
            found.append(f"{ref} is not the tag of version {version}")
        changes = (root / "CHANGELOG.md").read_text("utf-8")
        if not re.search(rf"^## \[?{re.escape(version)}(?![\w.])", changes, re.MULTILINE):
            found.append(f"CHANGELOG.md has no heading for {version}")
    return found


if __name__ == "__main__":
    sys.exit("\n".join(faults(sys.argv[1] if len(sys.argv) > 1 else "")) or 0)
