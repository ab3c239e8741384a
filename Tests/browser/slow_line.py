"""A TCP line to a server whose delay can be set, and which can be cut: knows nothing of what it carries."""

import asyncio
import threading
from urllib.parse import urlsplit


class SlowLine:
    def __init__(self, target):
        parts = urlsplit(target)
        self.target = (parts.hostname, parts.port)
        self.delay = 0.0
        self.broken = False
        self.open = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self):
        self.thread.start()
        self.server = self.call(asyncio.start_server(self.serve, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_):
        self.cut()
        self.server.close()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    def call(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(5)

    def cut(self):
        """Drops every connection and takes no other until `mend`."""
        self.broken = True
        self.call(self.drop())

    def mend(self):
        self.broken = False

    async def drop(self):
        for writer in list(self.open):
            writer.transport.abort()

    async def serve(self, reader, writer):
        if self.broken:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection(*self.target)
        self.open |= {writer, back}
        await asyncio.gather(self.carry(reader, back), self.carry(there, writer))
        self.open -= {writer, back}

    async def carry(self, reader, writer):
        queue = asyncio.Queue()
        deliverer = asyncio.create_task(self.deliver(queue, writer))
        try:
            while data := await reader.read(65536):
                queue.put_nowait((self.loop.time() + self.delay, data))
        except OSError:
            pass
        queue.put_nowait((0, None))
        await deliverer

    async def deliver(self, queue, writer):
        while True:
            due, data = await queue.get()
            await asyncio.sleep(max(0, due - self.loop.time()))
            if data is None:
                writer.close()
                return
            if not writer.is_closing():
                writer.write(data)
