// Something is carried to where it is taken: dragged with the mouse, or with a finger that has held it; or picked up in its
// menu, and let go by a click or by the button of a place that takes it.

import { carry, lift, putDown } from '../render/lifted.js';
import { mark, say } from '../render/marks.js';
import { word } from '../render/words.js';
import { Drag, isGone } from './drag.js';
import { scrollAround } from './edges.js';
import { openerOf } from './hosts.js';
import { reachable } from './keys.js';

const own = 'input, select, textarea, .stepper, .slider, .row-strip, .context-menu, .row-menu, .let-go, [popover]';
const kinds = (list) => list.split(' ');
const part = (distance, size) => Number(Math.max(0, Math.min(1, size > 0 ? distance / size : 0.5)).toFixed(3));

export class Drops extends Drag {
  #root;
  #wire;
  #window;
  #said;
  #still;
  // What is held, and what takes it.
  #source = null;
  #targets = [];
  #picture = null;
  #over = null;
  #at = { x: 0, y: 0 };
  #from = { x: 0, y: 0 };
  #frame = null;
  #isWaiting = false;

  constructor({ root, wire, window, said, still }) {
    super(root, 'both');
    this.#root = root;
    this.#wire = wire;
    this.#window = window;
    this.#said = said;
    this.#still = still;
  }

