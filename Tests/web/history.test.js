import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BrowserHistory } from '../../web/navigation/history.js';
import { KeptEntry } from '../../web/navigation/kept.js';
import { plan } from '../../web/navigation/trail.js';
import { cancelButton, cancelInSight, currentTab, depth, levels } from '../../web/patch/levels.js';
import { storageOf } from '../../web/wire/storage.js';

const screens = (...ids) => ({
  type: 'navigationStack', id: 'stack', children: ids.map((id) => ({ type: 'screen', id, title: id })),
});
const document = (url, ids, presentations = []) =>
  ({ url, title: url, root: screens(...ids), presentations, banners: [] });
const sheet = (...ids) => ({ id: 'sheet', kind: 'sheet', content: screens(...ids) });
const alert = { id: 'alert', kind: 'alert', title: 'Sure?', content: { type: 'vStack', children: [] } };

test('levels are the screens of each stack and the presentations between them', () => {
  const all = levels(document('/', ['home', 'two'], [sheet('a', 'b'), alert]));
  assert.deepEqual(all.map(({ kind, id }) => [kind, id]),
    [['root', null], ['screen', 'two'], ['sheet', 'sheet'], ['screen', 'b'], ['alert', 'alert']]);
  assert.equal(depth(document('/', ['home', 'two'], [sheet('a', 'b'), alert])), 3);
  assert.equal(depth({ ...document('/', []), root: { type: 'text' } }), 0);
});

// Containers

const column = (id, ...children) => ({ type: 'splitColumn', id, column: id, children });
const split = (more, ...children) => ({ type: 'navigationSplitView', id: 'split', children, ...more });
const tabView = (selection, tabs) => ({
  type: 'tabView', id: 'tabs', selection,
  children: Object.entries(tabs).map(([id, content]) => ({ type: 'tab', id, children: content && [content] })),
});
const rooted = (root, presentations = []) => ({ url: '/', title: '', root, presentations, banners: [] });
const outline = (value) => levels(value).map(({ kind, id, place }) => `${kind} ${id ?? '-'} ${place ?? '-'}`);

test('in tabs the levels are those of the selected one, and the others do not count', () => {
  const root = tabView('b', { a: screens('a1', 'a2', 'a3'), b: screens('b1', 'b2'), c: undefined });
  assert.deepEqual(outline(rooted(root)), ['root - b1', 'screen b2 b2']);
  assert.deepEqual(currentTab(rooted(root)), { tab: 'b', base: 0 });
  assert.deepEqual(outline(rooted({ ...root, selection: 'c' })), ['root - c']);
});

test('collapsed, each column up to the one that is seen is a level, and so is what was pushed in it', () => {
  const columns = [column('side'), column('content', screens('c1', 'c2')), column('detail', screens('d1', 'd2'))];
  const at = (collapsed) => outline(rooted(split({ collapsed }, ...columns)));
  assert.deepEqual(at('side'), ['root - side']);
  assert.deepEqual(at('content'), ['root - side', 'column content c1', 'screen c2 c2']);
  assert.deepEqual(at('detail').slice(3), ['column detail d1', 'screen d2 d2']);
});

test('side by side only what was pushed is a level, in columns that are seen', () => {
  const columns = [{ ...column('side', screens('s1', 's2')), hidden: true }, column('detail', screens('d1', 'd2', 'd3'))];
  assert.deepEqual(outline(rooted(split({}, ...columns))), ['root - d1', 'screen d2 d2', 'screen d3 d3']);
});

test('containers in a pushed screen and in a sheet are looked into', () => {
  const inner = { type: 'screen', id: 'two', children: [tabView('x', { x: screens('x1', 'x2') })] };
  const root = { type: 'navigationStack', id: 's', children: [{ type: 'screen', id: 'one' }, inner] };
  const cover = { kind: 'fullScreenCover', id: 'cover', content: tabView('y', { y: screens('y1', 'y2') }) };
  assert.deepEqual(outline(rooted(root, [cover])),
    ['root - one', 'screen two x1', 'screen x2 x2', 'sheet cover y1', 'screen y2 y2']);
  assert.deepEqual(currentTab(rooted(root)), { tab: 'x', base: 1 });
});

test('a confirmation dialog is a place in the history, an alert is not', () => {
  const asking = (kind) => depth(rooted(screens('one'), [{ kind, id: 'q', title: '?', content: { type: 'vStack' } }]));
  assert.equal(asking('confirmationDialog'), 1);
  assert.equal(asking('alert'), 0);
});

const cancelling = (...more) => [{ type: 'toolbarItem', placement: 'cancellationAction', children: [
  { type: 'text', text: 'or' }, { type: 'button', id: 'cancel', text: 'Cancel', ...more[0] },
] }];

test('where going back does not lead out, the button that cancels does', () => {
  const pushed = (more) => rooted({ type: 'navigationStack', id: 's', children: [
    { type: 'screen', id: 'one', backHidden: true, toolbar: cancelling() }, { type: 'screen', id: 'two', ...more },
  ] });
  const sheetOf = (more, toolbar) => rooted(screens('one'), [
    { ...sheet(), ...more, content: { type: 'navigationStack', id: 't', children: [{ type: 'screen', id: 'a', toolbar }] } }]);
  const found = (document) => cancelButton(document)?.id;
  assert.equal(found(pushed({ backHidden: true, toolbar: cancelling() })), 'cancel');
  assert.equal(found(sheetOf({ interactiveDismissDisabled: true }, cancelling())), 'cancel');
  assert.equal(found(pushed({ toolbar: cancelling() })), undefined);
  assert.equal(found(pushed({ backHidden: true })), undefined);
  assert.equal(found(pushed({ backHidden: true, toolbar: cancelling({ disabled: true }) })), undefined);
  assert.equal(found(sheetOf({}, cancelling())), undefined);
  assert.equal(found(sheetOf({ interactiveDismissDisabled: true })), undefined);
  assert.equal(found(rooted(screens('one'))), undefined);
  assert.equal(found(rooted(screens('one'), [alert])), undefined);
});

