// A sheet is dragged by its grabber or its bar: between its detents, or down and away.

import { mark, measure } from '../render/marks.js';
import { Drag } from './drag.js';

const fast = 0.5;

const detents = (sheet) => sheet.dataset.detents.split(' ').toSorted().reverse();
const current = (sheet) => sheet.dataset.detent ?? sheet.dataset.detents.split(' ')[0];

export class Sheets extends Drag {
  #wire;

  constructor({ root, wire }) {
    super(root, 'y');
    this.#wire = wire;
  }


  begin({ target }) {
    const handle = target.closest('.sheet > .grabber, .sheet .bar');
    if (!handle || target.closest('button, a, input, select')) return null;
    return handle.closest('.sheet');
  }

  moved(sheet, distance) {
    const resists = distance < 0 && !this.#larger(sheet);
    mark(sheet, 'data-dragging');
    measure(sheet, '--drag', `${resists ? distance / 6 : distance}px`);
  }

  ended(sheet, distance, speed) {
    mark(sheet, 'data-dragging', null);
    const far = distance > sheet.offsetHeight / 3 || (distance > 20 && speed > fast);
    const up = distance < -40 || speed < -fast;
    if (up) this.#settle(sheet, this.#larger(sheet));
    else if (far) this.#lower(sheet);
    else this.#settle(sheet);
  }

  #larger(sheet) {
    return current(sheet) === 'medium' && detents(sheet).includes('large') ? 'large' : null;
  }

  #lower(sheet) {
    if (current(sheet) === 'large' && detents(sheet).includes('medium')) this.#settle(sheet, 'medium');
    else this.#dismiss(sheet);
  }

  #settle(sheet, detent) {
    if (detent) mark(sheet, 'data-detent', detent);
    measure(sheet, '--drag', null);
  }

  // The sheet stays where it was let go until the server has agreed; refused, it comes back up.
  async #dismiss(sheet) {
    const { id, dismissable } = sheet.parentElement.dataset;
    if (dismissable === undefined) return this.#settle(sheet);
    await this.#wire.back(id);
    if (sheet.parentElement?.dataset.id === id) this.#settle(sheet);
  }
}
