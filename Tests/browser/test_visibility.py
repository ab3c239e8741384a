"""What comes into sight and leaves it is told, where the app asks for that."""

import pytest
from playwright.sync_api import expect

from waiting import clock_in_hand

ROWS = [{"type": "text", "text": f"Order {at}"} for at in range(60)]
# A page tells a moment after it has come to rest.
MOMENT = 400
# Hears what the page says: the stand-in behind it knows nothing of these views, and refuses it.
HEAR = """() => {
  const { send } = WebSocket.prototype;
  window.said = [];
  WebSocket.prototype.send = function (text) {
    const { name, target, value } = JSON.parse(text);
    if (name === 'scrollVisibility') window.said.push([target, value]);
    return send.call(this, text);
  };
}"""


def watched(kind, name, threshold=0.5, **more):
    return {"type": kind, "id": name, "text": name, "scrollVisibility": threshold, "actions": ["scrollVisibility"], **more}


def said(page):
    return page.evaluate("window.said.splice(0)")


def heard(page, *news):
    """That these are told, in whichever order, and nothing else."""
    page.wait_for_function("count => window.said.length >= count", arg=len(news))
    page.wait_for_timeout(MOMENT)
    assert sorted(said(page)) == [*map(list, news)]


def scroll(page, name, block="center"):
    page.locator(f"[data-watched={name}]").evaluate("(element, block) => element.scrollIntoView({ block })", block)


def test_what_comes_into_sight_and_leaves_it_is_told_once(drawn):
    page = drawn({"type": "list", "children": [*ROWS[:30], watched("text", "middle"), *ROWS[30:], watched("progressView", "end")]})
    page.evaluate(HEAR)
    heard(page)
    scroll(page, "end")
    heard(page, ("end", True))
    scroll(page, "middle")
    heard(page, ("end", False), ("middle", True))
    page.locator(".scroller").evaluate("element => { element.scrollTop += 10; }")
    heard(page)
    page.locator(".scroller").evaluate("element => { element.scrollTop = 0; }")
    heard(page, ("middle", False))


@pytest.mark.parametrize("ago", [0, 40, 80, 110])
def test_what_passes_by_is_not_told_whenever_it_does(drawn, ago):
    """So long ago something else came into sight, of which the page is about to tell."""
    page = drawn({"type": "list", "children": [*ROWS[:30], watched("text", "middle"), *ROWS[30:], watched("text", "end")]})
    page.wait_for_timeout(MOMENT)
    page.evaluate(HEAR)
    # Where a browser seldom draws, what passes by would stay for long.
    page.evaluate("() => { window.frame = requestAnimationFrame.bind(window); }")
    clock_in_hand(page)
    for name, time in [("end", ago), ("middle", 60), ("end", 1000)]:
        scroll(page, name)
        page.evaluate("async () => { for (const _ of [1, 2, 3]) await new Promise(window.frame); }")
        page.clock.run_for(time)
    assert said(page) == [["end", True]]


def test_as_much_has_to_be_in_sight_as_the_app_says(drawn):
    page = drawn({"type": "list", "children": [*ROWS[:30], watched("text", "whole", 1), watched("text", "any", 0), *ROWS[30:]]})
    page.evaluate(HEAR)
    page.evaluate("""() => {
      const scroller = document.querySelector('.scroller');
      const { bottom } = document.querySelector('[data-watched=whole]').getBoundingClientRect();
      scroller.scrollTop += bottom - scroller.getBoundingClientRect().bottom - 3;
    }""")
    heard(page)
    page.evaluate("""() => {
      const scroller = document.querySelector('.scroller');
      const { top } = document.querySelector('[data-watched=any]').getBoundingClientRect();
      scroller.scrollTop += top - scroller.getBoundingClientRect().bottom + 3;
    }""")
    heard(page, ("any", True), ("whole", True))


def test_what_is_covered_stays_as_it_was(drawn):
    page = drawn({"type": "list", "children": [*ROWS[:30], watched("text", "middle")]})
    page.evaluate(HEAR)
    page.locator(".root").evaluate("element => { element.inert = true; }")
    scroll(page, "middle")
    heard(page)


def test_a_button_in_a_bar_of_things_and_a_field_are_seen_as_well(drawn):
    views = [watched("button", "button"), watched("textField", "field", value=""), watched("toggle", "toggle", value=True)]
    page = drawn(*views)
    page.add_init_script(f"({HEAR})()")
    page.reload()
    heard(page, ("button", True), ("field", True), ("toggle", True))
    expect(page.get_by_role("button", name="button")).to_be_visible()
