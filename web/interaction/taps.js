// A click on anything with `data-does` gives that command to the node in `data-id`.

import { selectedTab } from '../render/focus.js';
import { mark } from '../render/marks.js';
import { asksForWindow, leading } from './forks.js';
import { awaited, isAsked, rows } from './hosts.js';
import { Observer } from './observer.js';
import { isHeldBack } from './unsent.js';

/** What has keys and clicks of its own. */
export const fields = 'input, select, textarea';
// So many milliseconds after something has come, a second click may still be one of two on what it covers.
const breath = 400;
// What is tapped in a column that others stand beside is a choice of what they show.
const beside = '.split:not([data-collapsed]) > .splitColumn:not(:last-child) .scroller';
// What lies in an open menu beside its items, or in the label of a control, is no part of what these stand in.
const parts = `[data-does], [popover], label, ${fields}, a, button, .holder`;

/** What a click on something is meant for, if it is a control or a part of one; `isBeside` one that lies under it. */
export function meant(target) {
  const part = target.closest?.(parts);
  const isBeside = part?.matches('.holder') === true;
  return { element: isBeside ? part.querySelector(':scope > .under') : part, isBeside };
}

const plain = ({ button, metaKey, ctrlKey, shiftKey, altKey }) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const selects = ({ button, metaKey, ctrlKey, shiftKey }) => button === 0 && (metaKey || ctrlKey || shiftKey);

// What the client does by itself.
const own = new Set(['menu', 'clear', 'share', 'carry', 'letGo']);

// Whether a click on it is a command to the server that can be given now.
const isCommand = (element) => Boolean(element?.dataset.does) && !own.has(element.dataset.does) && !element.matches(fields)
  && !element.closest('[inert]') && !element.disabled && element.getAttribute('aria-disabled') !== 'true' && !isAsked(element);

// What has come above the root of a tab.
const above = ':is(.screen, .splitColumn)[data-covered]:not([data-ahead], [data-hidden])';

// What adds a row to those that are selected, or takes it away.
const choices = '[data-does="select"][role="checkbox"]:not(:disabled)';

/** What selects the row of a link, where any number of rows are selected. */
export const choiceOf = (element) =>
  element.closest('.row-body > .navigationLink, .tableRow .navigationLink')?.closest('.row-body, .tableRow').querySelector(choices) ?? null;

// A row is chosen wherever there is nothing else to do; who has marked words in it is not choosing it.
function rowChoice(target) {
  const row = target.closest?.('.tableRow[data-selects], .row-body');
  const isMarking = row?.ownerDocument.getSelection().type === 'Range';
  return isMarking ? null : row?.querySelector(':scope > .row-select, :scope > .table-select > .row-select') ?? null;
}

/** The row that two quick clicks on something open, or Return does: not one of the controls in it. */
export function openedBy(target) {
  const { element } = meant(target);
  const row = target.closest?.('[data-opens]') ?? null;
  return row && (!element || element.dataset.does === 'select') && !row.matches('[data-disabled]') ? row : null;
}

const isChosen = (choice) => choice.getAttribute('aria-checked') === 'true';
const rowsAround = (choice) => choice?.closest('.list, .table') ?? null;

export class Taps extends Observer {
  #root;
  #wire;
  #history;
  #forks;
  #isStill;
  // The choice from which rows are selected up to another one.
  #from = null;
  // What was chosen last, and the answer to it.
  #last = null;
  // What is above everything else, and since when.
  #top = null;
  #since = -Infinity;

  constructor({ root, wire, history, forks, isStill = () => false }) {
    super();
    this.#isStill = isStill;
    this.#root = root;
    this.#wire = wire;
    this.#history = history;
    this.#forks = forks;
  }

