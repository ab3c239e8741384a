"""A slow, cut or mended line: what the person sees, and that nothing is done twice."""

import re

import pytest
from playwright.sync_api import expect

from conftest import SIZES
from frames import told
from shop_steps import SEARCH, cart, ready, search
from waiting import becomes


# Before the page would find out for itself that its line is dead, in milliseconds.
SOON = 5000


@pytest.fixture
def bare_page(browser):
    """A page that has loaded nothing yet, and may come to nothing."""
    context = browser.new_context(viewport=SIZES["compact"])
    yield context.new_page()
    context.close()


@pytest.fixture
def detail(open_page, line):
    return open_page(f"{line.url}/products/keyboard")


def test_a_thin_bar_shows_only_when_an_answer_takes_long(detail, line):
    bar = detail.locator("#progress")
    add = detail.get_by_role("button", name="Add to Cart")
    detail.evaluate("""() => {
      const bar = document.querySelector('#progress');
      window.shown = 0;
      new MutationObserver(() => { window.shown += bar.checkVisibility({ visibilityProperty: true }) ? 1 : 0; })
        .observe(bar, { attributes: true });
    }""")

    def shows_for(count):
        """Taps once and tells whether the bar was there before the answer."""
        expect(bar).to_be_hidden()
        before = detail.evaluate("window.shown")
        add.click()
        expect(detail.get_by_role("button", name=f"Cart, {count}")).to_be_visible()
        return detail.evaluate("window.shown") != before

    # A busy machine may take its time for one answer, not for each of several.
    quick = [shows_for(count) for count in range(1, 7)]
    assert not all(quick), "the bar is shown for quick answers"
    line.delay = 1
    assert shows_for(7)
    expect(bar).to_be_hidden()


def test_taps_made_while_the_line_is_cut_are_done_once_each(detail, line):
    add = detail.get_by_role("button", name="Add to Cart")
    line.delay = 0.2
    add.click()
    add.click()
    detail.wait_for_timeout(250)
    line.cut()
    add.click()
    expect(detail.locator("#status")).to_contain_text("Trying again")
    line.delay = 0
    line.mend()
    expect(detail.get_by_role("button", name="Cart, 3")).to_be_visible(timeout=15000)
    expect(detail.locator("#status")).to_have_text("")


def test_back_pressed_while_the_line_is_cut_happens_when_it_is_mended(open_page, line):
    page = open_page(line.url)
    page.get_by_role("button", name="Products", exact=True).click()
    expect(page).to_have_title("Products")
    line.cut()
    page.evaluate("history.back()")
    page.wait_for_timeout(400)
    expect(page).to_have_title("Products")
    line.mend()
    expect(page).to_have_title("Showcase", timeout=15000)
    expect(page).to_have_url(re.compile(r":\d+/$"))


def test_a_double_tap_pushes_once(open_page, line):
    page = open_page(line.url)
    line.delay = 0.15
    page.get_by_role("button", name="Products", exact=True).dblclick()
    expect(page).to_have_title("Products")
    page.wait_for_timeout(500)
    assert page.locator(".screen").count() == 2


@pytest.mark.only("chromium", "An open socket stays open in a Firefox that is offline.")
def test_who_goes_offline_is_told_as_soon_as_an_answer_is_missing(open_page, base_url):
    page = open_page(f"{base_url}/products")
    status = page.locator("#status")
    page.context.set_offline(True)
    page.wait_for_timeout(1000)
    expect(status).to_have_text("")
    page.get_by_role("button", name="Keyboard").first.click()
    expect(status).to_have_text("You are offline. What you do is kept and sent later.", timeout=SOON)
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Keyboard")).to_be_visible(timeout=20000)
    expect(status).to_have_text("")


@pytest.mark.only("chromium", "An open socket stays open in a Firefox that is offline.")
def test_what_is_said_of_the_line_stands_above_a_keyboard_that_lies_over_the_page(detail):
    detail.context.set_offline(True)
    detail.get_by_role("button", name="Add to Cart").click()
    status = detail.locator("#status")
    expect(status).to_contain_text("You are offline", timeout=SOON)
    bottom = lambda: status.evaluate("each => innerHeight - each.getBoundingClientRect().bottom")
    before = bottom()
    seen = lambda height, scale=1: detail.evaluate("""([height, scale]) => {
      for (const [name, value] of Object.entries({ height, scale })) Object.defineProperty(visualViewport, name, { value, configurable: true });
      visualViewport.dispatchEvent(new Event('resize'));
    }""", [height, scale])
    full = detail.evaluate("innerHeight")
    seen(full - 300)
    assert 300 < bottom() < 330
    seen(full / 2, scale=2)
    assert bottom() == before
    seen(full)
    assert bottom() == before


def test_the_layout_follows_the_window(page):
    sent = told(page)
    page.reload()
    page.wait_for_selector(".page")
    assert sent[0]["layout"] == "compact"
    page.set_viewport_size({"width": 1000, "height": 700})
    becomes(page, lambda: [each["layout"] for each in sent if each["type"] == "layout"], ["regular"])


def test_a_page_that_was_never_connected_says_so_and_shows_that_it_tries(bare_page, line):
    bare_page.route_web_socket(re.compile("/socket$"), lambda socket: None)
    bare_page.goto(f"{line.url}/products")
    expect(bare_page.locator("#status")).to_have_text("Connecting…")
    expect(bare_page.locator("#progress")).to_be_visible()


