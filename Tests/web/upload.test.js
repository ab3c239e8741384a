// A file on its way to the server.

import assert from 'node:assert/strict';
import test from 'node:test';
import { upload } from '../../web/wire/upload.js';

/** A server that answers each attempt with the next status; 0 is a line that breaks. */
function serverThat(...statuses) {
  const sent = [];
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
      const status = statuses.shift();
      if (status === undefined) return;
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: file.length }));
      queueMicrotask(() => this.#end(status));
    }

    #end(status) {
      this.status = status;
      this.#events.dispatchEvent(new Event('loadend'));
    }
  }
  return { sent, Request };
}

async function run(server, signal = new AbortController().signal) {
  const [waits, steps] = [[], []];
  const wait = async (time) => waits.push(time);
  const status = await upload('/a', 'abc', { progress: (loaded) => steps.push(loaded), signal, Request: server.Request, wait });
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

test('a line that stays bad is given up', async () => {
  const server = serverThat(...Array(20).fill(0));
  assert.equal((await run(server)).status, 0);
  assert.equal(server.sent.length, 7);
});

test('who does not want to send it any more ends it at once', async () => {
  const ending = new AbortController();
  const server = serverThat();
  const result = run(server, ending.signal);
  ending.abort();
  assert.equal((await result).status, 0);
  assert.equal(server.sent.length, 1);
});