test('of a sheet that is not left unasked, the button that cancels is that of the screen that is seen', () => {
  const screens = [{ type: 'screen', id: 'a', toolbar: cancelling() }, { type: 'screen', id: 'b', toolbar: cancelling() }];
  screens[1].toolbar[0].children = [{ type: 'button', id: 'inner', text: 'Cancel' }];
  const document = (count) => rooted({ type: 'navigationStack', id: 's', children: [{ type: 'screen', id: 'one' }] }, [
    { ...sheet(), interactiveDismissDisabled: true, content: { type: 'navigationStack', id: 't', children: screens.slice(0, count) } }]);
  assert.equal(cancelInSight(document(1))?.id, 'cancel');
  assert.equal(cancelInSight(document(2))?.id, 'inner');
  assert.equal(cancelInSight(rooted({ type: 'text', text: 'words' })), undefined);
});

const steps = (...depths) => depths.map((each) => ({ depth: each, tab: null, base: 0 }));
const at = (tab, ...depths) => depths.map((each) => ({ depth: each, tab, base: 0 }));

const linked = (step) => ({ ...step, isLinked: true });

test('the plan: deeper pushes, the same depth replaces, coming back goes back', () => {
  const [root, one, two] = steps(0, 1, 2);
  assert.deepEqual(plan(null, one), { replace: [one] });
  assert.deepEqual(plan([root], one), { push: [one] });
  assert.deepEqual(plan([root], two), { push: [one, two] });
  assert.deepEqual(plan([root], two, 'link'), { push: [linked(two)] });
  assert.deepEqual(plan([root], root, 'link'), { push: [linked(root)] });
  assert.deepEqual(plan([root, one], one), { replace: [root, one] });
  assert.deepEqual(plan([root, one, two], root), { go: -2 });
  assert.deepEqual(plan([root, two], one), { replace: [root, one] });
  assert.deepEqual(plan([one], root), { replace: [root] });
});

test('the plan: a choice is an entry at the same depth, and deeper an entry a level', () => {
  const [root, one, two] = steps(0, 1, 2);
  const [a0, a1] = at('a', 0, 1);
  const [b0] = at('b', 0);
  assert.deepEqual(plan([root, one], one, 'choice'), { push: [one] });
  assert.deepEqual(plan([root], two, 'choice'), { push: [one, two] });
  assert.deepEqual(plan([root, one, one], root, 'choice'), { go: -2 });
  assert.deepEqual(plan([a0, a1, b0], a1, 'choice'), { go: -1 });
});

test('the plan: where the entry below is at the same place, it is returned to', () => {
  const [root, ...ones] = steps(0, 1, 1, 1).map((step, i) => ({ ...step, url: `/${i}` }));
  const again = { ...ones[0] };
  assert.deepEqual(plan([root, ones[0], ones[1]], again), { go: -1 });
  assert.deepEqual(plan([root, ones[0], ones[1]], again, 'choice'), { push: [again] });
  assert.deepEqual(plan([root, ones[0], ones[1], ones[2]], again), { replace: [root, ones[0], ones[1], ones[2]] });
  assert.deepEqual(plan([root, { ...ones[0], tab: 'a' }, { ...ones[1], tab: 'b' }], { ...again, tab: 'b' }).go, undefined);
  const elsewhere = { ...ones[0], layout: 'compact' };
  assert.deepEqual(plan([root, elsewhere, ones[1]], { ...again, layout: 'regular' }).go, undefined);
});

test('the plan: another tab is on top of the history once, and returned to afterwards', () => {
  const [a0, a1, a2] = at('a', 0, 1, 2);
  const [b0, b1] = at('b', 0, 1);
  assert.deepEqual(plan([a0, a1], b0), { push: [b0] });
  assert.deepEqual(plan([a0], b1), { push: [b0, b1] });
  assert.deepEqual(plan([a0, a1, b0, b1], a1), { go: -2 });
  assert.deepEqual(plan([a0, a1, a2, b0, b1], b0), { go: -1 });
  assert.deepEqual(plan([a0, a1], b1, 'link'), { push: [linked(b1)] });
  const [home] = steps(0);
  const [inA, inB] = ['a', 'b'].map((tab) => ({ depth: 1, tab, base: 1 }));
  assert.deepEqual(plan([home], inA), { push: [inA] });
  assert.deepEqual(plan([home, inA], inB), { push: [inB] });
  assert.deepEqual(plan([home, inA, inB], home), { go: -2 });
});

test('the plan: coming back ends where a link led, but for the place that it was on', () => {
  const [home, one, two] = steps(0, 1, 2).map((step) => ({ ...step, url: `/${step.depth}` }));
  const root = { ...home, url: '/root' };
  assert.deepEqual(plan([home, linked(one)], root), { replace: [home, linked(root)] });
  assert.deepEqual(plan([home, linked(one), two], one), { go: -1 });
  assert.deepEqual(plan([home, linked(one), two], root), { replace: [home, linked(one), root] });
  assert.deepEqual(plan([home, linked(one)], home), { go: -1 });
  assert.deepEqual(plan([home, linked(root), one], root), { go: -1 });
});

test('the plan: a link to a level that is left is an entry, but for the place that was there', () => {
  const [home, one] = steps(0, 1).map((step) => ({ ...step, url: `/${step.depth}` }));
  const root = { ...home, url: '/root' };
  assert.deepEqual(plan([home, one], root, 'link'), { push: [linked(root)] });
  assert.deepEqual(plan([home, one], home, 'link'), { go: -1 });
});

test('the plan: where columns have more room, the entry that a link was on stays', () => {
  const [home, item] = steps(0, 1).map((step) => ({ ...step, url: `/${step.depth}`, layout: 'compact' }));
  const beside = { ...item, depth: 0, layout: 'regular' };
  assert.deepEqual(plan([home, linked(item)], beside, null, true), { replace: [home, linked(beside)] });
});

// A browser's history, and a server with a stack of screens that answers when told to.

class FakeWindow extends EventTarget {
  entries = [];
  at = 0;
  /** How many entries are kept. */
  limit = 50;
  /** While it is busy, it goes nowhere: in the end it goes where all that was asked for leads, at once. */
  isBusy = false;
  #asked = 0;
  #keys = 0;
  // The keys of the entries as the page knows them, which is not always how they are.
  #known;
  setTimeout = setTimeout;
  clearTimeout = clearTimeout;

