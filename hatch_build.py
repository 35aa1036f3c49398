"""The compiled build: with GANGLAND_COMPILED=1 a wheel carries mypyc's extension modules beside the sources.

Without it the wheel is plain Python and this hook does nothing. What is compiled, and which file
takes whose place, is said in pyproject.toml under [tool.gangland].
"""

from __future__ import annotations

import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "GANGLAND_COMPILED"
PACKAGE = "gangland"
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="{package}-compiled",
    packages=[],
    ext_modules=mypycify(
        ["--config-file=", *{modules!r}], opt_level="3", debug_level="0", group_name="{package}"
    ),
)
"""


class CompiledBuildHook(BuildHookInterface[Any]):
    """Compiles the modules named in pyproject.toml, when asked to."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the compiled build needs beyond hatchling: the compiler's Python half."""
        return ["librt>=0.16", "mypy[mypyc]==2.4.*", "setuptools>=77"] if is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add extension modules and overlays to a wheel; an editable install stays plain Python."""
        if self.target_name != "wheel" or version == "editable" or not is_wanted():
            return
        require_compiler()
        settings = tomllib.loads(Path(self.root, "pyproject.toml").read_text("utf-8"))["tool"]["gangland"]
        self.workshop = Path(tempfile.mkdtemp(prefix="gangland-build-"))
        try:
            lay_out(Path(self.root, "src", PACKAGE), self.workshop, settings["overlays"])
            build(self.workshop, compiled_modules(self.workshop, settings["compiled"]))
        except BaseException:
            shutil.rmtree(self.workshop)
            raise
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(extras(self.workshop, settings["overlays"]))
        build_data["dependencies"] += [f"librt>={importlib.metadata.version('librt')}", "mypy-extensions>=1"]

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 - hatchling's signature
        """Sweep the workshop once its files are in the wheel."""
        if hasattr(self, "workshop"):
            shutil.rmtree(self.workshop)


def is_wanted() -> bool:
    """Whether the environment asks for the compiled build."""
    return os.environ.get(SWITCH, "") not in {"", "0"}


def require_compiler() -> None:
    """A missing compiler or header is told in one sentence, before any work is done."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        sys.exit(f"{SWITCH}=1 needs a C compiler, and there is no '{compiler}' here (Debian: gcc).")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit(f"{SWITCH}=1 needs Python's C headers, and there is no Python.h here (Debian: python3-dev).")


def lay_out(source: Path, workshop: Path, overlays: dict[str, str]) -> None:
    """Copy the package into the workshop, with each overlay in the place of its twin."""
    package = workshop / PACKAGE
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for plain, native in overlays.items():
        (package / native).replace(package / plain)


def compiled_modules(workshop: Path, globs: list[str]) -> list[str]:
    """The files to compile, relative to the workshop; a glob that finds nothing is fine."""
    found = {path for glob in globs for path in (workshop / PACKAGE).glob(glob) if path.name != "__init__.py"}
    return sorted(path.relative_to(workshop).as_posix() for path in found)


def build(workshop: Path, modules: list[str]) -> None:
    """Run mypyc and the C compiler in the workshop, leaving each extension module beside its source."""
    (workshop / "setup.py").write_text(SETUP.format(package=PACKAGE, modules=modules), "utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    if subprocess.run(command, cwd=workshop, check=False).returncode:
        sys.exit("The compiled build failed; the compiler's own words are above.")


def extras(workshop: Path, overlays: dict[str, str]) -> dict[str, str]:
    """What the wheel gets beyond the plain sources: where it lies, and where it goes."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = [*workshop.glob(f"*{suffix}"), *(workshop / PACKAGE).rglob(f"*{suffix}")]
    taken = modules + [workshop / PACKAGE / plain for plain in overlays]
    return {str(path): path.relative_to(workshop).as_posix() for path in taken}
