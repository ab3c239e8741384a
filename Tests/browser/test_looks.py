"""Every screen of the showcase, in light and dark, small and large: axe finds nothing, nothing is wider than the
window, every symbol is drawn; and its picture is taken.

An app is walked once a size. The other scheme is looked at in passing, for its colours alone: the rest is the same.
"""

import json
import re

import pytest
from playwright.sync_api import expect

from axe import colours, violations
from fake.app import node
from tour import APPS
from waiting import at_rest, some_frames

# What a symbol without a drawing of its own is drawn as.
UNDRAWN = """() => {
  const paths = (symbol) => [...symbol.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
  const ring = 'M21.2 12a9.2 9.2 0 1 1-18.4 0a9.2 9.2 0 0 1 18.4 0z';
  return [...document.querySelectorAll('[data-symbol]:not([data-symbol="circle"])')]
    .filter((symbol) => paths(symbol) === ring).map((symbol) => symbol.dataset.symbol);
}"""
WIDE = """() => [...document.querySelectorAll('.page *')].filter((element) => {
  const { right, width } = element.getBoundingClientRect();
  return width > 1 && right > innerWidth + 1
    && !element.closest('[data-axes], .visually-hidden, .row-strip, [inert], [data-covered], [data-hidden]');
}).map((element) => element.outerHTML.slice(0, 120))"""


def findings(page, size):
    """What is wrong with a screen."""
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    found = [*violations(page), *page.evaluate(UNDRAWN)]
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found += colours(page)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found + (too_wide(page) if size == "compact" else [])


def too_wide(page):
    """What is wider than the smallest of windows."""
    size = page.viewport_size
    page.set_viewport_size({"width": 320, "height": 600})
    wide = page.evaluate(WIDE)
    page.set_viewport_size(size)
    return wide


def picture(shot, page, name):
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        shot(page, f"{name}-{scheme}")


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("app", APPS)
def test_nothing_is_found_on_any_screen_of_the_showcase(open_page, shop, shot, app, size):
    page, found = open_page(shop.url, size, reduced_motion="reduce"), {}
    for name, step in APPS[app].items():
        shown = step(page) or page
        picture(shot, shown, f"{app}-{name}-{size}")
        if result := findings(shown, size):
            found[name] = result
        if shown is not page:
            shown.close()
    assert found == {}, json.dumps(found, indent=1)


