// How far each place is scrolled, kept over a reload and while a session that wakes loads its data anew. A place is a
// screen, a column or a tab, known by its id; what is kept are offsets and nothing else, in sessionStorage, so that they
// belong to this tab of the browser and end with it.

import { isAtItsEnd } from './anchors.js';
import { rows } from './hosts.js';
import { Observer } from './observer.js';

const key = 'wheelhouse.scroll';
const most = 50;

const patience = 8000;

// The id of what a scroller is in: a tab or a sheet may hold a list without a screen of its own, and the root need not
// have any id. An inspector has none to be known by.
const nameOf = (scroller) => {
  const place = scroller.parentElement.closest('[data-id], [data-place], .inspector, .root');
  if (!place || place.matches('.inspector')) return undefined;
  return place.dataset.id ?? place.dataset.place ?? '';
};

export class Scrolls extends Observer {
  #root;
  #window;
  #storage;
  #awaited;
  #giving = null;

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

  /** A whole document is about to be drawn in place of another; of the same page, in which lists may be short for a while. */
  hold(former, next) {
    if (former.root === null) return;
    this.#window.clearTimeout(this.#giving);
    this.#giving = null;
    if (former.url === next.url) this.#awaited = new Map(this.#all);
    else this.#awaited.clear();
  }

  /**
   * A document was drawn: what was scrolled is so again, as soon as there is enough to scroll, unless a person moves
   * first or it takes too long.
   */
  restore() {
    if (this.#awaited.size === 0) return;
    for (const [name, scroller] of this.#scrollers) {
      const offset = this.#awaited.get(name);
      if (offset === undefined) continue;
      scroller.scrollTop = offset;
      if (Math.abs(scroller.scrollTop - offset) <= 1) this.#awaited.delete(name);
      else this.#giving ??= this.#window.setTimeout(() => this.#giveUp(), patience);
    }
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
    return [...this.#awaited, ...now.map(([name, { scrollTop }]) => [name, Math.round(scrollTop)])].slice(-most);
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
    this.#storage.setItem(key, JSON.stringify(Object.fromEntries(this.#all)));
  }
}
