// The properties any node may carry, as attributes that the style sheets hook on.

import { isContainer } from '../patch/levels.js';
import { h } from './describe.js';
import { shortcutAttributes } from './shortcuts.js';

const words = {
  font: 'data-font', weight: 'data-weight', italic: 'data-italic', strikethrough: 'data-strikethrough',
  underline: 'data-underline', monospaced: 'data-monospaced', monospacedDigit: 'data-monospaced-digit',
  textCase: 'data-text-case', foreground: 'data-foreground', tint: 'data-tint',
  background: 'data-background', faint: 'data-faint', shape: 'data-clip', padding: 'data-padding', narrowPadding: 'data-narrow-padding', lineLimit: 'data-line-limit', reservedLines: 'data-reserved-lines', frame: 'data-frame',
  textAlign: 'data-text-align', verticalAlignment: 'data-vertical-alignment', buttonStyle: 'data-button-style', controlSize: 'data-control-size',
  labelsHidden: 'data-labels-hidden', labelStyle: 'data-label-style', textFieldStyle: 'data-text-field-style',
  accessibilityLabel: 'aria-label', accessibilityHint: 'aria-description',
  accessibilityIdentifier: 'data-testid', help: 'title', language: 'lang', colorScheme: 'data-color-scheme', scrollID: 'data-scroll-id',
};

/** The styling words of a node, or of a part of a text. */
export function looks(node) {
  const attributes = {};
  for (const word in node) {
    if (!Object.hasOwn(words, word)) continue;
    const value = node[word];
    attributes[words[word]] = Array.isArray(value) ? value.join(' ') : value;
  }
  // It ends the limit around, which is not handed down then.
  if (node.lineLimit === 0) delete attributes['data-line-limit'];
  return attributes;
}

/** Attributes for the element of a node: its class, styling words and what assistive technology is told. */
export function common(node, name = node.type) {
  const attributes = {
    class: name, ...looks(node), dir: direction(node), ...shortcutAttributes(node.keyboardShortcut), ...sized(node), style: measures(node),
  };
  if (node.background && isUnderWhite(node)) attributes['data-under'] = 'white';
  else if (node.type === 'zStack') attributes['data-under'] = under(node);
  if (node.accessibilityHidden) attributes['aria-hidden'] = 'true';
  if (node.accessibilitySelected) attributes['aria-current'] = 'true';
  if (node.disclosure) attributes['aria-expanded'] = String(node.disclosure === 'expanded');
  if (node.accessibilityLabel) attributes['aria-label'] = withValue(node.accessibilityLabel, node);
  if (node.scrollVisibility !== undefined) Object.assign(attributes, { 'data-watched': node.id, 'data-threshold': node.scrollVisibility });
  return attributes;
}

/** Whether white words lie on the ground of a node: its own, or those in it that have no ground of theirs. */
export const isUnderWhite = (node) => node.foreground === 'white' || (node.runs?.some(({ foreground }) => foreground === 'white') ?? false)
  || slots.some((slot) => node[slot]?.some?.((each) => !hasGround(each) && isUnderWhite(each)));

// Which words lie on the shapes of a pile.
const under = (pile) => (isUnderWhite(pile) ? 'white' : hasWords(pile) ? 'ink' : undefined);

const hasWords = ({ type, children = [] }) => type === 'text' || type === 'label'
  || children.some((child) => !hasGround(child) && hasWords(child));

const hasGround = ({ background, buttonStyle, type, children }) => background !== undefined || (buttonStyle?.startsWith('bordered') ?? false)
  || (type === 'zStack' && isGround(children?.[0]));

const isGround = (node) => node?.type === 'shape' || (node?.type === 'zStack' && node.children?.length === 1 && isGround(node.children[0]));

/** The direction of what is in a node, as HTML has it. */
export const direction = ({ layoutDirection: from }) =>
  (from && (from === 'rightToLeft' ? 'rtl' : 'ltr'));

/** A name with the value that is said after it. */
export const withValue = (name, { accessibilityValue: value }) => (value ? `${name}, ${value}` : name);

/** The value that is said after words on the page; with a label of its own, a node says it there. */
export const spokenValue = ({ accessibilityLabel, accessibilityValue: value }) =>
  (value && !accessibilityLabel ? hiddenText(`, ${value}`) : null);

