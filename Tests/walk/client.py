"""A client that believes nothing: it applies every patch and holds the result against `sync`."""

import copy
import json
from collections import Counter

import websockets
from json_patch import apply
from protocol import compiled, identifiers

MESSAGE = compiled("server-message")
DOCUMENT = compiled("document")


class Broken(AssertionError):
    """The server did what it must not do."""


def fits(schema, value):
    if not schema.is_valid(value):
        error = next(schema.iter_errors(value))
        raise Broken(f"{error.instance_path}: {error.message}")


def difference(mine, theirs, path=""):
    """Where two documents differ first, and how."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        for name in {**mine, **theirs}:
            if mine.get(name) != theirs.get(name):
                return difference(mine.get(name), theirs.get(name), f"{path}/{name}")
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for index, (one, other) in enumerate(zip(mine, theirs)):
            if one != other:
                return difference(one, other, f"{path}/{index}")
    return f"at {path}: {json.dumps(mine)[:300]} and {json.dumps(theirs)[:300]}"


class Client:
    """One session; `await client.settle(command)` sends a command and sees to it that all is well."""

    def __init__(self, socket):
        self.socket = socket
        self.document = None
        self.rev = 0
        self.seq = 0
        self.synced = None
        # Whether the next whole document is one that was asked for.
        self.asked = False
        self.effects = []

    @classmethod
    async def open(cls, port, url, layout):
        socket = await websockets.connect(
            f"ws://127.0.0.1:{port}/socket", subprotocols=["wheelhouse.v1"], compression=None, max_size=None
        )
        client = cls(socket)
        hello = {"type": "hello", "protocol": 1, "url": url, "layout": layout}
        await socket.send(json.dumps(hello))
        await client.until(lambda message: message["type"] == "screen")
        return client

    async def until(self, is_it):
        while True:
            message = json.loads(await self.socket.recv())
            if message["type"] == "screen":
                fits(DOCUMENT, message["document"])
            else:
                fits(MESSAGE, message)
            self.take(message)
            if is_it(message):
                return message

    def take(self, message):
        kind = message["type"]
        if kind == "screen":
            self.synced, self.rev = message["document"], message["rev"]
            if not self.asked:
                self.document = copy.deepcopy(self.synced)
        elif kind == "patch":
            if message["base"] != self.rev:
                raise Broken(f"a patch of revision {message['base']} came at {self.rev}")
            self.document, self.rev = apply(message["ops"], self.document), message["rev"]
        elif kind == "effect":
            self.effects.append(message["url"])
        elif kind in ("error", "goodbye"):
            raise Broken(f"{message}")

    async def settle(self, command):
        """Sends a command; returns the code of its refusal, or None."""
        self.seq += 1
        command = {"rev": self.rev} | command | {"seq": self.seq}
        await self.socket.send(json.dumps(command))
        answer = await self.until(lambda message: message.get("ack") == self.seq)
        await self.check()
        if answer["type"] != "refused":
            return None
        return answer["code"]

    async def check(self):
        """What the patches led to is what a reload would show, fits the schema, and names nothing twice."""
        self.asked = True
        await self.socket.send('{"type":"sync"}')
        await self.until(lambda message: message["type"] == "screen")
        self.asked = False
        if self.document != self.synced:
            raise Broken(f"patched and synced document differ {difference(self.document, self.synced)}")
        twice = [name for name, count in Counter(identifiers(self.document)).items() if count > 1]
        if twice:
            raise Broken(f"ids that occur twice: {twice}")

    async def close(self):
        await self.socket.close()
