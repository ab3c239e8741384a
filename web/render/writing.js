// Writes what the server makes of a text into its field, so that the person can still undo what they did. Of a value that is
// set, a browser's undoing knows nothing: Chromium then brings back a mixture of what was typed and what was set, Firefox
// nothing any more. An editing command is a step like those of the person, but goes where the focus is; so elsewhere the
// value is set all the same, and undoing ends there.
//
// Undoing such a step alone would be in vain where the server makes the same of the text again: then what the person did
// before it is undone, too. Whether it does so is seen from its answer, as it may be none to what was typed: a text that was
// sent and taken out of its field is brought back.

// What is no text (a picker, a date) has none.
const caret = (element) => {
  try {
    return Number.isInteger(element.selectionStart)
      ? [element.selectionStart, element.selectionEnd, element.selectionDirection] : null;
  } catch {
    return null;
  }
};

/** Where a place in a text is in what became of that text: behind what stood before it, or else before what stood behind. */
function moved(at, before, after) {
  if (after.startsWith(before.slice(0, at))) return at;
  const behind = before.slice(at);
  return after.toLowerCase().endsWith(behind.toLowerCase()) ? after.length - behind.length : at;
}

const isWithinCharacter = (text, at) => /^[\udc00-\udfff]/.test(text.slice(at)) && at > 0;

/** The part of a text that is another one in what became of it: where it begins and ends, and what there is in its place. */
function difference(before, after) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (isWithinCharacter(before, start) || isWithinCharacter(after, start)) start -= 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  if (isWithinCharacter(before, before.length - same)) same -= 1;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}

/** What a text that was made of `base` would have been, made of what `base` has become. */
export function rebased(text, base, now) {
  if (now === base) return text;
  const { start, end, text: typed } = difference(base, text);
  return now.slice(0, moved(start, base, now)) + typed + now.slice(moved(end, base, now));
}

const hasFocus = (element) => element.ownerDocument.activeElement === element;

export class Writing {
  #isAtWork = false;
  /** What the fields that were typed into held last. */
  #texts = new WeakMap();
  #undone = new WeakMap();
  /** The values that were set, beyond which nothing can be undone. */
  #ends = new WeakMap();

  /** Whether a field changes for the server, and not for the person. */
  get isAtWork() {
    return this.#isAtWork;
  }

  /** The person changed a text, or took a change back. */
  changed(element, isUndone = false) {
    if (isUndone) this.#undone.set(element, { from: this.#texts.get(element), to: element.value });
    else this.#undone.delete(element);
    if (!isUndone && this.#ends.has(element)) this.#ends.get(element).isPassed = true;
    this.#texts.set(element, element.value);
  }

  /** Whether there is nothing to undo, or to do again, that belongs to what a field holds. */
  isAtEnd(element, isAgain) {
    const end = this.#ends.get(element);
    return end !== undefined && (isAgain ? !end.isPassed : end.value === element.value);
  }

  /** The server says what a field holds. */
  write(element, value) {
    if (element.value === value) return;
    if (this.#isBackWhereItWas(element, value)) queueMicrotask(() => this.#goFurtherBack(element, value));
    else this.put(element, value);
  }

  /** Has a field hold a text. */
  put(element, value) {
    const before = element.value;
    const selection = hasFocus(element) ? caret(element) : null;
    if (!selection || !this.#insert(element, value)) this.#set(element, value);
    if (this.#texts.has(element)) this.#texts.set(element, value);
    if (!selection) return;
    const [start, end, direction] = selection;
    element.setSelectionRange(moved(start, before, value), moved(end, before, value), direction);
  }

  #set(element, value) {
    element.value = value;
    if (this.#texts.has(element)) this.#ends.set(element, { value, isPassed: false });
  }

  #insert(element, value) {
    const { start, end, text } = difference(element.value, value);
    element.setSelectionRange(start, end);
    this.#isAtWork = true;
    if (text === '') this.#command(element, 'delete');
    else this.#command(element, 'insertText', text);
    this.#isAtWork = false;
    return element.value === value;
  }

  #command({ ownerDocument: document }, name, text) {
    document.execCommand?.(name, false, text);
  }

  #isBackWhereItWas(element, value) {
    const { from, to } = this.#undone.get(element) ?? {};
    this.#undone.delete(element);
    return from === value && to === element.value && hasFocus(element);
  }

  #goFurtherBack(element, value) {
    const before = element.value;
    if (hasFocus(element)) this.#command(element, 'undo');
    if (element.value === before) this.put(element, value);
  }
}