  constructor(path) {
    super();
    this.entries = [this.#entry(null, path)];
    this.#known = this.entries.map(({ key }) => key);
    const window = this;
    this.history = {
      get state() { return window.entries[window.at].state; },
      get length() { return window.entries.length; },
      pushState: (state, _, url) => this.#push(this.#entry(structuredClone(state), url)),
      replaceState: (state, _, url) => Object.assign(this.entries[this.at], { state: structuredClone(state), url }),
      go: (distance) => this.#ask(distance),
    };
    this.navigation = {
      get currentEntry() { return { key: window.#key, index: window.#index }; },
      entries: () => this.#known.map((key, index) => ({ key, index })),
      traverseTo: (key) => this.#traverse(key),
    };
  }

  // Node forgets, when it collects garbage, all but the last of the listeners that a signal is to end.
  addEventListener(type, handler, { signal, ...options } = {}) {
    super.addEventListener(type, handler, options);
    signal?.addEventListener('abort', () => this.removeEventListener(type, handler, options));
  }

  get #key() {
    return this.entries[this.at].key;
  }

  get #index() {
    return this.#known.indexOf(this.#key);
  }

  #entry(state, url) {
    this.#keys += 1;
    return { state, url, key: `${this.#keys}` };
  }

  #push(entry) {
    this.#known.splice(this.#index + 1, Infinity, entry.key);
    this.entries.splice(++this.at, Infinity, entry);
    if (this.entries.length > this.limit) this.#forget();
  }

  #forget() {
    this.entries.shift();
    this.at -= 1;
  }

  #ask(distance) {
    if (this.isBusy) this.#asked += distance;
    else setImmediate(() => this.travel(distance));
  }

  #traverse(key) {
    const to = this.entries.findIndex((entry) => entry.key === key);
    if (to >= 0) this.#ask(to - this.at);
    const answer = to >= 0 ? Promise.resolve() : Promise.reject(new DOMException('', 'InvalidStateError'));
    return { committed: answer, finished: answer };
  }

  /** It has time again, for what was asked for by the page and, with `more`, by the person. */
  getsTime(more = 0) {
    this.isBusy = false;
    this.travel(this.#asked + more);
    this.#asked = 0;
  }

  /** What Chromium does where a reload begins just before an entry is added: that one is at hand, in place of the one before. */
  loseEntryBefore() {
    this.at -= 1;
    this.entries[this.at] = { ...this.entries[this.at + 1] };
  }

  /** What Chromium does, too, where an entry is added just after a reload begins: it knows nothing of the one at hand. */
  loseState() {
    Object.assign(this.entries[this.at], { state: null, url: this.entries[this.at - 1].url });
  }

  get location() {
    return { pathname: this.entries[this.at].url, search: '', hash: '' };
  }

  travel(distance, more) {
    if (!this.entries[this.at + distance]) return;
    this.at += distance;
    this.dispatchEvent(Object.assign(new Event('popstate'), { state: this.history.state, ...more }));
  }

  get bar() {
    return `${this.entries.map(({ url }, i) => (i === this.at ? `[${url}]` : url)).join(' ')}`;
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

class Journey {
  commands = [];
  online = true;
  refuses = false;
  asks = false;
  layout = 'regular';
  storage = storageOf({});
  /** Of each document, whether it was drawn for a step that the browser has shown itself. */
  swiped = [];
  #held = [];

  constructor(path = '/', { claims = false } = {}) {
    this.window = new FakeWindow(path);
    this.begin(claims);
  }

  /** What a page does that is loaded, or loaded again. */
  begin(claims = false) {
    this.history?.stop();
    this.kept?.stop();
    const wire = {
      back: (target) => this.#give('back', target), open: (url) => this.#give('open', url),
      action: (target) => this.#give('tap', target),
    };
    this.kept = new KeptEntry({ window: this.window, storage: this.storage, isAgain: !claims });
    this.history = new BrowserHistory({ window: this.window, wire: () => wire, claims, layout: () => this.layout });
    this.kept.start();
    this.history.start();
  }

  /** The page is left. */
  leave() {
    this.window.dispatchEvent(new Event('pagehide'));
  }

  show(url, ids, presentations) {
    this.document = document(url, ids, presentations);
    this.#draw();
    return settled();
  }

  async #give(kind, what) {
    if (!this.online) await new Promise((resolve) => this.#held.push(resolve));
    this.commands.push(`${kind} ${what}`);
    if (this.refuses) return { code: 'disabled' };
    this.#perform(kind, what);
    this.passed?.();
    return { code: null };
  }

  #perform(kind, what) {
    const { url, root, presentations } = this.document;
    const ids = root.children.map(({ id }) => id);
    if (kind === 'open') this.document = document(what, ['/', ...(what === '/' ? [] : [what])]);
    else if (this.asks) this.document = document(url, ids, [...presentations, alert]);
    else if (presentations.length) this.document = document(url, ids, presentations.slice(0, -1));
    else this.document = document(ids.at(-2), ids.slice(0, -1));
    this.#draw();
  }

  #draw() {
    this.swiped.push(this.history.isSwiped);
    this.history.show(this.document);
  }

  reconnect() {
    this.online = true;
    this.#held.splice(0).forEach((go) => go());
    return settled();
  }

  travel(distance, more) {
    this.window.travel(distance, more);
    return settled();
  }
}

async function deep() {
  const journey = new Journey();
  await journey.show('/', ['/']);
  await journey.show('/a', ['/', '/a']);
  await journey.show('/b', ['/', '/a', '/b']);
  return journey;
}

test('the browser\'s back cancels what hides its back button, and stays where that asks', async () => {
  const journey = await deep();
  journey.document = { ...journey.document, root: { ...journey.document.root, children: journey.document.root.children.with(2,
    { type: 'screen', id: '/b', backHidden: true, toolbar: cancelling() }) } };
  journey.history.show(journey.document);
  journey.asks = true;
  await journey.travel(-1);
  assert.deepEqual(journey.commands, ['tap cancel']);
  assert.equal(journey.window.bar, '/ /a [/b]');
});

test('who goes back several entries and is asked on the way goes on when let go, and stays when not', async () => {
  for (const [answer, commands, bar] of [[['/', '/a'], ['back /b', 'back /a'], '[/] /a /b'],
    [['/', '/a', '/b'], ['back /b'], '/ /a [/b]']]) {
    const journey = await deep();
    journey.asks = true;
    await journey.travel(-2);
    assert.equal(journey.window.bar, '/ /a [/b]');
    journey.asks = false;
    await journey.show(answer.at(-1), answer);
    assert.deepEqual(journey.commands, commands);
    assert.equal(journey.window.bar, bar);
    await journey.show('/', ['/']);
    assert.equal(journey.window.bar, '[/] /a /b');
  }
});

