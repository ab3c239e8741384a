// A picture that cannot be loaded leaves its room, without the browser's own sign for it.

import { mark } from '../render/marks.js';
import { Observer } from './observer.js';

export class Pictures extends Observer {
  #root;

  constructor({ root }) {
    super();
    this.#root = root;
  }

  listeners() {
    return [[this.#root, 'error', ({ target }) => this.#lost(target), { capture: true }]];
  }

  #lost(target) {
    if (target.matches('.asyncImage > img')) mark(target, 'data-lost');
  }
}
