"""A visit to the shop in Chromium, step by step the one that Tests/ShowcaseTests/Journeys/ShopJourney.swift takes in
process and over a socket."""

import pytest
from playwright.sync_api import expect

from shop_steps import SEARCH, cart, heading, menu, ready, row, row_action, search, text


@pytest.mark.parametrize("size", ["compact", "regular"])
def test_a_visit_to_the_shop(open_page, shop, size):
    page = open_page(f"{shop.url}/products", size)
    find_and_buy(page, shop.url)
    buy_more(page)
    choose_a_gift(page, shop.url)
    settle(page)
    follow_a_link(page, shop.url)


def find_and_buy(page, url):
    ready(page, "Products")
    search(page, "split")
    expect(text(page, "Trackball")).to_have_count(0)
    row(page, "Split Keyboard").click()
    expect(heading(page, "Split Keyboard")).to_be_visible()
    expect(page).to_have_url(f"{url}/products/split-keyboard")
    page.get_by_role("button", name="Add to Cart").click()
    expect(cart(page, 1)).to_be_visible()
    page.get_by_role("button", name="Back to Products").click()
    ready(page, "Products")
    expect(text(page, "Trackball")).to_have_count(0)
    search(page, "")
    expect(text(page, "Trackball")).to_be_visible()


def buy_more(page):
    menu(page, "Quick Add")
    ready(page, "Quick Add")
    row(page, "Mouse").click()
    row(page, "Monitor").click()
    expect(cart(page, 3)).to_be_visible()
    page.get_by_role("button", name="Back to Products").click()
    ready(page, "Products")


def choose_a_gift(page, url):
    menu(page, "Choose a Gift")
    sheet = page.get_by_role("dialog", name="Choose a Gift")
    expect(sheet.get_by_role("searchbox", name=SEARCH)).to_be_visible()
    expect(page).to_have_url(f"{url}/products/picker")
    assert page.locator("main").evaluate("element => element.inert")
    row(page, "Trackpad").click()
    expect(sheet).to_have_count(0)


def settle(page):
    cart(page).click()
    ready(page, "Cart")
    page.get_by_role("button", name="Increment Quantity of Mouse").click()
    row_action(page, "Monitor", "Delete")
    row_action(page, "Mouse", "Move Up")
    expect(text(page, "$558")).to_be_visible()
    expect(text(page, "Haptic glass")).to_be_visible()
    expect(page.locator(".screen:not([inert]) .row-body").first).to_contain_text("Mouse")


def follow_a_link(page, url):
    page.goto(f"{url}/products/keyboard")
    expect(heading(page, "Keyboard")).to_be_visible()
    page.get_by_role("button", name="Back to Products").click()
    ready(page, "Products")
    expect(page.locator(".screen:not([inert]) .back")).to_have_count(0)
