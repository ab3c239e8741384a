"""Tables: headers that sort, rows that are selected, and a box that scrolls where there is little room."""

import json

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node
from frames import told
from relay import relay
from styling import styling
from waiting import becomes, some_frames, unmoved


def text(words, **members):
    return {"type": "text", "text": words, **members}


PEOPLE = [("Cleo", "41", "Bonn"), ("Anna", "29", "Kiel"), ("Ben", "35", "Aachen")]
COLUMNS = [
    {"type": "tableColumn", "id": "col-name", "actions": ["tap"], "title": "Name", "sortOrder": "forward", "minWidth": 120},
    {"type": "tableColumn", "id": "col-age", "actions": ["tap"], "title": "Age", "width": 80},
    {"type": "tableColumn", "title": "Town"},
]


def row(at, cells, **members):
    return {"type": "tableRow", "id": f"r{at}", "actions": ["select"], **members, "children": cells}


def table(rows=None, **members):
    rows = rows or [row(at, [text(words) for words in person]) for at, person in enumerate(PEOPLE)]
    return {"type": "table", "headerContent": COLUMNS, "children": rows, **members}


def given(sent):
    return [(each["target"], each["name"]) for each in sent if each["type"] == "action"]


@pytest.mark.parametrize("several", [False, True])
@pytest.mark.parametrize("size, scheme", LOOKS)
def test_a_table_looks_like_a_list_and_axe_finds_nothing(drawn, shot, size, scheme, several):
    rows = [row(at, [text(words) for words in person]) for at, person in enumerate(PEOPLE)]
    rows[1] |= {"selected": True}
    rows[2]["children"][2] = {"type": "button", "id": "b", "text": "Aachen"}
    rows[0] |= {"contextMenu": [{"type": "button", "id": "c", "text": "Call"}]}
    page = drawn(table(rows, **({"multiselectable": True} if several else {})), size=size)
    page.emulate_media(color_scheme=scheme)
    expect(page.get_by_role("columnheader")).to_have_text(["Name", "Age", "Town"])
    expect(page.get_by_role("columnheader", name="Name")).to_have_attribute("aria-sort", "ascending")
    shot(page, f"table-{size}-{scheme}{'-several' if several else ''}")
    assert violations(page) == []


@pytest.fixture
def asked(drawn):
    """A table, and what is asked for in it."""
    def draw(view, **options):
        page = drawn(view, **options)
        sent = told(page)
        page.reload()
        page.wait_for_selector(".table")
        return page, lambda: given(sent)
    return draw


def test_a_header_sorts_and_one_that_cannot_is_no_button(asked):
    page, given = asked(table(), size="regular")
    page.get_by_role("button", name="Age").click()
    page.get_by_role("columnheader", name="Town").click()
    assert given() == [("col-age", "tap")]
    assert page.get_by_role("columnheader").evaluate_all("all => all.map((each) => each.getAttribute('aria-sort'))") == [
        "ascending", None, None]


def test_a_row_is_selected_wherever_there_is_nothing_else_to_do(asked):
    rows = [row(at, [text(words) for words in person]) for at, person in enumerate(PEOPLE)]
    rows[1]["children"][1] = {"type": "button", "id": "b", "text": "29"}
    rows[2] |= {"disabled": True}
    page, given = asked(table(rows), size="regular")
    page.get_by_text("Bonn").click()
    page.get_by_role("row").nth(2).click(position={"x": 400, "y": 5})
    page.get_by_role("button", name="29").click()
    page.get_by_text("Aachen").click()
    assert given() == [("r0", "select"), ("r1", "select"), ("b", "tap")]


def test_words_that_are_marked_are_no_choice_of_the_row(asked):
    page, given = asked(table(), size="regular")
    box = page.get_by_text("Bonn").bounding_box()
    page.mouse.move(box["x"] + 2, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] + 10, steps=4)
    page.mouse.up()
    assert page.evaluate("getSelection().toString()") != ""
    assert given() == []


