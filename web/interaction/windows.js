// Other windows, which the server asks for a moment after a click. Safari opens one only while it deals with the click
// itself, or with a timer that was set meanwhile: so every click sets a few, and what has come by then is opened. What
// comes later, or is kept from opening, is offered as a link.

import { mark, say } from '../render/marks.js';
import { word } from '../render/words.js';
import { Observer } from './observer.js';

// Timers of a second and more are none of the click's any more.
const moments = [50, 150, 350, 600, 900];

export class Windows extends Observer {
  #root;
  #window;
  #link;
  #wanted = [];
  #pending = 0;

  constructor({ root, window, link }) {
    super();
    this.#root = root;
    this.#window = window;
    this.#link = link;
  }

  listeners() {
    const wait = () => this.#wait();
    return [
      [this.#root, 'click', wait, { capture: true }],
      [this.#root, 'keydown', ({ key }) => key === 'Enter' && wait(), { capture: true }],
      [this.#link, 'click', () => this.close()],
    ];
  }

  /** Opens a page in a window of its own, as soon as the browser lets it. */
  open(url) {
    if (!URL.canParse(url)) return;
    this.#wanted.push(url);
    this.#try();
  }

  /** What was offered is out of date. */
  close() {
    mark(this.#link, 'hidden');
  }

  #wait() {
    this.#pending += moments.length;
    moments.forEach((moment) => this.#window.setTimeout(() => {
      this.#pending -= 1;
      this.#try();
    }, moment));
  }

  #try() {
    this.#wanted = this.#wanted.filter((url) => !this.#opens(url));
    if (this.#pending > 0 || this.#wanted.length === 0) return;
    this.#offer(this.#wanted.at(-1));
    this.#wanted = [];
  }

  // Asked to forget its opener, a browser does not say whether there is a window: so that is forgotten here.
  #opens(url) {
    const opened = this.#window.open(url, '_blank');
    if (opened) opened.opener = null;
    return opened !== null;
  }

  #offer(url) {
    mark(this.#link, 'href', url);
    say(this.#link, word('Open %1', new URL(url).host));
    mark(this.#link, 'hidden', null);
  }
}
