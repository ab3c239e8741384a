/** Listeners that come and go together. Subclasses list theirs in `listeners()`: [target, type, handler, options]. */
export class Observer {
  #ending = null;

  start() {
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    for (const [target, type, handler, options] of this.listeners()) {
      target.addEventListener(type, handler, { ...options, signal });
    }
  }

  stop() {
    this.#ending?.abort();
    this.#ending = null;
  }
}
