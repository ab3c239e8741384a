import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { Elsewhere } from '../../web/interaction/elsewhere.js';
import { storageOf, tabStorageOf } from '../../web/wire/storage.js';
import { Stored } from '../../web/wire/stored.js';

let local;
let session;
let stored;

beforeEach(() => {
  local = storageOf({}, 'localStorage');
  session = storageOf({});
  stored = new Stored({ local, session });
});

test('what a document says is kept, and said by the next hello', () => {
  assert.deepEqual(stored.members, {});
  stored.keep({ theme: 'dark', letters: 14, hints: false });
  assert.deepEqual(stored.members, { stored: { hints: false, letters: 14, theme: 'dark' } });
});

test('what a document says to forget is forgotten', () => {
  stored.keep({ theme: 'dark' });
  stored.keep({ theme: null });
  assert.deepEqual(stored.members, {});
});

test('another tab has what this one keeps, and says what it changes', () => {
  stored.keep({ theme: 'dark', letters: 14 });
  const other = new Stored({ local, session: storageOf({}) });
  assert.deepEqual(other.members, { stored: { letters: 14, theme: 'dark' } });
  other.keep({ theme: 'plain', letters: 14 });
  assert.deepEqual(stored.members, { stored: { letters: 14, theme: 'plain' }, storedElsewhere: ['theme'] });
});

test('a document that says the same again takes nothing back of what another tab has changed', () => {
  stored.keep({ theme: 'dark' });
  new Stored({ local, session: storageOf({}) }).keep({ theme: 'plain' });
  stored.keep({ theme: 'dark' });
  assert.deepEqual(stored.members.stored, { theme: 'plain' });
});

test('to a session that begins anew nothing is changed elsewhere', () => {
  stored.keep({ theme: 'dark' });
  new Stored({ local, session: storageOf({}) }).keep({ theme: 'plain' });
  stored.begun();
  assert.deepEqual(stored.members, { stored: { theme: 'plain' } });
});

test('what another tab has forgotten is said to be changed elsewhere, and is not there', () => {
  stored.keep({ theme: 'dark', letters: 14 });
  local.removeItem('wheelhouse.stored.theme');
  assert.deepEqual(stored.members, { stored: { letters: 14 }, storedElsewhere: ['theme'] });
  local.removeItem('wheelhouse.stored.letters');
  assert.deepEqual(stored.members, { stored: {}, storedElsewhere: ['theme', 'letters'] });
});

test('what another tab changes is news, once', () => {
  stored.keep({ theme: 'dark', letters: 14, hints: true });
  local.setItem('wheelhouse.stored.theme', '"plain"');
  local.removeItem('wheelhouse.stored.letters');
  ['wheelhouse.stored.theme', 'wheelhouse.stored.letters', 'wheelhouse.stored.hints', 'theirs'].forEach((key) => stored.heard(key));
  assert.deepEqual(stored.takeNews(), { theme: 'plain', letters: null });
  assert.equal(stored.takeNews(), null);
  stored.heard('wheelhouse.stored.theme');
  assert.equal(stored.takeNews(), null);
  ['theme', 'hints'].forEach((name) => local.removeItem(`wheelhouse.stored.${name}`));
  stored.heard(null);
  assert.deepEqual(stored.takeNews(), { theme: null, hints: null });
});

test('a document that says what was told takes nothing back of what other tabs have changed since', () => {
  stored.keep({ theme: 'dark' });
  local.setItem('wheelhouse.stored.theme', '"plain"');
  stored.heard('wheelhouse.stored.theme');
  assert.deepEqual(stored.takeNews(), { theme: 'plain' });
  local.setItem('wheelhouse.stored.theme', '"sepia"');
  stored.keep({ theme: 'dark', letters: 14 });
  stored.keep({ theme: 'plain', letters: 14 });
  assert.equal(local.getItem('wheelhouse.stored.theme'), '"sepia"');
  stored.heard('wheelhouse.stored.theme');
  assert.deepEqual(stored.takeNews(), { theme: 'sepia' });
});

test('a document that says something else than was told is kept', () => {
  stored.keep({ theme: 'dark' });
  local.setItem('wheelhouse.stored.theme', '"plain"');
  stored.heard('wheelhouse.stored.theme');
  stored.takeNews();
  stored.keep({ theme: 'sepia' });
  assert.equal(local.getItem('wheelhouse.stored.theme'), '"sepia"');
  stored.keep({ theme: 'plain' });
  assert.equal(local.getItem('wheelhouse.stored.theme'), '"plain"');
});

test('what is not a plain value, or no JSON, is not said, and neither is what others keep', () => {
  local.setItem('wheelhouse.stored.list', '[1]');
  local.setItem('wheelhouse.stored.none', 'null');
  local.setItem('wheelhouse.stored.broken', '{');
  local.setItem('theirs', '"a"');
  assert.deepEqual(stored.members, {});
});

test('no more is said than a hello may say', () => {
  stored.keep(Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`n${i}`, i])));
  assert.equal(Object.keys(stored.members.stored).length, 64);
  stored.keep({ a: 'x'.repeat(3000), b: 'ü'.repeat(1000), c: 1 });
  assert.deepEqual(Object.keys(stored.members.stored).slice(0, 2), ['a', 'c']);
});

test('a browser that has no room goes on', () => {
  const full = { ...local, length: 0, setItem() { throw new Error('full'); } };
  const unlucky = new Stored({ local: full, session });
  unlucky.keep({ theme: 'dark' });
  assert.deepEqual(unlucky.members, {}, 'and does not take it for something that another tab has forgotten');
});

// A storage as it is, but for these.
const changed = (storage, others) => ({
  getItem: storage.getItem, setItem: storage.setItem, removeItem: storage.removeItem, key: storage.key,
  get length() { return storage.length; },
  ...others,
});

