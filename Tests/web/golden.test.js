// The golden patches, which the server's tests read as well: one truth, two readers.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import { apply } from '../../web/patch/patch.js';

const folder = new URL('../../web/schema/examples/patches/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

function frozen(value) {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

for (const name of readdirSync(folder)) {
  test(`${name.replace('.json', '').replaceAll('-', ' ')}: the patch gives the golden document`, () => {
    const { before, ops, after } = frozen(read(name));
    assert.deepEqual(apply(before, ops), after);
  });
}
