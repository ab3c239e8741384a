// What scrolls and holds nothing that the keyboard comes to is come to itself, as long as there is more of it than is seen.

import { mark } from '../render/marks.js';
import { Sizes } from './sizes.js';

const alone = '.scroller[tabindex]';

export class Stops {
  #root;
  #sizes;

  constructor({ root, window }) {
    this.#root = root;
    this.#sizes = new Sizes({ window, changed: () => this.#judge() });
  }

  /** A document was drawn. */
  changed() {
    for (const scroller of this.#scrollers) this.#sizes.watch([scroller, ...scroller.children]);
    this.#judge();
  }

  get #scrollers() {
    return this.#root.querySelectorAll(alone);
  }

  #judge() {
    this.#scrollers.forEach((each) => mark(each, 'tabindex', each.scrollHeight > each.clientHeight ? 0 : -1));
  }
}