def test_a_page_whose_server_does_not_answer_says_that_and_goes_on_when_it_does(bare_page, line):
    answers = []
    bare_page.route_web_socket(re.compile("/socket$"), lambda socket: socket.connect_to_server() if answers else socket.close())
    bare_page.goto(f"{line.url}/products")
    expect(bare_page.locator("#status")).to_have_text("The server does not answer. Trying again…")
    answers.append(True)
    expect(bare_page.get_by_role("heading", name="Products")).to_be_visible(timeout=20_000)
    expect(bare_page.locator("#status")).to_have_text("")
    expect(bare_page.locator("#progress")).to_be_hidden()


def test_the_server_is_told_where_the_person_is_and_told_anew_at_each_connection(open_page, base_url):
    page = open_page(f"{base_url}/", timezone_id="America/Port-au-Prince", locale="de-CH")
    sent = told(page)
    page.reload()
    page.wait_for_selector(".page")
    hello = sent[0]
    assert (hello["type"], hello["timeZone"], hello["locale"]) == ("hello", "America/Port-au-Prince", "de-CH")


def test_a_reload_asks_for_the_page_alone(open_page, shop):
    page = open_page(f"{shop.url}/products")
    sent = "performance.getEntriesByType('resource').filter((each) => each.transferSize > 0).map((each) => each.name)"
    assert len(page.evaluate(sent)) > 50
    page.reload()
    page.wait_for_selector(".page")
    assert page.evaluate(sent) == []


def test_a_page_whose_client_could_not_be_loaded_says_so_and_loads_it_when_it_can(bare_page, shop):
    bare_page.context.route("**/menus.js", lambda route: route.abort())
    bare_page.goto(f"{shop.url}/products")
    status = bare_page.locator("#loading [role=status]")
    expect(status).to_have_text("This app could not be loaded. Trying again…")
    expect(bare_page.get_by_role("link", name="Load it again")).to_be_visible()
    bare_page.context.unroute("**/menus.js")
    ready(bare_page, "Products")
    expect(bare_page.locator("#loading")).to_have_count(0)
    assert bare_page.evaluate("sessionStorage.getItem('wheelhouse.loads')") is None


def test_a_page_whose_client_could_not_be_loaded_is_not_given_up_for_the_words_of_a_proxy(bare_page, shop):
    asked = []

    def proxy(route):
        asked.append(route.request.method)
        if len(asked) == 1:
            return route.continue_()
        return route.fulfill(status=502, body="Bad Gateway")
    bare_page.context.route("**/menus.js", lambda route: route.abort())
    bare_page.context.route("**/products", proxy)
    bare_page.goto(f"{shop.url}/products")
    becomes(bare_page, lambda: len(asked) > 1, True, rest=1000)
    assert set(asked[1:]) == {"HEAD"}
    bare_page.context.unroute("**/products")
    bare_page.context.unroute("**/menus.js")
    ready(bare_page, "Products")


def test_a_line_that_is_cut_while_the_client_is_loaded_leaves_no_empty_page(bare_page, shop_line):
    shop_line.delay = 0.5
    with bare_page.expect_event("requestfinished", lambda request: request.url.endswith("/loading.js")):
        bare_page.goto(f"{shop_line.url}/products", wait_until="commit")
    shop_line.cut()
    expect(bare_page.locator("#loading [role=status]")).to_contain_text("could not be loaded")
    shop_line.delay = 0
    shop_line.mend()
    ready(bare_page, "Products")


def test_a_page_that_takes_long_to_load_has_a_bar_and_then_words(bare_page, shop):
    held = []
    bare_page.context.route("**/wire.js", lambda route: held.append(route))
    bare_page.goto(f"{shop.url}/products", wait_until="commit")
    bar = "getComputedStyle(document.getElementById('loading'), '::before').visibility"
    bare_page.wait_for_function(f"() => document.getElementById('loading') && {bar} === 'visible'")
    expect(bare_page.get_by_role("link", name="Load it again")).to_be_hidden()
    expect(bare_page.get_by_role("link", name="Load it again")).to_be_visible(timeout=10_000)
    held[0].continue_()
    ready(bare_page, "Products")
    expect(bare_page.locator("#loading")).to_have_count(0)


def test_what_was_done_while_the_line_was_cut_outlives_a_reload(open_page, shop_line):
    page = open_page(f"{shop_line.url}/products/keyboard")
    add = page.get_by_role("button", name="Add to Cart")
    expect(add).to_be_visible()
    shop_line.cut()
    add.click()
    add.click()
    expect(page.locator("#status")).to_contain_text("Connection lost")
    shop_line.mend()
    page.reload()
    expect(cart(page, 2)).to_be_visible()
    page.reload()
    expect(cart(page, 2)).to_be_visible()


def test_what_was_typed_while_the_line_was_cut_is_there_when_one_comes_back(open_page, shop_line):
    page = open_page(f"{shop_line.url}/products")
    search(page, "mo")
    shop_line.cut()
    page.get_by_role("searchbox", name=SEARCH).press_sequentially("use")
    shop_line.mend()
    page.goto("about:blank")
    page.goto(f"{shop_line.url}/products")
    expect(page.get_by_role("searchbox", name=SEARCH)).to_have_value("mouse")


def test_that_the_connection_is_back_is_said_to_those_who_cannot_see_it(open_page, shop_line):
    page = open_page(f"{shop_line.url}/products")
    expect(page.locator("#said")).to_have_text("")
    shop_line.cut()
    expect(page.locator("#status")).to_contain_text("Connection lost")
    expect(page.locator("#said")).to_have_text("")
    shop_line.mend()
    expect(page.locator("#status")).to_have_text("", timeout=10_000)
    expect(page.locator("#said")).to_have_text("Connected again.")
