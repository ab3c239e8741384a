import { h } from '../describe.js';
import { firstWords } from '../opener.js';
import { common, does } from '../properties.js';
import { register } from '../registry.js';
import { symbol } from '../symbol.js';
import { word } from '../words.js';
import { suggesting, suggestionsOf } from './suggestions.js';

const keyboards = {
  numberPad: 'numeric', asciiCapableNumberPad: 'numeric', decimalPad: 'decimal', phonePad: 'tel',
  emailAddress: 'email', URL: 'url', webSearch: 'search',
};
const returnKeys = {
  done: 'done', go: 'go', join: 'go', route: 'go', send: 'send', search: 'search', next: 'next', continue: 'next',
  return: 'enter',
};
const capitals = { never: 'none', none: 'none', words: 'words', sentences: 'sentences', characters: 'characters' };
// What HTML has no word for (a location, a city with its state, a moment) is not filled in.
const contents = new Map(Object.entries({
  name: 'name', namePrefix: 'honorific-prefix', givenName: 'given-name', middleName: 'additional-name',
  familyName: 'family-name', nameSuffix: 'honorific-suffix', nickname: 'nickname',
  jobTitle: 'organization-title', organizationName: 'organization',
  fullStreetAddress: 'street-address', streetAddressLine1: 'address-line1', streetAddressLine2: 'address-line2',
  addressCity: 'address-level2', addressState: 'address-level1', sublocality: 'address-level3',
  countryName: 'country-name', postalCode: 'postal-code',
  telephoneNumber: 'tel', emailAddress: 'email', URL: 'url',
  username: 'username', password: 'current-password', newPassword: 'new-password', oneTimeCode: 'one-time-code',
  creditCardNumber: 'cc-number', creditCardName: 'cc-name', creditCardExpiration: 'cc-exp',
  creditCardExpirationMonth: 'cc-exp-month', creditCardExpirationYear: 'cc-exp-year',
  creditCardSecurityCode: 'cc-csc', creditCardType: 'cc-type',
  birthdate: 'bday', birthdateDay: 'bday-day', birthdateMonth: 'bday-month', birthdateYear: 'bday-year',
}));

// A title of views is known by its words, and a field is never without a name.
const title = (node) => node.text || firstWords({ children: node.children });

// What Return does in a field: in an editor it is a character, and a search is for itself.
function submits(node, type) {
  if (type === 'textarea') return undefined;
  return node.submits || type === 'search' ? 'own' : '';
}

// By what it is about, or else by what it is.
const nameOf = (node, type) => node.accessibilityLabel || title(node) || [node.named, node.prompt].filter(Boolean).join(', ')
  || (type === 'search' ? word('Search') : word('Text'));

const fieldOf = (node, type) => ({
  type, ...does(node, 'change'), 'data-submits': submits(node, type),
  'data-ends': node.actions?.includes('endEditing'), 'data-tells-focus': node.actions?.includes('focus'),
  'data-focused': node.focused, 'data-invalid': node.invalid, 'aria-invalid': node.invalid ? 'true' : undefined,
  placeholder: node.prompt ?? title(node), 'aria-description': node.accessibilityHint, title: node.help,
  'aria-label': nameOf(node, type),
  inputmode: keyboards[node.keyboardType], enterkeyhint: returnKeys[node.submitLabel],
  autocapitalize: capitals[node.autocapitalization], ...(node.autocorrectionDisabled && { autocorrect: 'off', spellcheck: 'false' }),
  autocomplete: contents.get(node.textContentType) ?? 'off',
  value: node.value ?? '',
});

const lines = new Set(['textField', 'secureField']);

/** Whether a field of one line has its title beside it: its prompt is where that would be. */
export const hasTitleBeside = ({ type, prompt, axis, labelsHidden, textFieldStyle, ...node }) => lines.has(type) && axis !== 'vertical'
  && Boolean(prompt) && !labelsHidden && textFieldStyle !== 'roundedBorder' && Boolean(title(node));

// Then so have the other rows of a form, as if they had a prompt that says nothing.
function alike(node, { place }) {
  const { prompt = ' ' } = node;
  return node.titlesBeside && place === 'row' && hasTitleBeside({ ...node, prompt }) ? { ...node, prompt } : node;
}

// With a prompt the title is not the placeholder, so it stands beside the field (as in a form of macOS). Without one, a text
// takes its place: in a form, where many are filled in, the title then stands above the text.
function around(node, field) {
  const { 'aria-label': _, 'aria-description': __, ...attributes } = common(node, `field ${node.type}`);
  const words = !node.labelsHidden && title(node);
  const named = (name) => words && h('span', { class: name, 'aria-hidden': 'true' }, words);
  return node.prompt ? h('label', attributes, named('caption'), field)
    : h('label', { ...attributes, 'data-above': Boolean(words) }, field, named('above'));
}

function textField(given, context) {
  const node = alike(given, context);
  const { type, ...attributes } = fieldOf(node, 'text');
  return around(node, node.axis === 'vertical'
    ? h('textarea', { ...attributes, rows: 1, key: 'area' })
    : h('input', { type, ...attributes }));
}

function secureField(given, context) {
  const node = alike(given, context);
  return around(node, h('input', {
    ...fieldOf(node, 'password'), autocomplete: contents.get(node.textContentType) ?? 'current-password',
  }));
}

function textEditor(node) {
  const { type, ...attributes } = fieldOf(node, 'textarea');
  return around(node, h('textarea', { ...attributes, rows: 5, key: 'area' }));
}

function searchField(node) {
  const { type, ...attributes } = fieldOf(node, 'search');
  const input = h('input', {
    type: 'search', ...attributes, placeholder: node.prompt ?? word('Search'), enterkeyhint: 'search', ...suggesting(node),
  });
  const clear = h('button', { type: 'button', class: 'clear', 'data-does': 'clear', 'aria-label': word('Clear text') }, symbol('xmark.circle.fill'));
  return h('div', { ...common(node), role: 'search' },
    h('div', { class: 'entry' }, h('label', {}, symbol('magnifyingglass'), input), clear),
    suggestionsOf(node));
}

register({ textField, secureField, textEditor, searchField });
