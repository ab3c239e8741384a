"""Sliders: the labels at their ends, and what they say."""

import re

import pytest
from playwright.sync_api import expect

from axe import LOOKS, violations
from fake.app import node, text
from scripted import Scripted


def slider(name, **more):
    return node("slider", **{"id": f"slider-{name}", "text": name, "min": 10, "max": 90, "value": 30} | more)


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


def test_until_the_app_has_words_for_where_it_is_moved_a_slider_says_the_number(page):
    def named(name, value, words, **more):
        return slider(name, value=value, accessibilityValue=words, **more)

    views = [named("Length", 30, "half an hour", step=1), named("Size", 30, "thirty points")]
    server = Scripted(page, *views, answer=lambda server, command: None)
    page.reload()
    length, size = (page.get_by_role("slider", name=name) for name in ("Length", "Size"))
    expect(length).to_have_attribute("aria-valuetext", "half an hour")
    length.press("ArrowRight")
    expect(length).to_have_value("31")
    expect(length).not_to_have_attribute("aria-valuetext", re.compile(""))
    size.press("ArrowRight")
    expect(size).to_have_attribute("aria-valuetext", "30.8")
    # What comes of an earlier value is not what it stands at by now.
    server.show(named("Length", 30, "thirty minutes", step=1), views[1])
    page.wait_for_timeout(100)
    expect(length).not_to_have_attribute("aria-valuetext", re.compile(""))
    server.show(named("Length", 31, "about half an hour", step=1), views[1], ack=server.commands[-1])
    expect(length).to_have_attribute("aria-valuetext", "about half an hour")
    # The app has taken it back.
    expect(size).to_have_value("30")
    expect(size).to_have_attribute("aria-valuetext", "thirty points")
