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

function shapes(name) {
  const drawing = symbols[name] ?? fallback;
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
