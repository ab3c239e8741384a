"""Sliders: the labels at their ends."""

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node, text


def slider(name, **more):
    return node("slider", id=f"slider-{name}", text=name, min=10, max=90, value=30, **more)


ENDS = {"minimumValueLabel": [text("10 min")], "maximumValueLabel": [node("image", systemName="clock")]}


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_a_slider_stands_between_its_ends_and_is_called_by_its_words_alone(drawn, shot, size, scheme):
    page = drawn(node("form", children=[slider("Length", **ENDS), slider("A rather long name of a slider", **ENDS), slider("Plain"),
        slider("Hidden", labelsHidden=True, **ENDS), node("hStack", children=[text("Beside"), slider("Among", **ENDS)])]), size=size)
    page.emulate_media(color_scheme=scheme)
    for name in ("Length", "A rather long name of a slider", "Hidden", "Among"):
        line = page.get_by_role("slider", name=name, exact=True)
        expect(line).to_be_visible()
        least, length, most = (line.locator(f"xpath={way}").bounding_box() for way in ("preceding-sibling::*[1]", ".", "following-sibling::*[1]"))
        assert least["x"] + least["width"] <= length["x"] and length["x"] + length["width"] <= most["x"]
        assert length["width"] > 60 and most["x"] + most["width"] < page.viewport_size["width"] - 20
        assert abs(least["y"] + least["height"] / 2 - length["y"] - length["height"] / 2) < 3
    assert violations(page) == []
    shot(page, f"sliders-{size}-{scheme}")


def test_keys_that_come_faster_than_answers_are_all_counted(open_page, shop):
    page = open_page(f"{shop.url}/library/settings")
    line = page.get_by_role("slider", name="Font Size")
    expect(line).to_have_value("14")
    line.focus()
    for _ in range(25):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(1000)
    expect(line).to_have_value("17.5")
    page.reload()
    expect(line).to_have_value("17.5")
