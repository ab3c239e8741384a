// Says what the badge of a tab or of a button in a bar has become to those who cannot see it: what they did to bring it
// about is somewhere else, and says nothing of it.

import { say } from '../render/marks.js';

const bearers = '.toolbar-item :is(button, a), .tab-button';

export class Badges {
  #root;
  #said;
  #texts = new WeakMap();

  constructor({ root, said }) {
    this.#root = root;
    this.#said = said;
  }

  /** The page is drawn anew. */
  changed() {
    const changed = [...this.#root.querySelectorAll(bearers)].filter((bearer) => this.#isAnother(bearer));
    const [shown] = changed.filter((bearer) => !bearer.closest('[inert]'));
    if (shown) say(this.#said, this.#nameOf(shown));
  }

  // Of one that was not there before nobody has to be told.
  #isAnother(bearer) {
    const before = this.#texts.get(bearer);
    const text = bearer.querySelector('.badge')?.textContent ?? '';
    this.#texts.set(bearer, text);
    // Nor does anybody look for one that is gone.
    if (before && text === '' && this.#said.textContent.startsWith(this.#nameOf(bearer))) say(this.#said, '');
    return before !== undefined && before !== text && text !== '';
  }

  #nameOf(bearer) {
    return bearer.getAttribute('aria-label') ?? bearer.textContent;
  }
}
