"""A tour of the showcase: every screen of its apps, each app from beginning to end on one page.

A stop is a name and what is done to get there from the stop before. It may give another page, which is then the one
to look at.
"""

import re
from urllib.parse import urljoin

from playwright.sync_api import expect

from shop_steps import cart, menu, ready, row, search


def link(path, title):
    """Follows a link from outside."""
    def follow(page):
        page.goto(urljoin(page.url, path))
        ready(page, title)
    return follow


def going(path):
    """Goes to a URL whose title is that of something else."""
    return lambda page: page.goto(urljoin(page.url, path)) and None


def top(page):
    """What is on top of everything else."""
    dialogs = page.locator(".presentation:not([data-leaving]) > dialog")
    return dialogs.last if dialogs.count() else page


def press(name, title=None):
    """Presses the first button of that name."""
    def pressing(page):
        top(page).get_by_role("button", name=name, exact=isinstance(name, str)).first.click()
        if title:
            ready(page, title)
    return pressing


def open_tab(name):
    def opening(page):
        page.get_by_role("tab", name=name, exact=True).click()
        page.get_by_role("tab", name=name, exact=True, selected=True).wait_for()
    return opening


def saying(words):
    """Waits until these words are seen."""
    return lambda page: page.get_by_text(words).locator("visible=true").first.wait_for()


def asked(title):
    """Waits until this is asked."""
    return lambda page: page.get_by_role("heading", name=title).or_(page.get_by_role("alertdialog", name=title)).first.wait_for()


def then(*steps):
    def all_of_them(page):
        for step in steps:
            page = step(page) or page
        return page
    return all_of_them


PRODUCTS = {
    "home": link("/", "Showcase"),
    "unknown-page": link("/nowhere", "Showcase"),
    "counter": then(link("/counter", "Counter"), press("Increment")),
    "products": link("/products", "Products"),
    "nothing-found": then(lambda page: search(page, "quux"), saying("No Results for “quux”")),
    "found": lambda page: (search(page, "key"), row(page, "Keyboard").wait_for()) and None,
    "menu": lambda page: (search(page, ""), press("Shop")(page), page.get_by_role("menuitem", name="Deals").wait_for()) and None,
    "empty-cart": link("/products/cart", "Cart"),
    "unknown-product": link("/products/quux", "Product"),
    "deals": link("/products/deals", "Deals"),
    "deal": lambda page: (row(page, "Monitor").click(), ready(page, "Monitor")) and None,
}


def a_badge(page):
    page.get_by_role("button", name="Add to Cart").click(click_count=3)
    cart(page, 3).wait_for()


def quick_add(page):
    menu(page, "Quick Add")
    ready(page, "Quick Add")
    row(page, "Mouse").click()
    row(page, "Monitor").click()
    cart(page, 5).wait_for()


def full_cart(page):
    cart(page).click()
    ready(page, "Cart")


def a_gift(page):
    row(page, "Trackpad").click()
    page.get_by_role("button", name="Remove Gift").wait_for()


PRODUCTS |= {
    "detail": then(link("/products/keyboard", "Keyboard"), a_badge),
    "quick-add": then(link("/products", "Products"), quick_add),
    "cart": full_cart,
    "picker": then(press("Choose a Gift"), lambda page: page.get_by_role("dialog").wait_for()),
    "gift": a_gift,
}

MATCHES = {
    "matches": link("/matches", "Matches"),
    "edit-mode": then(press("Edit"), lambda page: page.get_by_role("button", name="Done").wait_for()),
    "delete": then(press(re.compile("^Delete ")), asked("Delete this match?")),
    "match": then(press("Cancel"), link("/matches/1/edit", "Edit Match")),
    "discard": then(press(re.compile("^Increment")), press("Cancel"), asked("Discard changes?")),
    "players": then(press("Discard"), link("/matches/1/edit/players/home", "Players")),
    "new-player": then(press("New Player"), asked("New Player")),
    "new-match": then(press("Cancel"), link("/matches/new", "New Match")),
    "no-match": then(link("/matches/99/edit", "Edit Match"), saying("No Such Match")),
    "rankings": link("/matches/rankings", "Rankings"),
}