test('who is asked after some of several entries back, and stays, stays there', async () => {
  const journey = await deep();
  await journey.show('/c', ['/', '/a', '/b', '/c']);
  journey.passed = () => { journey.asks = true; };
  await journey.travel(-3);
  assert.deepEqual(journey.commands, ['back /c', 'back /b']);
  journey.asks = false;
  await journey.show('/b', ['/', '/a', '/b']);
  assert.equal(journey.window.bar, '/ /a [/b] /c');
  assert.deepEqual(journey.commands, ['back /c', 'back /b']);
});

test('who is asked and goes forward to what is not there is not brought back by the answer', async () => {
  const journey = await deep();
  await journey.travel(-1);
  await journey.show('/a', ['/', '/a'], [alert]);
  journey.refuses = true;
  await journey.travel(1);
  journey.refuses = false;
  const { length } = journey.commands;
  await journey.show('/', ['/']);
  assert.equal(journey.commands.length, length);
  assert.equal(journey.document.url, '/');
});

test('each push is an entry, and the root is the first', async () => {
  assert.equal((await deep()).window.bar, '/ /a [/b]');
});

test('the browser\'s back leaves the screen on top', async () => {
  const journey = await deep();
  await journey.travel(-1);
  assert.deepEqual(journey.commands, ['back /b']);
  assert.equal(journey.window.bar, '/ [/a] /b');
});

test('what the browser has shown under a finger is drawn without a motion, and what is done then with one', async () => {
  const journey = await deep();
  await journey.travel(-2, { hasUAVisualTransition: true });
  journey.history.goesOn();
  await journey.show('/c', ['/', '/c']);
  await journey.travel(-1);
  assert.deepEqual(journey.swiped.slice(3), [true, true, false, false]);
});

test('two entries back are two screens, one after the other', async () => {
  const journey = await deep();
  await journey.travel(-2);
  assert.deepEqual(journey.commands, ['back /b', 'back /a']);
  assert.equal(journey.window.bar, '[/] /a /b');
});

test('forward opens the URL again', async () => {
  const journey = await deep();
  await journey.travel(-1);
  await journey.travel(1);
  assert.equal(journey.commands.at(-1), 'open /b');
});

test('forward to a URL that stands for a shorter way keeps its entry, and back leads to the one before it', async () => {
  const journey = await deep();
  await journey.travel(-1);
  await journey.travel(1);
  assert.equal(journey.window.bar, '/ /a [/b]');
  await journey.travel(-1);
  assert.equal(journey.commands.at(-1), 'open /a');
  assert.equal(journey.window.bar, '/ [/a] /b');
  await journey.travel(1);
  await journey.show('/', ['/']);
  assert.equal(journey.window.bar, '[/] /a /b');
});

test('a back in the app goes back in the browser, so forward still leads there', async () => {
  const journey = await deep();
  await journey.show('/', ['/']);
  assert.equal(journey.window.bar, '[/] /a /b');
  assert.deepEqual(journey.commands, []);
});

function withClock(context, journey) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(journey.window, { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout });
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

for (const names of [true, false]) {
  const browser = `a browser that ${names ? 'names' : 'does not name'} its entries`;
  const deepIn = async () => {
    const journey = await deep();
    if (!names) journey.window.navigation = undefined;
    return journey;
  };

  test(`a back in the app leads one entry back in ${browser} and is seconds late, and forward leads there`, async (context) => {
    const journey = await deepIn();
    withClock(context, journey);
    journey.window.isBusy = true;
    journey.history.show(document('/a', ['/', '/a']));
    context.mock.timers.tick(4000);
    journey.window.getsTime();
    await turn();
    assert.equal(journey.window.bar, '/ [/a] /b');
    assert.deepEqual(journey.commands, []);
  });

  test(`who comes back to a place whose entry is not kept any more by ${browser} has it at hand, and goes on`, async () => {
    const journey = await deepIn();
    for (let i = 0; i < 60; i += 1) {
      journey.history.chooses();
      await journey.show(`/${i}`, ['/', '/a', `/${i}`]);
    }
    await journey.show('/', ['/']);
    assert.equal(journey.window.location.pathname, '/');
    await journey.show('/c', ['/', '/c']);
    await journey.travel(-1);
    assert.deepEqual(journey.commands, ['back /c']);
    assert.equal(journey.window.location.pathname, '/');
  });

  test(`an entry that is never come to by ${browser} is not waited for any more after five seconds`, async (context) => {
    const journey = await deepIn();
    withClock(context, journey);
    journey.window.isBusy = true;
    journey.history.show(document('/a', ['/', '/a']));
    context.mock.timers.tick(4999);
    assert.equal(journey.window.bar, '/ /a [/b]');
    context.mock.timers.tick(1);
    assert.equal(journey.window.bar, '/ /a [/a]');
  });

  test(`a step that was given up and comes after all in ${browser} is not taken for the person's`, async (context) => {
    const journey = await deepIn();
    withClock(context, journey);
    journey.window.isBusy = true;
    journey.history.show(document('/a', ['/', '/a']));
    context.mock.timers.tick(2000);
    journey.history.show(document('/c', ['/', '/a', '/c']));
    context.mock.timers.tick(3000);
    journey.window.getsTime();
    await turn();
    assert.deepEqual(journey.commands, []);
    assert.equal(journey.window.bar, '/ /a [/c]');
  });

  test(`a back in the app after a reload for which an entry was lost leads one screen back in ${browser}`, async () => {
    const journey = await deepIn();
    journey.window.loseEntryBefore();
    journey.begin();
    await journey.show('/b', ['/', '/a', '/b']);
    await journey.show('/a', ['/', '/a']);
    assert.deepEqual(journey.commands, []);
    assert.equal(journey.window.location.pathname, '/a');
    await journey.travel(-1);
    assert.deepEqual(journey.commands, ['back /a']);
    assert.equal(journey.window.location.pathname, '/');
  });
}

test('a page that is loaded again at an entry that has lost its state knows those before it', async () => {
  const journey = await deep();
  journey.leave();
  journey.window.loseState();
  journey.begin();
  await journey.show('/b', ['/', '/a', '/b']);
  await journey.show('/a', ['/', '/a']);
  assert.equal(journey.window.bar, '/ [/a] /b');
  await journey.travel(-1);
  assert.deepEqual(journey.commands, ['back /a']);
});

