"""The files of `deploy/`: linted, and in step with what the server is and says."""

from __future__ import annotations

import configparser
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from live import path_of
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from rig import new_table, open_house, run, settings, until

from gangland.server.settings import Settings
from gangland.server.watch.gathered import Figures

FIGURE = re.compile(r"\b((?:gangland|process)_[a-z_]+)\b(?:\{([^}]*)\})?")


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """The labels of every sample a server has, by its name; and those of a worker, which have one more."""

    async def story() -> str:
        house = open_house(settings(tmp_path_factory.mktemp("house")))
        house.watch.refused("http", "bad-key")
        room, _, _ = await house.create(new_table(people=0, bots=3))
        await until(lambda: room.record.lines[5:])
        for stage, kinds in (("message", ("act",)), ("request", ("/", "GET", "200"))):
            with house.watch.timed(stage, *kinds):  # type: ignore[arg-type]
                pass
        crew = Figures(house.watch.registry, tmp_path_factory.mktemp("crew"), 0, 1)
        text = generate_latest(house.watch.registry).decode() + generate_latest(crew).decode()
        crew.close()
        await house.close()
        return text

    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(run(story())):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def asked(text: str) -> list[tuple[str, set[str]]]:
    """The figures an expression asks for, with the labels it picks them by."""
    return [(name, set(re.findall(r"(\w+)=", labels))) for name, labels in FIGURE.findall(text)]


def test_the_dashboard_asks_for_figures_there_are(figures: dict[str, set[str]]) -> None:
    board: dict[str, Any] = json.loads(path_of("deploy/grafana-dashboard.json").read_text())
    targets = [target for panel in board["panels"] for target in panel["targets"]]
    for target in targets:
        for name, labels in asked(target["expr"]):
            assert labels <= figures[name], target["expr"]
            shown = set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"]))
            assert shown <= figures[name], target
    boxes = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert len(set(boxes)) == len(boxes)
    assert len({panel["id"] for panel in board["panels"]}) == len(boxes)


def test_the_alerts_and_the_page_speak_of_figures_there_are(figures: dict[str, set[str]]) -> None:
    text = path_of("deploy/gangland-alerts.yml").read_text()
    for name, labels in asked(text):
        assert labels <= figures[name], name
    families = {re.sub(r"_(bucket|count|sum)$", "", name) for name in figures if name.startswith("gangland_")}
    page = path_of("docs/hosting.md").read_text()
    assert {one for one in families if not one.endswith("_created")} == {
        name for name in re.findall(r"`(gangland_[a-z_]+)`", page) if name != "gangland_"
    }


def test_the_settings_of_the_page_are_settings() -> None:
    found = msgspec.convert(tomllib.loads(path_of("deploy/gangland.toml").read_text()), Settings)
    assert found.host == "127.0.0.1"
    assert found.trusted_proxies == ("127.0.0.1",)
    assert not found.is_at_home()


def test_the_unit_starts_what_there_is() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(path_of("deploy/gangland.service").read_text())
    service = unit["Service"]
    assert service["Type"] == "notify"
    assert service["NotifyAccess"] == "main"
    assert service["ExecStart"].split()[1:] == [
        *("serve", "--data", "/var/lib/gangland", "--config", "/etc/gangland/gangland.toml")
    ]
    assert service["StateDirectory"] == "gangland"
    assert int(service["WatchdogSec"]) >= 30


def test_the_container_file_passes_its_linter() -> None:
    linter = Path(sys.executable).parent / "hadolint"
    done = subprocess.run(
        [linter, path_of("deploy/Containerfile")], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_the_container_has_everything_its_build_needs() -> None:
    text = path_of("deploy/Containerfile").read_text()
    copied = {
        word.removeprefix("./")
        for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE)
        for word in line.split()
    }
    assert copied == {
        "requirements",
        "web",
        "src",
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "LICENSE",
        "NOTICE",
    }
    assert all(path_of(one).exists() for one in copied)


def test_programs_are_not_led_from_http_to_https() -> None:
    plain = path_of("deploy/nginx.conf").read_text().partition("listen 443")[0]
    assert re.search(r"location ~ \^/\(api\|ws\)/ \{\s+return 403;", plain)
    assert plain.index("return 403;") < plain.index("return 301 https://$host$request_uri;")


def test_the_proxy_takes_what_the_server_takes() -> None:
    text = path_of("deploy/nginx.conf").read_text()
    assert text.count("{") == text.count("}")
    assert re.search(r"location = /metrics \{\s+return 404;", text)
    assert re.search(r"proxy_set_header +X-Forwarded-For +\$remote_addr;", text)
    assert re.search(r"client_max_body_size +64k;", text)
    assert "max-age=31536000; includeSubDomains" in text
    assert re.search(r"ssl_protocols +TLSv1.2 TLSv1.3;", text)
