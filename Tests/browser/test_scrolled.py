"""An app brings a part of what it shows into view."""

import json

import pytest

from fake.app import node, text
from relay import relay

# How far it is from the upper and from the lower end of what can be seen beside the bars.
PLACE = """name => {
  const scroller = document.querySelector('.scroller');
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const [inner, outer] = [document.querySelector(`[data-scroll-id="${name}"]`).closest('.row'), scroller]
    .map((element) => element.getBoundingClientRect());
  return {
    above: inner.top - outer.top - parseFloat(scrollPaddingTop),
    below: outer.bottom - inner.bottom - parseFloat(scrollPaddingBottom),
  };
}"""


@pytest.fixture
def rows(open_page, base_url):
    """A page on a hundred rows, which is told effects by `effect`."""
    listed = [node("text", text=f"Row {i}", scrollID=f"row{i:07}") for i in range(50)] + [
        node("row", id=f"row-{i}", scrollID=f"row{i:07}", actions=["delete"], children=[text(f"Row {i}")]) for i in range(50, 100)]
    screen = node("screen", id="scr", title="Rows", children=[node("list", id="list", children=listed)])
    page = open_page(f"{base_url}/", "compact", reduced_motion="reduce")
    sockets = relay(page, lambda said: said["document"].update(root=node("navigationStack", id="stack", children=[screen])))
    page.reload()
    page.get_by_text("Row 99").wait_for()

    def effect(**members):
        sockets[-1].send(json.dumps({"type": "effect", "name": "scrollTo", **members}))
        page.wait_for_timeout(100)
    page.effect = effect
    return page


@pytest.mark.parametrize("target", ["row0000049", "row0000050"])
@pytest.mark.parametrize("anchor", ["top", "center", "bottom"])
def test_a_point_of_it_meets_the_same_one_of_what_scrolls(rows, target, anchor):
    rows.effect(target=target, anchor=anchor)
    place = rows.evaluate(PLACE, target)
    off = {"top": place["above"], "center": place["above"] - place["below"], "bottom": place["below"]}[anchor]
    assert abs(off) < 3, place


def test_without_one_it_scrolls_no_further_than_it_takes(rows):
    rows.effect(target="row0000050")
    assert abs(rows.evaluate(PLACE, "row0000050")["below"]) < 3
    rows.effect(target="row0000048")
    assert abs(rows.evaluate(PLACE, "row0000050")["below"]) < 3
    rows.effect(target="nowhere---")
    assert abs(rows.evaluate(PLACE, "row0000050")["below"]) < 3
