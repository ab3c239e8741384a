"""Stacks: what in them takes the room that the others leave, and sections that are in no list."""

import json
import re

import pytest
from playwright.sync_api import expect

from axe import colours
from fake.app import node, text
from waiting import becomes, some_frames

LATER = text("12:00", font="caption")
SECTION = node("section", header="Monday", children=[text("Good morning"), text("Hello")])


def start(locator):
    return locator.bounding_box()["x"]


def end(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"]


def top(locator):
    return locator.bounding_box()["y"]


def bottom(locator):
    box = locator.bounding_box()
    return box["y"] + box["height"]


def middle(locator):
    return (start(locator) + end(locator)) / 2


def test_beside_a_button_a_field_has_the_room_that_is_left(drawn):
    field, button = node("textField", id="words", prompt="Message", axis="vertical"), node("button", id="send", text="Send")
    row = node("hStack", alignment="bottom", children=[field, button])
    page = drawn(node("vStack", alignment="leading", children=[text("Ana is typing"), row]))
    assert page.locator(".field").bounding_box()["width"] > 200
    assert end(page.get_by_role("button", name="Send")) > 360 - 40


def test_in_the_title_of_a_label_a_spacer_reaches_to_the_end_of_the_row(drawn):
    title = node("vStack", alignment="leading", children=[
        node("hStack", children=[text("General"), node("spacer"), LATER]), text("See you")])
    label = node("label", children=[node("image", systemName="number"), title])
    page = drawn(node("list", children=[
        node("row", children=[node("navigationLink", id="general", children=[label])]), node("row", children=[label])]))
    for time in page.get_by_text("12:00").all():
        assert end(time) > 360 - 80


def test_a_section_of_a_stack_is_drawn_as_views_are_and_not_as_rows_of_a_list(drawn):
    page = drawn(node("scrollView", children=[node("vStack", alignment="leading", children=[SECTION, text("The end")])]))
    row = page.locator(".row-body").nth(1)
    assert row.evaluate("row => getComputedStyle(row).backgroundColor") == "rgba(0, 0, 0, 0)"
    assert row.evaluate("row => getComputedStyle(row, '::before').content") == "none"
    assert len({page.get_by_text(words).bounding_box()["x"] for words in ("Monday", "Good morning", "Hello", "The end")}) == 1


def test_a_section_of_a_grid_has_the_columns_of_the_grid(drawn):
    page = drawn(node("scrollView", children=[node("grid", shape="columns", columns=2, children=[SECTION])]))
    first, second = (page.get_by_text(words).bounding_box() for words in ("Good morning", "Hello"))
    assert first["y"] == second["y"] and first["x"] < 180 < second["x"]


@pytest.mark.parametrize("greedy", [
    node("progressView", value=3, total=9), node("slider", id="s", min=0, max=9, value=3),
])
def test_in_a_stack_of_a_stack_a_bar_has_the_whole_width(drawn, greedy):
    page = drawn(node("vStack", alignment="leading", frame="fill", children=[
        text("Spent"), node("vStack", alignment="leading", children=[greedy, text("12 €")])]))
    assert page.locator("progress, input[type=range]").bounding_box()["width"] > 280


def test_a_box_that_is_tapped_in_a_grid_is_as_wide_as_its_column(drawn):
    tiles = [node("button", id=name, children=[node("group", title=name, children=[text("320 €")])]) for name in ("Bicycle", "A")]
    page = drawn(node("scrollView", children=[node("grid", shape="columns", columns=1, children=tiles)]))
    widths = [group.bounding_box()["width"] for group in page.locator(".group").all()]
    assert len(widths) == 2 and min(widths) > 300


def test_in_the_rows_of_a_grid_what_is_tapped_stands_where_texts_stand(drawn):
    rows = [node("gridRow", children=[first, text("39 €")]) for first in (text("Category"), node("button", id="b", text="Rent"))]
    page = drawn(node("scrollView", children=[node("grid", alignment="leading", children=rows)]))
    assert start(page.get_by_text("Category")) == start(page.get_by_text("Rent"))
    page = drawn(node("scrollView", children=[node("grid", children=rows)]))
    assert abs(middle(page.get_by_text("Category")) - middle(page.get_by_text("Rent"))) < 0.1


def row_of(*cells, **more):
    return node("gridRow", children=list(cells), **more)


def test_a_grid_is_as_wide_as_its_cells_and_they_stand_where_it_and_their_column_say(drawn):
    rows = [row_of(text("Rent"), text("1,200.00 €", columnAlignment="trailing"), text("a")),
            row_of(text("Insurance"), text("2 €"), text("b\nb")), row_of(text("Both of them", columnSpan=2), text("c\nc"), alignment="bottom")]
    page = drawn(node("grid", alignment="topLeading", columnSpacing=30, rowSpacing=40, children=rows), size="regular")
    at = lambda words: page.get_by_text(words, exact=True)
    assert start(at("Rent")) == start(at("Insurance")) == start(at("Both of them"))
    assert end(at("1,200.00 €")) == end(at("2 €"))
    assert start(at("1,200.00 €")) == end(at("Insurance")) + 30 and start(at("a")) == end(at("2 €")) + 30
    assert top(at("Insurance")) == bottom(at("Rent")) + 40
    assert top(at("2 €")) == top(page.get_by_text("b b")) and bottom(at("Both of them")) == bottom(page.get_by_text("c c"))
    assert page.locator(".grid").bounding_box()["width"] < 300
    assert end(at("Both of them")) <= end(at("2 €"))


def test_a_cell_behind_one_that_spans_stands_as_its_own_column_says(drawn):
    rows = [row_of(text("First of all"), text("Second of all", columnAlignment="leading"), text("Third of all", columnAlignment="trailing"), text("Fourth")),
            row_of(text("a", columnSpan=2), text("b"), text("c"))]
    page = drawn(node("grid", children=rows), size="regular")
    at = lambda words: page.get_by_text(words, exact=True)
    assert end(at("b")) == end(at("Third of all"))
    middle = lambda words: (start(at(words)) + end(at(words))) / 2
    assert abs(middle("c") - middle("Fourth")) < 1


def test_columns_in_which_a_cell_fills_the_width_are_equally_wide_and_one_cell_has_the_room_of_several(drawn):
    cell = lambda words, **more: text(words, frame="fill", textAlign="center", background="blue", faint=True, **more)
    week = node("grid", children=[row_of(text("08"), cell("Mathematics"), cell("Art"), cell("P.E.")), row_of(text("12"), cell("Lunch", columnSpan=3))])
    page = drawn(week)
    at = lambda words: page.get_by_text(words, exact=True)
    widths = [at(words).bounding_box()["width"] for words in ("Mathematics", "Art", "P.E.")]
    assert max(widths) - min(widths) < 0.1
    assert abs(start(at("Lunch")) - start(at("Mathematics"))) < 0.1 and abs(end(at("Lunch")) - end(at("P.E."))) < 0.1
    assert end(at("P.E.")) > 360 - 20


def test_beside_names_a_field_and_a_bar_have_the_room_that_is_left(drawn):
    page = drawn(node("grid", alignment="trailing", children=[
        row_of(text("User"), node("textField", id="u", text="User", value="", labelsHidden=True)),
        row_of(text("Volume"), node("slider", id="s", value=0.5, min=0, max=1))]))
    assert end(page.get_by_text("Volume", exact=True)) == end(page.locator(".gridRow > .text").first)
    for control in (page.locator(".field"), page.locator(".slider")):
        assert end(control) > 360 - 20 and control.bounding_box()["width"] > 200


def test_columns_are_as_wide_as_they_say_and_stand_with_their_headers_where_the_grid_says(drawn):
    cells = [node("section", header="Header", children=[])] + [text(words) for words in ("a", "b", "c\nc", "d")]
    page = drawn(node("scrollView", children=[
        node("grid", columns=2, columnWidths=[80, 0], columnSpacing=10, rowSpacing=20, horizontalAlignment="leading", alignment="top", children=cells)]))
    at = lambda words: page.get_by_text(words, exact=True)
    assert start(at("Header")) == start(at("a")) == 16
    assert start(at("b")) == start(at("d")) == 16 + 80 + 10
    assert top(at("d")) == top(page.get_by_text("c c")) == bottom(at("b")) + 20
    page = drawn(node("scrollView", children=[node("grid", columns=2, columnWidths=[80, 80], columnSpacing=10, children=cells)]))
    assert start(at("a")) == (360 - 170) / 2
    assert middle(at("Header")) == 180


def test_a_column_of_a_grid_is_as_wide_as_its_words_in_all_rows(drawn):
    rows = [node("gridRow", children=[text(name), text(amount), text("per month")])
            for name, amount in (("Groceries", "1 €"), ("Household insurance", "1,234.00 €"))]
    page = drawn(node("grid", alignment="leading", children=[*rows, node("divider")]))
    first, second = (page.get_by_text(words, exact=True).bounding_box() for words in ("1 €", "1,234.00 €"))
    assert first["x"] == second["x"]
    assert page.get_by_text("Groceries").bounding_box()["height"] < 30
    assert page.locator("hr").bounding_box()["width"] > 300


def test_on_a_ground_of_its_own_what_is_less_important_is_so_by_its_own_colour(drawn):
    bubble = node("vStack", foreground="white", background="accent", children=[text("Yes"), text("Quoted", foreground="secondary")])
    page = drawn(bubble)
    colour = page.get_by_text("Quoted").evaluate("words => getComputedStyle(words).color")
    assert re.search(r"1 1 1 / 0\.85|255, 255, 255, 0\.85", colour), colour


def test_a_field_ends_where_its_row_ends_as_the_value_of_a_name_and_where_it_is_told_to(drawn):
    field = node("textField", id="limit", prompt="Limit", text="1,800", value="1,800", labelsHidden=True)
    page = drawn(node("form", children=[
        node("labeledContent", text="Monthly limit", content=[field]),
        node("row", children=[{**field, "id": "told", "textAlign": "trailing"}])]))
    for each in page.locator("input").all():
        assert each.evaluate("input => getComputedStyle(input).textAlign") == "right"
        assert end(each) > 360 - 40


def board(kind, **frame):
    lists = [node("list", children=[node("button", id=f"{name}{n}", text=f"{name} {n}") for n in range(3)]) for name in ("Open", "Doing", "Done")]
    columns = {
        "stack": lambda n, each: node("vStack", alignment="leading", children=[text(f"Column {n}"), each], **frame),
        "box": lambda n, each: node("group", title=f"Column {n}", children=[each], **frame),
    }
    return node("scrollView", axes="horizontal", children=[node("hStack", alignment="top", children=[
        columns[kind](n, each) for n, each in enumerate(lists)])])


@pytest.mark.parametrize("size, count", [("compact", 1), ("regular", 3)])
@pytest.mark.parametrize("frame", [{}, {"frame": "fill"}])
@pytest.mark.parametrize("kind", ["stack", "box"])
def test_columns_of_a_board_stand_beside_each_other_and_scroll_across_where_there_is_no_room(drawn, shot, size, count, frame, kind):
    page = drawn(board(kind, **frame), size=size)
    across = page.locator(".scrollView").bounding_box()
    boxes = [page.locator(".list", has_text=name).bounding_box() for name in ("Open", "Doing", "Done")]
    assert len({round(box["width"]) for box in boxes}) == 1 and boxes[0]["width"] > 230
    assert sum(box["x"] + box["width"] <= across["x"] + across["width"] + 1 for box in boxes) == count
    assert boxes[1]["x"] < across["x"] + across["width"] - 20
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, f"board-{kind}-{size}-{len(frame)}")


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("kind", ["list", "table"])
@pytest.mark.parametrize("after", [[], [text("Deleted 4.")]], ids=["alone", "told"])
def test_what_scrolls_in_a_stack_is_as_wide_as_the_screen_whether_or_not_something_stands_below_it(drawn, kind, size, after):
    rows = {
        "list": [node("button", id="one", text="One")],
        "table": [node("tableRow", children=[text("One")])],
    }[kind]
    columns = {"headerContent": [node("tableColumn", title="Name")]} if kind == "table" else {}
    page = drawn(node("vStack", children=[node(kind, children=rows, **columns), *after]), size=size)
    title, box = (page.locator(each).bounding_box() for each in (".large-title", f".{kind}"))
    assert box["width"] > 300 and box["y"] < title["y"] + title["height"] + 20
    assert box["x"] < 40 or box["width"] > 700


