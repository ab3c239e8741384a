"""A person is at work in something that an answer changes, moves or draws anew: nothing of it is lost."""

import pytest
from playwright.sync_api import expect

from fake.app import node, text
from scripted import Scripted


@pytest.fixture
def at_work(open_page, base_url):
    """A page, and a server of the test's own behind it."""
    def begin(*views, size="compact", **more):
        page = open_page(f"{base_url}/", size, reduced_motion="reduce")
        return page, Scripted(page, *views, **more)
    return begin


def field(value="", name="Field", **more):
    return node("textField", id=name.lower(), text=name, value=value, **more)


def typed(page, name, words):
    """Types with time for an answer between any two letters."""
    page.get_by_role("textbox", name=name).focus()
    for letter in words:
        page.keyboard.press(letter)
        page.wait_for_timeout(60)


def stacked(value):
    """Where something is found, a list of it below the field."""
    below = [node("list", children=[node("row", children=[text("Found")])])] if value else []
    return node("vStack", children=[field(value), *below])


def doubled(value):
    """A row with a word of what is missing below the field."""
    views = [field(value), *([text("Too short")] if len(value) % 2 else [])]
    return node("list", children=[node("row", id="row", actions=["delete"], children=views)])


@pytest.mark.parametrize("screen", [stacked, doubled])
def test_who_types_goes_on_in_a_field_that_is_drawn_anew(at_work, screen):
    page, server = at_work(screen(""), answer=lambda server, command: server.show(screen(command["value"]), ack=command))
    typed(page, "Field", "hello")
    expect(page.get_by_role("textbox", name="Field")).to_have_value("hello")
    assert server.said() == ["h", "he", "hel", "hell", "hello"]


def test_the_caret_stays_where_it_was_in_a_field_that_is_drawn_anew(at_work):
    plain = lambda value: node("vStack", children=[field(value)])
    page, server = at_work(plain(""), answer=lambda server, command: server.show(plain(command["value"]), ack=command))
    typed(page, "Field", "hello")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    server.show(stacked("hello"))
    expect(page.get_by_text("Found")).to_be_visible()
    page.keyboard.press("X")
    page.wait_for_timeout(100)
    assert server.said()[-1] == "heXllo"


