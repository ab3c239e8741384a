import { isContainer } from '../../patch/levels.js';
import { deferred, h } from '../describe.js';
import { hasWayOut } from '../leaving.js';
import { common, contains, isParted, isScroller, isUnderWhite, layers, scrolls, takesRoom, widths } from '../properties.js';
import { inside, nodes, one, places, register, styled } from '../registry.js';
import { symbol } from '../symbol.js';
import { word } from '../words.js';
import { bar, heading, isLarge, items, subtitle } from './bars.js';

// What is around a stack, its first screen says: in a collapsed split view it has the way back out of the column.
function navigationStack(node, { back, under, inline }) {
  const screens = node.children ?? [];
  return h('div', { ...common(node, 'stack'), 'data-id': node.id }, screens.map((child, i) => deferred(child, inside(node, {
    place: 'screen', covered: i < screens.length - 1, pushed: i > 0 || back !== undefined, inline,
    under: i > 0 ? screens[i - 1].title : under, back: i > 0 ? undefined : back,
  }), drawScreen)));
}

const refreshable = (node) => (node.actions?.includes('refresh') ? node
  : node.children?.map(refreshable).find(Boolean));

/** Whether a node holds a container, which then fills it to its edges, but for what stands beside it. */
export const isFilled = ({ children = [] }) => children.some(takesRoom);

// One child that is no list is placed as SwiftUI does it: in the middle of the screen. A list in a stack scrolls between
// what stands above and below it, which stays in sight.
const layoutOf = ({ children = [] }) => {
  if (children.some(isScroller)) return 'list';
  if (children.length === 1 && isPileOfLists(children[0])) return 'list';
  if (children.length === 1 && isParted(children[0])) return 'parted';
  return children.length === 1 && children[0].type === 'contentUnavailable' ? 'empty' : 'free';
};

// Neutral colours are a screen's own ground in whatever scheme.
const fillers = new Set(['scrollView', 'list', 'form']);
const listed = new Set(['list', 'form', 'table']);
const grounds = new Set(['primary', 'secondary', 'tertiary', 'gray', 'white', 'bar', 'regularMaterial']);

// What is behind all that is on a screen, or scrolls on it, is behind the screen.
function groundOf(node) {
  const { content: { children = [] }, ground } = unlayered(node);
  const filler = children.length === 1 && fillers.has(children[0].type) && !children[0].axes ? children[0] : {};
  const found = ground ?? filler.background;
  const isDark = found !== undefined
    && children.some((child) => !listed.has(child.type) && (isUnderWhite(child) || (found === 'primary' && isPicture(child))));
  if (grounds.has(found) && !isDark) return {};
  return { 'data-background': found, 'data-under': isDark ? 'white' : undefined };
}

// A picture with black around it: no words of the screen's own lie on that.
const isPicture = ({ type, children = [] }) => type === 'asyncImage' || (children.length > 0 && children.every(isPicture));

// Without the colour that is behind all else, where that is all there is: the first of a pile, or of what takes all the room.
// A pile with a colour in it fills its frame, so that it does not matter where in that it stands.
const centred = { verticalAlignment: undefined, textAlign: undefined };

function uncoloured(children = []) {
  if (children.length !== 1) return { children };
  const [{ background, ...only }] = children;
  if (isColoured(children[0])) {
    const [colour, ...rest] = only.children;
    return { ground: colourOf(colour), children: rest.length === 1 && !only.alignment ? rest : [{ ...only, ...centred, frame: 'fill', fillsHeight: true, children: rest }] };
  }
  if (only.frame !== 'fill' || !(only.fillsHeight || only.type === 'asyncImage') || only.shape) return { children };
  return isGroupOfColour(only) ? uncoloured(only.children) : { ground: background, children: [only] };
}

const isPileOfLists = (pile) => pile.type === 'zStack' && !pile.layer && pile.children?.some(isScroller) && !isColoured(pile);

const isColoured = ({ type, layer, background, width, height, minHeight, children = [] }) => type === 'zStack' && children.length > 1
  && isColour(children[0]) && [layer, background, width, height, minHeight].every((each) => each === undefined);

// Whatever is behind that is behind its colour.
const isGroupOfColour = ({ type, children = [] }) => type === 'group' && children.length === 1 && isColoured(children[0]);

const isColour = ({ type, shape, width, height, lineWidth, aspectRatio }) => type === 'shape' && shape === 'rectangle'
  && [width, height, lineWidth, aspectRatio].every((each) => each === undefined);

// At which of its ends a screen is read, as the list or the area says that scrolls with it.
const anchorOf = (node) => node.scrollAnchor
  ?? (isScroller(node) ? undefined : node.children?.map(anchorOf).find(Boolean));

