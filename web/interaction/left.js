// The field of text that the person is in, kept for the page that is loaded again: who was writing goes on there. What is
// kept is the id of the field and where the caret is, and nothing of what was written.

import { isText } from '../render/fields.js';
import { parsed } from '../wire/storage.js';
import { Observer } from './observer.js';

const name = 'wheelhouse.field';

export class LeftField extends Observer {
  #document;
  #root;
  #window;
  #storage;
  #left;

  /** `resumes`: whether this page goes on with the session in which the field was left. */
  constructor({ root, window, storage, resumes }) {
    super();
    this.#document = root.ownerDocument;
    this.#root = root;
    this.#window = window;
    this.#storage = storage;
    this.#left = resumes ? parsed(this.#storage.getItem(name)) : null;
  }

  listeners() {
    return [
      [this.#window, 'pagehide', () => this.#keep()],
      // A page that is hidden may be ended without a word.
      [this.#document, 'visibilitychange', () => this.#keep()],
    ];
  }

  /** The session is another one, in which nobody was anywhere. */
  begun() {
    this.#left = null;
  }

  /** A document was drawn: in the first one, whom nothing else has taken into a field is back in theirs. */
  drawn() {
    const [left, active] = [this.#left, this.#document.activeElement];
    this.#left = null;
    const field = left && this.#find(left.id);
    if (!field || (active !== field && active.matches('input, textarea, select'))) return;
    field.focus({ preventScroll: true });
    if (Array.isArray(left.caret)) field.setSelectionRange(...left.caret);
  }

  #find(id) {
    const all = this.#root.querySelectorAll(`[data-does="change"][data-id="${CSS.escape(id)}"]:enabled`);
    return [...all].find((field) => isText(field) && !field.closest('[inert]') && field.checkVisibility());
  }

  #keep() {
    const { activeElement: field } = this.#document;
    if (!this.#root.contains(field) || !isText(field) || !field.dataset.id) return this.#storage.removeItem(name);
    const { selectionStart, selectionEnd, selectionDirection } = field;
    const caret = selectionStart === null ? undefined : [selectionStart, selectionEnd, selectionDirection];
    this.#storage.setItem(name, JSON.stringify({ id: field.dataset.id, caret }));
  }
}
