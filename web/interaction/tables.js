// A table that is wider than there is room scrolls in a box of its own. One that is not stands in what scrolls around it,
// where its header stays in sight.

import { mark } from '../render/marks.js';

export class Tables {
  #root;
  #sizes;
  #watched = new WeakSet();

  constructor({ root, window }) {
    this.#root = root;
    // Pictures come late, and what stands beside a table takes room away.
    this.#sizes = new window.ResizeObserver((changes) =>
      changes.forEach(({ target }) => this.#judge(target.closest('.table'))));
  }

  /** A document was drawn: what is new in it is watched, and judged before it is seen. */
  changed() {
    for (const box of this.#root.querySelectorAll('.table')) if (!this.#watched.has(box)) this.#watch(box);
  }

  #watch(box) {
    this.#watched.add(box);
    [box, box.firstElementChild].forEach((each) => this.#sizes.observe(each));
  }

  #judge(box) {
    if (box) mark(box, 'data-wide', box.firstElementChild.offsetWidth > box.clientWidth ? '' : null);
  }
}
