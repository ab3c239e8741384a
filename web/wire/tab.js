// Which session this tab resumes. The token lives in sessionStorage, so a reload finds it and another tab does
// not. A duplicated tab gets a copy of it, though: the tab that holds the lock of that name owns the session,
// and the duplicate starts its own. Where there are no locks (plain http on another host), a BroadcastChannel asks.

const nameKey = 'wheelhouse.tab';
const tokenKey = 'wheelhouse.resume';
const patience = 250;

function lock(locks, name) {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(patience);
    locks.request(name, { signal }, () => {
      resolve(true);
      return new Promise(() => {});
    }).catch(() => resolve(false));
  });
}

function ask(Channel, name) {
  const channel = new Channel(name);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), patience);
    channel.onmessage = ({ data }) => {
      if (data !== 'mine') return;
      clearTimeout(timer);
      resolve(false);
    };
    channel.postMessage('whose?');
  }).then((free) => {
    channel.onmessage = free ? ({ data }) => data === 'whose?' && channel.postMessage('mine') : null;
    if (!free) channel.close();
    return free;
  });
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

  #acquire(name) {
    if (this.#locks) return lock(this.#locks, `${nameKey}.${name}`);
    return this.#Channel ? ask(this.#Channel, `${nameKey}.${name}`) : Promise.resolve(true);
  }

  get token() {
    return this.#storage.getItem(tokenKey);
  }

  set token(value) {
    if (value === null) this.#storage.removeItem(tokenKey);
    else this.#storage.setItem(tokenKey, value);
  }
}
