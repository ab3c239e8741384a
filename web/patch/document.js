import { apply } from './patch.js';

const blank = Object.freeze({ url: '', title: '', root: null, presentations: [], banners: [] });

/** The document this client shows: the only place that replaces it. */
export class CurrentDocument {
  #value = blank;

  get value() {
    return this.#value;
  }

  replace(document) {
    this.#value = document;
  }

  patch(operations) {
    this.#value = apply(this.#value, operations);
  }
}
