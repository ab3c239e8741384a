"""A person who does anything at all, as people do, and looks at the page once it is quiet (see monkey.js)."""

import difflib
import random
import time
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Error

from gestures import drag, swipe, touch

SCRIPT = Path(__file__).with_name("monkey.js")
PATHS = [
    "/", "/counter", "/products", "/products/keyboard", "/products/cart", "/products/deals", "/matches", "/matches/1/edit",
    "/matches/1/edit/players/home", "/matches/new", "/matches/rankings", "/library", "/library/category-1",
    "/library/category-1/atlas-of-tides", "/library/settings", "/library/mvvm", "/library/mvvm/category-1/atlas-of-tides",
    "/focus", "/focus/playlists", "/routing", "/routing/messages", "/routing/settings", "/routing/account", "/nowhere",
]
WORDS = ["key", "Lighthouse ", "a", "Zoë", "x y", "42", "mouse", "e\u0301", "😀"]
KEYS = [
    "Tab", "Tab", "Tab", "Shift+Tab", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Enter", "Space", "Escape", "Delete",
    "Home", "End", "Shift+F10", "Alt+ArrowDown", "Alt+ArrowUp", "Control+f", "Control+s", "Control+n", "Control+Enter", "PageDown",
]
# What is done, and how often.
DEEDS = {
    "click": 30, "tap": 16, "double_click": 3, "right_click": 3, "press_long": 3, "swipe_row": 5, "pull": 2, "drag_sheet": 6,
    "drag_row": 2, "type": 8, "keys": 8, "back": 8, "forward": 4, "reload": 2, "address": 3, "resize": 4, "look": 2, "cut": 3,
    "slow": 3, "click_held": 3, "select_text": 3, "edit": 4, "sleep": 1,
}
EDITS = ["Control+z", "Control+z", "Control+Shift+z", "Control+x", "Control+v", "Control+a", "Shift+Home", "Control+Backspace"]
# These load the page anew.
LOADS = {"reload", "address"}
FINGERS = ["tap", "press_long", "swipe_row", "pull"]
BACK = "(history.state?.trail?.length ?? 1) > 1"
PLACE = "[location.pathname, document.querySelector('.presentation .alert') !== null, history.state]"


