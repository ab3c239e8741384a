// A bar in which not everything has room keeps the title in sight, and has the last of its controls in a menu.

import { fold, forget, isFolded, toolbarOf } from '../render/folds.js';
import { Observer } from './observer.js';

// The title may be cut off, but not to less than this.
const leastTitle = 5;

// What says nothing of how wide a control is.
const unseen = new Set(['value', 'disabled', 'actions', 'options', 'contextMenu', 'help', 'shortcut']);
const looks = (toolbar) => JSON.stringify(toolbar, (name, value) => (unseen.has(name) ? undefined : value));

const wide = (element) => element.getBoundingClientRect().width;
// How far what is in an element reaches, which may be less than the element does.
const reach = (element) => {
  const parts = [...element.children].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  return parts.length === 0 ? 0 : Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
};
const number = (length) => Number.parseFloat(length) || 0;

// What is open in a bar would be gone if that were drawn anew: the bar is fitted once it is closed.
const isInUse = (bar) => bar.querySelector(':popover-open') !== null;

// The same control as one that may be gone, or else the menu that has what there is no room for.
const sameIn = (bar, { dataset: { id, does } }) => (id && does
  && [...bar.querySelectorAll(`[data-does="${does}"][data-id="${CSS.escape(id)}"]`)].find((each) => each.checkVisibility()))
  || bar.querySelector('.bar-more');

export class Bars extends Observer {
  #root;
  #window;
  #drawAgain;
  #judged = new Map();

  constructor({ root, window, drawAgain }) {
    super();
    this.#root = root;
    this.#window = window;
    this.#drawAgain = drawAgain;
  }

  listeners() {
    return [
      [this.#window, 'resize', () => this.fit()],
      [this.#root, 'toggle', (event) => this.#toggled(event), { capture: true }],
    ];
  }

  #toggled({ target, newState }) {
    if (newState === 'closed' && target.closest('.bar[data-bar]')) this.fit();
  }

  /** What is in the bars may have changed, or how wide they are. */
  fit() {
    const bars = [...this.#root.querySelectorAll('.bar[data-bar]')].filter((bar) => toolbarOf(bar.dataset.bar));
    this.#forgetBut(new Set(bars.map((bar) => bar.dataset.bar)));
    const stale = bars.filter((bar) => !isInUse(bar) && this.#isStale(bar));
    if (stale.length > 0) this.#keepingFocus(stale, () => this.#fit(stale));
  }

  #fit(stale) {
    // How wide they would be with everything in them is only known of what is drawn.
    const folded = stale.filter((bar) => isFolded(bar.dataset.bar));
    folded.forEach((bar) => fold(bar.dataset.bar, 0));
    if (folded.length > 0) this.#drawAgain();
    const counts = stale.map((bar) => [bar.dataset.bar, this.#surplus(bar)]);
    counts.forEach(([id, count]) => fold(id, count));
    if (counts.some(([, count]) => count > 0)) this.#drawAgain();
  }

  // A button that is drawn anew keeps the focus; where it has gone into the menu, that has it.
  #keepingFocus(bars, act) {
    const { activeElement: active } = this.#root.ownerDocument;
    const id = bars.find((bar) => bar.contains(active))?.dataset.bar;
    act();
    if (id === undefined || active === this.#root.ownerDocument.activeElement) return;
    const bar = this.#root.querySelector(`.bar[data-bar="${CSS.escape(id)}"]`);
    sameIn(bar, active)?.focus({ preventScroll: true });
  }

  #isStale(bar) {
    const { bar: id } = bar.dataset;
    const known = this.#judged.get(id);
    const now = { toolbar: toolbarOf(id), width: wide(bar) };
    if (known?.toolbar === now.toolbar && known.width === now.width) return false;
    now.looks = looks(now.toolbar);
    this.#judged.set(id, now);
    return known?.looks !== now.looks || known.width !== now.width;
  }

  #forgetBut(known) {
    [...this.#judged.keys()].filter((id) => !known.has(id)).forEach((id) => {
      this.#judged.delete(id);
      forget(id);
    });
  }

  // How many of the controls have to go.
  #surplus(bar) {
    const [first, middle, last] = bar.children;
    const rem = number(this.#window.getComputedStyle(bar.ownerDocument.documentElement).fontSize);
    const style = this.#window.getComputedStyle(bar);
    const gap = number(style.columnGap);
    const shown = (element) => wide(element) > 0;
    const way = first.children.length === 1 && first.firstElementChild.matches('.back') ? 2.75 * rem : reach(first);
    const title = Math.min(Math.max(0, ...[...middle.children].map((part) => part.scrollWidth)), leastTitle * rem);
    const room = bar.clientWidth - number(style.paddingInlineStart) - number(style.paddingInlineEnd) - 2 * gap - way - title;
    const controls = [...last.querySelectorAll(':scope > .toolbar-item[data-folds] > *')].filter(shown);
    const space = number(this.#window.getComputedStyle(last).columnGap);
    let need = [...last.querySelectorAll(':scope > :not(.toolbar-item[data-folds]), :scope > [data-folds] > *')]
      .filter(shown).reduce((sum, part) => sum + wide(part) + space, -space);
    // The ends of the bar reach half a rem into its margins.
    if (need <= room + rem || controls.length < 2) return 0;
    need += 2.75 * rem + space;
    let count = 0;
    while (count < controls.length && (count < 2 || need > room + rem)) {
      count += 1;
      need -= wide(controls.at(-count)) + space;
    }
    return count;
  }
}
