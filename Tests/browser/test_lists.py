"""Rows: swiping, their menu, moving, deleting, selecting, refreshing; and menus."""

import json
import re

import pytest
from playwright.sync_api import expect

from axe import violations
from fake.app import node, text
from frames import told
from gestures import swipe, touch
from relay import relay
from shop_steps import filled_cart
from styling import styling
from waiting import at_rest, becomes, resized, some_frames


def items(page):
    return [text.split("\n")[0] for text in page.locator('[data-id^="l-item"] > .row-body > .text').all_inner_texts()]


@pytest.fixture
def lists(open_page, base_url):
    return open_page(f"{base_url}/gallery/lists", "regular")


def test_a_rows_menu_moves_and_deletes_by_the_keyboard(lists):
    lists.get_by_role("button", name=re.compile("^Actions for")).nth(1).focus()
    lists.keyboard.press("Enter")
    expect(lists.get_by_role("menuitem", name="Flag")).to_be_focused()
    lists.keyboard.press("ArrowDown")
    lists.keyboard.press("Enter")
    rows = lists.locator('[data-id^="l-item"] > .row-body > .text')
    expect(rows).to_have_text([re.compile(f"^Item {number}") for number in (2, 1, 3, 4)])
    lists.get_by_role("button", name=re.compile("^Actions for")).nth(0).focus()
    lists.keyboard.press("Delete")
    expect(rows).to_have_text([re.compile(f"^Item {number}") for number in (1, 3, 4)])
    assert lists.evaluate("document.activeElement !== document.body")


def by_mouse(page, moved, to):
    """Drags a row by a few pixels more than to the middle of another one."""
    row = lambda name: page.locator(".row[data-moves]", has_text=name).first.bounding_box()
    middle = lambda box: box["y"] + box["height"] / 2
    start, end = middle(row(moved)), middle(row(to))
    page.mouse.move(300, start)
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(300, start + (end - start) * step / 8)


def test_the_mouse_drags_a_row_to_another_place(lists):
    lists.evaluate("addEventListener('click', () => { window.clicked = true; })")
    for moved, to, order in [(1, 3, [2, 3, 1, 4]), (4, 2, [4, 2, 3, 1]), (4, 2, [2, 4, 3, 1])]:
        by_mouse(lists, f"Item {moved}", f"Item {to}")
        expect(lists.locator("[data-sorting]")).to_have_count(1)
        lists.mouse.up()
        expect(lists.locator("[data-sorting], [data-moving]")).to_have_count(0)
        assert items(lists) == [f"Item {number}" for number in order]
    assert lists.locator(".row[style*='--move']").count() == 0
    assert lists.evaluate("window.clicked") is None


def test_rows_that_others_move_meanwhile_are_left_as_they_are(lists):
    by_mouse(lists, "Item 1", "Item 3")
    lists.evaluate("() => { const [first, second] = document.querySelectorAll('.row[data-moves]'); first.before(second); }")
    lists.mouse.up()
    expect(lists.locator("[data-sorting], [data-moving], .row[style*='--move']")).to_have_count(0)
    assert items(lists) == ["Item 2", "Item 1", "Item 3", "Item 4"]


def test_a_row_that_is_let_go_near_its_place_stays(lists):
    sent = told(lists)
    lists.reload()
    lists.wait_for_selector(".page")
    box = lists.locator(".row[data-moves]", has_text="Item 2").first.bounding_box()
    lists.mouse.move(300, box["y"] + 20)
    lists.mouse.down()
    lists.mouse.move(300, box["y"] + 35, steps=3)
    lists.mouse.up()
    expect(lists.locator("[data-sorting], [data-moving]")).to_have_count(0)
    assert items(lists) == ["Item 1", "Item 2", "Item 3", "Item 4"]
    assert not any(each.get("name") == "move" for each in sent)


def test_a_row_is_dragged_no_further_than_there_are_rows_to_move_among(lists, shot):
    by_mouse(lists, "Item 3", "Item 1")
    at_rest(lists)
    lists.mouse.move(300, 5)
    at_rest(lists)
    top = lambda name: lists.locator(".row[data-moves]", has_text=name).first.bounding_box()["y"]
    assert top("Item 3") < top("Item 1") < top("Item 2") < top("Item 4")
    assert top("Item 3") >= lists.locator(".rows[data-sorting]").bounding_box()["y"]
    shot(lists, "dragged")
    lists.mouse.up()
    expect(lists.locator("[data-sorting]")).to_have_count(0)
    assert items(lists) == ["Item 3", "Item 1", "Item 2", "Item 4"]


def test_escape_puts_a_row_back_that_is_dragged(lists):
    sent = told(lists)
    lists.reload()
    expect(lists.get_by_text("Item 4")).to_be_visible()
    by_mouse(lists, "Item 3", "Item 1")
    expect(lists.locator("[data-sorting]")).to_have_count(1)
    at_rest(lists)
    lists.keyboard.press("Escape")
    expect(lists.locator("[data-sorting], [data-moving]")).to_have_count(0)
    lists.mouse.up()
    lists.wait_for_timeout(200)
    assert items(lists) == ["Item 1", "Item 2", "Item 3", "Item 4"]
    assert [each for each in sent if each["type"] == "action"] == []


def moving(words, **more):
    return {"type": "row", "id": words.lower(), "actions": ["move"], "children": [{"type": "text", "text": words}], **more}


@pytest.fixture
def two_runs(drawn):
    rows = [moving("Alpha"), moving("Beta"), moving("Gamma", movesApart=True), moving("Delta")]
    return drawn({"type": "list", "children": rows}, size="regular")


def tops(page):
    return page.eval_on_selector_all(".row[data-moves]", "rows => rows.map((row) => Math.round(row.getBoundingClientRect().top))")


def test_a_row_is_not_dragged_from_one_collection_into_the_next(two_runs):
    sent = told(two_runs)
    two_runs.reload()
    expect(two_runs.get_by_text("Delta")).to_be_visible()
    first, second, third, fourth = tops(two_runs)
    by_mouse(two_runs, "Alpha", "Delta")
    at_rest(two_runs)
    assert tops(two_runs) == [second, first, third, fourth]
    two_runs.mouse.up()
    expect(two_runs.locator("[data-sorting]")).to_have_count(0)
    by_mouse(two_runs, "Gamma", "Alpha")
    at_rest(two_runs)
    assert tops(two_runs) == [first, second, third, fourth]
    two_runs.mouse.up()
    expect(two_runs.locator("[data-sorting]")).to_have_count(0)
    assert [(each["target"], each["value"]) for each in sent if each.get("name") == "move"] == [("alpha", 2)]


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_a_finger_drags_a_row_among_those_of_its_collection(open_page, base_url, two_runs):
    two_runs.set_viewport_size({"width": 360, "height": 740})
    first, second, third, fourth = tops(two_runs)
    touch(two_runs, "touchStart", 100, second + 20)
    expect(two_runs.get_by_role("menu")).to_be_visible()
    for step in range(1, 13):
        touch(two_runs, "touchMove", 100, second + 20 + (fourth - second) * step / 12)
    expect(two_runs.locator("[data-sorting]")).to_have_count(1)
    at_rest(two_runs)
    assert tops(two_runs) == [first, second, third, fourth]
    touch(two_runs, "touchEnd", 100, fourth + 20)


def test_the_keyboard_and_the_menu_leave_a_row_in_its_collection(two_runs):
    sent = told(two_runs)
    two_runs.reload()
    expect(two_runs.get_by_text("Delta")).to_be_visible()
    for name, key in [("Beta", "Down"), ("Gamma", "Up")]:
        two_runs.get_by_role("button", name=f"Actions for {name}").focus()
        two_runs.keyboard.press(f"Alt+Arrow{key}")
    two_runs.get_by_role("button", name="Actions for Gamma").press("Enter")
    expect(two_runs.get_by_role("menuitem")).to_have_text(["Move Down"])
    assert not any(each.get("name") == "move" for each in sent)


