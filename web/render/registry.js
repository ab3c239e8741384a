// How each node type is drawn, and the places it may be drawn in.

import { deferred, h } from './describe.js';
import { holding, withMenu } from './opener.js';
import { isVeiled, veiled } from './properties.js';
import { isDraggable, letGo, pickUp, transferring } from './transfers.js';

const drawings = new Map();

/** Adds drawings: `{type: (node, context) => description}`. */
export function register(table) {
  Object.entries(table).forEach(([type, draw]) => drawings.set(type, styled(veiling(taking(offering(draw))))));
}

const place = (name) => Object.freeze({ place: name });

/** Where a node stands, which is all that a drawing knows about its surroundings. */
export const places = Object.freeze({
  plain: place('plain'), parted: place('parted'), row: place('row'), label: place('label'), toolbar: place('toolbar'),
  menu: place('menu'), alert: place('alert'), swipe: place('swipe'), actions: place('actions'),
});

function drawUnknown(node, context) {
  return h('div', { class: 'unknown' }, nodes(node.children, inside(node, context)));
}

/** How what is inside of a node is shown. */
export const styleNames = [
  'buttonStyle', 'controlSize', 'labelStyle', 'pickerStyle', 'textFieldStyle', 'gaugeStyle', 'toggleStyle', 'controlGroupStyle',
  'lineLimit', 'reservedLines', 'listStyle', 'tabViewStyle',
];

// What holds for everything inside a container; fonts and colours are left to CSS.
const handedDown = [
  ...styleNames, 'labelsHidden', 'accessibilityHidden',
  // What stands beside it and names it, where it has no words itself.
  'named',
  // Whether fields in a row have their titles beside them, as others there have.
  'titlesBeside',
];

const styles = (from) => {
  const found = handedDown.filter((name) => from[name] !== undefined);
  return found.length ? Object.fromEntries(found.map((name) => [name, from[name]])) : null;
};

/** The context of what stands in `node`: a place, with what `node` hands down. */
export function inside(node, context) {
  const own = styles(node);
  return own ? { ...context, ...own } : context;
}

/** The members of a node that hold nodes. */
export const slots = ['children', 'toolbar', 'search', 'headerContent', 'footerContent', 'label', 'swipeActions', 'inspector', 'contextMenu',
  'minimumValueLabel', 'maximumValueLabel', 'suggestions'];

// An empty slot is one that may be filled again; until then it is as if it were not there.
function filled(node) {
  const empty = slots.filter((name) => node[name]?.length === 0);
  return empty.length ? { ...node, ...Object.fromEntries(empty.map((name) => [name, undefined])) } : node;
}

/** A drawing of nodes that have taken on what is handed down to them. */
export const styled = (draw) => (node, context) => {
  const given = styles(context);
  return draw(filled(given ? { ...given, ...node } : node), context);
};

// Here what is around draws the menu of a node, or there cannot be one.
const withoutMenus = new Set(['row', 'list', 'table', 'label', 'menu', 'alert']);

/** A drawing of nodes with the menu that they have. */
const offering = (draw) => (node, context) => {
  const drawn = draw(node, context);
  if (!(node.contextMenu || isDraggable(node)) || withoutMenus.has(context.place)) return drawn;
  const items = nodes(node.contextMenu, places.menu);
  return withMenu(node, drawn, isDraggable(node) ? [...items, pickUp(node)] : items);
};

// In a menu nothing is dragged, and in the label of a control there cannot be a button.
const withoutButtons = new Set(['label', 'menu', 'alert']);

/** A drawing of nodes that can be dragged, or take what is. */
export const taking = (draw) => (node, context) => {
  const drawn = draw(node, context);
  if (!(node.drags || node.drops) || !drawn.attributes || context.place === 'menu') return drawn;
  const attributes = transferring(node);
  if (attributes['data-drop'] && !withoutButtons.has(context.place)) return holding(drawn, letGo(node), attributes);
  return { ...drawn, attributes: { ...drawn.attributes, ...attributes } };
};

/** A drawing of nodes of which some stand for what is still loading, or are seen through. */
const veiling = (draw) => (node, context) => {
  const drawn = draw(node, context);
  if (!isVeiled(node) || !drawn.attributes) return drawn;
  const { style, ...attributes } = veiled(node, drawn);
  return { ...drawn, style, attributes: { ...drawn.attributes, ...attributes } };
};

export function one(node, context) {
  return deferred(node, context, drawings.get(node.type) ?? drawUnknown);
}

/** The nodes of a slot, drawn in `context`. */
export const nodes = (slot, context) => (slot ?? []).map((node) => one(node, context));
