"""What stands above the content of a screen: a title in two lines, a search and where one searches."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node, text
from frames import told
from waiting import becomes

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


@pytest.mark.parametrize("title, is_whole", [("Drawn", True), ("Drawn transactions 1", True), ("Drawn over and over again", False)])
def test_a_title_has_the_gaps_beside_words_before_it_is_cut_off(drawn, shot, title, is_whole):
    bar = [node("toolbarItem", placement=f"{place}Action", children=[node("button", id=place, text=words)])
           for place, words in (("cancellation", "Cancel"), ("confirmation", "Save"))]
    page = drawn(ROWS, title=title, titleDisplayMode="inline", toolbar=bar)
    words = page.locator(".bar-title")
    assert words.evaluate("each => each.scrollWidth <= each.clientWidth") == is_whole
    before, box, after = (each.bounding_box() for each in (page.get_by_text("Cancel"), words, page.get_by_text("Save")))
    assert box["x"] - before["x"] - before["width"] >= 7.9 and after["x"] - box["x"] - box["width"] >= 7.9
    shot(page, f"bar-title-{len(title)}")


def test_a_scope_is_chosen_by_the_arrow_keys_after_the_field(drawn):
    page = drawn(ROWS, search=SEARCH)
    sent = told(page)
    page.reload()
    page.get_by_role("searchbox").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="All Mailboxes")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Inbox")).to_be_focused()
    becomes(page, lambda: [(each["target"], each["value"]) for each in sent if each.get("name") == "change"], [("scopes", "here")])


def controls(count):
    return [node("toolbarItem", placement="primaryAction", children=[
        node("button", id=f"act-{number}", text=f"Action {number}", systemImage="star", actions=["tap"])])
        for number in range(count)]


def in_bar(page):
    return page.locator(".bar").get_by_role("button").evaluate_all(
        "all => all.filter(each => each.checkVisibility()).map(each => each.getAttribute('aria-label'))")


@pytest.mark.parametrize("mode", ["large", "inline"])
def test_what_has_no_room_in_a_bar_is_in_its_menu_and_the_title_stays(drawn, shot, mode):
    page = drawn(ROWS, titleDisplayMode=mode, toolbar=controls(7))
    sent = told(page)
    page.reload()
    title = page.locator(".bar-title")
    expect(title).to_have_text("Drawn")
    assert title.evaluate("each => each.scrollWidth <= each.clientWidth")
    shown = in_bar(page)
    assert 2 <= len(shown) < 7 and shown[-1] == "Actions"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    more = page.locator(".bar").get_by_role("button", name="Actions")
    box = more.bounding_box()
    assert box["x"] + box["width"] <= 360
    shot(page, f"titles-folded-{mode}")
    more.click()
    names = [f"Action {number}" for number in range(len(shown) - 1, 7)]
    assert page.get_by_role("menuitem").all_inner_texts() == names
    assert violations(page) == []
    shot(page, f"titles-folded-{mode}-menu")
    page.get_by_role("menuitem", name="Action 6").click()
    becomes(page, lambda: [each["target"] for each in sent if each.get("name") == "tap"], ["act-6"])


@pytest.mark.parametrize("kind", ["button", "toggle"])
def test_what_has_no_room_in_a_bar_is_pressed_by_its_shortcut(drawn, kind):
    last = node(kind, id="act-k", text="Keep", systemImage="pin", keyboardShortcut="command+k", **({"actions": ["tap"]} if kind == "button" else {}))
    menu = node("menu", id="menu", text="More", children=[node("button", id="hidden", text="Hidden", keyboardShortcut="command+j", actions=["tap"])])
    page = drawn(ROWS, menu, titleDisplayMode="inline", toolbar=[*controls(6), node("toolbarItem", placement="primaryAction", children=[last])])
    sent = told(page)
    page.reload()
    expect(page.locator(".bar-more")).to_be_visible()
    page.keyboard.press("Control+k")
    page.keyboard.press("Control+j")
    becomes(page, lambda: [each["target"] for each in sent if each["type"] == "action"], ["act-k"], rest=200)
    expect(page.locator(":popover-open")).to_have_count(0)


def test_a_bar_that_becomes_wider_has_its_controls_again(drawn):
    page = drawn(ROWS, titleDisplayMode="inline", toolbar=controls(7))
    assert len(in_bar(page)) < 7
    page.set_viewport_size({"width": 1280, "height": 800})
    # A window is told of its new width with its next picture.
    expect(page.locator(".bar").get_by_role("button", name="Action 6")).to_be_visible()
    assert in_bar(page) == [f"Action {number}" for number in range(7)]
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".bar").get_by_role("button", name="Action 6")).to_be_hidden()
    assert len(in_bar(page)) < 7


def test_controls_that_have_room_are_not_folded_and_neither_is_what_ends_the_screen(drawn):
    page = drawn(ROWS, titleDisplayMode="inline", toolbar=controls(3))
    assert in_bar(page) == ["Action 0", "Action 1", "Action 2"]
    done = node("toolbarItem", placement="confirmationAction", children=[node("button", id="done", text="Done", actions=["tap"])])
    page = drawn(ROWS, titleDisplayMode="inline", toolbar=[*controls(7), done])
    button = page.locator(".bar").get_by_role("button", name="Done").bounding_box()
    assert button["x"] + button["width"] <= 360
    assert page.locator(".bar-title").evaluate("each => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize("mode", ["large", "inline"])
def test_what_is_searched_begins_as_far_below_the_search_under_any_title(drawn, mode):
    page = drawn(ROWS, titleDisplayMode=mode, search=SEARCH[:1])
    search, rows = page.locator(".searchField").bounding_box(), page.locator(".list").bounding_box()
    assert rows["y"] - search["y"] - search["height"] == pytest.approx(14.4, abs=0.5)


@pytest.mark.parametrize("kind", ["button", "menu"])
def test_what_has_a_ground_ends_where_the_rows_below_do(drawn, kind):
    control = node(kind, id="sort", text="Sort", buttonStyle="bordered",
                   **({"actions": ["tap"]} if kind == "button" else {"children": [node("button", id="name", text="Name")]}))
    page = drawn(ROWS, titleDisplayMode="inline", toolbar=[node("toolbarItem", placement="primaryAction", children=[control])])
    button, rows = page.get_by_role("button", name="Sort").bounding_box(), page.locator(".rows").bounding_box()
    assert button["x"] + button["width"] == pytest.approx(rows["x"] + rows["width"], abs=0.5)


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_a_button_with_a_ground_keeps_to_its_bar_and_has_room_around_its_words(drawn, shot, size):
    def prominent(name):
        return node("button", id=name.lower(), text=name, buttonStyle="borderedProminent", actions=["tap"])
    page = drawn(ROWS, size=size, titleDisplayMode="inline", toolbar=[
        node("toolbarItem", placement="cancellationAction", children=[node("button", id="cancel", text="Cancel", actions=["tap"])]),
        node("toolbarItem", placement="confirmationAction", children=[prominent("Save")]),
        node("toolbarItem", placement="bottomBar", children=[prominent("Accept")])])
    shot(page, f"titles-grounds-{size}")
    rows = page.locator(".rows").bounding_box()
    for name, bar in (("Save", ".bar"), ("Accept", ".bottom-bar")):
        around, button = page.locator(bar).bounding_box(), page.get_by_role("button", name=name).bounding_box()
        words = page.get_by_role("button", name=name).locator(".face").bounding_box()
        assert words["x"] - button["x"] >= 12
        assert around["y"] + 6 <= button["y"] and button["y"] + button["height"] <= around["y"] + around["height"] - 6
        assert button["x"] + button["width"] <= rows["x"] + rows["width"] + 0.5
        # A finger finds it above and below its ground, too.
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).textContent", [button["x"] + 20, button["y"] - 4]) == name
