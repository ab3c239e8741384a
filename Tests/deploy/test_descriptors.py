"""Two workers that serve the pages of one session, while one of them has no descriptor left."""

import json
import os
import resource
import time
import urllib.request
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from real_server import RealServer


@pytest.fixture
def server():
    with RealServer("--workers", "2") as server, ExitStack() as server.lines:
        time.sleep(0.5)
        yield server


def workers(server):
    process = server.process.pid
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def descriptors(worker):
    return {int(name) for name in os.listdir(f"/proc/{worker}/fd")}


def processor_time(worker):
    """In seconds."""
    words = Path(f"/proc/{worker}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def page(server, on=None):
    """A connection, to a certain worker, and the worker it has come to."""
    for _ in range(100):
        before = {worker: len(descriptors(worker)) for worker in workers(server)}
        socket = server.lines.enter_context(
            connect(f"ws://127.0.0.1:{server.port}/socket", subprotocols=["wheelhouse.v1"]))
        worker = next(worker for worker, count in before.items() if len(descriptors(worker)) > count)
        if on in (None, worker):
            return socket, worker
    raise RuntimeError("The other worker gets every connection.")


def say(socket, **message):
    socket.send(json.dumps(message))


def hear(socket):
    return json.loads(socket.recv(timeout=10))


def hello(socket, client, **members):
    say(socket, type="hello", protocol=1, url="/counter", layout="regular", client=client, **members)
    return hear(socket)


@contextmanager
def no_descriptor_left(worker):
    usual = resource.prlimit(worker, resource.RLIMIT_NOFILE)
    taken = descriptors(worker)
    free = next(number for number in range(len(taken) + 1) if number not in taken)
    resource.prlimit(worker, resource.RLIMIT_NOFILE, (free, usual[1]))
    try:
        yield
    finally:
        resource.prlimit(worker, resource.RLIMIT_NOFILE, usual)


def test_a_worker_that_can_take_no_page_of_another_one_waits_without_spinning(server):
    first, owner = page(server)
    token = hello(first, "first")["resume"]
    hear(first)
    other = next(worker for worker in workers(server) if worker != owner)
    second, _ = page(server, on=other)
    with no_descriptor_left(owner):
        say(second, type="hello", protocol=1, url="/counter", layout="regular", client="second", resume=token)
        before = processor_time(owner)
        time.sleep(1.5)
        assert processor_time(owner) - before < 0.5
    assert hear(second)["resumed"]


def test_a_worker_that_cannot_ask_for_a_session_leaves_it_where_it_is(server):
    first, owner = page(server)
    token = hello(first, "first")["resume"]
    hear(first)
    other = next(worker for worker in workers(server) if worker != owner)
    second, _ = page(server, on=other)
    with no_descriptor_left(other):
        goodbye = hello(second, "second", resume=token)
        assert (goodbye["type"], goodbye["code"]) == ("goodbye", "unavailable")
    say(first, type="layout", seq=1, layout="compact")
    while (message := hear(first)).get("ack") != 1:
        assert message["type"] != "goodbye"
    second, _ = page(server, on=other)
    assert hello(second, "second", resume=token)["resumed"]
    say(first, type="sync")
    assert hear(first)["type"] == "screen"


def test_a_server_that_may_open_few_files_turns_away_whom_it_has_no_room_for_and_says_how_it_is():
    with RealServer("--workers", "0", descriptors=160) as server, ExitStack() as lines:
        opened = []
        with pytest.raises(InvalidStatus) as refused:
            while len(opened) < 100:
                opened.append(lines.enter_context(
                    connect(f"ws://127.0.0.1:{server.port}/socket", subprotocols=["wheelhouse.v1"])))
        assert refused.value.response.status_code == 503
        assert len(opened) >= 40
        for path in ("/readyz", "/metrics"):
            assert urllib.request.urlopen(f"{server.url}{path}", timeout=5).status == 200
        assert any("few_descriptors" in line for line in server.logged())
