"""The showcase behind the real proxies, with the configurations of `deploy/` and a certificate for the run."""

import ssl
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
sys.path += [str(TESTS / "browser"), str(TESTS / "docs"), str(TESTS / "deploy")]

from proxies import HAProxy, Nginx  # noqa: E402
from real_server import RealServer  # noqa: E402

HOST = "app.example.com"


@pytest.fixture(scope="session")
def certificate(tmp_path_factory):
    """The certificate, its key, and both in one file."""
    folder = tmp_path_factory.mktemp("tls")
    chain, key, both = (folder / name for name in ("chain.pem", "key.pem", "both.pem"))
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}", "-keyout", key, "-out", chain],
        check=True, capture_output=True)
    both.write_bytes(chain.read_bytes() + key.read_bytes())
    return {"chain": chain, "key": key, "both": both}


@pytest.fixture(scope="session")
def trust(certificate):
    return ssl.create_default_context(cafile=certificate["chain"])


@pytest.fixture(scope="session")
def trust_of_sockets(certificate):
    """What a WebSocket trusts here: TLS 1.2, whose server sends nothing between the handshake and the first request.

    The client of `websockets.sync` reads and writes in two threads, and an SSL object of Python 3.11 has no lock: with
    TLS 1.3 the session tickets (RFC 8446, 4.6.1) are read while the request is written, which one time in a thousand
    never leaves.
    """
    context = ssl.create_default_context(cafile=certificate["chain"])
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    return context


@pytest.fixture
def server():
    with RealServer("--trusted-proxy", "127.0.0.1", "--log-level", "debug") as server:
        yield server


@pytest.fixture(params=[Nginx, HAProxy], ids=["nginx", "haproxy"])
def proxy(request, server, certificate, trust, tmp_path):
    with request.param(server.port, certificate, tmp_path) as proxy:
        proxy.wait(trust)
        yield proxy