def test_what_is_dragged_to_the_edge_of_what_is_seen_scrolls(lists):
    lists.set_viewport_size({"width": 1280, "height": 260})
    scroller = lists.locator(".scroller:has([data-moves])").last
    row = lists.locator(".row[data-moves]", has_text="Item 1").first
    row.scroll_into_view_if_needed()
    before = scroller.evaluate("element => element.scrollTop")
    box = row.bounding_box()
    lists.mouse.move(300, box["y"] + 20)
    lists.mouse.down()
    lists.mouse.move(300, 255, steps=6)
    last = lists.locator(".row[data-moves]", has_text="Item 4").first
    lists.wait_for_function("""rows => {
      const [first, last] = rows.map((row) => row.getBoundingClientRect().y);
      return first > last;
    }""", arg=[row.element_handle(), last.element_handle()])
    assert scroller.evaluate("element => element.scrollTop") > before
    lists.mouse.up()
    expect(lists.locator("[data-sorting]")).to_have_count(0)
    assert items(lists) == ["Item 2", "Item 3", "Item 4", "Item 1"]
    there = scroller.evaluate("element => element.scrollTop")
    lists.wait_for_timeout(200)
    assert scroller.evaluate("element => element.scrollTop") == there


def test_a_finger_that_has_held_a_row_drags_it(open_page, base_url, shot):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    page.evaluate("addEventListener('click', () => { window.clicked = true; })")
    row = lambda name: page.locator(".row[data-moves]", has_text=name).first.bounding_box()
    middle = lambda box: box["y"] + box["height"] / 2
    start, end = middle(row("Item 1")), middle(row("Item 3"))
    scrolled = page.locator(".scroller").last.evaluate("element => element.scrollTop")
    touch(page, "touchStart", 100, start)
    expect(page.get_by_role("menu")).to_be_visible()
    touch(page, "touchMove", 100, start + 3)
    expect(page.get_by_role("menu")).to_be_visible()
    for step in range(1, 13):
        touch(page, "touchMove", 100, start + (end + 4 - start) * step / 12)
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page.locator("[data-sorting]")).to_have_count(1)
    at_rest(page)
    assert row("Item 2")["y"] < row("Item 3")["y"] < row("Item 1")["y"] < row("Item 4")["y"]
    shot(page, "dragged-by-a-finger")
    touch(page, "touchEnd", 100, end)
    expect(page.locator("[data-sorting], [data-moving]")).to_have_count(0)
    assert items(page) == ["Item 2", "Item 3", "Item 1", "Item 4"]
    expect(page.locator("#said")).to_have_text("Moved to place 3 of 4")
    assert page.locator(".scroller").last.evaluate("element => element.scrollTop") == scrolled
    assert page.evaluate("window.clicked") is None


def test_alt_and_an_arrow_carry_a_row_and_say_where_it_is(lists):
    actions = lists.get_by_role("button", name="Actions for Item 1")
    actions.focus()
    for key, order in [("Down", [2, 1, 3, 4]), ("Down", [2, 3, 1, 4]), ("Up", [2, 1, 3, 4]), ("Up", [1, 2, 3, 4])]:
        lists.keyboard.press(f"Alt+Arrow{key}")
        expect(lists.locator("#said")).to_have_text(f"Moved to place {order.index(1) + 1} of 4")
        assert items(lists) == [f"Item {number}" for number in order]
        expect(actions).to_be_focused()
    lists.keyboard.press("Alt+ArrowUp")
    lists.wait_for_timeout(150)
    assert items(lists) == ["Item 1", "Item 2", "Item 3", "Item 4"]
    expect(actions).to_be_focused()


def test_the_right_button_opens_a_rows_menu(lists):
    lists.get_by_text("Item 3").click(button="right")
    expect(lists.get_by_role("menuitem", name="Delete")).to_be_visible()
    lists.keyboard.press("Escape")
    expect(lists.get_by_role("menuitem", name="Delete")).to_have_count(0)


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_a_picker_with_its_options_in_line_is_rows_of_a_list_with_a_check_mark(drawn, size):
    options = [{"id": words.lower(), "text": words} for words in ("Small", "Middling", "Large")]
    picker = {"type": "picker", "id": "p", "text": "Size", "pickerStyle": "inline", "value": "middling", "options": options}
    page = drawn({"type": "form", "children": [{"type": "text", "text": "Above"}, picker]}, size=size)
    marks = page.locator(".picker label .mark")
    expect(marks).to_have_count(3)
    assert [mark.is_visible() for mark in marks.all()] == [False, True, False]
    rows = page.locator(".rows").bounding_box()
    for option in page.locator(".picker label").all():
        box = option.bounding_box()
        assert abs(box["x"] - rows["x"]) < 1 and abs(box["width"] - rows["width"]) < 1 and box["height"] >= 44, box
    starts = page.eval_on_selector_all(".row-body > .text, .caption, .options span", """all => all.map((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect().left;
    })""")
    assert len(starts) == 5
    assert max(starts) - min(starts) < 1, starts
    assert violations(page) == []


@pytest.mark.parametrize("width", [260, 360, 1280])
def test_a_value_stands_at_the_end_of_its_line_whatever_it_is_called_by(drawn, width):
    name, value = {"type": "label", "text": "Name", "systemImage": "person"}, {"type": "text", "text": "Ada", "weight": "bold"}
    lines = [
        {"type": "labeledContent", "text": "Name", "value": "Ada"}, {"type": "labeledContent", "label": [name], "value": "Ada"},
        {"type": "labeledContent", "label": [name], "children": [value]}, {"type": "labeledContent", "text": "Name", "children": [value]},
    ]
    linked = {"type": "navigationLink", "id": "n", "children": [lines[0]]}
    page = drawn({"type": "form", "children": [*lines, linked]}, size={"width": width, "height": 740})
    places = page.eval_on_selector_all(".row-body .labeledContent", """lines => lines.map((line) => {
      const [row, name, value] = [line.closest('.row'), ...line.children].map((part) => part.getBoundingClientRect());
      return [name.left - row.left, row.right - value.right, Math.abs(name.top + name.bottom - value.top - value.bottom) / 2];
    })""")
    assert all(abs(start - 16) < 1 and off < 3 for start, _, off in places), places
    assert all(abs(end - 16) < 1 for _, end, _ in places[:4]), places


def test_a_selected_row_says_so(lists):
    lists.get_by_role("button", name="Three").click()
    expect(lists.get_by_role("button", name="Three")).to_have_attribute("aria-pressed", "true")
    lists.get_by_role("button", name="Two").click()
    expect(lists.get_by_role("button", name="Two")).to_have_attribute("aria-pressed", "false")


def test_what_is_asked_for_above_and_below_in_a_row_is_a_touch_more_than_a_row_has(drawn):
    lines = {"type": "vStack", "children": [{"type": "text", "text": "Anna"}, {"type": "text", "text": "Hello"}]}
    more = {**lines, "padding": ["top", "bottom"]}
    link = {"type": "navigationLink", "id": "n", "children": [more]}
    page = drawn({"type": "list", "children": [lines, more, {"type": "group", "children": [more]}, link]})
    plain, *others = page.eval_on_selector_all(".row", "rows => rows.map((row) => Math.round(row.getBoundingClientRect().height))")
    assert others == [plain + 8] * 3


def test_what_one_row_unfolds_begins_where_the_row_does(drawn):
    group = {"type": "button", "id": "g", "buttonStyle": "plain", "frame": "fill", "text": "Loose tile", "disclosure": "expanded"}
    details = {"type": "button", "id": "d", "text": "Details"}
    note = {"type": "text", "text": "Since May"}
    page = drawn({"type": "list", "children": [{"type": "row", "id": "r", "actions": ["delete"], "children": [group, note, details]}]})
    starts = [page.get_by_text(words, exact=True).bounding_box()["x"] for words in ("Loose tile", "Since May", "Details")]
    assert max(starts) - min(starts) < 1, starts


