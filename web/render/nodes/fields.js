import { h } from '../describe.js';
import { common, does } from '../properties.js';
import { register } from '../registry.js';
import { symbol } from '../symbol.js';

const keyboards = {
  numberPad: 'numeric', asciiCapableNumberPad: 'numeric', decimalPad: 'decimal', phonePad: 'tel',
  emailAddress: 'email', URL: 'url', webSearch: 'search',
};
const returnKeys = {
  done: 'done', go: 'go', join: 'go', route: 'go', send: 'send', search: 'search', next: 'next', continue: 'next',
  return: 'enter',
};
const capitals = { never: 'none', none: 'none', words: 'words', sentences: 'sentences', characters: 'characters' };
const contents = {
  username: 'username', password: 'current-password', newPassword: 'new-password', emailAddress: 'email',
  name: 'name', givenName: 'given-name', familyName: 'family-name', telephoneNumber: 'tel',
  oneTimeCode: 'one-time-code', URL: 'url', postalCode: 'postal-code',
};

const fieldOf = (node, type) => ({
  type, ...does(node, 'change'), 'data-submits': type === 'textarea' ? undefined : true,
  placeholder: node.prompt ?? node.text, 'aria-description': node.accessibilityHint, title: node.help,
  'aria-label': node.accessibilityLabel ?? node.text ?? node.prompt ?? 'Text',
  inputmode: keyboards[node.keyboardType], enterkeyhint: returnKeys[node.submitLabel],
  autocapitalize: capitals[node.autocapitalization], autocomplete: contents[node.textContentType] ?? 'off',
  value: node.value ?? '',
});

// With a prompt the title is not the placeholder, so it stands beside the field (as in a form of macOS).
function around(node, field) {
  const { 'aria-label': _, 'aria-description': __, ...attributes } = common(node, `field ${node.type}`);
  const title = node.prompt && node.text && !node.labelsHidden
    && h('span', { class: 'caption', 'aria-hidden': 'true' }, node.text);
  return h('label', attributes, title, field);
}

function textField(node) {
  const { type, ...attributes } = fieldOf(node, 'text');
  return around(node, node.axis === 'vertical'
    ? h('textarea', { ...attributes, rows: 1, key: 'area' })
    : h('input', { type, ...attributes }));
}

const secureField = (node) =>
  around(node, h('input', { ...fieldOf(node, 'password'), autocomplete: contents[node.textContentType] ?? 'current-password' }));

function textEditor(node) {
  const { type, ...attributes } = fieldOf(node, 'textarea');
  return around(node, h('textarea', { ...attributes, rows: 5, key: 'area' }));
}

function searchField(node) {
  const { type, ...attributes } = fieldOf(node, 'search');
  return h('div', { ...common(node), role: 'search' }, h('label', {},
    symbol('magnifyingglass'),
    h('input', { type: 'search', ...attributes, placeholder: node.prompt ?? 'Search', enterkeyhint: 'search' })),
    h('button', { type: 'button', class: 'clear', 'data-does': 'clear', 'aria-label': 'Clear text' },
      symbol('xmark.circle.fill')));
}

register({ textField, secureField, textEditor, searchField });
