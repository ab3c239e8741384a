// A person can go back by one level at a time: the screens of a stack, then the presentations above it.
// Levels are what browser history, focus and `back` have in common, so they are read from a document here.

const stackOf = (node) =>
  node?.type === 'navigationStack' ? node : node?.children?.map(stackOf).find(Boolean);

function screens(root, owner) {
  const stack = stackOf(root);
  if (!stack?.children?.length) return [owner];
  const [first, ...pushed] = stack.children;
  return [{ ...owner, screen: first.id }, ...pushed.map(({ id }) => ({ kind: 'screen', id, screen: id }))];
}

/**
 * The levels of a document, bottom first: `{kind: "root" | "screen" | "sheet" | "alert", id, screen}`. `id` is what `back`
 * names (null for the root), `screen` the screen seen there, if it is one.
 */
export function levels(document) {
  const presented = document.presentations.map(({ kind, id, content }) => {
    const owner = { kind: kind === 'alert' ? 'alert' : 'sheet', id };
    return kind === 'alert' ? [owner] : screens(content, owner);
  });
  return [screens(document.root, { kind: 'root', id: null }), ...presented].flat();
}

/** How far a document is from its root; an alert is a question, not a place. */
export const depth = (document) => levels(document).filter(({ kind }) => kind !== 'alert').length - 1;

export const topLevel = (document) => levels(document).at(-1);
