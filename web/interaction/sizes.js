// Watches how large elements are, each of them from when it is first seen: to watch one again would tell of it again.

export class Sizes {
  #observer;
  #observed = new WeakSet();

  constructor({ window, changed }) {
    this.#observer = new window.ResizeObserver(changed);
  }

  watch(elements) {
    for (const each of elements) {
      if (!each || this.#observed.has(each)) continue;
      this.#observed.add(each);
      this.#observer.observe(each);
    }
  }
}
