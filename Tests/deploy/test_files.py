"""The unit, the image and the backup: each is checked as far as that goes without systemd and an engine."""

import os
import re
import shlex
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from real_server import ROOT, RealServer, program

DEPLOY = ROOT / "deploy"
# What a package to build with is at run time; none where it only serves the build.
RUN_TIME = {
    "pkg-config": None, "libwebsockets-dev": "libwebsockets17", "libwebsockets-evlib-uv": "libwebsockets-evlib-uv",
    "libuv1-dev": "libuv1", "libssl-dev": "libssl3", "libsqlite3-dev": "libsqlite3-0",
    "libjemalloc-dev": "libjemalloc2", "libcurl4-openssl-dev": "libcurl4", "zlib1g-dev": "zlib1g",
}


def needed():
    """The packages that script/setup installs to run the server."""
    line = re.search(r"^packages=\((.*)\)$", (ROOT / "script/setup").read_text("utf-8"), re.MULTILINE)
    return line.group(1).split()


def instructions():
    """The instructions of the Dockerfile, one a line, by stage."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)
    stages = []
    for line in re.sub(r"\\\n", " ", text).splitlines():
        if line.startswith("FROM "):
            stages.append([])
        if line:
            stages[-1].append(line)
    return stages


def installed(stage):
    line = next(each for each in stage if "apt-get install" in each)
    words = shlex.split(line.split("apt-get install", 1)[1].split("&&")[0])
    return [word for word in words if not word.startswith("-")]


def flags_of_help():
    said = subprocess.run([program(), "--help"], capture_output=True, text=True, timeout=20).stdout
    return set(re.findall(r"^  (--[a-z-]+)", said, re.MULTILINE))


def test_the_image_builds_with_what_setup_installs_and_runs_with_its_libraries():
    build, run = instructions()
    assert sorted(installed(build)) == sorted(needed())
    assert set(RUN_TIME) == set(needed()), "say what the new package is at run time"
    assert set(installed(run)) == {name for name in RUN_TIME.values() if name} | {"ca-certificates"}


def test_every_library_the_program_needs_is_one_of_these_packages_or_of_the_base():
    linked = subprocess.run(["ldd", program()], capture_output=True, text=True, check=True).stdout
    names = {line.split()[0] for line in linked.splitlines() if "=> /" in line and "/swift/" not in line}
    ours = {name for name in names if re.match(r"lib(websockets|uv|ssl|crypto|sqlite3|jemalloc|z)\.so", name)}
    base = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "libgcc_s.so.1", "libstdc++.so.6"}
    assert names - ours - base <= {"libcap.so.2"}, "libcap2 comes with libwebsockets17"


def test_what_the_image_copies_exists_and_nothing_runs_as_root():
    build, run = instructions()
    for line in build + run:
        if line.startswith("COPY ") and "--from" not in line:
            *sources, _ = shlex.split(line)[1:]
            assert [each for each in sources if not (ROOT / each).exists()] == []
    users = [line.split()[1] for line in run if line.startswith("USER ")]
    assert users and users[-1] not in ("root", "0")
    entry = next(line for line in run if line.startswith("ENTRYPOINT "))
    assert set(re.findall(r"--[a-z-]+", entry)) <= flags_of_help()


def test_the_linter_has_nothing_to_say_about_the_image():
    linter = Path(sys.executable).with_name("hadolint")
    said = subprocess.run([linter, DEPLOY / "Dockerfile"], capture_output=True, text=True, timeout=60)
    assert said.stdout + said.stderr == ""


@pytest.fixture
def unit(tmp_path):
    """The unit with a program that is there."""
    text = (DEPLOY / "systemd/wheelhouse.service").read_text("utf-8")
    assert "/opt/wheelhouse/showcase-server " in text
    path = tmp_path / "wheelhouse.service"
    path.write_text(text.replace("/opt/wheelhouse/showcase-server", str(program())))
    return path


def test_systemd_finds_no_fault_with_the_unit(unit):
    said = subprocess.run(["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, timeout=60)
    assert (said.returncode, said.stderr) == (0, "")


def test_the_unit_is_hardened_and_its_flags_are_the_servers(unit):
    said = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit], capture_output=True, text=True,
        timeout=60)
    assert said.returncode == 0, said.stdout
    text = unit.read_text("utf-8").replace("\\\n", " ")
    start = re.search(r"^ExecStart=(.*)$", text, re.MULTILINE).group(1)
    assert set(re.findall(r"--[a-z-]+", start)) <= flags_of_help()


def test_the_unit_waits_for_the_network_and_for_a_clock_that_is_set(unit):
    text = unit.read_text("utf-8")
    told = {key: re.search(rf"^{key}=(.*)$", text, re.MULTILINE).group(1).split() for key in ("After", "Wants")}
    # What sets the clock asks for the other target itself (systemd.special(7)).
    assert told == {"After": ["network-online.target", "time-sync.target"], "Wants": ["network-online.target"]}


def test_systemd_never_gives_up_on_a_server_that_cannot_start_yet(unit):
    text = unit.read_text("utf-8").split("[Service]")
    # Otherwise five starts within ten seconds are the last ones (systemd.unit(5)).
    assert "\nStartLimitIntervalSec=0\n" in text[0] and "\nRestart=always\n" in text[1]


def test_systemd_is_told_when_the_server_serves_and_when_it_ends(tmp_path, monkeypatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.settimeout(10)
        manager.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        with RealServer() as server:
            assert manager.recv(100) == b"READY=1"
            server.stop()
            assert manager.recv(100) == b"STOPPING=1"


def test_a_backup_of_a_running_server_is_whole_and_serves(tmp_path):
    with RealServer() as server:
        wait_for_data(server)
        data = Path(server.folder.name) / "data"
        back_up(data, tmp_path / "copy")
        again = subprocess.run([DEPLOY / "backup", data, tmp_path / "copy"], capture_output=True, timeout=60)
        assert again.returncode != 0, "an older copy is not written over"
        names = {path.name for path in data.glob("*.sqlite")}
    copies = {path.name: path for path in (tmp_path / "copy").iterdir()}
    assert set(copies) == names != set()
    for path in copies.values():
        with sqlite3.connect(path) as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with RealServer() as restored:
        restored.stop()
        shutil.copytree(tmp_path / "copy", Path(restored.folder.name) / "data", dirs_exist_ok=True)
        restored.start()


def back_up(data, copy):
    subprocess.run([DEPLOY / "backup", data, copy], check=True, timeout=60)


def keep(file, value):
    """Commits a value to a database, or replaces it, and leaves it in the -wal file, as a server that is killed does."""
    file.parent.mkdir(parents=True, exist_ok=True)
    begin = "PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS kept (value); DELETE FROM kept"
    writing = "import os, sqlite3, sys; d = sqlite3.connect(sys.argv[1], isolation_level=None); " \
        "d.executescript(sys.argv[2]); d.execute('INSERT INTO kept VALUES (?)', [sys.argv[3]]); os._exit(0)"
    subprocess.run([sys.executable, "-c", writing, file, begin, value], check=True)
    assert file.with_name(f"{file.name}-wal").stat().st_size > 0


def kept(file):
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return database.execute("SELECT value FROM kept").fetchone()[0]


def files(folder):
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_a_backup_has_what_else_an_app_keeps_and_its_databases_whatever_their_names(tmp_path):
    data, copy = tmp_path / "data", tmp_path / "copy"
    databases = {"sessions.sqlite", "notes.db", "of/ann/notes"}
    for name in databases:
        keep(data / name, name)
    for name in ("portraits/ann", "with space/a b", "dash-wal", "run/0-1-a", "files/secret-7/me.png"):
        (data / name).parent.mkdir(parents=True, exist_ok=True)
        (data / name).write_text(name)
    # What the server has put aside has the look of a database, and is none.
    aside = "of/ann/sessions.sqlite.corrupt-1796084983451"
    (data / aside).write_bytes((data / "sessions.sqlite").read_bytes()[:100] + b"spoilt" * 100)
    back_up(data, copy)
    assert files(copy) == databases | {aside, "portraits/ann", "with space/a b", "dash-wal"}
    assert (copy / aside).read_bytes() == (data / aside).read_bytes()
    assert {kept(copy / name) for name in databases} == databases
    inside = subprocess.run([DEPLOY / "backup", data, data / "copy"], capture_output=True, text=True, timeout=60)
    assert inside.returncode != 0 and "elsewhere" in inside.stderr and not (data / "copy").exists()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_backup_that_was_interrupted_is_none(tmp_path, how):
    keep(tmp_path / "data/sessions.sqlite", "a")
    # It waits for this one.
    with closing(sqlite3.connect(tmp_path / "data/z.sqlite", isolation_level=None)) as writer:
        writer.executescript("CREATE TABLE a (b); BEGIN EXCLUSIVE")
        backup = subprocess.Popen([DEPLOY / "backup", tmp_path / "data", tmp_path / "copy"], start_new_session=True)
        part = tmp_path / "copy.part"
        wait_until(lambda: (part / "sessions.sqlite").exists())
        os.killpg(backup.pid, how)
        assert backup.wait(10) == -how
    assert not (tmp_path / "copy").exists() and part.exists() == (how == signal.SIGKILL)


def test_who_goes_back_to_a_backup_twice_has_it_and_what_was_there_before(tmp_path):
    page = (ROOT / "Sources/Wheelhouse/Wheelhouse.docc/RunningIt.md").read_text("utf-8")
    command = re.search(r"^    sudo (sh -ec '.*?')$", page, re.MULTILINE | re.DOTALL).group(1)
    data, backup = tmp_path / "data", tmp_path / "backup"
    for old, new in {"/var/lib/wheelhouse": data, "/backup": backup}.items():
        assert old in command
        command = command.replace(old, str(new))
    for name in ("sessions.sqlite", "notes.db"):
        keep(data / name, "good")
    (data / "portraits").mkdir()
    (data / "portraits/ann").write_text("good")
    (data / "run").mkdir()
    backup.mkdir()
    back_up(data, backup / "2026-11-21")
    for bad in ("bad", "worse"):
        for name in ("sessions.sqlite", "notes.db", "later.sqlite"):
            keep(data / name, bad)
        (data / "portraits/ann").write_text(bad)
        subprocess.run(command, shell=True, check=True, timeout=60)
        assert files(data) == {"sessions.sqlite", "notes.db", "portraits/ann"} and (data / "run").is_dir()
        found = {kept(data / "sessions.sqlite"), kept(data / "notes.db"), (data / "portraits/ann").read_text()}
        assert found == {"good"}
        time.sleep(1.1)
    befores = sorted(backup.glob("before-*"))
    assert [kept(before / "later.sqlite") for before in befores] == ["bad", "worse"]
    # Where it has no name to put aside what is there, it copies nothing.
    keep(data / "sessions.sqlite", "newer")
    refused = subprocess.run(command.replace("before-$(date +%s)", befores[0].name), shell=True, capture_output=True)
    assert refused.returncode != 0 and kept(data / "sessions.sqlite") == "newer"


BUSY = """
import sqlite3, sys, time
with sqlite3.connect(sys.argv[1], isolation_level=None, timeout=30) as database:
    while True:
        database.execute("UPDATE sums SET value = value + 1")
        time.sleep(0.001)
