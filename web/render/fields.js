// Who decides what a field holds: the person, while anything they entered is still on its way; the document, otherwise.
// So an incoming value is remembered and written when the field has settled, at the same caret.

import { mark } from './marks.js';
import { sayStand } from './stands.js';
import { rebased, Writing } from './writing.js';

// The radio buttons that one of them is chosen among; any other field is by itself.
const together = (element) => (element.type === 'radio' ? [...element.ownerDocument.getElementsByName(element.name)] : [element]);

/** Whether a field is one of text, be it in one line or in several. */
export const isText = ({ type, localName, dataset }) => localName === 'textarea'
  || (dataset.value === undefined && /^(text|password|search|email|url|tel)$/.test(type));

const isSlider = ({ type }) => type === 'range';

export class Fields {
  #isPending;
  #writing = new Writing();
  #wanted = new WeakMap();
  #unsettled = new Set();
  #composing = null;
  #kept = new WeakSet();
  // What the person changed last for each node of which that is unanswered.
  #changed = new Map();

  /** `isPending(id)`: whether a change of that node is unanswered. */
  constructor(isPending) {
    this.#isPending = isPending;
  }

  /** The field of a node that the person has changed, where the page shows it now. */
  changed(id) {
    return this.#changed.get(id);
  }

  /** The document says what this field holds. */
  want(element, name, value) {
    this.#wanted.set(element, { name, value });
    this.#settle(element);
  }

  /** Whether a field changes now since the document says so. */
  get isWriting() {
    return this.#writing.isAtWork;
  }

  /**
   * The person changed this field, or took a change back: what it holds may differ from the document until that is
   * answered.
   */
  edited(element, isUndone) {
    this.release(element);
    this.#writing.changed(element, isUndone);
    this.#changed.set(element.dataset.id, element);
    // A browser switches off what was chosen before, which the document may still say is.
    for (const each of together(element)) this.#unsettled.add(each);
    if (isSlider(element)) sayStand(element, true);
  }

  /** What was entered cannot be said: it stays as it is until the person changes it. */
  keep(element) {
    this.#kept.add(element);
    this.#unsettled.add(element);
  }

  /** The server does not take what was entered: it is kept, and marked for as long. */
  refuse(element) {
    this.keep(element);
    mark(element, 'aria-invalid', 'true');
  }

  /** What was kept is on its way, or given up: from its answer on the document decides again. */
  release(element) {
    this.#kept.delete(element);
    if (element.dataset.invalid === undefined) mark(element, 'aria-invalid', null);
  }

  /** Whether a field has nothing to be undone, or done again, by the person. */
  isAtEnd(element, isAgain) {
    return this.#writing.isAtEnd(element, isAgain);
  }

  /** Empties a field for the person, who asked for it. */
  empty(element) {
    this.#writing.put(element, '');
  }

  /** What was typed into a field that held `base` is what it would be, typed into what the document says of it now. */
  rebase(element, base) {
    const { value = base } = this.#wanted.get(element) ?? {};
    const rebase = (text) => rebased(text, base, value);
    this.#writing.put(element, rebase(element.value));
    return rebase;
  }

  /** The person leaves a field without anything that can be said: it holds what the document says. */
  restore(element) {
    this.release(element);
    this.#settle(element);
  }

  /** Gives a field a value for the person, who pressed a key or left it. */
  move(element, value) {
    element.value = String(value);
  }

  /** An input method is at work in `element` (or, with null, nowhere any more). */
  composing(element) {
    this.#composing = element;
  }

  /** Answers have come: writes the values that had to wait. */
  settle() {
    this.#unsettled.forEach((element) => this.#settle(element));
  }

  // A field that is drawn anew, as where its row is another now, holds what was typed into the one before it.
  #takeOver(element, name) {
    const former = this.#changed.get(element.dataset.id);
    if (!former || former === element || element.type === 'radio' || !name) return;
    this.#changed.set(element.dataset.id, element);
    this.#unsettled.delete(former);
    if (!this.#kept.has(former) && !this.#isPending(element.dataset.id)) return;
    element[name] = former[name];
    if (this.#kept.has(former)) this.keep(element);
    mark(element, 'aria-invalid', former.getAttribute('aria-invalid'));
  }

  #settle(element) {
    const { name, value } = this.#wanted.get(element) ?? {};
    this.#takeOver(element, name);
    if (this.#kept.has(element) || element === this.#composing || this.#isPending(element.dataset.id)) {
      this.#unsettled.add(element);
      if (isSlider(element)) sayStand(element, true);
      return;
    }
    const wasUnsettled = this.#unsettled.delete(element);
    if (this.#changed.get(element.dataset.id) === element) this.#changed.delete(element.dataset.id);
    if (name === 'value') this.#writing.write(element, value);
    else if (name && element[name] !== value) element[name] = value;
    if (wasUnsettled && isSlider(element)) sayStand(element, false);
  }
}
