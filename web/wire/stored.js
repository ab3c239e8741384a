// What the app keeps in the browser (`@AppStorage`): the document says it, localStorage keeps it for sessions to come, and
// each hello says it again, with which of it has been changed since by another tab. A tab that is open says such changes
// at once (see interaction/elsewhere.js).

import { parsed } from './storage.js';

const prefix = 'wheelhouse.stored.';
const seenKey = 'wheelhouse.seen';
// As much as a hello or a command may say.
const most = { values: 64, bytes: 4096 };
const nothing = Object.freeze({});

const sizeOf = (name, value) => new TextEncoder().encode(`${name}${typeof value === 'string' ? value : ''}`).length;

// As much of these as a message may say.
function fitting(names, value, bytes = most.bytes) {
  const all = {};
  let room = bytes;
  for (const name of names.slice(0, most.values)) {
    const one = value(name);
    const size = sizeOf(name, one);
    if (one === undefined || size > room) continue;
    room -= size;
    all[name] = one;
  }
  return all;
}

export class Stored {
  #local;
  #session;
  #kept;
  // What other tabs have changed and this one has not said yet, and what it has said and no document has.
  #heard = new Set();
  #told = new Map();

  /** `local` is the browser's storage, `session` the tab's. */
  constructor({ local, session }) {
    this.#local = local;
    this.#session = session;
  }

  /** The members of a hello. */
  get members() {
    const stored = fitting(this.#names(), (name) => this.#value(name));
    const seen = this.#seen;
    const isElsewhere = (name) => (Object.hasOwn(stored, name) ? seen[name] !== stored[name]
      : seen[name] !== null && this.#value(name) === null);
    const elsewhere = Object.keys(seen).filter(isElsewhere).slice(0, most.values);
    if (elsewhere.length > 0) return { stored, storedElsewhere: elsewhere };
    return Object.keys(stored).length > 0 ? { stored } : {};
  }

  /** Hears that something in the browser's storage was changed by another tab: under this key, or, without one, all. */
  heard(key) {
    if (key === null) Object.keys(this.#seen).forEach((name) => this.#heard.add(name));
    else if (key.startsWith(prefix)) this.#heard.add(key.slice(prefix.length));
  }

  /** Whether other tabs have changed something that was not told yet. */
  get hasNews() {
    return this.#heard.size > 0;
  }

  /**
   * What other tabs have changed since, null for what is kept no more, to be told to the session in a message that may say so
   * many bytes; null without any. What there is no room for is told next.
   */
  takeNews(bytes = most.bytes) {
    const seen = this.#seen;
    const known = (name) => (this.#told.has(name) ? this.#told.get(name) : seen[name] ?? null);
    const isNews = (name) => this.#value(name) !== known(name) && sizeOf(name, this.#value(name)) <= bytes;
    const names = [...this.#heard].filter((name) => this.#value(name) !== undefined && isNews(name));
    const news = fitting(names, (name) => this.#value(name), bytes);
    this.#heard = new Set(names.filter((name) => !Object.hasOwn(news, name)));
    Object.entries(news).forEach(([name, value]) => this.#told.set(name, value));
    return Object.keys(news).length > 0 ? news : null;
  }

  /** What was told has not been heard. */
  untold(news) {
    Object.keys(news).forEach((name) => {
      this.#told.delete(name);
      this.#heard.add(name);
    });
  }

  /** Keeps what a document says, as far as the last one did not: what that said, another tab may have changed. */
  keep(stored = nothing) {
    if (stored === this.#kept) return;
    this.#kept = stored;
    const seen = this.#seen;
    const changed = Object.entries(stored).filter(([name, value]) => seen[name] !== value);
    // What a document says no more, it may say anew.
    if (changed.length === 0 && Object.keys(seen).every((name) => Object.hasOwn(stored, name))) return;
    const kept = changed.filter(([name, value]) => this.#isNoNews(name, value) || this.#set(name, value));
    // What there was no room for is what it was.
    const failed = changed.filter((entry) => !kept.includes(entry)).map(([name]) => [name, this.#value(name) ?? null]);
    this.#session.setItem(seenKey, JSON.stringify({ ...stored, ...Object.fromEntries(failed) }));
  }

  // Whether a document only says what this tab has told, and another one has kept already.
  #isNoNews(name, value) {
    const isTold = this.#told.has(name) && this.#told.get(name) === value;
    this.#told.delete(name);
    return isTold;
  }

  /** The session is another one, which has said nothing yet. */
  begun() {
    this.#kept = undefined;
    this.#told.clear();
    this.#session.removeItem(seenKey);
  }

  get #seen() {
    return parsed(this.#session.getItem(seenKey)) ?? {};
  }

  // Whether there was room for it.
  #set(name, value) {
    try {
      if (value === null) this.#local.removeItem(prefix + name);
      else this.#local.setItem(prefix + name, JSON.stringify(value));
      return true;
    } catch {
      console.warn(`The browser has no room to keep "${name}".`);
      return false;
    }
  }

  // Null for what is not there, undefined for what is no plain value.
  #value(name) {
    const text = this.#local.getItem(prefix + name);
    if (text === null) return null;
    const value = parsed(text);
    return ['string', 'number', 'boolean'].includes(typeof value) ? value : undefined;
  }

  #names() {
    const keys = Array.from({ length: this.#local.length }, (_, i) => this.#local.key(i));
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)).sort();
  }
}
