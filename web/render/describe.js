// What the page should look like, as plain values: `h` for an element, `deferred` for a node of the document that is
// only looked into when it has changed since it was last drawn.

const isDrawn = (child) => child !== null && child !== undefined && child !== false && child !== '';

// Without a tabindex of their own, Safari leaves these out of its tab order and does not focus them by a click.
const isControl = (tag, { href }) => tag === 'button' || tag === 'input' || href !== undefined;

/**
 * One element. Attributes are written as they are, except `key` (which sibling this is), `exit` (leaves with a
 * motion), `style` (custom properties), and `value` and `checked` (what a field should hold).
 */
export function h(tag, attributes, ...children) {
  const { key, exit, style, value, checked, ...rest } = attributes ?? {};
  // A bar of which nothing is done yet would be one without an end, had it no attribute that says so; a meter is no field.
  const isBar = tag === 'progress' || tag === 'meter';
  if (isBar) rest.value = value;
  if (isControl(tag, rest)) rest.tabindex ??= 0;
  return {
    kind: tag, tag, key, exit, style, value: isBar ? undefined : value, checked,
    attributes: rest,
    children: children.flat(Infinity).filter(isDrawn),
  };
}

/** A node to be drawn by `draw(node, context)`; skipped while node and context are the same as last time. */
export function deferred(node, context, draw, key = node.id) {
  return { kind: `${node.type}/${context.place}`, key, node, context, draw };
}

export function sameContext(a, b) {
  if (a === b) return true;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
