"""Trees: rows that unfold others, which begin further in."""

import pytest

from axe import LOOKS, violations
from fake.app import node, text
from frames import told
from relay import relay


def end(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"]


ARROW = dict(disclosure="collapsed", buttonStyle="plain", children=[node("image", systemName="chevron.forward", accessibilityHidden=True)])


def row(level, words, *arrow, **more):
    label = node("label", text=words, systemImage="folder")
    return node("row", id=f"row{level}", actions=["select"], level=level or None, children=[label, *arrow], **more)


def branch(level, words, **more):
    return row(level, words, node("button", id=f"arrow{level}", **ARROW), **more)


def unfolding(name, words):
    image = node("image", systemName="chevron.down", accessibilityHidden=True)
    return node("button", id=name, buttonStyle="plain", frame="fill", disclosure="expanded", children=[
        node("hStack", children=[text(words), node("spacer"), image])])


def tree(several=False):
    rows = [branch(0, "Work"), branch(1, "Reports", selected=True), branch(2, "A folder with a rather long name, which is broken"),
            row(3, "May"), row(9, "Far in")]
    return node("scrollView", children=[
        node("list", multiselectable=several, children=rows),
        node("list", children=[
            unfolding("europe", "Europe"), node("row", level=1, children=[unfolding("germany", "Germany")]),
            node("row", level=2, children=[text("Berlin")])])])


@pytest.mark.parametrize("size, scheme", LOOKS)
@pytest.mark.parametrize("several", [False, True])
def test_a_tree_is_drawn_further_in_at_each_level_and_axe_finds_nothing(drawn, shot, size, scheme, several):
    page = drawn(tree(several), size=size)
    page.emulate_media(color_scheme=scheme)
    left = lambda words: page.get_by_text(words).bounding_box()["x"]
    names = ("Work", "Reports", "A folder", "May", "Far in")
    assert [left(words) for words in names] == sorted(left(words) for words in names)
    assert left("Europe") < left("Germany") < left("Berlin")
    ends = {round(end(page.get_by_role("button", name=words, expanded=False).last)) for words in names[:3]}
    assert len(ends) == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    shot(page, f"tree-{'several' if several else 'one'}-{size}-{scheme}")


@pytest.mark.parametrize("size, scheme", LOOKS)
def test_what_a_group_in_a_list_unfolds_begins_below_the_words_of_its_label(drawn, shot, size, scheme):
    group = [unfolding("advanced", "Advanced"), text("A text", level=1),
             node("toggle", id="t", level=1, text="A toggle", value=True),
             node("navigationLink", id="l", level=1, text="A link"), {**unfolding("inner", "Further"), "level": 1},
             node("row", id="r", level=2, actions=["delete"], children=[text("A row")]), text("After")]
    page = drawn(node("list", children=group), size=size)
    page.emulate_media(color_scheme=scheme)
    left = lambda words: round(page.get_by_text(words, exact=True).bounding_box()["x"])
    start = left("Advanced")
    assert [left(words) - start for words in ("A text", "A toggle", "A link", "Further", "A row", "After")] == [24, 24, 24, 24, 48, 0]
    assert violations(page) == []
    shot(page, f"disclosure-{size}-{scheme}")


def test_of_a_row_that_is_selected_the_arrow_unfolds_and_the_rest_selects(drawn):
    page = drawn(tree())
    sent = told(page)
    page.reload()
    page.get_by_role("button", name="Reports", expanded=False).click()
    page.get_by_text("Reports").click()
    page.wait_for_function("() => !document.querySelector('[data-pending]')")
    assert [(each["target"], each["name"]) for each in sent if each["type"] == "action"] == [("arrow1", "tap"), ("row1", "select")]


def test_in_a_sidebar_a_tree_is_further_in_at_each_level_too(open_page, base_url):
    page = open_page(f"{base_url}/", "regular", reduced_motion="reduce")
    column = lambda name, view: node("splitColumn", id=f"column-{name}", column=name, children=[
        node("screen", id=f"screen-{name}", title=name, children=[view])])
    split = node("navigationSplitView", id="split-----", children=[column("sidebar", tree()["children"][0]), column("detail", text("Detail"))])
    relay(page, lambda said: said["document"].update(root=split))
    page.reload()
    left = lambda words: page.get_by_text(words).bounding_box()["x"]
    assert [left(words) - left("Work") for words in ("Reports", "A folder", "May")] == [24, 48, 72]
