// What other tabs change of what the app keeps in the browser: this one tells its session of it, once it is seen.

// A slider that is drawn in another tab changes its value many times a second.
const patience = 100;

export class Elsewhere {
  #window;
  #wire;
  #stored;
  #timer = null;

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

  #soon() {
    this.#timer ??= this.#window.setTimeout(() => this.#tell(), patience);
  }

  // A hello says what is not told here: before the first welcome, and to a server that knows no such command.
  #tell() {
    this.#timer = null;
    if (this.#window.document.hidden || !this.#wire.takesStored) return;
    const news = this.#stored.takeNews();
    if (news) this.#wire.stored(news);
  }
}
