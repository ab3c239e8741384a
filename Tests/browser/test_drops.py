"""What is dragged to where it is taken: by the mouse, by a finger, and by those who drag nothing."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node, text
from frames import told
from gestures import drag, tab_to, touch
from waiting import becomes, some_frames

TOUCH = {"has_touch": True, "is_mobile": True}


@pytest.fixture
def board(open_page, base_url):
    def show(size="regular", name="board", **more):
        page = open_page(f"{base_url}/gallery/{name}", size, reduced_motion="reduce", **more)
        page.sent = told(page)
        page.reload()
        expect(page.get_by_text("Paint" if name == "board" else "Rice", exact=True)).to_be_visible()
        return page
    return show


def column(page, name):
    return page.locator(f"#app .vStack[data-drop=col-{name}]")


def cards(page, name):
    return [words.split("\n")[0] for words in column(page, name).locator(".group").all_inner_texts()]


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place(page, words):
    return middle(page.get_by_text(words, exact=True))


def dropped(page, what, where):
    """That this was dropped there, and nothing else anywhere."""
    drops = lambda: [(each["value"].split()[0], each["target"]) for each in page.sent if each.get("name") == "drop"]
    becomes(page, drops, [(what, where)], rest=250)


def commands(page):
    return [each["name"] for each in page.sent if each["type"] == "action"]


def marked(page, mark):
    return page.locator(f"#app [data-{mark}]").evaluate_all("all => all.map((each) => each.dataset.drop ?? each.dataset.drag)")


def hold(page, start, *way, steps=8):
    """Presses the mouse and moves it along a way, and does not let go."""
    page.mouse.move(*start)
    page.mouse.down()
    for end in way:
        for step in range(1, steps + 1):
            page.mouse.move(*(a + (b - a) * step / steps for a, b in zip(start, end)))
            page.wait_for_timeout(16)
        start = end


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_a_board_is_clean_to_axe_while_something_is_held(board, shot, size, scheme):
    page = board(size)
    page.emulate_media(color_scheme=scheme)
    hold(page, place(page, "Sand"), middle(column(page, "doing")))
    assert violations(page) == []
    shot(page, f"board-dragged-{size}-{scheme}")
    page.keyboard.press("Escape")
    page.mouse.up()
    page.get_by_role("button", name="Actions for Sand").focus()
    page.keyboard.press("Enter")
    page.get_by_role("menuitem", name="Move…").click()
    expect(page.get_by_role("button", name="Drop on Done")).to_be_visible()
    assert violations(page) == []
    shot(page, f"board-picked-{size}-{scheme}")


def test_the_mouse_drags_a_card_to_another_column(board):
    page = board()
    hold(page, place(page, "Sand"), middle(column(page, "doing")))
    assert marked(page, "takes") == ["col-todo", "col-doing", "col-done", "bin"]
    assert marked(page, "over") == ["col-doing"]
    assert marked(page, "dragged") == ["card-sand"]
    picture = page.locator("body > .lifted")
    expect(picture).to_contain_text("Sand")
    assert picture.get_attribute("aria-hidden") == "true" and picture.evaluate("each => each.inert")
    page.mouse.up()
    expect(column(page, "doing")).to_contain_text("Sand")
    dropped(page, "card-sand", "col-doing")
    assert [float(part) for part in page.sent[-1]["value"].split()[1:]] == pytest.approx([0.5, 0.5], abs=0.02)
    assert cards(page, "doing") == ["Plan", "Sand"] and cards(page, "todo") == ["Paint", "Call"]
    assert (marked(page, "takes"), marked(page, "over"), marked(page, "dragged")) == ([], [], [])
    expect(picture).to_have_count(0)
    expect(page.locator("#said")).to_have_text("Dropped on Doing")
    assert commands(page) == ["drop"]


def test_a_button_takes_what_is_dropped_on_it_and_is_tapped_as_before(board):
    page = board()
    drag(page, place(page, "Paint"), place(page, "Bin"))
    expect(page.get_by_text("Paint", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Star Sand").click()
    page.get_by_role("button", name="Bin", exact=True).click()
    becomes(page, lambda: commands(page), ["drop", "tap", "tap"])


def test_a_drag_that_begins_on_a_button_is_no_tap(board):
    page = board()
    drag(page, middle(page.get_by_role("button", name="Star Sand")), middle(column(page, "done")))
    expect(column(page, "done")).to_contain_text("Sand")
    assert commands(page) == ["drop"]


@pytest.mark.parametrize("where", ["beside", "escape", "numbers"])
def test_what_is_let_go_where_nothing_takes_it_goes_back(board, where):
    page = board()
    goal = place(page, "Only numbers") if where == "numbers" else (1200, 700) if where == "beside" else middle(column(page, "done"))
    hold(page, place(page, "Sand"), goal)
    if where == "escape":
        page.keyboard.press("Escape")
        expect(page.locator(".lifted")).to_have_count(0)
        expect(page.get_by_role("heading", name="Board").last).to_be_visible()
    page.mouse.up()
    page.wait_for_timeout(250)
    assert commands(page) == [] and cards(page, "todo") == ["Paint", "Sand", "Call"]
    assert (marked(page, "takes"), marked(page, "dragged")) == ([], [])
    expect(page.locator(".lifted")).to_have_count(0)


def test_the_keyboard_alone_picks_a_card_up_and_drops_it(board):
    page = board()
    tab_to(page, "Actions for Sand")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Drop on To do")).to_be_focused()
    expect(page.locator("#said")).to_have_text("Choose where it goes")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Drop on Doing")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Drop on Bin")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(column(page, "done")).to_contain_text("Sand")
    expect(page.locator("#said")).to_have_text("Dropped on Done")
    dropped(page, "card-sand", "col-done")
    assert commands(page) == ["drop"]
    assert page.evaluate("document.activeElement.closest('[data-drop]')?.dataset.drop") == "col-done"
    expect(page.locator(".let-go:visible")).to_have_count(0)


def test_escape_puts_back_what_was_picked_up(board):
    page = board()
    tab_to(page, "Actions for Sand")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("#said")).to_have_text("Put back")
    expect(page.get_by_role("button", name="Actions for Sand")).to_be_focused()
    expect(page.locator(".let-go:visible")).to_have_count(0)
    assert commands(page) == []


def test_one_pointer_that_drags_nothing_chooses_a_column_by_a_click(board):
    page = board()
    page.get_by_text("Sand", exact=True).click(button="right")
    page.get_by_role("menuitem", name="Move…").click()
    column(page, "done").click(position={"x": 30, "y": 90})
    expect(column(page, "done")).to_contain_text("Sand")
    page.get_by_text("Paint", exact=True).click(button="right")
    page.get_by_role("menuitem", name="Move…").click()
    page.mouse.click(1200, 700)
    expect(page.locator("#said")).to_have_text("Put back")
    dropped(page, "card-sand", "col-done")


def test_a_finger_that_has_held_a_card_drags_it(board):
    page = board(**TOUCH)
    start, end = place(page, "Sand"), middle(column(page, "done"))
    touch(page, "touchStart", *start)
    expect(page.get_by_role("menuitem", name="Move…")).to_be_visible()
    for step in range(1, 11):
        touch(page, "touchMove", *(a + (b - a) * step / 10 for a, b in zip(start, end)))
        page.wait_for_timeout(16)
    expect(page.get_by_role("menuitem", name="Move…")).to_be_hidden()
    assert marked(page, "over") == ["col-done"]
    touch(page, "touchEnd", *end)
    expect(column(page, "done")).to_contain_text("Sand")
    dropped(page, "card-sand", "col-done")
    assert commands(page) == ["drop"]


def test_a_finger_that_moves_at_once_scrolls(board):
    page = board("compact", "shelf", **TOUCH)
    x, y = place(page, "Jar 4")
    touch(page, "touchStart", x, y)
    for step in range(1, 11):
        touch(page, "touchMove", x, y - 20 * step)
        page.wait_for_timeout(16)
    touch(page, "touchEnd", x, y - 200)
    page.wait_for_function("each => each.scrollTop > 50", arg=page.locator(".scroller").last.element_handle())
    page.wait_for_timeout(250)
    assert commands(page) == []


def test_what_scrolls_goes_on_while_something_is_held_at_its_edge(board):
    page = board("compact", "shelf")
    scroller = page.locator(".scroller").last
    box = scroller.bounding_box()
    hold(page, place(page, "Tea"), (box["x"] + 100, box["y"] + box["height"] - 12))
    page.wait_for_function("each => each.scrollTop + each.clientHeight > each.scrollHeight - 2", arg=scroller.element_handle())
    page.mouse.move(*place(page, "Jar 15"))
    some_frames(page)
    assert marked(page, "over") == ["shelf-jar-15"]
    page.mouse.up()
    dropped(page, "shelf-tea", "shelf-jar-15")


def test_a_row_that_can_be_moved_is_moved_up_and_down_and_dragged_across(board):
    page = board("regular", "shelf")
    (x, y), (_, below) = place(page, "Rice"), place(page, "Salt")
    drag(page, (x, y), (x + 2, below + 12))
    becomes(page, lambda: commands(page), ["move"])
    expect(page.locator("[data-sorting]")).to_have_count(0)
    start, end = place(page, "Rice"), place(page, "Tea")
    hold(page, start, (start[0] + 60, start[1] + 3), (end[0] + 60, end[1]))
    page.mouse.up()
    dropped(page, "shelf-rice", "shelf-tea")


def test_the_menu_of_a_row_picks_up_what_is_in_it(board):
    page = board("regular", "shelf")
    page.get_by_role("button", name="Actions for Salt").focus()
    page.keyboard.press("Enter")
    assert page.locator(":popover-open").get_by_role("menuitem").all_inner_texts() == ["Move…", "Move Up", "Delete"]
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Drop on Tea")).to_be_focused()
    expect(page.get_by_role("button", name="Drop on Salt")).to_be_hidden()
    page.keyboard.press("Enter")
    dropped(page, "shelf-salt", "shelf-tea")


def test_a_card_that_goes_while_it_is_held_is_let_go(board):
    page = board()
    hold(page, place(page, "Sand"), middle(column(page, "doing")))
    page.get_by_role("button", name="Back").evaluate("each => each.click()")
    expect(page.get_by_role("heading", name="Showcase")).to_be_visible()
    page.mouse.move(600, 400)
    page.mouse.up()
    expect(page.locator(".lifted")).to_have_count(0)
    assert "drop" not in commands(page)


def test_a_section_takes_what_is_dropped_on_it(drawn):
    def section(name, *children, **more):
        return node("section", header=name, children=[node("row", id=f"row-{i}-{name}"[:10], children=[child]) for i, child in enumerate(children)], **more)
    dragged = text("Soup", id="soup------", drags=["text/plain"], actions=["drag"])
    page = drawn(node("list", children=[
        section("Monday", dragged, id="monday----", drops=["text/plain"], actions=["drop"]),
        section("Tuesday", text("Nothing yet"), id="tuesday---", drops=["text/plain"], actions=["drop"])]), size="regular")
    expect(page.locator("section.section[data-drop]")).to_have_count(2)
    page.locator(".row").first.hover()
    page.locator(".row-more").first.click()
    page.get_by_role("menuitem", name="Move…").click()
    expect(page.get_by_role("button", name="Drop on Tuesday")).to_be_visible()


def test_a_link_in_a_row_that_takes_what_is_dropped_looks_as_others_do_and_all_of_the_row_takes_it(drawn):
    def link(name, **more):
        label = node("label", text=name, systemImage="folder")
        return node("row", id=f"row-{name}", children=[node("navigationLink", id=f"to-{name}", badge="3", actions=["tap", *more.pop("also", [])], children=[label], **more)])
    dragged = node("row", id="row-dragged", children=[text("Soup", id="soup", drags=["text/plain"], actions=["drag"])])
    page = drawn(node("list", children=[dragged, link("Plain"), link("Taking", drops=["text/plain"], also=["drop"])]), size="regular", takes_all=True)
    looks = """link => { const { color, width, height, backgroundColor } = getComputedStyle(link); return [color, width, height, backgroundColor, link.getBoundingClientRect().x]; }"""
    plain, taking = (page.get_by_role("button", name=name) for name in ("Plain", "Taking"))
    assert plain.evaluate(looks) == taking.evaluate(looks)
    assert page.locator(".badge").first.bounding_box()["x"] == page.locator(".badge").last.bounding_box()["x"]
    sent = told(page)
    page.reload()
    expect(taking).to_be_visible()
    box = page.locator(".row-body").nth(2).bounding_box()
    end = box["x"] + box["width"] - 8, box["y"] + box["height"] / 2
    hold(page, place(page, "Soup"), end)
    expect(page.locator(".row-body[data-over]")).to_have_count(1)
    page.mouse.up()
    becomes(page, lambda: [each["target"] for each in sent if each.get("name") == "drop"], ["to-Taking"])
