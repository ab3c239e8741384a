"""Typing over a slow line loses nothing, and the caret stays where it is."""

import json
import re

import pytest
from playwright.sync_api import expect

from fake import app
from frames import told
from relay import relay
from waiting import becomes


@pytest.fixture
def fields(open_page, line):
    return open_page(f"{line.url}/gallery/fields")


def test_a_browser_is_told_what_a_field_is_for(fields):
    mail = fields.get_by_role("textbox", name="E-mail")
    expect(mail).to_have_attribute("autocomplete", "email")
    expect(mail).to_have_attribute("inputmode", "email")
    expect(fields.get_by_label("Password")).to_have_attribute("autocomplete", "new-password")
    expect(fields.get_by_role("textbox", name="Name")).to_have_attribute("autocomplete", "off")


def test_what_is_in_no_dictionary_is_neither_corrected_nor_marked(drawn):
    page = drawn(
        app.node("textField", id="code------", text="Code", value="", autocorrectionDisabled=True),
        app.node("textField", id="name------", text="Name", value=""))
    code, name = page.get_by_role("textbox", name="Code"), page.get_by_role("textbox", name="Name")
    expect(code).to_have_attribute("autocorrect", "off")
    expect(code).to_have_attribute("spellcheck", "false")
    assert name.get_attribute("autocorrect") is None and name.get_attribute("spellcheck") is None


# How many characters stand before a place at the right end of what is in a field.
AT_THE_RIGHT = """field => {
  const { right, top } = field.getBoundingClientRect();
  return document.caretPositionFromPoint(right - 3, top + 15).offset;
}"""


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_what_is_typed_goes_the_way_of_its_letters(open_page, base_url, direction):
    page = open_page(f"{base_url}/gallery/fields")
    page.evaluate("direction => { document.documentElement.dir = direction; }", direction)
    for role, name in [("textbox", "Name"), ("textbox", "Story"), ("searchbox", "Search the form")]:
        field = page.get_by_role(role, name=name)
        for text, before in [("שלום!", 0), ("hello!", 6)]:
            field.fill(text)
            assert field.evaluate(AT_THE_RIGHT) == before


def test_beside_its_name_a_text_ends_where_the_lines_of_the_page_do(open_page, base_url):
    page = open_page(f"{base_url}/gallery/fields")
    mail = page.get_by_role("textbox", name="E-mail")
    for direction in ["ltr", "rtl"]:
        page.evaluate("direction => { document.documentElement.dir = direction; }", direction)
        assert mail.evaluate("field => getComputedStyle(field).textAlign") == {"ltr": "right", "rtl": "left"}[direction]


def test_with_half_a_second_of_delay_no_keystroke_is_lost(fields, line):
    line.delay = 0.25
    name = fields.get_by_role("textbox", name="Name")
    name.click()
    fields.keyboard.type("The quick brown fox jumps", delay=40)
    assert name.input_value() == "The quick brown fox jumps"
    fields.keyboard.press("Home")
    fields.keyboard.type("Then: ", delay=40)
    assert name.input_value() == "Then: The quick brown fox jumps"
    assert name.evaluate("element => element.selectionStart") == 6
    fields.wait_for_timeout(1200)
    expect(name).to_have_value("Then: The quick brown fox jumps")
    assert name.evaluate("element => element.selectionStart") == 6
    line.delay = 0
    fields.reload()
    expect(fields.get_by_role("textbox", name="Name")).to_have_value("Then: The quick brown fox jumps")


def test_what_the_server_makes_of_a_text_arrives_at_the_same_caret(fields, line):
    line.delay = 1
    shouted = fields.get_by_role("textbox", name="Shouted")
    shouted.click()
    fields.keyboard.type("hello", delay=30)
    assert shouted.input_value() == "hello"
    fields.keyboard.press("ArrowLeft")
    line.delay = 0.25
    expect(shouted).to_have_value("HELLO")
    assert shouted.evaluate("element => element.selectionStart") == 4
    fields.keyboard.type("w")
    expect(shouted).to_have_value("HELLWO")


def undone(page, field, *values):
    """Takes back step by step what was done."""
    for value in values:
        page.keyboard.press("Control+z")
        expect(field).to_have_value(value)


def test_what_the_server_made_of_a_text_is_undone_with_what_was_typed(fields):
    shouted = fields.get_by_role("textbox", name="Shouted")
    shouted.click()
    for letter, value in [("a", "A"), ("b", "AB"), ("c", "ABC"), ("d", "ABCD")]:
        fields.keyboard.type(letter)
        expect(shouted).to_have_value(value)
    undone(fields, shouted, "ABC", "AB", "A")
    fields.keyboard.press("Control+Shift+z")
    expect(shouted).to_have_value("AB")
    undone(fields, shouted, "A", "", "")
    fields.wait_for_timeout(200)
    expect(shouted).to_have_value("")
    fields.reload()
    expect(fields.get_by_role("textbox", name="Shouted")).to_have_value("")