def test_a_line_that_is_cut_gives_way_to_what_stands_at_the_far_end(drawn):
    row = node("hStack", children=[text("Farmers Market and many more", lineLimit=1), node("spacer"), text("2 hours ago")])
    page = drawn(node("list", children=[node("row", children=[row])]))
    [long, short] = page.locator(".row .text").evaluate_all("all => all.map((each) => each.getClientRects()[0])")
    assert long["height"] == short["height"] and long["right"] <= short["left"]
    # It is cut where there is no room, and not at the word before.
    assert short["left"] - long["right"] < 30


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_a_field_under_or_over_others_has_all_the_room_and_can_be_clicked(drawn, size):
    over = node("zStack", layer="overlay", children=[
        node("textEditor", id="over------", value=""), text("Write something here…", foreground="secondary")])
    pile = node("zStack", alignment="topLeading", children=[text("Write there…"), node("textEditor", id="pile------", value="")])
    field = node("zStack", layer="overlay", children=[
        node("textField", id="field-----", text="Name", value="abc"), node("button", id="x", systemImage="xmark", text="Clear")])
    page = drawn(node("form", children=[over, pile, field]), size=size)
    shares = page.locator("textarea, input").evaluate_all("all => all.map((each) => each.offsetWidth / each.closest('.row').offsetWidth)")
    assert min(shares) > 0.85
    place = page.get_by_text("Write something here…").bounding_box()
    page.mouse.click(place["x"] + 20, place["y"] + 8)
    expect(page.locator("[data-id=over------]")).to_be_focused()


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_columns_beside_each_other_wrap_their_words_and_show_where_it_goes_on(drawn, size):
    column = node("vStack", padding=True, children=[
        node("hStack", children=[text("To do"), node("spacer"), text("3")]), text("Words that go on and on, " * 4)])
    page = drawn(node("scrollView", axes="horizontal", children=[node("hStack", children=[column] * 3)]), size=size)
    widths = page.locator(".scrollView .hStack > .vStack").evaluate_all("all => all.map((each) => each.offsetWidth / innerWidth)")
    assert max(widths) < 0.9


@pytest.mark.parametrize("around", ["vStack", "hStack"])
def test_a_button_whose_words_fill_the_width_does_in_whatever_stack(drawn, around):
    button = node("button", id="go", buttonStyle="borderedProminent", actions=["tap"],
                  children=[text("Go on", frame="fill", textAlign="center")])
    inner = button if around == "vStack" else node("hStack", children=[button])
    page = drawn(node("vStack", padding="", children=[text("Before"), inner]))
    box = page.get_by_role("button", name="Go on").bounding_box()
    assert box["width"] > 280


@pytest.mark.parametrize("layers", [1, 2])
@pytest.mark.parametrize("kind", ["navigationLink", "button"])
@pytest.mark.parametrize("around", ["grid", "vStack", "hStack", "context"])
def test_a_card_that_is_tapped_has_all_the_width_whatever_lies_over_it(drawn, shot, around, kind, layers):
    label = node("vStack", alignment="leading", padding=True, frame="fill", textAlign="leading", background="white", shape="roundedRectangle",
                 children=[text("Purse"), text("12 €")])
    for _ in range(layers):
        line = node("zStack", children=[node("shape", shape="roundedRectangle", lineWidth=1, foreground="tertiary")])
        label = node("zStack", layer="overlay", children=[label, line])
    card = node(kind, id="card", buttonStyle="plain", children=[label])
    if around == "context":
        card["contextMenu"] = [node("button", id="x", text="New")]
    inner = {"grid": [node("grid", shape="columns", columns=1, children=[card])], "context": [card]}.get(around) or [node(around, children=[card])]
    page = drawn(node("scrollView", children=[node("vStack", alignment="leading", children=[text("Accounts"), *inner])]))
    box, words = (page.locator(each).bounding_box() for each in (".button .vStack", ".button .text >> nth=0"))
    assert box["width"] > (280 if around == "context" else 320) and words["x"] == box["x"] + 16
    shot(page, f"card-{around}-{kind}-{layers}")


