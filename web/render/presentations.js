// What is presented above the root: sheets, covers, popovers, alerts and confirmation dialogs.

import { h } from './describe.js';
import { heightOf } from './detents.js';
import { firstHeading } from './headings.js';
import { hasButtons, hasWayOut } from './leaving.js';
import { cross, isEnteredUnseen, surface } from './nodes/screens.js';
import { direction } from './properties.js';
import { nodes, places } from './registry.js';
import { symbol } from './symbol.js';
import { word } from './words.js';

const titleOf = (node) => (node.children?.at(-1)?.type === 'screen' ? node.children.at(-1).title : node.title);

const isDismissable = ({ kind, interactiveDismissDisabled }) => kind !== 'alert' && !interactiveDismissDisabled;

const drawings = { alert: question, confirmationDialog: question, fullScreenCover: cover, popover };

/** A presentation with what it covers shaded; a kind that is not known is a sheet. */
export function presentation(node, { covered }) {
  const kind = Object.hasOwn(drawings, node.kind) ? node.kind : 'sheet';
  return h('div', {
    class: 'presentation', 'data-id': node.id, 'data-kind': kind, exit: true, inert: covered,
    'aria-hidden': covered ? 'true' : undefined, 'data-dismissable': isDismissable(node),
    'data-source': node.source, 'data-edge': node.arrowEdge, 'data-tint': node.tint,
    lang: node.language, dir: direction(node),
  },
  h('div', { class: 'scrim', key: 'scrim', 'data-does': isDismissable(node) && 'dismiss', 'data-id': node.id }),
  (drawings[kind] ?? sheet)(node));
}

const dialog = (className, attributes, ...children) => h('dialog', {
  class: className, open: true, 'aria-modal': 'true', key: 'dialog', tabindex: -1, ...attributes,
}, ...children);

// For those who neither swipe nor have Escape, unless the app has one; seen once the keyboard reaches it.
const close = (node) => isDismissable(node) && !hasWayOut(node.content) && h('button', {
  class: 'close', type: 'button', key: 'close', 'data-does': 'dismiss', 'data-id': node.id,
}, word('Close'));

// A cover leaves nothing beside it to tap: where nothing in it can be tapped either, the way out is seen by everybody.
const closeCover = (node) =>
  (!isDismissable(node) || hasButtons(node.content) ? close(node) : cross(node.id, 'close-cover', word('Close')));

const body = (node, { title, id }) => h('div', { class: 'presented', key: 'body' }, surface(node.content, title, id));

// What has no title is named by its first heading, which is also the unseen one that it is entered at.
function naming({ id, content }, kind) {
  const heading = titleOf(content) ? undefined : firstHeading(content);
  if (heading && isEnteredUnseen(content)) {
    return { title: heading, id: `title-${id}`, names: { 'aria-labelledby': `title-${id}` } };
  }
  const title = titleOf(content) ?? heading ?? kind;
  return { title, names: { 'aria-label': title } };
}

function sheet(node) {
  const detents = node.detents ?? ['large'];
  const chosen = node.detent ?? detents[0];
  const name = naming(node, word('Sheet'));
  const attributes = {
    ...name.names, 'data-detents': detents.join(' '), 'data-chosen': chosen,
    'data-changes': node.actions?.includes('change') ?? false, style: { '--chosen': heightOf(chosen) },
  };
  return dialog('sheet', attributes, grabber(node, detents, chosen), body(node, name), close(node));
}

// Where there is more than one height, the grip is also a button, for the keyboard and for those who cannot drag. Where
// nothing else in it says how a sheet is left, it is seen.
function grabber(node, detents, chosen) {
  const hasUse = detents.length > 1 || (isDismissable(node) && !hasWayOut(node.content));
  const visible = node.dragIndicator === 'visible' || (hasUse && node.dragIndicator !== 'hidden');
  const attributes = { class: 'grabber', key: 'grabber', 'data-visible': visible };
  return detents.length < 2 ? h('div', { ...attributes, 'aria-hidden': 'true' }) : h('button', {
    ...attributes, type: 'button', 'aria-label': word('Sheet height'), 'aria-expanded': String(chosen === detents.at(-1)),
  });
}

function cover(node) {
  const name = naming(node, word('Full screen'));
  return dialog('cover', name.names, body(node, name), closeCover(node));
}

function popover(node) {
  const name = naming(node, word('Popover'));
  return dialog('popover', name.names,
    body(node, name),
    h('span', { class: 'popover-arrow', key: 'arrow', 'aria-hidden': 'true' }), close(node));
}

// What closes a question is the way out of it.
const answer = (button) => (button.role === 'close' ? { ...button, role: 'cancel' } : button);

// The way out has one place, whatever the app says first: before the other of two side by side, else last.
function inOrder(buttons, isAlert) {
  const isCancel = ({ role }) => role === 'cancel';
  const parts = [buttons.filter(isCancel), buttons.filter((button) => !isCancel(button))];
  return (isAlert && buttons.length === 2 ? parts : parts.reverse()).flat();
}

// Where they stand is the alert's to say, however the app has stacked them.
const stacks = new Set(['vStack', 'hStack', 'zStack']);
const unstacked = ({ children = [] }) => children.flatMap((node) => (stacks.has(node.type) ? unstacked(node) : [node]));

function question(node) {
  const { content = {}, id, kind } = node;
  const isAlert = kind === 'alert';
  const parts = unstacked(content);
  const buttons = inOrder(parts.filter(({ type }) => type === 'button').map(answer), isAlert);
  const others = parts.filter(({ type }) => type !== 'button');
  return dialog(isAlert ? 'alert' : 'alert confirmation', {
    role: 'alertdialog', 'aria-labelledby': node.title ? `title-${id}` : undefined,
    'aria-label': node.title ? undefined : word('Choose'), 'aria-describedby': node.message && `message-${id}`,
  },
  (node.title || node.message) && h('div', { class: 'alert-text', key: 'text' },
    node.title && h('h1', { id: `title-${id}`, class: 'alert-title', key: 'title' }, node.title),
    node.message && h('p', { id: `message-${id}`, key: 'message' }, node.message)),
  others.length > 0 && h('div', { class: 'alert-fields', key: 'fields' }, nodes(others, places.alert)),
  h('div', { class: 'alert-buttons', key: 'buttons', 'data-count': buttons.length }, nodes(buttons, places.alert)));
}

const bannerSymbols = {
  info: 'info.circle', success: 'checkmark.circle', warning: 'exclamationmark.triangle', error: 'exclamationmark.circle',
};

/** A message on top of everything, which the page around it announces. */
export const banner = (node) => h('div', { class: 'banner', 'data-id': node.id, 'data-style': node.style, exit: true },
  symbol(bannerSymbols[node.style] ?? 'info.circle'), h('span', { class: 'banner-text' }, node.text),
  node.children?.length > 0 && h('div', { class: 'banner-actions' }, nodes(node.children, places.plain)),
  h('button', { type: 'button', class: 'banner-close', 'data-does': 'dismiss', 'data-id': node.id, 'aria-label': word('Dismiss') },
    symbol('xmark')));
