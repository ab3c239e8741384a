// An app may ask for light or dark, whatever the system has. Style sheets ask the system, so what they ask is given the
// app's answer; how a page is printed is asked apart, and stays as it is.

import { answer, mark } from '../render/marks.js';

const key = 'wheelhouse.scheme';
const schemes = ['light', 'dark'];
const said = '[data-color-scheme]';
// Screens that others cover are there.
const isThere = (element) => !element.closest('.tab-panel[data-covered], [data-leaving]');

export class Scheme {
  #root;
  #document;
  #storage;
  #asked = null;

  /** `storage`: where it is kept, for the next page to begin with. */
  constructor({ root, storage }) {
    this.#root = root;
    this.#document = root.ownerDocument;
    this.#storage = storage;
    const kept = storage.getItem(key);
    if (schemes.includes(kept)) this.#ask(kept);
  }

  /** A document was drawn: what is uppermost and asks has the last word. */
  changed() {
    const asked = [...this.#root.querySelectorAll(said)].findLast(isThere)?.dataset.colorScheme ?? null;
    if (asked === this.#asked) return;
    this.#ask(asked);
    this.#keep(asked);
  }

  // Where there is no room for it, the next page begins as the system is.
  #keep(asked) {
    try {
      this.#storage.removeItem(key);
      if (asked !== null) this.#storage.setItem(key, asked);
    } catch {}
  }

  #ask(asked) {
    if (asked === this.#asked) return;
    this.#asked = asked;
    mark(this.#document.documentElement, 'data-scheme', asked);
    answer(this.#document, 'prefers-color-scheme', asked);
  }
}