def test_undoing_ends_at_a_value_that_was_set_while_the_focus_was_elsewhere(fields, line):
    line.delay = 0.25
    shouted = fields.get_by_role("textbox", name="Shouted")
    shouted.click()
    fields.keyboard.type("hello")
    fields.keyboard.press("Tab")
    expect(shouted).to_have_value("HELLO")
    line.delay = 0
    shouted.focus()
    fields.keyboard.press("Control+Shift+z")
    fields.keyboard.press("End")
    fields.keyboard.type("x")
    expect(shouted).to_have_value("HELLOX")
    undone(fields, shouted, "HELLO", "HELLO", "HELLO")
    fields.wait_for_timeout(200)
    expect(shouted).to_have_value("HELLO")


def test_a_text_that_was_cleared_is_brought_back(open_page, base_url):
    page = open_page(f"{base_url}/products")
    search = page.get_by_role("searchbox", name="Search products")
    search.click()
    page.keyboard.type("mouse")
    page.get_by_role("button", name="Clear text").click()
    expect(search).to_have_value("")
    undone(page, search, "mouse")
    expect(page.get_by_role("button", name="Keyboard Mechanical $120")).to_have_count(0)


def test_what_is_typed_while_the_line_is_cut_is_there_afterwards(fields, line):
    name = fields.get_by_role("textbox", name="Name")
    name.click()
    fields.keyboard.type("before ")
    line.cut()
    fields.keyboard.type("during ")
    expect(fields.locator("#status")).to_contain_text(re.compile("Trying again|offline"))
    line.mend()
    expect(fields.locator("#status")).to_have_text("", timeout=15000)
    fields.keyboard.type("after")
    expect(name).to_have_value("before during after")
    fields.wait_for_timeout(300)
    line.delay = 0
    fields.reload()
    expect(fields.get_by_role("textbox", name="Name")).to_have_value("before during after")


def test_the_search_field_keeps_the_focus_while_the_list_changes(open_page, line):
    page = open_page(f"{line.url}/products")
    line.delay = 0.25
    search = page.get_by_role("searchbox", name="Search products")
    search.click()
    page.keyboard.type("mouse", delay=60)
    expect(page.get_by_role("button", name="Keyboard Mechanical $120")).to_have_count(0)
    expect(search).to_be_focused()
    expect(search).to_have_value("mouse")
    page.get_by_role("button", name="Clear text").click()
    expect(page.get_by_role("button", name="Keyboard Mechanical $120")).to_be_visible()
    expect(search).to_be_focused()


@pytest.mark.only("chromium", "It is done by the protocol of Chromium's tools.")
def test_text_that_is_being_composed_is_left_alone(fields):
    fields.get_by_role("textbox", name="Shouted").click()
    client = fields.context.new_cdp_session(fields)
    client.send("Input.imeSetComposition", {"text": "ni", "selectionStart": 2, "selectionEnd": 2})
    fields.wait_for_timeout(200)
    expect(fields.get_by_role("textbox", name="Shouted")).to_have_value("ni")
    client.send("Input.insertText", {"text": "你ok"})
    expect(fields.get_by_role("textbox", name="Shouted")).to_have_value("你OK")


def compose(page, text):
    client = page.context.new_cdp_session(page)
    for end in range(1, len(text) + 1):
        client.send("Input.imeSetComposition", {"text": text[:end], "selectionStart": end, "selectionEnd": end})
    return client


@pytest.mark.only("chromium", "It is done by the protocol of Chromium's tools.")
def test_what_is_being_composed_is_said_as_what_is_typed_is(open_page, base_url):
    page = open_page(f"{base_url}/tabs/songs/1")
    page.get_by_role("button", name="Alert with a Name").click()
    page.get_by_role("textbox", name="Name").click()
    compose(page, "Ada")
    expect(page.get_by_role("button", name="Save")).to_be_enabled()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)


@pytest.mark.only("chromium", "It is done by the protocol of Chromium's tools.")
def test_a_word_that_is_done_as_it_stands_is_not_said_twice(fields, base_url):
    fields.get_by_role("textbox", name="Shouted").click()
    compose(fields, "ok")
    fields.get_by_role("textbox", name="Name").click()
    expect(fields.get_by_role("textbox", name="Shouted")).to_have_value("OK")
    received = fields.request.get(f"{base_url}/_test/received").json()
    said = [each["value"] for each in received if each.get("name") == "change"]
    assert said[-2:] == ["o", "ok"]


def test_a_date_that_is_left_empty_is_the_one_it_was(open_page, base_url):
    page = open_page(f"{base_url}/gallery/controls")
    day = page.get_by_label("Day")
    before = day.input_value()
    day.focus()
    page.keyboard.press("Delete")
    expect(day).to_have_value("")
    page.get_by_role("switch", name="Wi-Fi").focus()
    expect(day).to_have_value(before)


