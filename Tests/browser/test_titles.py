"""What stands above the content of a screen: a title in two lines, a search and where one searches."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node, text
from frames import told

SEARCH = [node("searchField", id="words", prompt="Search", value=""),
          node("picker", id="scopes", text="Search In", labelsHidden=True, pickerStyle="segmented", value="all",
               options=[{"id": "all", "text": "All Mailboxes"}, {"id": "here", "text": "Inbox"}])]
ROWS = node("list", children=[node("section", children=[text(f"Letter {number}") for number in range(40)])])


@pytest.mark.parametrize("size, scheme", LOOKS)
@pytest.mark.parametrize("mode", ["large", "inline"])
def test_a_title_in_two_lines_and_the_scopes_of_a_search_are_drawn_and_axe_finds_nothing(drawn, shot, size, scheme, mode):
    page = drawn(ROWS, size=size, subtitle="3 unread", titleDisplayMode=mode, search=SEARCH)
    page.emulate_media(color_scheme=scheme)
    assert violations(page) == []
    shot(page, f"titles-{mode}-{size}-{scheme}")
    title, second, field, scopes = (each.bounding_box() for each in (
        page.get_by_role("heading", name="Drawn"), page.get_by_text("3 unread"), page.get_by_role("searchbox"),
        page.get_by_role("radiogroup", name="Search In")))
    assert title["y"] + title["height"] <= second["y"] + 1
    assert second["y"] + second["height"] <= field["y"] and field["y"] + field["height"] <= scopes["y"]


def test_a_long_second_line_of_a_bar_is_cut_off_and_leaves_its_buttons_in_place(drawn):
    page = drawn(ROWS, subtitle="A second line that is far too long " * 3, titleDisplayMode="inline",
                 toolbar=[node("toolbarItem", placement="primaryAction", children=[node("button", id="add", text="Add")])])
    button = page.get_by_role("button", name="Add").bounding_box()
    assert button["x"] + button["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_scope_is_chosen_by_the_arrow_keys_after_the_field(drawn):
    page = drawn(ROWS, search=SEARCH)
    sent = told(page)
    page.reload()
    page.get_by_role("searchbox").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="All Mailboxes")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Inbox")).to_be_focused()
    page.wait_for_timeout(200)
    assert [(each["target"], each["value"]) for each in sent if each.get("name") == "change"] == [("scopes", "here")]
