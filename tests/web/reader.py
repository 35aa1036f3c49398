"""What a screen reader says of a page: Chromium's accessibility tree from the top, and what is announced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import CDPSession, Page

Node = dict[str, Any]

# Notes what live regions say, in order, and counts what was asked of the server and not answered yet.
LISTEN = """
(() => {
  window.announced = [];
  window.pending = new Set();
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { id, type } = JSON.parse(text);
    if (id && type !== 'act') {
      window.pending.add(id);
      const settle = ({ data }) => window.pending.delete(JSON.parse(data).id);
      this.heard ??= this.addEventListener('message', settle) ?? true;
    }
    send.call(this, text);
  };
  // a list of seats is in the lobby, and how long that is to be seen depends on the machine
  const LIVE = '[aria-live]:not([aria-live="off"]):not(ul), [role="status"], [role="alert"], output';
  const whole = (region) => region.matches('[role="status"], [role="alert"], output');
  const text = (node) => (node.innerText ?? node.textContent).replace(/\\s+/g, ' ').trim();
  new MutationObserver((changes) => {
    const said = new Set();
    const add = (node) => node.nodeType < 4 && text(node) && said.add(text(node));
    for (const { target, type, addedNodes } of changes) {
      const around = target.nodeType === 1 ? target : target.parentElement;
      const region = around?.closest(LIVE);
      if (around?.closest('.lobby')) continue; // a table of bots is seldom open long enough to be seen
      if (region) {
        if (whole(region)) add(region);
        else if (type === 'characterData') add(target);
        else addedNodes.forEach(add);
      } else {
        for (const node of addedNodes) if (node.matches?.('[role="alert"]')) add(node);
      }
    }
    window.announced.push(...said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
})();
"""

CALM = """
() => !window.pending.size && !document.querySelector('[aria-busy="true"]')
  && new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0, true)))
"""

PASSED = {
    "generic",
    "none",
    "InlineTextBox",
    "LineBreak",
    "ListMarker",
    "LabelText",
    "Legend",
    "strong",
    "emphasis",
}
PASSED |= {"rowgroup", "DescriptionList", "definition", "LayoutTable", "sectionheader", "sectionfooter"}
"""Roles nobody hears of: only what is in them is said."""
WHOLE = {
    "button",
    "link",
    "checkbox",
    "radio",
    "combobox",
    "textbox",
    "image",
    "img",
    "option",
    "tab",
    "switch",
}
"""Roles that are said with their name and nothing within."""
OPENING = "([«“\u2018\u2019'-\u2013/"
STATES = ("expanded", "pressed", "checked", "selected", "disabled", "level", "required")


class Reader:
    """Somebody who hears a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")

    def heard(self) -> list[str]:
        """What was announced since it was asked last."""
        said = self.page.evaluate("() => window.announced.splice(0)")
        return [str(one) for one in said]

    def calm(self) -> None:
        """Wait until the page waits for nobody but the player."""
        self.page.wait_for_function(CALM)

    def read(self, selector: str) -> list[str]:
        """What is said of each part of the page that fits, line by line."""
        root = self.line.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        ids = self.line.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
        return [line for one in ids for line in self._part(one)]

    def _part(self, one: int) -> list[str]:
        first, *rest = self.line.send("Accessibility.queryAXTree", {"nodeId": one})["nodes"]
        return told(first, {node["nodeId"]: node for node in rest}, 0)


def told(node: Node, nodes: dict[str, Node], depth: int) -> list[str]:
    """The lines of a part of the tree."""
    role = value_of(node, "role")
    if node.get("ignored") or role in PASSED:
        return of_children(node, nodes, depth)
    below = [] if role in WHOLE else of_children(node, nodes, depth + 1)
    if role == "heading":
        below = [line for line in below if line.split()[0] in WHOLE]
    if role == "row":
        own, below = " | ".join(value_of(cell, "name") for cell in leaves(node, nodes)), []
    elif role in ("paragraph", "listitem", "term") and below:
        own, below = ("• " if role == "listitem" else "") + below[0].strip(), below[1:]
    else:
        own = spoken(node, role, value_of(node, "name"))
        below = below if below or own != role else []
    return ["  " * depth + own, *below] if below or own != role else []


def of_children(node: Node, nodes: dict[str, Node], depth: int) -> list[str]:
    """The lines of what is in a part, texts that follow each other as one."""
    lines: list[str] = []
    run = ""
    for child in leaves(node, nodes):
        if value_of(child, "role") == "StaticText":
            run = joined(run, value_of(child, "name"))
            continue
        if run.strip():
            lines.append("  " * depth + " ".join(run.split()))
        run = ""
        lines += told(child, nodes, depth)
    return [*lines, "  " * depth + " ".join(run.split())] if run.strip() else lines


def joined(run: str, more: str) -> str:
    """Two texts that follow each other: what stands in boxes of its own is said apart."""
    apart = run[-1:].strip() and more[:1].isalnum() and run[-1] not in OPENING
    return f"{run} {more}" if apart else run + more


def leaves(node: Node, nodes: dict[str, Node]) -> Iterator[Node]:
    """What is in a part, those parts nobody hears of taken apart."""
    for one in node.get("childIds", ()):
        child = nodes.get(one)
        if child is None:
            continue
        if child.get("ignored") or value_of(child, "role") in PASSED - {"InlineTextBox"}:
            yield from leaves(child, nodes)
        elif value_of(child, "role") != "InlineTextBox":
            yield child


def spoken(node: Node, role: str, name: str) -> str:
    """A control or a part as it is said: what it is, how it is called, how it stands."""
    words = [role, f'"{" ".join(name.split())}"' if name.strip() else ""]
    if node.get("value") and role not in ("button", "image"):
        words.append(f"= {value_of(node, 'value')}")
    known = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    words += [state(each, known[each]) for each in STATES if each in known and known[each] not in ("", None)]
    if known.get("focused"):
        words.append("← here")
    about = value_of(node, "description")
    if about and about != name:
        words.append(f"({' '.join(about.split())})")
    return " ".join(word for word in words if word)


def state(name: str, value: object) -> str:
    """How something stands, in a word."""
    if name == "level":
        return str(value)
    if value in (True, "true"):
        return name
    return f"not {name}" if name in ("expanded", "pressed", "checked") else ""


def value_of(node: Node, field: str) -> str:
    """A field of the tree as text."""
    return str(node.get(field, {}).get("value", "") or "")
