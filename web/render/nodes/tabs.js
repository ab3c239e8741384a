// Tabs: the bar is a tab list, each panel stays on the page with its scroll position, and only the selected one is
// within reach.

import { selectedTab } from '../../patch/levels.js';
import { deferred, h } from '../describe.js';
import { badge, common, does } from '../properties.js';
import { inside, places, register, styled } from '../registry.js';
import { symbol } from '../symbol.js';
import { word } from '../words.js';
import { alone, surface } from './screens.js';

const nameOf = ({ text, role }) => text ?? (word(role === 'search' ? 'Search' : 'Tab'));
const imageOf = ({ systemImage, role }) => systemImage ?? (role === 'search' ? 'magnifyingglass' : undefined);

function button(node, { selected }) {
  const name = node.accessibilityLabel ?? nameOf(node);
  return h('button', {
    class: 'tab-button', type: 'button', role: 'tab', ...does(node, 'select'), id: `tab-${node.id}`,
    'aria-controls': `panel-${node.id}`, 'aria-selected': String(selected), tabindex: selected ? undefined : -1,
    'data-role': node.role, 'data-testid': node.accessibilityIdentifier, 'aria-description': node.accessibilityHint,
    title: node.help,
    'aria-label': node.badge ? `${name}, ${node.badge}` : node.accessibilityLabel,
  },
  h('span', { class: 'tab-image', key: 'image' }, imageOf(node) && symbol(imageOf(node)), badge(node)),
  h('span', { class: 'tab-text', key: 'text' }, nameOf(node)));
}

function panel(node, { selected }) {
  return h('div', {
    class: 'tab-panel', role: 'tabpanel', id: `panel-${node.id}`, 'aria-labelledby': `tab-${node.id}`,
    'data-place': node.id, 'data-covered': !selected, inert: !selected, 'aria-hidden': selected ? undefined : 'true',
  }, node.children && surface(alone(node), nameOf(node)));
}

const [drawButton, drawPanel] = [styled(button), styled(panel)];

function tabView(node) {
  const selected = selectedTab(node);
  const context = (place, tab) => inside(node, { place, selected: tab === selected });
  const tabs = node.children ?? [];
  return h('div', { ...common(node, 'tabs'), 'data-id': node.id, 'data-tab-style': node.tabViewStyle },
    h('div', { class: 'tab-bar', key: 'bar' },
      h('div', { class: 'tab-list', role: 'tablist', 'aria-label': word('Tabs') },
        tabs.map((tab) => deferred(tab, context('bar', tab), drawButton)))),
    h('div', { class: 'tab-panels', key: 'panels' }, tabs.map((tab) => deferred(tab, context('panel', tab), drawPanel))));
}

register({ tabView });
