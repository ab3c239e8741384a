import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { apply } from '../../web/patch/patch.js';
import { placement } from '../../web/interaction/popovers.js';
import { heightOf } from '../../web/render/detents.js';
import { Fields } from '../../web/render/fields.js';
import { merged, mergedIn } from '../../web/render/merged.js';
import { staying } from '../../web/render/order.js';
import { page as describe } from '../../web/render/page.js';
import { Pass } from '../../web/render/pass.js';
import { loadThings, symbol } from '../../web/render/symbol.js';
import '../../web/render/renderer.js';
import { FakePage } from './fake-dom.js';

await loadThings();

const gallery = JSON.parse(readFileSync(new URL('fixtures/gallery.json', import.meta.url)));
const schema = JSON.parse(readFileSync(new URL('../../web/schema/node.schema.json', import.meta.url)));
const still = { arrive() {}, depart: () => false };

class Drawing {
  page = new FakePage();
  pending = new Set();
  fields = new Fields((id) => this.pending.has(id));
  pass = new Pass({ document: this.page, fields: this.fields, motion: still });
  #drawn = null;

  constructor(document) {
    this.document = document;
    this.draw(document);
    this.page.writes();
  }

  draw(document) {
    this.document = document;
    this.#drawn = this.pass.draw(this.page.body, describe(document), this.#drawn);
    return this.page.writes();
  }

  patch(...operations) {
    return this.draw(apply(this.document, operations));
  }
}

const text = (value) => ({ type: 'text', text: value });
const row = (id, value = id) => ({ type: 'row', children: [{ type: 'navigationLink', id, text: value }] });
const keyed = (id) => ({ type: 'row', id, actions: ['select'], children: [text(id)] });
const stack = (...screens) => ({ type: 'navigationStack', id: 'stack', children: screens });
const screen = (id, ...children) => ({ type: 'screen', id, title: id, children });
const list = (...children) => ({ type: 'list', children });
const documentOf = (root, more) => ({ url: '/', title: 'Test', root, presentations: [], banners: [], ...more });
const listDocument = (...rows) => documentOf(stack(screen('one', list(...rows))));
const rowsPath = '/root/children/0/children/0/children';

test('the same document again writes nothing', () => {
  const drawing = new Drawing(listDocument(row('a'), row('b')));
  assert.deepEqual(drawing.draw(structuredClone(drawing.document)), []);
});

test('a changed label is one write to one text', () => {
  const drawing = new Drawing(listDocument(row('a'), row('b')));
  const writes = drawing.patch({ op: 'replace', path: `${rowsPath}/1/children/0/text`, value: 'new' });
  assert.deepEqual(writes, ['text "b" -> "new"']);
});

test('what is presented has the tint of where it was presented', () => {
  const sheet = { id: 'p', kind: 'sheet', tint: 'pink', content: text('over') };
  const drawing = new Drawing(documentOf(text('one'), { presentations: [sheet] }));
  assert.equal(drawing.page.body.find('data-id', 'p').getAttribute('data-tint'), 'pink');
});

test('the parts of a text are elements of their own, and a changed one is one write', () => {
  const runs = [{ text: 'Only ' }, { text: '3', weight: 'bold', foreground: 'red' }, { text: ' left' }];
  const drawing = new Drawing(documentOf({ type: 'text', text: 'Only 3 left', runs }));
  const [root] = drawing.page.body.find('class', 'text').childNodes.slice(1);
  assert.equal(root.getAttribute('data-weight'), 'bold');
  assert.equal(root.getAttribute('data-foreground'), 'red');
  const fewer = [runs[0], { ...runs[1], text: '2' }, runs[2]];
  const writes = drawing.patch(
    { op: 'replace', path: '/root/text', value: 'Only 2 left' }, { op: 'replace', path: '/root/runs', value: fewer });
  assert.deepEqual(writes, ['text "3" -> "2"']);
});

test('a symbol among words is drawn and not read, and one that is alone has a name', () => {
  const star = { text: '', systemImage: 'star.fill', foreground: 'yellow' };
  const among = new Drawing(documentOf({ type: 'text', text: 'Rated 4.8', runs: [{ text: 'Rated ' }, star, { text: '4.8' }] }));
  const symbol = among.page.body.find('data-symbol', 'star.fill');
  assert.equal(symbol.parentNode.getAttribute('data-foreground'), 'yellow');
  assert.equal(symbol.parentNode.getAttribute('role'), null);
  const alone = new Drawing(documentOf({ type: 'text', text: '', runs: [star] })).page.body.find('role', 'img');
  assert.equal(alone.getAttribute('aria-label'), 'star');
  const link = new Drawing(documentOf({ type: 'text', text: '', runs: [{ ...star, url: '/rated' }] })).page.body.find('href', '/rated');
  assert.deepEqual([link.getAttribute('aria-label'), link.find('data-symbol', 'star.fill').localName], ['star', 'svg']);
});

test('what is said of a stack holds for what is in it', () => {
  const drawing = new Drawing(documentOf({ ...stack(screen('one', text('a'))), tint: 'orange', accessibilityIdentifier: 's' }));
  const element = drawing.page.body.find('data-id', 'stack');
  assert.equal(element.getAttribute('data-tint'), 'orange');
  assert.equal(element.getAttribute('data-testid'), 's');
  assert.equal(element.getAttribute('class'), 'stack');
});

const linked = (place, more) => {
  const words = { type: 'text', text: 'See the cart', runs: [{ text: 'See the ' }, { text: 'cart', url: '/cart' }], ...more };
  return new Drawing(documentOf(screen('one', place(words)))).page.body;
};

test('a part of a text that leads into the app is a link, and one that leads away opens elsewhere', () => {
  const link = linked((words) => words).find('href', '/cart');
  assert.deepEqual([link.localName, link.textContent, link.getAttribute('data-does')], ['a', 'cart', 'open']);
  const away = linked((words) => words, { runs: [{ text: 'See the cart', url: 'https://example.org/', weight: 'bold' }] });
  const other = away.find('href', 'https://example.org/');
  assert.equal(other.textContent, 'See the cart');
  assert.deepEqual(['target', 'rel', 'data-does', 'data-weight'].map((name) => other.getAttribute(name)),
    ['_blank', 'noopener noreferrer', null, 'bold']);
});

test('a part of a text leads nowhere that a link may not', () => {
  for (const url of ['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)',
    'data:text/html,a', '//example.org', '/\\example.org', '/\t/example.org', 'cart', '']) {
    const body = linked((words) => words, { runs: [{ text: 'See the cart', url }] });
    const words = body.find('class', 'text');
    assert.deepEqual([words.textContent, words.childNodes[0].localName], ['See the cart', 'span'], url);
    const link = linked(() => ({ type: 'link', text: 'x', url })).find('class', 'button link');
    assert.deepEqual([link.getAttribute('href'), link.getAttribute('aria-disabled')], [null, 'true'], url);
  }
});

test('there are no links in what is tapped as a whole', () => {
  const places = [
    (words) => ({ type: 'button', id: 'b', children: [words] }),
    (words) => ({ ...words, id: 't', actions: ['tap'] }),
    (words) => ({ type: 'toggle', id: 't', value: true, children: [words] }),
    (words) => ({ ...words, disabled: true }),
    (words) => ({ ...words, accessibilityImage: true }),
  ];
  for (const place of places) assert.equal(linked(place).find('href', '/cart'), null);
});

test('a text with a name of its own keeps its links', () => {
  const body = linked((words) => words, { accessibilityLabel: 'Go there' });
  assert.equal(body.find('href', '/cart').textContent, 'cart');
  const hidden = body.find('class', 'text').childNodes.map((part) => part.getAttribute('aria-hidden'));
  assert.deepEqual([hidden, body.find('class', 'text').textContent], [[null, 'true', null], 'Go thereSee the cart']);
});

test('what is tapped around a link is no button', () => {
  const body = linked((words) => ({ type: 'vStack', id: 'v', actions: ['tap'], children: [words] }));
  assert.equal(body.find('data-id', 'v').getAttribute('role'), null);
  assert.equal(body.find('href', '/cart').localName, 'a');
});

test('a row moved far is one move and no other write', () => {
  const drawing = new Drawing(listDocument(...['a', 'b', 'c', 'd', 'e', 'f'].map(keyed)));
  assert.deepEqual(drawing.patch({ op: 'move', from: `${rowsPath}/0`, path: `${rowsPath}/4` }), ['move li#a']);
  assert.deepEqual(drawing.patch({ op: 'move', from: `${rowsPath}/4`, path: `${rowsPath}/0` }), ['move li#a']);
});

test('a removed row is one removal', () => {
  const drawing = new Drawing(listDocument(...['a', 'b', 'c'].map(keyed)));
  assert.deepEqual(drawing.patch({ op: 'remove', path: `${rowsPath}/1` }), ['remove li#b']);
});

test('a push leaves the screen below as it is, but out of reach', () => {
  const drawing = new Drawing(documentOf(stack(screen('one', list(row('a'))))));
  const writes = drawing.patch({ op: 'add', path: '/root/children/-', value: screen('two', text('hello')) });
  const below = writes.filter((write) => write.includes('section#one'));
  assert.deepEqual(below, [
    'set section#one data-covered=""', 'set section#one aria-hidden="true"', 'inert section#one true',
  ]);
});

test('a pop is the removal of a screen and gives the one below back', () => {
  const drawing = new Drawing(documentOf(stack(screen('one', list(row('a'))), screen('two'))));
  const writes = drawing.patch({ op: 'remove', path: '/root/children/1' });
  assert.deepEqual(writes, [
    'remove section#two', 'unset section#one data-covered', 'unset section#one aria-hidden', 'inert section#one false',
  ]);
});

