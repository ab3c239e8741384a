import { deferred, h } from '../describe.js';
import { firstWords, moreButton } from '../opener.js';
import { badge, common, does, hasControl, veiled } from '../properties.js';
import { inside, nodes, one, places, register, styled, taking } from '../registry.js';
import { symbol } from '../symbol.js';
import { isDraggable, letGo, pickUp, transferring } from '../transfers.js';
import { word } from '../words.js';
import { hasTitleBeside } from './fields.js';
import { menuSection } from './menus.js';

/** Whether a node lists an action. */
export const takes = (node, action) => node.actions?.includes(action) ?? false;

// Where one field of a form has its title beside it, the others have.
const rowsOf = new Set(['section', 'row', 'group']);
const holdsTitleBeside = (node) => hasTitleBeside(node) || (rowsOf.has(node.type) && !node.labelsHidden && (node.children?.some(holdsTitleBeside) ?? false));

// A list is sections; rows that are in none make up one of their own.
function sections(node) {
  const groups = [];
  for (const child of node.children ?? []) {
    if (child.type === 'section') groups.push(child);
    else if (groups.at(-1)?.loose) groups.at(-1).children.push(child);
    else groups.push({ type: 'section', loose: true, children: [child] });
  }
  const titled = node.type === 'form' && node.children?.some(holdsTitleBeside) ? { ...node, titlesBeside: true } : node;
  const context = inside(titled, node.multiselectable ? { ...places.plain, several: true } : places.plain);
  return groups.map((group) => (group.loose ? drawSection(group, context) : deferred(group, context, drawSection)));
}

const list = (node) => h('div', {
  ...common(node), 'data-id': node.id, 'data-list-style': node.listStyle, 'data-form-style': node.formStyle,
  'aria-label': undefined,
}, sections(node));

function section(node, { place, several }) {
  if (place === 'menu') return menuSection(node);
  const header = node.headerContent ? nodes(node.headerContent, inside(node, places.plain)) : node.header;
  const footer = node.footerContent ? nodes(node.footerContent, inside(node, places.plain)) : node.footer;
  return h('section', { ...common(node, 'section'), 'data-id': node.id },
    header && h('h2', { class: 'section-header' }, header),
    node.children && h('ul', { class: 'rows', role: 'list' }, rows(node, several)),
    footer && h('div', { class: 'section-footer' }, footer));
}

const drawSection = taking(styled(section));

// Rows that can be moved count among their neighbours that can be moved, too; one that moves apart counts anew.
const goesOn = (node) => takes(node, 'move') && !node.movesApart;

function rows(node, several) {
  const { children } = node;
  let run = 0;
  return children.map((child, i) => {
    run = goesOn(child) ? run + 1 : Number(takes(child, 'move'));
    const context = { place: 'list', at: run - 1, last: run > 0 && !goesOn(children[i + 1] ?? {}), several };
    return deferred(child, inside(node, context), drawItem);
  });
}

function item(node, context) {
  const isRow = node.type === 'row';
  const [own, taker] = receiving(node);
  const [view, count] = apart(own);
  const actions = rowActions(node, context);
  const menu = rowMenu(node, actions);
  return h('li', {
    class: 'row', 'data-id': node.id, 'data-selected': isRow && node.selected, 'data-swipes': actions.length > 0,
    'data-moves': takes(node, 'move'), 'data-moves-apart': node.movesApart, 'data-selects': takes(node, 'select') && !leadsOn(node), 'data-disabled': node.disabled,
    'data-kind': isRow ? undefined : node.type, 'data-context': menu.length > 0, 'data-opens': takes(node, 'primaryAction') && node.id,
    'data-scroll-id': isRow && node.scrollID, ...depth(node), ...(isRow && veiled(node, depth(node))),
  },
  strip(actions, 'leading'),
  h('div', { class: 'row-body', key: 'body', ...(taker && transferring(taker)) }, isRow ? body(view, count, context) : [one(view, places.row), count],
    taker && !taker.disabled && letGo(taker),
    menu.length > 0 && h('span', { class: 'row-menu', key: 'menu' }, moreButton('row-more', firstWords(node), menu))),
  strip(actions, 'trailing'));
}

const drawItem = styled(item);

// How far in a row of a tree begins.
const depth = ({ level }) =>
  (level ? { 'data-level': level, 'aria-level': level + 1, style: { '--level': String(level) } } : {});

