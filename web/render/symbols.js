// The symbols, drawn for this project on a grid of 24 with a stroke of 1.8. How they are written, and what is made of them, is
// in variants.js; numbers in circles are made from their name (see symbol.js).

/** A circle around a place. */
export const dot = (x, y, r) => `M${x + r} ${y}a${r} ${r} 0 1 1-${2 * r} 0a${r} ${r} 0 0 1 ${2 * r} 0z`;

const ring = 'M21.2 12a9.2 9.2 0 1 1-18.4 0a9.2 9.2 0 0 1 18.4 0z';
const cart = 'M2.5 4h2.3l2.4 11.2h10.6l2.2-8.2H5.6';
const wheels = 'M10.4 19.3a1.4 1.4 0 1 1-2.8 0a1.4 1.4 0 0 1 2.8 0z|*M18 19.3a1.4 1.4 0 1 1-2.8 0a1.4 1.4 0 0 1 2.8 0z';
const star = 'M12 2.9l2.8 5.8 6.3.8-4.6 4.4 1.2 6.3-5.7-3.1-5.7 3.1 1.2-6.3L2.9 9.5l6.3-.8z';
const heart = 'M12 20.3C5.6 15.9 2.9 12.6 2.9 9a4.8 4.8 0 0 1 9.1-2.2A4.8 4.8 0 0 1 21.1 9c0 3.6-2.7 6.9-9.1 11.3z';
const bubbleTop = 'M16 7.8a4 4 0 1 1-8 0a4 4 0 0 1 8 0z';
const shoulders = 'M4 20.4c.5-4 3.7-6.2 8-6.2s7.5 2.2 8 6.2z';
const bin = 'M4 6.3h16M9 6V3.6h6V6M5.8 6.5l.9 14h10.6l.9-14';
const house = 'M3 11.5L12 3.5l9 8M5.3 9.8v10.7h13.4V9.8M9.7 20.3v-6h4.6v6';
const cog = 'M10.3 5.3L10.5 2.8L13.5 2.8L13.7 5.3L15.5 6.1L17.4 4.5L19.5 6.6L17.9 8.5L18.7 10.3L21.2 10.5L21.2 13.5L18.7 13.7L17.9 15.5L19.5 17.4L17.4 19.5L15.5 17.9L13.7 18.7L13.5 21.2L10.5 21.2L10.3 18.7L8.5 17.9L6.6 19.5L4.5 17.4L6.1 15.5L5.3 13.7L2.8 13.5L2.8 10.5L5.3 10.3L6.1 8.5L4.5 6.6L6.6 4.5L8.5 6.1z';
const hub = 'M15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z';
const gear = `${cog}|${hub}`;
const triangle = 'M12 3.6L2.6 20h18.8z';
const bell = 'M5.6 17c1.3-1.6 1.4-3.3 1.4-6a5 5 0 0 1 10 0c0 2.7.1 4.4 1.4 6zM9.9 20.2a2.3 2.3 0 0 0 4.2 0';
const cross = 'M8.6 8.6l6.8 6.8M15.4 8.6l-6.8 6.8';
const tick = 'M7.6 12.4l3 3.1 5.9-6.9';
const padlock = 'M5.5 10.8h13v9.7h-13z|M8.2 10.6V7.4a3.8 3.8 0 0 1 7.6 0v3.2';
const playing = 'M7 4.2l12.5 7.8L7 19.8z';
const pen = 'M4 20l1-4.2L16.3 4.5l3.2 3.2L8.2 19zM14.2 6.6l3.2 3.2';
const sheet = 'M6 2.9h7.8L18.5 7.6v13.5H6z|M13.5 3v4.9h4.9';
const dots = (y) => [5.5, 12, 18.5].map((x) => `*${dot(x, y, 1.6)}`).join('|');
const threeDots = (gap, r) => [12 - gap, 12, 12 + gap].map((x) => dot(x, 12, r));
const smallDots = threeDots(4.4, 1.2).map((each) => `*${each}`).join('|');
const bars = 'M8.5 6h12M8.5 12h12M8.5 18h12';
const bullets = [6, 12, 18].map((y) => `*M5.2 ${y}a1.2 1.2 0 1 1-2.4 0a1.2 1.2 0 0 1 2.4 0z`).join('|');
const trayPath = 'M3 13.5l3-9h12l3 9v6H3zM3.2 13.5h5.3c.4 1.8 1.7 2.7 3.5 2.7s3.1-.9 3.5-2.7h5.3';
const card = 'M2.8 5.5h18.4v13H2.8z|M2.8 9.8h18.4M6 14.8h4';
const speaker = 'M5 9.5h3.5L13 5.7v12.6L8.5 14.5H5z|+M16 9a4.2 4.2 0 0 1 0 6M18.4 6.6a7.6 7.6 0 0 1 0 10.8';
const box = 'M2.8 4.5h18.4v4.6H2.8z|M4.3 9.1h15.4v10.7H4.3zM9.5 12.7h5';
const flagCloth = 'M5 21.5V3.5h13.5l-3 4.7 3 4.8H5';
const clip = 'M19 11.4l-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8.2-8.2a3.1 3.1 0 0 1 4.4 4.4l-8.1 8.1a1.6 1.6 0 0 1-2.2-2.2l7-7.1';
const turn = 'M14 5l6.5 6.2L14 17.4v-3.7c-4.8 0-7.9 1.4-10.5 5.3c.6-5.6 3.9-9.8 10.5-10.2z';
const fewer = 'M7 9h10M9 12.3h6M10.8 15.6h2.4';
const pinned = 'M8.5 3.5h7l-.8 1.5.6 5.6 2.7 3.4H6l2.7-3.4.6-5.6z';
const emblem = 'M12 2.9l7.5 2.7v5.7c0 4.6-2.9 7.9-7.5 9.8-4.6-1.9-7.5-5.2-7.5-9.8V5.6z';
const board = 'M5.3 4.6h13.4v16H5.3z|M9 3h6v3.2H9z';
const mappin = 'M12 21c-4.6-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-1.9 6-6.5 11z|M14.3 10a2.3 2.3 0 1 1-4.6 0a2.3 2.3 0 0 1 4.6 0z';

