// A file on its way to the server.

import assert from 'node:assert/strict';
import test from 'node:test';
import { upload } from '../../web/wire/upload.js';

/** A server that answers each attempt with the next status; 0 is a line that breaks, and undefined one that dies in silence. */
function serverThat(...statuses) {
  const [sent, requests] = [[], []];
  class Request {
    upload = new EventTarget();
    status = 0;
    #events = new EventTarget();

    addEventListener(...all) { this.#events.addEventListener(...all); }
    setRequestHeader() {}
    open(method, path) { this.what = `${method} ${path}`; }
    abort() { this.#end(0); }

    send(file) {
      sent.push(`${this.what} ${file}`);
      requests.push(this);
      const status = statuses.shift();
      if (status === undefined) return;
      this.moves(file.length);
      queueMicrotask(() => this.#end(status));
    }

    moves(loaded) {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
    }

    #end(status) {
      this.status = status;
      this.#events.dispatchEvent(new Event('loadend'));
    }
  }
  return { sent, requests, Request };
}

/** The line beside it, which is there, or is gone until it `comes`. */
class Line {
  doubts = 0;

  constructor(isOnline = true) {
    this.isOnline = isOnline;
  }

  online() {
    return new Promise((resolve) => {
      this.comes = () => {
        this.isOnline = true;
        resolve();
      };
    });
  }

  hurry() {
    this.doubts += 1;
  }
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

async function run(server, { signal = new AbortController().signal, line = new Line(), waited = () => {} } = {}) {
  const [waits, steps] = [[], []];
  const wait = async (time) => waited(waits.push(time));
  const progress = (loaded) => steps.push(loaded);
  const status = await upload('/a', 'abc', { progress, signal, line, Request: server.Request, wait });
  return { status, waits, steps };
}

test('a file goes out once where it is taken', async () => {
  const server = serverThat(200);
  assert.deepEqual(await run(server), { status: 200, waits: [], steps: [3] });
  assert.deepEqual(server.sent, ['POST /a abc']);
});

test('on a bad line, and with a server that has no room, it goes out again, later each time', async () => {
  const server = serverThat(0, 503, 507, 200);
  const { status, waits, steps } = await run(server);
  assert.equal(status, 200);
  assert.deepEqual(waits, [500, 1_000, 2_000]);
  assert.deepEqual(steps, [3, 0, 3, 0, 3, 0, 3]);
});

test('what the server does not want is not sent again', async () => {
  for (const refusal of [400, 404, 413]) {
    const server = serverThat(refusal, 200);
    assert.equal((await run(server)).status, refusal);
    assert.equal(server.sent.length, 1);
  }
});

test('a line that stays bad for the file alone is given up, and asked each time whether it is there', async () => {
  const server = serverThat(...Array(20).fill(0));
  const line = new Line();
  assert.equal((await run(server, { line })).status, 0);
  assert.equal(server.sent.length, 7);
  assert.equal(line.doubts, 6);
});

test('a file waits for a line that is gone for however long, and begins again with short pauses', async () => {
  const server = serverThat(503, 503, 0, 0, 200);
  const line = new Line();
  const result = run(server, { line, waited: (times) => { line.isOnline = times < 2; } });
  await tick();
  assert.equal(server.sent.length, 3);
  line.comes();
  assert.deepEqual(await result, { status: 200, waits: [500, 1_000, 500], steps: [3, 0, 3, 0, 3, 0, 3, 0, 3] });
});

test('a file waits for the line whatever a proxy answers for a server that is gone', async () => {
  for (const status of [502, 503, 504]) {
    const server = serverThat(status, 200);
    const line = new Line(false);
    const result = run(server, { line });
    await tick();
    assert.equal(server.sent.length, 1);
    line.comes();
    assert.deepEqual(await result, { status: 200, waits: [], steps: [3, 0, 3] });
  }
});

test('a file that waits for the line is taken back', async () => {
  const ending = new AbortController();
  const server = serverThat(0, 200);
  const result = run(server, { line: new Line(false), signal: ending.signal });
  await tick();
  ending.abort();
  assert.equal((await result).status, 0);
  assert.equal(server.sent.length, 1);
});

test('a line that died without a word is given up, but waited for longer the next time', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const server = serverThat(undefined, undefined, undefined, undefined, 200);
  const result = run(server);
  const sentAfter = async (time) => {
    t.mock.timers.tick(time);
    await tick();
    return server.sent.length;
  };
  assert.deepEqual([await sentAfter(19_999), await sentAfter(1)], [1, 2]);
  assert.deepEqual([await sentAfter(39_999), await sentAfter(1)], [2, 3]);
  assert.deepEqual([await sentAfter(79_999), await sentAfter(1)], [3, 4]);
  assert.deepEqual([await sentAfter(79_999), await sentAfter(1)], [4, 5]);
  assert.deepEqual(await result, { status: 200, waits: [500, 1_000, 2_000, 4_000], steps: [0, 0, 0, 0, 3] });
});

test('a file that goes on is waited for, however slowly it goes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const server = serverThat(undefined);
  const ending = new AbortController();
  const result = run(server, { signal: ending.signal });
  for (let i = 0; i < 5; i += 1) {
    t.mock.timers.tick(19_000);
    server.requests[0].moves(1);
  }
  await tick();
  assert.equal(server.sent.length, 1);
  ending.abort();
  assert.deepEqual(await result, { status: 0, waits: [], steps: [1, 1, 1, 1, 1] });
});

test('who does not want to send it any more ends it at once', async () => {
  const ending = new AbortController();
  const server = serverThat();
  const result = run(server, { signal: ending.signal });
  ending.abort();
  assert.equal((await result).status, 0);
  assert.equal(server.sent.length, 1);
});
