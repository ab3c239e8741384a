// Keys that press a control from anywhere on its screen: what has `data-shortcut`, as `keyboardShortcut` of a node says.

import { isApple, keys, read } from '../render/shortcuts.js';
import { composes, keepsEscape, typing } from './keys.js';
import { Observer } from './observer.js';

const control = 'button, a[href], input:is([type="checkbox"], [type="radio"]), [data-does="tap"]';
// What does something of its own with Return, Space, an arrow or the like while it has the focus.
const ownsKeys = `${control}, input[type="range"], select, textarea, summary, [role="tab"], [role^="menuitem"]`;
// What every field does with the text that is selected in it.
const editing = 'acvxyz';

/** Whether a key is that shortcut, on Apple's keyboards or on others. */
export function presses(event, shortcut, hasCommand = isApple) {
  const { key, command, control: withControl, option, shift } = read(shortcut);
  if (event.metaKey !== (hasCommand && command) || event.ctrlKey !== (withControl || (!hasCommand && command))) return false;
  if (event.altKey !== option) return false;
  // How one comes to a plus or a question mark is the keyboard's matter.
  const isTyped = !(key in keys) && !/^[\p{L}\p{N}]/u.test(key);
  return (isTyped || event.shiftKey === shift) && isKey(event, key);
}

function isKey({ key, code }, name) {
  if (name in keys) return key === keys[name];
  if (key.toLowerCase() === name) return true;
  // A keyboard for other letters, or Option on Apple's, types something else with the same key.
  return !/^[ -~]$/.test(key) && (code === `Key${name.toUpperCase()}` || code === `Digit${name}`);
}

export class Shortcuts extends Observer {
  #root;

  constructor({ root }) {
    super();
    this.#root = root;
  }

  listeners() {
    return [[this.#root.ownerDocument, 'keydown', (event) => this.#pressed(event)]];
  }

  #pressed(event) {
    // What a browser fills in comes with events that have no key.
    if (event.defaultPrevented || event.key === undefined || composes(event)) return;
    if (event.getModifierState('AltGraph') || this.#isTaken(event)) return;
    const found = this.#found(event);
    if (!found) return;
    event.preventDefault();
    // A key that is held down presses once.
    if (!event.repeat) found.click();
  }

  #found(event) {
    return first(this.#root, (shortcut) => presses(event, shortcut));
  }

  // What has the focus comes first: a text that is typed, a button that Return presses, a menu that Escape closes.
  #isTaken({ target, key, metaKey, ctrlKey }) {
    if (key === 'Escape') return keepsEscape(this.#root, target);
    const isText = target.matches(typing);
    if (metaKey || ctrlKey) return isText && editing.includes(key.toLowerCase());
    const isOwned = target.matches(ownsKeys);
    if (key === 'Enter') return isOwned;
    return isText || (isOwned && (key === ' ' || key.length > 1));
  }
}

/** The control that a shortcut presses, as it is written in a document. */
export const pressedBy = (root, shortcut) => first(root, (other) => other === shortcut);

// What has no room in its bar is in the menu of that, and is pressed by its keys all the same; a menu in it would open unseen.
const isFolded = (element) => !element.matches('[aria-haspopup]')
  && element.closest('.menu-list')?.previousElementSibling?.matches('.bar-more') && element.closest('.bar').checkVisibility();

// The first one in sight.
function first(root, isMeant) {
  for (const element of root.querySelectorAll('[data-shortcut]')) {
    if (!isMeant(element.dataset.shortcut)) continue;
    const found = pressable(element);
    if (found && !found.closest('[inert]') && (found.checkVisibility() || isFolded(found))) return found;
  }
  return null;
}

const pressable = (element) => {
  const found = element.matches(control) ? element : element.querySelector(control);
  return found?.disabled || found?.getAttribute('aria-disabled') === 'true' ? null : found;
};
