"""Menus that rows and cards have, menus within menus, and what mouse, finger and keyboard do with them."""

import json

import pytest
from playwright.sync_api import expect

from axe import LOOKS, colours, violations
from fake.app import node
from frames import told
from gestures import swipe, touch
from waiting import at_rest, becomes, clock_in_hand, resized, unmoved

OPEN = "() => [...document.querySelectorAll(':popover-open')].map(({ ariaLabel }) => ariaLabel)"
TOUCH = {"has_touch": True, "is_mobile": True}


def names(page):
    """What an open menu offers, top to bottom."""
    return page.locator(":popover-open").last.get_by_role("menuitem").all_inner_texts()


def opened(page):
    return page.evaluate(OPEN)


def focused(page):
    return page.evaluate("() => document.activeElement.innerText || document.activeElement.ariaLabel")


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(page, x, y):
    """Puts a finger down and leaves it there until a menu is open; the caller lifts it."""
    touch(page, "touchStart", x, y)
    page.locator(":popover-open").wait_for()


def lift(page):
    touch(page, "touchEnd", 0, 0)
    page.wait_for_timeout(150)


def taps(sent):
    return [(each["name"], each["target"]) for each in sent]


def listen(page):
    """What is sent from now on."""
    sent = told(page)
    page.reload()
    page.wait_for_selector(".page")
    page.wait_for_timeout(200)
    sent.clear()
    return sent


@pytest.fixture
def songs(open_page, base_url):
    return open_page(f"{base_url}/gallery/context", "regular")


@pytest.fixture
def held(open_page, base_url):
    return open_page(f"{base_url}/gallery/context", **TOUCH)


# The menu of a view


def test_the_other_button_opens_the_menu_of_a_row_where_it_is_pressed(songs):
    sent = listen(songs)
    x, y = middle(songs.get_by_text("Solar"))
    songs.mouse.click(x, y, button="right")
    assert names(songs) == ["Play Next", "Love", "Add to List", "Copy Link", "Mail", "Delete"]
    at_rest(songs)
    box = songs.get_by_role("menu").bounding_box()
    assert abs(box["x"] - x) < 2 and 0 <= box["y"] - y < 8
    songs.mouse.click(640, 700, button="right")
    becomes(songs, lambda: (opened(songs), sent), ([], []))


def test_the_menu_of_a_row_has_its_swipe_actions_last(songs):
    songs.get_by_role("button", name="Actions for Oleo").click()
    # What both have is in it once, where the app has put it.
    assert names(songs) == ["Play Next", "Love", "Delete", "Flag", "Move Down"]
    expect(songs.get_by_role("separator")).to_have_count(2)


def test_the_menu_of_a_view_in_a_group_is_its_rows(songs):
    songs.get_by_role("button", name="Actions for Doxy").click()
    songs.get_by_role("menuitemradio", name="Small").click()
    songs.get_by_role("button", name="Actions for Doxy").click()
    expect(songs.get_by_role("menuitemradio", name="Small")).to_have_attribute("aria-checked", "true")
    songs.get_by_role("menuitemcheckbox", name="Loved").click()
    songs.get_by_role("button", name="Actions for Doxy").click()
    expect(songs.get_by_role("menuitemcheckbox", name="Loved")).to_have_attribute("aria-checked", "false")


def test_a_row_without_items_has_no_menu(songs):
    expect(songs.get_by_role("button", name="Actions for")).to_have_count(5)
    songs.get_by_text("Without a menu").click(button="right")
    assert opened(songs) == []


def test_a_row_that_is_chosen_has_its_menu_beside(songs):
    songs.get_by_role("button", name="Four", exact=True).click()
    expect(songs.get_by_role("button", name="Four", exact=True)).to_have_attribute("aria-pressed", "true")
    songs.get_by_role("button", name="Four", exact=True).click(button="right")
    assert names(songs) == ["Copy"]


@pytest.mark.parametrize("key", [
    pytest.param("ContextMenu", marks=pytest.mark.only("chromium", "The driver of Firefox does not know the key.")), "Shift+F10"])
