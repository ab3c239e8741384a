// The one page: what it names is there, and nothing that it needs is found out about late.

import assert from 'node:assert/strict';
import { readFileSync, existsSync } from 'node:fs';
import { test } from 'node:test';

const web = new URL('../../web/', import.meta.url);
const html = readFileSync(new URL('index.html', web), 'utf8');
const assets = [...html.matchAll(/<(?:link|script) (.*?)(?:href|src)="\/_wheelhouse\/([^"]+)"/g)];

function modules(name, found = new Set()) {
  const text = readFileSync(new URL(name, web), 'utf8');
  for (const [, path] of text.matchAll(/^(?:import|export)\s(?:[^;'"]*from )?'(\.[^']+)'/gm)) {
    const module = new URL(path, new URL(name, web)).href.slice(web.href.length);
    if (!found.has(module)) modules(module, found.add(module));
  }
  return found;
}

test('every module is asked for at once, instead of one level of imports after the other', () => {
  const preloaded = assets.filter(([, before]) => before.includes('modulepreload')).map(([, , path]) => path);
  assert.deepEqual(preloaded, [...modules('main.js')].sort(), 'web/index.html names the modules, in this order');
  assert.ok(preloaded.length > 50);
});

test('what the page names is there', () => {
  assert.deepEqual(assets.map(([, , path]) => path).filter((path) => !existsSync(new URL(path, web))), []);
});
