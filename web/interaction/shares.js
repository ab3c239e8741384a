// What somebody shares is handed to what the device has for that, and where it has nothing, copied.

import { say } from '../render/marks.js';
import { word } from '../render/words.js';
import { Observer } from './observer.js';
import { meant } from './taps.js';

/** What is shared, as navigator.share takes it (Web Share, W3C): the address whole, with the text that is said of it. */
export function shared({ url, value, title, message }, base) {
  const parts = { title, text: value === undefined ? message : [message, value].filter(Boolean).join('\n'), url: url && new URL(url, base).href };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
}

export class Shares extends Observer {
  #root;
  #window;
  #tips;
  #said;

  constructor({ root, window, tips, said }) {
    super();
    this.#root = root;
    this.#window = window;
    this.#tips = tips;
    this.#said = said;
  }

  // Before the menu that it may be in closes: then it would be nowhere.
  listeners() {
    return [[this.#root, 'click', (event) => this.#clicked(event), { capture: true }]];
  }

  async #clicked({ target }) {
    const { element: button } = meant(target);
    if (button?.dataset.does !== 'share' || button.disabled || button.closest('[inert]')) return;
    const { navigator, location } = this.#window;
    const place = button.getBoundingClientRect();
    const offer = shared(JSON.parse(button.dataset.value), location.href);
    if (navigator.canShare?.(offer)) navigator.share(offer).catch(() => {});
    else if (await this.#copy(offer.url ?? offer.text)) this.#window.setTimeout(() => this.#copied(place));
  }

  #copied(place) {
    say(this.#said, '');
    say(this.#said, word('Copied'));
    this.#tips.tell(word('Copied'), place);
  }

  /** Answers whether it could be copied. A page that did not come by https: has no clipboard of its own. */
  async #copy(text) {
    const { navigator, document } = this.#window;
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const write = (event) => {
        event.clipboardData.setData('text/plain', text);
        event.preventDefault();
      };
      document.addEventListener('copy', write);
      // Where it cannot be copied, what the person copies next is theirs.
      try {
        return document.execCommand('copy');
      } finally {
        document.removeEventListener('copy', write);
      }
    }
  }
}
