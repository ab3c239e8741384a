// Menus are native popovers, so the browser closes them; this opens them where their button is, where their view was
// asked for one, or beside the menu that they are in, and moves through their items with the keyboard.

import { mark, measure } from '../render/marks.js';
import { hostOf, openerOf } from './hosts.js';
import { isCombined } from './keys.js';
import { Observer } from './observer.js';
import { below, beside } from './places.js';

const menuOf = (element) => element.closest?.('[popover]');
const listOf = (button) => button.nextElementSibling;
const isOpen = (menu) => menu.matches(':popover-open');
const items = (menu) => [...menu.querySelectorAll('[role^="menuitem"]:not(:disabled)')]
  .filter((item) => menuOf(item) === menu && item.checkVisibility());
const opened = (menu) => [...menu.querySelectorAll('[popover]:popover-open')];
const isOpened = (root) => opened(root).some((menu) => menu.popover === 'auto' && menu.checkVisibility());
const opensMore = (item) => item.matches('[role="menuitem"][aria-haspopup]');
const isForward = (event) => (getComputedStyle(event.target).direction === 'rtl') === (event.key === 'ArrowLeft');
// A row may keep its button unseen.
const topOf = (opener) => (opener.closest('[data-context]') ?? opener).getBoundingClientRect().top;
const placeOf = ({ clientX, clientY }) => `${clientX} ${clientY}`;
const settling = 180;
const pause = 600;

/** The menu around all others that an element is in. */
function outermost(element) {
  const menu = menuOf(element);
  return menu && (outermost(menu.parentElement) ?? menu);
}

export class Menus extends Observer {
  #root;
  #window;
  #opened = new WeakMap();
  #pressed = null;
  #isBeside = false;
  #settling;
  #at = '';
  #isMoved = true;
  #typed = { text: '', time: -Infinity };

  constructor({ root, window }) {
    super();
    this.#root = root;
    this.#window = window;
  }

