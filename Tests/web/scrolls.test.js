import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scrolls } from '../../web/interaction/scrolls.js';

const scroller = (id, height, scrollTop = 0) => ({
  parentElement: { dataset: { id } }, height, top: scrollTop,
  get scrollTop() { return this.top; },
  set scrollTop(offset) { this.top = Math.min(offset, this.height); },
});

function page(stored, resumes = true) {
  const storage = {
    value: stored === undefined ? null : stored,
    getItem() { return this.value; },
    setItem(_, value) { this.value = value; },
  };
  const window = Object.assign(new EventTarget(), { document: new EventTarget() });
  const root = Object.assign(new EventTarget(), { scrollers: [], querySelectorAll() { return this.scrollers; } });
  const scrolls = new Scrolls({ root, window, storage, resumes });
  scrolls.start();
  return { storage, window, root, scrolls };
}

test('what is scrolled is stored when the page goes, and nothing but offsets', () => {
  const { storage, window, root } = page();
  root.scrollers = [scroller('a', 900, 300.4), scroller('b', 900)];
  window.dispatchEvent(new Event('pagehide'));
  assert.equal(storage.value, '{"a":300}');
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
  scrolls.hold();
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