/** What makes a heading of an element. In a button there is none: what is in it is its name and nothing else. */
export const headed = (node, { place }) =>
  (node.accessibilityHeader && place !== 'label' ? { role: 'heading', 'aria-level': 2 } : {});

/** Custom properties of a node, as far as it has any. */
export function measures({
  spacing, rowSpacing, columnSpacing, lineLimit, reservedLines, columns, minColumnWidth, columnWidths, width, minWidth, height, minHeight,
  lineWidth, aspectRatio,
}) {
  const style = {};
  if (spacing !== undefined) style['--spacing'] = `${spacing}px`;
  if (rowSpacing !== undefined) style['--row-spacing'] = `${rowSpacing}px`;
  if (columnSpacing !== undefined) style['--column-spacing'] = `${columnSpacing}px`;
  if (lineLimit !== undefined) style['--line-limit'] = String(lineLimit);
  if (reservedLines !== undefined) style['--reserved-lines'] = String(reservedLines);
  if (columns !== undefined) style['--columns'] = String(columns);
  if (minColumnWidth !== undefined) style['--column-width'] = letters(minColumnWidth);
  if (columnWidths !== undefined) style['--tracks'] = columnWidths.map((each) => (each ? letters(each) : 'minmax(0, 1fr)')).join(' ');
  if (width !== undefined) style['--width'] = `${width}px`;
  if (minWidth !== undefined) style['--min-width'] = `${minWidth}px`;
  if (height !== undefined) style['--height'] = `${height}px`;
  if (minHeight !== undefined) style['--min-height'] = `${minHeight}px`;
  if (aspectRatio !== undefined) style['--ratio'] = String(aspectRatio);
  if (lineWidth !== undefined) style['--line-width'] = `${lineWidth}px`;
  return style;
}

// Letters twice as large need columns twice as wide.
const letters = (points) => `${points / 16}rem`;

/** How wide a column is best, at least and at most, for the style sheets. */
export function widths({ width, minWidth, maxWidth }) {
  const style = {};
  if (width !== undefined) style['--best'] = letters(width);
  if (minWidth !== undefined) style['--least'] = letters(minWidth);
  if (maxWidth !== undefined) style['--most'] = letters(maxWidth);
  return style;
}

/** Which lengths of a shape or a pile are known, for the style sheets. */
export function sized({ width, minWidth, height, minHeight, fillsHeight, aspectRatio }) {
  const words = [
    width && 'width', minWidth && 'least', height && 'height', minHeight && 'leastHeight', fillsHeight && 'tall', aspectRatio && 'ratio',
  ];
  return { 'data-sized': words.filter(Boolean).join(' ') || undefined };
}

/** The attributes that say which command an element gives; what is hidden from screen readers the keyboard passes over. */
export const does = (node, action, value) => ({
  'data-id': node.id, 'data-does': action, 'data-value': value, disabled: node.disabled === true,
  ...(node.accessibilityHidden && { tabindex: -1 }),
});

const isTapped = ({ actions }) => actions?.includes('tap') === true;
const holdsControls = (node) => slots.some((slot) => contains(node, slot));

/** Whether a node that is no control is tapped beside the controls in it, which a button must not have. */
export const isTappedBeside = (node) => stacks.has(node.type) && isTapped(node) && holdsControls(node);

/** What makes a button, or a link, of an element that is no control and is tapped all the same. */
export function tapped(node) {
  if (!isTapped(node) || isTappedBeside(node)) return {};
  const { disabled, ...attributes } = does(node, 'tap');
  if (disabled) return { ...attributes, 'aria-disabled': 'true' };
  return holdsControls(node) ? attributes : { ...attributes, role: node.accessibilityLink ? 'link' : 'button', tabindex: 0 };
}

/** Whether a node is not seen as it is: it stands for something that is still loading, or what is behind it shows through. */
export const isVeiled = ({ redacted, opacity }) => redacted !== undefined || opacity !== undefined;

/** What stands for something that is still loading is neither read nor reached, nor is what is not seen at all. */
export function veiled({ redacted, opacity }, { style } = {}) {
  const veil = redacted || opacity === 0 ? { 'data-redacted': redacted, inert: true, style } : { style };
  if (opacity === undefined) return veil;
  return { ...veil, 'data-opacity': opacity === 0 ? 'none' : 'some', style: { ...style, '--opacity': String(opacity) } };
}

