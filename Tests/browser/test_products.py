"""The shop on the real server, end to end: ACCEPTANCE by hand, on a small screen and a large one."""

import re

import pytest
from playwright.sync_api import expect

from gestures import swipe, tab_to, tap
from shop_steps import SEARCH, add_to_cart, cart, filled_cart, heading, menu, ready, row, row_action, search, text
from waiting import at_rest, clock_stopped


@pytest.fixture(params=["compact", "regular"])
def products(request, open_page, shop):
    page = open_page(f"{shop.url}/products", request.param)
    ready(page, "Products")
    return page


def names(page):
    """The first line of every row of the section called Items."""
    items = page.locator(".screen:not([inert]) .section").filter(has=page.get_by_role("heading", name="Items"))
    return [text.split("\n")[0] for text in items.locator(".row-body").all_inner_texts()]


# The list and the detail

def test_a_product_has_a_title_a_subtitle_and_a_price_and_leads_to_its_detail(products, shop):
    expect(products.get_by_role("button", name="Keyboard Mechanical $120")).to_be_visible()
    row(products, "Keyboard").click()
    expect(heading(products, "Keyboard")).to_be_focused()
    expect(products).to_have_url(f"{shop.url}/products/keyboard")
    expect(products.get_by_text("Hot-swappable switches")).to_be_visible()


def test_the_list_is_as_it_was_on_return_with_its_scroll_and_focus(products):
    far = row(products, "Webcam")
    far.scroll_into_view_if_needed()
    scroller = products.locator(".screen:not([inert]) .scroller")
    before = scroller.evaluate("element => element.scrollTop")
    assert before > 1000
    far.click()
    expect(heading(products, "Webcam")).to_be_focused()
    products.get_by_role("button", name="Back to Products").click()
    expect(far).to_be_focused()
    assert scroller.evaluate("element => element.scrollTop") == before


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_with_half_a_second_of_latency_the_search_loses_no_keystroke(open_page, shop_line, size):
    page = open_page(f"{shop_line.url}/products", size)
    ready(page, "Products")
    shop_line.delay = 0.25
    field = page.get_by_role("searchbox", name=SEARCH)
    field.click()
    page.keyboard.type("keyboards", delay=50)
    page.keyboard.press("Backspace")
    assert field.input_value() == "keyboard"
    expect(row(page, "Split Keyboard")).to_be_visible()
    expect(row(page, "Monitor")).to_have_count(0)
    expect(field).to_have_value("keyboard")
    expect(field).to_be_focused()
    assert field.evaluate("element => element.selectionStart") == 8


def test_a_search_that_finds_nothing_says_so_and_clearing_it_brings_everything_back(products):
    search(products, "quux")
    expect(products.get_by_role("heading", name="No Results for “quux”")).to_be_visible()
    expect(products.locator("#said")).to_have_text("No Results for “quux”")
    products.get_by_role("button", name="Clear text").click()
    expect(row(products, "Keyboard")).to_be_visible()


# The cart

def test_what_is_added_is_counted_on_the_badge(products):
    row(products, "Keyboard").click()
    add = products.get_by_role("button", name="Add to Cart")
    said = products.locator("#said")
    expect(said).to_have_text("")
    add.click()
    expect(cart(products, 1)).to_be_visible()
    expect(said).to_have_text("Cart, 1")
    add.click()
    expect(cart(products, 2)).to_be_visible()
    expect(said).to_have_text("Cart, 2")
    products.go_back()
    expect(cart(products, 2)).to_be_visible()


def test_in_quick_add_a_tap_buys_and_stays(products, shop):
    add_to_cart(products, "Keyboard", "Mouse", "Keyboard")
    expect(products).to_have_url(f"{shop.url}/products/quick-add")


def test_lines_of_the_cart_are_counted_moved_deleted_and_lead_to_their_product(products):
    filled_cart(products, "Keyboard", "Mouse", "Monitor")
    assert names(products) == ["Keyboard", "Mouse", "Monitor"]
    products.get_by_role("button", name="Increment Quantity of Keyboard").click()
    expect(products.get_by_text("$240")).to_be_visible()
    row_action(products, "Monitor", "Move Up")
    expect(products.locator(".screen:not([inert]) .row-body").nth(1)).to_contain_text("Monitor")
    row_action(products, "Keyboard", "Delete")
    expect(text(products, "Keyboard")).to_have_count(0)
    assert names(products) == ["Monitor", "Mouse"]
    products.reload()
    ready(products, "Cart")
    assert names(products) == ["Monitor", "Mouse"]
    row(products, "Mouse").click()
    expect(heading(products, "Mouse")).to_be_visible()


