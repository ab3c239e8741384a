// Controls that belong together: side by side without a gap, a menu, or a line of items in one.

import { h } from '../describe.js';
import { firstWords, pictureName } from '../opener.js';
import { badge, common, tapped } from '../properties.js';
import { inside, nodes, places, register } from '../registry.js';
import { word } from '../words.js';
import { menu } from './menus.js';

const menus = new Set(['menu', 'compactMenu']);
// Where the symbols of such a group say enough.
const pictures = new Set(['navigation', 'compactMenu', 'palette']);

const nameOf = (node) => node.accessibilityLabel ?? node.text ?? firstWords({ label: node.label }) ?? pictureName({ label: node.label });

const handing = ({ labelStyle, ...node }) =>
  ({ ...node, labelStyle: labelStyle ?? (pictures.has(node.controlGroupStyle) ? 'iconOnly' : undefined) });

// The items of a menu that stand in one line of it.
const line = (node) => h('div', {
  ...common(node, 'control-line'), role: 'group', 'aria-label': nameOf(node), 'data-control-group-style': node.controlGroupStyle,
}, nodes(node.children, inside(handing(node), places.menu)));

// A menu without a name is one of actions.
function asMenu({ controlGroupStyle: style, ...node }, context) {
  const named = node.text || node.label || node.systemImage ? node
    : { ...node, systemImage: 'ellipsis', accessibilityLabel: node.accessibilityLabel ?? word('Actions') };
  const items = style === 'compactMenu' && node.children && [line({ type: node.type, controlGroupStyle: style, children: node.children })];
  return menu({ ...named, type: 'menu' }, context, items || undefined);
}

const within = ({ place }) => ['label', 'alert', 'toolbar'].includes(place);

function sideBySide(node, context) {
  const given = handing({ ...node, toggleStyle: node.toggleStyle ?? 'button' });
  return h(context.place === 'label' ? 'span' : 'div', {
    ...common(node), role: 'group', ...tapped(node), 'aria-label': nameOf(node), 'data-control-group-style': node.controlGroupStyle,
  }, nodes(node.children, inside(given, within(context) ? context : places.plain)), badge(node));
}

function controlGroup(node, context) {
  if (context.place === 'menu') return node.controlGroupStyle === 'menu' ? asMenu(node, context) : line(node);
  return menus.has(node.controlGroupStyle) ? asMenu(node, context) : sideBySide(node, context);
}

register({ controlGroup });
