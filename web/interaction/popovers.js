// A popover stands beside the element it belongs to, on the side that was asked for when there is room, and points at it.

import { mark, measure } from '../render/marks.js';
import { Observer } from './observer.js';

const gap = 10;
const margin = 8;
const opposite = { top: 'bottom', bottom: 'top', leading: 'trailing', trailing: 'leading' };
// The sides of a window do not go by the direction of what is written in it; the edge that is asked for does.
const mirrored = { leading: 'trailing', trailing: 'leading' };
const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

// A button that fills its row is pointed at where its words are.
const face = (element) => (element.matches('.row-body > *') && element.querySelector('.face > *')) || element;

/** The room on each side of `anchor` in a window. */
const room = (anchor, { width, height }) => ({
  top: anchor.top, bottom: height - anchor.bottom, leading: anchor.left, trailing: width - anchor.right,
});

function sideFor(edge, free, size) {
  const needs = { top: size.height, bottom: size.height, leading: size.width, trailing: size.width };
  const wanted = edge ? [edge, opposite[edge], 'bottom', 'top'] : ['bottom', 'top', 'trailing', 'leading'];
  return wanted.find((side) => free[side] >= needs[side] + gap + margin)
    ?? Object.keys(free).toSorted((a, b) => free[b] - free[a])[0];
}

/**
 * Where a popover of `size` goes beside `anchor`: `{side, x, y, arrow}`, the arrow's place along the edge it stands on.
 */
export function placement(anchor, size, bounds, edge) {
  const side = sideFor(edge, room(anchor, bounds), size);
  const middle = { x: (anchor.left + anchor.right) / 2, y: (anchor.top + anchor.bottom) / 2 };
  const limits = { x: bounds.width - size.width - margin, y: bounds.height - size.height - margin };
  const along = (axis, extent) => clamp(middle[axis] - extent / 2, margin, Math.max(margin, limits[axis]));
  const upright = side === 'top' || side === 'bottom';
  const x = { leading: anchor.left - size.width - gap, trailing: anchor.right + gap }[side] ?? along('x', size.width);
  const y = { top: anchor.top - size.height - gap, bottom: anchor.bottom + gap }[side] ?? along('y', size.height);
  const arrow = upright ? clamp(middle.x - x, 18, size.width - 18) : clamp(middle.y - y, 18, size.height - 18);
  return {
    side, arrow, x: clamp(x, margin, Math.max(margin, limits.x)), y: clamp(y, margin, Math.max(margin, limits.y)),
  };
}

export class Popovers extends Observer {
  #root;
  #window;

  constructor({ root, window }) {
    super();
    this.#root = root;
    this.#window = window;
  }

  listeners() {
    return [[this.#window, 'resize', () => this.place()]];
  }

  /** Puts every popover where its source is now. */
  place() {
    this.#root.querySelectorAll('.presentation[data-id] > .popover').forEach((popover) => this.#place(popover));
  }

  #place(popover) {
    const { source, edge } = popover.parentElement.dataset;
    const element = source && this.#root.querySelector(`[data-id="${CSS.escape(source)}"]`);
    if (!element) return mark(popover, 'data-side', 'none');
    const { innerWidth: width, innerHeight: height } = this.#window;
    const anchor = face(element).getBoundingClientRect();
    const size = { width: popover.offsetWidth, height: popover.offsetHeight };
    const isRightToLeft = this.#window.getComputedStyle(element).direction === 'rtl';
    const { side, x, y, arrow } = placement(anchor, size, { width, height }, isRightToLeft ? mirrored[edge] ?? edge : edge);
    mark(popover, 'data-side', side);
    measure(popover, '--x', `${x}px`);
    measure(popover, '--y', `${y}px`);
    measure(popover, '--arrow', `${arrow}px`);
  }
}
