"""Checks what a public host reads: workflows and forms against their schemas, and workflows for carelessness.

The schemas are those that check-jsonschema brings along, and zizmor asks nobody: no network is needed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(sys.executable).parent
FILES = {
    "vendor.github-workflows": ".github/workflows/*.yml",
    "vendor.github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "vendor.github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
}


def commands() -> list[list[str]]:
    """The checks, each a tool of this environment and its words."""
    schemas = [
        ["check-jsonschema", "--builtin-schema", schema, *map(str, sorted(ROOT.glob(glob)))]
        for schema, glob in FILES.items()
    ]
    careless = ["zizmor", "--quiet", "--offline", "--config", ".github/zizmor.yml", ".github/workflows"]
    return [*schemas, careless]


if __name__ == "__main__":
    for tool, *words in commands():
        if subprocess.run([TOOLS / tool, *words], cwd=ROOT, check=False).returncode:  # noqa: S603 - our own
            sys.exit(f"{tool} is not content; its own words are above.")
