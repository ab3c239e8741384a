// What the person is told about the connection: a thin bar when an answer takes long, a line when there is none.

import { mark, say } from '../render/marks.js';
import { word } from '../render/words.js';
import { Observer } from './observer.js';

const slow = 150;
const patience = 700;
const refusals = new Set(['unknown_url', 'rate_limited', 'invalid_value', 'unavailable', 'crashed', 'event_loop', 'too_large']);

export class Connection extends Observer {
  #window;
  #status;
  #bar;
  #said;
  #wire;
  #timers = {};
  #state = 'connecting';
  #wasOnline = false;
  #wasRefused = false;
  #doubts = false;
  #isTroubled = false;

  constructor({ window, status, bar, said, wire }) {
    super();
    this.#window = window;
    this.#status = status;
    this.#bar = bar;
    this.#said = said;
    this.#wire = wire;
  }

  listeners() {
    const hurry = () => this.#window.document.visibilityState === 'visible' && this.#wire().hurry();
    const leave = () => this.#wire().leave();
    // A page that is hidden may be ended without a word.
    const hide = () => (this.#window.document.hidden ? leave() : this.#wire().stay());
    return [
      [this.#window, 'online', hurry],
      [this.#window, 'offline', () => this.#doubt()],
      [this.#window, 'pageshow', () => this.#wire().stay()],
      [this.#window, 'pageshow', hurry],
      [this.#window, 'invalid', () => this.#notice(word('This cannot be read. Please correct it.'))],
      // What is stored while the page is hidden may come too late; what is stored before may not be all.
      [this.#window, 'beforeunload', leave],
      [this.#window, 'pagehide', leave],
      [this.#window.document, 'visibilitychange', hide],
      [this.#window.document, 'visibilitychange', hurry],
    ];
  }

  /** The wire is in another state. */
  changed(state) {
    this.#state = state;
    this.#wasOnline ||= state === 'online';
    this.#wasRefused ||= state === 'waiting';
    if (state === 'online') this.#online();
    else if (state === 'stopped') this.#say(word('This page is out of date. Please reload it.'));
    else this.#after('status', patience, () => this.#show());
  }

  // Whoever sees the line sees it go; what is said from now on is of what was lost with it, and stays.
  #online() {
    this.#doubts = false;
    if (this.#isTroubled) say(this.#said, word('Connected again.'));
    this.#isTroubled = false;
    this.#say('');
  }

  /** A command was given or answered. */
  pending() {
    // What was kept when the page was hidden is another now.
    if (this.#window.document.hidden) this.#wire().leave();
    const since = this.#wire().waitingSince;
    if (since === null) return this.#settle();
    this.#after('bar', Math.max(0, since + slow - Date.now()), () => mark(this.#bar, 'data-active'));
    this.#doubt();
  }

  // The browser says that there is no network, and no answer comes: that the connection has died shows only later. (A
  // server on the same machine answers all the same.)
  #doubt() {
    const since = this.#wire().waitingSince;
    if (this.#state !== 'online') return this.#show();
    if (since === null || this.#doubts || this.#window.navigator.onLine) return;
    this.#after('status', Math.max(0, since + patience - Date.now()), () => {
      this.#doubts = this.#wire().waitingSince !== null && !this.#window.navigator.onLine;
      if (this.#doubts) this.#say(this.#trouble);
    });
  }

  refused({ code, message }) {
    if (code === 'lost') this.#notice(word('The last thing you did may not have been done. Please look.'));
    if (!refusals.has(code)) return;
    // What never came to the server has no words of its.
    const own = code === 'too_large' ? word('That is too long to be kept. Please shorten it.') : word('That did not work.');
    this.#notice(message ?? own);
  }

  #notice(text) {
    this.#say(text);
    this.#after('notice', 5000, () => {
      this.#say('');
      this.changed(this.#state);
    });
  }

  #settle() {
    clearTimeout(this.#timers.bar);
    delete this.#timers.bar;
    mark(this.#bar, 'data-active', null);
    if (this.#doubts && this.#state === 'online') this.#say('');
    this.#doubts = false;
  }

  #after(name, wait, act) {
    if (this.#timers[name]) return;
    this.#timers[name] = setTimeout(() => {
      delete this.#timers[name];
      act();
    }, wait);
  }

  #show() {
    if (this.#state === 'online' || this.#state === 'stopped') return;
    this.#say(this.#trouble);
    say(this.#said, '');
    this.#isTroubled = this.#wasOnline;
    // Before anything is drawn, the bar is all there is to see.
    if (!this.#wasOnline) mark(this.#bar, 'data-active');
  }

  get #trouble() {
    if (!this.#window.navigator.onLine) return word('You are offline. What you do is kept and sent later.');
    if (this.#wasOnline) return word('Connection lost. Trying again…');
    return this.#wasRefused ? word('The server does not answer. Trying again…') : word('Connecting…');
  }

  // Whatever is said now takes the place of what was to be said, or to go.
  #say(text) {
    for (const name of ['status', 'notice']) {
      clearTimeout(this.#timers[name]);
      delete this.#timers[name];
    }
    say(this.#status, text);
  }
}