  listeners() {
    return [
      // Before what a click or a key is for otherwise.
      [this.#root, 'click', (event) => this.#clicked(event), { capture: true }],
      [this.#root.ownerDocument, 'keydown', (event) => this.#key(event), { capture: true }],
      ...super.listeners(),
      // The browser would carry a link or a picture away.
      [this.#root, 'dragstart', (event) => event.target.closest?.('[data-drag]') && event.preventDefault()],
    ];
  }

  /** What of an element can be dragged. */
  sourceOf(element) {
    const source = element.closest?.(own) ? null : element.closest?.('[data-drag]') ?? null;
    return source && !isGone(source) ? source : null;
  }

  /** The page is drawn anew: what is held may be gone, and there may be more that takes it. */
  changed() {
    if (this.#source === null || this.#isWaiting) return;
    if (isGone(this.#source)) this.#end();
    else this.#show();
  }

  // By the pointer

  begin({ target, pointerType, clientX: x, clientY: y }) {
    if (pointerType !== 'mouse' || this.#isWaiting) return null;
    this.#from = { x, y };
    return this.sourceOf(target);
  }

  /** Lifts what a finger has held, and now moves; whether it can be dragged. */
  lift(source, event) {
    if (source === null || this.#isWaiting || !this.accepts(source, 0, 0)) return false;
    this.#from = { x: event.clientX, y: event.clientY };
    this.take(source, event);
    return true;
  }

  // Up and down, a row that can be moved is carried among its fellows.
  accepts(source, across, down) {
    if (source.closest('.row[data-moves]') && Math.abs(down) > Math.abs(across)) return false;
    this.#hold(source);
    return true;
  }

  moved(source, _, { clientX: x, clientY: y }) {
    this.#at = { x, y };
    if (this.#picture === null) {
      this.#picture = lift(source);
      mark(this.#root, 'data-carrying', 'dragged');
      mark(source, 'data-dragged', 'lifted');
    }
    carry(this.#picture, x - this.#from.x, y - this.#from.y);
    this.#find();
    this.#frame ??= this.#window.requestAnimationFrame(() => this.#scroll());
  }

  #find() {
    const { x, y } = this.#at;
    const under = this.#root.ownerDocument.elementFromPoint(x, y);
    this.#goOver(this.#targetAround(under));
  }

  #targetAround(element) {
    return this.#targets.filter((target) => target.contains(element)).at(-1) ?? null;
  }

  #goOver(target) {
    if (target === this.#over) return;
    if (this.#over) mark(this.#over, 'data-over', null);
    if (target) mark(target, 'data-over');
    this.#over = target;
  }

  #scroll() {
    const { x, y } = this.#at;
    scrollAround(this.#root.ownerDocument.elementFromPoint(x, y), x, y);
    this.#find();
    this.#frame = this.#window.requestAnimationFrame(() => this.#scroll());
  }

  ended(_, distance, speed, isCancelled) {
    const target = isCancelled ? null : this.#over;
    if (target === null) return this.#end();
    const { left, right, top, width, height } = target.getBoundingClientRect();
    const { x, y } = this.#at;
    const across = getComputedStyle(target).direction === 'rtl' ? right - x : x - left;
    this.#give(target, ` ${part(across, width)} ${part(y - top, height)}`);
  }

  // By the menu

  #clicked(event) {
    const button = event.target.closest?.('[data-does="carry"]');
    if (button) return this.#pickUp(this.#root.querySelector(`[data-drag="${button.dataset.id}"]`));
    if (this.#root.dataset.carrying !== 'picked') return;
    const target = this.#targetAround(event.target);
    if (target === null) return this.#putBack();
    event.stopImmediatePropagation();
    event.preventDefault();
    this.#give(target, '');
  }

  // Once the menu is closed, which has the focus go back to where it was.
  #pickUp(source) {
    if (source === null || this.#isWaiting) return;
    this.#hold(source);
    if (this.#targets.length === 0) {
      say(this.#said, word('Nothing here takes it'));
      return this.#end();
    }
    mark(this.#root, 'data-carrying', 'picked');
    mark(source, 'data-dragged', 'picked');
    say(this.#said, word('Choose where it goes'));
    this.#window.setTimeout(() => this.#walk(0));
  }

  get #buttons() {
    return this.#targets.map((target) => target.querySelector(':scope > .let-go')).filter(Boolean);
  }

  #walk(at) {
    const buttons = this.#buttons;
    if (buttons.length > 0) buttons[(at + buttons.length) % buttons.length].focus();
  }

  #key(event) {
    if (this.#source === null || this.#isWaiting) return;
    if (event.key === 'Escape') this.#escape(event);
    else if (this.#root.dataset.carrying === 'picked') this.#step(event);
  }

  #escape(event) {
    event.stopImmediatePropagation();
    event.preventDefault();
    const source = this.#source;
    if (this.#root.dataset.carrying !== 'picked') return this.cancel(event);
    this.#putBack();
    this.#focus(source);
  }

  #step(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const at = this.#buttons.indexOf(event.target);
    if (step === undefined || at < 0) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.#walk(at + step);
  }

  #putBack() {
    say(this.#said, word('Put back'));
    this.#end();
  }

  #focus(source) {
    const host = source.closest('[data-context]');
    if (host) openerOf(host)?.focus();
  }

  // Either way

  #hold(source) {
    this.#source = source;
    this.#show();
  }

  // What takes it: nothing that it is, or that is in it.
  #show() {
    const carried = kinds(this.#source.dataset.drags);
    const takes = (target) => !this.#source.contains(target) && !isGone(target)
      && kinds(target.dataset.drops).some((kind) => carried.includes(kind));
    const targets = [...this.#root.querySelectorAll('[data-drop]')].filter(takes);
    this.#targets.filter((target) => !targets.includes(target)).forEach((target) => mark(target, 'data-takes', null));
    targets.forEach((target) => mark(target, 'data-takes'));
    this.#targets = targets;
  }

  // It stays where it was let go until the server has answered.
  async #give(target, place) {
    const { dataset: { drag: id } } = this.#source;
    const { drop, name } = target.dataset;
    const isPicked = this.#root.dataset.carrying === 'picked';
    const source = this.#source;
    this.#isWaiting = true;
    this.#stop();
    if (isPicked) this.#focus(source);
    say(this.#said, '');
    const { code } = await this.#wire.action(drop, 'drop', id + place);
    this.#isWaiting = false;
    if (code === null) say(this.#said, name ? word('Dropped on %1', name) : word('Dropped'));
    // It goes on where it was put, if that is not the same as where it was.
    if (isPicked && !source.isConnected && target.isConnected) target.querySelector(reachable)?.focus({ preventScroll: true });
    this.#end(code !== null);
  }

  #stop() {
    this.#window.cancelAnimationFrame(this.#frame);
    this.#frame = null;
    this.#goOver(null);
    this.#targets.forEach((target) => mark(target, 'data-takes', null));
    this.#targets = [];
    mark(this.#root, 'data-carrying', null);
  }

  #end(goesBack = true) {
    this.#stop();
    if (this.#picture) putDown(this.#picture, goesBack && !this.#still() && this.#source.isConnected);
    if (this.#source) mark(this.#source, 'data-dragged', null);
    this.#picture = null;
    this.#source = null;
  }
}
