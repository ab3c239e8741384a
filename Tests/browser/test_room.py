"""Words and letters that need more room than there is: nothing is cut off, and nothing covers anything else."""

import os
import re
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from conftest import BROWSER, PROGRAM
from fake.app import node, text
from relay import relay
from test_focus import connect
from tour import APPS

LONG = "Donaudampfschifffahrtsgesellschaftskapitän"

# What stands out of its row, and what holds more than it shows.
OUTSIDE = """() => [...document.querySelectorAll('.row-body *')].filter((element) => {
  if (element.closest('svg, option, .row-menu, .visually-hidden, [inert]') || element.getClientRects().length === 0) return false;
  const [row, box] = [element.closest('.row'), element].map((each) => each.getBoundingClientRect());
  const cut = element.localName !== 'input' && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
  return box.right > row.right + 1 || box.left < row.left - 1 || cut;
}).map((element) => element.outerHTML.slice(0, 120))"""
# Where words in rows and in the headers of sections begin, and the lines between rows.
BEGINNINGS = """() => [...document.querySelectorAll('.section-header, .row-body')].filter((each) => !each.closest('[inert]')).flatMap((each) => {
  const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.selectNode(words.nextNode());
  const line = each.matches('.row + .row > *') ? [each.getBoundingClientRect().left + parseFloat(getComputedStyle(each, '::before').left)] : [];
  // A symbol may stand before the words.
  const first = Math.min(...[range, ...each.querySelectorAll('.symbol')].map((part) => part.getBoundingClientRect().left));
  return [first, ...line].map(Math.round);
})"""
# What stands out of the window.
BEYOND = """() => [...document.querySelectorAll('.page *')].filter((element) => {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 1 && (left < -1 || right > innerWidth + 1) && !element.closest('[data-axes], .visually-hidden, .row-strip, [inert]');
}).map((element) => element.outerHTML.slice(0, 120))"""
# Captions that something beside them lies on.
COVERED = """() => [...document.querySelectorAll('.row-body .caption')].filter((caption) => {
  const words = document.createRange();
  words.selectNodeContents(caption);
  const [a, b] = [words, caption.nextElementSibling].map((each) => each.getBoundingClientRect());
  return a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1;
}).map((caption) => caption.textContent)"""

# Words that do not stand in one line.
BROKEN = """(element) => {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (words.nextNode()) {
    for (const { index, 0: word } of words.currentNode.data.matchAll(/[^\\s/]+/g)) {
      const range = document.createRange();
      range.setStart(words.currentNode, index);
      range.setEnd(words.currentNode, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}"""


@contextmanager
def lettered(browser, size):
    """A page in a browser whose letters are of this size, where 16 is usual."""
    options = {
        "chromium": {"args": [f"--blink-settings=defaultFontSize={size}"]},
        # The port for fingers is the other one's.
        "firefox": {"firefox_user_prefs": {"font.size.variable.x-western": size}, "env": {**os.environ, "WHEELHOUSE_FINGERS": ""}},
    }
    large = browser.browser_type.launch(**{**PROGRAM, **options[BROWSER]})
    yield large.new_page(viewport={"width": 360, "height": 740})
    large.close()


@pytest.fixture
def magnified(browser):
    """A page in a browser whose letters are twice as large as usual."""
    with lettered(browser, 32) as page:
        yield page


@pytest.mark.parametrize("path", ["/products", "/matches/1/edit", "/library/settings", "/routing/settings"])
def test_large_letters_stay_in_their_rows(magnified, shop, path):
    magnified.goto(f"{shop.url}{path}")
    expect(magnified.locator(".row >> visible=true").first).to_be_visible()
    magnified.wait_for_timeout(400)
    assert magnified.evaluate(OUTSIDE) == []
    assert magnified.evaluate(COVERED) == []


