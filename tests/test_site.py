"""The docs site and a release are gathered by scripts: a page or a link that leads nowhere is found."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = "https://example.org/gangland"


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, ModuleType]:
    """A small project with pages, and the tool that gathers them."""
    site = tool("site")
    for name, path in {"ROOT": tmp_path, "DOCS": tmp_path / "docs"}.items():
        monkeypatch.setattr(site, name, path)
    (tmp_path / "docs" / "adr").mkdir(parents=True)
    for page in ("README.md", *site.BESIDE, "docs/play.md", "docs/adr/README.md", "docs/adr/0001.md"):
        (tmp_path / page).write_text(f"# {page}\n", "utf-8")
    (tmp_path / "pyproject.toml").write_text(f'[project.urls]\nSource = "{SOURCE}"\n', "utf-8")
    told = ["index.md", "play.md", "adr/index.md", "adr/0001.md", "changelog.md", "contributing.md"]
    write_nav(tmp_path, [*told, "vulnerabilities.md"])
    return tmp_path, site


def write_nav(root: Path, pages: list[str]) -> None:
    nav = ", ".join(f'{{ "Page" = "{page}" }}' for page in pages)
    (root / "zensical.toml").write_text(f'[project]\nnav = [{{ "All" = [{nav}] }}]\n', "utf-8")


def test_links_are_fitted_to_where_pages_are(project: tuple[Path, ModuleType]) -> None:
    root, site = project
    (root / "code.py").touch()
    (root / "docs" / "picture.png").touch()
    readme = (
        "[play](docs/play.md#now) [why](docs/adr) [code](code.py) ![it](docs/picture.png) [x](https://x.org)"
    )
    (root / "README.md").write_text(f"{readme}\n", "utf-8")
    (root / "docs" / "adr" / "0001.md").write_text("[home](../../README.md) [play](../play.md)\n", "utf-8")
    pages, faults = site.gather()
    assert faults == []
    assert pages[Path("index.md")] == (
        f"[play](play.md#now) [why](adr/index.md) [code]({SOURCE}/blob/main/code.py) "
        "![it](picture.png) [x](https://x.org)\n"
    )
    assert pages[Path("adr/0001.md")] == "[home](../index.md) [play](../play.md)\n"


def test_a_link_that_leads_nowhere_is_a_fault_but_in_an_example(project: tuple[Path, ModuleType]) -> None:
    root, site = project
    text = "[gone](nowhere.md)\n```\n[shown](as-it-is.md)\n```\n[out](../../etc/passwd)\n"
    (root / "docs" / "play.md").write_text(text, "utf-8")
    page = Path("docs", "play.md")
    assert site.gather()[1] == [
        f"{page}:1: nowhere.md leads nowhere",
        f"{page}:5: ../../etc/passwd leads nowhere",
    ]


def test_every_page_is_in_the_navigation_once(project: tuple[Path, ModuleType]) -> None:
    root, site = project
    write_nav(
        root, ["index.md", "play.md", "play.md", "gone.md", "adr/index.md", "adr/0001.md", "changelog.md"]
    )
    assert site.gather()[1] == [
        "zensical.toml: nav does not name contributing.md",
        "zensical.toml: nav does not name vulnerabilities.md",
        "zensical.toml: nav names gone.md, which is no page",
        "zensical.toml: nav names play.md twice",
    ]


def test_a_release_is_what_its_tag_says(tmp_path: Path) -> None:
    faults = tool("release_check").faults
    (tmp_path / "dist").mkdir()
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("## [Unreleased]\n\n## [1.2.30] - 2030-01-01\n", "utf-8")
    assert faults("refs/heads/main", tmp_path) == [
        "dist/gangland-1.2.3.tar.gz is missing",
        "dist/gangland-1.2.3-py3-none-any.whl is missing",
    ]
    for file in ("gangland-1.2.3.tar.gz", "gangland-1.2.3-py3-none-any.whl"):
        (tmp_path / "dist" / file).touch()
    assert faults("refs/heads/main", tmp_path) == []
    assert faults("refs/tags/v1.2.4", tmp_path) == [
        "refs/tags/v1.2.4 is not the tag of version 1.2.3",
        "CHANGELOG.md has no heading for 1.2.3",
    ]
    (tmp_path / "CHANGELOG.md").write_text("## [1.2.3] - 2030-01-01\n", "utf-8")
    assert faults("refs/tags/v1.2.3", tmp_path) == []
