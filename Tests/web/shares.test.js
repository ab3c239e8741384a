import assert from 'node:assert/strict';
import { test } from 'node:test';

import { shared } from '../../web/interaction/shares.js';

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
