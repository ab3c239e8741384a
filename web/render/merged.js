// A view of the app's own is a group where words are said of it: `Badge().font(.title)`, or `.tint(.teal)` around all there
// is. One node in it that takes these words itself is drawn as if they had been said of that: it stands, and takes room, as it
// would without them.

import { slots, styleNames } from './registry.js';

// What holds for all that is in a node, and what a node is found by. Room, grounds and what is tapped are the group's own.
const handedOn = new Set([
  'type', 'children', 'tint', 'foreground', 'font', 'weight', 'italic', 'underline', 'strikethrough', 'monospaced', 'monospacedDigit', 'textCase',
  'textAlign', 'language', 'layoutDirection', 'colorScheme', 'scrollID', ...styleNames,
]);
const takers = new Set([
  'tabView', 'navigationSplitView', 'navigationStack', 'vStack', 'hStack', 'zStack', 'group', 'scrollView', 'grid', 'list', 'form',
  'text', 'label', 'image', 'shape',
]);

const known = new WeakMap();

/** A node, and each that is in it, without the groups that only hand on what is said of them; the same for the same. */
export function merged(node) {
  if (!known.has(node)) known.set(node, handing(withMerged(node)));
  return known.get(node);
}

function withMerged(node) {
  let copy = node;
  for (const slot of slots) {
    // What has the name of a slot may be a word of another kind of node.
    if (!Array.isArray(node[slot])) continue;
    const inner = node[slot].map(merged);
    if (inner.some((each, i) => each !== node[slot][i])) copy = { ...copy, [slot]: inner };
  }
  return copy;
}

function handing(node) {
  const [child, ...others] = node.type === 'group' ? node.children ?? [] : [];
  if (!child || others.length > 0 || !takers.has(child.type) || !Object.keys(node).every((name) => handedOn.has(name))) return node;
  if (node.scrollID !== undefined && child.scrollID !== undefined) return node;
  const { type: _, children: __, ...said } = node;
  return { ...said, ...child };
}

/** A document whose nodes are drawn so. */
export const mergedIn = (document) => ({
  ...document, root: merged(document.root),
  presentations: document.presentations.map((each) => (each.content ? presenting(each) : each)),
});

const presentations = new WeakMap();

// The same presentation for the same one, so that it is not drawn anew.
function presenting(each) {
  if (!presentations.has(each)) {
    const content = merged(each.content);
    presentations.set(each, content === each.content ? each : { ...each, content });
  }
  return presentations.get(each);
}
