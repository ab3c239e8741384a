"""Going places: pushes, pops, sheets and alerts, and the browser's own back, forward, reload and tabs."""

import re

import pytest
from playwright.sync_api import expect

from gestures import drag, tab_to
from waiting import at_rest, later


def heading(page, name):
    return page.get_by_role("heading", name=name, level=1)


def focused(page):
    return page.evaluate("document.activeElement.textContent.trim() || document.activeElement.getAttribute('aria-label')")


def go(page, base_url, *names):
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()


@pytest.fixture
def detail(page):
    page.get_by_role("button", name="Products", exact=True).click()
    page.get_by_role("button", name="Keyboard Mechanical $120").click()
    expect(page).to_have_url(re.compile("/products/keyboard$"))
    return page


def test_each_entry_is_called_what_was_seen_there(open_page, base_url):
    page = open_page(f"{base_url}/products")
    page.get_by_role("button", name="Keyboard", exact=False).first.click()
    expect(page.get_by_role("heading", name="Keyboard", level=1)).to_be_visible()
    entries = page.context.new_cdp_session(page).send("Page.getNavigationHistory")["entries"]
    assert [each["title"] for each in entries[-2:]] == ["Products", "Keyboard"]


def test_a_push_moves_the_focus_to_the_new_heading_and_sets_the_title(detail):
    expect(heading(detail, "Keyboard")).to_be_focused()
    expect(detail).to_have_title("Keyboard")


def test_a_pop_gives_the_focus_back_to_where_it_came_from(detail):
    detail.get_by_role("button", name="Back to Products").click()
    expect(detail.get_by_role("button", name="Keyboard Mechanical $120")).to_be_focused()
    expect(detail).to_have_title("Products")


def test_a_screen_is_as_it_was_on_return(page):
    page.get_by_role("button", name="Products", exact=True).click()
    expect(heading(page, "Products")).to_be_focused()
    row = page.get_by_role("button", name="Lamp 9 Large $155")
    row.scroll_into_view_if_needed()
    before = page.locator('section[data-id="scr-products-"] .scroller').evaluate("element => element.scrollTop")
    assert before > 1000
    row.click()
    expect(heading(page, "Lamp 9")).to_be_focused()
    page.go_back()
    expect(row).to_be_focused()
    after = page.locator('section[data-id="scr-products-"] .scroller').evaluate("element => element.scrollTop")
    assert after == before


def test_what_is_covered_is_out_of_reach(detail):
    assert detail.locator('section[data-id="scr-products-"]').evaluate("element => element.inert")
    detail.get_by_role("button", name=re.compile("^Cart")).click()
    expect(detail.get_by_role("dialog", name="Cart")).to_be_visible()
    assert detail.locator("main").evaluate("element => element.inert")


def test_the_keyboard_alone_gets_everywhere(page):
    tab_to(page, "Products")
    page.keyboard.press("ArrowDown")
    assert focused(page) == "Edit"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(heading(page, "Products")).to_be_focused()


def test_whatever_the_keyboard_comes_to_has_a_ring(page):
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"


# Browser history

def test_back_and_forward_walk_through_the_screens(detail, base_url):
    detail.go_back()
    expect(heading(detail, "Products")).to_be_visible()
    expect(detail).to_have_url(f"{base_url}/products")
    detail.go_back()
    expect(heading(detail, "Showcase")).to_be_visible()
    detail.go_forward()
    expect(heading(detail, "Products")).to_be_visible()
    detail.go_forward()
    expect(heading(detail, "Keyboard")).to_be_visible()
    expect(detail).to_have_url(f"{base_url}/products/keyboard")


def test_the_apps_own_back_leaves_forward_working(detail, base_url):
    detail.get_by_role("button", name="Back to Products").click()
    expect(detail).to_have_url(f"{base_url}/products")
    length = detail.evaluate("history.length")
    detail.go_forward()
    expect(heading(detail, "Keyboard")).to_be_visible()
    assert detail.evaluate("history.length") == length


def test_two_entries_back_at_once(detail, base_url):
    detail.evaluate("history.go(-2)")
    expect(heading(detail, "Showcase")).to_be_visible()
    expect(detail).to_have_url(f"{base_url}/")