test('what an entry said is of that entry alone', async () => {
  const journey = await deep();
  journey.leave();
  journey.window.at = 1;
  journey.window.loseState();
  journey.begin();
  await journey.show('/a', ['/', '/a']);
  assert.deepEqual(journey.window.history.state.trail.map(({ url }) => url), ['/a']);
});

test('the browser\'s back while it is on its way after a back in the app leads one further', async () => {
  const journey = await deep();
  journey.window.isBusy = true;
  await journey.show('/a', ['/', '/a']);
  journey.window.getsTime(-1);
  await settled();
  assert.deepEqual(journey.commands, ['back /a']);
  assert.equal(journey.window.bar, '[/] /a /b');
});

test('the browser\'s forward while it is on its way after a back in the app leads forward', async () => {
  const journey = await deep();
  journey.window.isBusy = true;
  await journey.show('/a', ['/', '/a']);
  journey.window.getsTime(1);
  await settled();
  assert.deepEqual(journey.commands, ['open /b']);
  assert.equal(journey.window.bar, '/ /a [/b]');
});

test('a step that was given up and comes just before the next one is passed by', async (context) => {
  const journey = await deep();
  withClock(context, journey);
  journey.window.isBusy = true;
  journey.history.show(document('/a', ['/', '/a']));
  context.mock.timers.tick(5000);
  journey.history.show(document('/', ['/']));
  journey.window.travel(-1);
  journey.window.travel(-1);
  await turn();
  assert.deepEqual(journey.commands, []);
  assert.equal(journey.window.bar, '[/] /a /a');
});

test('what is given up with a step leads to nothing that comes later', async (context) => {
  const journey = await deep();
  withClock(context, journey);
  journey.window.isBusy = true;
  journey.history.show(document('/a', ['/', '/a']));
  journey.history.follows(Promise.resolve({ code: null }));
  await turn();
  journey.history.show(document('/c', ['/', '/a', '/c']));
  context.mock.timers.tick(5000);
  journey.history.show(document('/d', ['/', '/a', '/d']));
  await turn();
  assert.equal(journey.window.bar, '/ /a [/d]');
});

test('a refused back puts the URL back', async () => {
  const journey = await deep();
  journey.refuses = true;
  await journey.travel(-1);
  assert.equal(journey.window.bar, '/ /a [/b]');
});

test('a back that asks first keeps the URL until the answer', async () => {
  const journey = await deep();
  journey.asks = true;
  await journey.travel(-1);
  assert.equal(journey.window.bar, '/ /a [/b]');
  await journey.show('/a', ['/', '/a']);
  assert.equal(journey.window.bar, '/ [/a] /b');
});

test('a sheet without a URL has an entry, which back closes', async () => {
  const journey = await deep();
  await journey.show('/b', ['/', '/a', '/b'], [sheet('s')]);
  assert.equal(journey.window.bar, '/ /a /b [/b]');
  await journey.travel(-1);
  assert.deepEqual(journey.commands, ['back sheet']);
  assert.equal(journey.window.bar, '/ /a [/b] /b');
});

test('forward to a sheet that has no URL stays where it is', async () => {
  const journey = await deep();
  await journey.show('/b', ['/', '/a', '/b'], [sheet('s')]);
  await journey.travel(-1);
  await journey.travel(1);
  assert.equal(journey.window.bar, '/ /a [/b] /b');
});

test('an alert is no entry', async () => {
  const journey = await deep();
  await journey.show('/b', ['/', '/a', '/b'], [alert]);
  assert.equal(journey.window.bar, '/ /a [/b]');
});

test('back from an alert closes it and leaves the place as it is, at the root of an app as anywhere', async () => {
  for (const ids of [['/', '/a', '/b'], ['/c']]) {
    const journey = await deep();
    journey.history.follows(Promise.resolve({ code: null }));
    await journey.show(ids.at(-1), ids);
    await journey.show(ids.at(-1), ids, [alert]);
    const bar = journey.window.bar;
    await journey.travel(-1);
    assert.equal(journey.window.bar, bar);
    assert.deepEqual(journey.commands, ['back alert']);
    assert.equal(journey.document.presentations.length, 0);
  }
});

test('back pressed twice while offline leaves two screens once the line is back', async () => {
  const journey = await deep();
  journey.online = false;
  await journey.travel(-1);
  await journey.travel(-1);
  assert.deepEqual(journey.commands, []);
  await journey.reconnect();
  assert.deepEqual(journey.commands, ['back /b', 'back /a']);
  assert.equal(journey.window.bar, '[/] /a /b');
});

test('back and forward again while offline end where they began', async () => {
  const journey = await deep();
  journey.online = false;
  await journey.travel(-1);
  await journey.travel(1);
  await journey.reconnect();
  assert.equal(journey.document.url, '/b');
  assert.equal(journey.window.location.pathname, '/b');
});

test('a deep link has one entry; back in the app rewrites it', async () => {
  const journey = new Journey('/b');
  await journey.show('/b', ['/', '/b']);
  assert.equal(journey.window.bar, '[/b]');
  await journey.show('/', ['/']);
  assert.equal(journey.window.bar, '[/]');
});

test('a level that gave way to another as one went deeper is not returned to', async () => {
  const journey = new Journey('/login');
  await journey.show('/login', ['/', '/login']);
  // What the login was for is two levels deep, and the first of them is not the login.
  await journey.show('/account', ['/', '/settings', '/account']);
  await journey.show('/account/name', ['/', '/settings', '/account', '/account/name']);
  await Promise.all([journey.travel(-1), journey.travel(-1)]);
  assert.deepEqual(journey.commands, ['back /account/name', 'back /account']);
  assert.equal(journey.window.bar, '[/settings] /account /account/name');
  await journey.travel(1);
  assert.deepEqual(journey.commands.slice(2), ['open /account']);
});

test('what a choice or a link was made from is returned to, though another level is in its place', async () => {
  for (const lead of ['follows', 'chooses']) {
    const journey = new Journey();
    await journey.show('/', ['/']);
    await journey.show('/a', ['/', '/a']);
    journey.history[lead]();
    await journey.show('/b/y', ['/', '/b', '/b/y']);
    await journey.travel(-1);
    assert.deepEqual(journey.commands.at(-1), 'open /a');
  }
});

