import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tab } from '../../web/wire/tab.js';
import { Wire } from '../../web/wire/wire.js';

class FakeSocket {
  sent = [];
  closed = false;
  bufferedAmount = 0;
  counts = false;

  send(text) {
    this.sent.push(JSON.parse(text));
    if (this.counts) this.bufferedAmount += text.length;
  }

  close() {
    this.closed = true;
  }

  receive(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  drop() {
    this.onclose();
  }
}

class FakeTimers {
  #next = 1;
  waiting = new Map();

  setTimeout = (act, wait) => {
    this.waiting.set(this.#next, { act, wait });
    return this.#next++;
  };

  clearTimeout = (id) => this.waiting.delete(id);

  /** Lets the one timer of `wait` milliseconds (or the only one) go off. */
  fire(wait) {
    const [id, timer] = [...this.waiting].find(([, each]) => wait === undefined || each.wait === wait);
    this.waiting.delete(id);
    timer.act();
  }
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

class Bench {
  sockets = [];
  told = [];
  given = 0;
  token = null;
  time = 0;
  timers = new FakeTimers();
  fails = false;
  begun = 0;

  constructor(left = []) {
    const tab = {
      get token() { return bench.token; }, set token(value) { bench.token = value; },
      takeLeft: () => left, leave: (commands) => { this.left = commands; },
    };
    const bench = this;
    const tell = (name) => (...values) => this.told.push([name, ...values]);
    this.wire = new Wire({
      open: () => this.sockets[this.sockets.push(new FakeSocket()) - 1],
      tab, timers: this.timers, now: () => this.time, random: () => 0, client: 'page',
      describe: () => ({ url: '/here', layout: 'compact', platform: 'web' }),
      delegate: {
        given: () => { this.given += 1; },
        greeted: (times) => { this.times = times; },
        begun: () => { this.begun += 1; },
        screen: tell('screen'), effect: tell('effect'), refused: tell('refused'), changed() {}, state: tell('state'),
        patch: (operations) => {
          if (this.fails) throw new Error('does not apply');
          this.told.push(['patch', operations]);
        },
      },
    });
    this.wire.start();
  }

  get socket() {
    return this.sockets.at(-1);
  }

  welcome(more) {
    this.socket.onopen();
    this.socket.receive({ type: 'welcome', protocol: 1, session: 's', resume: 'token', resumed: false, seq: 0, limits: {}, ...more });
    return this;
  }

  screen(rev = 1) {
    this.socket.receive({ type: 'screen', rev, ack: 0, document: { n: rev } });
    this.socket.sent.length = 0;
    return this;
  }
}

test('the client speaks first and says who and where it is', () => {
  const bench = new Bench();
  bench.socket.onopen();
  assert.deepEqual(bench.socket.sent, [
    { type: 'hello', protocol: 1, url: '/here', layout: 'compact', platform: 'web', client: 'page' },
  ]);
});

test('commands are counted from 1 and carry the revision that was seen', () => {
  const bench = new Bench().welcome().screen(7);
  bench.wire.action('a', 'tap');
  bench.wire.action('b', 'change', 14.5);
  bench.wire.back('c');
  bench.wire.open('/d');
  assert.deepEqual(bench.socket.sent, [
    { type: 'action', seq: 1, rev: 7, target: 'a', name: 'tap' },
    { type: 'action', seq: 2, rev: 7, target: 'b', name: 'change', value: 14.5 },
    { type: 'back', seq: 3, rev: 7, target: 'c' },
    { type: 'open', seq: 4, url: '/d' },
  ]);
});

test('half a surrogate pair is said as what stands for what cannot be read', () => {
  const bench = new Bench().welcome().screen(1);
  bench.wire.action('a', 'change', 'a\ud83d');
  bench.wire.action('a', 'change', '\ud83d\ude00');
  assert.deepEqual(bench.socket.sent.map(({ value }) => value), ['a\ufffd', '\ud83d\ude00']);
});

test('nothing is sent before the welcome, everything after it', () => {
  const bench = new Bench();
  bench.wire.open('/early');
  assert.deepEqual(bench.socket.sent, []);
  bench.welcome();
  assert.deepEqual(bench.socket.sent.map(({ type }) => type), ['hello', 'open']);
  assert.deepEqual(bench.socket.sent.at(-1), { type: 'open', seq: 1, url: '/early' });
});

test('an answer settles its command and all before it; a refusal only its own', async () => {
  const bench = new Bench().welcome().screen();
  const answers = Promise.all([bench.wire.action('a', 'tap'), bench.wire.action('b', 'tap')]);
  bench.socket.receive({ type: 'refused', ack: 2, code: 'stale_target', message: 'gone' });
  assert.deepEqual(await answers, [{ code: null }, { code: 'stale_target', message: 'gone' }]);
  assert.equal(bench.wire.waitingSince, null);
});

test('unanswered commands go out again with the same seq, answered ones do not', async () => {
  const bench = new Bench().welcome().screen(3);
  const first = bench.wire.action('a', 'tap');
  bench.wire.action('b', 'tap');
  const [, second] = structuredClone(bench.socket.sent);
  bench.socket.drop();
  bench.timers.fire();
  bench.welcome({ resumed: true, seq: 1 });
  assert.deepEqual(bench.socket.sent[0], {
    type: 'hello', protocol: 1, url: '/here', layout: 'compact', platform: 'web', client: 'page', resume: 'token', seq: 0, rev: 3,
  });
  assert.deepEqual(bench.socket.sent.slice(1), [second]);
  bench.screen(4);
  assert.deepEqual(await first, { code: null });
});

test('who did something hears that it was done with the page that shows it', async () => {
  const bench = new Bench().welcome().screen(3);
  bench.wire.action('a', 'change', 'x').then(({ code }) => bench.told.push(['applied', code]));
  bench.socket.drop();
  bench.timers.fire();
  bench.welcome({ resumed: true, seq: 1 });
  await tick();
  assert.notEqual(bench.told.at(-1)[0], 'applied');
  assert.deepEqual([bench.wire.hasPending('a', 'change'), bench.wire.waitingSince], [true, 0]);
  bench.screen(4);
  assert.equal(bench.wire.hasPending('a', 'change'), false);
  await tick();
  assert.deepEqual(bench.told.slice(-2), [['screen', { n: 4 }], ['applied', null]]);
});

for (const [what, next] of [['session', { resumed: true, seq: 1 }], ['other session', { resumed: false, seq: 0 }]]) {
  test(`what was done is told once and done no more when the line breaks before its page has come, with the ${what} that comes`, async () => {
    const bench = new Bench().welcome().screen(3);
    const answer = bench.wire.action('a', 'tap');
    for (const welcome of [{ resumed: true, seq: 1 }, next]) {
      bench.socket.drop();
      bench.timers.fire();
      bench.welcome(welcome);
      assert.deepEqual(bench.socket.sent.map(({ type }) => type), ['hello']);
    }
    bench.screen(4);
    assert.deepEqual(await answer, { code: null });
    assert.equal(bench.wire.waitingSince, null);
  });
}

test('what comes of a command that a patch did not show is heard with the whole document', async (t) => {
  t.mock.method(console, 'error', () => {});
  const bench = new Bench().welcome().screen(1);
  const heard = [];
  for (const target of ['a', 'b', 'c']) bench.wire.action(target, 'tap').then(({ code }) => heard.push(code));
  bench.fails = true;
  bench.socket.receive({ type: 'patch', rev: 2, base: 1, ack: 1, ops: [] });
  bench.socket.receive({ type: 'patch', rev: 3, base: 2, ack: 2, ops: [] });
  bench.socket.receive({ type: 'refused', ack: 3, code: 'stale_target', message: 'gone' });
  await tick();
  assert.deepEqual(heard, []);
  bench.socket.receive({ type: 'screen', rev: 3, ack: 3, document: {} });
  await tick();
  assert.deepEqual(heard, [null, null, 'stale_target']);
});

test('a value refused for being too fast is said again, though the one before it is not shown yet', () => {
  const bench = new Bench().welcome().screen(1);
  ['x', 'xy'].forEach((value) => bench.wire.action('f', 'change', value));
  bench.socket.receive({ type: 'patch', rev: 5, base: 4, ack: 1, ops: [] });
  bench.socket.receive({ type: 'refused', ack: 2, code: 'rate_limited', message: 'slower' });
  bench.timers.fire(500);
  assert.deepEqual(bench.socket.sent.at(-1), { type: 'action', seq: 3, rev: 1, target: 'f', name: 'change', value: 'xy' });
});

test('what is unanswered when the page goes is said by the one that comes, and done once', async () => {
  const before = new Bench().welcome().screen(3);
  before.wire.action('a', 'tap');
  before.wire.action('b', 'tap');
  before.socket.drop();
  before.wire.action('f', 'change', 'typed');
  before.wire.leave();
  assert.deepEqual(before.left.map(({ seq }) => seq), [1, 2, 3]);
  const after = new Bench(structuredClone(before.left));
  after.token = 'token';
  const later = after.wire.action('c', 'tap');
  after.welcome({ resumed: true, seq: 1 });
  assert.equal(after.socket.sent[0].seq, 0);
  assert.deepEqual(after.socket.sent.slice(1).map(({ seq, target }) => [seq, target]), [[2, 'b'], [3, 'f'], [4, 'c']]);
  after.screen(4);
  after.socket.receive({ type: 'ack', ack: 4 });
  assert.deepEqual(await later, { code: null });
  after.wire.leave();
  assert.deepEqual(after.left, []);
});

test('what was left by a page that went on after all is not said again', () => {
  const bench = new Bench([{ type: 'action', seq: 2, target: 'f', name: 'change', value: 'old' }]);
  bench.token = 'token';
  bench.wire.action('c', 'tap');
  bench.welcome({ resumed: true, seq: 7 });
  assert.deepEqual(bench.socket.sent.slice(1).map(({ seq, target }) => [seq, target]), [[8, 'c']]);
});

test('in a new session only values are said again, and the rest is lost', async () => {
  const bench = new Bench().welcome().screen(3);
  const tap = bench.wire.action('a', 'tap');
  bench.wire.action('f', 'change', 'half-typed');
  bench.socket.drop();
  bench.timers.fire();
  bench.welcome({ resumed: false, seq: 0 });
  assert.deepEqual(await tap, { code: 'lost' });
  assert.deepEqual(bench.socket.sent.slice(1), [{ type: 'action', seq: 1, target: 'f', name: 'change', value: 'half-typed' }]);
});

test('what is typed while offline comes to one message a field, with nothing lost', () => {
  const bench = new Bench().welcome().screen();
  bench.socket.drop();
  ['h', 'he', 'hel'].forEach((value) => bench.wire.action('f', 'change', value));
  bench.wire.action('f', 'submit');
  bench.timers.fire();
  bench.welcome({ resumed: true });
  assert.deepEqual(bench.socket.sent.slice(1).map(({ seq, name, value }) => [seq, name, value]),
    [[1, 'change', 'hel'], [2, 'submit', undefined]]);
});

test('a value that may have arrived before the line broke is not typed over', () => {
  const bench = new Bench().welcome().screen();
  bench.wire.action('f', 'change', 'h');
  bench.socket.drop();
  ['he', 'hel'].forEach((value) => bench.wire.action('f', 'change', value));
  bench.timers.fire();
  bench.welcome({ resumed: true, seq: 1 });
  assert.deepEqual(bench.socket.sent.slice(1).map(({ seq, value }) => [seq, value]), [[2, 'hel']]);
});

test('what is typed while online is one message a keystroke', () => {
  const bench = new Bench().welcome().screen();
  ['h', 'he', 'hel'].forEach((value) => bench.wire.action('f', 'change', value));
  assert.deepEqual(bench.socket.sent.map(({ value }) => value), ['h', 'he', 'hel']);
});

test('a value refused for being too fast is said again later', () => {
  const bench = new Bench().welcome().screen();
  bench.wire.action('f', 'change', 'x');
  bench.socket.receive({ type: 'refused', ack: 1, code: 'rate_limited', message: 'slower' });
  assert.equal(bench.wire.hasPending('f', 'change'), true);
  bench.timers.fire(500);
  assert.deepEqual(bench.socket.sent.map(({ seq, value }) => [seq, value]), [[1, 'x'], [2, 'x']]);
});

test('a selection refused for coming with too many is said again later, and a tap is not', () => {
  const bench = new Bench().welcome().screen();
  bench.wire.action('row', 'select');
  bench.wire.action('button', 'tap');
  for (const ack of [1, 2]) bench.socket.receive({ type: 'refused', ack, code: 'rate_limited', message: 'slower' });
  bench.timers.fire(500);
  assert.deepEqual(bench.socket.sent.map(({ seq, target }) => [seq, target]), [[1, 'row'], [2, 'button'], [3, 'row']]);
});

test('nobody is told that what another tab changed was refused', async () => {
  const bench = new Bench().welcome().screen();
  const answer = bench.wire.stored({ theme: 'dark' });
  bench.wire.action('f', 'tap');
  const refusal = (ack) => ({ type: 'refused', ack, code: 'unavailable', message: 'full' });
  bench.socket.receive(refusal(1));
  assert.deepEqual(await answer, { code: 'unavailable', message: 'full' });
  assert.ok(!bench.told.some(([name]) => name === 'refused'));
  bench.socket.receive(refusal(2));
  assert.deepEqual(bench.told.at(-1), ['refused', refusal(2)]);
});

test('waits between attempts grow to ten seconds, and a goodbye adds its own', () => {
  const bench = new Bench();
  const waits = [];
  for (let i = 0; i < 8; i++) {
    bench.socket.drop();
    waits.push(bench.told.at(-1)[2]);
    bench.timers.fire();
  }
  assert.deepEqual(waits, [125, 250, 500, 1000, 2000, 4000, 5000, 5000]);
  bench.welcome();
  bench.socket.receive({ type: 'goodbye', code: 'draining', retryAfter: 0.2 });
  bench.socket.drop();
  assert.deepEqual(bench.told.at(-1), ['state', 'waiting', 325]);
});

test('the network coming back ends the waiting', () => {
  const bench = new Bench();
  bench.socket.drop();
  bench.wire.hurry();
  assert.equal(bench.sockets.length, 2);
  bench.wire.hurry();
  assert.equal(bench.sockets.length, 2);
});

test('who waits for the line goes on with the next welcome', async () => {
  const bench = new Bench();
  const heard = [];
  const wait = (name) => bench.wire.online().then(() => heard.push(name));
  wait('first');
  await tick();
  assert.deepEqual([bench.wire.isOnline, heard], [false, []]);
  bench.welcome();
  await tick();
  wait('there');
  await tick();
  assert.deepEqual([bench.wire.isOnline, heard], [true, ['first', 'there']]);
  bench.socket.drop();
  wait('second');
  await tick();
  assert.deepEqual([bench.wire.isOnline, heard.length], [false, 2]);
  bench.timers.fire();
  bench.welcome({ resumed: true });
  await tick();
  assert.equal(heard.at(-1), 'second');
});

test('a connection that said nothing for a while is asked when the page is seen again, and replaced', () => {
  const bench = new Bench().welcome().screen();
  bench.time = 4_000;
  bench.wire.hurry();
  assert.deepEqual(bench.socket.sent, []);
  bench.time = 6_000;
  bench.wire.hurry();
  bench.wire.hurry();
  assert.deepEqual(bench.socket.sent, [{ type: 'sync' }]);
  bench.screen();
  assert.equal(bench.timers.waiting.size, 0);
  bench.time = 20_000;
  bench.wire.hurry();
  bench.timers.fire(3_000);
  assert.deepEqual([bench.sockets.length, bench.sockets[0].closed], [2, true]);
  assert.equal(bench.told.at(-1)[1], 'connecting');
});

test('a connection without an answer for ten seconds is given up', () => {
  const bench = new Bench().welcome().screen();
  bench.wire.action('a', 'tap');
  bench.timers.fire(10_000);
  assert.equal(bench.told.at(-1)[1], 'waiting');
  assert.equal(bench.sockets[0].closed, true);
});

test('what takes longer than that to be sent is not given up as long as it goes on', () => {
  const bench = new Bench().welcome().screen();
  bench.socket.counts = true;
  bench.wire.action('a', 'change', 'x'.repeat(60_000));
  for (const left of [40_000, 17_000, 3_000]) {
    bench.socket.bufferedAmount = left;
    bench.timers.fire(10_000);
    assert.equal(bench.socket.closed, false);
  }
  bench.timers.fire(10_000);
  assert.equal(bench.socket.closed, true);
});

test('a dead line is given up after ten seconds, whether the system has taken what was said or not', () => {
  for (const size of [1, 30_000]) {
    const bench = new Bench().welcome().screen();
    bench.socket.counts = true;
    for (const value of ['a', 'b', 'c']) bench.wire.action(value, 'change', value.repeat(size));
    if (size === 1) bench.socket.bufferedAmount = 0;
    for (let i = 0; i < 19 && size > 1; i += 1) bench.timers.fire(500);
    bench.timers.fire(10_000);
    assert.equal(bench.socket.closed, true);
  }
});

test('what is typed while much waits to be sent takes the place of what was typed before, in its turn', () => {
  const bench = new Bench().welcome().screen();
  bench.wire.action('a', 'change', 'long');
  bench.socket.bufferedAmount = 20_000;
  for (const value of ['b', 'bc']) bench.wire.action('b', 'change', value);
  bench.wire.action('c', 'tap');
  bench.timers.fire(500);
  assert.equal(bench.socket.sent.length, 1);
  bench.socket.bufferedAmount = 100;
  bench.timers.fire(500);
  assert.deepEqual(bench.socket.sent.map(({ seq, target, value }) => [seq, target, value]),
    [[1, 'a', 'long'], [2, 'b', 'bc'], [3, 'c', undefined]]);
});

test('what nobody has done is refused without a word', () => {
  const bench = new Bench().welcome().screen();
  bench.wire.action('a', 'scrollVisibility', true);
  bench.socket.receive({ type: 'refused', ack: 1, code: 'rate_limited' });
  assert.deepEqual(bench.told.filter(([name]) => name === 'refused'), []);
});

test('a patch on another base asks for the whole document, once', () => {
  const bench = new Bench().welcome().screen(1);
  bench.socket.receive({ type: 'patch', rev: 5, base: 4, ops: [] });
  bench.socket.receive({ type: 'patch', rev: 6, base: 5, ops: [] });
  assert.deepEqual(bench.socket.sent, [{ type: 'sync' }]);
  bench.socket.receive({ type: 'screen', rev: 6, document: {} });
  bench.socket.receive({ type: 'patch', rev: 7, base: 6, ops: ['op'] });
  assert.deepEqual(bench.told.at(-1), ['patch', ['op']]);
});

test('a patch that does not apply asks for the whole document', (t) => {
  t.mock.method(console, 'error', () => {});
  const bench = new Bench().welcome().screen(1);
  bench.fails = true;
  bench.socket.receive({ type: 'patch', rev: 2, base: 1, ops: [] });
  assert.deepEqual(bench.socket.sent, [{ type: 'sync' }]);
});

test('the whole document is asked for in vain for ten seconds, and what comes of a command is then heard all the same', async (t) => {
  t.mock.method(console, 'error', () => {});
  const bench = new Bench().welcome().screen(1);
  bench.fails = true;
  const done = bench.wire.action('a', 'tap');
  bench.socket.receive({ type: 'patch', rev: 2, base: 1, ack: 1, ops: [] });
  bench.timers.fire(10_000);
  assert.equal(bench.told.at(-1)[1], 'waiting');
  bench.timers.fire();
  bench.welcome({ resumed: true, seq: 1 });
  assert.equal(bench.timers.waiting.size, 0, 'a first document may take its time');
  bench.screen(3);
  assert.deepEqual(await done, { code: null });
});

test('a document that was asked for and comes is no longer waited for', (t) => {
  t.mock.method(console, 'error', () => {});
  const bench = new Bench().welcome().screen(1);
  bench.socket.receive({ type: 'patch', rev: 5, base: 4, ops: [] });
  assert.equal(bench.timers.waiting.size, 1);
  bench.screen(5);
  assert.equal(bench.timers.waiting.size, 0);
});

test('nonsense from the other side is passed over', () => {
  const bench = new Bench().welcome().screen(1);
  const before = bench.told.length;
  bench.socket.onmessage({ data: '{' });
  bench.socket.receive({ type: 'constructor' });
  bench.socket.receive(null);
  assert.equal(bench.told.length, before);
});

test('an unsupported protocol ends the attempts', (t) => {
  t.mock.method(console, 'error', () => {});
  const bench = new Bench();
  bench.socket.receive({ type: 'error', code: 'unsupported_protocol', message: 'old' });
  assert.deepEqual(bench.told.at(-1), ['state', 'stopped']);
  assert.equal(bench.timers.waiting.size, 0);
});

// Tabs

class Storage {
  #items = new Map();

  getItem(name) {
    return this.#items.get(name) ?? null;
  }

  setItem(name, value) {
    this.#items.set(name, value);
  }

  removeItem(name) {
    this.#items.delete(name);
  }

  copy() {
    const other = new Storage();
    this.#items.forEach((value, name) => other.setItem(name, value));
    return other;
  }
}

class Locks {
  #held = new Set();
  #waiting = [];

  async request(name, { signal }, act) {
    if (this.#held.has(name)) {
      return new Promise((_, reject) => {
        this.#waiting.push(() => this.request(name, { signal }, act));
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    }
    this.#held.add(name);
    await act();
    this.#held.delete(name);
  }

  releaseAll() {
    this.#held.clear();
    this.#waiting.splice(0).forEach((again) => again());
  }
}

// A claim that waits for another tab does so on a timer that does not keep node alive.
const awake = (t) => {
  const timer = setInterval(() => {}, 1000);
  t.after(() => clearInterval(timer));
};

// Channels that end with the test, since an open one keeps node alive.
function closing(t) {
  const channels = [];
  t.after(() => channels.forEach((channel) => channel.close()));
  return class extends BroadcastChannel {
    constructor(name) {
      super(name);
      channels.push(this);
    }
  };
}

let counter = 0;
const random = () => `tab${++counter}`;

for (const [means, make] of [
  ['locks', () => ({ locks: new Locks() })],
  ['a channel', () => ({ Channel: BroadcastChannel })],
]) {
  test(`a duplicated tab starts its own session (with ${means})`, async (t) => {
    awake(t);
    const parts = make();
    const Channel = parts.Channel && closing(t);
    const storage = new Storage();
    const tab = new Tab({ ...parts, Channel, storage, random });
    await tab.claim();
    tab.token = 'secret';
    const duplicate = new Tab({ ...parts, Channel, storage: storage.copy(), random });
    await duplicate.claim();
    assert.equal(duplicate.token, null);
    assert.equal(tab.token, 'secret');
  });
}

test('a reloaded tab goes on with its session', async (t) => {
  awake(t);
  const [storage, locks] = [new Storage(), new Locks()];
  const tab = new Tab({ storage, locks, random });
  await tab.claim();
  tab.token = 'secret';
  locks.releaseAll();
  const reloaded = new Tab({ storage, locks, random });
  await reloaded.claim();
  assert.equal(reloaded.token, 'secret');
  await tick();
});

test('a page goes on with the session of one that lets go of it late', async (t) => {
  awake(t);
  const [storage, locks] = [new Storage(), new Locks()];
  const tab = new Tab({ storage, locks, random });
  await tab.claim();
  tab.token = 'secret';
  const next = new Tab({ storage, locks, random });
  setTimeout(() => locks.releaseAll(), 600);
  await next.claim();
  assert.equal(next.token, 'secret');
});

test('what a page leaves is for the next one of its session alone, and handed out once', () => {
  const storage = new Storage();
  const tab = new Tab({ storage });
  tab.token = 'ours';
  tab.leave([{ seq: 1 }]);
  assert.deepEqual(tab.takeLeft(), [{ seq: 1 }]);
  assert.deepEqual(tab.takeLeft(), []);
  tab.leave([{ seq: 1 }]);
  tab.token = 'another';
  assert.deepEqual(tab.takeLeft(), []);
  tab.leave([]);
  assert.equal(storage.getItem('wheelhouse.left'), null);
});

test('a duplicated tab is told at once whose the session is', async (t) => {
  awake(t);
  const [storage, locks, Channel] = [new Storage(), new Locks(), closing(t)];
  const tab = new Tab({ storage, locks, Channel, random });
  await tab.claim();
  tab.token = 'secret';
  const duplicate = new Tab({ storage: storage.copy(), locks, Channel, random });
  const start = performance.now();
  await duplicate.claim();
  assert.equal(duplicate.token, null);
  assert.ok(performance.now() - start < 1000);
});

// Chromium loses the signal of a request that is given up before it has reached the browser's process.
test('a duplicated tab does not wait for a lock whose request was given up unheard', async (t) => {
  awake(t);
  const [storage, locks, Channel] = [new Storage(), new Locks(), closing(t)];
  const tab = new Tab({ storage, locks, Channel, random });
  await tab.claim();
  tab.token = 'secret';
  const deaf = { request: (name, _, act) => locks.request(name, new AbortController(), act) };
  const duplicate = new Tab({ storage: storage.copy(), locks: deaf, Channel, random });
  await duplicate.claim();
  assert.equal(duplicate.token, null);
  // The lock comes to it in the end, and is let go at once.
  locks.releaseAll();
  await tick();
  const next = new Tab({ storage, locks, random });
  await next.claim();
  assert.equal(next.token, 'secret');
});

test('the time of the server is told with when it was asked for and heard', () => {
  const bench = new Bench();
  bench.time = 40;
  bench.socket.onopen();
  bench.time = 60;
  bench.socket.receive({ type: 'welcome', protocol: 1, session: 's', resume: 'token', resumed: false, seq: 0, time: 5050, limits: {} });
  assert.deepEqual(bench.times, { time: 5050, asked: 40, heard: 60 });
});

test('a session that is another one is told of, and one that goes on is not', () => {
  const bench = new Bench().welcome();
  assert.equal(bench.begun, 1);
  bench.socket.drop();
  bench.timers.fire();
  bench.welcome({ resumed: true });
  assert.equal(bench.begun, 1);
  bench.socket.drop();
  bench.timers.fire();
  bench.welcome({ resumed: false });
  assert.equal(bench.begun, 2);
});

test('what comes into sight is said, and nobody has done it', () => {
  const bench = new Bench().welcome();
  bench.wire.action('end', 'scrollVisibility', true);
  assert.equal(bench.given, 0);
  assert.equal(bench.socket.sent.at(-1).name, 'scrollVisibility');
});

test('each command of a person is told of, and a new layout is none', () => {
  const bench = new Bench().welcome().screen();
  bench.wire.layout('regular');
  assert.equal(bench.given, 0);
  bench.wire.action('a', 'tap');
  bench.wire.back('b');
  bench.wire.open('/c');
  assert.equal(bench.given, 3);
});

test('a message that is too long is neither sent nor kept, and what comes after it goes on', async () => {
  const bench = new Bench().welcome({ limits: { message: 200 } }).screen();
  const answer = await bench.wire.action('f', 'change', 'ü'.repeat(60));
  // In whose words it is said, those know who say it.
  assert.deepEqual(answer, { code: 'too_large' });
  assert.deepEqual(bench.told.at(-1), ['refused', answer]);
  assert.equal(bench.wire.hasPending('f', 'change'), false);
  bench.wire.action('f', 'change', 'u'.repeat(60));
  bench.wire.action('g', 'tap');
  assert.deepEqual(bench.socket.sent.map(({ seq, target }) => [seq, target]), [[1, 'f'], [2, 'g']]);
});

test('a message that is too long for the next server is given up, and the rest moves up', async () => {
  const bench = new Bench().welcome().screen();
  bench.socket.drop();
  bench.wire.action('e', 'tap');
  const long = bench.wire.action('f', 'change', 'u'.repeat(200));
  bench.wire.action('g', 'tap');
  bench.timers.fire();
  bench.welcome({ resumed: true, limits: { message: 200 } });
  assert.equal((await long).code, 'too_large');
  assert.deepEqual(bench.socket.sent.slice(1).map(({ seq, target }) => [seq, target]), [[1, 'e'], [2, 'g']]);
});
