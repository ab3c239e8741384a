"""A small app to try the browser client on: products with a cart, and a gallery of every node type."""

import copy
import json
import re
from pathlib import Path

GALLERY = json.loads((Path(__file__).parents[2] / "web/fixtures/gallery.json").read_text())
NAMES = ["Keyboard", "Mouse", "Headphones", "Display", "Laptop", "Printer", "Camera", "Phone", "Speaker", "Lamp"]
KINDS = ["Mechanical", "Wireless", "Studio", "Travel", "Compact", "Classic", "Silent", "Large", "Light", "Pro"]
SYMBOLS = ["keyboard", "computermouse", "headphones", "display", "laptopcomputer", "printer", "camera", "iphone",
           "speaker.wave.2", "lightbulb"]


def catalogue():
    products = []
    for number in range(100):
        kind, name = divmod(number, 10)
        slug = NAMES[name].lower() + (f"-{kind + 1}" if kind else "")
        products.append({"id": slug, "title": NAMES[name] + (f" {kind + 1}" if kind else ""), "subtitle": KINDS[(kind + name) % 10]
                         if number else "Mechanical", "price": f"${120 + kind * 10 - name * 5}", "symbol": SYMBOLS[name]})
    return products


PRODUCTS = catalogue()
BY_ID = {product["id"]: product for product in PRODUCTS}


class Refused(Exception):
    def __init__(self, code, message):
        super().__init__(message)
        self.code, self.message = code, message


def node(kind, **members):
    return {"type": kind, **{name: value for name, value in members.items() if value is not None and value is not False}}


def text(value, **members):
    return node("text", text=value, **members)


