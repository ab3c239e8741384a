"""Focus in Chromium, with the authorization server's page in a window of its own."""

import re

import pytest
from playwright.sync_api import expect

from axe import violations


def connect(page, decision="Allow"):
    """Asks for access and decides on the page that opens; gives that page."""
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Connect Tunebox").click()
    consent = opened.value
    problems = []
    consent.on("console", lambda message: message.type == "error" and problems.append(message.text))
    expect(consent.get_by_role("heading", name="Connect Focus")).to_be_visible()
    assert violations(consent) == []
    consent.get_by_role("button", name=decision).click()
    expect(consent.get_by_text("go back to Focus")).to_be_visible()
    assert problems == []
    return consent


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_a_visit_to_focus(open_page, shop, shot, size):
    page = open_page(f"{shop.url}/focus", size)
    shot(page, f"focus-services-{size}")
    connect(page)
    page.get_by_role("button", name="Deep Work").click()
    expect(page.get_by_text(re.compile(r"songs, \d+ minutes"))).to_be_visible()
    expect(page).to_have_url(f"{shop.url}/focus/playlists/deep-work")
    shot(page, f"focus-playlist-{size}")
    assert violations(page) == []
    page.get_by_role("button", name="Play", exact=True).click()
    sheet = page.get_by_role("dialog", name="No Device to Play On")
    expect(sheet).to_be_visible()
    shot(page, f"focus-device-{size}")
    assert violations(page) == []
    sheet.get_by_role("button", name="Check Again").click()
    expect(page.get_by_text("No player is open yet")).to_be_visible()
    with page.context.expect_page() as opened:
        sheet.get_by_role("button", name="Open the Player").click()
    expect(opened.value.get_by_text("The player is open")).to_be_visible()


def test_the_title_of_a_sidebar_begins_where_tiles_do(open_page, shop):
    page = open_page(f"{shop.url}/focus", "regular")
    connect(page)
    tile = page.get_by_role("button", name="Deep Work")
    expect(tile).to_be_visible()
    begins = page.locator("h1.large-title").evaluate("title => title.getBoundingClientRect().left + parseFloat(getComputedStyle(title).paddingLeft)")
    assert begins == pytest.approx(tile.bounding_box()["x"], abs=0.5)


def test_a_no_is_told_in_a_banner(open_page, shop):
    page = open_page(f"{shop.url}/focus")
    connect(page, "Deny")
    expect(page.get_by_text("access was denied")).to_be_visible()
    expect(page.get_by_role("button", name="Connect Tunebox")).to_be_visible()


def test_a_window_that_the_browser_does_not_open_is_offered(open_page, shop, shot):
    page = open_page(f"{shop.url}/focus")
    page.evaluate("window.open = () => null")
    page.get_by_role("button", name="Connect Tunebox").click()
    offer = page.get_by_role("link", name="Open 127.0.0.1")
    expect(offer).to_be_visible()
    shot(page, "window-offered")
    assert violations(page) == []
    with page.context.expect_page() as opened:
        offer.click()
    expect(opened.value.get_by_role("heading", name="Connect Focus")).to_be_visible()
    assert opened.value.evaluate("opener") is None
    expect(offer).to_have_count(0)


def tile(page, name):
    return page.get_by_role("button", name=name)


def border(element):
    return element.evaluate("element => getComputedStyle(element).boxShadow")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_beside_the_focus_playlist_its_tile_looks_selected_and_says_so(open_page, shop, shot, scheme):
    page = open_page(f"{shop.url}/focus", "regular", color_scheme=scheme)
    connect(page)
    expect(tile(page, "Rainy Window")).to_be_visible()
    assert page.locator("[aria-current]").count() == 0
    tile(page, "Rainy Window").click()
    expect(tile(page, "Rainy Window")).to_have_attribute("aria-current", "true")
    tile(page, "Deep Work").click()
    expect(tile(page, "Deep Work")).to_have_attribute("aria-current", "true")
    expect(tile(page, "Rainy Window")).not_to_have_attribute("aria-current", "true")
    page.mouse.move(0, 0)
    assert border(tile(page, "Deep Work")) != "none" and border(tile(page, "Rainy Window")) == "none"
    shot(page, f"focus-selected-{scheme}")
    assert violations(page) == []


def test_a_double_click_on_connecting_opens_one_page_which_works(open_page, shop):
    page = open_page(f"{shop.url}/focus")
    opened = []
    page.context.on("page", lambda each: opened.append(each))
    page.get_by_role("button", name="Connect Tunebox").dblclick()
    page.get_by_text("Waiting for your decision").wait_for()
    page.wait_for_timeout(1000)
    assert len(opened) == 1
    opened[0].get_by_role("button", name="Allow").click()
    expect(tile(page, "Deep Work")).to_be_visible()


def test_a_double_click_on_allowing_connects_though_the_line_is_slow(open_page, shop, shop_line):
    page = open_page(f"{shop.url}/focus")
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Connect Tunebox").click()
    consent = opened.value
    expect(consent.get_by_role("heading", name="Connect Focus")).to_be_visible()
    consent.goto(consent.url.replace(shop.url, shop_line.url))
    shop_line.delay = 0.4
    box = consent.get_by_role("button", name="Allow").bounding_box()
    for _ in range(2):
        consent.mouse.click(box["x"] + 10, box["y"] + 10)
        consent.wait_for_timeout(150)
    expect(consent.get_by_text("go back to Focus")).to_be_visible()
    expect(tile(page, "Deep Work")).to_be_visible()


def test_beside_its_songs_each_playlist_that_is_chosen_is_an_entry(open_page, shop):
    page = open_page(f"{shop.url}/", "regular")
    page.get_by_text("Focus", exact=True).click()
    connect(page)
    tile(page, "Deep Work").click()
    expect(page).to_have_url(f"{shop.url}/focus/playlists/deep-work")
    tile(page, "First Coffee").click()
    expect(page).to_have_url(f"{shop.url}/focus/playlists/first-coffee")
    page.go_back()
    expect(page).to_have_url(f"{shop.url}/focus/playlists/deep-work")
    page.go_forward()
    expect(page).to_have_url(f"{shop.url}/focus/playlists/first-coffee")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.get_by_role("button", name="Back to Choose Playlist")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(f"{shop.url}/focus/playlists")
    page.go_back()
    expect(page).to_have_url(f"{shop.url}/focus/playlists/deep-work")
    for _ in range(4):
        if page.url != f"{shop.url}/":
            page.go_back()
            page.wait_for_timeout(300)
    expect(page).to_have_url(f"{shop.url}/")
