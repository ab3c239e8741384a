"""axe finds nothing on any screen, in light and dark, small and large; and every screen has its picture taken."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from axe import LOOKS, colours, violations
from fake.app import node, text
from waiting import resized

GALLERY = json.loads((Path(__file__).parents[1] / "web/fixtures/gallery.json").read_text())
SCREENS = ["/", "/products", "/products/keyboard", "/cart", "/edit", "/alone", *(f"/gallery/{name}" for name in GALLERY)]


WIDE = """() => [...document.querySelectorAll('.page *')].filter((element) => {
  const { right, width } = element.getBoundingClientRect();
  return width > 1 && right > innerWidth + 1 && !element.closest('[data-axes], .table[data-wide], .visually-hidden, .row-strip, [inert]');
}).map((element) => element.outerHTML.slice(0, 120))"""


def look(page, size, scheme):
    return colours(page) if (size, scheme) == ("compact", "dark") else violations(page)


def too_wide(page):
    return page.evaluate(WIDE)


@pytest.mark.parametrize("size,scheme", LOOKS)
def test_nothing_is_found_on_any_screen(open_page, base_url, shot, size, scheme):
    found = {}
    page = open_page(base_url, size, color_scheme=scheme, reduced_motion="reduce")
    for path in SCREENS:
        page.goto(base_url + path)
        page.wait_for_function("path => location.pathname === path && document.querySelector('.page') && document.title !== 'Wheelhouse'", arg=path)
        page.wait_for_timeout(50)
        if result := look(page, size, scheme):
            found[path] = result
        shot(page, f"{size}-{scheme}{path.replace('/', '-')}")
    assert found == {}, json.dumps(found, indent=1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["Medium Sheet", "Large Sheet", "Strict Sheet", "Alert", "Alert with Fields", "Required Alert", "Banner"])
def test_nothing_is_found_with_something_presented(open_page, base_url, shot, name, scheme):
    page = open_page(base_url, color_scheme=scheme, reduced_motion="reduce")
    page.get_by_role("button", name=name, exact=True).click()
    page.wait_for_selector("dialog, .banner")
    page.wait_for_timeout(50)
    assert look(page, "compact", scheme) == []
    shot(page, f"presented-{scheme}-{name.replace(' ', '-')}")


# What is done at a URL of the containers: the buttons pressed there, one after the other.
CONTAINERS = {
    "/tabs": [], "/tabs/search": [], "/tabs/songs/3": [], "/library": [], "/library/one/2": [], "/library/settings": [],
    "/tabs/songs/4": ["Inspect", "Popover"], "/tabs/songs/5": ["Full Screen Cover", "Banner", "Confirmation"],
    "/tabs/songs/6": ["Sheet with Detents"], "/tabs/songs/7": ["Alert with a Name"], "/library/two/3": ["Hide Sidebar"],
}


def press(page, names):
    """Presses each button once what the one before it shows is there: over it there may be another of the same name."""
    shown, is_small = page.locator(".presentation, .inspector, .banner"), page.viewport_size["width"] < 700
    # Both are for large windows.
    for name in [each for each in names if not is_small or each not in ("Inspect", "Hide Sidebar")]:
        button, count = page.get_by_role("button", name=name, exact=True), shown.count()
        button.click()
        if name == "Hide Sidebar":
            expect(button).to_have_count(0)
        else:
            expect(shown).to_have_count(count + 1)


@pytest.mark.parametrize("size,scheme", LOOKS)
def test_nothing_is_found_in_any_container_or_presentation(open_page, base_url, shot, size, scheme):
    found = {}
    for path, names in CONTAINERS.items():
        page = open_page(base_url + path, size, color_scheme=scheme, reduced_motion="reduce")
        press(page, names)
        if result := look(page, size, scheme):
            found[path] = result
        shot(page, f"containers-{size}-{scheme}{path.replace('/', '-')}")
        page.context.close()
    assert found == {}, json.dumps(found, indent=1)


@pytest.mark.parametrize("path", CONTAINERS)
def test_at_320_pixels_no_container_is_wider_than_the_window(open_page, base_url, path):
    page = open_page(base_url + path, {"width": 320, "height": 600}, reduced_motion="reduce")
    press(page, CONTAINERS[path])
    assert too_wide(page) == []


def test_nothing_is_found_in_an_open_menu(open_page, base_url, shot):
    page = open_page(f"{base_url}/gallery/menus", reduced_motion="reduce")
    page.get_by_role("button", name="More").click()
    assert violations(page) == []
    shot(page, "menu")


@pytest.mark.parametrize("path", SCREENS)
def test_at_320_pixels_nothing_is_wider_than_the_window(open_page, base_url, path):
    assert too_wide(open_page(base_url + path, {"width": 320, "height": 600})) == []


def test_words_alone_are_come_to_by_the_keyboard_only_where_they_scroll(drawn):
    page = drawn(node("vStack", children=[text(f"Line {number}") for number in range(12)]), size="regular")
    for height, is_stop in [(800, False), (250, True), (800, False)]:
        resized(page, 1280, height)
        page.locator("h1").last.focus()
        page.keyboard.press("Shift+Tab")
        assert page.evaluate("document.activeElement.matches('.scroller')") == is_stop
        assert violations(page) == []


def test_views_that_are_taken_for_one_are_read_as_one_and_stand_as_before(drawn):
    stars = [{"type": "image", "systemName": "star.fill", "accessibilityLabel": "Rating"}, {"type": "text", "text": "4 of 5"}]
    rating = {"type": "hStack", "children": stars}
    one = {**rating, "accessibilityChildren": "combine"}
    named = {**rating, "accessibilityChildren": "ignore", "accessibilityLabel": "Rated well"}
    leads = {"type": "navigationLink", "id": "n", "children": [one]}
    views = [rating, one, named, {"type": "grid", "columns": 2, "children": stars, "accessibilityChildren": "combine"}, leads]
    page = drawn({"type": "list", "children": views})
    rows = page.locator(".row")
    read = [row.locator(".row-body").aria_snapshot() for row in rows.all()]
    assert read == ['- img "Rating"\n- text: 4 of 5', "- text: Rating, 4 of 5", "- text: Rated well",
                    "- text: Rating, 4 of 5", '- button "Rating, 4 of 5"'], read
    spots = [[each.bounding_box()["x"] for each in row.locator(".image, .text").all()] for row in rows.all()[:3]]
    assert spots[0] == spots[1] == spots[2]
    assert violations(page) == []
