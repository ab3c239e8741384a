"""Fixtures of the browser tests: servers to test against, a slow line to them, and a page.

There are two servers: the stand-in of this folder shows every element there is and does as it is told; the real one
(`shop`) serves the showcase. With WHEELHOUSE_SCREENSHOTS set, every screen that is looked at has its picture taken.
With WHEELHOUSE_BROWSER=firefox they run in Firefox, but for those marked as `only("chromium", why)`: what no other browser
can be made to do from outside.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from chromium import CHROMIUM
from real_server import RealServer, free_port, wait_for
from relay import relay
from slow_line import SlowLine
from waiting import PATIENCE

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "schema"))
SCREENSHOTS = HERE.parents[1] / "screenshots"
BROWSER = os.environ.get("WHEELHOUSE_BROWSER", "chromium")
# What is started in Firefox's place needs this environment's packages.
os.environ["PATH"] = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
# Where Firefox is told what fingers do.
FINGERS = free_port()
# How each is started. Without a screen, Firefox finds neither mouse nor fingers unless it is told of them.
PROGRAM = {
    "chromium": {"executable_path": CHROMIUM},
    "firefox": {
        "executable_path": HERE / "firefox.py", "channel": "moz-firefox",
        "env": {**os.environ, "WHEELHOUSE_FINGERS": str(FINGERS)},
        "firefox_user_prefs": {
            "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6, "dom.w3c_touch_events.enabled": 1,
        },
    },
}[BROWSER]
expect.set_options(timeout=PATIENCE)
SIZES = {"compact": {"width": 360, "height": 740}, "regular": {"width": 1280, "height": 800}}


def pytest_configure(config):
    config.addinivalue_line("markers", "only(browser, why): a test that is for one browser")


def pytest_collection_modifyitems(config, items):
    """Leaves out, and counts as deselected, what is for another browser."""
    others = [item for item in items for mark in item.iter_markers("only") if mark.args[0] != BROWSER]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if item not in others]


def pytest_runtest_logreport(report):
    """Says at once what failed: a run that is ended from outside prints no summary."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\nFAILED {report.nodeid} ({report.when})\n{report.longreprtext}", flush=True)


@pytest.fixture(scope="session")
def base_url():
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "fake.server", str(port)], cwd=HERE)
    try:
        wait_for(f"http://127.0.0.1:{port}/")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(5)


@pytest.fixture(scope="session")
def shop():
    with RealServer() as server:
        yield server


@pytest.fixture
def own_shop():
    """A real server that a test may stop and start."""
    with RealServer() as server:
        yield server


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = getattr(playwright, BROWSER).launch(**PROGRAM)
        yield browser
        browser.close()


@pytest.fixture
def line(base_url):
    """The stand-in behind a line that can be slowed down, cut and mended."""
    with SlowLine(base_url) as slow:
        yield slow


@pytest.fixture
def shop_line(shop):
    """The real server behind such a line."""
    with SlowLine(shop.url) as slow:
        yield slow


@pytest.fixture
def open_page(browser):
    """Opens a page in a context of its own, and does what is wanted before it loads.

    Fails the test when the page says anything went wrong.
    """
    contexts, problems = [], []

    def open_at(url, size="compact", ready=".page", before=lambda page: None, **options):
        context = browser.new_context(viewport=SIZES[size] if isinstance(size, str) else size, **options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: message.type == "error" and problems.append(f"{message.text} {message.location['url']}"))
        before(page)
        page.goto(url)
        if ready:
            page.wait_for_selector(ready)
        return page

    yield open_at
    for context in contexts:
        context.close()
    # A cut line is reported by the browser itself, and so is a file that the server does not expect any more.
    reported = ("/socket", "ERR_", "/_wheelhouse/files/")
    assert [each for each in problems if not any(part in each for part in reported)] == []


@pytest.fixture
def drawn(open_page, base_url):
    """Opens a page on a screen of these views, of which `more` is said; its title is Drawn."""
    def draw(*views, size="compact", takes_all=False, is_silent=False, has_touch=False, **more):
        screen = {"type": "screen", "id": "scr-drawn", "title": "Drawn", "children": list(views), **more}
        root = {"type": "navigationStack", "id": "stack", "children": [screen]}
        def begin(page):
            relay(page, lambda said: said["document"].update(root=root), takes_all, is_silent)

        page = open_page(f"{base_url}/", size, reduced_motion="reduce", has_touch=has_touch, before=begin)
        expect(page.get_by_role("heading", name="Drawn")).to_be_visible()
        return page
    return draw


@pytest.fixture
def page(open_page, base_url):
    return open_page(f"{base_url}/")


@pytest.fixture
def shot():
    def save(page, name):
        if "WHEELHOUSE_SCREENSHOTS" not in os.environ:
            return
        SCREENSHOTS.mkdir(exist_ok=True)
        page.wait_for_timeout(320)
        page.screenshot(path=SCREENSHOTS / f"{name}.png")
    return save