def test_an_empty_cart_says_what_to_do(products):
    cart(products).click()
    ready(products, "Cart")
    products.get_by_role("button", name="Add Products").click()
    ready(products, "Quick Add")


def test_a_product_that_is_not_in_the_catalogue_says_so(open_page, shop):
    page = open_page(f"{shop.url}/products/quux")
    expect(page.get_by_role("heading", name="No Such Product")).to_be_visible()
    page.get_by_role("button", name="Try Again").click()
    expect(page.get_by_role("heading", name="No Such Product")).to_be_visible()
    page.get_by_role("button", name="Back to Products").click()
    ready(page, "Products")


def test_a_deal_keeps_its_price_over_a_reload(products):
    menu(products, "Deals")
    ready(products, "Deals")
    row(products, "Monitor").click()
    expect(text(products, "$382.50")).to_be_visible()
    products.reload()
    expect(text(products, "$382.50")).to_be_visible()
    products.get_by_role("button", name="Back to Deals").click()
    ready(products, "Deals")


# The sheet

@pytest.fixture
def picker(products):
    menu(products, "Choose a Gift")
    expect(products.get_by_role("dialog", name="Choose a Gift")).to_be_visible()
    expect(row(products, "Mouse")).to_be_visible()
    return products


def test_a_tap_in_the_sheet_chooses_the_gift_and_closes_it(picker, shop):
    expect(picker).to_have_url(f"{shop.url}/products/picker")
    row(picker, "Mouse").click()
    expect(picker.get_by_role("dialog")).to_have_count(0)
    expect(picker).to_have_url(f"{shop.url}/products")
    cart(picker).click()
    expect(picker.get_by_role("button", name="Remove Gift")).to_be_visible()


def test_escape_leaves_the_sheet_without_a_choice(picker, shop):
    picker.keyboard.press("Escape")
    expect(picker.get_by_role("dialog")).to_have_count(0)
    expect(picker).to_have_url(f"{shop.url}/products")
    cart(picker).click()
    expect(picker.get_by_text("Your Cart Is Empty")).to_be_visible()


def test_the_sheet_is_dragged_away(open_page, shop):
    page = open_page(f"{shop.url}/products/picker")
    sheet = page.get_by_role("dialog", name="Choose a Gift")
    expect(sheet).to_be_visible()
    at_rest(page)
    top = sheet.bounding_box()["y"]
    page.mouse.move(180, top + 8)
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(180, top + 8 + step * 60)
        page.wait_for_timeout(16)
    page.mouse.up()
    expect(sheet).to_have_count(0)
    expect(page).to_have_url(f"{shop.url}/products")


# URLs, history, tabs

def test_a_shared_url_opens_the_product_with_the_list_below(open_page, shop):
    page = open_page(f"{shop.url}/products/keyboard")
    expect(heading(page, "Keyboard")).to_be_visible()
    page.get_by_role("button", name="Back to Products").click()
    ready(page, "Products")
    expect(page).to_have_url(f"{shop.url}/products")


def test_a_reload_stays_on_the_pushed_screen_with_the_cart(products, shop):
    row(products, "Keyboard").click()
    products.get_by_role("button", name="Add to Cart").click()
    expect(cart(products, 1)).to_be_visible()
    products.reload()
    expect(heading(products, "Keyboard")).to_be_visible()
    expect(cart(products, 1)).to_be_visible()
    expect(products).to_have_url(f"{shop.url}/products/keyboard")


def test_a_reload_keeps_the_sheet_and_what_was_half_typed_in_it(picker):
    dialog = picker.get_by_role("dialog", name="Choose a Gift")
    dialog.get_by_role("searchbox", name=SEARCH).press_sequentially("trackp")
    expect(row(picker, "Trackpad")).to_be_visible()
    expect(row(picker, "Mouse")).to_have_count(0)
    picker.reload()
    expect(dialog.get_by_role("searchbox", name=SEARCH)).to_have_value("trackp")
    expect(row(picker, "Trackpad")).to_be_visible()
    expect(row(picker, "Mouse")).to_have_count(0)


def test_a_reload_keeps_what_was_half_typed_in_the_list(products):
    field = products.get_by_role("searchbox", name=SEARCH)
    field.press_sequentially("webc")
    expect(row(products, "Keyboard")).to_have_count(0)
    products.reload()
    expect(field).to_have_value("webc")
    expect(row(products, "Webcam")).to_be_visible()