def test_what_was_typed_and_not_answered_stands_in_a_field_that_is_drawn_anew(at_work):
    page, server = at_work(doubled(""), answer=lambda *_: None)
    typed(page, "Field", "abc")
    first, *rest = server.commands
    server.show(doubled("a"), ack=first)
    expect(page.get_by_text("Too short")).to_be_visible()
    expect(page.get_by_role("textbox", name="Field")).to_have_value("abc")
    typed(page, "Field", "de")
    assert server.said()[-1] == "abcde"
    server.show(doubled("ab"), ack=rest[0])
    expect(page.get_by_text("Too short")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Field")).to_have_value("abcde")
    server.show(doubled("abcde"), ack=server.commands[-1])
    expect(page.get_by_text("Too short")).to_be_visible()
    expect(page.get_by_role("textbox", name="Field")).to_have_value("abcde")


def ordered(value):
    fields = {"Field": value, "Other": "m", "Third": "n"}
    rows = [node("row", id=f"row-{name}", children=[field(fields[name], name, endEditing=True)]) for name in sorted(fields, key=fields.get)]
    return node("list", children=rows)


def test_the_row_one_types_in_is_not_moved_but_others_around_it(at_work):
    page, server = at_work(ordered("a"), answer=lambda server, command: server.show(ordered(command["value"]), ack=command))
    page.evaluate("addEventListener('focusout', () => { window.left = true; })")
    page.get_by_role("textbox", name="Field").select_text()
    for letter in "zb":
        page.keyboard.press(letter)
        page.wait_for_timeout(60)
    assert [row.get_attribute("aria-label") for row in page.get_by_role("textbox").all()] == ["Other", "Third", "Field"]
    assert server.said() == ["z", "zb"] and server.said("endEditing") == []
    assert page.evaluate("window.left") is None


def test_a_choice_that_the_app_does_not_take_is_taken_back(at_work):
    def picker(style):
        options = [{"id": each, "text": each.upper()} for each in "abc"]
        return node("picker", id=style, text=style.title(), pickerStyle=style, value="a", options=options)
    page, server = at_work(node("form", children=[node("section", children=[picker("segmented"), picker("inline")])]))
    for count, style in enumerate(("Segmented", "Inline"), 1):
        group = page.get_by_role("radiogroup", name=style)
        # Not by `check`, which looks whether it is checked: the answer may have come by then.
        group.get_by_role("radio", name="B").click(force=True)
        while len(server.said()) < count:
            page.wait_for_timeout(10)
        expect(group.get_by_role("radio", name="A")).to_be_checked()
        expect(group.get_by_role("radio", name="B")).not_to_be_checked()


def saving(isOff):
    return node("vStack", children=[node("button", id="save", text="Save", disabled=isOff or None), node("button", id="other", text="Other")])


def test_what_is_switched_off_for_a_while_has_the_focus_again(at_work):
    page, server = at_work(saving(False))
    save = page.get_by_role("button", name="Save")
    save.focus()
    server.show(saving(True))
    expect(save).to_be_disabled()
    page.wait_for_timeout(100)
    page.keyboard.press("Enter")
    server.show(saving(False))
    expect(save).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert [command["target"] for command in server.commands] == ["save"]


@pytest.mark.parametrize("away", ["Tab", "click"])
def test_who_has_gone_elsewhere_meanwhile_stays_there(at_work, away):
    page, server = at_work(saving(False))
    page.get_by_role("button", name="Save").focus()
    server.show(saving(True))
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    page.wait_for_timeout(100)
    other = page.get_by_role("button", name="Other")
    if away == "Tab":
        page.keyboard.press("Tab")
    else:
        other.click()
    expect(other).to_be_focused()
    server.show(saving(False))
    expect(page.get_by_role("button", name="Save")).to_be_enabled()
    expect(other).to_be_focused()


def test_who_was_elsewhere_meanwhile_is_not_taken_back(at_work):
    page, server = at_work(saving(False))
    page.get_by_role("button", name="Save").focus()
    server.show(saving(True))
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    page.wait_for_timeout(100)
    page.get_by_role("button", name="Other").evaluate("each => each.focus()")
    server.show(saving(True) | {"spacing": 4})
    page.wait_for_timeout(100)
    page.evaluate("document.activeElement.blur()")
    server.show(saving(False))
    expect(page.get_by_role("button", name="Save")).to_be_enabled()
    expect(page.get_by_role("button", name="Save")).not_to_be_focused()


def test_a_tap_that_may_be_lost_is_told(at_work):
    page, server = at_work(node("button", id="send", text="Send"), answer=lambda *_: None)
    page.get_by_role("button", name="Send").click()
    page.wait_for_timeout(50)
    server.socket.close()
    expect(page.locator("#status")).to_have_text("The last thing you did may not have been done. Please look.", timeout=8000)


def test_typing_that_is_sent_again_is_no_matter_to_tell(at_work):
    def refuse_once(server, command):
        if server.said() == ["a"]:
            return server.send({"type": "refused", "ack": command["seq"], "code": "rate_limited", "message": "Too many commands: send fewer a second."})
        server.acknowledge(command)
    page, server = at_work(field(), answer=refuse_once)
    page.evaluate("""() => { window.told = []; new MutationObserver(() => window.told.push(document.querySelector('#status').textContent))
      .observe(document.querySelector('#status'), { childList: true, characterData: true, subtree: true }); }""")
    typed(page, "Field", "a")
    page.wait_for_timeout(1500)
    assert server.said()[:2] == ["a", "a"]
    assert page.evaluate("window.told") == []


LINES = [node("row", id=f"line-{number}", actions=["select"], children=[text(f"Line {number}")]) for number in range(40)]


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_the_focus_is_never_under_what_stands_above_or_below_a_list(at_work, size):
    above = node("vStack", children=[text("Above", font="largeTitle")] * 3)
    below = node("vStack", children=[text("Below", font="largeTitle")] * 3)
    page, _ = at_work(node("vStack", children=[above, node("list", children=LINES), below]), size=size)
    hidden = """() => {
      const { left, right, top, bottom } = document.activeElement.getBoundingClientRect();
      const isSeen = (y) => document.activeElement.closest('.row').contains(document.elementFromPoint((left + right) / 2, y));
      return document.activeElement.closest('.row') && !(isSeen(top + 2) && isSeen(bottom - 2)) ? document.activeElement.textContent : null;
    }"""
    page.locator("[data-id=line-0]").first.focus()
    for key in ["Tab"] * 36 + ["Shift+Tab"] * 30:
        page.keyboard.press(key)
        assert page.evaluate(hidden) is None, key
