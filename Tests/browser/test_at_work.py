"""A person is at work in something that an answer changes, moves or draws anew: nothing of it is lost."""

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from fake.app import node, text
from scripted import Scripted
from waiting import becomes, clock_stopped, some_frames


@pytest.fixture
def at_work(open_page, base_url):
    """A page, and a server of the test's own behind it."""
    def begin(*views, size="compact", **more):
        servers = []
        page = open_page(f"{base_url}/", size, reduced_motion="reduce",
                         before=lambda page: servers.append(Scripted(page, *views, **more)))
        page.get_by_role("heading", name="Scripted", level=1).wait_for()
        return page, *servers
    return begin


def field(value="", name="Field", **more):
    return node("textField", id=name.lower(), text=name, value=value, **more)


def typed(page, name, words):
    """Types with time for an answer between any two letters."""
    page.get_by_role("textbox", name=name).focus()
    for letter in words:
        page.keyboard.press(letter)
        page.wait_for_timeout(60)
        # However busy the machine is, it has been heard by the first of these frames and answered by the second.
        some_frames(page, 1)
        some_frames(page, 1)


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
    becomes(page, lambda: server.said()[-1], "heXllo")


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
    typed(page, "Field", "zb")
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


@pytest.mark.parametrize("isOffline", [False, True])
def test_a_tap_that_may_be_lost_is_told(at_work, isOffline):
    page, server = at_work(node("button", id="send", text="Send"), answer=lambda *_: None)
    page.context.set_offline(isOffline)
    page.get_by_role("button", name="Send").click()
    page.wait_for_timeout(50)
    if isOffline:
        expect(page.locator("#status")).to_have_text("You are offline. What you do is kept and sent later.")
        page.context.set_offline(False)
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
    becomes(page, lambda: server.said()[:2], ["a", "a"], rest=500)
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


def press(server):
    """What was done, one word each: what was entered, or the name of the command and of its target."""
    return [command["value"] if command.get("name") == "change" else f"{command.get('name', command['type'])} {command.get('target', '')}"
            for command in server.commands]


def button(name, **more):
    return node("button", id=name.lower(), text=name, **more)


def test_what_is_held_for_an_answer_is_said_by_a_field_that_is_drawn_anew(at_work):
    row = lambda value, *more: node("list", children=[node("row", id="row", actions=["delete"], children=[field(value), *more])])
    page, server = at_work(row(""), button("Slow"), answer=lambda *_: None)
    page.get_by_role("button", name="Slow").click()
    typed(page, "Field", "hello")
    assert server.said() == []
    server.show(row("", text("Too short")), button("Slow"), ack=server.commands[0])
    expect(page.get_by_text("Too short")).to_be_visible()
    page.wait_for_timeout(100)
    assert server.said() == ["hello"]
    server.show(row("from elsewhere", text("Too short")), button("Slow"), ack=server.commands[1])
    expect(page.get_by_role("textbox", name="Field")).to_have_value("from elsewhere")


def test_a_field_that_was_drawn_anew_is_left_with_a_word(at_work):
    screen = lambda value: [doubled_ending(value), button("Elsewhere")]
    doubled_ending = lambda value: node("list", children=[node("row", id="row", actions=["delete"], children=[
        field(value, actions=["endEditing"]), *([text("Too short")] if len(value) % 2 else [])])])
    page, server = at_work(*screen(""), answer=lambda server, command: server.show(*screen(command.get("value") or "abc"), ack=command))
    typed(page, "Field", "abc")
    expect(page.get_by_text("Too short")).to_be_visible()
    page.get_by_role("button", name="Elsewhere").focus()
    page.wait_for_timeout(200)
    assert press(server)[-1] == "endEditing field"


@pytest.mark.parametrize("buttons", [
    [button("Delete All", role="destructive"), button("Keep")], [button("Cancel", role="cancel"), button("Delete", role="destructive")],
])
def test_a_question_in_the_middle_of_a_word_is_not_answered_by_the_word(at_work, buttons):
    page, server = at_work(field())
    clock_stopped(page)
    typed(page, "Field", "my")
    server.present("alert", *buttons)
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.keyboard.type(" world", delay=60)
    page.keyboard.press("Enter")
    assert server.said("tap") == []
    page.keyboard.press("Tab")
    expect(page.get_by_role("alertdialog").get_by_role("button").first).to_be_focused()


