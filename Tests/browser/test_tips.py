"""What something is for: a title for the mouse and for assistive technology, and a tip for the keyboard."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, colours, violations

SORT, MORE = "By name or by the day it was made", "What else can be done"


@pytest.fixture
def cards(open_page, base_url):
    return open_page(f"{base_url}/gallery/cards", "regular")


def test_the_mouse_is_told_what_a_control_is_for(cards):
    for name, words in {"Sort": SORT, "More": MORE}.items():
        expect(cards.get_by_role("button", name=name, exact=True)).to_have_attribute("title", words)


@pytest.mark.parametrize("size,scheme", LOOKS)
def test_the_keyboard_is_told_too_and_the_next_key_takes_it_away(open_page, base_url, shot, size, scheme):
    page = open_page(f"{base_url}/gallery/cards", size, color_scheme=scheme, reduced_motion="reduce")
    tip, sort = page.locator("#tip"), page.get_by_role("button", name="Sort")
    page.get_by_role("button", name="Back").focus()
    page.keyboard.press("Tab")
    expect(sort).to_be_focused()
    expect(tip).to_have_text(SORT)
    box, above = tip.bounding_box(), sort.bounding_box()
    assert above["y"] + above["height"] <= box["y"] <= above["y"] + above["height"] + 12
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]
    shot(page, f"tip-{size}-{scheme}")
    page.keyboard.press("Tab")
    expect(tip).to_have_text(MORE)
    assert (violations(page) if scheme == "light" else colours(page)) == []
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(page.get_by_role("button", name="More", exact=True)).to_be_focused()


def test_focus_that_the_page_gives_back_shows_no_tip(cards):
    sort = cards.get_by_role("button", name="Sort")
    cards.keyboard.press("Shift")
    sort.focus()
    expect(sort).to_be_focused()
    assert sort.evaluate("each => each.matches(':focus-visible')")
    cards.wait_for_timeout(100)
    expect(cards.locator("#tip")).to_be_hidden()


def test_a_press_shows_no_tip(cards):
    cards.get_by_role("button", name="Sort").click()
    cards.wait_for_timeout(100)
    expect(cards.locator("#tip")).to_be_hidden()


def test_an_opened_menu_has_no_tip_over_it(cards):
    cards.get_by_role("button", name="More", exact=True).focus()
    cards.keyboard.press("Enter")
    expect(cards.get_by_role("menuitem", name="Print")).to_be_focused()
    expect(cards.locator("#tip")).to_be_hidden()