@pytest.mark.parametrize("size", [16, 24, 32])
def test_words_in_rows_begin_where_those_above_them_do_and_the_lines_between(browser, shop, size):
    with lettered(browser, size) as page:
        for path, header in [("/products", "Displays"), ("/routing/settings", "You")]:
            page.goto(f"{shop.url}{path}")
            expect(page.locator(".section-header", has_text=header)).to_be_visible()
            begins = page.evaluate(BEGINNINGS)
            assert len(begins) > 8 and max(begins) - min(begins) <= 1, begins


@pytest.mark.parametrize("size", [16, 20, 24, 32])
def test_letters_in_a_bar_are_never_smaller_than_usual(browser, shop, size):
    with lettered(browser, size) as page:
        page.goto(f"{shop.url}/matches/1/edit")
        bar = page.locator(".sheet .bar")
        for words in [bar.locator(".bar-title"), bar.get_by_role("button", name="Cancel")]:
            assert words.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 17


def test_with_large_letters_a_menu_is_in_the_window_and_answers_keep_their_words(magnified, shop):
    magnified.goto(f"{shop.url}/products")
    magnified.get_by_role("button", name="Shop").click()
    menu = magnified.locator(".menu-list:popover-open").bounding_box()
    assert menu["x"] >= 8 and menu["x"] + menu["width"] <= 352
    magnified.goto(f"{shop.url}/matches/1/edit")
    magnified.get_by_role("button", name="Increment").first.click()
    magnified.keyboard.press("Escape")
    answers = magnified.locator(".alert-buttons .button")
    expect(answers).to_have_count(2)
    assert all(answers.nth(at).bounding_box()["width"] > 180 for at in range(2))


@pytest.mark.parametrize(
    "path", ["/counter", "/matches/1/edit/players/home", "/products/cart", "/products/keyboard", "/library/category-1/atlas-of-tides"])
def test_large_letters_leave_everything_within_reach(magnified, shop, path):
    magnified.goto(f"{shop.url}{path}")
    expect(magnified.locator(".page")).to_be_visible()
    magnified.wait_for_timeout(400)
    assert magnified.evaluate(BEYOND) == []
    # What is done by touch has a button that lies unseen until it has the focus.
    for button in magnified.locator("button:not(.refresh, .close, :disabled, [inert] *) >> visible=true").all():
        button.click(trial=True)


def test_large_letters_leave_the_words_of_a_banner_whole(magnified, shop):
    magnified.goto(f"{shop.url}/nowhere")
    words = magnified.locator(".banner-text")
    expect(words).to_have_text("Nothing is shown at /nowhere")
    assert words.evaluate(BROKEN) == []


def test_large_letters_leave_the_words_of_a_grid_whole(magnified, shop):
    magnified.goto(f"{shop.url}/focus")
    connect(magnified)
    expect(magnified.locator(".grid .button").first).to_be_visible()
    assert magnified.locator(".grid").evaluate(BROKEN) == []


def test_a_score_stays_in_one_line_on_the_smallest_phone(open_page, shop):
    page = open_page(f"{shop.url}/matches", {"width": 320, "height": 568})
    page.get_by_role("button", name="Edit", exact=True).click()
    expect(page.get_by_role("button", name="Done", exact=True)).to_be_visible()
    scores = page.locator(".row .text").filter(has_text=re.compile(r"^\d+ : \d+$"))
    expect(scores.nth(3)).to_be_visible()
    assert max(each.bounding_box()["height"] for each in scores.all()) < 30


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_a_long_word_that_is_not_found_is_broken(open_page, shop, size):
    page = open_page(f"{shop.url}/products", size)
    page.get_by_role("searchbox").fill("x" * 220)
    expect(page.get_by_role("heading", name="No Results")).to_be_visible()
    assert page.evaluate(BEYOND) == []


