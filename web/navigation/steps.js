// The page's own steps in the browser's history: each is asked for once, and known by the entry that it is bound for.
//
// A popstate says where the browser is, not whose step led there, and counting entries does not tell: browsers join steps
// that are asked for at once and keep the newest entries only, and where a reload begins just before an entry is added,
// Chromium comes back with that one in place of the one before, which is then gone. So a step goes to an entry by its key, and
// a browser that has lost it says so. Where entries have no keys, whatever popstate comes next is taken for the step.

// A busy browser may be seconds late, and one that is asked twice goes twice.
const patience = 5000;

export class Steps {
  #window;
  #missed;
  #way = null;
  #late = null;

  /** `missed` is told when an entry is not kept any more, or has not been come to for long. */
  constructor({ window, missed }) {
    this.#window = window;
    this.#missed = missed;
  }

  /** The trail that a step is bound for, while it is under way. */
  get bound() {
    return this.#way?.trail ?? null;
  }

  /** Goes to the entry of `trail`, which is so many entries away, negative for back. */
  take(trail, distance) {
    const key = this.#keyAt(distance);
    if (key === undefined) return this.#missed();
    const way = { trail, key, timer: this.#window.setTimeout(() => this.#giveUp(way, way), patience) };
    this.#way = way;
    if (key === null) this.#window.history.go(distance);
    else this.#ask(way);
  }

  /**
   * Whose step has led where the browser is now: "ours", or "theirs", who went on from where ours was bound for. It is
   * "passing" an entry that was given up, when it comes late and another is asked for.
   */
  came() {
    const [way, late] = [this.#way, this.#late];
    const isOurs = (way ?? late) !== null && this.#isAt(way ?? late);
    if (!isOurs && way && late && this.#isAt(late)) return this.#pass();
    this.#end();
    return isOurs ? 'ours' : 'theirs';
  }

  #pass() {
    this.#late = null;
    return 'passing';
  }

  #end() {
    this.#window.clearTimeout(this.#way?.timer);
    this.#way = null;
    this.#late = null;
  }

  // What is given up because it takes long may come yet. What is called off is followed by what called it off.
  #giveUp(way, late) {
    if (this.#way !== way) return;
    this.#end();
    this.#late = late;
    this.#missed();
  }

  #ask(way) {
    const { committed, finished } = this.#window.navigation.traverseTo(way.key);
    committed.catch(({ name }) => name === 'InvalidStateError' && this.#giveUp(way, null));
    finished.catch(() => {});
  }

  get #entry() {
    return this.#window.navigation?.currentEntry ?? null;
  }

  // Null where entries are not named, undefined where there is none.
  #keyAt(distance) {
    if (this.#entry) return this.#window.navigation.entries()[this.#entry.index + distance]?.key;
    return -distance < this.#window.history.length ? null : undefined;
  }

  #isAt({ key }) {
    return key === null || key === this.#entry?.key;
  }
}
