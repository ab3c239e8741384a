"""What is read from its end opens there, and stays there while it grows."""

import json

import pytest

from fake.app import node, text
from relay import relay
from waiting import resized, some_frames, unmoved

AT_END = "scroller => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < 9"


@pytest.fixture
def conversation(open_page, base_url):
    """A page on a list of as many messages as `say` has been told."""
    told = {"rev": 50, "first": 0, "count": 40}

    def document(former):
        rows = [node("row", id=f"row-{i}", scrollID=f"row{i:07}", children=[text(f"Message {i}")]) for i in range(told["first"], told["count"])]
        rows.insert(0, node("row", id="older", children=[text("Older messages")]))
        screen = node("screen", id="scr", title="Chat", children=[
            node("vStack", children=[node("list", id="list", scrollAnchor="bottom", children=rows),
                                     node("textField", id="words", prompt="Message", value="")])])
        return former | {"root": node("navigationStack", id="stack", children=[screen])}

    def change(said):
        said["document"] = told["document"] = document(said["document"])

    page = open_page(f"{base_url}/", "compact", reduced_motion="reduce")
    sockets = relay(page, change)
    page.reload()
    page.get_by_text("Message 39").wait_for()

    def say(count, first=0):
        told.update(rev=told["rev"] + 1, count=count, first=first)
        message = {"type": "screen", "rev": told["rev"], "ack": 0, "document": document(told["document"])}
        sockets[-1].send(json.dumps(message))
        page.get_by_text(f"Message {count - 1}", exact=True).wait_for()
        page.get_by_text(f"Message {first}", exact=True).wait_for()
    page.say = say
    page.go = lambda target: sockets[-1].send(json.dumps({"type": "effect", "name": "scrollTo", "target": target, "anchor": "center"}))
    return page


def offset(page):
    return page.locator(".scroller").evaluate("scroller => scroller.scrollTop")


def test_it_opens_at_its_end_and_stays_there_while_it_grows(conversation):
    page, scroller = conversation, conversation.locator(".scroller")
    assert offset(page) > 500 and scroller.evaluate(AT_END)
    page.say(45)
    assert scroller.evaluate(AT_END)
    # A keyboard takes room away.
    resized(page, 360, 420)
    assert scroller.evaluate(AT_END)


def test_it_stays_there_where_a_keyboard_takes_room_away_before_the_page_was_drawn(conversation):
    page, scroller = conversation, conversation.locator(".scroller")
    page.evaluate("""async () => {
      const scroller = document.querySelector('.scroller');
      scroller.scrollTop -= 4;
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      // That it was scrolled is told in the next frame, and that it is smaller after that.
      scroller.scrollTop += 4;
      scroller.style.cssText = 'flex: none; block-size: 300px';
    }""")
    some_frames(page)
    assert scroller.evaluate(AT_END)


def test_who_has_scrolled_away_stays_there_and_whoever_comes_back_stays_at_the_end(conversation):
    page, scroller = conversation, conversation.locator(".scroller")
    page.mouse.move(180, 400)
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"scroller => !({AT_END})(scroller)", arg=scroller.element_handle())
    unmoved(scroller)
    before = offset(page)
    assert not scroller.evaluate(AT_END)
    page.say(45)
    assert abs(offset(page) - before) < 2
    page.reload()
    page.get_by_text("Message 44").wait_for()
    page.wait_for_function("([scroller, before]) => Math.abs(scroller.scrollTop - before) < 2", arg=[scroller.element_handle(), before])
    unmoved(scroller)
    assert abs(offset(page) - before) < 2
    page.mouse.wheel(0, 5000)
    page.wait_for_function(AT_END, arg=scroller.element_handle())
    unmoved(scroller)
    page.say(50)
    assert scroller.evaluate(AT_END)


def test_where_the_app_has_scrolled_to_it_stays_until_that_is_the_end(conversation):
    page, scroller = conversation, conversation.locator(".scroller")
    page.go("row0000010")
    page.wait_for_function(f"scroller => !({AT_END})(scroller)", arg=scroller.element_handle())
    unmoved(scroller)
    place = offset(page)
    assert page.get_by_text("Message 10", exact=True).is_visible() and not scroller.evaluate(AT_END)
    page.say(45)
    some_frames(page, 8)
    assert offset(page) == place
    page.go("row0000044")
    page.wait_for_function(AT_END, arg=scroller.element_handle())
    unmoved(scroller)
    page.say(50)
    some_frames(page, 8)
    assert scroller.evaluate(AT_END)


def test_at_its_beginning_what_is_read_stays_while_older_rows_come_above_it(conversation):
    page, scroller = conversation, conversation.locator(".scroller")
    top = lambda name: page.get_by_text(name, exact=True).bounding_box()["y"]
    scroller.evaluate("scroller => { scroller.scrollTop = 0; }")
    some_frames(page)
    before = top("Message 5")
    page.say(40, first=-30)
    assert top("Message 5") == pytest.approx(before, abs=1)
    assert offset(page) > 500
    # Nor does it move for what comes below, or where nothing has come.
    scroller.evaluate("scroller => { scroller.scrollTop = 0; }")
    some_frames(page)
    before = top("Message -30")
    page.say(45, first=-30)
    assert top("Message -30") == before and offset(page) == 0
