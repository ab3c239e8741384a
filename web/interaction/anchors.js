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
  // How far each was scrolled when it last stood at its end; null where the person has scrolled away.
  #ends = new WeakMap();
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

  /** The app has scrolled to an element: unless that is at the end, it stays in view. */
  follow(element) {
    const scroller = element?.closest(anchored);
    if (!scroller) return;
    if (!this.#ends.has(scroller)) this.#begin(scroller);
    this.#ends.set(scroller, isAtItsEnd(scroller) ? scroller.scrollTop : null);
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
