"""The real server in a process of its own, on a free port and a data folder of its own."""

import os
import random
import resource
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def free_port():
    """One of the ports that the system gives nobody by itself: it is still free when a server comes to it."""
    while True:
        port = random.randrange(20_000, 32_000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def wait_for(url, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            return urllib.request.urlopen(url, timeout=1)
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"Nothing answers at {url}.")


def program():
    """The release build where there is one; WHEELHOUSE_SERVER names another."""
    if named := os.environ.get("WHEELHOUSE_SERVER"):
        return Path(named)
    builds = [ROOT / ".build" / build / "showcase-server" for build in ("release", "debug")]
    for build in builds:
        if build.exists():
            return build
    raise RuntimeError("Build the server first: script/build showcase-server")


class RealServer:
    """`with RealServer() as server:` serves the showcase at `server.url`; `descriptors` is how many files it may open."""

    def __init__(self, *flags, descriptors=None):
        self.flags = flags
        self.descriptors = descriptors
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = None

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="wheelhouse-")
        self.log = open(Path(self.folder.name) / "server.log", "w+")
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()
        self.log.close()
        self.folder.cleanup()

    def start(self):
        """Starts it again after `stop` or `kill`, on the same port and data."""
        command = [program(), "--port", str(self.port), "--host", "127.0.0.1", "--web", ROOT / "web"]
        data = Path(self.folder.name) / "data"
        self.process = subprocess.Popen(
            [*command, "--data", data, *self.flags], stdout=self.log, stderr=self.log,
            preexec_fn=self.descriptors and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors,) * 2)))
        wait_for(f"{self.url}/readyz")

    def stop(self, how=signal.SIGTERM):
        if self.process is None:
            return None
        self.process.send_signal(how)
        status = self.process.wait(10)
        self.process = None
        return status

    def logged(self):
        """What it has written to its log so far, a line each."""
        return Path(self.log.name).read_text("utf-8").splitlines()

    def kill(self):
        """Ends it as a crash does: without a word to anybody."""
        self.stop(signal.SIGKILL)