def card(name):
    return node("vStack", width=260, padding=True, background="fill", children=[text(name), text("Words below")])


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_what_scrolls_across_does_so_from_edge_to_edge(drawn, shot, size):
    row = node("hStack", children=[card(f"Card {number}") for number in range(8)])
    page = drawn(node("scrollView", axes="horizontal", children=[row]), size=size)
    across, first = page.locator(".scrollView").bounding_box(), page.locator(".scrollView .vStack").first.bounding_box()
    assert across["x"] == 0 and across["width"] == page.viewport_size["width"]
    assert first["x"] == 16
    shot(page, f"across-{size}")
    page = drawn(node("vStack", alignment="leading", children=[
        text("Featured"), node("scrollView", axes="horizontal", children=[node("hStack", children=row["children"])]), text("More")]), size=size)
    across, title, last = (page.locator(each).bounding_box() for each in (".scrollView", ".text:text('Featured')", ".text:text('More')"))
    first = page.locator(".scrollView .vStack").first.bounding_box()
    assert abs(first["x"] - title["x"]) < 1 and title["x"] == last["x"]
    assert across["x"] == title["x"] - 16 and (size == "regular" or across["width"] == 360)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, f"featured-{size}")


@pytest.mark.parametrize("look", [{"background": "red"}, {"padding": True}, {"foreground": "accent"}])
def test_a_view_with_a_look_is_as_wide_as_what_is_in_it_beside_others(drawn, look):
    mark = node("group", children=[node("image", systemName="flag")], **look)
    page = drawn(node("list", children=[node("hStack", children=[text("In Progress"), mark, node("spacer"), text("3")])]))
    assert page.locator(".group, .image").first.bounding_box()["width"] < 60
    assert page.get_by_text("In Progress").bounding_box()["height"] < 30
    filling = node("group", children=[node("hStack", children=[text("Left"), node("spacer"), text("Right")])], **look)
    page = drawn(node("list", children=[node("hStack", children=[text("A"), filling])]))
    assert page.locator(".group, .hStack > .hStack").first.bounding_box()["width"] > 200


def test_little_room_is_less_than_the_usual(drawn):
    page = drawn(node("vStack", children=[
        text("Usual", padding=True, background="red"), text("Little", padding=True, narrowPadding=True, background="red"),
        text("Flat", padding=True, narrowPadding=["top", "bottom"], background="red")]))
    usual, little, flat = (page.get_by_text(words).evaluate("each => [each.offsetHeight, getComputedStyle(each).paddingLeft]")
                           for words in ("Usual", "Little", "Flat"))
    assert usual[0] == little[0] + 20 == flat[0] + 20
    assert [usual[1], little[1], flat[1]] == ["16px", "6px", "16px"]


def test_white_words_stand_on_the_colour_itself_where_there_is_light(drawn):
    page = drawn(*[text(colour, foreground="white", background=colour, padding=True) for colour in ("red", "green", "accent", "gray")])
    red = page.get_by_text("red").evaluate("each => getComputedStyle(each).backgroundColor")
    assert red == "rgb(196, 22, 42)"
    assert colours(page) == []


def test_lines_in_a_row_look_as_they_are_asked_to(drawn):
    page = drawn(node("list", children=[node("hStack", children=[
        node("image", systemName="person"), node("vStack", alignment="leading", children=[text("Ada"), text("Below")])])]))
    looks = page.locator(".row .text").evaluate_all("all => all.map(getComputedStyle).map(({ fontWeight, fontSize, color }) => [fontWeight, fontSize, color])")
    assert looks[0] == looks[1] and looks[0][0] == "400"


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_what_lies_over_what_scrolls_stands_above_what_stays_in_sight(drawn, size):
    area = node("scrollView", id="area", scrollAnchor="bottom", children=[
        node("vStack", alignment="leading", children=[text(f"Message {i}") for i in range(60)])])
    jump = node("zStack", alignment="bottomTrailing", children=[node("button", id="jump", text="Latest", actions=["tap"])])
    composer = node("textField", id="words", prompt="Message", axis="vertical", value="a\nb\nc\nd\ne")
    page = drawn(node("vStack", children=[
        text("Above"), node("zStack", layer="overlay", children=[area, jump]), composer]), size=size, is_silent=True)
    bottom = lambda: (lambda box: box["y"] + box["height"])(page.get_by_role("button", name="Latest").bounding_box())
    part = page.locator('.part[data-edge="below"]')
    for offset in (10_000, 700, 0):
        page.locator(".scroller").evaluate("(scroller, offset) => { scroller.scrollTop = offset; }", offset)
        some_frames(page)
        assert part.bounding_box()["y"] - 24 <= bottom() <= part.bounding_box()["y"]
        page.get_by_role("button", name="Latest").click(trial=True)
    # It gives way while the field grows, and so does what the client says.
    page.locator("textarea").fill("a\nb")
    some_frames(page)
    assert part.bounding_box()["y"] - 24 <= bottom() <= part.bounding_box()["y"]
    page.evaluate("document.getElementById('status').textContent = 'Connection lost'")
    assert page.locator("#status").evaluate("said => said.getBoundingClientRect().bottom") < part.bounding_box()["y"]


