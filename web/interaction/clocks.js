// Times that pass are written anew every second, as long as there are any: the server has nothing to do with it.

import { written } from '../render/clock.js';
import { say } from '../render/marks.js';
import { inFormats } from '../render/words.js';

const second = 1000;

/**
 * How far the server's clock is ahead of the device's, in milliseconds: its `time` is one between the question and the
 * answer, which the device has `asked` and `heard`. Of what that leaves open, the least.
 */
export function ahead({ time, asked, heard }) {
  if (!Number.isFinite(time)) return 0;
  const least = Math.min(Math.max(0, time - heard), time - asked);
  return Math.abs(least) < second ? 0 : least;
}

// As it is written where the person is, if that is in the language of the page.
function languageOf(element, { languages }) {
  const tag = element.closest('[lang]')?.lang;
  return inFormats(languages.find((each) => each.startsWith(`${tag}-`)) ?? tag);
}

export class Clocks {
  #root;
  #window;
  #timer = null;
  #ahead = 0;

  constructor({ root, window }) {
    this.#root = root;
    this.#window = window;
  }

  /** The server has said what time it is: what it counts to is by its clock, not by one that is minutes off. */
  set(times) {
    this.#ahead = ahead(times);
  }

  /** The page is drawn anew. */
  changed() {
    const clocks = this.#root.querySelectorAll('time.clock');
    const now = this.#window.Date.now() + this.#ahead;
    // What is covered goes on when it is seen again: the page is drawn then.
    for (const clock of clocks) if (clock.textContent === '' || !clock.closest('[inert]')) this.#write(clock, now);
    this.#window.clearTimeout(this.#timer);
    // At the next whole second, for all of them to turn together.
    this.#timer = clocks.length > 0 ? this.#window.setTimeout(() => this.changed(), second - (now % second)) : null;
  }

  #write(clock, now) {
    const { dateStyle, bound, hidesHours } = clock.dataset;
    const time = { dateStyle, date: clock.getAttribute('datetime'), bound, hidesHours: hidesHours !== undefined };
    say(clock, written(time, now, languageOf(clock, this.#window.navigator)));
  }
}
