"""What the real server says on its socket is what the schemas say: every message and every document of a visit."""

import json
from contextlib import ExitStack

import pytest
from json_patch import applied
from protocol import complaints, identifiers, nodes, strict_json
from websockets.sync.client import connect


class Client:
    """Speaks protocol 1 by the book, and holds every message to its schema."""

    def __init__(self, socket, url):
        self.socket, self.seq, self.rev, self.document = socket, 0, 0, None
        self.say({"type": "hello", "protocol": 1, "url": url, "layout": "compact"})
        assert self.hear()["type"] == "welcome"
        self.hear()

    def say(self, message):
        assert complaints("client-message", message) == []
        self.socket.send(json.dumps(message))

    def hear(self):
        message = strict_json(self.socket.recv(timeout=5))
        assert complaints("server-message", message) == []
        if message["type"] == "screen":
            self.document = message["document"]
        if message["type"] == "patch":
            assert message["base"] == self.rev
            self.document = applied(message["ops"], self.document)
        self.rev = message.get("rev", self.rev)
        return message

    def command(self, **command):
        """Sends a command and listens until it is settled; what settles it."""
        self.seq += 1
        self.say({"seq": self.seq, "rev": self.rev, **command})
        while True:
            message = self.hear()
            if message.get("ack") == self.seq:
                return message

    def check(self):
        """The document is one, no id is in it twice, and it is the one the server has."""
        assert complaints("document", self.document) == []
        found = list(identifiers(self.document))
        assert len(found) == len(set(found))
        mine = self.document
        self.say({"type": "sync"})
        while self.hear()["type"] != "screen":
            mine = self.document
        assert self.document == mine

    def wait_for(self, words):
        while not self.find(words):
            self.hear()
        self.check()

    def find(self, words, kind=None):
        return [node for node in nodes(self.document) if kind in (None, node["type"]) and words in said(node)]

    def act(self, kind, words, name="tap", **value):
        """Does something to the innermost, topmost element that says those words."""
        target = [node for node in self.find(words, kind) if "id" in node][-1]
        answer = self.command(type="action", target=target["id"], name=name, **value)
        assert answer["type"] in ("patch", "ack", "screen"), answer
        self.check()

    def back(self):
        places = self.document["presentations"] or [node for node in nodes(self.document) if node["type"] == "screen"]
        self.command(type="back", target=places[-1]["id"])
        self.check()


WORDS = ("text", "subtitle", "value", "accessibilityLabel", "title", "prompt")


def said(node):
    """The words of a node and of all that is in it."""
    own = [node[name] for name in WORDS if isinstance(node.get(name), str)]
    return own + [word for inner in node.get("children", []) for word in said(inner)]


@pytest.fixture
def client(shop):
    with ExitStack() as sockets:
        def start(url):
            address = f"ws{shop.url[4:]}/socket"
            socket = sockets.enter_context(connect(address, subprotocols=["wheelhouse.v1"], max_size=None))
            return Client(socket, url)

        yield start


def test_home_and_counter_are_by_the_book(client):
    client("/").check()
    counter = client("/counter")
    counter.act("button", "Increment")
    assert counter.find("Count: 1")


def test_a_visit_to_the_shop_is_by_the_book(client):
    visitor = client("/products")
    visitor.wait_for("Keyboard")
    visitor.act("searchField", "Search products", "change", value="key")
    visitor.act("button", "Keyboard")
    visitor.act("button", "Add to Cart")
    visitor.back()
    visitor.act("searchField", "Search products", "change", value="quux")
    visitor.act("button", "Deals")
    visitor.wait_for("15% off · was $450")
    visitor.act("button", "Monitor")
    visitor.back()
    visitor.back()
    visitor.act("button", "Choose a Gift")
    visitor.wait_for("Trackpad")
    visitor.act("button", "Trackpad")
    visitor.act("button", "Cart")
    visitor.wait_for("Total")
    visitor.act("stepper", "Quantity: 1", "increment")
    visitor.act("button", "Remove Gift")
    visitor.act("row", "Keyboard", "delete")
    assert visitor.find("Your Cart Is Empty")
    visitor.command(type="layout", layout="regular")
    visitor.command(type="open", url="/products/quux")
    visitor.wait_for("No Such Product")


def test_refusals_are_by_the_book(client):
    visitor = client("/products/picker")
    visitor.wait_for("Keyboard")
    covered = next(node for node in nodes(visitor.document["root"]) if node["type"] == "button")
    screen = next(node for node in nodes(visitor.document["root"]) if node["type"] == "screen")
    refused = [
        visitor.command(type="action", target=covered["id"], name="tap"),
        visitor.command(type="action", target="AAAAAAAAAA", name="tap"),
        visitor.command(type="open", url="/nowhere/at/all"),
        visitor.command(type="back", target=screen["id"]),
    ]
    assert [answer["type"] for answer in refused] == ["refused"] * 4
    assert [answer["code"] for answer in refused][:3] == ["covered", "stale_target", "unknown_url"]
    visitor.check()