test('a sheet and an alert put everything below out of reach', () => {
  const sheet = { id: 'sheet', kind: 'sheet', content: stack(screen('inner')) };
  const alert = { id: 'alert', kind: 'alert', title: 'Sure?', content: { type: 'vStack', children: [{ type: 'button', id: 'ok', text: 'OK' }] } };
  const drawing = new Drawing(documentOf(stack(screen('one'))));
  drawing.patch({ op: 'add', path: '/presentations/-', value: sheet }, { op: 'add', path: '/presentations/-', value: alert });
  assert.equal(drawing.page.body.find('class', 'root').inert, true);
  assert.equal(drawing.page.body.find('data-id', 'sheet').inert, true);
  assert.equal(drawing.page.body.find('data-id', 'alert').inert, false);
});

test('the way out of a question is before the other of two answers, and last of more', () => {
  const answers = (kind, ...roles) => {
    const children = roles.map((role) => ({ type: 'button', id: role, text: role, role }));
    const drawing = new Drawing(documentOf(text('one'), { presentations: [{ id: 'q', kind, content: { type: 'vStack', children } }] }));
    return drawing.page.body.find('class', 'alert-buttons').childNodes.map(({ dataset }) => dataset.id).join(' ');
  };
  assert.equal(answers('alert', 'destructive', 'cancel'), 'cancel destructive');
  assert.equal(answers('alert', 'cancel', 'save'), 'cancel save');
  assert.equal(answers('alert', 'save', 'close'), 'close save');
  assert.equal(answers('alert', 'cancel', 'save', 'destructive'), 'save destructive cancel');
  assert.equal(answers('confirmationDialog', 'cancel', 'destructive'), 'destructive cancel');
});

test('the answers of a question are in one place, however the app has stacked them', () => {
  const button = (id, role) => ({ type: 'button', id, text: id, role });
  const name = { type: 'textField', id: 'name', text: 'Name', value: '' };
  const stacked = (type, ...children) => ({ type, children });
  const content = stacked('vStack', stacked('hStack', button('delete', 'destructive'), stacked('vStack', name)), button('no', 'cancel'));
  const drawing = new Drawing(documentOf(text('one'), { presentations: [{ id: 'q', kind: 'alert', content }] }));
  const inside = (className) => drawing.page.body.find('class', className).childNodes.map(({ dataset }) => dataset.id).join(' ');
  assert.equal(inside('alert-buttons'), 'no delete');
  assert.equal(drawing.page.body.find('class', 'alert-fields').find('data-id', 'name').getAttribute('aria-label'), 'Name');
});

test('a field is called by the words of its title, be it a text, or views', () => {
  const named = (members) => {
    const drawing = new Drawing(documentOf(screen('one', { type: 'textField', id: 'f', value: '', ...members })));
    const field = drawing.page.body.find('data-id', 'f');
    return [field.getAttribute('aria-label'), field.getAttribute('placeholder')];
  };
  const children = [{ type: 'image', systemName: 'person' }, text('Name')];
  assert.deepEqual(named({ text: 'Name', systemImage: 'person' }), ['Name', 'Name']);
  assert.deepEqual(named({ children }), ['Name', 'Name']);
  assert.deepEqual(named({ children, prompt: 'Ada' }), ['Name', 'Ada']);
  assert.deepEqual(named({ children: [children[0]] }), ['Text', null]);
});

test('a control that is labelled by others lies under them, or beside them, and says its name itself', () => {
  const heart = { type: 'button', id: 'heart', text: 'Like' };
  const children = [text('Tea'), { type: 'hStack', children: [heart] }];
  for (const [type, tag] of [['button', 'button'], ['navigationLink', 'button'], ['link', 'a']]) {
    const body = drawn({ type, id: 'k', url: '/tea', children, role: 'destructive' });
    const [holder] = body.querySelectorAll('.holder');
    assert.deepEqual([holder.localName, holder.dataset.id, holder.dataset.does], ['div', undefined, undefined]);
    const [under] = holder.childNodes;
    assert.deepEqual([under.localName, under.getAttribute('class'), under.getAttribute('aria-label')], [tag, 'under', 'Tea']);
    assert.equal(under.childNodes.length, 0);
    assert.equal(holder.find('data-id', 'heart').localName, 'button');
  }
  assert.equal(drawn({ type: 'button', id: 'k', children: [text('Tea')] }).querySelectorAll('.holder').length, 0);
  for (const type of ['toggle', 'slider', 'picker', 'datePicker']) {
    const around = (...children) => {
      const body = drawn({ type, id: 'k', value: '0', options: [], children });
      return [body.querySelectorAll(`.${type}`)[0].localName, body.find('data-id', 'k').getAttribute('aria-label')];
    };
    assert.deepEqual(around(...children), ['div', 'Tea']);
    assert.deepEqual(around(text('Tea')), ['label', null]);
  }
});

test('a bar of which nothing is done yet is one, and stands where it does', () => {
  const bar = (value) => drawn({ type: 'progressView', value, total: 4, text: 'Loading' }).querySelectorAll('.progressView')[0].childNodes[1];
  assert.deepEqual([0, 2].map((value) => attribute(bar(value), 'value')), ['0', '2']);
  const drawing = new Drawing(documentOf(screen('one', { type: 'progressView', value: 2, total: 4 })));
  assert.deepEqual(drawing.patch({ op: 'replace', path: '/root/children/0/value', value: 0 }).map((write) => /value="0"/.test(write)), [true]);
});

test('the keyboard passes over what is hidden from screen readers', () => {
  const reached = (type, hidden) => drawn({ type, id: 'k', text: 'K', value: '', options: [], accessibilityHidden: hidden })
    .find('data-id', 'k').getAttribute('tabindex');
  for (const type of ['button', 'navigationLink', 'toggle', 'slider', 'picker', 'datePicker', 'textField', 'secureField', 'textEditor']) {
    assert.deepEqual([reached(type, true), reached(type, undefined) ?? '0'], ['-1', '0'], type);
  }
  const button = { type: 'button', id: 'k', text: 'K' };
  for (const children of [[button], [{ type: 'group', children: [button] }], [{ type: 'list', children: [{ type: 'section', children: [button] }] }]]) {
    const hidden = (value) => drawn({ type: 'vStack', children, accessibilityHidden: value }).find('data-does', 'tap').getAttribute('tabindex');
    assert.deepEqual([hidden(true), hidden(undefined)], ['-1', '0'], JSON.stringify(children));
  }
});

test('a choice that is labelled by a picture is called something', () => {
  const children = [{ type: 'image', systemName: 'star' }];
  const called = (type) => drawn({ type, id: 'k', options: [], children }).find('data-id', 'k').getAttribute('aria-label');
  assert.deepEqual([called('picker'), called('datePicker')], ['Options', 'Date']);
});

test('a control without words is called by what is drawn or stands beside it, or something', () => {
  const nameOf = (view, id) => drawn(view).find('data-id', id).getAttribute('aria-label');
  const called = (type, members) => nameOf({ type, id: 'k', options: [], ...members }, 'k');
  const children = [{ type: 'image', systemName: 'star.fill' }];
  const ends = { minimumValueLabel: [text('10 min')] };
  assert.deepEqual(['toggle', 'slider'].map((type) => called(type, {})), ['Value', 'Value']);
  assert.deepEqual(['toggle', 'slider'].map((type) => called(type, { text: '', ...ends })), ['Value', 'Value']);
  assert.deepEqual(['toggle', 'slider'].map((type) => called(type, { children })), ['star', 'star']);
  assert.equal(called('toggle', { text: '', systemImage: 'star' }), 'star');
  assert.deepEqual(['switch', 'button'].map((toggleStyle) => called('toggle', { toggleStyle, text: '' })), ['Value', 'Value']);
  assert.deepEqual(['textField', 'searchField'].map((type) => called(type, { text: '' })), ['Text', 'Search']);
  assert.equal(called('textField', { text: '', prompt: 'Ada' }), 'Ada');
  const beside = (type) => nameOf({ type: 'labeledContent', text: 'Name', children: [{ type, id: 'k', text: '', options: [], prompt: 'Ada' }] }, 'k');
  for (const type of ['toggle', 'slider', 'picker', 'datePicker']) assert.equal(beside(type), 'Name', type);
  // Of several fields beside one name each is told apart by what it asks for.
  for (const type of ['textField', 'secureField', 'textEditor']) assert.equal(beside(type), 'Name, Ada', type);
  const stepper = drawn({ type: 'labeledContent', text: 'Count', children: [{ type: 'stepper', id: 'k', text: '' }] });
  assert.equal(stepper.querySelectorAll('.stepper')[0].getAttribute('aria-label'), 'Count');
});

test('what is read of a line, and of what there is not, is said of a group or after its words', () => {
  for (const node of [{ type: 'labeledContent', text: 'Size', value: '4' }, { type: 'contentUnavailable', text: 'Nothing' }]) {
    const told = (members, around = (view) => view) => {
      const body = drawn(around({ ...node, ...members }));
      const found = body.querySelectorAll(`.${node.type}`)[0];
      return [found.getAttribute('role'), found.getAttribute('aria-label'), body.querySelectorAll('.visually-hidden').at(-1)?.textContent];
    };
    const spoken = told({ accessibilityLabel: 'Four', accessibilityValue: 'bytes' });
    assert.deepEqual(spoken.slice(0, 2), ['group', 'Four, bytes']);
    assert.deepEqual(told({ accessibilityValue: 'bytes' }).toSpliced(1, 1), [null, ', bytes']);
    const inButton = told({ accessibilityLabel: 'Four' }, (view) => ({ type: 'button', id: 'b', children: [view] }));
    assert.equal(inButton[0], null);
  }
});

