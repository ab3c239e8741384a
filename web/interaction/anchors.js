// What is read from its end, as a conversation is: it opens there, and stays there while it grows, until the person has
// scrolled away from it.

import { Observer } from './observer.js';

const anchored = '.scroller[data-anchor="bottom"]';
const near = 8;

/** Whether a scroller shows the end of what is in it, and is to. */
export const isAtItsEnd = ({ dataset, scrollHeight, clientHeight, scrollTop }) =>
  dataset.anchor === 'bottom' && scrollHeight - clientHeight - scrollTop <= near;

export class Anchors extends Observer {
  #root;
  #stays = new WeakMap();
  #sizes;

  constructor({ root, window }) {
    super();
    this.#root = root;
    // Pictures come late, and a keyboard takes room away.
    this.#sizes = new window.ResizeObserver((changes) =>
      changes.forEach(({ target }) => this.#keep(target.closest(anchored))));
  }

  listeners() {
    return [[this.#root, 'scroll', ({ target }) => this.#scrolled(target), { capture: true, passive: true }]];
  }

  /** A document was drawn. */
  changed() {
    this.#root.querySelectorAll(anchored).forEach((scroller) => this.#keep(scroller));
  }

  #scrolled(scroller) {
    if (this.#stays.has(scroller)) this.#stays.set(scroller, isAtItsEnd(scroller));
  }

  #keep(scroller) {
    if (!scroller) return;
    if (!this.#stays.has(scroller)) this.#begin(scroller);
    if (this.#stays.get(scroller)) scroller.scrollTop = scroller.scrollHeight;
  }

  #begin(scroller) {
    this.#stays.set(scroller, true);
    this.#sizes.observe(scroller);
    [...scroller.children].forEach((part) => this.#sizes.observe(part));
  }
}