test('where a session has begun anew, the entries are of their URLs', async () => {
  const journey = await deep();
  journey.leave();
  journey.begin();
  await journey.show('/b', ['/', '/other', '/b']);
  await journey.travel(-1);
  assert.deepEqual(journey.commands, ['back /b', 'open /a']);
});

test('a new URL at the same depth replaces the entry', async () => {
  const journey = await deep();
  await journey.show('/c', ['/', '/a', '/c']);
  assert.equal(journey.window.bar, '/ /a [/c]');
});

test('a followed link at the same depth is an entry, and back opens the former', async () => {
  const journey = await deep();
  journey.history.follows();
  await journey.show('/c', ['/', '/a', '/c']);
  assert.equal(journey.window.bar, '/ /a /b [/c]');
  await journey.travel(-1);
  assert.deepEqual(journey.commands, ['open /b']);
});

test('who leaves the level that a link led to can go back to where the link was', async () => {
  const journey = new Journey();
  await journey.show('/', ['/']);
  journey.history.follows(Promise.resolve({ code: null }));
  await journey.show('/shelf/book', ['/shelf', '/shelf/book']);
  await journey.show('/shelf', ['/shelf']);
  assert.equal(journey.window.bar, '/ [/shelf]');
  await journey.travel(-1);
  assert.deepEqual([journey.window.bar, journey.document.url], ['[/] /shelf', '/']);
});

test('who is led back to where a link or a choice had come from returns to that entry', async () => {
  for (const lead of ['follows', 'chooses']) {
    const journey = await deep();
    journey.history[lead]();
    await journey.show('/c', ['/', '/a', '/c']);
    await journey.show('/b', ['/', '/a', '/b']);
    assert.equal(journey.window.bar, '/ /a [/b] /c');
    await journey.show('/d', ['/', '/a', '/d']);
    assert.equal(journey.window.bar, '/ /a [/d] /c');
    assert.deepEqual(journey.commands, []);
  }
});

test('what is chosen beside a list is an entry, and back and forward open what was chosen then', async () => {
  const journey = new Journey();
  await journey.show('/', ['/']);
  for (const url of ['/a', '/b', '/c']) {
    journey.history.chooses();
    await journey.show(url, ['/', url]);
  }
  assert.equal(journey.window.bar, '/ /a /b [/c]');
  await journey.travel(-2);
  assert.equal(journey.window.bar, '/ [/a] /b /c');
  await journey.travel(1);
  assert.equal(journey.window.bar, '/ /a [/b] /c');
  assert.deepEqual(journey.commands, ['open /a', 'open /b']);
  journey.history.chooses();
  await journey.show('/d', ['/', '/d']);
  assert.equal(journey.window.bar, '/ /a /b [/d]');
});

test('a choice that leads nowhere else leaves the next change to what that is', async () => {
  const journey = await deep();
  journey.history.chooses();
  await journey.show('/b', ['/', '/a', '/b']);
  await journey.show('/c', ['/', '/a', '/c']);
  assert.equal(journey.window.bar, '/ /a [/c]');
});

test('who chooses again before the first choice is answered has an entry for each', async () => {
  const journey = new Journey();
  await journey.show('/', ['/']);
  const answers = [];
  const choose = () => journey.history.chooses(new Promise((resolve) => answers.push(resolve)));
  choose();
  choose();
  for (const url of ['/a', '/b']) {
    journey.history.show(document(url, ['/', url]));
    answers.shift()({ code: null });
    await settled();
  }
  assert.equal(journey.window.bar, '/ /a [/b]');
  await journey.show('/c', ['/', '/c']);
  assert.equal(journey.window.bar, '/ /a [/c]');
});

test('a choice that is refused leaves the next change to what that is', async () => {
  const journey = await deep();
  journey.history.chooses(Promise.resolve({ code: 'stale' }));
  await settled();
  await journey.show('/c', ['/', '/a', '/c']);
  assert.equal(journey.window.bar, '/ /a [/c]');
});

test('a choice whose place comes after its answer is an entry', async () => {
  const journey = await deep();
  journey.history.chooses(Promise.resolve({ code: null }));
  await settled();
  await journey.show('/c', ['/', '/a', '/c']);
  await journey.show('/d', ['/', '/a', '/d']);
  assert.equal(journey.window.bar, '/ /a /b [/d]');
});

test('a typed URL wins over the session it resumes; a reload does not', async () => {
  const typed = new Journey('/typed', { claims: true });
  await typed.show('/old', ['/', '/old']);
  assert.deepEqual(typed.commands, ['open /typed']);
  assert.equal(typed.window.bar, '[/typed]');
  const reloaded = new Journey('/old');
  await reloaded.show('/now', ['/', '/now']);
  assert.deepEqual(reloaded.commands, []);
  assert.equal(reloaded.window.bar, '[/now]');
});

test('a typed URL that leads nowhere gives way to where the session is', async () => {
  const journey = new Journey('/nowhere', { claims: true });
  journey.refuses = true;
  await journey.show('/old', ['/', '/old']);
  assert.equal(journey.window.bar, '[/old]');
});

test('a page that the browser has kept stays where it was, though another page went elsewhere with its session', async () => {
  const journey = new Journey();
  await journey.show('/', ['/']);
  await journey.show('/a', ['/', '/a']);
  const kept = () => journey.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  kept();
  await journey.show('/elsewhere', ['/', '/elsewhere']);
  assert.deepEqual(journey.commands, ['open /a']);
  assert.equal(journey.window.bar, '/ [/a]');
  kept();
  journey.history.goesOn();
  await journey.show('/c', ['/', '/a', '/c']);
  assert.deepEqual(journey.commands, ['open /a']);
  assert.equal(journey.window.bar, '/ /a [/c]');
});

test('while another page is being loaded the history stays as it is, and catches up when that is called off', async () => {
  const journey = await deep();
  journey.window.dispatchEvent(new Event('beforeunload'));
  await journey.show('/a', ['/', '/a']);
  assert.equal(journey.window.bar, '/ /a [/b]');
  journey.window.dispatchEvent(new Event('pageshow'));
  await settled();
  assert.equal(journey.window.bar, '/ [/a] /b');
});

