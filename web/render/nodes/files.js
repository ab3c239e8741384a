// What files are chosen with: a button, a place to drop them, and how far they have got (see interaction/files.js).

import { h } from '../describe.js';
import { common } from '../properties.js';
import { register } from '../registry.js';
import { symbol } from '../symbol.js';
import { word } from '../words.js';

function filePicker(node) {
  const isForSeveral = node.allowsMultipleSelection === true;
  const { id, allowedContentTypes: types = [], uploads = [], max, maxSelectionCount = 32, disabled = false } = node;
  return h('div', {
    ...common(node), 'data-id': id, 'data-uploads': JSON.stringify(uploads), 'data-longest': max,
    'data-most': isForSeveral ? maxSelectionCount : 1,
  },
    h('button', {
      type: 'button', class: 'button', key: 'choose', 'data-button-style': 'borderedProminent', 'data-picks': true, disabled,
    }, h('span', { class: 'face' }, symbol('doc'), h('span', {}, word(isForSeveral ? 'Choose files' : 'Choose a file')))),
    h('p', { class: 'file-drop', key: 'drop', 'aria-hidden': 'true' }, word('Or drop it here')),
    h('input', {
      type: 'file', key: 'input', hidden: true, tabindex: -1, 'aria-hidden': 'true', disabled,
      accept: types.join(',') || undefined, multiple: isForSeveral,
    }),
    h('progress', { key: 'progress', max: 1, 'aria-hidden': 'true' }),
    h('p', { class: 'file-note', key: 'note', role: 'status' }));
}

register({ filePicker });
