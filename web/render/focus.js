// Where the keyboard is. A place that is covered remembers what had the focus and gets it back when it is seen again;
// a level that is new is entered at its heading.

import { levels } from '../patch/levels.js';
import { isText } from './fields.js';

const control = ':is(.row-body, .tableRow) :is(button:not([tabindex="-1"]), a, input)';
const places = '[data-place], .screen[data-id], .presentation, .root';
const surfaces = '.presentation, .root';
const keyOf = ({ kind, id }) => `${kind}/${id}`;

// So many milliseconds what is gone can come back: a server that starts anew loads again what was on the screen.
const patience = 2000;

// So many milliseconds after the last letter, the keys that come are still meant for the text.
const breath = 700;

const presented = /^(sheet|alert|confirmationDialog)\//;

// Where the caret of a field of text is, and what is selected in it; null in anything else.
const caretOf = ({ selectionStart = null, selectionEnd, selectionDirection }) =>
  (selectionStart === null ? null : [selectionStart, selectionEnd, selectionDirection]);

/** The tab that is seen, in each list of tabs. */
export const selectedTab = '.tab-button[aria-selected="true"]';

// Of tabs the one that is selected has the focus: who was there goes along where another one is by now.
const tabInPlaceOf = (active) =>
  (active.matches(selectedTab) ? active : active.closest('[role="tablist"]')?.querySelector(selectedTab) ?? active);

const isUsable = (element) => element.isConnected && !element.closest('[inert]');

export class Focus {
  #root;
  #document;
  #known = [];
  #places = [];
  #left = new WeakMap();
  #isPointed = false;
  #missed = null;
  #resting = null;
  #typed = -Infinity;