  listeners() {
    return [
      [this.#root, 'click', (event) => this.#clicked(event)],
      [this.#root, 'auxclick', (event) => this.#opens(event, meant(event.target).element)],
      [this.#root, 'mousedown', (event) => this.#pressed(event)],
      [this.#root.ownerDocument, 'keydown', (event) => this.#typed(event)],
      // Without a listener for touches, Safari shows no pressed state.
      [this.#root, 'touchstart', () => {}, { passive: true }],
    ];
  }

  /** A document was drawn. */
  changed() {
    const top = [...this.#root.querySelectorAll('.presentation:not([data-leaving])')].at(-1) ?? null;
    if (top === this.#top) return;
    this.#top = top;
    this.#since = performance.now();
  }

  // Who clicks twice on what has something come means that, and not to leave it at once.
  #isSecond(element, { detail }) {
    return element.matches('.scrim') && (detail > 1 || performance.now() - this.#since < breath);
  }

  #clicked(event) {
    const opened = event.detail > 1 && plain(event) ? openedBy(event.target) : null;
    if (opened) return event.detail === 2 && this.#open(opened);
    const { element: control, isBeside } = meant(event.target);
    const element = control ?? rowChoice(event.target);
    if (isBeside && element.href && !element.dataset.does) element.click();
    if (!isCommand(element) || this.#isSecond(element, event)) return;
    const { does } = element.dataset;
    const choice = selects(event) ? choiceOf(element) : null;
    if (isHeldBack(element)) event.preventDefault();
    else if (element.matches(choices)) this.#choose(element, event);
    else if (choice) this.#choose(choice, event);
    else if (this.#opens(event, element)) return;
    else if (does === 'open') this.#follow(event, element);
    else this.#give(element, does);
    if (element.matches(selectedTab)) this.#goToTop(element);
  }

  // The tab that is seen shows its root; where it does, it shows the beginning of that.
  #goToTop(tab) {
    const panel = this.#root.ownerDocument.getElementById(tab.getAttribute('aria-controls'));
    if (!panel || panel.querySelector(above)) return;
    for (const scroller of panel.querySelectorAll('.scroller')) {
      if (!scroller.closest('[inert]')) scroller.scrollTo({ top: 0, behavior: this.#isStill() ? 'instant' : 'smooth' });
    }
  }

  // A shortcut of the app has taken the keys already.
  #typed(event) {
    if (event.defaultPrevented || event.repeat || !(event.target instanceof Element)) return;
    this.#opens(event, event.target);
  }

  /** Does in a window of its own what a click asks to be done there; false where it asks for nothing of the kind. */
  #opens(event, element) {
    const isOpened = isCommand(element) && asksForWindow(event, element) && !isHeldBack(element) && this.#forks.open(element);
    // A link would open by itself, too.
    if (isOpened) event.preventDefault();
    return isOpened;
  }

  // Opens a row with what was selected before the first of two clicks, which is taken back where it added the row or took
  // it away. A command is about what its person has seen, so each waits for the answer to the one before.
  async #open({ dataset: { opens: id } }) {
    const { element, answer } = this.#last?.element.dataset.id === id ? this.#last : {};
    await answer;
    if (element?.isConnected && element.matches(choices)) await this.#wire.action(id, 'select');
    this.#wire.action(id, 'primaryAction');
  }

  // With the shift key down the browser would mark the words from one row to the other, and by two clicks one of them.
  #pressed(event) {
    // The browser would scroll with the pointer.
    if (event.button === 1 && meant(event.target).element?.matches(leading)) event.preventDefault();
    if (event.detail > 1 && openedBy(event.target)) event.preventDefault();
    if (event.shiftKey && this.#isInReach(event.target.closest?.(rows)?.querySelector(choices))) event.preventDefault();
  }

  #isInReach(choice) {
    const around = rowsAround(choice);
    return around !== null && this.#from?.isConnected === true && around === rowsAround(this.#from);
  }

  /** Selects a row, or all from the one before it to this one. */
  #choose(choice, { shiftKey }) {
    if (!shiftKey || !this.#isInReach(choice)) {
      this.#from = choice;
      return this.#give(choice, 'select');
    }
    const all = [...rowsAround(choice).querySelectorAll(choices)];
    const [first, last] = [all.indexOf(this.#from), all.indexOf(choice)].sort((a, b) => a - b);
    all.slice(first, last + 1).filter((each) => !isChosen(each)).forEach((each) => this.#give(each, 'select'));
  }

  #follow(event, element) {
    if (!plain(event)) return;
    event.preventDefault();
    const answer = this.#wire.open(element.getAttribute('href'));
    this.#history.follows(answer);
    this.#wait(element, answer);
  }

  #give(element, does) {
    const { id, value, leads } = element.dataset;
    const answer = does === 'back' || does === 'dismiss'
      ? this.#wire.back(id)
      : this.#wire.action(id, does, value === undefined ? undefined : JSON.parse(value));
    if (leads !== undefined || element.closest(beside)) this.#history.chooses(answer);
    this.#last = { element, answer };
    this.#wait(element, answer);
  }

  // The row says it, too: a style that asked it for what is in it would cost a long list dearly.
  async #wait(element, answer) {
    const row = element.closest(rows);
    const part = row && awaited(element);
    mark(element, 'data-pending');
    if (part) mark(row, 'data-awaits', part);
    await answer;
    mark(element, 'data-pending', null);
    if (part) mark(row, 'data-awaits', null);
  }
}
