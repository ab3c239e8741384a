"""The language and the direction that a document says it has."""

import json

import pytest
from playwright.sync_api import expect

from relay import relay
from waiting import at_rest


@pytest.fixture
def hebrew(open_page, base_url):
    """A page whose server says that its content is Hebrew; the sockets are there to say more."""
    language = {"language": "he", "layoutDirection": "rightToLeft"}

    def open_at(path, size):
        page = open_page(f"{base_url}/", size)
        expect(page.locator("html")).to_have_attribute("lang", "en")
        open_at.sockets = relay(page, lambda said: said["document"]["root"].update(language))
        page.goto(f"{base_url}{path}")
        expect(page.locator("html")).to_have_attribute("lang", "he")
        # The server has answered where the page wants to be, and says nothing more by itself.
        expect(page).to_have_title("Keyboard" if path == "/products/keyboard" else "Showcase")
        return page
    return open_at


def test_the_page_has_the_language_and_the_direction_of_its_root(hebrew):
    page = hebrew("/products/keyboard", "compact")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    back = page.get_by_role("button", name="חזרה אל Products")
    # Once the screen has come to rest.
    page.wait_for_function("back => back.getBoundingClientRect().left > 180", arg=back.element_handle())
    # What lies over the content is laid out from there, too.
    page.get_by_role("button", name="Add to Cart").click()
    page.get_by_role("button", name="Cart, 1").click()
    sheet = page.get_by_role("dialog")
    assert sheet.evaluate("sheet => getComputedStyle(sheet).direction") == "rtl"


def test_what_the_page_says_by_itself_is_in_the_language_of_its_root(hebrew):
    page = hebrew("/products/keyboard", "regular")
    # What had been drawn before it was known.
    root = {"type": "screen", "id": "screen", "title": "Plain", "language": "de", "search": [
        {"type": "searchField", "id": "search", "value": "", "actions": ["change"]}], "children": []}
    document = {"url": "/products", "title": "Plain", "root": root, "presentations": [], "banners": []}
    screen = {"type": "screen", "rev": 9, "ack": 0, "document": document}
    hebrew.sockets[-1].send(json.dumps(screen))
    expect(page.get_by_role("searchbox")).to_have_attribute("placeholder", "Suchen")
    del root["language"]
    hebrew.sockets[-1].send(json.dumps(screen | {"rev": 10}))
    expect(page.get_by_role("searchbox")).to_have_attribute("placeholder", "Search")
    # The app's words may be in a language of which the root says nothing.
    hebrew.sockets[-1].send(json.dumps(screen | {"rev": 11, "document": document | {"language": "fr"}}))
    expect(page.get_by_role("searchbox")).to_have_attribute("placeholder", "Rechercher")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    root["language"] = "de"
    hebrew.sockets[-1].send(json.dumps(screen | {"rev": 12, "document": document | {"language": "fr"}}))
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_what_the_browser_has_translated_goes_on_changing(open_page, base_url):
    page = open_page(f"{base_url}/", "regular")
    told = []
    sockets = relay(page, told.append)
    page.reload()
    expect(page).to_have_title("Showcase")

    def show(*words):
        told[-1]["rev"] += 1
        told[-1].pop("ack", None)
        views = [{"type": "text", "text": each} for each in words]
        told[-1]["document"]["root"] = {"type": "screen", "id": "screen", "title": "Cart", "children": views}
        sockets[-1].send(json.dumps(told[-1]))
        expect(page.get_by_text(words[0], exact=True)).to_be_visible()
    show("5 pieces", "Total", "Thanks")
    # As a translator does: elements of its own stand where texts were.
    page.locator(".screen").evaluate("""screen => {
      const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        font.textContent = `translated ${text.data}`;
        text.replaceWith(font);
      }
    }""")
    show("6 pieces", "Total of all")
    assert page.get_by_text("5 pieces").count() == 0 and page.get_by_text("Thanks").count() == 0


