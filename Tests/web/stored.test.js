import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { storageOf } from '../../web/wire/storage.js';
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
