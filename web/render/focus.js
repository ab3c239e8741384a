// Where the keyboard is. A level that is covered remembers what had the focus and gets it back when it is seen again;
// a level that is new is entered at its heading.

import { levels } from '../patch/levels.js';

const control = '.row-body button:not([tabindex="-1"]), .row-body a, .row-body input';
const keyOf = ({ kind, id, screen }) => `${kind}/${id}/${screen}`;
const find = (root, id) => root.querySelector(`[data-id="${CSS.escape(id)}"]`);

export class Focus {
  #root;
  #document;
  #known = [];
  #left = new Map();

  constructor(root) {
    this.#root = root;
    this.#document = root.ownerDocument;
  }

  /** To be called before a document is drawn. */
  before() {
    const active = this.#document.activeElement;
    const inside = this.#root.contains(active) && active !== this.#root;
    return { active: inside ? active : null, row: inside ? this.#rowOf(active) : null };
  }

  #rowOf(element) {
    const row = element.closest('.row');
    return row && { list: row.parentElement, at: [...row.parentElement.children].indexOf(row) };
  }

  /** To be called after it was drawn, with what `before` returned. */
  after(document, { active, row }) {
    const now = levels(document);
    const keys = now.map(keyOf);
    const before = this.#known;
    this.#known = keys;
    const [top, former] = [keys.at(-1), before.at(-1)];
    if (former === undefined) return;
    if (top === former) return this.#keep(active, row, now.at(-1));
    if (keys.includes(former)) this.#left.set(former, active);
    if (before.includes(top)) this.#return(top, now.at(-1));
    else this.#enter(now.at(-1));
    this.#forget(new Set(keys));
  }

  #forget(keys) {
    for (const key of this.#left.keys()) if (!keys.has(key)) this.#left.delete(key);
  }

  #keep(active, row, level) {
    if (!active || this.#document.activeElement === active) return;
    if (active.isConnected && !active.closest('[inert]')) return active.focus({ preventScroll: true });
    const rows = row?.list.isConnected ? row.list.children : [];
    const neighbour = rows[Math.min(row?.at ?? 0, rows.length - 1)]?.querySelector(control);
    if (neighbour) neighbour.focus({ preventScroll: true });
    else this.#enter(level);
  }

  #return(key, level) {
    const element = this.#left.get(key);
    this.#left.delete(key);
    if (element?.isConnected) element.focus({ preventScroll: true });
    if (!element?.isConnected || this.#document.activeElement !== element) this.#enter(level);
  }

  #enter(level) {
    this.#goal(level)?.focus({ preventScroll: true });
  }

  #goal(level) {
    const place = this.#place(level);
    if (!place) return null;
    if (level.kind === 'alert') return this.#answer(place);
    return place.querySelector('h1') ?? place.querySelector('dialog') ?? place.querySelector('.scroller');
  }

  #place({ kind, id, screen }) {
    if (screen) return find(this.#root, screen);
    return id === null ? this.#root.querySelector('.root') : find(this.#root, id);
  }

  #answer(place) {
    return place.querySelector('input, textarea') ?? place.querySelector('button[data-role="cancel"]')
      ?? place.querySelector('.alert-buttons button') ?? place.querySelector('dialog');
  }
}