export const badge = (node) =>
  node.badge === undefined ? null : h('span', { class: 'badge', key: 'badge', ...veiled({ redacted: node.redacted }) }, node.badge);

export const hiddenText = (text) => h('span', { class: 'visually-hidden' }, text);

const stacks = new Set(['vStack', 'hStack', 'zStack', 'group']);

/** Whether a node takes all the room there is: a container, or a stack with one among its views. */
export const takesRoom = (node) =>
  isContainer(node) || (stacks.has(node.type) && (node.children?.some(takesRoom) ?? false));

const isBar = ({ type, value, gaugeStyle = '' }) => type === 'slider' || (type === 'progressView' && value !== undefined)
  || (type === 'gauge' && !gaugeStyle.startsWith('accessoryCircular'));

/** Whether a node is as long as there is room: a bar that shows a value, or a stack with one among its views. */
export const holdsBar = (node) =>
  isBar(node) || (node.type !== 'zStack' && stacks.has(node.type) && (node.children?.some(holdsBar) ?? false));

const scrollers = new Set(['list', 'form', 'scrollView', 'table']);

/** Whether a node has all the width there is: it says so, it is what always has, or something in it does. */
export function fillsWidth(node) {
  const { type, frame, width, children, label } = node;
  if (frame === 'fill') return true;
  if (width !== undefined) return false;
  if (scrollers.has(type)) return true;
  if (type === 'hStack' && children?.some((child) => child.type === 'spacer' && child.width === undefined)) return true;
  if (type === 'button' || type === 'navigationLink') return [label, children].some((slot) => slot?.some(fillsWidth));
  if (type === 'shape') return isLine(node);
  if (type === 'vStack' && children?.some((child) => child.type === 'divider')) return true;
  // A pile holds no bar and no field for those around it: it has all the width itself.
  const isWide = type === 'zStack' ? (child) => fillsWidth(child) || holdsBar(child) || holdsField(child) : fillsWidth;
  return stacks.has(type) && ((node.layer ? layers(node).rest : children)?.some(isWide) ?? false);
}

/** What one types into. */
export const textFields = new Set(['textField', 'secureField', 'textEditor']);
const holdsField = ({ type, width, children }) => width === undefined
  && (textFields.has(type) || (stacks.has(type) && (children?.some(holdsField) ?? false)));

// A shape among views is a line across, or a field of colour. A circle is as wide as it is high, and so is what has a height
// and a ratio as wide as they say.
const isLine = ({ shape, height, aspectRatio }) => shape !== 'circle' && (height === undefined || aspectRatio === undefined);

/** Whether a node goes from one edge of a screen to the other, and beyond its end. */
export const isScroller = ({ type }) => scrollers.has(type);

/** Whether there may be more in a node, up and down, than there is room. */
export function scrolls(node) {
  if (node.layer === undefined) return isScroller(node) && node.axes === undefined;
  const { rest } = layers(node);
  return rest.length === 1 && scrolls(rest[0]);
}

/** Whether a node is a stack of something that scrolls and of what may stand above and below it, which stays in sight. */
export const isParted = ({ type, children = [] }) => type === 'vStack' && children.some(scrolls);

/** The layer of a pile that takes no room of its own, and the children that it lies over or under. */
export function layers({ layer, children = [] }) {
  const place = layer === 'overlay' ? children.length - 1 : 0;
  return { layer: children[place], rest: children.toSpliced(place, 1) };
}

const interactive = new Set([
  'button', 'navigationLink', 'link', 'toggle', 'slider', 'stepper', 'textField', 'secureField', 'textEditor',
  'searchField', 'picker', 'datePicker', 'filePicker', 'menu', 'tab', 'shareLink',
]);
const slots = ['search', 'headerContent', 'label', 'children', 'footerContent', 'swipeActions'];

const isControl = ({ type, actions }) => interactive.has(type) || actions !== undefined;

/** Whether there are controls in what labels a node; links in a text are but words there. */
export const isLabelledByControls = ({ children = [], label = [] }) =>
  [...children, ...label].some((node) => isControl(node) || isLabelledByControls(node));

/** Whether there is anything in a node that the keyboard can reach. */
export function hasControl(node) {
  return isControl(node) || (node.runs?.some(({ url }) => url) ?? false)
    || slots.some((slot) => node[slot]?.some(hasControl));
}

export const contains = (node, slot = 'children') => node[slot]?.some(hasControl) ?? false;
