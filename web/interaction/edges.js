// What scrolls goes on while something is dragged near its edge.

// How near, and how far in a frame.
const edge = 40;
const stride = 8;

/** How far to scroll for a pointer at some place between two edges. */
export const stepFor = (pointer, from, to) => (pointer < from + edge ? -stride : pointer > to - edge ? stride : 0);

const scrolling = new Set(['auto', 'scroll']);

/** Scrolls what an element is in, the innermost that can go on, for a pointer near its edge. */
export function scrollAround(element, x, y) {
  for (let around = element; around?.parentElement; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const { left, top, right, bottom } = around.getBoundingClientRect();
    const across = scrolling.has(overflowX) ? stepFor(x, left, right) : 0;
    const down = scrolling.has(overflowY) ? stepFor(y, top, bottom) : 0;
    const before = [around.scrollLeft, around.scrollTop];
    if (across !== 0) around.scrollLeft += across;
    if (down !== 0) around.scrollTop += down;
    if (around.scrollLeft !== before[0] || around.scrollTop !== before[1]) return;
  }
}
