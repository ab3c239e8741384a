// Which field the person is in, for an app that wants to know, and for one that takes them to another. The word of the
// person stands until it is answered; then the document is right, whatever the app has made of it.

import { Observer } from './observer.js';

const tells = '[data-tells-focus]';
const wanted = '[data-focused]:enabled';

export class Focused extends Observer {
  #root;
  #document;
  #wire;
  // The field that the server takes the person to be in, as far as it was told or has said.
  #known = null;
  #saying = 0;
  #isNew = false;

  constructor({ root, wire }) {
    super();
    this.#root = root;
    this.#document = root.ownerDocument;
    this.#wire = wire;
  }

  listeners() {
    return [
      [this.#root, 'focusin', ({ target }) => this.#came(target)],
      [this.#root, 'focusout', ({ target, relatedTarget }) => this.#left(target, relatedTarget)],
    ];
  }

  /** The session is another one, which has not been told where the person is. */
  begun() {
    this.#known = null;
    this.#isNew = true;
  }

  /** A document was drawn. `isAsked`: as the answer to what was done on this page. */
  drawn(isAsked) {
    const { activeElement } = this.#document;
    const isThere = this.#isNew && activeElement.matches(tells) && !this.#wanted();
    this.#isNew = false;
    if (isThere) this.#say(activeElement.dataset.id, true);
    else this.changed(isAsked);
  }

  /** An answer has come. */
  changed(isAsked) {
    if (this.#saying > 0 || this.#isNew) return;
    const field = this.#wanted();
    const id = field?.dataset.id ?? null;
    if (id === this.#known) return;
    const former = this.#known;
    this.#known = id;
    if (field) this.#take(field, isAsked);
    else this.#release(former);
  }

  #wanted() {
    const fields = [...this.#root.querySelectorAll(wanted)].filter((field) => !field.closest('[inert]'));
    return fields.find((field) => field === this.#document.activeElement) ?? fields[0];
  }

  // Nobody is taken out of a field where they are typing by what happens elsewhere.
  #take(field, isAsked) {
    const { activeElement } = this.#document;
    if (isAsked || !activeElement.matches('input, textarea') || activeElement.matches(tells)) field.focus();
  }

  #release(former) {
    const { activeElement } = this.#document;
    if (activeElement.matches(tells) && activeElement.dataset.id === former) activeElement.blur();
  }

  #came(target) {
    const { id } = target.dataset;
    if (!target.matches(tells) || id === this.#known) return;
    // Back in a field that was covered, where the person is taken to have been all along.
    if (this.#saying === 0 && target.matches(wanted)) this.#known = id;
    else this.#say(id, true);
  }

  // The window may have lost the keyboard, and not the field. Who comes to another field has left this one; and of one that
  // a document covers or takes away (see `changed`), nothing more is to be said.
  async #left(target, next) {
    const { id } = target.dataset;
    if (target === this.#document.activeElement || id !== this.#known || next?.matches(tells)) return;
    await null;
    if (id === this.#known) this.#say(id, false);
  }

  async #say(id, isFocused) {
    this.#known = isFocused ? id : null;
    this.#saying += 1;
    const { code } = await this.#wire.action(id, 'focus', isFocused);
    this.#saying -= 1;
    // A word that was not heard is no reason to take anybody anywhere.
    if (code === null) this.changed(true);
    else this.#known = this.#wanted()?.dataset.id ?? null;
  }
}
