// Waits grow by doubling up to a limit; half of each is random, so that the clients of a server that comes
// back do not all arrive in the same instant.

const shortest = 250;
const longest = 10_000;

export class Backoff {
  #attempts = 0;
  #random;

  constructor(random = Math.random) {
    this.#random = random;
  }

  reset() {
    this.#attempts = 0;
  }

  /** Milliseconds to wait before the next attempt; `atLeast` is what the server asked for. */
  next(atLeast = 0) {
    const limit = Math.min(longest, shortest * 2 ** this.#attempts++);
    return atLeast + limit * (0.5 + this.#random() / 2);
  }
}
