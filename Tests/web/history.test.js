import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BrowserHistory } from '../../web/navigation/history.js';
import { plan } from '../../web/navigation/trail.js';
import { depth, levels } from '../../web/patch/levels.js';

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

const steps = (...depths) => depths.map((each) => ({ depth: each, tab: null, base: 0 }));
const at = (tab, ...depths) => depths.map((each) => ({ depth: each, tab, base: 0 }));

test('the plan: deeper pushes, the same depth replaces, coming back goes back', () => {
  const [root, one, two] = steps(0, 1, 2);
  assert.deepEqual(plan(null, one), { replace: [one] });
  assert.deepEqual(plan([root], one), { push: [one] });
  assert.deepEqual(plan([root], two), { push: [one, two] });
  assert.deepEqual(plan([root], two, true), { push: [two] });
  assert.deepEqual(plan([root], root, true), { push: [root] });
  assert.deepEqual(plan([root, one], one), { replace: [root, one] });
  assert.deepEqual(plan([root, one, two], root), { go: -2 });
  assert.deepEqual(plan([root, two], one), { replace: [root, one] });
  assert.deepEqual(plan([one], root), { replace: [root] });
});

test('the plan: another tab is on top of the history once, and returned to afterwards', () => {
  const [a0, a1, a2] = at('a', 0, 1, 2);
  const [b0, b1] = at('b', 0, 1);
  assert.deepEqual(plan([a0, a1], b0), { push: [b0] });
  assert.deepEqual(plan([a0], b1), { push: [b0, b1] });
  assert.deepEqual(plan([a0, a1, b0, b1], a1), { go: -2 });
  assert.deepEqual(plan([a0, a1, a2, b0, b1], b0), { go: -1 });
  assert.deepEqual(plan([a0, a1], b1, true), { push: [b1] });
  const [home] = steps(0);
  const [inA, inB] = ['a', 'b'].map((tab) => ({ depth: 1, tab, base: 1 }));
  assert.deepEqual(plan([home], inA), { push: [inA] });
  assert.deepEqual(plan([home, inA], inB), { push: [inB] });
  assert.deepEqual(plan([home, inA, inB], home), { go: -2 });
});

// A browser's history, and a server with a stack of screens that answers when told to.

class FakeWindow extends EventTarget {
  entries = [];
  at = 0;
  setTimeout = setTimeout;
  clearTimeout = clearTimeout;

  constructor(path) {
    super();
    this.entries = [{ state: null, url: path }];
    const window = this;
    this.history = {
      get state() { return window.entries[window.at].state; },
      pushState: (state, _, url) => {
        window.entries.splice(++window.at, Infinity, { state: structuredClone(state), url });
      },
      replaceState: (state, _, url) => { window.entries[window.at] = { state: structuredClone(state), url }; },
      go: (distance) => setImmediate(() => this.travel(distance)),
    };
  }

  get location() {
    return { pathname: this.entries[this.at].url, search: '', hash: '' };
  }

  travel(distance) {
    if (!this.entries[this.at + distance]) return;
    this.at += distance;
    this.dispatchEvent(Object.assign(new Event('popstate'), { state: this.history.state }));
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
  #held = [];

  constructor(path = '/', { claims = false } = {}) {
    this.window = new FakeWindow(path);
    const wire = { back: (target) => this.#give('back', target), open: (url) => this.#give('open', url) };
    this.history = new BrowserHistory({ window: this.window, wire: () => wire, claims });
    this.history.start();
  }

  show(url, ids, presentations) {
    this.document = document(url, ids, presentations);
    this.history.show(this.document);
    return settled();
  }

  async #give(kind, what) {
    if (!this.online) await new Promise((resolve) => this.#held.push(resolve));
    this.commands.push(`${kind} ${what}`);
    if (this.refuses) return { code: 'disabled' };
    this.#perform(kind, what);
    return { code: null };
  }

  #perform(kind, what) {
    const { url, root, presentations } = this.document;
    const ids = root.children.map(({ id }) => id);
    if (kind === 'open') this.document = document(what, ['/', ...(what === '/' ? [] : [what])]);
    else if (this.asks) this.document = document(url, ids, [...presentations, alert]);
    else if (presentations.length) this.document = document(url, ids, presentations.slice(0, -1));
    else this.document = document(ids.at(-2), ids.slice(0, -1));
    this.history.show(this.document);
  }

  reconnect() {
    this.online = true;
    this.#held.splice(0).forEach((go) => go());
    return settled();
  }

  travel(distance) {
    this.window.travel(distance);
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

test('each push is an entry, and the root is the first', async () => {
  assert.equal((await deep()).window.bar, '/ /a [/b]');
});

test('the browser\'s back leaves the screen on top', async () => {
  const journey = await deep();
  await journey.travel(-1);
  assert.deepEqual(journey.commands, ['back /b']);
  assert.equal(journey.window.bar, '/ [/a] /b');
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

test('a back in the app goes back in the browser, so forward still leads there', async () => {
  const journey = await deep();
  await journey.show('/', ['/']);
  assert.equal(journey.window.bar, '[/] /a /b');
  assert.deepEqual(journey.commands, []);
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
