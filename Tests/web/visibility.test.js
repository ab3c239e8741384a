import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Visibility } from '../../web/interaction/visibility.js';

const element = (id, threshold = '0.5') => ({ dataset: { watched: id, threshold }, covered: false, closest() { return this.covered || null; } });

class Bench {
  elements = [];
  observers = [];
  said = [];
  answers = [];
  timer = null;
  now = 0;

  constructor(...elements) {
    const bench = this;
    this.elements = elements;
    const window = {
      performance: { now: () => this.now },
      setTimeout: (act, time) => { this.timer = { act, at: this.now + time }; return 1; },
      IntersectionObserver: class {
        observed = new Set();
        constructor(tell, { threshold }) { Object.assign(this, { tell, threshold }); bench.observers.push(this); }
        observe(each) { this.observed.add(each); }
        unobserve(each) { this.observed.delete(each); }
      },
    };
    const action = async (...command) => {
      this.said.push(command);
      return { code: this.answers.shift() ?? null };
    };
    this.visibility = new Visibility({ root: { querySelectorAll: () => this.elements }, window, wire: { action } });
    this.visibility.changed();
  }

  cross(target, intersectionRatio) {
    this.pass(target, intersectionRatio);
    return this.rest();
  }

  pass(target, intersectionRatio) {
    const observer = this.observers.find(({ observed }) => observed.has(target));
    observer.tell([{ target, isIntersecting: intersectionRatio > 0, intersectionRatio }]);
  }

  /** Lets the moment pass, and the answers come. Gives what was said. */
  async rest() {
    const { timer } = this;
    this.timer = null;
    this.now = timer?.at ?? this.now;
    timer?.act();
    await new Promise((resolve) => setImmediate(resolve));
    return this.said.splice(0).map(([id, , isVisible]) => [id, isVisible]);
  }
}

test('what only passes by is not said, whenever something else is', async () => {
  const [end, middle] = [element('end'), element('middle')];
  const bench = new Bench(end, middle);
  bench.pass(end, 1);
  bench.now += 110;
  bench.pass(middle, 1);
  assert.deepEqual(await bench.rest(), [['end', true]]);
  bench.now += 10;
  bench.pass(middle, 0);
  assert.deepEqual(await bench.rest(), []);
  assert.equal(bench.timer, null);
  bench.pass(middle, 1);
  assert.deepEqual(await bench.rest(), [['middle', true]]);
});

test('what comes into sight is said, and what has not been is not', async () => {
  const [end, far] = [element('end'), element('far', '1')];
  const bench = new Bench(end, far);
  assert.deepEqual(bench.observers.map(({ threshold }) => threshold), [0.5, 1]);
  assert.deepEqual(await bench.cross(far, 0.9), []);
  assert.deepEqual(await bench.cross(end, 0.6), [['end', true]]);
  assert.deepEqual(await bench.cross(end, 0.7), []);
  assert.deepEqual(await bench.cross(end, 0), [['end', false]]);
});

test('what was not heard for a while is said again a little later', async () => {
  const end = element('end');
  const bench = new Bench(end);
  bench.answers = ['rate_limited', 'lost', null];
  assert.deepEqual(await bench.cross(end, 1), [['end', true]]);
  assert.deepEqual(await bench.rest(), [['end', true]]);
  assert.deepEqual(await bench.rest(), [['end', true]]);
  assert.deepEqual(await bench.rest(), []);
});

test('of much that comes into sight at once, no more is said at a time than a server hears', async () => {
  const all = Array.from({ length: 50 }, (_, i) => element(`${i}`));
  const bench = new Bench(...all);
  bench.observers[0].tell(all.map((target) => ({ target, isIntersecting: true, intersectionRatio: 1 })));
  const said = [await bench.rest(), await bench.rest(), await bench.rest(), await bench.rest()];
  assert.deepEqual(said.map(({ length }) => length), [20, 20, 10, 0]);
});

test('what is drawn anew is watched in place of the former, and says nothing twice', async () => {
  const bench = new Bench(element('end'));
  assert.deepEqual(await bench.cross(bench.elements[0], 1), [['end', true]]);
  const again = element('end');
  bench.elements = [again];
  bench.visibility.changed();
  assert.deepEqual(await bench.cross(again, 1), []);
  assert.equal(bench.observers[0].observed.size, 1);
  bench.elements = [];
  bench.visibility.changed();
  assert.equal(bench.observers[0].observed.size, 0);
  assert.deepEqual(await bench.rest(), []);
});

test('what is covered is said once it is seen', async () => {
  const end = Object.assign(element('end'), { covered: true });
  const bench = new Bench(end);
  assert.deepEqual(await bench.cross(end, 1), []);
  end.covered = false;
  bench.visibility.changed();
  assert.deepEqual(await bench.rest(), [['end', true]]);
});

test('what was said of an older document is said once more, and what is refused otherwise is not', async () => {
  const end = element('end');
  const bench = new Bench(end);
  bench.answers = ['stale_target', 'stale_target'];
  assert.deepEqual(await bench.cross(end, 1), [['end', true]]);
  assert.deepEqual(await bench.rest(), [['end', true]]);
  bench.visibility.changed();
  assert.deepEqual(await bench.rest(), []);
  bench.answers = ['disabled'];
  assert.deepEqual(await bench.cross(end, 0), [['end', false]]);
  bench.visibility.changed();
  assert.deepEqual(await bench.rest(), []);
});

test('another session is told what is in sight', async () => {
  const end = element('end');
  const bench = new Bench(end);
  await bench.cross(end, 1);
  bench.visibility.begun();
  bench.visibility.changed();
  assert.deepEqual(await bench.rest(), [['end', true]]);
});
