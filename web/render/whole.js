// Views that assistive technology takes for one (`accessibilityChildren`): their words are said once, as a text, and
// what is drawn of them is passed over. Where there is a control among them, all stay what they are.

import { clock } from './clock.js';
import { h } from './describe.js';
import { contains, withValue } from './properties.js';

function valueOf({ type, accessibilityValue, value, total = 1 }) {
  if (accessibilityValue) return accessibilityValue;
  if (type === 'progressView' && value !== undefined) return `${Math.round((100 * value) / total)} %`;
  return type === 'labeledContent' ? value : undefined;
}

// A time is written where the person is, and anew as it passes: of a text with one there are the parts.
const written = ({ text, runs, language: lang }) => (runs?.some(({ dateStyle }) => dateStyle)
  ? runs.map((run) => (run.dateStyle ? clock(run, { lang }) : run.text)).filter(Boolean) : text);

function words(node) {
  if (node.accessibilityHidden) return [];
  const { accessibilityLabel, subtitle, badge, label = [], children = [] } = node;
  const inside = node.accessibilityChildren === 'ignore' ? [] : [...label, ...children].flatMap(words);
  return [accessibilityLabel ?? written(node), ...inside, subtitle, valueOf(node), badge].filter(Boolean);
}

const listed = (all) => all.flatMap((each, i) => (i > 0 ? [', ', each] : [each]).flat());

function name({ accessibilityChildren, accessibilityLabel, children = [] }) {
  const isCombined = accessibilityChildren === 'combine' && !accessibilityLabel;
  return isCombined ? listed(children.flatMap(words)) : [accessibilityLabel].filter(Boolean);
}

/** Whether a node is taken for one. */
export const isWhole = (node) => node.accessibilityChildren !== undefined && !contains(node);

/** The words for all that is in a node that is taken for one. */
export function wholeWords(node) {
  const said = name(node);
  return said.length > 0 && h('span', { class: 'visually-hidden' }, together([...said, withValue('', node)]));
}

// Words beside each other are one text.
const together = (parts) => parts.reduce((all, part) => (typeof part === 'string' && typeof all.at(-1) === 'string'
  ? [...all.slice(0, -1), all.at(-1) + part] : [...all, part]), []);
