import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Shares, shared } from '../../web/interaction/shares.js';

const base = 'https://shop.example/products?sort=name';

test('an address is shared whole, with what is said of it', () => {
  assert.deepEqual(shared({ url: '/products/lamp', title: 'Lamp', message: 'It is bright.' }, base),
    { url: 'https://shop.example/products/lamp', title: 'Lamp', text: 'It is bright.' });
  assert.deepEqual(shared({ url: 'https://example.org/' }, base), { url: 'https://example.org/' });
});

test('a text is shared below what is said of it', () => {
  assert.deepEqual(shared({ value: 'Seventy keys' }, base), { text: 'Seventy keys' });
  assert.deepEqual(shared({ value: 'Seventy keys', title: 'Keyboard', message: 'Look:' }, base),
    { title: 'Keyboard', text: 'Look:\nSeventy keys' });
});

test('where nothing can be copied, what the person copies next is left alone', async () => {
  const document = new EventTarget();
  let tried = 0;
  document.execCommand = () => (tried += 1, false);
  const button = {
    dataset: { does: 'share', value: '{"url":"/lamp"}' }, closest: () => null, matches: () => false, getBoundingClientRect: () => ({}),
  };
  const shares = new Shares({ root: {}, window: { navigator: {}, location: { href: base }, document } });
  const [[, , clicked]] = shares.listeners();
  clicked({ target: { closest: () => button } });
  await new Promise((resolve) => setImmediate(resolve));
  const copied = new Event('copy', { cancelable: true });
  copied.clipboardData = { setData() {} };
  document.dispatchEvent(copied);
  assert.deepEqual([tried, copied.defaultPrevented], [1, false]);
});
