"""Every screen of the showcase, in light and dark, small and large: axe finds nothing, and its picture is taken."""

import json

import pytest

from axe import LOOKS, violations
from shop_steps import add_to_cart, filled_cart, menu, ready, row, search



def nothing_found(page):
    search(page, "quux")
    page.get_by_text("No Results for “quux”").wait_for()


def a_few_found(page):
    search(page, "key")
    row(page, "Keyboard").wait_for()


def a_deal(page):
    row(page, "Monitor").click()
    ready(page, "Monitor")


def a_badge(page):
    page.get_by_role("button", name="Add to Cart").click(click_count=3)
    page.get_by_role("button", name="Cart, 3").wait_for()


def a_gift(page):
    filled_cart(page, "Keyboard", "Mouse", "Monitor")
    page.get_by_role("button", name="Choose a Gift").click()
    page.get_by_role("dialog").wait_for()
    row(page, "Trackpad").click()
    page.get_by_role("button", name="Remove Gift").wait_for()


def an_open_menu(page):
    page.get_by_role("button", name="Shop").click()
    page.get_by_role("menuitem", name="Deals").wait_for()


def nothing(page):
    pass


# name: (URL, title, what is done there)
SCREENS = {
    "home": ("/", "Showcase", nothing),
    "counter": ("/counter", "Counter", lambda page: page.get_by_role("button", name="Increment").click()),
    "products": ("/products", "Products", nothing),
    "menu": ("/products", "Products", an_open_menu),
    "found": ("/products", "Products", a_few_found),
    "nothing-found": ("/products", "Products", nothing_found),
    "detail": ("/products/keyboard", "Keyboard", a_badge),
    "unknown-product": ("/products/quux", "Product", nothing),
    "deals": ("/products/deals", "Deals", nothing),
    "deal": ("/products/deals", "Deals", a_deal),
    "quick-add": ("/products", "Products", lambda page: add_to_cart(page, "Keyboard", "Mouse")),
    "empty-cart": ("/products/cart", "Cart", nothing),
    "cart": ("/products", "Products", lambda page: filled_cart(page, "Keyboard", "Mouse", "Monitor")),
    "gift": ("/products", "Products", a_gift),
    "picker": ("/products/picker", "Choose a Gift", nothing),
    "unknown-page": ("/nowhere", "Showcase", nothing),
}


@pytest.mark.parametrize("size,scheme", LOOKS)
def test_nothing_is_found_on_any_screen_of_the_showcase(open_page, shop, shot, size, scheme):
    found = {}
    for name, (path, title, act) in SCREENS.items():
        page = open_page(shop.url + path, size, color_scheme=scheme, reduced_motion="reduce")
        ready(page, title)
        act(page)
        if result := violations(page):
            found[name] = result
        shot(page, f"showcase-{name}-{size}-{scheme}")
        page.context.close()
    assert found == {}, json.dumps(found, indent=1)


@pytest.mark.parametrize("name", SCREENS)
def test_at_320_pixels_nothing_of_the_showcase_is_wider_than_the_window(open_page, shop, name):
    path, title, act = SCREENS[name]
    page = open_page(shop.url + path, {"width": 320, "height": 600}, reduced_motion="reduce")
    ready(page, title)
    act(page)
    wide = page.evaluate("""() => [...document.querySelectorAll('.screen:not([inert]) *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 1 && right > innerWidth + 1 && !element.closest('[data-axes], .visually-hidden, .row-strip, [inert]');
    }).map((element) => element.outerHTML.slice(0, 120))""")
    assert wide == []