def test_a_tab_with_nothing_but_a_role_is_called_in_the_language_of_the_page(hebrew):
    page = hebrew("/products/keyboard", "compact")
    root = {"type": "tabView", "id": "tabs", "language": "de", "selection": "own", "children": [
        {"type": "tab", "id": "own", "role": "search", "text": "Finde", "systemImage": "star", "children": []},
        {"type": "tab", "id": "plain", "text": "Search", "systemImage": "star"},
        {"type": "tab", "id": "role", "role": "search", "text": "Search", "systemImage": "magnifyingglass"}]}
    document = {"url": "/tabs", "title": "Plain", "root": root, "presentations": [], "banners": []}
    hebrew.sockets[-1].send(json.dumps({"type": "screen", "rev": 9, "ack": 0, "document": document}))
    expect(page.get_by_role("tab")).to_have_text(["Finde", "Search", "Suchen"])


def test_words_of_the_other_side_read_from_theirs_and_stand_where_the_layout_has_them(hebrew):
    page = hebrew("/", "compact")
    long = "A sentence that is so long that it does not end before the next line has begun."
    rows = [{"type": "row", "id": f"row-{align}", "children": [
        {"type": "text", "id": f"text-{align}", "text": long, "textAlign": align}]} for align in ("leading", "trailing")]
    rows.append({"type": "row", "id": "row", "children": [{"type": "text", "id": "score", "text": "5 : 0"}]})
    root = {"type": "screen", "id": "screen", "title": "Wait!", "children": [{"type": "list", "id": "list", "children": rows}]}
    document = {"url": "/", "title": "Plain", "root": root, "presentations": [], "banners": []}
    places = '''element => {
        const [words] = element.childNodes;
        const at = (index) => {
            const range = document.createRange();
            range.setStart(words, index);
            range.setEnd(words, index + 1);
            return range.getBoundingClientRect().toJSON();
        };
        return [element.getBoundingClientRect().toJSON(), at(0), at(words.length - 1)];
    }'''
    for rev, direction in enumerate(["rightToLeft", "leftToRight"], 9):
        root["layoutDirection"] = direction
        hebrew.sockets[-1].send(json.dumps({"type": "screen", "rev": rev, "ack": 0, "document": document}))
        expect(page.locator("html")).to_have_attribute("dir", "rtl" if direction == "rightToLeft" else "ltr")
        expect(page.get_by_text(long).last).to_be_visible()
        at_rest(page)
        texts = [(page.get_by_text("Wait!").last, True), *((page.get_by_text(long).nth(i), i == 0) for i in range(2))]
        for element, leads in texts:
            box, first, last = element.evaluate(places)
            assert last["top"] > first["top"] or last["left"] > first["left"]
            # The last line ends, or begins, at the margin.
            if (direction == "rightToLeft") == leads:
                assert abs(box["right"] - last["right"]) < 18
            else:
                assert abs(box["left"] - first["left"]) < 18
        _, first, last = page.get_by_text("5 : 0").evaluate(places)
        assert (first["left"] > last["left"]) == (direction == "rightToLeft")


def test_a_page_whose_root_says_nothing_more_is_as_it_was(hebrew):
    page = hebrew("/", "compact")
    root = {"type": "text", "text": "Hello"}
    document = {"url": "/", "title": "Plain", "root": root, "presentations": [], "banners": []}
    hebrew.sockets[-1].send(json.dumps({"type": "screen", "rev": 9, "ack": 0, "document": document}))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.locator("html").evaluate("html => getComputedStyle(html).direction") == "ltr"


def test_a_part_that_is_written_from_the_other_side_is_laid_out_from_there(open_page, base_url):
    page = open_page(f"{base_url}/gallery/fields")
    mail = page.get_by_role("textbox", name="E-mail")
    for around, inside, side in [("rtl", "ltr", "right"), ("ltr", "rtl", "left")]:
        page.evaluate("direction => { document.documentElement.dir = direction; }", around)
        mail.evaluate("(field, direction) => { field.closest('.screen').dir = direction; }", inside)
        assert mail.evaluate("field => getComputedStyle(field).textAlign") == side


def test_an_arrow_points_the_way_of_the_part_it_is_in(open_page, base_url):
    page = open_page(f"{base_url}/")
    arrow = page.locator(".disclosure").first
    for around, inside, scale in [("rtl", "ltr", "none"), ("ltr", "rtl", "-1 1")]:
        page.evaluate("direction => { document.documentElement.dir = direction; }", around)
        arrow.evaluate("(arrow, direction) => { arrow.closest('.screen').dir = direction; }", inside)
        assert arrow.evaluate("arrow => getComputedStyle(arrow).scale") == scale