// What lies over and under all that scrolls on a screen does not scroll with it.
function unlayered(node) {
  const [over, under] = [[], []];
  let { children, ground } = inLayers(node.children);
  for (let pile = pileAround(children); pile; pile = pileAround(children)) {
    const { layer, rest } = layers(pile);
    if (pile.layer === 'overlay') over.unshift(layer); else under.push(layer);
    if (children[0] === pile) ground ??= pile.background;
    const found = inLayers(children[0] === pile ? rest : [without(children[0], pile, rest)]);
    ground ??= found.ground;
    ({ children } = found);
  }
  const isHoisted = ['list', 'parted'].includes(layoutOf({ children }));
  if (isHoisted) return { content: { ...node, children }, over, under, ground };
  const inner = uncoloured(children);
  if (inner.ground) return { content: { ...node, children: inner.children }, over, under, ground: inner.ground };
  return { content: node, over: [], under: [] };
}

// A pile of one view that scrolls and of others, which is all there is or what scrolls between what stays in sight, as layers
// of what scrolls. A colour that is behind all of them is the screen's own.
function inLayers(children = []) {
  const [only, ...others] = children;
  if (!only || others.length > 0) return { children };
  if (isPileOverScroller(only)) return { ...groundIn(only), children: [layered(only)] };
  if (only.type !== 'vStack' || isParted(only)) return { children };
  const stack = asOne(only);
  const pile = stack.children?.find(isPileOverScroller);
  const found = pile ? without(stack, pile, [layered(pile)]) : stack;
  return isParted(found) ? { ...(pile && groundIn(pile)), children: [found] } : { children };
}

// Stacks around one another, as what stands above and what stands below make them, are one.
function asOne(stack) {
  const [inner, ...others] = stack.children?.filter(holdsScroller) ?? [];
  if (!inner || others.length > 0 || !isBareStack(inner)) return stack;
  const { alignment, children } = asOne(inner);
  const placed = (view) => (alignment === stack.alignment || holdsScroller(view) ? view : { type: 'vStack', alignment, frame: 'fill', children: [view] });
  return without(stack, inner, children.map(placed));
}

const isBareStack = ({ type, alignment, spacing, children, ...said }) => type === 'vStack' && Object.keys(said).length === 0;

const holdsScroller = (node) => scrolls(node) || (node.children?.some(holdsScroller) ?? false);

function isPileOverScroller(pile) {
  const { type, layer, alignment, frame, ...more } = pile;
  if (type !== 'zStack' || layer || !isBarePile({ ...more, type, layer: 'overlay' })) return false;
  const found = pile.children?.filter(holdsScroller) ?? [];
  return found.length === 1 && (scrolls(found[0]) || isParted(found[0]));
}

const colourOf = ({ foreground = 'primary', background = foreground }) => background;
const groundIn = (pile) => ({ ground: isColoured(pile) ? colourOf(pile.children[0]) : pile.background });

function layered(pile) {
  const { alignment, children } = pile;
  const at = children.findIndex(holdsScroller);
  const lying = (views) => ({ type: 'zStack', alignment, children: views });
  const [under, over] = [children.slice(isColoured(pile) ? 1 : 0, at), children.slice(at + 1)];
  const raised = under.length > 0 ? { type: 'zStack', layer: 'background', children: [lying(under), children[at]] } : children[at];
  return over.length > 0 ? { type: 'zStack', layer: 'overlay', children: [raised, lying(over)] } : raised;
}

// The pile that is all there is, or all that scrolls between what stays in sight.
function pileAround(children) {
  if (children.length !== 1) return undefined;
  const found = isParted(children[0]) ? children[0].children.filter(scrolls) : children;
  return found.length === 1 && isBarePile(found[0]) ? found[0] : undefined;
}

const without = (stack, pile, rest) => ({ ...stack, children: stack.children.flatMap((each) => (each === pile ? rest : [each])) });

// With nothing said of itself but which layer it has, what is behind it, how large it would be, and where in that it stands.
const isBarePile = ({
  type, layer, children, width, height, minWidth, minHeight, fillsHeight, verticalAlignment, textAlign, background, faint, colorScheme, ...said
}) => {
  const isSized = Boolean(width || height || minWidth || minHeight || fillsHeight);
  return layer !== undefined && (textAlign === undefined || isSized) && Object.keys(said).length === 0;
};

const hoisted = (kind, found, node) => found.length > 0
  && h('div', { class: 'layer', key: kind, 'data-layer': kind }, nodes(found, inside(node, places.plain)));

// A screen that has been come to has a heading to be told by, even where it has neither title nor content.
const untold = (node, { unseen, pushed }) =>
  unseen ?? (pushed && !node.title && layoutOf(node) === 'empty' ? node.children[0].text : undefined);

