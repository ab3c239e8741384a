// Tells what comes into sight and leaves it, where an app asks for that. What only passes by while somebody scrolls is
// not worth a word, and what another screen covers stays as it was.

const watched = '[data-watched]';
const moment = 120;
// So many words are said at a time, and one that could not be heard again so much later.
const most = 20;
const later = 1000;
const passing = new Set(['rate_limited', 'unavailable', 'lost']);

export class Visibility {
  #root;
  #window;
  #wire;
  #observers = new Map();
  // Of each element that is watched, by how much of it, whether so much is in sight, and since when.
  #views = new Map();
  // What the server has been told, by id; of what it has not been told it takes nothing to be in sight.
  #said = new Map();
  #repeated = new Set();
  #timer = null;

  constructor({ root, window, wire }) {
    this.#root = root;
    this.#window = window;
    this.#wire = wire;
  }

  /** The session is another one, which has been told nothing. */
  begun() {
    this.#said.clear();
    this.#repeated.clear();
  }

  /** The page is drawn anew. */
  changed() {
    const elements = new Set(this.#root.querySelectorAll(watched));
    for (const [element, { threshold }] of this.#views) {
      if (!elements.has(element) || element.dataset.threshold !== threshold) this.#leave(element);
    }
    for (const element of elements) if (!this.#views.has(element)) this.#watch(element);
    const ids = new Set([...elements].map(({ dataset }) => dataset.watched));
    for (const id of this.#said.keys()) if (!ids.has(id)) this.#said.delete(id);
    if (elements.size > 0) this.#wait();
  }

  #watch(element) {
    const { threshold } = element.dataset;
    this.#views.set(element, { threshold, isSeen: false, since: this.#window.performance.now() });
    this.#observer(threshold).observe(element);
  }

  #leave(element) {
    this.#observer(this.#views.get(element).threshold).unobserve(element);
    this.#views.delete(element);
  }

  #observer(threshold) {
    const known = this.#observers.get(threshold);
    if (known) return known;
    const made = new this.#window.IntersectionObserver((entries) => this.#crossed(entries), { threshold: Number(threshold) });
    this.#observers.set(threshold, made);
    return made;
  }

  #crossed(entries) {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      const view = this.#views.get(target);
      const isSeen = isIntersecting && intersectionRatio >= Number(view?.threshold);
      if (view && view.isSeen !== isSeen) Object.assign(view, { isSeen, since: this.#window.performance.now() });
    }
    this.#wait();
  }

  #wait(time = moment) {
    this.#timer ??= this.#window.setTimeout(() => this.#tell(), time);
  }

  #tell() {
    this.#timer = null;
    const news = [...this.#views].filter(([element, { isSeen }]) =>
      (this.#said.get(element.dataset.watched) ?? false) !== isSeen && !element.closest('[inert]'));
    const now = this.#window.performance.now();
    const rested = news.filter(([, { since }]) => now - since >= moment);
    for (const [element, { isSeen }] of rested.slice(0, most)) this.#say(element.dataset.watched, isSeen);
    if (news.length > Math.min(rested.length, most)) this.#wait();
  }

  // What was said of a document that is not shown any more is said once more of the one that is.
  async #say(id, isSeen) {
    this.#said.set(id, isSeen);
    const { code } = await this.#wire.action(id, 'scrollVisibility', isSeen);
    if (code === null) return this.#repeated.delete(id);
    if (passing.has(code)) {
      this.#said.set(id, !isSeen);
      return this.#wait(later);
    }
    if (code !== 'stale_target' || this.#repeated.has(id)) return false;
    this.#repeated.add(id);
    this.#said.set(id, !isSeen);
    return this.#wait();
  }
}
