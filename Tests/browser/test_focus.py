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
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("No Device to Play On")).to_be_visible()
    shot(page, f"focus-device-{size}")
    assert violations(page) == []
    sheet.get_by_role("button", name="Check Again").click()
    expect(page.get_by_text("No player is open yet")).to_be_visible()
    with page.context.expect_page() as opened:
        sheet.get_by_role("button", name="Open the Player").click()
    expect(opened.value.get_by_text("The player is open")).to_be_visible()


def test_a_no_is_told_in_a_banner(open_page, shop):
    page = open_page(f"{shop.url}/focus")
    connect(page, "Deny")
    expect(page.get_by_text("access was denied")).to_be_visible()
    expect(page.get_by_role("button", name="Connect Tunebox")).to_be_visible()