test('a refused back does not call off the page that is being loaded', async () => {
  const journey = await deep();
  journey.refuses = true;
  journey.online = false;
  await journey.travel(-1);
  journey.window.dispatchEvent(new Event('beforeunload'));
  await journey.reconnect();
  assert.equal(journey.window.bar, '/ [/a] /b');
  journey.window.dispatchEvent(new Event('pageshow'));
  await settled();
  assert.equal(journey.window.bar, '/ /a [/b]');
});

test('what the person does next is worth an entry, though a mail or a download was begun just before', async () => {
  const journey = await deep();
  journey.window.dispatchEvent(new Event('beforeunload'));
  journey.history.goesOn();
  await journey.show('/c', ['/', '/a', '/b', '/c']);
  assert.equal(journey.window.bar, '/ /a /b [/c]');
});

test('what was drawn since a mail or a download was begun has its entry before the next command', async () => {
  const journey = await deep();
  journey.window.dispatchEvent(new Event('beforeunload'));
  await journey.show('/c', ['/', '/a', '/b', '/c']);
  assert.equal(journey.window.bar, '/ /a [/b]');
  journey.history.goesOn();
  assert.equal(journey.window.bar, '/ /a /b [/c]');
});

test('a link that is followed after a mail or a download is an entry of its own', async () => {
  const journey = await deep();
  journey.window.dispatchEvent(new Event('beforeunload'));
  journey.history.follows();
  journey.history.goesOn();
  await journey.show('/c', ['/', '/a', '/c']);
  assert.equal(journey.window.bar, '/ /a /b [/c]');
});

test('the browser\'s back after a mail or a download goes back', async () => {
  const journey = await deep();
  journey.window.dispatchEvent(new Event('beforeunload'));
  await journey.travel(-1);
  assert.deepEqual(journey.commands, ['back /b']);
  await journey.show('/c', ['/', '/a', '/c']);
  assert.equal(journey.window.bar, '/ /a [/c]');
});

test('the commands of the history itself do not call off the page that is being loaded', async () => {
  const journey = await deep();
  journey.refuses = true;
  journey.online = false;
  await journey.travel(-1);
  journey.window.dispatchEvent(new Event('beforeunload'));
  journey.history.goesOn();
  await journey.reconnect();
  assert.equal(journey.window.bar, '/ [/a] /b');
});

test('a page that does not come is waited for five seconds, from the last one that was begun', async (context) => {
  const journey = await deep();
  withClock(context, journey);
  journey.window.dispatchEvent(new Event('beforeunload'));
  context.mock.timers.tick(4000);
  journey.window.dispatchEvent(new Event('beforeunload'));
  journey.history.show(document('/c', ['/', '/a', '/b', '/c']));
  context.mock.timers.tick(4999);
  assert.equal(journey.window.bar, '/ /a [/b]');
  context.mock.timers.tick(1);
  assert.equal(journey.window.bar, '/ /a /b [/c]');
});

// Tabs and columns

const wayOf = (journey) => journey.window.entries.map(({ state }) => `${state.trail.at(-1).tab}${state.trail.at(-1).depth}`).join(' ');

class Tabbed extends Journey {
  paths = { a: ['/a'], b: ['/b'] };
  /** What a URL leads to. */
  opens = {};

  constructor() {
    super('/a');
    const wire = {
      back: (target) => this.#do(`back ${target}`, () => this.paths[this.tab].pop()),
      action: (target, name) => this.#do(`${name} ${target}`, () => { this.tab = target; }),
      open: (url) => this.#do(`open ${url}`, () => this.opens[url]?.()),
    };
    this.history.stop();
    this.history = new BrowserHistory({ window: this.window, wire: () => wire, claims: false });
    this.history.start();
  }

  async #do(command, act) {
    this.commands.push(command);
    act();
    this.history.show(this.page);
    return { code: null };
  }

  get page() {
    const { a, b } = this.paths;
    const url = this.paths[this.tab].at(-1);
    return { ...rooted(tabView(this.tab, { a: screens(...a), b: screens(...b) })), url };
  }

  go(tab, ...path) {
    this.tab = tab;
    if (path.length) this.paths[tab] = path;
    this.history.show(this.page);
    return settled();
  }
}

test('another tab is an entry of its own, which back leaves for the former tab as it was', async () => {
  const journey = new Tabbed();
  await journey.go('a');
  await journey.go('a', '/a', '/a/1');
  await journey.go('b');
  await journey.go('b', '/b', '/b/1', '/b/2');
  assert.equal(wayOf(journey), 'a0 a1 b0 b1 b2');
  await journey.travel(-1);
  await journey.travel(-2);
  assert.deepEqual(journey.commands, ['back /b/2', 'select a']);
  assert.equal(journey.page.url, '/a/1');
});

test('a tab that was pushed to two screens at once is left one screen at a time', async () => {
  const journey = new Tabbed();
  await journey.go('a', '/a', '/a/1', '/a/2');
  await journey.go('b', '/b', '/b/1', '/b/2');
  await journey.travel(-1);
  assert.deepEqual(journey.commands, ['back /b/2']);
  assert.equal(journey.window.location.pathname, '/b/1');
});

test('coming back to a tab returns to its entry, so that switching adds one only', async () => {
  const journey = new Tabbed();
  await journey.go('a');
  await journey.go('a', '/a', '/a/1');
  for (const tab of ['b', 'a', 'b', 'a']) await journey.go(tab);
  assert.equal(wayOf(journey), 'a0 a1 b0');
  assert.equal(journey.window.at, 1);
});

test('back to a place that is in another tab by now takes its entry for it, and forward leads on', async () => {
  const journey = new Tabbed();
  await journey.go('a');
  await journey.go('a', '/a', '/a/1');
  await journey.go('b');
  journey.paths = { a: ['/a'], b: ['/b'] };
  journey.opens = { '/a/1': () => { journey.tab = 'b'; journey.paths.b = ['/b', '/a/1']; }, '/b': () => { journey.paths.b = ['/b']; } };
  await journey.travel(-1);
  assert.deepEqual(journey.commands, ['select a', 'open /a/1']);
  assert.equal(journey.window.bar, '/a [/a/1] /b');
  await journey.travel(1);
  assert.deepEqual([journey.window.bar, journey.page.url], ['/a /a/1 [/b]', '/b']);
});