class Monkey:
    """Acts on `page`, whose server is at the other end of `line`; `done` is what it has done, a line each."""

    def __init__(self, page, line, seed, without=()):
        self.page, self.line = page, line
        self.random = random.Random(seed)
        self.deeds = {name: often for name, often in DEEDS.items() if name not in without}
        self.done = []
        self.typed = None
        self.is_held = False

    def burst(self):
        """Does a few things, without waiting for what comes of them."""
        self.say("--")
        for _ in range(self.random.choice([1, 1, 1, 2, 3, 5])):
            [name] = self.random.choices([*self.deeds], [*self.deeds.values()])
            self.typed, self.is_held = None, False
            self.say(name)
            try:
                getattr(self, name)()
            except Error as error:
                # The page is being loaded.
                self.say(f"({str(error).splitlines()[0]})")
            self.page.wait_for_timeout(self.random.choice([0, 0, 10, 40, 120]))

    def say(self, *words):
        self.done.append(" ".join(map(str, words)))

    def one_of(self, what):
        """Something that is in sight: where it is, and what it is called."""
        found = self.page.evaluate(f"monkey.{what}()")
        return self.random.choice(found) if found else None

    def at(self, what, deed):
        if found := self.one_of(what):
            self.say("   at", found["name"], found["does"], round(found["x"]), round(found["y"]))
            deed(found["x"], found["y"])

    # By the pointer

    def click(self):
        self.at("controls", self.page.mouse.click)

    def double_click(self):
        self.at("controls", self.page.mouse.dblclick)

    def right_click(self):
        self.at("controls", lambda x, y: self.page.mouse.click(x, y, button="right"))

    def click_held(self):
        """A click while a key is held; with the one that opens windows a link is the browser's."""
        with self.held(self.random.choice(["Control", "Shift", "Alt"])):
            self.click()

    @contextmanager
    def held(self, key):
        self.say("  ", key)
        self.page.keyboard.down(key)
        try:
            yield
        finally:
            self.page.keyboard.up(key)

    def select_text(self):
        """Drags the mouse over what may be text, or clicks a word thrice."""
        by = self.random.choice([(0, 0), (60, 0), (-80, 10), (40, 120)])
        self.at("rows", lambda x, y: self.select(x, y, x + by[0], y + by[1]))

    def select(self, x, y, to_x, to_y):
        if (x, y) == (to_x, to_y):
            return self.page.mouse.click(x, y, click_count=3)
        drag(self.page, (x, y), (to_x, to_y), 5)

    def tap(self):
        self.at("controls", self.page.touchscreen.tap)

    def press_long(self):
        self.at("rows", self.hold)

    def hold(self, x, y):
        touch(self.page, "touchStart", x, y)
        self.page.wait_for_timeout(600)
        for step in range(self.random.choice([0, 0, 7])):
            touch(self.page, "touchMove", x, y + 12 * step)
            self.page.wait_for_timeout(16)
        touch(self.page, "touchEnd", x, y)

    def swipe_row(self):
        by = self.random.choice([-280, -160, -80, 80, 160, 280])
        self.at("rows", lambda x, y: swipe(self.page, (x - by / 2, y), (x + by / 2, y), 6))

    def pull(self):
        x, y = (length / 2 for length in self.page.viewport_size.values())
        swipe(self.page, (x, y), (x, y + self.random.choice([-300, -120, 150, 300])), 6)

    def drag_sheet(self):
        by = self.random.choice([-400, -150, 60, 200, 500])
        move = self.random.choice([swipe, drag])
        self.at("grips", lambda x, y: move(self.page, (x, y), (x, y + by), 6))

    def drag_row(self):
        by = self.random.choice([-150, -60, 60, 150])
        self.at("rows", lambda x, y: drag(self.page, (x, y), (x, y + by), 6))

    # By the keyboard

    def type(self):
        words = self.random.choice(WORDS)
        self.at("fields", self.page.mouse.click)
        if not self.page.evaluate("monkey.isTyping()"):
            return
        self.say("  ", words)
        self.press("Control+a", *self.random.choice([[], ["Delete"]]))
        self.page.keyboard.type(words, delay=self.random.choice([0, 0, 15, 60]))
        edit = self.random.choice([[], [], ["Backspace"], ["Home", "q"], ["Shift+ArrowLeft", "z"]])
        self.press(*edit)
        self.typed = self.page.evaluate("monkey.held()") if edit else words

    def edit(self):
        """Takes back what was typed, cuts it out and puts it in elsewhere."""
        keys = self.random.choices(EDITS, k=self.random.randint(1, 5))
        self.at("fields", self.page.mouse.click)
        if self.page.evaluate("monkey.isTyping()"):
            self.say("  ", *keys)
            self.press(*keys)

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def keys(self):
        keys = self.random.choices(KEYS, k=self.random.randint(1, 6))
        self.say("  ", *keys)
        # From the last thing that there is, Tab leads out of the page.
        self.is_held = not {"Tab", "Shift+Tab"} & {*keys} and self.page.evaluate("monkey.hasFocus()")
        self.press(*keys)

    # In the browser

    def back(self):
        if self.page.evaluate(BACK):
            self.page.evaluate("history.back()")

    def forward(self):
        self.page.evaluate("history.forward()")

    def reload(self):
        self.page.reload(wait_until="commit")

    def address(self):
        path = self.random.choice(PATHS)
        self.say("  ", path)
        self.page.goto(self.line.url + path, wait_until="commit")

    def resize(self):
        width, height = self.random.choice([360, 360, 500, 699, 701, 800, 1280, 1280]), self.random.choice([740, 800])
        self.say("  ", width, height)
        self.page.set_viewport_size({"width": width, "height": height})

    def look(self):
        scheme, motion = self.random.choice(["light", "dark"]), self.random.choice(["reduce", "no-preference"])
        colours = self.random.choice(["active", "none", "none"])
        self.say("  ", scheme, motion, colours)
        # On its way to a printer it is seen as it is on paper, and is as before afterwards.
        self.page.emulate_media(media=self.random.choice(["print", "screen", "screen"]))
        self.page.wait_for_timeout(20)
        self.page.emulate_media(media="screen", color_scheme=scheme, reduced_motion=motion, forced_colors=colours)

    def sleep(self):
        """The browser puts the page to sleep, and the line may not live through it."""
        if not hasattr(self.page, "cdp"):
            self.page.cdp = self.page.context.new_cdp_session(self.page)
        self.page.cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
        if self.random.random() < 0.5:
            self.line.cut()
            self.line.mend()
        time.sleep(self.random.choice([0.05, 0.5]))
        self.page.cdp.send("Page.setWebLifecycleState", {"state": "active"})

    def cut(self):
        self.line.cut()
        self.page.wait_for_timeout(self.random.choice([0, 30, 300]))
        self.line.mend()

    def slow(self):
        self.line.delay = self.random.choice([0, 0, 0.05, 0.2])
        self.say("  ", self.line.delay)

    # What it looks at

    def quiet(self, seconds=20):
        """Waits until nothing is on its way and nothing moves."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.is_quiet():
                return
            self.page.wait_for_timeout(30)
        raise AssertionError("It does not become quiet.")

    def is_quiet(self):
        # Chromium goes back by a finger, too, and may have left.
        if self.page.url == "about:blank":
            self.page.go_forward()
        try:
            return self.page.evaluate(f"monkey.isQuiet({160 + 2000 * self.line.delay})")
        except Error:
            return False

    def wrongs(self):
        """What is wrong with the page, once it is quiet: it is to be as a fresh one for the document of the server."""
        try:
            return self.looks()
        except Error as error:
            # It was only just about to be loaded.
            self.say(f"({str(error).splitlines()[0]})")
            return self.looks()

    def looks(self):
        self.quiet()
        held = self.page.evaluate("monkey.held()")
        shown = self.page.evaluate("monkey.lines()")
        document = self.page.evaluate("monkey.document()")
        wanted = self.page.evaluate("document => monkey.fresh(document)", document)
        found = self.page.evaluate("url => monkey.wrongs(url)", document["url"])
        if self.is_held and not self.page.evaluate("monkey.hasFocus()"):
            found.append("the focus is lost")
        if self.typed is not None and held is not None and held != self.typed:
            found.append(f"{self.typed!r} was typed, and there is {held!r}")
        return found + list(difflib.unified_diff(wanted, shown, "document", "page", n=2, lineterm=""))[:60]

    def there_and_back(self):
        """Back from here and forward again leads here, unless somebody asks something, then or already."""
        before = self.page.evaluate(PLACE)
        if before[1] or not self.page.evaluate(BACK):
            return []
        between, after = self.travel("back"), self.travel("forward")
        return [] if between[1] or after[0] == before[0] else [f"back and forward: {before}, {between}, {after}"]

    def travel(self, way):
        self.page.evaluate(f"history.{way}()")
        self.page.wait_for_timeout(120)
        self.quiet()
        return self.page.evaluate(PLACE)

    def go_home(self):
        """Back to where it all began, whatever is asked on the way."""
        for _ in range(60):
            self.quiet()
            if not self.page.evaluate(BACK):
                return
            answers = self.page.locator(".presentation .alert .alert-buttons button:enabled")
            if answers.count():
                self.random.choice(answers.all()).click()
            else:
                self.travel("back")