def test_a_slider_stays_in_a_narrow_column(open_page, shop):
    page = open_page(f"{shop.url}/library/settings", {"width": 800, "height": 800})
    expect(page.get_by_role("slider")).to_be_visible()
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("path", ["/products", "/products/keyboard", "/cart"])
def test_a_long_word_is_broken_and_what_stands_beside_it_is_seen(open_page, base_url, size, path):
    def relay(socket):
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(message.replace("Keyboard", LONG).replace("Delivery", LONG)))
    page = open_page(f"{base_url}/products/keyboard", size)
    page.get_by_role("button", name="Add to Cart").click()
    expect(page.get_by_role("button", name="Cart, 1")).to_be_visible()
    page.route_web_socket(re.compile("/socket$"), relay)
    page.goto(f"{base_url}{path}")
    expect(page.get_by_text(LONG).locator("visible=true").first).to_be_visible()
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.only("chromium", "Firefox is not told to print, nor of contrast or colours.")
def test_forced_colours_show_what_is_selected_and_nothing_else(open_page, shop):
    page = open_page(f"{shop.url}/library/settings", "regular", forced_colors="active")
    selected = page.locator(".row[data-selected] > .row-body")
    assert selected.evaluate("row => getComputedStyle(row).outlineStyle") == "solid"
    assert page.locator("#status").bounding_box()["height"] == 0


@pytest.mark.only("chromium", "Firefox is not told to print, nor of contrast or colours.")
def test_forced_colours_draw_a_search_field_around_its_picture_and_its_button(open_page, shop):
    page = open_page(f"{shop.url}/products", forced_colors="active")
    field = page.get_by_role("searchbox")
    frames = field.evaluate("field => [field, field.parentElement].map((each) => getComputedStyle(each).borderTopStyle)")
    assert frames == ["none", "solid"]


@pytest.mark.only("chromium", "Firefox is not told to print, nor of contrast or colours.")
def test_forced_colours_leave_tiles_their_edges(drawn):
    tile = lambda name: node("button", id=name, actions=["tap"], label=[node("vStack", children=[text(name), text("Some words")])])
    menu = [node("button", id="menu-two", text="Delete", actions=["tap"])]
    page = drawn(node("grid", shape="columns", columns=2, children=[tile("one"), {**tile("two"), "contextMenu": menu}]))
    page.emulate_media(forced_colors="active")
    for name in ["one", "two"]:
        assert page.locator(f'.button[data-id="{name}"]').evaluate("tile => getComputedStyle(tile).borderTopStyle") == "solid"


def test_a_title_is_whole_and_in_the_middle_before_the_name_of_what_is_below(open_page, shop):
    page = open_page(f"{shop.url}/products/keyboard")
    title, back = page.locator(".screen:not([inert]) .bar-title"), page.get_by_role("button", name="Back to Products")
    shown = "button => { const [face, text] = [button, button.querySelector('.back-text')].map((each) => each.getBoundingClientRect());" \
        "return text.bottom <= face.bottom; }"
    for width, has_name in [(430, True), (360, True), (320, False), (360, True)]:
        page.set_viewport_size({"width": width, "height": 600})
        box = title.bounding_box()
        assert abs(box["x"] + box["width"] / 2 - width / 2) < 2
        assert title.evaluate("element => element.scrollWidth <= element.clientWidth")
        assert back.evaluate(shown) == has_name
    page.set_viewport_size({"width": 320, "height": 600})
    back.click()
    expect(page.get_by_role("heading", name="Products")).to_be_visible()


def test_with_large_letters_the_last_of_three_columns_has_most_of_the_room(magnified, shop):
    magnified.set_viewport_size({"width": 1440, "height": 900})
    magnified.goto(f"{shop.url}/library/category-1/atlas-of-tides")
    columns = magnified.locator(".splitColumn >> visible=true")
    expect(columns).to_have_count(3)
    magnified.wait_for_timeout(400)
    widths = [column.bounding_box()["width"] for column in columns.all()]
    assert widths[2] > 0.4 * 1440 and sum(widths) < 1441
    assert magnified.evaluate(BEYOND) == []


