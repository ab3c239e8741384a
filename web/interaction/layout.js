import { Observer } from './observer.js';

/**
 * Tells the server when the window passes between compact and regular, and when the person goes on here after another page
 * of the session, whose window is of the other kind: the page at hand has the document for its own.
 */
export class Layout extends Observer {
  #root;
  #query;
  #wire;
  #hasInsisted = false;

  constructor({ root, window, wire }) {
    super();
    this.#root = root;
    // 700 pixels where letters are as large as usual. The styles ask the same.
    this.#query = window.matchMedia('(width < 43.75em)');
    this.#wire = wire;
  }

  get current() {
    return this.#query.matches ? 'compact' : 'regular';
  }

  listeners() {
    return [[this.#query, 'change', () => this.#tell()]];
  }

  /** The person gives a command: what it means has been decided by then, so the layout comes after it. */
  goesOn() {
    const isOther = this.#isOther;
    if (isOther && !this.#hasInsisted) queueMicrotask(() => this.#tell());
    // An app may have columns as it likes.
    this.#hasInsisted = isOther;
  }

  #tell() {
    this.#wire().layout(this.current);
  }

  // Columns tell for which layout a document is.
  get #isOther() {
    const split = this.#root.querySelector('.split');
    return split !== null && (split.dataset.collapsed !== undefined) !== this.#query.matches;
  }
}