class App:
    """One session's state, its document, and what each command does to it."""

    def __init__(self, url):
        self.path = []
        self.sheet = None
        self.alert = None
        self.banners = []
        self.query = ""
        self.cart = []
        self.draft = ""
        self.focus = None
        self.loads = 0
        self.gallery = copy.deepcopy(GALLERY)
        self.actions = {}
        try:
            self.open(url)
        except Refused:
            self.banners = [{"id": "ban-url", "style": "error", "text": f"There is nothing at {url}."}]

    # Commands

    def open(self, url):
        places = {"/": [], "/products": ["products"], "/cart": ["products"], "/edit": ["edit"], "/login": ["login"], "/alone": ["alone"]}
        product, page = re.fullmatch(r"/products/([\w-]+)", url), re.fullmatch(r"/gallery/(\w+)", url)
        if product and product[1] in BY_ID:
            path = ["products", f"product {product[1]}"]
        elif page and page[1] in self.gallery:
            path = [f"gallery {page[1]}"]
        elif url in places:
            path = places[url]
        else:
            raise Refused("unknown_url", f"There is nothing at {url}.")
        self.path, self.alert, self.sheet = list(path), None, "cart" if url == "/cart" else None

    def back(self, target):
        if self.alert:
            return self.cancel_alert()
        banner = next((each for each in self.banners if each["id"] == target), None)
        if banner:
            return self.banners.remove(banner)
        if self.sheet:
            if target != "she-" + self.sheet:
                raise Refused("covered", "Something covers that screen.")
            if self.sheet == "strict":
                raise Refused("not_dismissable", "Use its buttons.")
            self.sheet = None
            return None
        if not self.path:
            raise Refused("nothing_to_pop", "This is the first screen.")
        if target != self.screen_id(self.path[-1]):
            raise Refused("stale_target", "That screen is gone.")
        if self.path[-1] == "edit" and self.draft:
            self.ask("discard")
        else:
            self.pop()
        return None

    def pop(self):
        self.path.pop()
        self.draft = ""

    def act(self, target, name, value):
        if (target, name) in self.actions:
            return self.actions[target, name](value)
        found = find(self.gallery, target)
        if found is None:
            raise Refused("unknown_target", "There is no such element.")
        return self.gallery_action(found, name, value)

    def covers(self, target):
        """Whether `target` is on a screen below the one that is seen."""
        if self.path == ["alone"] or self.sheet or self.alert:
            return False
        screens = self.document()["root"]["children"]
        return any(find(screen, target) for screen in screens[:-1]) and not find(screens[-1], target)

    def gallery_action(self, found, name, value):
        if name == "change":
            if found["id"] == "f-amount" and not found.get("invalid"):
                self.amount = found["value"]
            found["value"] = value.upper() if found["id"] == "f-upper" else value
            if found["id"] == "f-amount":
                self.mark_invalid(found)
        elif name == "endEditing":
            number = self.amount if found.pop("invalid", None) else found["value"]
            found["value"] = f"{float(number):.2f}"
        elif name in ("increment", "decrement"):
            found["value"] += 1 if name == "increment" else -1
            found["text"] = f"Quantity: {found['value']}"
        elif name == "select":
            found["selected"] = True if not found.pop("selected", False) else None
            if found["selected"] is None:
                del found["selected"]
        elif name in ("delete", "move"):
            rows = parent(self.gallery, found)
            at = rows.index(found)
            rows.remove(found)
            if name == "move":
                rows.insert(value if value <= at else value - 1, found)
        elif name == "drop":
            self.drop(found, find(self.gallery, value.split()[0]))
        elif name == "tap" and found["id"] == "b-nav":
            self.path.append("product keyboard")
        elif name == "refresh":
            self.loads += 1

    def mark_invalid(self, field):
        """As a field does whose text says no number."""
        field.pop("invalid", None)
        if not re.fullmatch(r"[\d.]*", field["value"]):
            field["invalid"] = True

    def drop(self, found, card):
        if card is None or not set(card.get("drags", [])) & set(found["drops"]):
            raise Refused("invalid_value", "That cannot be dropped there.")
        parent(self.gallery, card).remove(card)
        if found["type"] == "vStack":
            found["children"].insert(-1, card)

    def ask(self, kind):
        self.alert = kind

    def cancel_alert(self):
        if self.alert == "required":
            raise Refused("not_dismissable", "Answer the question.")
        self.alert = None

    # Document

    def document(self):
        self.actions = {}
        screens = [self.home()] + [self.screen(each) for each in self.path]
        root = self.alone() if self.path == ["alone"] else node("navigationStack", id="nav-root", children=screens)
        presentations = [each for each in (self.sheet_node(), self.alert_node()) if each]
        title = screens[-1].get("title", "Alone")
        return {"url": self.url(), "title": title, "root": root, "presentations": presentations,
                "banners": copy.deepcopy(self.banners)}

    def url(self):
        if self.sheet == "cart":
            return "/cart"
        kind, _, name = (self.path[-1] if self.path else "").partition(" ")
        return {"": "/", "products": "/products", "product": f"/products/{name}", "gallery": f"/gallery/{name}",
                "edit": "/edit", "login": "/login", "alone": "/alone"}[kind]

    def on(self, target, name, act):
        self.actions[target, name] = act
        return target

    def go(self, place):
        return lambda _: self.path.append(place)

    def screen_id(self, place):
        kind, _, name = place.partition(" ")
        return f"scr-{name}" if kind == "gallery" else f"scr-{kind}-{name}"

    def home(self):
        places = [("Products", "products", "bag"), ("Edit", "edit", "square.and.pencil")]
        rows = [node("row", children=[node("navigationLink", id=self.on(f"go-{place}", "tap", self.go(place)), text=title,
                                          systemImage=symbol)]) for title, place, symbol in places]
        rows.append(node("row", children=[node("link", text="One screen alone", url="/alone")]))
        pages = [node("row", children=[node("navigationLink", id=self.on(f"go-{name}", "tap", self.go(f"gallery {name}")),
                                           text=page["title"])]) for name, page in self.gallery.items()]
        shows = [("Medium Sheet", "medium"), ("Large Sheet", "large"), ("Strict Sheet", "strict")]
        sheets = [node("row", children=[node("button", id=self.on(f"show-{kind}", "tap", self.present(kind)), text=title)])
                  for title, kind in shows]
        asks = [("Alert", "plain"), ("Alert with Fields", "fields"), ("Required Alert", "required")]
        alerts = [node("row", children=[node("button", id=self.on(f"ask-{kind}", "tap", lambda _, k=kind: self.ask(k)), text=title)])
                  for title, kind in asks]
        banner = node("row", children=[node("button", id=self.on("banner", "tap", self.warn), text="Banner")])
        return node("screen", id="scr-home", title="Showcase", children=[node("list", children=[
            node("section", header="Apps", children=rows), node("section", header="Gallery", children=pages),
            node("section", header="Presentations", children=sheets + alerts + [banner])])])

    def present(self, kind):
        def show(_):
            self.sheet = kind
        return show

    def warn(self, _):
        number = len(self.banners) + 1
        style = ["info", "success", "warning", "error"][number % 4]
        self.banners.append({"id": f"ban-{number}", "style": style, "text": f"This is message {number}, on top of everything."})

    def alone(self):
        count = self.cart.count("count")
        return node("vStack", spacing=16, children=[
            text(f"Count: {count}", font="largeTitle", weight="bold"),
            node("button", id=self.on("count", "tap", lambda _: self.cart.append("count")), text="Increment",
                 buttonStyle="borderedProminent")])

    def screen(self, place):
        kind, _, name = place.partition(" ")
        if kind == "gallery":
            return copy.deepcopy(self.gallery[name])
        return {"products": self.products, "product": self.product, "edit": self.edit, "login": self.login,
                "alone": lambda _: self.home()}[kind](name)

    def cart_item(self, screen):
        return node("toolbarItem", placement="primaryAction", children=[node(
            "button", id=self.on(f"cart-of-{screen}", "tap", self.present("cart")), text="Cart", systemImage="cart",
            badge=str(len(self.cart)) if self.cart else None)])

    def products(self, _):
        wanted = [each for each in PRODUCTS if self.query.lower() in each["title"].lower()]
        rows = [node("row", children=[node("navigationLink", id=self.on(f"row-{each['id']}", "tap", self.go(f"product {each['id']}")), children=[
            node("hStack", spacing=14, children=[
                node("image", systemName=each["symbol"], foreground="accent"),
                node("vStack", alignment="leading", spacing=2, children=[
                    text(each["title"]), text(each["subtitle"], font="subheadline", foreground="secondary")]),
                node("spacer"), text(each["price"], foreground="secondary")])])]) for each in wanted]
        empty = node("contentUnavailable", text=f"No Results for “{self.query}”", systemImage="magnifyingglass",
                     description="Check the spelling or try another word.")
        return node("screen", id="scr-products-", title="Products", titleDisplayMode="large", toolbar=[self.cart_item("products")],
                    search=[node("searchField", id=self.on("search", "change", self.search), prompt="Search products", value=self.query)],
                    children=[node("list", id=self.on("list", "refresh", self.load), actions=["refresh"], children=rows) if rows else empty])

    def search(self, value):
        self.query = value

    def load(self, _):
        self.loads += 1

    def product(self, name):
        product = BY_ID[name]
        add = self.on(f"add-{name}", "tap", lambda _: self.cart.append(name))
        return node("screen", id=f"scr-product-{name}", title=product["title"], toolbar=[self.cart_item(name)], children=[node("list", children=[
            node("section", children=[node("row", children=[node("vStack", frame="fill", padding=True, spacing=10, children=[
                node("image", systemName=product["symbol"], font="largeTitle", foreground="accent"),
                text(product["title"], font="title2", weight="bold"), text(product["subtitle"], foreground="secondary"),
                text(product["price"], font="title3")])])]),
            node("section", children=[node("row", children=[node("button", id=add, text="Add to Cart", systemImage="cart",
                                                                buttonStyle="borderedProminent", frame="fill")])]),
            node("section", header="Details", children=[
                node("row", children=[node("hStack", children=[text(name), node("spacer"), text(value, foreground="secondary")])])
                for name, value in (("Delivery", "Tomorrow"), ("Warranty", "2 years"), ("In stock", "7"))])])])

    def edit(self, _):
        def change(value):
            self.draft = value
        return node("screen", id="scr-edit-", title="Edit", children=[node("form", children=[node("section", footer="Leaving with text in it asks first.", children=[
            node("textField", id=self.on("draft", "change", change), text="Title", value=self.draft)])])],
            toolbar=[node("toolbarItem", placement="confirmationAction", children=[node(
                "button", id=self.on("save", "tap", lambda _: self.pop()), text="Save", disabled=not self.draft)])])

    def login(self, _):
        def go(name):
            return lambda _=None: setattr(self, "focus", name)

        def field(kind, name, following):
            def focus(has):
                if self.draft == "deaf":
                    raise Refused("unavailable", "That could not be stored.")
                if has or self.focus == name:
                    self.focus = name if has else None
            self.on(name, "focus", focus)
            self.on(name, "submit", go(following))
            return node(kind, id=self.on(name, "change", lambda _: None), text=name.capitalize(), value="",
                        focused=self.focus == name, actions=["focus"])

        def button(name, title, act):
            return node("button", id=self.on(name, "tap", act), text=title)
        return node("screen", id="scr-login-", title="Log In", children=[node("form", children=[node("section", children=[
            field("textField", "name", "password"), field("secureField", "password", None),
            node("textField", id=self.on("comment", "change", lambda _: None), text="Comment", value=""),
            text(f"In: {self.focus}"), button("write", "Write", go("password")), button("away", "Away", go(None)),
            button("deaf", "Deaf", lambda _: setattr(self, "draft", "deaf")),
            button("cover", "Cover", self.present("medium")), button("on", "On", self.go("edit"))])])])

    def sheet_node(self):
        if not self.sheet:
            return None
        inner = {"cart": self.cart_screen}.get(self.sheet, self.plain_screen)()
        sheet = {"id": f"she-{self.sheet}", "kind": "sheet", "content": node("navigationStack", id=f"nav-{self.sheet}", children=[inner])}
        if self.sheet in ("medium", "cart"):
            sheet |= {"detents": ["medium", "large"], "dragIndicator": "visible"}
        if self.sheet == "strict":
            sheet["interactiveDismissDisabled"] = True
        return sheet

    def close(self, _):
        self.sheet = None

    def done(self, placement="confirmationAction", title="Done"):
        return node("toolbarItem", placement=placement, children=[node("button", id=self.on("done", "tap", self.close), text=title)])

    def plain_screen(self):
        return node("screen", id=f"scr-{self.sheet}", title=f"{self.sheet.capitalize()} Sheet", titleDisplayMode="inline", toolbar=[self.done()],
                    children=[node("list", children=[
                        node("row", children=[text("A sheet covers what is below")]),
                        node("row", children=[node("button", id=self.on("over", "tap", lambda _: self.ask("plain")), text="An Alert over It")]),
                        node("row", children=[node("textField", id=self.on("sheet-draft", "change", self.search), text="Search below", value=self.query)])])])

    def cart_screen(self):
        def remove(at):
            return lambda _: self.cart.pop(at)

        def move(at):
            def act(to):
                item = self.cart.pop(at)
                self.cart.insert(to if to <= at else to - 1, item)
            return act
        rows = []
        for at, name in enumerate(self.cart):
            occurrence = self.cart[:at].count(name)
            target = f"cart-{name}-{occurrence}"
            self.on(target, "delete", remove(at))
            self.on(target, "move", move(at))
            rows.append(node("row", id=target, actions=["delete", "move"], children=[node("hStack", children=[
                node("label", text=BY_ID[name]["title"], systemImage=BY_ID[name]["symbol"]), node("spacer"),
                text(BY_ID[name]["price"], foreground="secondary")])]))
        content = node("list", children=[node("section", children=rows, footer="Swipe a row to remove it.")]) if rows else node(
            "contentUnavailable", text="Your Cart Is Empty", systemImage="cart", description="Things you add show up here.")
        clear = node("toolbarItem", placement="cancellationAction", children=[node(
            "button", id=self.on("clear", "tap", lambda _: self.ask("clear")), text="Clear", disabled=not rows)])
        return node("screen", id="scr-cart", title="Cart", titleDisplayMode="inline", toolbar=[clear, self.done()], children=[content])

    def alert_node(self):
        if not self.alert:
            return None

        def answer(act=None):
            def press(_):
                self.alert = None
                if act:
                    act()
            return press

        def button(name, title, role=None, act=None):
            return node("button", id=self.on(f"al-{name}", "tap", answer(act)), text=title, role=role)
        titles = {"plain": ("Delete This Product?", "This cannot be undone."), "fields": ("New Player", "Enter a name."),
                  "required": ("Oops!", "The match could not be saved."), "discard": ("Discard Changes?", None),
                  "clear": ("Empty the Cart?", "Everything in it is removed.")}
        content = {
            "plain": lambda: [button("delete", "Delete", "destructive"), button("cancel", "Cancel", "cancel")],
            "fields": lambda: [node("textField", id=self.on("al-name", "change", self.search), text="Name", value=self.query),
                               button("cancel", "Cancel", "cancel"), node("button", id=self.on("al-save", "tap", answer()), text="Save", disabled=not self.query)],
            "required": lambda: [button("ok", "OK")],
            "discard": lambda: [button("discard", "Discard", "destructive", self.pop), button("cancel", "Keep Editing", "cancel")],
            "clear": lambda: [button("empty", "Empty", "destructive", self.cart.clear), button("cancel", "Cancel", "cancel")],
        }[self.alert]()
        title, message = titles[self.alert]
        alert = {"id": f"al-{self.alert}", "kind": "alert", "title": title, "content": node("vStack", children=content)}
        return alert | ({"message": message} if message else {})


def find(value, target):
    if isinstance(value, dict) and value.get("id") == target:
        return value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return next((found for each in inner if (found := find(each, target)) is not None), None)


def parent(value, child):
    if isinstance(value, list) and any(each is child for each in value):
        return value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return next((found for each in inner if (found := parent(each, child)) is not None), None)
