"""What is still loading: bars in place of words, which nobody can read, reach or use."""

import pytest

from axe import LOOKS, violations
from fake.app import node, text


def loading(redacted="placeholder"):
    said = node("vStack", alignment="leading", children=[text("A rather long title, which takes more than a line"), text("Somebody", font="caption")])
    rows = [said, node("label", text="Folder", systemImage="folder"), node("labeledContent", text="Name", value="Ada Lovelace"),
            node("hStack", children=[node("image", systemName="star"), text("Starred"), node("spacer"), node("button", id="use", text="Use", buttonStyle="bordered")]),
            node("textField", id="field", text="Note", value="words"), text("Red", foreground="red", badge="3")]
    return node("list", children=[
        node("section", header="Loading", children=[{**row, "redacted": redacted} if redacted else row for row in rows]),
        node("section", header="Rows", children=[
            node("row", id="r", actions=["select", "delete"], redacted=redacted, children=[text("A row")]), node("button", id="b", text="Cancel")])])


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_what_is_still_loading_is_drawn_as_bars_and_axe_finds_nothing(drawn, shot, size, scheme):
    page = drawn(loading(), size=size)
    page.emulate_media(color_scheme=scheme)
    assert violations(page) == []
    shot(page, f"redacted-{size}-{scheme}")
    for words in ("Red", "3", "Ada Lovelace"):
        style = page.get_by_text(words, exact=True).evaluate("each => [getComputedStyle(each).color, getComputedStyle(each).textDecorationLine]")
        assert style == ["rgba(0, 0, 0, 0)", "line-through"]


def test_nothing_of_it_can_be_read_aloud_or_reached(drawn):
    page = drawn(loading())
    for name in ("use", "field", "r"):
        assert page.locator(f"[data-id={name}]").last.evaluate("each => each.closest('[inert]') !== null")
    reached = set()
    for _ in range(7):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.dataset.id"))
    assert "b" in reached and not reached & {"use", "field", "r"}


def test_it_is_as_large_as_what_comes_in_its_place(drawn):
    sizes = [drawn(loading(redacted)).locator(".rows").first.bounding_box() for redacted in ("placeholder", None)]
    assert sizes[0] == sizes[1]
