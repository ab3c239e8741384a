// The one pass that makes the page agree with a description of it. It compares with what it wrote last time, not
// with the page, and writes only what differs; it is the only code that creates, moves, changes or removes elements.

import { sameContext } from './describe.js';
import { staying } from './order.js';

const svg = 'http://www.w3.org/2000/svg';
const drawings = new Set(['svg', 'path', 'circle', 'rect', 'text']);
const isBound = ({ localName, type }) => localName === 'select' || type === 'range';
const properties = new Set(['inert', 'indeterminate']);

export class Pass {
  #document;
  #fields;
  #motion;
  #age = 0;

  /** `motion` lets elements with an `exit` arrive and depart; `depart` answers false when one should just go. */
  constructor({ document, fields, motion }) {
    this.#document = document;
    this.#fields = fields;
    this.#motion = motion;
  }

  /** Draws `description` as the child of `parent`; `drawn` is what this returned last time. */
  draw(parent, description, drawn) {
    const [instance] = this.#children(parent, drawn ? [drawn] : [], [description]);
    return instance;
  }

  /** Has the next drawing describe everything anew: something that is not in the nodes has changed. */
  renew() {
    this.#age += 1;
  }

  #create(description) {
    const instance = { kind: description.kind, key: description.key };
    this.#remember(instance, description);
    this.#build(instance, this.#resolved(description));
    if (instance.exit) this.#motion.arrive(instance.element);
    return instance;
  }

  #remember(instance, { node, context }) {
    instance.node = node;
    instance.context = context;
    instance.age = this.#age;
  }

  #resolved(description) {
    return description.draw ? description.draw(description.node, description.context) : description;
  }

  #build(instance, { tag, attributes, style, value, checked, children, exit }) {
    const element = this.#element(tag);
    Object.assign(instance, { tag, element, attributes: {}, style: {}, children: [], exit });
    this.#attributes(instance, attributes);
    this.#style(instance, style);
    instance.children = this.#children(element, [], children);
    this.#state(instance, { value, checked });
  }

  #element(tag) {
    return drawings.has(tag) ? this.#document.createElementNS(svg, tag) : this.#document.createElement(tag);
  }

  #update(instance, description) {
    if (this.#isSame(instance, description)) return;
    this.#remember(instance, description);
    const drawn = this.#resolved(description);
    if (drawn.tag !== instance.tag) this.#rebuild(instance, drawn);
    else this.#change(instance, drawn);
  }

  #isSame(instance, { node, context }) {
    return node !== undefined && instance.node === node && instance.age === this.#age
      && sameContext(instance.context, context);
  }

  #rebuild(instance, drawn) {
    const { element } = instance;
    this.#build(instance, drawn);
    element.replaceWith(instance.element);
  }

  #change(instance, { attributes, style, value, checked, children, exit }) {
    instance.exit = exit;
    this.#attributes(instance, attributes);
    this.#style(instance, style);
    instance.children = this.#children(instance.element, instance.children, children);
    this.#state(instance, { value, checked });
  }

  #attributes(instance, wanted) {
    const { element, attributes: written } = instance;
    for (const name in wanted) {
      if (wanted[name] !== written[name]) this.#attribute(element, name, wanted[name]);
    }
    for (const name in written) {
      if (!(name in wanted)) this.#attribute(element, name, undefined);
    }
    instance.attributes = wanted;
  }

  #attribute(element, name, value) {
    if (properties.has(name)) element[name] = value === true;
    else if (value === undefined || value === null || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }

  #style(instance, wanted = {}) {
    for (const name in wanted) {
      if (wanted[name] !== instance.style[name]) instance.element.style.setProperty(name, wanted[name]);
    }
    for (const name in instance.style) {
      if (!(name in wanted)) instance.element.style.removeProperty(name);
    }
    instance.style = wanted;
  }

  // A browser moves a choice, and a slider, to what there is; when there is more, they stand where they did for the document.
  #state(instance, { value, checked }) {
    const isMoved = isBound(instance.element) && instance.element.value !== value;
    if (value !== undefined && (value !== instance.value || isMoved)) this.#fields.want(instance.element, 'value', value);
    if (checked !== undefined && checked !== instance.checked) {
      this.#fields.want(instance.element, 'checked', checked);
    }
    Object.assign(instance, { value, checked });
  }

  // Children

  #children(parent, before, descriptions) {
    // Who translates a page puts elements of their own where its texts were.
    if (before.some(({ kind, element }) => kind === 'text()' && element.parentNode !== parent)) {
      parent.replaceChildren(...before.map(({ element }) => element));
    }
    const found = this.#match(before, descriptions);
    const kept = new Set(found);
    before.forEach((instance) => kept.has(instance) || this.#remove(instance));
    const places = new Map(before.map((instance, i) => [instance, i]));
    const stays = this.#staying(parent, found, found.map((instance) => places.get(instance) ?? -1));
    const after = descriptions.map((description, i) => this.#child(found[i], description));
    this.#place(parent, after, stays);
    return after;
  }

  // An element that is moved loses the focus and a word that is being composed: others move around it.
  #staying(parent, found, positions) {
    const stays = staying(positions);
    if (stays.size === positions.filter((position) => position >= 0).length) return stays;
    let child = this.#document.activeElement;
    while (child && child.parentNode !== parent) child = child.parentNode;
    const pinned = child ? found.findIndex((instance) => instance?.element === child) : -1;
    return pinned < 0 || stays.has(pinned) ? stays : staying(positions, pinned);
  }

  #match(before, descriptions) {
    if (before.length === 0) return descriptions.map(() => null);
    const known = new Map();
    const counts = {};
    before.forEach((instance) => known.set(this.#name(instance, counts), instance));
    const wanted = {};
    return descriptions.map((description) => known.get(this.#name(description, wanted)) ?? null);
  }

  // A child without a key is known by its kind and how many of that kind came before it.
  #name(child, counts) {
    if (typeof child === 'string' || child.kind === 'text()') return this.#numbered('text()', counts);
    const name = child.key === undefined ? child.kind : `${child.kind}#${child.key}`;
    return this.#numbered(name, counts);
  }

  #numbered(name, counts) {
    counts[name] = (counts[name] ?? 0) + 1;
    return `${name}:${counts[name]}`;
  }

  #child(instance, description) {
    if (typeof description === 'string') return this.#text(instance, description);
    if (!instance) return this.#create(description);
    this.#update(instance, description);
    return instance;
  }

  #text(instance, text) {
    if (!instance) return { kind: 'text()', text, element: this.#document.createTextNode(text) };
    if (instance.text !== text) instance.element.data = text;
    instance.text = text;
    return instance;
  }

  #place(parent, instances, stays) {
    let next = null;
    for (let i = instances.length - 1; i >= 0; i--) {
      if (!stays.has(i)) parent.insertBefore(instances[i].element, next);
      next = instances[i].element;
    }
  }

  #remove({ element, exit }) {
    if (!exit || !this.#motion.depart(element)) element.remove();
  }
}