def test_the_symbol_of_a_label_has_the_colour_that_it_is_given(drawn):
    label = {"type": "label", "text": "Too short", "systemImage": "exclamationmark.circle"}
    page = drawn({"type": "list", "children": [
        label, {**label, "foreground": "red"}, {"type": "vStack", "foreground": "red", "children": [label]},
    ]})
    plain, red, inherited = page.eval_on_selector_all(".label", """labels => labels.map((label) =>
      [label.firstElementChild, label.lastElementChild].map((part) => getComputedStyle(part).color))""")
    assert plain[0] != plain[1]
    assert red[0] == red[1] == inherited[0] == inherited[1]


def test_small_words_on_a_ground_are_a_mark_no_larger_than_they_need(drawn):
    mark = {"type": "text", "text": "Major", "font": "caption", "background": "orange", "padding": ["top", "leading", "bottom", "trailing"]}
    cells = [{"type": "text", "text": "How bad it is"}, {"type": "text", "text": "it is"}]
    grid = {"type": "grid", "children": [{"type": "gridRow", "children": cells}, {"type": "gridRow", "children": [mark, mark]}]}
    page = drawn({"type": "list", "children": [{"type": "hStack", "children": [cells[0], mark]}, grid]})
    for each in page.get_by_text("Major").all():
        box = each.bounding_box()
        assert box["height"] < 24 and box["width"] < 64, box


def test_a_badge_stands_before_the_arrow_of_a_link_whichever_of_them_has_it(drawn):
    def row(at, count, outside):
        link = {"type": "navigationLink", "id": f"link{at}-----", "text": "General", **({} if outside else {"badge": count})}
        return {"type": "row", "id": f"row{at}------", "actions": ["select"], "children": [link], **({"badge": count} if outside else {})}

    page = drawn({"type": "list", "id": "list", "children": [row(0, "5", False), row(1, "120", True)]})
    places = page.evaluate("""[...document.querySelectorAll('.row')].map((row) =>
        [row, row.querySelector('.badge'), row.querySelector('.disclosure')].map((each) => each.getBoundingClientRect()))""")
    for row, badge, arrow in places:
        assert badge["right"] <= arrow["left"] and arrow["right"] <= row["right"] - 8
    assert places[0][2]["left"] == places[1][2]["left"]
    expect(page.get_by_role("button", name="General 120")).to_be_visible()


# The places of words, and how many lines they have.
WORDS = """all => all.map((each) => {
  const range = document.createRange(); range.selectNodeContents(each);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return { left, right, top, bottom, lines: new Set([...range.getClientRects()].map((line) => line.top)).size };
})"""


@pytest.mark.parametrize("width", [360, 600])
@pytest.mark.parametrize("name, place", [("Internet", "list"), ("Insurance", "list"), ("Rent", "list"), ("Internet", "vStack")])
def test_in_a_narrow_row_no_words_lie_on_others_and_none_is_broken(drawn, shot, name, place, width):
    styled = lambda at, child: node("button", id=at, buttonStyle="plain", children=[child])
    toggle = node("group", labelsHidden=True, children=[styled("paid", node("hStack", children=[node("image", systemName="circle"), text("Paid")]))])
    left = node("vStack", alignment="leading", children=[text(name), text("Monthly", font="caption")])
    right = node("vStack", alignment="trailing", children=[text("€1,039.90"), text("in 2 days", font="caption")])
    pay = styled("pay", node("group", padding=True, narrowPadding=["top", "bottom"], background="green", shape="capsule", children=[text("Pay")]))
    line = node("hStack", children=[toggle, left, node("spacer"), right, pay])
    row = node("row", id="row", contextMenu=[node("button", id="x", text="Delete")], children=[line])
    content = node("list", children=[row]) if place == "list" else node("vStack", padding=True, background="white", children=[text("Bills"), line])
    page = drawn(content, size={"width": width, "height": 740})
    words = page.locator(".hStack .text").evaluate_all(WORDS)
    assert {each["lines"] for each in words} == {1}
    apart = lambda a, b: a["right"] <= b["left"] or b["right"] <= a["left"] or a["bottom"] <= b["top"] + 1 or b["bottom"] <= a["top"] + 1
    assert all(apart(a, b) for at, a in enumerate(words) for b in words[:at])
    # What is last stands at the end, in the same line where there is room.
    line, first, last = (page.locator(each).bounding_box() for each in (":not(.face) > .hStack", "[data-id=paid]", "[data-id=pay]"))
    assert abs(last["x"] + last["width"] - line["x"] - line["width"]) < 1
    assert (last["y"] > first["y"] + first["height"]) == (width == 360)
    shot(page, f"narrow-row-{name}-{place}-{width}")


def test_views_of_ones_own_in_a_row_give_way_where_their_words_are_cut_off_or_scrolled(drawn):
    sentence = "The warranty of the keyboard ends in the spring of the year after next"
    cut = node("group", padding=True, children=[node("text", text=sentence, lineLimit=1)])
    strip = node("scrollView", axes="horizontal", children=[node("hStack", children=[text(f"Chip {at}") for at in range(20)])])
    scrolled = node("group", padding=True, children=[strip])
    lines = [node("hStack", id=f"line-{at}", children=[node("image", systemName="star"), each, text("12")]) for at, each in enumerate((cut, scrolled))]
    card = node("group", padding=True, background="gray", children=[text(sentence)])
    cards = node("scrollView", id="cards", axes="horizontal", children=[node("hStack", children=[card, card])])
    page = drawn(*lines, cards, size={"width": 360, "height": 740})
    for line in page.locator(".content .hStack:has(> .image)").all():
        assert line.evaluate("line => line.scrollWidth <= line.clientWidth + 1 && line.getBoundingClientRect().right <= innerWidth")
    # A card in a strip breaks its lines.
    assert page.locator(".scrollView .group", has_text="warranty").first.bounding_box()["width"] <= 320


@pytest.mark.parametrize("label", [
    [node("labeledContent", text="Weekly", value="0")],
    [node("hStack", children=[text("Weekly"), node("spacer"), text("0")])],
    [text("Weekly"), node("spacer"), text("0")],
    [node("group", opacity=0.9, children=[node("labeledContent", text="Weekly", value="0")])],
], ids=["labelled", "stack", "views", "view"])
@pytest.mark.parametrize("place", ["list", "vStack"])
def test_the_label_of_what_unfolds_has_all_of_its_line(drawn, label, place):
    arrow = node("image", systemName="chevron.forward", accessibilityHidden=True)
    unfolds = node("button", id="unfolds", buttonStyle="plain", frame="fill", textAlign="leading", disclosure="collapsed", children=[
        node("hStack", children=[*label, node("spacer"), arrow])])
    page = drawn(node(place, children=[unfolds]))
    name, value, end = (page.get_by_role("button").locator(each).bounding_box() for each in ("text='Weekly'", "text='0'", ".image"))
    assert name["x"] < 40 and end["x"] + end["width"] > 360 - 40
    assert end["x"] - value["x"] - value["width"] == pytest.approx(8, abs=1)


def test_a_badge_stands_at_the_end_of_its_row(drawn):
    def text(words, **members):
        return {"type": "text", "text": words, "badge": "20", **members}
    lines = [{"type": "text", "text": "Inbox"}, {"type": "text", "text": "Mail"}]
    views = [
        text("Inbox"), text("Inbox", accessibilityLabel="In"), {"type": "label", "text": "Inbox", "systemImage": "tray", "badge": "20"},
        {"type": "label", "children": lines, "badge": "20"}, {"type": "group", "children": lines[:1], "badge": "20"},
        {"type": "group", "children": [text("Inbox")]}, {"type": "vStack", "alignment": "leading", "children": lines, "badge": "20"},
        {"type": "button", "id": "b", "text": "Inbox", "badge": "20"},
        {"type": "button", "id": "c", "children": [{"type": "vStack", "alignment": "leading", "children": lines, "badge": "20"}]},
        {"type": "row", "children": [{"type": "link", "url": "https://a.example", "children": [text("Inbox")]}]}, {"type": "labeledContent", "text": "In", "value": "Mail", "badge": "20"},
    ]
    chosen = [{"type": "row", "id": f"r{at}", "actions": ["select"], "children": [view]} for at, view in enumerate(views[:7])]
    page = drawn({"type": "list", "children": [*views, *chosen]})
    expect(page.locator(".badge")).to_have_count(len(views) + len(chosen))
    ends = page.eval_on_selector_all(".row", """rows => rows.map((row) => {
      const [line, badge] = [row, row.querySelector('.badge')].map((element) => element.getBoundingClientRect());
      return [line.right - badge.right, Math.abs(line.top + line.bottom - badge.top - badge.bottom) / 2];
    })""")
    assert all(15 < aside < 17 and off < 2 for aside, off in ends), ends


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_a_swipe_uncovers_the_actions_of_a_row(open_page, base_url, shot):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    box = page.get_by_text("Item 2").bounding_box()
    y = box["y"] + box["height"] / 2
    swipe(page, (300, y), (190, y))
    delete = page.locator('[data-id="l-item2"] > .row-strip').get_by_role("button", name="Delete")
    expect(delete).to_be_visible()
    at_rest(page)
    shot(page, "swiped")
    delete.tap()
    expect(page.get_by_text("Item 2")).to_have_count(0)