def test_the_return_that_ends_a_composition_in_safari_submits_nothing(open_page, base_url):
    page = open_page(f"{base_url}/tabs/songs/1")
    page.get_by_role("button", name="Alert with a Name").click()
    name = page.get_by_role("textbox", name="Name")
    name.fill("你好")
    pressed = "(field, keyCode) => field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode, bubbles: true}))"
    name.evaluate(pressed, 229)
    page.wait_for_timeout(200)
    expect(page.get_by_role("alertdialog")).to_have_count(1)
    name.evaluate(pressed, 13)
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_every_control_says_what_it_holds_and_keeps_it(open_page, base_url):
    page = open_page(f"{base_url}/gallery/controls")
    page.get_by_role("switch", name="Wi-Fi").click()
    page.get_by_role("button", name=re.compile("^Increment Quantity")).click()
    page.get_by_role("button", name=re.compile("^Increment Quantity")).click()
    page.get_by_role("combobox", name="Size").first.select_option("Large")
    page.get_by_role("radiogroup", name="Segments").get_by_role("radio", name="Medium").check(force=True)
    page.get_by_role("radiogroup", name="Inline").get_by_role("radio", name="Small").check(force=True)
    page.get_by_label("Day").fill("2027-01-02")
    page.get_by_role("slider", name="Size").press("ArrowRight")
    expect(page.get_by_text("Quantity: 4")).to_be_visible()
    page.wait_for_timeout(200)
    page.reload()
    expect(page.get_by_role("switch", name="Wi-Fi")).not_to_be_checked()
    expect(page.get_by_text("Quantity: 4")).to_be_visible()
    expect(page.get_by_role("combobox", name="Size").first).to_have_value("l")
    expect(page.get_by_role("radiogroup", name="Segments").get_by_role("radio", name="Medium")).to_be_checked()
    expect(page.get_by_role("radiogroup", name="Inline").get_by_role("radio", name="Small")).to_be_checked()
    expect(page.get_by_label("Day")).to_have_value("2027-01-02")
    expect(page.get_by_role("slider", name="Size")).to_have_value("15")


def node(value, id):
    """The node of that id in a part of a document."""
    if isinstance(value, dict) and value.get("id") == id:
        return value
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return next((found for part in parts if (found := node(part, id))), None)


def test_what_is_chosen_elsewhere_is_shown_in_the_picker_that_has_the_focus(open_page, base_url):
    page = open_page(f"{base_url}/gallery/controls")
    sockets = relay(page, (shown := []).append)
    page.reload()
    size = page.get_by_role("combobox", name="Size").first
    size.focus()
    expect(size).not_to_have_value("l")
    node(shown[-1], size.get_attribute("data-id"))["value"] = "l"
    sockets[-1].send(json.dumps(shown[-1] | {"rev": shown[-1]["rev"] + 1}))
    expect(size).to_have_value("l")
    expect(size).to_be_focused()


def test_a_text_too_long_to_be_kept_stays_as_typed_and_the_rest_goes_on(fields):
    name = fields.get_by_role("textbox", name="Name")
    name.fill("w" * 70_000)
    expect(fields.locator("#status")).to_contain_text("too long")
    fields.get_by_role("textbox", name="Shouted").fill("hello")
    expect(fields.get_by_role("textbox", name="Shouted")).to_have_value("HELLO")
    assert len(name.input_value()) == 70_000
    name.fill("short")
    fields.wait_for_timeout(300)
    fields.reload()
    expect(fields.get_by_role("textbox", name="Name")).to_have_value("short")


def test_a_text_too_long_to_be_kept_is_marked_and_holds_back_what_would_lose_it(open_page, base_url, shot):
    page = open_page(f"{base_url}/")
    sent = told(page)
    page.goto(f"{base_url}/edit")
    title, save, status = page.get_by_role("textbox", name="Title"), page.get_by_role("button", name="Save"), page.locator("#status")
    title.fill("short")
    expect(save).to_be_enabled()
    expect(title).not_to_have_attribute("aria-invalid", "true")
    title.fill("w" * 70_000)
    expect(title).to_have_attribute("aria-invalid", "true")
    shot(page, "too-long")
    page.emulate_media(color_scheme="dark")
    shot(page, "too-long-dark")
    expect(status).to_be_empty(timeout=8000)
    for give in [save.click, lambda: title.press("Enter")]:
        give()
        expect(status).to_contain_text("too long")
        expect(title).to_be_focused()
    assert len(title.input_value()) == 70_000
    assert not any(each.get("target") == "save" or each.get("name") == "submit" for each in sent)
    title.fill("shorter")
    expect(title).not_to_have_attribute("aria-invalid", "true")
    save.click()
    expect(title).to_have_count(0)


def test_a_search_too_long_to_be_sent_is_marked_while_it_is_typed(fields):
    search = fields.get_by_role("searchbox")
    search.fill("w" * 70_000)
    expect(search).to_be_focused()
    expect(search).to_have_attribute("aria-invalid", "true")
    ring = search.evaluate("input => getComputedStyle(input.closest('label')).outlineColor")
    assert ring == "rgb(196, 22, 42)"


def test_a_text_too_long_to_be_kept_does_not_hold_back_the_way_out(open_page, base_url):
    page = open_page(f"{base_url}/edit")
    title = page.get_by_role("textbox", name="Title")
    title.fill("w" * 70_000)
    expect(title).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Back").click()
    expect(title).to_have_count(0)


def test_a_story_has_most_of_the_window_before_it_scrolls(fields):
    story, note = fields.get_by_role("textbox", name="Story"), fields.get_by_role("textbox", name="Note")
    height = fields.viewport_size["height"]
    for field in [story, note]:
        field.fill("A line\n" * 100)
    assert story.bounding_box()["height"] == pytest.approx(0.7 * height, abs=1)
    assert note.bounding_box()["height"] < 0.4 * height
    fields.set_viewport_size({"width": 360, "height": 300})
    assert story.bounding_box()["height"] > 0.7 * 300


