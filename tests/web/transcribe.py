"""A round of each game as a screen reader says it, in every language.

The same dice, the same cards and the same presses every time. What is kept in tests/golden/transcripts is
what a blind player hears; test_transcripts.py holds the page to it, and `make transcripts` writes it anew.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path

from driver import FIXED_ENTROPY, NEXT, ORDERS, PATIENCE
from keeper import House, chromium
from playwright.sync_api import Page, sync_playwright
from reader import LISTEN, Reader

KEPT = Path(__file__).parents[1] / "golden" / "transcripts"
GAMES = {"mayhem": 3, "wise-guys": 7}
"""The player's share in the dice: one round has a fight and the market, the other guns and a fall besides."""
LANGS = ("en", "fr", "it")
SEED = "transcripts"
# nobody is waited for, and no hint comes when it likes
PREFS = """
localStorage.setItem('gangland.prefs', '{{"pace":"skip","lang":"{}"}}');
localStorage.setItem('gangland-hints', '{{"quiet":true}}');
"""
# what is announced in one go, and what in two, is for the machine to say: it is kept sentence by sentence
SENTENCE = re.compile(r"(?<=[.!?]) (?!\d)")
OVER = f"[data-round='2'] {ORDERS}"
LOOKS = 200

# How things stand once the table waits for this seat alone, and what is to be pressed; '' until they are
# other than they were. The choice is made once for each: it draws lots.
SOMETHING = """
([before, over]) => {
  const next = NEXT;
  const all = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent.trim());
  const box = document.querySelector('.question');
  const turn = document.querySelector('[data-turn]')?.dataset.turn;
  if (turn !== document.querySelector('.gang.own')?.dataset.gang || box?.ariaBusy === 'true') return '';
  const scene = document.querySelector('[data-stays]');
  const { question, stage } = box.dataset;
  const asked = all('#question-title, .question [aria-pressed="true"], .question output');
  const now = [question, stage, scene?.dataset.first, ...asked].join(' ');
  const isOver = document.querySelector(over) && !scene;
  return now === before ? '' : JSON.stringify([now, isOver ? '' : next()]);
}
""".replace("NEXT", NEXT)


class Transcript:
    """What somebody hears of a round."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.reader = Reader(page)
        self.lines: list[str] = []

    def note(self, title: str, lines: list[str]) -> None:
        """Keep what is said at a moment, after what was announced on the way to it."""
        said = SENTENCE.split(" ".join(self.reader.heard()))
        if any(said):
            self.lines += ["", "~ announced", *(f"  {one}" for one in said)]
        self.lines += ["", f"~ {title}", *(f"  {line}" for line in lines)]

    def page_at(self, title: str) -> None:
        """The whole page, from the top."""
        self.reader.calm()
        self.note(title, self.reader.read("body"))

    def part(self, title: str, selector: str) -> None:
        """A part of the page."""
        self.reader.calm()
        self.note(title, self.reader.read(selector))

    def look_around(self) -> None:
        """Ask a place and a gang what they are and the coach what it would do, and go back."""
        self.page.locator(".place:not(.home):not(.er):not(:has(.crew))").first.press("Enter")
        self.page.wait_for_selector("[data-pop] [data-act]")
        self.part("a place answers", "[data-pop]")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("[data-pop]", state="detached")
        self.page.locator(".rival .name").first.press("Enter")
        self.page.wait_for_selector("dialog[open]")
        self.part("a rival", "dialog[open]")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")
        self.page.click("[data-ask-coach]")
        self.page.wait_for_selector("[data-advice]")
        self.part("the coach", "[data-coach]")
        self.page.focus(".question [data-choice]")

    def play(self) -> None:
        """Hear a round, and answer what is asked."""
        before, looked = "", False
        for _ in range(LOOKS):
            found = self.page.wait_for_function(SOMETHING, arg=[before, OVER]).json_value()
            before, selector = json.loads(str(found))
            if not looked and self.page.locator(ORDERS).count():
                looked = True
                self.page_at("the table")
                self.look_around()
            scene = self.page.locator("[data-stays]").count()
            self.part("a scene" if scene else "a question", "[data-stays]" if scene else ".question")
            if not selector:
                return
            self.page.click(selector)
        raise AssertionError("a round without end")

    def text(self) -> str:
        """All of it."""
        return "\n".join(self.lines).strip() + "\n"


def script_for(game: str, lang: str) -> str:
    """What a page is prepared with."""
    return PREFS.format(lang) + FIXED_ENTROPY.format(GAMES[game]) + LISTEN


def transcript(page: Page, game: str) -> str:
    """Play a round on a page that has just been opened."""
    heard = Transcript(page)
    page.wait_for_selector("[data-quick]")
    heard.page_at("the first page")
    page.click(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    heard.play()
    return heard.text()


def main() -> None:
    """Write all of them, or those named on the command line."""
    KEPT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), SEED)
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name in sys.argv[1:] or [f"{game}.{lang}" for game in GAMES for lang in LANGS]:
            game, lang = name.split(".")
            page = browser.new_context(base_url=house.url, reduced_motion="reduce").new_page()
            page.set_default_timeout(PATIENCE)
            page.add_init_script(script_for(game, lang))
            page.goto("/")
            (KEPT / f"{name}.txt").write_text(transcript(page, game), "utf-8")
            page.context.close()
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
