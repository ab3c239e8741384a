import { h } from '../describe.js';
import { isFollowable, leading } from '../links.js';
import { firstWords, pictureName } from '../opener.js';
import { badge, common, does, isLabelledByControls, spokenValue, withValue } from '../properties.js';
import { nodes, places, register } from '../registry.js';
import { isLong, line } from './text.js';
import { labelSymbol, showsSymbolOnly, spokenName, symbol } from '../symbol.js';
import { word } from '../words.js';

const face = (node, context) => h('span', { class: 'face', 'data-long': isLong(node.text) }, shown(node, context), spokenValue(node));

function shown(node, context) {
  if (node.children) return nodes(node.children, places.label);
  const image = labelSymbol(node);
  if (node.subtitle || node.value) return [image, line(node)];
  return [image, !showsSymbolOnly(node, context.place) && node.text && h('span', {}, node.text)];
}

// What it is called, where it shows no words.
function pictured(node, context) {
  if (node.children) return pictureName(node);
  return showsSymbolOnly(node, context.place) ? node.text || spokenName(node.systemImage) : undefined;
}

function name(node, context) {
  const text = node.accessibilityLabel ? undefined : pictured(node, context);
  if (text === undefined) return {};
  const name = withValue(text, node);
  return { 'aria-label': node.badge ? `${name}, ${node.badge}` : name, title: node.help ?? text };
}

// What is said of a control and what it does; the rest is how the place looks that it takes.
const own = /^(aria-(?!hidden)|data-(id|does|value|leads|shortcut)$|(type|role|tabindex|disabled|title|href|target|rel)$)/;

/** A button or a link. No control may hold another: one that does lies under what it holds, and is tapped beside it. */
function pressed(tag, node, attributes, ...content) {
  if (!isLabelledByControls(node)) return h(tag, attributes, ...content);
  const part = (isOwn) => Object.fromEntries(Object.entries(attributes).filter(([name]) => own.test(name) === isOwn));
  const name = attributes['aria-label'] ?? firstWords(node) ?? word('Actions');
  return h('div', { ...part(false), class: `${attributes.class} holder` },
    h(tag, { ...part(true), class: 'under', key: 'under', 'aria-label': name }), ...content);
}

// In a menu it is one of the items, which the arrow keys reach.
const asItem = (node, { place }) => place === 'menu' && { role: 'menuitem', tabindex: -1, title: node.help };

const role = (node) => (node.accessibilityLink ? 'link' : undefined);

function button(node, context) {
  const attributes = {
    ...common(node), type: 'button', ...does(node, 'tap'), role: role(node), 'data-role': node.role,
    ...name(node, context), ...asItem(node, context),
  };
  return pressed('button', node, attributes, face(node, context), badge(node));
}

const unpressed = ({ place }) => (place === 'toolbar' ? undefined : 'bordered');

/** A toggle as a button that stays pressed. */
export function toggleButton({ value: isOn, ...node }, context) {
  const attributes = {
    ...common(node, 'button toggleButton'), type: 'button', ...does(node, 'change', JSON.stringify(!isOn)),
    'data-button-style': isOn ? 'borderedProminent' : unpressed(context), 'aria-pressed': String(isOn === true), ...name(node, context),
  };
  if (!firstWords(node)) attributes['aria-label'] ??= node.named ?? word('Value');
  return pressed('button', node, attributes, face(node, context), badge(node));
}

function navigationLink(node, context) {
  const attributes = {
    ...common(node, 'button navigationLink'), type: 'button', ...does(node, 'tap'), 'data-leads': true, role: role(node),
  };
  const current = context.selected || node.accessibilitySelected ? 'true' : undefined;
  return pressed('button', node, { ...attributes, 'aria-current': current, ...name(node, context), ...asItem(node, context) },
    face(node, context), badge(node),
    context.place === 'row' && symbol('chevron.forward', 'disclosure'));
}

// A screen of the app, and not a file that is handed out.
const leadsOn = (url = '') => url.startsWith('/') && !/\.\w+$/.test(url.split(/[?#]/)[0]);

function link(node, context) {
  const isLive = isFollowable(node.url) && !node.disabled;
  const attributes = isLive ? leading(node.url) : { 'aria-disabled': 'true', role: 'link' };
  return pressed('a', node, { ...common(node, 'button link'), ...attributes, ...name(node, context), ...asItem(node, context) },
    face(node, context), badge(node), leadsOn(node.url) && context.place === 'row' && symbol('chevron.forward', 'disclosure'));
}

// It has no command: what it shares is handed on by the client alone.
function shareLink({ url, value, title, message, ...node }, context) {
  const labelled = node.text || node.children ? node : { ...node, text: word('Share…'), systemImage: 'square.and.arrow.up' };
  const attributes = {
    ...common(labelled, 'button shareLink'), type: 'button', ...does(node, 'share', JSON.stringify({ url, value, title, message })),
    ...name(labelled, context), ...asItem(node, context),
  };
  return pressed('button', labelled, attributes, face(labelled, context), badge(node));
}

register({ button, navigationLink, link, shareLink });