def test_the_menu_key_opens_the_menu_and_gives_the_focus_back(songs, key):
    sent = listen(songs)
    link = songs.get_by_role("button", name="Naima", exact=True)
    link.focus()
    songs.keyboard.press(key)
    expect(songs.get_by_role("menuitem", name="Play Next")).to_be_focused()
    songs.keyboard.press("ArrowUp")
    expect(songs.get_by_role("menuitem", name="Delete")).to_be_focused()
    songs.keyboard.press("Escape")
    expect(link).to_be_focused()
    assert opened(songs) == [] and sent == []
    songs.keyboard.press(key)
    songs.keyboard.press("Enter")
    expect(link).to_be_focused()
    becomes(songs, lambda: taps(sent), [("tap", "x-play1")])


def test_the_item_that_the_keyboard_is_at_has_a_line_around_it_and_one_under_the_mouse_has_none(songs):
    look = "each => [getComputedStyle(each).outlineStyle, getComputedStyle(each).outlineWidth]"
    songs.get_by_text("Naima").click(button="right")
    songs.get_by_role("menuitem", name="Love").hover()
    expect(songs.get_by_role("menuitem", name="Love")).to_be_focused()
    assert songs.get_by_role("menuitem", name="Love").evaluate(look)[0] == "none"
    songs.keyboard.press("ArrowDown")
    item = songs.get_by_role("menuitem", name="Add to List")
    expect(item).to_be_focused()
    assert item.evaluate(look) == ["solid", "2px"]


def test_what_is_typed_goes_to_the_item_that_begins_with_it(songs):
    songs.get_by_role("button", name="Actions for Solar").click()
    item = lambda name: songs.get_by_role("menuitem", name=name, exact=True)
    expect(item("Play Next")).to_be_focused()
    for typed, name in [("l", "Love"), ("d", "Delete"), ("ma", "Mail"), ("p", "Play Next"), ("x", "Play Next"), ("COP", "Copy Link")]:
        songs.keyboard.type(typed)
        expect(item(name)).to_be_focused()
        songs.wait_for_timeout(700)


def test_another_press_of_the_other_button_opens_the_menu_there(songs):
    link = songs.get_by_role("button", name="Naima", exact=True)
    link.focus()
    box = link.bounding_box()
    y = box["y"] + 10
    songs.mouse.click(box["x"] + 400, y, button="right")
    songs.mouse.click(box["x"] + 100, y, button="right")
    at_rest(songs)
    assert abs(songs.get_by_role("menu").bounding_box()["x"] - box["x"] - 100) < 2
    songs.keyboard.press("Escape")
    assert songs.evaluate("document.activeElement.closest('.row').innerText").startswith("Naima")
    songs.get_by_text("Solar").click(button="right")
    assert opened(songs) == ["Actions for Solar"]


def test_a_menu_is_gone_when_its_row_is_scrolled_away_from_under_it(songs):
    resized(songs, 1280, 400)
    for at, open_menu in enumerate([lambda row: row.click(button="right"), lambda row: row.press("Shift+F10")]):
        open_menu(songs.get_by_role("button", name="Naima", exact=True))
        expect(songs.locator(":popover-open")).to_have_count(1)
        songs.mouse.move(40, 360)
        songs.mouse.wheel(0, 60 - 120 * at)
        expect(songs.locator(":popover-open")).to_have_count(0)
        unmoved(songs.locator(".scroller").last)


def test_a_menu_stays_while_what_is_in_it_is_scrolled(songs):
    resized(songs, 1280, 260)
    songs.get_by_role("button", name="Actions for Solar").click()
    menu = songs.locator(":popover-open")
    songs.mouse.move(*middle(menu))
    songs.mouse.wheel(0, 60)
    songs.wait_for_function("() => document.querySelector(':popover-open').scrollTop > 0")
    songs.wait_for_timeout(100)
    expect(menu).to_have_count(1)


def test_the_delete_key_is_not_for_what_a_menu_offers(songs):
    songs.get_by_role("button", name="Naima", exact=True).focus()
    sent = listen(songs)
    songs.get_by_role("button", name="Naima", exact=True).focus()
    songs.keyboard.press("Delete")
    songs.wait_for_timeout(100)
    assert sent == []