def test_back_and_forward_walk_through_the_shop(open_page, shop):
    page = open_page(shop.url)
    page.get_by_role("link", name=re.compile("^Products")).click()
    ready(page, "Products")
    row(page, "Keyboard").click()
    expect(heading(page, "Keyboard")).to_be_visible()
    cart(page).click()
    expect(heading(page, "Cart")).to_be_visible()
    for title, path in [("Keyboard", "/products/keyboard"), ("Products", "/products"), ("Showcase", "/")]:
        page.go_back()
        expect(page).to_have_title(title)
        expect(page).to_have_url(shop.url + path)
    for title, path in [("Products", "/products"), ("Keyboard", "/products/keyboard"), ("Cart", "/products/cart")]:
        page.go_forward()
        expect(page).to_have_title(title)
        expect(page).to_have_url(shop.url + path)


def test_back_and_forward_again_and_again_lead_through_the_same_screens_though_urls_say_less(open_page, shop):
    page = open_page(shop.url)
    page.get_by_role("link", name=re.compile("^Products")).click()
    ready(page, "Products")
    row(page, "Keyboard").click()
    expect(heading(page, "Keyboard")).to_be_visible()
    cart(page).click()
    expect(heading(page, "Cart")).to_be_visible()
    back = [("Keyboard", "/products/keyboard"), ("Products", "/products")]
    forward = [("Keyboard", "/products/keyboard"), ("Cart", "/products/cart")]
    for _ in range(2):
        for steps, move in [(back, page.go_back), (forward, page.go_forward)]:
            for title, path in steps:
                move()
                expect(page).to_have_title(title)
                expect(page).to_have_url(shop.url + path)
    page.get_by_role("button", name="Back to Products").click()
    expect(page).to_have_url(f"{shop.url}/products")
    page.go_forward()
    expect(page).to_have_title("Keyboard")


def test_two_tabs_do_not_know_of_each_other(products, shop):
    row(products, "Keyboard").click()
    products.get_by_role("button", name="Add to Cart").click()
    expect(cart(products, 1)).to_be_visible()
    other = products.context.new_page()
    other.goto(f"{shop.url}/products/mouse")
    expect(heading(other, "Mouse")).to_be_visible()
    expect(other.get_by_role("button", name="Cart", exact=True)).to_be_visible()
    expect(products).to_have_title("Keyboard")


def test_a_bookmark_of_the_cart_opens_the_cart(open_page, shop):
    page = open_page(f"{shop.url}/products/cart")
    ready(page, "Cart")
    expect(page.get_by_text("Your Cart Is Empty")).to_be_visible()


def test_a_double_tap_opens_one_detail(products):
    row(products, "Keyboard").dblclick()
    expect(heading(products, "Keyboard")).to_be_visible()
    products.wait_for_timeout(200)
    assert products.locator(".screen").count() == 2


# The keyboard alone

@pytest.mark.only("chromium", "The driver of Firefox does not know the key, or leaves the page with it.")
def test_the_keyboard_alone_buys_a_product_and_chooses_a_gift(open_page, shop):
    page = open_page(f"{shop.url}/products", "regular")
    ready(page, "Products")
    page.get_by_role("searchbox", name=SEARCH).focus()
    page.keyboard.type("split")
    expect(row(page, "Keyboard")).to_have_count(0)
    tab_to(page, "Split Keyboard")
    page.keyboard.press("Enter")
    expect(heading(page, "Split Keyboard")).to_be_focused()
    tab_to(page, "Add to Cart")
    page.keyboard.press("Enter")
    expect(cart(page, 1)).to_be_visible()
    page.keyboard.press("Escape")
    tab_to(page, "Cart, 1")
    page.keyboard.press("Enter")
    expect(heading(page, "Cart")).to_be_focused()
    tab_to(page, "Increment Quantity of Split Keyboard")
    page.keyboard.press("Space")
    expect(page.get_by_text("Quantity: 2")).to_be_visible()
    tab_to(page, "Choose a Gift")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Choose a Gift")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


# The server goes away and comes back

