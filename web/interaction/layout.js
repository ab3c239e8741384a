import { Observer } from './observer.js';

/** Tells the server when the window passes between compact and regular. */
export class Layout extends Observer {
  #query;
  #wire;

  constructor({ window, wire }) {
    super();
    this.#query = window.matchMedia('(width < 700px)');
    this.#wire = wire;
  }

  get current() {
    return this.#query.matches ? 'compact' : 'regular';
  }

  listeners() {
    return [[this.#query, 'change', () => this.#wire().layout(this.current)]];
  }
}