def test_all_of_a_table_is_done_by_the_keyboard(asked):
    rows = [row(at, [text(words) for words in person], actions=["select", "delete"]) for at, person in enumerate(PEOPLE)]
    page, given = asked(table(rows, multiselectable=True), size="regular")
    page.get_by_role("button", name="Name").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Age")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("checkbox", name="Select Cleo")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("checkbox", name="Select Ben")).to_be_focused()
    page.keyboard.press(" ")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Delete")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Actions for Anna")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Delete")).to_be_focused()
    assert given() == [("col-name", "tap"), ("r2", "select"), ("r1", "delete")]


def test_when_a_row_goes_or_moves_the_focus_is_where_the_person_was(open_page, base_url):
    page = open_page(f"{base_url}/", "regular", reduced_motion="reduce")
    revs = []

    def change(said):
        revs.append(said["rev"])
        screen = {"type": "screen", "id": "people", "title": "People", "children": [table(multiselectable=True)]}
        said["document"]["root"] = {"type": "navigationStack", "id": "stack", "children": [screen]}

    sockets = relay(page, change)
    page.reload()

    def patched(**operation):
        base = revs[-1]
        revs.append(base + 1)
        sockets[-1].send(json.dumps({"type": "patch", "rev": base + 1, "base": base, "ops": [operation]}))

    rows = "/root/children/0/children/0/children"
    page.get_by_role("checkbox", name="Select Anna").focus()
    patched(op="move", **{"from": f"{rows}/1"}, path=f"{rows}/0")
    expect(page.get_by_role("checkbox").first).to_have_accessible_name("Select Anna")
    expect(page.get_by_role("checkbox", name="Select Anna")).to_be_focused()
    patched(op="remove", path=f"{rows}/0")
    expect(page.get_by_role("checkbox", name="Select Anna")).to_have_count(0)
    expect(page.get_by_role("checkbox", name="Select Cleo")).to_be_focused()
    page.get_by_role("button", name="Age").focus()
    patched(op="add", path="/root/children/0/children/0/headerContent/1/sortOrder", value="reverse")
    expect(page.get_by_role("columnheader", name="Age")).to_have_attribute("aria-sort", "descending")
    expect(page.get_by_role("button", name="Age")).to_be_focused()


def test_the_menu_of_a_row_is_where_the_other_button_asks_for_it(asked):
    rows = [row(at, [text(words) for words in person]) for at, person in enumerate(PEOPLE)]
    rows[1] |= {"contextMenu": [{"type": "button", "id": "call", "text": "Call"}]}
    page, given = asked(table(rows), size="regular")
    page.get_by_text("Kiel").click(button="right")
    page.get_by_role("menuitem", name="Call").click()
    assert given() == [("call", "tap")]


def test_the_row_of_a_link_is_selected_with_ctrl_where_any_number_may_be(asked):
    rows = [row(at, [{"type": "navigationLink", "id": f"link{at}", "text": words} for words in person[:1]] + [text("x"), text("y")])
            for at, person in enumerate(PEOPLE)]
    page, given = asked(table(rows, multiselectable=True), size="regular")
    page.get_by_role("button", name="Anna", exact=True).click(modifiers=["Control"])
    page.get_by_role("button", name="Ben", exact=True).click()
    assert given() == [("r1", "select"), ("link2", "tap")]


def test_a_table_that_is_too_wide_scrolls_in_its_own_box(drawn):
    columns = [{"type": "tableColumn", "title": f"Column {number}", "minWidth": 160} for number in range(8)]
    rows = [{"type": "tableRow", "children": [text(f"Cell {number}") for number in range(8)]} for _ in range(3)]
    page = drawn({"type": "table", "headerContent": columns, "children": rows}, size={"width": 760, "height": 600})
    box = page.locator(".table")
    assert box.evaluate("box => box.scrollWidth > box.clientWidth")
    assert page.evaluate("document.querySelector('.scroller').scrollWidth <= document.querySelector('.scroller').clientWidth")
    box.focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.table').scrollLeft > 0")
    assert violations(page) == []
    page.set_viewport_size({"width": 1500, "height": 600})
    expect(page.locator(".table[data-wide]")).to_have_count(0)


