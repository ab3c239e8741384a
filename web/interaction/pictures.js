// What stands in the place of a picture goes once that has come. One that cannot be loaded leaves its room, without
// the browser's own sign for it, until there is a line again.

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
      [this.#root, 'load', ({ target }) => this.#ended(target, 'data-loaded'), { capture: true }],
      [this.#root, 'error', ({ target }) => this.#ended(target, 'data-lost'), { capture: true }],
      [this.#window, 'online', () => this.#tryAgain()],
    ];
  }

  #ended(target, how) {
    if (target.matches('.asyncImage > img')) mark(target, how);
  }

  #tryAgain() {
    this.#root.querySelectorAll('img[data-lost]').forEach((picture) => {
      mark(picture, 'data-lost', null);
      loadAgain(picture);
    });
  }
}