def test_letters_twice_as_large_need_twice_the_room(magnified, shop):
    magnified.set_viewport_size({"width": 1024, "height": 768})
    magnified.goto(f"{shop.url}/library/category-1/atlas-of-tides")
    columns = magnified.locator(".splitColumn >> visible=true")
    expect(columns).to_have_count(1)
    magnified.set_viewport_size({"width": 1440, "height": 768})
    expect(columns).to_have_count(3)
    magnified.set_viewport_size({"width": 1390, "height": 768})
    expect(columns).to_have_count(1)


# Whether an element's words have a colour of the page's.
IS_COLOURED = """(element, name) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return getComputedStyle(element).color === color;
}"""


def inside(part, whole):
    """Whether one lies within the other, to a pixel."""
    part, whole = part.bounding_box(), whole.bounding_box()
    return all(part[at] > whole[at] - 1 and part[at] + part[size] < whole[at] + whole[size] + 1
               for at, size in (("x", "width"), ("y", "height")))


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_what_stands_in_place_of_a_title_keeps_to_its_bar(open_page, base_url, shot, size):
    page = open_page(f"{base_url}/gallery/crowded", size)
    bar = page.locator(".bar").last
    shot(page, f"crowded-{size}")
    for words in ("A name that is much too long", "Below it"):
        assert inside(bar.get_by_text(words), bar)
    assert bar.bounding_box()["height"] <= page.locator(".content").last.bounding_box()["y"]


def test_the_segments_of_a_narrow_picker_stay_in_their_row(open_page, base_url):
    page = open_page(f"{base_url}/gallery/crowded")
    page.set_viewport_size({"width": 300, "height": 740})
    row = page.locator(".row", has=page.get_by_role("radiogroup", name="Priority"))
    assert inside(row.locator("label").last, row) and inside(row.locator("label").first, row)


def test_a_buttons_words_have_the_colour_that_they_are_given(open_page, base_url):
    page = open_page(f"{base_url}/gallery/crowded")
    named = {"Edit": "indigo", "Stop": "red", "Wait": "ink-tertiary", "Bare": "ink", "Sign In Now": "accent-ink"}
    wrong = {name: of for name, of in named.items()
             if not page.get_by_role("button", name=name, exact=True).evaluate(IS_COLOURED, of)}
    assert wrong == {}


def test_a_button_whose_words_are_set_apart_takes_the_room_for_that(open_page, base_url):
    page = open_page(f"{base_url}/gallery/crowded")
    button = page.get_by_role("button", name="Sign In")
    first, last = (button.get_by_text(words, exact=True).bounding_box() for words in ("Sign In", "Now"))
    assert button.bounding_box()["width"] > 250 and last["x"] - first["x"] > 150


def test_what_is_chosen_of_a_picker_is_marked_in_its_tint(open_page, base_url):
    page = open_page(f"{base_url}/gallery/crowded")
    assert page.locator(".picker", has_text="Medium").locator(".mark").first.evaluate(IS_COLOURED, "green")


EDITOR = {"type": "textEditor", "id": "notes", "accessibilityLabel": "Notes", "value": "One line"}
TITLE = {"type": "textField", "id": "title", "text": "Title", "value": ""}


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("views", [[EDITOR], [{"type": "vStack", "children": [TITLE, EDITOR]}]], ids=["alone", "stacked"])
def test_an_editor_has_all_the_room_of_its_screen(drawn, size, views):
    page = drawn(*views, size=size)
    editor = page.get_by_role("textbox", name="Notes")
    room = lambda: (editor.bounding_box(), page.viewport_size["height"])
    (before, height) = room()
    assert before["y"] < 200 and height - 80 < before["y"] + before["height"] < height
    assert before["width"] > 300
    editor.fill("line\n" * 200)
    assert room() == (before, height)


