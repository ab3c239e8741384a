"""An app hears in which field the person is, and takes the person to another one."""

import json

import pytest
from playwright.sync_api import expect

from frames import told
from relay import relay


@pytest.fixture
def login(open_page, base_url):
    return open_page(f"{base_url}/login")


def field(page, name):
    return page.get_by_label(name, exact=True)


def test_the_app_hears_in_which_field_the_person_is(login):
    for name in ["Name", "Password"]:
        field(login, name).click()
        expect(login.get_by_text(f"In: {name.lower()}")).to_be_visible()
        expect(field(login, name)).to_be_focused()
    field(login, "Comment").click()
    expect(login.get_by_text("In: None")).to_be_visible()
    expect(field(login, "Comment")).to_be_focused()
    login.keyboard.press("Shift+Tab")
    expect(login.get_by_text("In: password")).to_be_visible()


def test_return_goes_from_field_to_field_and_after_the_last_nowhere(login):
    field(login, "Name").click()
    login.keyboard.press("Enter")
    expect(field(login, "Password")).to_be_focused()
    login.keyboard.press("Enter")
    expect(login.get_by_text("In: None")).to_be_visible()
    expect(field(login, "Password")).not_to_be_focused()
    # Who goes on with the keyboard does so from there.
    login.keyboard.press("Tab")
    expect(field(login, "Comment")).to_be_focused()


def test_a_button_takes_the_person_to_a_field(login):
    login.get_by_role("button", name="Write").click()
    expect(field(login, "Password")).to_be_focused()
    login.get_by_role("button", name="Away").click()
    expect(login.get_by_text("In: None")).to_be_visible()
    login.get_by_role("button", name="Write").click()
    expect(field(login, "Password")).to_be_focused()


def test_a_page_that_comes_again_is_in_the_field_where_it_was(login):
    login.get_by_role("button", name="Write").click()
    expect(field(login, "Password")).to_be_focused()
    login.reload()
    expect(field(login, "Password")).to_be_focused()


def test_who_loads_the_page_again_goes_on_writing_where_they_were(login):
    def caret():
        return draft.evaluate("each => [each.selectionStart, each.selectionEnd]")

    login.get_by_role("button", name="Cover").click()
    draft = field(login, "Search below")
    draft.click()
    login.keyboard.type("I am here")
    for key in ["ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowLeft"]:
        login.keyboard.press(key)
    # What is unanswered comes into the field only then.
    login.wait_for_timeout(1000)
    login.reload()
    expect(draft).to_be_focused()
    assert caret() == [6, 8]
    draft.blur()
    login.reload()
    expect(draft).to_have_value("I am here")
    expect(draft).not_to_be_focused()


def test_who_loads_the_page_again_is_not_taken_under_what_covers_the_field(login):
    comment = field(login, "Comment")
    comment.click()
    # A key, since a click would leave the field.
    login.get_by_role("button", name="Cover").evaluate("button => button.click()")
    expect(comment).not_to_be_focused()
    comment.evaluate("each => sessionStorage.setItem('wheelhouse.field', JSON.stringify({ id: each.dataset.id }))")
    login.evaluate("() => addEventListener('pagehide', event => event.stopImmediatePropagation(), { capture: true })")
    login.reload()
    expect(login.get_by_role("dialog")).to_be_visible()
    expect(comment).not_to_be_focused()


def test_in_another_session_nobody_is_taken_into_a_field(login):
    field(login, "Comment").click()
    login.evaluate("() => addEventListener('pagehide', () => sessionStorage.setItem('wheelhouse.resume', 'another'))")
    login.reload()
    expect(field(login, "Comment")).to_be_visible()
    login.wait_for_timeout(200)
    expect(field(login, "Comment")).not_to_be_focused()


def test_over_a_slow_line_the_last_field_counts(open_page, line):
    page = open_page(f"{line.url}/login")
    line.delay = 0.25
    for name in ["Name", "Password", "Name", "Comment", "Password", "Name"]:
        field(page, name).click()
    page.wait_for_timeout(1500)
    expect(field(page, "Name")).to_be_focused()
    expect(page.get_by_text("In: name")).to_be_visible()


def test_a_word_that_is_refused_takes_nobody_anywhere(login):
    login.get_by_role("button", name="Deaf").click()
    field(login, "Name").click()
    login.keyboard.type("I am")
    expect(login.get_by_text("That could not be stored.")).to_be_visible()
    expect(field(login, "Name")).to_be_focused()
    field(login, "Password").click()
    login.wait_for_timeout(200)
    expect(field(login, "Password")).to_be_focused()


def test_no_more_is_said_than_there_is_to_say(open_page, base_url):
    page = open_page("about:blank", ready=None)
    said = told(page)
    page.goto(f"{base_url}/login")
    field(page, "Name").click()
    # The window loses the keyboard, and not the field.
    field(page, "Name").evaluate("field => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))")
    field(page, "Password").click()
    expect(page.get_by_text("In: password")).to_be_visible()
    page.get_by_role("button", name="On", exact=True).evaluate("button => button.click()")
    expect(page.get_by_role("heading", name="Edit")).to_be_focused()
    page.go_back()
    expect(field(page, "Password")).to_be_focused()
    page.wait_for_timeout(200)
    assert [(each["target"], each["value"]) for each in said if each.get("name") == "focus"] == [
        ("name", True), ("password", True)]


@pytest.mark.parametrize("cover", ["Cover", "On"])
def test_what_is_covered_has_the_focus_again_when_it_is_seen(login, cover):
    field(login, "Name").click()
    expect(login.get_by_text("In: name")).to_be_visible()
    button = login.get_by_role("button", name=cover, exact=True)
    # A key, since a click would leave the field.
    button.evaluate("button => button.click()")
    expect(field(login, "Name")).not_to_be_focused()
    login.wait_for_timeout(300)
    login.go_back()
    expect(field(login, "Name")).to_be_focused()
    expect(login.get_by_text("In: name")).to_be_visible()


def test_nobody_is_taken_out_of_a_field_by_what_happens_elsewhere(open_page, base_url):
    page = open_page(f"{base_url}/login")
    seen = {}
    sockets = relay(page, lambda said: seen.update(said))
    page.reload()
    field(page, "Comment").click()
    page.keyboard.type("I am")

    def push(focus):
        """As after what was done on another page of the session."""
        seen["rev"] += 1
        seen.pop("ack", None)
        document = json.dumps(seen["document"]).replace('"id": "password",', f'"id": "password", {focus}')
        sockets[-1].send(json.dumps(seen | {"document": json.loads(document)}))
        page.wait_for_timeout(200)
    push('"focused": true,')
    expect(field(page, "Comment")).to_be_focused()
    push("")
    page.get_by_role("button", name="Cover").focus()
    push('"focused": true,')
    expect(field(page, "Password")).to_be_focused()
