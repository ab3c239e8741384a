import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ahead } from '../../web/interaction/clocks.js';
import { written } from '../../web/render/clock.js';

const date = '2026-11-28T20:15:00Z';
const at = Date.parse(date);
const hour = 3_600_000;

const told = (dateStyle, now, more = {}, language = 'en') => written({ dateStyle, date, ...more }, now, language);

test('a timer tells how far away its date is, before and after', () => {
  assert.equal(told('timer', at - 65_000), '1:05');
  assert.equal(told('timer', at), '0:00');
  assert.equal(told('timer', at + 65_999), '1:05');
  assert.equal(told('timer', at - 25 * hour - 1000), '25:00:01');
});

test('what is left is counted down to nothing, and never above what there was', () => {
  const bound = '2026-11-28T20:00:00Z';
  assert.equal(told('countDown', at - hour, { bound }), '15:00');
  assert.equal(told('countDown', at - 1001, { bound }), '0:02');
  assert.equal(told('countDown', at - 1, { bound }), '0:01');
  assert.equal(told('countDown', at, { bound }), '0:00');
  assert.equal(told('countDown', at + hour, { bound }), '0:00');
  assert.equal(told('countDown', at - 2 * hour), '2:00:00');
});

test('what has passed is counted up to the end', () => {
  const bound = '2026-11-28T20:16:00Z';
  assert.equal(told('countUp', at - hour, { bound }), '0:00');
  assert.equal(told('countUp', at + 59_999, { bound }), '0:59');
  assert.equal(told('countUp', at + hour, { bound }), '1:00');
  assert.equal(told('countUp', at + hour), '1:00:00');
});

test('an hour may be counted as sixty minutes', () => {
  assert.equal(told('timer', at + 90 * 60_000, { hidesHours: true }), '90:00');
});

test('how far away a date is is said in two units, or in one with a sign', () => {
  assert.equal(told('relative', at - 2 * hour - 23 * 60_000), '2 hr, 23 min');
  assert.equal(told('relative', at + 24 * hour), '1 day');
  assert.equal(told('relative', at), '0 sec');
  assert.equal(told('offset', at + 3 * hour), '+3 hours');
  assert.equal(told('offset', at - 61_000), '-1 minute');
  assert.equal(told('offset', at), '0 seconds');
  assert.equal(told('relative', at + 2 * hour, {}, 'de'), '2 Std.');
});

test('a day and a time of day are written as the language has them', () => {
  assert.match(told('date', at, {}, 'en-GB'), /28 November 2026|29 November 2026/);
  assert.match(told('time', at, {}, 'de'), /^\d{2}:15$|^\d{2}:45$|^\d{2}:00$/);
});

test('what is no date, or is to be written in another way, is shown as it is', () => {
  assert.equal(written({ dateStyle: 'timer', date: 'soon' }, 0, 'en'), 'soon');
  assert.equal(told('moonphase', at), date);
  assert.equal(told('toString', at), date);
});

test('the clock of the server counts where the one of the device can only be wrong', () => {
  const times = (time) => ahead({ time, asked: 10_000, heard: 14_000 });
  // What the way there and back explains, and a second more.
  for (const agrees of [undefined, 'noon', 9_001, 10_000, 12_000, 14_000, 14_999]) assert.equal(times(agrees), 0);
  assert.equal(times(9_000), -1000);
  assert.equal(times(314_000), 300_000);
  assert.equal(times(-290_000), -300_000);
});
