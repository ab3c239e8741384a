"""Tabs and split views: what is seen, reached and announced, by mouse, touch and keyboard, and in the browser's history."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fake.app import node, text
from gestures import tab_to
from relay import relay
from waiting import at_rest

HERE = Path(__file__).parent


def heading(page, name):
    return page.get_by_role("heading", name=name, level=1)


def tab(page, name):
    return page.get_by_role("tab", name=name)


def column(page, name):
    return page.get_by_role("navigation" if name == "Sidebar" else "region", name=name)


def row(page, name):
    return page.get_by_role("button", name=name, exact=True)


def scroll(page, screen, to=None):
    """Where a screen or column is scrolled to, after it was scrolled there if told."""
    target = page.locator(f'[data-id="{screen}"] > .scroller, [data-place="{screen}"] > .scroller')
    return target.evaluate("(element, to) => { if (to !== null) element.scrollTop = to; return element.scrollTop; }", to)


def resize(page, width):
    page.set_viewport_size({"width": width, "height": 740})


@pytest.fixture
def tabs(open_page, base_url):
    return open_page(f"{base_url}/tabs")


@pytest.fixture
def library(open_page, base_url):
    return open_page(f"{base_url}/library", "regular")


# Tabs

def test_a_tab_shows_its_panel_and_puts_the_others_out_of_reach(tabs):
    expect(tabs.get_by_role("tablist")).to_have_count(1)
    expect(tab(tabs, "Songs")).to_have_attribute("aria-selected", "true")
    tab(tabs, "Players, 3").click()
    expect(tabs.get_by_role("tabpanel", name="Players")).to_be_visible()
    expect(heading(tabs, "Players")).to_be_visible()
    expect(tabs.get_by_role("tabpanel")).to_have_count(1)
    assert tabs.locator("#panel-tab-songs").evaluate("element => element.inert")


def test_what_is_chosen_in_a_tab_is_not_marked_in_front_of_another(open_page, base_url):
    sizes = node("picker", id="size", text="Size", pickerStyle="inline", value="m", options=[{"value": "m", "text": "Medium"}])
    panels = [node("tab", id=name, title=name, children=views) for name, views in (("Sizes", [sizes]), ("Colours", [text("Red")]))]
    page = open_page(f"{base_url}/")
    relay(page, lambda said: said["document"].update(root=node("tabView", id="both", selection="Colours", children=panels)))
    page.reload()
    expect(page.get_by_text("Red")).to_be_visible()
    expect(page.locator(".mark")).to_have_count(1)
    expect(page.locator(".mark")).to_be_hidden()


def test_the_tabs_are_walked_with_arrows_and_chosen_with_enter(tabs):
    tab(tabs, "Songs").focus()
    tabs.keyboard.press("ArrowRight")
    expect(tab(tabs, "Players")).to_be_focused()
    tabs.keyboard.press("ArrowRight")
    tabs.keyboard.press("ArrowRight")
    expect(tab(tabs, "Songs")).to_be_focused()
    tabs.keyboard.press("End")
    expect(tab(tabs, "Songs")).to_have_attribute("aria-selected", "true")
    tabs.keyboard.press("Enter")
    expect(tab(tabs, "Search")).to_have_attribute("aria-selected", "true")
    expect(tab(tabs, "Search")).to_be_focused()
    tabs.evaluate("addEventListener('keydown', (event) => { window.taken = event.defaultPrevented; })")
    for other in ("altKey", "ctrlKey", "metaKey"):
        tabs.evaluate(
            """(other) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {
              key: 'ArrowLeft', bubbles: true, cancelable: true, [other]: true }))""",
            other)
        assert tabs.evaluate("window.taken") is False, f"{other} makes an arrow the browser's"
        expect(tab(tabs, "Search")).to_be_focused()
    tab_to(tabs, "Songs")
    expect(tabs.get_by_role("searchbox")).to_be_focused()


def test_a_tab_keeps_its_stack_its_scroll_position_and_its_focus(tabs):
    button = row(tabs, "Milestones").nth(1)
    button.scroll_into_view_if_needed()
    before = scroll(tabs, "scr-songs-0")
    assert before > 300
    button.click()
    expect(heading(tabs, "Milestones")).to_be_focused()
    tab(tabs, "Players").click()
    row(tabs, "Bea").click()
    expect(heading(tabs, "Bea")).to_be_focused()
    tab(tabs, "Songs").click()
    expect(heading(tabs, "Milestones")).to_be_visible()
    tabs.get_by_role("button", name="Back to Songs").click()
    expect(button).to_be_focused()
    assert scroll(tabs, "scr-songs-0") == before


def test_the_selected_tab_again_goes_to_its_root(tabs):
    row(tabs, "Naima").first.click()
    expect(heading(tabs, "Naima")).to_be_focused()
    tab(tabs, "Songs").click()
    expect(heading(tabs, "Songs")).to_be_visible()
    expect(heading(tabs, "Naima")).to_have_count(0)


def test_the_selected_tab_again_goes_to_the_beginning_of_its_root(tabs):
    assert scroll(tabs, "scr-songs-0", 300) > 200
    tab(tabs, "Songs").click()
    tabs.wait_for_function("() => document.querySelector('[data-id=scr-songs-0] > .scroller, [data-place=scr-songs-0] > .scroller').scrollTop === 0")
    row(tabs, "Milestones").nth(1).click()
    expect(heading(tabs, "Milestones")).to_be_focused()
    before = scroll(tabs, "scr-songs-0")
    assert before > 0
    tab(tabs, "Songs").click()
    expect(heading(tabs, "Songs")).to_be_visible()
    assert scroll(tabs, "scr-songs-0") == before


def test_the_bar_is_below_when_small_and_beside_when_large(tabs):
    bar = tabs.get_by_role("tablist")
    assert bar.bounding_box()["y"] > 650
    resize(tabs, 1000)
    box = bar.bounding_box()
    assert box["width"] < 120 and box["y"] < 50


def test_the_browsers_back_pops_in_the_tab_and_then_returns_to_the_former_tab(tabs, base_url):
    row(tabs, "Solar").first.click()
    expect(tabs).to_have_url(f"{base_url}/tabs/songs/4")
    tab(tabs, "Players").click()
    row(tabs, "Cem").click()
    expect(tabs).to_have_url(f"{base_url}/tabs/players/2")
    tabs.go_back()
    expect(heading(tabs, "Players")).to_be_visible()
    tabs.go_back()
    expect(heading(tabs, "Solar")).to_be_visible()
    tabs.go_back()
    expect(heading(tabs, "Songs")).to_be_visible()
    for name in ["Solar", "Players", "Cem"]:
        tabs.go_forward()
        expect(heading(tabs, name)).to_be_visible()
    expect(tabs).to_have_url(f"{base_url}/tabs/players/2")


def test_switching_to_and_fro_does_not_fill_the_history(tabs):
    row(tabs, "Solar").first.click()
    expect(heading(tabs, "Solar")).to_be_focused()
    length = tabs.evaluate("history.length")
    for name in ["Players", "Songs"] * 3:
        tab(tabs, name).click()
        expect(tab(tabs, name)).to_have_attribute("aria-selected", "true")
        tabs.wait_for_timeout(60)
    assert tabs.evaluate("history.length") == length + 1
    tabs.go_back()
    expect(heading(tabs, "Songs")).to_be_visible()


def test_a_reload_stays_in_the_tab(tabs):
    tab(tabs, "Players").click()
    row(tabs, "Ada").click()
    expect(heading(tabs, "Ada")).to_be_visible()
    tabs.reload()
    expect(heading(tabs, "Ada")).to_be_visible()
    expect(tab(tabs, "Players")).to_have_attribute("aria-selected", "true")


# Split views

def test_the_columns_are_landmarks_with_headings(library):
    for name, title in [("Sidebar", "Library"), ("Content", "Category 1")]:
        expect(heading(column(library, name), title)).to_be_visible()
    expect(column(library, "Detail").get_by_text("No Item Selected")).to_be_visible()


def test_a_selection_fills_the_columns_and_leaves_the_focus_in_the_list(library, base_url):
    row(library, "Category 2").click()
    expect(heading(column(library, "Content"), "Category 2")).to_be_visible()
    expect(row(library, "Category 2")).to_have_attribute("aria-current", "true")
    row(library, "Item 3").focus()
    library.keyboard.press("Enter")
    expect(heading(column(library, "Detail"), "Item 3")).to_be_visible()
    expect(row(library, "Item 3")).to_be_focused()
    expect(library).to_have_url(f"{base_url}/library/two/3")
    library.keyboard.press("ArrowDown")
    library.keyboard.press("Enter")
    expect(heading(column(library, "Detail"), "Item 4")).to_be_visible()


def test_the_sidebar_goes_and_comes_by_its_button(library):
    library.get_by_role("button", name="Hide Sidebar").focus()
    library.keyboard.press("Enter")
    expect(library.get_by_role("navigation", name="Sidebar")).to_have_count(0)
    expect(library.get_by_role("button", name="Show Sidebar")).to_be_focused()
    at_rest(library)
    assert column(library, "Content").bounding_box()["x"] < 2
    library.get_by_role("button", name="Show Sidebar").click()
    expect(column(library, "Sidebar")).to_be_visible()


def test_back_pops_in_the_detail_and_forward_goes_there_again(library, base_url):
    row(library, "Item 2").click()
    row(library, "More about It").click()
    expect(heading(library, "More")).to_be_focused()
    library.go_back()
    expect(row(library, "More about It")).to_be_focused()
    library.go_forward()
    expect(heading(library, "More")).to_be_visible()
    expect(library).to_have_url(f"{base_url}/library/one/2/more")


def test_collapsed_it_is_one_pane_with_a_way_back(open_page, base_url):
    page = open_page(f"{base_url}/library/two/5")
    expect(heading(page, "Item 5")).to_be_visible()
    expect(page.get_by_role("navigation", name="Sidebar")).to_have_count(0)
    page.get_by_role("button", name="Back to Category 2").click()
    expect(heading(page, "Category 2")).to_be_focused()
    page.get_by_role("button", name="Back to Library").click()
    expect(heading(page, "Library")).to_be_focused()
    expect(page.get_by_role("button", name=re.compile("^Back"))).to_have_count(0)


def test_collapsed_the_browsers_back_leaves_a_column_which_is_as_it_was(open_page, base_url):
    page = open_page(f"{base_url}/library")
    row(page, "Category 3").click()
    expect(heading(page, "Category 3")).to_be_focused()
    row(page, "Item 20").scroll_into_view_if_needed()
    before = scroll(page, "col-content")
    assert before > 300
    row(page, "Item 20").click()
    expect(heading(page, "Item 20")).to_be_focused()
    page.go_back()
    expect(row(page, "Item 20")).to_be_visible()
    assert scroll(page, "col-content") == before
    page.go_back()
    expect(heading(page, "Library")).to_be_visible()
    expect(row(page, "Category 3")).to_be_focused()
    page.go_forward()
    expect(heading(page, "Category 3")).to_be_visible()


def test_a_change_of_width_moves_the_panes_and_keeps_what_is_in_them(library):
    row(library, "Item 7").click()
    expect(heading(column(library, "Detail"), "Item 7")).to_be_visible()
    scroll(library, "col-content", 300)
    resize(library, 360)
    expect(library.get_by_role("button", name="Back to Category 1")).to_be_visible()
    expect(row(library, "Item 7")).to_have_count(0)
    resize(library, 1280)
    expect(row(library, "Item 7")).to_be_visible()
    assert scroll(library, "col-content") == 300
    expect(heading(column(library, "Detail"), "Item 7")).to_be_visible()
    resize(library, 360)
    expect(library.get_by_role("button", name="Back to Category 1")).to_be_visible()
    library.go_back()
    expect(heading(library, "Category 1")).to_be_visible()


def test_what_has_the_focus_keeps_it_while_the_window_shrinks_around_it(library):
    row(library, "Item 7").click()
    row(library, "More about It").focus()
    resize(library, 360)
    expect(library.get_by_role("button", name="Back to Category 1")).to_be_visible()
    expect(row(library, "More about It")).to_be_focused()


def test_tabs_within_a_column_stand_above_their_content(library):
    row(library, "Settings").click()
    detail = column(library, "Detail")
    tab(detail, "Options").click()
    expect(detail.get_by_role("tabpanel", name="Options")).to_be_visible()
    assert detail.get_by_role("tablist").bounding_box()["y"] < 120


def columns(widths):
    kinds = ["sidebar", "content", "detail"] if len(widths) > 1 else ["sidebar", "detail"]
    return node("navigationSplitView", id="split", children=[
        node("splitColumn", id=kind, column=kind, title=kind.title(), children=[text("Words")], **(widths[i] if i < len(widths) else {}))
        for i, kind in enumerate(kinds)])


def width(page, kind):
    return page.locator(f"[data-column={kind}]").bounding_box()["width"]


@pytest.mark.parametrize("asked, found", [
    ({"width": 300}, 300), ({"width": 200}, 200), ({"width": 300, "minWidth": 340}, 340), ({"width": 900}, 0.38 * 1280),
    ({"width": 900, "minWidth": 800}, 0.45 * 1280),
])
def test_a_column_is_as_wide_as_it_asks_while_most_of_the_window_is_the_others(drawn, asked, found):
    page = drawn(columns([asked]))
    page.set_viewport_size({"width": 1280, "height": 800})
    assert width(page, "sidebar") == pytest.approx(found, abs=1)
    assert width(page, "sidebar") + width(page, "detail") == pytest.approx(1280, abs=1)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert width(page, "sidebar") == pytest.approx(min(2 * found, (0.45 if "minWidth" in asked else 0.38) * 1280), abs=1)


def test_two_columns_leave_the_third_its_room(drawn):
    page = drawn(columns([{"width": 240}, {"width": 400, "minWidth": 200}]))
    page.set_viewport_size({"width": 1280, "height": 800})
    assert [width(page, kind) for kind in ("sidebar", "content")] == pytest.approx([240, 0.28 * 1280], abs=1)
    page.set_viewport_size({"width": 800, "height": 800})
    assert [width(page, kind) for kind in ("sidebar", "content")] == pytest.approx([0.28 * 800, 0.28 * 800], abs=1)


# Words that are said of all there is

TABS = node("tabView", id="tabs", tabViewStyle="sidebarAdaptable", selection="one", children=[
    node("tab", id="one", text="One", children=[text("Words")]), node("tab", id="two", text="Two")])
BACKDROP = node("zStack", frame="fill", children=[node("shape", shape="rectangle", background="indigo"), node("vStack", children=[text("Welcome")])])


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("root, part", [(TABS, ".tab-list"), (TABS, ".tab-panel"), (BACKDROP, ".text")], ids=["tabs", "panel", "backdrop"])
def test_a_tint_around_the_window_leaves_everything_where_it_is(open_page, base_url, size, root, part):
    places = []
    for each in (root, node("group", tint="teal", children=[root])):
        page = open_page(f"{base_url}/", size, reduced_motion="reduce")
        relay(page, lambda said: said["document"].update(root=each, title="Drawn"))
        page.reload()
        page.locator(part).first.wait_for()
        ground = page.locator(".screen").first.evaluate("each => getComputedStyle(each).backgroundColor")
        places.append((page.locator(part).first.bounding_box(), ground))
        page.close()
    assert places[0] == places[1]


def test_a_view_of_ones_own_stands_where_another_would(drawn):
    glyph = node("group", font="title", children=[node("image", systemName="star")])
    page = drawn(node("vStack", children=[glyph, text("Some words below it")]))
    middle = lambda what: (lambda box: box["x"] + box["width"] / 2)(page.locator(what).bounding_box())
    assert middle(".vStack .symbol") == pytest.approx(middle(".vStack .text"), abs=1)


# The inspector

@pytest.mark.parametrize("asked, found", [({"width": 240}, 240), ({"width": 900}, 0.45 * 1280), ({}, 304)])
def test_an_inspector_is_as_wide_as_it_asks_while_the_screen_keeps_most_of_the_window(drawn, asked, found):
    page = drawn(node("navigationStack", id="stack", children=[node("screen", id="s", title="Screen", children=[text("Words")], inspector=[
        node("inspector", id="i", children=[text("Details")], **asked)])]))
    page.set_viewport_size({"width": 1280, "height": 800})
    inspector, scroller = page.locator(".inspector").bounding_box(), page.locator(".screen[data-id=s] > .scroller").bounding_box()
    assert inspector["width"] == pytest.approx(found, abs=1)
    assert scroller["width"] == pytest.approx(1280 - found, abs=1)


def test_an_inspector_stands_beside_the_screen_and_covers_nothing(open_page, base_url):
    page = open_page(f"{base_url}/tabs/songs/1", "regular")
    page.get_by_role("button", name="Inspect").click()
    inspector = page.get_by_role("region", name="Inspector")
    expect(inspector).to_be_visible()
    box, content = inspector.bounding_box(), row(page, "Popover").bounding_box()
    assert content["x"] + content["width"] <= box["x"]
    close = inspector.get_by_role("button", name="Close Inspector").bounding_box()
    assert close["y"] + close["height"] < inspector.locator(".section").first.bounding_box()["y"]
    inspector.get_by_role("button", name="Increment Rating").focus()
    page.keyboard.press("Escape")
    expect(inspector).to_have_count(0)


# Containers among other views

def size(locator):
    found = locator.bounding_box()
    return round(found["width"], 2), round(found["height"], 2)


def box(locator):
    found = locator.bounding_box()
    edges = found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]
    return tuple(round(edge, 2) for edge in edges)


@pytest.mark.parametrize("layout", ["compact", "regular"])
@pytest.mark.parametrize("kind", ["vStack", "hStack", "zStack"])
def test_a_stack_of_screens_takes_the_room_that_the_views_beside_it_leave(open_page, base_url, kind, layout):
    page = open_page(f"{base_url}/around/{kind}", layout)
    row(page, "So What").first.click()
    expect(heading(page, "So What")).to_be_visible()
    page.go_back()
    expect(heading(page, "Songs")).to_be_visible()
    page.get_by_role("button", name="Next").click(trial=True)
    left, top, right, bottom = box(page.locator("[data-id=stack-songs]"))
    beside = box(page.locator(".vStack", has_text="Now playing").last)
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    if kind == "vStack":
        assert (left, top, right) == (0, 0, width) and bottom == beside[1] and beside[3] == height
    elif kind == "hStack":
        assert (left, top, bottom) == (0, 0, height) and right == beside[0] and beside[2] == width
    else:
        assert (left, top, right, bottom) == (0, 0, width, height) and beside[3] == height


@pytest.mark.parametrize("layout", ["compact", "regular"])
def test_what_stands_above_and_below_a_list_stays_in_sight(open_page, base_url, layout):
    page = open_page(f"{base_url}/gallery/conversation", layout)
    field, height = page.get_by_role("textbox", name="Message"), page.viewport_size["height"]
    first, last = page.get_by_text("Message 1", exact=True), page.get_by_text("Message 40", exact=True)
    above, below = page.get_by_text("Everyone is here"), page.get_by_role("button", name="Send")
    expect(first).to_be_in_viewport()
    standing = lambda: [pytest.approx(box(each), abs=1) for each in (above, field, below)]
    (_, _, _, top), (left, _, right, bottom), (start, _, end, _) = box(above), box(field), box(below)
    width = page.viewport_size["width"]
    assert bottom <= height and box(page.locator(".part[data-edge=below]"))[3] == pytest.approx(height, abs=1)
    assert right - left > (end - left) / 2 and right <= start and end > (width - 40 if layout == "compact" else 900)
    places = standing()
    assert scroll(page, "scr-conversation", 100_000) > 500
    expect(first).not_to_be_in_viewport()
    assert [box(each) for each in (above, field, below)] == places
    assert box(above)[1] >= box(page.locator("[data-id=scr-conversation] > .bar"))[3] and box(above)[3] == pytest.approx(top, abs=1)
    assert box(last)[3] <= box(page.locator(".part[data-edge=below]"))[1]
    field.fill("Hello")
    expect(field).to_have_value("Hello")
    expect(field).to_be_focused()


def test_the_selected_tab_has_the_tint_of_its_tab_view(tabs):
    selected = tabs.locator(".tab-button[aria-selected=true]")
    colour = "element => getComputedStyle(element).color"
    before = selected.evaluate(colour)
    tabs.locator(".tabs").evaluate("element => element.setAttribute('data-tint', 'red')")
    red = tabs.locator(".tabs").evaluate("element => getComputedStyle(element).getPropertyValue('--red')")
    assert selected.evaluate(colour) != before and red


@pytest.mark.parametrize("layout", ["compact", "regular"])
def test_what_lies_over_a_list_stays_in_place_while_the_list_scrolls(open_page, base_url, layout):
    page = open_page(f"{base_url}/gallery/floating", layout)
    button, note = page.get_by_role("button", name="New"), page.get_by_text("Note 40", exact=True)
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    place = box(button)
    assert height - 60 < place[3] <= height and (place[2] > width - 40 if layout == "compact" else place[2] < width)
    star = box(page.locator(".layer[data-layer=background] .symbol"))
    assert scroll(page, "scr-floating", 100_000) > 500
    expect(note).to_be_in_viewport()
    assert box(button) == place and box(page.locator(".layer[data-layer=background] .symbol")) == star
    button.click(trial=True)
    # Beside the button the list is what is pressed.
    left, top, _, bottom = place
    under = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.scroller') !== null", [left - 40, (top + bottom) / 2])
    assert under


@pytest.mark.parametrize("layout", ["compact", "regular"])
def test_what_is_shown_over_an_empty_list_is_in_the_middle_of_the_screen(open_page, base_url, layout):
    page = open_page(f"{base_url}/gallery/nothing", layout)
    left, top, right, bottom = box(page.locator(".contentUnavailable"))
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    assert (left + right) / 2 == pytest.approx(width / 2, abs=2)
    assert height * 0.4 < (top + bottom) / 2 < height * 0.6


@pytest.mark.parametrize("layout", ["compact", "regular"])
def test_a_list_with_layers_above_what_stays_in_sight_has_the_room_there_is(open_page, base_url, layout):
    page = open_page(f"{base_url}/gallery/parting", layout)
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    screen = page.locator("[data-id=scr-parting]")
    content, rows = box(screen.locator(".content")), box(screen.locator(".list"))
    assert rows[2] - rows[0] > min(width, 600) * 0.8
    left, top, right, bottom = box(screen.locator(".contentUnavailable"))
    assert right - left > 200 and (left + right) / 2 == pytest.approx((content[0] + content[2]) / 2, abs=2)
    assert height * 0.35 < (top + bottom) / 2 < height * 0.6
    pay = screen.get_by_role("button", name="Pay")
    assert height - 80 < box(pay)[3] <= height
    pay.click(trial=True)


@pytest.mark.parametrize("layout", ["compact", "regular"])
def test_words_at_the_far_end_of_a_line_are_whole(open_page, base_url, layout):
    page = open_page(f"{base_url}/gallery/formatted", layout)
    lines = """element => { const range = document.createRange(); range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size; }"""
    for text in ("CHF 1286.50", "Submitted"):
        assert page.get_by_text(text, exact=True).evaluate(lines) == 1


def test_room_around_a_view_is_on_the_edges_that_it_was_asked_for(open_page, base_url):
    inset = open_page(f"{base_url}/gallery/layers").get_by_text("Inset", exact=True)
    sides = "element => ['Top', 'Right', 'Bottom', 'Left'].map((side) => getComputedStyle(element)[`padding${side}`])"
    assert inset.evaluate(sides) == ["16px", "0px", "0px", "16px"]
    inset.evaluate("element => { element.dir = 'rtl'; }")
    assert inset.evaluate(sides) == ["16px", "16px", "0px", "0px"]


@pytest.mark.parametrize("layout", ["compact", "regular"])
def test_a_picture_has_the_room_it_was_given_or_its_own_as_far_as_there_is_any(open_page, base_url, layout):
    page = open_page(f"{base_url}/gallery/pictures", layout)
    sun = page.get_by_role("img", name="A sun")
    expect(sun).to_be_visible()
    page.wait_for_function("() => [...document.images].filter((image) => image.complete).length === 4")
    width, height = size(sun.locator("img"))
    assert width == pytest.approx(2 * height, abs=1) and 200 < width <= size(page.locator(".list").last)[0]
    for picture in (page.locator(".navigationLink .asyncImage"), page.get_by_role("img", name="Gone")):
        assert size(picture) == (44, 44)
    assert size(page.get_by_role("button", name="Wheel")) == (60, 60)
    assert page.locator(".navigationLink img").evaluate("image => getComputedStyle(image).objectFit") == "cover"
    assert page.get_by_role("img", name="Gone").locator("img").evaluate("image => getComputedStyle(image).visibility") == "hidden"
    # Nothing of it hangs over the edge of the page.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_picture_that_was_not_to_be_had_offline_is_loaded_once_there_is_a_line(open_page, base_url):
    page = open_page(f"{base_url}/")
    answers = []
    def answer(route):
        answers.append(route.request.url)
        route.abort() if len(answers) == 1 else route.fulfill(path=HERE.parents[1] / "web/touch-icon.png")
    page.route("**/nowhere.png", answer)
    page.goto(f"{base_url}/gallery/pictures")
    lost = page.get_by_role("img", name="Gone").locator("img")
    expect(lost).to_have_attribute("data-lost", "")
    page.context.set_offline(True)
    page.context.set_offline(False)
    expect(lost).not_to_have_attribute("data-lost", "")
    page.wait_for_function("image => image.naturalWidth > 0", arg=lost.element_handle())
    assert len(answers) == 2


def test_layers_have_the_room_of_the_views_they_lie_over_and_under(open_page, base_url):
    page = open_page(f"{base_url}/gallery/layers", "regular")
    bell, number = box(page.locator(".zStack > .image:has(+ .layer)")), box(page.get_by_text("3", exact=True))
    assert number[2] == pytest.approx(bell[2], abs=1) and number[1] == pytest.approx(bell[1], abs=1)
    star, card = box(page.locator(".layer[data-layer=background] .image")), box(page.locator(".vStack[data-padding]"))
    assert star[2] == pytest.approx(card[2], abs=1) and card[1] < star[1] and star[3] < card[3]
    button, over = page.get_by_role("button", name="Tap me"), page.get_by_text("over", exact=True)
    assert box(over)[3] == pytest.approx(box(button)[3], abs=1)
    # What is only looked at, above words that are not there, lets the press through.
    button.click(position={"x": 8, "y": 8})


@pytest.mark.parametrize("stacked", [True, False])
def test_the_first_row_of_a_sidebar_without_a_title_is_below_the_button_that_hides_it(drawn, stacked):
    rows = node("list", children=[node("row", children=[text("First")])])
    inner = node("navigationStack", id="inner", children=[node("screen", id="rows", children=[rows])]) if stacked else rows
    page = drawn(node("navigationSplitView", id="split", children=[
        node("splitColumn", id="side", column="sidebar", children=[inner]),
        node("splitColumn", id="rest", column="detail", title="Rest", children=[text("The rest")])]), size="regular")
    button, row = page.get_by_role("button", name="Hide Sidebar").bounding_box(), page.locator(".row").bounding_box()
    assert row["y"] >= button["y"] + button["height"]
