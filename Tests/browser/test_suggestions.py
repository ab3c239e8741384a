"""What could be looked for, below a search field: shown while one is there, and chosen by keys, mouse and finger."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node, text
from frames import told
from gestures import tap
from waiting import becomes


def completion(name, **more):
    return node("label", id=f"{name.lower():-<10}", text=name, systemImage="magnifyingglass", actions=["tap"], **more)


def test_a_search_without_words_of_its_own_is_called_one(drawn):
    page = drawn(text("Fruit"), search=[node("searchField", id="search----", value="")])
    expect(page.get_by_role("searchbox")).to_have_accessible_name("Search")


def search():
    everywhere = node("button", id="everywhere", text="Search Everywhere")
    return [node("searchField", id="search----", value="", prompt="Fruit", suggestions=[
        text("Suggested"), node("group", children=[completion("Apple"), completion("Banana")]), node("divider"),
        completion("Cherry", disabled=True), node("section", header="More", children=[everywhere])])]


@pytest.fixture
def fruit(drawn):
    def show(size="compact", **more):
        page = drawn(*[text(f"Fruit {number}") for number in range(9)], size=size, search=search(), **more)
        page.sent = told(page)
        page.reload()
        expect(field(page)).to_be_visible()
        return page
    return show


def field(page):
    return page.locator(".searchField input")


def option(page, name):
    return page.get_by_role("option", name=name)


def unanswered(page):
    """From now on nothing that is entered is answered, so it stays: this screen's server takes none of it."""
    page.evaluate("() => { WebSocket.prototype.send = () => {}; }")


def active(page):
    return page.evaluate("""() => document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))
        ?.innerText.trim() ?? null""")


def tapped(page, *targets):
    """That these were tapped, and nothing after them."""
    becomes(page, lambda: [each["target"] for each in page.sent if each["type"] == "action" and each["name"] == "tap"], [*targets])


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_suggestions_are_shown_below_the_field_that_has_the_focus_and_axe_finds_nothing(fruit, shot, size, scheme):
    page = fruit(size)
    page.emulate_media(color_scheme=scheme)
    expect(page.get_by_role("listbox")).to_be_hidden()
    expect(field(page)).to_have_attribute("aria-expanded", "false")
    assert violations(page) == []
    field(page).focus()
    expect(page.get_by_role("listbox", name="Suggestions")).to_be_visible()
    expect(field(page)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    assert violations(page) == []
    box, list_box = field(page).bounding_box(), page.get_by_role("listbox").bounding_box()
    assert list_box["y"] >= box["y"] + box["height"]
    shot(page, f"suggestions-{size}-{scheme}")
    page.keyboard.press("Tab")
    expect(page.get_by_role("listbox")).to_be_hidden()


def test_the_arrows_walk_through_what_can_be_chosen_and_enter_chooses(fruit):
    page = fruit()
    field(page).focus()
    walked = []
    for _ in range(4):
        page.keyboard.press("ArrowDown")
        walked.append(active(page))
    assert walked == ["Apple", "Banana", "Search Everywhere", None]
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(option(page, "Banana")).to_have_attribute("aria-selected", "true")
    expect(field(page)).to_be_focused()
    page.keyboard.press("Enter")
    tapped(page, "banana----")
    assert not any(each.get("name") == "submit" for each in page.sent)
    expect(page.get_by_role("listbox")).to_be_hidden()
    expect(field(page)).to_be_focused()


def test_enter_without_a_choice_submits_what_was_typed(fruit):
    page = fruit()
    field(page).type("kiwi")
    page.keyboard.press("Enter")
    becomes(page, lambda: page.sent[-1]["name"], "submit")
    tapped(page)
    expect(page.get_by_role("listbox")).to_be_hidden()


def test_escape_puts_the_suggestions_away_and_typing_or_an_arrow_brings_them_back(fruit):
    page = fruit()
    unanswered(page)
    field(page).type("ki")
    page.keyboard.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()
    expect(field(page)).to_have_value("ki")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("listbox")).to_be_visible()
    assert active(page) == "Apple"
    page.keyboard.press("Escape")
    page.keyboard.type("w")
    expect(page.get_by_role("listbox")).to_be_visible()
    assert active(page) is None


def test_a_click_chooses_and_leaves_the_focus_in_the_field(fruit):
    page = fruit("regular")
    field(page).click()
    option(page, "Search Everywhere").click()
    tapped(page, "everywhere")
    expect(field(page)).to_be_focused()
    expect(page.get_by_role("listbox")).to_be_hidden()
    field(page).click()
    expect(page.get_by_role("listbox")).to_be_visible()


def test_what_cannot_be_chosen_now_is_not(fruit):
    page = fruit()
    field(page).click()
    for name in ("Cherry", "Suggested"):
        expect(option(page, name)).to_have_attribute("aria-disabled", "true")
        option(page, name).click(force=True)
    tapped(page)
    expect(page.get_by_role("listbox")).to_be_visible()


def test_a_finger_chooses_a_suggestion(fruit):
    page = fruit(has_touch=True)
    tap(page, field(page))
    expect(page.get_by_role("listbox")).to_be_visible()
    tap(page, option(page, "Apple"))
    tapped(page, "apple-----")
    expect(page.get_by_role("listbox")).to_be_hidden()


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_the_scopes_of_a_search_stay_above_its_suggestions(drawn, shot, size):
    scopes = node("picker", id="scopes----", text="Search In", labelsHidden=True, pickerStyle="segmented", value="all",
                  options=[{"value": "all", "text": "All"}, {"value": "mine", "text": "Mine"}])
    page = drawn(*[text(f"Fruit {number}") for number in range(9)], size=size, search=[*search(), scopes])
    field(page).focus()
    panel, bar = page.locator(".suggestions").bounding_box(), page.get_by_role("radiogroup").bounding_box()
    assert panel["y"] >= bar["y"] + bar["height"] and panel["width"] > 300
    # Nor does the cross of the field go down to them.
    field(page).type("a")
    cross, entry = page.locator(".clear").bounding_box(), page.locator(".searchField label").bounding_box()
    assert abs(cross["y"] + cross["height"] / 2 - entry["y"] - entry["height"] / 2) < 2
    page.get_by_role("radio", name="Mine").click()
    shot(page, f"suggestions-scopes-{size}")