def test_what_is_in_a_button_is_its_name_even_where_it_is_not_seen(drawn):
    def icon(words, name): return node("label", text=words, systemImage=name, labelStyle="iconOnly")
    box = node("group", title="Report", children=[text("As a file")])
    page = drawn(node("vStack", children=[
        node("menu", id="menu", label=[icon("Sort", "arrow.up.arrow.down")], children=[node("button", id="name", text="By Name", actions=["tap"])]),
        node("button", id="add", actions=["tap"], children=[icon("Add", "plus")]),
        node("button", id="box", buttonStyle="plain", actions=["tap"], children=[box]),
        node("button", id="bare", buttonStyle="plain", actions=["tap"], children=[node("group", title="", children=[text("Bare")])])]))
    for name in ("Sort", "Add", "Report As a file", "Bare"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    assert page.get_by_role("button", name="Sort").bounding_box()["width"] < 60
    page.get_by_role("button", name="Sort").click()
    expect(page.get_by_role("menu", name="Sort")).to_be_visible()


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_beside_a_field_symbols_are_large_enough_for_a_finger(drawn, size):
    attach = node("label", text="Attach", systemImage="plus", labelStyle="iconOnly")
    row = node("hStack", alignment="bottom", children=[
        node("menu", id="attach", label=[attach], children=[node("button", id="file", text="File", actions=["tap"])]),
        node("textField", id="words", prompt="Message", axis="vertical", value=""),
        node("button", id="send", systemImage="arrow.up.circle.fill", text="Send", labelStyle="iconOnly", actions=["tap"])])
    page = drawn(node("vStack", children=[node("list", children=[node("row", children=[text("One")])]), node("vStack", padding=True, children=[row])]), size=size)
    field = page.locator(".field").bounding_box()
    for name in ("Attach", "Send"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert min(box["width"], box["height"]) >= 44
        assert abs(box["y"] + box["height"] / 2 - field["y"] - field["height"] / 2) < 3
    # What leaves room around itself has no more of it than anything else that stays in sight.
    part = page.locator(".part").bounding_box()
    assert 6 <= field["y"] - part["y"] <= 10


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_what_lies_over_a_list_begins_where_the_list_does(drawn, size):
    pinned = node("zStack", alignment="top", children=[text("Pinned", background="yellow")])
    rows = [node("row", children=[text(f"Row {number}")]) for number in range(40)]
    page = drawn(node("zStack", layer="overlay", children=[node("list", children=rows), pinned]), size=size,
                 search=[node("searchField", id="search", value="")])
    top = lambda: page.get_by_text("Pinned").bounding_box()["y"]
    assert top() == pytest.approx(page.locator(".content").bounding_box()["y"], abs=1)
    page.locator(".scroller").evaluate("scroller => { scroller.scrollTop = 600; }")
    some_frames(page)
    assert top() == pytest.approx(page.locator(".bar").bounding_box()["height"], abs=2)


def test_what_is_tapped_beside_a_control_in_it_is_reached_by_the_keyboard(drawn):
    card = node("hStack", id="card", actions=["tap"], padding=True, background="orange", children=[
        text("Drink water"), node("spacer"), node("button", id="check", text="Done", actions=["tap"])])
    page = drawn(card, takes_all=True)
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    page.reload()
    expect(page.get_by_role("button", name="Drink water")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Drink water")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Done").click()
    page.get_by_text("Drink water", exact=True).click()
    becomes(page, lambda: [message["target"] for message in map(json.loads, sent) if message["type"] == "action"], ["card", "check", "card"])


def test_a_tap_between_the_controls_of_a_grid_is_none_of_them(drawn):
    keys = [node("button", id=f"key-{number}", text=str(number), actions=["tap"]) for number in range(4)]
    page = drawn(node("grid", id="keys", columns=2, spacing=60, actions=["tap"], children=keys), takes_all=True)
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    page.reload()
    box = page.locator(".grid").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(200)
    assert [message["target"] for message in map(json.loads, sent) if message["type"] == "action"] == ["keys"]


def test_what_lies_behind_a_card_that_is_tapped_is_as_large_as_the_card(drawn):
    card = node("zStack", layer="background", id="card", actions=["tap"], children=[
        node("zStack", children=[node("shape", shape="roundedRectangle", background="green")]),
        node("hStack", padding=True, children=[text("Water"), node("spacer"), node("button", id="done", text="Done", actions=["tap"])])])
    page = drawn(node("vStack", children=[card]))
    shape, around = page.locator(".shape").bounding_box(), page.locator(".zStack.holder").bounding_box()
    assert (shape["width"], shape["height"]) == (around["width"], around["height"])


def test_what_is_called_something_and_has_something_over_it_is_read_as_that(drawn):
    day = node("zStack", layer="overlay", accessibilityChildren="ignore", accessibilityLabel="5 May, done", children=[
        node("shape", shape="roundedRectangle", background="green"), node("zStack", children=[text("5")])])
    page = drawn(node("grid", columns=7, children=[day]))
    snapshot = page.locator(".content").aria_snapshot()
    assert "5 May, done" in snapshot and snapshot.count("5") == 1


def test_a_stepper_is_called_by_the_name_beside_its_value(drawn):
    goal = node("stepper", id="goal", value=3, children=[node("labeledContent", text="Daily goal", value="3")])
    page = drawn(node("form", children=[node("row", children=[goal])]))
    expect(page.get_by_role("button", name="Increment Daily goal")).to_be_visible()


BAR = node("progressView", value=0.5)
GAUGE = node("gauge", text="Limit", value=0.4)


@pytest.mark.parametrize("bar", [BAR, GAUGE])
@pytest.mark.parametrize("size", ["compact", "regular"])
def test_a_bar_is_as_long_as_there_is_room_in_stacks_of_whatever_depth(drawn, bar, size):
    named = node("vStack", alignment="leading", children=[text("Trips"), bar])
    page = drawn(node("vStack", padding=True, children=[
        named, node("hStack", children=[text("Beside"), named]),
        node("hStack", children=[text("Beside"), node("vStack", children=[node("hStack", children=[text("Within"), bar])])]),
        node("hStack", children=[text("Beside"), bar])]), size=size)
    ends = [end(each) for each in page.locator("progress, .gauge-scale").all()]
    assert len(ends) == 4 and max(ends) - min(ends) < 1
    assert max(ends) > end(page.locator(".content")) - 20


def test_in_a_grid_bars_have_the_room_that_the_other_columns_leave(drawn):
    rows = [node("gridRow", children=[text(name), node("progressView", value=0.5), text(amount)])
            for name, amount in [("Food", "70 €"), ("Travel far", "1,130 €")]]
    page = drawn(node("list", children=[node("row", children=[node("grid", alignment="leading", children=rows)])]))
    bars = [bar.bounding_box() for bar in page.locator("progress").all()]
    assert len({(round(bar["x"]), round(bar["width"])) for bar in bars}) == 1
    assert bars[0]["width"] > 80
    assert bars[0]["x"] - end(page.get_by_text("Travel far")) < 24


FLOATING = {
    "capsule": text("Archived", padding=True, background="regularMaterial", shape="capsule"),
    "set apart": node("vStack", padding=True, children=[
        node("hStack", padding=True, background="regularMaterial", shape="capsule", children=[
            text("Archived"), node("button", id="undo", text="Undo", actions=["tap"])])]),
}


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("floating", FLOATING)
def test_what_has_a_shape_of_its_own_floats_over_a_list(drawn, floating, size):
    rows = [node("row", children=[node("button", id=f"r{at}", text=f"Row {at}", actions=["tap"])]) for at in range(40)]
    page = drawn(node("vStack", children=[node("list", children=rows), FLOATING[floating]]), size=size)
    shape, part = page.locator('.part [data-clip="capsule"]').or_(page.locator('.part > [data-clip="capsule"]')).first, page.locator(".part")
    box, room = shape.bounding_box(), part.bounding_box()
    height = page.viewport_size["height"]
    assert box["width"] < 260 and abs(box["x"] + box["width"] / 2 - room["x"] - room["width"] / 2) < 2
    assert height - 60 < box["y"] + box["height"] < height
    if floating == "set apart":
        page.get_by_role("button", name="Undo").click(trial=True)
    # Beside it the rows are seen, and can be tapped.
    beside = {"x": room["x"] + 40, "y": box["y"] + box["height"] / 2}
    assert page.evaluate("({ x, y }) => document.elementFromPoint(x, y).closest('.row') !== null", beside)
    page.locator(".scroller").evaluate("scroller => scroller.scrollTo(0, scroller.scrollHeight)")
    some_frames(page)
    last = page.get_by_role("button", name="Row 39").bounding_box()
    assert last["y"] + last["height"] <= shape.bounding_box()["y"] + 1


def test_what_fills_the_room_below_a_list_goes_on_doing_so(drawn):
    total = node("hStack", padding=True, background="regularMaterial", shape="roundedRectangle", children=[
        text("Total"), node("spacer"), text("120 €")])
    page = drawn(node("vStack", children=[node("list", children=[node("row", children=[text("One")])]), total]))
    assert page.locator(".part > .hStack").bounding_box()["width"] > 320


@pytest.mark.parametrize("side", ["leading", "trailing"])
def test_a_button_below_a_list_stands_at_the_side_that_is_asked_for(drawn, side):
    add = node("button", id="add", text="Add", buttonStyle="borderedProminent", actions=["tap"])
    page = drawn(node("vStack", alignment=side, children=[node("list", children=[node("row", children=[text("One")])]), add]))
    box = page.get_by_role("button", name="Add").bounding_box()
    assert box["width"] < 120
    assert box["x"] < 20 if side == "leading" else box["x"] + box["width"] > 340


def test_a_badge_with_an_outline_keeps_its_words_whole_beside_what_is_cut(drawn):
    def badge(words): return node("zStack", layer="overlay", children=[
        text(words, font="caption2", narrowPadding=True, background="blue", shape="capsule"),
        node("zStack", children=[node("shape", shape="capsule", foreground="blue", lineWidth=1)])])
    long = text("Edsger Dijkstra, Margaret Hamilton, Tim Berners-Lee and many others", lineLimit=1)
    page = drawn(node("list", id="list", children=[
        node("row", children=[node("hStack", children=[badge("Room 101"), long])]),
        node("row", children=[node("hStack", children=[text("Room 102"), long])]),
        node("row", children=[node("hStack", children=[badge(f"Subject {at}") for at in range(6)])])]))
    rows = page.locator(".row")
    for number, words in enumerate(["Room 101", "Room 102"]):
        box, other = page.get_by_text(words).bounding_box(), rows.nth(number).locator("[data-line-limit]").bounding_box()
        assert box["height"] < 30 and box["x"] + box["width"] <= other["x"] and end(rows.nth(number).locator("[data-line-limit]")) <= 345
    outline = rows.first.locator(".shape").bounding_box()
    assert abs(outline["width"] - page.get_by_text("Room 101").bounding_box()["width"]) < 1
    assert all(page.get_by_text(f"Subject {at}").bounding_box()["height"] < 32 for at in range(6))
    assert end(page.get_by_text("Subject 5")) <= 345


AVATAR = node("shape", shape="circle", foreground="teal", width=36, height=36)
STAR = node("label", children=[node("hStack", spacing=4, children=[text("Urgent"), node("image", systemName="star")])])
PENDING = node("label", text="Pending", systemImage="hourglass", padding=["leading", "trailing"], narrowPadding=["leading", "trailing"],
               background="orange", faint=True, shape="capsule")


@pytest.mark.parametrize("first", [[text("Open"), STAR], [PENDING], [node("label", text="Urgent", systemImage="star")]])
@pytest.mark.parametrize("width", [320, 360, 1280])
def test_a_few_words_at_both_ends_of_a_row_neither_overlap_nor_leave_it(drawn, first, width):
    line = node("hStack", children=[*first, node("spacer"), text("Bob Marsh")])
    words = node("vStack", alignment="leading", children=[line])
    row = node("row", id="row", actions=["select"], children=[
        node("navigationLink", id="link", children=[node("hStack", children=[AVATAR, words])])])
    page = drawn(node("list", id="list", children=[row]))
    page.set_viewport_size({"width": width, "height": 740})
    last = page.get_by_text("Bob Marsh").bounding_box()
    for other in page.locator(".vStack > .hStack > :not(.spacer):not(:last-child)").all():
        box = other.bounding_box()
        assert box["x"] + box["width"] <= last["x"] or box["y"] + box["height"] <= last["y"] + 2
    assert last["x"] + last["width"] <= page.locator(".disclosure").bounding_box()["x"]
    assert width < 1280 or last["x"] > 700


def test_one_line_that_is_short_is_cut_too_and_the_next_stays_beside_it(drawn):
    line = node("hStack", children=[text("Jonas Weber", lineLimit=1, font="headline"), node("spacer"), text("10m ago", font="caption")])
    page = drawn(node("list", children=[node("hStack", children=[AVATAR, node("vStack", alignment="leading", children=[line])])]))
    page.set_viewport_size({"width": 280, "height": 740})
    [name, time] = [page.get_by_text(words).bounding_box() for words in ("Jonas Weber", "10m ago")]
    assert abs(name["y"] + name["height"] / 2 - time["y"] - time["height"] / 2) < 6 and name["x"] + name["width"] <= time["x"]


LONG = "It says 4.2.1, and I also tried reinstalling it twice, restarting the machine, and another network."
BUBBLE = text(LONG, padding=True, background="gray", shape="roundedRectangle")


def test_what_stands_behind_a_spacer_alone_has_the_room_but_for_the_least_of_that(drawn):
    spacer = node("spacer", minWidth=60)
    kinds = [[BUBBLE, spacer], [spacer, BUBBLE], [node("vStack", alignment="leading", children=[BUBBLE]), spacer],
             [spacer, node("vStack", alignment="trailing", children=[BUBBLE])]]
    page = drawn(node("scrollView", children=[node("vStack", children=[node("hStack", children=kind) for kind in kinds])]))
    boxes = [each.bounding_box() for each in page.get_by_text(LONG).all()]
    assert len({box["width"] for box in boxes}) == 1 and boxes[0]["width"] < 360 - 60
    assert boxes[0]["x"] == boxes[2]["x"] and boxes[1]["x"] == boxes[3]["x"] >= boxes[0]["x"] + 60
    assert all(each.evaluate("each => getComputedStyle(each).textAlign") in ("start", "left") for each in page.get_by_text(LONG).all())


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_links_and_buttons_have_the_colour_of_what_they_stand_in(drawn, scheme):
    kinds = [node("link", text="A link", url="/there"), node("button", id="button", text="A button"),
             text("See this", runs=[{"text": "See "}, {"text": "this", "url": "/this"}])]
    box = {"padding": True, "foreground": "white", "background": "accent", "shape": "roundedRectangle"}
    page = drawn(node("vStack", children=[node("vStack", children=[kind], **box) for kind in kinds]))
    page.emulate_media(color_scheme=scheme)
    for name in ("A link", "A button", "this"):
        assert page.get_by_text(name, exact=True).evaluate("each => getComputedStyle(each).color") == "rgb(255, 255, 255)"
    assert colours(page) == []


def test_a_row_is_called_by_words_that_are_read(drawn):
    initials = text("JW", accessibilityHidden=True)
    row = node("row", id="row", actions=["select"], children=[
        node("navigationLink", id="link", children=[node("hStack", children=[initials, text("Jonas Weber")])])])
    page = drawn(node("list", id="list", multiselectable=True, children=[row]))
    expect(page.get_by_role("checkbox", name="Select Jonas Weber")).to_have_count(1)


def test_a_button_in_a_style_of_ones_own_is_as_wide_as_its_label_wants_to_be(drawn):
    def pill(**words):
        ground = node("group", padding=True, background="accent", shape="capsule", children=[text("Sign In", **words)])
        return node("button", id="in", children=[ground])
    page = drawn(node("vStack", children=[text("Welcome"), pill(frame="fill")]))
    width = lambda: page.locator("[data-id=in] .group").bounding_box()["width"]
    assert width() == pytest.approx(328, abs=2)
    page = drawn(node("vStack", children=[text("Welcome"), pill()]))
    assert width() < 150


def test_what_fills_the_width_deep_inside_makes_all_stacks_around_it_as_wide(drawn):
    def column(*names):
        return node("vStack", children=[node("group", frame="fill", textAlign="center", children=[
            node("vStack", children=[text(name, font="caption"), text("150cm")])]) for name in names])

    page = drawn(node("hStack", children=[column("Elevation", "Snow"), column("Size", "Price")]))
    left, right = page.locator(".hStack > .vStack").all()
    assert abs(left.bounding_box()["width"] - right.bounding_box()["width"]) < 0.1 and end(right) > 360 - 20
    assert page.get_by_text("Elevation").bounding_box()["height"] < 24
    # What lies behind a view is as large as the view, and makes nothing wider.
    behind = node("zStack", layer="background", children=[
        node("zStack", children=[node("shape", shape="roundedRectangle", drawn="filled", background="teal", frame="fill")]), text("Chip")])
    page = drawn(node("vStack", children=[behind, text("Below")]))
    assert page.get_by_text("Chip").locator("..").bounding_box()["width"] < 100


@pytest.mark.parametrize("scroller", [
    node("list", children=[node("row", children=[text("First")])]),
    node("scrollView", children=[node("grid", minColumnWidth=120, children=[text("First"), text("Second")])]),
    node("form", children=[node("section", children=[node("toggle", id="t", text="First", value=True)])]),
], ids=["list", "scrollView", "form"])
def test_what_scrolls_in_a_pile_has_all_the_width_and_begins_at_the_top(drawn, scroller):
    for views in ([scroller], [scroller, text("In front", background="blue", padding=True)]):
        page = drawn(node("zStack", children=views), size="regular")
        found = page.locator(f".{scroller['type']}")
        assert found.bounding_box()["width"] > 600
        assert top(page.get_by_text("First")) < 220


MANY = [node("row", children=[text(f"Row {at}")]) for at in range(40)]
COLOUR = node("shape", shape="rectangle", foreground="green", background="green")
NEW = node("button", id="new", text="New", padding=[], actions=["tap"])
PAY = node("hStack", frame="fill", background="bar", children=[text("Total"), node("spacer"), node("button", id="pay", text="Pay", actions=["tap"])])


def scrolled(page):
    page.locator(".scroller").evaluate("scroller => { scroller.scrollTop = 600; }")
    some_frames(page)
    assert top(page.get_by_text("Row 0", exact=True)) < 0


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("scroller", [
    node("list", children=MANY), node("scrollView", children=[node("vStack", children=[text(f"Row {at}") for at in range(60)])]),
], ids=["list", "scrollView"])
def test_what_is_piled_over_what_scrolls_does_not_scroll_with_it(drawn, size, scroller):
    page = drawn(node("zStack", alignment="bottomTrailing", children=[COLOUR, scroller, NEW]), size=size)
    button, height = page.get_by_role("button", name="New"), page.viewport_size["height"]
    place = button.bounding_box()
    scrolled(page)
    assert button.bounding_box() == place and height - 60 < bottom(button) <= height
    assert end(button) > page.locator(".content").bounding_box()["x"] + page.locator(".content").bounding_box()["width"] - 60
    button.click(trial=True)
    # The colour is the whole screen's.
    colour = page.locator("section.screen").evaluate("screen => getComputedStyle(screen).backgroundColor")
    assert colour != page.evaluate("getComputedStyle(document.body).backgroundColor")
    page = drawn(node("zStack", children=[scroller, node("progressView")]), size=size)
    scrolled(page)
    spinner = page.get_by_role("progressbar")
    assert abs((top(spinner) + bottom(spinner)) / 2 - height / 2) < 60 and abs(middle(spinner) - page.viewport_size["width"] / 2) < 8


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_what_stands_below_a_pile_that_scrolls_stays_in_sight(drawn, size):
    page = drawn(node("vStack", spacing=0, children=[
        node("zStack", alignment="bottom", children=[COLOUR, node("list", children=MANY), NEW]), PAY]), size=size)
    scrolled(page)
    pay, new = page.get_by_role("button", name="Pay"), page.get_by_role("button", name="New")
    assert page.viewport_size["height"] - 30 < bottom(pay) <= page.viewport_size["height"]
    assert top(page.locator(".part")) - 40 < bottom(new) <= top(page.locator(".part"))
    new.click(trial=True)
    colour = page.locator("section.screen").evaluate("screen => getComputedStyle(screen).backgroundColor")
    assert colour != page.evaluate("getComputedStyle(document.body).backgroundColor")


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("scroller", [
    node("list", children=MANY), node("zStack", children=[COLOUR, node("list", children=MANY), NEW]),
], ids=["list", "pile"])
def test_what_was_put_above_and_then_below_what_scrolls_stays_in_sight(drawn, size, scroller):
    above = node("vStack", alignment="leading", children=[text("Above"), scroller])
    done = node("zStack", alignment="top", children=[text("Saved")])
    page = drawn(node("zStack", layer="overlay", children=[node("vStack", spacing=0, children=[above, PAY]), done]), size=size)
    first = page.get_by_text("Above")
    left = start(first)
    scrolled(page)
    assert left == start(first) < page.locator(".content").bounding_box()["x"] + 20
    assert 0 < top(first) < 100 and page.viewport_size["height"] - 30 < bottom(page.get_by_role("button", name="Pay"))
    assert bottom(first) <= top(page.get_by_text("Saved")) < 160


def test_a_colour_piled_over_a_list_covers_the_screen_below_its_bar(drawn):
    dim = node("shape", shape="rectangle", foreground="primary", background="primary")
    page = drawn(node("zStack", children=[node("list", children=MANY), dim, node("progressView")]), size="regular")
    over = page.locator(".layer .shape")
    assert start(over) <= 0 and end(over) >= 1280 and bottom(over) >= 800
    assert page.evaluate("document.elementFromPoint(640, 400).closest('.row')") is None


UNITS = [{"id": "km", "text": "Kilometres"}, {"id": "mi", "text": "Miles"}]


def menu_of(name):
    return node("picker", id=name, text=name, pickerStyle="menu", value="km", options=UNITS)


def caption(page, name):
    return page.locator(".picker", has=page.get_by_role("combobox", name=name)).locator(".caption").bounding_box()


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("place", ["vStack", "scrollView", "list"])
def test_beside_others_a_menu_shows_what_is_chosen_and_is_called_what_it_was(drawn, size, place):
    lines = [
        node("hStack", children=[text("How far did you go today"), node("spacer"), menu_of("Unit")]),
        node("hStack", children=[node("textField", id="far", prompt="Distance", value=""), menu_of("Of")]), menu_of("Own")]
    page = drawn(node(place, children=[node("row", children=[each]) for each in lines] if place == "list" else lines), size=size,
                 toolbar=[node("toolbarItem", id="sort", placement="primaryAction", children=[menu_of("Sort")])])
    for name in ("Unit", "Of", "Sort"):
        menu = page.get_by_role("combobox", name=name, exact=True)
        assert caption(page, name)["width"] <= 1
        # All of what is chosen is seen.
        assert menu.evaluate("menu => menu.scrollWidth <= menu.clientWidth") and menu.bounding_box()["width"] < 160
    assert page.get_by_role("textbox", name="Distance").bounding_box()["width"] > 120
    # By itself it keeps its title.
    assert caption(page, "Own")["width"] > 25
    assert colours(page) == []


def test_beside_a_picture_in_a_row_a_menu_keeps_its_title(drawn):
    page = drawn(node("form", children=[node("row", children=[node("hStack", children=[node("image", systemName="star"), menu_of("Unit")])])]))
    assert caption(page, "Unit")["width"] > 25


def entry(**more):
    return node("hStack", padding=[], children=[node("image", systemName="magnifyingglass"), node("textField", id="city", prompt="City", value="")], **more)


def pile(layer, *views, **more):
    box = node("zStack", children=[node("shape", shape="roundedRectangle", foreground="gray", **more)])
    return node("zStack", layer=layer, children=[*views, box] if layer == "overlay" else [box, *views])


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("box", [
    pile("overlay", entry(), lineWidth=1), pile("background", entry(), background="gray"), entry(background="gray", shape="roundedRectangle"),
    pile("overlay", pile("background", entry(), background="gray"), lineWidth=1),
    node("textField", id="city", prompt="City", value="", padding=[], background="gray", shape="capsule"),
], ids=["stroke", "fill", "ground", "both", "own"])
def test_a_field_in_a_box_of_the_apps_own_has_all_the_width_and_no_other_box(drawn, size, box):
    page = drawn(node("scrollView", children=[node("vStack", children=[text("Where"), box])]), size=size)
    field, drawn_box = page.locator(".field"), page.locator(".content .vStack > :nth-child(2)")
    looks = field.evaluate("field => (({ boxShadow, backgroundColor }) => [boxShadow, backgroundColor])(getComputedStyle(field))")
    assert looks[0] == "none"
    assert drawn_box.bounding_box()["width"] == page.locator(".content").bounding_box()["width"] - 32
    page.get_by_role("textbox").focus()
    outlined = "all => all.filter((each) => getComputedStyle(each).outlineStyle === 'solid').length"
    assert page.locator(".content :is(.field, .hStack, .shape)").evaluate_all(outlined) > 0
    assert colours(page) == []


def test_a_field_beside_others_without_a_box_has_one(drawn):
    page = drawn(node("hStack", background="bar", children=[node("image", systemName="star"), node("textField", id="city", prompt="City", value="")]))
    assert page.locator(".field").evaluate("field => getComputedStyle(field).boxShadow") != "none"


# In how many lines words are drawn that are one by one.
WORDS = """all => all.map((words) => {
  const [text] = [...words.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return [...text.data.matchAll(/\\S+/g)].map(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index); range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}).flat()"""


@pytest.mark.parametrize("size", ["compact", "regular", {"width": 320, "height": 640}], ids=["compact", "regular", "small"])
@pytest.mark.parametrize("style", ["bordered", None])
def test_words_of_buttons_that_share_a_line_are_whole(drawn, size, style):
    def tile(name, image): return node("button", id=name, buttonStyle=style, actions=["tap"], children=[
        node("vStack", frame="fill", children=[node("image", systemName=image), text(name, font="caption")])])
    names = ["Full width", "Calendar", "Transport", "Restore"]
    page = drawn(node("vStack", children=[
        node("hStack", children=[tile("envelope", "envelope"), tile("telephone", "phone"), tile("videocall", "video")]),
        node("hStack", children=[node("button", id=each, buttonStyle=style, actions=["tap"], children=[
            text(each, frame="fill", textAlign="center")]) for each in names]),
        node("hStack", children=[node("button", id=f"own {each}", text=each, frame="fill", buttonStyle=style, actions=["tap"]) for each in names])]), size=size)
    words = page.locator(".content .button .text, .content .button .face > span:not([class])")
    assert words.count() == 11 and set(words.evaluate_all(WORDS)) == {1}
    tiles = [each.bounding_box() for each in page.locator(".button:has(.vStack)").all()]
    assert len({each["y"] for each in tiles}) == 1 and max(each["width"] for each in tiles) - min(each["width"] for each in tiles) < 4
    assert page.evaluate("document.querySelector('.scroller').scrollWidth <= document.querySelector('.scroller').clientWidth")
    for each in page.locator(".content .button").all():
        face, button = each.locator(".face").bounding_box(), each.bounding_box()
        assert button["x"] <= face["x"] and face["x"] + face["width"] <= button["x"] + button["width"] + 0.5


@pytest.mark.parametrize("width", [180, 360])
def test_words_beside_a_badge_are_whole_and_the_badge_gives_way(drawn, width):
    def link(name, **more): return node("row", children=[node("navigationLink", id=name, children=[node("label", text=name, systemImage="person", **more)])])
    rows = [link("Barbara", badge="Administrator"), node("row", children=[node("label", text="Roberta", systemImage="person", badge="Administrator")]),
            node("row", children=[node("navigationLink", id="plain", text="Cordula", badge="Administrator")]), link("Administratorenverwaltung", badge="7")]
    split = {"type": "hStack", "width": width, "children": [node("list", children=rows)]}
    page = drawn(split, size="regular")
    words = page.locator(".list :is(.label-text, .face > span:not([class]))")
    assert words.count() == 4 and words.evaluate_all(WORDS)[:3] == [1, 1, 1]
    for badge in page.locator(".badge").all():
        box, row = badge.bounding_box(), page.locator(".row").first.bounding_box()
        assert box["x"] + box["width"] <= row["x"] + row["width"] and box["width"] > 15
    for name in ("Barbara", "Roberta", "Cordula"):
        found = page.get_by_text(name, exact=True).bounding_box()
        assert all(found["x"] + found["width"] <= box["x"] or abs(box["y"] - found["y"]) > 20
                   for box in (each.bounding_box() for each in page.locator(".badge").all()))


TINTS = ["primary", "accent", "blue", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "purple", "pink", "brown", "gray"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_button_with_a_border_has_its_own_tint_on_its_ground(drawn, scheme):
    def bordered(name, **more): return node("button", id=name, text=name.title(), buttonStyle="bordered", actions=["tap"], **more)
    page = drawn(node("scrollView", children=[bordered("none"), bordered("off", tint="red", disabled=True), *[bordered(each, tint=each) for each in TINTS]]))
    page.emulate_media(color_scheme=scheme)
    grounds = page.locator(".button[data-button-style]").evaluate_all("all => all.map((each) => getComputedStyle(each).backgroundColor)")
    assert grounds[0] == grounds[1] and len(set(grounds)) == len(TINTS)
    assert colours(page) == []
    page.get_by_role("button", name="Orange").hover()
    assert page.get_by_role("button", name="Orange").evaluate("each => getComputedStyle(each).backgroundColor") not in grounds
    assert colours(page) == []


def test_room_around_a_line_does_not_make_it_thicker(drawn):
    line = node("shape", shape="rectangle", drawn="filled", foreground="gray", height=2, padding=["top", "bottom"])
    page = drawn(node("vStack", children=[text("Above"), line, text("Below")]))
    box = page.locator(".shape").bounding_box()
    assert box["height"] == 2 and box["width"] == 360 - 32
    assert top(page.get_by_text("Below")) - bottom(page.get_by_text("Above")) > 32


@pytest.mark.parametrize("edge", ["top", "bottom"])
def test_what_has_all_the_room_over_others_stands_where_it_says(drawn, edge):
    toast = node("zStack", alignment=edge, frame="fill", fillsHeight=True, verticalAlignment=edge, children=[text("Saved")])
    rows = node("list", children=[node("row", children=[text(f"Row {at}")]) for at in range(4)])
    page = drawn(node("zStack", layer="overlay", children=[rows, node("zStack", children=[toast])]))
    saved, layer = page.get_by_text("Saved"), page.locator(".layer > .zStack")
    assert (top(saved) == top(layer)) if edge == "top" else (bottom(saved) == bottom(layer))


def test_a_row_that_scrolls_stands_in_the_middle_if_nothing_in_it_fills_the_width(drawn):
    stars = node("hStack", children=[text("One"), text("Two")])
    wide = node("hStack", children=[text("Left"), node("spacer"), text("Right")])
    page = drawn(node("scrollView", children=[stars, wide]))
    assert abs((start(page.get_by_text("One")) + end(page.get_by_text("Two"))) / 2 - 180) < 0.5
    assert start(page.get_by_text("Left")) == 16 and end(page.get_by_text("Right")) == 360 - 16


def test_words_of_one_width_are_as_large_as_their_font_says(drawn):
    page = drawn(node("vStack", children=[text("Mono", font="largeTitle", monospaced=True), text("Plain", font="largeTitle")]))
    sizes = [page.get_by_text(words).evaluate("words => getComputedStyle(words).fontSize") for words in ("Mono", "Plain")]
    assert sizes[0] == sizes[1] == "34px"


def test_words_on_a_ground_within_a_tile_have_the_colour_they_were_given(drawn):
    below = node("vStack", frame="fill", background="indigo", foreground="white", padding=True, children=[text("Apollo")])
    tile = node("navigationLink", id="apollo", children=[node("vStack", children=[text("Ship"), below])])
    page = drawn(node("scrollView", children=[node("grid", columns=2, children=[tile])]))
    colour = "words => getComputedStyle(words).color"
    assert page.get_by_text("Apollo").evaluate(colour) == "rgb(255, 255, 255)"
    assert page.get_by_text("Ship").evaluate(colour) != "rgb(255, 255, 255)"
    assert page.locator(".vStack[data-background]").bounding_box()["width"] == page.get_by_role("button", name="Ship").bounding_box()["width"]


def test_the_words_of_a_label_in_a_row_are_not_broken_unless_one_is_long(drawn):
    person = node("vStack", alignment="leading", children=[text("Ada Augusta Lovelace", font="title2", weight="bold", lineLimit=2), text("+49 30 5550110")])
    book = node("label", text="Book Appointment", systemImage="calendar")
    long = node("label", text="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz", systemImage="calendar")
    row = lambda label: node("hStack", spacing=16, children=[node("shape", shape="circle", width=40, height=40), person, node("spacer"), label])
    page = drawn(node("vStack", children=[row(book), row(long), text("Appointment", id="whole")]))
    whole = page.get_by_text("Appointment", exact=True).bounding_box()["width"]
    assert page.locator(".label-text").first.bounding_box()["width"] >= whole
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    assert end(page.locator(".label").last) <= 360 - 16 + 0.1


def test_a_limit_of_lines_holds_for_each_text_in_a_stack_a_row_and_a_button(drawn):
    long = "A rather long line of words that has to be cut somewhere or it takes several lines of text"
    page = drawn(
        node("vStack", lineLimit=1, children=[text("First"), text(long), node("button", id="b", text=long)]),
        node("hStack", lineLimit=1, children=[text("Name"), node("spacer"), text("End")]),
        node("list", lineLimit=2, children=[node("row", children=[text(long * 2)])]))
    line = page.get_by_text("First", exact=True).bounding_box()["height"]
    for cut in page.get_by_text(long, exact=True).all():
        assert cut.bounding_box()["height"] == line
    assert page.locator(".row .text").bounding_box()["height"] == 2 * line
    assert top(page.get_by_text("Name", exact=True)) == top(page.get_by_text("End", exact=True))
    assert end(page.get_by_text("End", exact=True)) == 344


def test_a_limit_of_lines_ends_where_one_of_none_is_said(drawn):
    long = "A rather long line of words that has to be cut somewhere or it takes several lines of text"
    page = drawn(node("vStack", lineLimit=1, children=[
        text("Held: " + long), text("Whole: " + long, lineLimit=0), node("vStack", lineLimit=0, children=[text("Free: " + long)])]))
    height = lambda words: page.get_by_text(words).bounding_box()["height"]
    assert height("Whole:") == height("Free:") >= 2 * height("Held:")


def test_the_style_of_a_list_may_be_said_of_what_is_around_it(drawn):
    lists = [node("list", children=[node("row", children=[text(words)])]) for words in ("plain", "other")]
    page = drawn(node("vStack", listStyle="plain", children=[lists[0]]), lists[1])
    edge = lambda words: start(page.locator(".rows").filter(has_text=words))
    assert edge("plain") == 0 and edge("other") == 16


def test_shapes_in_a_line_share_the_room_that_the_others_leave(drawn):
    def shape(color, **more):
        return node("shape", shape="rectangle", foreground=color, **more)
    strip = node("hStack", spacing=0, children=[shape("red", height=20), shape("green", height=20), shape("blue", width=40, height=20)])
    named = node("hStack", spacing=8, children=[text("Mon"), node("shape", shape="capsule", foreground="green", height=10)])
    pile = node("zStack", alignment="leading", children=[shape("gray", height=8), shape("green", width=60, height=8)])
    page = drawn(node("scrollView", children=[node("vStack", alignment="leading", children=[
        text("Days"), strip, named, node("hStack", children=[text("Tue"), pile]), node("hStack", children=[shape("red"), shape("green")])])]))
    boxes = lambda line: [each.bounding_box() for each in page.locator(".hStack").nth(line).locator(".shape").all()]
    assert [(box["width"], box["height"]) for box in boxes(0)] == [(144, 20), (144, 20), (40, 20)]
    word, bar = page.get_by_text("Mon"), page.locator(".hStack").nth(1).locator(".shape")
    assert start(bar) == end(word) + 8 and end(bar) == 360 - 16
    assert [box["width"] > 250 for box in boxes(2)] == [True, False]
    assert all(box["width"] > 150 and box["height"] >= 40 for box in boxes(3))


def test_shapes_share_the_height_that_their_stack_was_given(drawn):
    page = drawn(node("vStack", height=60, spacing=0, children=[node("shape", shape="rectangle", foreground=color) for color in ("red", "green")]))
    assert [each.bounding_box()["height"] for each in page.locator(".shape").all()] == [30, 30]


def test_shapes_take_no_room_where_views_scroll_across(drawn):
    cards = [node("vStack", children=[text(f"Card {number}"), node("shape", shape="rectangle", foreground="red", height=4)]) for number in range(9)]
    page = drawn(node("scrollView", children=[node("scrollView", axes="horizontal", children=[node("hStack", children=cards)])]))
    for card in page.locator(".hStack > .vStack").all():
        assert card.bounding_box()["width"] == pytest.approx(card.locator(".text").bounding_box()["width"], abs=0.1)


@pytest.mark.parametrize("greedy", [node("progressView", value=0.4), node("divider")], ids=["bar", "divider"])
@pytest.mark.parametrize("framed", [True, False])
def test_a_card_with_a_bar_or_a_divider_in_it_is_as_wide_as_there_is_room(drawn, greedy, framed):
    card = node("vStack", alignment="leading", padding=True, background=None if framed else "regularMaterial", children=[text("Card"), greedy])
    line = node("zStack", children=[node("shape", shape="roundedRectangle", foreground="secondary", lineWidth=1)])
    cards = [node("zStack", layer="overlay", children=[card, line]) if framed else card, text("Beside it")]
    page = drawn(node("scrollView", children=[node("vStack", spacing=16, children=cards)]))
    assert page.locator(".vStack[data-padding]").bounding_box()["width"] == 360 - 32
    assert page.locator(".vStack[data-padding] > :is(.divider, .progressView)").bounding_box()["width"] == 360 - 64
    # A divider between what stands side by side is a line down, and takes no width.
    page = drawn(node("vStack", children=[text("A"), node("hStack", children=[text("B"), node("divider"), text("C")])]))
    assert page.locator(".hStack").bounding_box()["width"] < 100


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_what_stands_below_a_list_stands_where_its_stack_says_and_in_the_middle_if_that_says_nothing(drawn, size):
    def below(*views, **more):
        rows = node("list", children=[node("row", children=[text(f"Row {number}")]) for number in range(30)])
        page = drawn(node("vStack", children=[rows, *views], **more), size=size)
        part = page.locator(".part").bounding_box()
        room = page.locator(".list").bounding_box()
        found = page.locator(".part > *").first
        return page, found, room, part
    page, words, room, part = below(text("Three of five"))
    assert middle(words) == pytest.approx(room["x"] + room["width"] / 2, abs=0.5) == pytest.approx(part["x"] + part["width"] / 2, abs=0.5)
    page, button, room, _ = below(node("button", id="go", text="Go on", buttonStyle="borderedProminent", actions=["tap"]))
    assert middle(button) == pytest.approx(room["x"] + room["width"] / 2, abs=0.5) and button.bounding_box()["width"] < 150
    page, words, room, _ = below(text("Three of five"), alignment="leading")
    assert start(words) == pytest.approx(room["x"], abs=0.5)
    page, line, room, _ = below(node("hStack", children=[text("Three"), text("of five")]), alignment="trailing")
    assert end(line) == pytest.approx(room["x"] + room["width"], abs=0.5)
    page, line, room, _ = below(node("hStack", children=[text("Total"), node("spacer"), text("12 €")]))
    assert line.bounding_box()["width"] == pytest.approx(room["width"], abs=0.5)


def test_fields_of_a_given_width_stand_where_their_stack_says(drawn):
    fields = node("hStack", children=[node("textField", id=f"digit-{number}", width=44, accessibilityLabel="Digit") for number in range(4)])
    page = drawn(node("vStack", children=[text("A title that is longer than the four fields"), fields]))
    line = page.locator(".hStack")
    assert line.bounding_box()["width"] == 4 * 44 + 3 * 8 and middle(line) == pytest.approx(180, abs=0.5)
    assert [field.bounding_box()["width"] for field in page.locator(".field").all()] == [44] * 4
    page = drawn(node("vStack", alignment="leading", children=[text("A title that is longer than the four fields"), fields]))
    assert start(page.locator(".field").first) == start(page.get_by_text("A title"))


def test_what_fills_the_width_stands_where_it_is_asked_to_in_a_view_of_the_apps_own(drawn):
    own = lambda **more: node("group", frame="fill", children=[node("hStack", children=[text("First"), text("Last")])], **more)
    page = drawn(node("vStack", alignment="leading", children=[
        own(textAlign="center"), own(textAlign="trailing"), own(textAlign="leading")]), size="regular")
    stacks = [each.bounding_box() for each in page.locator(".group > .hStack").all()]
    group = page.locator(".group").first.bounding_box()
    end = group["x"] + group["width"]
    assert abs(stacks[0]["x"] + stacks[0]["width"] / 2 - (group["x"] + end) / 2) < 1
    assert abs(stacks[1]["x"] + stacks[1]["width"] - end) < 1
    assert stacks[2]["x"] == group["x"]


def test_a_pile_has_the_least_width_and_all_the_height_that_its_frame_says(drawn):
    page = drawn(node("zStack", minWidth=200, background="teal", children=[text("Wide")]), text("Below"))
    assert page.locator(".zStack").bounding_box()["width"] == 200
    page = drawn(node("vStack", children=[
        node("zStack", fillsHeight=True, verticalAlignment="top", background="teal", children=[text("High")]), text("Below")]))
    pile = page.locator(".zStack")
    assert pile.bounding_box()["height"] > 300
    assert top(page.get_by_text("High")) - top(pile) < 20
    page = drawn(node("hStack", children=[
        node("zStack", fillsHeight=True, width=44, background="teal", children=[text("12")]), text("Lunch")]))
    assert page.locator(".zStack").bounding_box()["width"] == 44


def test_a_pile_has_the_least_height_that_its_frame_says_and_more_where_it_needs_it(drawn):
    colour = node("shape", shape="rectangle", foreground="teal")
    page = drawn(node("vStack", children=[
        node("zStack", minHeight=120, verticalAlignment="bottom", children=[colour, node("zStack", children=[text("Low")])]),
        node("zStack", minHeight=20, children=[node("vStack", children=[text(f"Line {i}") for i in range(5)])]),
        text("Below")]))
    low, high = (page.locator(".vStack > .zStack").nth(i).bounding_box() for i in range(2))
    assert low["height"] == 120
    assert page.locator(".zStack > .shape").bounding_box()["height"] == 120
    assert high["height"] > 80
    assert top(page.get_by_text("Below")) >= high["y"] + high["height"]


def test_what_has_a_colour_in_it_fills_its_frame_wherever_that_has_it_stand(drawn):
    colour = node("shape", shape="rectangle", foreground="teal")
    page = drawn(node("vStack", children=[
        node("zStack", width=200, height=100, verticalAlignment="top", textAlign="leading", children=[colour, text("A"), text("B")]),
        text("Below")]))
    pile, words = page.locator(".zStack").bounding_box(), page.get_by_text("A", exact=True).bounding_box()
    assert abs(words["y"] + words["height"] / 2 - pile["y"] - pile["height"] / 2) < 1
    assert abs(words["x"] + words["width"] / 2 - pile["x"] - pile["width"] / 2) < 1
