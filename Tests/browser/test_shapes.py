"""Shapes: by themselves, behind words, and around pictures."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from axe import colours
from fake.app import node, text

RADIUS = "element => parseFloat(getComputedStyle(element).borderTopLeftRadius)"


def shape(form, **more):
    return node("shape", shape=form, **more)


def over(below, above):
    return node("zStack", layer="overlay", children=[below, node("zStack", children=[above])])


def under(below, above):
    return node("zStack", layer="background", children=[node("zStack", children=[below]), above])


AVATAR = over(shape("circle", foreground="blue", width=44, height=44), text("AB", foreground="white"))
CARD = over(node("vStack", padding=True, children=[text("A card")]), shape("roundedRectangle", foreground="tertiary", lineWidth=1))
CHIPS = node("hStack", children=[
    text("All", narrowPadding=True, background="blue", shape="capsule"),
    text("3", narrowPadding=True, background="red", shape="circle"),
    text("12", padding=True, background="red", foreground="white", shape="circle")])
STATUS = node("hStack", children=[shape("circle", foreground="green", width=10, height=10), text("Online"), node("spacer")])
QUOTE = node("hStack", children=[shape("rectangle", foreground="purple", width=3), text("Quoted\nwords"), node("spacer")])
CAPSULE = under(shape("capsule", foreground="green"), text("Behind words", padding=True, foreground="white"))
PICTURE = node("asyncImage", url="/_wheelhouse/touch-icon.png", width=60, height=44, contentMode="fill", shape="circle")
ALL = [AVATAR, STATUS, CHIPS, CARD, QUOTE, shape("rectangle", foreground="red", height=2), CAPSULE, PICTURE]


def size(locator):
    box = locator.bounding_box()
    return box["width"], box["height"]


@pytest.fixture
def shapes(drawn):
    return lambda size="compact": drawn(node("scrollView", children=[node("vStack", alignment="leading", children=ALL)]), size=size)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["compact", "regular"])
def test_words_on_shapes_can_be_read(shapes, shot, size, scheme):
    page = shapes(size)
    page.emulate_media(color_scheme=scheme)
    shot(page, f"shapes-{size}-{scheme}")
    assert colours(page) == []


def test_a_shape_has_the_room_it_was_given_or_what_there_is(shapes):
    page = shapes()
    assert size(page.locator(".zStack > .shape[data-clip=circle]")) == (44, 44)
    assert size(page.locator(".hStack > .shape[data-clip=circle]")) == (10, 10)
    width, height = size(page.locator(".vStack > .shape[data-clip=rectangle]"))
    assert width == 360 - 32 and height == 2
    width, height = size(page.locator(".hStack > .shape[data-clip=rectangle]"))
    assert width == 3 and height == size(page.get_by_text("Quoted"))[1] > 30
    # What lies over or under others is as large as they are.
    assert size(page.locator(".layer .shape[data-clip=roundedRectangle]")) == size(page.locator(".vStack[data-padding]"))
    assert size(page.locator(".layer .shape[data-clip=capsule]")) == size(page.get_by_text("Behind words"))


def test_a_shape_is_as_round_as_its_word_says(shapes):
    page = shapes()
    for words, shape in (("3", "circle"), ("12", "circle")):
        width, height = size(page.get_by_text(words, exact=True))
        assert width == height, words
    assert page.get_by_text("All", exact=True).evaluate(RADIUS) > 100
    assert 0 < page.locator(".layer .shape[data-clip=roundedRectangle]").evaluate(RADIUS) < 20
    assert page.locator(".hStack > .shape[data-clip=rectangle]").evaluate(RADIUS) == 0
    assert page.locator(".asyncImage img").evaluate("image => getComputedStyle(image).clipPath").startswith("circle(")


def test_a_shape_is_decoration_unless_it_is_called_something(drawn):
    page = drawn(shape("circle", foreground="red", width=10, height=10),
                 shape("circle", foreground="green", width=10, height=10, accessibilityLabel="Online"))
    assert page.get_by_role("img").count() == 1
    assert page.get_by_role("img", name="Online").is_visible()
    assert page.locator(".shape").first.get_attribute("aria-hidden") == "true"


def test_what_has_a_shape_in_it_without_a_width_takes_the_room_there_is(drawn):
    bars = node("hStack", alignment="bottom", children=[
        node("vStack", children=[node("spacer"), shape("roundedRectangle", foreground="accent", height=20 * day), text("M")]) for day in range(1, 8)])
    track = node("zStack", alignment="leading", children=[
        shape("capsule", background="tertiary", height=8), shape("capsule", foreground="accent", width=120, height=8)])
    days = node("grid", columns=7, spacing=4, children=[
        over(shape("roundedRectangle", background="green", aspectRatio=1), text(str(day))) for day in range(14)])
    page = drawn(node("scrollView", children=[node("vStack", children=[bars, track, days])]))
    assert {size(bar)[1] for bar in page.locator(".hStack .shape").all()} == {20 * day for day in range(1, 8)}
    assert min(size(bar)[0] for bar in page.locator(".hStack .shape").all()) > 30
    assert [size(part)[0] for part in page.locator(".vStack > .zStack > .shape").all()] == [360 - 32, 120]
    for day in page.locator(".grid .shape").all():
        width, height = size(day)
        assert width == pytest.approx(height, abs=0.1) and width > 40


def test_a_line_may_be_dashed(drawn):
    page = drawn(shape("rectangle", foreground="red", lineWidth=2, dashed=True, width=40, aspectRatio=2))
    line = page.locator(".shape")
    assert size(line) == (40, 20)
    assert line.evaluate("line => getComputedStyle(line).border").startswith("2px dashed")


def test_what_is_behind_all_that_scrolls_is_behind_the_screen(drawn):
    ground = "element => getComputedStyle(element).backgroundColor"
    def screen(background):
        return drawn(node("scrollView", background=background, children=[text("Words")])).locator("section.screen")
    plain, blue = screen("tertiary").evaluate(ground), screen("blue")
    assert blue.evaluate(ground) != plain
    assert blue.locator(".scrollView").evaluate(ground) == "rgba(0, 0, 0, 0)"
    assert blue.get_by_role("heading", name="Drawn").is_visible()


def test_a_pile_has_the_room_it_was_given_and_so_have_its_shapes(drawn):
    badge = node("zStack", width=40, height=40, children=[shape("circle", background="green"), node("image", systemName="leaf")])
    avatar = node("zStack", layer="overlay", width=72, height=72, children=[
        shape("circle", foreground="blue"), node("zStack", children=[text("AB", foreground="white")])])
    ring = over(shape("circle", foreground="red", width=32, height=32), shape("circle", foreground="primary", lineWidth=3))
    cell = over(shape("roundedRectangle", background="green"), text("7"))
    page = drawn(node("hStack", children=[badge, avatar, ring]), node("grid", columns=7, children=[cell] * 7),
                 node("form", children=[node("row", children=[ring])]))
    shapes = [size(each) for each in page.locator(".hStack .shape").all()]
    assert shapes == [(40, 40), (72, 72), (32, 32), (32, 32)]
    assert [size(each) for each in page.locator(".row .shape").all()] == [(32, 32), (32, 32)]
    assert min(size(page.locator(".grid .shape").first)) > 35


def test_a_faint_background_stays_faint_under_white(drawn):
    def card(**more):
        return node("hStack", padding=True, background="blue", children=[node("image", systemName="star", foreground="white"), text("Words")], **more)
    page = drawn(card(), card(faint=True))
    full, faint = [each.evaluate("each => getComputedStyle(each).backgroundColor") for each in page.locator(".hStack").all()]
    assert full != faint
    page.emulate_media(color_scheme="dark")
    assert colours(page) == []


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_room_around_a_button_is_outside_of_it(drawn, size):
    def button(name, **more):
        return node("button", id=name, buttonStyle="borderedProminent", actions=["tap"], padding=True, children=[text(name, frame="fill")], **more)
    page = drawn(node("vStack", children=[button("Wide"), button("Narrow", narrowPadding=True)]), size=size)
    column = page.locator(".content > .vStack").bounding_box()
    for name, room in (("Wide", 16), ("Narrow", 6)):
        box = page.get_by_role("button", name=name).bounding_box()
        assert box["x"] - column["x"] == pytest.approx(room, abs=1)
        assert column["width"] - box["width"] == pytest.approx(2 * room, abs=2)


def test_a_line_around_a_field_or_a_card_takes_no_clicks(drawn):
    line = shape("roundedRectangle", foreground="tertiary", lineWidth=1)
    page = drawn(node("vStack", children=[
        over(node("textField", id="words", prompt="Words", value=""), line),
        over(node("vStack", padding=True, children=[node("button", id="go", text="Go", actions=["tap"])]), line)]))
    page.get_by_placeholder("Words").click()
    page.get_by_role("button", name="Go").click(trial=True)
    assert page.evaluate("document.activeElement.dataset.id") == "words"


def test_in_front_of_others_a_faint_colour_lets_them_through(drawn):
    picture = node("asyncImage", url="/_wheelhouse/touch-icon.png", width=120, height=120)
    dim = shape("rectangle", background="primary")
    page = drawn(node("zStack", children=[picture, dim, text("Title", foreground="white")]))
    ground = page.locator(".shape").evaluate("shape => getComputedStyle(shape).backgroundColor")
    assert "/ 0.4)" in ground or ground.endswith(", 0.4)")


def test_words_on_a_colour_stay_white_under_a_line_where_it_is_dark(drawn):
    sale = over(text("Sale", padding=True, background="red", foreground="white"), shape("rectangle", foreground="red", lineWidth=1))
    page = drawn(sale)
    page.emulate_media(color_scheme="dark")
    assert page.get_by_text("Sale").evaluate("text => getComputedStyle(text).color") == "rgb(255, 255, 255)"
    assert colours(page) == []


def test_beside_a_capsule_others_keep_their_room(drawn):
    field = node("textField", id="words", prompt="Words", value="", padding=True, background="regularMaterial", shape="capsule")
    page = drawn(node("hStack", children=[field, node("button", id="send", text="Send", actions=["tap"])]))
    send = page.get_by_role("button", name="Send").bounding_box()
    assert send["x"] + send["width"] <= 360 - 15


def test_a_shape_that_is_tapped_is_called_something(drawn):
    page = drawn(shape("circle", id="red", foreground="red", width=44, height=44, actions=["tap"]))
    assert page.get_by_role("button", name="Image").is_visible()
    assert page.locator(".shape").get_attribute("aria-hidden") is None


def test_what_is_behind_a_list_is_behind_the_screen_with_an_overlay_too(drawn):
    rows = node("list", background="blue", children=[node("row", children=[text("Row")])])
    page = drawn(over(rows, text("Over")))
    plain = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert page.locator("section.screen").evaluate("screen => getComputedStyle(screen).backgroundColor") != plain


@pytest.mark.parametrize("room", [{"width": 60, "height": 60}, {}])
def test_something_stands_in_the_place_of_a_picture_until_it_is_there(drawn, room):
    initials = node("zStack", children=[shape("rectangle", foreground="gray", faint=True), text("AB")])
    page = drawn(node("asyncImage", url="/late.png", shape="circle", accessibilityLabel="Ada", **room, children=[initials]))
    # Asked for once before anything is held: what is held below is of the pages after it.
    expect(page.locator("img[data-lost]")).to_be_attached()
    held = []
    page.route("**/late.png", lambda route: held.append(route))
    page.reload()
    letters, picture = page.get_by_text("AB"), page.locator(".asyncImage")
    expect(letters).to_be_visible()
    before = size(picture)
    if room:
        assert before == (60, 60) and size(page.locator(".placeholder .shape")) == (60, 60)
    assert page.get_by_role("img").count() == 0
    while not held:
        page.wait_for_timeout(10)
    held[0].abort()
    expect(page.locator("img[data-lost]")).to_be_attached()
    expect(letters).to_be_visible()
    if room:
        assert size(picture) == before
    page.reload()
    expect(letters).to_be_visible()
    while len(held) < 2:
        page.wait_for_timeout(10)
    held[-1].fulfill(path=Path(__file__).parents[2] / "web/touch-icon.png")
    expect(page.get_by_role("img", name="Ada")).to_be_visible()
    expect(letters).to_be_hidden()
    assert size(picture) == (before if room else size(picture.locator("img")))


def test_a_room_without_a_picture_is_seen(drawn):
    page = drawn(node("asyncImage", width=60, height=44))
    assert size(page.locator(".asyncImage")) == (60, 44)
    assert page.locator(".asyncImage").evaluate("element => getComputedStyle(element).backgroundColor") != "rgba(0, 0, 0, 0)"


# What is painted of a colour, whatever way it is written in, and how white stands out from it (WCAG 2.2, relative luminance).
CONTRAST_WITH_WHITE = """element => {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d');
  pixel.fillStyle = getComputedStyle(element).backgroundColor;
  pixel.fillRect(0, 0, 1, 1);
  const parts = [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return { contrast: 1.05 / (0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05),
           spread: Math.max(...parts) - Math.min(...parts) };
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_white_is_read_on_every_colour_and_these_are_strong_where_it_is_dark_too(drawn, scheme):
    names = ["red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray", "accent"]
    words = [text(name, foreground="white", background=name, shape="capsule", padding=True) for name in names]
    piles = [under(shape("circle", foreground=name, width=60, height=60), text("AB", foreground="white")) for name in names]
    page = drawn(node("scrollView", children=[node("vStack", children=words + piles)]))
    page.emulate_media(color_scheme=scheme)
    for place in (".text[data-background]", ".shape"):
        for element in page.locator(place).all():
            seen = element.evaluate(CONTRAST_WITH_WHITE)
            assert seen["contrast"] >= 4.5
            assert seen["spread"] > 0.09 or "gray" in (element.get_attribute("data-background"), element.get_attribute("data-foreground"))


@pytest.mark.parametrize("around", [lambda pile: pile, lambda pile: node("scrollView", children=[node("vStack", children=[pile])])])
def test_what_covers_a_view_takes_the_clicks_that_are_meant_for_it_and_what_lies_on_it_does_not(drawn, around):
    form = node("vStack", children=[node("button", id="save", text="Save"), text("More")])
    scrim = node("shape", shape="rectangle", foreground="primary", faint=True)
    covered = around(over(form, scrim))
    page = drawn(covered)
    under_pointer = """button => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2).closest('.button, .shape').classList[0];
    }"""
    assert page.get_by_role("button", name="Save").evaluate(under_pointer) == "shape"
    page = drawn(around(over(form, shape("rectangle", foreground="red", lineWidth=2))))
    assert page.get_by_role("button", name="Save").evaluate(under_pointer) == "button"
    page = drawn(around(over(form, shape("circle", foreground="red", width=10, height=10))))
    assert page.get_by_role("button", name="Save").evaluate(under_pointer) == "button"
