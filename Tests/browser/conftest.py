"""Fixtures of the browser tests: a server to test against, a slow line to it, and a page.

Without WHEELHOUSE_URL the tests start the stand-in server of this folder; with it they use the server at that URL, and the
tests marked `fake`, which need the stand-in's own screens, are left out.
"""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from slow_line import SlowLine

HERE = Path(__file__).parent
SCREENSHOTS = HERE.parents[1] / "screenshots"
CHROMIUM = os.environ.get("WHEELHOUSE_CHROMIUM", "/usr/bin/chromium")
EXTERNAL = os.environ.get("WHEELHOUSE_URL")
SIZES = {"compact": {"width": 360, "height": 740}, "regular": {"width": 1280, "height": 800}}


def pytest_configure(config):
    config.addinivalue_line("markers", "fake: needs the screens of the stand-in server")


def pytest_collection_modifyitems(items):
    for item in items:
        if EXTERNAL and item.get_closest_marker("fake"):
            item.add_marker(pytest.mark.skip(reason="needs the stand-in server"))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(url, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            return urllib.request.urlopen(url, timeout=1)
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"Nothing answers at {url}.")


@pytest.fixture(scope="session")
def base_url():
    if EXTERNAL:
        yield EXTERNAL.rstrip("/")
        return
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "fake.server", str(port)], cwd=HERE)
    try:
        wait_for(f"http://127.0.0.1:{port}/")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(5)


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def line(base_url):
    """The server behind a line that can be slowed down, cut and mended."""
    with SlowLine(base_url) as slow:
        yield slow


@pytest.fixture
def open_page(chromium):
    """Opens a page in a context of its own; fails the test when the page says anything went wrong."""
    contexts, problems = [], []

    def open_at(url, size="compact", **options):
        context = chromium.new_context(viewport=SIZES[size] if isinstance(size, str) else size, **options)
        context.set_default_timeout(8000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: message.type == "error" and problems.append(message.text))
        page.goto(url)
        page.wait_for_selector(".page")
        return page

    yield open_at
    for context in contexts:
        context.close()
    # A cut line is reported by the browser itself.
    assert [each for each in problems if "WebSocket" not in each and "ERR_" not in each] == []


@pytest.fixture
def page(open_page, base_url):
    return open_page(f"{base_url}/")


@pytest.fixture
def shot():
    def save(page, name):
        SCREENSHOTS.mkdir(exist_ok=True)
        page.wait_for_timeout(320)
        page.screenshot(path=SCREENSHOTS / f"{name}.png")
    return save
