// Split views: columns side by side, or, collapsed, the one of them that is seen. All of them stay on the page, so that
// a change of layout moves them and nothing in them begins anew.

import { deferred, h } from '../describe.js';
import { common } from '../properties.js';
import { inside, one, register, styled } from '../registry.js';
import { symbol } from '../symbol.js';
import { word } from '../words.js';
import { paneAttributes, panes } from './screens.js';

const name = ({ column }) => word({ sidebar: 'Sidebar', content: 'Content', detail: 'Detail' }[column] ?? 'Column');

/** Whether a column leaves its bar to the stack in it. */
const isBare = ({ children = [] }) => children.length === 1 && children[0].type === 'navigationStack';

function splitColumn(node, context) {
  return h(node.column === 'sidebar' ? 'nav' : 'section', {
    ...common(node), 'data-place': node.id, 'data-column': node.column, 'aria-label': name(node),
    'data-hidden': context.hidden, 'data-first': context.first, 'data-ahead': context.ahead,
    ...paneAttributes(node, context),
  }, isBare(node) ? one(node.children[0], inside(node, around(context))) : panes(node, context));
}

const around = ({ back, under, inline }) => ({ place: 'plain', back, under, inline });

const drawColumn = styled(splitColumn);

const titleOf = (column) => column.title ?? (isBare(column) ? column.children[0].children?.at(-1)?.title : undefined);

function collapsed(columns, seen) {
  return columns.map((column, i) => ({
    place: 'column', covered: i !== seen, ahead: i > seen, pushed: i > 0, back: i > 0 ? column.id : undefined,
    under: i > 0 ? titleOf(columns[i - 1]) : undefined, inline: i > 0,
  }));
}

function beside(columns) {
  const first = columns.find(({ hidden }) => !hidden);
  return columns.map((column) => ({
    place: 'column', covered: column.hidden === true, hidden: column.hidden === true, first: column === first,
    inline: column.column !== 'sidebar',
  }));
}

// What the button asks for: the sidebar back, or the next fewer columns.
function toggle(node, columns) {
  const isHidden = columns[0]?.hidden === true;
  const fewer = columns.length > 2 ? 'doubleColumn' : 'detailOnly';
  const name = isHidden ? word('Show Sidebar') : word('Hide Sidebar');
  return h('button', {
    class: 'button sidebar-toggle', type: 'button', key: 'toggle', 'data-does': 'change', 'data-id': node.id,
    'data-value': JSON.stringify(isHidden ? 'all' : fewer), 'aria-label': name, title: name,
  }, symbol('sidebar.left'));
}

function navigationSplitView(node) {
  const columns = node.children ?? [];
  const seen = columns.findIndex(({ id }) => id === node.collapsed);
  const contexts = seen < 0 ? beside(columns) : collapsed(columns, seen);
  const hasToggle = seen < 0 && node.sidebarToggle !== 'hidden';
  return h('div', {
    ...common(node, 'split'), 'data-id': node.id, 'data-collapsed': seen >= 0, 'data-columns': columns.length,
    'data-toggle': hasToggle,
  },
  hasToggle && toggle(node, columns),
  columns.map((column, i) => deferred(column, inside(node, contexts[i]), drawColumn)));
}

register({ navigationSplitView });
