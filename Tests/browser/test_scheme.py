"""An app asks for light or dark, whatever the system has."""

import json
import re

import pytest
from playwright.sync_api import expect

from axe import violations
from fake.app import node, text
from relay import relay

DARK, LIGHT = "rgb(14, 14, 18)", "rgb(243, 243, 247)"
OTHER = {"light": "dark", "dark": "light"}
GROUND = {"light": LIGHT, "dark": DARK}


def ground(page):
    return page.evaluate("getComputedStyle(document.body).backgroundColor")


def look(page):
    return page.evaluate("""() => ({
      scheme: getComputedStyle(document.documentElement).colorScheme,
      theme: [...document.querySelectorAll('meta[name=theme-color]')].find(({ media }) => matchMedia(media).matches).content,
      ink: getComputedStyle(document.querySelector('h1')).color,
    })""")


@pytest.mark.parametrize("asked", ["light", "dark"])
def test_a_page_looks_as_the_app_asks(drawn, shot, asked):
    views = node("list", colorScheme=asked, children=[
        node("row", children=[node("toggle", id="t", text="Wi-Fi", value=True)]),
        node("row", children=[node("label", text="Marked", systemImage="flag", foreground="orange")])])
    page = drawn(views)
    page.emulate_media(color_scheme=asked)
    own = look(page)
    page.emulate_media(color_scheme=OTHER[asked])
    assert ground(page) == GROUND[asked]
    assert look(page) == {**own, "scheme": asked}
    assert violations(page) == []
    shot(page, f"scheme-{asked}")


@pytest.mark.only("chromium", "Firefox is not told to print.")
@pytest.mark.parametrize("asked", ["light", "dark"])
def test_a_page_is_printed_on_white_paper_whatever_the_app_asks(drawn, asked):
    page = drawn(text("Words", colorScheme=asked))
    page.emulate_media(color_scheme=OTHER[asked], media="print")
    printed = look(page)
    assert printed["scheme"] == "light" and max(map(int, re.findall(r"\d+", printed["ink"]))) < 60


def test_what_is_uppermost_has_the_last_word_and_without_any_the_system_has(open_page, base_url):
    page = open_page(f"{base_url}/", reduced_motion="reduce")
    page.emulate_media(color_scheme="light")
    seen = {}
    sockets = relay(page, lambda said: seen.update(said))
    page.reload()
    expect(page.locator(".screen")).not_to_have_count(0)

    def show(*schemes, presented=None):
        screens = [node("screen", id=f"scr-{at}", title=f"Level {at}", children=[text("Words", colorScheme=scheme)])
                   for at, scheme in enumerate(schemes)]
        above = [] if presented is None else [{"id": "above", "kind": "sheet", "content": node(
            "screen", id="scr-above", title="Above", children=[text("Words", colorScheme=presented)])}]
        seen["rev"] += 1
        seen.pop("ack", None)
        seen["document"].update(root=node("navigationStack", id="stack", children=screens), presentations=above)
        sockets[-1].send(json.dumps(seen))
        expect(page.get_by_role("heading", name="Above" if above else f"Level {len(schemes) - 1}")).to_be_visible()
        page.wait_for_timeout(100)
        return ground(page)

    assert show(None) == LIGHT
    assert show("dark") == DARK
    assert show("dark", "light") == LIGHT
    assert show("dark", None) == DARK
    assert show(None, "light", None) == LIGHT
    assert show("dark") == DARK
    assert show("dark", presented="light") == LIGHT
    assert show("dark", presented=None) == DARK
    assert show(None) == LIGHT
    page.emulate_media(color_scheme="dark")
    assert ground(page) == DARK


def test_a_page_begins_as_the_one_before_it_was(drawn):
    page = drawn(text("Words", colorScheme="dark"))
    page.emulate_media(color_scheme="light")
    assert ground(page) == DARK
    # The socket never opens: what is seen is how the page begins.
    page.route_web_socket("**/socket", lambda socket: None)
    page.reload()
    page.wait_for_timeout(300)
    assert page.locator(".screen").count() == 0
    assert ground(page) == DARK


def test_what_a_page_begins_with_stays_until_something_else_is_asked(drawn):
    page = drawn(text("Words", colorScheme="dark"))
    page.emulate_media(color_scheme="light")

    def begin(socket):
        server = socket.connect_to_server()
        # The first screen takes its time.
        server.on_message(lambda message: None if '"screen"' in message[:40] else socket.send(message))
    page.route_web_socket(re.compile("/socket$"), begin)
    page.reload()
    page.wait_for_timeout(400)
    assert page.locator(".screen").count() == 0 and ground(page) == DARK


def test_a_style_sheet_that_cannot_be_read_is_left_alone(drawn):
    page = drawn(text("Words", colorScheme="dark"))
    page.emulate_media(color_scheme="light")
    page.add_init_script("""document.addEventListener('DOMContentLoaded', () => {
      const all = [...document.styleSheets];
      const sheet = Object.defineProperty(new CSSStyleSheet(), 'cssRules', { get() { throw new DOMException('Not yours', 'SecurityError'); } });
      Object.defineProperty(document, 'styleSheets', { get: () => [sheet, ...all] });
    });""")
    page.reload()
    expect(page.get_by_role("heading", name="Drawn")).to_be_visible()
    assert ground(page) == DARK
