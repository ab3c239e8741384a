import assert from 'node:assert/strict';
import { test } from 'node:test';

import { hasButtons, hasWayOut } from '../../web/render/leaving.js';

const screen = (...children) => ({ type: 'navigationStack', children: [{ type: 'screen', children }] });
const button = (members) => ({ type: 'button', id: 'b', ...members });
const toolbar = (placement, ...children) =>
  ({ type: 'screen', toolbar: [{ type: 'toolbarItem', placement, children }], children: [] });

test('a way out is seen by its role, its place, its words or its symbol', () => {
  const ways = [
    screen(button({ text: 'Never mind', role: 'cancel' })), toolbar('cancellationAction', button({ text: 'Never mind' })),
    screen({ type: 'list', children: [{ type: 'row', children: [button({ text: 'Schließen' })] }] }),
    toolbar('confirmationAction', button({ text: 'Done' })), toolbar('primaryAction', button({ text: 'All right', role: 'confirm' })),
    screen(button({ text: 'Never mind', role: 'close' })), screen(button({ text: '閉じる' })),
    screen(button({ systemImage: 'xmark', accessibilityLabel: 'Leave' })),
    screen(button({ children: [{ type: 'image', systemName: 'xmark.circle.fill' }] })),
    screen(button({ children: [{ type: 'hStack', children: [{ type: 'text', text: 'Cancel' }] }] })),
    screen({ type: 'text', id: 't', text: 'Close', actions: ['tap'] }),
  ];
  ways.forEach((way) => assert.ok(hasWayOut(way), JSON.stringify(way)));
});

test('what is not tapped, and what does something else, is none', () => {
  const others = [
    screen({ type: 'text', text: 'Close' }), screen(button({ text: 'Close the Deal' })), toolbar('cancellationAction'),
    toolbar('primaryAction', button({ text: 'Save' })), screen({ type: 'navigationLink', id: 'n', text: 'Done' }),
    screen({ type: 'image', systemName: 'xmark' }),
  ];
  others.forEach((other) => assert.ok(!hasWayOut(other), JSON.stringify(other)));
});

test('anything that is tapped may lead out', () => {
  assert.ok(hasButtons(screen({ type: 'image', id: 'i', systemName: 'photo', actions: ['tap'] })));
  assert.ok(!hasButtons(screen({ type: 'toggle', id: 't', text: 'On', value: true })));
});