# A finger


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_a_long_press_opens_the_menu_and_is_no_tap(held):
    sent = listen(held)
    press(held, *middle(held.get_by_text("Naima")))
    assert opened(held) == ["Actions for Naima"]
    lift(held)
    assert opened(held) == ["Actions for Naima"] and sent == []
    expect(held.get_by_role("heading", name="Context Menus")).to_be_visible()
    held.get_by_role("menuitem", name="Love").tap()
    becomes(held, lambda: (opened(held), taps(sent)), ([], [("tap", "x-love1")]))


def test_a_tap_and_a_finger_that_strays_open_no_menu(held):
    x, y = middle(held.get_by_text("Naima"))
    # It strays before half a second has gone by, however busy the machine is.
    clock_in_hand(held)
    touch(held, "touchStart", x, y)
    held.clock.run_for(400)
    touch(held, "touchMove", x + 3, y + 14)
    held.clock.run_for(1000)
    lift(held)
    assert opened(held) == []
    held.get_by_text("Solar").tap()
    held.clock.run_for(1000)
    assert opened(held) == []


def test_a_row_with_a_menu_is_swiped_as_before(held):
    strip = held.locator('[data-id="x-row3"] > .row-strip[data-edge="trailing"]')
    y = middle(held.get_by_text("Oleo"))[1]
    swipe(held, (300, y), (190, y))
    expect(strip.get_by_role("button", name="Delete")).to_be_visible()
    assert opened(held) == []


@pytest.mark.only("chromium", "The driver of Firefox does not move a finger out of the window.")
def test_a_finger_that_has_opened_a_menu_moves_nothing_any_more(held):
    x, y = middle(held.get_by_text("Oleo"))
    press(held, x, y)
    assert opened(held) == ["Actions for Oleo"]
    for step in range(1, 8):
        touch(held, "touchMove", x + step * 30, y)
    lift(held)
    assert held.locator("[data-swiping]").count() == 0
    assert opened(held) == ["Actions for Oleo"]


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_a_tap_beside_closes_the_menu_and_does_nothing_else(held):
    sent = listen(held)
    press(held, *middle(held.get_by_text("Naima")))
    lift(held)
    four = 24, middle(held.get_by_text("Four"))[1]
    held.touchscreen.tap(*four)
    becomes(held, lambda: (opened(held), taps(sent)), ([], []))
    held.touchscreen.tap(*four)
    becomes(held, lambda: taps(sent), [("select", "x-row5")])


def test_a_click_beside_closes_the_menu_and_presses_nothing(drawn):
    bell = node("menu", id="bell", text="More", children=[node("button", id="mute", text="Mute", actions=["tap"])])
    picker = node("picker", id="sort", text="Sort", value="a", pickerStyle="menu", options=[{"id": "a", "text": "A"}])
    page = drawn(node("button", id="pay", text="Pay", actions=["tap"]), node("toggle", id="loud", text="Loud", value=False),
                 node("textField", id="name", text="Name", value=""), picker, bell, size="regular")
    sent = listen(page)
    more = page.get_by_role("button", name="More")
    for other in [page.get_by_role("button", name="Pay"), page.get_by_role("switch"), page.get_by_role("textbox"), page.get_by_role("combobox")]:
        more.click()
        assert opened(page) == ["More"]
        box = other.bounding_box()
        page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
        becomes(page, lambda: (opened(page), sent), ([], []))
        expect(more).to_be_focused()
    expect(page.get_by_role("switch")).not_to_be_checked()
    # The keyboard presses whatever it comes to, and the next click is one again.
    page.get_by_role("button", name="Pay").press("Enter")
    page.get_by_role("button", name="Pay").click()
    becomes(page, lambda: [each["target"] for each in sent], ["pay", "pay"])


def test_the_other_button_on_another_row_opens_the_menu_of_that(songs):
    songs.get_by_text("Four").click(button="right")
    assert names(songs) == ["Copy"]
    songs.get_by_text("Naima").click(button="right")
    becomes(songs, lambda: opened(songs), ["Actions for Naima"])


