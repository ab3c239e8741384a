// The browser's history and the document, kept in step. The document leads: history follows each one drawn (see
// trail.js). Only the person's own back and forward go the other way: they become `back` or `open` commands,
// and when the server does not agree, the history is put back to where the document is.

import { Observer } from '../interaction/observer.js';
import { cancelButton, currentTab, depth, isAsking, levelAt, topLevel } from '../patch/levels.js';
import { pathOf } from '../render/links.js';
import { Steps } from './steps.js';
import { comparable, plan, rewritten, together } from './trail.js';

const unloading = 5000;

export class BrowserHistory extends Observer {
  #window;
  #wire;
  #document = null;
  #trail = null;
  #origin = null;
  #goal = null;
  #asked = null;
  #busy = false;
  #steps;
  #led = null;
  #leaving = null;
  #claims;
  #hasReturned = false;
  #isSwiped = false;
  #room;
  #layout = null;

  /**
   * `claims`: whether the first document has to be the one of the address bar (it is no reload). `layout` tells the one
   * that there is room for.
   */
  constructor({ window, wire, claims, layout = () => 'regular' }) {
    super();
    this.#window = window;
    this.#wire = wire;
    this.#claims = claims;
    this.#room = layout;
    this.#steps = new Steps({ window, missed: () => this.#stay() });
    this.#trail = window.history.state?.trail ?? null;
  }

