import { h } from './describe.js';
import { symbols } from './symbols.js';

const fallback = symbols.circle;

function digit(text) {
  return h('text', { x: 12, y: 16.2, 'text-anchor': 'middle', class: 'digit' }, text);
}

function numbered(name) {
  const [, number, filled] = /^(\d{1,2})\.circle(\.fill)?$/.exec(name) ?? [];
  return number && [h('circle', { cx: 12, cy: 12, r: 9.2, class: filled && 'solid' }), digit(number)];
}

const missing = new Set();

// Whoever writes an app is told once; whoever uses it sees a circle.
function standIn(name) {
  if (!missing.has(name)) console.warn(`There is no drawing of the symbol "${name}"; a circle stands in for it.`);
  missing.add(name);
  return fallback;
}

function shapes(name) {
  const drawing = Object.hasOwn(symbols, name) ? symbols[name] : standIn(name);
  return drawing.split('|').map((part) => part.startsWith('*')
    ? h('path', { d: part.slice(1), class: 'solid' })
    : h('path', { d: part }));
}

/** The drawing of a symbol by its name; a circle when there is none. */
export function symbol(name, className) {
  return h('svg', {
    class: className ? `symbol ${className}` : 'symbol', viewBox: '0 0 24 24', 'aria-hidden': 'true',
    'data-symbol': name, key: name,
  }, numbered(name) ?? shapes(name));
}

/** What to call a control that has nothing but a symbol: "square.and.pencil" is "square and pencil". */
export const spokenName = (name) => name.replace(/\.(fill|circle)\b/g, '').replaceAll('.', ' ');

/** The drawing of a label's symbol, unless its style leaves that out. */
export const labelSymbol = ({ systemImage, labelStyle }) => systemImage && labelStyle !== 'titleOnly' && symbol(systemImage);

/** Whether of a label only the symbol is drawn. In a toolbar, room is scarce. */
export const showsSymbolOnly = ({ systemImage, text, labelStyle }, place) => systemImage
  && (!text || labelStyle === 'iconOnly' || (place === 'toolbar' && !labelStyle));
