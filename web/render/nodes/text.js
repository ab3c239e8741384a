import { clock } from '../clock.js';
import { h } from '../describe.js';
import { isFollowable, isLoadable, leading } from '../links.js';
import { firstWords } from '../opener.js';
import { badge, common, headed, hiddenText, looks, sized, spokenValue, tapped, withValue } from '../properties.js';
import { inside, nodes, places, register } from '../registry.js';
import { spokenName, symbol } from '../symbol.js';
import { word } from '../words.js';

/** Words are kept whole beside others, unless one of them is so long that it would push the others out. */
export const isLong = (words) => /[^\s-]{15}/u.test(words ?? '');

// A few letters at the end of a line stay in one.
export const isBrief = (words) => words !== undefined && words.length <= 12 && !words.includes('\n');
export const isClock = ({ runs }) => runs?.length === 1 && runs[0].dateStyle !== undefined;

// Figures alone, such as "3 : 2", have no side of their own and read from the layout's.
const isNeutral = (words) => words !== undefined && !/\p{L}/u.test(words);

// The parts of a text that look different or lead somewhere, or the text as it is.
const wording = ({ text: whole, runs }, leads = () => false, hidden = undefined) => runs?.map((run) => (leads(run)
  ? h('a', { ...looks(run), ...leading(run.url), ...run.systemImage && named(run) }, content(run))
  : run.dateStyle ? clock(run, { ...looks(run), 'aria-hidden': hidden })
    : h('span', { ...looks(run), ...run.systemImage && drawn(run, whole), 'aria-hidden': hidden }, content(run)))) ?? whole;

const content = ({ systemImage, text }) => (systemImage ? symbol(systemImage) : text);
const named = ({ systemImage }) => ({ 'aria-label': spokenName(systemImage) });

// Among words a symbol is not read, as an image is not that has no name; alone it is all there is to be read.
const drawn = (run, words) => !words && { role: 'img', ...named(run) };

// In what is tapped as a whole, nothing else can be tapped.
const canLead = (node, { place }) =>
  place !== 'label' && place !== 'menu' && !node.disabled && !node.actions?.includes('tap');

function text(node, context) {
  const { 'aria-label': label, ...rest } = common(node);
  const attributes = {
    ...rest, ...headed(node, context), ...tapped(node), 'data-long': isLong(node.text), 'data-neutral': isNeutral(node.text),
    'data-brief': isBrief(node.text) || isClock(node),
  };
  if (node.accessibilityImage) {
    return h('span', { ...attributes, ...picture(node, node.text), ...tapped(node) }, wording(node), badge(node));
  }
  const leads = ({ url }) => isFollowable(url) && canLead(node, context);
  if (!label) return h('span', attributes, wording(node, leads), spokenValue(node), badge(node));
  if (node.runs?.some(leads)) return h('span', attributes, hiddenText(label), wording(node, leads, 'true'));
  return h('span', attributes, h('span', { 'aria-hidden': 'true' }, wording(node)), hiddenText(label));
}

// What is in a picture is not read, so its name says all of it.
function picture(node, words) {
  const name = withValue(node.accessibilityLabel ?? words, node);
  return { role: 'img', 'aria-label': node.badge ? `${name}, ${node.badge}` : name };
}

function label(node, context) {
  const { 'aria-label': spoken, ...rest } = common(node);
  const attributes = { ...rest, ...headed(node, context), ...tapped(node), 'data-brief': isBrief(node.text), 'data-long': isLong(node.text) };
  if (node.children) {
    return h('span', attributes, nodes(node.children, context.place === 'label' ? context : places.plain), badge(node));
  }
  return h('span', attributes,
    node.systemImage && symbol(node.systemImage),
    node.text && h('span', { class: 'label-text' }, spoken ?? node.text),
    spokenValue(node),
    badge(node));
}