test('a split view that collapses has an entry for each column, and none once it is wide again', async () => {
  const journey = new Journey('/');
  const show = async (collapsed) => {
    journey.history.show({ ...rooted(split({ collapsed }, column('side'), column('content'), column('detail'))), url: '/x' });
    await settled();
  };
  await show(undefined);
  await show('detail');
  assert.equal(journey.window.bar, '/x /x [/x]');
  await show(undefined);
  assert.equal(journey.window.bar, '[/x] /x /x');
});

// A library of two levels, `/a` and `/a/1`, whose columns stand side by side or are seen one at a time.
class Columned extends Journey {
  path = [];
  isNarrow = false;

  constructor() {
    super('/');
    const wire = {
      back: (target) => this.#do(`back ${target}`, () => this.path.pop()),
      open: (url) => this.#do(`open ${url}`, () => { this.path = url.split('/').filter(Boolean); }),
    };
    this.wire = wire;
    this.load();
  }

  // What a page does that is loaded, or loaded again.
  load() {
    this.history.stop();
    const layout = () => (this.isNarrow ? 'compact' : 'regular');
    this.history = new BrowserHistory({ window: this.window, wire: () => this.wire, claims: false, layout });
    this.history.start();
  }

  async #do(command, act) {
    this.commands.push(command);
    act();
    this.history.show(this.page);
    return { code: null };
  }

  get page() {
    const columns = ['side', 'content', 'detail'];
    const collapsed = this.isNarrow ? columns[this.path.length] : undefined;
    return { ...rooted(split({ collapsed }, ...columns.map((id) => column(id)))), url: `/${this.path.join('/')}` };
  }

  draw(change) {
    change?.();
    this.history.show(this.page);
    return settled();
  }

  choose(...path) {
    this.history.chooses();
    return this.draw(() => { this.path = path; });
  }

  resize(isNarrow) {
    return this.draw(() => { this.isNarrow = isNarrow; });
  }

  async backToTheStart() {
    const seen = [];
    while (this.window.at > 0) {
      await this.travel(-1);
      seen.push(this.page.url);
      assert.equal(this.window.location.pathname, this.page.url);
      assert.ok(seen.length < 20, `back goes in circles: ${seen}`);
    }
    return seen;
  }
}

async function collapsed() {
  const journey = new Columned();
  await journey.draw();
  for (const path of [['a'], ['a', '1'], ['b', '2']]) await journey.choose(...path);
  await journey.resize(true);
  return journey;
}

test('collapsed, back leaves one column at a time, and then leads through what was chosen when there was room', async () => {
  const journey = await collapsed();
  assert.equal(journey.window.entries.length, 6);
  assert.deepEqual(await journey.backToTheStart(), ['/b', '/', '/a/1', '/a', '/']);
  assert.deepEqual(journey.commands, ['back detail', 'back content', 'open /a/1', 'open /a', 'open /']);
});

test('where back has led while collapsed, forward leads again', async () => {
  const journey = await collapsed();
  const seen = await journey.backToTheStart();
  const again = [];
  for (let i = 0; i < 5; i += 1) {
    await journey.travel(1);
    again.push(journey.page.url);
  }
  assert.deepEqual(again, ['/a', '/a/1', '/', '/b', '/b/2']);
  assert.deepEqual(await journey.backToTheStart(), seen);
});

test('unfolded again the columns are one entry, at which and from which all is as before', async () => {
  const journey = await collapsed();
  await journey.resize(false);
  assert.equal(journey.window.bar, '/ /a /a/1 [/b/2] /b/2 /b/2');
  assert.deepEqual(await journey.backToTheStart(), ['/a/1', '/a', '/']);
});

test('unfolded at an entry from before, the history stays where it is', async () => {
  const journey = await collapsed();
  await journey.travel(-3);
  assert.equal(journey.page.url, '/a/1');
  await journey.resize(false);
  assert.equal(journey.window.location.pathname, '/a/1');
  assert.deepEqual(await journey.backToTheStart(), ['/a', '/']);
});

test('a page that is loaded again where its columns are collapsed goes on as before', async () => {
  const journey = await collapsed();
  await journey.travel(-1);
  journey.load();
  await journey.draw();
  assert.deepEqual(await journey.backToTheStart(), ['/', '/a/1', '/a', '/']);
});

test('a page that is loaded again with less room than before takes its entry over', async () => {
  const journey = new Columned();
  await journey.draw();
  for (const path of [['a'], ['a', '1']]) await journey.choose(...path);
  journey.isNarrow = true;
  journey.load();
  await journey.draw();
  assert.deepEqual(await journey.backToTheStart(), ['/a', '/', '/a', '/']);
});

test('a sheet is closed by back, though the window has been resized around it', async () => {
  const journey = await deep();
  await journey.show('/b', ['/', '/a', '/b'], [sheet('s')]);
  journey.layout = 'compact';
  await journey.show('/b', ['/', '/a', '/b'], [{ ...sheet('s'), title: 'Sheet' }]);
  await journey.travel(-1);
  assert.deepEqual(journey.commands, ['back sheet']);
  assert.equal(journey.window.bar, '/ /a [/b] /b');
});

// Numbers that look random and are the same each time.
const dice = (seed) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

test('wherever one has been, and however wide the window was, back leads to the start', async () => {
  for (let seed = 40; seed < 60; seed += 1) {
    const random = dice(seed);
    const one = (of) => of[Math.floor(random() * of.length)];
    const journey = new Columned();
    await journey.draw();
    for (let i = 0; i < 14; i += 1) {
      const deed = one(['category', 'category', 'item', 'item', 'home', 'resize', 'resize', 'out', 'back', 'forward']);
      if (deed === 'category') await journey.choose(one('ab'));
      if (deed === 'home') await journey.choose();
      if (deed === 'item' && journey.path.length > 0) await journey.choose(journey.path[0], one('12'));
      if (deed === 'resize') await journey.resize(!journey.isNarrow);
      if (deed === 'out' && journey.isNarrow && journey.path.length > 0) await journey.draw(() => journey.path.pop());
      if (deed === 'back' && journey.window.at > 0) await journey.travel(-1);
      if (deed === 'forward') await journey.travel(1);
      assert.equal(journey.window.location.pathname, journey.page.url, `seed ${seed}`);
    }
    await journey.backToTheStart().catch((error) => assert.fail(`seed ${seed}: ${error.message}`));
  }
});
