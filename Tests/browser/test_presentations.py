"""Covers, popovers, confirmation dialogs, sheets with detents and banners, by keyboard, touch and the browser's back button."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, colours, violations
from fake.app import node, text
from frames import told
from gestures import drag, swipe, touch
from relay import relay
from waiting import at_rest, becomes, clock_stopped, later, resized, some_frames

TOUCH = {"has_touch": True, "is_mobile": True}


@pytest.fixture
def small(open_page, base_url):
    return open_page(f"{base_url}/tabs/songs/1", **TOUCH)


@pytest.fixture
def large(open_page, base_url):
    return open_page(f"{base_url}/tabs/songs/1", "regular")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def nothing_up(page):
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", ["small", "large"])
@pytest.mark.parametrize("name", ["Full Screen Cover", "Popover", "Sheet with Detents", "Confirmation"])
def test_escape_and_the_browsers_back_leave_it_and_the_focus_returns(request, size, name):
    page = request.getfixturevalue(size)
    for leave in [lambda: page.keyboard.press("Escape"), page.go_back]:
        button(page, name).focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog")).to_be_visible()
        assert page.evaluate("document.activeElement.closest('dialog') !== null")
        assert page.locator("main").evaluate("element => element.inert")
        leave()
        nothing_up(page)
        expect(button(page, name)).to_be_focused()


def test_a_strict_cover_is_left_by_its_buttons_only(large):
    button(large, "Strict Cover").click()
    expect(large.get_by_role("dialog")).to_be_visible()
    large.keyboard.press("Escape")
    large.evaluate("setTimeout(() => history.back())")
    large.wait_for_timeout(300)
    expect(large.get_by_role("dialog")).to_be_visible()
    button(large, "Done").click()
    nothing_up(large)


def test_a_cover_fills_the_window(large):
    button(large, "Full Screen Cover").click()
    expect(large.get_by_role("dialog")).to_be_visible()
    at_rest(large)
    assert large.get_by_role("dialog").bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 800}


def test_a_popover_points_at_its_source_and_stays_there_when_the_window_changes(large):
    button(large, "Popover").click()
    popover = large.get_by_role("dialog", name="About This Song")
    expect(popover).to_have_attribute("data-side", "bottom")
    at_rest(large)
    for width in [1280, 900]:
        resized(large, width, 800)
        source = large.locator('[data-id="popover-songs-1"] .face > *').bounding_box()
        arrow = large.locator(".popover-arrow").bounding_box()
        assert abs(arrow["x"] + arrow["width"] / 2 - source["x"] - source["width"] / 2) <= 2 or source["x"] < 120
        assert 0 <= popover.bounding_box()["y"] - source["y"] - source["height"] <= 12
    button(large, "Play Again (0)").click()
    expect(button(large, "Play Again (1)")).to_be_visible()
    later(large)
    large.mouse.click(880, 700)
    nothing_up(large)


@pytest.mark.parametrize("is_touched", [False, True])
@pytest.mark.parametrize("name", ["Popover", "Sheet with Detents"])
def test_two_quick_clicks_on_what_opens_it_do_not_close_it(large, name, is_touched):
    large.evaluate("addEventListener('click', ({ target, detail }) => { window.clicked = [target.className, detail]; })")
    if is_touched:
        clock_stopped(large)
    button(large, name).click()
    expect(large.locator("dialog")).to_be_visible()
    if not is_touched:
        later(large)
    # Of fingers, each tap is the first.
    large.mouse.move(100, 700)
    large.mouse.down(click_count=1 if is_touched else 2)
    large.mouse.up(click_count=1 if is_touched else 2)
    assert large.evaluate("clicked") == ["scrim", 1 if is_touched else 2]
    assert large.locator("[data-pending]").count() == 0
    at_rest(large)
    expect(large.locator("dialog")).to_be_visible()
    large.keyboard.press("Escape")
    nothing_up(large)


def test_a_popover_becomes_a_sheet_and_back_with_the_width(large):
    button(large, "Popover").click()
    button(large, "Play Again (0)").focus()
    large.set_viewport_size({"width": 360, "height": 740})
    expect(large.locator("dialog.sheet")).to_be_visible()
    expect(button(large, "Play Again (0)")).to_be_focused()
    large.set_viewport_size({"width": 1280, "height": 800})
    expect(large.locator("dialog.popover")).to_have_attribute("data-side", "bottom")


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_a_confirmation_comes_from_below_when_small_and_starts_at_the_way_out(small):
    button(small, "Confirmation").tap()
    dialog = small.get_by_role("alertdialog", name="Delete This Song?")
    expect(button(dialog, "Cancel")).to_be_focused()
    at_rest(small)
    box = dialog.bounding_box()
    assert box["y"] + box["height"] > 715
    later(small)
    small.touchscreen.tap(180, 60)
    nothing_up(small)
    button(small, "Confirmation").tap()
    button(dialog, "Archive").tap()
    nothing_up(small)


def test_an_alert_with_a_field_is_answered_by_the_keyboard_alone(large):
    button(large, "Alert with a Name").focus()
    large.keyboard.press("Enter")
    expect(large.get_by_role("textbox", name="Name")).to_be_focused()
    large.keyboard.type("Ada")
    expect(button(large, "Save")).to_be_enabled()
    large.keyboard.press("Tab")
    large.keyboard.press("Tab")
    expect(button(large, "Save")).to_be_focused()
    large.keyboard.press("Enter")
    nothing_up(large)


def test_return_in_the_field_of_an_alert_is_its_default_button(open_page, line):
    page = open_page(f"{line.url}/tabs/songs/1", "regular")
    button(page, "Alert with a Name").click()
    expect(page.get_by_role("textbox", name="Name")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    expect(button(page, "Save")).to_be_disabled()
    line.delay = 0.15
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    nothing_up(page)
    button(page, "Alert with a Name").click()
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Ada")


@pytest.mark.parametrize("name", ["Sheet with Detents", "Alert with a Name"])
def test_a_page_that_begins_with_a_dialog_begins_in_it(large, name):
    assert large.evaluate("document.activeElement === document.body")
    button(large, name).click()
    expect(large.locator("dialog")).to_be_visible()
    large.reload()
    expect(large.locator("dialog")).to_be_visible()
    assert large.evaluate("document.activeElement.closest('dialog') !== null")


def sheet_of(page):
    button(page, "Sheet with Detents").tap()
    sheet = page.get_by_role("dialog", name="Sheet with Detents")
    expect(sheet).to_be_visible()
    at_rest(page)
    return sheet


def height(page, sheet):
    at_rest(page)
    return sheet.bounding_box()["height"]


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_on_a_phone_on_its_side_there_is_one_height(small):
    sheet = sheet_of(small)
    assert height(small, sheet) < 500
    resized(small, 667, 375)
    assert height(small, sheet) > 375 - 60


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_a_finger_drags_a_sheet_between_its_detents_and_away_and_the_app_knows(small):
    sheet = sheet_of(small)
    medium = height(small, sheet)
    top = sheet.bounding_box()["y"]
    swipe(small, (180, top + 30), (180, 80))
    expect(sheet).to_have_attribute("data-chosen", "large")
    assert height(small, sheet) > medium + 200
    swipe(small, (180, 60), (180, 400))
    expect(sheet).to_have_attribute("data-chosen", "medium")
    assert height(small, sheet) == pytest.approx(medium, abs=1)
    swipe(small, (180, top + 30), (180, 720))
    nothing_up(small)
    assert sheet_of(small).get_attribute("data-chosen") == "medium"


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_the_content_of_a_sheet_takes_it_along_where_it_cannot_scroll_further(small):
    sheet = sheet_of(small)
    top = sheet.bounding_box()["y"]
    swipe(small, (180, top + 250), (180, top + 40))
    expect(sheet).to_have_attribute("data-chosen", "large")
    at_rest(small)
    swipe(small, (180, 600), (180, 300))
    small.wait_for_function("scroller => scroller.scrollTop > 50", arg=sheet.locator(".scroller").element_handle())
    expect(sheet).to_have_attribute("data-chosen", "large")


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_a_sheet_on_its_way_out_stays_where_it_was_let_go_when_it_is_touched_again(open_page, line):
    page = open_page(f"{line.url}/tabs/songs/1", **TOUCH)
    sheet = sheet_of(page)
    grip = sheet.bounding_box()["y"] + 30
    line.delay = 3
    swipe(page, (180, grip), (180, 640))
    at_rest(page)
    top = sheet.bounding_box()["y"]
    assert top > grip + 150
    touch(page, "touchStart", 180, top + 30)
    for by in (10, 15, 20):
        touch(page, "touchMove", 180, top + 30 + by)
    some_frames(page)
    assert sheet.bounding_box()["y"] == top
    touch(page, "touchEnd", 180, top + 50)
    line.delay = 0
    nothing_up(page)
    assert sheet_of(page).bounding_box()["y"] < grip


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
def test_the_grip_of_a_sheet_is_a_button_for_the_keyboard(small):
    sheet = sheet_of(small)
    grip = sheet.get_by_role("button", name="Sheet height")
    expect(grip).to_have_attribute("aria-expanded", "false")
    grip.focus()
    small.keyboard.press("Enter")
    expect(grip).to_have_attribute("aria-expanded", "true")
    expect(sheet).to_have_attribute("data-chosen", "large")


def detents(page):
    button(page, "Sheet with Detents").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    at_rest(page)
    # By its grip, or what is beside that.
    return sheet, sheet.bounding_box()["y"] + 6


def test_a_mouse_drags_it_too(large):
    sheet, top = detents(large)
    drag(large, (640, top), (640, top - 156))
    expect(sheet).to_have_attribute("data-chosen", "large")


@pytest.mark.only("chromium", "The driver of Firefox does not tap.")
@pytest.mark.parametrize("start,end,goal", [
    ("large", 170, "large"), ("large", 440, "medium"), ("large", 600, None), ("medium", 300, "medium"), ("medium", 190, "large"),
])
def test_a_sheet_goes_to_the_detent_that_is_nearest_to_where_it_is_let_go(small, start, end, goal):
    sheet = sheet_of(small)
    if start == "large":
        sheet.get_by_role("button", name="Sheet height").tap()
        expect(sheet).to_have_attribute("data-chosen", "large")
        at_rest(small)
    top = sheet.bounding_box()["y"] + 6
    touch(small, "touchStart", 180, top)
    for step in range(1, 9):
        touch(small, "touchMove", 180, top + (end - top) * step / 8)
    small.wait_for_timeout(200)
    touch(small, "touchEnd", 180, end)
    small.wait_for_timeout(400)
    if goal is None:
        return nothing_up(small)
    expect(sheet).to_have_attribute("data-chosen", goal)


@pytest.mark.parametrize("distance", [-30, 35])
def test_a_sheet_that_rested_before_it_was_let_go_stays(large, distance):
    sheet, top = detents(large)
    large.mouse.move(640, top)
    large.mouse.down()
    large.mouse.move(640, top + distance / 2)
    large.mouse.move(640, top + distance)
    expect(sheet).to_have_attribute("data-dragging", "")
    large.wait_for_timeout(200)
    large.mouse.up()
    expect(sheet).not_to_have_attribute("data-dragging", "")
    large.wait_for_timeout(400)
    expect(sheet).to_have_attribute("data-chosen", "medium")


def test_a_sheet_that_is_flicked_back_on_the_way_down_stays(large):
    sheet, top = detents(large)
    large.mouse.move(640, top)
    large.mouse.down()
    for distance in (20, 60, 120, 75, 30):
        large.mouse.move(640, top + distance)
    large.mouse.up()
    large.wait_for_timeout(400)
    expect(sheet).to_have_attribute("data-chosen", "medium")


@pytest.mark.only("chromium", "It is done by the protocol of Chromium's tools.")
def test_a_sheet_does_not_follow_a_mouse_that_was_let_go_elsewhere(large):
    sheet, top = detents(large)
    large.mouse.move(640, top)
    large.mouse.down()
    large.mouse.move(640, top + 50)
    expect(sheet).to_have_attribute("data-dragging", "")
    tools = large.context.new_cdp_session(large)
    tools.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 640, "y": top + 100, "buttons": 0})
    expect(sheet).not_to_have_attribute("data-dragging", "")
    expect(sheet).to_have_attribute("data-chosen", "medium")


def test_a_banner_is_on_top_of_a_cover_and_within_reach(large):
    button(large, "Full Screen Cover").click()
    cover = large.get_by_role("dialog", name="Full Screen Cover")
    expect(cover).to_be_visible()
    button(cover, "Banner").click()
    expect(large.get_by_role("status").filter(has_text="This is message 1")).to_be_visible()
    large.get_by_role("button", name="Dismiss").click()
    expect(large.locator(".banner")).to_have_count(0)
    expect(large.get_by_role("dialog")).to_be_visible()


def test_a_banner_has_buttons_that_nothing_covers(open_page, base_url):
    page = open_page(f"{base_url}/", "compact", reduced_motion="reduce")
    sent = told(page)
    relay(page, lambda said: said["document"].update(
        presentations=[{"id": "above", "kind": "sheet", "content": node("screen", id="scr-above", title="Above", children=[])}],
        banners=[{"id": "note", "style": "info", "text": "“Milk and a good deal of bread for Sunday” is deleted.",
                  "children": [node("button", id="undo", text="Undo"), node("button", id="show", text="Show")]}]))
    page.reload()
    undo = page.get_by_role("region", name="Notifications").get_by_role("button", name="Undo")
    box, banner = undo.bounding_box(), page.locator(".banner").bounding_box()
    assert box["height"] >= 44 and box["width"] >= 44 and banner["width"] <= 360
    text = page.locator(".banner-text").bounding_box()
    assert text["width"] >= 100 and text["x"] + text["width"] <= box["x"]
    undo.focus()
    page.keyboard.press("Enter")
    becomes(page, lambda: [(each["target"], each["name"]) for each in sent if each["type"] == "action"], [("undo", "tap")])


@pytest.mark.parametrize("size, banners", [("compact", ["Some words"] * 14), ({"width": 320, "height": 200}, ["Words that say more than there is room for. " * 6])])
def test_banners_without_room_for_them_are_scrolled_to_and_closed(open_page, base_url, size, banners):
    page = open_page(f"{base_url}/", size, reduced_motion="reduce")
    relay(page, lambda said: said["document"].update(banners=[
        {"id": f"banner-{i}", "style": "info", "text": text} for i, text in enumerate(banners)]))
    page.reload()
    last = page.get_by_role("region", name="Notifications").get_by_role("button", name="Dismiss").last
    last.click(trial=True)
    box = page.locator(".banner-list").bounding_box()
    assert box["y"] + box["height"] <= page.viewport_size["height"]
    page.locator(".banner-list").evaluate("each => { each.scrollTop = each.scrollHeight; }")
    end = page.locator(".banner").last.bounding_box()
    assert end["y"] + end["height"] <= page.viewport_size["height"]


@pytest.mark.parametrize("detent, is_lowered", [("large", True), ("medium", False), ("height:640", True), ("height:200", False)])
def test_a_banner_leaves_the_bar_of_a_sheet_free(open_page, base_url, detent, is_lowered):
    page = open_page(f"{base_url}/", "compact", reduced_motion="reduce")
    done = node("toolbarItem", placement="confirmationAction", children=[node("button", id="done", text="Done", actions=["tap"])])
    sheet = {"id": "above", "kind": "sheet", "detents": [detent],
             "content": node("screen", id="scr-above", title="Above", titleDisplayMode="inline", toolbar=[done], children=[])}
    banner = {"id": "note", "style": "error", "text": "There is nothing at this address."}
    relay(page, lambda said: said["document"].update(presentations=[sheet], banners=[banner]))
    page.reload()
    button(page, "Done").click(trial=True)
    box, bar = page.locator(".banner").bounding_box(), page.locator(".sheet .bar").bounding_box()
    assert box["y"] >= bar["y"] + bar["height"] if is_lowered else box["y"] + box["height"] <= page.locator(".sheet").bounding_box()["y"]
    # Where there is no room above it any more, it goes below.
    resized(page, 360, 300)
    button(page, "Done").click(trial=True)


@pytest.mark.parametrize("direction", ["leftToRight", "rightToLeft"])
def test_the_edge_of_a_popover_goes_by_the_direction_of_what_is_written(open_page, base_url, direction):
    page = open_page(f"{base_url}/", "regular", reduced_motion="reduce")
    views = [node("hStack", frame="fill", children=[node("spacer"), node("button", id="source", text="Source", actions=["tap"]), node("spacer")])]
    relay(page, lambda said: said["document"].update(
        root=node("navigationStack", id="stack", layoutDirection=direction, children=[node("screen", id="scr", title="Drawn", children=views)]),
        presentations=[{"id": "pop", "kind": "popover", "source": "source", "arrowEdge": "leading", "content": text("Words")}]))
    page.reload()
    popover, source = page.locator(".popover").bounding_box(), page.locator("[data-id=source]").bounding_box()
    assert (popover["x"] < source["x"]) == (direction == "leftToRight")


def test_a_dialog_over_a_cover_is_left_before_it(large):
    button(large, "Full Screen Cover").click()
    cover = large.get_by_role("dialog", name="Full Screen Cover")
    expect(cover).to_be_visible()
    button(cover, "Confirmation").click()
    expect(large.get_by_role("alertdialog")).to_be_visible()
    large.go_back()
    expect(large.get_by_role("alertdialog")).to_have_count(0)
    expect(large.get_by_role("dialog", name="Full Screen Cover")).to_be_visible()
    expect(button(large, "Confirmation")).to_be_focused()
    large.go_back()
    nothing_up(large)


@pytest.mark.only("chromium", "It is done by the protocol of Chromium's tools.")
def test_a_sheet_that_is_closed_while_a_finger_drags_it_closes_once(open_page, shop):
    page = open_page(f"{shop.url}/matches", has_touch=True)
    page.get_by_role("button", name="New Match").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    at_rest(page)
    box = page.locator(".sheet").bounding_box()
    client = page.context.new_cdp_session(page)
    touch = lambda kind, y: client.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if y is None else [{"x": 180, "y": y}]})
    touch("touchStart", box["y"] + 12)
    for step in range(1, 8):
        touch("touchMove", box["y"] + 12 + 10 * step)
    page.wait_for_selector("[data-dragging]")
    # Looked for as soon as it is there: its way out is short.
    page.evaluate("""() => new MutationObserver(() => { window.hasLeft ??= document.querySelector('[data-leaving]') })
      .observe(document.body, { subtree: true, attributeFilter: ['data-leaving'] })""")
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.hasLeft")
    for step in range(8, 24):
        touch("touchMove", box["y"] + 12 + 10 * step)
    touch("touchEnd", None)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(300)
    assert page.locator("#status").inner_text() == ""
    expect(page).to_have_title("Matches")


# Whose way out is seen

CANCEL = {"toolbar": [node("toolbarItem", placement="cancellationAction", children=[node("button", id="out", text="Schließen")])]}
INSIDE = {"children": [node("list", children=[node("button", id="out", text="Done")])]}


def showing(open_page, base_url, kind, size="compact", presented=None, **members):
    """A page with something presented, or with an inspector, whose screen is like this."""
    inner = node("screen", id="inner", title="Presented", titleDisplayMode="inline", **{"children": [text("Only words")], **members})
    stack = node("navigationStack", id="inner-stack", children=[inner])
    beside = [node("inspector", id="inspector", children=[stack])] if kind == "inspector" else None
    root = node("navigationStack", id="outer-stack", children=[
        node("screen", id="outer", title="Below", inspector=beside, children=[text("Below")])])
    above = [] if beside else [{"id": "above", "kind": kind, "content": stack, **(presented or {})}]
    page = open_page(f"{base_url}/", size, reduced_motion="reduce")
    relay(page, lambda said: said["document"].update(root=root, presentations=above))
    page.reload()
    expect(page.get_by_role("heading", name="Presented")).to_be_visible()
    return page


@pytest.mark.only("chromium", "The driver of Firefox scrolls nothing with its finger.")
def test_a_finger_brings_back_what_is_scrolled_within_before_it_takes_the_sheet(open_page, base_url):
    columns = [node("tableColumn", title=title, minWidth=300) for title in ("Name", "Town")]
    rows = [node("tableRow", id=f"row-{at}", children=[text(f"Name {at}"), text("Bonn")]) for at in range(40)]
    page = showing(open_page, base_url, "sheet", children=[node("table", headerContent=columns, children=rows)])
    table = page.locator(".table[data-wide]")
    table.evaluate("each => { each.scrollTop = 120; }")
    top = table.bounding_box()["y"]
    swipe(page, (180, top + 100), (180, top + 400))
    page.wait_for_function("() => document.querySelector('.table').scrollTop === 0")
    page.wait_for_timeout(200)
    assert page.locator(".sheet").evaluate("each => each.style.getPropertyValue('--drag')") in ("", "0px")
    expect(page.get_by_role("heading", name="Presented")).to_be_visible()


def test_a_banner_with_two_buttons_keeps_its_words_readable_on_a_phone(open_page, base_url, shot):
    page = open_page(f"{base_url}/", reduced_motion="reduce")
    said = "The connection was lost while the file was being sent."
    answers = [node("button", id=name.lower(), text=name, actions=["tap"]) for name in ("Try Again", "Discard Changes")]
    relay(page, lambda heard: heard["document"].update(banners=[{"id": "banner", "style": "error", "text": said, "children": answers}]))
    page.reload()
    words, around = page.locator(".banner-text").bounding_box(), page.locator(".banner").bounding_box()
    assert words["width"] >= 7 * 16 and words["height"] < 120
    for name in ("Try Again", "Discard Changes", "Dismiss"):
        box = button(page, name).bounding_box()
        assert box["x"] >= words["x"] + words["width"] and box["x"] + box["width"] <= around["x"] + around["width"]
    shot(page, "banner-two-buttons")


def test_the_grip_of_a_sheet_whose_height_no_app_keeps_says_it_all_the_same(open_page, base_url):
    page = showing(open_page, base_url, "sheet", presented={"detents": ["medium", "large"]})
    grip = button(page, "Sheet height")
    for expanded in ("false", "true", "false"):
        expect(grip).to_have_attribute("aria-expanded", expanded)
        grip.press("Enter")


def ways_out(page):
    names = page.get_by_role("button").evaluate_all("all => all.map((each) => each.getAttribute('aria-label') ?? each.textContent)")
    return [name for name in names if name in ("Close", "Close Inspector", "Schließen", "Done")]


@pytest.mark.parametrize("kind", ["fullScreenCover", "sheet", "popover", "inspector"])
@pytest.mark.parametrize("members, own", [(CANCEL, "Schließen"), (INSIDE, "Done")])
def test_beside_a_way_out_of_the_apps_own_there_is_no_other(open_page, base_url, kind, members, own):
    page = showing(open_page, base_url, kind, "regular" if kind == "inspector" else "compact", **members)
    assert ways_out(page) == [own]


@pytest.mark.parametrize("kind", ["fullScreenCover", "sheet", "popover", "inspector"])
def test_where_the_app_has_none_there_is_one_all_the_same(open_page, base_url, kind):
    page = showing(open_page, base_url, kind, "regular" if kind == "inspector" else "compact")
    assert ways_out(page) == ["Close Inspector" if kind == "inspector" else "Close"]


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_a_cover_in_which_nothing_is_tapped_shows_everybody_how_to_leave(open_page, base_url, shot, size, scheme):
    page = showing(open_page, base_url, "fullScreenCover", size)
    page.emulate_media(color_scheme=scheme)
    close = button(page, "Close")
    assert close.evaluate("close => Number(getComputedStyle(close).opacity)") == 1
    box, title = close.bounding_box(), page.get_by_role("heading", name="Presented").bounding_box()
    assert min(box["width"], box["height"]) >= 44 and box["x"] >= title["x"] + title["width"]
    assert violations(page) == []
    shot(page, f"cover-close-{size}-{scheme}")


def test_escape_leaves_an_inspector_with_a_way_out_of_its_own(open_page, base_url):
    page = showing(open_page, base_url, "inspector", "regular", **INSIDE)
    sent = told(page)
    page.reload()
    button(page, "Done").focus()
    page.keyboard.press("Escape")
    becomes(page, lambda: [each["target"] for each in sent if each["type"] == "back"], ["inspector"])


@pytest.mark.parametrize("members, pressed", [({}, ["out"]), ({"disabled": True}, [])])
def test_escape_presses_the_cancel_of_what_cannot_be_dismissed(open_page, base_url, members, pressed):
    cancel = node("toolbarItem", placement="cancellationAction", children=[node("button", id="out", text="Cancel", **members)])
    page = showing(open_page, base_url, "sheet", presented={"interactiveDismissDisabled": True}, toolbar=[cancel])
    sent = told(page)
    page.reload()
    expect(page.get_by_role("heading", name="Presented")).to_be_visible()
    page.keyboard.press("Escape")
    becomes(page, lambda: [each["target"] for each in sent if each.get("name") == "tap" or each["type"] == "back"], pressed, rest=200)
    expect(page.get_by_role("heading", name="Presented")).to_be_visible()


@pytest.mark.parametrize("size, scheme", LOOKS)
@pytest.mark.parametrize("kind", ["alert", "confirmationDialog"])
def test_the_answers_to_a_question_can_be_read_whatever_their_style(open_page, base_url, shot, kind, size, scheme):
    styles = [("Save", "borderedProminent", {}), ("Delete", "borderedProminent", {"role": "destructive"}),
              ("White", "borderedProminent", {"tint": "white"}), ("Later", "bordered", {}), ("Off", "borderedProminent", {"disabled": True})]
    answers = [node("button", id=name.lower(), text=name, buttonStyle=style, **more) for name, style, more in styles]
    page = open_page(f"{base_url}/", size, reduced_motion="reduce", color_scheme=scheme)
    relay(page, lambda said: said["document"].update(presentations=[
        {"id": "question", "kind": kind, "title": "Really?", "content": node("vStack", children=answers)}]))
    page.reload()
    button(page, "Save").hover()
    assert colours(page) == []
    shot(page, f"answers-{kind}-{size}-{scheme}")
    colour = lambda name: button(page, name).evaluate("each => getComputedStyle(each).color")
    assert colour("Save") == colour("Later") != colour("Delete")


@pytest.mark.parametrize("roles, pressed", [
    ([("no", "cancel"), ("yes", "destructive")], "yes"), ([("yes", "destructive")], "yes"),
    ([("no", "cancel"), ("all", "destructive"), ("some", "destructive")], None),
    ([("no", "cancel"), ("all", "destructive"), ("some", None)], "some"),
])
def test_return_in_an_alert_is_its_only_answer_whatever_it_does(open_page, base_url, roles, pressed):
    page = open_page(f"{base_url}/", reduced_motion="reduce")
    sent = told(page)
    buttons = [node("button", id=name, text=name, **({"role": role} if role else {})) for name, role in roles]
    relay(page, lambda said: said["document"].update(presentations=[{
        "id": "alert", "kind": "alert", "title": "Reject", "content": node("vStack", children=[
            node("textField", id="why", text="Why", value=""), *buttons])}]))
    page.reload()
    page.get_by_role("textbox", name="Why").press("Enter")
    becomes(page, lambda: [each["target"] for each in sent if each.get("name") == "tap"], [pressed] if pressed else [], rest=200)
