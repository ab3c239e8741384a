"""What `#Preview` declares is served in place of the app, each preview in a window of its own."""

from contextlib import ExitStack

import pytest
from websockets.sync.client import connect

from client import Client, nodes, texts
from real_server import RealServer

SHOWN = {
    "/preview-nothing-chosen": "No Category",
    "/preview-no-item": "No Such Item",
    "/preview-a-list-that-failed": "Someone has the key.",
    "/preview-options": "Favourite",
    "/preview-rows-of-the-library": "Alpine Passes",
}


@pytest.fixture(scope="module")
def open_url():
    with RealServer("--previews") as server, ExitStack() as sockets:
        address = server.url.replace("http", "ws") + "/socket"
        yield lambda url: Client(sockets.enter_context(connect(address, subprotocols=["wheelhouse.v1"])), url)


def test_the_list_leads_to_every_preview_of_the_program(open_url):
    links = [node for node in nodes(open_url("/").document) if node.get("type") == "link"]
    assert sorted(link["url"] for link in links) == sorted(SHOWN)


@pytest.mark.parametrize("url", SHOWN)
def test_a_preview_is_shown_at_its_url(open_url, url):
    preview = open_url(url)
    words = [node.get(name) for node in nodes(preview.document) for name in ("text", "title", "label", "description")]
    assert SHOWN[url] in [*words, *texts(preview.document)]


def test_a_preview_has_state(open_url):
    def favourite(client):
        return next(node for node in nodes(client.document) if node.get("type") == "toggle")

    preview = open_url("/preview-options")
    assert favourite(preview)["value"] is True
    preview.command(type="action", target=favourite(preview)["id"], name="change", value=False)
    assert favourite(preview)["value"] is False
    assert favourite(open_url("/preview-options"))["value"] is True


def test_the_app_is_not_served_beside_them(open_url):
    assert "Increment" not in str(open_url("/counter").document)