def test_a_table_scrolls_when_its_words_come_late_or_its_room_goes(drawn):
    page = drawn(table(), size="regular")
    wide = page.locator(".table[data-wide]")
    cell = page.locator(".cell").first
    cell.evaluate("cell => { cell.style.minWidth = '2000px'; }")
    expect(wide).to_have_count(1)
    cell.evaluate("cell => { cell.style.minWidth = '700px'; }")
    expect(wide).to_have_count(0)
    page.locator(".table").evaluate("box => { box.style.width = '600px'; }")
    expect(wide).to_have_count(1)


def test_controls_stand_where_their_column_begins_and_words_are_not_broken(drawn, shot):
    def cells(at):
        return [
            {"type": "label", "text": "Household", "systemImage": "house"},
            {"type": "toggle", "id": f"on{at}", "text": "Active", "value": at == 1},
            {"type": "toggle", "id": f"bare{at}", "text": "Member", "labelsHidden": True},
            {"type": "button", "id": f"do{at}", "text": "Approve", "buttonStyle": "bordered"},
            {"type": "group", "children": [{"type": "navigationLink", "id": f"link{at}", "text": "Anna Schmidt-Hohenstein"}]},
        ]
    columns = [{"type": "tableColumn", "title": title} for title in ("Kind", "State", "Club", "Do", "Whose")]
    page = drawn({"type": "table", "headerContent": columns, "children": [row(at, cells(at)) for at in range(3)]}, size="regular")
    shot(page, "table-controls")
    start = lambda place: round(place.bounding_box()["x"])
    firsts = {
        "Kind": page.locator(".cell .label"), "State": page.locator(".caption", has_text="Active"),
        "Club": page.get_by_role("switch", name="Member"), "Do": page.get_by_role("button", name="Approve"),
        "Whose": page.get_by_role("button", name="Anna", exact=False).and_(page.locator(".navigationLink")),
    }
    for name, first in firsts.items():
        header = page.get_by_role("columnheader", name=name).locator("span")
        assert abs(start(first.first) - start(header)) < 3, name
    switch = page.get_by_role("switch", name="Active").first.bounding_box()
    caption = page.locator(".caption", has_text="Active").first.bounding_box()
    assert 0 < switch["x"] - caption["x"] - caption["width"] < 30
    assert violations(page) == []
    page.set_viewport_size({"width": 700, "height": 600})
    assert page.get_by_text("Household").first.bounding_box()["height"] < 30
    expect(page.locator(".table[data-wide]")).to_have_count(1)
    shot(page, "table-controls-narrow")


def test_tables_beside_one_another_share_the_room(drawn, shot):
    page = drawn({"type": "hStack", "children": [
        {"type": "table", "headerContent": [{"type": "tableColumn", "title": title}], "children": [
            {"type": "tableRow", "children": [text(title)]}]} for title in ("In", "Out")]}, size="regular")
    widths = page.locator(".table").evaluate_all("all => all.map((each) => each.clientWidth)")
    assert min(widths) > 500
    shot(page, "table-beside")


