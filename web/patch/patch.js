// JSON Patch, RFC 6902, over values that are never changed in place: what a patch does not touch is the
// very same object afterwards. The drawing relies on it: an untouched node is recognised with `===`.
// (Changing in place would be a little faster here and would make every redraw walk the whole screen.)

import { PatchError, index, member, resolve, tokens } from './pointer.js';

export { PatchError };

function set(target, name, value) {
  if (name === '__proto__') {
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    target[name] = value;
  }
  return target;
}

function inserting(container, token, value) {
  if (Array.isArray(container)) {
    const at = token === '-' ? container.length : index(token, container.length);
    return container.toSpliced(at, 0, value);
  }
  if (container === null || typeof container !== 'object') throw new PatchError(`no container at ${token}`);
  return set({ ...container }, token, value);
}

function replacing(container, token, value) {
  member(container, token);
  return Array.isArray(container)
    ? container.with(Number(token), value)
    : set({ ...container }, token, value);
}

function removing(container, token) {
  member(container, token);
  if (Array.isArray(container)) return container.toSpliced(Number(token), 1);
  const { [token]: _, ...rest } = container;
  return rest;
}

/** `value` with its container at `path` (all tokens but the last) edited. */
function editing(value, path, edit, value2, depth = 0) {
  if (depth === path.length - 1) return edit(value, path[depth], value2);
  const inner = editing(member(value, path[depth]), path, edit, value2, depth + 1);
  return replacing(value, path[depth], inner);
}

function add(document, path, value) {
  const parts = tokens(path);
  return parts.length ? editing(document, parts, inserting, value) : value;
}

function remove(document, path) {
  const parts = tokens(path);
  if (!parts.length) throw new PatchError('the whole document cannot be removed');
  return editing(document, parts, removing);
}

function replace(document, path, value) {
  const parts = tokens(path);
  return parts.length ? editing(document, parts, replacing, value) : value;
}

function move(document, from, path) {
  if (from === path) return resolve(document, from), document;
  if (path.startsWith(`${from}/`)) throw new PatchError('a value cannot be moved into itself');
  return add(remove(document, from), path, resolve(document, from));
}

/** Whether two JSON values are equal as RFC 6902 §4.6 defines it: the order of members does not count. */
export function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length
    && names.every((name) => Object.hasOwn(b, name) && equal(a[name], b[name]));
}

function test(document, path, value) {
  if (!equal(resolve(document, path), value)) throw new PatchError(`test failed at ${path}`);
  return document;
}

function valueOf(operation) {
  if (!Object.hasOwn(operation, 'value')) throw new PatchError(`${operation.op} without a value`);
  return operation.value;
}

const operations = {
  add: (document, o) => add(document, o.path, valueOf(o)),
  remove: (document, o) => remove(document, o.path),
  replace: (document, o) => replace(document, o.path, valueOf(o)),
  move: (document, o) => move(document, o.from, o.path),
  copy: (document, o) => add(document, o.path, resolve(document, o.from)),
  test: (document, o) => test(document, o.path, valueOf(o)),
};

/** The document after all of `patch`; throws PatchError and changes nothing when one operation fails. */
export function apply(document, patch) {
  return patch.reduce((value, operation) => {
    if (!Object.hasOwn(operations, operation.op)) throw new PatchError(`unknown op ${operation.op}`);
    return operations[operation.op](value, operation);
  }, document);
}
