"""What the server answers by itself stands in place of the page, and nothing else does."""

import json

import pytest

from relay import relay
from waiting import becomes


@pytest.fixture
def leaving(open_page, base_url):
    """A page that is told to open URLs by `tell`, and notes where it `went`."""
    page = open_page(f"{base_url}/")
    sockets = relay(page, lambda said: None)
    went = []
    page.on("request", lambda request: request.is_navigation_request() and went.append(request.url))
    page.reload()
    page.wait_for_selector(".page")
    went.clear()

    def tell(url):
        sockets[-1].send(json.dumps({"type": "effect", "name": "openURL", "url": url}))
    page.tell, page.went = tell, went
    return page


SCRIPTS = ["javascript:document.title='x'", "JavaScript:document.title='x'", "java\tscript:document.title='x'",
           "data:text/html,x", "about:blank", "view-source:/"]


@pytest.mark.parametrize("url", ["//example.com/", "//[", "/\\example.com/", "/\t/example.com/", *SCRIPTS])
def test_a_page_is_led_to_no_other_host_and_runs_nothing(leaving, url):
    title = leaving.title()
    leaving.tell(url)
    becomes(leaving, lambda: leaving.went, [], rest=300)
    assert leaving.title() == title


def test_a_page_goes_where_the_server_itself_answers(leaving, base_url):
    leaving.tell("/export.csv?year=2026")
    becomes(leaving, lambda: leaving.went, [f"{base_url}/export.csv?year=2026"])


@pytest.mark.only("chromium", "Nothing outside of another browser is told what it hands on.")
def test_an_address_of_another_app_is_handed_to_the_device(leaving):
    asked = []
    cdp = leaving.context.new_cdp_session(leaving)
    cdp.send("Page.enable")
    cdp.on("Page.frameRequestedNavigation", lambda event: asked.append(event["url"]))
    addresses = ["music:album/7", "mailto:a@example.com"]
    for at, url in enumerate(addresses, 1):
        leaving.tell(url)
        becomes(leaving, lambda: asked, addresses[:at])
    assert leaving.get_by_role("heading").first.is_visible()
