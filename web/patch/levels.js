// A person can go back by one level at a time: the screens of a stack, the columns of a collapsed split view, then the
// presentations above them. Levels are what browser history, focus and `back` have in common, so they are read here.

const containers = new Set(['navigationStack', 'navigationSplitView', 'tabView']);

/** Whether a node brings screens of its own. */
export const isContainer = ({ type }) => containers.has(type);

/** The container a node is or holds, wherever it stands among plain ones. */
function containerIn(node) {
  if (!node) return undefined;
  return isContainer(node) ? node : node.children?.map(containerIn).find(Boolean);
}

/** The tab that is seen. */
export const selectedTab = ({ selection, children = [] }) =>
  children.find(({ id }) => id === selection) ?? children[0];

const readings = { navigationStack: screens, navigationSplitView: columns, tabView: selected };

// The levels inside a node, of which the first is the one it stands on: `owner`.
function within(node, owner) {
  const container = containerIn(node);
  return container ? readings[container.type](container, owner) : [owner];
}

const held = (node, owner) => within({ children: node.children }, owner);

function screens({ children = [] }, owner) {
  const own = children.map(({ id }, i) => (i === 0 ? { ...owner, place: id } : { kind: 'screen', id, place: id }));
  const top = own.pop();
  return top ? [...own, ...held(children.at(-1), top)] : [owner];
}

function selected(node, owner) {
  const tab = selectedTab(node);
  return tab ? held(tab, { ...owner, place: tab.id }) : [owner];
}

function columns({ children = [], collapsed }, owner) {
  const last = children.findIndex(({ id }) => id === collapsed);
  return last < 0 ? beside(children.filter(({ hidden }) => !hidden), owner) : behind(children.slice(0, last + 1), owner);
}

const behind = (seen, owner) => seen.flatMap((column, i) =>
  held(column, i === 0 ? { ...owner, place: column.id } : { kind: 'column', id: column.id, place: column.id }));

// Side by side, a column is no level; what was pushed in it is.
const beside = (seen, owner) => (seen.length === 0 ? [owner] : seen.flatMap((column, i) =>
  held(column, { ...owner, place: column.id }).slice(i === 0 ? 0 : 1)));

const questions = new Set(['alert', 'confirmationDialog']);

function presented({ kind, id, content }) {
  const owner = { kind: questions.has(kind) ? kind : 'sheet', id, place: id };
  return questions.has(kind) ? [owner] : within(content, owner);
}

/**
 * The levels of a document, bottom first: `{kind, id, place}` with the kinds "root", "screen", "column", "sheet" (any
 * presentation that holds a place of its own), "alert" and "confirmationDialog". `id` is what `back` names (null for the
 * root), `place` the innermost screen, column, tab or presentation seen there.
 */
export function levels(document) {
  const root = within(document.root, { kind: 'root', id: null, place: null });
  return [...root, ...document.presentations.flatMap(presented)];
}

// An alert is a question that wants its answer, not a place.
const places = (document) => levels(document).filter(({ kind }) => kind !== 'alert');

/** How far a document is from its root. */
export const depth = (document) => places(document).length - 1;

/** The id of the level that is so deep: null for the root, undefined where there is none. */
export const levelAt = (document, depth) => places(document)[depth]?.id;

export const topLevel = (document) => levels(document).at(-1);

/** Whether a question lies over everything. */
export const isAsking = (document) => questions.has(topLevel(document).kind);

const find = (id, node) => (node.id === id ? node
  : [node.children, node.content].flat().reduce((found, each) => found ?? (each && find(id, each)), undefined));

/**
 * The button that leads out of the top level where going back does not: its `cancellationAction`, on a screen whose back
 * button is hidden and in a sheet that cannot be dismissed; undefined elsewhere, and where there is none to press.
 */
export function cancelButton({ root, presentations }) {
  const { id } = topLevel({ root, presentations });
  const top = id === null ? undefined : find(id, { children: [root, ...presentations] });
  return top?.backHidden || top?.interactiveDismissDisabled ? cancelInSight({ root, presentations }) : undefined;
}

/** The button of the `cancellationAction` in the toolbar that is seen; undefined where there is none to press. */
export function cancelInSight({ root, presentations }) {
  const { place } = topLevel({ root, presentations });
  const { toolbar = [] } = (place !== null && find(place, { children: [root, ...presentations] })) || {};
  const item = toolbar.find(({ placement }) => placement === 'cancellationAction');
  return item?.children?.find(({ type, disabled }) => type === 'button' && !disabled);
}

const nowhere = Object.freeze({ tab: null, base: 0 });

/**
 * Which tab of the outermost tab view is seen, and how deep that tab view itself is: `{tab, base}`, with a tab of null
 * where there is none. Each tab has ways of its own.
 */
export function currentTab({ root }, base = 0) {
  const container = containerIn(root);
  if (container?.type === 'tabView') return { tab: selectedTab(container)?.id ?? null, base };
  const screens = container?.type === 'navigationStack' ? container.children ?? [] : [];
  const top = screens.at(-1);
  return top ? currentTab({ root: { children: top.children } }, base + screens.length - 1) : nowhere;
}
