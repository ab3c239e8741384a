"""Views put together as one is used to: cards, heroes, rows of fields, bars of buttons."""

import pytest

from axe import colours
from fake.app import node, text
from test_shapes import over, shape, size, under

BACK = "element => getComputedStyle(element).backgroundColor"


def white(words, **more):
    return text(words, foreground="white", **more)


def card(background, *children, **more):
    return node("hStack", padding=True, background=background, children=[text("A card"), *children], **more)


def page_of(*children, **more):
    return node("scrollView", children=[node("vStack", children=list(children))], **more)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_white_words_with_a_ground_of_their_own_leave_that_around_them_as_it_is(drawn, scheme):
    badge = white("New", background="blue", shape="capsule", narrowPadding=True)
    page = drawn(page_of(
        card("tertiary"), card("tertiary", badge), card("regularMaterial", badge), card("red", badge),
        card("tertiary", node("button", id="go--------", text="Go", buttonStyle="borderedProminent", actions=["tap"]))))
    page.emulate_media(color_scheme=scheme)
    grounds = page.locator(".hStack[data-background=tertiary]")
    assert len({grounds.nth(i).evaluate(BACK) for i in range(3)}) == 1
    assert colours(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_white_words_right_on_a_ground_can_be_read(drawn, scheme):
    page = drawn(page_of(
        card("tertiary", foreground="white"), white("On half black", padding=True, background="primary", faint=True),
        node("vStack", padding=True, background="green", children=[white("In it")]),
        node("zStack", foreground="white", layer="background", children=[
            node("zStack", children=[shape("circle", foreground="accent")]), text("1")])))
    page.emulate_media(color_scheme=scheme)
    assert colours(page) == []


def test_a_ground_has_the_tint_that_is_in_force(drawn):
    page = drawn(node("vStack", tint="orange", children=[
        white("Chosen", background="accent"), node("button", id="go--------", text="Go", buttonStyle="borderedProminent", actions=["tap"])]))
    assert page.get_by_text("Chosen").evaluate(BACK) == page.get_by_role("button", name="Go").evaluate(BACK)


def test_a_view_has_the_room_it_was_given_with_what_lies_on_it(drawn):
    picture = node("zStack", children=[shape("rectangle", foreground="orange"), node("image", systemName="leaf")])
    title = node("zStack", layer="overlay", children=[
        node("group", height=200, frame="fill", children=[picture]), node("zStack", alignment="bottomLeading", children=[text("A title", font="largeTitle")])])
    page = drawn(page_of(title, node("group", width=120, height=40, children=[shape("rectangle", foreground="red")]), text("Below")))
    assert size(page.locator(".group .shape").first) == (328, 200)
    assert size(page.locator(".group > .shape")) == (120, 40)
    end = page.get_by_text("A title").bounding_box()
    assert end["y"] + end["height"] <= page.get_by_text("Below").bounding_box()["y"]


def test_a_card_fills_its_place_in_a_grid_when_what_is_in_it_does(drawn):
    card = node("vStack", alignment="leading", padding=True, background="tertiary", children=[
        over(node("group", height=80, frame="fill", children=[shape("rectangle", foreground="orange")]), text("x")), text("Soup")])
    page = drawn(node("scrollView", children=[node("grid", columns=2, children=[card, card])]))
    widths = [size(page.locator(".grid > .vStack").nth(i))[0] for i in range(2)]
    assert widths[0] == widths[1] > 150


def test_a_card_that_is_tapped_fills_its_place_too(drawn):
    card = node("vStack", alignment="leading", background="tertiary", children=[
        over(node("group", height=80, frame="fill", children=[shape("rectangle", foreground="orange")]), text("x")),
        node("hStack", font="caption", children=[node("label", text="25 min", systemImage="clock"), node("spacer"),
                                                text("Medium", background="orange", faint=True, narrowPadding=True)])])
    links = [node("navigationLink", id=f"card-{i}----", buttonStyle="plain", actions=["tap"], children=[card]) for i in range(2)]
    page = drawn(node("scrollView", children=[node("grid", columns=2, children=links)]))
    assert size(page.locator(".grid .vStack").first)[0] > 150
    assert size(page.get_by_text("25 min").first)[1] < 30


def test_what_is_selected_has_the_tint_that_is_in_force(drawn):
    def soft(**more):
        row = node("row", id="row-------", selected=True, actions=["select"], children=[text("Chosen")])
        page = drawn(node("list", children=[row], **more))
        return page.locator(".row[data-selected] > .row-body").evaluate(BACK)
    assert soft(tint="orange") != soft()


def field(name, **more):
    return node("textField", id=f"{name:-<10}", label=name, value="12", **more)


@pytest.mark.parametrize("width", [360, 1280])
def test_fields_beside_each_other_share_the_row(drawn, width):
    row = node("row", id="row-------", children=[node("hStack", children=[
        field("Name"), node("group", textAlign="trailing", children=[field("Grams")])])])
    page = drawn(node("form", children=[node("section", children=[row])]), size="regular" if width > 700 else "compact")
    fields = page.locator(".field")
    assert size(fields.nth(0))[0] > 100 < size(fields.nth(1))[0]


def test_text_that_is_edited_keeps_its_width_under_what_lies_on_it(drawn):
    page = drawn(page_of(text("Notes"), over(node("textEditor", id="notes-----", label="Notes", value=""), text("Write"))))
    assert size(page.locator(".textEditor"))[0] == 328


def test_a_prominent_button_keeps_its_colour_on_a_bar(drawn):
    go = node("button", id="go--------", buttonStyle="borderedProminent", padding=True, background="bar", actions=["tap"],
              children=[node("label", text="Start", systemImage="leaf", frame="fill", textAlign="center")])
    page = drawn(node("vStack", children=[page_of(text("Top")), go]))
    box, words = page.get_by_role("button", name="Start").bounding_box(), page.get_by_text("Start").bounding_box()
    assert colours(page) == []
    assert abs(words["x"] + words["width"] / 2 - 180) < 30 and box["width"] > 250


def test_what_is_behind_a_page_that_scrolls_is_behind_the_screen_in_either_order(drawn):
    top = node("scrollView", children=[text("Top")])
    layer = node("zStack", children=[])
    page = drawn(node("zStack", layer="overlay", background="orange", children=[top, layer]))
    assert page.locator(".screen").get_attribute("data-background") == "orange"
    assert page.get_by_text("Top").bounding_box()["y"] < 200


def test_a_short_word_at_the_end_of_a_line_stays_in_one(drawn):
    page = drawn(node("list", children=[node("row", id="row-------", children=[node("hStack", children=[
        text("A title that is rather long and takes two lines"), node("spacer"), text("30 min")])])]))
    assert size(page.get_by_text("30 min"))[1] < 30


def test_a_button_in_a_row_with_actions_begins_where_others_do(drawn):
    def toggled(words):
        return node("button", id=f"{words:-<10}", buttonStyle="plain", actions=["tap"],
                    children=[node("hStack", children=[node("image", systemName="circle"), text(words)])])
    page = drawn(node("list", children=[
        node("row", id="row-1-----", children=[toggled("Alpha")]),
        node("row", id="row-2-----", children=[node("group", children=[toggled("Beta")])])]))
    assert abs(page.get_by_text("Alpha").bounding_box()["x"] - page.get_by_text("Beta").bounding_box()["x"]) <= 1


def test_a_menu_of_a_card_leaves_the_button_in_its_corner_free(drawn):
    heart = node("button", id="heart-----", systemImage="heart", accessibilityLabel="Favourite", actions=["tap"])
    picture = node("zStack", layer="overlay", children=[
        node("group", height=120, frame="fill", children=[shape("rectangle", foreground="orange")]),
        node("zStack", alignment="topTrailing", children=[heart])])
    page = drawn(node("scrollView", children=[node("grid", columns=2, children=[
        node("navigationLink", id="card------", actions=["tap"], children=[picture],
             contextMenu=[node("button", id="delete----", text="Delete", actions=["tap"])])])]), size="regular")
    favourite = page.locator(".layer .button")
    favourite.hover()
    favourite.click(trial=True, timeout=2000)


@pytest.mark.parametrize("layout", ["compact", "regular"])
def test_words_symbols_and_stacks_have_the_room_they_were_given(drawn, layout):
    def pill(name, height):
        inside = [text("Mon", font="caption"), text("9")]
        return node("button", id=name, actions=["tap"], buttonStyle="plain", children=[node("vStack", width=44, children=inside, **height)])
    page = drawn(
        node("hStack", children=[pill("low", {}), pill("high", {"height": 72})]),
        node("hStack", children=[text("Pears"), node("spacer"), text("12", width=60, textAlign="trailing"), text("123456789", width=60)]),
        node("hStack", children=[
            text("Top", width=60, height=60, verticalAlignment="top"), text("Low", width=60, height=60, verticalAlignment="bottom"),
            text("Mid", width=60, height=60), text("Least", minWidth=90), node("image", systemName="star", width=28, height=28)]),
        node("hStack", width=200, children=[text("a"), node("spacer", width=40), text("b")]),
        size=layout)
    box = lambda words: page.get_by_text(words, exact=True).bounding_box()
    ink = lambda words: page.get_by_text(words, exact=True).evaluate("""element => {
      const range = document.createRange(); range.selectNodeContents(element);
      const { top, bottom, left, right } = range.getBoundingClientRect(), around = element.getBoundingClientRect();
      return [top - around.top, around.bottom - bottom, left - around.left, around.right - right].map(Math.round);
    }""")
    stacks = [page.locator(f"[data-id={name}] .vStack").bounding_box() for name in ("low", "high")]
    assert [stack["width"] for stack in stacks] == [44, 44] and stacks[1]["height"] == 72 > stacks[0]["height"]
    # What is in it stands in the middle, or where it is said to.
    assert box("12")["width"] == 60 and ink("12")[3] <= 1 < 20 < ink("12")[2]
    assert ink("Top")[0] <= 2 < 20 < ink("Top")[1] and ink("Low")[1] <= 2 < 20 < ink("Low")[0]
    assert all(abs(first - last) <= 1 for first, last in zip(ink("Mid")[::2], ink("Mid")[1::2]))
    # Words are not cut off, and letters may be larger than they were thought to be.
    assert box("123456789")["width"] > 60 and box("Least")["width"] == 90
    assert page.locator(".image").bounding_box()["width"] == 28
    assert box("b")["x"] - box("a")["x"] - box("a")["width"] == pytest.approx(56, abs=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


INDIGO = shape("rectangle", foreground="indigo")
BACKS = [
    node("zStack", children=[INDIGO, white("One")]),
    node("vStack", background="indigo", frame="fill", textAlign="center", fillsHeight=True, children=[white("One")]),
    white("One", background="indigo", frame="fill", textAlign="center", fillsHeight=True),
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("back", BACKS, ids=["pile", "stack", "words"])
def test_a_colour_behind_all_that_is_on_a_screen_fills_it(drawn, back, scheme):
    page = drawn(back)
    page.emulate_media(color_scheme=scheme)
    assert page.locator(".screen").get_attribute("data-background") == "indigo"
    box = page.get_by_text("One").bounding_box()
    assert 340 < box["y"] + box["height"] / 2 < 430
    assert page.get_by_text("One").evaluate(BACK) == "rgba(0, 0, 0, 0)"
    assert colours(page) == []


def test_pages_before_a_colour_are_seen_on_it(drawn):
    tab = lambda name: node("tab", id=f"tab-{name}", title=name, children=[white(name)])
    pages = node("tabView", id="tabs", tabViewStyle="page", selection="tab-One", background="indigo", children=[tab("One"), tab("Two")])
    page = drawn(pages)
    screen = page.locator(".tab-panel:not([data-covered]) .screen")
    assert screen.evaluate(BACK) == page.locator(".tabs").evaluate(BACK) != "rgba(0, 0, 0, 0)"
    assert colours(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_in_any_colour_can_be_read_on_shapes(drawn, scheme):
    names = ["red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray", "accent"]
    def disc(name, **more):
        return node("zStack", width=40, height=40, children=[shape("circle", foreground=name), text("5", **more)])
    page = drawn(node("scrollView", children=[node("vStack", children=[
        node("hStack", children=[disc(name), disc(name, foreground="white"), under(shape("circle", foreground=name), text("27"))]) for name in names])]))
    page.emulate_media(color_scheme=scheme)
    assert colours(page) == []


def test_what_is_in_a_grid_has_its_own_width_under_what_lies_on_it(drawn):
    cell = lambda: over(shape("roundedRectangle", foreground="teal", width=96, height=40), text("+"))
    page = drawn(node("grid", children=[node("gridRow", children=[text("Dr. Amara Osei"), cell(), cell()])]))
    boxes = [each.bounding_box() for each in page.locator(".gridRow > .zStack").all()]
    assert [box["width"] for box in boxes] == [96, 96] and boxes[1]["x"] >= boxes[0]["x"] + 96
    assert boxes[1]["x"] + 96 <= 360


def test_a_mark_leaves_the_words_of_a_row_their_room(drawn):
    words = node("vStack", alignment="leading", children=[text("Maria Rossi", lineLimit=1), text("Follow-up on blood results", font="footnote")])
    chip = node("label", text="Checked in", systemImage="checkmark", font="caption", background="green", shape="capsule", narrowPadding=True)
    def row(name, *start):
        inside = node("hStack", children=[*start, words, node("spacer"), chip])
        menu = [node("button", id=f"m-{name}", text="A", actions=["tap"])]
        link = node("navigationLink", id=name, actions=["tap"], children=[inside], contextMenu=menu)
        return node("row", id=f"r-{name}", children=[link])
    page = drawn(node("list", id="list", children=[row("time", text("11:00 AM")), row("plain")]))
    for index in range(2):
        box = page.get_by_text("Maria Rossi").nth(index).bounding_box()
        assert box["width"] > 80 and page.locator(".row").nth(index).bounding_box()["height"] < 130
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


CAR = node("zStack", children=[shape("rectangle", foreground="indigo"), node("image", systemName="car", font="largeTitle", foreground="white")])


def test_a_pile_that_is_clipped_is_round_and_its_symbol_no_larger_than_it(drawn):
    small = {**CAR, "shape": "roundedRectangle", "width": 44, "height": 44}
    grouped = node("group", width=44, height=44, shape="roundedRectangle", children=[CAR])
    page = drawn(page_of(node("hStack", children=[small, text("One")]), node("hStack", children=[grouped, text("Two")])))
    for clipped in (page.locator(".zStack[data-clip]"), page.locator(".group[data-clip]")):
        assert size(clipped) == (44, 44)
        assert clipped.evaluate("element => getComputedStyle(element).overflow") == "clip"
        room, symbol = clipped.bounding_box(), clipped.locator(".symbol").bounding_box()
        assert room["x"] <= symbol["x"] and symbol["x"] + symbol["width"] <= room["x"] + room["width"]
        assert room["y"] <= symbol["y"] and symbol["y"] + symbol["height"] <= room["y"] + room["height"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_white_on_a_shape_is_white_and_black_under_it_is_black(drawn, scheme):
    page = drawn(page_of(CAR, white("On black", padding=True, background="primary")))
    page.emulate_media(color_scheme=scheme)
    assert page.locator(".image").evaluate("element => getComputedStyle(element).color") == "rgb(255, 255, 255)"
    assert page.get_by_text("On black").evaluate(BACK) == "rgb(0, 0, 0)"
    assert colours(page) == []


@pytest.mark.parametrize("content", [
    node("zStack", layer="overlay", children=[
        node("zStack", children=[shape("rectangle", foreground="primary"), node("image", systemName="car", foreground="white")]),
        node("zStack", alignment="topTrailing", children=[node("button", id="done------", text="Done", actions=["tap"])])]),
    node("asyncImage", url="/_wheelhouse/favicon.svg", accessibilityLabel="A wheel", frame="fill", background="primary"),
    node("group", frame="fill", fillsHeight=True, background="primary", children=[
        node("zStack", children=[shape("rectangle", foreground="primary"), node("image", systemName="car", foreground="white")])]),
], ids=["pile", "picture", "group"])
def test_a_picture_on_black_fills_the_screen(drawn, content):
    page = drawn(node("navigationStack", id="stack-----", children=[node("screen", id="screen----", children=[content])]))
    screen = page.locator("[data-id='screen----']")
    assert screen.evaluate(BACK) == "rgb(0, 0, 0)"
    assert page.locator("[data-id='screen----'] .content [data-background]").count() == 0
    assert colours(page) == []


def test_two_short_words_without_room_beside_each_other_stand_below_each_other(drawn):
    row = node("hStack", padding=True, background="tertiary", children=[text("€25,000"), node("spacer"), text("119:59:56")])
    page = drawn(page_of(node("hStack", children=[node("group", width=130, children=[row])])))
    card, price, time = (each.bounding_box() for each in (page.locator(".hStack[data-background]"), page.get_by_text("€"), page.get_by_text(":")))
    assert time["y"] >= price["y"] + price["height"]
    assert time["x"] + time["width"] <= card["x"] + card["width"]
    page = drawn(page_of(row))
    assert page.get_by_text("€").bounding_box()["y"] == page.get_by_text(":").bounding_box()["y"]


def test_a_stack_is_as_wide_as_what_fills_a_box_in_it(drawn):
    row = node("hStack", padding=True, background="orange", children=[text("Banner"), node("spacer")])
    page = drawn(page_of(node("vStack", children=[node("vStack", padding=["leading", "trailing"], children=[row])]), text("Below")))
    assert size(page.locator(".hStack"))[0] == 328 - 32
