// What stands above and below something that scrolls, and stays in sight, takes room from what lies over that, and from what
// the client says at the bottom of the page.

import { measure } from '../render/marks.js';
import { Observer } from './observer.js';
import { Sizes } from './sizes.js';

const piles = '.zStack[data-scrolls]';
const layers = ':is(.screen, .splitColumn) > .layer';
const part = '.part';

const px = (length) => (length > 0 ? `${Math.round(length)}px` : null);

const barOf = (scroller, { getComputedStyle }) => parseFloat(getComputedStyle(scroller).paddingBlockStart);

/** How high what stays in sight above and below is, and how much can be seen between that at a time, below the bar. */
export function roomIn(scroller, window) {
  const high = (edge) => [...scroller.querySelectorAll(`${part}[data-edge="${edge}"]`)].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  const [above, below] = [high('above'), high('below')];
  return { above, below, height: scroller.clientHeight - barOf(scroller, window) - above - below };
}

const scrollerOf = (layered) => layered.closest('.scroller') ?? layered.parentElement.querySelector(':scope > .scroller');

// How far what scrolls has yet to go until its title and its search are out of sight.
const leadOf = (scroller, window) => scroller.querySelector(':scope > .content').getBoundingClientRect().top
  - scroller.getBoundingClientRect().top - barOf(scroller, window);

export class Insets extends Observer {
  #root;
  #window;
  #status;
  #sizes;
  #parted = new Set();

  constructor({ root, window, status }) {
    super();
    this.#root = root;
    this.#window = window;
    this.#status = status;
    this.#sizes = new Sizes({ window, changed: () => this.#fit() });
  }

  listeners() {
    const seen = this.#window.visualViewport;
    return [
      [this.#root, 'scroll', ({ target }) => this.#scrolled(target), { capture: true, passive: true }],
      ...(seen ? ['resize', 'scroll'].map((type) => [seen, type, () => this.#lift(seen)]) : []),
    ];
  }

  /** A document was drawn: what is new in it is measured before it is seen. */
  changed() {
    const layered = this.#layered();
    this.#sizes.watch([...this.#root.querySelectorAll(part), ...layered, ...layered.map(scrollerOf)]);
  }

  #layered() {
    return [...this.#root.querySelectorAll(`${piles}, ${layers}`)];
  }

  #scrolled(scroller) {
    const layered = [...scroller.parentElement?.children ?? []].filter((each) => each.matches(layers));
    const lead = layered.length > 0 && scroller.matches('.scroller') ? px(leadOf(scroller, this.#window)) : null;
    layered.forEach((layer) => measure(layer, '--lead', lead));
  }

  // A keyboard on the screen that leaves the page its size lies over the bottom of it; a page that is magnified is let be.
  #lift({ height, offsetTop, scale }) {
    const covered = scale > 1.01 ? 0 : this.#window.innerHeight - offsetTop - height;
    measure(this.#status, '--keyboard', px(covered));
  }

  #fit() {
    const layered = this.#layered().map((element) => [element, scrollerOf(element)]).filter(([, scroller]) => scroller);
    const parted = new Set([...this.#root.querySelectorAll(part)].map((each) => each.closest('.scroller')).filter(Boolean));
    // Those that are parted no more, too.
    const heights = [...new Set([...this.#parted, ...parted])].map((scroller) => [scroller, roomIn(scroller, this.#window)]);
    this.#parted = parted;
    const rooms = layered.map(([element, scroller]) => [element, roomIn(scroller, this.#window)]);
    // What is reached by the keyboard comes to stand between them.
    heights.forEach(([scroller, { above, below }]) => {
      measure(scroller, '--stands-above', px(above));
      measure(scroller, '--stands-below', px(below));
    });
    rooms.forEach(([element, { above, below, height }]) => {
      measure(element, '--part-above', px(above));
      measure(element, '--part-below', px(below));
      measure(element, '--stage', px(height));
    });
    new Set(layered.map(([, scroller]) => scroller)).forEach((scroller) => this.#scrolled(scroller));
    measure(this.#status, '--foot', px(this.#foot()));
  }

  // How far the part that stands at the bottom of the page reaches up.
  #foot() {
    const { innerHeight } = this.#window;
    const parts = [...this.#root.querySelectorAll(`${part}[data-edge="below"]`)].filter((each) => !each.closest('[inert]'));
    return Math.max(0, ...parts.map((each) => innerHeight - each.getBoundingClientRect().top).filter((foot) => foot < innerHeight / 2));
  }
}
