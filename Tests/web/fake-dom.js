// As much of a DOM as the drawing needs. It writes down every change made to it.

class FakeNode {
  parentNode = null;
  childNodes = [];

  constructor(page) {
    this.page = page;
  }

  get ownerDocument() {
    return this.page;
  }

  get isConnected() {
    return this === this.page.body || (this.parentNode?.isConnected ?? false);
  }

  remove() {
    if (!this.parentNode) return;
    const { childNodes } = this.parentNode;
    childNodes.splice(childNodes.indexOf(this), 1);
    this.parentNode = null;
    this.page.wrote(`remove ${this.name}`);
  }

  detach() {
    if (!this.parentNode) return;
    this.parentNode.childNodes.splice(this.parentNode.childNodes.indexOf(this), 1);
  }
}

class FakeText extends FakeNode {
  #data;

  constructor(page, data) {
    super(page);
    this.#data = data;
  }

  get name() {
    return JSON.stringify(this.#data);
  }

  get data() {
    return this.#data;
  }

  set data(value) {
    this.page.wrote(`text ${JSON.stringify(this.#data)} -> ${JSON.stringify(value)}`);
    this.#data = value;
  }
}

class FakeElement extends FakeNode {
  attributes = new Map();
  style = new FakeStyle(this);
  #value = '';
  #inert = false;
  checked = false;

  constructor(page, tag) {
    super(page);
    this.localName = tag;
  }

  get name() {
    const id = this.attributes.get('data-id');
    return id ? `${this.localName}#${id}` : this.localName;
  }

  get dataset() {
    const { attributes } = this;
    return new Proxy({}, { get: (_, name) => attributes.get(`data-${name}`) });
  }

  get value() {
    return this.#value;
  }

  set value(value) {
    this.page.wrote(`value ${this.name} ${JSON.stringify(value)}`);
    this.#value = value;
  }

  get inert() {
    return this.#inert;
  }

  set inert(value) {
    if (value !== this.#inert) this.page.wrote(`inert ${this.name} ${value}`);
    this.#inert = value;
  }

  /** What a person does: no write of ours. */
  enter(value) {
    this.#value = value;
  }

  setAttribute(name, value) {
    this.attributes.set(name, value);
    this.page.wrote(`set ${this.name} ${name}=${JSON.stringify(value)}`);
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  removeAttribute(name) {
    if (this.attributes.delete(name)) this.page.wrote(`unset ${this.name} ${name}`);
  }

  setSelectionRange(start, end) {
    Object.assign(this, { selectionStart: start, selectionEnd: end });
  }

  insertBefore(child, next) {
    const verb = child.parentNode ? 'move' : 'insert';
    child.detach();
    const at = next ? this.childNodes.indexOf(next) : this.childNodes.length;
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    this.page.wrote(`${verb} ${child.name}`);
  }

  replaceWith(other) {
    const { parentNode } = this;
    parentNode.childNodes[parentNode.childNodes.indexOf(this)] = other;
    Object.assign(other, { parentNode });
    this.parentNode = null;
    this.page.wrote(`replace ${this.name} with ${other.name}`);
  }

  get textContent() {
    return this.childNodes.map((child) => child.data ?? child.textContent).join('');
  }

  get parentElement() {
    return this.parentNode;
  }

  /** Whether it is one of `selectors`, each of which is a class or an attribute. */
  matches(selectors) {
    return selectors.split(', ').some((each) => (each.startsWith('.')
      ? (this.attributes.get('class') ?? '').split(' ').includes(each.slice(1))
      : this.attributes.has(each.slice(1, -1))));
  }

  closest(selectors) {
    return this.matches(selectors) ? this : this.parentNode?.closest(selectors) ?? null;
  }

  querySelectorAll(selectors) {
    return this.childNodes.filter((child) => child.matches)
      .flatMap((child) => [...(child.matches(selectors) ? [child] : []), ...child.querySelectorAll(selectors)]);
  }

  /** The first element inside with this attribute value (or class). */
  find(name, value) {
    for (const child of this.childNodes) {
      if (child.attributes?.get(name) === value) return child;
      const inner = child.find?.(name, value);
      if (inner) return inner;
    }
    return null;
  }
}

class FakeStyle {
  constructor(element) {
    this.element = element;
    this.values = new Map();
  }

  setProperty(name, value) {
    this.values.set(name, value);
    this.element.page.wrote(`style ${this.element.name} ${name}: ${value}`);
  }

  removeProperty(name) {
    this.values.delete(name);
    this.element.page.wrote(`unstyle ${this.element.name} ${name}`);
  }
}

export class FakePage {
  #writes = [];
  activeElement = null;
  body = new FakeElement(this, 'body');

  createElement(tag) {
    return new FakeElement(this, tag);
  }

  createElementNS(_, tag) {
    return new FakeElement(this, tag);
  }

  createTextNode(data) {
    return new FakeText(this, data);
  }

  wrote(what) {
    this.#writes.push(what);
  }

  /** What was written since the last time this was asked. */
  writes() {
    return this.#writes.splice(0);
  }
}
