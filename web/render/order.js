/**
 * Which of `positions` (old places in their new order, -1 for what is new) can stay where they are: a longest
 * increasing subsequence, so that as few elements as possible are moved. Returns their indices.
 */
export function staying(positions) {
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
