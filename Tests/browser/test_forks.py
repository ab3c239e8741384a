"""Links that are opened in a tab of their own: there the session goes on as a copy, and here nothing changes."""

import pytest
from playwright.sync_api import expect

from shop_steps import heading, ready

BOOK = "Atlas of Tides"


@pytest.fixture
def shelf(open_page, shop):
    page = open_page(f"{shop.url}/library/category-1", "regular")
    expect(link(page)).to_be_visible()
    return page


def link(page, name=BOOK):
    return page.get_by_role("button", name=name)


def opened(page, act):
    """The page that an act opens, and which does not know the one that it came from."""
    with page.context.expect_page() as other:
        act()
    other.value.set_default_timeout(8000)
    expect(heading(other.value, BOOK)).to_be_visible()
    assert other.value.evaluate("window.opener") is None
    return other.value


def by_return(page):
    link(page).focus()
    page.keyboard.press("Control+Enter")


WAYS = {
    "Ctrl and a click": lambda page: link(page).click(modifiers=["Control"]),
    "Command and a click": lambda page: link(page).click(modifiers=["Meta"]),
    "Shift and a click": lambda page: link(page).click(modifiers=["Shift"]),
    "the middle button": lambda page: link(page).click(button="middle"),
    "Ctrl and Return": by_return,
}


@pytest.mark.parametrize("way", WAYS)
def test_a_link_opens_in_a_tab_of_its_own(shelf, way):
    address = shelf.url
    other = opened(shelf, lambda: WAYS[way](shelf))
    expect(other).to_have_url(f"{address}/atlas-of-tides")
    expect(shelf).to_have_url(address)
    expect(heading(shelf, BOOK)).to_have_count(0)


def test_both_tabs_go_their_own_way_and_outlive_a_reload(shelf):
    address = shelf.url
    other = opened(shelf, lambda: WAYS["the middle button"](shelf))
    link(shelf, "The Quiet Engine").click()
    expect(heading(shelf, "The Quiet Engine")).to_be_visible()
    expect(heading(other, BOOK)).to_be_visible()
    for page in (shelf, other):
        page.reload()
    expect(heading(shelf, "The Quiet Engine")).to_be_visible()
    expect(heading(other, BOOK)).to_be_visible()
    shelf.go_back()
    expect(shelf).to_have_url(address)
    expect(other).to_have_url(f"{address}/atlas-of-tides")


def test_what_was_typed_just_before_is_in_the_copy(shelf):
    shelf.get_by_role("searchbox").press_sequentially("tides")
    other = opened(shelf, lambda: WAYS["Ctrl and a click"](shelf))
    expect(other.get_by_role("searchbox")).to_have_value("tides")


def test_on_a_small_page_one_goes_back_to_the_list_in_the_new_tab(open_page, shop):
    page = open_page(f"{shop.url}/library/category-1")
    other = opened(page, lambda: WAYS["Ctrl and a click"](page))
    other.go_back()
    expect(heading(other, "Category 1")).to_be_visible()
    expect(heading(page, "Category 1")).to_be_visible()


def test_other_buttons_do_here_what_they_do(open_page, shop):
    page = open_page(f"{shop.url}/products")
    ready(page, "Products")
    page.get_by_role("button", name="Cart").click(modifiers=["Control"])
    expect(heading(page, "Cart")).to_be_visible()
    assert len(page.context.pages) == 1


def test_where_no_window_opens_the_link_leads_on_here(shelf):
    shelf.evaluate("window.open = () => null")
    link(shelf).click(modifiers=["Control"])
    expect(heading(shelf, BOOK)).to_be_visible()


def test_what_is_tapped_and_is_a_link_opens_in_a_tab_too(drawn):
    # The server behind this page copies no sessions: the window waits for one.
    page = drawn({"type": "button", "id": "led-------", "text": "Led", "accessibilityLink": True})
    with page.context.expect_page() as other:
        page.get_by_role("link", name="Led").click(modifiers=["Control"])
    assert other.value.url == "about:blank"


@pytest.mark.parametrize("way", ["Ctrl and a click", "the middle button", "Ctrl and Return"])
def test_an_anchor_of_the_app_leads_on_in_a_copy_too(open_page, shop, way):
    page = open_page(f"{shop.url}/products/quick-add", "regular")
    page.get_by_role("button", name="Keyboard Mechanical").click()
    expect(page.get_by_role("button", name="Cart, 1")).to_be_visible()
    page.goto(f"{shop.url}/")
    row = page.get_by_role("link", name="Products")
    acts = {
        "Ctrl and a click": lambda: row.click(modifiers=["Control"]), "the middle button": lambda: row.click(button="middle"),
        "Ctrl and Return": lambda: (row.focus(), page.keyboard.press("Control+Enter")),
    }
    with page.context.expect_page() as other:
        acts[way]()
    expect(other.value.get_by_role("button", name="Cart, 1")).to_be_visible()
    expect(other.value).to_have_url(f"{shop.url}/products")
    expect(page).to_have_url(f"{shop.url}/")
    assert len(page.context.pages) == 2
