"""What a person does in the shop, step by step, on the page of a browser."""

import re

from playwright.sync_api import expect

SEARCH = "Search products"


def heading(page, name):
    return page.get_by_role("heading", name=name, level=1)


def text(page, words):
    """Words on the screen that is seen."""
    return page.locator(".screen:not([inert])").get_by_text(words, exact=True)


def row(page, name):
    """The row of a list that stands for the product of that name."""
    return page.locator(".screen:not([inert]) .row").filter(has=page.get_by_text(name, exact=True)).get_by_role("button").first


def cart(page, count=None):
    return page.get_by_role("button", name=f"Cart, {count}" if count else re.compile("^Cart"), exact=True)


def search(page, text):
    page.get_by_role("searchbox", name=SEARCH).fill(text)


def menu(page, name):
    """Chooses something from the shop's menu."""
    page.get_by_role("button", name="Shop").click()
    page.get_by_role("menuitem", name=name).click()


def ready(page, title):
    expect(page).to_have_title(title)
    expect(page.locator(".screen:not([inert]) .content .spinner")).to_have_count(0)


def add_to_cart(page, *names):
    """Fills the cart from Quick Add, beginning at the catalogue."""
    menu(page, "Quick Add")
    ready(page, "Quick Add")
    for name in names:
        row(page, name).click()
    expect(cart(page, len(names))).to_be_visible()


def filled_cart(page, *names):
    add_to_cart(page, *names)
    cart(page).click()
    ready(page, "Cart")


def row_action(page, name, action):
    """Chooses an action from the menu at the end of a row."""
    line = page.locator(".screen:not([inert]) .row").filter(has=page.get_by_text(name, exact=True))
    line.get_by_role("button", name=re.compile("^Actions for")).click()
    line.get_by_role("menuitem", name=action).click()
