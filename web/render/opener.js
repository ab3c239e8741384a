// A button and the menu it opens: of a menu, and beside anything that has a menu of its own.

import { h } from './describe.js';
import { spokenName, symbol } from './symbol.js';
import { word } from './words.js';

/** A button and the list it opens, which is the element right after it. */
export function menuButton(attributes, face, items, name = attributes['aria-label']) {
  const button = {
    type: 'button', 'data-does': 'menu', 'aria-haspopup': 'menu', 'aria-expanded': 'false', ...attributes,
  };
  return [h('button', { ...button, key: 'opener' }, face), menuList(name ?? word('Menu'), items)];
}

export const menuList = (name, ...items) => h('div', {
  class: 'menu-list', popover: 'auto', role: 'menu', key: 'menu', tabindex: -1, 'aria-label': name,
}, items);

/** The button of a menu that belongs to something known by `name`, for those who do not press it long. */
export const moreButton = (className, name, items) => menuButton(
  { class: className, 'aria-label': name ? word('Actions for %1', name) : word('Actions') }, symbol('ellipsis'), items);

// Rows of fields are told apart by what is in them.
const typed = ({ type, value }) => (type === 'textField' || type === 'textEditor') && value;

const wordsIn = (isSkipped) => function words(node) {
  const { type, accessibilityLabel, text, header, label = [], headerContent = [], children = [] } = node;
  // What stands in the place of a picture is not seen with it.
  const inside = [...label, ...headerContent, ...(type === 'asyncImage' ? [] : children)].filter((inner) => !inner.accessibilityHidden && !isSkipped(inner));
  return typed(node) || accessibilityLabel || text || header || inside.map(words).find(Boolean);
};

const controls = new Set([
  'button', 'menu', 'toggle', 'slider', 'stepper', 'picker', 'datePicker', 'filePicker', 'textField', 'secureField', 'textEditor',
  'controlGroup',
]);
const isControl = ({ type }) => controls.has(type);
// A time, a number, an amount: there may be many like it.
const isFigure = ({ type, text }) => type === 'text' && !/^[^\p{L}\p{N}]*\p{L}/u.test(text ?? '');
const isMarginal = ({ role, labelStyle }) => role === 'destructive' || labelStyle === 'iconOnly';

/** The first words in a node are what it is known by; before figures, and those of controls, which say what these are for. */
export const firstWords = (node) => [(inner) => isControl(inner) || isFigure(inner), isControl, isMarginal, () => false]
  .map((isSkipped) => wordsIn(isSkipped)(node)).find(Boolean);

const firstSymbol = ({ systemName, systemImage, label = [], children = [] }) =>
  systemName ?? systemImage ?? [...label, ...children].map(firstSymbol).find(Boolean);

/** What a control is called that shows a picture and no words; nothing where its content says what it is. */
export function pictureName(node) {
  const drawn = !firstWords(node) && firstSymbol(node);
  return drawn ? spokenName(drawn) : undefined;
}

const roles = new Set([undefined, 'group']);

// A control may not hold another one, of a picture nothing in it is read, and words are to be words alone.
const mayHold = ({ tag, attributes }) =>
  (tag === 'div' || tag === 'section') && roles.has(attributes.role) && !attributes['aria-hidden'];

/** What was drawn of a node, with something of the node's own: in it, or beside it in an element around both. */
export function holding(drawn, own, attributes) {
  if (!mayHold(drawn)) return h('div', { class: 'context', ...attributes }, drawn, own);
  return { ...drawn, attributes: { ...drawn.attributes, ...attributes }, children: [...drawn.children, own] };
}

/** What was drawn of a node, with the node's own menu. */
export const withMenu = (node, drawn, items) => holding(drawn,
  h('span', { class: 'context-menu', key: 'context' }, moreButton('context-more', nameOf(node), items)), { 'data-context': true });

// The menu of a list or a table is that of no row.
const nameOf = (node) => (node.type === 'list' || node.type === 'table' ? node.accessibilityLabel : firstWords(node));
