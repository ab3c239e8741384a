// What is entered into fields: every input event is one `change`, so nothing typed waits for anything. What an input
// method composes is said, too, since on many keyboards that is every word that is typed; only what the server makes of
// it waits until the word is done (see render/fields.js).

import { isText } from '../render/fields.js';
import { Held } from './held.js';
import { composes, isCombined } from './keys.js';
import { Observer } from './observer.js';
import { pressedBy } from './shortcuts.js';
import { isHeldBack } from './unsent.js';
import { isWhole } from './values.js';

const numeric = (element) => element.type === 'range';
const toggles = (element) => element.type === 'checkbox';

function valueOf(element) {
  if (element.dataset.value !== undefined) return JSON.parse(element.dataset.value);
  if (toggles(element)) return element.checked;
  return numeric(element) ? Number(element.value) : element.value;
}

const arrows = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const isStepless = ({ type, step }) => type === 'range' && step === 'any';

const isDate = ({ type }) => type === 'date' || type === 'time' || type === 'datetime-local';

// The nearest date that may be chosen; while a year is typed, it is one of long ago.
function nearest({ validity, min, max }) {
  if (validity.rangeUnderflow) return min;
  return validity.rangeOverflow ? max : undefined;
}

export class Edits extends Observer {
  #root;
  #wire;
  #fields;
  #composing = null;
  #sliding = new Map();
  // The field that was typed into, by its id, and what Return has submitted.
  #typed = null;
  #submitted = {};
  #said = null;
  #answer = null;
  #held;
  // What the field that is about to change holds.
  #before = {};
  #isPressing = false;