def a_star(page):
    page.get_by_role("switch", name="Favourite").click()
    page.get_by_role("switch", name="Favourite", checked=True).wait_for()


def unfound(page):
    page.get_by_role("searchbox").locator("visible=true").fill("quux")
    saying("No Results for “quux”")(page)


def library(path):
    return {
        "category": then(link(path, "Category 1"), saying("Atlas of Tides")),
        "item": link(f"{path}/category-1/atlas-of-tides", "Atlas of Tides"),
        "details": open_tab("Details"),
        "options": then(open_tab("Options"), a_star),
        "settings": link(f"{path}/settings", "Settings"),
        "no-item": then(link(f"{path}/category-2/quux", "Item"), saying("No Such Item")),
        "starred": then(link(f"{path}/category-1", "Category 1"), saying("The Quiet Engine")),
        "nothing-found": unfound,
    }


def opened(page, name):
    """The page that pressing a button opens."""
    with page.context.expect_page() as new:
        press(name)(page)
    return new.value


# Milliseconds after which asking for access again is not the second click of two.
DOUBLE_CLICK = 700


def consent(page):
    asking = opened(page, "Connect Tunebox")
    asking.get_by_role("heading", name="Connect Focus").wait_for()
    return asking


def decided(name, answer):
    def deciding(page):
        page.wait_for_timeout(DOUBLE_CLICK)
        asking = consent(page)
        press(name)(asking)
        asking.get_by_role("heading", name=answer, exact=True).wait_for()
        return asking
    return deciding


def denied(page):
    """What is said of it is soon gone, so that is looked at before the page where it was denied."""
    page.denied = decided("Deny", "Not Connected")(page)
    saying("access was denied")(page)


def player(page):
    playing = opened(page, "Open the Player")
    playing.get_by_role("heading", name="Player").wait_for()
    return playing


def play(page):
    """Plays, now that there is a player; a wide client still asks for one."""
    if (sheet := page.get_by_role("dialog")).count():
        press("Check Again")(page)
        sheet.wait_for(state="detached")
    press("Play")(page)
    saying("Playing “")(page)


FOCUS = {
    "services": link("/focus", "Focus"),
    "consent": consent,
    "waiting": saying("Waiting for your decision"),
    "refusal": denied,
    "refused": lambda page: page.denied,
    "connected": decided("Allow", "Allowed"),
    "playlists": saying("First Coffee"),
    "playlist": then(press("Deep Work Slow and steady 11 songs"), saying("Silver Morning")),
    "device": then(press("Play"), saying("No Device to Play On")),
    "no-player": then(press("Check Again"), saying("No player is open yet")),
    "player": player,
    "playing": play,
    "no-playlist": then(link("/focus/playlists/quux", "Focus Playlist"), saying("No Such Playlist")),
    "account": then(going("/focus/playlists"), saying("First Coffee"), press("Account")),
}


def typing(name, words):
    return lambda page: page.get_by_role("textbox", name=name).fill(words)


def placing(name, place):
    return lambda page: page.get_by_role("combobox", name=name).select_option(place) and None


ROUTING = {
    "items": link("/routing", "Items"),
    "detail": lambda page: (row(page, "Lighthouse").click(), ready(page, "Lighthouse")) and None,
    "editor": press("Edit Notes", "Edit Lighthouse"),
    "discard": then(typing("Notes", "Closed on Mondays"), press("Cancel"), asked("Discard changes?")),
    "messages": then(press("Discard", "Lighthouse"), link("/routing/messages", "Messages")),
    "settings": link("/routing/settings", "Settings"),
    "login": link("/routing/account", "Login"),
    "account": then(typing("Name", "Ada"), press("Log In", "Account")),
    "sign-out": then(link("/routing/settings", "Settings"), press("Sign Out"), asked("Sign out?")),
    "unknown": then(press("Cancel"), going("/routing/quux"), saying("Nothing is shown at")),
    "tabs": then(placing("Detail", "Tab"), placing("Login", "Tab"), placing("Settings", "Tab"), open_tab("Detail")),
}

APPS = {
    "products": PRODUCTS,
    "matches": MATCHES,
    "library": library("/library"),
    "library-mvvm": library("/library/mvvm"),
    "focus": FOCUS,
    "routing": ROUTING,
}