// A filled symbol with its marks cut out: the fill rule is even-odd.
const cutCross = `*${ring}M14.8 7.8L16.2 9.2L13.4 12.0L16.2 14.8L14.8 16.2L12.0 13.4L9.2 16.2L7.8 14.8L10.6 12.0L7.8 9.2L9.2 7.8L12.0 10.6z`;

export const symbols = {
  circle: ring,
  'circle.fill': `*${ring}`,
  plus: 'M12 4.5v15M4.5 12h15',
  'plus.circle': `${ring}|M12 7.8v8.4M7.8 12h8.4`,
  minus: 'M4.5 12h15',
  xmark: 'M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4',
  'xmark.circle': `${ring}|${cross}`,
  'xmark.circle.fill': cutCross,
  checkmark: 'M4.5 12.8l5 5.2L19.5 6.5',
  'checkmark.circle': `${ring}|${tick}`,
  'checkmark.circle.fill': `*${ring}M7 12.9l3.6 3.7 6.7-7.8-1.3-1.1-5.5 6.3-2.3-2.4z`,
  'chevron.right': 'M9 4.8l7.2 7.2L9 19.2',
  'chevron.left': 'M15 4.8L7.8 12l7.2 7.2',
  'chevron.forward': 'M9 4.8l7.2 7.2L9 19.2',
  'chevron.backward': 'M15 4.8L7.8 12l7.2 7.2',
  'chevron.up': 'M4.8 15.2L12 8l7.2 7.2',
  'chevron.down': 'M4.8 8.8L12 16l7.2-7.2',
  'chevron.up.chevron.down': 'M8 9l4-4 4 4M8 15l4 4 4-4',
  'arrow.clockwise': 'M19.6 8.2A8.3 8.3 0 1 0 20.3 12M20 3.8v4.8h-4.8',
  'arrow.counterclockwise': 'M4.4 8.2A8.3 8.3 0 1 1 3.7 12M4 3.8v4.8h4.8',
  'arrow.right': 'M4 12h15.5M13.5 5.8l6.2 6.2-6.2 6.2',
  'arrow.left': 'M20 12H4.5M10.5 5.8L4.3 12l6.2 6.2',
  'arrow.up.arrow.down': 'M8 19.5v-15M4 8.5l4-4 4 4M16 4.5v15M12 15.5l4 4 4-4',
  'square.and.arrow.up': 'M8 9H5.5v11.5h13V9H16M12 14.5V3.5M8.3 7L12 3.3 15.7 7',
  magnifyingglass: 'M16.8 10.4a6.4 6.4 0 1 1-12.8 0a6.4 6.4 0 0 1 12.8 0zM15.1 15.1l5.4 5.4',
  ellipsis: dots(12),
  'ellipsis.circle': `${ring}|${smallDots}`,
  'ellipsis.circle.fill': `*${ring}${threeDots(4.6, 1.4).join('')}`,
  'line.3.horizontal': 'M4 6.5h16M4 12h16M4 17.5h16',
  'line.3.horizontal.decrease': 'M3.5 7h17M7 12h10M10.3 17h3.4',
  'line.3.horizontal.decrease.circle': `${ring}|${fewer}`,
  'line.3.horizontal.decrease.circle.fill': `*${ring}M6.6 8.2h10.8v1.7H6.6zM8.6 11.5h6.8v1.7H8.6zM10.4 14.8h3.2v1.7h-3.2z`,
  gear, gearshape: gear, 'gearshape.fill': `*${cog}${hub}`,
  'slider.horizontal.3': 'M3.5 6h9M17 6h3.5M3.5 12h3M11 12h9.5M3.5 18h9M17 18h3.5|M17 6a2.2 2.2 0 1 1-4.4 0a2.2 2.2 0 0 1 4.4 0zM11 12a2.2 2.2 0 1 1-4.4 0a2.2 2.2 0 0 1 4.4 0zM17 18a2.2 2.2 0 1 1-4.4 0a2.2 2.2 0 0 1 4.4 0z',
  'square.and.pencil': 'M12.5 4.5H4.5v15h15v-8|M9.3 14.7l.6-3 8.3-8.3 2.4 2.4-8.3 8.3z',
  pencil: pen,
  trash: `${bin}M10 10.5v6.2M14 10.5v6.2`,
  'trash.fill': `*M5 7.6h14l-.9 13H5.9z|M4 5.6h16M9 5.3V3.6h6v1.7`,
  cart: `${cart}|*${wheels}`,
  'cart.fill': `${cart}|*M5.6 7h14.4l-2.2 8.2H7.2z|*${wheels}`,
  'cart.badge.plus': `M2.5 5.5h2.3l2.4 9.7h10.6l1-3.7|*${wheels}|M15.5 2.8v7M12 6.3h7`,
  bag: 'M4.8 8h14.4l1 12.5H3.8z|+M8.5 8V6.8a3.5 3.5 0 0 1 7 0V8|M8.5 8v2.5M15.5 8v2.5',
  gift: 'M3 8h18v4H3zM4.5 12h15v8.5h-15zM12 8v12.5M12 8C8.5 8 6.6 6.9 6.6 5.3S8 3 9.3 3C11 3 12 5 12 8zM12 8c3.5 0 5.4-1.1 5.4-2.7S16 3 14.7 3C13 3 12 5 12 8z',
  tag: 'M3.5 3.5h8.3l8.9 8.9-8.3 8.3-8.9-8.9z|^M9 7.5a1.5 1.5 0 1 1-3 0a1.5 1.5 0 0 1 3 0z',
  creditcard: card,
  'cube.box': 'M12 2.8l8.5 4.6v9.2L12 21.2l-8.5-4.6V7.4z|M3.7 7.5L12 12l8.3-4.5M12 12v9',
  shippingbox: 'M12 2.8l8.5 4.6v9.2L12 21.2l-8.5-4.6V7.4z|M3.7 7.5L12 12l8.3-4.5M12 12v9M7.8 5.1l8.5 4.6',
  star, 'star.fill': `*${star}`,
  heart, 'heart.fill': `*${heart}`,
  person: `${bubbleTop}|${shoulders}`,
  'person.fill': `*${bubbleTop}|*${shoulders}`,
  'person.circle': `${ring}|M15 10a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM6.3 18.8c.8-2.7 2.9-4 5.7-4s4.9 1.3 5.7 4`,
  'person.crop.circle': `${ring}|M15 10a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM6.3 18.8c.8-2.7 2.9-4 5.7-4s4.9 1.3 5.7 4`,
  'person.crop.circle.fill': `*${ring}M15.2 9.7a3.2 3.2 0 1 0-6.4 0a3.2 3.2 0 0 0 6.4 0zM18 18.4c-1-2.6-3.2-3.9-6-3.9s-5 1.3-6 3.9c1.7 1.5 3.8 2.3 6 2.3s4.3-.8 6-2.3z`,
  'person.2': 'M12.3 8.5a3.3 3.3 0 1 1-6.6 0a3.3 3.3 0 0 1 6.6 0zM2.5 19.5c.4-3.6 2.9-5.5 6.5-5.5s6.1 1.9 6.5 5.5z|+M15 5.4a3.2 3.2 0 0 1 0 6.2M17.3 14.3c2.4.6 3.9 2.4 4.2 5.2',
  'person.badge.plus': 'M13 8a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 0 1 7.6 0zM2 20.2c.5-3.9 3.3-5.9 7.2-5.9s6.7 2 7.2 5.9z|+M18.8 7.5v6M15.8 10.5h6',
  house, 'house.fill': '*M12 3L2.8 11.2l1.1 1.2 1-.9v9.3h5v-6h4.2v6h5v-9.3l1 .9 1.1-1.2z',
  keyboard: 'M2.5 6h19v12.5h-19z|M6 9.5h.1M9 9.5h.1M12 9.5h.1M15 9.5h.1M18 9.5h.1M6 12.3h.1M9 12.3h.1M12 12.3h.1M15 12.3h.1M18 12.3h.1M8 15.3h8',
  headphones: 'M4 15.5V12a8 8 0 0 1 16 0v3.5|M4 14h3.2v6H5.5A1.5 1.5 0 0 1 4 18.5zM20 14h-3.2v6h1.7a1.5 1.5 0 0 0 1.5-1.5z',
  display: 'M2.8 4h18.4v12.5H2.8z|+M12 16.5v3.7M8 20.3h8',
  desktopcomputer: 'M2.8 4h18.4v12.5H2.8z|M2.8 13.5h18.4|+M12 16.5v3.7M8 20.3h8',
  laptopcomputer: 'M5 5h14v10.5H5z|#M2 19h20l-1.5-3h-17z',
  iphone: 'M7 2.5h10v19H7z|M10.5 18.8h3',
  computermouse: 'M6.5 9a5.5 5.5 0 0 1 11 0v6a5.5 5.5 0 0 1-11 0zM12 6.5v4',
  camera: 'M2.8 7.5h4.4L9 4.8h6l1.8 2.7h4.4v12H2.8z|M15.6 13a3.6 3.6 0 1 1-7.2 0a3.6 3.6 0 0 1 7.2 0z',
  printer: 'M6.5 8V3.5h11V8M6.5 17H3V8h18v9h-3.5|M6.5 13.5h11v7h-11z',
  gamecontroller: 'M7 7h10c3 0 4.5 3.5 4.5 7.5 0 2.5-2.5 3.3-4 1.3L15.8 14H8.2l-1.7 1.8c-1.5 2-4 1.2-4-1.3C2.5 10.5 4 7 7 7z|M8.5 9v3M7 10.5h3M15.5 10h.1M17.5 11.5h.1',
  'lightbulb': 'M9 17.5c0-2.5-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5.5-3.5 8zM9.5 20.5h5',
  'speaker.wave.2': speaker,
  'wifi': 'M2.5 9a14 14 0 0 1 19 0M5.7 12.5a9.3 9.3 0 0 1 12.6 0M8.9 15.9a4.6 4.6 0 0 1 6.2 0|*M13.3 19a1.3 1.3 0 1 1-2.6 0a1.3 1.3 0 0 1 2.6 0z',
  'exclamationmark.triangle': `${triangle}|M12 9.5v5M12 17.3v.1`,
  'exclamationmark.triangle.fill': `*${triangle}M10.8 9.2l.3 5.6h1.8l.3-5.6zM11 16.1v2h2v-2z`,
  'exclamationmark.circle': `${ring}|M12 7.3v5.7M12 16.5v.1`,
  'exclamationmark.circle.fill': `*${ring}M11.1 6.8l.2 6.7h1.4l.2-6.7zM11.1 15.3v1.8h1.8v-1.8z`,
  'info.circle': `${ring}|M12 11v5.8M12 7.5v.1`,
  'questionmark.circle': `${ring}|M9.3 9.5a2.7 2.7 0 1 1 4.3 2.2c-1 .7-1.6 1.2-1.6 2.3M12 17v.1`,
  bell, 'bell.fill': `*${bell}`,
  tray: trayPath,
  'tray.full': `${trayPath}|M7.5 11h9M8.3 8h7.4`,
  archivebox: box, 'archivebox.fill': '*M2.8 4.5h18.4v4.2H2.8zM4.3 10h15.4v9.8H4.3zM9.3 12v1.6h5.4V12z',
  'tray.fill': `*M3 13.5l3-9h12l3 9v6H3z`,
  'list.bullet': `${bars}|${bullets}`,
  'list.number': `${bars}|M4 4.5v3M3.2 10.8h2v1.3l-2 1.5h2M3.2 16.5h2v3h-2M3.5 18h1.7`,
  checklist: 'M3 6.3l1.8 1.8L8 4.6M3 13l1.8 1.8L8 11.3M3 19.7l1.8 1.8L8 18|M11.5 6.5h9M11.5 13.2h9M11.5 19.9h9',
  clipboard: board, 'list.bullet.clipboard': `${board}|M11 10h4.5M11 13.5h4.5M11 17h4.5M8 10h.1M8 13.5h.1M8 17h.1`,
  'square.grid.2x2': 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  square: 'M4 4h16v16H4z',
  'square.dashed': 'M4 8V4h4M11 4h2M16 4h4v4M20 11v2M20 16v4h-4M13 20h-2M8 20H4v-4M4 13v-2',
  'checkmark.square.fill': '*M4 4h16v16H4zM7 12.9l3.6 3.7 6.7-7.8-1.3-1.1-5.5 6.3-2.3-2.4z',
  folder: 'M2.8 5h6.4l2 2.5h10v11.7H2.8z',
  doc: sheet, 'doc.fill': '*M6 2.9h6.6v6h5.9v12.2H6zM13.9 3l4.5 4.6h-4.5z',
  'doc.text': `${sheet}|M9 12h6M9 15h6M9 18h4`,
  'doc.text.image': `${sheet}|M9 11h6v4H9zM9 18h6`,
  'books.vertical': 'M3.5 3.5h4.6v17H3.5zM8.1 6.2h4.4v14.3H8.1zM13.4 5.6l4.2-1 3.9 15-4.2 1.1z|M3.5 7.3h4.6M8.1 16.8h4.4M14.4 9.2l4.2-1',
  calendar: 'M3.5 5h17v15.5h-17z|M3.5 9.5h17M8 2.8v4M16 2.8v4',
  clock: `${ring}|M12 6.5V12l3.8 2.5`,
  link: 'M10 13.8a3.8 3.8 0 0 0 5.5 0l3.6-3.6a3.9 3.9 0 0 0-5.5-5.5L12 6.3M14 10.2a3.8 3.8 0 0 0-5.5 0l-3.6 3.6a3.9 3.9 0 0 0 5.5 5.5l1.6-1.6',
  lock: padlock, 'lock.fill': `*${padlock}`,
  'lock.open': 'M5.5 10.8h13v9.7h-13z|+M8.2 10.6V7.4a3.8 3.8 0 0 1 7.2-1.7',
  shield: emblem, 'checkmark.shield': `${emblem}|${tick}`,
  sportscourt: 'M2.5 5h19v14h-19z|M12 5v14M14.6 12a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 0 1 5.2 0zM2.5 9h3v6h-3M21.5 9h-3v6h3',
  trophy: 'M7 3.5h10v6a5 5 0 0 1-10 0zM7 5.5H3.5c0 3 1.2 4.8 3.7 5.2M17 5.5h3.5c0 3-1.2 4.8-3.7 5.2M12 14.5v3.5M8 20.5h8M9.5 18h5',
  'music.note': 'M9.5 17.5V5.2l9-1.7v12|M9.5 17.5a2.7 2.7 0 1 1-5.4 0a2.7 2.7 0 0 1 5.4 0zM18.5 15.5a2.7 2.7 0 1 1-5.4 0a2.7 2.7 0 0 1 5.4 0z',
  'music.note.list': `M3.5 5.5h9M3.5 10h9M3.5 14.5h5|M14.5 17.5V7l6-1.2v3|M14.5 17.7a2.3 2.3 0 1 1-4.6 0a2.3 2.3 0 0 1 4.6 0z`,
  play: playing, 'play.fill': `*${playing}`,
  'pause.fill': '*M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z',
  'stop.fill': '*M5.5 5.5h13v13h-13z',
  shuffle: 'M3 7h3.5c4.5 0 6 10 10.5 10h3.5M3 17h3.5c1.6 0 2.9-1.2 4-2.9M13.3 9.6C14.4 8 15.6 7 17 7h3.5M18 4.2L20.8 7 18 9.8M18 14.2l2.8 2.8-2.8 2.8',
  photo: 'M2.8 4.5h18.4v15H2.8z|M3 17l5.5-5.5 4 4 3-3 5.5 5|M16.7 8.8a1.4 1.4 0 1 1-2.8 0a1.4 1.4 0 0 1 2.8 0z',
  envelope: 'M2.8 5h18.4v14H2.8z|M3.2 5.5L12 13l8.8-7.5',
  'envelope.fill': '*M2.8 5h18.4v.9L12 13.6 2.8 5.9zM2.8 8l9.2 7.7L21.2 8v11H2.8z',
  paperclip: clip,
  'bubble.left.and.bubble.right': 'M15.5 3.5h-12v9.2h2v3.3l3.6-3.3h6.4z|+M18.3 7.5h2.5v9.2h-2v3.3l-3.6-3.3H9.6v-1',
  phone: 'M6.5 3.5l3 4.5-2 2.3c1.3 2.7 3.5 4.9 6.2 6.2l2.3-2 4.5 3-1.5 3.5c-8 0-16-8-16-16z',
  globe: `${ring}|M2.8 12h18.4M12 2.8c-5 5.2-5 13.2 0 18.4M12 2.8c5 5.2 5 13.2 0 18.4`,
  mappin, 'mappin.circle': mappin,
  map: 'M3 6l6-2.5 6 2.5 6-2.5v14.5l-6 2.5-6-2.5-6 2.5z|M9 3.5V18M15 6v14.5',
  'arrow.triangle.branch': 'M12 21V3.5M7.8 7.7L12 3.4l4.2 4.3M12 15.5c5 0 7-2.5 7-6.5M16 11l3-3 3 3',
  bolt: 'M13 2.8L4.8 13.5h6l-1 7.7 8.4-11h-6.1z',
  flame: 'M12 21.4c-3.9 0-6.8-2.8-6.8-6.6 0-2.6 1.1-4.6 2.4-6 .2 1.7.8 2.9 1.9 3.5C9.2 8.6 10.3 5 13 2.6c.1 2.4 1.1 4.2 2.5 6 .6-.5 1-1.2 1.1-2.1 1.5 2 2.2 4.5 2.2 7.5 0 4.4-2.9 7.4-6.8 7.4z',
  'sun.max': 'M16.3 12a4.3 4.3 0 1 1-8.6 0a4.3 4.3 0 0 1 8.6 0z|+M12 2v2.3M12 19.7V22M2 12h2.3M19.7 12H22M4.9 4.9l1.7 1.7M17.4 17.4l1.7 1.7M4.9 19.1l1.7-1.7M17.4 6.6l1.7-1.7',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  'moon.stars': 'M18.5 16A8 8 0 0 1 8.5 5.5a8.2 8.2 0 1 0 10 10.5z|*M16 3l.9 2.1 2.1.9-2.1.9L16 9l-.9-2.1L13 6l2.1-.9zM20.3 9.3l.6 1.4 1.4.6-1.4.6-.6 1.4-.6-1.4-1.4-.6 1.4-.6z',
  wind: 'M3 9.5h10.5a2.8 2.8 0 1 0-2.8-2.8M3 13h15.2a2.8 2.8 0 1 1-2.8 2.8M3 16.5h6.5a2.3 2.3 0 1 1-2.3 2.3',
  'light.beacon.max': 'M8 17v-5a4 4 0 0 1 8 0v5zM5.5 20.5v-3.5h13v3.5z|M12 2.5v2.3M4.9 5.2l1.7 1.7M19.1 5.2l-1.7 1.7M2 11.5h2.5M19.5 11.5H22',
  ferry: 'M3 13.5l9-2.7 9 2.7-2.6 5H5.6zM6 12.5V7.5h12v5M10 7.5V4h4v3.5|M2.5 21c1.6 0 1.6-.9 3.2-.9s1.6.9 3.2.9 1.6-.9 3.1-.9 1.6.9 3.1.9 1.6-.9 3.2-.9 1.6.9 3.2.9',
  eye: 'M2 12c2.5-4.5 6-6.7 10-6.7s7.5 2.2 10 6.7c-2.5 4.5-6 6.7-10 6.7S4.5 16.5 2 12z|M15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z',
  flag: flagCloth, 'flag.fill': `${flagCloth}|*M5 3.5h13.5l-3 4.7 3 4.8H5z`,
  pin: `${pinned}|M12 14v7`, 'pin.fill': `*${pinned}|M12 14v7`,
  bookmark: 'M6 3h12v18l-6-4.5L6 21z',
  paintbrush: 'M20.5 3.5L10 13l1.5 1.5zM9 14c-3 0-3 3-6 5.5 4.5 1 8.5-.5 8.5-3.5',
  wrench: 'M20.5 6.5l-3.7 3.7-3-3L17.5 3.5a5.5 5.5 0 0 0-7 7L3.5 17.5l3 3 7-7a5.5 5.5 0 0 0 7-7z',
  building: 'M6 3.5h12v17H6z|M10.5 20.5V17h3v3.5M9.3 7h1.4M13.3 7h1.4M9.3 10.3h1.4M13.3 10.3h1.4M9.3 13.6h1.4M13.3 13.6h1.4',
  'building.2': 'M3 9.5h7v11H3zM10 3.5h10.5v17H10M5.5 12.5h2M5.5 15.5h2M13.5 7h1M16.5 7h1M13.5 10.3h1M16.5 10.3h1M13.5 13.6h1M16.5 13.6h1',
  car: 'M3.5 12.5L5.8 6h12.4l2.3 6.5V19h-3v-2h-11v2h-3z|M3.8 12.5h16.4M6.5 14.8h2M15.5 14.8h2',
  thermometer: 'M9.8 13.5V5a2.2 2.2 0 0 1 4.4 0v8.5a4 4 0 1 1-4.4 0zM12 16.8V8.5',
  signature: 'M3 16.5c3-2.5 6.5-8.5 5.5-11.5-2-2.5-3.5 6-2 10.5 1.2 3 3-2.5 4.5-2.5s0 3 1.5 3 1.5-2 3-2 .8 1.7 2.5 1.7M3 20.3h18',
  'rectangle.split.3x1': 'M2.8 4.5h18.4v15H2.8zM9 4.5v15M15 4.5v15',
  'sidebar.left': 'M2.8 4.5h18.4v15H2.8zM9 4.5v15',
  'sidebar.right': 'M2.8 4.5h18.4v15H2.8zM15 4.5v15',
  paperplane: 'M21 3.2L2.9 10.4l7 3.5 3.6 7.1zM21 3.2L9.9 13.9',
  'paperplane.fill': '*M21.4 2.7L2.4 10.2l6.9 3.2 6.6-5.4-5 6.8 2.9 6.6z',
  tablecells: 'M3 4.5h18v15H3zM3 9.5h18M3 14.5h18M9 4.5v15M15 4.5v15',
  ticket: 'M2.8 6.5h18.4v3.3a2.3 2.3 0 0 0 0 4.4v3.3H2.8v-3.3a2.3 2.3 0 0 0 0-4.4z|M14.5 7v1.8M14.5 11.1v1.8M14.5 15.2V17',
  'envelope.open': 'M3 10.2L12 4l9 6.2V20H3zM3.4 10.6L12 16.2l8.6-5.6',
  dice: 'M4 4h16v16H4z|*M9.6 8.4a1.3 1.3 0 1 1-2.6 0a1.3 1.3 0 0 1 2.6 0z|*M13.3 12a1.3 1.3 0 1 1-2.6 0a1.3 1.3 0 0 1 2.6 0z|*M17 15.6a1.3 1.3 0 1 1-2.6 0a1.3 1.3 0 0 1 2.6 0z',
  'arrowshape.turn.up.left': 'M10 5L3.5 11.2L10 17.4v-3.7c4.8 0 7.9 1.4 10.5 5.3c-.6-5.6-3.9-9.8-10.5-10.2z',
  'arrowshape.turn.up.right': turn,
  'arrowshape.turn.up.left.2': 'M13.5 5L7 11.2l6.5 6.2v-3.7c3.6 0 5.9 1.4 7.5 5.3c-.2-5.6-2.2-9.8-7.5-10.2zM8.5 5L2.5 11.2l6 6.2',
  'arrow.up': 'M12 20V4.5M5.8 10.5L12 4.3l6.2 6.2',
  'arrow.down': 'M12 4v15.5M5.8 13.5L12 19.7l6.2-6.2',
  'arrow.up.circle.fill': `*${ring}M13.3 17.4v-6.2l2.5 2.5 1.8-1.8L12 6.3l-5.6 5.6 1.8 1.8 2.5-2.5v6.2z`,
  'arrow.uturn.backward': 'M8.5 4.5L4 9l4.5 4.5M4.5 9h10a5.2 5.2 0 0 1 0 10.4H9',
  'arrow.uturn.forward': 'M15.5 4.5L20 9l-4.5 4.5M19.5 9h-10a5.2 5.2 0 0 0 0 10.4H15',
  'chart.pie': `${ring}|M12 2.8V12l6.6 6.4`,
  target: `${ring}|M17 12a5 5 0 1 1-10 0a5 5 0 0 1 10 0z|*M13.4 12a1.4 1.4 0 1 1-2.8 0a1.4 1.4 0 0 1 2.8 0z`,
  tram: 'M6 6.5h12v10.5H6z|M6 11.5h12|+M12 6.5V3.5M8.5 3.5h7M8.2 17l-2 3.5M15.8 17l2 3.5',
  'francsign.circle': `${ring}|M10 17.2V7.4h5.2M10 11.8h4.2M7.8 14.6h4.8`,
  'eurosign.circle': `${ring}|M15.4 8.2a4.6 4.6 0 1 0 0 7.6M7 10.8h6M7 13.2h6`,
  'plus.square.on.square': 'M8.5 8.5h12v12h-12zM8.5 15.5h-5v-12h12v5M14.5 11.5v6M11.5 14.5h6',
  'chart.bar': 'M4 20V11h4v9zM10 20V4h4v16zM16 20v-6h4v6z',
  number: 'M9.5 3.5l-2 17M16.5 3.5l-2 17M4 8.5h16.5M3.5 15.5H20',
  power: 'M12 3v8.5M7 6a8 8 0 1 0 10 0',
  'text.insert': '+M9 5.5h11.5M13 10h7.5M13 14h7.5M9 18.5h11.5M3 8.5l4.5 3.5L3 15.5',
};
