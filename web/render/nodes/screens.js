import { deferred, h } from '../describe.js';
import { common, contains } from '../properties.js';
import { inside, nodes, one, places, register, styled } from '../registry.js';
import { symbol } from '../symbol.js';

function navigationStack(node) {
  const screens = node.children ?? [];
  return h('div', { class: 'stack', 'data-id': node.id }, screens.map((child, i) => deferred(child, inside(node, {
    place: 'screen', covered: i < screens.length - 1, pushed: i > 0, under: screens[i - 1]?.title,
  }), drawScreen)));
}

const leading = new Set(['cancellationAction', 'topBarLeading']);
const apart = new Set(['principal', 'bottomBar']);

function items(node, belongs) {
  return (node.toolbar ?? []).filter(({ placement = 'automatic' }) => belongs(placement))
    .map((item) => one(item, places.toolbar));
}

const toolbarItem = (node) =>
  h('div', { class: 'toolbar-item', 'data-placement': node.placement }, nodes(node.children, places.toolbar));

function backButton(node, { under }) {
  return h('button', {
    class: 'button back', type: 'button', 'data-does': 'back', 'data-id': node.id, key: 'back',
    disabled: node.backDisabled === true, 'aria-label': under ? `Back to ${under}` : 'Back',
  }, h('span', { class: 'face' }, symbol('chevron.backward'), h('span', { class: 'back-text' }, under ?? 'Back')));
}

const refreshable = (node) => (node.actions?.includes('refresh') ? node
  : node.children?.map(refreshable).find(Boolean));

const refreshButton = ({ id }) => h('button', {
  class: 'button refresh', type: 'button', 'data-does': 'refresh', 'data-id': id, key: 'refresh',
  'aria-label': 'Refresh', title: 'Refresh',
}, h('span', { class: 'face' }, symbol('arrow.clockwise')));

const isLarge = (node, { pushed }) => node.titleDisplayMode !== 'inline' && !(pushed && !node.titleDisplayMode);

const heading = (node, className) => h('h1', { class: className, tabindex: -1, key: 'heading' }, node.title);

function bar(node, context, refresh) {
  const principal = items(node, (placement) => placement === 'principal');
  const large = isLarge(node, context);
  return h('header', { class: 'bar', key: 'bar' },
    h('div', { class: 'bar-side', key: 'leading' },
      context.pushed && !node.backHidden && backButton(node, context),
      items(node, (placement) => leading.has(placement))),
    h('div', { class: 'bar-middle', key: 'middle' }, middle(node, principal, large)),
    h('div', { class: 'bar-side', key: 'trailing' },
      refresh && refreshButton(refresh),
      items(node, (placement) => !leading.has(placement) && !apart.has(placement))));
}

function middle(node, principal, large) {
  if (principal.length > 0) return principal;
  if (!node.title) return null;
  return large ? h('span', { class: 'bar-title', 'aria-hidden': 'true' }, node.title) : heading(node, 'bar-title');
}

// One child that is no list is placed as SwiftUI does it: in the middle of the screen.
const fills = new Set(['list', 'form', 'scrollView']);
const layoutOf = ({ children = [] }) => {
  if (children.some(({ type }) => fills.has(type))) return 'list';
  return children.length === 1 && children[0].type === 'contentUnavailable' ? 'empty' : 'free';
};

function screen(node, context) {
  const large = node.title && isLarge(node, context);
  const refresh = refreshable(node);
  const bottom = items(node, (placement) => placement === 'bottomBar');
  const reachable = contains(node) || contains(node, 'search');
  return h('section', {
    ...common(node), 'data-id': node.id, 'data-title': large ? 'large' : 'inline', exit: true,
    'data-covered': context.covered, 'aria-hidden': context.covered ? 'true' : undefined, inert: context.covered,
  },
  bar(node, context, refresh),
  h('div', {
    class: 'scroller', key: 'scroller', tabindex: reachable ? undefined : 0, 'data-refreshes': refresh?.id,
    role: reachable ? undefined : 'group', 'aria-label': reachable ? undefined : node.title ?? 'Content',
  },
    refresh && h('div', { class: 'pull', key: 'pull', 'aria-hidden': 'true' }, h('span', { class: 'spinner' })),
    large && heading(node, 'large-title'),
    context.unseen && h('h1', { class: 'visually-hidden', tabindex: -1, key: 'unseen' }, context.unseen),
    node.search && h('div', { class: 'search', key: 'search' }, nodes(node.search, places.plain)),
    h('div', { class: 'content', key: 'content', 'data-layout': layoutOf(node) },
      nodes(node.children, inside(node, places.plain)))),
  bottom.length > 0 && h('footer', { class: 'bottom-bar', key: 'bottom' }, bottom));
}

const drawScreen = styled(screen);

/**
 * A root or a sheet's content that brings no screen of its own still needs something to scroll in, and a heading to
 * enter it at: `title`, which is not seen.
 */
export function surface(node, title) {
  if (node.type === 'navigationStack') return one(node, places.plain);
  const alone = { place: 'screen', covered: false, pushed: false };
  const inner = node.type === 'screen' ? node : { type: 'screen', children: [node] };
  return h('div', { class: 'stack', key: 'surface' },
    deferred(inner, inner.title ? alone : { ...alone, unseen: title }, drawScreen));
}

register({ navigationStack, screen, toolbarItem });
