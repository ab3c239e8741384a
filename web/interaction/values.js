// What stands in a format is a whole: what is typed takes its place, unless the person points at a part of it, which shows only
// once they let go. A browser does so for the Tab key alone.

import { Observer } from './observer.js';

/** Whether what is in an element is a value in a format. */
export const isWhole = ({ dataset, localName }) => localName === 'input' && dataset.ends !== undefined;

export class Values extends Observer {
  #root;
  // The field that the person has just come to, and has neither pointed into nor changed since.
  #entered = null;
  // The field that the window has left, and will come back to.
  #kept = null;
  // What the mouse, or a finger, is pressed on.
  #pressed = null;

  constructor({ root }) {
    super();
    this.#root = root;
  }

  listeners() {
    return [
      [this.#root, 'mousedown', ({ target }) => { this.#pressed = target; }],
      [this.#root.ownerDocument, 'mouseup', () => { this.#pressed = null; }],
      [this.#root, 'focusin', ({ target }) => this.#came(target)],
      [this.#root, 'focusout', ({ target }) => this.#left(target)],
      [this.#root, 'click', ({ target }) => this.#clicked(target)],
      [this.#root, 'input', () => { this.#entered = null; }],
    ];
  }

  #came(target) {
    const isBack = target === this.#kept;
    this.#kept = null;
    if (!isWhole(target) || isBack) return;
    this.#entered = target;
    if (target !== this.#pressed) target.select();
  }

  // The window may have lost the keyboard, and not the field.
  #left(target) {
    if (target === this.#root.ownerDocument.activeElement) this.#kept = target;
    else this.#entered = null;
  }

  #clicked(target) {
    if (target === this.#entered && target.selectionStart === target.selectionEnd) target.select();
    this.#entered = null;
  }
}
