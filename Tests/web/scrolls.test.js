import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scrolls } from '../../web/interaction/scrolls.js';
import { Fields } from '../../web/render/fields.js';
import { page as describe } from '../../web/render/page.js';
import { Pass } from '../../web/render/pass.js';
import '../../web/render/renderer.js';
import { FakePage } from './fake-dom.js';

const scrollable = (element, height, top = 0) => Object.defineProperty(Object.assign(element, { height, top }), 'scrollTop', {
  get() { return this.top; },
  set(offset) { this.top = Math.min(offset, this.height); },
});

const scroller = (id, height, scrollTop) => {
  const place = { dataset: { id }, closest: () => place, matches: () => false };
  return scrollable({ parentElement: place, dataset: {}, querySelectorAll: () => [] }, height, scrollTop);
};

function page(stored, resumes = true) {
  const storage = {
    value: stored === undefined ? null : stored,
    getItem() { return this.value; },
    setItem(_, value) { this.value = value; },
  };
  const window = Object.assign(new EventTarget(), {
    document: new EventTarget(), timers: new Map(),
    setTimeout(act, wait) { this.timers.set(act, wait); return act; },
    clearTimeout(act) { this.timers.delete(act); },
    pass() { for (const act of this.timers.keys()) this.timers.delete(act) && act(); },
  });
  const root = Object.assign(new EventTarget(), { scrollers: [], querySelectorAll() { return this.scrollers; } });
  const scrolls = new Scrolls({ root, window, storage, resumes });
  scrolls.start();
  return { storage, window, root, scrolls };
}

const blank = { url: '', root: null };
const [here, there] = ['/here', '/there'].map((url) => ({ url, root: {} }));

test('what is scrolled is stored when the page goes, and nothing but offsets', () => {
  const { storage, window, root } = page();
  root.scrollers = [scroller('a', 900, 300.4), scroller('b', 900)];
  window.dispatchEvent(new Event('pagehide'));
  assert.equal(storage.value, '{"a":300}');
});

test('what stays at its end does so by itself, and is stored where somebody has scrolled away from that', () => {
  const { storage, window, root } = page();
  const read = (id, top) => {
    const at = { dataset: { anchor: 'bottom' }, scrollHeight: 1400, clientHeight: 500 };
    return Object.assign(scroller(id, 900, top), at);
  };
  root.scrollers = [read('a', 900), read('b', 895), read('c', 600)];
  window.dispatchEvent(new Event('pagehide'));
  assert.equal(storage.value, '{"c":600}');
});

test('a screen is scrolled as it was as soon as there is enough of it', () => {
  const { root, scrolls } = page('{"a":300}');
  const list = scroller('a', 40);
  root.scrollers = [list];
  scrolls.restore();
  assert.equal(list.top, 40);
  list.height = 900;
  scrolls.restore();
  assert.equal(list.top, 300);
  list.top = 0;
  scrolls.restore();
  assert.equal(list.top, 0);
});

test('a list that is short for a while is scrolled as it was once it is long again', () => {
  const { root, scrolls } = page();
  const list = scroller('a', 900, 300);
  root.scrollers = [list];
  scrolls.hold(here, here);
  [list.height, list.top] = [0, 0];
  scrolls.restore();
  list.height = 900;
  scrolls.restore();
  assert.equal(list.top, 300);
  [list.height, list.top] = [0, 0];
  scrolls.restore();
  list.height = 900;
  scrolls.restore();
  assert.equal(list.top, 0);
});

test('who moves first is not moved again', () => {
  const { root, scrolls } = page('{"a":300}');
  root.dispatchEvent(new Event('wheel'));
  root.scrollers = [scroller('a', 900)];
  scrolls.restore();
  assert.equal(root.scrollers[0].top, 0);
});

