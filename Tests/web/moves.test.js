import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runOf } from '../../web/interaction/moves.js';
import { page as describe } from '../../web/render/page.js';
import { Fields } from '../../web/render/fields.js';
import { Pass } from '../../web/render/pass.js';
import { loadThings } from '../../web/render/symbol.js';
import '../../web/render/renderer.js';
import { FakePage } from './fake-dom.js';

await loadThings();

const still = { arrive() {}, depart: () => false };
const text = (value) => ({ type: 'text', text: value });
const moving = (id, more) => ({ type: 'row', id, actions: ['move'], children: [text(id)], ...more });
const letters = [moving('a'), moving('b'), moving('c', { movesApart: true }), moving('d'), text('between'), moving('e')];

function drawn(children) {
  const page = new FakePage();
  const screen = { type: 'screen', id: 'screen', title: 'Rows', children: [{ type: 'list', children }] };
  const root = { type: 'navigationStack', id: 'stack', children: [screen] };
  const pass = new Pass({ document: page, fields: new Fields(() => false), motion: still });
  pass.draw(page.body, describe({ url: '/', title: 'Rows', root, presentations: [], banners: [] }));
  return page.body;
}

function all(element, fits, found = []) {
  if (fits(element)) found.push(element);
  for (const child of element.childNodes ?? []) all(child, fits, found);
  return found;
}

const attribute = (element, name) => element.attributes?.get(name);

test('a row is moved by its menu among the rows that its collection has, and no further', () => {
  const items = all(drawn(letters), (element) => attribute(element, 'data-does') === 'move');
  const moves = items.map((item) => [attribute(item, 'data-id'), Number(attribute(item, 'data-value'))]);
  assert.deepEqual(moves, [['a', 2], ['b', 0], ['c', 2], ['d', 0]]);
});

// As much of a row as is looked at.
function rowsOf(marks) {
  const rows = marks.map((dataset) => ({ dataset, offsetTop: 0, offsetHeight: 0 }));
  rows.forEach((row, at) => {
    row.previousElementSibling = rows[at - 1] ?? null;
    row.nextElementSibling = rows[at + 1] ?? null;
  });
  return rows;
}

test('a row is dragged among the rows that its collection has, and no further', () => {
  const rows = rowsOf([{ moves: '' }, { moves: '' }, { moves: '', movesApart: '' }, { moves: '' }, {}, { moves: '', movesApart: '' }]);
  const runs = [0, 1, 2, 3, 5].map((at) => runOf(rows[at]).map(({ element }) => rows.indexOf(element)));
  assert.deepEqual(runs, [[0, 1], [0, 1], [2, 3], [2, 3], [5]]);
});

test('buttons of views of their own are among the swipe actions, in the colour that is given to them all', () => {
  const pin = { type: 'button', id: 'pin', text: 'Pin', edge: 'leading' };
  const group = { type: 'group', tint: 'orange', children: [pin, { type: 'group', children: [{ ...pin, id: 'flag', tint: 'red' }] }] };
  const row = { type: 'row', id: 'r', actions: ['delete'], children: [{ ...text('Walk'), swipeActions: [group] }] };
  const body = drawn([row]);
  const [strip] = all(body, (element) => attribute(element, 'data-edge') === 'leading');
  const buttons = all(strip, ({ localName }) => localName === 'button');
  assert.deepEqual(buttons.map((button) => [attribute(button, 'data-id'), attribute(button, 'data-tint')]), [['pin', 'orange'], ['flag', 'red']]);
});
