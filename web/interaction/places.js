// Where menus and tips go: plain numbers in, plain numbers out.

const margin = 8;
const gap = 4;
const inset = 6;
const within = (value, size, room) => Math.max(margin, Math.min(value, room - size - margin));

/**
 * Where a menu of some size goes in a room: below what it is anchored to, or above it where there is no room. It begins where
 * that begins, or ends where that ends.
 */
export function below(anchor, { width, height }, room, isForwards = true) {
  const [onwards, backwards] = [anchor.left, anchor.right - width];
  const isInside = (x) => x >= margin && x + width + margin <= room.width;
  const left = (isForwards ? [onwards, backwards] : [backwards, onwards]).find(isInside) ?? backwards;
  const fits = anchor.bottom + height + margin <= room.height;
  const y = fits ? anchor.bottom + gap : Math.max(margin, anchor.top - height - gap);
  return { x: within(left, width, room.width), y, side: fits ? 'below' : 'above' };
}

/** Where a few words about something go: below the middle of it, or above. */
export function centred(anchor, { width, height }, room) {
  const x = within((anchor.left + anchor.right - width) / 2, width, room.width);
  const fits = anchor.bottom + inset + height + margin <= room.height;
  return { x, y: fits ? anchor.bottom + inset : Math.max(margin, anchor.top - height - inset) };
}

/**
 * Where a menu goes that an item of another opens: `list` is that one's box, with the item's top. On the side where lines
 * end, on the other one, or, in a room too small for two, over the list.
 */
export function beside(list, { width, height }, room, isForwards) {
  const after = { x: list.left + list.width - gap, side: 'after' };
  const before = { x: list.left - width + gap, side: 'before' };
  const fits = ({ x }) => x >= margin && x + width + margin <= room.width;
  const found = (isForwards ? [after, before] : [before, after]).find(fits);
  if (!found) return { x: within(list.left, width, room.width), y: within(list.top, height, room.height), side: 'over' };
  return { ...found, y: within(list.item - inset, height, room.height) };
}
