// The whole page for a document: the root, what is presented above it, and the banners on top of everything.

import { deferred, h } from './describe.js';
import { surface } from './nodes/screens.js';
import { banner, presentation } from './presentations.js';
import { places } from './registry.js';
import { word } from './words.js';

/** Describes the page of a document that has a root. */
export function page({ root, title, presentations, banners }) {
  const covered = presentations.length > 0;
  return h('div', { class: 'page' },
    h('main', { class: 'root', inert: covered, key: 'root' },
      h('div', { class: 'root-content', 'aria-hidden': covered ? 'true' : undefined }, surface(root, title))),
    h('div', { class: 'presentations', key: 'presentations' }, presentations.map((node, i) => deferred(
      node, { place: 'presentation', covered: i < presentations.length - 1 }, presentation))),
    h('div', { class: 'banners', key: 'banners', role: 'region', 'aria-label': word('Notifications') },
      h('div', { class: 'banner-list', role: 'status', 'aria-live': 'polite' },
        banners.map((node) => deferred(node, places.plain, banner)))));
}
