"""Toggles: switches, boxes with a mark, and buttons that stay pressed, which they are in a bar."""

import json

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node
from relay import relay
from waiting import becomes


def toggle(name, is_on, **more):
    return {"type": "toggle", "id": f"toggle-{name}", "text": name, "systemImage": "star", "value": is_on, **more}


def item(*toggles, placement="topBarTrailing"):
    return node("toolbarItem", placement=placement, children=list(toggles))


@pytest.fixture
def toggles(open_page, base_url):
    """Opens a page with toggles of all kinds, on and off."""
    def kind(style):
        return node("section", header=style or "As it comes", children=[
            toggle(f"{style} on", True, toggleStyle=style), toggle(f"{style} off", False, toggleStyle=style),
            toggle(f"{style} red", True, toggleStyle=style, tint="red"), toggle(f"{style} fixed", True, toggleStyle=style, disabled=True)])

    def show(size="compact"):
        row = node("hStack", children=[toggle("Bold", True), toggle("Italic", False)], toggleStyle="button")
        screen = node("screen", id="scr-toggles", title="Toggles", children=[
            node("form", children=[node("section", header="Beside", children=[row]), *map(kind, ("switch", "checkbox", "button"))])], toolbar=[
            item(toggle("Starred", True)), item(toggle("Read", False)), item(toggle("Muted", False), placement="bottomBar")])
        page = open_page(f"{base_url}/", size, reduced_motion="reduce")
        page.sockets = relay(page, lambda said: said["document"].update(root=node("navigationStack", id="stack", children=[screen])))
        page.reload()
        expect(page.get_by_role("heading", name="Toggles")).to_be_visible()
        return page
    return show


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_axe_finds_nothing_about_toggles_of_any_kind(toggles, shot, size, scheme):
    page = toggles(size)
    page.emulate_media(color_scheme=scheme)
    assert violations(page) == []
    shot(page, f"toggles-{size}-{scheme}")
    page.get_by_text("button fixed").scroll_into_view_if_needed()
    assert violations(page) == []
    shot(page, f"toggles-end-{size}-{scheme}")


def test_a_toggle_in_a_bar_is_a_picture_that_stays_pressed(toggles):
    page = toggles()
    for name, pressed in (("Starred", True), ("Read", False), ("Muted", False)):
        button = page.get_by_role("button", name=name, pressed=pressed)
        assert button.inner_text() == "" and 44 <= button.bounding_box()["width"] < 60
        place = button.bounding_box()
        page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        assert button.bounding_box() == place and place["height"] < 40
        above = page.evaluate("([x, y]) => document.elementFromPoint(x, y).getAttribute('aria-label')", [place["x"] + 20, place["y"] - 4])
        assert above == name
    page.mouse.move(5, 300)
    ground = "element => getComputedStyle(element).backgroundColor"
    on, off = (page.get_by_role("button", name=name).evaluate(ground) for name in ("Starred", "Read"))
    assert off == "rgba(0, 0, 0, 0)" != on


def test_a_toggle_has_the_role_of_what_it_looks_like(toggles):
    page = toggles()
    expect(page.get_by_role("switch", name="switch on")).to_be_checked()
    expect(page.get_by_role("checkbox", name="checkbox on")).to_be_checked()
    expect(page.get_by_role("checkbox", name="checkbox off")).not_to_be_checked()
    expect(page.get_by_role("button", name="button on", pressed=True)).to_have_text("button on")
    expect(page.get_by_role("button", name="Italic", pressed=False)).to_be_visible()
    box, words = (page.locator(each).bounding_box() for each in ("input[type=checkbox]:not([role]) >> nth=0", "text=checkbox on"))
    assert box["x"] < words["x"]


@pytest.mark.parametrize("role, name, other", [("button", "Starred", False), ("button", "Italic", True), ("checkbox", "checkbox off", True)])
def test_a_tap_asks_for_the_other_value(toggles, role, name, other):
    page, said = toggles(), []
    page.sockets[-1].on_message(lambda message: said.append(json.loads(message)))
    page.get_by_role(role, name=name).click()
    becomes(page, lambda: [(each["target"], each["name"], each["value"]) for each in said], [(f"toggle-{name}", "change", other)])
