// Pulling the top of a screen down refreshes it. (For the mouse and the keyboard there is a button in the bar.)

import { mark, measure } from '../render/marks.js';
import { Drag, isScrolledWithin } from './drag.js';

const enough = 70;
const rubber = (distance) => Math.min(110, distance * 0.55);

export class Pull extends Drag {
  #root;
  #wire;

  constructor({ root, wire }) {
    super(root, 'y');
    this.#root = root;
    this.#wire = wire;
  }

  // The browser would take a downward pull for scrolling and cancel the drag.
  listeners() {
    const hold = (event) => event.cancelable && this.owns(event) && event.preventDefault();
    return [...super.listeners(), [this.#root, 'touchmove', hold, { passive: false }]];
  }

  begin({ target, pointerType }) {
    if (pointerType === 'mouse') return null;
    const scroller = target.closest('.scroller[data-refreshes]:not([data-refreshing])');
    const isAtTop = scroller && scroller.scrollTop <= 0 && !isScrolledWithin(target, scroller);
    return isAtTop && !scroller.closest('[inert]') ? scroller : null;
  }

  accepts(scroller, distance) {
    return distance > 0 && scroller.scrollTop <= 0;
  }

  moved(scroller, distance) {
    mark(scroller, 'data-pulling');
    measure(scroller, '--pull', `${rubber(Math.max(0, distance))}px`);
  }

  async ended(scroller, distance) {
    mark(scroller, 'data-pulling', null);
    if (rubber(distance) >= enough) {
      measure(scroller, '--pull', '52px');
      mark(scroller, 'data-refreshing');
      await this.#wire.action(scroller.dataset.refreshes, 'refresh');
      mark(scroller, 'data-refreshing', null);
    }
    measure(scroller, '--pull', null);
  }
}
