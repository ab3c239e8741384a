// What leads somewhere, opened in a window of its own, as a link is with Ctrl, ⌘ or Shift held, or by the middle button. Where it
// leads only the server knows: so the session is copied, and the new page does in the copy what was clicked here.

import { pathOf } from '../render/links.js';
import { keeps } from '../wire/storage.js';
import { handOver } from '../wire/tab.js';

/** What leads somewhere. */
export const leading = '[data-leads], [role="link"][data-does="tap"], [data-does="open"]';
// A window that still waits then is not kept waiting any longer.
const patience = 10_000;

const isReturn = ({ type, key }) => type === 'keydown' && key === 'Enter';
const isMiddle = ({ type, button }) => type === 'auxclick' && button === 1;
const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }) => (metaKey || ctrlKey || shiftKey) && !altKey;
const isLeft = ({ type, button }) => type === 'click' && button === 0;

/** Whether a click on something, or Return, asks for a window of its own. */
export const asksForWindow = (event, element) => element.matches(leading)
  && (isMiddle(event) || ((isLeft(event) || isReturn(event)) && isModified(event)));

export class Forks {
  #window;
  #wire;
  #random;
  #waiting = [];

  constructor({ window, wire, random }) {
    this.#window = window;
    this.#wire = wire;
    this.#random = random;
  }

  /**
   * Does in a window of its own what a click on the element does here. A browser opens one only while it deals with the click,
   * so it is there, empty, before anybody knows what goes into it. Returns whether the browser opened one, and can hand it
   * anything.
   */
  open(element) {
    const page = keeps(this.#window) && this.#window.open('', '_blank');
    if (!page) return false;
    const wish = { page, command: this.#commandOf(element), href: element.dataset.does === 'open' ? element.href : null };
    this.#waiting.push(wish);
    this.#window.setTimeout(() => this.#giveUp(wish), patience);
    this.#wish(wish);
    return true;
  }

  #commandOf({ dataset: { id, does }, href }) {
    return does === 'open' ? { type: 'open', url: pathOf(new URL(href)) } : this.#wire.draft(id, does);
  }

  async #wish(wish) {
    const { code } = await this.#wire.fork();
    wish.isSettled = true;
    if (code !== null) this.#giveUp(wish);
  }

  #giveUp(wish) {
    if (!this.#waiting.includes(wish)) return;
    this.#waiting = this.#waiting.filter((other) => other !== wish);
    if (wish.href === null) return wish.page.close();
    // An address leads somewhere without a copy, too.
    wish.page.opener = null;
    wish.page.location.replace(wish.href);
  }

  /**
   * The server has copied the session: `resume` is the token of the copy. It comes behind the answer to its wish, so what was
   * settled before that one has lost its copy with a connection.
   */
  forked(resume) {
    const settled = this.#waiting.filter(({ isSettled }) => isSettled);
    const wish = settled.at(-1) ?? this.#waiting[0];
    settled.slice(0, -1).forEach((lost) => this.#giveUp(lost));
    this.#waiting = this.#waiting.filter((other) => other !== wish);
    if (!wish || wish.page.closed) return;
    const { page, command } = wish;
    handOver(page.sessionStorage, { name: this.#random(), token: resume, command });
    page.opener = null;
    page.location.replace(this.#window.location.href);
  }
}
