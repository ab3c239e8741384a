"""A random walk through all apps, over real sockets, several sessions at once.

After every command the patched document must equal what `sync` returns, fit the schema and name nothing
twice; a refused command must change nothing; and the server must have nothing to complain of in its log.
The seed is printed; WHEELHOUSE_SEED walks the same way again, WHEELHOUSE_STEPS walks farther.
"""

import asyncio
import json
import os
import random
from collections import Counter

import pytest
from client import Broken, Client
from real_server import RealServer
from walker import Walker

STEPS = int(os.environ.get("WHEELHOUSE_STEPS", "20000"))
SESSIONS = 10
SERVERS = 2
URLS = [
    "/", "/counter",
    "/products", "/products/keyboard", "/products/cart", "/products/picker", "/products/quick-add",
    "/products/deals", "/products/no-such-product",
    "/matches", "/matches/rankings", "/matches/new", "/matches/3/edit", "/matches/3/edit/players/home",
    "/library", "/library/category-2", "/library/settings", "/library/mvvm", "/library/mvvm/category-3",
    "/focus", "/focus/playlists",
    "/routing", "/routing/items/1", "/routing/messages", "/routing/settings", "/routing/login", "/routing/account",
]


async def walk(port, seed, steps, count):
    walker = Walker(seed, URLS)
    client = await Client.open(port, walker.random.choice(URLS), walker.random.choice(["compact", "regular"]))
    for step in range(steps):
        command, _ = walker.command(client.document)
        before, rev = client.synced, client.rev
        try:
            code = await client.settle(command)
        except Broken as broken:
            raise Broken(f"step {step} of the walk with seed {seed}, {command}: {broken}") from broken
        count[code or "done"] += 1
        if code and client.rev == rev and client.synced != before:
            raise Broken(f"step {step} of the walk with seed {seed}: {command} was refused and changed something")
    await client.close()


async def walk_all(port, seed, count):
    steps = STEPS // SERVERS // SESSIONS
    await asyncio.gather(*(walk(port, seed + number, steps, count) for number in range(SESSIONS)))


@pytest.mark.parametrize("server_number", range(SERVERS))
def test_a_random_walk_through_all_apps_leaves_nothing_inconsistent(server_number):
    seed = int(os.environ.get("WHEELHOUSE_SEED", random.randrange(1 << 32))) + SESSIONS * server_number
    count = Counter()
    print(f"WHEELHOUSE_SEED={seed - SESSIONS * server_number}")
    flags = ["--log-format", "json", "--commands-per-second", "0"]
    with RealServer(*flags) as server:
        asyncio.run(walk_all(server.port, seed, count))
        lines = [json.loads(line) for line in server.logged() if line.startswith("{")]
    print(dict(count))
    errors = [line for line in lines if line.get("level") == "error"]
    assert not errors, errors
    assert sum(count.values()) == STEPS // SERVERS // SESSIONS * SESSIONS
    assert count["done"] > sum(count.values()) * 0.5
    assert {"stale_target", "unknown_action", "unknown_url", "invalid_value"} <= set(count), count
