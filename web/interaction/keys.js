// The keyboard beyond what native elements do: Escape leaves what is on top, arrows walk through rows, tabs and menus, Home
// and End go to the ends of these, Enter and Space press what only looks like a button, Delete removes a row, and Alt with an
// arrow carries it.

import { cancelInSight } from '../patch/levels.js';
import { rows as anyRow } from './hosts.js';
import { Observer } from './observer.js';
import { choiceOf, fields, openedBy } from './taps.js';

/** Whether a key is an input method's: in Safari, the one that ends a composition comes after its end, with this code. */
export const composes = ({ isComposing, keyCode }) => isComposing || keyCode === 229;

/** Whether a key is pressed with another one that makes it a shortcut. */
export const isCombined = ({ altKey, ctrlKey, metaKey }) => altKey || ctrlKey || metaKey;

/** What the keyboard comes to. */
export const reachable = 'button:not([tabindex="-1"]):not(:disabled), a[href], input, select, textarea';
const bodyOf = (row) => (row.matches('.tableRow') ? row : row.querySelector('.row-body'));
const controlIn = (row) => bodyOf(row)?.querySelector(reachable);
/** What is typed into. */
export const typing = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select';

/** Whether Escape is for what has the focus: a menu that it closes, or a search that it empties. */
export const keepsEscape = (root, { type, value }) =>
  root.querySelector('[popover]:popover-open') !== null || (type === 'search' && value !== '');

export class Keys extends Observer {
  #root;
  #wire;
  #moves;
  #current;

  /** `current`: gives the document that is shown. */
  constructor({ root, wire, moves, current }) {
    super();
    this.#root = root;
    this.#wire = wire;
    this.#moves = moves;
    this.#current = current;
  }

  listeners() {
    return [[this.#root.ownerDocument, 'keydown', (event) => this.#pressed(event)]];
  }

  // With other keys they are the browser's, as for going back.
  #pressed(event) {
    if (event.defaultPrevented || composes(event) || event.ctrlKey || event.metaKey) return;
    const handler = (event.altKey ? this.#withAlt : this.#handlers)[event.key];
    if (handler?.(event)) event.preventDefault();
  }

  #handlers = {
    Escape: (event) => this.#escape(event),
    ArrowDown: (event) => this.#turn(event, 1) || this.#walk(event, 1),
    ArrowUp: (event) => this.#turn(event, -1) || this.#walk(event, -1),
    ArrowRight: (event) => this.#turn(event, this.#forward(event)),
    ArrowLeft: (event) => this.#turn(event, -this.#forward(event)),
    Home: (event) => this.#turn(event, -Infinity) || this.#walk(event, -Infinity),
    End: (event) => this.#turn(event, Infinity) || this.#walk(event, Infinity),
    Enter: (event) => this.#repeats(event) || this.#open(event) || this.#press(event),
    ' ': (event) => this.#choose(event) || this.#press(event),
    Delete: (event) => this.#delete(event),
    Backspace: (event) => this.#delete(event),
  };

  #withAlt = {
    ArrowDown: (event) => this.#carry(event, 1),
    ArrowUp: (event) => this.#carry(event, -1),
  };

  #escape({ target }) {
    if (keepsEscape(this.#root, target)) return false;
    if (this.#giveUp(target)) return true;
    const top = [...this.#root.querySelectorAll('.presentation:not([data-leaving])')].at(-1);
    if (!top) return this.#closeInspector(target);
    if (top.dataset.kind === 'alert') top.querySelector('.alert-buttons button[data-role="cancel"]')?.click();
    else if (top.dataset.dismissable !== undefined) this.#wire.back(top.dataset.id);
    else this.#cancel();
    return true;
  }

  // What says no value: the last one is there again. Pressed once more, Escape leaves.
  #giveUp({ value, dataset }) {
    if (dataset?.invalid === undefined || dataset.ends === undefined || value === '') return false;
    this.#wire.action(dataset.id, 'endEditing');
    return true;
  }

  #cancel() {
    const cancel = cancelInSight(this.#current());
    if (cancel) this.#wire.action(cancel.id, 'tap');
  }

  #closeInspector(target) {
    const { dismisses } = target.closest('.inspector')?.dataset ?? {};
    if (dismisses) this.#wire.back(dismisses);
    return dismisses !== undefined;
  }

  #forward({ target }) {
    return getComputedStyle(target).direction === 'rtl' ? -1 : 1;
  }

  // Through the tabs, around and around; Home and End go to the ends.
  #turn({ target }, step) {
    if (target.getAttribute('role') !== 'tab') return false;
    const tabs = [...target.closest('[role="tablist"]').querySelectorAll('[role="tab"]:not(:disabled)')];
    const next = (tabs.indexOf(target) + step + tabs.length) % tabs.length;
    const goal = Number.isFinite(step) ? tabs[next] : tabs.at(step < 0 ? 0 : -1);
    goal.focus();
    return true;
  }

  // Home and End go as far as there are rows; who is there already has the browser scroll on.
  #walk({ target }, step) {
    if (target.matches(typing) || target.type === 'range' || target.type === 'radio') return false;
    const row = target.closest(anyRow);
    if (!row || target.closest('[popover]')) return false;
    const rows = [...row.closest('.scroller, .page').querySelectorAll(anyRow)];
    const at = rows.indexOf(row);
    const ahead = step < 0 ? rows.slice(0, at).reverse() : rows.slice(at + 1);
    const goal = Number.isFinite(step) ? ahead.find(controlIn) : ahead.findLast(controlIn);
    if (goal) controlIn(goal).focus();
    return goal !== undefined;
  }

  #carry({ target }, step) {
    return !target.matches(typing) && !target.closest('[popover]') && this.#moves.carry(target.closest('.row'), step);
  }

  // The row of a link is selected, where any number are; Enter follows the link.
  #choose({ target, repeat }) {
    const choice = choiceOf(target);
    if (!repeat) choice?.click();
    return choice !== null;
  }

  // A key that is held down presses once, and not what has come to have the focus since; a stepper counts on.
  #repeats({ target, repeat }) {
    return repeat && !target.matches(fields) && !target.closest('.stepper');
  }

  // What selects a row opens it by Enter, as two clicks do; the space bar selects.
  #open({ target, repeat }) {
    const row = target.matches('[data-does="select"]') ? openedBy(target) : null;
    if (row && !repeat) this.#wire.action(row.dataset.opens, 'primaryAction');
    return row !== null;
  }

  #press({ target, repeat }) {
    if (target.dataset.does !== 'tap' || target.localName === 'button') return false;
    if (!repeat) target.click();
    return true;
  }

  // A key that is held down deletes one row, and not those that come to have the focus after it.
  #delete({ target, repeat }) {
    if (target.matches(fields) || target.closest('[popover]')) return false;
    if (repeat) return target.closest(anyRow) !== null;
    const button = target.closest(anyRow)?.querySelector('.row-menu .row-action[data-role="destructive"]');
    button?.click();
    return button !== undefined && button !== null;
  }
}
