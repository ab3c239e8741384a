"""Tabs that are pages: turned by a finger, by their dots and by the keyboard."""

import pytest
from playwright.sync_api import expect

from axe import violations
from frames import told
from gestures import swipe
from relay import relay


def tab(name, **more):
    label = {"type": "vStack", "children": [{"type": "text", "text": f"This is {name}"}, {"type": "button", "id": f"btn-{name}", "text": "Next"}]}
    return {"type": "tab", "id": f"tab-{name}", "children": [label], **more}


@pytest.fixture
def tabbed(open_page, base_url):
    """A page that is nothing but tabs, and what it says."""
    def draw(selection, *tabs, size="compact", **more):
        root = {"type": "tabView", "id": "tabs", "selection": f"tab-{selection}", "children": list(tabs), **more}
        page = open_page(f"{base_url}/", size, reduced_motion="reduce")
        relay(page, lambda said: said["document"].update(root=root))
        page.sent = told(page)
        page.reload()
        page.wait_for_selector(".tab-panel:not([data-covered])")
        return page
    return draw


@pytest.fixture(params=["compact", "regular"])
def pages(tabbed, request):
    return tabbed("two", tab("one"), tab("two"), tab("three"), size=request.param, tabViewStyle="page")


def selected(page):
    return [each["target"] for each in page.sent if each.get("name") == "select"]


def test_pages_are_known_by_their_places_and_have_a_dot_each(pages, shot):
    dots = pages.get_by_role("tab")
    assert dots.all_inner_texts() == ["Page 1 of 3", "Page 2 of 3", "Page 3 of 3"]
    expect(dots.nth(1)).to_have_attribute("aria-selected", "true")
    panels = pages.locator(".tab-panels").bounding_box()
    for box in (dots.nth(at).bounding_box() for at in range(3)):
        assert box["y"] >= panels["y"] + panels["height"] - 1 and box["width"] >= 24 and box["height"] >= 24
    assert violations(pages) == []
    shot(pages, f"pages-{pages.viewport_size['width']}")
    dots.nth(2).click()
    assert selected(pages) == ["tab-three"]


def test_a_finger_turns_a_page_and_lets_it_fall_back(pages):
    middle = pages.viewport_size["width"] / 2
    over = lambda by: swipe(pages, (middle - by / 2, 300), (middle + by / 2, 300), 6)
    over(-middle)
    over(middle)
    pages.wait_for_function("() => !document.querySelector('[data-turning]')")
    assert selected(pages) == ["tab-three", "tab-one"]
    assert pages.locator(".tab-panels").evaluate("element => element.style.getPropertyValue('--turn')") == ""


def test_the_first_page_is_not_turned_back(tabbed):
    page = tabbed("one", tab("one"), tab("two"), tabViewStyle="page")
    swipe(page, (100, 300), (300, 300), 6)
    expect(page.locator("[data-turning]")).to_have_count(0)
    assert selected(page) == []


def test_tabs_without_a_name_are_told_apart(tabbed):
    page = tabbed("one", tab("one"), tab("two", systemImage="gearshape"), tab("three", text="Third"))
    assert page.get_by_role("tab").all_inner_texts() == ["Tab 1", "", "Third"]
    expect(page.get_by_role("tab").nth(1)).to_have_accessible_name("gearshape")


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_pages_may_all_be_gone(open_page, base_url, size):
    empty = {"type": "tabView", "id": "tabs", "tabViewStyle": "page"}
    root = {"type": "navigationStack", "id": "stack", "children": [{"type": "screen", "id": "album", "title": "Album", "children": [empty]}]}
    page = open_page(f"{base_url}/", size, reduced_motion="reduce")
    relay(page, lambda said: said["document"].update(root=root))
    page.reload()
    page.wait_for_selector(".tabs", state="attached")
    expect(page.get_by_role("tablist")).to_have_count(0)
    assert violations(page) == []


def page_of(words, name):
    return {"type": "tab", "id": f"tab-{name}", "children": [
        {"type": "vStack", "frame": "fill", "padding": [], "background": "blue", "children": [{"type": "text", "text": each} for each in words]}]}


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("kind", ["scrollView", "list"])
def test_pages_among_what_scrolls_are_as_high_as_the_highest_of_them(drawn, size, kind):
    tabs = {"type": "tabView", "id": "tabs", "selection": "tab-one", "tabViewStyle": "page", "children": [
        page_of(["One"], "one"), page_of(["Two", "lines", "more", "than", "one"], "two")]}
    views = [tabs, {"type": "text", "text": "Below"}]
    if kind == "list":
        views = [{"type": "row", "children": [each]} for each in views]
    page = drawn({"type": kind, "children": views}, size=size)
    panels, dots, below = (each.bounding_box() for each in (page.locator(".tab-panels"), page.locator(".tab-bar"), page.get_by_text("Below")))
    highest = page.locator(".tab-panel .vStack").nth(1).bounding_box()["height"]
    assert highest > 120 and highest <= panels["height"] < highest + 40
    assert panels["width"] > 250 and panels["y"] + panels["height"] <= dots["y"] < dots["y"] + dots["height"] <= below["y"]
    assert page.get_by_text("One", exact=True).bounding_box()["y"] > panels["y"]
    expect(page.get_by_text("Two")).not_to_be_in_viewport()
    assert violations(page) == []