@pytest.mark.only("chromium", "Firefox is not told to print, nor of contrast or colours.")
def test_what_a_sheet_shows_is_printed_whole_and_what_it_covers_is_not(open_page, shop):
    page = open_page(f"{shop.url}/products", "regular")
    page.get_by_role("button", name="Shop").click()
    page.get_by_role("menuitem", name="Choose a Gift").click()
    sheet = page.get_by_role("dialog")
    # The gifts are loaded.
    expect(sheet.locator(".row").nth(20)).to_be_attached()
    height = sheet.locator(".scroller").last.evaluate("element => element.scrollHeight")
    page.emulate_media(media="print")
    expect(page.locator(".root")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollHeight") > height / 2 > 600
    last = sheet.locator(".row").last
    assert last.evaluate("element => element.getBoundingClientRect().bottom <= document.documentElement.scrollHeight")
    assert sheet.evaluate("element => element.scrollHeight === element.clientHeight")


@pytest.mark.only("chromium", "Firefox is not told to print, nor of contrast or colours.")
def test_a_prominent_button_is_printed_as_words_in_a_frame(drawn):
    page = drawn({"type": "button", "id": "b", "text": "Buy", "buttonStyle": "borderedProminent"}, {"type": "text", "text": "Words"})
    page.emulate_media(media="print")
    ink = page.get_by_text("Words", exact=True).evaluate("each => getComputedStyle(each).color")
    look = page.locator(".button", has_text="Buy").evaluate("each => { const look = getComputedStyle(each); return [look.color, look.borderTopWidth, look.backgroundColor]; }")
    assert look == [ink, "1px", "rgba(0, 0, 0, 0)"]


@pytest.mark.only("chromium", "Firefox is not told to print, nor of contrast or colours.")
@pytest.mark.parametrize("kind", ["textEditor", "textField"])
def test_a_long_text_is_printed_whole(drawn, kind):
    value = "A line.\n" * 100
    page = drawn({"type": "form", "children": [{"type": "section", "children": [{"type": kind, "id": "long", "text": "Notes", "value": value, "axis": "vertical"}]}]}
                 if kind == "textField" else {"type": kind, "id": "long", "text": "Notes", "value": value})
    page.emulate_media(media="print")
    assert page.locator("textarea").evaluate("each => [each.scrollHeight - each.clientHeight, each.clientHeight > 2000]") == [0, True]


@pytest.mark.only("chromium", "Firefox is not told to print, nor of contrast or colours.")
def test_progress_is_seen_in_the_colours_that_a_person_chose(drawn):
    page = drawn(*({"type": "progressView", "text": f"{value}", "value": value} for value in (0, 0.5, 1)), {"type": "progressView"})
    page.emulate_media(forced_colors="active")
    looks = [bar.screenshot() for bar in page.locator("progress").all()]
    assert len(set(looks)) == 3
    border = page.locator(".spinner").evaluate("each => { const { borderTopColor, borderBottomColor } = getComputedStyle(each); return [borderTopColor, borderBottomColor]; }")
    assert border[0] != border[1]


@pytest.mark.only("chromium", "Firefox is not told to print, nor of contrast or colours.")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lines_and_small_letters_are_clearer_for_who_asks_for_it(open_page, shop, scheme):
    colours = [open_page(f"{shop.url}/products", "regular", color_scheme=scheme, contrast=contrast).evaluate("""() =>
      ['--line', '--ink-secondary'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name))""")
      for contrast in ("no-preference", "more")]
    assert all(usual != clearer for usual, clearer in zip(*colours))


@pytest.mark.only("chromium", "Firefox is not told to print, nor of contrast or colours.")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_long_list_is_printed_whole_on_white_paper(open_page, shop, scheme):
    page = open_page(f"{shop.url}/products", "regular", color_scheme=scheme)
    expect(page.locator(".row").nth(90)).to_be_attached()
    height = page.locator(".scroller").last.evaluate("element => element.scrollHeight")
    page.emulate_media(media="print", color_scheme=scheme)
    assert page.evaluate("document.documentElement.scrollHeight") > height / 2 > 1000
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--surface')").strip() == "#fff"
    assert page.pdf().count(b"/Type /Page\n") > 2


def test_the_accent_is_the_tint_in_force(open_page, base_url):
    page = open_page(f"{base_url}/gallery/text")
    colour = lambda word, tint: page.evaluate("""([word, tint]) => {
      const around = document.querySelector('.content').appendChild(document.createElement('div'));
      if (tint) around.dataset.tint = tint;
      const text = around.appendChild(document.createElement('span'));
      text.dataset.foreground = word;
      return getComputedStyle(text).color;
    }""", [word, tint])
    assert colour("accent", "orange") == colour("orange", None) != colour("accent", None)
    assert colour("accent", "accent") == colour("accent", None)


@pytest.mark.only("firefox", "Others choose themselves how what is left differs from what is done.")
def test_what_is_left_of_a_sliders_way_is_not_brighter_than_what_is_done(open_page, base_url):
    page = open_page(f"{base_url}/gallery/controls", color_scheme="dark")
    left, done = page.get_by_role("slider").first.evaluate("""(slider) => ['track', 'progress'].map((part) =>
      Number(getComputedStyle(slider, `::-moz-range-${part}`).backgroundColor.match(/\\d+/)[0]))""")
    assert 0 < left < done


def inset(page, **sides):
    """What a phone keeps of the window for its camera and its bars."""
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": sides})


CDP = pytest.mark.only("chromium", "It is done by the protocol of Chromium's tools.")


@CDP
@pytest.mark.parametrize("path", ["/routing", "/library", "/matches/1/edit"])
def test_nothing_is_beside_the_camera_of_a_phone_on_its_side(open_page, shop, shot, path):
    page = open_page(f"{shop.url}{path}", {"width": 844, "height": 390})
    before = page.locator("h1").first.bounding_box()["x"]
    inset(page, left=47, right=47, bottom=21)
    some_frames(page)
    shot(page, f"on-its-side-{path.split('/')[1]}")
    beside = """() => [...document.querySelectorAll('#app *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < 47 || right > innerWidth - 47) && !element.closest('.visually-hidden, .row-strip, [inert]');
    }).map((element) => element.className)"""
    assert page.evaluate(beside) == []
    assert page.locator("h1").first.bounding_box()["x"] == pytest.approx(before + 47, abs=1)


@CDP
def test_the_bar_of_the_clock_is_kept_free_once(open_page, base_url):
    page = open_page(f"{base_url}/tabs/songs/1")
    top = lambda: page.get_by_role("heading", level=1).first.bounding_box()["y"]
    before = top()
    inset(page, top=59)
    some_frames(page)
    assert top() == pytest.approx(before + 59, abs=1)
    page.get_by_role("button", name="Sheet with Detents").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    at_rest(page)
    height = lambda: sheet.locator(".bar").first.bounding_box()["height"]
    within = height()
    inset(page, top=0)
    some_frames(page)
    assert height() == within


# Where there is something that the mouse shows it is over, and how to come to it.
HOVERED = [
    ("/gallery/buttons", "Bordered", None), ("/gallery/buttons", "Prominent", None), ("/gallery/buttons", "Green", None),
    ("/gallery/buttons", "Delete", None), ("/gallery/controls", re.compile("^Increment"), None), ("/gallery/fields", "Clear text", "search"),
    ("/", "Cancel", "alert"),
]
LOOK = """element => {
  const { backgroundColor, color, opacity, filter, outlineWidth, outlineStyle } = getComputedStyle(element);
  return [backgroundColor, color, opacity, filter, outlineWidth, outlineStyle].join();
}"""


def changes(page, element, act):
    """Whether an element looks another after something was done."""
    page.mouse.move(0, 0)
    before = element.evaluate(LOOK)
    act()
    return element.evaluate(LOOK) != before


@pytest.mark.parametrize("path,name,first", HOVERED)
def test_what_the_mouse_is_over_shows_it_in_colours_that_can_be_read(open_page, base_url, path, name, first):
    page = open_page(f"{base_url}{path}", "regular", reduced_motion="reduce")
    if first == "search":
        page.get_by_role("searchbox").fill("some")
    if first == "alert":
        page.get_by_role("button", name="Alert", exact=True).click()
    button = page.get_by_role("button", name=name, exact=True).locator("visible=true").first
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert changes(page, button, button.hover)
        assert colours(page) == []
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    assert changes(page, button, button.hover)


def test_a_choice_that_the_mouse_is_over_shows_it(open_page, base_url):
    page = open_page(f"{base_url}/gallery/controls", "regular")
    choice = page.get_by_role("combobox", name="Size").first
    assert changes(page, choice, choice.hover)


def test_a_plain_button_shows_that_it_is_pressed(open_page, shop):
    page = open_page(f"{shop.url}/matches", "regular")
    page.get_by_role("button", name="Edit", exact=True).click()
    button = page.locator('.hStack > .button[data-button-style="plain"]').first
    button.hover()
    before = button.evaluate(LOOK)
    page.mouse.down()
    assert button.evaluate(LOOK) != before
    page.mouse.up()


def test_every_symbol_of_the_gallery_is_drawn_but_the_one_that_there_is_not(open_page, base_url, shot):
    page = open_page(f"{base_url}/gallery/symbols")
    page.wait_for_function(f"({UNDRAWN})().length > 0")
    shot(page, "symbols")
    assert page.evaluate(UNDRAWN) == ["no.such.symbol"]


def test_drawings_that_few_apps_need_are_loaded_when_one_is_asked_for(drawn, page):
    loaded = "() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/things.js'))"
    assert not page.evaluate(loaded)
    page = drawn({"type": "label", "text": "Tools", "systemImage": "hammer"})
    expect(page.locator("[data-symbol=hammer] path")).not_to_have_count(0)
    assert page.evaluate(loaded)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_cut_out_of_a_symbol_has_the_colour_of_what_it_stands_on(drawn, shot, scheme):
    button = lambda **more: {"type": "button", "id": f"b{len(more)}{more.get('buttonStyle')}", "text": "Mute", "systemImage": "bell.slash.fill", **more}
    rows = [{"type": "label", "text": "Saved", "systemImage": "heart.circle.fill"}]
    page = drawn({"type": "list", "children": rows}, button(buttonStyle="borderedProminent"), button())
    page.emulate_media(color_scheme=scheme)
    cut = page.locator(".symbol .cut")
    colours = cut.evaluate_all("all => all.map((each) => getComputedStyle(each).stroke)")
    behind = page.locator(".row-body, .button[data-button-style], .screen").evaluate_all(
        "all => all.map((each) => getComputedStyle(each).backgroundColor)")
    assert colours == [behind[1], behind[2], behind[0]]
    assert violations(page) == []
    shot(page, f"symbols-cut-{scheme}")


def test_a_font_inside_another_has_its_own_weight_unless_one_was_asked_for(drawn):
    text = lambda words, **more: {"type": "text", "text": words, **more}
    inner = [text("Body", font="body"), text("None"), text("Heavy", font="body", weight="bold")]
    page = drawn({"type": "vStack", "font": "headline", "children": inner},
                 {"type": "vStack", "font": "headline", "weight": "bold", "children": [text("Bold", font="body")]})
    weight = lambda words: page.get_by_text(words, exact=True).evaluate("element => getComputedStyle(element).fontWeight")
    assert [weight(words) for words in ("Body", "None", "Heavy", "Bold")] == ["400", "600", "700", "700"]


def test_the_ring_around_a_field_has_the_tint_in_force(drawn):
    page = drawn(node("vStack", children=[node("textEditor", id="words", value="Words"), node("textField", id="name", prompt="Name")]),
                 tint="green", search=[node("searchField", id="search", value="")])
    green = page.evaluate("""() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--green)';
        return getComputedStyle(probe).color;
    }""")
    for field, around, part in (("textarea", ".textEditor", "boxShadow"), ("input[type=text]", ".textField", "boxShadow"), ("input[type=search]", ".searchField label", "outlineColor")):
        page.locator(field).focus()
        assert green in page.locator(around).evaluate("(each, part) => getComputedStyle(each)[part]", part)


def test_a_button_may_be_white_or_as_dark_as_words(drawn):
    button = lambda tint, **more: node("button", id=f"{tint[:5]}-----", text=tint, buttonStyle="borderedProminent", tint=tint, **more)
    page = drawn(button("white"), button("primary"))
    looks = "button => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color]"
    assert page.get_by_role("button", name="white").evaluate(looks) == ["rgb(255, 255, 255)", "rgb(28, 28, 30)"]
    ink = page.evaluate("getComputedStyle(document.querySelector('h1')).color")
    assert page.get_by_role("button", name="primary").evaluate(looks) == [ink, "rgb(255, 255, 255)"]
