// One finger (or the mouse) moving something: decides once in which direction, then reports until it is let go.

import { Observer } from './observer.js';

/** How far a finger that is held still may stray. */
export const threshold = 8;

/** After so many milliseconds without a movement it rests. */
const rest = 100;

/** Whether something is leaving, or was covered meanwhile: it is nobody's to drag. */
export const isGone = (subject) => !subject.isConnected || subject.closest('[data-leaving], [inert]') !== null;

/** Whether something between an element and what scrolls around it is scrolled itself: a finger brings that back first. */
export function isScrolledWithin(element, scroller) {
  for (let each = element; each && each !== scroller; each = each.parentElement) if (each.scrollTop > 0) return true;
  return false;
}

/**
 * `begin(event)` answers what is dragged, or null; `axis` is "x" or "y", or "both" where the direction does not matter.
 * Then `moved(subject, distance, event)` and `ended(subject, distance, velocity, isCancelled)` with distances in CSS pixels, and
 * pixels a millisecond, along the axis; of both, across. Subclasses implement the three.
 */
export class Drag extends Observer {
  #root;
  #axis;
  #drag = null;

  constructor(root, axis) {
    super();
    this.#root = root;
    this.#axis = axis;
  }

  listeners() {
    return [
      [this.#root, 'pointerdown', (event) => this.#down(event)],
      [this.#root, 'pointermove', (event) => this.#move(event)],
      [this.#root, 'pointerup', (event) => this.#up(event)],
      [this.#root, 'pointercancel', (event) => this.#up(event)],
      [this.#root, 'click', (event) => this.#click(event), { capture: true }],
      // Safari would select what the mouse is dragged over, even by what is not to be selected itself.
      [this.#root, 'selectstart', (event) => this.#drag?.isMouse && event.preventDefault()],
    ];
  }

  #at(event) {
    return this.#axis === 'y' ? [event.clientY, event.clientX] : [event.clientX, event.clientY];
  }

  // A second finger is none of the drag's, and ends it: two fingers zoom.
  #down(event) {
    if (this.#isOther(event)) this.#end(event, true);
    if (!event.isPrimary) return;
    // The click that comes next is that of this press.
    this.#quiet = -Infinity;
    const subject = event.button === 0 ? this.begin(event) : null;
    this.#drag = subject && this.#from(subject, event);
  }

  #from(subject, event) {
    const [along, across] = this.#at(event);
    const { pointerId: pointer, timeStamp: time, pointerType } = event;
    return { subject, pointer, along, across, last: along, time, isMouse: pointerType === 'mouse', speed: 0, on: false };
  }

  /** Begins a drag that needs no deciding, as of what a finger has held. */
  take(subject, event) {
    this.#drag = { ...this.#from(subject, event), on: true };
    subject.setPointerCapture(event.pointerId);
  }

  #isOther({ pointerId }) {
    return this.#drag !== null && this.#drag.pointer !== pointerId;
  }

  #move(event) {
    if (this.#isOther(event)) return;
    // A finger that was held still until it opened a menu is the menu's.
    if (!this.#drag?.on && event.target.closest?.('[popover]')) this.#drag = null;
    const drag = this.#drag;
    if (!drag) return;
    // A mouse can be let go where nobody tells the page.
    const isLost = drag.isMouse && event.buttons === 0;
    if (isLost || isGone(drag.subject)) return this.#end(event, true);
    const [along, across] = this.#at(event);
    if (!drag.on && !this.#decide(drag, along, across, event)) return;
    const elapsed = Math.max(1, event.timeStamp - drag.time);
    Object.assign(drag, { speed: (along - drag.last) / elapsed, last: along, time: event.timeStamp });
    this.moved(drag.subject, along - drag.along, event);
  }

  #decide(drag, along, across, event) {
    const [wanted, other] = [Math.abs(along - drag.along), Math.abs(across - drag.across)];
    if (Math.max(wanted, other) < threshold) return false;
    const isAlong = this.#axis === 'both' || wanted > other;
    drag.on = isAlong && this.accepts(drag.subject, along - drag.along, across - drag.across);
    if (!drag.on) this.#drag = null;
    else event.target.setPointerCapture?.(event.pointerId);
    return drag.on;
  }

  /** Lets go of what is dragged as if it had never been; that the pointer comes up later is no click either. */
  cancel(event) {
    this.#end(event, true);
    this.#isCancelled = true;
  }

  /** Whether a touch that moves now belongs to the drag, so that the browser must not scroll by it. */
  owns({ touches: [touch] }) {
    const drag = this.#drag;
    if (!drag || drag.on) return drag?.on ?? false;
    const [along, across] = this.#at(touch);
    const distance = along - drag.along;
    return Math.abs(distance) > Math.abs(across - drag.across) && this.accepts(drag.subject, distance);
  }

  /** Whether a movement that starts by this distance is meant for this drag. */
  accepts() {
    return true;
  }

  #up(event) {
    if (!this.#isOther(event)) this.#end(event);
    if (this.#isCancelled) this.#quiet = event.timeStamp;
    this.#isCancelled = false;
  }

  #end(event, isLost = false) {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag?.on) return;
    const cancelled = isLost || event.type === 'pointercancel' || isGone(drag.subject);
    // What rested before it was let go is thrown nowhere.
    const speed = event.timeStamp - drag.time > rest ? 0 : drag.speed;
    this.ended(drag.subject, cancelled ? 0 : drag.last - drag.along, cancelled ? 0 : speed, cancelled);
    this.#quiet = event.timeStamp;
  }

  #quiet = -Infinity;
  #isCancelled = false;

  // Letting go at the end of a drag is no click; a key is one.
  #click(event) {
    if (event.detail === 0 || event.timeStamp - this.#quiet > 60) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}
