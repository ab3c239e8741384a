"""What SwiftUI has and Wheelhouse has not is told by the compiler, with what to write instead."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HABITS = [ROOT / f"Tests/docs/{name}.swift" for name in ("hints", "hints_without_foundation")]
# The compiler gives up an expression after a time; a hint that comes only shortly before that is no hint.
FLAGS = ["-swift-version", "6", "-default-isolation", "MainActor", "-diagnostic-style", "llvm",
         "-Xfrontend", "-solver-expression-time-threshold=1",
         "-load-plugin-executable", f"{ROOT}/.build/debug/WheelhouseMacros-tool#WheelhouseMacros"]


def habits(path):
    """Each declaration written out of habit: its first line, its last, and the hint that stands above it."""
    first = 1
    for block in path.read_text("utf-8").split("\n\n"):
        lines = block.split("\n")
        said = [line.removeprefix("// ") for line in lines if line.startswith("// ")]
        if 0 < len(said) < len(lines):
            yield first, first + len(lines) - 1, " ".join(said)
        first += len(lines) + 1


def complaints(path):
    """What the compiler says of a file, by line."""
    maps = sorted(ROOT.glob("Sources/C*/**/module.modulemap"))
    said = subprocess.run(
        ["swiftc", "-typecheck", *FLAGS, "-I", ROOT / ".build/debug/Modules",
         *(word for each in maps for word in ("-Xcc", f"-fmodule-map-file={each}")), path],
        capture_output=True, text=True, timeout=120)
    pattern = re.compile(rf"{path.name}:(\d+):\d+: (?:error|warning): (.*)")
    return [(int(line), text) for line, text in pattern.findall(said.stdout + said.stderr)]


def hints():
    """What the library says of everything that is absent."""
    files = (ROOT / "Sources/Wheelhouse/Views/Unavailable").glob("*.swift")
    source = "".join(path.read_text("utf-8") for path in files)
    found = re.findall(r'\*, (?:unavailable|deprecated),\s*message:\s*"((?:[^"\\]|\\.)*)"', source)
    return {re.sub(r"\\(.)", r"\1", hint) for hint in found}


@pytest.mark.parametrize("path", HABITS, ids=lambda path: path.stem)
def test_a_habit_is_answered_with_what_to_write_instead(path):
    said, wrong = complaints(path), []
    for first, last, hint in habits(path):
        here = {text for line, text in said if first <= line <= last}
        said = [(line, text) for line, text in said if not first <= line <= last]
        answer = re.compile(rf".*(is (un|de)\w+|was used to satisfy a requirement of protocol '\w+'): {re.escape(hint)}( \[#\w+\])?")
        # What takes an absent part of a protocol for its own does not conform to it.
        others = {text for text in here if not answer.fullmatch(text) and "does not conform to protocol" not in text}
        if not here or others or not any(map(answer.fullmatch, here)):
            wrong.append((f"line {first} to {last}", here or "compiles"))
    assert not wrong
    assert not said, "errors beside the habits"


def test_the_listing_of_a_page_compiles(tmp_path):
    page = (ROOT / "Sources/Wheelhouse/Wheelhouse.docc/AConversation.md").read_text("utf-8")
    listing = [line[4:] for line in page.split("\n") if line.startswith("    ") or not line]
    file = tmp_path / "listing.swift"
    file.write_text("import Observation\nimport Wheelhouse\n\n" + "\n".join(listing))
    assert len(listing) > 60 and complaints(file) == []


def test_every_hint_is_shown_by_a_habit():
    assert hints() == {hint for path in HABITS for _, _, hint in habits(path)}
