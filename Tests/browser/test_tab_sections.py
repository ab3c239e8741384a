"""Tabs under titles: in a sidebar where there is room for one, in a bar among the others."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node, text
from frames import told
from gestures import tap
from relay import relay
from waiting import becomes


def tab(name, symbol, section=None):
    members = {"section": section} if section is not None else {}
    return {**node("tab", id=f"{name.lower():-<10}", text=name, systemImage=symbol, children=[text(f"All {name.lower()}")]), **members}


def window(style="sidebarAdaptable"):
    tabs = [tab("Home", "house"), tab("Albums", "square.stack", "Library"), tab("Songs", "music.note", "Library"),
            tab("Loved", "heart", "Playlists"), tab("Settings", "gear")]
    return node("tabView", id="tabs------", selection="home------", tabViewStyle=style, children=tabs)


@pytest.fixture
def shown(open_page, base_url):
    def show(size="regular", style="sidebarAdaptable", **more):
        page = open_page(f"{base_url}/", size, reduced_motion="reduce", **more)
        relay(page, lambda said: said["document"].update(root=window(style)))
        page.reload()
        expect(page.get_by_role("tab", name="Home")).to_be_visible()
        return page
    return show


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_sections_of_tabs_have_their_titles_in_a_sidebar_and_nowhere_else(shown, shot, size, scheme):
    page = shown(size)
    page.emulate_media(color_scheme=scheme)
    titles = page.locator(".tab-section")
    seen = [each.inner_text() for each in titles.all() if each.is_visible()]
    assert seen == (["Library", "Playlists", ""] if size == "regular" else [])
    assert violations(page) == []
    shot(page, f"tab-sections-{size}-{scheme}")


def test_a_title_stands_between_the_tabs_that_it_parts(shown):
    page = shown()
    tops = [page.get_by_role("tab", name=name).bounding_box()["y"] for name in ("Home", "Albums", "Songs", "Loved", "Settings")]
    title = page.locator(".tab-section", has_text="Library").bounding_box()
    assert tops[0] < title["y"] < tops[1] and tops == sorted(tops)


def test_who_does_not_see_the_titles_hears_the_section_with_each_tab(shown):
    page = shown()
    expect(page.get_by_role("tab", name="Songs")).to_have_accessible_description("Library")
    expect(page.get_by_role("tab", name="Home")).to_have_accessible_description("")


def test_the_arrows_walk_from_one_section_to_the_next_and_enter_chooses(shown):
    page = shown()
    sent = told(page)
    page.reload()
    page.get_by_role("tab", name="Home").focus()
    for name in ("Albums", "Songs", "Loved"):
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("tab", name=name)).to_be_focused()
    page.keyboard.press("Enter")
    becomes(page, lambda: [each["target"] for each in sent if each["type"] == "action"], ["loved-----"])


def test_a_finger_chooses_a_tab_of_a_section_in_a_bar(shown):
    page = shown("compact", has_touch=True)
    sent = told(page)
    page.reload()
    tap(page, page.get_by_role("tab", name="Songs"))
    becomes(page, lambda: [each["target"] for each in sent if each["type"] == "action"], ["songs-----"])


@pytest.mark.parametrize("style", ["tabBarOnly", "page", "automatic"])
def test_pages_and_bars_have_no_titles(shown, style):
    page = shown(style=style)
    assert not any(each.is_visible() for each in page.locator(".tab-section").all())


OVERLAP = """tab => {
  const box = (part) => tab.querySelector(part).getBoundingClientRect();
  const [badge, text, symbol] = [box('.badge'), box('.tab-text'), box('.symbol')];
  const isApart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return [isApart(badge, text), isApart(badge, symbol)];
}"""


@pytest.mark.parametrize("style", ["sidebarAdaptable", "tabBarOnly"])
def test_a_badge_covers_neither_words_nor_picture_where_they_stand_beside_each_other(open_page, base_url, shot, style):
    page = open_page(f"{base_url}/", "regular", reduced_motion="reduce")
    root = window(style)
    root["children"][1]["badge"] = "17"
    relay(page, lambda said: said["document"].update(root=root))
    page.reload()
    albums = page.get_by_role("tab", name="Albums, 17")
    expect(albums.locator(".badge")).to_have_text("17")
    assert albums.evaluate(OVERLAP) == [True, True]
    shot(page, f"tab-badge-{style}")


def test_a_sidebar_has_room_for_words_beside_their_badges(open_page, base_url):
    reports = {**tab("Reports", "chart.bar"), "badge": "12"}
    page = open_page(f"{base_url}/", {"width": 768, "height": 700}, reduced_motion="reduce")
    relay(page, lambda said: said["document"].update(root={**window(), "children": [reports, tab("Transactions", "creditcard")], "selection": reports["id"]}))
    page.reload()
    for name in ("Reports", "Transactions"):
        assert page.locator(".tab-text", has_text=name).evaluate("words => words.scrollWidth <= words.clientWidth")


@pytest.mark.parametrize("width", [320, 360])
def test_of_five_tabs_on_a_phone_a_long_name_has_what_short_ones_leave(open_page, base_url, shot, width):
    names = ["Übersicht", "Konten", "Rechnungen", "Berichte", "Einstellungen"]
    tabs = [tab(name, "gearshape") for name in names]
    page = open_page(f"{base_url}/", {"width": width, "height": 700}, reduced_motion="reduce")
    relay(page, lambda said: said["document"].update(root={**window(), "children": tabs, "selection": tabs[-1]["id"]}))
    page.reload()
    expect(page.get_by_role("tab", name=names[-1])).to_have_attribute("aria-selected", "true")
    cut = page.locator(".tab-text").evaluate_all("all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)")
    assert cut == []
    shot(page, f"five-tabs-{width}")
