// Files that are chosen or dropped: the server is told which, says where each is to go, and hears when all have gone.

import { upload } from '../wire/upload.js';
import { mark, say } from '../render/marks.js';
import { inFormats, word } from '../render/words.js';
import { Observer } from './observer.js';

const pickers = '.filePicker';
const wait = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
const known = ({ name, size, type }) => `${size} ${type || 'application/octet-stream'} ${name.replaceAll('\n', ' ')}`;

const language = () => inFormats(document.documentElement.lang);

const percent = (part) => new Intl.NumberFormat(language(), { style: 'percent' }).format(part);

function measureOf(bytes) {
  const unit = bytes < 1 << 20 ? ['kilobyte', 1 << 10] : ['megabyte', 1 << 20];
  return new Intl.NumberFormat(language(), {
    style: 'unit', unit: unit[0], maximumFractionDigits: 1,
  }).format(bytes / unit[1]);
}

// As the browser's own window goes by `accept`, which lets people choose otherwise; nothing goes by it where files are dropped.
function fits({ name, type }, { accept }) {
  if (accept === '') return true;
  return accept.split(',').some((each) => (each.startsWith('.') ? name.toLowerCase().endsWith(each)
    : type === each || (each.endsWith('/*') && type.startsWith(each.slice(0, -1)))));
}

export class Files extends Observer {
  #root;
  #window;
  #wire;
  // What is being sent, by the id of the node it was chosen with.
  #sending = new Map();
  #offered = new Set();

  constructor({ root, window, wire }) {
    super();
    this.#root = root;
    this.#window = window;
    this.#wire = wire;
  }

  listeners() {
    return [
      [this.#root, 'click', ({ target }) => this.#ask(target.closest?.('[data-picks]'))],
      [this.#root, 'change', ({ target }) => target.type === 'file' && this.#chosen(target)],
      [this.#root, 'dragover', (event) => this.#over(event)],
      [this.#root, 'dragleave', ({ target }) => this.#pickerAt(target) && mark(this.#pickerAt(target), 'data-over', null)],
      [this.#root, 'drop', (event) => this.#dropped(event)],
    ];
  }

  /** A document was drawn: what asks for files is answered at once where the browser lets it, and what is gone is ended. */
  changed() {
    const here = new Map(this.#pickers().map((picker) => [picker.dataset.id, picker]));
    for (const [id, sending] of this.#sending) if (!here.has(id)) sending.abort();
    for (const id of this.#offered) if (!here.has(id)) this.#offered.delete(id);
    for (const [id, picker] of here) {
      if (!this.#offered.has(id)) this.#offer(picker);
      this.#offered.add(id);
    }
  }

  // What goes is still seen for a moment.
  #pickers() {
    return [...this.#root.querySelectorAll(pickers)].filter((picker) => !picker.closest('[data-leaving]'));
  }

  // Only who has just pressed something may be shown the browser's own window for files.
  #offer(picker) {
    if (this.#window.navigator.userActivation?.isActive) this.#ask(picker.querySelector('[data-picks]'));
  }

  #ask(button) {
    if (button && !button.disabled && !button.closest('[inert]')) button.closest(pickers).querySelector('input').click();
  }

  #pickerAt(target) {
    const picker = target.closest?.(pickers);
    return picker && !picker.closest('[inert]') && !picker.querySelector('input').disabled ? picker : null;
  }

  #chosen(input) {
    const files = [...input.files];
    // So that the same file can be chosen once more.
    input.value = '';
    if (files.length > 0) this.#send(input.closest(pickers), files);
  }

  #over(event) {
    if (!event.dataTransfer.types.includes('Files') || !this.#root.querySelector(pickers)) return;
    // What misses the place would be opened by the browser in place of the page.
    event.preventDefault();
    const picker = this.#pickerAt(event.target);
    event.dataTransfer.dropEffect = picker ? 'copy' : 'none';
    if (picker) mark(picker, 'data-over');
  }

  #dropped(event) {
    const picker = this.#pickerAt(event.target);
    if (!picker) return;
    event.preventDefault();
    mark(picker, 'data-over', null);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) this.#send(picker, files);
  }

  async #send(picker, files) {
    const { id } = picker.dataset;
    const fault = this.#faultOf(picker, files);
    if (fault) return this.#tell(picker, fault);
    this.#sending.get(id)?.abort();
    const ending = new AbortController();
    this.#sending.set(id, ending);
    mark(picker, 'data-sending');
    const problem = await this.#sent(picker, files, ending.signal);
    if (this.#sending.get(id) !== ending) return;
    this.#sending.delete(id);
    mark(picker, 'data-sending', null);
    this.#tell(picker, problem ?? '');
  }

  #faultOf(picker, files) {
    const [longest, most] = [Number(picker.dataset.longest), Number(picker.dataset.most)];
    const input = picker.querySelector('input');
    if (files.length > most) return word('Too many files: at most %1.', most);
    if (files.some(({ size }) => size > longest)) return word('That is too large: at most %1.', measureOf(longest));
    return files.every((file) => fits(file, input)) ? null : word('That cannot be taken here.');
  }

  /** Sends all of them; resolves to what is to be said to the person where that was not possible. */
  async #sent(picker, files, signal) {
    const { id } = picker.dataset;
    // What the server has let in it may have forgotten by the time that it comes.
    for (const isLast of [false, true]) {
      const { code } = await this.#wire.action(id, 'change', files.map(known).join('\n'));
      if (signal.aborted) return undefined;
      if (code !== null) return word(code === 'invalid_value' ? 'That cannot be taken here.' : 'That could not be sent. Choose it again.');
      const status = await this.#upload(picker, files, signal);
      if (signal.aborted) return undefined;
      if (status === 200) break;
      if (status !== 404 || isLast) return word('That could not be sent. Choose it again.');
    }
    const { code } = await this.#wire.action(id, 'submit');
    return code === null || signal.aborted ? undefined : word('That could not be sent. Choose it again.');
  }

  /** Sends one after the other; resolves to 200, or to the status of the first that was not taken. */
  async #upload(picker, files, signal) {
    const paths = JSON.parse(picker.dataset.uploads);
    // The document at hand knows nothing of what the server has let in.
    if (paths.length < files.length) return 404;
    const total = files.reduce((sum, { size }) => sum + size, 0);
    let before = 0;
    this.#show(picker, 0);
    for (const [index, file] of files.entries()) {
      const progress = (loaded) => this.#show(picker, total === 0 ? 1 : (before + Math.min(loaded, file.size)) / total);
      const status = await upload(paths[index], file, { progress, signal, wait, line: this.#wire });
      if (status !== 200) return status;
      before += file.size;
    }
    return 200;
  }

  #show(picker, part) {
    mark(picker.querySelector('progress'), 'value', part);
    this.#tell(picker, word('Sending… %1', percent(Math.floor(part * 20) / 20)));
  }

  #tell(picker, text) {
    say(picker.querySelector('.file-note'), text);
  }
}
