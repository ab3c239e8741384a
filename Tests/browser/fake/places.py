"""A small app of containers: tabs with stacks (/tabs), a split view of three columns (/library), a stack of screens beside other
views (/around/vStack), and every kind of presentation."""

import re

from .app import Refused, node, text

SONGS = ["Blue in Green", "So What", "Naima", "Footprints", "Solar", "Oleo", "Doxy", "Nardis", "Four", "Airegin", "Tune Up", "Milestones"]
PLAYERS = ["Ada", "Bea", "Cem", "Dora", "Emil", "Finn"]
TABS = {"songs": ("Songs", "music.note"), "players": ("Players", "person.2"), "search": ("Search", None)}
CATEGORIES = {"one": ("Category 1", "folder"), "two": ("Category 2", "tray"), "three": ("Category 3", "bookmark"),
              "settings": ("Settings", "gearshape")}
KINDS = {"cover": "Full Screen Cover", "popover": "Popover", "detents": "Sheet with Detents", "strict": "Strict Cover",
         "confirm": "Confirmation", "name": "Alert with a Name"}


def row(child, **members):
    return node("row", children=[child], **members)


class Places:
    """One session's state, its document, and what each command does to it."""

    def __init__(self, url, layout):
        self.layout = layout
        self.root, self.tab, self.part = "tabs", "songs", "overview"
        self.paths = {name: [] for name in TABS}
        self.visited = set()
        self.category, self.item, self.more, self.sidebar = "one", None, False, True
        self.around = "vStack"
        self.presented, self.detent, self.name, self.count, self.inspected = [], "medium", "", 0, False
        self.banners = []
        self.actions = {}
        self.open(url)

    @staticmethod
    def owns(url):
        return re.match(r"/(tabs|library|around)\b", url) is not None

    # Commands

    def open(self, url):
        root, *rest = url.strip("/").split("/")
        known = {"tabs": lambda: rest[:1] in ([], *([name] for name in TABS)),
                 "library": lambda: rest[:1] in ([], *([name] for name in CATEGORIES)),
                 "around": lambda: rest in (["vStack"], ["hStack"], ["zStack"])}
        if root not in known or not known[root]():
            raise Refused("unknown_url", f"There is nothing at {url}.")
        self.root, self.presented = root, []
        if root == "tabs":
            self.tab = rest[0] if rest else "songs"
            self.paths[self.tab] = rest[1:]
        elif root == "around":
            self.around = rest[0]
        else:
            first = rest[0] if rest else "one" if self.layout == "regular" else None
            self.category, self.item, self.more = first, (rest[1] if len(rest) > 1 else None), len(rest) > 2

    def url(self):
        if self.root == "around":
            return f"/around/{self.around}"
        if self.root == "tabs":
            return "/".join(["/tabs", *([self.tab] if self.tab != "songs" or self.paths[self.tab] else []), *self.paths[self.tab]])
        parts = [self.category, self.item, "more" if self.item and self.more else None]
        return "/".join(["/library", *(each for each in parts if each)])

    def back(self, target):
        banner = next((each for each in self.banners if each["id"] == target), None)
        if banner:
            self.banners.remove(banner)
        elif self.presented:
            self.dismiss(target)
        elif target == "inspector-":
            self.inspected = False
        elif target == "scr-more":
            self.more = False
        elif target == "col-detail":
            self.item = None
        elif target == "col-content":
            self.category = None
        elif self.root != "library" and self.paths[self.tab] and target == f"scr-{self.tab}-{len(self.paths[self.tab])}":
            self.paths[self.tab].pop()
        else:
            raise Refused("nothing_to_pop", "This is the first screen.")

    def dismiss(self, target):
        if target != "pre-" + self.presented[-1]:
            raise Refused("covered", "Something covers that.")
        if self.presented[-1] == "strict":
            raise Refused("not_dismissable", "Use its buttons.")
        self.presented.pop()

    def act(self, target, name, value):
        if (target, name) not in self.actions:
            raise Refused("unknown_action", "That does nothing.")
        self.actions[target, name](value)

    def covers(self, _):
        return False

    def on(self, target, name, act):
        self.actions[target, name] = act
        return target

    def set(self, **values):
        return lambda _: self.__dict__.update(values)

    # Document

    def document(self):
        self.actions = {}
        root = {"tabs": self.tabs, "library": self.library, "around": self.surrounded}[self.root]()
        return {"url": self.url(), "title": self.root.title(), "root": root,
                "presentations": [self.presentation(each) for each in self.presented], "banners": list(self.banners)}

    def tabs(self):
        self.visited.add(self.tab)
        return node("tabView", id="tabs", selection=f"tab-{self.tab}", children=[self.tab_node(name) for name in TABS])

    def surrounded(self):
        beside = node("vStack", children=[text("Now playing"), node("button", id=self.on("next", "tap", self.set()), text="Next")])
        return node(self.around, alignment="bottom" if self.around == "zStack" else None,
                    children=[node("vStack", children=[self.stack("songs")]), beside])

    def tab_node(self, name):
        def select(_):
            if self.tab == name:
                self.paths[name].clear()
            self.tab = name
        title, image = TABS[name]
        return node("tab", id=self.on(f"tab-{name}", "select", select), text=title, systemImage=image,
                    badge="3" if name == "players" else None, role="search" if name == "search" else None,
                    children=[self.stack(name)] if name in self.visited else None)

    def stack(self, name):
        screens = [self.listing(name)] + [self.detail(name, at + 1, each) for at, each in enumerate(self.paths[name])]
        return node("navigationStack", id=f"stack-{name}", children=screens)

    def listing(self, name):
        rows = PLAYERS if name == "players" else SONGS * 4
        rows = [row(node("navigationLink", id=self.on(f"{name}-{at}", "tap", self.push(name, str(at))), text=each))
                for at, each in enumerate(rows)]
        search = [node("searchField", id=self.on("find", "change", lambda _: None), prompt="Songs", value="")] if name == "search" else None
        return node("screen", id=f"scr-{name}-0", title=TABS[name][0], search=search, children=[node("list", children=rows)])

    def push(self, name, item):
        return lambda _: self.paths[name].append(item)

    def detail(self, name, depth, item):
        titles = PLAYERS if name == "players" else SONGS
        title = titles[int(item) % len(titles)] if item.isdigit() else item.title()
        rows = [row(node("button", id=self.on(f"{kind}-{name}-{depth}", "tap", self.present(kind)), text=label)) for kind, label in KINDS.items()]
        rows.append(row(node("button", id=self.on(f"banner-{name}-{depth}", "tap", self.warn), text="Banner")))
        rows.append(row(node("navigationLink", id=self.on(f"next-{name}-{depth}", "tap", self.push(name, "more")), text="More")))
        inspect = node("toolbarItem", placement="primaryAction", children=[node(
            "button", id=self.on(f"inspect-{name}-{depth}", "tap", self.set(inspected=True)), text="Inspect", systemImage="info.circle")])
        shown = self.inspected and self.layout == "regular"
        return node("screen", id=f"scr-{name}-{depth}", title=title, toolbar=[inspect], inspector=[self.inspector()] if shown else None, children=[
            node("list", children=[node("section", header="Presentations", children=rows)])])

    def inspector(self):
        return node("inspector", id="inspector-", children=[node("form", children=[
            node("section", header="About", children=[row(text("Recorded in 1959")), row(node(
                "stepper", id=self.on("rating", "increment", lambda _: None), text="Rating", value=4))])])])

    # Three columns

    def library(self):
        deepest = "col-detail" if self.item or self.category == "settings" else "col-content" if self.category else "col-sidebar"
        columns = [self.categories(), self.items(), self.item_detail()]
        if self.layout == "compact":
            return node("navigationSplitView", id="split", collapsed=deepest, children=columns)
        if not self.sidebar:
            columns[0]["hidden"] = True
        visibility = None if self.sidebar else "doubleColumn"
        return node("navigationSplitView", id=self.on("split", "change", lambda value: self.set(sidebar=value == "all")(None)),
                    columnVisibility=visibility, children=columns)

    def select(self, category):
        def act(_):
            if category != self.category:
                self.category, self.item, self.more = category, None, False
        return act

    def categories(self):
        rows = [row(node("navigationLink", id=self.on(f"cat-{name}", "tap", self.select(name)), text=title, systemImage=image),
                    id=f"row-{name}", actions=["select"], selected=name == self.category)
                for name, (title, image) in CATEGORIES.items()]
        return node("splitColumn", id="col-sidebar", column="sidebar", title="Library", children=[node("list", children=rows)])

    def items(self):
        title = CATEGORIES[self.category][0] if self.category else "Items"
        rows = [row(node("navigationLink", id=self.on(f"item-{at}", "tap", self.set(item=str(at), more=False)), text=f"Item {at}"),
                    id=f"row-item-{at}", actions=["select"], selected=self.item == str(at)) for at in range(1, 31)]
        content = node("contentUnavailable", text="No Items", systemImage="gearshape") if self.category == "settings" else node("list", children=rows)
        return node("splitColumn", id="col-content", column="content", title=title, children=[content])

    def item_detail(self):
        if self.category == "settings":
            return node("splitColumn", id="col-detail", column="detail", title="Settings", children=[self.parts()])
        if not self.item:
            return node("splitColumn", id="col-detail", column="detail", children=[
                node("contentUnavailable", text="No Item Selected", systemImage="tray", description="Choose one from the list.")])
        first = node("screen", id="scr-item", title=f"Item {self.item}", titleDisplayMode="inline", children=[node("list", children=[
            row(node("navigationLink", id=self.on("more", "tap", self.set(more=True)), text="More about It")),
            row(text("Small, round and useful.")),
            row(node("button", id=self.on("sure", "tap", self.present("confirm")), text="Delete", role="destructive"))])])
        more = node("screen", id="scr-more", title="More", children=[node("list", children=[row(text("That was all."))])])
        return node("splitColumn", id="col-detail", column="detail", children=[
            node("navigationStack", id="stack-item", children=[first, more] if self.more else [first])])

    def parts(self):
        titles = {"overview": ("Overview", "doc.text"), "details": ("Details", "list.bullet"), "options": ("Options", "slider.horizontal.3")}
        return node("tabView", id="parts", selection=f"part-{self.part}", children=[
            node("tab", id=self.on(f"part-{name}", "select", self.set(part=name)), text=title, systemImage=image, children=[
                node("form", children=[node("section", header=title, children=[row(text(f"About {title.lower()}")), row(node(
                    "toggle", id=self.on(f"toggle-{name}", "change", lambda _: None), text="Enable", value=True))])])])
            for name, (title, image) in titles.items()])

    # Presentations

    def present(self, kind):
        return lambda _: self.presented.append(kind)

    def warn(self, _):
        number = len(self.banners) + 1
        self.banners.append({"id": f"ban-{number}", "style": ["info", "success", "warning", "error"][number % 4],
                             "text": f"This is message {number}, on top of everything."})

    def close(self, _):
        self.presented.pop()

    def presentation(self, kind):
        def button(name, title, act=self.close, **members):
            return node("button", id=self.on(f"{kind}-{name}", "tap", act), text=title, **members)
        content = node("list", children=[row(button("banner", "Banner", self.warn)), row(button("sure", "Confirmation", self.present("confirm"))),
                                         *(row(text(f"Line {at}")) for at in range(1, 21))])
        done = node("toolbarItem", placement="confirmationAction", children=[button("done", "Done")])
        screen = node("screen", id=f"scr-{kind}", title=KINDS[kind], titleDisplayMode="inline", toolbar=[done], children=[content])
        stack = node("navigationStack", id=f"stack-{kind}", children=[screen])
        few = node("vStack", alignment="leading", padding=True, children=[
            text("About This Song", font="headline"), text("It was played once, and never the same way again.", foreground="secondary"),
            button("plus", f"Play Again ({self.count})", lambda _: self.set(count=self.count + 1)(None), buttonStyle="bordered")])
        wide = self.layout == "regular"
        field = node("textField", id=self.on("field", "change", lambda value: self.set(name=value)(None)), text="Name", value=self.name)
        return {"id": f"pre-{kind}"} | {
            "cover": lambda: {"kind": "fullScreenCover", "content": stack},
            "strict": lambda: {"kind": "fullScreenCover", "interactiveDismissDisabled": True, "content": stack},
            "popover": lambda: {"kind": "popover", "source": f"popover-{self.tab}-{len(self.paths[self.tab])}", "content": few} if wide
            else {"kind": "sheet", "detents": ["medium", "large"], "content": few},
            "detents": lambda: {"kind": "sheet", "detents": ["medium", "large"], "dragIndicator": "visible", "content": stack, "actions": ["change"],
                                "detent": self.detent, "id": self.on("pre-detents", "change", lambda value: self.set(detent=value)(None))},
            "confirm": lambda: {"kind": "confirmationDialog", "title": "Delete This Song?", "message": "It is removed from every list.",
                                "content": node("vStack", children=[button("delete", "Delete", role="destructive"), button("archive", "Archive"),
                                                                    button("cancel", "Cancel", role="cancel")])},
            "name": lambda: {"kind": "alert", "title": "New Player", "message": "Enter a name.", "content": node("vStack", children=[
                field, button("cancel", "Cancel", role="cancel"), button("save", "Save", disabled=not self.name)])},
        }[kind]()
