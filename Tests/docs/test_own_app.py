"""The app that the catalogue begins with: its package builds as it is printed, and is served while it is written."""

import contextlib
import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from client import Client, nodes, texts
from pages import CATALOGUE, ROOT
from real_server import free_port, wait_for

LISTING = re.compile(r"^    // (Package\.swift|Sources/\S+)\n((?:    .*\n|\n)*)", re.MULTILINE)


def printed():
    """Every file that the page prints, by its path."""
    page = (CATALOGUE / "AnAppOfYourOwn.md").read_text("utf-8")
    blocks = re.split(r"(?m)(?=^    // (?:Package\.swift|Sources/))", page)
    found = [LISTING.match(block) for block in blocks]
    return {match[1]: re.sub(r"(?m)^    ", "", match[2]) for match in found if match}


class Writing:
    """`with Writing(folder) as writing:` serves the page's package, beside this one, with script/dev."""

    def __init__(self, folder):
        self.package = folder / "notes"
        self.source = self.package / "Sources/notes/NotesApp.swift"
        (folder / "wheelhouse").symlink_to(ROOT)
        for path, text in printed().items():
            (self.package / path).parent.mkdir(parents=True, exist_ok=True)
            (self.package / path).write_text(text)
        self.port = free_port()
        self.said = folder / "said.txt"

    def __enter__(self):
        command = ["../wheelhouse/script/dev", "notes", "--host", "127.0.0.1", "--port", str(self.port)]
        with open(self.said, "w") as said:
            self.process = subprocess.Popen(command, cwd=self.package, stdout=said, stderr=said, start_new_session=True)
        try:
            self.wait_until_served()
        except BaseException:
            self.end()
            raise
        return self

    def __exit__(self, *_):
        self.end()

    def wait_until_served(self):
        for _ in range(500):
            assert self.process.poll() is None, self.said.read_text()
            try:
                return wait_for(f"http://127.0.0.1:{self.port}/readyz", seconds=1)
            except RuntimeError:
                pass
        raise AssertionError(self.said.read_text())

    def end(self):
        """What Ctrl-C does."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(60)

    def connect(self):
        return connect(f"ws://127.0.0.1:{self.port}/socket", subprotocols=["wheelhouse.v1"])

    def change(self, texts):
        """Saves the view with other texts in place of some that it has."""
        source = self.source.read_text()
        for old, new in texts.items():
            assert old in source
            source = source.replace(old, new)
        self.source.write_text(source)

    def wait_until_said(self, text):
        end = time.monotonic() + 300
        while text not in self.said.read_text():
            assert time.monotonic() < end, self.said.read_text()
            time.sleep(0.1)


class Person(Client):
    """A client that comes back to its session, as a page does."""

    def __init__(self, socket, url, **more):
        self.more = more
        super().__init__(socket, url)

    def say(self, **message):
        super().say(**message, **(self.more if message["type"] == "hello" else {}))

    def hear(self):
        message = super().hear()
        if message["type"] == "welcome":
            self.seq, self.resume = message["seq"], message["resume"]
        return message

    @property
    def field(self):
        return next(node for node in nodes(self.document) if node["type"] == "textField")

    def wait_for_goodbye(self):
        """Waits for as long as a build may take; a client as such is less patient."""
        end = time.monotonic() + 300
        with pytest.raises(ConnectionClosed):
            while time.monotonic() < end:
                with contextlib.suppress(TimeoutError):
                    self.hear()


@pytest.fixture(scope="module")
def writing():
    # Not pytest's own folder, which would keep three builds.
    with TemporaryDirectory(prefix="wheelhouse-") as folder, Writing(Path(folder)) as writing:
        yield writing


def test_what_is_saved_is_on_the_screen_with_what_was_half_typed(writing):
    with writing.connect() as socket:
        person = Person(socket, "/notes")
        person.command(type="action", target=person.field["id"], name="change", value="half a no")
        writing.change({'navigationTitle("Notes")': 'navigationTitle("My Notes")'})
        person.wait_for_goodbye()
    with writing.connect() as socket:
        person = Person(socket, "/notes", resume=person.resume)
        assert {"My Notes", "half a no"} <= set(texts(person.document))


def catalog(title):
    """A string catalog that has another title for the notes."""
    words = {"localizations": {"en": {"stringUnit": {"state": "translated", "value": title}}}}
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {"My Notes": words}})


def test_words_are_read_from_the_catalog_and_anew_when_that_alone_is_saved(writing):
    words = writing.source.with_name("Localizable.xcstrings")
    package = writing.package / "Package.swift"
    with writing.connect() as socket:
        person = Person(socket, "/notes")
        words.write_text(catalog("All Notes"))
        package.write_text(package.read_text().replace(
            "swiftSettings:", 'resources: [.copy("Localizable.xcstrings")],\n      swiftSettings:'))
        writing.change({
            "import Wheelhouse\n": "import Foundation\nimport Wheelhouse\n",
            "struct NotesApp: App {\n": "struct NotesApp: App {\n" + initializer(),
        })
        person.wait_for_goodbye()
    with writing.connect() as socket:
        person = Person(socket, "/notes", resume=person.resume)
        assert "All Notes" in texts(person.document)
        words.write_text(catalog("Each Note"))
        person.wait_for_goodbye()
    with writing.connect() as socket:
        assert "Each Note" in texts(Person(socket, "/notes", resume=person.resume).document)


def initializer():
    """What the page about languages has in an app that has a catalog."""
    page = (CATALOGUE / "Localizing.md").read_text("utf-8")
    return re.search(r"(?ms)^  let stringCatalog: .*?^  }\n", page)[0]


def test_what_does_not_compile_leaves_the_last_program_served(writing):
    with writing.connect() as socket:
        person = Person(socket, "/notes")
        writing.change({"notes.append(draft)": "notes.append(raft)"})
        writing.wait_until_said("error: cannot find 'raft' in scope")
        writing.wait_until_said("not served")
        person.say(type="sync")
        writing.change({"notes.append(raft)": "notes.append(draft + draft)"})
        person.wait_for_goodbye()


def test_state_whose_type_cannot_read_it_begins_anew_and_the_rest_stays(writing):
    with writing.connect() as socket:
        person = Person(socket, "/notes")
        person.command(type="action", target=person.field["id"], name="change", value="milk")
        person.command(type="action", target=person.field["id"], name="submit")
        person.command(type="action", target=person.field["id"], name="change", value="half a no")
        writing.change({
            '@State private var draft = ""': "@State private var draft = 7",
            "text: $draft": 'text: Binding { "\\(draft)" } set: { draft = Int($0) ?? 0 }',
            "guard !draft.isEmpty else { return }": "",
            "notes.append(draft + draft)": 'notes.append("\\(draft)")',
            'draft = ""': "draft = 7",
        })
        person.wait_for_goodbye()
    with writing.connect() as socket:
        shown = texts(Person(socket, "/notes", resume=person.resume).document)
        assert "7" in shown and "half a no" not in shown and any("milk" in text for text in shown)


def test_it_ends_at_a_word_with_its_server(writing):
    assert writing.end() == 130, writing.said.read_text()
    with pytest.raises(OSError):
        writing.connect()
