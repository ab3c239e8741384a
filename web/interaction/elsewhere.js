// What other tabs change of what the app keeps in the browser: this one tells its session of it, once it is seen.

// A slider that is drawn in another tab changes its value many times a second.
const patience = 100;
// What the server cannot take now, it may a little later.
const pause = 1000;
const passing = new Set(['rate_limited', 'unavailable']);

export class Elsewhere {
  #window;
  #wire;
  #stored;
  #timer = null;
  #isTelling = false;

  constructor({ window, wire, stored }) {
    this.#window = window;
    this.#wire = wire;
    this.#stored = stored;
  }

  start() {
    this.#window.addEventListener('storage', ({ key }) => {
      this.#stored.heard(key);
      this.#soon();
    });
    this.#window.document.addEventListener('visibilitychange', () => this.#soon());
  }

  /** The server may hear it now. */
  changed() {
    if (this.#stored.hasNews) this.#soon();
  }

  #soon(after = patience) {
    this.#timer ??= this.#window.setTimeout(() => this.#tell(), after);
  }

  // A hello says what is not told here: before the first welcome, and to a server that knows no such command.
  //
  // One is told at a time: while an answer to an earlier one is on its way, the document would seem to say something new.
  async #tell() {
    this.#timer = null;
    const room = this.#wire.roomForStored;
    if (this.#window.document.hidden || this.#isTelling || !room) return;
    const news = this.#stored.takeNews(room);
    if (!news) return;
    this.#isTelling = true;
    const { code } = await this.#wire.stored(news);
    this.#isTelling = false;
    if (passing.has(code)) this.#stored.untold(news);
    if (this.#stored.hasNews) this.#soon(passing.has(code) ? pause : patience);
  }
}