def test_a_question_that_a_switch_brings_up_is_entered_at_its_answer(at_work):
    switch = node("toggle", id="loud", text="Loud", value=False)
    cancel = button("Cancel", role="cancel")
    page, server = at_work(switch, answer=lambda server, command: server.present("alert", button("Go"), cancel, ack=command))
    page.get_by_role("switch", name="Loud").press("Space")
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()


def test_nothing_is_destroyed_by_the_key_that_was_meant_for_what_asks(at_work):
    def answer(server, command):
        if command.get("target") == "clear":
            return server.present("alert", button("Delete All", role="destructive"), button("Keep"), ack=command)
        return server.acknowledge(command)
    page, server = at_work(button("Clear"), button("Pay"), answer=answer)
    page.get_by_role("button", name="Pay").focus()
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert press(server) == ["tap pay"]
    page.get_by_role("button", name="Clear").focus()
    for _ in range(4):
        page.keyboard.down("Enter")
        page.wait_for_timeout(60)
    page.keyboard.up("Enter")
    assert press(server) == ["tap pay", "tap clear"]
    expect(page.get_by_role("button", name="Keep")).to_be_focused()


def test_where_a_slider_has_come_to_is_said_before_what_is_done_next(at_work):
    slider = node("slider", id="slider", text="Much", value=0, min=0, max=100, step=1)
    page, server = at_work(slider, node("toggle", id="loud", text="Loud", value=False), button("Save"), answer=lambda *_: None)
    page.get_by_role("slider").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Save").click()
    assert press(server) == [1, 5, "tap save"]


def test_what_is_typed_is_said_before_what_is_switched_on_after_it(at_work):
    page, server = at_work(field(), node("toggle", id="loud", text="Loud", value=False), button("Slow"), answer=lambda *_: None)
    page.get_by_role("button", name="Slow").click()
    typed(page, "Field", "abc")
    page.get_by_role("switch", name="Loud").click()
    assert press(server) == ["tap slow", "abc", True]


def test_what_nobody_does_leaves_a_date_as_it_is_being_typed(at_work):
    page, server = at_work(field(actions=["endEditing"]), node("datePicker", id="date", text="Date", value="2026-12-05", min="2026-12-01", components=["date"]),
                           answer=lambda *_: None)
    typed(page, "Field", "a")
    page.locator("input[type=date]").focus()
    page.keyboard.type("12062")
    page.wait_for_timeout(100)
    server.acknowledge(server.commands[-1])
    page.wait_for_timeout(300)
    assert press(server)[-1] == "endEditing field"
    assert "2026-12-01" not in press(server)


def test_a_date_that_cannot_be_chosen_is_one_that_can_before_what_is_done_next(at_work):
    page, server = at_work(node("datePicker", id="date", text="Date", value="2026-12-05", min="2026-12-01", components=["date"]),
                           button("Save", keyboardShortcut="command+s"))
    date = page.locator("input[type=date]")
    date.focus()
    page.keyboard.type("11152026")
    page.keyboard.press("ControlOrMeta+s")
    page.wait_for_timeout(100)
    assert press(server)[-2:] == ["2026-12-01", "tap save"]


@pytest.mark.parametrize("role, view", [
    ("slider", node("slider", id="part", text="Much", value=50, min=0, max=100, step=1)),
    ("switch", node("toggle", id="part", text="Loud", value=True)),
])
def test_a_key_for_a_control_in_a_row_does_not_delete_the_row(at_work, role, view):
    page, server = at_work(node("list", children=[node("row", id="row", actions=["delete"], children=[view])]))
    page.get_by_role(role).focus()
    for key in ["Backspace", "Delete"]:
        page.keyboard.press(key)
    assert server.said("delete") == []


