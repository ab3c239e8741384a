import { h } from '../describe.js';
import { firstWords, pictureName } from '../opener.js';
import { common, withValue } from '../properties.js';
import { nodes, places, register } from '../registry.js';
import { word } from '../words.js';

// What a gauge is called; of several views that label it, the first words.
const nameOf = ({ accessibilityLabel, text, label }) =>
  accessibilityLabel ?? text ?? firstWords({ label }) ?? pictureName({ label }) ?? word('Value');

const views = (slot) => slot?.length > 0 && nodes(slot, places.label);

// The meter says what stands around it.
const part = (name, content) => content && h('span', { class: name, key: name, 'aria-hidden': 'true' }, content);

// A meter has no words for its value but those of its name.
function meter(node, min, max) {
  const accessibilityValue = node.accessibilityValue ?? firstWords({ children: node.children });
  return h('meter', {
    min, max, value: node.value, 'aria-label': withValue(nameOf(node), { accessibilityValue }),
    'aria-description': node.accessibilityHint,
  });
}

function gauge(node) {
  const { 'aria-label': _, 'aria-description': __, ...attributes } = common(node);
  const { min = 0, max = 1, value } = node;
  const share = max > min ? (value - min) / (max - min) : 0;
  return h('span', { ...attributes, 'data-gauge-style': node.gaugeStyle, style: { '--share': String(share) } },
    part('gauge-words', [
      part('gauge-name', node.text ?? views(node.label)),
      part('gauge-value', views(node.children)),
    ].filter(Boolean)),
    h('span', { class: 'gauge-bar', key: 'bar' },
      part('gauge-least', views(node.minimumValueLabel)),
      h('span', { class: 'gauge-scale', key: 'scale' }, meter(node, min, max)),
      part('gauge-most', views(node.maximumValueLabel))));
}

register({ gauge });