  listeners() {
    return [
      [this.#window, 'popstate', ({ state, hasUAVisualTransition }) => this.#popped(state, hasUAVisualTransition)],
      [this.#window, 'beforeunload', () => this.#leaves()],
      [this.#window, 'pageshow', ({ persisted }) => this.#shown(persisted)],
    ];
  }

  /** Whether the browser has moved the screens itself, under a finger: a motion of ours would be a second one. */
  get isSwiped() {
    return this.#isSwiped;
  }

  /** The person follows a link, which is done when `answer` has come: wherever it leads is worth an entry. */
  follows(answer) {
    this.#lead('link', answer);
  }

  /** The person chooses a row: another place at the same depth, beside the rows, is worth an entry. */
  chooses(answer) {
    this.#lead('choice', answer);
  }

  // What comes before the answer may still be of what was done before. What comes with the answer is the place itself; if
  // nothing has come by then, it is the next one.
  async #lead(by, answer) {
    this.#stays();
    const led = { by, hasShown: false, isAnswered: false };
    this.#led = led;
    const { code } = await answer ?? { code: null };
    led.isAnswered = true;
    if ((led.hasShown || code !== null) && this.#led === led) this.#led = null;
  }

  #takeLead() {
    const led = this.#led;
    if (led?.isAnswered) this.#led = null;
    else if (led) led.hasShown = true;
    return led?.by ?? null;
  }

  /** The person gives a command: no other page has come, or it is not waited for. */
  goesOn() {
    this.#hasReturned = false;
    if (this.#busy) return;
    this.#isSwiped = false;
    this.#stays();
  }

  /** A document was drawn. */
  show(document) {
    if (document === this.#document) return;
    const first = this.#document === null;
    const claims = first ? this.#claims : this.#hasReturned;
    this.#hasReturned = false;
    this.#document = document;
    if (first) this.#layout = this.#firstLayout();
    if (!this.#goal) this.#isSwiped = false;
    if (claims && pathOf(this.#window.location) !== document.url) this.#claim();
    if (!this.#goal && !this.#steps.bound) this.#agree();
  }

  // A browser has kept the page as it was, as Safari does, while another page went on with the session: what comes now is
  // where that one has been.
  #shown(persisted) {
    this.#hasReturned = persisted === true;
    this.#stays();
  }

  // Another page is being loaded: a step in the history now would call that off, and with it the link that the person
  // follows. Where nothing comes of it (a download, a mail), the history catches up: after a while, or as soon as the
  // person goes on here.
  #leaves() {
    this.#window.clearTimeout(this.#leaving);
    this.#leaving = this.#window.setTimeout(() => this.#stays(), unloading);
  }

  #stays() {
    if (this.#leaving === null) return;
    this.#remains();
    if (this.#document && !this.#goal && !this.#steps.bound) this.#agree();
  }

  #remains() {
    this.#window.clearTimeout(this.#leaving);
    this.#leaving = null;
  }

  #claim() {
    this.#origin = this.#trail;
    this.#goal = { tab: null, url: pathOf(this.#window.location) };
    this.#pursue();
  }

  // Document to history

  #agree() {
    if (this.#leaving !== null) return;
    if (this.#isLetGo()) return this.#pursue();
    const { url } = this.#document;
    const shown = this.#window.history.state?.url;
    const stays = url === shown;
    if (stays) this.#followLayout();
    const led = this.#takeLead();
    const { push, replace, go } = plan(this.#trail, this.#here, stays ? null : led, stays, this.#hasGivenWay);
    if (go) return this.#traverse(this.#trail.slice(0, go));
    if (replace && (push || replace !== this.#trail || !stays)) this.#write('replaceState', replace, url, push ? null : url);
    if (push) this.#push(push, url);
  }

  // Whether another level is where that of the entry at hand was, as in place of a login what it was for.
  get #hasGivenWay() {
    const entry = this.#trail?.at(-1);
    return entry?.level !== undefined && entry.level !== levelAt(this.#document, entry.depth);
  }

  get #here() {
    const { url } = this.#document;
    return { depth: depth(this.#document), ...currentTab(this.#document), layout: this.#layout, url };
  }

  // A page that is loaded again is as deep as its entry says, unless there is another layout by now.
  #firstLayout() {
    const entry = this.#trail?.at(-1);
    const isAsBefore = entry?.layout && entry.depth === depth(this.#document)
      && this.#window.history.state.url === this.#document.url;
    return isAsBefore ? entry.layout : this.#room();
  }

  // Most apps are as deep in one layout as in the other. Where the same place is deeper, or less deep, all at once, it is the
  // layout that has changed.
  #followLayout() {
    const entry = this.#trail?.at(-1);
    if (entry && entry.depth !== depth(this.#document)) this.#layout = this.#room();
  }

  // The URLs of the levels in between are not known before one has been there.
  #push(steps, url) {
    steps.forEach((step, i) =>
      this.#write('pushState', [...(this.#trail ?? []), step], url, i === steps.length - 1 ? url : null));
  }

  #write(method, trail, address, url = address) {
    const step = trail.at(-1);
    this.#trail = rewritten(trail, { ...step, url, level: levelAt(this.#document, step.depth) });
    this.#window.history[method]({ trail: this.#trail, url }, '', address);
  }

  #traverse(trail) {
    this.#steps.take(trail, trail.length - this.#trail.length);
  }

  // An entry that cannot be gone to: the one at hand becomes the one for this place.
  #stay() {
    this.#takeLead();
    if (this.#leaving === null) this.#rewrite();
  }

  // The entry at hand is of another place than the one that is shown.
  #rewrite() {
    this.#write('replaceState', rewritten(this.#trail, this.#here), this.#document.url);
  }

  #arrived(state) {
    this.#trail = state?.trail ?? null;
    if (!this.#goal) this.#agree();
  }

  // History to document

  #popped(state, isSwiped = false) {
    const { bound } = this.#steps;
    const whose = this.#steps.came();
    if (whose === 'passing') return;
    if (whose === 'ours') return this.#arrived(state);
    this.#trail = bound ?? this.#trail;
    this.#isSwiped = isSwiped;
    this.#remains();
    if (this.#document === null) {
      this.#trail = state?.trail ?? null;
      return;
    }
    if (!this.#goal) this.#origin = this.#trail;
    this.#trail = state?.trail ?? [...this.#trail, this.#here];
    this.#goal = state ? this.#goalAt(this.#trail.at(-1), state) : { tab: null, url: pathOf(this.#window.location) };
    this.#pursue();
  }

  // An entry from when there was more room, or less, is a place at a URL, however deep that is now.
  #goalAt(step, { url }) {
    return url === null || comparable(step, this.#here) ? { ...step, url } : { tab: step.tab, url };
  }

  async #pursue() {
    if (this.#busy) return;
    this.#busy = true;
    let goal;
    let from;
    let willing = true;
    while (willing && this.#goal && !this.#reached()) {
      goal = this.#goal;
      from = this.#here.depth;
      willing = await this.#step(goal);
    }
    this.#busy = false;
    const isAsked = !willing && isAsking(this.#document) && this.#goal === goal && from > goal?.depth;
    this.#asked = isAsked ? { goal, from } : null;
    this.#goal = null;
    this.#conclude(willing);
  }

  // Who goes back several entries may be asked on the way, as where work is unsaved. An answer that lets one go leads on to
  // the entry that was meant; any other is the end of it.
  #isLetGo() {
    if (this.#asked === null || isAsking(this.#document)) return false;
    const { goal, from } = this.#asked;
    this.#asked = null;
    if (this.#here.depth < from) this.#goal = goal;
    return this.#goal !== null;
  }

  get #goesBack() {
    return this.#trail?.length < this.#origin?.length;
  }

  #reached() {
    const { depth: wanted, url } = this.#goal;
    const here = this.#here;
    return (url === null || url === this.#document.url) && together(here, this.#goal)
      && (wanted === undefined || here.depth <= wanted);
  }

  // One command towards the goal; answers whether it led anywhere.
  async #step(goal) {
    const here = this.#here;
    const { kind, id } = topLevel(this.#document);
    // A question is no place, but who goes back from it means it and not what is below.
    if (kind === 'alert' && this.#goesBack) {
      await this.#wire().back(id);
      return false;
    }
    const before = here.depth;
    const elsewhere = !together(here, goal);
    if (elsewhere && this.#document.presentations.length === 0) return this.#select(goal);
    if (!elsewhere && !(before > goal.depth)) return this.#open(goal);
    const cancel = cancelButton(this.#document);
    await (cancel ? this.#wire().action(cancel.id, 'tap') : this.#wire().back(topLevel(this.#document).id));
    return this.#here.depth < before;
  }

  async #select(goal) {
    const { code } = await this.#wire().action(goal.tab, 'select');
    return code === null ? this.#here.tab === goal.tab : this.#open(goal);
  }

  async #open(goal) {
    if (goal.url === null) return false;
    const { code } = await this.#wire().open(goal.url);
    if (this.#goal === goal && code === null) this.#takeShorter(goal);
    if (this.#goal === goal) this.#goal = { tab: null, url: this.#document.url };
    return code === null;
  }

  // A URL may stand for a shorter way than the one by which a person once came. The screen is the one that was wanted, so
  // its entry stays where it is, for back to lead from there to the entry before it.
  #takeShorter({ depth: wanted, url }) {
    const here = this.#here;
    if (url !== this.#document.url || !(here.depth < wanted)) return;
    this.#write('replaceState', rewritten(this.#trail, here), url);
  }

  // The place of an entry that was gone to may be another one by now: in another layout or tab, or deeper. With an entry on
  // top for how deep it is, who goes back from there would be here again.
  #isOther(entry, here) {
    const isDeeper = here.depth > entry.depth && here.url === entry.url;
    return !comparable(entry, here) || !together(entry, here) || isDeeper;
  }

  #conclude(reached) {
    const entry = this.#trail?.at(-1);
    const here = this.#here;
    if (reached && entry !== undefined && this.#isOther(entry, here)) return this.#rewrite();
    const isAway = this.#origin?.length !== this.#trail?.length;
    const stuck = !reached || here.depth < entry?.depth;
    if (stuck && this.#origin && isAway && this.#leaving === null) this.#traverse(this.#origin);
    else this.#agree();
  }
}
