import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presses } from '../../web/interaction/shortcuts.js';
import { read, shortcutAttributes, spoken } from '../../web/render/shortcuts.js';

const key = (key, { code = '', ...held } = {}) =>
  ({ key, code, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, ...held });

test('a shortcut is read as its key and what is held down with it', () => {
  const none = { command: false, control: false, option: false, shift: false };
  assert.deepEqual(read('escape'), { ...none, key: 'escape' });
  assert.deepEqual(read('command+shift+s'), { ...none, key: 's', command: true, shift: true });
  assert.deepEqual(read('command++'), { ...none, key: '+', command: true });
  assert.deepEqual(read('+'), { ...none, key: '+' });
});

test('Command is Command on keyboards of Apple, and Control on others', () => {
  assert.ok(presses(key('s', { metaKey: true }), 'command+s', true));
  assert.ok(!presses(key('s', { ctrlKey: true }), 'command+s', true));
  assert.ok(presses(key('s', { ctrlKey: true }), 'command+s', false));
  assert.ok(!presses(key('s', { metaKey: true }), 'command+s', false));
  assert.ok(presses(key('s', { ctrlKey: true }), 'control+s', true));
  assert.ok(!presses(key('s'), 'command+s', false));
});

test('no other key may be held down, and none be missing', () => {
  assert.ok(presses(key('S', { ctrlKey: true, shiftKey: true }), 'command+shift+s', false));
  assert.ok(!presses(key('S', { ctrlKey: true, shiftKey: true }), 'command+s', false));
  assert.ok(!presses(key('s', { ctrlKey: true }), 'command+shift+s', false));
  assert.ok(!presses(key('s', { ctrlKey: true, altKey: true }), 'command+s', false));
  assert.ok(!presses(key('Escape', { shiftKey: true }), 'escape', false));
  assert.ok(presses(key('Escape'), 'escape', false));
  assert.ok(presses(key('ArrowUp', { altKey: true }), 'option+upArrow', false));
});

test('a sign is typed however a keyboard has it', () => {
  assert.ok(presses(key('+', { ctrlKey: true, shiftKey: true }), 'command++', false));
  assert.ok(presses(key('+', { ctrlKey: true }), 'command++', false));
  assert.ok(presses(key('?', { shiftKey: true }), '?', false));
});

test('letters of another script are on the keys of Latin ones', () => {
  assert.ok(presses(key('ы', { code: 'KeyS', ctrlKey: true }), 'command+s', false));
  assert.ok(presses(key('ß', { code: 'KeyS', altKey: true }), 'option+s', true));
  assert.ok(!presses(key('o', { code: 'KeyS', ctrlKey: true }), 'command+s', false), 'another Latin layout');
});

test('assistive technology is told the keys in its own words', () => {
  assert.equal(spoken('command+s', true), 'Meta+S');
  assert.equal(spoken('command+control+s', false), 'Control+S');
  assert.equal(spoken('option+shift+upArrow', true), 'Alt+Shift+ArrowUp');
  assert.equal(spoken('return', true), 'Enter');
  assert.equal(spoken('space', true), 'Space');
  assert.equal(spoken('command++', true), 'Meta+Plus');
  assert.deepEqual(shortcutAttributes(undefined), {});
  assert.deepEqual(shortcutAttributes('escape'), { 'data-shortcut': 'escape', 'aria-keyshortcuts': 'Escape' });
});
