// Views that assistive technology takes for one (`accessibilityChildren`): their words are said once, as a text, and
// what is drawn of them is passed over. Where there is a control among them, all stay what they are.

import { contains, hiddenText, withValue } from './properties.js';

function valueOf({ type, accessibilityValue, value, total = 1 }) {
  if (accessibilityValue) return accessibilityValue;
  if (type === 'progressView' && value !== undefined) return `${Math.round((100 * value) / total)} %`;
  return type === 'labeledContent' ? value : undefined;
}

function words(node) {
  if (node.accessibilityHidden) return [];
  const { accessibilityLabel, text, subtitle, badge, label = [], children = [] } = node;
  const inside = node.accessibilityChildren === 'ignore' ? [] : [...label, ...children].flatMap(words);
  return [accessibilityLabel ?? text, ...inside, subtitle, valueOf(node), badge].filter(Boolean);
}

function name({ accessibilityChildren, accessibilityLabel, children = [] }) {
  const isCombined = accessibilityChildren === 'combine' && !accessibilityLabel;
  return isCombined ? children.flatMap(words).join(', ') : accessibilityLabel;
}

/** Whether a node is taken for one. */
export const isWhole = (node) => node.accessibilityChildren !== undefined && !contains(node);

/** The words for all that is in a node that is taken for one. */
export function wholeWords(node) {
  const said = name(node);
  return said && hiddenText(withValue(said, node));
}
