"""A session through each proxy: wss, reloads, and who the client is."""

import json
import time
import urllib.request

import pytest
from playwright.sync_api import sync_playwright
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from chromium import CHROMIUM
from client import Client, texts
from proxies import HOST
from real_server import RealServer


class Returning(Client):
    """A client that keeps its token and comes back with it."""

    def __init__(self, socket, url, resume=None):
        self.socket, self.seq, self.rev, self.document = socket, 0, 0, None
        hello = {"type": "hello", "protocol": 1, "url": url, "layout": "compact"}
        socket.send(json.dumps(hello | ({"resume": resume} if resume else {})))
        welcome = json.loads(socket.recv(timeout=10))
        assert welcome["type"] == "welcome", welcome
        self.resume, self.resumed, self.seq = welcome["resume"], welcome["resumed"], welcome["seq"]
        while self.document is None:
            self.hear()


@pytest.fixture
def wss(proxy, trust_of_sockets):
    """Opens a WebSocket through the proxy, from an address of loopback."""
    def open_from(source="127.0.0.1", **options):
        return connect(
            f"wss://{HOST}/socket", sock=proxy.connection(source), ssl=trust_of_sockets, server_hostname=HOST,
            subprotocols=["wheelhouse.v1"], proxy=None, **options)
    return open_from


def test_a_session_runs_over_wss_and_the_log_has_the_clients_address(wss, server):
    with wss("127.0.0.9", origin=f"https://{HOST}") as socket:
        counter = Client(socket, "/counter")
        counter.tap("Increment")
        assert "Count: 1" in texts(counter.document)
    opened = [line for line in server.logged() if " opened " in line]
    assert [line for line in opened if "address=127.0.0.9 " in line]
    assert [line for line in opened if "address=127.0.0.1 " in line] == []


def test_what_a_client_claims_about_itself_is_gone(wss, server):
    lies = {"X-Forwarded-For": "203.0.113.1", "Forwarded": "for=203.0.113.2;proto=http", "X-Forwarded-Proto": "http"}
    with wss("127.0.0.8", additional_headers=lies, origin=f"https://{HOST}") as socket:
        Client(socket, "/counter")
    log = "\n".join(server.logged())
    assert "address=127.0.0.8 " in log and "203.0.113" not in log


@pytest.mark.parametrize("origin", ["https://evil.example", f"http://{HOST}"])
def test_a_foreign_page_may_not_connect(wss, origin):
    with pytest.raises(InvalidStatus) as refused:
        wss(origin=origin)
    assert refused.value.response.status_code == 403


def test_a_session_goes_on_after_the_proxy_was_reloaded(wss, proxy, trust):
    with wss() as socket:
        before = Returning(socket, "/counter")
        before.tap("Increment")
        proxy.reload()
        time.sleep(0.5)
        proxy.wait(trust)
        # Its socket stays with the old process of the proxy for as long as that lives.
        before.tap("Increment")
    with wss() as socket:
        after = Returning(socket, "/", resume=before.resume)
        assert after.resumed and after.seq == before.seq
        assert after.document == before.document
        after.tap("Increment")
        assert "Count: 3" in texts(after.document)


def test_a_session_goes_on_after_the_server_was_away(wss, proxy, server, trust):
    with wss() as socket:
        Client(socket, "/counter").tap("Increment")
        server.stop()
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(timeout=10)
    assert proxy.ask("/", trust).status in (502, 503)
    server.start()
    proxy.wait(trust)
    with wss() as socket:
        assert texts(Client(socket, "/counter").document)


def test_plain_http_leads_to_https_and_browsers_are_told_to_stay_there(proxy, trust):
    moved = proxy.ask("/products?sort=price")
    assert moved.status == 301
    assert moved.headers["Location"] == f"https://{HOST}/products?sort=price"
    page = proxy.ask("/products", trust)
    assert page.status == 200 and b"<title>" in page.content
    assert page.headers["Strict-Transport-Security"] == "max-age=31536000"
    assert f"wss://{HOST}" in page.headers["Content-Security-Policy"]


def test_a_browser_gets_all_files_over_one_line_and_runs_a_session(proxy, server):
    rules = f"MAP {HOST}:443 127.0.0.1:{proxy.port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[f"--host-resolver-rules={rules}"])
        page = browser.new_context(ignore_https_errors=True).new_page()
        page.goto(f"https://{HOST}/counter")
        page.get_by_role("button", name="Increment").click()
        page.get_by_text("Count: 1").wait_for(timeout=8000)
        spoken = page.evaluate("performance.getEntries().map((each) => each.nextHopProtocol).filter(Boolean)")
        browser.close()
    assert len(spoken) > 50 and set(spoken) == {"h2"}
    assert [line for line in server.logged() if " opened address=127.0.0.1 as=wheelhouse.v1" in line]


METRICS = [
    "/metrics", "/metrics/", "/metrics//", "/%6detrics", "//metrics", "/./metrics", "/././/metrics", "/a/../metrics",
    "/a/b/../../metrics", "/%2e/metrics", "/metrics/x/..", "/metrics/x/%2e%2e", "/metrics/x/../", "/metrics/.",
    "/metrics/./", "/a/..//metrics/x/..", "/metrics/x/y/../..", "/metrics%2f", "/metrics/x%2f..",
    "/metrics?a", "/metrics/x/..?a",
]


def test_the_metrics_are_not_told_through_the_proxy_but_beside_it(proxy, trust, server, certificate, tmp_path):
    # Once in front of a server that would tell them to anybody.
    (folder := tmp_path / "open").mkdir()
    with RealServer("--metrics", "any") as open_server, type(proxy)(open_server.port, certificate, folder) as other:
        other.wait(trust)
        for path in METRICS:
            for each in (proxy, other):
                answer = each.ask(path, trust)
                assert answer.status in (400, 404) or b"wheelhouse_" not in answer.content, path
    assert proxy.ask("/products/metrics", trust).status == 200
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=10) as answer:
        assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        assert b"\nwheelhouse_connections " in answer.read()


@pytest.mark.parametrize("name", ["Co", "X-F", "Foo"])
def test_no_header_hides_what_the_proxy_goes_by(proxy, trust, name):
    """One that begins a name that libwebsockets knows: it would take the next line for part of it."""
    inner = f"GET /healthz HTTP/1.1\r\nHost: {HOST}\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n"
    with trust.wrap_socket(proxy.connection(), server_hostname=HOST) as line:
        line.settimeout(1)
        line.sendall(f"GET /counter HTTP/1.1\r\nHost: {HOST}\r\n{name}: b\r\nContent-Length: {len(inner)}\r\n\r\n{inner}".encode())
        line.sendall(f"GET /_nothing HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n".encode())
        said = b""
        try:
            while part := line.recv(65536):
                said += part
        except TimeoutError:
            pass
    # What was the body of the first request is no request of its own: nobody is told that the server is well.
    assert b"\r\n\r\nok\n" not in said
