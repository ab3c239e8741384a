// Whatever was drawn before, a page shows what a page shows that is drawn for the first time.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Fields } from '../../web/render/fields.js';
import { page as describe } from '../../web/render/page.js';
import { Pass } from '../../web/render/pass.js';
import '../../web/render/renderer.js';
import { FakePage } from './fake-dom.js';

const folder = new URL('../../web/schema/examples/documents/', import.meta.url);
const documents = readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(new URL(file, folder)))]);
const { $defs: types } = JSON.parse(readFileSync(new URL('../../web/schema/node.schema.json', import.meta.url)));
const still = { arrive() {}, depart: () => false };

class Drawn {
  #page = new FakePage();
  #pass = new Pass({ document: this.#page, fields: new Fields(() => false), motion: still });
  #last = null;

  draw(document) {
    this.#last = this.#pass.draw(this.#page.body, describe(document), this.#last);
    return outline(this.#page.body);
  }
}

// Custom properties that are gone leave nothing that is seen.
function outline(element) {
  const attributes = [...element.attributes].map(([name, value]) => `${name}=${value}`).sort();
  const state = [element.value, element.checked, element.inert].filter(Boolean);
  const inside = element.childNodes.map((child) => (child.localName ? outline(child) : child.data));
  return [element.localName, ...attributes, ...state, inside];
}

const fresh = (document) => new Drawn().draw(document);

test('a page that showed any other document shows this one as a new page does', () => {
  const expected = documents.map(([, document]) => fresh(document));
  for (const [before, first] of documents) {
    for (const [at, [after, second]] of documents.entries()) {
      const page = new Drawn();
      page.draw(first);
      assert.deepEqual(page.draw(second), expected[at], `${before}, then ${after}`);
      assert.deepEqual(page.draw(first), expected[documents.findIndex(([name]) => name === before)], `and ${before} again`);
    }
  }
});

/** The ways to each node of a document, and to each member that its node can be without. */
function* lacking(value, path = []) {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      if (item?.type || item?.kind) yield [...path, at];
      yield* lacking(item, [...path, at]);
    }
  } else if (value && typeof value === 'object') {
    for (const [name, member] of Object.entries(value)) {
      if (types[value.type] && !types[value.type].required.includes(name)) yield [...path, name];
      yield* lacking(member, [...path, name]);
    }
  }
}

function without(document, path) {
  const copy = structuredClone(document);
  const around = path.slice(0, -1).reduce((value, step) => value[step], copy);
  if (Array.isArray(around)) around.splice(path.at(-1), 1);
  else delete around[path.at(-1)];
  return copy;
}

test('a member or a node that goes and comes back leaves the page as a new one', () => {
  const [, gallery] = documents.find(([file]) => file === 'gallery.json');
  const page = new Drawn();
  const whole = page.draw(gallery);
  const paths = [...lacking(gallery)];
  assert.ok(paths.length > 400, `${paths.length} members`);
  for (const path of paths) {
    const less = without(gallery, path);
    assert.deepEqual(page.draw(less), fresh(less), `without ${path.join('/')}`);
    assert.deepEqual(page.draw(gallery), whole, `with ${path.join('/')} again`);
  }
});
