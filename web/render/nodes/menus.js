import { h } from '../describe.js';
import { firstWords, menuButton, menuList, pictureName } from '../opener.js';
import { badge, common } from '../properties.js';
import { nodes, places, register } from '../registry.js';
import { labelSymbol, showsSymbolOnly, spokenName, symbol } from '../symbol.js';
import { word } from '../words.js';

function face(node, place) {
  if (node.label) return h('span', { class: 'face' }, nodes(node.label, places.label));
  // In a menu everything is said.
  const saysText = node.text && (place === 'menu' || !showsSymbolOnly(node, place));
  return h('span', { class: 'face' }, labelSymbol(node), saysText && h('span', {}, node.text));
}

const spoken = ({ accessibilityLabel, text, label, systemImage }) =>
  accessibilityLabel ?? text ?? firstWords({ label }) ?? pictureName({ label }) ?? spokenName(systemImage ?? 'menu');

// Where a menu opens in place of the one around it, this leads back; beside that one nobody needs it.
const back = (name) => h('button', {
  class: 'button submenu-back', type: 'button', role: 'menuitem', tabindex: -1, key: 'back', 'aria-label': word('Back from %1', name),
}, h('span', { class: 'face' }, symbol('chevron.backward'), h('span', {}, name)));

/** A menu within a menu: an item of the one, and the list it opens. */
export function submenu(node, items) {
  const name = spoken(node);
  const item = {
    class: 'button', type: 'button', role: 'menuitem', tabindex: -1, key: 'opener', disabled: node.disabled === true || !items,
    'data-does': 'menu', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-label': node.accessibilityLabel, title: node.help,
  };
  return h('div', { ...common(node, 'submenu'), 'aria-label': undefined, title: undefined, role: 'none' },
    h('button', item, face(node, 'menu'), symbol('chevron.forward', 'disclosure')),
    menuList(name, back(name), items));
}

/** A button that opens a menu of `items`; in a menu an item that does. */
export function menu(node, { place }, items = node.children && nodes(node.children, places.menu)) {
  if (place === 'menu') return submenu(node, items);
  const { class: className, 'aria-label': label, 'data-button-style': style, title, ...attributes } = common(node);
  const name = label ?? node.text ?? (node.label ? pictureName({ label: node.label }) : spokenName(node.systemImage ?? 'menu'));
  const button = { class: 'button', 'data-button-style': style, disabled: node.disabled === true, 'aria-label': name, title };
  return h('span', { class: className, ...attributes },
    menuButton(button, face(node, place), items ?? [], spoken(node)), badge(node));
}

/** A part of a menu, apart from the others. */
export function menuSection(node) {
  const { header, headerContent } = node;
  const title = headerContent ? nodes(headerContent, places.label) : header;
  return h('div', { ...common(node, 'menu-section'), role: 'group', 'aria-label': header ?? firstWords({ children: headerContent }) },
    title && h('div', { class: 'menu-title', 'aria-hidden': 'true' }, title), nodes(node.children, places.menu));
}

register({ menu: (node, context) => menu(node, context) });