  listeners() {
    const beside = ['mousedown', 'click', 'auxclick'];
    return [
      [this.#root, 'pointerdown', (event) => this.#down(event), { capture: true }],
      ...beside.map((type) => [this.#root, type, (event) => this.#swallow(event), { capture: true }]),
      [this.#root, 'click', (event) => this.#clicked(event)],
      [this.#root, 'contextmenu', (event) => this.#context(event)],
      [this.#root, 'pointerover', (event) => this.#came(event)],
      [this.#root, 'pointermove', (event) => this.#moved(event), { passive: true }],
      [this.#root, 'keydown', (event) => this.#key(event)],
      [this.#root, 'scroll', ({ target }) => this.#scrolled(target), { capture: true, passive: true }],
      [this.#root, 'toggle', (event) => this.#toggled(event), { capture: true }],
      [this.#window, 'resize', () => this.#resized()],
    ];
  }

  /** Opens the menu of a host at a point, and answers it. None of its items has the focus yet. */
  openAt(host, { clientX: x, clientY: y, pointerType }) {
    const menu = this.#openFor(openerOf(host), () => ({ left: x, right: x, top: y, bottom: y }), pointerType === 'touch');
    menu.focus({ preventScroll: true });
    return menu;
  }

  /** The page is drawn anew: what a menu belongs to may be covered by now. */
  changed() {
    const covered = opened(this.#root).filter((menu) => menu.closest('[inert], [data-leaving]'));
    covered.filter(isOpen).forEach((menu) => menu.hidePopover());
  }

  // A finger leaves no focus behind: the button, which it does not need, would be seen for it.
  #openFor(opener, anchor, isTouched = false) {
    const { activeElement: active } = opener.ownerDocument;
    const menu = listOf(opener);
    const back = this.#root.contains(active) && !menuOf(active) ? active : isTouched ? null : opener;
    this.#show(menu, { opener, anchor, back });
    return menu;
  }

  #show(menu, opening) {
    this.#opened.set(menu, opening);
    if (!isOpen(menu)) menu.showPopover();
    this.#place(menu);
  }

  // By the pointer and the keyboard

  // Pressing the button of an open menu closes it before the click: that must not open it again.
  #down({ target }) {
    const button = target.closest?.('[data-does="menu"]');
    this.#pressed = button && isOpen(listOf(button)) ? button : null;
    this.#isBeside = !this.#pressed && isOpened(this.#root) && !target.closest?.(':popover-open');
  }

  // Pressed beside, a menu closes, and nothing else is done: neither what lies there, nor does the focus go there.
  #swallow(event) {
    if (!this.#isBeside || event.detail === 0) return;
    this.#isBeside = event.type === 'mousedown';
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #clicked({ target, detail }) {
    const item = target.closest?.('[data-does="menu"], [role^="menuitem"]');
    if (!item || item.matches('[aria-disabled="true"]')) return;
    if (item.matches('.submenu-back')) menuOf(item).hidePopover();
    else if (opensMore(item)) this.#descend(item);
    else if (item.matches('[role^="menuitem"]')) outermost(item).hidePopover();
    else if (detail === 0 || item !== this.#pressed) this.#toggle(item);
  }

  #toggle(button) {
    const menu = listOf(button);
    if (isOpen(menu)) return menu.hidePopover();
    this.#show(menu, { opener: button, back: button, anchor: () => button.getBoundingClientRect() });
    this.#walk(menu, 0);
  }

  #descend(item, enter = true) {
    const menu = listOf(item);
    this.#show(menu, { opener: item, back: item });
    if (enter) this.#walk(menu, 0);
  }

  // The other button of the mouse; of fingers, `Presses` knows more.
  #context(event) {
    const host = hostOf(event.target);
    if (!host && !menuOf(event.target)) return opened(this.#root).forEach((menu) => menu.hidePopover());
    event.preventDefault();
    if (!host || event.pointerType === 'touch') return;
    const menu = this.openAt(host, event);
    // Where the button is still down, letting go is the menu's: Firefox would close it as by a click beside. In Safari the
    // event is no pointer's.
    if (event.buttons > 0 && event.pointerId !== undefined) menu.setPointerCapture(event.pointerId);
  }

  // What a menu leaves to be seen comes to lie under a mouse that rests: that points at it once it moves.
  #came(event) {
    this.#isMoved = placeOf(event) !== this.#at;
    if (this.#isMoved) this.#hovered(event);
  }

  #moved(event) {
    const wasMoved = this.#isMoved;
    this.#at = placeOf(event);
    this.#isMoved = true;
    if (!wasMoved) this.#hovered(event);
  }

  // A menu follows the mouse once that stays: it may come across other items on its way into a menu beside.
  #hovered({ target, pointerType }) {
    const item = pointerType === 'mouse' && target.closest?.('[role^="menuitem"]');
    if (!item) return;
    this.#window.clearTimeout(this.#settling);
    this.#settling = this.#window.setTimeout(() => this.#settle(item), settling);
  }

  #settle(item) {
    const menu = menuOf(item);
    if (!menu || !isOpen(menu) || item.disabled) return;
    const own = opensMore(item) ? listOf(item) : null;
    opened(menu).filter((other) => other !== own && !own?.contains(other)).forEach((other) => other.hidePopover());
    if (own && isOpen(own)) return;
    item.focus({ preventScroll: true });
    if (own) this.#descend(item, false);
  }

  #key(event) {
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) return this.#asked(event);
    const menu = menuOf(event.target);
    const isDone = menu ? this.#keys[event.key]?.(menu, event) || this.#type(menu, event) : this.#unfold(event);
    if (isDone) event.preventDefault();
  }

  // The button of a menu opens it by the arrows, too, at the first item or the last. From that of a row they walk on.
  #unfold(event) {
    const button = event.target.closest?.('[data-does="menu"]:not(.row-more)');
    const end = { ArrowDown: 0, ArrowUp: -1 }[event.key];
    if (!button || end === undefined || isCombined(event)) return false;
    if (!isOpen(listOf(button))) this.#toggle(button);
    return this.#walk(listOf(button), end);
  }

  // What is typed goes to the next item that begins with it.
  #type(menu, event) {
    const { key, timeStamp } = event;
    if ([...key].length !== 1 || key === ' ' || isCombined(event)) return false;
    const goesOn = timeStamp - this.#typed.time < pause;
    const text = (goesOn ? this.#typed.text : '') + key.toLowerCase();
    this.#typed = { text, time: timeStamp };
    const all = items(menu);
    const from = all.indexOf(event.target) + (goesOn ? 0 : 1);
    const inOrder = [...all.slice(from), ...all.slice(0, from)];
    inOrder.find((item) => item.textContent.trim().toLowerCase().startsWith(text))?.focus();
    return true;
  }

  #asked(event) {
    const host = hostOf(event.target);
    if (!host) return;
    event.preventDefault();
    const { target } = event;
    this.#walk(this.#openFor(openerOf(host), () => target.getBoundingClientRect()), 0);
  }

  #keys = {
    ArrowDown: (menu, event) => this.#walk(menu, items(menu).indexOf(event.target) + 1),
    ArrowUp: (menu, event) => this.#walk(menu, Math.max(0, items(menu).indexOf(event.target)) - 1),
    Home: (menu) => this.#walk(menu, 0),
    End: (menu) => this.#walk(menu, -1),
    ArrowRight: (menu, event) => this.#aside(menu, event),
    ArrowLeft: (menu, event) => this.#aside(menu, event),
    Escape: (menu) => this.#close(opened(menu).at(-1) ?? menu),
    Tab: (menu) => outermost(menu).hidePopover(),
  };

