// A finger held still on what has a menu of its own opens it.

import { threshold } from './drag.js';
import { hostOf } from './hosts.js';
import { Observer } from './observer.js';

const patience = 500;

export class Presses extends Observer {
  #root;
  #window;
  #menus;
  #press = null;

  constructor({ root, window, menus }) {
    super();
    this.#root = root;
    this.#window = window;
    this.#menus = menus;
  }

  listeners() {
    const end = () => this.#end();
    return [
      [this.#root, 'pointerdown', (event) => this.#down(event)],
      [this.#root, 'pointermove', (event) => this.#moved(event)],
      [this.#root, 'pointerup', end],
      [this.#root, 'pointercancel', end],
      [this.#root, 'scroll', end, { capture: true }],
      // Some browsers know by themselves what a long press is.
      [this.#root, 'contextmenu', ({ pointerType }) => pointerType === 'touch' && this.#held()],
      // Held, it neither scrolls nor taps any more.
      [this.#root, 'touchmove', (event) => this.#keep(event), { passive: false }],
      [this.#root, 'touchend', (event) => this.#keep(event), { passive: false }],
    ];
  }

  #down(event) {
    this.#end();
    this.#isHeld = false;
    const host = event.pointerType === 'touch' && event.isPrimary ? hostOf(event.target) : null;
    if (!host || host.closest('[inert]')) return;
    this.#press = { host, event, timer: this.#window.setTimeout(() => this.#held(), patience) };
  }

  #isHeld = false;

  #moved({ clientX, clientY }) {
    const { event } = this.#press ?? {};
    if (!event) return;
    const distance = Math.max(Math.abs(clientX - event.clientX), Math.abs(clientY - event.clientY));
    if (distance >= threshold) this.#end();
  }

  #end() {
    this.#window.clearTimeout(this.#press?.timer);
    this.#press = null;
  }

  // The finger is the menu's from now on: letting go is not a tap beside it, which would close it.
  #held() {
    const { host, event } = this.#press ?? {};
    this.#end();
    if (!host?.isConnected) return;
    this.#isHeld = true;
    this.#menus.openAt(host, event).setPointerCapture(event.pointerId);
  }

  #keep(event) {
    if (this.#isHeld && event.cancelable) event.preventDefault();
  }
}
