// A table that is wider than there is room scrolls in a box of its own. One that is not stands in what scrolls around it,
// where its header stays in sight.

import { mark } from '../render/marks.js';
import { Observer } from './observer.js';

export class Tables extends Observer {
  #root;
  #window;

  constructor({ root, window }) {
    super();
    this.#root = root;
    this.#window = window;
  }

  listeners() {
    return [[this.#window, 'resize', () => this.fit()]];
  }

  /** What is in the tables, or the room for them, may have changed. */
  fit() {
    for (const box of this.#root.querySelectorAll('.table')) {
      mark(box, 'data-wide', box.firstElementChild.offsetWidth > box.clientWidth ? '' : null);
    }
  }
}