def test_who_presses_return_again_before_the_answer_means_the_same(at_work):
    screen = lambda value: [field(value, actions=["submit"]), button("Send", keyboardShortcut="return")]
    page, server = at_work(*screen(""), answer=lambda *_: None)
    typed(page, "Field", "a")
    server.show(*screen("a"), ack=server.commands[-1])
    page.wait_for_timeout(100)
    for _ in range(3):
        page.keyboard.press("Enter")
    assert press(server) == ["a", "submit field"]
    for command in server.commands[1:]:
        server.acknowledge(command)
    page.wait_for_timeout(200)
    assert press(server) == ["a", "submit field", "tap send"]


def test_a_choice_and_a_slider_stand_where_the_document_says_once_there_is_room_for_it(at_work):
    picker = lambda *tags: node("picker", id="picker", text="Sort", value="b", pickerStyle="menu",
                                options=[{"id": tag, "text": tag.upper()} for tag in tags])
    slider = lambda most: node("slider", id="slider", text="Much", value=50, min=0, max=most, step=1)
    page, server = at_work(picker(), slider(1))
    server.show(picker("a", "b", "c"), slider(100))
    expect(page.get_by_role("combobox")).to_have_value("b")
    expect(page.get_by_role("slider")).to_have_value("50")


def test_what_is_not_answered_when_the_page_is_hidden_is_kept(at_work):
    page, server = at_work(field(), answer=lambda *_: None)
    typed(page, "Field", "a")
    kept = "sessionStorage.getItem('wheelhouse.left')"
    hide = """isHidden => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    page.evaluate(hide, True)
    assert '"value":"a"' in page.evaluate(kept)
    server.acknowledge(server.commands[0])
    page.wait_for_function(f"() => {kept} === null")
    page.evaluate(hide, False)
    typed(page, "Field", "b")
    page.evaluate(hide, True)
    assert '"value":"b"' in page.evaluate(kept)
    page.evaluate(hide, False)
    assert page.evaluate(kept) is None


def test_in_a_language_that_no_browser_knows_the_page_goes_on(at_work):
    page, server = at_work(text("a"))
    page.evaluate("() => { window.faults = []; addEventListener('error', ({ message }) => window.faults.push(message)); }")
    server.show(node("vStack", language="en-USA", children=[
        text("Since", runs=[{"text": "Since", "dateStyle": "timer", "date": "2026-01-01T00:00:00Z"}])]))
    expect(page.locator("time.clock")).to_contain_text(":")
    assert page.evaluate("window.faults") == []


def test_the_person_stays_in_a_field_where_a_session_begins_anew(at_work):
    page, server = at_work(field(actions=["focus"]))
    server.focused = lambda command: server.show(field(actions=["focus"], focused=True), ack=command)
    page.get_by_role("textbox", name="Field").focus()
    page.wait_for_timeout(100)
    server.views = [field(actions=["focus"])]
    server.socket.close()
    page.wait_for_timeout(2500)
    expect(page.get_by_role("textbox", name="Field")).to_be_focused()
    page.keyboard.type("a")
    page.wait_for_timeout(100)
    assert server.said() == ["a"]


def test_a_notice_gives_way_to_the_word_that_the_connection_is_lost(at_work):
    page, server = at_work(field())
    page.clock.install()
    server.closes = True
    server.socket.close()
    status = page.locator("#status")
    page.clock.run_for(1000)
    expect(status).to_contain_text("Connection lost")
    page.get_by_role("textbox", name="Field").fill("x" * 70_000)
    expect(status).to_contain_text("too long")
    page.clock.run_for(6500)
    expect(status).to_contain_text("Connection lost")


def test_times_are_counted_by_the_clock_of_the_server(at_work):
    run = {"text": "…", "dateStyle": "timer", "date": datetime.fromtimestamp(1_800_000_000, UTC).isoformat()}
    # A minute to go by the server's clock, which is far from the device's.
    page, _ = at_work(text("…", runs=[run]), time=1_799_999_940_000)
    expect(page.locator("time")).to_have_text(re.compile("^(1:00|0:5[0-9])$"))


def in_a_column(views, **more):
    """The views in a column that has no stack."""
    return node("navigationSplitView", id="split", children=[
        node("splitColumn", id="sidebar", column="sidebar", title="Scripted", children=views, **more),
        node("splitColumn", id="detail", column="detail", title="Chosen", children=[text("Chosen")])])


def test_what_cannot_be_read_holds_back_what_else_is_done_in_its_column(at_work):
    page, server = at_work(field("x", invalid=True), button("Save"), size="regular", root=in_a_column)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("textbox", name="Field")).to_be_focused()
    assert server.said("tap") == []


def test_that_a_search_in_a_column_finds_nothing_is_said(at_work):
    nothing = node("contentUnavailable", text="No Results")
    search = [node("searchField", id="words", value="", prompt="Search")]
    page, _ = at_work(text("Found"), size="regular", root=lambda views: in_a_column(views, search=search),
                      answer=lambda server, command: server.show(nothing, ack=command))
    page.get_by_role("searchbox").focus()
    page.keyboard.press("x")
    expect(page.locator("#said")).to_have_text("No Results")


def in_a_bar(views):
    """The views at the end of the bar of a screen."""
    items = [node("toolbarItem", placement="primaryAction", children=[view]) for view in views]
    screen = node("screen", id="scr", title="Scripted", titleDisplayMode="inline", toolbar=items, children=[text("Below")])
    return node("navigationStack", id="stack", children=[screen])


def acts(*names):
    return [node("button", id=f"act-{at}", text=name, systemImage="star", actions=["tap"]) for at, name in enumerate(names)]


ACTS = ["Cut", "Copy", "Paste", "Undo", "Redo", "Find", "Mute"]


def test_the_menu_of_a_bar_keeps_the_focus_when_an_answer_changes_what_is_in_it(at_work):
    page, server = at_work(*acts(*ACTS), root=in_a_bar, answer=lambda server, command: server.show(*acts(*ACTS[:-1], "Unmute"), ack=command))
    more = page.locator(".bar-more")
    more.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Unmute", include_hidden=True)).to_have_count(1)
    assert server.said("tap") == [None]
    expect(more).to_be_focused()


def test_a_button_in_a_bar_keeps_the_focus_while_the_bar_is_fitted(at_work):
    page, server = at_work(*acts(*ACTS), root=in_a_bar)
    page.get_by_role("button", name="Cut").focus()
    server.show(*acts("Crop", *ACTS[1:-1], "Unmute"))
    expect(page.get_by_role("button", name="Crop")).to_be_focused()


def test_the_keys_of_a_menu_that_has_no_room_open_none_that_nobody_sees(at_work):
    menu = node("menu", id="menu", text="More", systemImage="star", keyboardShortcut="command+k",
                children=[node("button", id="inside", text="Inside", actions=["tap"])])
    page, server = at_work(*acts(*ACTS), menu, root=in_a_bar)
    expect(page.locator(".bar-more")).to_be_visible()
    page.keyboard.press("Control+k")
    assert page.locator(":popover-open").count() == 0
    page.get_by_role("button", name="Cut").click()
    assert server.said("tap") == [None]


def test_what_has_no_room_any_more_leaves_the_focus_to_the_menu_of_its_bar(at_work):
    page, server = at_work(*acts("Cut", "Copy", "Paste"), root=in_a_bar)
    page.get_by_role("button", name="Paste").focus()
    server.show(node("button", id="wide", text="Something much longer", actions=["tap"]), *acts("Cut", "Copy", "Paste"))
    expect(page.get_by_role("button", name="Paste")).to_have_count(0)
    expect(page.locator(".bar-more")).to_be_focused()


def test_the_menu_of_a_bar_stays_open_while_the_bar_changes_and_is_fitted_when_it_closes(at_work):
    page, server = at_work(*acts(*ACTS), root=in_a_bar)
    page.locator(".bar-more").click()
    server.show(*acts("Crop", *ACTS[1:-1], "Unmute"))
    expect(page.get_by_role("menuitem", name="Unmute")).to_be_visible()
    server.show(*acts("Crop", "Copy", "Unmute"))
    page.wait_for_timeout(100)
    expect(page.get_by_role("menuitem", name="Unmute")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".bar-more")).to_have_count(0)
    expect(page.get_by_role("button", name="Unmute")).to_be_visible()
