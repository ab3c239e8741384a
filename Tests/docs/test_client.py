"""The client that the catalogue prints, against the real server."""

import subprocess
import sys
from pathlib import Path

import pytest
from websockets.sync.client import connect

from client import Client, texts
from pages import CATALOGUE
from protocol import complaints
from real_server import RealServer

SOURCE = Path(__file__).with_name("client.py")


@pytest.fixture(scope="module")
def server():
    with RealServer() as server:
        yield server


@pytest.fixture
def address(server):
    return server.url.replace("http", "ws") + "/socket"


@pytest.fixture
def client(address):
    with connect(address, subprotocols=["wheelhouse.v1"]) as socket:
        yield lambda url: Client(socket, url)


def test_the_page_prints_the_client_as_it_is():
    assert f"```python\n{SOURCE.read_text('utf-8')}```" in (CATALOGUE / "WireProtocol.md").read_text("utf-8")


def test_as_a_program_it_counts(address):
    command = [sys.executable, SOURCE, address, "/counter", "Increment", "Increment"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=30)
    assert said.stderr == ""
    assert "Count: 2" in said.stdout.splitlines()


def test_its_document_stays_what_the_server_would_send_anew(client):
    shop = client("/products")
    for name in ("Keyboard", "Add to Cart"):
        shop.tap(name)
    patched = shop.document
    assert complaints("document", patched) == []
    shop.say(type="sync")
    assert shop.document == patched
    assert shop.document["url"] == "/products/keyboard"


def test_it_is_told_why_something_is_refused(client):
    counter = client("/counter")
    with pytest.raises(RuntimeError, match="unknown_target"):
        counter.command(type="action", target="nothing", name="tap")
    counter.tap("Increment")
    assert "Count: 1" in texts(counter.document)
