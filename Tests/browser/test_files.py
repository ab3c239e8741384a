"""Files that a person chooses, drops, takes back, or cannot send."""

import re
import struct
import zlib

import pytest
from playwright.sync_api import expect

from axe import violations
from diary import diary, sign_in, title  # noqa: F401
from slow_line import SlowLine


def png(size):
    """A picture in one colour, of so many pixels each way."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + b"\x2f\x57\xd8" * size) * size
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def picture(name="me.png", size=24):
    return {"name": name, "mimeType": "image/png", "buffer": png(size)}


@pytest.fixture
def page(open_page, diary):
    page = open_page(diary)
    sign_in(page, "ann", "sesame")
    title(page, "Diary of ann")
    return page


def is_drawn(page, size=24):
    portrait = page.get_by_role("img", name="Portrait of ann")
    expect(portrait).to_be_visible()
    page.wait_for_function(
        "size => document.querySelector('.asyncImage img, img.asyncImage')?.naturalWidth === size", arg=size)


def ask(page):
    """Asks for a picture; what the browser asks in its own window is answered by nobody."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Change Portrait").click()
    title(page, "Choose a File")
    return chooser.value


def test_who_presses_the_button_is_asked_at_once_and_the_picture_is_there(page, tmp_path):
    chooser = ask(page)
    assert not chooser.is_multiple()
    assert chooser.element.get_attribute("accept") == "image/png,.png,image/jpeg,.jpg,.jpeg"
    chooser.set_files(picture())
    expect(page.get_by_role("dialog")).to_have_count(0)
    is_drawn(page)
    assert (tmp_path / "kept/portraits/ann").read_bytes() == png(24)


def test_a_picture_is_changed_for_another_and_is_there_on_the_next_page(page):
    ask(page).set_files(picture())
    is_drawn(page)
    ask(page).set_files(picture("other.png", 48))
    is_drawn(page, 48)
    page.reload()
    is_drawn(page, 48)


def test_who_wants_no_file_leaves_by_the_button_by_escape_and_by_going_back(page):
    for leave in [
        lambda: page.get_by_role("button", name="Cancel").click(),
        lambda: page.keyboard.press("Escape"),
        lambda: page.go_back(),
    ]:
        ask(page)
        leave()
        expect(page.get_by_role("dialog")).to_have_count(0)
        title(page, "Diary of ann")
    expect(page.get_by_role("img")).to_have_count(0)


def test_what_is_too_large_or_of_another_kind_is_not_sent(page):
    sent = []
    page.on("request", lambda request: request.method == "POST" and sent.append(request.url))
    chooser = ask(page)
    chooser.set_files({"name": "large.png", "mimeType": "image/png", "buffer": b"a" * (1_048_576 + 1)})
    note = page.get_by_role("dialog").get_by_role("status")
    expect(note).to_have_text("That is too large: at most 1 MB.")
    chooser.set_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"a"})
    expect(note).to_have_text("That cannot be taken here.")
    assert sent == []
    chooser.set_files(picture())
    is_drawn(page)


def test_the_app_looks_at_what_is_in_a_file(page):
    ask(page).set_files({"name": "me.png", "mimeType": "image/png", "buffer": b"no picture at all"})
    expect(page.get_by_text("That is no picture.")).to_be_visible()
    expect(page.get_by_role("img")).to_have_count(0)


def drop(page, *names):
    """Drops files on the place for them."""
    page.evaluate("""names => {
        const data = new DataTransfer();
        for (const name of names) data.items.add(new File(["\\x89PNG"], name, { type: "image/png" }));
        const picker = document.querySelector('.filePicker');
        for (const type of ['dragover', 'drop']) {
            picker.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
        }
    }""", names)


def test_a_file_may_be_dropped_and_only_one_where_one_is_asked_for(page):
    ask(page)
    drop(page, "one.png", "two.png")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Too many files: at most 1.")
    drop(page, "one.png")
    expect(page.get_by_text("That is no picture.")).to_be_visible()


BESIDE = """kind => {
    const data = new DataTransfer();
    if (kind === 'file') data.items.add(new File(["\\x89PNG"], "one.png", { type: "image/png" }));
    else data.setData("text/plain", "words");
    const event = new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer: data });
    document.querySelector(".scrim").dispatchEvent(event);
    return event.defaultPrevented;
}"""


