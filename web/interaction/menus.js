// Menus are native popovers, so the browser closes them; this opens them where their button is and moves
// through their items with the keyboard.

import { mark, measure } from '../render/marks.js';
import { Observer } from './observer.js';

const items = (menu) => [...menu.querySelectorAll('[role^="menuitem"]:not(:disabled)')];
const listOf = (button) => button.nextElementSibling;
const margin = 8;

export class Menus extends Observer {
  #root;
  #window;
  #openers = new WeakMap();

  constructor({ root, window }) {
    super();
    this.#root = root;
    this.#window = window;
  }

  listeners() {
    return [
      [this.#root, 'click', (event) => this.#clicked(event)],
      [this.#root, 'contextmenu', (event) => this.#context(event)],
      [this.#root, 'keydown', (event) => this.#key(event)],
      [this.#root, 'toggle', (event) => this.#toggled(event), { capture: true }],
      [this.#window, 'resize', () => this.#resized()],
    ];
  }

  #clicked({ target }) {
    const button = target.closest?.('[data-does="menu"]');
    if (button) this.#open(button, button.getBoundingClientRect());
  }

  // The other button of the mouse opens a row's menu where it was pressed.
  #context(event) {
    const button = event.target.closest?.('.row')?.querySelector('.row-more');
    if (!button || event.pointerType === 'touch') return;
    event.preventDefault();
    const { clientX: x, clientY: y } = event;
    this.#open(button, { left: x, right: x, top: y, bottom: y });
  }

  #open(button, anchor) {
    const menu = listOf(button);
    this.#openers.set(menu, button);
    menu.togglePopover();
    if (!menu.matches(':popover-open')) return;
    this.#place(menu, anchor);
    items(menu)[0]?.focus({ preventScroll: true });
  }

  #place(menu, anchor) {
    const { innerWidth, innerHeight } = menu.ownerDocument.defaultView;
    const { offsetWidth: width, offsetHeight: height } = menu;
    const left = anchor.left + width + margin > innerWidth ? anchor.right - width : anchor.left;
    const below = anchor.bottom + height + margin <= innerHeight;
    const top = below ? anchor.bottom + 4 : Math.max(margin, anchor.top - height - 4);
    measure(menu, '--x', `${Math.max(margin, left)}px`);
    measure(menu, '--y', `${top}px`);
    mark(menu, 'data-side', below ? 'below' : 'above');
  }

  // Closed it would be by the keyboard of a phone, which goes away when the focus goes to the menu.
  #resized() {
    for (const menu of this.#root.querySelectorAll('[popover]:popover-open')) {
      const opener = this.#openers.get(menu);
      if (opener?.checkVisibility({ visibilityProperty: true })) this.#place(menu, opener.getBoundingClientRect());
      else menu.hidePopover();
    }
  }

  #toggled({ target, newState }) {
    const opener = this.#openers.get(target);
    if (!opener) return;
    mark(opener, 'aria-expanded', String(newState === 'open'));
    const active = target.ownerDocument.activeElement;
    if (newState === 'closed' && (target.contains(active) || active === target.ownerDocument.body)) opener.focus();
  }

  #key(event) {
    const menu = event.target.closest?.('[popover]');
    if (!menu) return;
    const all = items(menu);
    const at = all.indexOf(event.target);
    const goal = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') menu.hidePopover();
    if (goal === undefined || all.length === 0) return;
    event.preventDefault();
    all[goal % all.length].focus();
  }
}
