// What the browser shows of something while the mouse rests there, its title, is shown to the keyboard as well.

import { measure, say } from '../render/marks.js';
import { Observer } from './observer.js';
import { centred } from './places.js';

// By these keys a person goes from one thing to the next. Focus that the page itself gives back asks for no words.
const steps = new Set(['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

export class Tips extends Observer {
  #root;
  #window;
  #tip;
  #telling;
  #isStep = false;

  constructor({ root, window, tip }) {
    super();
    this.#root = root;
    this.#window = window;
    this.#tip = tip;
  }

  listeners() {
    const hide = () => this.#hide();
    return [
      [this.#root.ownerDocument, 'keydown', ({ key }) => { this.#isStep = steps.has(key); }, { capture: true }],
      [this.#root.ownerDocument, 'keyup', () => { this.#isStep = false; }, { capture: true }],
      [this.#root, 'focusin', ({ target }) => this.#focused(target)],
      [this.#root, 'focusout', hide],
      [this.#root, 'pointerdown', hide, { capture: true }],
      [this.#root, 'keydown', hide, { capture: true }],
      [this.#root, 'scroll', hide, { capture: true }],
      [this.#window, 'resize', hide],
    ];
  }

  #focused(target) {
    if (!this.#isStep || !target.matches(':focus-visible')) return;
    const source = target.closest('[title]');
    if (source) this.#show(source.title, target.getBoundingClientRect());
  }

  /** Shows words beside a place for a while, or until something else is done. */
  tell(text, place) {
    this.#show(text, place);
    this.#telling = this.#window.setTimeout(() => this.#hide(), 2000);
  }

  #hide() {
    if (this.#tip.matches(':popover-open')) this.#tip.hidePopover();
  }

  #show(text, place) {
    this.#hide();
    this.#window.clearTimeout(this.#telling);
    say(this.#tip, text);
    this.#tip.showPopover();
    const { innerWidth: width, innerHeight: height } = this.#window;
    const size = { width: this.#tip.offsetWidth, height: this.#tip.offsetHeight };
    const { x, y } = centred(place, size, { width, height });
    measure(this.#tip, '--x', `${x}px`);
    measure(this.#tip, '--y', `${y}px`);
  }
}
