// Suggestions are shown while the person is in their search field, until one is chosen or Escape is pressed; typing, the
// arrows and a click on the field show them again. The focus stays in the field, so a keyboard on the screen stays, too.

import { mark } from '../render/marks.js';
import { composes, isCombined } from './keys.js';
import { Observer } from './observer.js';

const fields = '.searchField';
const choosable = '[role="option"]:not([aria-disabled="true"])';
const steps = { ArrowDown: 1, ArrowUp: -1 };

const inputOf = (field) => field.querySelector('input');
const listOf = (field) => field.querySelector('.suggestions');
const optionsOf = (field) => [...field.querySelectorAll(choosable)];

export class Suggestions extends Observer {
  #root;
  #fields;
  #field = null;
  #chosen = null;

  constructor({ root, fields: written }) {
    super();
    this.#root = root;
    this.#fields = written;
  }

  listeners() {
    return [
      [this.#root, 'focusin', ({ target }) => this.#entered(target)],
      [this.#root, 'focusout', ({ target }) => this.#left(target)],
      [this.#root, 'input', ({ target }) => this.#fields.isWriting || this.#entered(target)],
      // Before others, as long as the key is for the list.
      [this.#root, 'keydown', (event) => this.#key(event), { capture: true }],
      // What is pressed keeps the focus where it is.
      [this.#root, 'mousedown', (event) => event.target.closest?.('.suggestions') && event.preventDefault()],
      [this.#root, 'click', ({ target }) => this.#clicked(target)],
    ];
  }

  /** The page is drawn anew: the list may have come, gone, or be another one. */
  changed() {
    if (this.#field && !this.#field.isConnected) this.#field = null;
    if (this.#field) this.#show();
  }

  #entered(target) {
    const field = target.closest?.(fields);
    if (!field || target !== inputOf(field)) return;
    if (this.#field !== field) this.#hide();
    this.#field = field;
    this.#show();
  }

  #left(target) {
    if (this.#field && target === inputOf(this.#field)) this.#hide();
  }

  #clicked(target) {
    const option = target.closest?.('.suggestions [role="option"]');
    if (!option) return this.#entered(target);
    if (option.matches(choosable)) this.#hide();
  }

  #key(event) {
    const field = event.target.closest?.(fields);
    if (!field || !listOf(field) || composes(event) || isCombined(event) || event.shiftKey) return;
    if (!this.#isDone(field, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #isDone(field, key) {
    if (key in steps) return this.#walk(field, steps[key]);
    if (this.#field !== field) return false;
    if (key === 'Escape') return this.#hide(), true;
    if (key !== 'Enter') return false;
    const chosen = this.#chosen;
    if (!chosen) this.#hide();
    chosen?.click();
    return chosen !== null;
  }

  // Around and around, by way of the field itself.
  #walk(field, step) {
    const all = optionsOf(field);
    if (all.length === 0) return false;
    if (this.#field !== field) this.#entered(inputOf(field));
    const places = all.length + 1;
    const at = (all.indexOf(this.#chosen) + 1 + step + places) % places;
    this.#choose(at === 0 ? null : all[at - 1]);
    return true;
  }

  #choose(option) {
    if (this.#chosen) mark(this.#chosen, 'aria-selected', 'false');
    this.#chosen = option;
    if (option) mark(option, 'aria-selected', 'true');
    mark(inputOf(this.#field), 'aria-activedescendant', option?.id ?? null);
    option?.scrollIntoView({ block: 'nearest' });
  }

  #show() {
    if (this.#chosen && !this.#chosen.isConnected) this.#choose(null);
    mark(this.#field, 'data-suggesting');
    if (listOf(this.#field)) mark(inputOf(this.#field), 'aria-expanded', 'true');
  }

  #hide() {
    const field = this.#field;
    if (!field) return;
    this.#choose(null);
    this.#field = null;
    mark(field, 'data-suggesting', null);
    if (listOf(field)) mark(inputOf(field), 'aria-expanded', 'false');
  }
}
