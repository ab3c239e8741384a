import { h } from '../describe.js';
import { firstWords, pictureName } from '../opener.js';
import { common, does, hasControl, isLabelledByControls, withValue } from '../properties.js';
import { nodes, places, register } from '../registry.js';
import { toggleButton } from './buttons.js';
import { submenu } from './menus.js';
import { shortcutAttributes } from '../shortcuts.js';
import { inWords } from '../stands.js';
import { symbol } from '../symbol.js';
import { word } from '../words.js';

const caption = (node) => {
  const content = node.children ? nodes(node.children, places.label)
    : node.systemImage ? h('span', { class: 'label' }, symbol(node.systemImage), h('span', { class: 'label-text' }, node.text))
      : node.text;
  return content && h('span', { class: node.labelsHidden ? 'visually-hidden' : 'caption' }, content);
};

const plainName = (node) => node.accessibilityLabel || node.text || firstWords({ children: node.children }) || node.named;

// A label is of one control: beside others in it, the control says its name itself.
const around = (node) => (isLabelledByControls(node) ? 'div' : 'label');
const ownName = (node) => node.accessibilityLabel ?? (isLabelledByControls(node) ? firstWords(node) : undefined);

// The name belongs on the control, the rest on the element around it; the title on both, which the mouse finds there.
function outer(node) {
  const {
    'aria-label': _, 'aria-description': __, 'aria-current': ___, 'aria-keyshortcuts': ____, 'data-shortcut': _____,
    ...attributes
  } = common(node);
  return attributes;
}

// What is only drawn is no name: without words, also beside it, the control is called `unnamed`.
const spoken = (node, unnamed, within = node) => ({
  'aria-label': firstWords(node) ? ownName(within) : node.named ?? unnamed, 'aria-description': node.accessibilityHint,
  'aria-current': node.accessibilitySelected && 'true', title: node.help, ...shortcutAttributes(node.keyboardShortcut),
});

// What a picture is called that says what is switched or set.
const wordless = (node) => pictureName(node) ?? word('Value');

function toggle(node, context) {
  if (context.place === 'menu') return checkItem(node);
  const style = node.toggleStyle ?? (context.place === 'toolbar' ? 'button' : 'switch');
  if (style === 'button') return toggleButton(node, context);
  const isBox = style === 'checkbox';
  return h(around(node), { ...outer(node), 'data-toggle-style': isBox && style }, caption(node), h('input', {
    type: 'checkbox', role: isBox ? undefined : 'switch', ...does(node, 'change'), ...spoken(node, wordless(node)),
    checked: node.value === true,
  }));
}

// In a line of a menu a symbol may say what an item is.
const isPicture = ({ children, systemImage, labelStyle }) => !children && systemImage && labelStyle === 'iconOnly';
const pictured = (node) => (isPicture(node) ? { 'aria-label': node.accessibilityLabel ?? node.text, title: node.help ?? node.text } : {});

const checkItem = (node) => h('button', {
  class: 'button', type: 'button', role: 'menuitemcheckbox', tabindex: -1, ...pictured(node),
  'aria-checked': String(node.value === true), ...does(node, 'change', JSON.stringify(!node.value)),
  ...shortcutAttributes(node.keyboardShortcut),
}, itemFace(node), node.value && symbol('checkmark', 'mark'));

function itemFace(node) {
  const { children, systemImage, text } = node;
  return h('span', { class: 'face' }, children ? nodes(children, places.label)
    : [systemImage && symbol(systemImage), !isPicture(node) && h('span', {}, text)]);
}

function slider(node) {
  const { min = 0, max = 1, step = 'any', value, minimumValueLabel: least = [], maximumValueLabel: most = [] } = node;
  const labelled = { ...node, label: [...least, ...most] };
  const line = h('input', {
    type: 'range', key: 'line', ...does(node, 'change'), ...spoken(node, wordless(node), labelled), min, max, step,
    'data-said': node.accessibilityValue, 'aria-valuetext': node.accessibilityValue ?? inWords(value, { min, max, step }),
    value: String(value),
  });
  return h(around(labelled), outer(node), caption(node), labelled.label.length > 0
    ? h('span', { class: 'slider-line' }, end(least, 'least'), line, end(most, 'most')) : line);
}