def test_a_stopped_server_is_announced_and_its_return_needs_no_reload(open_page, own_shop):
    page = open_page(f"{own_shop.url}/products/keyboard")
    ready(page, "Keyboard")
    page.evaluate("window.same = true")
    own_shop.kill()
    expect(page.locator("#status")).to_contain_text(re.compile("Trying again|offline"))
    expect(heading(page, "Keyboard")).to_be_visible()
    own_shop.start()
    expect(page.locator("#status")).to_have_text("", timeout=15000)
    expect(heading(page, "Keyboard")).to_be_visible()
    page.get_by_role("button", name="Add to Cart").click()
    expect(cart(page, 1)).to_be_visible()
    assert page.evaluate("window.same")


def test_what_had_the_focus_has_it_after_the_server_was_killed(open_page, own_shop):
    page = open_page(f"{own_shop.url}/products/keyboard", "regular")
    add = page.get_by_role("button", name="Add to Cart")
    add.focus()
    page.evaluate("window.former = document.activeElement")
    # The focus comes back within two seconds: less than a server may take to start.
    clock_stopped(page)
    own_shop.kill()
    expect(page.locator("#status")).to_contain_text(re.compile("Trying again|offline"))
    own_shop.start()
    expect(page.locator("#status")).to_have_text("", timeout=15000)
    expect(add).to_be_focused()
    # While it was loaded anew, another button stood for it.
    assert not page.evaluate("window.former.isConnected")


def test_a_list_is_scrolled_as_it_was_after_the_server_was_killed_and_after_a_reload(open_page, own_shop):
    page = open_page(f"{own_shop.url}/products")
    ready(page, "Products")
    scroller = page.locator(".screen:not([inert]) .scroller")
    scroller.evaluate("element => { element.scrollTop = 1500; }")
    own_shop.kill()
    expect(page.locator("#status")).to_contain_text(re.compile("Trying again|offline"))
    own_shop.start()
    expect(page.locator("#status")).to_have_text("", timeout=15000)
    ready(page, "Products")
    expect(scroller).to_have_js_property("scrollTop", 1500)
    page.reload()
    ready(page, "Products")
    expect(row(page, "Keyboard")).to_be_attached()
    expect(scroller).to_have_js_property("scrollTop", 1500)


def test_a_server_told_to_end_ends_well(open_page, own_shop):
    page = open_page(f"{own_shop.url}/products")
    ready(page, "Products")
    assert own_shop.stop() == 0
    expect(page.locator("#status")).to_contain_text(re.compile("Trying again|offline"))


# What comes at a bad moment

def test_a_menu_that_is_covered_closes_and_escape_is_for_what_covers_it(open_page, shop):
    page = open_page(f"{shop.url}/products", "regular")
    menu(page, "Choose a Gift")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Shop").click()
    expect(page.locator(":popover-open")).to_be_visible()
    page.go_forward()
    expect(sheet).to_be_visible()
    expect(page.locator(":popover-open")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(":popover-open")).to_have_count(0)


def test_a_key_that_is_held_down_deletes_one_line(products):
    filled_cart(products, "Keyboard", "Mouse", "Monitor")
    row(products, "Keyboard").focus()
    products.keyboard.down("Delete")
    expect(row(products, "Keyboard")).to_have_count(0)
    for _ in range(3):
        products.keyboard.down("Delete")
        products.wait_for_timeout(100)
    products.keyboard.up("Delete")
    assert names(products) == ["Mouse", "Monitor"]


def test_a_row_that_was_left_open_takes_no_tap_from_another_screen(open_page, shop):
    page = open_page(f"{shop.url}/products", "compact", has_touch=True, is_mobile=True)
    filled_cart(page, "Keyboard", "Mouse")
    box = row(page, "Mouse").bounding_box()
    middle = box["y"] + box["height"] / 2
    swipe(page, (300, middle), (140, middle))
    expect(page.locator("[data-settled]")).to_have_count(1)
    page.go_back()
    ready(page, "Quick Add")
    tap(page, row(page, "Monitor"))
    expect(cart(page, 3)).to_be_visible()


def test_a_browser_that_keeps_nothing_shows_the_app(browser, shop):
    context = browser.new_context()
    context.add_init_script("""Object.defineProperty(window, 'sessionStorage', {
        get() { throw new DOMException('The operation is insecure.', 'SecurityError'); } });""")
    page = context.new_page()
    page.goto(f"{shop.url}/products/keyboard")
    expect(page.get_by_role("heading", name="Keyboard", level=1)).to_be_visible()
    page.get_by_role("button", name="Add to Cart").click()
    expect(cart(page, 1)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Keyboard", level=1)).to_be_visible()
    context.close()
