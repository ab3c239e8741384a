"""Gauges: bars and rings that are filled up to a value, and meters for whoever cannot see them."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node, text

BARS, RINGS = (None, "accessoryLinear", "accessoryLinearCapacity"), ("accessoryCircular", "accessoryCircularCapacity")


def gauge(style=None, value=110, **more):
    bounds = {"minimumValueLabel": [text("40")], "maximumValueLabel": [text("180")]}
    return node("gauge", gaugeStyle=style, text="Pulse", value=value, min=40, max=180, children=[text(f"{value}/min")], **{**bounds, **more})


def everywhere():
    icon = node("label", text="Oxygen", systemImage="heart")
    plain = node("gauge", label=[icon], value=0.25, tint="green")
    return node("list", children=[
        *(node("section", header=str(style), children=[gauge(style)]) for style in BARS),
        node("section", header="Rings", children=[
            node("hStack", children=[gauge(style, tint="red") for style in RINGS]), gauge(RINGS[0], 40)]),
        node("section", header="Others", children=[
            plain, node("group", title="Box", children=[plain]), node("hStack", children=[text("Beside"), plain])]),
    ])


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_a_gauge_says_its_value_and_axe_finds_nothing(drawn, shot, size, scheme):
    page = drawn(everywhere(), size=size)
    page.emulate_media(color_scheme=scheme)
    meter = page.get_by_role("meter", name="Pulse, 110/min").first
    assert [meter.get_attribute(name) for name in ("min", "max", "value")] == ["40", "180", "110"]
    expect(page.get_by_role("meter", name="Oxygen")).to_have_count(3)
    assert violations(page) == []
    shot(page, f"gauges-{size}-{scheme}")
    page.get_by_text("Others").scroll_into_view_if_needed()
    shot(page, f"gauges-end-{size}-{scheme}")


def test_the_value_stands_in_the_ring_and_its_bounds_at_the_ends(drawn):
    page = drawn(node("list", children=[gauge(RINGS[0])]))
    ring = page.locator(".gauge-scale").bounding_box()
    value, least, most = (page.get_by_text(words, exact=True).bounding_box() for words in ("110/min", "40", "180"))
    middle = lambda box: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    (x, y), (across, down) = middle(value), middle(ring)
    assert abs(x - across) < 1 and abs(y - down) < 1 and value["width"] < ring["width"]
    assert least["x"] + least["width"] < across < most["x"]
    assert min(least["y"], most["y"]) > down
    assert page.get_by_text("Pulse").bounding_box()["y"] >= ring["y"] + ring["height"]
    # A ring that is filled says no more than its value.
    page = drawn(node("list", children=[gauge(RINGS[1])]))
    expect(page.get_by_text("Pulse")).to_be_hidden()
    expect(page.get_by_role("meter", name="Pulse, 110/min")).to_be_attached()


def test_a_mark_is_where_the_value_is_whichever_way_the_page_is_read(drawn):
    for direction in ("leftToRight", "rightToLeft"):
        page = drawn(node("list", layoutDirection=direction, children=[gauge(BARS[1], 40)]))
        bar = page.locator(".gauge-scale").bounding_box()
        least = page.get_by_text("40", exact=True).bounding_box()
        assert (least["x"] < bar["x"]) == (direction == "leftToRight")
        mark = page.locator(".gauge-scale").evaluate(
            "bar => { const style = getComputedStyle(bar, '::after'); return [parseFloat(style.left), parseFloat(style.right)]; }")
        assert (mark[0] < mark[1]) == (direction == "leftToRight")