  /** `isWriting`: whether a field changes since the document says so. */
  constructor(root, isWriting) {
    this.#root = root;
    this.#document = root.ownerDocument;
    for (const type of ['pointerdown', 'keydown']) {
      this.#document.addEventListener(type, (event) => this.#acted(event), { capture: true, passive: true });
    }
    this.#document.addEventListener('input', ({ target }) => {
      if (isText(target) && !isWriting()) this.#typed = performance.now();
    }, { capture: true, passive: true });
  }

  #acted({ type, key }) {
    this.#isPointed = type === 'pointerdown';
    this.#missed = null;
    if (this.#isPointed || key === 'Tab') this.#resting = null;
  }

  /** To be called before a document is drawn. */
  before() {
    const active = this.#document.activeElement;
    if (!this.#root.contains(active) || active === this.#root) {
      if (active !== this.#document.body) this.#resting = null;
      return { active: null };
    }
    const place = active.closest(places);
    for (const around of [place, active.closest(surfaces)]) if (around) this.#left.set(around, active);
    const item = active.closest('.toolbar-item');
    return {
      active, row: this.#rowOf(active), item, caret: caretOf(active), below: active.closest('.screen')?.previousElementSibling,
      isSelected: active.matches(selectedTab),
    };
  }

  // Safari shows where the focus goes as it does for the keyboard, also under a finger, once what had it is gone.
  #give(element) {
    element?.focus(this.#isPointed ? { preventScroll: true, focusVisible: false } : { preventScroll: true });
  }

  #rowOf(element) {
    const row = element.closest('.row, .tableRow');
    return row && { list: row.parentElement, at: [...row.parentElement.children].indexOf(row) };
  }

  /** To be called after it was drawn, with what `before` returned. */
  after(document, { active, row, item, caret, below, isSelected }) {
    const now = levels(document);
    const [known, seen] = [this.#known, this.#places];
    this.#known = now.map(keyOf);
    this.#places = now.map(({ place }) => place);
    const [top, key] = [now.at(-1), this.#known.at(-1)];
    if (known.length === 0) return document.presentations.length > 0 && this.#enter(top);
    if (!known.includes(key) && !this.#isIn(top, active)) return this.#enter(top);
    if (this.#resume(active)) return;
    if (active && isUsable(active)) return this.#regain(active) || this.#hold(isSelected ? tabInPlaceOf(active) : active);
    if (key !== known.at(-1) || top.place !== seen.at(-1)) return this.#uncover(known) || this.#return(top, below);
    if (active) this.#miss(active, { row, item, caret }, now.findLast(({ place }) => !seen.includes(place)) ?? top);
  }

  // Another layout makes a level of what was beside another one, maybe with a person at work in it.
  #isIn(level, active) {
    return active !== null && isUsable(active) && (this.#find(level)?.contains(active) ?? false);
  }

  #hold(active) {
    if (this.#document.activeElement !== active) this.#give(active);
  }

  // The focused element is gone, or was covered by what was pushed beside the top.
  #miss(active, stood, level) {
    if (!active.isConnected && this.#goOn(active, stood.caret)) return;
    this.#neighbour(stood, level);
    const { id } = active.dataset;
    this.#missed = id && !active.isConnected ? { id, stand: this.#document.activeElement, since: performance.now() } : null;
  }

  // The same was drawn anew, since what is around it is another now: the person goes on in it, where the caret was.
  #goOn(former, caret) {
    const element = this.#again(former);
    if (!element) return false;
    this.#give(element);
    if (caret && caretOf(element)) element.setSelectionRange(...caret);
    return true;
  }

  #again({ localName, dataset: { id, does, value } }) {
    if (!id || !does) return undefined;
    return [...this.#root.querySelectorAll(`[data-does="${does}"][data-id="${CSS.escape(id)}"]`)]
      .find((each) => each.localName === localName && each.dataset.value === value && isUsable(each)
        && each.checkVisibility());
  }

  // What was switched off under the person gets the focus back when it is on again, unless they have gone elsewhere.
  #resume(active) {
    const resting = this.#resting;
    if (active) this.#resting = active.matches(':disabled') ? active : null;
    if (!resting || active) return false;
    const element = resting.isConnected ? resting : this.#again(resting);
    if (!element) this.#resting = null;
    if (!element || element.matches(':disabled') || !isUsable(element)) return false;
    this.#resting = null;
    this.#give(element);
    return true;
  }

  // It is there again, and the person has done nothing since.
  #regain(active) {
    const { id, stand, since } = this.#missed ?? {};
    if (stand !== active || performance.now() - since > patience) return false;
    const element = this.#root.querySelector(`[data-does][data-id="${CSS.escape(id)}"]`);
    if (!element || !isUsable(element)) return false;
    this.#missed = null;
    this.#give(element);
    return true;
  }

  // What stands there now in the same item of a toolbar, or in the row that is there now.
  #neighbour({ row, item }, level) {
    const rows = row?.list && isUsable(row.list) ? row.list.children : [];
    const neighbour = item && isUsable(item)
      ? item.querySelector('button, a')
      : rows[Math.min(row?.at ?? 0, rows.length - 1)]?.querySelector(control);
    if (neighbour) this.#give(neighbour);
    else this.#return(level);
  }

  // What was on top is gone: the focus goes back to where it was in what that covered, in whatever pane.
  #uncover(known) {
    if (!known.some((key) => presented.test(key) && !this.#known.includes(key))) return false;
    const surface = [...this.#root.querySelectorAll('.presentation:not([data-leaving])')].at(-1)
      ?? this.#root.querySelector('.root');
    const element = surface && this.#left.get(surface);
    if (!element || !isUsable(element)) return false;
    this.#give(element);
    return this.#document.activeElement === element;
  }

  // `below` is the screen under one that was left, which may be in any pane.
  #return(level, below) {
    const place = below && isUsable(below) ? below : this.#find(level);
    const element = place && this.#left.get(place);
    if (element && isUsable(element)) this.#give(element);
    if (place && (!element || this.#document.activeElement !== element)) this.#give(this.#goal(place, level));
  }

  // A screen with tabs is entered at its own title, not at that of the tab.
  #enter(level) {
    const place = this.#find(level);
    if (!place) return;
    const own = level.id !== null && level.id !== level.place && this.#find({ place: level.id })?.querySelector('h1');
    this.#give(own && isUsable(own) ? own : this.#goal(place, level));
  }

  #goal(place, { kind }) {
    if (kind === 'alert' || kind === 'confirmationDialog') return this.#answer(place);
    return place.querySelector('h1') ?? place.querySelector('dialog') ?? place.querySelector('.scroller');
  }

  #find({ place }) {
    if (place === null) return this.#root.querySelector('.root');
    const id = CSS.escape(place);
    return this.#root.querySelector(`[data-place="${id}"]`) ?? this.#root.querySelector(`[data-id="${id}"]`);
  }

  // Nothing is answered by who has not read the question, being in the middle of a word, and nothing destroyed by a key that
  // was meant for something else.
  #answer(place) {
    const dialog = place.querySelector('dialog');
    if (performance.now() - this.#typed < breath) return dialog;
    return place.querySelector('input, textarea') ?? place.querySelector('button[data-role="cancel"]')
      ?? place.querySelector('.alert-buttons button:not([data-role="destructive"])') ?? dialog;
  }
}
