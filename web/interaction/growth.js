// A field of several lines is as high as what is in it. Where the style sheet cannot say that (`field-sizing`, which Safari
// has learned late), it is measured.

import { measure } from '../render/marks.js';
import { Observer } from './observer.js';

const fields = '.field textarea';

export class Growth extends Observer {
  #root;
  #window;
  #isNeeded;

  constructor({ root, window }) {
    super();
    this.#root = root;
    this.#window = window;
    this.#isNeeded = !window.CSS.supports('field-sizing', 'content');
  }

  listeners() {
    return !this.#isNeeded ? [] : [
      [this.#root, 'input', ({ target }) => target.matches(fields) && this.#fit(target)],
      [this.#window, 'resize', () => this.fit()],
    ];
  }

  /** What is in the fields may have changed. */
  fit() {
    if (this.#isNeeded) this.#root.querySelectorAll(fields).forEach((field) => this.#fit(field));
  }

  // While it is measured, what is around is shorter, and must not stay scrolled up by that.
  #fit(field) {
    const scroller = field.closest('.scroller');
    const offset = scroller?.scrollTop;
    measure(field, '--lines', null);
    measure(field, '--lines', `${field.scrollHeight}px`);
    if (scroller && scroller.scrollTop !== offset) scroller.scrollTop = offset;
  }
}
