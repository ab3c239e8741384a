"""What the pages name is there; symbols and pages are checked by script/docs."""

import pytest

from pages import CATALOGUE, PAGES, ROOT, listings, paths


@pytest.fixture(params=PAGES, ids=lambda page: page.stem)
def text(request):
    return request.param.read_text("utf-8")


def test_there_is_a_catalogue():
    assert (CATALOGUE / "Wheelhouse.md").is_file()


def test_every_path_that_is_named_exists(text):
    assert [path for path in paths(text) if not (ROOT / path).exists()] == []


def test_every_listing_with_a_file_is_in_that_file_line_by_line(text):
    for path, lines in listings(text):
        source = [line.strip() for line in (ROOT / path).read_text("utf-8").splitlines()]
        at = 0
        for line in lines:
            assert line in source[at:], f"{path} has no line {line!r} there"
            at = source.index(line, at) + 1


def test_every_page_can_be_read_in_five_minutes(text):
    assert len(text.splitlines()) <= 250
