// What the app keeps in the browser (`@AppStorage`): the document says it, localStorage keeps it for sessions to come, and
// each hello says it again, with which of it has been changed since by another tab.

const prefix = 'wheelhouse.stored.';
const seenKey = 'wheelhouse.seen';
// As much as a hello may say.
const most = { values: 64, bytes: 4096 };

const sizeOf = (name, value) => new TextEncoder().encode(`${name}${typeof value === 'string' ? value : ''}`).length;

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export class Stored {
  #local;
  #session;
  #kept;

  /** `local` is the browser's storage, `session` the tab's. */
  constructor({ local, session }) {
    this.#local = local;
    this.#session = session;
  }

  /** The members of a hello. */
  get members() {
    const stored = this.#all();
    const names = Object.keys(stored);
    if (names.length === 0) return {};
    const seen = this.#seen;
    const elsewhere = names.filter((name) => Object.hasOwn(seen, name) && seen[name] !== stored[name]);
    return elsewhere.length > 0 ? { stored, storedElsewhere: elsewhere } : { stored };
  }

  /** Keeps what a document says, as far as the last one did not: what that said, another tab may have changed. */
  keep(stored) {
    if (stored === undefined || stored === this.#kept) return;
    this.#kept = stored;
    const seen = this.#seen;
    const changed = Object.entries(stored).filter(([name, value]) => seen[name] !== value);
    if (changed.length === 0) return;
    changed.forEach(([name, value]) => this.#set(name, value));
    this.#session.setItem(seenKey, JSON.stringify(stored));
  }

  /** The session is another one, which has said nothing yet. */
  begun() {
    this.#kept = undefined;
    this.#session.removeItem(seenKey);
  }

  get #seen() {
    return parsed(this.#session.getItem(seenKey)) ?? {};
  }

  #set(name, value) {
    try {
      if (value === null) this.#local.removeItem(prefix + name);
      else this.#local.setItem(prefix + name, JSON.stringify(value));
    } catch {
      console.warn(`The browser has no room to keep "${name}".`);
    }
  }

  #all() {
    const all = {};
    let room = most.bytes;
    for (const name of this.#names().slice(0, most.values)) {
      const value = parsed(this.#local.getItem(prefix + name));
      if (!['string', 'number', 'boolean'].includes(typeof value)) continue;
      const size = sizeOf(name, value);
      if (size > room) continue;
      room -= size;
      all[name] = value;
    }
    return all;
  }

  #names() {
    const keys = Array.from({ length: this.#local.length }, (_, i) => this.#local.key(i));
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)).sort();
  }
}
