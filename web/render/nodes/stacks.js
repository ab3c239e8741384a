import { h } from '../describe.js';
import { firstWords } from '../opener.js';
import { badge, common, contains, does, fillsWidth, headed, holdsBar, isTappedBeside, layers, measures, scrolls, takesRoom, tapped, textFields } from '../properties.js';
import { inside, nodes, places, register } from '../registry.js';
import { isWhole, wholeWords } from '../whole.js';
import { word } from '../words.js';
import { isBrief, isClock } from './text.js';

const bare = new Set(['image', 'shape', 'spacer']);

// Whether there are but a few words in a row, which have no use for less room.
const isShort = (node) => bare.has(node.type)
  || (!node.lineLimit && isBrief(node.text)) || (node.type === 'text' && isClock(node))
  || (['hStack', 'label', 'group'].includes(node.type) && node.text === undefined && (node.children?.every(isShort) ?? false));

function attributesOf(node, context) {
  const attributes = {
    ...common(node), 'data-alignment': node.alignment, 'data-brief': node.type === 'hStack' && isShort(node), 'data-room': takesRoom(node), 'data-bars': holdsBar(node), 'data-wide': fillsWidth(node), ...headed(node, context), ...tapped(node),
  };
  if (isTappedBeside(node)) attributes.class += ' holder';
  // What is taken for one says its words itself.
  if (isText(node)) return { ...attributes, 'aria-label': undefined };
  if (attributes['aria-label'] && !attributes.role) attributes.role = isPicture(node) ? 'img' : 'group';
  return attributes;
}

// No control may hold another: what is tapped beside the controls in it is a button that lies under them.
const under = (node) => isTappedBeside(node) && h('button', {
  type: 'button', ...does(node, 'tap'), class: 'under', key: 'under', 'aria-label': node.accessibilityLabel ?? firstWords(node) ?? word('Actions'),
});

// What is in a picture is not read, so there must not be anything in it to be used.
const isPicture = (node) => node.accessibilityImage && !contains(node);

const isText = (node) => isWhole(node) && !isPicture(node);

function content(node, context) {
  if (!isText(node)) return nodes(node.children, context);
  return [nodes(node.children, { ...context, accessibilityHidden: true }), wholeWords(node)];
}

const within = ({ place }) => ['label', 'alert', 'toolbar', 'menu'].includes(place);

const container = (node, context) =>
  h(context.place === 'label' ? 'span' : 'div', attributesOf(node, context), under(node),
    context.place === 'parted' ? parts(node) : content(node, inside(node, within(context) ? context : places.plain)),
    badge(node));

// What stands above the first and below the last of what scrolls.
function parts(node) {
  const { children } = node;
  const context = inside(node, places.plain);
  const [first, last] = [children.findIndex(scrolls), children.findLastIndex(scrolls) + 1];
  return [
    part('above', children.slice(0, first), context),
    nodes(children.slice(first, last), context),
    part('below', children.slice(last), context),
  ];
}

const part = (edge, children, context) => children.length > 0
  && h('div', { class: 'part', key: edge, 'data-edge': edge }, nodes(children, context));

// Children on top of each other; a layer among them has the room of the others.
function pile(node, context) {
  if (!node.layer) return container(node, context);
  const element = context.place === 'label' ? 'span' : 'div';
  const within = inside(node, context.place === 'label' ? context : places.plain);
  const { layer, rest } = layers(node);
  const parts = (inner) => [nodes(rest, inner), h(element, { class: 'layer', key: 'layer', 'data-layer': node.layer }, nodes(layer && [layer], inner))];
  return h(element, { ...attributesOf(node, context), 'data-scrolls': scrolls(node) }, under(node),
    isText(node) ? [parts({ ...within, accessibilityHidden: true }), wholeWords(node)] : parts(within),
    badge(node));
}

