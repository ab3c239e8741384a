"""Menus of what is selected in lists and tables, and what two clicks and Return do with a row."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node, text
from frames import told
from gestures import tap, touch
from waiting import becomes


def menu(name):
    return [node("button", id=f"m{name:-<9}", text=f"Delete {name}", systemImage="trash", role="destructive")]


def row(name, kind="row", selected=False, words="a b"):
    inside = [text(f"File {name}")] + ([text("1 KB")] if kind == "tableRow" else [])
    return node(kind, id=f"row{name:-<7}", actions=["select", "primaryAction"], selected=selected,
                contextMenu=menu(words if selected else name), children=inside)


BESIDE = [node("button", id="new-------", text="New File", systemImage="plus")]


def files(kind="list", several=True):
    rows = [row(name, "row" if kind == "list" else "tableRow", selected=name in "ab") for name in "abc"]
    columns = {} if kind == "list" else {"headerContent": [node("tableColumn", title="Name"), node("tableColumn", title="Size")]}
    return node(kind, multiselectable=several, children=rows, contextMenu=BESIDE, **columns)


@pytest.fixture
def shown(drawn):
    def show(*views, size="regular", **more):
        page = drawn(*(views or [files()]), size=size, **more)
        page.sent = told(page)
        page.reload()
        expect(page.get_by_text("File c")).to_be_visible()
        return page
    return show


def said(page, *commands):
    """That these were said, and nothing after them."""
    becomes(page, lambda: [(each["name"], each["target"].strip("-")) for each in page.sent if each["type"] == "action"], [*commands], rest=300)


def offered(page):
    return page.locator(":popover-open").last.get_by_role("menuitem").all_inner_texts()


@pytest.mark.parametrize("size, scheme", LOOKS)
@pytest.mark.parametrize("kind", ["list", "table"])
def test_lists_with_menus_of_what_is_selected_are_clean_to_axe(shown, shot, kind, size, scheme):
    page = shown(files(kind), size=size)
    page.emulate_media(color_scheme=scheme)
    page.mouse.move(180, 300)
    assert violations(page) == []
    shot(page, f"selection-menu-{kind}-{size}-{scheme}")


@pytest.mark.parametrize("kind", ["list", "table"])
def test_the_other_button_opens_the_menu_of_the_selection_of_the_row_or_of_no_row(shown, kind):
    page = shown(files(kind))
    page.get_by_text("File a").click(button="right")
    assert offered(page) == ["Delete a b"]
    page.keyboard.press("Escape")
    page.get_by_text("File c").click(button="right")
    assert offered(page) == ["Delete c"]
    page.keyboard.press("Escape")
    page.mouse.click(640, 700, button="right")
    assert offered(page) == ["New File"]
    said(page)


def test_the_menu_key_opens_the_menu_of_the_row_that_has_the_focus(shown):
    page = shown()
    page.get_by_role("checkbox", name="File b").focus()
    page.keyboard.press("Shift+F10")
    assert offered(page) == ["Delete a b"]
    page.keyboard.press("Enter")
    said(page, ("tap", "ma b"))


def test_a_finger_that_holds_opens_the_menu_of_the_row(open_page, shown):
    page = shown(size="compact")
    box = page.get_by_text("File c").bounding_box()
    touch(page, "touchStart", box["x"] + 5, box["y"] + 5)
    page.locator(":popover-open").wait_for()
    assert offered(page) == ["Delete c"]
    touch(page, "touchEnd", 0, 0)


def test_everybody_finds_the_menu_beside_the_rows(shown):
    page = shown()
    more = page.locator(".list > .context-menu > button")
    more.focus()
    page.keyboard.press("Enter")
    assert offered(page) == ["New File"]


@pytest.mark.parametrize("kind", ["list", "table"])
def test_two_clicks_open_a_row_and_leave_what_is_selected_as_it_was(shown, kind):
    page = shown(files(kind))
    page.get_by_text("File c").dblclick()
    said(page, ("select", "rowc"), ("select", "rowc"), ("primaryAction", "rowc"))
    assert page.evaluate("() => getSelection().toString()") == ""


def test_where_one_row_is_selected_two_clicks_select_it_and_open_it(shown):
    page = shown(files(several=False))
    page.get_by_text("File c").dblclick()
    said(page, ("select", "rowc"), ("primaryAction", "rowc"))


def test_return_opens_a_row_and_the_space_bar_selects_it(shown):
    page = shown()
    page.get_by_role("checkbox", name="File c").focus()
    page.keyboard.press("Enter")
    said(page, ("primaryAction", "rowc"))
    page.keyboard.press(" ")
    said(page, ("primaryAction", "rowc"), ("select", "rowc"))


def test_two_taps_of_a_finger_open_a_row(shown):
    page = shown(files(several=False), size="compact", has_touch=True)
    for _ in range(2):
        tap(page, page.get_by_text("File c"))
    said(page, ("select", "rowc"), ("primaryAction", "rowc"))


@pytest.mark.parametrize("kind", ["list", "table"])
def test_the_menu_beside_the_rows_is_seen_when_it_is_asked_for(shown, kind):
    page = shown(files(kind))
    more = page.locator(f".{kind} > .context-menu")
    assert more.evaluate("each => getComputedStyle(each).opacity") == "0"
    assert more.get_by_role("button", include_hidden=True).first.get_attribute("aria-label") == "Actions"
    more.locator("button").first.focus()
    assert more.evaluate("each => getComputedStyle(each).opacity") == "1"
    page.keyboard.press("Enter")
    assert offered(page) == ["New File"]
