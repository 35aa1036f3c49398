"""What a build of the package promises: plain or compiled as asked, with its data, and the engine alone."""

from __future__ import annotations

import ast
import importlib
import importlib.metadata
import os
import re
import runpy
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from pathlib import Path

import pytest

import gangland

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "gangland"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
OVERLAYS: dict[str, str] = PROJECT["tool"]["gangland"]["overlays"]
IS_COMPILED = os.environ.get("GANGLAND_EXPECT_COMPILED") == "1"


def compiled_modules() -> list[str]:
    globs: list[str] = PROJECT["tool"]["gangland"]["compiled"]
    paths = {path.relative_to(SOURCE) for glob in globs for path in SOURCE.glob(glob)}
    names = {path.as_posix() for path in paths if path.name != "__init__.py"} - set(OVERLAYS.values())
    return sorted("gangland." + name.removesuffix(".py").replace("/", ".") for name in names)


def defined_names(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return names


def imported_names(path: Path) -> set[str]:
    nodes = ast.parse(path.read_text("utf-8")).body
    return {
        alias.asname or alias.name
        for node in nodes
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def imported_roots(path: Path) -> set[str]:
    tree = ast.walk(ast.parse(path.read_text("utf-8")))
    roots: set[str] = set()
    for node in tree:
        if isinstance(node, ast.Import):
            roots.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            roots.add((node.module or "").partition(".")[0])
    return roots


def test_what_was_compiled_is_used_again_until_a_module_changes(tmp_path: Path) -> None:
    hatch_build = runpy.run_path(str(ROOT / "hatch_build.py"), run_name="hatch_build")
    package = tmp_path / "src" / "gangland"
    (package / "content").mkdir(parents=True)
    module, below = package / "table.py", package / "content" / "pack.py"
    module.write_text("from gangland.content.pack import B\n\nA = 1", "utf-8")
    below.write_text("B = 1", "utf-8")
    (tmp_path / "pyproject.toml").write_text('[tool.gangland]\ncompiled = ["t*.py"]\noverlays = {}', "utf-8")
    before = hatch_build["python_sources"](tmp_path)
    workshop = tmp_path / "build" / "compiled" / before[:16]
    workshop.mkdir(parents=True)
    (workshop / hatch_build["STAMP"]).touch()
    (package / "en.ftl").write_text("word = A word", "utf-8")
    (package / "server.py").write_text("from gangland.table import A", "utf-8")
    assert hatch_build["compiled"](tmp_path) == workshop
    module.write_text("from gangland.content.pack import B\n\nA = 2", "utf-8")
    between = hatch_build["python_sources"](tmp_path)
    below.write_text("B = 2", "utf-8")
    assert len({before, between, hatch_build["python_sources"](tmp_path)}) == 3


def test_the_engine_is_among_the_compiled_modules() -> None:
    assert "gangland.engine.table" in compiled_modules()


@pytest.mark.parametrize("name", compiled_modules())
def test_a_module_is_compiled_exactly_when_expected(name: str) -> None:
    where = importlib.import_module(name).__file__ or ""
    assert where.endswith(tuple(EXTENSION_SUFFIXES)) is IS_COMPILED


@pytest.mark.parametrize(("plain", "native"), sorted(OVERLAYS.items()))
def test_an_overlay_offers_the_names_of_its_twin(plain: str, native: str) -> None:
    expected = defined_names(SOURCE / plain)
    own = defined_names(SOURCE / native)
    assert own <= expected
    assert expected <= own | imported_names(SOURCE / native)


def test_the_installed_version_is_the_projects() -> None:
    assert importlib.metadata.version("gangland") == PROJECT["project"]["version"]


def test_the_page_for_an_index_has_only_whole_links_and_they_lead_to_files() -> None:
    page = importlib.metadata.metadata("gangland").json["description"]
    source: str = PROJECT["project"]["urls"]["Source"]
    targets = re.findall(r"\]\(([^)]*)\)", str(page))
    assert targets
    assert not [target for target in targets if not target.startswith("https://")]
    inside = [
        re.sub("^/(blob|raw)/main/", "", t.removeprefix(source)) for t in targets if t.startswith(source)
    ]
    assert not [path for path in inside if not (ROOT / path).is_file()]


def test_an_index_is_told_where_things_are() -> None:
    urls = importlib.metadata.metadata("gangland").get_all("Project-URL") or []
    told = {label.partition(",")[0] for label in urls}
    assert told >= {"Homepage", "Documentation", "Source", "Changelog", "Issues"}


def test_every_data_file_is_installed() -> None:
    wanted = [path for path in SOURCE.rglob("*") if path.suffix in {".toml", ".ftl", ".json"}]
    wanted.append(SOURCE / "py.typed")
    installed = files(gangland)
    missing = [path for path in wanted if not installed.joinpath(*path.relative_to(SOURCE).parts).is_file()]
    assert not missing


def test_a_wheel_carries_no_overlay_under_its_own_name() -> None:
    present = [native for native in OVERLAYS.values() if files(gangland).joinpath(native).is_file()]
    assert not (IS_COMPILED and present)


@pytest.mark.parametrize("path", sorted((SOURCE / "engine").rglob("*.py")), ids=lambda path: path.stem)
def test_the_engine_imports_the_standard_library_only(path: Path) -> None:
    native = {"librt", "mypy_extensions"} if path.name == "ints_native.py" else set[str]()
    assert imported_roots(path) <= sys.stdlib_module_names | {"gangland"} | native


def test_no_lock_names_a_host() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = lock.read_text("utf-8")
        assert "--hash=sha256:" in text
        assert not [word for word in ("://", "index-url", "find-links") if word in text]
