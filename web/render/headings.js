// What a presentation is called that has no title of its own: by the first heading in it, or the first words that look
// like one.

const looksLikeOne = new Set(['largeTitle', 'title', 'title2', 'title3', 'headline']);

// What is in a row or a control names that, and not what is around it.
const names = new Set(['row', 'button', 'navigationLink', 'link', 'toggle', 'picker', 'menu']);
const inner = ({ headerContent = [], children = [] }) => [...headerContent, ...children];

function ownHeading(node) {
  if (node.type === 'contentUnavailable') return node.text;
  if (node.type === 'text' || node.type === 'label') {
    return (node.accessibilityHeader || looksLikeOne.has(node.font)) && (node.accessibilityLabel ?? node.text);
  }
  return node.title ?? node.header;
}

/** The first heading in a node; undefined where there is none. */
export function firstHeading(node) {
  if (names.has(node.type) || node.accessibilityHidden) return undefined;
  const own = ownHeading(node);
  if (own) return own;
  for (const child of inner(node)) {
    const found = firstHeading(child);
    if (found) return found;
  }
  return undefined;
}
