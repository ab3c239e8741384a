// JSON Pointer, RFC 6901.

/** Something a patch asks for that the document cannot do. The document is then unchanged. */
export class PatchError extends Error {}

const unescape = (token) => token.replaceAll('~1', '/').replaceAll('~0', '~');

/** The reference tokens of a pointer; "" is the whole document. */
export function tokens(pointer) {
  if (pointer === '') return [];
  if (typeof pointer !== 'string' || pointer[0] !== '/' || /~(?![01])/.test(pointer)) {
    throw new PatchError(`not a JSON Pointer: ${pointer}`);
  }
  return pointer.slice(1).split('/').map(unescape);
}

/** The array index a token names (RFC 6901 §4: no sign, no leading zero), at most `limit`. */
export function index(token, limit) {
  if (!/^(0|[1-9][0-9]*)$/.test(token) || Number(token) > limit) {
    throw new PatchError(`no such index: ${token}`);
  }
  return Number(token);
}

const isContainer = (value) => value !== null && typeof value === 'object';

/** The member of `value` that `token` names. */
export function member(value, token) {
  if (Array.isArray(value)) return value[index(token, value.length - 1)];
  if (isContainer(value) && Object.hasOwn(value, token)) return value[token];
  throw new PatchError(`nothing at ${token}`);
}

/** The value a pointer names. */
export const resolve = (value, pointer) => tokens(pointer).reduce(member, value);
