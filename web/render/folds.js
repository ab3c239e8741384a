// How many of the controls at the end of a bar have no room there, as was measured (interaction/bars.js), and what the
// toolbar was by which that was judged.

const counts = new Map();
const toolbars = new Map();

/** How many of a bar's so many controls are to be in its menu; notes what its toolbar is now. */
export function foldedOf({ id, toolbar }, count) {
  if (count < 2 || id === undefined) {
    forget(id);
    return 0;
  }
  toolbars.set(id, toolbar);
  return Math.min(counts.get(id) ?? 0, count);
}

export const toolbarOf = (id) => toolbars.get(id);

export const isFolded = (id) => counts.has(id);

/** Has the bar of the screen with that id drawn with so many controls in its menu from now on. */
export function fold(id, count) {
  if (count > 0) counts.set(id, count);
  else counts.delete(id);
}

export function forget(id) {
  counts.delete(id);
  toolbars.delete(id);
}