def scrolled(around, view):
    """A view alone, in what scrolls, or in what scrolls above something that stays in sight."""
    area = node("scrollView", children=[view])
    return {"scrollView": area, "parted": node("vStack", children=[area, node("text", text="Below")])}.get(around, view)


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("around", ["scrollView", "parted", None])
def test_room_around_all_that_is_on_a_screen_is_the_margin_it_has(drawn, size, around):
    words = {"type": "text", "text": "Some words"}
    line = {"type": "hStack", "children": [words, {"type": "spacer"}, {"type": "text", "text": "far"}]}
    def left(padded):
        stack = {"type": "vStack", "alignment": "leading", "children": [line]} | ({"padding": True} if padded else {})
        page = drawn(scrolled(around, stack), size=size)
        place = page.get_by_text("Some words").bounding_box()
        page.close()
        return place["x"]
    assert left(True) == pytest.approx(left(False), abs=1)


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("around", ["scrollView", "parted", None])
def test_so_is_the_room_at_both_sides_of_each_part_of_it(drawn, size, around):
    def parts(**padded):
        line = {"type": "hStack", "children": [{"type": "text", "text": "A line"}, {"type": "spacer"}, {"type": "text", "text": "far"}], **padded}
        cards = {"type": "grid", "columns": 2, "children": [
            {"type": "vStack", "background": "fill", "padding": True, "children": [{"type": "text", "text": name}]} for name in ("One", "Two")], **padded}
        set_off = {"type": "text", "text": "Set off", "padding": ["leading"]}
        return {"type": "vStack", "alignment": "leading", "children": [line, cards, set_off]}
    places = []
    for padded in ({}, {"padding": True}, {"padding": ["leading", "trailing"]}):
        page = drawn(scrolled(around, parts(**padded)), size=size)
        places.append([page.get_by_text(name, exact=True).bounding_box()["x"] for name in ("A line", "far", "One", "Two", "Set off")])
        assert page.get_by_text("Set off").evaluate("each => getComputedStyle(each).paddingLeft") == "16px"
        page.close()
    assert places[1] == pytest.approx(places[0], abs=1) and places[2] == pytest.approx(places[0], abs=1)


@pytest.mark.parametrize("stacked", [False, True])
def test_room_around_a_box_is_around_it_and_what_is_in_it_stays_where_it_was(drawn, stacked):
    def places(**padded):
        box = {"type": "group", "label": [{"type": "text", "text": "Box"}], "children": [{"type": "text", "text": "Words"}], **padded}
        page = drawn({"type": "vStack", "children": [box, {"type": "text", "text": "Below"}]} if stacked else box)
        found = [page.locator(each).bounding_box() for each in (".group[data-boxed]", "text=Words", *["text=Below"] * stacked)]
        page.close()
        return found
    (box, words, *below), (apart, apart_words, *apart_below) = places(), places(padding=True)
    assert (apart["x"], apart["width"], apart["height"]) == (box["x"], box["width"], box["height"])
    assert words["x"] - box["x"] == apart_words["x"] - apart["x"] == 16
    assert not stacked or apart_below[0]["y"] - apart["y"] == below[0]["y"] - box["y"] + 16


def test_with_large_letters_the_choices_of_a_segmented_picker_stand_below_each_other(magnified, base_url):
    options = [{"id": name, "text": name} for name in ("Offen", "In Arbeit", "Erledigt")]
    picker = {"type": "picker", "id": "state", "text": "State", "pickerStyle": "segmented", "value": "Offen", "options": options}
    screen = {"type": "screen", "id": "scr-drawn", "title": "Drawn", "children": [picker]}
    relay(magnified, lambda said: said["document"].update(root={"type": "navigationStack", "id": "stack", "children": [screen]}))
    magnified.goto(f"{base_url}/")
    expect(magnified.get_by_role("radio", name="Erledigt")).to_be_visible()
    assert magnified.locator(".options").evaluate("each => each.scrollWidth <= each.clientWidth")
    tops = [magnified.get_by_text(option["text"]).bounding_box()["y"] for option in options]
    assert tops == sorted(tops) and len(set(tops)) == 3