def test_a_field_that_is_left_is_said_to_be_once_something_was_typed(open_page, base_url):
    page = open_page(f"{base_url}/")
    sent = told(page)
    page.goto(f"{base_url}/gallery/formatted")
    amount, name = page.get_by_role("textbox", name="Amount"), page.get_by_role("textbox", name="Name")
    amount.focus()
    name.focus()
    amount.fill("7")
    page.keyboard.press("Tab")
    expect(amount).to_have_value("7.00")
    name.fill("Ada")
    page.keyboard.press("Shift+Tab")
    expect(amount).to_be_focused()
    page.keyboard.press("Tab")
    assert [each["target"] for each in sent if each.get("name") == "endEditing"] == ["f-amount"]
    sent.clear()
    amount.fill("8")
    page.evaluate("document.activeElement.closest('.row').remove()")
    page.wait_for_timeout(200)
    assert [each for each in sent if each.get("name") == "endEditing"] == []


SELECTED = "field => field.value.slice(field.selectionStart, field.selectionEnd)"


def test_what_stands_in_a_format_is_replaced_by_what_is_typed(open_page, base_url):
    page = open_page(f"{base_url}/gallery/formatted")
    amount, name = page.get_by_role("textbox", name="Amount"), page.get_by_role("textbox", name="Name")
    before = amount.input_value()
    assert before
    amount.click()
    assert amount.evaluate(SELECTED) == before
    page.keyboard.type("84.5")
    expect(amount).to_have_value("84.5")
    name.click()
    expect(amount).to_have_value("84.50")
    # Who points once more, or at a part, means a place in it.
    box = amount.bounding_box()
    right = {"x": box["width"] - 3, "y": box["height"] / 2}
    amount.click(position=right)
    amount.click(position=right)
    page.keyboard.type("1")
    expect(amount).to_have_value("84.501")
    name.click()
    expect(amount).to_have_value("84.50")
    page.mouse.move(box["x"] + 1, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 22, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    assert amount.evaluate(SELECTED) in ("8", "84")
    name.click()
    assert name.evaluate(SELECTED) == ""
    # By code, as an app takes the person there, and after Return.
    amount.evaluate("field => field.focus()")
    assert amount.evaluate(SELECTED) == "84.50"
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    page.wait_for_function(f"field => field.value.startsWith('7') && ({SELECTED})(field) === field.value", arg=amount.element_handle())


def test_the_window_that_comes_back_leaves_the_caret_where_it_was(open_page, base_url):
    page = open_page(f"{base_url}/gallery/formatted")
    amount = page.get_by_role("textbox", name="Amount")
    amount.focus()
    page.keyboard.press("Home")
    for type in ["focusout", "focusin"]:
        amount.evaluate("(field, type) => field.dispatchEvent(new FocusEvent(type, { bubbles: true }))", type)
    assert amount.evaluate("field => [field.selectionStart, field.selectionEnd]") == [0, 0]


def test_the_window_that_comes_back_leaves_an_amount_half_typed(open_page, base_url):
    page = open_page(f"{base_url}/")
    sent = told(page)
    page.goto(f"{base_url}/gallery/formatted")
    amount = page.get_by_role("textbox", name="Amount")
    amount.click()
    page.keyboard.type("12")
    for type in ["focusout", "focusin"]:
        amount.evaluate("(field, type) => field.dispatchEvent(new FocusEvent(type, { bubbles: true }))", type)
    page.wait_for_timeout(200)
    page.keyboard.type("5")
    assert amount.input_value() == "125"
    assert "endEditing" not in [each.get("name") for each in sent]


def test_who_points_into_an_amount_after_typing_it_marks_no_more_than_that(open_page, base_url):
    page = open_page(f"{base_url}/gallery/formatted")
    amount = page.get_by_role("textbox", name="Amount")
    amount.focus()
    page.keyboard.type("12345")
    box = amount.bounding_box()
    page.mouse.click(box["x"] + 25, box["y"] + box["height"] / 2)
    start, end = amount.evaluate("field => [field.selectionStart, field.selectionEnd]")
    assert start == end and amount.input_value() == "12345"


def test_what_says_no_value_is_marked_and_holds_back_what_would_lose_it(open_page, base_url, shot):
    page = open_page(f"{base_url}/")
    sent = told(page)
    page.goto(f"{base_url}/gallery/formatted")
    amount, name = page.get_by_role("textbox", name="Amount"), page.get_by_role("textbox", name="Name")
    status = page.locator("#status")
    amount.click()
    page.keyboard.type("twelve")
    expect(amount).to_have_attribute("aria-invalid", "true")
    page.keyboard.type("s")
    page.wait_for_timeout(200)
    expect(amount).to_have_attribute("aria-invalid", "true")
    name.click()
    page.wait_for_timeout(200)
    expect(amount).to_have_value("twelves")
    expect(status).to_be_empty()
    sent.clear()
    name.press("Enter")
    expect(amount).to_be_focused()
    expect(status).to_contain_text("cannot be read")
    shot(page, "no-value")
    amount.press("Enter")
    assert [each for each in sent if each.get("name") in ("submit", "endEditing", "tap")] == []
    page.keyboard.type("12")
    expect(amount).not_to_have_attribute("aria-invalid", "true")
    amount.fill("12 or so")
    expect(amount).to_have_attribute("aria-invalid", "true")
    amount.fill("")
    expect(amount).not_to_have_attribute("aria-invalid", "true")
    amount.fill("x")
    page.get_by_role("button", name="Back").click()
    expect(amount).to_have_count(0)


def test_escape_gives_up_what_says_no_value_and_only_then_leaves(open_page, base_url):
    page = open_page(f"{base_url}/gallery/formatted")
    amount = page.get_by_role("textbox", name="Amount")
    before = amount.input_value()
    amount.click()
    page.keyboard.type("twelve")
    expect(amount).to_have_attribute("aria-invalid", "true")
    page.keyboard.press("Escape")
    expect(amount).not_to_have_attribute("aria-invalid", "true")
    expect(amount).to_have_value(before)
    expect(amount).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Shift+Home")
    page.keyboard.type("7")
    expect(amount).to_have_value("7")
    page.get_by_role("textbox", name="Name").click()
    expect(amount).not_to_have_value("7")
    expect(amount).not_to_have_value(before)


def test_an_arrow_moves_a_slider_without_a_step_by_a_hundredth_of_its_range(open_page, shop):
    page = open_page(f"{shop.url}/library/settings")
    slider = page.get_by_role("slider", name="Font Size")
    expect(slider).to_have_value("14")
    slider.press("ArrowRight")
    expect(slider).to_have_value("14.14")
    expect(slider).to_have_attribute("aria-valuetext", "14.1")
    slider.press("ArrowDown")
    expect(slider).to_have_value("14")
    expect(slider).to_have_attribute("aria-valuetext", "14")


def test_a_date_out_of_range_is_never_sent_and_becomes_the_nearest_when_it_is_left(open_page, base_url):
    page = open_page(f"{base_url}/")
    sent = told(page)
    page.goto(f"{base_url}/gallery/controls")
    day = page.get_by_label("Day", exact=True)
    for typed, kept in [("2041-05-05", "2030-12-31"), ("0002-05-05", "2020-01-01")]:
        sent.clear()
        day.fill(typed)
        assert day.input_value() == typed
        page.keyboard.press("Tab")
        page.get_by_role("switch").first.focus()
        expect(day).to_have_value(kept)
        assert [each["value"] for each in sent if each.get("name") == "change"] == [kept]
    sent.clear()
    day.fill("2026-05-05")
    becomes(page, lambda: any(each.get("value") == "2026-05-05" for each in sent), True)
    expect(day).to_have_value("2026-05-05")


def test_at_its_last_step_a_stepper_keeps_the_focus(open_page, shop):
    page = open_page(f"{shop.url}/matches/new")
    increment, decrement = (page.get_by_role("button", name=f"{way} Home Goals") for way in ("Increment", "Decrement"))
    increment.focus()
    page.keyboard.press("Enter")
    expect(decrement).to_be_enabled()
    decrement.focus()
    page.keyboard.press("Enter")
    expect(decrement).to_be_disabled()
    # Held down, the key goes on.
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(decrement).to_be_focused()
    expect(increment).to_be_enabled()
    expect(page.get_by_text("Home Goals: 0")).to_be_visible()


def test_a_control_without_words_stands_among_others_as_wide_as_it_is(drawn):
    options = [{"id": "a", "text": "Apple"}, {"id": "b", "text": "Pear"}]
    controls = [
        {"type": "toggle", "value": True}, {"type": "stepper", "value": 1}, {"type": "datePicker", "value": "2026-01-01"},
        {"type": "picker", "value": "a", "options": options},
    ]
    rows = []
    for at, control in enumerate(controls):
        before, after = ({**control, "id": f"{side}{at}", "text": "Rule", "labelsHidden": True} for side in "ba")
        words = {"type": "text", "text": "Newsletters"}
        rows += [{"type": "hStack", "children": [before, words]}, {"type": "hStack", "children": [words, {"type": "spacer"}, after]}]
    page = drawn({"type": "form", "children": [{"type": "section", "children": rows}]}, size="regular")
    gaps = page.eval_on_selector_all(".row-body > .hStack", """lines => lines.map((line) => {
      const [all, first, last] = [line, line.firstElementChild, line.lastElementChild].map((element) => element.getBoundingClientRect());
      const second = line.children[1].getBoundingClientRect();
      return [first.left - all.left, second.left - first.right, all.right - last.right].map(Math.round);
    })""")
    assert all(gap[0] == 0 and 0 <= gap[1] <= 8 for gap in gaps), gaps
    assert all(gap[2] == 0 for gap in gaps[1::2]), gaps
    assert all(gap[2] > 20 for gap in gaps[::2]), gaps


def test_what_is_as_long_as_there_is_room_leaves_the_words_beside_it_theirs(drawn):
    options = [{"id": "a", "text": "A"}, {"id": "b", "text": "B"}]
    bars = [
        {"type": "progressView", "value": 0.3}, {"type": "slider", "id": "s", "text": "Size", "labelsHidden": True, "value": 0.3},
        {"type": "picker", "id": "p", "pickerStyle": "segmented", "text": "Kind", "labelsHidden": True, "value": "a", "options": options},
    ]
    words = {"type": "text", "text": "Sending in 6 s"}
    page = drawn(*({"type": "hStack", "children": [bar, words]} for bar in bars))
    lines = page.eval_on_selector_all(".content > .hStack", """lines => lines.map((line) => {
      const [all, bar, words] = [line, ...line.children].map((element) => element.getBoundingClientRect());
      return [all.width, bar.width + 8 + words.width, words.height].map(Math.round);
    })""")
    assert all(line[0] == 328 and abs(line[0] - line[1]) <= 1 and line[2] < 30 for line in lines), lines


def test_a_space_that_is_typed_into_a_field_of_a_row_that_is_tapped_is_no_tap(drawn):
    field = {"type": "textField", "id": "title", "text": "Title", "value": ""}
    page = drawn({"type": "list", "children": [
        {"type": "button", "id": "group", "expanded": False, "children": [{"type": "hStack", "children": [field]}]},
    ]})
    sent = told(page)
    page.reload()
    page.get_by_role("textbox", name="Title").click()
    expect(page.get_by_role("textbox", name="Title")).to_be_focused()
    page.keyboard.type("a b")
    page.wait_for_timeout(200)
    assert [message["name"] for message in sent if message.get("target") == "group"] == []
    assert any(" " in message["value"] for message in sent if message.get("name") == "change"), sent
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    expect(page.locator("button[data-id=group]")).to_be_focused()
    taps = [message for message in sent if message.get("target") == "group"]
    assert len(taps) == 1, sent


def test_a_second_text_that_labels_a_control_stands_below_the_first(drawn):
    label = [{"type": "text", "text": "Remind me"}, {"type": "text", "text": "Every morning at eight"}]
    page = drawn({"type": "form", "children": [{"type": "toggle", "id": "t", "value": True, "children": label}]})
    first, second = (page.get_by_text(words).bounding_box() for words in ("Remind me", "Every morning"))
    assert second["y"] >= first["y"] + first["height"] and second["x"] == first["x"]


def test_a_slider_or_a_field_that_is_labelled_from_outside_shows_one_label(drawn):
    slider = {"type": "slider", "id": "s", "text": "Loudness", "value": 0.4, "min": 0, "max": 1}
    field = {"type": "textField", "id": "f", "text": "Name", "prompt": "Full name", "value": ""}
    page = drawn({"type": "form", "children": [
        {"type": "labeledContent", "text": "Volume", "children": [slider]},
        {"type": "labeledContent", "text": "Person", "children": [field]},
    ]})
    widths = page.eval_on_selector_all(".row .caption", "all => all.map((each) => each.getBoundingClientRect().width)")
    assert widths == [1, 1]
    expect(page.get_by_role("slider", name="Loudness")).to_be_visible()
    expect(page.get_by_role("textbox", name="Name")).to_be_visible()


def pressed(sent):
    """What Return has done: the fields it has submitted and the buttons it has pressed, in order."""
    return [each["target"] for each in sent if each.get("name") in ("submit", "tap")]


@pytest.mark.parametrize("prompt", ["Electricity", None])
def test_the_fields_of_one_form_have_their_titles_at_the_same_place(drawn, shot, prompt):
    field = lambda kind, name, value="", **more: {"type": kind, "id": name, "text": name, "value": value, **more}
    first = field("textField", "Name", "Power", **({"prompt": prompt} if prompt else {}))
    rows = [first, field("textField", "Amount", "39.90"), field("textField", "Empty"), field("secureField", "Secret", "abc")]
    beside = {"type": "labeledContent", "text": "Opening", "children": [field("textField", "Balance")]}
    page = drawn({"type": "form", "children": [{"type": "section", "children": [*rows, beside]}]})
    heights = {round(row.bounding_box()["height"]) for row in page.locator(".row").all()}
    assert len(heights) == 1
    inputs = [page.get_by_role("textbox", name=name) for name in ("Name", "Amount", "Empty", "Secret")]
    sides = {each.evaluate("each => getComputedStyle(each).textAlign === 'right'") for each in inputs}
    assert sides == {prompt is not None}
    titles = [page.locator(f"label:has([aria-label={name}]) > span").bounding_box() for name in ("Name", "Amount", "Secret")]
    tops = {round(title["y"] - page.locator(".row", has=each).bounding_box()["y"]) for title, each in zip(titles, (inputs[0], inputs[1], inputs[3]))}
    assert len({title["x"] for title in titles}) == 1 and len(tops) == 1
    # What is named from outside keeps its own title where its text will be.
    expect(page.get_by_placeholder("Balance")).to_be_visible()
    shot(page, f"titles-of-fields-{prompt}")


@pytest.mark.parametrize("submits, taps", [(None, ["done------"]), (True, [])])
def test_return_in_a_field_presses_the_default_button_where_nothing_else_is_done(drawn, submits, taps):
    field = {"type": "textField", "id": "name------", "text": "Name", "value": "", **({"submits": True} if submits else {})}
    page = drawn(field, {"type": "button", "id": "done------", "text": "Done", "keyboardShortcut": "return"}, takes_all=True)
    sent = told(page)
    page.reload()
    page.get_by_role("textbox", name="Name").press("Enter")
    becomes(page, lambda: pressed(sent), ["name------", *taps], rest=400)


@pytest.mark.parametrize("submits, commands", [(None, [("change", "\n")]), (True, [("submit", None)])])
def test_return_in_a_text_of_several_lines_is_a_line_where_nothing_is_done_on_it(drawn, submits, commands):
    field = {"type": "textField", "id": "story-----", "text": "Story", "value": "", "axis": "vertical", **({"submits": True} if submits else {})}
    page = drawn(field, {"type": "button", "id": "done------", "text": "Done", "keyboardShortcut": "return"}, takes_all=True)
    sent = told(page)
    page.reload()
    page.get_by_role("textbox", name="Story").press("Enter")
    becomes(page, lambda: [(each["name"], each.get("value")) for each in sent if each["type"] == "action"], commands, rest=400)


def test_an_option_that_is_a_symbol_is_that_and_is_read_by_its_name(drawn):
    options = [{"id": "l", "text": "list bullet", "systemImage": "list.bullet", "labelStyle": "iconOnly"},
               {"id": "g", "text": "Grid", "systemImage": "square.grid.2x2"}]
    picker = {"type": "picker", "text": "View", "value": "l", "options": options}
    page = drawn({**picker, "id": "segmented-", "pickerStyle": "segmented"}, {**picker, "id": "inline----", "pickerStyle": "inline"},
                 {**picker, "id": "bare------", "pickerStyle": "segmented", "labelStyle": "iconOnly"})
    for at, words in enumerate(["Grid", "Grid", ""]):
        group = page.get_by_role("radiogroup").nth(at)
        assert group.locator(".options").inner_text().strip() == words
        expect(group.get_by_role("radio", name="list bullet", exact=True)).to_be_checked()
        expect(group.get_by_role("radio", name="Grid", exact=True)).not_to_be_checked()


def test_return_in_a_search_presses_nothing_else_and_a_key_that_is_held_down_submits_once(drawn):
    search = {"type": "searchField", "id": "search----", "text": "Search", "value": ""}
    field = {"type": "textField", "id": "name------", "text": "Name", "value": ""}
    page = drawn(search, field, {"type": "button", "id": "done------", "text": "Done", "keyboardShortcut": "return"}, takes_all=True)
    sent = told(page)
    page.reload()
    page.get_by_role("searchbox").press("Enter")
    becomes(page, lambda: pressed(sent), ["search----"], rest=400)
    sent.clear()
    page.get_by_role("textbox", name="Name").focus()
    # Down again without having been up is what a held key sends.
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    becomes(page, lambda: pressed(sent), ["name------", "done------"], rest=400)


def test_a_return_that_is_refused_presses_nothing(drawn):
    field = {"type": "textField", "id": "name------", "text": "Name", "value": ""}
    page = drawn(field, {"type": "button", "id": "done------", "text": "Done", "keyboardShortcut": "return"})
    sent = told(page)
    page.reload()
    page.get_by_role("textbox", name="Name").press("Enter")
    becomes(page, lambda: pressed(sent), ["name------"], rest=400)


def test_in_a_form_a_field_that_is_filled_in_still_says_what_it_is_for(drawn):
    fields = [{"type": "textField", "id": f"{name:-<10}", "text": name, "value": value, **more} for name, value, more in (
        ("Full", "Zoë", {}), ("Empty", "", {}), ("Lines", "one\ntwo", {"axis": "vertical", "lineLimit": 4}))]
    page = drawn({"type": "form", "children": fields})
    page.locator(".form").wait_for()
    names = page.locator(".above")
    assert [names.nth(at).is_visible() for at in range(3)] == [True, False, True]
    rows = page.locator(".form .row")
    heights = [rows.nth(at).bounding_box()["height"] for at in range(2)]
    assert heights[0] == heights[1]
    for at, field in ((0, page.get_by_role("textbox", name="Full")), (2, page.get_by_role("textbox", name="Lines"))):
        row, name, typed = (each.bounding_box() for each in (rows.nth(at), names.nth(at), field))
        assert row["y"] < name["y"] and typed["y"] + typed["height"] <= row["y"] + row["height"]
        # The field's own room above its letters is 3.2 pixels.
        assert name["y"] + name["height"] <= typed["y"] + 3.5
    page.get_by_role("textbox", name="Empty").evaluate("field => { field.value = 'now'; }")
    expect(names.nth(1)).to_be_visible()
    assert rows.nth(1).bounding_box()["height"] == heights[0]


def test_a_field_grows_from_its_fewest_lines_to_its_most(drawn):
    page = drawn({"type": "form", "children": [
        {"type": "textField", "id": "notes-----", "text": "Notes", "value": "", "axis": "vertical", "lineLimit": 4, "reservedLines": 2}]})
    field = page.get_by_role("textbox", name="Notes")
    line = field.evaluate("field => parseFloat(getComputedStyle(field).lineHeight)")

    def lines():
        return round((field.bounding_box()["height"] - 6.4) / line)

    seen = []
    for count in (1, 2, 3, 4, 5, 9):
        field.evaluate("(field, text) => { field.value = text; }", "\n".join("abcdefghi"[:count]))
        seen.append(lines())
    assert seen == [2, 2, 3, 4, 4, 4]


class Composer:
    """A server whose field is emptied by each Return, and that answers when it is told to."""

    def __init__(self, page, url):
        self.value, self.sent, self.answers, self.rev = "", [], [], 100
        page.route_web_socket(re.compile("/socket$"), self.begin)
        page.goto(url)

    def begin(self, socket):
        self.socket, server = socket, socket.connect_to_server()

        def hear(message):
            said = json.loads(message)
            if said["type"] == "screen":
                self.screen = said
                self.draw(said)
            socket.send(json.dumps(said))

        def told(message):
            said = json.loads(message)
            if said["type"] != "action":
                return server.send(message)
            if said["name"] == "change":
                self.value = said["value"]
            elif said["name"] == "submit":
                self.sent.append(self.value)
                self.value = ""
            self.rev += 1
            self.answers.append(json.dumps({**self.draw(json.loads(json.dumps(self.screen))), "rev": self.rev, "ack": said["seq"]}))
            return None
        server.on_message(hear)
        socket.on_message(told)

    def draw(self, said):
        field = {"type": "textField", "id": "message---", "text": "Message", "value": self.value, "submits": True}
        screen = {"type": "screen", "id": "scr-drawn", "title": "Drawn", "children": [field]}
        said["document"].update(root={"type": "navigationStack", "id": "stack", "children": [screen]})
        return said

    def answer(self, page, sent, value):
        """Answers until that was sent and that is in the field, here and there."""
        field = page.get_by_role("textbox", name="Message")
        for _ in range(60):
            answers, self.answers = self.answers, []
            for each in answers:
                self.socket.send(each)
            page.wait_for_timeout(60)
            if not self.answers and (self.sent, self.value, field.input_value()) == (sent, value, value):
                return
        assert (self.sent, self.value, field.input_value()) == (sent, value, value)


def test_what_is_typed_before_the_answer_to_return_is_not_sent_with_what_was_sent(open_page, base_url):
    page = open_page(f"{base_url}/")
    composer = Composer(page, f"{base_url}/")
    field = page.get_by_role("textbox", name="Message")
    field.click()
    page.keyboard.type("one")
    page.keyboard.press("Enter")
    page.keyboard.type("two")
    composer.answer(page, ["one"], "two")
    page.keyboard.press("Enter")
    page.keyboard.type("three")
    page.keyboard.press("Enter")
    page.keyboard.type("fur")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("o")
    composer.answer(page, ["one", "two", "three"], "four")
    assert field.evaluate("field => field.selectionStart") == 2
    page.keyboard.press("End")
    for word in ("five", "six", "seven"):
        page.keyboard.press("Enter")
        page.keyboard.type(word)
    composer.answer(page, ["one", "two", "three", "four", "five", "six"], "seven")


def test_what_is_held_back_is_said_before_something_else_is_done(drawn):
    page = drawn({"type": "textField", "id": "name------", "text": "Name", "value": ""}, {"type": "button", "id": "one-------", "text": "One"},
                 {"type": "button", "id": "two-------", "text": "Two"}, takes_all=True)
    sent = told(page)
    page.reload()
    page.get_by_role("textbox", name="Name").wait_for()
    page.evaluate("""() => {
      const [one, two] = ['One', 'Two'].map((name) => [...document.querySelectorAll('button')].find((each) => each.textContent === name));
      const field = document.querySelector('input');
      one.click();
      field.focus();
      document.execCommand('insertText', false, 'x');
      two.click();
    }""")
    becomes(page, lambda: [(each["target"], each["name"]) for each in sent if each["type"] == "action"],
            [("one-------", "tap"), ("name------", "change"), ("two-------", "tap")])


def test_the_line_around_an_invalid_field_of_a_form_is_around_its_name_too(drawn):
    invalid = {"type": "textField", "id": "name", "text": "Name", "value": "Ann", "invalid": True, "actions": ["change"]}
    page = drawn({"type": "form", "children": [{"type": "row", "id": "row", "children": [invalid]}]})
    field, name, row = (page.locator(each) for each in (".field", ".field > .above", ".row"))
    expect(name).to_be_visible()
    around = field.evaluate("each => { const { outlineOffset, outlineWidth } = getComputedStyle(each); return [parseFloat(outlineOffset), parseFloat(outlineWidth)]; }")
    top = field.bounding_box()["y"] - around[0]
    assert top <= name.bounding_box()["y"] - 1 and top - around[1] >= row.bounding_box()["y"]


@pytest.mark.parametrize("stack", ["vStack", "hStack"])
def test_a_plain_field_has_no_box_whether_it_has_the_focus_or_not(drawn, stack):
    plain = {"type": "textField", "id": "plain", "prompt": "Plain", "textFieldStyle": "plain"}
    page = drawn({"type": stack, "children": [plain, {"type": "textField", "id": "boxed", "prompt": "Boxed"}]})
    looks = lambda name: page.locator(".field", has=page.get_by_placeholder(name)).evaluate(
        "each => { const { backgroundColor, boxShadow, paddingLeft } = getComputedStyle(each); return [backgroundColor, boxShadow, paddingLeft]; }")
    none = ["rgba(0, 0, 0, 0)", "none", "0px"]
    assert looks("Plain") == none and looks("Boxed") != none
    page.get_by_placeholder("Plain").focus()
    assert looks("Plain") == none
