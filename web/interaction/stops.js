// What scrolls and holds nothing that the keyboard comes to is come to itself, as long as there is more of it than is seen.

import { mark } from '../render/marks.js';

const alone = '.scroller[tabindex]';

export class Stops {
  #root;
  #sizes;
  #observed = new WeakSet();

  constructor({ root, window }) {
    this.#root = root;
    this.#sizes = new window.ResizeObserver(() => this.#judge());
  }

  /** A document was drawn. */
  changed() {
    for (const scroller of this.#scrollers) [scroller, ...scroller.children].forEach((each) => this.#observe(each));
    this.#judge();
  }

  get #scrollers() {
    return this.#root.querySelectorAll(alone);
  }

  #observe(element) {
    if (this.#observed.has(element)) return;
    this.#observed.add(element);
    this.#sizes.observe(element);
  }

  #judge() {
    this.#scrollers.forEach((each) => mark(each, 'tabindex', each.scrollHeight > each.clientHeight ? 0 : -1));
  }
}
