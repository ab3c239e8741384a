// What could be looked for, below a search field: a list box, in which whatever can be tapped is an option. The field keeps
// the focus; `interaction/suggestions.js` shows the list and moves through it.

import { deferred, h } from '../describe.js';
import { firstWords } from '../opener.js';
import { badge, common, does } from '../properties.js';
import { inside, nodes, one, places, styled } from '../registry.js';
import { word } from '../words.js';
import { takes } from './lists.js';

const idOf = ({ id }) => `suggestions-${id}`;
const tappable = new Set(['button', 'navigationLink']);
const isTapped = (node) => tappable.has(node.type) || takes(node, 'tap');

// What an option shows is no control, since a list box has none in it.
function shown(node) {
  if (!tappable.has(node.type)) return one({ ...node, actions: undefined }, places.label);
  if (node.children) return nodes(node.children, places.label);
  return one({ type: node.systemImage ? 'label' : 'text', text: node.text, systemImage: node.systemImage }, places.label);
}

function option(node) {
  const { 'aria-label': name, ...attributes } = common(node, 'suggestion');
  if (!isTapped(node)) return h('div', { ...attributes, class: 'suggestion note', role: 'option', 'aria-disabled': 'true', 'aria-label': name }, shown(node));
  const { disabled, tabindex, ...command } = does(node, 'tap');
  return h('div', {
    ...attributes, ...command, role: 'option', id: `suggestion-${node.id}`, 'aria-selected': 'false', 'aria-label': name,
    'aria-disabled': disabled ? 'true' : undefined, 'data-role': node.role,
  }, shown(node), badge(node));
}

function part(node) {
  const { header, headerContent } = node;
  return h('div', { class: 'suggestion-section', role: 'group', 'aria-label': header ?? firstWords({ children: headerContent }) },
    (header || headerContent) && h('div', { class: 'suggestion-title', 'aria-hidden': 'true' }, header ?? nodes(headerContent, places.label)),
    options(node, node.children));
}

const isPart = ({ type }) => type === 'section';
const isBare = (node) => node.type === 'group' && !isTapped(node);
const drawn = (node) => (isPart(node) ? part(node) : option(node));
const drawItem = styled(drawn);

const options = (around, items = []) => items.filter(({ type }) => type !== 'divider' && type !== 'spacer').flatMap((node) =>
  (isBare(node) ? options(inside(node, around), node.children) : [deferred(node, inside(around, places.label), drawItem)]));

/** The list of what is suggested for a search field; nothing where nothing is. */
export const suggestionsOf = (node) => node.suggestions && h('div', {
  class: 'suggestions', role: 'listbox', id: idOf(node), 'aria-label': word('Suggestions'), key: 'suggestions',
}, options({}, node.suggestions));

/** What makes a field one with a list of suggestions. */
export const suggesting = (node) => node.suggestions && {
  role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox', 'aria-expanded': 'false', 'aria-controls': idOf(node),
};
