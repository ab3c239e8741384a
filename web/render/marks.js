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

const asking = new Map();

const asks = (media, feature) => media?.mediaText.includes(feature) || asking.has(media);

function* questions(rules, feature) {
  for (const rule of rules) {
    if (asks(rule.media, feature)) yield rule.media;
    if (rule.cssRules) yield* questions(rule.cssRules, feature);
  }
}

// What an extension has added from elsewhere tells nobody what is in it.
function rulesOf(sheet) {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/** Has style sheets be told `value` where they ask for a feature of the medium; with null, what is so. */
export function answer(document, feature, value) {
  const asked = new RegExp(`\\(${feature}: (\\w+)\\)`, 'g');
  const sheets = [...document.styleSheets, ...document.querySelectorAll('meta[media]')];
  const lists = sheets.flatMap((sheet) => (sheet.localName === 'meta' ? [sheet] : [...questions(rulesOf(sheet), feature)]));
  for (const list of lists) {
    const name = list.mediaText === undefined ? 'media' : 'mediaText';
    if (!asking.has(list)) asking.set(list, list[name]);
    list[name] = asking.get(list).replace(asked, (text, each) => (value === null ? text : each === value ? '(min-width: 0)' : '(max-width: 0)'));
  }
}