"""


def test_a_backup_comes_to_an_end_while_others_write(tmp_path):
    (tmp_path / "data").mkdir()
    file = tmp_path / "data/busy.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript("PRAGMA journal_mode = WAL; CREATE TABLE rows (body); CREATE TABLE sums (value)")
        database.executemany("INSERT INTO rows VALUES (zeroblob(?))", [(100_000,)] * 600)
        database.executemany("INSERT INTO sums VALUES (?)", [(0,)] * 10)
    busy = subprocess.Popen([sys.executable, "-c", BUSY, file])
    try:
        subprocess.run([DEPLOY / "backup", tmp_path / "data", tmp_path / "copy"], check=True, timeout=10)
        assert busy.poll() is None
    finally:
        busy.kill()
        busy.wait()
    with sqlite3.connect(tmp_path / "copy/busy.sqlite") as copy:
        assert copy.execute("SELECT count(*) FROM rows").fetchone() == (600,)
        assert copy.execute("SELECT count(DISTINCT value) FROM sums").fetchone() == (1,)


def wait_until(is_so):
    end = time.monotonic() + 10
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def wait_for_data(server):
    """Looks at an app, which makes its database."""
    from websockets.sync.client import connect

    from client import Client
    with connect(server.url.replace("http", "ws") + "/socket", subprotocols=["wheelhouse.v1"]) as socket_:
        Client(socket_, "/products").tap("Keyboard")
