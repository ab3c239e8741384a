// A large title of which the bar covers most is shown in the bar, and a bar with something beneath it gets its edge.

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
    const [title, bar] = [scroller.querySelector('.large-title'), screen.querySelector(':scope > .bar')];
    mark(screen, 'data-scrolled', scroller.scrollTop > 2 ? '' : null);
    const seen = title ? title.offsetTop + title.offsetHeight - scroller.scrollTop - (bar?.offsetHeight ?? 0) : 0;
    const gone = title && seen < title.offsetHeight / 3;
    mark(screen, 'data-title-gone', gone ? '' : null);
  }
}