def test_reload_stays_where_one_was_with_the_cart(detail):
    detail.get_by_role("button", name="Add to Cart").click()
    expect(detail.get_by_role("button", name="Cart, 1")).to_be_visible()
    detail.reload()
    expect(heading(detail, "Keyboard")).to_be_visible()
    expect(detail.get_by_role("button", name="Cart, 1")).to_be_visible()
    detail.go_back()
    expect(heading(detail, "Products")).to_be_visible()


# As in Chromium, where a reload begins just before an entry is added.
FORGET = "if (performance.getEntriesByType('navigation')[0]?.type === 'reload') history.replaceState(null, '', '/products')"


def test_reload_at_an_entry_that_has_lost_its_state_knows_the_entries_before(detail):
    detail.add_init_script(FORGET)
    detail.reload()
    expect(heading(detail, "Keyboard")).to_be_visible()
    detail.get_by_role("button", name="Back to Products").click()
    expect(heading(detail, "Products")).to_be_visible()
    detail.go_back()
    expect(heading(detail, "Showcase")).to_be_visible()


def scrolled(page):
    return page.locator('section[data-id="scr-products-"] .scroller').evaluate("element => element.scrollTop")


def test_reload_keeps_how_far_the_screen_is_scrolled(page):
    go(page, None, "Products")
    page.get_by_role("button", name="Lamp 9 Large $155").scroll_into_view_if_needed()
    before = scrolled(page)
    assert before > 1000
    page.reload()
    expect(page.get_by_role("button", name="Lamp 9 Large $155")).to_be_visible()
    assert scrolled(page) == pytest.approx(before, abs=1)


def test_reload_keeps_how_far_the_screen_below_is_scrolled_and_begins_a_new_one_at_its_top(page):
    go(page, None, "Products")
    row = page.get_by_role("button", name="Lamp 9 Large $155")
    row.scroll_into_view_if_needed()
    before = scrolled(page)
    row.click()
    expect(heading(page, "Lamp 9")).to_be_focused()
    page.reload()
    page.get_by_role("button", name="Back to Products").click()
    expect(heading(page, "Products")).to_be_visible()
    assert scrolled(page) == pytest.approx(before, abs=1)
    page.get_by_role("button", name="Back to Showcase").click()
    go(page, None, "Products")
    expect(heading(page, "Products")).to_be_focused()
    assert scrolled(page) == 0


def test_back_and_forward_between_windows_keep_how_far_each_is_scrolled(open_page, shop):
    page = open_page(shop.url)
    page.get_by_role("link", name="Products").first.click()
    expect(heading(page, "Products")).to_be_focused()
    page.locator(".scroller").evaluate("scroller => { scroller.scrollTop = 900; }")
    page.go_back()
    expect(heading(page, "Showcase")).to_be_visible()
    page.go_forward()
    expect(heading(page, "Products")).to_be_attached()
    page.wait_for_function("() => Math.abs(document.querySelector('.scroller').scrollTop - 900) <= 1")


def test_a_shared_url_opens_with_a_way_back(open_page, base_url):
    page = open_page(f"{base_url}/products/mouse")
    expect(heading(page, "Mouse")).to_be_visible()
    page.get_by_role("button", name="Back to Products").click()
    expect(page).to_have_url(f"{base_url}/products")


def test_a_url_typed_in_the_same_tab_is_followed_and_keeps_the_session(detail, base_url):
    detail.get_by_role("button", name="Add to Cart").click()
    expect(detail.get_by_role("button", name="Cart, 1")).to_be_visible()
    detail.goto(f"{base_url}/products/mouse")
    expect(heading(detail, "Mouse")).to_be_visible()
    expect(detail.get_by_role("button", name="Cart, 1")).to_be_visible()
    detail.go_back()
    expect(heading(detail, "Keyboard")).to_be_visible()
    expect(detail).to_have_url(f"{base_url}/products/keyboard")


