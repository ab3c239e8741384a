"""The other apps of the showcase on the real server: tabs and a modal, columns, a gate."""

import re

from playwright.sync_api import expect

from shop_steps import ready
from test_looks import WIDE
from twins import adoption


def test_a_match_is_edited_over_its_tab_and_the_browsers_buttons_go_there_and_back(open_page, shop):
    page = open_page(f"{shop.url}/matches")
    ready(page, "Matches")
    page.get_by_role("tab", name="Rankings").click()
    ready(page, "Rankings")
    page.get_by_role("tab", name="Matches").click()
    ready(page, "Matches")
    page.get_by_role("button", name="New Match").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page).to_have_url(f"{shop.url}/matches/new")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(f"{shop.url}/matches")
    page.go_forward()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page).to_have_url(f"{shop.url}/matches/new")


def test_the_focus_stays_on_the_button_that_begins_and_ends_editing(open_page, shop):
    page = open_page(f"{shop.url}/matches")
    expect(page.get_by_role("button", name="Edit")).to_be_enabled()
    page.get_by_role("button", name="Edit").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Done")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Edit")).to_be_focused()


def pages_of_a_session(open_page, shop, path):
    """A small page, and a large one that has the session's document for its own."""
    small = open_page(shop.url + path)
    expect(small.locator(".split[data-collapsed]")).to_have_count(1)
    large = open_page("about:blank", "regular", ready=None)
    large.add_init_script(adoption(small))
    large.goto(shop.url + path)
    expect(small.locator(".split:not([data-collapsed])")).to_have_count(1)
    return small, large


def test_columns_that_a_large_page_brings_are_no_wider_than_the_window_of_a_small_one(open_page, shop):
    small, _ = pages_of_a_session(open_page, shop, "/library/category-1/atlas-of-tides")
    for width in (360, 320, 420, 500):
        small.set_viewport_size({"width": width, "height": 740})
        assert small.evaluate(WIDE) == [], width


def test_of_two_pages_of_a_session_the_one_at_hand_has_the_document_for_its_own(open_page, shop):
    small, large = pages_of_a_session(open_page, shop, "/library/category-1")
    small.get_by_role("button", name="Atlas of Tides").click()
    expect(small.locator(".split[data-collapsed]")).to_have_count(1)
    expect(small.get_by_role("heading", name="Atlas of Tides")).to_be_visible()
    large.get_by_role("tab", name="Details").click()
    expect(large.locator(".split:not([data-collapsed])")).to_have_count(1)
    expect(large.get_by_role("tab", name="Details")).to_have_attribute("aria-selected", "true")


def test_the_library_collapses_while_the_window_narrows_and_unfolds_as_it_was(open_page, shop):
    page = open_page(f"{shop.url}/library/category-1/atlas-of-tides", "regular")
    ready(page, "Atlas of Tides")
    page.get_by_role("tab", name="Options").click()
    page.get_by_role("textbox", name="Note").fill("Lent to Marie")
    seen = page.locator(".splitColumn").locator("visible=true")
    expect(seen).to_have_count(3)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(seen).to_have_count(1)
    expect(page.get_by_role("textbox", name="Note")).to_have_value("Lent to Marie")
    expect(page.get_by_role("button", name="Back to Category 1")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(seen).to_have_count(3)
    expect(page.get_by_role("tab", name="Options")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("textbox", name="Note")).to_have_value("Lent to Marie")
    expect(page).to_have_url(f"{shop.url}/library/category-1/atlas-of-tides")


def test_back_leads_out_of_the_library_though_its_columns_have_collapsed(open_page, shop):
    page = open_page(f"{shop.url}/", "regular")
    page.get_by_text("Library", exact=True).click()
    page.get_by_text("Atlas of Tides").click()
    page.get_by_text("The Quiet Engine").click()
    ready(page, "The Quiet Engine")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.get_by_role("button", name="Back to Category 1")).to_be_visible()
    ways = ["/library/category-1", "/library/categories", "/library/category-1/atlas-of-tides", "/library/category-1", "/"]
    for path in ways:
        page.go_back()
        expect(page).to_have_url(f"{shop.url}{path}")
    page.go_forward()
    expect(page).to_have_url(f"{shop.url}/library/category-1")
    page.go_forward()
    ready(page, "Atlas of Tides")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("button", name="The Quiet Engine")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(f"{shop.url}/library/category-1")
    page.go_back()
    expect(page).to_have_url(f"{shop.url}/")


def test_beside_each_other_back_and_forward_lead_through_what_was_chosen(open_page, shop):
    page = open_page(f"{shop.url}/library", "regular")
    chosen = [
        ("Category 1", "/category-1"),
        ("Atlas of Tides", "/category-1/atlas-of-tides"),
        ("The Quiet Engine", "/category-1/the-quiet-engine"),
        ("Category 2", "/category-2"),
        ("Alpine Passes", "/category-2/alpine-passes"),
    ]
    def there(name, path):
        ready(page, name)
        expect(page).to_have_url(f"{shop.url}/library{path}")

    for name, path in chosen:
        page.get_by_role("button", name=name).click()
        there(name, path)
    for name, path in reversed(chosen[:-1]):
        page.go_back()
        there(name, path)
    expect(page.get_by_role("button", name="Category 1")).to_have_attribute("aria-current", "true")
    for name, path in chosen[1:4]:
        page.go_forward()
        there(name, path)
    page.go_back()
    there(*chosen[2])
    page.get_by_role("button", name="Letters from Skagen").click()
    there("Letters from Skagen", "/category-1/letters-from-skagen")
    page.go_back()
    there(*chosen[2])