  #walk(menu, at) {
    const all = items(menu);
    if (all.length > 0) all[(at + all.length) % all.length].focus();
    return all.length > 0;
  }

  #aside(menu, event) {
    const { target } = event;
    if (isForward(event)) return opensMore(target) ? (this.#descend(target), true) : this.#along(menu, target, 1);
    if (this.#along(menu, target, -1)) return true;
    return menuOf(menu.parentElement) !== null && this.#close(menu);
  }

  // Through what stands in one line of a menu.
  #along(menu, item, step) {
    const line = item.closest('.control-line');
    const all = line && menuOf(line) === menu ? items(menu).filter((each) => line.contains(each)) : [];
    const next = all[all.indexOf(item) + step];
    next?.focus();
    return next !== undefined;
  }

  #close(menu) {
    this.#window.clearTimeout(this.#settling);
    menu.hidePopover();
    return true;
  }

  // Where they are, and where the focus goes

  #place(menu) {
    const opening = this.#opened.get(menu);
    const { opener, anchor } = opening;
    opening.top = topOf(opener);
    const { innerWidth: width, innerHeight: height } = this.#window;
    const size = { width: menu.offsetWidth, height: menu.offsetHeight };
    const list = anchor ? null : menuOf(opener);
    const isForwards = getComputedStyle(menu).direction !== 'rtl';
    const { x, y, side } = list ? beside(boxOf(list, opener), size, { width, height }, isForwards)
      : below(anchor(), size, { width, height }, isForwards);
    measure(menu, '--x', `${x}px`);
    measure(menu, '--y', `${y}px`);
    mark(menu, 'data-side', side);
    if (list) mark(list, 'data-under', side === 'over' ? '' : null);
  }

  // Closed it would be by the keyboard of a phone, which goes away when the focus goes to the menu.
  #resized() {
    for (const menu of opened(this.#root)) {
      const { opener, anchor } = this.#opened.get(menu) ?? {};
      if (anchor && !opener.checkVisibility({ visibilityProperty: true })) menu.hidePopover();
      else if (opener) this.#place(menu);
    }
  }

  // What a menu belongs to has gone on from where it was: the menu would stand beside something else.
  #scrolled(scroller) {
    const left = opened(this.#root).filter((menu) => {
      const { opener, top } = this.#opened.get(menu) ?? {};
      return scroller.contains(opener) && topOf(opener) !== top;
    });
    left.forEach((menu) => menu.hidePopover());
  }

  #toggled({ target, newState }) {
    const { opener, back } = this.#opened.get(target) ?? {};
    if (!opener) return;
    mark(opener, 'aria-expanded', String(newState === 'open'));
    if (newState === 'closed') this.#closed(target, opener, back);
  }

  #closed(menu, opener, back) {
    const around = menuOf(opener);
    if (around) mark(around, 'data-under', null);
    const active = menu.ownerDocument.activeElement;
    if (!menu.contains(active) && active !== menu.ownerDocument.body) return;
    if (back) (back.isConnected ? back : opener).focus({ preventScroll: true });
    else active.blur();
  }
}

// Not as it is seen, which changes while it unfolds, but as it is laid out.
const boxOf = (list, item) => ({
  left: list.offsetLeft, top: list.offsetTop, width: list.offsetWidth,
  item: list.offsetTop + item.offsetTop - list.scrollTop,
});