def opened(page):
    """A row that was swiped open, and how far up it is."""
    row = page.locator(".row[data-swipes]", has_text="Item 2").first
    place = row.bounding_box()
    y = place["y"] + place["height"] / 2
    swipe(page, (300, y), (190, y))
    expect(row.locator(".row-strip[data-edge=trailing]").get_by_role("button").first).to_be_visible()
    expect(row).to_have_attribute("data-settled", "")
    return row, y


@pytest.mark.parametrize("start,end", [(60, 300), (150, 260), (150, 340)])
def test_an_open_row_that_is_swiped_back_shuts_and_does_nothing(open_page, base_url, start, end):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    row, y = opened(page)
    page.evaluate("document.addEventListener('click', (event) => event.target.closest('[data-does=tap]') && (window.clicked = true))")
    swipe(page, (start, y), (end, y))
    expect(row).not_to_have_attribute("data-settled", "")
    expect(row).not_to_have_attribute("data-swiping", re.compile("."))
    page.wait_for_timeout(200)
    assert page.evaluate("window.clicked") is None
    assert row.evaluate("row => row.style.getPropertyValue('--swipe')") == ""


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_an_open_row_moves_from_where_it_rests_and_a_tap_shuts_it(open_page, base_url):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    row, y = opened(page)
    swipe(page, (200, y), (185, y))
    expect(row).to_have_attribute("data-settled", "")
    at_rest(page)
    page.touchscreen.tap(60, y)
    expect(row).not_to_have_attribute("data-settled", "")


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_a_tap_on_another_row_shuts_an_open_one_and_does_nothing_else(open_page, base_url):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    row, y = opened(page)
    page.evaluate("document.addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1; })")
    other = page.locator(".row[data-swipes]", has_text="Item 3").first
    place = other.bounding_box()
    page.touchscreen.tap(60, place["y"] + place["height"] / 2)
    expect(row).not_to_have_attribute("data-settled", "")
    page.wait_for_timeout(100)
    assert page.evaluate("window.clicks") is None
    page.touchscreen.tap(60, place["y"] + place["height"] / 2)
    page.wait_for_function("() => window.clicks === 1")


def test_an_open_row_shuts_when_its_list_is_scrolled(open_page, base_url):
    page = open_page(f"{base_url}/gallery/lists", {"width": 360, "height": 400}, has_touch=True)
    row, _ = opened(page)
    row.evaluate("row => { row.closest('.scroller').scrollTop += 60; }")
    expect(row).not_to_have_attribute("data-settled", "")
    expect(row).not_to_have_attribute("data-swiping", re.compile("."))


def fingers(page):
    """What does something with several fingers at once, and one of them: its number and where it is."""
    cdp = page.context.new_cdp_session(page)
    act = lambda kind, *points: cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    return act, lambda id, x, y: {"x": x, "y": y, "id": id}


@pytest.mark.only("chromium", "It is done by the protocol of Chromium's tools.")
def test_a_second_finger_is_none_of_a_swipe(open_page, base_url):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    row = page.locator(".row[data-swipes]", has_text="Item 2").first
    y = row.bounding_box()["y"] + 20
    act, finger = fingers(page)
    act("touchStart", finger(0, 300, y))
    for x in range(290, 245, -10):
        act("touchMove", finger(0, x, y))
    expect(row).to_have_attribute("data-swiping", "trailing")
    act("touchStart", finger(0, 250, y), finger(1, 100, 600))
    expect(row).not_to_have_attribute("data-swiping", "trailing")
    act("touchMove", finger(0, 200, y), finger(1, 100, 600))
    act("touchEnd", finger(0, 200, y))
    act("touchEnd")
    page.wait_for_timeout(200)
    assert row.get_attribute("data-settled") is None
    assert row.evaluate("row => row.style.getPropertyValue('--swipe')") == ""


@pytest.mark.only("chromium", "It is done by the protocol of Chromium's tools.")
def test_two_fingers_on_a_row_zoom_and_uncover_nothing(open_page, base_url):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    row = page.locator(".row[data-swipes]", has_text="Item 2").first
    y = row.bounding_box()["y"] + 20
    act, finger = fingers(page)
    act("touchStart", finger(0, 190, y))
    act("touchStart", finger(0, 190, y), finger(1, 200, y))
    for by in range(10, 130, 10):
        act("touchMove", finger(0, 190 - by, y), finger(1, 200 + by, y))
        page.wait_for_timeout(16)
    expect(row).not_to_have_attribute("data-swiping", re.compile("."))
    act("touchEnd")
    page.wait_for_function("() => visualViewport.scale > 1.5")
    some_frames(page)
    expect(row).not_to_have_attribute("data-settled", "")


@pytest.mark.parametrize("edge,way", [("trailing", -1), ("leading", 1)])
def test_the_actions_of_a_row_fill_what_it_leaves_and_show_that_letting_go_does_the_first(open_page, base_url, shot, edge, way):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    row = page.locator(".row[data-swipes]", has_text="Item 2").first
    place = row.bounding_box()
    # Just inside an edge of the row, which a scroll bar may leave less room.
    start, y = place["x"] + (place["width"] - 4 if way < 0 else 4), place["y"] + 20
    strip, body = row.locator(f"> .row-strip[data-edge={edge}]"), row.locator("> .row-body")
    touch(page, "touchStart", start, y)
    for by, full in [(10, None), (60, None), (150, None), (0.65 * place["width"], ""), (0.5 * place["width"], None)]:
        touch(page, "touchMove", start + way * by, y)
        page.wait_for_function("([body, x]) => Math.abs(body.getBoundingClientRect().x - x) <= 1", arg=[body.element_handle(), place["x"] + way * by])
        shown, moved = strip.bounding_box(), body.bounding_box()
        assert shown["width"] == pytest.approx(max(by, 80), abs=1)
        assert strip.get_by_role("button", include_hidden=True).first.bounding_box()["width"] == shown["width"]
        assert row.get_attribute("data-full") == full
        # A picture stands over the middle of its word, wherever both are.
        middles = strip.locator("button .symbol, button .face > span").evaluate_all(
            "parts => parts.slice(0, 2).map(part => { const box = part.getBoundingClientRect(); return box.x + box.width / 2; })")
        assert len(middles) == 2 and middles[0] == pytest.approx(middles[1], abs=1)
        shot(page, f"swiped-{edge}-by-{round(by)}")
    touch(page, "touchEnd", start, y)
    expect(row).to_have_attribute("data-settled", "")
    assert strip.bounding_box()["width"] == pytest.approx(80, abs=1)
    assert len(items(page)) == 4


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_the_first_of_a_rows_actions_stands_at_the_edge(open_page, base_url, shot):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    row = page.locator(".row[data-swipes]", has_text="Item 4").first
    row.scroll_into_view_if_needed()
    place = row.bounding_box()
    y = place["y"] + place["height"] / 2
    swipe(page, (300, y), (120, y))
    expect(row).to_have_attribute("data-settled", "")
    strip = row.locator("> .row-strip[data-edge=trailing]")
    archive, mute = (strip.get_by_role("button", name=name).bounding_box() for name in ("Archive", "Mute"))
    shot(page, "swiped-two-actions")
    assert archive["x"] + archive["width"] == pytest.approx(place["x"] + place["width"], abs=1)
    assert mute["x"] + mute["width"] == pytest.approx(archive["x"], abs=1)


