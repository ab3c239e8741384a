import { deferred, h } from '../describe.js';
import { firstWords, moreButton } from '../opener.js';
import { common, contains, does, widths } from '../properties.js';
import { inside, one, places, register, styled } from '../registry.js';
import { symbol } from '../symbol.js';
import { checking, pressing, rowActions, rowMenu, selecting, takes } from './lists.js';

const menuOf = (node) => rowMenu(node, rowActions(node));

// What stands before and after the cells of every row, since some row needs it.
const margins = ({ multiselectable, children = [] }) => ({
  several: multiselectable === true, selects: children.some((row) => takes(row, 'select')),
  menus: children.some((row) => menuOf(row).length > 0),
});

function table(node) {
  const around = margins(node);
  const context = inside(node, { place: 'table', ...around });
  const { 'aria-label': name, ...attributes } = common(node);
  const [first] = node.children ?? [];
  return h('div', { ...attributes, 'data-id': node.id, tabindex: contains(node) || contains(node, 'headerContent') ? undefined : 0 },
    h('table', { 'aria-label': name },
      h('thead', {}, h('tr', {},
        around.selects && h('td', { class: 'table-select', key: 'select' }),
        (node.headerContent ?? []).map((column, i) => deferred(column, aligned(first?.children?.[i]), drawColumn)),
        around.menus && h('td', { class: 'table-menu', key: 'menu' }))),
      h('tbody', {}, (node.children ?? []).map((row) => deferred(row, context, drawRow)))));
}

const sorted = { forward: 'ascending', reverse: 'descending' };
const arrows = { forward: 'chevron.up', reverse: 'chevron.down' };
// A column is called at the side where its values are.
const headers = { center: { place: 'plain', textAlign: 'center' }, trailing: { place: 'plain', textAlign: 'trailing' } };
const isSpacer = (node) => node?.type === 'spacer';
const sideOf = ({ type, frame, textAlign, children = [] } = {}) => {
  if (type === 'hStack' && isSpacer(children[0])) return !isSpacer(children.at(-1)) && 'trailing';
  if (frame === 'fill') return textAlign;
  return type === 'group' && children.length === 1 && sideOf(children[0]);
};
const aligned = (cell) => headers[sideOf(cell)] ?? places.plain;

function column(node, { textAlign }) {
  const isSortable = takes(node, 'tap');
  const { 'aria-label': name, ...attributes } = common(node);
  const arrow = node.sortOrder && symbol(arrows[node.sortOrder], 'sort-mark');
  return h('th', { ...attributes, scope: 'col', 'data-text-align': textAlign, 'aria-sort': sorted[node.sortOrder], style: widths(node) },
    isSortable ? h('button', { class: 'table-sort', type: 'button', 'aria-label': name, ...does(node, 'tap') }, h('span', {}, node.title), arrow)
      : [h('span', { 'aria-label': name }, node.title), arrow]);
}

const drawColumn = styled(column);

function row(node, { several, selects, menus }) {
  const menu = menus ? menuOf(node) : [];
  const isChosen = takes(node, 'select');
  const context = inside(node, places.plain);
  return h('tr', {
    class: 'tableRow', 'data-id': node.id, 'data-selected': node.selected, 'data-selects': isChosen && !node.disabled,
    'data-disabled': node.disabled, 'data-context': menu.length > 0, 'data-scroll-id': node.scrollID,
    'data-opens': takes(node, 'primaryAction') && node.id,
  },
  selects && h('td', { class: 'table-select', key: 'select' }, isChosen && chooser(node, several)),
  (node.children ?? []).map((cell) => h('td', { class: 'cell', key: cell.id, 'data-brief': isBrief(cell) }, one(cell, context))),
  menus && h('td', { class: 'table-menu', key: 'menu' }, menu.length > 0
    && h('span', { class: 'row-menu' }, moreButton('row-more', firstWords(node), menu))));
}

const drawRow = styled(row);

// A few words are not parted: there is less to be read in a column of halves, and what has more of them gives room.
const isBrief = ({ type, text = '' }) => (type === 'text' || type === 'label') && text.length <= 20 && !text.includes('\n');

const chooser = (node, several) => h('button', {
  class: 'row-select', ...(several ? checking(node) : pressing(node)), 'aria-label': selecting(node),
});

register({ table });