@pytest.mark.only("chromium", "Firefox is not told to print, nor of contrast or colours.")
def test_on_paper_a_table_that_scrolls_is_seen_whole(drawn):
    columns = [{"type": "tableColumn", "title": f"Column {number}", "minWidth": 160} for number in range(8)]
    rows = [{"type": "tableRow", "children": [text(f"Cell {number}") for number in range(8)]} for _ in range(3)]
    page = drawn({"type": "table", "headerContent": columns, "children": rows}, size={"width": 760, "height": 600})
    expect(page.locator(".table[data-wide]")).to_have_css("overflow-x", "auto")
    page.emulate_media(media="print")
    expect(page.locator(".table")).to_have_css("overflow-x", "visible")
    expect(page.get_by_role("columnheader").first).to_have_css("position", "static")
    expect(page.locator(".tableRow").first).to_have_css("break-inside", "avoid")


def test_the_header_stays_in_sight(drawn, shot):
    rows = [{"type": "tableRow", "children": [text(f"{number}"), text("b"), text("c")]} for number in range(60)]
    page = drawn(table(rows), size="regular")
    header = page.get_by_role("columnheader", name="Town")
    page.locator(".scroller").evaluate("scroller => { scroller.scrollTop = 900; }")
    some_frames(page)
    bar = page.locator(".bar").bounding_box()
    top = header.bounding_box()["y"]
    assert abs(top - bar["y"] - bar["height"]) < 2
    assert header.evaluate("""header => { const { x, y, width, height } = header.getBoundingClientRect();
      return header.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }""")
    shot(page, "table-scrolled")


def test_long_words_wrap_and_leave_the_others_their_room(drawn, shot):
    long = "A description that goes on for a while, as those of back offices do, and then on for some more"
    rows = [row(at, [text(name), text(age), text(long)]) for at, (name, age, _) in enumerate(PEOPLE)]
    page = drawn(table(rows), size="regular")
    shot(page, "table-long")
    assert page.get_by_text("Cleo").bounding_box()["height"] < 30
    expect(page.locator(".table[data-wide]")).to_have_count(0)


def test_a_client_reads_the_columns_of_a_row_from_right_to_left(drawn, shot):
    page = drawn({**table(), "layoutDirection": "rightToLeft"}, size="regular")
    place = lambda name: page.get_by_role("columnheader", name=name).bounding_box()["x"]
    assert place("Town") < place("Age") < place("Name")
    shot(page, "table-rtl")


def test_with_the_shift_key_all_rows_up_to_another_one_are_selected(asked):
    rows = [row(at, [text(f"Row {at}"), text("1"), text("Bonn")]) for at in range(8)]
    rows[3] |= {"selected": True}
    rows[4] |= {"disabled": True}
    page, given = asked(table(rows, multiselectable=True), size="regular")
    page.get_by_text("Row 2").click(modifiers=["Shift"])
    assert given() == [("r2", "select")]
    page.get_by_text("Row 6").click(modifiers=["Shift"])
    assert page.evaluate("getSelection().type") != "Range"
    assert given() == [(f"r{at}", "select") for at in (2, 2, 5, 6)]
    page.get_by_role("checkbox", name="Select Row 0").click(modifiers=["Shift"])
    assert given()[4:] == [(f"r{at}", "select") for at in (0, 1, 2)]


def test_words_of_a_table_can_be_marked_without_the_shift_key(asked):
    page, given = asked(table(multiselectable=True), size="regular")
    first, last = page.get_by_text("Cleo").bounding_box(), page.get_by_text("Bonn").bounding_box()
    page.mouse.move(first["x"] + 2, first["y"] + 5)
    page.mouse.down()
    page.mouse.move(last["x"] + 20, last["y"] + 5, steps=4)
    page.mouse.up()
    assert "Cleo" in page.evaluate("getSelection().toString()")
    assert given() == []


def wide_table():
    columns = [{"type": "tableColumn", "title": f"Column {number}", "minWidth": 160} for number in range(12)]
    rows = [{"type": "tableRow", "children": [text(f"Cell {number} {at}") for number in range(12)]} for at in range(60)]
    return {"type": "table", "headerContent": columns, "children": rows}


