"""What a finger, a mouse and the keyboard do on a page."""

import json

from websockets.sync.client import connect

from conftest import BROWSER, FINGERS

FOCUSED = """() => {
  const { activeElement: element } = document;
  return element.getAttribute('aria-label') ?? element.innerText.trim();
}"""
# What a finger does, as Firefox is told.
DEEDS = {"touchStart": [{"type": "pointerDown", "button": 0}], "touchMove": [], "touchEnd": [{"type": "pointerUp", "button": 0}]}


def tools(page):
    """The tools of Chromium, for this page."""
    if not hasattr(page, "cdp"):
        page.cdp = page.context.new_cdp_session(page)
    return page.cdp


def touch(page, kind, x, y):
    if BROWSER == "firefox":
        moves = [] if kind == "touchEnd" else [{"type": "pointerMove", "x": round(x), "y": round(y)}]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": moves + DEEDS[kind]}
        with connect(f"ws://127.0.0.1:{FINGERS}") as fingers:
            fingers.send(json.dumps([finger]))
            return fingers.recv()
    points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
    return tools(page).send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def tap(page, locator):
    """Taps with a finger, on a page that has touch: the driver of Firefox lacks it, that of Chromium is quick in any case."""
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if BROWSER == "chromium":
        return page.touchscreen.tap(*middle)
    touch(page, "touchStart", *middle)
    touch(page, "touchEnd", *middle)


def swipe(page, start, end, steps=10):
    touch(page, "touchStart", *start)
    for step in range(1, steps + 1):
        touch(page, "touchMove", *(a + (b - a) * step / steps for a, b in zip(start, end)))
        page.wait_for_timeout(12)
    touch(page, "touchEnd", *end)


def drag(page, start, end, steps=8):
    page.mouse.move(*start)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(*(a + (b - a) * step / steps for a, b in zip(start, end)))
        page.wait_for_timeout(16)
    page.wait_for_timeout(60)
    page.mouse.up()


def tab_to(page, name):
    """Presses Tab until what has that name, or begins with it, has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED).startswith(name):
            return
    raise AssertionError(f"Tab never came to {name}")
