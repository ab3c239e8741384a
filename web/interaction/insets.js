// What stands above and below something that scrolls, and stays in sight, takes room from what lies over that, and from what
// the client says at the bottom of the page.

import { measure } from '../render/marks.js';

const piles = '.zStack[data-scrolls]';
const layers = ':is(.screen, .splitColumn) > .layer';
const part = '.part';

const px = (length) => (length > 0 ? `${Math.round(length)}px` : null);

/** How high what stays in sight above and below is, and how much can be seen between that at a time, below the bar. */
export function roomIn(scroller, { getComputedStyle }) {
  const high = (edge) => [...scroller.querySelectorAll(`${part}[data-edge="${edge}"]`)].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  const [above, below] = [high('above'), high('below')];
  return { above, below, height: scroller.clientHeight - parseFloat(getComputedStyle(scroller).paddingBlockStart) - above - below };
}

const scrollerOf = (layered) => layered.closest('.scroller') ?? layered.parentElement.querySelector(':scope > .scroller');

export class Insets {
  #root;
  #window;
  #status;
  #sizes;
  #observed = new WeakSet();

  constructor({ root, window, status }) {
    this.#root = root;
    this.#window = window;
    this.#status = status;
    this.#sizes = new window.ResizeObserver(() => this.#fit());
  }

  /** A document was drawn: what is new in it is measured before it is seen. */
  changed() {
    const layered = this.#layered();
    [...this.#root.querySelectorAll(part), ...layered, ...layered.map(scrollerOf)].forEach((element) => this.#observe(element));
  }

  #layered() {
    return [...this.#root.querySelectorAll(`${piles}, ${layers}`)];
  }

  #observe(element) {
    if (!element || this.#observed.has(element)) return;
    this.#observed.add(element);
    this.#sizes.observe(element);
  }

  #fit() {
    const layered = this.#layered().map((element) => [element, scrollerOf(element)]).filter(([, scroller]) => scroller);
    const rooms = layered.map(([element, scroller]) => [element, roomIn(scroller, this.#window)]);
    rooms.forEach(([element, { above, below, height }]) => {
      measure(element, '--part-above', px(above));
      measure(element, '--part-below', px(below));
      measure(element, '--stage', px(height));
    });
    measure(this.#status, '--foot', px(this.#foot()));
  }

  // How far the part that stands at the bottom of the page reaches up.
  #foot() {
    const { innerHeight } = this.#window;
    const parts = [...this.#root.querySelectorAll(`${part}[data-edge="below"]`)].filter((each) => !each.closest('[inert]'));
    return Math.max(0, ...parts.map((each) => innerHeight - each.getBoundingClientRect().top).filter((foot) => foot < innerHeight / 2));
  }
}
