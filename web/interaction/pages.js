// A finger that swipes over tabs that are pages turns to the next one, or back to the one before.

import { mark, measure } from '../render/marks.js';
import { Drag } from './drag.js';

const own = '.row[data-swipes], [data-axes], input[type="range"], [popover]';
// How far a page is moved to be turned, as a part of its width, or how fast, in pixels a millisecond.
const far = 0.35;
const fast = 0.4;

const buttonsOf = (panels) => [...panels.parentElement.querySelectorAll(':scope > .tab-bar [role="tab"]')];

/** The dot of the page that a movement would bring, if there is one. */
function next(panels, distance) {
  const isForward = (distance < 0) === (getComputedStyle(panels).direction !== 'rtl');
  const buttons = buttonsOf(panels);
  const seen = buttons.findIndex((button) => button.getAttribute('aria-selected') === 'true');
  const button = buttons[seen + (isForward ? 1 : -1)];
  return button && !button.disabled ? button : null;
}

export class Pages extends Drag {
  #wire;

  constructor({ root, wire }) {
    super(root, 'x');
    this.#wire = wire;
  }

  begin({ target, pointerType }) {
    const panels = target.closest('[data-tab-style="page"] > .tab-panels');
    return panels && pointerType !== 'mouse' && !target.closest(own) && !panels.closest('[inert]') ? panels : null;
  }

  accepts(panels, distance) {
    return next(panels, distance) !== null;
  }

  moved(panels, by) {
    mark(panels, 'data-turning');
    measure(panels, '--turn', `${next(panels, by) ? by : by / 6}px`);
  }

  // It stays where it was let go until the server has answered.
  async ended(panels, by, speed) {
    const isThrown = Math.abs(speed) > fast && Math.sign(speed) === Math.sign(by);
    const button = isThrown || Math.abs(by) > panels.offsetWidth * far ? next(panels, by) : null;
    if (button) await this.#wire.action(button.dataset.id, 'select');
    mark(panels, 'data-turning', null);
    measure(panels, '--turn', null);
  }
}
