"""The catalogue's pages and the README, and what they name."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE = ROOT / "Sources" / "Wheelhouse" / "Wheelhouse.docc"
PAGES = [ROOT / "README.md", *sorted(CATALOGUE.glob("*.md"))]

# Code voice that begins with one of the project's folders, or names a file in it, is a path.
PATH = re.compile(r"`((?:Sources|Tests|deploy|script|web)/[^`\s]*|Package\.swift)`")
LISTING = re.compile(r"^From `([^`]+)`:\n\n```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def paths(text):
    """Every path that is named, `{a,b}` taken apart."""
    for path in PATH.findall(text):
        before, braces, after = re.fullmatch(r"([^{]*)(?:\{([^}]*)\})?(.*)", path).groups()
        yield from (before + part + after for part in (braces or "").split(","))


def listings(text):
    """Every listing that says which file it is from, as the path and the lines."""
    for path, _, lines in LISTING.findall(text):
        yield path, [line.strip() for line in lines.splitlines() if line.strip() not in ("", "…")]
