import { h } from './describe.js';
import { add, nearest, partsOf } from './variants.js';

function digit(text) {
  return h('text', { x: 12, y: 16.2, 'text-anchor': 'middle', class: 'digit' }, text);
}

function numbered(name) {
  const [, number, filled] = /^(\d{1,2}|[a-z])\.circle(\.fill)?$/.exec(name) ?? [];
  return number && [h('circle', { cx: 12, cy: 12, r: 9.2, class: filled && 'solid' }), digit(number.toUpperCase())];
}

const missing = new Set();

// Whoever writes an app is told once; whoever uses it sees the nearest one, or a circle.
function standIn(name) {
  const other = nearest(name) ?? 'circle';
  if (!missing.has(name)) console.warn(`There is no drawing of the symbol "${name}"; "${other}" stands in for it.`);
  missing.add(name);
  return partsOf(other);
}

const transforms = { small: 'translate(5.28 5.28) scale(0.56)', tiny: 'translate(13.2 13.2) scale(0.4)' };

const shape = ({ d, solid, cut, wide, size }) => h('path', {
  d, class: [solid && 'solid', cut && 'cut', wide && 'wide', size].filter(Boolean).join(' ') || undefined, transform: transforms[size],
});

let loading = null;
let isWhole = false;
let drawAgain = () => {};

async function load() {
  try {
    add((await import('./things.js')).things);
  } catch {
    console.warn('The drawings of web/render/things.js could not be loaded; others stand in for them.');
  }
  isWhole = true;
  drawAgain();
}

/** Loads the drawings that few apps need, once. */
export const loadThings = () => loading ??= load();

/** Has `again` called when drawings are there that were missing from what has been drawn. */
export const whenLoaded = (again) => {
  drawAgain = again;
};

// While the drawings are on their way, their room is kept.
function shapes(name) {
  const parts = partsOf(name);
  if (parts || isWhole) return (parts ?? standIn(name)).map(shape);
  loadThings();
  return [];
}

/** The drawing of a symbol by its name; what stands in for it when there is none. */
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
