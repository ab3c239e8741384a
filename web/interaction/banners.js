// Banners begin below the bar of the window; where they would lie over that of a sheet, they begin below it.

import { measure } from '../render/marks.js';
import { Sizes } from './sizes.js';

const barIn = (sheet) => [...sheet.querySelectorAll('.bar')].find((bar) => !bar.closest('[inert]'));

export class Banners {
  #root;
  #sizes;

  constructor({ root, window }) {
    this.#root = root;
    this.#sizes = new Sizes({ window, changed: () => this.#place() });
  }

  /** A document was drawn. */
  changed() {
    this.#sizes.watch([this.#root, ...this.#root.querySelectorAll('.sheet, .banners')]);
    this.#place();
  }

  #place() {
    const banners = this.#root.querySelector('.banners:has(.banner)');
    if (!banners) return;
    measure(banners, '--from', null);
    const top = [...this.#root.querySelectorAll('.presentation:not([data-leaving])')].at(-1);
    const sheet = top?.querySelector(':scope > .sheet');
    if (!sheet) return;
    const from = banners.offsetTop;
    const below = sheet.offsetTop + (barIn(sheet)?.offsetHeight ?? 0);
    const isOver = from < below && from + banners.offsetHeight > sheet.offsetTop;
    if (isOver) measure(banners, '--from', `calc(${below}px + 0.25rem)`);
  }
}