test('the offsets of another session are not used, nor what is none', () => {
  for (const [stored, resumes] of [['{"a":300}', false], ['{"a":"300"}', true], ['not JSON', true], ['7', true]]) {
    const { root, scrolls } = page(stored, resumes);
    root.scrollers = [scroller('a', 900)];
    scrolls.restore();
    assert.equal(root.scrollers[0].top, 0);
  }
});

test('only so many offsets are kept, and those of the top', () => {
  const { storage, window, root } = page();
  root.scrollers = Array.from({ length: 70 }, (_, i) => scroller(`s${i}`, 900, i + 1));
  window.dispatchEvent(new Event('pagehide'));
  const kept = Object.keys(JSON.parse(storage.value));
  assert.equal(kept.length, 50);
  assert.equal(kept.at(-1), 's69');
});

test('the first document that comes takes nothing away from what was stored', () => {
  const { root, scrolls } = page('{"a":300}');
  scrolls.hold(blank, here);
  root.scrollers = [scroller('a', 900)];
  scrolls.restore();
  assert.equal(root.scrollers[0].top, 300);
});

test('a document of another page begins at its top', () => {
  for (const stored of [undefined, '{"a":300}']) {
    const { root, scrolls } = page(stored);
    root.scrollers = [scroller('a', stored ? 40 : 900, stored ? 0 : 300)];
    scrolls.restore();
    scrolls.hold(here, there);
    root.scrollers = [scroller('a', 900)];
    scrolls.restore();
    assert.equal(root.scrollers[0].top, 0);
  }
});

test('a window that comes back is scrolled as it was left, at the address where it was', () => {
  const { root, scrolls } = page();
  const [home, shop, cart] = ['home', 'shop', 'shop'].map((id, i) => ({ url: `/${i}`, root: { id } }));
  const shows = (former, next, top = 0) => {
    scrolls.hold(former, next);
    root.scrollers = [scroller('a', 900, top)];
    scrolls.restore();
    return root.scrollers[0].top;
  };
  shows(home, shop, 300);
  assert.equal(shows(shop, home), 0);
  assert.equal(shows(home, cart), 0);
  assert.equal(shows(cart, home), 0);
  assert.equal(shows(home, shop), 300);
  // In the window itself nothing is put back.
  assert.equal(shows(shop, cart), 0);
  assert.equal(shows(cart, shop), 0);
});

test('of the windows that were left only so many are known', () => {
  const { root, scrolls } = page();
  const windows = Array.from({ length: 22 }, (_, i) => ({ url: `/${i}`, root: { id: `${i}` } }));
  windows.slice(1).forEach((next, i) => {
    root.scrollers = [scroller('a', 900, 300)];
    scrolls.hold(windows[i], next);
  });
  for (const [back, top] of [[1, 300], [0, 0]]) {
    root.scrollers = [scroller('a', 900)];
    scrolls.hold(windows[21], windows[back]);
    scrolls.restore();
    assert.equal(root.scrollers[0].top, top);
  }
});

test('documents that come while a list is still short do not shorten what is awaited', () => {
  const { root, scrolls } = page();
  const list = scroller('a', 2000, 1500);
  root.scrollers = [list];
  for (let i = 0; i < 3; i += 1) {
    scrolls.hold(here, here);
    list.height = list.top = 40;
    scrolls.restore();
  }
  list.height = 2000;
  scrolls.restore();
  assert.equal(list.top, 1500);
});

test('a reload while a list is still short stores what is awaited', () => {
  const { storage, window, root, scrolls } = page('{"a":1500}');
  root.scrollers = [scroller('a', 40), scroller('b', 900, 70)];
  scrolls.restore();
  assert.equal(root.scrollers[0].top, 40);
  window.dispatchEvent(new Event('pagehide'));
  assert.equal(storage.value, '{"a":1500,"b":70}');
});

