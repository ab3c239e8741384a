// The whole page for a document: the root, what is presented above it, and the banners on top of everything.

import { deferred, h } from './describe.js';
import { surface } from './nodes/screens.js';
import { nodes, places } from './registry.js';
import { symbol } from './symbol.js';

const titleOf = (node) => (node.children?.at(-1)?.type === 'screen' ? node.children.at(-1).title : node.title);

function presentation(node, context) {
  return h('div', {
    class: 'presentation', 'data-id': node.id, 'data-kind': node.kind, exit: true, inert: context.covered,
    'aria-hidden': context.covered ? 'true' : undefined, 'data-dismissable': isDismissable(node),
  },
  h('div', { class: 'scrim', key: 'scrim', 'data-does': isDismissable(node) && 'dismiss', 'data-id': node.id }),
  node.kind === 'alert' ? alert(node) : sheet(node));
}

const isDismissable = ({ kind, interactiveDismissDisabled }) => kind !== 'alert' && !interactiveDismissDisabled;

function sheet(node) {
  const detents = node.detents ?? ['large'];
  return h('dialog', {
    class: 'sheet', open: true, 'aria-modal': 'true', 'aria-label': titleOf(node.content) ?? 'Sheet', key: 'dialog',
    'data-detents': detents.join(' '), tabindex: -1,
  },
  h('div', {
    class: 'grabber', key: 'grabber', 'aria-hidden': 'true',
    'data-visible': node.dragIndicator === 'visible' || (detents.length > 1 && node.dragIndicator !== 'hidden'),
  }),
  surface(node.content, titleOf(node.content)),
  isDismissable(node) && h('button', {
    class: 'close', type: 'button', key: 'close', 'data-does': 'dismiss', 'data-id': node.id,
  }, 'Close'));
}

function alert(node) {
  const { content, id } = node;
  const buttons = content?.children?.filter(({ type }) => type === 'button') ?? [];
  const fields = content?.children?.filter(({ type }) => type !== 'button') ?? [];
  return h('dialog', {
    class: 'alert', open: true, role: 'alertdialog', 'aria-modal': 'true', key: 'dialog', tabindex: -1,
    'aria-labelledby': `title-${id}`, 'aria-describedby': node.message && `message-${id}`,
  },
  h('h1', { id: `title-${id}`, class: 'alert-title', key: 'title' }, node.title),
  node.message && h('p', { id: `message-${id}`, key: 'message' }, node.message),
  fields.length > 0 && h('div', { class: 'alert-fields', key: 'fields' }, nodes(fields, places.alert)),
  h('div', { class: 'alert-buttons', key: 'buttons', 'data-count': buttons.length }, nodes(buttons, places.alert)));
}

const bannerSymbols = {
  info: 'info.circle', success: 'checkmark.circle', warning: 'exclamationmark.triangle', error: 'exclamationmark.circle',
};

const banner = (node) => h('div', { class: 'banner', 'data-id': node.id, 'data-style': node.style, exit: true },
  symbol(bannerSymbols[node.style] ?? 'info.circle'), h('span', { class: 'banner-text' }, node.text),
  h('button', { type: 'button', class: 'banner-close', 'data-does': 'dismiss', 'data-id': node.id, 'aria-label': 'Dismiss' },
    symbol('xmark')));

/** Describes the page of a document that has a root. */
export function page({ root, title, presentations, banners }) {
  const covered = presentations.length > 0;
  return h('div', { class: 'page' },
    h('main', { class: 'root', inert: covered, key: 'root' },
      h('div', { class: 'root-content', 'aria-hidden': covered ? 'true' : undefined }, surface(root, title))),
    h('div', { class: 'presentations', key: 'presentations' }, presentations.map((node, i) => deferred(
      node, { place: 'presentation', covered: i < presentations.length - 1 }, presentation))),
    h('div', { class: 'banners', key: 'banners', role: 'region', 'aria-label': 'Notifications', 'aria-live': 'polite' },
      banners.map((node) => deferred(node, places.plain, banner))));
}
