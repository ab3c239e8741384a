// The browser's history and the document, kept in step. The document leads: history follows each one drawn (see
// trail.js). Only the person's own back and forward go the other way: they become `back` or `open` commands,
// and when the server does not agree, the history is put back to where the document is.

import { Observer } from '../interaction/observer.js';
import { depth, topLevel } from '../patch/levels.js';
import { plan } from './trail.js';

const patience = 1000;
const pathOf = ({ pathname, search, hash }) => `${pathname}${search}${hash}`;

export class BrowserHistory extends Observer {
  #window;
  #wire;
  #document = null;
  #trail = null;
  #origin = null;
  #goal = null;
  #busy = false;
  #traversing = null;
  #aside = false;
  #claims;

  /** `claims`: whether the first document has to be the one of the address bar (it is no reload). */
  constructor({ window, wire, claims }) {
    super();
    this.#window = window;
    this.#wire = wire;
    this.#claims = claims;
    this.#trail = window.history.state?.trail ?? null;
  }

  listeners() {
    return [[this.#window, 'popstate', ({ state }) => this.#popped(state)]];
  }

  /** The person follows a link: another place at the same depth is worth an entry. */
  follows() {
    this.#aside = true;
  }

  /** A document was drawn. */
  show(document) {
    if (document === this.#document) return;
    const first = this.#document === null;
    this.#document = document;
    if (first && this.#claims && pathOf(this.#window.location) !== document.url) this.#claim();
    if (!this.#goal && !this.#traversing) this.#agree();
  }

  #claim() {
    this.#origin = this.#trail;
    this.#goal = { url: pathOf(this.#window.location) };
    this.#pursue();
  }

  // Document to history

  #agree() {
    const { url } = this.#document;
    const aside = this.#aside && url !== this.#window.history.state?.url;
    const { push, replace, go } = plan(this.#trail, depth(this.#document), aside);
    this.#aside = false;
    if (go) this.#traverse(go);
    else if (push) this.#write('pushState', push, url);
    else if (replace !== this.#trail || url !== this.#window.history.state?.url) this.#write('replaceState', replace, url);
  }

  #write(method, trail, url) {
    this.#trail = trail;
    this.#window.history[method]({ trail, url }, '', url);
  }

  #traverse(distance) {
    this.#traversing = this.#window.setTimeout(() => this.#arrived(this.#window.history.state), patience);
    this.#window.history.go(distance);
  }

  #arrived(state) {
    this.#window.clearTimeout(this.#traversing);
    this.#traversing = null;
    this.#trail = state?.trail ?? null;
    this.#agree();
  }

  // History to document

  #popped(state) {
    if (this.#traversing) return this.#arrived(state);
    if (this.#document === null) {
      this.#trail = state?.trail ?? null;
      return;
    }
    if (!this.#goal) this.#origin = this.#trail;
    this.#trail = state?.trail ?? [...this.#trail, depth(this.#document)];
    this.#goal = { depth: state ? this.#trail.at(-1) : undefined, url: state?.url ?? pathOf(this.#window.location) };
    this.#pursue();
  }

  async #pursue() {
    if (this.#busy) return;
    this.#busy = true;
    let willing = true;
    while (willing && this.#goal && !this.#reached()) willing = await this.#step(this.#goal);
    this.#busy = false;
    this.#goal = null;
    this.#conclude(willing);
  }

  #reached() {
    const { depth: wanted, url } = this.#goal;
    return url === this.#document.url && (wanted === undefined || depth(this.#document) <= wanted);
  }

  // One command towards the goal; answers whether it led anywhere.
  async #step(goal) {
    const before = depth(this.#document);
    if (before > goal.depth) {
      await this.#wire().back(topLevel(this.#document).id);
      return depth(this.#document) < before;
    }
    const { code } = await this.#wire().open(goal.url);
    if (this.#goal === goal) this.#goal = { url: this.#document.url };
    return code === null;
  }

  #conclude(reached) {
    const away = (this.#origin?.length ?? 0) - (this.#trail?.length ?? 0);
    const stuck = !reached || depth(this.#document) < this.#trail?.at(-1);
    if (stuck && this.#origin && away !== 0) this.#traverse(away);
    else this.#agree();
  }
}
