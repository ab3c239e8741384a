// A table that is wider than there is room scrolls in a box of its own, both ways, no higher than what can be seen of it.
// One that is not stands in what scrolls around it. So the header stays in sight in either.

import { mark, measure } from '../render/marks.js';
import { roomIn } from './insets.js';

const edge = 16;
const least = 192;

const room = (scroller, window) => Math.max(roomIn(scroller, window).height - edge, least);

export class Tables {
  #root;
  #window;
  #sizes;
  #watched = new WeakSet();

  constructor({ root, window }) {
    this.#root = root;
    this.#window = window;
    // Pictures come late, and what stands beside a table takes room away.
    this.#sizes = new window.ResizeObserver((changes) => this.#changed(changes.map(({ target }) => target)));
  }

  /** A document was drawn: what is new in it is watched, and judged before it is seen. */
  changed() {
    for (const box of this.#root.querySelectorAll('.table')) if (!this.#watched.has(box)) this.#watch(box);
  }

  #watch(box) {
    this.#watched.add(box);
    [box, box.firstElementChild, box.closest('.scroller')].forEach((each) => each && this.#sizes.observe(each));
    // The bar and the search stay where they are when nothing is found for a while.
    const screen = box.parentElement.matches('.scroller > .content, .scroller > .content > :is(.vStack, .hStack)') && box.closest('.screen');
    if (screen) mark(screen, 'data-columns');
  }

  #changed(targets) {
    const boxes = targets.flatMap((each) => (each.matches('.scroller') ? [...each.querySelectorAll('.table')] : [each.closest('.table')]));
    new Set(boxes).forEach((box) => box && this.#judge(box));
  }

  #judge(box) {
    const isWide = box.firstElementChild.offsetWidth > box.clientWidth;
    const scroller = isWide && box.closest('.scroller');
    mark(box, 'data-wide', isWide ? '' : null);
    measure(box, '--room', scroller ? `${room(scroller, this.#window)}px` : null);
  }
}
