"""A walk through the showcase in WebKit, the engine of Safari: a stack, a sheet, a tab, a field, back and reload.

`script/test --engines` runs it. It speaks WebDriver itself, to WebKitGTK's driver and its MiniBrowser. There is no window
manager and no touch, and a click focuses a button as it does not on a Mac: what is WebKit's own is tested here, what is
Safari's is not.
"""

import json
import os
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from real_server import free_port, wait_for

BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))

# There is no GPU, and as root no sandbox.
QUIET = {
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1", "LIBGL_ALWAYS_SOFTWARE": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1",
}
LISTEN = """
  window.problems = [];
  const tell = (...words) => window.problems.push(words.map(String).join(' '));
  addEventListener('error', ({ message }) => tell(message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  console.error = tell;
"""
FIND = """
  const [selector, text] = arguments;
  return [...document.querySelectorAll(selector)].find((element) => !element.closest('[inert], [data-leaving]')
    && `${element.getAttribute('aria-label')} ${element.textContent}`.includes(text)
    && element.checkVisibility({ visibilityProperty: true })) ?? null;
"""


class WebKit:
    """One page in WebKit. Nothing it is asked for may take longer than a few seconds."""

    def __init__(self, port):
        self.at = f"http://127.0.0.1:{port}/session"
        options = {"binary": str(BROWSER), "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        self.at += "/" + self.ask("POST", "", capabilities={"alwaysMatch": wanted})["sessionId"]

    def ask(self, method, path, **body):
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self.at + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path}: {error.read().decode()}") from None

    def run(self, script, *arguments):
        return self.ask("POST", "/execute/sync", script=script, args=arguments)

    def goto(self, url):
        self.ask("POST", "/url", url=url)
        self.run(LISTEN)

    def reload(self):
        self.check()
        self.ask("POST", "/refresh")
        self.run(LISTEN)

    def until(self, script, *arguments, seconds=8):
        end = time.monotonic() + seconds
        while (found := self.run(script, *arguments)) in (None, False):
            assert time.monotonic() < end, f"{script} {arguments} on {self.run('return document.body.innerText')}"
            time.sleep(0.05)
        return found

    def find(self, selector, text=""):
        return next(iter(self.until(FIND, selector, text).values()))

    def click(self, selector, text=""):
        self.ask("POST", f"/element/{self.find(selector, text)}/click")

    def type(self, selector, text):
        self.ask("POST", f"/element/{self.find(selector)}/value", text=text)

    def is_at(self, path, title):
        self.until("return location.pathname === arguments[0] && document.title === arguments[1]", path, title)

    def check(self):
        assert self.run("return window.problems") == []


@pytest.fixture(scope="module")
def display():
    if "DISPLAY" in os.environ:
        yield os.environ["DISPLAY"]
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as number:
        yield f":{number.readline().strip()}"
    server.terminate()
    server.wait(5)


@pytest.fixture
def webkit(display):
    port = free_port()
    environment = {**os.environ, **QUIET, "DISPLAY": display}
    driver = subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/status")
        page = WebKit(port)
        yield page
        page.check()
        page.ask("DELETE", "")
    finally:
        driver.terminate()
        driver.wait(5)


def test_the_showcase_is_walked_through(webkit, shop):
    webkit.goto(f"{shop.url}/")
    webkit.click(".row button, .row a", "Routing")
    webkit.is_at("/routing", "Items")
    webkit.click(".row button, .row a", "Lighthouse")
    webkit.is_at("/routing/items/lighthouse", "Lighthouse")
    webkit.click("button", "Edit Notes")
    webkit.type("textarea", " Bring a lamp, and something warm to wear: it is windy up there." * 9)
    webkit.until("const area = document.querySelector('textarea'); return area.scrollHeight <= area.offsetHeight")
    webkit.click("button", "Cancel")
    webkit.click("[role=alertdialog] button", "Discard")
    webkit.is_at("/routing/items/lighthouse", "Lighthouse")
    webkit.run("history.back()")
    webkit.is_at("/routing", "Items")
    webkit.click("[role=tab]", "Messages")
    webkit.is_at("/routing/messages", "Messages")
    webkit.reload()
    webkit.is_at("/routing/messages", "Messages")
    webkit.goto(f"{shop.url}/matches")
    webkit.click("button", "New Match")
    webkit.is_at("/matches/new", "New Match")
    webkit.find("dialog.sheet")
    webkit.run("history.back()")
    webkit.is_at("/matches", "Matches")
    webkit.run("history.forward()")
    webkit.is_at("/matches/new", "New Match")


def test_a_window_that_the_server_asks_for_is_opened(webkit, shop):
    webkit.goto(f"{shop.url}/focus")
    webkit.click("button", "Connect Tunebox")
    end = time.monotonic() + 8
    while len(webkit.ask("GET", "/window/handles")) < 2:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_page_that_was_kept_is_where_it_was(webkit, shop):
    webkit.goto(f"{shop.url}/products/keyboard")
    webkit.is_at("/products/keyboard", "Keyboard")
    webkit.run("window.isKept = true")
    webkit.goto(f"{shop.url}/counter")
    webkit.is_at("/counter", "Counter")
    webkit.run("history.back()")
    webkit.until("return window.isKept === true")
    # It is connected anew, and has been told where the session is.
    time.sleep(1.5)
    webkit.is_at("/products/keyboard", "Keyboard")
