// Swiping a row with a finger uncovers its actions; a long swipe does the first of them, which takes all their room, unless
// they are to be uncovered only.

import { mark, measure } from '../render/marks.js';
import { Drag } from './drag.js';
import { isWaiting } from './hosts.js';

const edgeOf = (distance, row) => {
  const forward = getComputedStyle(row).direction === 'rtl' ? -distance : distance;
  return forward > 0 ? 'leading' : 'trailing';
};
const stripOf = (row, edge) => row.querySelector(`:scope > .row-strip[data-edge="${edge}"]`);
const isFull = (row, strip, distance) => strip.dataset.long !== 'uncovers' && Math.abs(distance) > row.offsetWidth * 0.6;

// One that is gone or covered by now is not what a tap shuts.
const isSeen = (row) => row.isConnected && !row.closest('[inert], [data-leaving]');

export class Swipes extends Drag {
  #root;
  #open = null;
  #rest = 0;
  #width = 0;
  #shuts = false;

  constructor({ root }) {
    super(root, 'x');
    this.#root = root;
  }

  listeners() {
    return [
      ...super.listeners(),
      [this.#root, 'pointerdown', ({ target }) => this.#touched(target), { capture: true }],
      [this.#root, 'scroll', ({ target }) => this.#scrolled(target), { capture: true, passive: true }],
      [this.#root, 'click', (event) => this.#tapped(event), { capture: true }],
      [this.#root, 'click', ({ target }) => target.closest?.('.row-strip') && this.#close()],
    ];
  }

  begin({ target, pointerType }) {
    if (pointerType === 'mouse') return null;
    const row = target.closest('.row[data-swipes]');
    if (!row || row.closest('[inert]') || isWaiting(row)) return null;
    return target.closest('.row-strip, input[type="range"]') ? null : row;
  }

  accepts(row, distance) {
    return stripOf(row, edgeOf(distance, row)) !== null || this.#open === row;
  }

  moved(row, by) {
    const distance = this.#from(row, by);
    const strip = stripOf(row, edgeOf(distance, row));
    this.#uncover(row, strip);
    mark(row, 'data-settled', null);
    mark(row, 'data-full', strip && isFull(row, strip, distance) ? '' : null);
    measure(row, '--swipe', `${strip ? distance : distance / 6}px`);
  }

  // Once it is seen, a strip is as wide as what the row leaves free: how wide it is by itself shows only before.
  #uncover(row, strip) {
    const edge = strip?.dataset.edge ?? null;
    if (strip && row.dataset.swiping !== edge) this.#width = strip.offsetWidth;
    mark(row, 'data-swiping', edge);
  }

  // An open row is moved from where it rests, and no further than to where it is shut.
  #from(row, by) {
    if (this.#open !== row) return by;
    const distance = this.#rest + by;
    return Math.sign(distance) === Math.sign(this.#rest) ? distance : 0;
  }

  ended(row, by) {
    const distance = this.#from(row, by);
    const strip = stripOf(row, edgeOf(distance, row));
    const width = this.#width;
    if (!strip || Math.abs(distance) < width / 2) return this.#close(row);
    if (isFull(row, strip, distance)) {
      strip.inert = false;
      strip.querySelector('button').click();
      return this.#close(row);
    }
    this.#reveal(row, strip, Math.sign(distance) * width);
  }

  #reveal(row, strip, distance) {
    this.#open = row;
    this.#rest = distance;
    strip.inert = false;
    mark(row, 'data-swiping', strip.dataset.edge);
    mark(row, 'data-settled');
    measure(row, '--swipe', `${distance}px`);
  }

  #touched(target) {
    const isBeside = this.#open !== null && !this.#open.contains(target);
    this.#shuts = isBeside && isSeen(this.#open) && target.closest('.row') !== null;
    if (isBeside) this.#close();
  }

  #scrolled(target) {
    if (this.#open && target.contains(this.#open)) this.#close();
  }

  // A tap on what an open row holds, or on another row, shuts it and is nothing else.
  #tapped(event) {
    const { target, detail } = event;
    const shuts = this.#shuts || (this.#open?.contains(target) && !target.closest('.row-strip'));
    this.#shuts = false;
    if (detail === 0 || !shuts) return;
    event.stopPropagation();
    event.preventDefault();
    this.#close();
  }

  #close(row = this.#open) {
    this.#open = null;
    if (!row) return;
    mark(row, 'data-settled', null);
    mark(row, 'data-full', null);
    mark(row, 'data-swiping', null);
    measure(row, '--swipe', null);
    row.querySelectorAll(':scope > .row-strip').forEach((strip) => { strip.inert = true; });
  }
}