def test_a_menu_is_gone_when_a_finger_scrolls_its_row_away(held):
    resized(held, 360, 400)
    press(held, *middle(held.get_by_text("Naima")))
    lift(held)
    assert opened(held) == ["Actions for Naima"]
    swipe(held, (20, 380), (20, 250))
    expect(held.locator(":popover-open")).to_have_count(0)


# Cards and other views


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_a_finger_leaves_nothing_of_the_menu_behind(open_page, base_url):
    page = open_page(f"{base_url}/gallery/cards", "compact", **TOUCH)
    words = page.get_by_text("A text with a menu")
    words.scroll_into_view_if_needed()
    press(page, *middle(words))
    lift(page)
    expect(page.get_by_role("menuitem").first).to_be_visible()
    page.touchscreen.tap(20, 720)
    expect(page.locator(":popover-open")).to_have_count(0)
    page.wait_for_function("() => document.activeElement === document.body")
    for more in page.locator(".context-menu").all():
        expect(more).to_have_css("opacity", "0")


def test_a_card_has_a_button_for_its_menu_that_the_keyboard_reaches(open_page, base_url):
    page = open_page(f"{base_url}/gallery/cards", "regular")
    sent = listen(page)
    page.get_by_role("button", name="Evenings").first.focus()
    page.keyboard.press("Tab")
    more = page.get_by_role("button", name="Actions for Evenings")
    expect(more).to_be_focused()
    expect(more.locator("..")).to_have_css("opacity", "1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Play Next")).to_be_focused()
    page.keyboard.press("Escape")
    expect(more).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+F10")
    page.get_by_role("menuitem", name="Delete").click()
    becomes(page, lambda: taps(sent), [("tap", "x-deletet1")])


@pytest.mark.parametrize("name", ["A card", "A text with a menu", "A text that is tapped", "A wide button", "A switch"])
def test_any_view_has_its_menu(open_page, base_url, name):
    page = open_page(f"{base_url}/gallery/cards", "regular")
    sent = listen(page)
    page.get_by_text(name, exact=True).click(button="right")
    assert opened(page) == [f"Actions for {name}"]
    page.keyboard.press("Escape")
    page.get_by_role("button", name=f"Actions for {name}").click()
    page.locator(":popover-open").click(position={"x": 60, "y": 2})
    page.wait_for_timeout(100)
    assert opened(page) == [f"Actions for {name}"] and sent == []


# Menus within menus


def test_a_menu_within_a_menu_is_opened_and_left_by_the_keyboard(songs):
    more = songs.get_by_role("button", name="Actions for Solar")
    more.focus()
    songs.keyboard.press("Enter")
    item = songs.get_by_role("menuitem", name="Add to List")
    item.focus()
    expect(item).to_have_attribute("aria-haspopup", "menu")
    songs.keyboard.press("ArrowRight")
    expect(songs.get_by_role("menuitem", name="New List")).to_be_focused()
    expect(item).to_have_attribute("aria-expanded", "true")
    songs.keyboard.press("End")
    songs.keyboard.press("Enter")
    expect(songs.get_by_role("menuitem", name="2024")).to_be_focused()
    assert opened(songs) == ["Actions for Solar", "Add to List", "Older"]
    songs.keyboard.press("ArrowLeft")
    expect(songs.get_by_role("menuitem", name="Older")).to_be_focused()
    songs.keyboard.press("ArrowLeft")
    expect(item).to_be_focused()
    expect(item).to_have_attribute("aria-expanded", "false")
    songs.keyboard.press("ArrowRight")
    songs.keyboard.press("Escape")
    expect(item).to_be_focused()
    assert opened(songs) == ["Actions for Solar"]
    songs.keyboard.press("Escape")
    expect(more).to_be_focused()


def test_what_is_chosen_in_a_menu_within_a_menu_closes_both(songs):
    sent = listen(songs)
    songs.get_by_role("button", name="Actions for Solar").click()
    songs.get_by_role("menuitem", name="Add to List").click()
    songs.get_by_role("menuitem", name="Evenings").click()
    becomes(songs, lambda: (opened(songs), taps(sent)), ([], [("tap", "x-even2")]))
    expect(songs.get_by_role("button", name="Actions for Solar")).to_be_focused()