@pytest.mark.parametrize("size", [(360, 740), (820, 1180), (1280, 800)])
def test_the_header_of_a_table_that_scrolls_across_stays_in_sight_too(drawn, shot, size):
    page = drawn(wide_table(), size={"width": size[0], "height": size[1]})
    box, header = page.locator(".table[data-wide]"), page.get_by_role("columnheader", name="Column 1", exact=True)
    box.hover()
    page.mouse.wheel(0, 900)
    page.mouse.wheel(60, 0)
    page.wait_for_function("() => document.querySelector('.table').scrollTop > 500")
    unmoved(box)
    frame = box.bounding_box()
    assert abs(header.bounding_box()["y"] - frame["y"]) < 2
    assert frame["y"] >= page.locator(".bar").bounding_box()["height"] - 1
    assert frame["y"] + frame["height"] <= size[1]
    assert header.evaluate("""header => { const { x, y, width, height } = header.getBoundingClientRect();
      return header.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }""")
    assert violations(page) == []
    shot(page, f"table-wide-{size[0]}")


def test_a_table_that_scrolls_across_ends_where_the_window_does(drawn):
    page = drawn(wide_table(), size={"width": 820, "height": 1180})
    height = lambda: page.locator(".table").bounding_box()["height"]
    tall = height()
    page.set_viewport_size({"width": 820, "height": 700})
    page.wait_for_function("tall => document.querySelector('.table').offsetHeight < tall - 400", arg=tall)
    page.locator(".cell").last.scroll_into_view_if_needed()
    expect(page.locator(".cell").last).to_be_in_viewport()


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_of_an_empty_table_under_an_overlay_only_the_header_is_seen(drawn, shot, size, scheme):
    none = {"type": "contentUnavailable", "text": "No People", "systemImage": "person.2"}
    empty = {"type": "table", "headerContent": COLUMNS, "children": []}
    page = drawn({"type": "zStack", "layer": "overlay", "children": [empty, {"type": "zStack", "children": [none]}]}, size=size)
    page.emulate_media(color_scheme=scheme)
    expect(page.get_by_role("heading", name="No People")).to_be_visible()
    head = page.locator(".table thead").bounding_box()
    assert page.locator(".table").bounding_box()["height"] == head["height"] > 20
    assert violations(page) == []
    shot(page, f"table-empty-{size}-{scheme}")


@pytest.mark.parametrize("size", ["regular", {"width": 820, "height": 700}])
def test_a_line_that_is_cut_leaves_the_other_columns_their_room(drawn, shot, size):
    long = "Improve the copy of the first screens for visitors who come from the marketing pages, and for all others, too"
    rows = [row(at, [text(words, lineLimit=1), text("In Progress"), {"type": "label", "text": "29 Nov 2026", "systemImage": "calendar"}])
            for at, words in enumerate([long, "Short"])]
    columns = [{"type": "tableColumn", "title": words} for words in ("Title", "Status", "Due")]
    page = drawn({"type": "table", "headerContent": columns, "children": rows}, size=size)
    expect(page.locator(".table[data-wide]")).to_have_count(0)
    heights = page.locator(".tableRow").evaluate_all("all => all.map(({ offsetHeight }) => offsetHeight)")
    assert abs(heights[0] - heights[1]) < 2 and max(heights) < 60
    first, second = (page.get_by_text(words).first.bounding_box() for words in (long, "In Progress"))
    assert first["width"] > 250 and second["x"] - first["x"] - first["width"] < 60
    shot(page, f"table-cut-{size if isinstance(size, str) else 'tablet'}")


