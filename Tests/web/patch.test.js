import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PatchError, apply, equal } from '../../web/patch/patch.js';
import { resolve } from '../../web/patch/pointer.js';

// RFC 6901 §5
const rfc6901 = {
  foo: ['bar', 'baz'], '': 0, 'a/b': 1, 'c%d': 2, 'e^f': 3, 'g|h': 4, 'i\\j': 5, 'k"l': 6, ' ': 7, 'm~n': 8,
};

test('every pointer of RFC 6901 section 5 names what the RFC says', () => {
  const named = ['/foo/0', '/', '/a~1b', '/c%d', '/e^f', '/g|h', '/i\\j', '/k"l', '/ ', '/m~0n'];
  assert.deepEqual(named.map((pointer) => resolve(rfc6901, pointer)), ['bar', 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.equal(resolve(rfc6901, ''), rfc6901);
});

// RFC 6902 appendix A: [name, document, patch, result (or nothing, where it is an error)]
const examples = [
  ['A.1', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { baz: 'qux', foo: 'bar' }],
  ['A.2', { foo: ['bar', 'baz'] }, [{ op: 'add', path: '/foo/1', value: 'qux' }], { foo: ['bar', 'qux', 'baz'] }],
  ['A.3', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
  ['A.4', { foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
  ['A.5', { baz: 'qux', foo: 'bar' }, [{ op: 'replace', path: '/baz', value: 'boo' }], { baz: 'boo', foo: 'bar' }],
  ['A.6', { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
    [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }],
    { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } }],
  ['A.7', { foo: ['all', 'grass', 'cows', 'eat'] }, [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
    { foo: ['all', 'cows', 'eat', 'grass'] }],
  ['A.8', { baz: 'qux', foo: ['a', 2, 'c'] },
    [{ op: 'test', path: '/baz', value: 'qux' }, { op: 'test', path: '/foo/1', value: 2 }],
    { baz: 'qux', foo: ['a', 2, 'c'] }],
  ['A.9', { baz: 'qux' }, [{ op: 'test', path: '/baz', value: 'bar' }]],
  ['A.10', { foo: 'bar' }, [{ op: 'add', path: '/child', value: { grandchild: {} } }],
    { foo: 'bar', child: { grandchild: {} } }],
  ['A.11', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux', xyz: 123 }], { foo: 'bar', baz: 'qux' }],
  ['A.12', { foo: 'bar' }, [{ op: 'add', path: '/baz/bat', value: 'qux' }]],
  ['A.14', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
  ['A.15', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: '10' }]],
  ['A.16', { foo: ['bar'] }, [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }], { foo: ['bar', ['abc', 'def']] }],
];

for (const [name, document, patch, result] of examples) {
  test(`example ${name} of RFC 6902 ${result ? 'gives its result' : 'is an error'}`, () => {
    const before = structuredClone(document);
    if (result) assert.deepEqual(apply(document, patch), result);
    else assert.throws(() => apply(document, patch), PatchError);
    assert.deepEqual(document, before);
  });
}

const wrong = [
  { op: 'add', path: '/a/4', value: 1 }, { op: 'add', path: '/a/01', value: 1 }, { op: 'add', path: 'a', value: 1 },
  { op: 'add', path: '/a/~2', value: 1 }, { op: 'add', path: '/b' }, { op: 'remove', path: '' }, { op: 'remove', path: '/b' },
  { op: 'replace', path: '/a/-', value: 1 }, { op: 'move', from: '/a', path: '/a/0' }, { op: 'copy', from: '/x', path: '/y' },
  { op: 'spin', path: '/a' }, { op: 'constructor', path: '/a' }, { op: 'remove', path: '/toString' },
];

for (const operation of wrong) {
  test(`${JSON.stringify(operation)} is refused`, () => {
    assert.throws(() => apply({ a: [1, 2, 3] }, [operation]), PatchError);
  });
}

test('a member named __proto__ is a member like any other', () => {
  const result = apply({}, [{ op: 'add', path: '/__proto__', value: { polluted: true } }]);
  assert.equal(Object.hasOwn(result, '__proto__'), true);
  assert.equal(result.polluted, undefined);
});

test('what a patch does not touch stays the same object', () => {
  const document = { rows: [{ id: 'a' }, { id: 'b', text: 'old' }, { id: 'c' }], other: {} };
  const result = apply(document, [{ op: 'replace', path: '/rows/1/text', value: 'new' }]);
  assert.equal(result.other, document.other);
  assert.equal(result.rows[0], document.rows[0]);
  assert.equal(result.rows[2], document.rows[2]);
  assert.notEqual(result.rows[1], document.rows[1]);
});

// Random documents: any change made step by step on a plain copy is the same as its patch.

function generator(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function randomValue(random, depth = 0) {
  const kind = random(depth > 3 ? 4 : 6);
  if (kind < 4) return [random(100), `text ${random(50)}`, null, random(2) === 0][kind];
  const count = random(5);
  if (kind === 4) return Array.from({ length: count }, () => randomValue(random, depth + 1));
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i}~/${random(3)}`, randomValue(random, depth + 1)]));
}

const escape = (token) => String(token).replaceAll('~', '~0').replaceAll('/', '~1');

function places(value, path = '', found = []) {
  if (value === null || typeof value !== 'object') return found;
  for (const [name, inner] of Object.entries(value)) {
    found.push({ container: value, name, path: `${path}/${escape(name)}` });
    places(inner, `${path}/${escape(name)}`, found);
  }
  return found;
}

function mutate(document, random) {
  const all = places(document);
  if (all.length === 0) return null;
  const { container, name, path } = all[random(all.length)];
  const value = randomValue(random, 3);
  const said = structuredClone(value);
  if (random(3) === 0) {
    if (Array.isArray(container)) container.splice(Number(name), 1);
    else delete container[name];
    return { op: 'remove', path };
  }
  if (Array.isArray(container) && random(2) === 0) {
    container.splice(Number(name), 0, value);
    return { op: 'add', path, value: said };
  }
  container[name] = value;
  return { op: 'replace', path, value: said };
}

test('1,000 random documents follow 10 random operations each', () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const random = generator(seed);
    const document = { root: randomValue(random), more: [randomValue(random), randomValue(random)] };
    const expected = structuredClone(document);
    const patch = Array.from({ length: 10 }, () => mutate(expected, random)).filter(Boolean);
    const result = apply(document, patch);
    assert.ok(equal(result, expected), `seed ${seed}`);
  }
});
