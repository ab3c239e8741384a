// How far each place is scrolled, kept over a reload and while a session that wakes loads its data anew. A place is a
// screen or a column, known by its id; what is kept are offsets and nothing else, in sessionStorage, so that they belong
// to this tab and end with it.

import { Observer } from './observer.js';

const key = 'wheelhouse.scroll';
const most = 50;

const nameOf = (scroller) => {
  const { id, place } = scroller.parentElement.dataset;
  return id ?? place ?? scroller.closest('.presentation')?.dataset.id ?? '';
};

export class Scrolls extends Observer {
  #root;
  #window;
  #storage;
  #awaited;

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
      ...['wheel', 'pointerdown', 'keydown'].map((type) => [this.#root, type, () => this.#awaited.clear(), gone]),
    ];
  }

  /** A whole document is about to be drawn, in which lists may be short for a while. */
  hold() {
    this.#now.forEach(([name, offset]) => this.#awaited.set(name, offset));
  }

  /** A document was drawn: what was scrolled is so again, as soon as there is enough to scroll, unless a person moves first. */
  restore() {
    if (this.#awaited.size === 0) return;
    for (const scroller of this.#scrollers) {
      const offset = this.#awaited.get(nameOf(scroller));
      if (offset === undefined) continue;
      scroller.scrollTop = offset;
      if (Math.abs(scroller.scrollTop - offset) <= 1) this.#awaited.delete(nameOf(scroller));
    }
  }

  get #scrollers() {
    return [...this.#root.querySelectorAll('.scroller')];
  }

  get #now() {
    return this.#scrollers.filter(({ scrollTop }) => scrollTop > 0)
      .map((scroller) => [nameOf(scroller), Math.round(scroller.scrollTop)]);
  }

  #read() {
    try {
      const stored = Object.entries(JSON.parse(this.#storage.getItem(key)) ?? {});
      return stored.filter(([, offset]) => Number.isFinite(offset)).slice(-most);
    } catch {
      return [];
    }
  }

  #write() {
    const offsets = [...this.#awaited, ...this.#now].slice(-most);
    this.#storage.setItem(key, JSON.stringify(Object.fromEntries(offsets)));
  }
}
