// Tabs: the bar is a tab list, each panel stays on the page with its scroll position, and only the selected one is
// within reach.

import { selectedTab } from '../../patch/levels.js';
import { deferred, h } from '../describe.js';
import { badge, common, does } from '../properties.js';
import { inside, register, styled } from '../registry.js';
import { spokenName, symbol } from '../symbol.js';
import { word } from '../words.js';
import { alone, surface } from './screens.js';

// One that an app has given no name is called by its picture, or by its place.
const placed = ({ at, count, isPage }) => (isPage ? word('Page %1 of %2', at, count) : `${word('Tab')} ${at}`);
// What a role alone calls a tab is one of the client's own words, whatever language the server has it in.
const isByRole = ({ text = 'Search', role }) => role === 'search' && text === 'Search';
const written = (node) => (isByRole(node) ? word('Search') : node.text);
const nameOf = (node, context) =>
  written(node) ?? (node.systemImage ? spokenName(node.systemImage) : placed(context));
const shown = (node, context) => written(node) ?? (node.systemImage ? undefined : placed(context));
const imageOf = ({ systemImage, role }) => systemImage ?? (role === 'search' ? 'magnifyingglass' : undefined);

function button(node, context) {
  const { selected } = context;
  const name = node.accessibilityLabel ?? nameOf(node, context);
  const isSaid = node.badge || node.accessibilityLabel || shown(node, context) === undefined;
  return h('button', {
    class: 'tab-button', type: 'button', role: 'tab', ...does(node, 'select'), id: `tab-${node.id}`,
    'aria-controls': `panel-${node.id}`, 'aria-selected': String(selected), tabindex: selected ? undefined : -1,
    'data-role': node.role, 'data-testid': node.accessibilityIdentifier, 'aria-description': node.accessibilityHint,
    'aria-describedby': context.title,
    title: node.help,
    'aria-label': isSaid ? [name, node.badge].filter(Boolean).join(', ') : undefined,
  },
  h('span', { class: 'tab-image', key: 'image' }, imageOf(node) && symbol(imageOf(node)), badge(node)),
  h('span', { class: 'tab-text', key: 'text' }, shown(node, context)));
}

function panel(node, context) {
  const { selected, side } = context;
  return h('div', {
    class: 'tab-panel', role: 'tabpanel', id: `panel-${node.id}`, 'aria-labelledby': `tab-${node.id}`,
    'data-place': node.id, 'data-covered': !selected, 'data-side': side, inert: !selected, 'aria-hidden': selected ? undefined : 'true',
  }, node.children && surface(alone(node), nameOf(node, context)));
}

const [drawButton, drawPanel] = [styled(button), styled(panel)];

// Where a section begins, and where tabs come after it that are in none. A list of tabs has nothing else in it for those
// who do not see it: there each tab is described by the title of its section.
const isBegun = (tabs, i) => tabs[i].section !== (i > 0 ? tabs[i - 1].section : undefined);
const titleID = ({ id }) => `section-${id}`;
const sectionTitle = (tab) => h('div', { class: 'tab-section', 'aria-hidden': 'true', id: titleID(tab), key: titleID(tab) }, tab.section);

function titleOf(tabs, i) {
  if (!tabs[i].section) return undefined;
  let first = i;
  while (!isBegun(tabs, first)) first -= 1;
  return titleID(tabs[first]);
}

function tabView(node) {
  const tabs = node.children ?? [];
  const seen = tabs.indexOf(selectedTab(node));
  const isPage = node.tabViewStyle === 'page';
  const sideOf = (i) => (isPage && i !== seen ? (i < seen ? 'before' : 'after') : undefined);
  const context = (place, i) =>
    inside(node, { place, selected: i === seen, side: sideOf(i), at: i + 1, count: tabs.length, isPage, title: titleOf(tabs, i) });
  return h('div', { ...common(node, 'tabs'), 'data-id': node.id, 'data-tab-style': node.tabViewStyle },
    tabs.length > 0 && h('div', { class: 'tab-bar', key: 'bar' },
      h('div', { class: 'tab-list', role: 'tablist', 'aria-label': word('Tabs') },
        tabs.map((tab, i) => [isBegun(tabs, i) && sectionTitle(tab), deferred(tab, context('bar', i), drawButton)]))),
    h('div', { class: 'tab-panels', key: 'panels' }, tabs.map((tab, i) => deferred(tab, context('panel', i), drawPanel))));
}

register({ tabView });
