// How each node type is drawn, and the places it may be drawn in.

import { deferred, h } from './describe.js';

const drawings = new Map();

/** Adds drawings: `{type: (node, context) => description}`. */
export function register(table) {
  Object.entries(table).forEach(([type, draw]) => drawings.set(type, draw));
}

const place = (name) => Object.freeze({ place: name });

/** Where a node stands, which is all that a drawing knows about its surroundings. */
export const places = Object.freeze({
  plain: place('plain'), row: place('row'), label: place('label'), toolbar: place('toolbar'),
  menu: place('menu'), alert: place('alert'), swipe: place('swipe'), actions: place('actions'),
});

function drawUnknown(node, context) {
  return h('div', { class: 'unknown' }, nodes(node.children, context));
}

export function one(node, context) {
  return deferred(node, context, drawings.get(node.type) ?? drawUnknown);
}

/** The nodes of a slot, drawn in `context`. */
export const nodes = (slot, context) => (slot ?? []).map((node) => one(node, context));