test('a list that stays short is left alone after a few seconds', () => {
  const { storage, window, root, scrolls } = page('{"a":1500}');
  scrolls.restore();
  assert.equal(window.timers.size, 0);
  const list = scroller('a', 40);
  root.scrollers = [list];
  scrolls.restore();
  scrolls.restore();
  assert.deepEqual([...window.timers.values()], [8000]);
  window.pass();
  list.top = 10;
  scrolls.restore();
  assert.equal(list.top, 10);
  window.dispatchEvent(new Event('pagehide'));
  assert.equal(storage.value, '{"a":10}');
});

test('the few seconds begin anew with each document, and end with what a person does', () => {
  const { window, root, scrolls } = page('{"a":1500}');
  root.scrollers = [scroller('a', 40)];
  scrolls.restore();
  scrolls.hold(here, here);
  assert.equal(window.timers.size, 0);
  scrolls.restore();
  assert.equal(window.timers.size, 1);
  root.dispatchEvent(new Event('keydown'));
  assert.equal(window.timers.size, 0);
});

test('two scrollers that cannot be told from each other are left alone', () => {
  const { storage, window, root, scrolls } = page('{"a":300,"undefined":300}');
  root.scrollers = [scroller('a', 900), scroller('a', 900, 50), scroller('b', 900, 70)];
  scrolls.restore();
  assert.deepEqual(root.scrollers.map(({ top }) => top), [0, 50, 70]);
  window.dispatchEvent(new Event('pagehide'));
  assert.deepEqual(JSON.parse(storage.value), { a: 300, undefined: 300, b: 70 });
});

// Places as they are drawn

const list = { type: 'list', id: 'list', children: [] };
const tab = (id, ...children) => ({ type: 'tab', id, text: id, children });
const stack = { type: 'navigationStack', id: 'stack', children: [{ type: 'screen', id: 'scr', title: 'One', children: [list] }] };

function drawn(root, presentations = []) {
  const document = new FakePage();
  const pass = new Pass({ document, fields: new Fields(() => false), motion: { arrive() {}, depart: () => false } });
  pass.draw(document.body, describe({ url: '/', title: '', root, presentations, banners: [] }), null);
  return document.body.querySelectorAll('.scroller').map((each) => scrollable(each, 900));
}

function stored(scrollers) {
  const { storage, window, root } = page();
  root.scrollers = scrollers;
  scrollers.forEach((each, i) => { each.top = 100 * (i + 1); });
  window.dispatchEvent(new Event('pagehide'));
  return JSON.parse(storage.value);
}

test('each place is known by an id of its own, whether it holds a screen, a list or nothing to be known by', () => {
  const tabs = { type: 'tabView', id: 'tabs', selection: 'x', children: [tab('x', list), tab('y', list), tab('z', stack)] };
  const columns = ['side', 'detail'].map((id) => ({ type: 'splitColumn', id, column: id, children: [list] }));
  const sheet = { id: 'sheet', kind: 'sheet', content: list };
  assert.deepEqual(stored(drawn(tabs)), { x: 100, y: 200, scr: 300 });
  assert.deepEqual(stored(drawn({ type: 'navigationSplitView', id: 'split', children: columns })), { side: 100, detail: 200 });
  assert.deepEqual(stored(drawn(list, [sheet])), { '': 100, sheet: 200 });
});

test('an inspector does not pass for the screen it stands beside', () => {
  const [screen] = stack.children;
  const inspected = { ...screen, inspector: [{ type: 'inspector', id: 'i', children: [list] }] };
  const scrollers = drawn({ ...stack, children: [inspected] });
  assert.equal(scrollers.length, 2);
  assert.deepEqual(stored(scrollers), { scr: 100 });
});

test('after a reload each tab is scrolled as it was', () => {
  const { root, scrolls } = page('{"x":300,"y":40}');
  root.scrollers = drawn({ type: 'tabView', id: 'tabs', selection: 'x', children: [tab('x', list), tab('y', list)] });
  scrolls.restore();
  assert.deepEqual(root.scrollers.map(({ top }) => top), [300, 40]);
});
