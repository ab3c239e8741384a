"""What somebody shares goes to what the browser has for that, or is copied."""

import pytest
from playwright.sync_api import expect

from axe import violations

LINK = {
    "type": "shareLink", "text": "Share", "systemImage": "square.and.arrow.up", "url": "/products/lamp", "title": "A lamp",
    "message": "It is bright.",
}
WORDS = {"type": "shareLink", "value": "Seventy keys"}

# A browser that has a sheet of its own to share with, and one that has none.
WITH_SHEET = """() => {
  window.offers = [];
  navigator.canShare = () => true;
  navigator.share = async (offer) => { window.offers.push(offer); throw new DOMException('Called off', 'AbortError'); };
}"""
WITHOUT_SHEET = """() => {
  window.copies = [];
  navigator.canShare = undefined;
  navigator.clipboard.writeText = async (text) => { window.copies.push(text); };
}"""
# A page that did not come by https: has no clipboard, and a copy is an event.
WITHOUT_CLIPBOARD = """() => {
  window.copies = [];
  navigator.canShare = undefined;
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  addEventListener('copy', (event) => window.copies.push(event.clipboardData.getData('text/plain')));
}"""


def test_what_is_shared_goes_to_the_sheet_of_the_browser(drawn, base_url):
    page = drawn(LINK, WORDS)
    page.evaluate(WITH_SHEET)
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Share…", exact=True).click()
    assert page.evaluate("window.offers") == [
        {"title": "A lamp", "text": "It is bright.", "url": f"{base_url}/products/lamp"}, {"text": "Seventy keys"}]
    expect(page.get_by_text("Copied")).to_have_count(0)


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_without_one_it_is_copied_and_the_person_is_told(drawn, base_url, shot, size):
    page = drawn(LINK, WORDS, size=size)
    page.evaluate(WITHOUT_SHEET)
    page.get_by_role("button", name="Share", exact=True).click()
    tip = page.locator("#tip")
    expect(tip).to_have_text("Copied")
    expect(tip).to_be_visible()
    expect(page.locator("#said")).to_have_text("Copied")
    shot(page, f"share-copied-{size}")
    assert violations(page) == []
    page.get_by_role("button", name="Share…", exact=True).press("Enter")
    expect(tip).to_be_visible()
    assert page.evaluate("window.copies") == [f"{base_url}/products/lamp", "Seventy keys"]
    expect(tip).to_be_hidden()


def test_a_page_without_a_clipboard_copies_as_well(drawn, base_url):
    page = drawn(LINK)
    page.evaluate(WITHOUT_CLIPBOARD)
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.locator("#tip")).to_be_visible()
    assert page.evaluate("window.copies") == [f"{base_url}/products/lamp"]


def test_from_a_menu_it_is_copied_beside_where_the_menu_was(drawn, base_url):
    page = drawn({"type": "menu", "id": "more", "text": "More", "children": [LINK]})
    page.evaluate(WITHOUT_SHEET)
    page.get_by_role("button", name="More").click()
    item = page.get_by_role("menuitem", name="Share")
    place = item.bounding_box()
    item.click()
    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    expect(item).to_be_hidden()
    assert abs(tip.bounding_box()["y"] - place["y"] - place["height"]) < 40
    assert page.evaluate("window.copies") == [f"{base_url}/products/lamp"]


def test_in_a_bar_it_is_its_symbol_and_a_disabled_one_shares_nothing(drawn, shot):
    toolbar = [{"type": "toolbarItem", "placement": "primaryAction", "children": [WORDS]}]
    page = drawn({**LINK, "disabled": True}, toolbar=toolbar)
    page.evaluate(WITHOUT_SHEET)
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_disabled()
    button = page.get_by_role("button", name="Share…", exact=True)
    assert button.text_content() == ""
    button.click()
    expect(page.locator("#tip")).to_be_visible()
    assert page.evaluate("window.copies") == ["Seventy keys"]
    shot(page, "share-in-a-bar")
    assert violations(page) == []


def test_it_is_drawn_as_the_buttons_around_it_are(drawn):
    page = drawn({"type": "vStack", "buttonStyle": "borderedProminent", "children": [LINK, {"type": "button", "id": "b", "text": "Buy"}]})
    look = "(each) => { const { backgroundColor, color } = getComputedStyle(each); return [backgroundColor, color]; }"
    share, buy = (page.get_by_role("button", name=name, exact=True).evaluate(look) for name in ("Share", "Buy"))
    assert share == buy


def test_what_is_tapped_in_its_label_shares_nothing(drawn):
    label = {"type": "hStack", "children": [{"type": "text", "text": "The words"}, {"type": "button", "id": "other", "text": "Other"}]}
    page = drawn({**WORDS, "children": [label]})
    page.evaluate(WITHOUT_SHEET)
    page.get_by_role("button", name="Other").click()
    page.wait_for_timeout(200)
    assert page.evaluate("window.copies") == []
    page.get_by_text("The words").click()
    expect(page.locator("#tip")).to_be_visible()
    assert page.evaluate("window.copies") == ["Seventy keys"]
