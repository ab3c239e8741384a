// What the client says by itself is there in every language it knows, and is drawn anew in another one.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Fields } from '../../web/render/fields.js';
import { page as describe } from '../../web/render/page.js';
import { Pass } from '../../web/render/pass.js';
import '../../web/render/renderer.js';
import { speak, word } from '../../web/render/words.js';
import { FakePage } from './fake-dom.js';

const web = new URL('../../web/', import.meta.url);
const languages = ['ar', 'de', 'es', 'fr', 'he', 'it', 'ja', 'ko', 'nl', 'pt', 'sv', 'zh'];
const table = readFileSync(new URL('render/words.js', web), 'utf8');
const entries = [...table.matchAll(/^  '([^']+)': \{$(.*?)^  \},$/gms)];
const modules = readdirSync(web, { recursive: true })
  .filter((name) => name.endsWith('.js') && !name.endsWith('words.js'))
  .map((name) => readFileSync(new URL(name, web), 'utf8'));
const holes = (text) => [...new Set(text.match(/%\d/g))].sort();

test('every phrase is in every language, with the same parts', () => {
  assert.ok(entries.length > 40);
  for (const [, english] of entries) {
    for (const language of languages) {
      speak(language);
      const said = word(english, '%1', '%2');
      assert.deepEqual(holes(said), holes(english), `${english} in ${language}`);
    }
  }
  for (const [, english, row] of entries) {
    assert.deepEqual([...row.matchAll(/\b([a-z]{2}): '/g)].map(([, name]) => name).sort(), languages, english);
  }
  speak('en');
});

test('the library has its own words in the same languages', () => {
  const own = readFileSync(new URL('../Sources/Wheelhouse/Views/OwnWord.swift', web), 'utf8');
  assert.deepEqual([...own.matchAll(/^    "([a-z]+)": \[/gm)].map(([, name]) => name), languages);
});

test('the table has what the client says, and nothing else', () => {
  const used = new Set(modules.flatMap((text) => [...text.matchAll(/word\((.*)/g)])
    .flatMap(([, rest]) => [...rest.matchAll(/'([A-Z][^']*)'/g)].map(([, english]) => english)));
  const known = new Set(entries.map(([, english]) => english));
  assert.deepEqual([...known].filter((english) => !used.has(english)), [], 'not said any more');
  const literals = modules.flatMap((text) => [...text.matchAll(/word\('([^']+)'/g)].map(([, english]) => english));
  assert.deepEqual(literals.filter((english) => !known.has(english)), [], 'not translated');
  // A name that somebody hears or sees, written where it is said, is one that nobody translates.
  const bare = /(?:'aria-label'|title|placeholder): (?:[^,\n]*\?\? )?(?:'|`)[A-Z]/;
  assert.deepEqual(modules.flatMap((text) => text.split('\n').filter((line) => bare.test(line))), []);
});

test('the language is the one a tag leads to', () => {
  const back = (tag) => (speak(tag), word('Back'));
  assert.deepEqual(['de', 'de-AT', 'pt-BR', 'zh', 'zh-CN', 'iw'].map(back), ['Zurück', 'Zurück', 'Voltar', '返回', '返回', 'חזרה']);
  assert.deepEqual(['zh-TW', 'zh-Hant', 'tlh', 'en-GB', '', 'not a tag', undefined].map(back), Array(7).fill('Back'));
  assert.equal((speak('ja'), word('Moved to place %1 of %2', 3, 8)), '8個中3番目に移動しました');
  assert.equal((speak('en'), word('Back to %1', '100 %2 & $1')), 'Back to 100 %2 & $1');
});

test('what is drawn already is drawn anew in another language', () => {
  const page = new FakePage();
  const pass = new Pass({ document: page, fields: new Fields(() => false), motion: { arrive() {}, depart: () => false } });
  const screen = (id, ...children) => ({ type: 'screen', id, title: id, children });
  const root = { type: 'navigationStack', id: 'stack', children: [screen('One'), screen('Two')] };
  const drawing = describe({ url: '/', title: '', root, presentations: [], banners: [] });
  const names = () => [...page.body.querySelectorAll('.back')].map((button) => button.getAttribute('aria-label'));
  const drawn = pass.draw(page.body, drawing, null);
  assert.deepEqual(names(), ['Back to One']);
  assert.deepEqual([speak('fr'), speak('fr-CA')], [true, false]);
  pass.draw(page.body, drawing, drawn);
  assert.deepEqual(names(), ['Back to One']);
  pass.renew();
  pass.draw(page.body, describe({ url: '/', title: '', root, presentations: [], banners: [] }), drawn);
  assert.deepEqual(names(), ['Retour à One']);
  speak('en');
});
