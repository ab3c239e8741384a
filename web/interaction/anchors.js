// What is read from its end, as a conversation is: it opens there, and stays there while it grows, until the person has
// scrolled away from it.

import { Observer } from './observer.js';

const anchored = '.scroller[data-anchor="bottom"]';
const near = 8;

/** Whether a scroller shows the end of what is in it, and is to. */
export const isAtItsEnd = ({ dataset, scrollHeight, clientHeight, scrollTop }) =>
  dataset.anchor === 'bottom' && scrollHeight - clientHeight - scrollTop <= near;

// What is read, and moves with what scrolls.
const isRead = (element) => !element.matches('.layer, .part');

/** The innermost elements one in another at some height of the page, each with what comes before it. */
function wayTo(scroller, height) {
  const way = [];
  for (let around = scroller; around;) {
    const inner = [...around.children].filter(isRead).find((child) => child.getBoundingClientRect().bottom > height);
    if (inner) way.push({ element: inner, before: before(inner) });
    around = inner;
  }
  return way;
}

function before(element) {
  const elements = new Set();
  for (let each = element.previousElementSibling; each; each = each.previousElementSibling) elements.add(each);
  return elements;
}

export class Anchors extends Observer {
  #root;
  #window;
  #read = [];
  // How far each was scrolled when it last stood at its end; null where the person has scrolled away.
  #ends = new WeakMap();
  #sizes;

  constructor({ root, window }) {
    super();
    this.#root = root;
    this.#window = window;
    // Pictures come late, and a keyboard takes room away.
    this.#sizes = new window.ResizeObserver((changes) =>
      changes.forEach(({ target }) => this.#keep(target.closest(anchored))));
  }

  listeners() {
    return [[this.#root, 'scroll', ({ target }) => this.#scrolled(target), { capture: true, passive: true }]];
  }

  /**
   * A document is about to be drawn. A browser may keep what is read where it is while something comes above it, but not at
   * the very beginning, where what is older is asked for.
   */
  hold() {
    this.#read = [...this.#root.querySelectorAll(anchored)].filter((scroller) => !isAtItsEnd(scroller) && !this.#isKept(scroller))
      .map((scroller) => {
        const { top, height } = scroller.getBoundingClientRect();
        const way = wayTo(scroller, top + height / 2);
        return { scroller, way, top: way.at(-1)?.element.getBoundingClientRect().top };
      });
  }

  /** A document was drawn. */
  changed() {
    this.#read.forEach((read) => this.#stay(read));
    this.#read = [];
    this.#root.querySelectorAll(anchored).forEach((scroller) => this.#keep(scroller));
  }

  /** The app has scrolled to an element: unless that is at the end, it stays in view. */
  follow(element) {
    const scroller = element?.closest(anchored);
    if (!scroller) return;
    if (!this.#ends.has(scroller)) this.#begin(scroller);
    this.#ends.set(scroller, isAtItsEnd(scroller) ? scroller.scrollTop : null);
  }

  #isKept(scroller) {
    return scroller.scrollTop > 0 && (this.#window.getComputedStyle(scroller).overflowAnchor ?? 'none') !== 'none';
  }

  #stay({ scroller, way, top }) {
    const { element } = way.at(-1) ?? {};
    const hasMoreAbove = way.some((each) => each.element.isConnected && [...before(each.element)].some((other) => !each.before.has(other)));
    if (element?.isConnected && hasMoreAbove) scroller.scrollTop += element.getBoundingClientRect().top - top;
  }

  // Room that was taken away before this is heard is no scrolling: then it stands where it stood.
  #scrolled(scroller) {
    if (!this.#ends.has(scroller)) return;
    const { scrollTop } = scroller;
    const end = this.#ends.get(scroller);
    if (isAtItsEnd(scroller)) this.#ends.set(scroller, scrollTop);
    else if (end !== null && scrollTop < end) this.#ends.set(scroller, null);
  }

  #keep(scroller) {
    if (!scroller) return;
    if (!this.#ends.has(scroller)) this.#begin(scroller);
    if (this.#ends.get(scroller) === null) return;
    scroller.scrollTop = scroller.scrollHeight;
    this.#ends.set(scroller, scroller.scrollTop);
  }

  #begin(scroller) {
    this.#ends.set(scroller, 0);
    this.#sizes.observe(scroller);
    [...scroller.children].forEach((part) => this.#sizes.observe(part));
  }
}
