// Which session this tab resumes. The token lives in sessionStorage, so a reload finds it and another tab does
// not. A duplicated tab gets a copy of it, though: the tab that holds the lock of that name owns the session,
// and the duplicate starts its own. The owner also says so when it is asked through a BroadcastChannel; where there
// are no locks (plain http on another host), that alone decides.

import { parsed } from './storage.js';

const nameKey = 'wheelhouse.tab';
const tokenKey = 'wheelhouse.resume';
const leftKey = 'wheelhouse.left';
const handedKey = 'wheelhouse.handed';
// Within that time a page that is there answers.
const patience = 250;
// Within that time a page that was here before, on a busy device, has let go: its session is not to be lost.
const departure = 5_000;

/** Asks whose a name is; `taken` is called when somebody says that it is theirs. */
function ask(Channel, name, taken) {
  const channel = new Channel(name);
  channel.onmessage = ({ data }) => data === 'mine' && taken();
  channel.postMessage('whose?');
  return (isOurs) => {
    channel.onmessage = isOurs ? ({ data }) => data === 'whose?' && channel.postMessage('mine') : null;
    if (!isOurs) channel.close();
  };
}

// A browser may lose the signal of a request that it has only just been given: the one who asks goes on by the signal itself,
// and a lock that comes after all is let go.
function lock(locks, name, signal) {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(false));
    locks.request(name, { signal }, () => {
      if (signal.aborted) return undefined;
      resolve(true);
      return new Promise(() => {});
    }).catch(() => resolve(false));
  });
}

const silence = (signal) => new Promise((resolve) => {
  const timer = setTimeout(() => resolve(true), patience);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve(false);
  });
});

/**
 * Has the page that is loaded next with a storage go on with another session, as the tab of that name, and give a command
 * there first.
 */
export function handOver(storage, { name, token, command }) {
  storage.setItem(nameKey, name);
  storage.setItem(tokenKey, token);
  storage.setItem(leftKey, JSON.stringify({ token, commands: [{ ...command, seq: 1 }] }));
  storage.setItem(handedKey, '');
}

export class Tab {
  #storage;
  #locks;
  #Channel;
  #random;

  constructor({ storage, locks, Channel, random }) {
    this.#storage = storage;
    this.#locks = locks;
    this.#Channel = Channel;
    this.#random = random;
  }

  /** Takes possession of the stored session, or forgets it because another tab has it. */
  async claim() {
    const name = this.#storage.getItem(nameKey);
    if (name && await this.#acquire(name)) return;
    this.token = null;
    const own = this.#random();
    this.#storage.setItem(nameKey, own);
    await this.#acquire(own);
  }

  async #acquire(tab) {
    const name = `${nameKey}.${tab}`;
    const refusal = new AbortController();
    const conclude = this.#Channel ? ask(this.#Channel, name, () => refusal.abort()) : () => {};
    const timer = setTimeout(() => refusal.abort(), departure);
    const isOurs = await this.#possess(name, refusal.signal);
    clearTimeout(timer);
    conclude(isOurs);
    return isOurs;
  }

  #possess(name, signal) {
    if (this.#locks) return lock(this.#locks, name, signal);
    return this.#Channel ? silence(signal) : true;
  }

  /** Keeps what has not been answered for the page that goes on with the session in this tab. */
  leave(commands) {
    if (commands.length === 0) this.#storage.removeItem(leftKey);
    else this.#storage.setItem(leftKey, JSON.stringify({ token: this.token, commands }));
  }

  /** What the page before this one has left in the same session; it is handed out once. */
  takeLeft() {
    const text = this.#storage.getItem(leftKey);
    this.#storage.removeItem(leftKey);
    const { token, commands } = parsed(text) ?? {};
    return token !== undefined && token === this.token ? commands : [];
  }

  /** Whether another page has handed this one its session, and what to do there; it is told once. */
  takeHanded() {
    const isHanded = this.#storage.getItem(handedKey) !== null;
    this.#storage.removeItem(handedKey);
    return isHanded && this.token !== null;
  }

  get token() {
    return this.#storage.getItem(tokenKey);
  }

  set token(value) {
    if (value === null) this.#storage.removeItem(tokenKey);
    else this.#storage.setItem(tokenKey, value);
  }
}
