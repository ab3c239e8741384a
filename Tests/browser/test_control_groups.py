"""Controls that belong together: side by side, as a menu, and in one line of a menu."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node, text
from frames import told
from gestures import tap
from waiting import becomes


def button(name, symbol, **more):
    return node("button", id=f"{name.lower():-<10}", text=name, systemImage=symbol, **more)


def pages(**more):
    return node("controlGroup", children=[button("Back", "chevron.backward"), button("Forward", "chevron.forward")], **more)


def styles():
    bold = node("toggle", id="bold------", text="Bold", systemImage="bold", value=True)
    italic = node("toggle", id="italic----", text="Italic", systemImage="italic")
    return node("controlGroup", text="Styles", children=[bold, italic, node("button", id="clear-----", text="Clear")])


def edits(**more):
    return node("controlGroup", text="Edit", systemImage="pencil", children=[
        button("Cut", "scissors"), button("Copy", "doc.on.doc"), button("Paste", "doc.on.clipboard")], **more)


def everywhere():
    menu = node("menu", text="More", children=[
        edits(), button("Rename", "pencil"),
        node("controlGroup", text="Mark", controlGroupStyle="palette", children=[
            node("toggle", id="star------", text="Star", systemImage="star", value=True),
            node("toggle", id="heart-----", text="Heart", systemImage="heart")]),
        node("controlGroup", text="Move", systemImage="folder", controlGroupStyle="menu", children=[button("Inbox", "tray")])])
    alone = [
        node("controlGroup", text="Share", systemImage="square.and.arrow.up", controlGroupStyle="menu", children=[button("Mail", "envelope")]),
        node("controlGroup", text="Change", controlGroupStyle="compactMenu", children=[button("Turn", "rotate.right")]),
        node("controlGroup", controlGroupStyle="menu", children=[button("Nameless", "star")])]
    return [node("form", children=[node("section", header="Form", children=[pages(text="Pages"), styles()])]),
            node("hStack", children=[menu, *alone])]


BAR = [node("toolbarItem", placement="primaryAction", children=[pages(text="Pages in the bar", controlGroupStyle="navigation")])]


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_groups_of_controls_have_a_name_and_axe_finds_nothing(drawn, shot, size, scheme):
    page = drawn(*everywhere(), size=size, toolbar=BAR)
    page.emulate_media(color_scheme=scheme)
    group = page.get_by_role("group", name="Pages", exact=True)
    back, forward = (group.get_by_role("button", name=name, exact=True).bounding_box() for name in ("Back", "Forward"))
    assert back["y"] == forward["y"] and abs(back["x"] + back["width"] - forward["x"]) < 1
    expect(page.get_by_role("group", name="Styles").get_by_role("button", name="Bold")).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
    shot(page, f"control-groups-{size}-{scheme}")
    page.get_by_role("button", name="More", exact=True).click()
    assert violations(page) == []
    shot(page, f"control-groups-menu-{size}-{scheme}")


def test_in_a_bar_a_group_is_symbols_that_are_read_in_words(drawn):
    page = drawn(text("Below"), toolbar=BAR)
    group = page.get_by_role("group", name="Pages in the bar")
    forward = group.get_by_role("button", name="Forward", exact=True)
    expect(forward).to_be_visible()
    assert forward.text_content() == ""


def test_in_a_menu_a_group_is_one_line_that_the_arrows_walk_along(drawn):
    page = drawn(*everywhere())
    page.get_by_role("button", name="More", exact=True).click()
    cut, copy, rename = (page.get_by_role("menuitem", name=name, exact=True) for name in ("Cut", "Copy", "Rename"))
    expect(cut).to_be_focused()
    assert cut.bounding_box()["y"] == copy.bounding_box()["y"] < rename.bounding_box()["y"]
    page.keyboard.press("ArrowRight")
    expect(copy).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(cut).to_be_focused()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(rename).to_be_focused()
    page.keyboard.press("ArrowDown")
    star = page.get_by_role("menuitemcheckbox", name="Star", exact=True)
    expect(star).to_be_focused()
    expect(star).to_have_attribute("aria-checked", "true")
    assert star.text_content() == ""


def test_a_group_within_a_menu_opens_beside_it_where_its_style_says_so(drawn):
    page = drawn(*everywhere(), size="regular")
    page.get_by_role("button", name="More", exact=True).click()
    page.keyboard.press("End")
    expect(page.get_by_role("menuitem", name="Move")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("menuitem", name="Inbox")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("menuitem", name="Move")).to_be_focused()


@pytest.mark.parametrize("opener, item", [("Share", "Mail"), ("Change", "Turn"), ("Actions", "Nameless")])
def test_a_group_that_is_a_menu_opens_and_gives_the_command_of_its_control(open_page, base_url, drawn, opener, item):
    page = drawn(*everywhere())
    sent = told(page)
    page.reload()
    page.get_by_role("button", name=opener, exact=True).click()
    page.keyboard.press("Enter")
    becomes(page, lambda: [each["target"] for each in sent if each["type"] == "action"], [f"{item.lower():-<10}"])


def test_a_finger_taps_a_control_of_a_group(drawn):
    page = drawn(*everywhere(), has_touch=True)
    sent = told(page)
    page.reload()
    tap(page, page.get_by_role("group", name="Pages", exact=True).get_by_role("button", name="Forward"))
    becomes(page, lambda: [each["target"] for each in sent if each["type"] == "action"], ["forward---"])