# What ends in dots, and words that are parted though they have room in a line of their own.
CUT = """() => [...document.querySelectorAll('.page *')].filter((element) => {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [data-covered], .visually-hidden, .row-strip')) return false;
  if (![...element.childNodes].some((child) => child.nodeType === 3 && child.data.trim())) return false;
  const { display, overflowX } = getComputedStyle(element);
  return display !== 'inline' && overflowX !== 'visible' && element.clientWidth > 1
    && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2);
}).map((element) => `${element.className}: ${element.textContent}`)"""


@pytest.mark.parametrize("app", APPS)
def test_large_letters_cut_nothing_off_on_any_screen_of_the_showcase(magnified, shop, app):
    magnified.emulate_media(reduced_motion="reduce")
    magnified.goto(shop.url)
    found = {}
    for name, step in APPS[app].items():
        shown = step(magnified) or magnified
        if cut := shown.evaluate(CUT):
            found[name] = cut
        if shown is not magnified:
            shown.close()
    assert found == {}


def test_large_letters_leave_the_words_of_rows_and_bars_whole(magnified, shop):
    magnified.goto(f"{shop.url}/products/keyboard")
    magnified.get_by_role("button", name="Add to Cart").click()
    expect(magnified.get_by_role("button", name="Cart, 1")).to_be_visible()
    assert magnified.locator(".bar >> visible=true").last.evaluate(BROKEN) == []
    magnified.get_by_role("button", name="Cart, 1").click()
    expect(magnified.get_by_role("button", name="Actions for Keyboard")).to_be_visible()
    assert magnified.locator(".row").filter(has_text="Keyboard").last.evaluate(BROKEN) == []


def test_large_letters_part_long_words_as_their_language_has_it(magnified, shop):
    magnified.goto(f"{shop.url}/products")
    words = magnified.locator(".section-header").first
    assert words.evaluate("words => getComputedStyle(words).hyphens") == "auto"
    magnified.set_viewport_size({"width": 1280, "height": 800})
    assert words.evaluate("words => getComputedStyle(words).hyphens") == "manual"


def segments(*names):
    return node("picker", id="seg", text="Show", pickerStyle="segmented", value=names[-1], actions=["change"],
                options=[{"id": name, "text": name, "systemImage": "star"} for name in names])


def test_segments_that_have_no_room_for_symbols_show_their_words_alone(drawn):
    page = drawn(node("vStack", children=[segments("Day", "Week", "Month", "Year", "All")]))
    options = page.locator(".options")
    assert options.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert page.locator(".options .symbol").evaluate_all("all => all.filter((each) => each.checkVisibility()).length") == 0
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.locator(".options .symbol").evaluate_all("all => all.filter((each) => each.checkVisibility()).length") == 5
    page = drawn(node("vStack", children=[segments("Day", "Week")]))
    assert page.locator(".options .symbol").evaluate_all("all => all.filter((each) => each.checkVisibility()).length") == 2


@pytest.mark.only("chromium", "no other browser begins where it is told to")
def test_of_segments_that_have_no_room_the_chosen_one_is_seen_and_a_shadow_says_that_there_are_more(drawn, shot):
    page = drawn(node("vStack", children=[segments("Headphones", "Keyboards", "Displays", "Printers", "Loudspeakers")]))
    options, chosen = page.locator(".options").bounding_box(), page.locator(".options label").last.bounding_box()
    assert chosen["x"] + chosen["width"] <= options["x"] + options["width"]
    shot(page, "segments-scrolled")
    assert "local" in page.locator(".options").evaluate("each => getComputedStyle(each).backgroundAttachment")
