// A picture that cannot be loaded leaves its room, without the browser's own sign for it, until there is a line again.

import { loadAgain, mark } from '../render/marks.js';
import { Observer } from './observer.js';

export class Pictures extends Observer {
  #root;
  #window;

  constructor({ root, window }) {
    super();
    this.#root = root;
    this.#window = window;
  }

  listeners() {
    return [
      [this.#root, 'error', ({ target }) => this.#lost(target), { capture: true }],
      [this.#window, 'online', () => this.#tryAgain()],
    ];
  }

  #lost(target) {
    if (target.matches('.asyncImage > img')) mark(target, 'data-lost');
  }

  #tryAgain() {
    this.#root.querySelectorAll('img[data-lost]').forEach((picture) => {
      mark(picture, 'data-lost', null);
      loadAgain(picture);
    });
  }
}