// The line says its bounds by itself.
const end = (views, key) =>
  h('span', { class: 'slider-end', key, 'aria-hidden': views.some(hasControl) ? undefined : 'true' }, nodes(views, places.label));

// With a label of its own, the text of a stepper is what it stands at.
function stepper(node) {
  const name = plainName(node) ?? word('Value');
  const { accessibilityLabel, accessibilityValue = accessibilityLabel && node.text } = node;
  // A button that has come to an end keeps the focus, and whoever holds a key down stays there.
  const step = (action, title, image, isAtEnd) => h('button', {
    type: 'button', ...does(node, action), disabled: node.disabled === true,
    'aria-disabled': isAtEnd === true ? 'true' : undefined,
    'aria-label': withValue(title, { accessibilityValue }),
  }, symbol(image));
  const { min = -Infinity, max = Infinity, value } = node;
  return h('div', { ...outer(node), role: 'group', 'aria-label': name, 'aria-description': node.accessibilityHint },
    caption(node),
    h('span', { class: 'stepper-buttons' },
      step('decrement', word('Decrement %1', name), 'minus', node.decrementDisabled || value <= min),
      step('increment', word('Increment %1', name), 'plus', node.incrementDisabled || value >= max)));
}

// Pickers

const styles = { segmented: radios, inline: radios };

function picker(node, context) {
  if (context.place === 'menu') return node.pickerStyle === 'menu' ? submenu({ ...node, label: node.children }, choices(node)) : choices(node);
  return (styles[node.pickerStyle] ?? menuPicker)(node);
}

function menuPicker(node) {
  const options = node.options.map(({ id, text }) => h('option', { key: id, value: id }, text));
  const none = node.value === null || node.value === undefined
    ? [h('option', { key: '', value: '', hidden: true }, '—')] : [];
  return h(around(node), { ...outer(node), 'data-picker-style': 'menu' }, caption(node),
    h('span', { class: 'select' },
      h('select', { ...does(node, 'change'), ...spoken(node, word('Options')), value: node.value ?? '' }, none, options),
      symbol('chevron.up.chevron.down')));
}

// As what is said of the picker has them, where they say nothing themselves.
const ownOptions = ({ options, labelStyle }) => options.map((each) => ({ labelStyle, ...each }));

function radios(node) {
  const options = ownOptions(node).map((option) =>
    h('label', { key: option.id, 'data-disabled': node.disabled },
      h('input', {
        type: 'radio', name: node.id, ...does(node, 'change', JSON.stringify(option.id)), checked: node.value === option.id,
        'aria-label': isPicture(option) ? option.text : undefined,
      }),
      option.systemImage && symbol(option.systemImage), !isPicture(option) && h('span', {}, option.text),
      node.pickerStyle === 'inline' && symbol('checkmark', 'mark')));
  return h('div', {
    ...outer(node), 'data-picker-style': node.pickerStyle, role: 'radiogroup', 'aria-label': plainName(node) ?? word('Options'),
  }, node.pickerStyle === 'inline' && caption(node), h('div', { class: 'options' }, options));
}

function choices(node) {
  return h('div', { class: 'choices', role: 'group', 'aria-label': plainName(node) }, ownOptions(node).map((option) =>
    h('button', {
      key: option.id, class: 'button', type: 'button', role: 'menuitemradio', tabindex: -1, ...pictured(option),
      'aria-checked': String(node.value === option.id), ...does(node, 'change', JSON.stringify(option.id)),
    }, itemFace(option),
    node.value === option.id && symbol('checkmark', 'mark'))));
}

// Dates

function inputType(components = ['date']) {
  if (!components.includes('hourAndMinute')) return 'date';
  return components.includes('date') ? 'datetime-local' : 'time';
}

function datePicker(node) {
  return h(around(node), outer(node), caption(node), h('input', {
    type: inputType(node.components), ...does(node, 'change'), ...spoken(node, word('Date')),
    min: node.min, max: node.max, required: true, value: node.value ?? '',
  }));
}

register({ toggle, slider, stepper, picker, datePicker });