def test_a_link_in_the_app_is_followed_without_a_new_page(open_page, base_url):
    page = open_page(f"{base_url}/gallery/buttons")
    page.evaluate("window.same = true")
    page.get_by_role("link", name="A place in this app").click()
    expect(heading(page, "Keyboard")).to_be_visible()
    assert page.evaluate("window.same")
    page.go_back()
    expect(heading(page, "Buttons")).to_be_visible()


@pytest.mark.parametrize("layout", ["compact", "regular"])
def test_a_link_within_a_text_leads_as_any_link_does(open_page, base_url, layout):
    page = open_page(f"{base_url}/gallery/text", layout)
    words = page.locator(".text", has_text="See the Keyboard")
    expect(words.get_by_role("link")).to_have_text(["Keyboard", "read about it"])
    away = words.get_by_role("link", name="read about it")
    expect(away).to_have_attribute("target", "_blank")
    expect(away).to_have_attribute("rel", "noopener noreferrer")
    page.evaluate("window.same = true")
    words.get_by_role("link", name="Keyboard").focus()
    page.keyboard.press("Enter")
    expect(heading(page, "Keyboard")).to_be_visible()
    assert page.evaluate("window.same")


def test_two_tabs_are_two_sessions_and_a_duplicate_has_its_own(detail):
    detail.get_by_role("button", name="Add to Cart").click()
    expect(detail.get_by_role("button", name="Cart, 1")).to_be_visible()
    with detail.context.expect_page() as opened:
        detail.evaluate("window.open(location.href)")
    other = opened.value
    # A copy waits for up to five seconds for whoever had its name to let go, where a busy device answers late.
    expect(other.get_by_role("heading", name="Keyboard", level=1)).to_be_visible(timeout=15_000)
    expect(other.get_by_role("button", name="Cart", exact=True)).to_be_visible()
    other.get_by_role("button", name="Back to Products").click()
    expect(other).to_have_title("Products")
    expect(detail).to_have_title("Keyboard")