def test_a_menu_within_a_menu_follows_the_mouse(songs):
    songs.get_by_role("button", name="Actions for Naima").click()
    songs.get_by_role("menuitem", name="Add to List").hover()
    expect(songs.get_by_role("menuitem", name="New List")).to_be_visible()
    songs.get_by_role("menuitem", name="Older").hover()
    expect(songs.get_by_role("menuitem", name="2024")).to_be_visible()
    songs.get_by_role("menuitem", name="Play Next").hover()
    expect(songs.get_by_role("menuitem", name="New List")).to_be_hidden()
    assert opened(songs) == ["Actions for Naima"]
    expect(songs.get_by_role("menuitem", name="Play Next")).to_be_focused()


@pytest.mark.parametrize("enter", ["click", "hover"])
def test_a_menu_left_by_the_keyboard_is_not_opened_again_by_a_mouse_that_rests(open_page, base_url, enter):
    page = open_page(f"{base_url}/gallery/context", reduced_motion="reduce")
    page.get_by_role("button", name="Actions for Naima").click()
    item, first = (page.get_by_role("menuitem", name=name, exact=True) for name in ("Add to List", "New List"))
    x, y = map(round, middle(item))
    getattr(item, enter)()
    expect(first).to_be_visible()
    # It lies over the one that it belongs to.
    expect(item).to_be_hidden()
    page.mouse.move(x, y)
    page.keyboard.press("Escape")
    expect(item).to_be_visible()
    # What browsers say of a mouse that rests over something new, sooner or later.
    item.dispatch_event("pointerover", {"pointerType": "mouse", "clientX": x, "clientY": y})
    page.wait_for_timeout(400)
    assert opened(page) == ["Actions for Naima"]
    page.mouse.move(x + 3, y)
    expect(first).to_be_visible()


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_in_a_small_window_a_menu_within_a_menu_takes_its_place_with_a_way_back(held):
    press(held, *middle(held.get_by_text("Naima")))
    lift(held)
    expect(held.get_by_role("menuitem", name="Back from")).to_have_count(0)
    held.get_by_role("menuitem", name="Add to List").tap()
    expect(held.get_by_role("menuitem", name="Play Next")).to_be_hidden()
    held.get_by_role("menuitem", name="Older").tap()
    expect(held.get_by_role("menuitem", name="2024")).to_be_visible()
    assert names(held)[1:] == ["2024", "2023"]
    held.get_by_role("menuitem", name="Back from Older").tap()
    expect(held.get_by_role("menuitem", name="2024")).to_be_hidden()
    held.get_by_role("menuitem", name="Back from Add to List").tap()
    expect(held.get_by_role("menuitem", name="Play Next")).to_be_visible()
    assert opened(held) == ["Actions for Naima"]


WITHIN = """() => [...document.querySelectorAll(':popover-open')].every((menu) => {
  const { left, top, right, bottom } = menu.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && menu.scrollWidth <= menu.clientWidth;
})"""


@pytest.mark.parametrize("size,scheme", LOOKS)
def test_menus_within_menus_stay_in_the_window_and_nothing_is_found_in_them(open_page, base_url, shot, size, scheme):
    page = open_page(f"{base_url}/gallery/context", size, color_scheme=scheme, reduced_motion="reduce")
    found = {}
    for step in ["Actions for Solar", "Add to List", "Older"]:
        page.get_by_role("button" if step.startswith("Actions") else "menuitem", name=step).click()
        page.wait_for_timeout(100)
        assert page.evaluate(WITHIN), step
        if result := violations(page) if scheme == "light" else colours(page):
            found[step] = result
        shot(page, f"menus-{size}-{scheme}-{step.replace(' ', '-')}")
    assert found == {}, json.dumps(found, indent=1)


