// What the entry at hand says, kept for the page that is loaded again there. Where a reload begins just before an entry is
// added, Chromium loads the page at the new entry, but with the address of the one before and without any state: the trail
// would begin anew, and nobody would know any more which entries to go back to.

import { Observer } from '../interaction/observer.js';
import { pathOf } from '../render/links.js';
import { parsed } from '../wire/storage.js';

const name = 'wheelhouse.entry';

export class KeptEntry extends Observer {
  #window;
  #storage;

  /** `isAgain`: whether the page is loaded again, and the entry may have lost what it said. */
  constructor({ window, storage, isAgain }) {
    super();
    this.#window = window;
    this.#storage = storage;
    if (isAgain && window.history.state === null) this.#restore();
  }

  listeners() {
    return [[this.#window, 'pagehide', () => this.#keep()]];
  }

  #keep() {
    const kept = { state: this.#window.history.state, address: this.#address, place: this.#place };
    this.#storage.setItem(name, JSON.stringify(kept));
  }

  #restore() {
    const { state, address, place } = this.#read();
    if (state && place === this.#place) this.#window.history.replaceState(state, '', address);
  }

  #read() {
    return parsed(this.#storage.getItem(name)) ?? {};
  }

  get #address() {
    return pathOf(this.#window.location);
  }

  // Where browsers do not number their entries, two at one address are taken for the same.
  get #place() {
    return this.#window.navigation?.currentEntry?.index ?? this.#address;
  }
}
