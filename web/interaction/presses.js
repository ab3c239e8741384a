// A finger held still on what has a menu of its own opens it; one that then moves lifts a row that can be moved, or what can
// be dragged.

import { threshold } from './drag.js';
import { hostOf } from './hosts.js';
import { Observer } from './observer.js';

const patience = 500;

export class Presses extends Observer {
  #root;
  #window;
  #menus;
  #moves;
  #drops;
  #press = null;
  #opened = null;

  constructor({ root, window, menus, moves, drops }) {
    super();
    this.#root = root;
    this.#window = window;
    this.#menus = menus;
    this.#moves = moves;
    this.#drops = drops;
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

  #moved(event) {
    const { event: start } = this.#press ?? this.#opened ?? {};
    if (!start || start.pointerId !== event.pointerId) return;
    const [across, along] = [Math.abs(event.clientX - start.clientX), Math.abs(event.clientY - start.clientY)];
    if (this.#press && Math.max(across, along) >= threshold) this.#end();
    else if (this.#opened && Math.max(across, along) >= threshold) this.#lift(along > across);
  }

  // A row is moved up or down; what else can be dragged goes anywhere.
  #lift(isAlong) {
    const { host, event, menu } = this.#opened;
    this.#opened = null;
    const isMoved = () => isAlong && this.#moves.lift(host, event);
    if (host.isConnected && (isMoved() || this.#drops.lift(this.#drops.sourceOf(event.target), event))) menu.hidePopover();
  }

  #end() {
    this.#window.clearTimeout(this.#press?.timer);
    this.#press = null;
    this.#opened = null;
  }

  // The finger is the menu's from now on: letting go is not a tap beside it, which would close it.
  #held() {
    const { host, event } = this.#press ?? {};
    this.#end();
    if (!host?.isConnected || host.closest('[inert]')) return;
    this.#isHeld = true;
    const menu = this.#menus.openAt(host, event);
    menu.setPointerCapture(event.pointerId);
    this.#opened = { host, event, menu };
  }

  #keep(event) {
    if (this.#isHeld && event.cancelable) event.preventDefault();
  }
}
