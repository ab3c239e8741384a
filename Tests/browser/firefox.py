#!/usr/bin/env python3
"""Firefox as Playwright can drive it: a program in its place, between the two of them.

This Firefox does not know one command that Playwright gives for every context, about the colour scheme. It is carried out
here, by a preference. And Playwright has no fingers here: who connects to the port WHEELHOUSE_FINGERS gives commands for the
newest page. All else goes through as it is.
"""

import asyncio
import json
import os
import re
import sys

from websockets.asyncio.client import connect
from websockets.asyncio.server import serve

UNKNOWN = "emulation.setMediaFeaturesOverride"
SCHEMES = {"dark": 0, "light": 1}
LIMITS = {"max_size": None, "compression": None, "ping_interval": None}


class Between:
    def __init__(self, there):
        self.there = there
        self.answers = {}
        self.last = 0

    async def ask(self, method, **params):
        """A command of our own, with a number that Playwright does not come to."""
        self.last += 1
        number = 2**50 + self.last
        self.answers[number] = asyncio.get_running_loop().create_future()
        await self.there.send(json.dumps({"id": number, "method": method, "params": params}))
        return (await self.answers[number])["result"]

    async def prefer(self, scheme):
        tree = await self.ask("browsingContext.getTree", **{"moz:scope": "chrome"})
        set_it = f"Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', {SCHEMES.get(scheme, 2)})"
        target = {"context": tree["contexts"][0]["context"]}
        await self.ask("script.evaluate", expression=set_it, target=target, awaitPromise=False)

    async def down(self, here):
        async for text in self.there:
            answer = self.answers.pop(json.loads(text).get("id"), None)
            if answer:
                answer.set_result(json.loads(text))
            else:
                await here.send(text)

    async def carry_out(self, here, command):
        await self.prefer(command["params"]["features"].get("prefers-color-scheme"))
        await here.send(json.dumps({"id": command["id"], "type": "success", "result": {}}))

    async def up(self, here):
        async for text in here:
            command = json.loads(text)
            if command["method"] == UNKNOWN:
                asyncio.create_task(self.carry_out(here, command))
            else:
                await self.there.send(text)


async def fingers(here, between):
    """Each message is what a pointer does next; answered when that is done."""
    async for text in here:
        tree = await between.ask("browsingContext.getTree")
        await between.ask("input.performActions", context=tree["contexts"][-1]["context"], actions=json.loads(text))
        await here.send("done")


async def main(arguments):
    program = os.environ.get("WHEELHOUSE_FIREFOX", "/usr/bin/firefox-esr")
    firefox = await asyncio.create_subprocess_exec(
        program, *arguments, "--remote-allow-system-access", stderr=asyncio.subprocess.PIPE)

    async def join(here):
        async with connect(url + "/session", **LIMITS) as there:
            between = Between(there)
            if port := os.environ.get("WHEELHOUSE_FINGERS"):
                await serve(lambda other: fingers(other, between), "127.0.0.1", int(port))
            done = [asyncio.create_task(each) for each in (between.up(here), between.down(here))]
            await asyncio.wait(done, return_when=asyncio.FIRST_COMPLETED)

    async for line in firefox.stderr:
        text = line.decode(errors="replace").rstrip()
        if found := re.search(r"BiDi listening on (ws://.*)$", text):
            url = found[1]
            server = await serve(join, "127.0.0.1", 0, **LIMITS)
            text = f"WebDriver BiDi listening on ws://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        print(text, file=sys.stderr)
    return await firefox.wait()


sys.exit(asyncio.run(main(sys.argv[1:])))
