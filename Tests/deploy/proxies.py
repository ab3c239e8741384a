"""nginx and HAProxy as processes of a test's own, with the example configurations on free ports of loopback."""

import http.client
import signal
import socket
import subprocess
import time

from real_server import ROOT, free_port

HOST = "app.example.com"


class Proxy:
    """`with Nginx(…) as proxy:` runs one in the foreground; it ends with the block."""

    def __init__(self, upstream, certificate, folder):
        self.upstream, self.certificate, self.folder = upstream, certificate, folder
        self.port, self.plain_port = free_port(), free_port()
        self.process = None

    def __enter__(self):
        self.log = open(self.folder / "proxy.log", "w+")
        self.process = subprocess.Popen(self.command(), stdout=self.log, stderr=self.log)
        return self

    def __exit__(self, *_):
        self.process.send_signal(self.STOP)
        self.process.wait(10)
        self.log.close()

    def reload(self):
        self.process.send_signal(self.RELOAD)

    def substituted(self, example, changes):
        """The example with other ports and files; each has to be in it."""
        text = (ROOT / "deploy" / example).read_text("utf-8")
        for old, new in changes.items():
            assert old in text, f"{example} has no {old!r}"
            text = text.replace(old, new)
        return text

    def wait(self, trust, seconds=15):
        """Waits until a request comes through to the server."""
        end = time.monotonic() + seconds
        while True:
            try:
                if self.ask("/readyz", trust).status == 200:
                    return
            except OSError:
                pass
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError((self.folder / "proxy.log").read_text("utf-8"))
            time.sleep(0.05)

    def connection(self, source="127.0.0.1", port=None):
        """A socket to the proxy from an address of loopback."""
        return socket.create_connection(("127.0.0.1", port or self.port), 10, (source, 0))

    def ask(self, path, trust=None, headers={}):
        """An answer over TLS, or in the clear without `trust`."""
        client = http.client.HTTPConnection(HOST)
        if trust is None:
            client.sock = self.connection(port=self.plain_port)
        else:
            client.sock = trust.wrap_socket(self.connection(), server_hostname=HOST)
        client.request("GET", path, headers=headers)
        answer = client.getresponse()
        answer.content = answer.read()
        client.close()
        return answer


class Nginx(Proxy):
    STOP, RELOAD = signal.SIGTERM, signal.SIGHUP

    def command(self):
        site = self.substituted("nginx/wheelhouse.conf", {
            "127.0.0.1:8080": f"127.0.0.1:{self.upstream}",
            "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            "/etc/ssl/wheelhouse/chain.pem": str(self.certificate["chain"]),
            "/etc/ssl/wheelhouse/key.pem": str(self.certificate["key"]),
        })
        places = " ".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in (
            "client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        path = self.folder / "nginx.conf"
        path.write_text(
            f"daemon off; pid {self.folder}/nginx.pid; error_log stderr; worker_processes 1;\n"
            f"events {{ worker_connections 256; }}\nhttp {{ access_log off; {places}\n{site}}}\n")
        return ["/usr/sbin/nginx", "-p", self.folder, "-c", path]


class HAProxy(Proxy):
    STOP, RELOAD = signal.SIGTERM, signal.SIGUSR2

    def command(self):
        path = self.folder / "haproxy.cfg"
        path.write_text(self.substituted("haproxy/haproxy.cfg", {
            "maxconn 20000": "maxconn 200",
            "127.0.0.1:8080": f"127.0.0.1:{self.upstream}",
            "bind :80\n": f"bind 127.0.0.1:{self.plain_port}\n",
            "bind :443 ssl": f"bind 127.0.0.1:{self.port} ssl",
            "/etc/haproxy/wheelhouse.pem": str(self.certificate["both"]),
        }))
        return ["/usr/sbin/haproxy", "-W", "-f", path]
