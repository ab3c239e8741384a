import { Observer } from './observer.js';

/** Tells the server when the window passes between compact and regular. */
export class Layout extends Observer {
  #query;
  #wire;

  constructor({ window, wire }) {
    super();
    // 700 pixels where letters are as large as usual. The styles ask the same.
    this.#query = window.matchMedia('(width < 43.75em)');
    this.#wire = wire;
  }

  get current() {
    return this.#query.matches ? 'compact' : 'regular';
  }

  listeners() {
    return [[this.#query, 'change', () => this.#wire().layout(this.current)]];
  }
}