@pytest.mark.parametrize("x,y", [(4, 60), (355, 60), (4, 735), (355, 735)])
def test_in_any_corner_the_menus_stay_in_the_window(open_page, base_url, x, y):
    page = open_page(f"{base_url}/gallery/context", reduced_motion="reduce")
    page.evaluate("([x, y]) => document.querySelector('[data-context]').dispatchEvent("
                  "new PointerEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x, clientY: y }))", [x, y])
    for step in ["Add to List", "Older"]:
        page.get_by_role("menuitem", name=step).click()
        assert page.evaluate(WITHIN), step


def test_lines_from_right_to_left_have_their_menus_on_the_left(songs):
    songs.evaluate("document.documentElement.dir = 'rtl'")
    songs.get_by_role("button", name="Actions for Naima").focus()
    songs.keyboard.press("Enter")
    songs.get_by_role("menuitem", name="Add to List").focus()
    songs.keyboard.press("ArrowLeft")
    expect(songs.get_by_role("menuitem", name="New List")).to_be_focused()
    songs.keyboard.press("ArrowRight")
    assert opened(songs) == ["Actions for Naima"]


def test_a_bordered_menu_looks_like_a_bordered_button(drawn):
    inside = [node("button", id="in", text="Inside")]
    page = drawn(node("vStack", children=[node("menu", text="Menu", buttonStyle="bordered", children=inside),
                                          node("button", id="b", text="Button", buttonStyle="bordered")]))
    grounds = [page.get_by_role("button", name=name).evaluate("each => getComputedStyle(each).backgroundColor") for name in ("Menu", "Button")]
    assert grounds[0] == grounds[1] != "rgba(0, 0, 0, 0)"


def test_a_line_at_an_end_of_a_menu_parts_nothing(drawn):
    line = node("divider")
    page = drawn(node("menu", text="More", children=[line, node("button", id="one-------", text="One"), line, line, node("button", id="two-------", text="Two"), line]))
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("menuitem")).to_have_count(2)
    assert page.locator(".menu-list .divider").evaluate_all("all => all.map((each) => each.checkVisibility())") == [False, True, False, False]


def test_the_items_of_a_menu_begin_below_each_other_with_a_symbol_or_without(drawn):
    def item(name, **more):
        return node("button", id=name.lower(), text=name, **more)

    def words(page):
        """Where the words of each item begin, from the edge of the menu."""
        return page.locator(":popover-open").last.evaluate(
            "menu => [...menu.querySelectorAll('.face > span')].filter(span => span.checkVisibility()).map(span => Math.round(span.getBoundingClientRect().left - menu.getBoundingClientRect().left))")

    inner = node("menu", id="more", text="More", children=[item("Plain"), item("Other")])
    page = drawn(node("menu", id="m", text="Actions", children=[
        item("Copy", systemImage="doc.on.doc"), item("Rename"), node("section", children=[item("Archive")]), inner]))
    page.get_by_role("button", name="Actions").click()
    assert len(set(words(page))) == 1 and words(page)[0] > 30
    page = drawn(node("menu", id="m", text="Actions", children=[item("Copy"), item("Rename")]))
    page.get_by_role("button", name="Actions").click()
    assert set(words(page)) == {words(page)[0]} and words(page)[0] < 25


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_items_have_no_ground_of_their_own_whatever_their_style(drawn, scheme):
    def item(name, **more):
        return node("button", id=name.lower(), text=name, actions=["tap"], **more)
    items = [item("Plain"), item("Bordered", buttonStyle="bordered"), item("Prominent", buttonStyle="borderedProminent"),
             item("Delete", buttonStyle="borderedProminent", role="destructive")]
    page = drawn(node("menu", id="more", text="More", children=items), size="regular")
    page.emulate_media(color_scheme=scheme)
    page.get_by_role("button", name="More").click()
    look = lambda name: page.get_by_role("menuitem", name=name).evaluate(
        "each => [getComputedStyle(each).backgroundColor, getComputedStyle(each).color]")
    page.keyboard.press("End")
    assert look("Plain") == look("Bordered") == look("Prominent")
    assert colours(page) == []
    for name in ["Plain", "Prominent"]:
        page.get_by_role("menuitem", name=name).hover()
        page.wait_for_timeout(250)
        assert colours(page) == [], name
