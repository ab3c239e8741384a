"""Serves web/ and speaks protocol 1 over the small app. `python -m fake.server 8090` from Tests/browser starts it."""

import argparse
import json
import secrets
from pathlib import Path

from aiohttp import WSMsgType, web

from .app import App, Refused
from .places import Places
from .patching import difference

WEB = Path(__file__).parents[3] / "web"
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; connect-src 'self'; manifest-src 'self'; "
          "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'")
MEDIA = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png", ".html": "text/html",
         ".webmanifest": "application/manifest+json"}


class Session:
    """One app, looked at by one or more clients."""

    def __init__(self, url, layout):
        self.app = Places(url, layout) if Places.owns(url) else App(url)
        self.rev = 1
        self.shown = self.app.document()
        self.clients = {}

    def turn(self):
        document = self.app.document()
        ops = difference(self.shown, document)
        self.shown = document
        if ops:
            self.rev += 1
        return ops


class Client:
    def __init__(self, session, name):
        self.session, self.name, self.seq, self.socket = session, name, 0, None


tokens = {}
received = []


async def send(client, **message):
    if client.socket is not None and not client.socket.closed:
        await client.socket.send_str(json.dumps(message))


def admit(hello):
    known = tokens.get(hello.get("resume"))
    if known and known.name == hello.get("client"):
        return known, True
    session = known.session if known else Session(hello["url"], hello["layout"])
    client = Client(session, hello.get("client"))
    session.clients[id(client)] = client
    return client, known is not None


async def welcome(socket, hello):
    client, resumed = admit(hello)
    client.socket = socket
    token = secrets.token_urlsafe(32)
    tokens[token] = client
    await send(client, type="welcome", protocol=1, session="fake", resume=token, resumed=resumed, seq=client.seq,
               limits={"message": 65536, "commandsPerSecond": 100, "stored": 4096})
    await send(client, type="screen", rev=client.session.rev, ack=client.seq, document=client.session.shown)
    return client


def perform(app, message):
    kind = message["type"]
    if kind == "action":
        guard(app, message)
        app.act(message["target"], message["name"], message.get("value"))
    elif kind == "back":
        app.back(message["target"])
    elif kind == "open":
        app.open(message["url"])
    elif kind == "layout":
        app.layout = message["layout"]


def guard(app, message):
    top = app.shown_top
    if app.covers(message["target"]):
        raise Refused("covered", "Another screen covers that element.")
    if top is not None and f'"id": "{message["target"]}"' not in json.dumps(top):
        raise Refused("covered", "Something covers that element.")


async def command(client, message):
    session, app = client.session, client.session.app
    if message["seq"] <= client.seq:
        return await send(client, type="ack", ack=client.seq)
    client.seq = message["seq"]
    app.shown_top = (session.shown["presentations"] or [None])[-1]
    try:
        perform(app, message)
    except Refused as refusal:
        return await send(client, type="refused", ack=client.seq, code=refusal.code, message=refusal.message)
    base, ops = session.rev, session.turn()
    if not ops:
        return await send(client, type="ack", ack=client.seq)
    for each in list(session.clients.values()):
        ack = {"ack": client.seq} if each is client else {}
        await send(each, type="patch", rev=session.rev, base=base, **ack, ops=ops)


async def socket(request):
    socket = web.WebSocketResponse(protocols=("wheelhouse.v1",))
    await socket.prepare(request)
    client = None
    async for message in socket:
        if message.type is not WSMsgType.TEXT:
            continue
        value = json.loads(message.data)
        received.append(value)
        if value["type"] == "hello":
            client = await welcome(socket, value)
        elif value["type"] == "sync":
            await send(client, type="screen", rev=client.session.rev, document=client.session.shown)
        else:
            await command(client, value)
    return socket


def answer(path):
    headers = {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff", "Cache-Control": "no-cache"}
    return web.Response(body=path.read_bytes(), content_type=MEDIA[path.suffix], charset="utf-8", headers=headers)


async def file(request):
    path = (WEB / request.match_info["path"]).resolve()
    if WEB not in path.parents or not path.is_file():
        raise web.HTTPNotFound()
    return answer(path)


async def page(_):
    return answer(WEB / "index.html")


async def log(_):
    return web.json_response(received)


def application():
    app = web.Application()
    app.router.add_get("/socket", socket)
    app.router.add_get("/_test/received", log)
    app.router.add_get("/_wheelhouse/{path:.+}", file)
    app.router.add_get("/{path:.*}", page)
    return app


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    web.run_app(application(), host="127.0.0.1", port=parser.parse_args().port, print=None, shutdown_timeout=1)


if __name__ == "__main__":
    main()
