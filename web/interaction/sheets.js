// A sheet is dragged by its grip or its bar, and with a finger by its content where that is at its top: between its
// detents, or down and away. A click on the grip goes to the next detent, and from the last to the first.

import { heightOf } from '../render/detents.js';
import { mark, measure } from '../render/marks.js';
import { Drag, isScrolledWithin } from './drag.js';

const fast = 0.5;
const own = 'button:not(.grabber), a, input, select, textarea';

const current = ({ dataset }) => dataset.detent ?? dataset.chosen;

/** The detent that is `step` higher than the one a sheet rests at; undefined where there is none. */
function beside(sheet, step) {
  const detents = sheet.dataset.detents.split(' ');
  return detents[detents.indexOf(current(sheet)) + step];
}

export class Sheets extends Drag {
  #root;
  #wire;
  #isGripped = false;
  #leaving = new WeakSet();
  #height = 0;
  #heights = [];

  constructor({ root, wire }) {
    super(root, 'y');
    this.#root = root;
    this.#wire = wire;
  }

  listeners() {
    const hold = (event) => event.cancelable && this.owns(event) && event.preventDefault();
    return [
      ...super.listeners(),
      [this.#root, 'touchmove', hold, { passive: false }],
      [this.#root, 'click', ({ target }) => this.#clicked(target.closest?.('button.grabber'))],
    ];
  }

  #clicked(grip) {
    const sheet = grip?.closest('.sheet');
    if (sheet && !this.#leaving.has(sheet)) this.#choose(sheet, beside(sheet, 1) ?? sheet.dataset.detents.split(' ')[0]);
  }

  begin({ target, pointerType }) {
    const sheet = target.closest('.sheet');
    if (!sheet || this.#leaving.has(sheet) || sheet.closest('[inert]') || target.closest(own)) return null;
    this.#isGripped = Boolean(target.closest('.sheet > .grabber, .sheet .bar'));
    return this.#isGripped || (pointerType !== 'mouse' && this.#isAtTop(target)) ? sheet : null;
  }

  // What can be pulled to refresh is pulled; it does not take the sheet with it.
  #isAtTop(target) {
    const scroller = target.closest('.scroller');
    return scroller !== null && scroller.scrollTop <= 0 && scroller.dataset.refreshes === undefined
      && !isScrolledWithin(target, scroller);
  }

  accepts(sheet, distance) {
    return this.#isGripped || distance > 0 || beside(sheet, 1) !== undefined;
  }

  moved(sheet, distance) {
    if (sheet.dataset.dragging === undefined) this.#grasp(sheet);
    const resists = distance < 0 && !beside(sheet, 1);
    measure(sheet, '--drag', `${resists ? distance / 6 : distance}px`);
  }

  // How high it is, and how high each of its detents. While it is dragged, no motion sets in by asking.
  #grasp(sheet) {
    mark(sheet, 'data-dragging');
    this.#height = sheet.offsetHeight;
    const rest = sheet.style.getPropertyValue('--rest') || null;
    this.#heights = sheet.dataset.detents.split(' ').map((detent) => {
      measure(sheet, '--rest', heightOf(detent));
      return { detent, height: sheet.offsetHeight };
    });
    measure(sheet, '--rest', rest);
  }

  ended(sheet, distance, speed) {
    mark(sheet, 'data-dragging', null);
    const goal = this.#goal(sheet, distance, speed);
    if (goal) this.#choose(sheet, goal);
    else this.#dismiss(sheet);
  }

  /** The detent nearest to where a sheet was let go, or the next one where it was thrown; null is down and away. */
  #goal(sheet, distance, speed) {
    const isStaying = sheet.parentElement.dataset.dismissable === undefined;
    const height = this.#height - distance;
    if (!isStaying && height < this.#heights[0].height * 2 / 3) return null;
    const away = (each) => Math.abs(each.height - height);
    const { detent } = this.#heights.reduce((best, each) => (away(each) < away(best) ? each : best));
    if (detent !== current(sheet)) return detent;
    if (distance < 0 && speed < -fast) return beside(sheet, 1) ?? detent;
    if (distance > 20 && speed > fast) return beside(sheet, -1) ?? (isStaying ? detent : null);
    return detent;
  }

  #settle(sheet) {
    measure(sheet, '--drag', null);
  }

  // Where the app keeps the height, it has the last word; the sheet goes there at once all the same.
  async #choose(sheet, detent) {
    this.#settle(sheet);
    if (!detent || detent === current(sheet)) return;
    this.#rest(sheet, detent);
    if (sheet.dataset.changes === undefined) return;
    await this.#wire.action(sheet.parentElement.dataset.id, 'change', detent);
    this.#rest(sheet, null);
  }

  #rest(sheet, detent) {
    mark(sheet, 'data-detent', detent);
    measure(sheet, '--rest', detent && heightOf(detent));
    const isHighest = beside(sheet, 1) === undefined;
    sheet.querySelectorAll(':scope > button.grabber').forEach((grip) => mark(grip, 'aria-expanded', String(isHighest)));
  }

  // The sheet stays where it was let go until the server has agreed, and nobody takes hold of it again; refused, it comes
  // back up.
  async #dismiss(sheet) {
    const { id } = sheet.parentElement.dataset;
    this.#leaving.add(sheet);
    await this.#wire.back(id);
    this.#leaving.delete(sheet);
    if (sheet.parentElement?.dataset.id === id) this.#settle(sheet);
  }
}
