// The keys that press a control, as documents and browsers name them.

/** The keys with a name of their own, as `KeyboardEvent.key` has them. */
export const keys = {
  upArrow: 'ArrowUp', downArrow: 'ArrowDown', leftArrow: 'ArrowLeft', rightArrow: 'ArrowRight', escape: 'Escape',
  delete: 'Backspace', deleteForward: 'Delete', home: 'Home', end: 'End', pageUp: 'PageUp', pageDown: 'PageDown',
  tab: 'Tab', space: ' ', return: 'Enter',
};

/** Whether the keyboard is one of Apple's, with a Command key. */
export const isApple = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.platform ?? '');

/** Reads `command+shift+s`: the last part is the key, which may be a plus itself. */
export function read(shortcut) {
  const parts = shortcut.split(/\+(?=.)/);
  const key = parts.pop();
  const has = (modifier) => parts.includes(modifier);
  return { key, command: has('command'), control: has('control'), option: has('option'), shift: has('shift') };
}

/** A shortcut as WAI-ARIA's `aria-keyshortcuts` has it. */
export function spoken(shortcut, hasCommand = isApple) {
  const { key, command, control: withControl, option, shift } = read(shortcut);
  const name = key === '+' ? 'Plus' : key === 'space' ? 'Space' : keys[key] ?? key.toUpperCase();
  return [
    command && hasCommand && 'Meta', (withControl || (command && !hasCommand)) && 'Control', option && 'Alt', shift && 'Shift', name,
  ].filter(Boolean).join('+');
}

/** The attributes of an element that a shortcut presses. */
export const shortcutAttributes = (shortcut) =>
  (shortcut === undefined ? {} : { 'data-shortcut': shortcut, 'aria-keyshortcuts': spoken(shortcut) });
