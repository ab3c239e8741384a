// Says that a search found nothing to those who cannot see it: they are still in the field, and hear only themselves.

import { say } from '../render/marks.js';

export class Results {
  #document;
  #said;
  #last = '';

  constructor({ document, said }) {
    this.#document = document;
    this.#said = said;
  }

  /** The page is drawn anew. */
  changed() {
    const field = this.#document.activeElement?.closest('.searchField');
    const empty = field?.closest('.screen, .splitColumn')?.querySelector('.contentUnavailable h2');
    const text = empty?.textContent ?? '';
    if (text !== this.#last) say(this.#said, text);
    this.#last = text;
  }
}
