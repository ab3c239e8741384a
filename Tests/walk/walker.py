"""Somebody who does anything that the document offers, and now and then something that it does not."""

import random

from protocol import actions, nodes

TEXTS = ["", "k", "key", "Zoë", "né \"x\"", "0", "a" * 70, "🎾", "<b>", "new"]
DATES = ["2026-01-31", "2026-11-21T10:00", "10:00"]


def in_reach(value):
    """Every node that is not covered: of stacks the top, of tabs the selected one, of columns the one shown."""
    if isinstance(value, list):
        for item in value:
            yield from in_reach(item)
    elif isinstance(value, dict):
        parts = value
        if "type" in value:
            yield value
            parts = {name: item for name, item in value.items() if name != "children"}
            parts["children"] = shown(value)
        for item in parts.values():
            yield from in_reach(item)


def shown(node):
    children, kind = node.get("children", []), node["type"]
    if kind == "navigationStack":
        return [children[-1] | {"leads back": len(children) > 1}] if children else []
    if kind == "tabView":
        return [*({**tab, "children": []} for tab in children), *(
            tab.get("children", []) for tab in children if tab["id"] == node.get("selection"))]
    if kind == "navigationSplitView":
        return [
            column | {"leads back": column["id"] == node.get("collapsed") and column["column"] != "sidebar"}
            for column in children
            if not column.get("hidden") and node.get("collapsed", column["id"]) == column["id"]
        ]
    return children


class Walker:
    """Chooses commands; the same seed in the same documents chooses the same ones."""

    def __init__(self, seed, urls):
        self.random = random.Random(seed)
        self.urls = urls
        self.gone = []

    def command(self, document):
        """A command, and whether the document offers it."""
        if self.random.random() < 0.1:
            return self.unoffered(document), False
        return self.offered(document), True

    def offered(self, document):
        pick = self.random.random()
        if pick < 0.04:
            return {"type": "open", "url": self.random.choice(self.urls)}
        if pick < 0.06:
            return {"type": "layout", "layout": self.random.choice(["compact", "regular"])}
        leavable = self.leavable(document)
        if pick < 0.2 and leavable:
            return {"type": "back", "target": self.random.choice(leavable)}
        choices = self.choices(document)
        if not choices:
            return {"type": "open", "url": self.random.choice(self.urls)}
        node, name = self.random.choice(choices)
        self.gone = [*self.gone[-50:], node["id"]]
        command = {"type": "action", "target": node["id"], "name": name}
        value = self.value(document, node, name)
        return command if value is None else command | {"value": value}

    def unoffered(self, document):
        choices = self.choices(document)
        node, name = self.random.choice(choices) if choices else ({"id": "AAAAAAAAAA"}, "tap")
        return self.random.choice([
            {"type": "action", "target": "AAAAAAAAAA", "name": "tap"},
            {"type": "action", "target": self.random.choice(self.gone or ["BBBBBBBBBB"]), "name": "tap"},
            {"type": "action", "target": node["id"], "name": name, "rev": 1},
            {"type": "action", "target": node["id"], "name": "juggle"},
            {"type": "action", "target": node["id"], "name": "change", "value": {"no": ["such", 1e300]}},
            {"type": "action", "target": node["id"], "name": "move", "value": -1},
            {"type": "back", "target": node["id"]},
            {"type": "open", "url": "/nowhere/%zz"},
            {"type": "open", "url": self.random.choice(self.urls) + "/beyond/all"},
        ])

    def choices(self, document):
        """Everything in the document that takes an action: the topmost level mostly, for the rest is covered."""
        levels = [document["root"], *(level["content"] for level in document["presentations"])]
        found = list(in_reach(levels[-1])) if self.random.random() < 0.95 else nodes(levels)
        found = [*found, *nodes([banner.get("children", []) for banner in document["banners"]])]
        found = [(node, name) for node in found if "id" in node for name in actions(node)]
        if document["presentations"] and "actions" in document["presentations"][-1]:
            top = document["presentations"][-1] | {"type": "presentation"}
            found += [(top, name) for name in top["actions"]]
        return found

    def leavable(self, document):
        above = document["presentations"]
        level = above[-1]["content"] if above else document["root"]
        found = [screen["id"] for screen in in_reach(level) if screen.get("leads back")]
        return [*found, *(item["id"] for item in above[-1:] + document["banners"])]

    def value(self, document, node, name):
        if name == "move":
            return self.random.randrange(8)
        if name == "drop":
            dragged = [other for other in nodes([document["root"]]) if set(other.get("drags", [])) & set(node["drops"])]
            return self.random.choice(dragged)["id"] if dragged else "AAAAAAAAAA"
        if name == "change":
            return self.changed(node)
        if name in ("focus", "scrollVisibility"):
            return self.random.random() < 0.7
        return None

    def changed(self, node):
        kind, pick = node["type"], self.random.choice
        if kind == "toggle":
            return not node["value"]
        if kind == "slider":
            return self.random.choice([node["min"], node["max"], (node["min"] + node["max"]) / 2])
        if kind == "picker":
            return pick(node["options"])["id"] if node["options"] else "none"
        if kind == "datePicker":
            return pick(DATES)
        if kind == "presentation":
            return pick(node["detents"])
        if kind == "navigationSplitView":
            return pick(["all", "doubleColumn", "detailOnly"])
        return pick(TEXTS)
