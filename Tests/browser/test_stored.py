"""What the app keeps in the browser: documents say it, and every hello says it again, of this tab and of later ones."""

from frames import told
from relay import relay

STORED = {"letters": 14, "name": None, "theme": "dark"}


def hello(page, sent):
    """What a page says that is loaded anew."""
    sent.clear()
    page.reload()
    page.locator("h1").first.wait_for()
    return next(each for each in sent if each["type"] == "hello")


def news(sent):
    """All that was told, the last of each name."""
    return {name: value for each in sent if each["type"] == "stored" for name, value in each["stored"].items()}


def hears(page, sent, expected):
    """Waits until that was told."""
    for _ in range(80):
        if news(sent) == expected:
            return
        page.wait_for_timeout(100)
    assert news(sent) == expected


def kept(page):
    return page.evaluate("localStorage.getItem('wheelhouse.stored.theme')")


def test_what_a_document_says_is_said_by_this_tab_and_by_later_ones(open_page, base_url):
    page = open_page(f"{base_url}/")
    sent = told(page)
    assert "stored" not in hello(page, sent)
    relay(page, lambda said: said["document"].update(stored=STORED))
    hello(page, sent)
    assert kept(page) == '"dark"'
    other = page.context.new_page()
    other.goto(f"{base_url}/")
    said = hello(other, told(other))
    assert said["stored"] == {"letters": 14, "theme": "dark"} and "storedElsewhere" not in said
    other.evaluate("localStorage.setItem('wheelhouse.stored.theme', '\"plain\"')")
    said = hello(page, sent)
    assert said["stored"] == {"letters": 14, "theme": "plain"} and said["storedElsewhere"] == ["theme"]
    assert kept(page) == '"plain"'


def test_what_another_tab_changes_is_told_once_this_one_is_seen(open_page, base_url):
    page = open_page(f"{base_url}/")
    sent = told(page)
    relay(page, lambda said: said["document"].update(stored=STORED))
    hello(page, sent)
    other = page.context.new_page()
    other.goto(f"{base_url}/")
    other.locator("h1").first.wait_for()
    sent.clear()
    other.evaluate("localStorage.setItem('wheelhouse.stored.theme', '\"sepia\"')")
    other.evaluate("localStorage.setItem('wheelhouse.stored.theme', '\"plain\"')")
    other.evaluate("localStorage.removeItem('wheelhouse.stored.letters')")
    hears(page, sent, {"theme": "plain", "letters": None})
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => window.unseen }); window.unseen = true")
    sent.clear()
    other.evaluate("localStorage.setItem('wheelhouse.stored.letters', '7')")
    page.wait_for_timeout(500)
    assert news(sent) == {}
    page.evaluate("window.unseen = false; document.dispatchEvent(new Event('visibilitychange'))")
    hears(page, sent, {"letters": 7})
