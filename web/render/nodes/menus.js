import { h } from '../describe.js';
import { badge, common } from '../properties.js';
import { nodes, places, register } from '../registry.js';
import { spokenName, symbol } from '../symbol.js';

/** A button and the list it opens, which is the element right after it. */
export function menuButton(attributes, face, items) {
  const button = {
    type: 'button', 'data-does': 'menu', 'aria-haspopup': 'menu', 'aria-expanded': 'false', ...attributes,
  };
  return [
    h('button', { ...button, key: 'opener' }, face),
    h('div', {
      class: 'menu-list', popover: 'auto', role: 'menu', key: 'menu',
      'aria-label': attributes['aria-label'] ?? 'Menu',
    }, items),
  ];
}

function face(node, place) {
  if (node.label) return h('span', { class: 'face' }, nodes(node.label, places.label));
  const iconOnly = node.systemImage && (!node.text || place === 'toolbar');
  return h('span', { class: 'face' },
    node.systemImage && symbol(node.systemImage), !iconOnly && node.text && h('span', {}, node.text));
}

const nested = (node) => h('div', { class: 'submenu', role: 'group', 'aria-label': node.text },
  h('div', { class: 'submenu-title', 'aria-hidden': 'true' }, node.text), nodes(node.children, places.menu));

function menu(node, { place }) {
  if (place === 'menu') return nested(node);
  const { class: className, 'aria-label': label, ...attributes } = common(node);
  const name = label ?? node.text ?? (node.label ? undefined : spokenName(node.systemImage ?? 'menu'));
  const button = { class: 'button', disabled: node.disabled === true, 'aria-label': name };
  return h('span', { class: className, ...attributes },
    menuButton(button, face(node, place), nodes(node.children, places.menu)), badge(node));
}

register({ menu });