def test_a_long_swipe_does_the_first_of_the_actions(open_page, base_url):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    box = page.get_by_text("Item 2").bounding_box()
    y = box["y"] + box["height"] / 2
    first = page.locator('[data-id="l-item2"] > .row-strip[data-edge="trailing"] button').first
    assert first.text_content() == "Delete"
    swipe(page, (330, y), (20, y))
    expect(page.get_by_text("Item 2")).to_have_count(0)
    assert items(page) == ["Item 1", "Item 3", "Item 4"]


def test_a_long_swipe_only_uncovers_actions_that_say_so(open_page, base_url):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    row = page.locator(".row[data-swipes]", has_text="Item 4").first
    row.scroll_into_view_if_needed()
    place = row.bounding_box()
    y = place["y"] + place["height"] / 2
    page.evaluate("document.addEventListener('click', () => (window.clicked = true), { capture: true })")
    swipe(page, (330, y), (20, y))
    expect(row).to_have_attribute("data-settled", "")
    expect(row.get_by_role("button", name="Archive")).to_be_visible()
    assert page.evaluate("window.clicked") is None


def test_a_row_whose_action_is_not_answered_shows_it_and_is_not_asked_again(open_page, line):
    page = open_page(f"{line.url}/gallery/lists", has_touch=True, is_mobile=True)
    sent = told(page)
    page.reload()
    row = page.locator(".row[data-swipes]", has_text="Item 2").first
    y = row.bounding_box()["y"] + 20
    line.delay = 3
    swipe(page, (330, y), (20, y))
    expect(row.locator("> .row-body")).to_have_css("opacity", "0.5")
    swipe(page, (330, y), (20, y))
    expect(row).not_to_have_attribute("data-swiping", re.compile("."))
    row.locator(".row-action", has_text="Delete").evaluate("button => button.click()")
    line.delay = 0
    expect(page.get_by_text("Item 2")).to_have_count(0)
    page.wait_for_timeout(200)
    assert [each["target"] for each in sent if each.get("name") == "delete"] == ["l-item2"]
    assert items(page) == ["Item 1", "Item 3", "Item 4"]


def test_pulling_down_refreshes(open_page, base_url):
    page = open_page(f"{base_url}/gallery/lists", has_touch=True, is_mobile=True)
    sent = told(page)
    page.reload()
    page.wait_for_selector(".page")
    swipe(page, (180, 120), (180, 420))
    becomes(page, lambda: [each["name"] for each in sent if each["type"] == "action"], ["refresh"])


def test_a_second_pull_during_a_refresh_is_none(open_page, line):
    page = open_page(f"{line.url}/gallery/lists", has_touch=True, is_mobile=True)
    sent = told(page)
    page.reload()
    page.wait_for_selector(".page")
    scroller = page.locator(".scroller[data-refreshes]")
    line.delay = 3
    swipe(page, (180, 120), (180, 420))
    expect(scroller).to_have_attribute("data-refreshing", "")
    swipe(page, (180, 120), (180, 300))
    assert scroller.evaluate("element => element.style.getPropertyValue('--pull')") == "52px"
    swipe(page, (180, 120), (180, 420))
    line.delay = 0
    expect(scroller).not_to_have_attribute("data-refreshing", "")
    page.wait_for_timeout(200)
    assert sum(each.get("name") == "refresh" for each in sent) == 1


@pytest.mark.only("chromium", "The driver of Firefox scrolls nothing with its finger.")
def test_a_finger_brings_back_what_is_scrolled_within_before_it_pulls(drawn):
    editor = node("textEditor", id="story", text="Story", value="A line\n" * 100)
    page = drawn(node("list", id="list", actions=["refresh"], children=[editor]))
    sent = told(page)
    page.reload()
    area = page.get_by_role("textbox", name="Story")
    area.evaluate("each => { each.scrollTop = 120; }")
    top = area.bounding_box()["y"]
    swipe(page, (180, top + 40), (180, top + 340))
    page.wait_for_function("() => document.querySelector('textarea').scrollTop === 0")
    assert not any(each.get("name") == "refresh" for each in sent)
    swipe(page, (180, top + 40), (180, top + 340))
    becomes(page, lambda: [each["name"] for each in sent if each["type"] == "action"], ["refresh"])


def test_the_refresh_button_does_the_same(lists):
    lists.get_by_role("button", name="Refresh").click()
    expect(lists.get_by_role("button", name="Refresh")).not_to_have_attribute("data-pending", "")


@pytest.mark.parametrize("count", [40, 150])
def test_home_and_end_go_to_the_ends_of_the_rows_and_bring_them_into_view(drawn, count):
    rows = [node("button", id=f"row-{i}", text=f"Row {i}") for i in range(1, count + 1)]
    page = drawn(node("list", id="list", children=[text("First"), *rows, text("Last")]))
    row = lambda at: page.get_by_role("button", name=f"Row {at}", exact=True)
    row(3).focus()
    for key, at in [("End", count), ("ArrowUp", count - 1), ("Home", 1), ("ArrowDown", 2)]:
        page.keyboard.press(key)
        expect(row(at)).to_be_focused()
        some_frames(page)
        box = row(at).bounding_box()
        assert box["y"] >= page.locator(".bar").bounding_box()["height"] and box["y"] + box["height"] <= 740
    # At the end already, what scrolls goes on to its own.
    row(1).focus()
    page.keyboard.press("Home")
    becomes(page, lambda: page.locator(".scroller").evaluate("scroller => scroller.scrollTop"), 0)
    expect(row(1)).to_be_focused()


