// Drawings by name. One that has a suffix (.fill, .slash, .circle, .badge.plus …) is made of the one that has none, unless it
// is drawn by itself. The parts of a drawing are separated by "|", and say by their first letter what becomes of them:
//
//   (none)  a line; where the symbol is filled, the first one is an area, and the others are cut out of it
//   #       an outline too, which is filled like the first one
//   +       a line that stays one
//   *       an area
//   ^       an area; where the symbol is filled, it is cut out

import { dot, symbols } from './symbols.js';

const others = {
  'arrow.forward': 'arrow.right', 'arrow.backward': 'arrow.left', 'arrow.uturn.left': 'arrow.uturn.backward',
  'arrow.uturn.right': 'arrow.uturn.forward', 'sidebar.leading': 'sidebar.left', 'sidebar.trailing': 'sidebar.right',
  'line.horizontal.3': 'line.3.horizontal', 'list.clipboard': 'list.bullet.clipboard', 'gearshape.2': 'gearshape',
  'chevron.forward.2': 'chevron.right.2', 'chevron.backward.2': 'chevron.left.2', 'location.fill.viewfinder': 'scope',
};

const around = /^(.+)\.(circle|square|rectangle|seal|shield|octagon|hexagon|diamond|app)$/;
const badged = /^(.+)\.(?:badge|trianglebadge)(?:\.(.+))?$/;
const slashed = /^(.+)\.slash$/;

let tables = [symbols];

/** Adds drawings to those that there are from the start. */
export const add = (table) => {
  tables = [...tables, table];
};

const own = (name) => tables.find((table) => Object.hasOwn(table, name))?.[name];
const drawing = (name) => own(name) ?? own(others[name] ?? '');

/** The parts of a drawing: `{d, solid, cut, size}`; `cut` is drawn in the colour of what is behind. */
function parts(drawing, isFilled) {
  return drawing.split('|').map((part, at) => {
    const kind = /^[#+*^]/.test(part) ? part[0] : '';
    const isArea = isFilled && (kind === '#' || (kind === '' && at === 0));
    const cut = isFilled && (kind === '^' || (kind === '' && at > 0));
    return { d: kind ? part.slice(1) : part, solid: isArea || kind === '*' || kind === '^', cut };
  });
}

const sized = (found, size, cut) => found.map((part) => ({ ...part, size: part.size ? 'tiny' : size, cut: part.cut || cut }));

const gap = 'M5.6 2.4l16.5 17';
const stroke = 'M4 3.5l16.5 17';

function slash(name, isFilled) {
  const found = plain(name, isFilled);
  return found && [...found, { d: gap, cut: true, wide: true }, { d: stroke }];
}

function badge(name, mark, isFilled) {
  const found = plain(name, isFilled);
  if (!found) return null;
  const sign = mark && plain(mark, false);
  if (!sign) return [...found, { d: dot(18.6, 5.4, 4.6), solid: true, cut: true }, { d: dot(18.6, 5.4, 2.8), solid: true }];
  return [...found, { d: dot(18, 18, 6.2), solid: true, cut: true }, ...sized(sign, 'tiny', false)];
}

function inside(name, shape, isFilled) {
  const found = drawing(shape) && plain(name, false);
  return found && [...parts(drawing(shape), isFilled).slice(0, 1), ...sized(found, 'small', isFilled)];
}

function plain(name, isFilled) {
  const whole = isFilled && own(`${name}.fill`);
  if (whole) return parts(whole, false);
  if (drawing(name)) return parts(drawing(name), isFilled);
  const [, struck] = slashed.exec(name) ?? [];
  if (struck) return slash(struck, isFilled);
  const [, marked, mark] = badged.exec(name) ?? [];
  if (marked) return badge(marked, mark, isFilled);
  const [, inner, shape] = around.exec(name) ?? [];
  return inner ? inside(inner, shape, isFilled) : null;
}

/** The parts of the symbol of that name; null where there is none. */
export const partsOf = (name) => (drawing(name) ? parts(drawing(name), false) : plain(name.replace(/\.fill\b/g, ''), /\.fill\b/.test(name)));

/** The name of the symbol that comes nearest to one that there is not: of fewer words, from the first one on. */
export function nearest(name) {
  const words = name.split('.');
  while (words.length > 1) {
    words.pop();
    if (partsOf(words.join('.'))) return words.join('.');
  }
  return null;
}