// Two tabs that are seen side by side, whose sessions answer after a time; `keep` is what a person sets in one of them.
class Tab {
  #events = {};
  #document = {};

  constructor({ bench, local, latency, answer = () => ({ code: null }) }) {
    Object.assign(this, { bench, answers: 0, told: [] });
    const writes = { setItem: (key, text) => bench.write(this, key, text), removeItem: (key) => bench.write(this, key, null) };
    this.stored = new Stored({ local: changed(local, writes), session: storageOf({}) });
    const window = {
      document: { hidden: false, addEventListener() {} },
      addEventListener: (name, act) => { this.#events[name] = act; },
      setTimeout: (act, after) => bench.at(after, act) ?? 1,
    };
    const wire = {
      roomForStored: 4096,
      stored: (news) => new Promise((resolve) => {
        this.told.push(news);
        bench.at(latency, () => {
          const said = answer(this.answers++);
          if (said.code === null) this.shows(news);
          resolve(said);
        });
      }),
    };
    new Elsewhere({ window, wire, stored: this.stored }).start();
  }

  get document() {
    return this.#document;
  }

  hears(key) {
    this.#events.storage({ key });
  }

  shows(values) {
    this.#document = { ...this.#document, ...values };
    this.stored.keep(this.#document);
  }
}

class Bench {
  #now = 0;
  #due = [];
  tabs = [];

  at(after, act) {
    this.#due.push({ time: this.#now + after, act });
  }

  write(from, key, text) {
    if (text === null) local.removeItem(key);
    else local.setItem(key, text);
    this.tabs.filter((tab) => tab !== from).forEach((tab) => this.at(0, () => tab.hears(key)));
  }

  async run(most = 60_000) {
    while (this.#due.length > 0 && this.#now < most) {
      this.#due.sort((a, b) => a.time - b.time);
      const { time, act } = this.#due.shift();
      this.#now = time;
      act();
      await new Promise(setImmediate);
    }
    return this.#now;
  }
}

for (const latency of [20, 100, 150, 250, 400]) {
  test(`what one tab changes again and again ends in the other one, too, whose answers take ${latency} ms`, async () => {
    const bench = new Bench();
    bench.tabs = [1, 2].map(() => new Tab({ bench, local, latency }));
    const [one, other] = bench.tabs;
    one.shows({ theme: 0 });
    other.shows({ theme: 0 });
    for (let value = 1; value <= 10; value += 1) bench.at(value * 130, () => one.shows({ theme: value }));
    const end = await bench.run();
    assert.ok(end < 5000, `it goes on after ${end} ms`);
    assert.deepEqual([one.document, other.document, local.getItem('wheelhouse.stored.theme')], [{ theme: 10 }, { theme: 10 }, '10']);
    assert.deepEqual(one.told, []);
  });
}

test('what the server cannot take now is told again', async () => {
  const bench = new Bench();
  bench.tabs = [new Tab({ bench, local, latency: 50, answer: (count) => ({ code: count < 2 ? 'unavailable' : null }) })];
  local.setItem('wheelhouse.stored.theme', '"plain"');
  bench.tabs[0].hears('wheelhouse.stored.theme');
  await bench.run();
  assert.deepEqual(bench.tabs[0].told, Array(3).fill({ theme: 'plain' }));
  assert.deepEqual(bench.tabs[0].document, { theme: 'plain' });
});

test('what there is no room for in one message is told in the next one', () => {
  const long = 'x'.repeat(3000);
  ['a', 'b'].forEach((name) => local.setItem(`wheelhouse.stored.${name}`, JSON.stringify(long)));
  local.setItem('wheelhouse.stored.c', JSON.stringify('x'.repeat(5000)));
  ['a', 'b', 'c'].forEach((name) => stored.heard(`wheelhouse.stored.${name}`));
  assert.deepEqual(stored.takeNews(), { a: long });
  assert.ok(stored.hasNews);
  assert.deepEqual(stored.takeNews(), { b: long });
  assert.ok(!stored.hasNews);
});

test('what was forgotten elsewhere is kept when it is set here again', () => {
  stored.keep({ name: 'Ada', theme: 'dark' });
  local.removeItem('wheelhouse.stored.name');
  stored.heard('wheelhouse.stored.name');
  assert.deepEqual(stored.takeNews(), { name: null });
  stored.keep({ theme: 'dark' });
  stored.keep({ name: 'Ada', theme: 'dark' });
  assert.deepEqual(stored.members, { stored: { name: 'Ada', theme: 'dark' } });
  stored.keep(undefined);
  assert.deepEqual(stored.members, { stored: { name: 'Ada', theme: 'dark' } });
});

test('where there is no room for another value, the one that is there is not said to be changed elsewhere', () => {
  stored.keep({ theme: 'dark' });
  const full = new Stored({ local: changed(local, { setItem() { throw new Error('full'); } }), session });
  full.keep({ theme: 'plain' });
  assert.deepEqual(full.members, { stored: { theme: 'dark' } });
});

test('what a tab has no room for is kept as long as its page is there', () => {
  const items = new Map([['old', '1']]);
  const full = {
    getItem: (key) => items.get(key) ?? null, removeItem: (key) => void items.delete(key),
    setItem() { throw new Error('QuotaExceededError'); },
  };
  const storage = tabStorageOf({ sessionStorage: full });
  storage.setItem('old', 2);
  storage.setItem('new', 'value');
  assert.deepEqual(['old', 'new', 'none'].map((key) => storage.getItem(key)), ['2', 'value', null]);
  assert.equal(items.has('old'), false);
  storage.removeItem('new');
  assert.equal(storage.getItem('new'), null);
});
