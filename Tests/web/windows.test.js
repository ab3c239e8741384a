// Other windows: opened while a click lasts, offered as a link after that.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Windows } from '../../web/interaction/windows.js';

class Link extends EventTarget {
  attributes = new Map([['hidden', '']]);
  textContent = '';

  getAttribute(name) { return this.attributes.get(name) ?? null; }
  setAttribute(name, value) { this.attributes.set(name, value); }
  removeAttribute(name) { this.attributes.delete(name); }

  get offers() {
    return this.attributes.has('hidden') ? null : [this.attributes.get('href'), this.textContent];
  }
}

/** A browser that opens windows only while it deals with a click, or with one of its timers. */
function browser() {
  const timers = [];
  const window = {
    opened: [], isClicked: false,
    setTimeout: (act, wait) => timers.push({ act, wait }),
    open(url) {
      if (!this.isClicked) return null;
      this.opened.push({ url, opener: window });
      return this.opened.at(-1);
    },
  };
  const root = new EventTarget();
  const offer = new Link();
  const windows = new Windows({ root, window, link: offer });
  windows.start();
  const clicking = (act) => {
    window.isClicked = true;
    act();
    window.isClicked = false;
  };
  return {
    window, windows, click: () => root.dispatchEvent(new Event('click')), offer,
    pass: (until) => timers.splice(0).forEach((timer) => (timer.wait <= until ? clicking(timer.act) : timers.push(timer))),
  };
}

test('a page that is asked for soon after a click is opened by a timer of that click, and does not know its opener', () => {
  const { window, windows, click, offer, pass } = browser();
  click();
  pass(50);
  windows.open('https://one.example/');
  assert.deepEqual(window.opened, []);
  pass(200);
  assert.deepEqual(window.opened, [{ url: 'https://one.example/', opener: null }]);
  pass(2000);
  assert.equal(window.opened.length, 1);
  assert.equal(offer.offers, null);
});

test('a page that comes too late, or after no click at all, is offered until it is followed or something else is done', () => {
  const { window, windows, offer } = browser();
  windows.open('https://one.example/path');
  assert.deepEqual(window.opened, []);
  assert.deepEqual(offer.offers, ['https://one.example/path', 'Open one.example']);
  windows.close();
  assert.equal(offer.offers, null);
  windows.open('https://two.example/');
  offer.dispatchEvent(new Event('click'));
  assert.equal(offer.offers, null);
});

test('where no window may be opened by any timer, the page is offered once the last has passed', () => {
  const { window, windows, click, offer, pass } = browser();
  window.open = () => null;
  click();
  windows.open('https://one.example/');
  assert.equal(offer.offers, null);
  pass(500);
  assert.equal(offer.offers, null);
  pass(2000);
  assert.deepEqual(offer.offers, ['https://one.example/', 'Open one.example']);
});

test('what is no address is left alone', () => {
  const { windows, offer } = browser();
  windows.open('https://[');
  assert.equal(offer.offers, null);
});