def test_the_search_stays_where_it_is_when_nothing_is_found(open_page, base_url):
    page = open_page(f"{base_url}/", "regular")
    views = [table()]
    search = [{"type": "searchField", "id": "search----", "value": ""}]

    def change(said):
        screen = {"type": "screen", "id": "scr-drawn", "title": "Drawn", "search": search, "children": views}
        said["document"].update(root={"type": "navigationStack", "id": "stack", "children": [screen]})
    sockets = relay(page, change)
    page.reload()
    field, title = page.locator(".searchField"), page.locator(".large-title")
    before = [each.bounding_box() for each in (field, title)]
    patch = [{"op": "replace", "path": "/root/children/0/children/0", "value": {"type": "contentUnavailable", "text": "No Results"}}]
    sockets[-1].send(json.dumps({"type": "patch", "rev": 2, "base": 1, "ops": patch}))
    expect(page.get_by_text("No Results")).to_be_visible()
    assert [each.bounding_box() for each in (field, title)] == before


@pytest.mark.parametrize("place", [
    lambda words: text(words, frame="fill", textAlign="trailing"),
    lambda words: node("hStack", children=[node("spacer"), text(words)]),
    lambda words: node("group", frame="fill", textAlign="trailing", children=[text(words)]),
    lambda words: node("group", frame="fill", textAlign="trailing", children=[node("hStack", children=[text("€"), text(words)])]),
    lambda words: node("group", opacity=0.9, children=[text(words, frame="fill", textAlign="trailing")]),
    lambda words: node("vStack", frame="fill", textAlign="trailing", children=[text(words)]),
], ids=["frame", "spacer", "view", "view with a stack", "view with a frame in it", "stack"])
def test_a_column_of_amounts_stands_at_its_end_with_its_name(drawn, place):
    amount = lambda i: place(f"{i * 37}.00")
    rows = [node("tableRow", id=f"row-{i}", children=[text(f"Name {i}"), amount(i)]) for i in range(3)]
    columns = [node("tableColumn", id="c1", title="Name"), node("tableColumn", id="c2", title="Amount")]
    page = drawn(node("table", id="table", headerContent=columns, children=rows), size="regular")
    right = """element => {
      const range = document.createRange(); range.selectNodeContents(element);
      return element.closest('td, th').getBoundingClientRect().right - range.getBoundingClientRect().right;
    }"""
    assert [round(page.get_by_text(words, exact=True).evaluate(right)) for words in ("Amount", "37.00", "74.00")] == [16, 16, 16]


@pytest.mark.parametrize("above", [False, True])
def test_all_of_a_headers_cell_sorts(drawn, above):
    content = table()
    page = drawn(node("vStack", children=[text("Above"), content]) if above else content, size="regular")
    sent = told(page)
    page.reload()
    header = page.get_by_role("columnheader", name="Name")
    box = header.bounding_box()
    assert box["width"] > page.locator(".table-sort").first.bounding_box()["width"] + 100
    ground = lambda: header.evaluate("header => getComputedStyle(header).backgroundImage")
    assert ground() == "none"
    for at in ({"x": box["width"] - 3, "y": 3}, {"x": 3, "y": box["height"] - 3}):
        header.click(position=at)
    assert ground() != "none"
    becomes(page, lambda: given(sent), [("col-name", "tap")] * 2)


@pytest.mark.parametrize("rows", [1, 60])
def test_what_stands_below_a_table_stays_at_the_bottom(drawn, rows):
    content = table([row(at, [text(str(at))] * 3) for at in range(rows)])
    page = drawn(node("vStack", children=[content, text("Below")]), size="regular")
    below = page.locator('.part[data-edge="below"]').bounding_box()
    assert abs(below["y"] + below["height"] - page.viewport_size["height"]) < 2


@pytest.mark.only("chromium", "It says how many elements it styles.")
def test_a_long_table_is_not_styled_anew_where_a_row_of_it_is_selected(browser, drawn, tmp_path):
    cells = lambda at: [text(f"Name {at}"), text(str(at)), text("Bonn")]
    page = drawn(table([row(at, cells(at)) for at in range(100)], multiselectable=True), size="regular")
    with styling(browser, page, tmp_path) as styled:
        page.get_by_text("Name 3", exact=True).click()
    assert 0 < sum(styled) < 100
