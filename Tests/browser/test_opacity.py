"""What is seen through, and what only keeps its room."""

from playwright.sync_api import expect

from fake.app import node, text


def faded(opacity):
    return node("list", children=[node("section", children=[
        node("row", id="r", actions=["select"], opacity=opacity, children=[text("A row")]), text("Words", opacity=opacity),
        node("hStack", children=[node("image", systemName="checkmark", opacity=opacity), text("Beside it")]),
        node("hStack", children=[node("button", id="off", text="Switched off", opacity=opacity, disabled=True),
                                 node("button", id="b", text="Press", buttonStyle="bordered", opacity=opacity, badge="3"),
                                 node("button", id="other", text="Other")])])])


def seen(page, what):
    return page.locator(what).evaluate("""element => {
      const shown = (each) => getComputedStyle(each).visibility === 'hidden' ? 0 : Number(getComputedStyle(each).opacity);
      let all = shown(element);
      for (let each = element.parentElement; each; each = each.parentElement) all *= Number(getComputedStyle(each).opacity);
      return Math.round(all * 100) / 100;
    }""")


PARTS = (".row .row-choice", ".text >> text=Words", ".hStack .image", "[data-id=b]")


def test_it_is_seen_as_far_as_it_says(drawn):
    page = drawn(faded(0.4))
    assert [seen(page, part) for part in PARTS] == [0.4] * 4
    assert seen(page, ".text >> text='Beside it'") == 1
    page.get_by_role("button", name="Press").click(trial=True)


def test_what_is_not_seen_keeps_its_room_and_nobody_reaches_it(drawn):
    page = drawn(faded(None))
    places = [page.locator(part).bounding_box() for part in PARTS]
    page = drawn(faded(0))
    assert [seen(page, part) for part in (*PARTS, "[data-id=off]")] == [0] * 5
    assert [page.locator(part).bounding_box() for part in PARTS] == places
    expect(page.get_by_role("button")).to_have_count(1)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.id") == "other"


def test_who_asks_for_more_contrast_sees_all_of_it(drawn):
    page = drawn(faded(0.4))
    page.emulate_media(contrast="more")
    assert [seen(page, part) for part in PARTS] == [1] * 4
    page = drawn(faded(0))
    assert seen(page, PARTS[0]) == 0