test('members a node has and loses again are written and taken away', () => {
  const drawing = new Drawing(documentOf(screen('one', { type: 'button', id: 'b', text: 'Go' })));
  const path = '/root/children/0/disabled';
  assert.deepEqual(drawing.patch({ op: 'add', path, value: true }), ['set button#b disabled=""']);
  assert.deepEqual(drawing.patch({ op: 'remove', path }), ['unset button#b disabled']);
});

test('hostile text is text and nothing else', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const drawing = new Drawing(documentOf(screen('one', text(evil), { type: 'link', text: 'x', url: 'javascript:alert(1)' })));
  assert.equal(drawing.page.body.find('class', 'text').textContent, evil);
  assert.equal(drawing.page.body.find('class', 'button link').getAttribute('href'), null);
});

test('a field says what it is for in the words of HTML, and nothing where HTML has none', () => {
  const { enum: known } = schema.$defs.styling.properties.textContentType;
  const told = (textContentType, type = 'textField') => {
    const drawing = new Drawing(documentOf(screen('one', { type, id: 'f', text: 'Field', value: '', textContentType })));
    return drawing.page.body.find('data-id', 'f').getAttribute('autocomplete');
  };
  const silent = known.filter((name) => told(name) === 'off');
  assert.deepEqual(silent, ['location', 'addressCityAndState', 'dateTime']);
  assert.deepEqual(['name', 'countryName', 'oneTimeCode', 'URL', 'birthdate'].map((name) => told(name)),
    ['name', 'country-name', 'one-time-code', 'url', 'bday']);
  assert.deepEqual([undefined, 'newPassword', 'location', 'constructor'].map((name) => told(name, 'secureField')),
    ['current-password', 'new-password', 'current-password', 'current-password']);
  assert.deepEqual([undefined, 'constructor', 'shoeSize'].map((name) => told(name)), ['off', 'off', 'off']);
});

// Containers

const golden = (name) => JSON.parse(readFileSync(new URL(`../../web/schema/examples/${name}.json`, import.meta.url)));
const after = (name) => {
  const { before, ops } = golden(`patches/${name}`);
  return new Drawing(before).draw(apply(before, ops));
};

test('a switch of tabs moves what is within reach and draws nothing else', () => {
  const writes = after('switch-a-tab');
  assert.ok(writes.length > 0 && writes.every((write) => /aria-selected|tabindex|inert|aria-hidden|data-covered/.test(write)), writes.join('\n'));
});

test('a screen that tabs fill is told by the title in its bar', () => {
  const tabs = { type: 'tabView', id: 'tabs', selection: 'tab', children: [{ type: 'tab', id: 'tab', children: [text('sea')] }] };
  const { page } = new Drawing(documentOf(stack({ type: 'screen', id: 'album', title: 'Album', children: [tabs] })));
  assert.equal(page.body.find('class', 'bar-title').name, 'h1');
});

test('tabs of which there are none have no list of tabs', () => {
  const list = (name) => new Drawing(golden(`documents/${name}`)).page.body.find('role', 'tablist');
  assert.ok(list('tabs'));
  assert.equal(list('tabs-none'), null);
});

