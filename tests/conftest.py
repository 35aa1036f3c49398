"""How the whole suite runs: hypothesis without a stopwatch, and the same examples every time in CI."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("default"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")


@pytest.fixture
def stand_ins(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """Who has answered for bots that failed, as the log has it: kinds, one after the other."""

    def found() -> list[str]:
        told = [record.getMessage().split() for record in caplog.records if record.name == "gangland.bots"]
        return [words[6] for words in told if words[2:5] == ["was", "replaced", "by"]]

    return found
