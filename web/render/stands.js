// What a slider says that it stands at: the words of the app for what the document says, and for where a person has moved it
// since, the number, until the app has words for that.

import { mark } from './marks.js';

// Without a step a slider stands anywhere; nobody wants to hear all the digits of that.
function roughly(value, range) {
  const digits = range > 0 ? Math.ceil(2 - Math.log10(range)) : 0;
  return String(Number(value.toFixed(Math.min(Math.max(digits, 0), 20))));
}

/** A number in words; undefined where a browser says it well enough. */
export const inWords = (value, { min, max, step }) =>
  (step === 'any' && typeof value === 'number' ? roughly(value, max - min) : undefined);

/** Has a slider say where it stands, which a person has moved it to (`isMoved`) or the document says. */
export function sayStand(slider, isMoved) {
  const words = isMoved ? undefined : slider.dataset.said;
  mark(slider, 'aria-valuetext', words ?? inWords(Number(slider.value), slider) ?? null);
}