const tapped = new Set(['button', 'navigationLink', 'link']);
const ends = new Set(['menu', 'labeledContent']);

// What is all there is in a row takes what is dropped on the row, and is dragged with it: it has no place for a button itself.
const receivers = new Set([...tapped, 'text', 'label']);
function receiving(node) {
  const [view, ...others] = node.type === 'row' ? node.children ?? [] : [node];
  if (others.length > 0 || !view?.drops || !receivers.has(view.type)) return [node];
  const actions = view.actions?.filter((action) => action !== 'drop' && action !== 'drag');
  const own = { ...view, drags: undefined, drops: undefined, actions: actions?.length > 0 ? actions : undefined };
  return [view === node ? own : { ...node, children: [own] }, view];
}

// A badge stands at the end of its row, whatever has it; these have theirs there already.
function apart(node) {
  if (tapped.has(node.type)) return [labelled(node)];
  if (ends.has(node.type)) return [node];
  if (node.badge !== undefined) return onLink(node) ?? [{ ...node, badge: undefined }, badge(node)];
  if (!['row', 'group'].includes(node.type) || node.children?.length !== 1) return [node];
  const [child, count] = apart(node.children[0]);
  return child === node.children[0] ? [node] : [{ ...node, children: [child] }, count];
}

// Before the arrow of a link that is all there is in a row, where there is one.
function onLink({ badge: count, ...node }) {
  const [link, ...others] = node.children ?? [];
  if (others.length > 0 || link?.type !== 'navigationLink' || link.badge !== undefined) return null;
  return [{ ...node, children: [{ ...link, badge: count }] }];
}

// What is tapped as a whole has the badge of the view that is its label.
function labelled(node) {
  const [label, ...others] = node.children ?? [];
  if (others.length > 0 || label?.badge === undefined || label.redacted || node.badge !== undefined) return node;
  return { ...node, badge: label.badge, children: [{ ...label, badge: undefined }] };
}

// A link that stands alone in a row selects the row when it is tapped, but where any number of rows are selected.
const leadsOn = ({ children }) => children?.length === 1 && children[0].type === 'navigationLink';

// What unfolds a row stands beside what selects it, and is called as the row is.
function body(node, count, context) {
  const arrow = takes(node, 'select') && node.children?.at(-1);
  if (!arrow?.disclosure || firstWords(arrow)) return choosable(node, count, context);
  const view = { ...node, children: node.children.slice(0, -1) };
  return [choosable(view, count, context), h('span', { class: 'row-unfold', key: 'unfold' },
    one({ ...arrow, accessibilityLabel: firstWords(view) }, places.plain))];
}

function choosable(node, count, { several }) {
  const context = inside(node, node.selected && !several ? { ...places.row, selected: true } : places.row);
  const content = node.children?.length === 1
    ? one(node.children[0], context)
    : h('div', { class: 'row-content' }, nodes(node.children, context));
  if (!takes(node, 'select') || (leadsOn(node) && !several)) return [content, count];
  const choosing = several ? checking(node) : pressing(node);
  return node.children?.some(holdsControl)
    ? [h('button', { class: 'row-select', ...choosing, 'aria-label': selecting(node) }), content, count]
    : h('button', { class: 'button row-choice', ...choosing },
      h('span', { class: 'face' }, nodes(node.children, places.label)), count,
      node.selected && symbol('checkmark', 'mark'));
}

// Swipe actions of what makes up a row are in the row's strips and its menu.
const holdsControl = ({ swipeActions, ...view }) =>
  (view.type === 'group' && !view.actions ? view.children?.some(holdsControl) ?? false : hasControl(view));

/** What the button is called that selects a row. */
export const selecting = (node) => {
  const name = firstWords(node);
  return name ? word('Select %1', name) : word('Select');
};

/** What makes a button choose a row in place of another one. */
export const pressing = (node) =>
  ({ type: 'button', ...does(node, 'select'), 'data-leads': true, 'aria-pressed': String(node.selected === true) });
/** What makes a button choose a row besides others. */
export const checking = (node) =>
  ({ type: 'button', ...does(node, 'select'), role: 'checkbox', 'aria-checked': String(node.selected === true) });

// What a row offers: a strip of swipe actions that a finger uncovers, and a menu of everything

