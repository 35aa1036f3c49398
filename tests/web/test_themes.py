"""Light or dark: as chosen on this device, and as its system is where nothing was chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

DRAWN = True
DAY = {"mayhem": "rgb(239, 233, 225)", "wise-guys": "rgb(235, 231, 217)"}
NIGHT = {"mayhem": "rgb(20, 16, 14)", "wise-guys": "rgb(12, 18, 17)"}
GROUND = "getComputedStyle(document.querySelector('.page')).backgroundColor"
SCHEME = "getComputedStyle(document.documentElement).colorScheme"
CHOICES = {"auto": "light dark", "light": "light", "dark": "dark"}


@pytest.mark.parametrize("system", ["light", "dark"])
@pytest.mark.parametrize("chosen", list(CHOICES))
def test_what_is_chosen_outweighs_the_system(
    open_page: Callable[..., Page], chosen: str, system: str
) -> None:
    script = f"localStorage.setItem('gangland.prefs', JSON.stringify({{ theme: '{chosen}' }}))"
    page = open_page(script=script, color_scheme=system)
    grounds = NIGHT if "dark" in {chosen, system if chosen == "auto" else ""} else DAY
    assert page.evaluate(SCHEME) == CHOICES[chosen]
    assert page.evaluate(GROUND) == grounds["mayhem"]
    page.evaluate("document.querySelector('.page').classList.add('world-wise-guys')")
    assert page.evaluate(GROUND) == grounds["wise-guys"]