def test_a_refused_back_puts_the_url_back(page, base_url):
    page.get_by_role("button", name="Strict Sheet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate("history.back()")
    page.wait_for_timeout(300)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(f"{base_url}/")


def test_a_back_that_asks_keeps_the_url_until_the_answer(page, base_url):
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("textbox", name="Title").fill("A draft")
    page.evaluate("history.back()")
    alert = page.get_by_role("alertdialog", name="Discard Changes?")
    expect(alert).to_be_visible()
    expect(page).to_have_url(f"{base_url}/edit")
    alert.get_by_role("button", name="Keep Editing").click()
    expect(page.get_by_role("textbox", name="Title")).to_have_value("A draft")
    page.evaluate("history.back()")
    page.get_by_role("button", name="Discard").click()
    expect(heading(page, "Showcase")).to_be_visible()
    expect(page).to_have_url(f"{base_url}/")


# Sheets and alerts

def test_escape_closes_a_sheet_and_the_focus_returns(page):
    opener = page.get_by_role("button", name="Large Sheet")
    opener.click()
    expect(heading(page, "Large Sheet")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_escape_taps_the_cancel_button_of_an_alert_only(page):
    page.get_by_role("button", name="Alert", exact=True).click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.get_by_role("button", name="Required Alert").click()
    expect(page.get_by_role("button", name="OK")).to_be_focused()
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    expect(page.get_by_role("alertdialog")).to_be_visible()


def test_the_browsers_back_closes_a_sheet(page):
    page.get_by_role("button", name="Medium Sheet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(heading(page, "Showcase")).to_be_visible()


def test_an_alert_with_a_field_starts_in_it(page):
    page.get_by_role("button", name="Alert with Fields").click()
    expect(page.get_by_role("textbox", name="Name")).to_be_focused()
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    page.keyboard.type("Ada")
    expect(page.get_by_role("button", name="Save")).to_be_enabled()


def test_a_click_beside_a_sheet_closes_it(page):
    page.get_by_role("button", name="Medium Sheet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    later(page)
    page.mouse.click(180, 100)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_sheet_is_dragged_up_to_large_back_to_medium_and_away(page):
    page.get_by_role("button", name="Medium Sheet").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    at_rest(page)
    medium = sheet.bounding_box()
    drag(page, (180, medium["y"] + 8), (180, medium["y"] - 200))
    at_rest(page)
    large = sheet.bounding_box()
    assert large["height"] > medium["height"] + 200
    drag(page, (180, large["y"] + 8), (180, large["y"] + 300))
    at_rest(page)
    assert sheet.bounding_box()["height"] == pytest.approx(medium["height"], abs=1)
    drag(page, (180, medium["y"] + 8), (180, medium["y"] + 250))
    expect(sheet).to_have_count(0)


def test_a_strict_sheet_comes_back_up(page):
    page.get_by_role("button", name="Strict Sheet").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    at_rest(page)
    before = sheet.bounding_box()
    drag(page, (180, before["y"] + 8), (180, before["y"] + 400))
    # Once the server has refused to let it go.
    page.wait_for_function("top => Math.abs(document.querySelector('dialog').getBoundingClientRect().y - top) < 1", arg=before["y"])
    at_rest(page)
    assert sheet.bounding_box() == before


def test_banners_are_announced_and_dismissed(page):
    page.get_by_role("button", name="Banner").click()
    region = page.get_by_role("region", name="Notifications")
    expect(region.get_by_role("status")).to_contain_text("This is message 1")
    expect(region.get_by_role("status")).to_have_attribute("aria-live", "polite")
    region.get_by_role("button", name="Dismiss").click()
    expect(region.locator(".banner")).to_have_count(0)


def test_a_transition_is_short_and_holds_nothing_up(page):
    # Looked at as soon as it is there: on a busy machine it may be over with the next frame.
    page.evaluate("""() => new MutationObserver((changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach((node) => {
      if (node.matches?.('.screen')) window.began = node.getAnimations().map((each) => each.effect.getTiming().duration);
    })).observe(document.body, { subtree: true, childList: true })""")
    page.get_by_role("button", name="Products", exact=True).click()
    page.locator('section[data-id="scr-products-"]').wait_for()
    # Input goes to the new screen while it still moves.
    page.evaluate("document.querySelector('[data-id=\"row-mouse\"]').click()")
    expect(heading(page, "Mouse")).to_be_visible()
    assert 0 < max(page.evaluate("window.began")) <= 250


@pytest.mark.parametrize("direction,side", [("ltr", 1), ("rtl", -1)])
@pytest.mark.parametrize("size", ["compact", "regular"])
def test_a_push_comes_from_where_lines_end_and_a_pop_goes_back_there(open_page, base_url, size, direction, side):
    page = open_page(f"{base_url}/", size)
    page.evaluate("direction => { document.documentElement.dir = direction; }", direction)
    # Looked at as soon as it is drawn: on a busy machine a motion may be over before its first frame.
    page.evaluate("""() => {
      window.from = [];
      const look = (screen) => {
        const animation = screen.getAnimations().find(({ animationName }) => /^(push|pop)/.test(animationName));
        const [kind] = animation.animationName.split('-');
        animation.pause();
        animation.currentTime = kind === 'pop' ? 240 : 1;
        window.from.push([kind, Math.sign(new DOMMatrix(getComputedStyle(screen).transform).m41)]);
        animation.play();
      };
      const seen = new Set();
      new MutationObserver((changes) => {
        const moved = new Set(changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]));
        for (const node of moved) {
          const name = ['[data-arriving]', '[data-leaving]'].find((each) => node.matches?.(`.screen${each}`));
          if (!name || seen.has(name)) continue;
          seen.add(name);
          look(node);
        }
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-arriving', 'data-leaving'] });
    }""")
    page.get_by_role("button", name="Products", exact=True).click()
    expect(page).to_have_title("Products")
    page.wait_for_function("() => [...document.querySelectorAll('.screen')].every((screen) => screen.getAnimations().length === 0)")
    if size == "compact":
        covered = page.locator(".screen[data-covered]")
        assert covered.evaluate("screen => Math.sign(new DOMMatrix(getComputedStyle(screen).transform).m41)") == -side
    page.get_by_role("button", name=re.compile("^Back")).click()
    expect(page).to_have_title("Showcase")
    assert page.evaluate("window.from") == [["push", side], ["pop", side]]
