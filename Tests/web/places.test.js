// Where menus and tips go.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { below, beside, centred } from '../../web/interaction/places.js';

const small = { width: 360, height: 740 };
const large = { width: 1280, height: 800 };
const size = { width: 220, height: 200 };
const point = (x, y) => ({ left: x, right: x, top: y, bottom: y });

test('a menu opens below what it belongs to, and above it where there is no room', () => {
  assert.deepEqual(below(point(20, 100), size, small), { x: 20, y: 104, side: 'below' });
  assert.deepEqual(below(point(20, 700), size, small), { x: 20, y: 496, side: 'above' });
});

test('a menu that would leave the window ends where it began, and never begins outside', () => {
  assert.equal(below(point(300, 100), size, small).x, 80);
  assert.equal(below(point(150, 100), size, small).x, 8);
});

test('where lines begin on the right, a menu begins there too, unless it would leave the window', () => {
  assert.equal(below(point(300, 100), size, small, false).x, 80);
  assert.equal(below(point(150, 100), size, small, false).x, 8);
  assert.equal(below({ ...point(100, 100), right: 140 }, size, small, false).x, 100);
  assert.equal(below({ left: 964, right: 1008, top: 100, bottom: 130 }, size, large, false).x, 788);
});

const list = { left: 400, top: 100, width: 220, item: 250 };

test('a menu within a menu opens where lines end, level with its item', () => {
  assert.deepEqual(beside(list, size, large, true), { x: 616, y: 244, side: 'after' });
  assert.deepEqual(beside(list, size, large, false), { x: 184, y: 244, side: 'before' });
});

test('where there is no room on that side it opens on the other', () => {
  assert.equal(beside({ ...list, left: 1000 }, size, large, true).side, 'before');
  assert.equal(beside({ ...list, left: 20 }, size, large, false).side, 'after');
});

test('where there is none on either it opens over the menu it is in', () => {
  assert.deepEqual(beside({ ...list, left: 68 }, size, small, true), { x: 68, y: 100, side: 'over' });
});

test('none goes beyond the end of the window', () => {
  assert.equal(beside({ ...list, item: 780 }, size, large, true).y, 592);
  assert.deepEqual(beside({ ...list, left: 139, top: 700 }, size, small, true), { x: 132, y: 532, side: 'over' });
});

test('a tip stands below the middle of what it is about, in the window, and above it at the end', () => {
  const button = { left: 100, right: 140, top: 10, bottom: 50 };
  assert.deepEqual(centred(button, { width: 80, height: 30 }, small), { x: 80, y: 56 });
  assert.deepEqual(centred({ ...button, left: 340, right: 356 }, { width: 80, height: 30 }, small), { x: 272, y: 56 });
  assert.deepEqual(centred({ ...button, top: 700, bottom: 730 }, { width: 80, height: 30 }, small), { x: 80, y: 664 });
});
