// How far each place is scrolled, kept while another window is shown or a session that wakes loads its data anew, and over a
// reload. A place is a screen, a column or a tab, known by its id; what is kept are offsets and ids and nothing else, and over
// a reload in sessionStorage, so that they belong to this tab of the browser and end with it.

import { isAtItsEnd } from './anchors.js';
import { rows } from './hosts.js';
import { Observer } from './observer.js';

const key = 'wheelhouse.scroll';
const most = 50;
const mostWindows = 20;

const patience = 8000;

// The id of what a scroller is in: a tab or a sheet may hold a list without a screen of its own, and the root need not
// have any id. An inspector has none to be known by.
const nameOf = (scroller) => {
  const place = scroller.parentElement.closest('[data-id], [data-place], .inspector, .root');
  if (!place || place.matches('.inspector')) return undefined;
  return place.dataset.id ?? place.dataset.place ?? '';
};

// Of a long list nobody knows how high the rows are that were never seen, so an offset alone leads elsewhere: the first row
// in sight is kept with it, by an id of the row or of something in it, and how far below the edge it begins.
const longRows = '[data-many] > .section > .rows > .row';
const frames = 5;
const idOf = (row) => row.dataset.id ?? row.querySelector('[data-id]')?.dataset.id;
const below = (row, scroller) => Math.round(row.getBoundingClientRect().top - scroller.getBoundingClientRect().top);

function spotOf(scroller) {
  const all = [...scroller.querySelectorAll(longRows)];
  const top = all.length > 0 && scroller.getBoundingClientRect().top;
  const row = all.find((each) => each.getBoundingClientRect().bottom > top);
  const id = row && idOf(row);
  return id ? { row: id, below: below(row, scroller) } : {};
}

const isSpot = (spot) => Number.isFinite(spot?.offset);
const fromStored = (spot) => (Number.isFinite(spot) ? { offset: spot } : spot);
const toStored = ({ offset, ...spot }) => (spot.row ? { offset, ...spot } : offset);

export class Scrolls extends Observer {
  #root;
  #window;
  #storage;
  #awaited;
  #giving = null;
  // By the address that a window was left at.
  #left = new Map();
  // What is moved until a person moves.
  #turn = 0;

  /** `resumes`: whether this page goes on with the session whose offsets are stored. */
  constructor({ root, window, storage, resumes }) {
    super();
    this.#root = root;
    this.#window = window;
    this.#storage = storage;
    this.#awaited = new Map(resumes ? this.#read() : []);
  }

  listeners() {
    const gone = { capture: true, passive: true };
    return [
      [this.#window, 'pagehide', () => this.#write()],
      [this.#window.document, 'visibilitychange', () => this.#write()],
      ...['wheel', 'pointerdown', 'keydown'].map((type) => [this.#root, type, () => this.#giveUp(), gone]),
    ];
  }

  /**
   * A whole document is about to be drawn in place of another: of the same page, in which lists may be short for a while, or
   * of another window, which may be one that was left.
   */
  hold(former, next) {
    if (former.root === null) return;
    this.#window.clearTimeout(this.#giving);
    this.#giving = null;
    if (former.url === next.url) this.#awaited = new Map(this.#all);
    else if (former.root.id === next.root.id) this.#awaited.clear();
    else this.#goTo(former.url, next.url);
  }

  #goTo(former, next) {
    const left = this.#all;
    this.#awaited = new Map(this.#left.get(next));
    this.#left.delete(former);
    this.#left.set(former, left);
    if (this.#left.size > mostWindows) this.#left.delete(this.#left.keys().next().value);
  }

  /**
   * A document was drawn: what was scrolled is so again, as soon as there is enough to scroll, unless a person moves
   * first or it takes too long.
   */
  restore() {
    if (this.#awaited.size === 0) return;
    for (const [name, scroller] of this.#scrollers) {
      const spot = this.#awaited.get(name);
      if (spot === undefined) continue;
      scroller.scrollTop = spot.offset;
      if (Math.abs(scroller.scrollTop - spot.offset) <= 1) {
        this.#awaited.delete(name);
        if (spot.row) this.#align(scroller, spot, this.#turn);
      } else this.#giving ??= this.#window.setTimeout(() => this.#giveUp(), patience);
    }
  }

  // The rows around get their height from one frame to the next.
  #align(scroller, spot, turn, left = frames) {
    if (turn !== this.#turn || !scroller.isConnected) return;
    const row = scroller.querySelector(`[data-id="${CSS.escape(spot.row)}"]`)?.closest('.row');
    if (!row) return;
    scroller.scrollTop += below(row, scroller) - spot.below;
    if (left > 0) this.#window.requestAnimationFrame(() => this.#align(scroller, spot, turn, left - 1));
  }

  /**
   * Brings what the app names into view: its top, centre or bottom to that of what scrolls, else as far as it takes.
   *
   * Gives its element, if there is one.
   */
  to(target, anchor) {
    this.#giveUp();
    const found = [...this.#root.querySelectorAll(`[data-scroll-id="${CSS.escape(target)}"]`)];
    const block = { top: 'start', center: 'center', bottom: 'end' }[anchor] ?? 'nearest';
    const element = found.findLast((each) => each.checkVisibility());
    (element?.closest(rows) ?? element)?.scrollIntoView({ block, inline: 'nearest' });
    return element;
  }

  #giveUp() {
    this.#turn += 1;
    this.#window.clearTimeout(this.#giving);
    this.#giving = null;
    this.#awaited.clear();
  }

  // Those that can be told from each other.
  get #scrollers() {
    const all = [...this.#root.querySelectorAll('.scroller')].map((scroller) => [nameOf(scroller), scroller]);
    const names = all.map(([name]) => name);
    return all.filter(([name]) => name !== undefined && names.indexOf(name) === names.lastIndexOf(name));
  }

  // What is awaited is not there yet: how far its scroller is now says nothing. What stays at its end does so by itself.
  get #all() {
    const now = this.#scrollers.filter(([name, scroller]) => scroller.scrollTop > 0 && !this.#awaited.has(name)
      && !isAtItsEnd(scroller));
    const spots = now.map(([name, scroller]) => [name, { offset: Math.round(scroller.scrollTop), ...spotOf(scroller) }]);
    return [...this.#awaited, ...spots].slice(-most);
  }

  #read() {
    try {
      const stored = Object.entries(JSON.parse(this.#storage.getItem(key)) ?? {});
      return stored.map(([name, spot]) => [name, fromStored(spot)]).filter(([, spot]) => isSpot(spot)).slice(-most);
    } catch {
      return [];
    }
  }

  #write() {
    this.#storage.setItem(key, JSON.stringify(Object.fromEntries(this.#all.map(([name, spot]) => [name, toStored(spot)]))));
  }
}
