import { h } from '../describe.js';
import { foldedOf } from '../folds.js';
import { moreButton } from '../opener.js';
import { nodes, one, places, register } from '../registry.js';
import { symbol } from '../symbol.js';
import { word } from '../words.js';

const leading = new Set(['cancellationAction', 'topBarLeading']);
const apart = new Set(['principal', 'bottomBar']);

/** The toolbar items of a node whose placement `belongs`; one that has nothing to show takes no bar for itself. */
export function items(node, belongs) {
  return (node.toolbar ?? []).filter(({ placement = 'automatic', children = [] }) => children.length > 0 && belongs(placement))
    .map((item) => one(item, places.toolbar));
}

// What has an item of a menu to stand for it.
const foldable = new Set(['button', 'menu', 'toggle', 'picker', 'navigationLink', 'link', 'shareLink', 'controlGroup']);
// What ends the screen is always in sight.
const steady = new Set(['confirmationAction', 'destructiveAction']);

const folds = ({ placement, children }) => !steady.has(placement) && children.every(({ type }) => foldable.has(type));

const toolbarItem = (node) => h('div', {
  class: 'toolbar-item', 'data-placement': node.placement, 'data-folds': folds(node),
}, nodes(node.children, places.toolbar));

/** The items at the end of a bar: as many of their controls as there is no room for are in a menu, the last ones. */
function trailing(node) {
  const all = (node.toolbar ?? []).filter(({ placement = 'automatic', children = [] }) =>
    children.length > 0 && !leading.has(placement) && !apart.has(placement));
  const controls = all.filter(folds).flatMap(({ children }) => children);
  const count = foldedOf(node, controls.length);
  if (count === 0) return all.map((item) => one(item, places.toolbar));
  const folded = new Set(controls.slice(-count));
  const rest = all.map((item) => ({ ...item, children: item.children.filter((child) => !folded.has(child)) }));
  return [
    rest.filter(({ children }) => children.length > 0).map((item) => one(item, places.toolbar)),
    h('div', { class: 'toolbar-item', key: 'more' }, moreButton('button bar-more', undefined, nodes([...folded], places.menu))),
  ];
}

// A longer title would be cut off, or leave the screen's own too little room; it is named to screen readers all the same.
const shortEnough = (title) => title !== undefined && [...title].length <= 14;

// `back` leaves something around the screen: the column it is the only screen of.
function backButton(node, { under, back }) {
  return h('button', {
    class: 'button back', type: 'button', 'data-does': 'back', 'data-id': back ?? node.id, key: 'back',
    disabled: node.backDisabled === true, 'aria-label': under ? word('Back to %1', under) : word('Back'),
  }, h('span', { class: 'face' }, symbol('chevron.backward'),
    h('span', { class: 'back-text' }, shortEnough(under) ? under : word('Back'))));
}

const refreshButton = ({ id }) => h('button', {
  class: 'button refresh', type: 'button', 'data-does': 'refresh', 'data-id': id, key: 'refresh',
  'aria-label': word('Refresh'), title: word('Refresh'),
}, h('span', { class: 'face' }, symbol('arrow.clockwise')));

/** Whether a title is large; without a word about it, where one has come deeper it is not. */
export const isLarge = ({ titleDisplayMode }, { pushed, inline }) =>
  titleDisplayMode !== 'inline' && !((pushed || inline) && !titleDisplayMode);

export const heading = (node, className) => h('h1', { class: className, tabindex: -1, key: 'heading' }, node.title);

/** The second line of a title, if there is one. */
export const subtitle = (node, className) => node.subtitle && h('p', { class: className, key: 'subtitle' }, node.subtitle);

/** The bar of a screen or a column whose content has a `large` title or none, with `refresh` what can be refreshed there. */
export function bar(node, context, { large, refresh }) {
  const principal = items(node, (placement) => placement === 'principal');
  return h('header', { class: 'bar', key: 'bar', 'data-bar': node.id },
    h('div', { class: 'bar-side', key: 'leading' },
      context.pushed && !node.backHidden && backButton(node, context),
      items(node, (placement) => leading.has(placement))),
    h('div', { class: 'bar-middle', key: 'middle' }, middle(node, principal, large)),
    h('div', { class: 'bar-side', key: 'trailing' },
      refresh && refreshButton(refresh),
      trailing(node)));
}

function middle(node, principal, large) {
  if (!node.title) return principal;
  // What stands in place of the title shows it, or something else: the screen is still called and entered by it.
  if (principal.length > 0) return large ? principal : [heading(node, 'visually-hidden'), ...principal];
  return large ? h('span', { class: 'bar-title', 'aria-hidden': 'true' }, node.title) : [heading(node, 'bar-title'), subtitle(node, 'bar-subtitle')];
}

register({ toolbarItem });