test('a change of layout draws no column anew', () => {
  const writes = after('collapse-a-split-view');
  const made = writes.filter((write) => /^(insert|remove|replace)/.test(write) && !/button|svg|path|span|"/.test(write));
  assert.deepEqual(made, []);
});

test('every golden document is drawn, and drawn again without a write', () => {
  for (const name of ['tabs', 'split-view', 'split-view-collapsed', 'split-view-without-sidebar', 'cover-with-confirmation',
    'popover', 'sheet-with-detents', 'inspector', 'gallery', 'unknown-types']) {
    const drawing = new Drawing(golden(`documents/${name}`));
    assert.deepEqual(drawing.draw(structuredClone(drawing.document)), [], name);
  }
});

test('a collapsed column has a way back, which the first screen of a stack in it shows', () => {
  const columns = [
    { type: 'splitColumn', id: 'side', column: 'sidebar', title: 'Library', children: [text('a')] },
    { type: 'splitColumn', id: 'detail', column: 'detail', children: [stack(screen('one', text('b')))] },
  ];
  const { page: { body } } = new Drawing(documentOf({ type: 'navigationSplitView', id: 'split', collapsed: 'detail', children: columns }));
  const button = body.find('data-does', 'back');
  assert.equal(button.getAttribute('data-id'), 'detail');
  assert.equal(button.getAttribute('aria-label'), 'Back to Library');
  assert.equal(body.find('data-place', 'side').inert, true);
});

test('a way back says where it leads when that is short, and to a screen reader always', () => {
  const back = (title) => {
    const below = { ...screen('one', text('a')), title };
    const { page: { body } } = new Drawing(documentOf(stack(below, screen('two', text('b')))));
    const button = body.find('data-does', 'back');
    return [button.find('class', 'back-text').textContent, button.getAttribute('aria-label')];
  };
  assert.deepEqual(back('Products'), ['Products', 'Back to Products']);
  assert.deepEqual(back('Mechanical Keyboard'), ['Back', 'Back to Mechanical Keyboard']);
});

test('a popover stands where there is room, and points at the middle of its source', () => {
  const bounds = { width: 1000, height: 800 };
  const size = { width: 300, height: 200 };
  const button = (left, top) => ({ left, top, right: left + 40, bottom: top + 20 });
  assert.deepEqual(placement(button(480, 100), size, bounds), { side: 'bottom', x: 350, y: 130, arrow: 150 });
  assert.deepEqual(placement(button(480, 700), size, bounds), { side: 'top', x: 350, y: 490, arrow: 150 });
  assert.deepEqual(placement(button(0, 100), size, bounds), { side: 'bottom', x: 8, y: 130, arrow: 18 });
  assert.equal(placement(button(480, 400), size, bounds, 'leading').side, 'leading');
  assert.equal(placement(button(100, 400), size, bounds, 'leading').side, 'trailing');
});

test('a detent is a length', () => {
  assert.deepEqual(['medium', 'large', 'fraction:0.3', 'height:200', 'other'].map(heightOf),
    ['var(--medium)', 'var(--full)', '30%', '200px', 'var(--full)']);
});

// Fields

const fieldDocument = (value) => documentOf(screen('one', { type: 'textField', id: 'f', text: 'Name', value }));
const valuePath = '/root/children/0/value';
const fieldOf = (drawing) => drawing.page.body.find('data-id', 'f');

test('an incoming value is written into a field nobody edits', () => {
  const drawing = new Drawing(fieldDocument('a'));
  assert.deepEqual(drawing.patch({ op: 'replace', path: valuePath, value: 'b' }), ['value input#f "b"']);
});

test('an incoming value waits for as long as an edit is unanswered', () => {
  const drawing = new Drawing(fieldDocument(''));
  const field = fieldOf(drawing);
  field.enter('abc');
  drawing.fields.edited(field);
  drawing.pending.add('f');
  assert.deepEqual(drawing.patch({ op: 'replace', path: valuePath, value: 'a' }), []);
  assert.equal(field.value, 'abc');
  drawing.pending.clear();
  assert.deepEqual(drawing.patch({ op: 'replace', path: valuePath, value: 'abc' }), []);
  drawing.fields.settle();
  assert.deepEqual(drawing.page.writes(), []);
});

test('what the server made of a text is written once it is settled, at the same caret', () => {
  const drawing = new Drawing(fieldDocument(''));
  const field = fieldOf(drawing);
  drawing.page.activeElement = field;
  Object.assign(field, { selectionStart: 1, selectionEnd: 1 });
  field.enter('abc');
  drawing.fields.edited(field);
  drawing.pending.add('f');
  drawing.patch({ op: 'replace', path: valuePath, value: 'ABC' });
  drawing.pending.clear();
  drawing.fields.settle();
  assert.deepEqual(drawing.page.writes(), ['value input#f "ABC"']);
  assert.equal(field.selectionStart, 1);
});

test('where the server made a text longer or shorter, the caret stays between the same words', () => {
  const cases = [
    ['Hß|ello', 'HSSELLO', 3], ['12|', '12.00', 2], ['1234|', '1,234', 5], ['1,23|4', '1234', 3], ['a  |b', 'a b', 2],
    ['too long|', 'too', 3], ['ab|c', 'ABC', 2], ['|abc', 'xabc', 0],
  ];
  for (const [typed, made, caret] of cases) {
    const drawing = new Drawing(fieldDocument(''));
    const field = fieldOf(drawing);
    drawing.page.activeElement = field;
    const at = typed.indexOf('|');
    field.enter(typed.replace('|', ''));
    Object.assign(field, { selectionStart: at, selectionEnd: at });
    drawing.patch({ op: 'replace', path: valuePath, value: made });
    assert.equal(Math.min(field.selectionStart, made.length), caret, typed);
    assert.equal(field.selectionEnd, field.selectionStart, typed);
  }
});

test('an edit that the server did not take goes back to what it was', () => {
  const drawing = new Drawing(fieldDocument('kept'));
  const field = fieldOf(drawing);
  field.enter('refused');
  drawing.fields.edited(field);
  drawing.fields.settle();
  assert.equal(field.value, 'kept');
});

test('nothing is written into a field while an input method composes', () => {
  const drawing = new Drawing(fieldDocument(''));
  const field = fieldOf(drawing);
  drawing.fields.composing(field);
  assert.deepEqual(drawing.patch({ op: 'replace', path: valuePath, value: 'x' }), []);
  drawing.fields.composing(null);
  drawing.fields.settle();
  assert.deepEqual(drawing.page.writes(), ['value input#f "x"']);
});

// Everything

test('whatever is to tell that it comes into sight is watched, once', () => {
  const inside = ['children', 'label', 'headerContent', 'footerContent', 'search'];
  const all = (node) => [node, ...inside.flatMap((slot) => node[slot] ?? []).flatMap(all)];
  const others = new Set([undefined, 'somethingUnknown', 'row', 'tableRow', 'tableColumn', 'toolbarItem', 'screen', 'spacer']);
  const kinds = new Map(Object.values(gallery).flatMap(all).filter(({ type }) => !others.has(type)).map((node) => [node.type, node]));
  assert.ok(kinds.size > 30);
  for (const [type, node] of kinds) {
    const watched = { ...node, id: 'w', scrollVisibility: 0.5, actions: [...node.actions ?? [], 'scrollVisibility'] };
    const { page } = new Drawing(documentOf(stack(screen('one', watched))));
    assert.equal(page.body.querySelectorAll('[data-watched]').length, 1, type);
  }
});

for (const [name, node] of Object.entries(gallery)) {
  test(`the gallery's ${name} is drawn, and drawn again without a write`, () => {
    const drawing = new Drawing(documentOf(stack(node)));
    assert.ok(drawing.page.body.find('data-id', node.id));
    assert.deepEqual(drawing.draw(structuredClone(drawing.document)), []);
  });
}

test('from any screen of the gallery to any other, the page is what a new one would be', () => {
  const outline = (element) => (element.data !== undefined ? element.data : {
    tag: element.localName, attributes: Object.fromEntries([...element.attributes].sort()),
    children: element.childNodes.map(outline),
  });
  const names = Object.keys(gallery);
  const drawing = new Drawing(documentOf(stack(gallery[names[0]])));
  for (const name of [...names, ...names.toReversed()]) {
    const document = documentOf(stack({ ...gallery[name], id: 'same' }));
    drawing.draw(document);
    assert.deepEqual(outline(drawing.page.body), outline(new Drawing(document).page.body), name);
  }
});

test('as many as possible stay when an order changes', () => {
  assert.deepEqual([...staying([0, 1, 2])].sort(), [0, 1, 2]);
  assert.deepEqual([...staying([1, 2, 3, 0])].sort(), [0, 1, 2]);
  assert.deepEqual([...staying([-1, 0, -1, 1])].sort(), [1, 3]);
  assert.equal(staying([3, 2, 1, 0]).size, 1);
});

test('a style of buttons reaches every button inside, except where another is nearer', () => {
  const buttons = [{ type: 'button', id: 'own', text: 'A', buttonStyle: 'plain' }, { type: 'button', id: 'given', text: 'B' }];
  const around = (buttonStyle) => documentOf(stack(screen('one', { type: 'vStack', buttonStyle, children: [{ type: 'hStack', children: buttons }] })));
  const drawing = new Drawing(around('bordered'));
  const styleOf = (id) => drawing.page.body.find('data-id', id).getAttribute('data-button-style');
  assert.equal(styleOf('own'), 'plain');
  assert.equal(styleOf('given'), 'bordered');
  drawing.patch({ op: 'replace', path: '/root/children/0/children/0/buttonStyle', value: 'borderedProminent' });
  assert.equal(styleOf('given'), 'borderedProminent');
  assert.equal(styleOf('own'), 'plain');
});

test('a bar at the bottom that has nothing to show is none, and the title stands where nothing is in its place', () => {
  const item = (placement, ...children) => ({ type: 'toolbarItem', placement, children });
  const bars = (...toolbar) => {
    const { body } = new Drawing(documentOf(stack({ ...screen('one', list(row('a'))), toolbar, titleDisplayMode: 'inline' }))).page;
    return ['bottom-bar', 'bar-middle'].map((name) => body.find('class', name)?.textContent);
  };
  assert.deepEqual(bars(item('bottomBar'), item('principal')), [undefined, 'one']);
  assert.deepEqual(bars(item('bottomBar', text('b')), item('bottomBar'), item('principal', text('p'))), ['b', 'onep'], 'the title is there, unseen');
});

test('an empty slot is drawn as if it were not there', () => {
  const section = { type: 'section', id: 'section', headerContent: [], header: 'Header', children: [text('a')] };
  const drawing = new Drawing(documentOf(stack({ ...screen('one', list(section)), search: [], toolbar: [] })));
  assert.equal(drawing.page.body.find('class', 'search'), null);
  assert.notEqual(drawing.page.body.find('class', 'section-header'), null);
});

const shown = (...children) => new Drawing({
  url: '/', title: 'T', root: { type: 'list', children }, presentations: [], banners: [],
}).page.body.textContent;

test('a row with swipe actions of its own has no other ones, and is deleted by its menu', () => {
  const row = (swipeActions) => ({ type: 'row', id: 'r', actions: ['delete'], children: [{ ...text('Walk'), swipeActions }] });
  const words = (buttons) => buttons.map(({ textContent }) => textContent);
  const offers = (swipeActions) => {
    const body = drawn(list(row(swipeActions)));
    return [words(body.querySelectorAll('.row-strip')), words(body.find('role', 'menu').querySelectorAll('.button'))];
  };
  assert.deepEqual(offers([]), [['Delete'], ['Delete']]);
  const done = { type: 'button', id: 'b', text: 'Done' };
  assert.deepEqual(offers([done]), [['Done'], ['Done', 'Delete']]);
  assert.deepEqual(offers([{ ...done, edge: 'leading' }]), [['Done', 'Delete'], ['Done', 'Delete']]);
  const own = { type: 'button', id: 'b', text: 'Delete', role: 'destructive' };
  assert.deepEqual(offers([own, { ...done, id: 'c' }]), [['DeleteDone'], ['Delete', 'Done']]);
  assert.deepEqual(offers([done, text('Walked'), { type: 'toggle', id: 't', text: 'Far', value: true }]), offers([done]));
  const within = drawn(list({ type: 'row', id: 'r', children: [{ type: 'group', children: [{ ...text('Walk'), swipeActions: [done] }] }] }));
  assert.deepEqual(words(within.querySelectorAll('.row-strip')), ['Done']);
});

test('a row with swipe actions is chosen as a whole, and by a mark of its own only where something in it is used', () => {
  const swiped = { ...text('Walk'), swipeActions: [{ type: 'button', id: 'b', text: 'Done' }] };
  const chosen = (view) => drawn(list({ type: 'row', id: 'r', actions: ['select'], children: [view] })).find('aria-pressed', 'false');
  const group = (...children) => ({ type: 'group', children });
  for (const view of [swiped, { ...group(text('Walk')), swipeActions: swiped.swipeActions }, group(swiped)]) {
    assert.equal(chosen(view).textContent, 'Walk');
  }
  const used = { type: 'toggle', id: 't', text: 'Walk' };
  for (const view of [used, group(used), { ...group(text('Walk')), id: 'g', actions: ['tap'] }]) {
    assert.equal(chosen(view).getAttribute('aria-label'), 'Select Walk');
  }
});

test('a swipe action is known by the words of what it shows, or by what it is called', () => {
  const text = shown({
    type: 'text', text: 'Walk', swipeActions: [
      { type: 'button', id: 'a', children: [{ type: 'text', text: 'Done', weight: 'bold' }] },
      { type: 'button', id: 'b', systemImage: 'flag', accessibilityLabel: 'Flag' },
    ],
  });
  assert.match(text, /Done/);
  assert.match(text, /Flag/);
});

test('a switch shows the symbol of its label', () => {
  const drawing = new Drawing({
    url: '/', title: 'T', presentations: [], banners: [],
    root: { type: 'toggle', id: 't', text: 'Alerts', systemImage: 'bell', value: true },
  });
  assert.equal(drawing.page.body.textContent.includes('Alerts'), true);
  assert.equal(drawing.page.body.querySelectorAll('.symbol').length, 1);
});

// Assistive technology

const drawn = (node) => new Drawing(documentOf(stack(screen('one', node)))).page.body;
const attribute = (element, name) => element.getAttribute(name);

test('a text with the trait of a header is a heading below the title, but not in a button', () => {
  const heading = { ...text('Layouts'), accessibilityHeader: true };
  const found = drawn(heading).find('role', 'heading');
  assert.equal(found.textContent, 'Layouts');
  assert.equal(attribute(found, 'aria-level'), '2');
  assert.equal(drawn({ type: 'button', id: 'b', children: [heading] }).find('role', 'heading'), null);
});

test('what is selected says so on the control itself', () => {
  const current = (node) => drawn({ ...node, id: 'x', accessibilitySelected: true }).find('aria-current', 'true');
  assert.equal(current({ type: 'button', text: 'Shown' }).localName, 'button');
  assert.equal(current({ type: 'navigationLink', text: 'Shown' }).localName, 'button');
  assert.equal(current({ type: 'toggle', text: 'Shown', value: true }).localName, 'input');
  assert.equal(current(text('Shown')).localName, 'span');
});

test('what unfolds says whether it is unfolded', () => {
  const unfolds = (disclosure) => attribute(drawn({ type: 'button', id: 'b', text: 'More', disclosure }).find('type', 'button'), 'aria-expanded');
  assert.equal(unfolds('expanded'), 'true');
  assert.equal(unfolds('collapsed'), 'false');
  assert.equal(unfolds(undefined) ?? null, null);
});

test('only what is tapped becomes a link by its trait', () => {
  const link = (node) => drawn({ ...node, accessibilityLink: true }).find('role', 'link');
  assert.equal(link({ type: 'button', id: 'b', text: 'Leads' }).localName, 'button');
  assert.equal(attribute(link({ ...text('Leads'), id: 't', actions: ['tap'] }), 'tabindex'), '0');
  assert.equal(link(text('Leads')), null);
});

test('a picture made of characters or of several views is one picture, unless there is a control in it', () => {
  const image = (node) => drawn({ ...node, accessibilityImage: true }).find('role', 'img');
  const faces = (...children) => ({ type: 'hStack', accessibilityLabel: 'Faces', children });
  assert.equal(attribute(image(text(':-)')), 'aria-label'), ':-)');
  assert.equal(attribute(image({ ...text(':-)'), accessibilityLabel: 'A smile' }), 'aria-label'), 'A smile');
  assert.equal(attribute(image({ type: 'image', systemName: 'star.fill' }), 'aria-label'), 'star');
  assert.equal(attribute(image(faces(text(':-)'))), 'aria-label'), 'Faces');
  assert.equal(image(faces({ type: 'button', id: 'b', text: 'Smile' })), null);
});

test('views that are taken for one are one text, unless there is a control among them', () => {
  const stack = (behaviour, children, words) => drawn({
    type: 'hStack', accessibilityChildren: behaviour, children, ...words,
  }).find('class', 'hStack');
  const said = (element) => element.childNodes
    .filter((child) => attribute(child, 'aria-hidden') !== 'true').map((child) => child.textContent);
  const views = [
    { type: 'image', systemName: 'star', accessibilityLabel: 'Rating' }, text('4'),
    { ...text('Hidden'), accessibilityHidden: true }, { type: 'label', text: 'Sold', badge: '3' },
    { type: 'vStack', children: [text('of'), { ...text('V'), accessibilityLabel: 'five' }] },
    { type: 'labeledContent', text: 'Cost', subtitle: 'each', value: '$9' }, { type: 'progressView', text: 'Left', value: 1, total: 4 },
    { type: 'hStack', accessibilityChildren: 'ignore', accessibilityLabel: 'New', children: [text('!')] },
  ];
  const all = 'Rating, 4, Sold, 3, of, five, Cost, each, $9, Left, 25 %, New';
  assert.deepEqual(said(stack('combine', views)), [all]);
  assert.deepEqual(said(stack('combine', views, { accessibilityValue: 'old' })), [`${all}, old`]);
  assert.deepEqual(said(stack('combine', views, { accessibilityLabel: 'Rated' })), ['Rated']);
  assert.deepEqual(said(stack('ignore', views, { accessibilityLabel: 'Rated', accessibilityValue: 'well' })), ['Rated, well']);
  assert.deepEqual(said(stack('ignore', views)), []);
  const one = stack('ignore', views, { accessibilityLabel: 'Rated' });
  assert.deepEqual(['role', 'aria-label'].map((name) => attribute(one, name) ?? null), [null, null]);
  const rating = stack('ignore', [...views, { type: 'button', id: 'b', text: 'Rate' }], { accessibilityLabel: 'Rated' });
  assert.deepEqual(['role', 'aria-label'].map((name) => attribute(rating, name)), ['group', 'Rated']);
  assert.ok(said(rating).includes('Rate'));
});

test('a value is said after the name, and in place of the number of a slider or a progress view', () => {
  const valued = (node) => drawn({ ...node, id: 'x', accessibilityValue: 'half full' });
  assert.match(valued(text('Battery')).textContent, /Battery, half full/);
  assert.match(valued({ type: 'button', text: 'Battery' }).find('type', 'button').textContent, /^Battery, half full$/);
  const labelled = valued({ type: 'button', text: 'B', accessibilityLabel: 'Battery' }).find('type', 'button');
  assert.equal(attribute(labelled, 'aria-label'), 'Battery, half full');
  assert.equal(labelled.textContent, 'B');
  assert.equal(attribute(valued({ type: 'slider', value: 0.5 }).find('type', 'range'), 'aria-valuetext'), 'half full');
  const progress = valued({ type: 'progressView', accessibilityLabel: 'Battery' }).find('role', 'progressbar');
  assert.deepEqual(['aria-label', 'aria-valuetext'].map((name) => attribute(progress, name)), ['Battery', 'half full']);
});

test('a picture of the web is loaded late, tells nobody where it is seen, and is decoration unless it has a name', () => {
  const picture = (node) => drawn({ type: 'asyncImage', url: 'https://a.example/face.jpg', ...node });
  const img = picture({}).find('src', 'https://a.example/face.jpg');
  assert.deepEqual(['alt', 'loading', 'referrerpolicy'].map((name) => attribute(img, name)), ['', 'lazy', 'no-referrer']);
  assert.equal(attribute(picture({}).find('class', 'asyncImage'), 'aria-hidden'), 'true');
  assert.equal(attribute(picture({ accessibilityLabel: 'Ada' }).find('role', 'img'), 'aria-label'), 'Ada');
  for (const url of ['http://a.example/b.png', 'javascript:0', '//a.example/b.png', '/\\\\a.example', 'data:text/html,b', 'file:///b']) {
    assert.equal(picture({ url }).find('alt', ''), null, url);
  }
});

test('what stands in the place of a picture is read there, and is no name of what holds it', () => {
  const face = { type: 'asyncImage', url: 'https://a.example/face.jpg', children: [text('Nobody')] };
  const whole = (node) => drawn({ ...face, ...node }).find('class', 'asyncImage');
  assert.deepEqual(['role', 'aria-hidden'].map((name) => attribute(whole({}), name) ?? null), [null, null]);
  assert.equal(attribute(whole({ accessibilityLabel: 'Ada' }).find('src', face.url), 'alt'), 'Ada');
  assert.equal(attribute(whole({}).find('src', face.url), 'alt'), '');
  assert.equal(attribute(whole({ id: 'x', actions: ['tap'], accessibilityLabel: 'Ada' }), 'aria-label'), 'Ada');
  const menu = drawn({ type: 'menu', id: 'm', label: [face, text('Ada')], children: [{ type: 'button', text: 'One' }] });
  assert.equal(attribute(menu.find('role', 'menu'), 'aria-label'), 'Ada');
});

test('words and pictures that are tapped are buttons', () => {
  for (const node of [text('More'), { type: 'label', text: 'More', systemImage: 'star' }, { type: 'image', systemName: 'star' }]) {
    const button = drawn({ ...node, id: 'x', actions: ['tap'] }).find('data-does', 'tap');
    assert.deepEqual(['role', 'tabindex', 'data-id'].map((name) => attribute(button, name)), ['button', '0', 'x']);
  }
});

test('Safari reaches by Tab, and focuses by a click, only what has a tabindex of its own', () => {
  const tabindex = (node, ...found) => attribute(drawn({ id: 'x', ...node }).find(...found), 'tabindex');
  assert.equal(tabindex({ type: 'button', text: 'More' }, 'type', 'button'), '0');
  assert.equal(tabindex({ type: 'toggle', value: true }, 'role', 'switch'), '0');
  assert.equal(tabindex({ type: 'slider', value: 0.5 }, 'type', 'range'), '0');
  assert.equal(tabindex({ type: 'link', text: 'Away', url: 'https://a.example/' }, 'href', 'https://a.example/'), '0');
  assert.equal(tabindex({ type: 'link', text: 'Nowhere', url: 'javascript:0' }, 'role', 'link') ?? null, null);
  assert.equal(tabindex({ type: 'menu', text: 'More', children: [{ type: 'button', text: 'One' }] }, 'role', 'menuitem'), '-1');
});

test('a list is one to VoiceOver, too, for which it is none without its bullets', () => {
  assert.equal(drawn({ type: 'list', children: [text('One')] }).find('role', 'list').localName, 'ul');
});

// What presentations are called

const presented = (kind, content) => {
  const presentation = { id: 'p', kind, content };
  const { page: { body } } = new Drawing(documentOf(stack(screen('one', text('a'))), { presentations: [presentation] }));
  const dialog = body.find('aria-modal', 'true');
  const labelled = attribute(dialog, 'aria-labelledby');
  return labelled ? `by ${body.find('id', labelled).textContent}` : attribute(dialog, 'aria-label');
};
const column = (...children) => ({ type: 'vStack', children });

test('what is presented without a title is named by the first heading in it', () => {
  const content = column({ type: 'image', systemName: 'star' }, { ...text('No Device'), font: 'title2' }, text('Open it.'));
  assert.equal(presented('sheet', content), 'by No Device');
  assert.equal(presented('popover', content), 'by No Device');
  assert.equal(presented('fullScreenCover', content), 'by No Device');
  assert.equal(presented('sheet', column(text('a'), { ...text('Told'), accessibilityHeader: true })), 'by Told');
  assert.equal(presented('sheet', { type: 'contentUnavailable', text: 'Nothing Here' }), 'by Nothing Here');
});

test('a title goes before a heading, and without either a presentation is named by its kind', () => {
  const heading = { ...text('Heading'), font: 'title' };
  assert.equal(presented('sheet', stack({ ...screen('Titled', heading) })), 'Titled');
  assert.equal(presented('sheet', column(text('a'))), 'Sheet');
  assert.equal(presented('sheet', list(row('a'), { type: 'row', children: [heading] })), 'Sheet');
  assert.equal(presented('popover', column({ type: 'button', id: 'b', children: [heading] })), 'Popover');
});

test('a symbol without a drawing is a circle, and whoever wrote it is told once', (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  const drawn = ['never.drawn', 'toString', 'never.drawn', 'heart', '7.circle'].map((name) => symbol(name));
  const circle = symbol('circle');
  assert.deepEqual(drawn[0].children, circle.children);
  assert.deepEqual(drawn[1].children, circle.children);
  assert.notDeepEqual(drawn[3].children, circle.children);
  assert.deepEqual(warn.mock.calls.map(({ arguments: [text] }) => /"(.*?)"/.exec(text)[1]), ['never.drawn', 'toString']);
});

test('what an app of letters, lists and checks shows is drawn', () => {
  const paths = (name) => JSON.stringify(symbol(name).children);
  for (const name of [
    'archivebox', 'arrowshape.turn.up.right', 'arrowshape.turn.up.left.2', 'checklist', 'checkmark.square.fill', 'clipboard',
    'envelope.badge', 'envelope.fill', 'exclamationmark.circle.fill', 'flag.fill', 'line.3.horizontal.decrease.circle', 'lock.open',
    'paperclip', 'person.crop.circle.fill', 'pin', 'plus.square', 'signature',
  ]) {
    assert.notEqual(paths(name), paths('circle'), name);
  }
});

// Menus

const copy = { type: 'button', id: 'copy', text: 'Copy' };
const around = (node) => drawn(node).find('data-context', '');
const openerIn = (element) => element.find('aria-haspopup', 'menu');

test('in a menu a switch shows its symbol, and a picker in the style of one is a menu of its own', () => {
  const options = [{ id: 'new', text: 'Newest' }, { id: 'old', text: 'Oldest', systemImage: 'clock' }];
  const picker = { type: 'picker', id: 'p', text: 'Sort', systemImage: 'tag', value: 'new', options };
  const items = (...children) => drawn({ type: 'menu', id: 'm', text: 'Filter', children }).find('role', 'menu').childNodes;
  const symbols = (element) => element.querySelectorAll('.symbol').map((each) => attribute(each, 'data-symbol'));
  const label = { type: 'label', text: 'Flagged', systemImage: 'flag' };
  const switches = items({ type: 'toggle', id: 's', text: 'Attached', systemImage: 'paperclip' }, { type: 'toggle', id: 't', children: [label] });
  assert.deepEqual(switches.map((item) => [item.textContent, symbols(item)]), [['Attached', ['paperclip']], ['Flagged', ['flag']]]);
  const [choices] = items(picker);
  assert.equal(choices.find('aria-haspopup', 'menu'), null);
  assert.deepEqual(choices.childNodes.map((item) => attribute(item, 'role')), ['menuitemradio', 'menuitemradio']);
  const [submenu] = items({ ...picker, pickerStyle: 'menu' });
  assert.deepEqual(symbols(submenu.find('aria-haspopup', 'menu')), ['tag', 'chevron.forward']);
  assert.deepEqual(submenu.find('role', 'menu').querySelectorAll('.choices').map(({ textContent }) => textContent), ['NewestOldest']);
});

test('the labels at the ends of a slider stand beside its line, and are not part of its name', () => {
  const plain = { type: 'slider', id: 's', text: 'Pace', min: 1, max: 9, value: 3 };
  const line = (root) => drawn(root).find('data-does', 'change');
  assert.equal(attribute(line(plain).parentNode, 'class'), 'slider');
  const { parentNode } = line({ ...plain, minimumValueLabel: [text('slow')], maximumValueLabel: [{ type: 'image', systemName: 'hare' }] });
  assert.equal(attribute(parentNode, 'class'), 'slider-line');
  assert.deepEqual(parentNode.childNodes.map((child) => [child.localName, attribute(child, 'aria-hidden'), child.textContent]),
    [['span', 'true', 'slow'], ['input', null, ''], ['span', 'true', '']]);
  const louder = drawn({ ...plain, maximumValueLabel: [{ type: 'button', id: 'b', text: 'Faster' }] });
  assert.equal(louder.find('class', 'slider').localName, 'div');
  assert.equal(attribute(louder.find('type', 'range'), 'aria-label'), 'Pace');
  assert.equal(attribute(louder.find('data-id', 'b').parentNode, 'aria-hidden'), null);
});

test('a toggle is a button in a bar, and where it is asked for: on, it stays pressed', () => {
  const toggle = { type: 'toggle', id: 't', text: 'Starred', systemImage: 'star', value: true };
  const look = (element) => ['localName', 'role', 'aria-pressed', 'data-value', 'aria-label', 'data-button-style']
    .map((name) => (name === 'localName' ? element.localName : attribute(element, name)));
  const control = (root) => drawn(root).find('data-does', 'change');
  const bar = (item) => ({ type: 'navigationStack', id: 'n', children: [{
    type: 'screen', id: 's', title: 'T', toolbar: [{ type: 'toolbarItem', placement: 'topBarTrailing', children: [item] }],
  }] });
  assert.deepEqual(look(control(toggle)), ['input', 'switch', null, null, null, null]);
  assert.deepEqual(look(control(bar(toggle))), ['button', null, 'true', 'false', 'Starred', 'borderedProminent']);
  assert.deepEqual(look(control(bar({ ...toggle, value: false }))), ['button', null, 'false', 'true', 'Starred', null]);
  assert.equal(control(bar({ ...toggle, toggleStyle: 'switch' })).localName, 'input');
  const within = (children) => ({ type: 'form', toggleStyle: 'button', children: [children] });
  assert.deepEqual(look(control(within(toggle))), ['button', null, 'true', 'false', null, 'borderedProminent']);
  assert.deepEqual(look(control(within({ ...toggle, value: false }))), ['button', null, 'false', 'true', null, 'bordered']);
  assert.deepEqual(look(control(within({ ...toggle, toggleStyle: 'checkbox' }))), ['input', null, null, null, null, null]);
});

test('a container has its menu in it, and what may hold no button has it beside', () => {
  const stack = around({ type: 'vStack', children: [text('Naima')], contextMenu: [copy] });
  assert.equal(attribute(stack, 'class'), 'vStack');
  for (const node of [text('Naima'), { type: 'button', id: 'b', text: 'Naima' }, { type: 'toggle', id: 't', text: 'Naima' }]) {
    const context = around({ ...node, contextMenu: [copy] });
    assert.equal(attribute(context, 'class'), 'context');
    assert.equal(attribute(openerIn(context), 'aria-label'), 'Actions for Naima');
    assert.equal(context.find('role', 'menuitem').textContent, 'Copy');
  }
});

test('there is no menu without items, nor one in the label of a control', () => {
  assert.equal(around({ ...text('Naima'), contextMenu: [] }), null);
  assert.equal(around({ type: 'button', id: 'b', children: [{ ...text('Naima'), contextMenu: [copy] }] }), null);
});

test('a menu that comes and goes leaves the words alone', () => {
  const drawing = new Drawing(documentOf(stack(screen('one', { type: 'vStack', children: [text('a')], contextMenu: [copy] }))));
  const path = '/root/children/0/children/0/contextMenu';
  assert.equal(drawing.page.body.querySelectorAll('.context-more').length, 1);
  drawing.patch({ op: 'replace', path, value: [] });
  assert.equal(drawing.page.body.querySelectorAll('.context-more').length, 0);
  drawing.patch({ op: 'replace', path, value: [copy] });
  assert.equal(drawing.page.body.querySelectorAll('.context-more').length, 1);
});

test('what a row offers in its menu and by a swipe is in the menu once', () => {
  const action = (id, words) => ({ type: 'button', id, text: words });
  const offered = { ...text('Naima'), contextMenu: [copy, { type: 'section', children: [action('pin', 'Pin')] }] };
  const row = { type: 'row', id: 'r', children: [offered], swipeActions: [action('s1', 'Pin'), action('s2', 'Copy'), action('s3', 'Archive')] };
  const body = drawn(list(row));
  assert.deepEqual(body.find('role', 'menu').querySelectorAll('.button').map(({ textContent }) => textContent), ['Copy', 'Pin', 'Archive']);
  assert.equal(body.find('class', 'row-strip').textContent, 'PinCopyArchive');
});

test('a row has one menu: what its views offer, then what it can do itself', () => {
  const offered = { ...text('Naima'), contextMenu: [copy] };
  const body = drawn(list({ type: 'row', id: 'r', actions: ['delete'], children: [{ type: 'group', children: [offered] }] }));
  assert.equal(body.querySelectorAll('.row-more').length, 1);
  assert.deepEqual(body.find('role', 'menu').querySelectorAll('.button').map(({ textContent }) => textContent), ['Copy', 'Delete']);
  assert.equal(body.find('class', 'context'), null);
});

test('a menu within a menu is an item that opens it, and an empty one is disabled', () => {
  const more = { type: 'menu', text: 'More', children: [copy] };
  const item = (node) => drawn({ type: 'menu', text: 'Sort', children: [node] }).find('role', 'menuitem');
  assert.deepEqual(['aria-haspopup', 'aria-expanded', 'data-does', 'disabled'].map((name) => attribute(item(more), name)),
    ['menu', 'false', 'menu', null]);
  assert.equal(item(more).textContent, 'More');
  assert.equal(attribute(item({ ...more, children: [] }), 'disabled'), '');
  const labelled = { type: 'menu', label: [text('Deeper')], children: [copy] };
  assert.equal(drawn({ type: 'menu', text: 'Sort', children: [labelled] }).find('aria-label', 'Deeper').localName, 'div');
});

test('a section of a menu is a group with a name', () => {
  const section = { type: 'section', header: 'Send to', children: [copy] };
  const group = drawn({ type: 'menu', text: 'Share', children: [section] }).find('role', 'group');
  assert.equal(attribute(group, 'aria-label'), 'Send to');
  assert.equal(group.find('role', 'menuitem').textContent, 'Copy');
});

// What something is for

test('what something is for is the title of the control, and for a symbol takes the place of its name', () => {
  const helped = (node) => drawn({ id: 'x', help: 'By name', ...node }).find('title', 'By name');
  assert.equal(helped({ type: 'button', text: 'Sort' }).localName, 'button');
  for (const [type, input] of [['toggle', 'checkbox'], ['textField', 'text']]) {
    const field = drawn({ type, id: 'x', text: 'Sort', help: 'By name' }).find('type', input);
    assert.equal(attribute(field, 'title'), 'By name');
  }
  assert.equal(attribute(helped({ type: 'menu', text: 'Sort', children: [] }), 'aria-haspopup'), 'menu');
  assert.equal(helped(text('Sort')).localName, 'span');
  const only = { type: 'button', text: 'Sort', systemImage: 'star', labelStyle: 'iconOnly' };
  assert.equal(attribute(helped(only), 'aria-label'), 'Sort');
  assert.equal(attribute(drawn({ ...only, id: 'x' }).find('aria-label', 'Sort'), 'title'), 'Sort');
});

test('what a menu belongs to is known by its words, before those of the buttons in it', () => {
  const remove = { type: 'button', id: 'r', text: 'Delete' };
  const named = (children) => {
    const node = { type: 'hStack', children, contextMenu: [copy] };
    return attribute(drawn(node).find('aria-haspopup', 'menu'), 'aria-label');
  };
  assert.equal(named([remove, text('Amara')]), 'Actions for Amara');
  assert.equal(named([remove]), 'Actions for Delete');
  const stepper = { type: 'stepper', id: 's', text: 'Quantity of Keyboard', value: 1 };
  assert.equal(named([stepper, text('Keyboard')]), 'Actions for Keyboard');
  const whole = { type: 'button', id: 'w', children: [text('Amara')] };
  assert.equal(named([{ ...remove, role: 'destructive' }, whole]), 'Actions for Amara');
  assert.equal(named([{ ...remove, labelStyle: 'iconOnly' }, whole]), 'Actions for Amara');
  assert.equal(named([text('09:30'), { type: 'vStack', children: [text('Amara')] }, remove]), 'Actions for Amara');
  assert.equal(named([text('$ 4.50'), text('No. 7'), remove]), 'Actions for No. 7');
  assert.equal(named([text('1984'), remove]), 'Actions for 1984');
  assert.equal(named([{ type: 'spacer' }]), 'Actions');
});

test('what a node says of its language and direction is said of its element, and of what is presented too', () => {
  const sheet = { id: 'p', kind: 'sheet', language: 'he', layoutDirection: 'rightToLeft', content: text('over') };
  const root = { ...stack(screen('one', { ...text('Wort'), id: 'w', language: 'de', layoutDirection: 'leftToRight' })), language: 'he' };
  const { body } = new Drawing(documentOf(root, { presentations: [sheet] })).page;
  const said = (id) => ['lang', 'dir'].map((name) => body.find('data-id', id).getAttribute(name));
  assert.deepEqual(said('p'), ['he', 'rtl']);
  assert.deepEqual(said('stack'), ['he', null]);
  assert.deepEqual([body.find('class', 'text').getAttribute('lang'), body.find('class', 'text').getAttribute('dir')], ['de', 'ltr']);
});

test('a screen has its title for a heading, whatever stands in place of that', () => {
  const toolbar = [{ type: 'toolbarItem', placement: 'principal', children: [text('Ann')] }];
  const headings = (titleDisplayMode) => {
    const { body } = new Drawing(documentOf({ ...screen('one', text('a')), titleDisplayMode, toolbar })).page;
    return ['visually-hidden', 'large-title', 'bar-title'].filter((name) => body.find('class', name));
  };
  assert.deepEqual(headings('inline'), ['visually-hidden']);
  assert.deepEqual(headings('large'), ['large-title']);
});

test('the second line of a title stands below it, and what the screen shows in place of the title below nothing', () => {
  const lines = (titleDisplayMode, toolbar) => {
    const { body } = new Drawing(documentOf({ ...screen('one', text('a')), subtitle: 'Two', titleDisplayMode, toolbar })).page;
    return ['large-subtitle', 'bar-subtitle'].map((name) => {
      const line = body.find('class', name);
      return line && line.parentNode.childNodes[line.parentNode.childNodes.indexOf(line) - 1].textContent;
    });
  };
  assert.deepEqual(lines('large'), ['one', null]);
  assert.deepEqual(lines('inline'), [null, 'one']);
  assert.deepEqual(lines('inline', [{ type: 'toolbarItem', placement: 'principal', children: [text('Ann')] }]), [null, null]);
});

test('a control that shows a picture and no words is called by the picture', () => {
  const picture = (systemName) => ({ type: 'image', systemName });
  const controls = [
    { type: 'button', id: 'b', children: [picture('plus.circle.fill')] },
    { type: 'navigationLink', id: 'n', children: [{ type: 'hStack', children: [picture('gearshape')] }] },
    { type: 'menu', id: 'm', label: [picture('ellipsis.circle')], children: [{ type: 'button', id: 'i', text: 'Copy' }] },
    { type: 'button', id: 'w', children: [picture('plus'), text('Add')] },
    { type: 'button', id: 's', children: [{ ...picture('plus'), accessibilityLabel: 'Add' }] },
  ];
  const { body } = new Drawing(documentOf(screen('one', ...controls))).page;
  const named = (id) => body.find('data-id', id).getAttribute('aria-label');
  assert.deepEqual(['b', 'n', 'w', 's'].map(named), ['plus', 'gearshape', null, null]);
  assert.equal(body.find('aria-haspopup', 'menu').getAttribute('aria-label'), 'ellipsis');
});

const tableColumn = (title, more) => ({ type: 'tableColumn', title, ...more });
const tableRow = (id, ...cells) => ({ type: 'tableRow', id, actions: ['select'], children: cells.map(text) });
const table = (children, more) => ({ type: 'table', headerContent: [tableColumn('Name', { id: 'n', actions: ['tap'], sortOrder: 'reverse' }), tableColumn('Age')], children, ...more });

test('a table is one of the page, with a header for each column, of which those that sort are buttons', () => {
  const body = drawn(table([tableRow('a', 'Anna', '29')]));
  const [name, age] = body.querySelectorAll('.tableColumn');
  assert.deepEqual([name, age].map(({ localName }) => localName), ['th', 'th']);
  assert.deepEqual([name, age].map((each) => [attribute(each, 'scope'), attribute(each, 'aria-sort')]), [['col', 'descending'], ['col', null]]);
  assert.equal(attribute(name.find('class', 'table-sort'), 'data-does'), 'tap');
  assert.equal(age.find('class', 'table-sort'), null);
  assert.deepEqual(body.querySelectorAll('.cell').map(({ textContent }) => textContent), ['Anna', '29']);
});

test('a row of a table has a button that selects it, and is called after its first cell', () => {
  const one = drawn(table([{ ...tableRow('a', 'Anna', '29'), selected: true }])).find('class', 'row-select');
  assert.deepEqual(['aria-label', 'aria-pressed', 'data-does', 'role'].map((name) => attribute(one, name)), ['Select Anna', 'true', 'select', null]);
  const several = drawn(table([tableRow('a', 'Anna', '29')], { multiselectable: true })).find('class', 'row-select');
  assert.deepEqual(['aria-checked', 'role'].map((name) => attribute(several, name)), ['false', 'checkbox']);
});

test('before and after the cells there is room where some row needs it', () => {
  const bare = { type: 'tableRow', children: [text('Ben'), text('35')] };
  const cells = (...rows) => drawn(table(rows)).querySelectorAll('.tableRow').map(({ childNodes }) => childNodes.length);
  assert.deepEqual(cells(bare), [2]);
  assert.deepEqual(cells(bare, tableRow('a', 'Anna', '29')), [3, 3]);
  assert.deepEqual(cells(bare, { ...tableRow('a', 'Anna', '29'), contextMenu: [copy] }), [4, 4]);
  assert.deepEqual(cells({ ...bare, id: 'b', actions: ['delete'] }), [3]);
});

test('a cell that changes is one write', () => {
  const drawing = new Drawing(documentOf(stack(screen('one', table([tableRow('a', 'Anna', '29'), tableRow('b', 'Ben', '35')])))));
  const writes = drawing.patch({ op: 'replace', path: '/root/children/0/children/0/children/1/children/1/text', value: '36' });
  assert.equal(writes.length, 1);
});

test('another order moves the rows of a table, and draws none of them anew', () => {
  const rows = ['a', 'b', 'c'].map((id) => tableRow(id, id, '1'));
  const drawing = new Drawing(documentOf(stack(screen('one', table(rows)))));
  const before = drawing.page.body.querySelectorAll('.tableRow');
  const path = '/root/children/0/children/0/children';
  const writes = drawing.patch({ op: 'move', from: `${path}/2`, path: `${path}/0` });
  assert.deepEqual(drawing.page.body.querySelectorAll('.tableRow'), [before[2], before[0], before[1]]);
  assert.equal(writes.length, 1);
});

test('what unfolds a row that is selected stands beside it, and is called as the row is', () => {
  const arrow = {
    type: 'button', id: 'u', disclosure: 'collapsed', buttonStyle: 'plain',
    children: [{ type: 'image', systemName: 'chevron.forward', accessibilityHidden: true }],
  };
  const body = drawn(list({ type: 'row', id: 'r', actions: ['select'], level: 2, children: [text('Work'), arrow] }));
  const item = body.find('data-level', '2');
  assert.deepEqual([item.localName, item.getAttribute('aria-level')], ['li', '3']);
  assert.equal(body.find('data-does', 'select').textContent, 'Work');
  const unfolds = body.find('data-id', 'u');
  assert.deepEqual(['aria-label', 'aria-expanded'].map((name) => unfolds.getAttribute(name)), ['Work', 'false']);
  const titled = { ...arrow, children: [text('More')] };
  const within = drawn(list({ type: 'row', id: 'r', actions: ['select'], children: [text('Work'), titled] }));
  assert.equal(within.querySelectorAll('.row-unfold').length, 0);
});

test('a gauge is a meter that says its value in words', () => {
  const meter = (node) => drawn({ type: 'gauge', ...node }).find('min', String(node.min ?? 0));
  const said = (node) => ['value', 'max', 'aria-label'].map((name) => meter(node).getAttribute(name));
  assert.deepEqual(said({ text: 'Pulse', value: 72, min: 40, max: 180, children: [text('72 a minute')] }), ['72', '180', 'Pulse, 72 a minute']);
  assert.deepEqual(said({ label: [text('Water')], value: 0, accessibilityValue: 'none' }), ['0', '1', 'Water, none']);
  assert.deepEqual(said({ label: [{ type: 'image', systemName: 'heart' }], value: 1 }), ['1', '1', 'heart']);
  assert.deepEqual(said({ value: 1, accessibilityLabel: 'All' }), ['1', '1', 'All']);
});

test('a menu shows of its label what its style says, and is called by all of it', () => {
  const menu = { type: 'menu', text: 'Move', systemImage: 'folder', children: [{ type: 'button', id: 'b', text: 'Up' }] };
  const opener = (labelStyle) => drawn({ ...menu, labelStyle }).find('aria-haspopup', 'menu');
  const shows = (labelStyle) => [opener(labelStyle).textContent, opener(labelStyle).querySelectorAll('.symbol').length];
  assert.deepEqual([shows(), shows('titleAndIcon'), shows('iconOnly'), shows('titleOnly')], [['Move', 1], ['Move', 1], ['', 1], ['Move', 0]]);
  assert.equal(opener('iconOnly').getAttribute('aria-label'), 'Move');
  const handed = drawn({ type: 'hStack', labelStyle: 'iconOnly', children: [menu] }).find('aria-haspopup', 'menu');
  assert.equal(handed.textContent, '');
});

test('controls that belong together are a named group, in a menu one line of its items, and a menu where its style says so', () => {
  const copy = { type: 'button', id: 'c', text: 'Copy', systemImage: 'doc' };
  const bold = { type: 'toggle', id: 'b', text: 'Bold', systemImage: 'bold', value: true };
  const group = (more) => ({ type: 'controlGroup', text: 'Edit', children: [copy, bold], ...more });
  const names = (element) => element.querySelectorAll('[data-does]').map((each) => [attribute(each, 'aria-label'), each.textContent]);
  const plain = drawn(group()).find('class', 'controlGroup');
  assert.equal(attribute(plain, 'role'), 'group');
  assert.equal(attribute(plain, 'aria-label'), 'Edit');
  assert.deepEqual(names(plain), [[null, 'Copy'], [null, 'Bold']]);
  assert.equal(attribute(plain.childNodes[1], 'aria-pressed'), 'true');
  assert.deepEqual(names(drawn(group({ controlGroupStyle: 'palette' })).find('class', 'controlGroup')), [['Copy', ''], ['Bold', '']]);
  const inMenu = (more) => drawn({ type: 'menu', text: 'More', children: [group(more)] }).find('role', 'menu');
  const line = inMenu().find('class', 'control-line');
  assert.deepEqual(line.childNodes.map((item) => attribute(item, 'role')), ['menuitem', 'menuitemcheckbox']);
  assert.deepEqual(names(inMenu({ controlGroupStyle: 'compactMenu' })), [['Copy', ''], ['Bold', '']]);
  assert.equal(inMenu({ controlGroupStyle: 'menu' }).querySelectorAll('.submenu').length, 1);
  const menu = drawn(group({ controlGroupStyle: 'menu' }));
  assert.equal(menu.find('aria-haspopup', 'menu').textContent, 'Edit');
  assert.equal(attribute(drawn(group({ controlGroupStyle: 'menu', text: undefined })).find('aria-haspopup', 'menu'), 'aria-label'), 'Actions');
});

test('tabs of a section say which one, and its title stands before the first for those who see it', () => {
  const tab = (id, section) => ({ type: 'tab', id, text: id, section });
  const tabs = [tab('home'), tab('albums', 'Library'), tab('songs', 'Library'), tab('more', ''), tab('gear')];
  const drawing = new Drawing(documentOf({ type: 'tabView', id: 'tabs', selection: 'home', tabViewStyle: 'sidebarAdaptable', children: tabs }));
  const list = drawing.page.body.find('role', 'tablist');
  assert.deepEqual(list.childNodes.map((each) => attribute(each, 'id') + (each.matches('.tab-section') ? ` ${each.textContent}` : '')),
    ['tab-home', 'section-albums Library', 'tab-albums', 'tab-songs', 'section-more ', 'tab-more', 'section-gear ', 'tab-gear']);
  assert.equal(attribute(list.childNodes[1], 'aria-hidden'), 'true');
  assert.deepEqual(list.querySelectorAll('.tab-button').map((each) => attribute(each, 'aria-describedby')), [null, 'section-albums', 'section-albums', null, null]);
});

test('what is suggested is a list box below the search field, and what can be tapped is an option of it', () => {
  const completion = { type: 'label', id: 'apple', text: 'Apple', systemImage: 'leaf', actions: ['tap'] };
  const more = { type: 'section', header: 'More', children: [{ type: 'button', id: 'all', text: 'Everywhere', disabled: true }] };
  const field = (suggestions) => ({ type: 'searchField', id: 's', value: '', suggestions });
  const searched = (search) => new Drawing(documentOf(stack({ ...screen('one'), search: [search] })));
  const drawing = searched(field([text('Fruit'), { type: 'group', children: [completion] }, { type: 'divider' }, more]));
  const input = drawing.page.body.find('role', 'combobox');
  const list = drawing.page.body.find('role', 'listbox');
  assert.equal(attribute(input, 'aria-controls'), attribute(list, 'id'));
  assert.deepEqual(list.querySelectorAll('.suggestion').map((each) => ['role', 'data-does', 'data-id', 'aria-disabled'].map((name) => attribute(each, name))),
    [['option', null, null, 'true'], ['option', 'tap', 'apple', null], ['option', 'tap', 'all', 'true']]);
  assert.equal(attribute(list.find('role', 'group'), 'aria-label'), 'More');
  drawing.patch({ op: 'replace', path: '/root/children/0/search/0/suggestions', value: [] });
  assert.equal(drawing.page.body.find('role', 'listbox'), null);
  assert.equal(attribute(drawing.page.body.find('type', 'search'), 'role'), null);
});

test('a row that is opened by two clicks says so, in a list and in a table', () => {
  const opened = (type) => ({ type, id: 'r', actions: ['select', 'primaryAction'], children: [text('File')] });
  const inList = drawn(list(opened('row'))).find('class', 'row');
  const inTable = drawn({ type: 'table', headerContent: [{ type: 'tableColumn', title: 'Name' }], children: [opened('tableRow')] }).find('class', 'tableRow');
  assert.deepEqual([inList, inTable].map((each) => attribute(each, 'data-opens')), ['r', 'r']);
  assert.equal(attribute(drawn(list(keyed('k'))).find('class', 'row'), 'data-opens'), null);
});

test('a group that only hands on what is said of it is drawn as the one node in it', () => {
  const glyph = { type: 'group', font: 'title', foreground: 'red', children: [{ type: 'image', systemName: 'star', foreground: 'blue' }] };
  const node = { type: 'vStack', children: [glyph, { type: 'text', text: 'below' }] };
  const drawn = merged(node);
  assert.deepEqual(drawn.children[0], { type: 'image', font: 'title', foreground: 'blue', systemName: 'star' });
  assert.equal(drawn.children[1], node.children[1]);
  assert.equal(merged(node), drawn, 'the same node is the same one drawn');
  assert.equal(merged(node.children[1]), node.children[1]);
});

test('a group with room, a ground, a label or several nodes of its own stays', () => {
  const text = { type: 'text', text: 'words' };
  for (const said of [{ padding: '' }, { background: 'fill' }, { frame: 'fill' }, { label: [text] }, { opacity: 0.5 }, { children: [text, text] }]) {
    const group = { type: 'group', font: 'title', children: [text], ...said };
    assert.equal(merged(group), group, JSON.stringify(said));
  }
  const button = { type: 'group', foreground: 'red', children: [{ type: 'button', id: 'b', text: 'words' }] };
  assert.equal(merged(button), button);
});

test('groups in groups, and in what is presented, are seen through', () => {
  const tabs = { type: 'tabView', id: 't', children: [{ type: 'tab', id: '1', text: 'One' }] };
  const around = (child) => ({ type: 'group', tint: 'teal', children: [child] });
  const presented = { id: 'p', kind: 'sheet', content: around({ type: 'zStack', children: [] }) };
  const document = { url: '/', title: '', root: around(around(tabs)), presentations: [presented], banners: [] };
  const { root, presentations } = mergedIn(document);
  assert.deepEqual([root.type, root.tint], ['tabView', 'teal']);
  assert.deepEqual([presentations[0].content.type, presentations[0].content.tint], ['zStack', 'teal']);
  assert.equal(mergedIn(document).presentations[0], presentations[0]);
});

test('what is pinned stays, and the others move around it', () => {
  assert.deepEqual([...staying([1, 2, 3, 0], 3)].sort(), [3]);
  assert.deepEqual([...staying([3, 0, 1, 2, 4], 0)].sort(), [0, 4]);
  assert.deepEqual([...staying([-1, 0, 2, 1], 0)].sort(), [1, 3], 'what is new cannot be pinned');
});

test('a cell that says it is as wide as any number of columns makes no more than a grid may have', () => {
  const cells = [{ ...text('wide'), columnSpan: Number.MAX_SAFE_INTEGER }, { ...text('behind'), columnAlignment: 'trailing' }];
  const drawing = new Drawing(documentOf(screen('one', { type: 'grid', children: [{ type: 'gridRow', children: cells }] })));
  const [grid, row] = ['grid', 'gridRow'].map((name) => drawing.page.body.find('class', name).style.values);
  assert.equal(grid.get('--tracks').split(' ').length, 101);
  assert.equal(grid.get('--column-101'), 'end');
  assert.equal(row.get('--span-1'), '100');
});
