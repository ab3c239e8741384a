// A large title that has scrolled away is shown in the bar, and a bar with something beneath it gets its edge.

import { mark } from '../render/marks.js';
import { Observer } from './observer.js';

export class Titles extends Observer {
  #root;

  constructor({ root }) {
    super();
    this.#root = root;
  }

  listeners() {
    return [[this.#root, 'scroll', ({ target }) => this.#scrolled(target), { capture: true, passive: true }]];
  }

  #scrolled(scroller) {
    if (!scroller.classList?.contains('scroller')) return;
    const screen = scroller.parentElement;
    const title = scroller.querySelector('.large-title');
    mark(screen, 'data-scrolled', scroller.scrollTop > 2 ? '' : null);
    const gone = title && scroller.scrollTop > title.offsetTop + title.offsetHeight - 12;
    mark(screen, 'data-title-gone', gone ? '' : null);
  }
}
