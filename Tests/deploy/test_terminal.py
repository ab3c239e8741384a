"""A server that was started by hand ends with its terminal, unless `nohup` said otherwise."""

import fcntl
import os
import pty
import resource
import signal
import socket
import subprocess
import termios
import time

import pytest

from real_server import ROOT, free_port, program, wait_for


class Terminal:
    """`with Terminal() as terminal:` is a window; `terminal.close()` is what closing it does."""

    def __enter__(self):
        self.window, self.line = pty.openpty()
        return self

    def start(self, *command, descriptors=None):
        """Starts a program as the one that the terminal belongs to."""
        def own():
            if descriptors:
                resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        return subprocess.Popen(command, stdin=self.line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                start_new_session=True, preexec_fn=own)

    def close(self):
        for end in (self.window, self.line):
            os.close(end)
        self.window = self.line = None

    def __exit__(self, *_):
        if self.window is not None:
            self.close()


@pytest.mark.parametrize("workers", ["0", "2"])
@pytest.mark.parametrize("before", [(), ("nohup",)], ids=["by-hand", "nohup"])
def test_a_server_ends_with_its_terminal(workers, before, tmp_path):
    url = f"http://127.0.0.1:{(port := free_port())}/readyz"
    with Terminal() as terminal:
        server = terminal.start(*before, program(), "--port", str(port), "--host", "127.0.0.1", "--web", ROOT / "web",
                                "--data", tmp_path / "data", "--workers", workers)
        try:
            wait_for(url)
            server.send_signal(signal.SIGHUP)
            wait_for(url)
            assert server.poll() is None, "a reload was taken for the end of the terminal"
            terminal.close()
            if before:
                with pytest.raises(subprocess.TimeoutExpired):
                    server.wait(2)
                wait_for(url)
            else:
                assert server.wait(10) == 0
        finally:
            server.kill()
            server.wait()


def test_a_server_without_a_descriptor_to_spare_takes_a_reload_for_a_reload(tmp_path):
    url = f"http://127.0.0.1:{(port := free_port())}/readyz"
    with Terminal() as terminal:
        server = terminal.start(program(), "--port", str(port), "--host", "127.0.0.1", "--web", ROOT / "web", "--data",
                                tmp_path / "data", "--workers", "0", descriptors=64)
        try:
            wait_for(url)
            clients = [socket.create_connection(("127.0.0.1", port)) for _ in range(80)]
            time.sleep(0.5)
            server.send_signal(signal.SIGHUP)
            with pytest.raises(subprocess.TimeoutExpired):
                server.wait(2)
            for client in clients:
                client.close()
            wait_for(url)
        finally:
            server.kill()
            server.wait()
