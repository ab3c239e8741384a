// What can be dragged, and what takes it: who drags nothing picks it up in its menu, and lets it go by a button where it is
// taken, which is there while something is held.

import { h } from './describe.js';
import { firstWords } from './opener.js';
import { symbol } from './symbol.js';
import { word } from './words.js';

const kinds = (types) => types?.map(encodeURIComponent).join(' ');

/** Whether a node can be dragged now. */
export const isDraggable = ({ drags, disabled }) => drags !== undefined && !disabled;

/** The attributes of an element that can be dragged, or takes what is. */
export function transferring(node) {
  if (node.disabled) return {};
  return {
    'data-drag': node.drags && node.id, 'data-drags': kinds(node.drags), 'data-drop': node.drops && node.id,
    'data-drops': kinds(node.drops), 'data-name': firstWords(node),
  };
}

/** The item of a menu that picks up what can be dragged; of several in one menu each says what it picks up. */
export const pickUp = (node, isOneOfSeveral = false) => h('button', {
  class: 'button', type: 'button', role: 'menuitem', tabindex: -1, key: `carry ${node.id}`, 'data-does': 'carry', 'data-id': node.id,
}, h('span', { class: 'face' }, symbol('arrow.right'),
  h('span', {}, isOneOfSeveral ? word('Move %1…', firstWords(node) ?? '') : word('Move…'))));

/** The button by which something is let go where it is taken. */
export function letGo(node) {
  const name = firstWords(node);
  return h('button', {
    class: 'let-go', type: 'button', key: 'letGo', 'data-does': 'letGo', 'data-id': node.id,
    'aria-label': name ? word('Drop on %1', name) : undefined,
  }, word('Drop here'));
}