const unseenHeading = (text, { unseenID: id }) =>
  h('h1', { class: 'visually-hidden', tabindex: -1, key: 'unseen', id }, text);

function scroller(node, context, refresh) {
  const layout = layoutOf(node);
  const unseen = untold(node, context);
  const reachable = contains(node) || contains(node, 'search');
  // Where it has to be come to by the keyboard, `Stops` says so.
  return h('div', {
    class: 'scroller', key: 'scroller', tabindex: reachable ? undefined : -1, 'data-refreshes': refresh?.id,
    'data-anchor': anchorOf(node),
    role: reachable ? undefined : 'group', 'aria-label': reachable ? undefined : node.title ?? word('Content'),
  },
  refresh && h('div', { class: 'pull', key: 'pull', 'aria-hidden': 'true' }, h('span', { class: 'spinner' })),
  node.title && isLarge(node, context) && [heading(node, 'large-title'), subtitle(node, 'large-subtitle')],
  unseen && unseenHeading(unseen, context),
  node.search && h('div', { class: 'search', key: 'search' }, nodes(node.search, places.plain)),
  h('div', { class: 'content', key: 'content', 'data-layout': layout },
    nodes(node.children, inside(node, layout === 'parted' ? places.parted : places.plain))));
}

const filling = (node, context) => h('div', { class: 'filling', key: 'filling' },
  context.unseen && unseenHeading(context.unseen, context),
  one(alone(node), inside(node, places.plain)));

/** The cross that leaves what has that id. */
export const cross = (id, name, title) => h('button', {
  class: `button ${name}`, type: 'button', key: 'close', 'data-does': 'dismiss', 'data-id': id, 'aria-label': title, title,
}, symbol('xmark'));

// Beside a screen, and no modal: what is on the screen stays within reach.
const inspector = (node) => h('section', { class: 'inspector', 'aria-label': word('Inspector'), 'data-dismisses': node.id },
  !hasWayOut(node) && cross(node.id, 'inspector-close', word('Close Inspector')),
  surface(alone(node), word('Inspector')));

/** What stands in a screen or a column: its bar, its content, its bottom bar, its inspector. */
export function panes(node, context) {
  const filled = isFilled(node);
  const refresh = filled ? undefined : refreshable(node);
  const bottom = items(node, (placement) => placement === 'bottomBar');
  const { content, over, under } = unlayered(node);
  return [
    // What fills the screen leaves a large title no place: then the one in the bar is what the screen is told by.
    bar(node, context, { large: !filled && isLarge(node, context), refresh }),
    hoisted('background', under, node),
    filled ? filling(node, context) : scroller(content, context, refresh),
    hoisted('overlay', over, node),
    bottom.length > 0 && h('footer', { class: 'bottom-bar', key: 'bottom' }, bottom),
    node.inspector?.map((each) => deferred(each, places.plain, styled(inspector))),
  ];
}

// How much room what stands beside the panes asks for.
function besideOf({ inspector: [beside] = [] }) {
  if (beside?.width === undefined) return {};
  const { '--best': best, '--least': least = '0rem' } = widths(beside);
  return { '--inspector-width': `max(${best}, ${least})` };
}

/** Attributes that say how the panes of a node are laid out. */
export const paneAttributes = (node, context) => ({
  'data-title': node.title && isLarge(node, context) && !isFilled(node) ? 'large' : 'inline',
  ...groundOf(node), 'data-inspected': Boolean(node.inspector), style: { ...widths(node), ...besideOf(node) }, 'data-covered': context.covered,
  'aria-hidden': context.covered ? 'true' : undefined, inert: context.covered,
});

const screen = (node, context) =>
  h('section', { ...common(node), 'data-id': node.id, exit: true, ...paneAttributes(node, context) }, panes(node, context));

const drawScreen = styled(screen);

/** The content of something that holds nodes, as one node. */
export const alone = ({ children = [] }) => (children.length === 1 ? children[0] : { type: 'vStack', children });

/** Whether a surface of a node is entered at a heading that is not seen. */
export const isEnteredUnseen = (node) => !isContainer(node) && !(node.type === 'screen' && node.title);

/**
 * What brings no screen of its own still needs something to scroll in, and a heading to enter it at: `title`, which is not
 * seen, and has `id` where something is named by it.
 */
export function surface(node, title, id) {
  if (isContainer(node)) return one(node, places.plain);
  const context = { place: 'screen', covered: false, pushed: false };
  const inner = node.type === 'screen' ? node : { type: 'screen', children: [node] };
  return h('div', { class: 'stack', key: 'surface' },
    deferred(inner, inner.title ? context : { ...context, unseen: title, unseenID: id }, drawScreen));
}

register({ navigationStack, screen });
