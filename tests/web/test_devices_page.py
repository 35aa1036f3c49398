"""What a seat has for devices: a code that sits a second one down, and being told by the browser."""

from __future__ import annotations

import json
from collections.abc import Callable

from driver import ASKED, open_menu
from keeper import House
from playwright.sync_api import Page, expect

Open = Callable[..., Page]

WINDOW = "for notifications"

# A push service needs the open net: here the browser has one of its own, with real keys.
SUBSCRIBE = """
const keys = {};
const kept = (key) => ({
  endpoint: 'https://198.41.0.4/push/1',
  options: { applicationServerKey: key },
  getKey: (name) => keys[name],
  unsubscribe: async () => sessionStorage.removeItem('push'),
});
PushManager.prototype.subscribe = async (wanted) => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  keys.p256dh = await crypto.subtle.exportKey('raw', pair.publicKey);
  keys.auth = new Uint8Array(16).buffer;
  sessionStorage.setItem('push', wanted.applicationServerKey.length);
  return kept(wanted.applicationServerKey.buffer);
};
PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('push') ? kept(null) : null);
"""
# what is shown before so many pictures are drawn
SHOWN = """
async () => {
  const worker = await navigator.serviceWorker.ready;
  for (let picture = 0; picture < 300; picture++) {
    await new Promise(requestAnimationFrame);
    const [one] = await worker.getNotifications();
    if (one) return [one.title, one.body, one.lang, one.data.url];
  }
  return null;
}
"""
TRIES = 20


def told_by_push(page: Page, deliver: Callable[[], object]) -> object:
    """Have the browser told, and return what it shows; one too busy to listen is told again."""
    for _ in range(TRIES):
        deliver()
        if shown := page.evaluate(SHOWN):
            return shown
    return None


def test_a_seat_is_shown_to_a_second_device_and_this_one_is_told(open_page: Open, house: House) -> None:
    page = open_page(f"http://localhost:{house.port}/", script=SUBSCRIBE, permissions=["notifications"])
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(ASKED)
    table = page.url.rpartition("/")[2]
    open_menu(page)
    page.click("[data-own-link-open]")
    page.wait_for_selector("[data-code] path[d^='M0 0h7v1']")
    link = page.inner_text("[data-own-link]")
    assert link.startswith(f"{page.url}#key=")
    expect(page.locator("dialog [role=note]")).to_contain_text("known to this machine alone")
    page.click("dialog .head button")
    phone = open_page(link.replace("localhost", "127.0.0.1"), width=360, height=740)
    phone.wait_for_selector(ASKED)
    assert "#" not in phone.url

    page.click("[data-push-open]")
    with page.expect_request(lambda request: request.method == "PUT") as sent:
        page.click("dialog [data-push]")
    expect(page.locator("[data-push-state]")).to_have_text("This device is told.")
    body = json.loads(str(sent.value.post_data))
    assert body["lang"] == "en"
    assert body["seats"] == [{"table": table, "key": link.partition("#key=")[2]}]
    assert sent.value.response().status == 204  # type: ignore[union-attr]
    assert page.evaluate("sessionStorage.getItem('push')") == "65"

    workers = page.context.new_cdp_session(page)
    found: list[str] = []
    workers.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    workers.send("ServiceWorker.enable")
    while not found:  # the browser tells of workers when it likes
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    told = {"title": "À vous", "body": "Ann", "lang": "fr", "tag": table, "url": f"/t/{table}"}
    origin, data = f"http://localhost:{house.port}", json.dumps(told)
    message = {"origin": origin, "registrationId": found[0], "data": data}
    shown = told_by_push(page, lambda: workers.send("ServiceWorker.deliverPushMessage", message))
    assert shown == ["À vous", "Ann", "fr", f"/t/{table}"]

    with page.expect_request(lambda request: request.method == "DELETE"):
        page.click("dialog [data-push]")
    expect(page.locator("[data-push]")).to_contain_text("Tell me on this device")