// A row stands for the views that make it up: swipe actions and menus of theirs are its own, and what drags them. So are
// those of a label, where the row is a link or a button.
const gathered = (pick, ...types) => function all(node) {
  return types.includes(node.type) ? [...pick(node), ...(node.children ?? []).flatMap(all)] : pick(node);
};
const made = ['row', 'tableRow', 'group'];
const swipeActions = gathered((node) => node.swipeActions ?? [], ...made, ...tapped);
const swipes = (node) => swipeActions(node).flatMap((view) => buttons(view));
const offered = gathered((node) => node.contextMenu ?? [], ...made, ...tapped);
const carried = gathered((node) => (isDraggable(node) ? [node] : []), ...made);

// The buttons among swipe actions, in whatever groups; the tint of a group is that of each button in it.
function buttons({ tint: given, ...view }, around) {
  const tint = given ?? around;
  if (view.type === 'button') return [{ ...view, tint }];
  return view.type === 'group' ? (view.children ?? []).flatMap((child) => buttons(child, tint)) : [];
}

// A link among them has no place in a strip, and is in the menu.
const leads = new Set(['link', 'navigationLink', 'shareLink']);
const links = (view) => (view.type === 'group' ? (view.children ?? []).flatMap(links) : leads.has(view.type) ? [view] : []);

/** What a row offers besides being chosen. */
export function rowActions(node, { at, last } = {}) {
  const own = swipes(node).map((button) => ({
    ...does(button, 'tap'), text: button.text ?? firstWords(button), image: button.systemImage,
    role: button.role, tint: button.tint, edge: button.edge ?? 'trailing', swipes: true, long: button.longSwipe,
  }));
  const row = (text, image, action, value) => ({ ...does(node, action, value), text, image, edge: 'trailing' });
  const moves = takes(node, 'move')
    ? [at > 0 && row(word('Move Up'), 'chevron.up', 'move', at - 1), !last && row(word('Move Down'), 'chevron.down', 'move', at + 2)]
    : [];
  // Whoever gives a row swipe actions of its own on this edge says which there are, and what deletes it if one does.
  const removal = takes(node, 'delete') && !own.some(({ edge, role }) => edge === 'trailing' && role === 'destructive')
    && { ...row(word('Delete'), 'trash', 'delete'), role: 'destructive', swipes: own.every(({ edge }) => edge !== 'trailing') };
  return [...own, ...moves, removal].filter(Boolean);
}

/** The menu of a row: what is offered in it itself, what can be dragged, and its actions. */
export function rowMenu(node, actions) {
  const items = [...offered(node), ...swipeActions(node).flatMap(links)];
  const own = [...nodes(items, places.menu), ...carried(node).map((view, at, all) => pickUp(view, all.length > 1))];
  const words = new Set(items.flatMap(wordsOf));
  const more = actions.filter(isFirst).filter(({ text }) => !words.has(text));
  const apart = own.length > 0 && more.length > 0 ? [h('hr', { class: 'divider', role: 'separator' })] : [];
  return [...own, ...apart, ...more.map(menuItem)];
}

// What a menu offers, with what is in its sections; a menu in it is one more step away.
const wordsOf = (item) => (item.type === 'button' ? [item.text ?? firstWords(item)]
  : item.type === 'section' || item.type === 'group' ? (item.children ?? []).flatMap(wordsOf) : []);

// A row that is deleted by a swipe action of its own and by its list is offered that once.
const isFirst = ({ text }, at, actions) => actions.findIndex((action) => action.text === text) === at;

const command = ({ text, image, role, tint, edge, swipes, long, ...rest }) =>
  ({ type: 'button', 'data-role': role, 'data-tint': tint, ...rest });

function strip(actions, edge) {
  const shown = actions.filter((action) => action.swipes && action.edge === edge);
  return shown.length > 0 && h('div', { class: 'row-strip', key: edge, 'data-edge': edge, 'data-long': shown[0].long, inert: true },
    shown.map((action) => h('button', command(action), faceOf(action))));
}

const faceOf = ({ image, text }) => h('span', { class: 'face' }, image && symbol(image), h('span', {}, text));

const menuItem = (action) => h('button', {
  class: 'button row-action', role: 'menuitem', tabindex: -1, ...command(action),
}, faceOf(action));

register({ list, form: list, section, row: item });