// A picture is spoken of where something is said of it, or it does something: by its name, or in a word.
function spokenAs(called, name, node) {
  const isSpoken = name || node.accessibilityImage || node.accessibilityValue || node.actions;
  return isSpoken ? picture(node, called) : { 'aria-hidden': 'true' };
}

function image(node) {
  const { 'aria-label': name, ...attributes } = common(node);
  const spoken = spokenAs(spokenName(node.systemName), name, node);
  return h('span', { ...attributes, ...spoken, ...tapped(node) }, symbol(node.systemName));
}

// It is loaded when it is about to be seen, and nobody is told from which page. What stands in its place is read where it
// is seen, unless the whole is a button.
function asyncImage(node) {
  const { 'aria-label': name, ...attributes } = common(node);
  const spoken = spokenAs(word('Image'), name, node);
  const isOne = !node.children || node.actions;
  return h('span', {
    ...attributes, ...(isOne && spoken), ...tapped(node), 'data-content-mode': node.contentMode,
  },
  isLoadable(node.url) && h('img', {
    src: node.url, alt: isOne ? '' : spoken['aria-label'] ?? '', loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer',
    draggable: 'false', key: node.url,
  }),
  node.children && h('span', { class: 'zStack placeholder', ...sized(node), key: 'placeholder' },
    nodes(node.children, inside(node, places.label))));
}

function shape(node) {
  const { 'aria-label': name, ...attributes } = common(node);
  const spoken = spokenAs(word('Image'), name, node);
  return h('span', {
    ...attributes, ...spoken, ...tapped(node), 'data-drawn': node.lineWidth === undefined ? 'filled' : node.dashed ? 'dashes' : 'line',
  });
}

function progressView(node) {
  const { 'aria-label': _, ...attributes } = common(node);
  const spoken = {
    'aria-label': node.accessibilityLabel || node.text || word('In progress'), 'aria-valuetext': node.accessibilityValue,
  };
  const bar = node.value === undefined
    ? h('span', { class: 'spinner', role: 'progressbar', ...spoken })
    : h('progress', { ...spoken, max: node.total ?? 1, value: node.value });
  return h('div', attributes, node.text && h('span', { class: 'caption', 'aria-hidden': 'true' }, node.text), bar);
}

// A name of its own is heard of a group alone; in the label of a control, that is named.
const grouped = ({ accessibilityLabel }, { place }) => (accessibilityLabel && place !== 'label' ? { role: 'group' } : {});

function contentUnavailable(node, context) {
  return h('div', { ...common(node), ...grouped(node, context) },
    node.systemImage && symbol(node.systemImage),
    h('h2', {}, node.text),
    node.description && h('p', {}, node.description),
    spokenValue(node),
    node.children && h('div', { class: 'actions' }, nodes(node.children, inside(node, places.actions))));
}

// Spans, since a button may hold nothing else: the name with what is said of it, and the value at the other end.
function labeledContent(node, context) {
  const named = node.text || firstWords({ label: node.label });
  const within = context.place === 'label' ? context : inside({ ...node, named }, places.plain);
  return h('span', { ...common(node), ...grouped(node, context) },
    h('span', { class: 'name' },
      node.label ? nodes(node.label, within) : h('span', {}, node.text),
      node.subtitle && h('span', { class: 'subtitle' }, node.subtitle)),
    h('span', { class: 'value', 'data-neutral': isNeutral(node.value) }, node.children ? nodes(node.children, within) : node.value),
    spokenValue(node),
    badge(node));
}

/** A line of a name, what is said of it, and a value, for what is labelled by one. */
export const line = ({ text: name, subtitle, value }) =>
  labeledContent({ type: 'labeledContent', text: name, subtitle, value }, places.label);

register({
  text, label, labeledContent, image, asyncImage, shape, progressView, contentUnavailable,
  spacer: (node) => h('span', { ...common(node), 'aria-hidden': 'true' }),
  divider: (node, { place }) => h('hr', { ...common(node), role: place === 'menu' ? 'separator' : undefined }),
});
