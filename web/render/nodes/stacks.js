import { h } from '../describe.js';
import { badge, common, contains, does, measures, takesRoom } from '../properties.js';
import { inside, nodes, places, register } from '../registry.js';

// A container with `.onTapGesture` is a button unless there are controls inside it, which a button must not have.
function tapped(node) {
  if (!node.actions?.includes('tap')) return {};
  const { disabled, ...attributes } = does(node, 'tap');
  if (disabled) return { ...attributes, 'aria-disabled': 'true' };
  return contains(node) ? attributes : { ...attributes, role: 'button', tabindex: 0 };
}

function attributesOf(node) {
  const attributes = {
    ...common(node), 'data-alignment': node.alignment, 'data-room': takesRoom(node), ...tapped(node), style: measures(node),
  };
  if (attributes['aria-label'] && !attributes.role) attributes.role = 'group';
  return attributes;
}

const within = ({ place }) => place === 'label' || place === 'alert' || place === 'toolbar';

const container = (node, context) =>
  h(context.place === 'label' ? 'span' : 'div', attributesOf(node),
    nodes(node.children, inside(node, within(context) ? context : places.plain)), badge(node));

function scrollView(node) {
  const reachable = node.children?.some((child) => contains({ children: [child] }));
  return h('div', { ...attributesOf(node), 'data-axes': node.axes, tabindex: reachable ? undefined : 0 },
    nodes(node.children, inside(node, places.plain)));
}

function grid(node, context) {
  const shape = node.columns || node.minColumnWidth ? 'columns' : 'rows';
  return h('div', { ...attributesOf(node), 'data-shape': shape }, nodes(node.children, inside(node, context)));
}

function group(node, context) {
  const title = node.title && h('div', { class: 'group-title' }, node.title);
  const role = node.title ? { role: 'group', 'aria-label': node.title } : {};
  return h('div', { ...attributesOf(node), ...role }, title, nodes(node.children, inside(node, context)));
}

register({
  vStack: container, hStack: container, zStack: container, gridRow: container, scrollView, grid, group,
});
