/**
 * Which of `positions` (old places in their new order, -1 for what is new) can stay where they are: a longest
 * increasing subsequence, so that as few elements as possible are moved. Returns their indices.
 *
 * What is at the index `pinned` stays, whatever has to go around it.
 */
export function staying(positions, pinned = -1) {
  if (positions[pinned] >= 0) return staying(around(positions, pinned));
  const tails = [];
  const before = new Array(positions.length).fill(-1);
  positions.forEach((position, i) => {
    if (position < 0) return;
    const at = insertionPoint(tails, positions, position);
    before[i] = at > 0 ? tails[at - 1] : -1;
    tails[at] = i;
  });
  const kept = new Set();
  for (let i = tails.at(-1) ?? -1; i >= 0; i = before[i]) kept.add(i);
  return kept;
}

// Without those that would be on the wrong side of it.
const around = (positions, pinned) => positions.map((position, i) => {
  const isInOrder = i < pinned ? position < positions[pinned] : i === pinned || position > positions[pinned];
  return isInOrder ? position : -1;
});

function insertionPoint(tails, positions, position) {
  let low = 0;
  let high = tails.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[tails[middle]] < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