def test_a_menu_is_walked_with_arrows_and_gives_the_focus_back(open_page, base_url):
    page = open_page(f"{base_url}/gallery/menus")
    opener = page.get_by_role("button", name="More")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitemcheckbox", name="Show Prices")).to_be_focused()
    expect(opener).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("End")
    expect(page.get_by_role("menuitem", name="Delete")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    expect(opener).to_have_attribute("aria-expanded", "false")
    opener.click()
    page.get_by_role("menuitemradio", name="Large").click()
    opener.click()
    expect(page.get_by_role("menuitemradio", name="Large")).to_have_attribute("aria-checked", "true")


def test_the_arrows_open_a_menu_at_its_first_item_and_its_last(open_page, base_url):
    page = open_page(f"{base_url}/gallery/menus")
    opener = page.get_by_role("button", name="More")
    for key, role, name in [("ArrowUp", "menuitem", "Delete"), ("ArrowDown", "menuitemcheckbox", "Show Prices")]:
        opener.focus()
        page.keyboard.press("Alt+" + key)
        expect(opener).to_have_attribute("aria-expanded", "false")
        page.keyboard.press(key)
        expect(page.get_by_role(role, name=name)).to_be_focused()
        page.keyboard.press("Escape")
        expect(opener).to_be_focused()


def test_a_menu_within_a_menu_opens_beside_its_item(open_page, base_url):
    page = open_page(f"{base_url}/gallery/menus", "regular")
    page.get_by_role("button", name="Name").click()
    item = page.get_by_role("menuitem", name="More")
    expect(page.get_by_role("menuitem", name="Duplicate")).to_be_hidden()
    item.click()
    expect(page.get_by_role("menuitem", name="Duplicate")).to_be_focused()
    at_rest(page)
    lists = [menu.bounding_box() for menu in page.locator(":popover-open").all()]
    assert lists[1]["x"] + lists[1]["width"] <= lists[0]["x"] + 5 or lists[1]["x"] >= lists[0]["x"] + lists[0]["width"] - 5
    page.keyboard.press("Escape")
    expect(item).to_be_focused()


def test_a_second_press_on_its_button_closes_a_menu(open_page, base_url):
    page = open_page(f"{base_url}/gallery/menus")
    opener = page.get_by_role("button", name="More")
    opener.click()
    expect(opener).to_have_attribute("aria-expanded", "true")
    opener.click()
    expect(opener).to_have_attribute("aria-expanded", "false")


def test_an_open_menu_stays_at_its_button_when_the_window_changes(open_page, shop):
    page = open_page(f"{shop.url}/products", "regular")
    page.get_by_role("button", name="Shop").click()
    menu = page.get_by_role("menu")
    expect(menu).to_be_visible()
    resized(page, 360, 500)
    opener, box = page.get_by_role("button", name="Shop").bounding_box(), menu.bounding_box()
    assert box["x"] <= opener["x"] + opener["width"] and opener["x"] <= box["x"] + box["width"] <= 360
    assert abs(box["y"] - opener["y"] - opener["height"]) < 8


CONTROLS = """row => {
  const { top, bottom, left } = row.getBoundingClientRect();
  const buttons = [...row.querySelectorAll('.hStack > .button')];
  const at = (x, y) => buttons.indexOf(document.elementFromPoint(x, y).closest('button'));
  const [first, second] = buttons.map((button) => button.getBoundingClientRect());
  const heights = [2, (bottom - top) / 2, bottom - top - 3].map((y) => top + y);
  const middle = (first.right + second.left) / 2;
  return [left + 9, middle - 2, middle + 3, second.right - 20].map((x) => heights.map((y) => at(x, y)));
}"""


@pytest.mark.parametrize("touches", [False, True])
def test_controls_beside_each_other_answer_in_all_the_height_of_their_row(open_page, shop, touches):
    page = open_page(f"{shop.url}/matches", has_touch=touches, is_mobile=touches)
    page.get_by_role("button", name="Edit", exact=True).click()
    page.locator(".hStack > .button[data-role=destructive]").first.wait_for()
    for row in page.locator(".row").all()[:3]:
        assert row.evaluate(CONTROLS) == [[0, 0, 0], [0, 0, 0], [1, 1, 1], [1, 1, 1]]
    row.locator(".hStack > .button").last.click(position={"x": 60, "y": -12}, force=True)
    expect(page.locator("dialog.sheet")).to_be_visible()


def test_a_control_above_others_answers_up_to_the_edge_of_its_row(open_page, shop):
    page = open_page(f"{shop.url}/products", "regular")
    filled_cart(page, "Keyboard")
    line = page.locator(".screen:not([inert]) .row:has(.stepper)").first
    assert line.evaluate("""row => {
      const { left, top } = row.getBoundingClientRect();
      const [button, more] = row.querySelectorAll('.stepper-buttons button, .vStack > .button');
      const { bottom, right } = button.getBoundingClientRect();
      const at = (x, y) => document.elementFromPoint(x, y).closest('button');
      const beyond = more.getBoundingClientRect();
      return [at(left + 9, top + 2) === button, at(right + 4, bottom + 2) === button,
        at(beyond.left + 12, beyond.top + 3) === more];
    }""") == [True, True, True]


def test_a_large_title_moves_into_the_bar(open_page, base_url):
    page = open_page(f"{base_url}/gallery/plain")
    screen = page.locator('section[data-id="scr-plain"]')
    assert screen.get_attribute("data-title-gone") is None
    title = screen.locator(".large-title")
    bar = screen.locator("> .bar").bounding_box()["height"]
    scroll = lambda to: screen.locator(".scroller").evaluate("(element, to) => { element.scrollTop = to; }", to)
    height, end = title.evaluate("({ offsetHeight, offsetTop }) => [offsetHeight, offsetTop + offsetHeight]")
    for seen, attribute in [(0.6, None), (0.25, ""), (0.6, None), (-2, "")]:
        scroll(end - bar - seen * height)
        some_frames(page)
        assert screen.get_attribute("data-title-gone") == attribute
    expect(screen.locator("> .bar span.bar-title")).to_have_css("opacity", "1")


def long_list():
    return [{"type": "row", "children": [{"type": "navigationLink", "id": f"r{at}", "text": f"Row {at}"}]} for at in range(100)]


@pytest.mark.only("chromium", "It says how many elements it styles.")
def test_a_long_list_is_not_styled_anew_where_it_begins_to_scroll(browser, drawn, tmp_path):
    page = drawn({"type": "list", "children": long_list()})
    with styling(browser, page, tmp_path) as styled:
        page.locator(".scroller").evaluate("element => { element.scrollTop = 300; }")
        expect(page.locator("section[data-id=scr-drawn]")).to_have_attribute("data-title-gone", "")
    assert 0 < sum(styled) < 100


@pytest.mark.only("chromium", "It says how many elements it styles.")
def test_a_long_list_is_not_styled_anew_while_it_is_pulled(browser, drawn, tmp_path):
    page = drawn({"type": "list", "id": "list", "actions": ["refresh"], "children": long_list()})
    touch(page, "touchStart", 180, 120)
    touch(page, "touchMove", 180, 160)
    with styling(browser, page, tmp_path) as styled:
        for by in (60, 80, 100):
            touch(page, "touchMove", 180, 120 + by)
            page.wait_for_function("by => document.querySelector('.content').getBoundingClientRect().y > by", arg=by / 2)
    assert 0 < sum(styled) < 300
    touch(page, "touchEnd", 180, 220)


@pytest.mark.only("chromium", "It says how many elements it styles.")
def test_a_long_list_is_not_styled_anew_where_something_is_done_beside_it(browser, drawn, tmp_path):
    rows = [{**row, "id": f"row{at}", "actions": ["delete"]} for at, row in enumerate(long_list())]
    page = drawn({"type": "list", "children": rows}, toolbar=[{"type": "toolbarItem", "placement": "primaryAction", "children": [
        {"type": "button", "id": "save", "text": "Save"}]}])
    all_of_it = page.evaluate("document.querySelectorAll('.page *').length")
    with styling(browser, page, tmp_path) as styled:
        page.get_by_role("button", name="Save").click()
    # Twice, as it is waited for and answered; the marks and strips of rows alone.
    assert 0 < sum(styled) < all_of_it


@pytest.mark.only("chromium", "It says how many elements it styles.")
def test_a_long_list_is_not_styled_anew_with_every_row_that_is_pointed_at_or_tapped(browser, drawn, tmp_path):
    rows = [{**row, "id": f"row{at}", "actions": ["delete"]} for at, row in enumerate(long_list())]
    page = drawn({"type": "list", "children": rows}, size="regular")
    box = page.locator(".row").first.bounding_box()
    at = lambda row: (box["x"] + 40, box["y"] + (row + 0.5) * box["height"])
    page.mouse.move(*at(0))
    with styling(browser, page, tmp_path) as styled:
        for row in range(1, 9):
            page.mouse.move(*at(row))
            page.wait_for_timeout(50)
    assert 0 < sum(styled) < 8 * 20
    lit = page.locator(".row-body > .button").nth(8).evaluate("""button => {
      const { backgroundColor, width } = getComputedStyle(button, '::before');
      return [backgroundColor, parseFloat(width) - button.parentElement.offsetWidth];
    }""")
    assert lit[0] != "rgba(0, 0, 0, 0)" and abs(lit[1]) < 1
    with styling(browser, page, tmp_path) as styled:
        page.mouse.down()
        page.wait_for_timeout(50)
        page.mouse.up()
    assert 0 < sum(styled) < 100


# Rows of links of which any number are selected


def link_row(name, **more):
    link = {"type": "navigationLink", "id": f"lnk-{name}", "text": name}
    return {"type": "row", "id": f"row-{name}", "actions": ["select"], "children": [link], **more}


@pytest.fixture
def several(drawn):
    page = drawn({"type": "list", "multiselectable": True, "children": [link_row("Ada"), link_row("Bea", selected=True)]})
    sent = told(page)
    page.reload()
    page.wait_for_selector(".row")
    page.given = lambda: [(each["name"], each["target"]) for each in sent if each["type"] == "action"]
    return page


def given(page, *actions):
    page.wait_for_function("() => !document.querySelector('[data-pending]')")
    assert page.given() == [*actions]


def test_a_row_of_a_link_is_selected_by_its_box_and_followed_beside_it(several, shot):
    box = several.get_by_role("checkbox", name="Select Ada")
    expect(box).not_to_be_checked()
    expect(several.get_by_role("checkbox", name="Select Bea")).to_be_checked()
    assert violations(several) == []
    shot(several, "several")
    box.click()
    several.get_by_role("button", name="Ada", exact=True).click()
    given(several, ("select", "row-Ada"), ("tap", "lnk-Ada"))


def test_a_row_of_a_link_is_selected_by_a_click_with_a_key_held(several):
    for key in ("Control", "Meta", "Shift"):
        several.get_by_role("button", name="Ada", exact=True).click(modifiers=[key])
    given(several, ("select", "row-Ada"), ("select", "row-Ada"), ("select", "row-Ada"))


def test_a_row_of_a_link_is_selected_by_the_space_bar_and_followed_by_enter(several):
    several.get_by_role("button", name="Ada", exact=True).focus()
    several.keyboard.press("Space")
    several.keyboard.press("Enter")
    given(several, ("select", "row-Ada"), ("tap", "lnk-Ada"))


def test_a_finger_finds_the_box_of_a_row_where_it_is(several):
    box = several.get_by_role("checkbox", name="Select Ada").bounding_box()
    assert several.evaluate("([x, y]) => document.elementFromPoint(x, y).ariaLabel", [box["x"] - 8, box["y"] - 8]) == "Select Ada"


def test_a_control_in_a_row_that_leads_on_is_used_by_itself_and_all_else_of_the_row_leads_on(drawn):
    heart = {"type": "button", "id": "heart-----", "text": "Like"}
    tea = {"type": "vStack", "alignment": "leading", "children": [
        {"type": "text", "text": "Assam"}, {"type": "text", "text": "Malty", "foreground": "secondary"},
    ]}
    label = [{"type": "hStack", "children": [tea, {"type": "spacer"}, heart]}]
    page = drawn({"type": "list", "children": [
        {"type": "navigationLink", "id": "assam-----", "children": label},
        {"type": "navigationLink", "id": "sencha----", "text": "Sencha"},
    ]})
    sent = told(page)
    page.reload()
    taps = lambda: [message["target"] for message in sent if message["type"] == "action"]
    page.get_by_role("button", name="Like").click()
    page.get_by_text("Malty").click()
    row = page.locator(".row").first.bounding_box()
    page.mouse.click(row["x"] + row["width"] / 2, row["y"] + row["height"] - 3)
    page.get_by_role("button", name="Assam").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Like")).to_be_focused()
    page.keyboard.press("Space")
    becomes(page, taps, ["heart-----", "assam-----", "assam-----", "assam-----", "heart-----"])
    assert not violations(page)
    other = page.locator(".row").nth(1)
    ends = page.eval_on_selector_all(".row .disclosure", "all => all.map((each) => Math.round(each.getBoundingClientRect().right))")
    assert len(set(ends)) == 1 and row["height"] > other.bounding_box()["height"]


def test_the_background_that_a_style_gives_a_button_is_around_its_words(drawn):
    face = {"type": "group", "background": "green", "foreground": "white", "padding": True, "children": [{"type": "text", "text": "Count"}]}
    wide = {**face, "children": [{"type": "hStack", "children": [{"type": "text", "text": "Wide"}, {"type": "spacer"}]}]}
    buttons = [{"type": "button", "id": f"b{i}", "buttonStyle": "plain", "children": [each]} for i, each in enumerate([face, wide])]
    page = drawn({"type": "list", "children": [{"type": "row", "children": [button]} for button in buttons]}, size="regular")
    widths = page.locator(".row .group").evaluate_all("all => all.map((each) => each.offsetWidth / each.closest('.row').offsetWidth)")
    assert widths[0] < 0.3 and widths[1] > 0.9


def test_the_menu_of_a_row_that_is_a_field_says_what_is_in_it(drawn):
    rows = [node("row", id=f"r{at}", actions=["delete"], children=[node("textField", id=f"f{at}", text="Name", value=value)])
            for at, value in enumerate(["Milk", ""])]
    page = drawn(node("list", children=rows))
    for name in ("Actions for Milk", "Actions for Name"):
        expect(page.get_by_role("button", name=name)).to_have_count(1)


def test_a_link_to_a_file_does_not_look_as_if_it_led_on(drawn):
    urls = ["/exports/a.csv", "/exports/a.csv?from=1.5", "/exports", "/exports?of=a.csv", "https://swift.org"]
    page = drawn(node("list", children=[node("row", children=[node("link", text=url, url=url)]) for url in urls]))
    arrows = page.locator(".row").evaluate_all("rows => rows.map((row) => row.querySelector('.disclosure') !== null)")
    assert arrows == [False, False, True, True, False]


@pytest.mark.parametrize("place", ["list", "form"])
def test_a_field_beside_a_button_in_a_row_looks_as_other_fields_of_rows_do(drawn, place):
    add = node("button", id="add", text="Add", actions=["tap"])
    page = drawn(node(place, children=[
        node("row", children=[node("hStack", children=[node("textField", id="new", text="New", value=""), add])]),
        node("row", children=[node("hStack", children=[node("textField", id="own", text="Own", value="", textFieldStyle="roundedBorder"), add])])]))
    shadows = page.locator(".field").evaluate_all("all => all.map((field) => getComputedStyle(field).boxShadow !== 'none')")
    assert shadows == [False, True]


def lines(count):
    """A list whose rows are of two lines, and of more here and there."""
    def words(at): return [f"Title {at}", f"What is said of it, {at}", *(["A third line"] if at % 7 == 0 else [])]
    return node("list", children=[node("row", id=f"row-{at}", scrollID=f"row-{at:06}", children=[
        node("button", id=f"b{at}", actions=["tap"], children=[node("vStack", alignment="leading", children=[
            node("text", text=line) for line in words(at)])])]) for at in range(count)])


IN_SIGHT = "rows => rows.filter((row) => row.firstElementChild.checkVisibility({ contentVisibilityAuto: true })).length"


@pytest.mark.parametrize("count", [100, 400])
def test_of_a_long_list_only_what_is_near_is_laid_out(drawn, count):
    page = drawn(lines(count))
    some_frames(page, 8)
    in_sight = page.locator(".row").evaluate_all(IN_SIGHT)
    assert in_sight == 100 if count == 100 else 8 < in_sight < 60
    last = page.get_by_role("button", name=f"Title {count - 1} ")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    last.click()
    # What is out of sight is read, found and reached all the same.
    expect(page.get_by_role("button", name="Title 0 ")).to_have_count(1)
    page.get_by_role("button", name="Title 0 ").focus()
    expect(page.get_by_role("button", name="Title 0 ")).to_be_in_viewport()


def test_a_long_list_is_scrolled_as_far_as_it_was_when_it_comes_again(drawn):
    page = drawn(lines(400))
    scroller = page.locator(".scroller")
    for _ in range(30):
        scroller.evaluate("scroller => scroller.scrollBy(0, 500)")
        some_frames(page, 2)
    some_frames(page, 8)
    first = """() => [...document.querySelectorAll('.row')].findIndex((row) => row.getBoundingClientRect().bottom > 100)"""
    before, offset = page.evaluate(first), scroller.evaluate("scroller => scroller.scrollTop")
    assert before > 150
    page.reload()
    expect(page.locator(".row")).to_have_count(400)
    page.wait_for_function(f"before => ({first})() === before", arg=before)
    some_frames(page, 8)
    assert abs(scroller.evaluate("scroller => scroller.scrollTop") - offset) < 2000
    assert page.evaluate(first) == before
    # Who scrolls on meanwhile is let go.
    page.reload()
    expect(page.locator(".row")).to_have_count(400)
    page.mouse.move(180, 400)
    page.mouse.wheel(0, -3000)
    page.wait_for_function(f"before => ({first})() < before - 20", arg=before)
    page.wait_for_timeout(400)
    assert page.evaluate(first) < before - 20


def test_a_row_far_down_a_long_list_is_brought_into_view(drawn):
    page = drawn(lines(400))
    some_frames(page, 8)
    for at in (350, 20, 399):
        page.evaluate("id => document.querySelector(`[data-scroll-id='${id}']`).scrollIntoView({ block: 'center' })", f"row-{at:06}")
        some_frames(page, 8)
        expect(page.locator(f"[data-scroll-id='row-{at:06}']")).to_be_in_viewport()


def test_a_list_becomes_a_long_one_and_a_short_one_again(open_page, base_url):
    page = open_page(f"{base_url}/", reduced_motion="reduce")
    seen = {}
    sockets = relay(page, lambda said: seen.update(said))
    page.reload()
    expect(page.locator(".screen")).not_to_have_count(0)
    for count in (50, 150, 0, 150, 100):
        seen["rev"] += 1
        seen.pop("ack", None)
        seen["document"]["root"] = node("screen", id="scr-long", title="Long", children=[lines(count)])
        sockets[-1].send(json.dumps(seen))
        expect(page.locator(".row")).to_have_count(count)
        in_sight = page.locator(".row").evaluate_all(IN_SIGHT)
        assert (in_sight < count) == (count > 100)


def test_a_long_list_that_is_read_from_its_end_opens_there(drawn):
    page = drawn(lines(200) | {"scrollAnchor": "bottom"})
    expect(page.get_by_role("button", name="Title 199 ")).to_be_in_viewport()
    some_frames(page, 8)
    assert page.locator(".scroller").evaluate("({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop < 2")


@pytest.mark.parametrize("kind", ["select", "multiselect"])
def test_a_row_with_a_control_is_selected_wherever_that_is_not(drawn, kind):
    views = [text("Room 102"), node("spacer"), node("button", id="info", text="Info", buttonStyle="borderless")]
    row = node("row", id="room", actions=["select"], children=[node("hStack", children=views)])
    page = drawn(node("list", id="list", children=[row], **({"multiselectable": True} if kind == "multiselect" else {})))
    sent = told(page)
    page.reload()
    words = page.get_by_text("Room 102")
    answered = lambda: expect(page.locator("[data-pending]")).to_have_count(0)
    words.click()
    answered()
    page.get_by_role("button", name="Info").click()
    answered()
    box = words.bounding_box()
    page.mouse.click(box["x"] + box["width"] + 30, box["y"] + box["height"] / 2)
    becomes(page, lambda: [(each["target"], each["name"]) for each in sent if each["type"] == "action"],
            [("room", "select"), ("info", "tap"), ("room", "select")])


def test_a_key_for_a_menu_deletes_no_row(drawn):
    row = node("row", id="note", actions=["delete", "moveDown"], children=[text("Milk")])
    page = drawn(node("list", id="list", children=[row, node("row", id="other", actions=["delete"], children=[text("Bread")])]))
    sent = told(page)
    page.reload()
    page.locator(".row-more").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menu")).to_be_visible()
    page.keyboard.type("d")
    page.keyboard.press("Backspace")
    page.wait_for_timeout(200)
    assert [each for each in sent if each["type"] == "action"] == []


def test_the_label_of_a_row_that_is_tapped_has_its_menu_and_its_swipe_actions(drawn):
    label = node("vStack", children=[text("Milk")], contextMenu=[node("button", id="copy", text="Copy")], swipeActions=[
        node("button", id="archive", text="Archive"), node("link", id="web", text="Web Site", url="https://example.com/")])
    page = drawn(node("list", id="list", children=[
        node("row", id="link", children=[node("navigationLink", id="milk", children=[label])])]))
    page.get_by_role("link", name="Milk").or_(page.get_by_role("button", name="Milk")).first.click(button="right")
    menu = page.get_by_role("menu")
    assert [each.inner_text() for each in menu.get_by_role("menuitem").all()] == ["Copy", "Web Site", "Archive"]


def test_a_row_with_a_swipe_action_that_deletes_offers_no_other_deletion(drawn):
    page = drawn(node("list", id="list", children=[
        node("row", id="milk", actions=["delete"], children=[text("Milk")], swipeActions=[
            node("button", id="remove", text="Remove", role="destructive")]),
        node("row", id="bread", actions=["delete"], children=[text("Bread")], swipeActions=[
            node("button", id="archive", text="Archive")])]))
    for number, offered in enumerate([["Remove"], ["Archive", "Delete"]]):
        page.locator(".row-more").nth(number).click()
        menu = page.get_by_role("menu")
        assert [each.inner_text() for each in menu.get_by_role("menuitem").all()] == offered
        page.keyboard.press("Escape")


@pytest.mark.parametrize("view", [
    lambda words: text(words, frame="fill", textAlign="trailing"),
    lambda words: node("group", frame="fill", textAlign="trailing", children=[text(words)]),
    lambda words: node("hStack", children=[node("spacer"), text(words)]),
], ids=["text", "view", "stack"])
def test_headers_and_footers_stand_where_their_frames_say(drawn, view):
    page = drawn(node("list", children=[node("section", headerContent=[view("Above")], footerContent=[view("0 characters")], children=[
        node("row", id="row", children=[node("labeledContent", text="Row", value="Value")])])]))
    ends = {round(each["right"]) for each in page.locator("text=/^(Above|0 characters|Value)$/").evaluate_all(WORDS)}
    assert max(ends) - min(ends) <= 1, ends


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_in_a_plain_list_headers_and_footers_begin_where_rows_do(drawn, size):
    page = drawn(node("list", listStyle="plain", children=[node("section", header="Above", footer="Below", children=[
        node("row", children=[text("Words")]), node("row", children=[node("navigationLink", id="link", text="Link")])])]), size=size)
    left = lambda words: page.get_by_text(words, exact=True).evaluate(
        "each => { const range = document.createRange(); range.selectNodeContents(each); return range.getBoundingClientRect().x; }")
    assert {round(left(words)) for words in ("Above", "Words", "Link", "Below")} == {round(left("Words"))}


def test_the_label_of_a_menu_has_all_of_its_row_as_that_of_a_button_has(drawn):
    named = node("labeledContent", text="Pick", value="x")
    apart = node("hStack", children=[text("Sort"), node("spacer"), text("y")])
    items = [node("button", id="item", text="Item", actions=["tap"])]
    page = drawn(node("form", children=[
        node("row", children=[node("menu", id="named", label=[named], children=items)]),
        node("row", children=[node("button", id="button", actions=["tap"], children=[named])]),
        node("row", children=[node("menu", id="apart", label=[apart], children=items)]),
        node("row", children=[node("menu", id="words", text="Words", children=items)]),
        node("row", children=[node("menu", id="counted", text="Counted", badge="3", children=items)])]))
    boxes = page.locator(".row-body > .menu > .button, .row-body > .button").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect()).map(({ x, width, height }) => [x, width, height])")
    assert boxes[0] == boxes[1] == boxes[2] == boxes[3]
    assert boxes[0][:2] == [16, 360 - 32]
    end = lambda locator: locator.bounding_box()["x"] + locator.bounding_box()["width"]
    assert end(page.get_by_text("x", exact=True).first) == end(page.get_by_text("x", exact=True).last) == end(page.get_by_text("y", exact=True))
    assert end(page.locator(".badge")) == 360 - 32
    names = page.locator(".labeledContent > .name").evaluate_all("all => all.map((each) => getComputedStyle(each).color)")
    assert names[0] == names[1]
    page.locator(".row-body").first.click(position={"x": 200, "y": 4})
    expect(page.get_by_role("menuitem", name="Item")).to_be_visible()


def test_in_a_form_a_name_with_a_second_line_is_as_strong_as_others(drawn):
    page = drawn(node("form", children=[
        node("row", children=[node("labeledContent", text="One", value="1")]),
        node("row", children=[node("labeledContent", text="Two", subtitle="Words below", value="2")])]))
    assert len({each.evaluate("name => getComputedStyle(name).fontWeight") for each in page.locator(".name").all()}) == 1
