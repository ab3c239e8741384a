// Of a long list only what is near to what can be seen is styled and laid out. The other rows count as high as most of those
// are that were looked at when the list came, and from when they were seen on as high as they were.

import { mark, measure } from '../render/marks.js';

const many = 100;
const samples = 5;

// Kept by the browser, so that they are not looked for each time.
const rowsOf = (list) => list.getElementsByClassName('row');

// What stays at its end has to know how far that is.
const isLong = (list) => rowsOf(list).length > many && !list.closest('.scroller[data-anchor]');

/** How high rows are: the middle one of some, in pixels. */
function heightOf(list) {
  const rows = rowsOf(list);
  const heights = Array.from({ length: samples }, (_, at) => rows[Math.floor((at * rows.length) / samples)].querySelector('.row-body').offsetHeight);
  return heights.sort((one, other) => one - other)[Math.floor(samples / 2)];
}

export class Rows {
  #root;

  constructor({ root }) {
    this.#root = root;
  }

  /** A document was drawn: what is long in it is known before it is laid out. */
  changed() {
    for (const list of this.#root.querySelectorAll('.list, .form')) {
      const was = list.dataset.many !== undefined;
      if (isLong(list) === was) continue;
      mark(list, 'data-many', was ? null : '');
      measure(list, '--row-height', was ? null : `${heightOf(list)}px`);
    }
  }
}