  constructor({ root, wire, fields }) {
    super();
    this.#root = root;
    this.#wire = wire;
    this.#fields = fields;
    this.#held = new Held({
      wire, fields, say: (element, text) => this.#say(element, text), submit: (element) => this.#submit(element),
      isComposing: (element) => element === this.#composing,
    });
  }

  /** Something else is done than entering text: what is held back is said before. */
  given() {
    if (!this.#isPressing) this.#held.release();
    this.#slid();
  }

  listeners() {
    return [
      [this.#root.ownerDocument.defaultView, 'pagehide', () => this.#leaves()],
      // What is held for an answer belongs to what comes with that: it is not said because somebody looks away.
      [this.#root.ownerDocument, 'visibilitychange', () => this.#root.ownerDocument.hidden && this.#slid()],
      [this.#root, 'beforeinput', (event) => this.#begun(event)],
      [this.#root, 'input', (event) => this.#input(event)],
      [this.#root, 'compositionstart', ({ target }) => this.#compose(target)],
      [this.#root, 'compositionend', ({ target }) => this.#composed(target)],
      [this.#root, 'focusout', ({ target }) => this.#left(target)],
      [this.#root, 'keydown', (event) => this.#key(event)],
      [this.#root, 'click', (event) => this.#clear(event)],
      [this.#root, 'click', ({ target }) => this.#goesOn(target), { capture: true }],
    ];
  }

  // The page goes: what is held back is said.
  #leaves() {
    this.#held.release();
    this.#slid();
  }

  // Who presses something by a shortcut has not left the field.
  #goesOn(target) {
    const { activeElement } = this.#root.ownerDocument;
    if (target !== activeElement) this.#correct(activeElement);
  }

  #isField(element) {
    return element.dataset?.does === 'change' && 'value' in element && element.localName !== 'button';
  }

  #begun(event) {
    const { target, inputType } = event;
    if (!this.#fields.isWriting) this.#before = { element: target, text: target.value };
    const isHistory = inputType === 'historyUndo' || inputType === 'historyRedo';
    if (isHistory && this.#fields.isAtEnd(target, inputType === 'historyRedo')) event.preventDefault();
  }

  #input({ target, inputType }) {
    if (!this.#isField(target) || this.#fields.isWriting) return;
    if (isDate(target) && target.value === '') return;
    if (isDate(target) && nearest(target)) return this.#fields.keep(target);
    if (!isText(target)) this.#held.release();
    this.#fields.edited(target, inputType === 'historyUndo');
    if (numeric(target)) this.#slide(target);
    else if (!this.#holds(target)) this.#say(target);
    this.#typed = target.dataset.id;
  }

  #holds(target) {
    const { element, text } = this.#before;
    return isText(target) && this.#held.takes(target, element === target ? text : undefined);
  }

  #left(target) {
    // The window has lost the keyboard, and not the field.
    if (target === this.#root.ownerDocument.activeElement) return;
    if (target.dataset.id === this.#typed && target.dataset.ends !== undefined) this.#end(target);
    this.#typed = null;
    this.#correct(target);
  }

  // A field that is taken away is left, too, but there is nothing more to be said of it, and one that is drawn anew is gone on
  // in. What says no value stays as it is, or what was typed would be gone.
  async #end(target) {
    await this.#answer;
    const { id } = target.dataset;
    if (!target.isConnected && this.#root.ownerDocument.activeElement.dataset.id === id) this.#typed = id;
    const isKept = target.dataset.invalid !== undefined && target.value !== '';
    if (target.isConnected && !isKept) this.#wire.action(id, 'endEditing');
  }

  // What was typed cannot be chosen: it becomes what can. No date at all, which the picker of a phone offers, is none to
  // choose either.
  #correct(target) {
    if (!this.#isField(target) || !isDate(target)) return;
    if (target.value === '') this.#fields.restore(target);
    if (!nearest(target)) return;
    this.#fields.move(target, nearest(target));
    this.#input({ target });
  }

  async #say(element, value = valueOf(element)) {
    this.#said = element.value;
    this.#answer = this.#wire.action(element.dataset.id, 'change', value);
    const { code } = await this.#answer;
    if (code === 'too_large') this.#fields.refuse(element);
  }

  // A slider passes through many values; only where it is when an answer has come is worth saying next.
  async #slide(element) {
    const { id } = element.dataset;
    const busy = this.#sliding.has(id);
    // It may have been drawn anew since the last time.
    this.#sliding.set(id, element);
    // Until it is said, no answer to what was said before takes it back.
    if (busy) return this.#fields.keep(element);
    for (let next = element; next; next = this.#sliding.get(id)) await this.#saySlide(id, next);
    this.#sliding.delete(id);
  }

  // What the sliders that wait have come to.
  #slid() {
    for (const [id, element] of this.#sliding) if (element) this.#saySlide(id, element);
  }

  #saySlide(id, element) {
    const now = this.#fields.changed(id) ?? element;
    this.#sliding.set(id, null);
    const said = this.#say(now);
    this.#fields.release(now);
    return said;
  }

  #compose(target) {
    if (!this.#isField(target)) return;
    this.#composing = target;
    this.#said = target.value;
    this.#fields.composing(target);
  }

  #composed(target) {
    if (target !== this.#composing) return;
    this.#composing = null;
    this.#fields.composing(null);
    if (this.#held.takes(target)) return this.#held.composed(target);
    if (target.value === this.#said) return this.#fields.settle();
    this.#fields.edited(target);
    this.#say(target);
    this.#typed = target.dataset.id;
  }

  #key(event) {
    const { target, key, shiftKey } = event;
    if (isStepless(target) && key in arrows && !isCombined(event)) this.#step(event);
    if (key !== 'Enter' || composes(event) || target.dataset.submits === undefined) return;
    // Where nothing is done on Return, a text of several lines goes on in the next one.
    if (target.localName === 'textarea' && (shiftKey || target.dataset.submits !== 'own')) return;
    event.preventDefault();
    // A key that is held down submits once.
    if (event.repeat || isHeldBack(target) || this.#isSubmitted(target)) return;
    this.#typed = null;
    if (!this.#held.takesReturn(target)) this.#submit(target);
  }

  // Who presses Return again since no answer has come means the same.
  #isSubmitted({ dataset: { id }, value }) {
    return this.#submitted.id === id && this.#submitted.value === value && this.#wire.hasPending(id, 'submit');
  }

  #submit(target) {
    const { dataset: { id }, value } = target;
    this.#submitted = { id, value };
    const answer = this.#wire.action(id, 'submit');
    if (isWhole(target)) this.#select(target, answer);
    const dialog = target.closest('.alert');
    if (dialog) this.#conclude(dialog, answer);
    else if (target.dataset.submits !== 'own') this.#press(target, answer);
  }

  async #select(field, answer) {
    await answer;
    if (field === this.#root.ownerDocument.activeElement) field.select();
  }

  // Where nothing else is done on Return, it presses the default button, which may only come to be enabled by what was typed:
  // the one of what the field is in, if that is still there.
  async #press(field, answer) {
    const around = field.closest('.presentation') ?? this.#root;
    const { code } = await answer;
    if (code !== null || !field.isConnected || field.closest('[inert]')) return;
    this.#isPressing = true;
    pressedBy(around, 'return')?.click();
    this.#isPressing = false;
  }

  // A slider without a step would hardly move by a browser's own; it moves by a hundredth of its range.
  #step(event) {
    const { target, key } = event;
    event.preventDefault();
    const { direction } = getComputedStyle(target);
    const forward = direction === 'rtl' && /Left|Right/.test(key) ? -arrows[key] : arrows[key];
    const value = target.valueAsNumber + forward * (target.max - target.min) / 100;
    this.#fields.move(target, Number(value.toPrecision(12)));
    this.#input(event);
  }

  // Return in an alert is its default button, which may only come to be enabled by what was typed last. One that destroys
  // is it where there is no other.
  async #conclude(dialog, answer) {
    await answer;
    const buttons = [...dialog.querySelectorAll('.alert-buttons button:not([data-role="cancel"])')];
    const button = dialog.querySelector('.alert-buttons button:is([data-shortcut="return"], [data-button-style="borderedProminent"])')
      ?? buttons.find(({ dataset }) => dataset.role !== 'destructive') ?? (buttons.length === 1 ? buttons[0] : null);
    button?.click();
  }

  #clear({ target }) {
    const field = target.closest?.('[data-does="clear"]')?.parentElement.querySelector('input');
    if (!field) return;
    field.focus();
    this.#fields.empty(field);
    this.#input({ target: field });
  }
}
