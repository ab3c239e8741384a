// Passing states that are no part of the document: pressed, dragged, opened. Interactions say them through here, so
// that writing the page stays in this folder. The pass never writes these names.

export function mark(element, name, value = '') {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

export function measure(element, name, value) {
  if (value === null) element.style.removeProperty(name);
  else element.style.setProperty(name, value);
}

export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Has a picture loaded once more from where it is. */
export function loadAgain(picture) {
  picture.setAttribute('src', picture.getAttribute('src'));
}