function scrollView(node, context) {
  const reachable = node.children?.some((child) => contains({ children: [child] }));
  return h('div', { ...attributesOf(node, context), 'data-axes': node.axes, tabindex: reachable ? undefined : 0 },
    nodes(node.children, inside(node, places.plain)));
}

// No grid has more columns than that, whatever a cell says.
const mostColumns = 100;
const span = ({ columnSpan = 1 }) => Math.min(columnSpan, mostColumns);

// The columns that the cells of a row begin in.
function beginnings(cells) {
  let next = 0;
  return cells.map((cell) => (next += span(cell)) - span(cell));
}

// The cells of a grid's rows, by the column that each begins in.
function columnsOf({ children = [] }) {
  const columns = [[]];
  for (const row of children) {
    const cells = (row.type === 'gridRow' && row.children) || [];
    beginnings(cells).forEach((column, at) => {
      while (columns.length < column + span(cells[at])) columns.push([]);
      columns[column].push(cells[at]);
    });
  }
  return columns;
}

// A column is as wide as its widest cell; fields and bars have the room that the others leave, and so do columns that share it.
function track(cells) {
  if (cells.some((cell) => holdsBar(cell) || textFields.has(cell.type))) return 'minmax(3rem, 1fr)';
  return cells.some((cell) => span(cell) === 1 && fillsWidth(cell)) ? 'minmax(0, 1fr)' : 'auto';
}

const edges = { leading: 'start', center: 'center', trailing: 'end' };

// The style sheets know twelve columns by their place.
const numbered = (name, values) => Object.fromEntries(
  values.map((value, at) => [`--${name}-${at + 1}`, value]).filter(([, value]) => value !== undefined));

function rowsGrid(node, context) {
  const columns = columnsOf(node);
  const tracks = columns.map(track);
  const alignments = columns.map((cells) => edges[cells.find(({ columnAlignment }) => columnAlignment)?.columnAlignment]);
  const style = { ...measures(node), '--tracks': tracks.join(' '), ...numbered('column', alignments) };
  const room = tracks.includes('minmax(0, 1fr)') ? 'shared' : tracks.some((each) => each !== 'auto');
  return h('div', { ...attributesOf(node, context), 'data-shape': 'rows', 'data-columns': room, style },
    content(node, inside(node, context)));
}

// A cell behind one that spans several columns stands in a later column than its place says, as the cells of that column do.
function gridRow(node, context) {
  const drawn = container(node, context);
  const { children = [] } = node;
  const spans = children.map((cell) => cell.columnSpan && String(span(cell)));
  const stand = beginnings(children).map((column, at) => (column === at ? undefined : `var(--column-${column + 1}, var(--cells))`));
  return { ...drawn, style: { ...drawn.style, ...numbered('span', spans), ...numbered('cell', stand) } };
}

function grid(node, context) {
  if (!node.columns && !node.minColumnWidth) return rowsGrid(node, context);
  const attributes = {
    ...attributesOf(node, context), 'data-shape': 'columns', 'data-horizontal-alignment': node.horizontalAlignment, 'data-tracks': node.columnWidths !== undefined,
  };
  return h('div', attributes, content(node, inside(node, context)));
}

// In a box of its own, where it is called something or is not but could be. What is in a button is its name.
function group(node, context) {
  const title = node.label ? nodes(node.label, inside(node, within(context) ? context : places.plain)) : node.title;
  const isBoxed = Boolean(node.label) || node.title !== undefined;
  const name = node.accessibilityLabel ?? (node.title || firstWords({ label: node.label }));
  const said = isBoxed && context.place !== 'label' ? { role: 'group', 'aria-label': name } : {};
  return h('div', { ...attributesOf(node, context), ...said, 'data-boxed': isBoxed }, under(node),
    title && h('div', { class: 'group-title', key: 'title' }, title), nodes(node.children, inside(node, context)));
}

register({
  vStack: container, hStack: container, zStack: pile, gridRow, scrollView, grid, group,
});
