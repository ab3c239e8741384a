// A button and the menu it opens: of a menu, and of a row.

import { h } from './describe.js';
import { symbol } from './symbol.js';

/** A button and the list it opens, which is the element right after it. */
export function menuButton(attributes, face, items) {
  const button = {
    type: 'button', 'data-does': 'menu', 'aria-haspopup': 'menu', 'aria-expanded': 'false', ...attributes,
  };
  return [h('button', { ...button, key: 'opener' }, face), menuList(attributes['aria-label'] ?? 'Menu', items)];
}

export const menuList = (name, ...items) => h('div', {
  class: 'menu-list', popover: 'auto', role: 'menu', key: 'menu', tabindex: -1, 'aria-label': name,
}, items);

/** The button of a menu that belongs to something known by `name`, for those who do not press it long. */
export const moreButton = (className, name, items) => menuButton(
  { class: className, 'aria-label': name ? `Actions for ${name}` : 'Actions' }, symbol('ellipsis'), items);

/** The first words in a node are what it is known by. */
export const firstWords = ({ accessibilityLabel, text, label = [], children = [] }) =>
  accessibilityLabel || text || [...label, ...children].map(firstWords).find(Boolean);