def test_a_drop_beside_the_place_does_not_take_the_page_away(page):
    ask(page)
    assert page.evaluate(BESIDE, "file")
    # Words can be dragged into fields all the same.
    assert not page.evaluate(BESIDE, "words")


def test_on_a_bad_line_the_file_is_sent_again(page):
    answers = ["abort", "abort", "go"]

    def route(route):
        answer = answers.pop(0)
        route.abort("connectionreset") if answer == "abort" else route.continue_()

    page.route("**/_wheelhouse/files/**", route)
    ask(page).set_files(picture())
    is_drawn(page)
    assert answers == []


def test_what_the_server_has_forgotten_is_announced_once_more(page):
    paths = []

    def route(route):
        paths.append(route.request.url)
        route.fulfill(status=404) if len(paths) == 1 else route.continue_()

    page.route("**/_wheelhouse/files/**", route)
    ask(page).set_files(picture())
    is_drawn(page)
    assert len(set(paths)) == 2


@pytest.fixture
def line(diary):
    """The diary behind a line that can be cut and mended."""
    with SlowLine(diary) as line:
        yield line


def test_a_line_that_breaks_when_the_file_is_let_in_costs_nothing_but_time(open_page, diary):
    cut = []

    def begin(socket):
        def hear(message):
            if not cut and "/_wheelhouse/files/" in message:
                cut.append(message)
                return socket.close()
            socket.send(message)
        socket.connect_to_server().on_message(hear)

    page = open_page(diary, before=lambda page: page.route_web_socket(re.compile("/socket$"), begin))
    sign_in(page, "ann", "sesame")
    sent = []
    page.on("request", lambda request: request.method == "POST" and sent.append(request.url))
    ask(page).set_files(picture())
    is_drawn(page)
    assert len(cut) == 1
    assert ["/_wheelhouse/files/" in url for url in sent] == [True]


def test_a_file_waits_for_a_line_that_is_gone_and_goes_when_it_is_back(open_page, line):
    page = open_page(line.url)
    sign_in(page, "ann", "sesame")
    # Half a minute of attempts is over at once.
    page.evaluate("""() => {
        const { setTimeout } = window;
        window.setTimeout = (act, time, ...more) => setTimeout(act, [500, 1000, 2000, 4000, 8000, 15000].includes(time) ? 50 : time, ...more);
    }""")
    page.route("**/_wheelhouse/files/**", lambda route: (line.cut(), route.abort("connectionreset")), times=1)
    ask(page).set_files(picture())
    expect(page.locator("#status")).to_contain_text("Trying again")
    page.wait_for_timeout(1000)
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Sending")
    line.mend()
    is_drawn(page)


def test_a_file_on_its_way_is_taken_back(page):
    held = []
    page.route("**/_wheelhouse/files/**", lambda route: held.append(route))
    ask(page).set_files(picture())
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_contain_text("Sending")
    expect(dialog.locator("progress")).to_be_visible()
    page.evaluate("""() => {
        const { abort } = XMLHttpRequest.prototype;
        XMLHttpRequest.prototype.abort = function () { window.aborted = true; abort.call(this); };
    }""")
    page.get_by_role("button", name="Cancel").click()
    page.wait_for_function("() => window.aborted")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("img")).to_have_count(0)


@pytest.mark.only("chromium", "Whatever the driver of Firefox runs in a page counts as a press of the person's.")
def test_after_a_reload_nothing_is_asked_by_itself_and_the_keyboard_is_enough(page):
    ask(page)
    page.reload()
    title(page, "Choose a File")
    choosers = []
    page.on("filechooser", lambda chooser: choosers.append(chooser))
    page.wait_for_timeout(300)
    assert choosers == []
    button = page.get_by_role("button", name="Choose a file")
    for _ in range(10):
        if button.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Enter")
    chooser.value.set_files(picture())
    is_drawn(page)


@pytest.mark.parametrize("size", ["compact", "regular"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_for_everybody(open_page, diary, shot, size, scheme):
    page = open_page(diary, size=size, color_scheme=scheme)
    sign_in(page, "ann", "sesame")
    chooser = ask(page)
    assert violations(page) == []
    shot(page, f"files-{size}-{scheme}")
    # In the page itself: a request that the driver was to hold back has gone through on a busy machine.
    page.evaluate("() => { XMLHttpRequest.prototype.send = () => {}; }")
    chooser.set_files(picture())
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Sending")
    assert violations(page) == []
    shot(page, f"files-sending-{size}-{scheme}")
