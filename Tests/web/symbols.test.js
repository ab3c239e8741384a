import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadThings, symbol, whenLoaded } from '../../web/render/symbol.js';
import { symbols } from '../../web/render/symbols.js';
import { things } from '../../web/render/things.js';
import { partsOf } from '../../web/render/variants.js';

const asked = `airplane alarm archivebox arrow.clockwise arrow.forward arrow.right.circle.fill arrow.up.arrow.down
  arrow.triangle.2.circlepath arrow.uturn.backward backward bag bag.fill bed.double bell.badge bell.slash bicycle bolt book bookmark
  briefcase bubble.left bubble.left.fill calendar.badge.plus camera car car.fill cart.badge.minus chart.bar chart.line.uptrend.xyaxis
  checkmark.seal checkmark.seal.fill clock.fill cloud cloud.rain creditcard cup.and.saucer doc.on.doc doc.text doc.text.fill dollarsign.circle
  door.left.hand.open drop ellipsis.bubble exclamationmark.triangle eye.slash.fill figure.walk flag flame folder.badge.plus fork.knife forward gear globe
  graduationcap hammer hand.thumbsup hand.thumbsdown.fill hands.clap heart.slash heart.circle.fill hourglass info.circle.fill key leaf
  lifepreserver lightbulb line.3.horizontal.decrease link list.bullet.rectangle location location.fill lock.open lock.shield map mappin megaphone mic
  mic.slash moon paperclip paperplane pause pause.circle pawprint person.2 person.2.fill person.3 person.crop.circle.badge.plus
  person.fill.badge.plus photo.on.rectangle pills play.circle play.circle.fill printer puzzlepiece qrcode quote.closing quote.opening questionmark.circle
  rectangle.portrait.and.arrow.right repeat server.rack shuffle sidebar.left sidebar.leading slider.horizontal.3 snowflake sparkles
  speaker.slash.fill speaker.wave.2 speaker.wave.3.fill square.and.arrow.down square.grid.2x2 square.stack star.leadinghalf.filled
  stethoscope storefront sun.max tag terminal thermometer ticket timer tram trash.slash tray umbrella video video.slash
  wand.and.stars waveform.path.ecg wifi wifi.slash wrench.and.screwdriver xmark.octagon.fill`.split(/\s+/);

const classes = (name) => symbol(name).children.map(({ attributes }) => attributes.class ?? '');

test('what has a drawing that is loaded later is not made of those that are there before', () => {
  assert.deepEqual(Object.keys(things).filter((name) => partsOf(name)), []);
});

test('drawings that few apps need are loaded when one is asked for, and what shows it is drawn again', async (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  const again = t.mock.fn();
  whenLoaded(again);
  assert.ok(symbol('heart').children.length > 0);
  assert.deepEqual(symbol('hammer').children, []);
  assert.deepEqual(symbol('hammer.circle').children, []);
  assert.equal(again.mock.callCount(), 0);
  await loadThings();
  assert.ok(symbol('hammer').children.length > 0);
  await loadThings();
  assert.equal(again.mock.callCount(), 1);
  assert.equal(warn.mock.callCount(), 0);
});


test('what apps ask for most is drawn, and nobody is told of a drawing that is missing', (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  asked.forEach((name) => assert.ok(symbol(name).children.length > 0, name));
  assert.deepEqual(warn.mock.calls.map(({ arguments: [text] }) => text), []);
});

test('every drawing is paths within the grid, and there is one of each name', () => {
  assert.deepEqual(Object.keys(things).filter((name) => Object.hasOwn(symbols, name)), []);
  for (const [name, drawing] of Object.entries({ ...symbols, ...things })) {
    for (const part of drawing.split('|')) assert.match(part, /^[#+*^]?M[\d.\sMLHVCSQAZmlhvcsqaz-]+$/, name);
  }
});

test('a symbol that is filled has areas, and what is in it is cut out of them', () => {
  assert.deepEqual(classes('camera'), ['', '']);
  assert.deepEqual(classes('camera.fill'), ['solid', 'cut']);
  assert.deepEqual(classes('mic.fill'), ['solid', '']);
  assert.deepEqual(classes('star.fill'), ['solid']);
  assert.deepEqual(classes('tag.fill'), ['solid', 'solid cut']);
});

test('a symbol in a shape is small in it, and cut out of one that is filled', () => {
  assert.deepEqual(classes('bookmark.circle'), ['', 'small']);
  assert.deepEqual(classes('bookmark.circle.fill'), ['solid', 'cut small']);
  assert.deepEqual(classes('lock.shield'), ['', 'small', 'small']);
});

test('a slash and a badge stand apart from what they are on', () => {
  assert.deepEqual(classes('bookmark.slash'), ['', 'cut wide', '']);
  assert.deepEqual(classes('bookmark.slash.fill'), ['solid', 'cut wide', '']);
  assert.deepEqual(classes('bookmark.badge.plus'), ['', 'solid cut', 'tiny']);
  assert.deepEqual(classes('bookmark.badge'), ['', 'solid cut', 'solid']);
});

test('in place of a drawing that there is not stands the nearest one, and whoever wrote it is told', (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  assert.deepEqual(symbol('globe.desk').children, symbol('globe').children);
  assert.deepEqual(symbol('cloud.heavyrain.fill').children, symbol('cloud').children);
  assert.deepEqual(warn.mock.calls.map(({ arguments: [text] }) => text), [
    'There is no drawing of the symbol "globe.desk"; "globe" stands in for it.',
    'There is no drawing of the symbol "cloud.heavyrain.fill"; "cloud" stands in for it.',
  ]);
});
