// A row is carried to another place among those around it that can be moved: dragged with the mouse, or with a finger that
// has held it, or one place at a time by the keyboard. (There is the row's menu, too.)

import { mark, measure, say } from '../render/marks.js';
import { word } from '../render/words.js';
import { Drag } from './drag.js';
import { stepFor } from './edges.js';

const own = 'input, select, textarea, .stepper, .row-menu, .row-strip, [popover]';
const canMove = (row) => row?.dataset.moves !== undefined;
const begins = (row) => row.dataset.movesApart !== undefined;

/** The rows that a row can be moved among, itself included: they stand together, and one that moves apart begins others. */
export function runOf(row) {
  const run = [row];
  while (!begins(run[0]) && canMove(run[0].previousElementSibling)) run.unshift(run[0].previousElementSibling);
  for (let next = row.nextElementSibling; canMove(next) && !begins(next); next = next.nextElementSibling) run.push(next);
  return run.map((element) => ({ element, top: element.offsetTop, height: element.offsetHeight }));
}

export class Moves extends Drag {
  #root;
  #wire;
  #window;
  #said;
  #list = null;
  #run = [];
  #scroller = null;
  #from = 0;
  #to = 0;
  #by = 0;
  #pointer = 0;
  #frame = null;
  #isWaiting = false;

  constructor({ root, wire, window, said }) {
    super(root, 'y');
    this.#root = root;
    this.#wire = wire;
    this.#window = window;
    this.#said = said;
  }

  listeners() {
    const isMoved = ({ target }) => canMove(target.closest?.('.row'));
    return [
      ...super.listeners(),
      [this.#root, 'pointermove', ({ clientY }) => { this.#pointer = clientY; }, { capture: true }],
      // The browser would carry the link of a row away.
      [this.#root, 'dragstart', (event) => isMoved(event) && event.preventDefault()],
      [this.#root.ownerDocument, 'keydown', (event) => event.key === 'Escape' && this.#escape(event), { capture: true }],
    ];
  }

  begin({ target, pointerType }) {
    if (pointerType !== 'mouse' || this.#isWaiting || target.closest(own)) return null;
    const row = target.closest('.row');
    return canMove(row) && !row.closest('[inert]') ? row : null;
  }

  /** Lifts a row that a finger has held, and now moves; whether it can be moved. */
  lift(row, event) {
    const isLifted = canMove(row) && !this.#isWaiting && this.accepts(row);
    if (isLifted) this.take(row, event);
    return isLifted;
  }

  /** Carries a row a place up (-1) or down (1), if there is one; whether it can be moved at all. */
  carry(row, step) {
    if (!canMove(row)) return false;
    const run = runOf(row);
    const from = run.findIndex(({ element }) => element === row);
    if (run[from + step] && !this.#isWaiting) this.#send(row, from, from + step, run.length);
    return true;
  }

  accepts(row) {
    this.#run = runOf(row);
    this.#from = this.#run.findIndex(({ element }) => element === row);
    this.#to = this.#from;
    this.#list = row.parentElement;
    const scroller = row.closest('.scroller');
    this.#scroller = scroller && { element: scroller, start: scroller.scrollTop };
    return this.#run.length > 1;
  }

  // What is being carried goes back to where it was, and nothing else is meant.
  #escape(event) {
    if (this.#frame === null) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.cancel(event);
  }

  moved(row, by) {
    this.#by = by;
    mark(this.#list, 'data-sorting');
    mark(row, 'data-moving');
    this.#place();
    this.#frame ??= this.#window.requestAnimationFrame(() => this.#scroll());
  }

  // As far as there are rows to move among; what has been scrolled meanwhile counts. A row is passed with its middle.
  #place() {
    const [from, moving] = [this.#from, this.#run[this.#from]];
    const [first, last] = [this.#run[0], this.#run.at(-1)];
    const scrolled = this.#scroller ? this.#scroller.element.scrollTop - this.#scroller.start : 0;
    const lowest = last.top + last.height - moving.height;
    const top = Math.max(first.top, Math.min(lowest, moving.top + this.#by + scrolled));
    const isAbove = ({ top, height }, line) => top + height / 2 < line;
    const above = this.#run.slice(0, from).filter((row) => isAbove(row, top)).length;
    const passed = this.#run.slice(from + 1).filter((row) => isAbove(row, top + moving.height)).length;
    this.#to = above + passed;
    this.#run.forEach(({ element }, at) => {
      const step = at > from && at <= this.#to ? -1 : at < from && at >= this.#to ? 1 : 0;
      measure(element, '--move', `${at === from ? top - moving.top : step * moving.height}px`);
    });
  }

  #scroll() {
    this.#frame = null;
    if (!this.#scroller) return;
    const { element } = this.#scroller;
    const { top, bottom } = element.getBoundingClientRect();
    const step = stepFor(this.#pointer, top, bottom);
    if (step !== 0) {
      element.scrollTop += step;
      this.#place();
    }
    this.#frame = this.#window.requestAnimationFrame(() => this.#scroll());
  }

  // It stays where it was let go until the server has answered: the rows come in that order then, or are as they were.
  async ended(row, by) {
    this.#window.cancelAnimationFrame(this.#frame);
    this.#frame = null;
    const [from, to] = [this.#from, this.#to];
    if (by !== 0 && to !== from && this.#isAsItWas(row)) await this.#send(row, from, to, this.#run.length);
    this.#run.forEach(({ element }) => measure(element, '--move', null));
    mark(row, 'data-moving', null);
    mark(this.#list, 'data-sorting', null);
  }

  // Where it is now is said to those who cannot see it.
  async #send(row, from, to, count) {
    this.#isWaiting = true;
    say(this.#said, '');
    const { code } = await this.#wire.action(row.dataset.id, 'move', to > from ? to + 1 : to);
    this.#isWaiting = false;
    if (code === null) say(this.#said, word('Moved to place %1 of %2', to + 1, count));
  }

  // Somebody else may have moved or removed rows meanwhile.
  #isAsItWas(row) {
    const run = runOf(row);
    return run.length === this.#run.length && run.every(({ element }, at) => element === this.#run[at].element);
  }
}
