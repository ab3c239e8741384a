"""Whatever a person does in the showcase, the page shows what the document says.

WHEELHOUSE_MONKEY_SECONDS is for how long each of these goes on, WHEELHOUSE_MONKEY_SEED what they begin with: the same deeds
then, as far as the same things are in sight at the time. For a look they begin with the same always, so that what goes wrong
is what a change has brought; who lets them go on for longer wants to see something new.
"""

import itertools
import os
import random
import time

import pytest

from gestures import tools
from monkey import FINGERS, LOADS, PATHS, SCRIPT, Monkey
from real_server import RealServer
from slow_line import SlowLine
from twins import adoption

LASTS = os.environ.get("WHEELHOUSE_MONKEY_SECONDS")
SECONDS = float(LASTS or 12)
SEED = int(os.environ.get("WHEELHOUSE_MONKEY_SEED", random.randrange(1_000_000) if LASTS else 27))
pytestmark = pytest.mark.only("chromium", "What fingers do and what is kept in memory is told by the tools of Chromium.")


@pytest.fixture(scope="module")
def shop():
    """A server of their own, since what they do to its matches is kept."""
    with RealServer() as server:
        yield server


@pytest.fixture
def monkey(open_page, shop):
    """A monkey on a page of its own, behind a line of its own."""
    lines = []

    def begin(seed, path, size, *scripts, without=(), server=shop):
        line = SlowLine(server.url)
        lines.append(line.__enter__())
        page = open_page("about:blank", size, ready=None, has_touch=True)
        page.context.on("page", lambda other: other != page and other.close())
        page.add_init_script(path=SCRIPT)
        for script in scripts:
            page.add_init_script(script)
        page.goto(line.url + path)
        one = Monkey(page, line, seed, without)
        one.quiet()
        return one

    yield begin
    for line in lines:
        line.__exit__()
    assert [line for line in shop.logged() if " ERROR " in line] == []


def look(*monkeys, more=list):
    wrongs = [wrong for one in monkeys for wrong in one.wrongs()] + more()
    done = "\n".join(line for one in monkeys for line in ["", *one.done[-20:]])
    assert not wrongs, f"seed {SEED}, {[one.page.url for one in monkeys]}:{done}\n\n" + "\n".join(wrongs)


def until(seconds):
    """Counts for so long."""
    end = time.monotonic() + seconds
    return itertools.takewhile(lambda _: time.monotonic() < end, itertools.count())


def test_whatever_a_person_does_the_page_is_that_of_the_document(monkey):
    chance = random.Random(SEED)
    for burst in until(SECONDS):
        if burst % 25 == 0:
            seed = f"{SEED} {burst}"
            one = monkey(seed, chance.choice(PATHS), chance.choice(["compact", "regular"]))
        one.burst()
        look(one, more=one.there_and_back if chance.random() < 0.15 else list)


def test_whatever_is_done_on_two_pages_of_a_session_both_are_those_of_its_document(monkey):
    chance = random.Random(SEED)
    sizes = ["compact", "regular"]
    one = monkey(f"{SEED} one", chance.choice(PATHS), chance.choice(sizes), without=["resize"])
    other = monkey(f"{SEED} other", one.page.evaluate("location.pathname"), chance.choice(sizes), adoption(one.page), without=["resize"])
    for _ in until(SECONDS):
        for each in (one, other):
            each.burst()
        # What was typed, or had the focus, on one page may have gone by what was done on the other.
        one.typed, one.is_held = None, False
        for each in (one, other):
            each.quiet()
        look(one, other)


def test_whatever_is_done_while_the_server_dies_and_sessions_sleep_the_page_is_that_of_the_document(monkey):
    chance = random.Random(SEED)
    with RealServer("--park-after", "1") as server:
        one = monkey(SEED, chance.choice(PATHS), chance.choice(["compact", "regular"]), server=server)
        for _ in until(SECONDS):
            one.burst()
            if chance.random() < 0.15:
                server.kill()
                server.start()
            elif chance.random() < 0.1:
                one.quiet()
                one.page.wait_for_timeout(1500)
            look(one)


def kept(page):
    """How many listeners there are, and how many elements."""
    # The driver's own listeners come with the first thing that it looks for.
    page.locator(".page").count()
    tools(page).send("HeapProfiler.collectGarbage")
    counted = tools(page).send("Memory.getDOMCounters")
    return counted["jsEventListeners"], page.evaluate("document.querySelectorAll('*').length")


def test_back_at_home_there_is_no_more_on_the_page_and_no_more_that_listens(monkey):
    one = monkey(SEED, "/", "compact", without=[*LOADS, "look"])
    before = kept(one.page)
    for _ in until(SECONDS):
        one.burst()
    one.line.delay = 0
    one.page.set_viewport_size({"width": 360, "height": 740})
    one.go_home()
    assert one.page.evaluate("location.pathname") == "/", (SEED, one.done)
    # A browser that has no time collects what nobody needs any more in several goes.
    for _ in range(50):
        if kept(one.page) == before:
            break
        one.page.wait_for_timeout(100)
    assert kept(one.page) == before, (SEED, one.done)