def test_who_chooses_again_before_the_answer_has_come_is_led_back_through_both(open_page, shop_line):
    page = open_page(f"{shop_line.url}/library/category-1", "regular")
    ready(page, "Category 1")
    shop_line.delay = 0.3
    for name in ["Atlas of Tides", "The Quiet Engine"]:
        page.get_by_role("button", name=name).click()
    for path in ["/the-quiet-engine", "/atlas-of-tides", ""]:
        expect(page).to_have_url(f"{shop_line.url}/library/category-1{path}")
        page.go_back()


def test_each_tab_of_an_item_is_scrolled_as_it_was_after_a_reload(open_page, shop):
    page = open_page(f"{shop.url}/library/category-1/atlas-of-tides", {"width": 800, "height": 280})
    ready(page, "Atlas of Tides")
    offsets = {"Overview": 70, "Details": 20, "Options": 0}
    scroller = page.get_by_role("tabpanel").locator(".scroller")
    for name, offset in offsets.items():
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tabpanel", name=name)).to_be_visible()
        scroller.evaluate("(element, offset) => { element.scrollTop = offset; }", offset)
        expect(scroller).to_have_js_property("scrollTop", offset)
    page.reload()
    for name, offset in reversed(offsets.items()):
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tabpanel", name=name)).to_be_visible()
        expect(scroller).to_have_js_property("scrollTop", offset)


def test_a_link_waits_at_the_gate_and_an_unknown_one_is_told_in_a_banner(open_page, shop):
    page = open_page(f"{shop.url}/routing/account")
    ready(page, "Login")
    expect(page).to_have_url(f"{shop.url}/routing/login")
    page.get_by_role("textbox", name="Name").fill("Ada")
    page.get_by_role("button", name="Log In").click()
    ready(page, "Account")
    expect(page.get_by_role("dialog").get_by_text("Ada", exact=True)).to_be_visible()
    # The login is done with: back leads to what the account stands on.
    page.go_back()
    ready(page, "Settings")
    expect(page).to_have_url(f"{shop.url}/routing/settings")
    page.go_forward()
    ready(page, "Account")
    page.goto(f"{shop.url}/routing/quux")
    expect(page.get_by_role("region", name="Notifications")).to_contain_text("Nothing is shown at /routing/quux")
    expect(page).to_have_url(f"{shop.url}/routing/account")


def with_a_draft(page):
    """A page of a detail, with changed notes and the question whether to discard them."""
    ready(page, "Lighthouse")
    page.get_by_role("button", name="Edit Notes").click()
    ready(page, "Edit Lighthouse")
    page.get_by_role("textbox", name="Notes").fill("Closed on Mondays")
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.get_by_role("alertdialog", name="Discard changes?")).to_be_visible()
    return page


def test_a_link_opened_before_the_answer_to_discard_has_come_is_followed(open_page, shop_line):
    page = with_a_draft(open_page(f"{shop_line.url}/routing/items/lighthouse"))
    shop_line.delay = 0.2
    page.get_by_role("button", name="Discard").click()
    page.goto(f"{shop_line.url}/routing/messages")
    ready(page, "Messages")
    expect(page).to_have_url(f"{shop_line.url}/routing/messages")


def test_a_link_opened_while_it_is_asked_is_followed_after_discard(open_page, shop):
    page = with_a_draft(open_page(f"{shop.url}/routing/items/lighthouse"))
    page.goto(f"{shop.url}/routing/messages")
    ready(page, "Edit Lighthouse")
    page.get_by_role("button", name="Discard").click()
    ready(page, "Messages")
    expect(page).to_have_url(f"{shop.url}/routing/messages")


def test_tabs_in_a_narrow_column_are_told_by_their_whole_names(open_page, shop):
    page = open_page(f"{shop.url}/library/category-1/atlas-of-tides", {"width": 800, "height": 700})
    ready(page, "Atlas of Tides")
    names = page.locator(".splitColumn .tab-text")
    expect(names).to_have_text(["Overview", "Details", "Options"])
    assert names.evaluate_all("all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)") == []


def test_the_focus_is_back_on_the_tab_that_asked_about_unsaved_work(open_page, shop):
    page = open_page(f"{shop.url}/routing", "regular")
    page.get_by_role("button", name="Lighthouse").click()
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("textbox", name="Notes").fill("A draft")
    tab = page.get_by_role("tab", name="Messages")
    tab.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(tab).to_be_focused()


def test_a_key_presses_a_button_from_anywhere_on_its_screen_and_from_no_other(open_page, shop):
    page = open_page(f"{shop.url}/routing", "regular")
    page.get_by_role("button", name="Lighthouse").click()
    page.get_by_role("button", name="Edit").click()
    notes = page.get_by_role("textbox", name="Notes")
    save = page.get_by_role("button", name="Save")
    expect(save).to_have_attribute("aria-keyshortcuts", "Control+S")
    notes.fill("Saved by a key")
    page.keyboard.press("Control+c")
    page.get_by_role("tab", name="Messages").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.keyboard.press("Control+s")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(notes).to_have_value("Saved by a key")
    notes.focus()
    page.keyboard.press("s")
    expect(notes).to_be_visible()
    page.keyboard.press("Control+s")
    expect(notes).to_have_count(0)
    ready(page, "Lighthouse")
    page.get_by_role("button", name="Edit").click()
    expect(notes).to_have_value(re.compile("Saved by a key"))


def test_an_item_with_tabs_is_entered_at_its_own_title(open_page, shop):
    page = open_page(f"{shop.url}/library/category-1")
    ready(page, "Category 1")
    page.get_by_role("button", name="Atlas of Tides").click()
    ready(page, "Atlas of Tides")
    expect(page.get_by_role("heading", name="Atlas of Tides")).to_be_focused()
    page.get_by_role("button", name="Back to Category 1").click()
    expect(page.get_by_role("button", name="Atlas of Tides")).to_be_focused()
