"""Boxes with a label, what unfolds in a stack, and buttons that are called by their role."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node, text

FACE = [node("hStack", children=[text("Advanced"), node("spacer"), node("image", systemName="chevron.down", accessibilityHidden=True)])]
UNFOLDED = [
    node("button", id="advanced--", buttonStyle="plain", disclosure="expanded", frame="fill", textAlign="leading", children=FACE),
    node("vStack", alignment="leading", frame="fill", padding=["leading"], textAlign="leading", children=[text("Inside"), text("Beside")]),
]
ALL = node("toggle", id="all-------", text="All", value=True)


def role(name, words, symbol):
    return node("button", id=f"{name:-<10}", text=words, systemImage=symbol, role=name)


def boxes():
    return node("vStack", children=[
        node("group", label=[node("label", text="Heart", systemImage="heart")], children=[text("72 beats")]),
        node("group", label=[ALL], children=[text("Of them")]),
        node("group", title="Box", children=UNFOLDED),
        node("group", title="", children=[text("Nameless")]),
        role("close", "Close", "xmark"), role("confirm", "Confirm", "checkmark"),
    ])


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_boxes_are_called_by_their_labels_and_axe_finds_nothing(drawn, shot, size, scheme):
    page = drawn(boxes(), size=size)
    page.emulate_media(color_scheme=scheme)
    for name, words in (("Heart", "72 beats"), ("All", "Of them"), ("Box", "Inside")):
        expect(page.get_by_role("group", name=name, exact=True)).to_contain_text(words)
    assert violations(page) == []
    shot(page, f"boxes-{size}-{scheme}")


def test_a_box_without_a_name_looks_like_one_with_a_name(drawn):
    page = drawn(boxes())
    look = "(each) => { const { backgroundColor, padding } = getComputedStyle(each); return [backgroundColor, padding]; }"
    named, nameless = (page.locator(".group", has_text=words).evaluate(look) for words in ("Inside", "Nameless"))
    assert named == nameless


def test_a_control_in_the_label_is_reached(drawn):
    page = drawn(boxes())
    switch = page.get_by_role("group", name="All", exact=True).get_by_role("switch", name="All")
    switch.focus()
    expect(switch).to_be_focused()


@pytest.mark.parametrize("direction", ["leftToRight", "rightToLeft"])
def test_what_unfolds_in_a_stack_begins_further_in_than_its_label(drawn, direction):
    page = drawn(node("vStack", layoutDirection=direction, children=UNFOLDED))
    label, inside, beside = (page.get_by_text(words).bounding_box() for words in ("Advanced", "Inside", "Beside"))
    start = (lambda box: box["x"]) if direction == "leftToRight" else (lambda box: -box["x"] - box["width"])
    assert start(inside) > start(label) + 8
    assert abs(start(inside) - start(beside)) < 1
    assert inside["y"] > label["y"]


def test_in_a_bar_a_role_is_its_symbol_and_is_read_in_words(drawn, shot):
    page = drawn(text("Below"), toolbar=[
        node("toolbarItem", placement="cancellationAction", children=[role("close", "Schließen", "xmark")]),
        node("toolbarItem", placement="confirmationAction", children=[role("confirm", "Bestätigen", "checkmark")]),
    ])
    for name, symbol in (("Schließen", "xmark"), ("Bestätigen", "checkmark")):
        button = page.get_by_role("button", name=name, exact=True)
        assert button.text_content() == ""
        expect(button.locator(f"[data-symbol='{symbol}']")).to_be_visible()
    assert violations(page) == []
    shot(page, "roles-in-a-bar")


def test_in_a_menu_what_unfolds_is_chosen_as_its_other_items_are(drawn):
    inside = node("vStack", alignment="leading", padding=["leading"], children=[node("button", id="inside----", text="Inside")])
    page = drawn(node("menu", text="More", children=[node("button", id="first-----", text="First"), inside]))
    page.get_by_role("button", name="More").click()
    page.keyboard.press("End")
    expect(page.get_by_role("menuitem", name="Inside")).to_be_focused()
    assert violations(page) == []


def test_a_row_with_a_menu_is_lit_as_a_whole(drawn):
    row = node("row", id="row", children=[node("navigationLink", id="go", text="Item", actions=["tap"])],
               swipeActions=[node("button", id="delete", text="Delete", role="destructive", edge="trailing", actions=["tap"])])
    page = drawn(node("list", id="list", children=[row]), size="regular")
    box, button = page.locator(".row-body").bounding_box(), page.get_by_role("button", name="Item", exact=True)
    assert box["width"] > button.bounding_box()["width"] + 30

    def seen():
        """How the row looks at its beginning, in its middle and at its end, where the menu is."""
        page.wait_for_timeout(100)
        return {page.screenshot(clip={"x": x, "y": box["y"] + box["height"] / 2, "width": 4, "height": 4})
                for x in (box["x"] + 4, box["x"] + box["width"] / 2, box["x"] + box["width"] - 6)}

    before = seen()
    assert len(before) == 1
    button.hover()
    lit = seen()
    assert len(lit) == 1 and lit != before
    page.locator(".row-more").hover()
    assert seen() == before
    button.hover()
    page.mouse.down()
    pressed = seen()
    assert len(pressed) == 1 and pressed not in (before, lit)
    page.mouse.up()


def test_a_picture_that_is_lost_keeps_its_height_and_all_the_width_that_it_might_have_had(drawn):
    page = drawn(text("Before"), node("asyncImage", url="https://nothing.invalid/a.png", height=120))
    expect(page.locator("img[data-lost]")).to_be_attached()
    box = page.locator(".asyncImage").bounding_box()
    assert box["height"] == 120 and box["width"] > 300
