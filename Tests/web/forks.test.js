// Links that are opened in windows of their own: which clicks ask for that, and what the new page is handed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksForWindow, Forks } from '../../web/interaction/forks.js';
import { Tab } from '../../web/wire/tab.js';

const link = { matches: () => true, dataset: { id: 'link------', does: 'tap' } };
const other = { matches: () => false, dataset: {} };
const click = { type: 'click', button: 0 };

test('a click with a modifier, the middle button and Return with a modifier ask for a window', () => {
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey']) {
    assert.ok(asksForWindow({ ...click, [key]: true }, link), key);
    assert.ok(asksForWindow({ type: 'keydown', key: 'Enter', [key]: true }, link), key);
  }
  assert.ok(asksForWindow({ type: 'auxclick', button: 1 }, link));
});

test('nothing else does', () => {
  assert.ok(!asksForWindow(click, link));
  assert.ok(!asksForWindow({ ...click, ctrlKey: true, altKey: true }, link));
  assert.ok(!asksForWindow({ ...click, ctrlKey: true }, other));
  assert.ok(!asksForWindow({ type: 'auxclick', button: 2, ctrlKey: true }, link));
  assert.ok(!asksForWindow({ type: 'keydown', key: 'Enter' }, link));
  assert.ok(!asksForWindow({ type: 'keydown', key: ' ', ctrlKey: true }, link));
});

function storage() {
  const items = new Map([['wheelhouse.tab', 'one'], ['wheelhouse.resume', 'own']]);
  return {
    getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value), removeItem: (key) => items.delete(key),
  };
}

/** A page that opens windows, unless they are `blocked` or the browser `keepsNothing`, and a server that answers. */
function bench({ code = null, blocked = false, keepsNothing = false } = {}) {
  const timers = [];
  const opened = [];
  const window = {
    sessionStorage: keepsNothing ? null : storage(),
    location: { href: 'https://example.org/products' },
    setTimeout: (act) => timers.push(act),
    open(url) {
      if (blocked) return null;
      const location = { replace: (address) => { page.address = address; } };
      const page = { url, opener: window, sessionStorage: storage(), location, closed: false, close() { page.closed = true; } };
      opened.push(page);
      return page;
    },
  };
  let asked = 0;
  const wire = {
    draft: (target, name) => ({ type: 'action', rev: 7, target, name }),
    fork: async () => { asked += 1; return { code }; },
  };
  const forks = new Forks({ window, wire, random: () => 'random' });
  return { forks, opened, pass: () => timers.splice(0).forEach((act) => act()), get asked() { return asked; } };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the new page goes on with the copy, does there what was clicked, and does not know its opener', async () => {
  const { forks, opened } = bench();
  assert.equal(forks.open(link), true);
  await settled();
  const [page] = opened;
  assert.equal(page.address, undefined);
  forks.forked('copy');
  assert.equal(page.address, 'https://example.org/products');
  assert.equal(page.opener, null);
  const tab = new Tab({ storage: page.sessionStorage, random: () => 'new' });
  await tab.claim();
  assert.equal(tab.token, 'copy');
  assert.equal(page.sessionStorage.getItem('wheelhouse.tab'), 'random');
  assert.deepEqual(tab.takeLeft(), [{ type: 'action', seq: 1, rev: 7, target: 'link------', name: 'tap' }]);
  assert.equal(tab.takeHanded(), true);
  assert.equal(tab.takeHanded(), false);
});

test('in the copy an address of the app is opened', async () => {
  const { forks, opened } = bench();
  forks.open({ dataset: { does: 'open' }, href: 'https://example.org/matches?tab=rankings#top' });
  forks.forked('copy');
  const { commands } = JSON.parse(opened[0].sessionStorage.getItem('wheelhouse.left'));
  assert.deepEqual(commands, [{ type: 'open', url: '/matches?tab=rankings#top', seq: 1 }]);
});

test('an address of the app is opened without a copy where there is none', async () => {
  const { forks, opened } = bench({ code: 'unavailable' });
  forks.open({ dataset: { does: 'open' }, href: 'https://example.org/matches' });
  await settled();
  assert.equal(opened[0].address, 'https://example.org/matches');
  assert.equal(opened[0].opener, null);
  assert.equal(opened[0].closed, false);
});

test('of two links each gets its own copy', async () => {
  const { forks, opened } = bench();
  forks.open(link);
  forks.open({ dataset: { id: 'other-----', does: 'select' } });
  forks.forked('first');
  forks.forked('second');
  assert.deepEqual(opened.map((page) => page.sessionStorage.getItem('wheelhouse.resume')), ['first', 'second']);
  assert.match(opened[1].sessionStorage.getItem('wheelhouse.left'), /other-----.*select/);
});

test('a window that gets nothing is closed: after a refusal at once, without an answer after a while', async () => {
  const refused = bench({ code: 'rate_limited' });
  refused.forks.open(link);
  await settled();
  assert.equal(refused.opened[0].closed, true);
  const silent = bench();
  silent.forks.open(link);
  await settled();
  assert.equal(silent.opened[0].closed, false);
  silent.pass();
  assert.equal(silent.opened[0].closed, true);
  silent.forks.forked('late');
  assert.equal(silent.opened[0].address, undefined);
});

test('a window that has got its session stays, and one that was closed meanwhile is let be', async () => {
  const { forks, opened, pass } = bench();
  forks.open(link);
  forks.forked('copy');
  pass();
  assert.equal(opened[0].closed, false);
  forks.open(link);
  opened[1].closed = true;
  forks.forked('copy');
  assert.equal(opened[1].address, undefined);
});

test('where the browser opens no window, or can hand it nothing, nothing is asked of the server', () => {
  for (const none of [bench({ blocked: true }), bench({ keepsNothing: true })]) {
    assert.equal(none.forks.open(link), false);
    assert.equal(none.asked, 0);
    assert.equal(none.opened.length, 0);
  }
});

test('a copy whose connection was lost with it leaves the next one to the window that asked for that', async () => {
  const { forks, opened } = bench();
  forks.open(link);
  await settled();
  forks.open({ dataset: { id: 'other-----', does: 'select' } });
  await settled();
  forks.forked('copy');
  assert.equal(opened[0].closed, true);
  assert.equal(opened[0].address, undefined);
  assert.equal(opened[1].sessionStorage.getItem('wheelhouse.resume'), 'copy');
  assert.match(opened[1].sessionStorage.getItem('wheelhouse.left'), /other-----.*select/);
});
