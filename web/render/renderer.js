import './nodes/files.js';
import './nodes/text.js';
import './nodes/stacks.js';
import './nodes/buttons.js';
import './nodes/controls.js';
import './nodes/fields.js';
import './nodes/gauges.js';
import './nodes/groups.js';
import './nodes/menus.js';
import './nodes/lists.js';
import './nodes/tables.js';
import './nodes/bars.js';
import './nodes/screens.js';
import './nodes/tabs.js';
import './nodes/splits.js';
import { Fields } from './fields.js';
import { Focus } from './focus.js';
import { mergedIn } from './merged.js';
import { Motion } from './motion.js';
import { page } from './page.js';
import { Pass } from './pass.js';
import { direction } from './properties.js';
import { whenLoaded } from './symbol.js';
import { speak } from './words.js';

/** Draws documents into `root`, the only module whose work writes the page. */
export class Renderer {
  #root;
  #pass;
  #focus;
  #spoken = {};
  #ownLanguage;
  #motion;
  #drawn = null;
  #document = null;

  constructor({ root, isPending, still }) {
    this.#root = root;
    this.#ownLanguage = root.ownerDocument.documentElement.lang;
    this.fields = new Fields((id) => isPending(id, 'change'));
    this.#motion = new Motion({ still });
    this.#pass = new Pass({ document: root.ownerDocument, fields: this.fields, motion: this.#motion });
    this.#focus = new Focus(root, () => this.fields.isWriting);
    whenLoaded(() => this.drawAgain());
  }

  /** Makes the page agree with `document`, and with the answers that have come. */
  draw(document) {
    if (document.root !== null && document !== this.#document) this.#draw(document);
    this.fields.settle();
  }

  /** Draws the document anew: something has changed by which it is drawn and which is not in it. */
  drawAgain() {
    if (this.#document === null) return;
    this.#pass.renew();
    this.#draw(this.#document);
  }

  #draw(document) {
    const before = this.#focus.before();
    this.#speak(document.root.language ?? document.language, document.root.layoutDirection);
    this.#drawn = this.#pass.draw(this.#root, page(mergedIn(document)), this.#drawn);
    this.#focus.after(document, before);
    this.#document = document;
    this.#motion.begin();
  }

  // What the window's content says of itself holds for what lies around it too: banners, menus, the title.
  #speak(language, layoutDirection) {
    const page = this.#root.ownerDocument.documentElement;
    if (language !== this.#spoken.language) {
      page.lang = language ?? this.#ownLanguage;
      if (speak(page.lang)) this.#pass.renew();
    }
    if (layoutDirection !== this.#spoken.layoutDirection) page.dir = direction({ layoutDirection }) ?? '';
    this.#spoken = { language, layoutDirection };
  }

  /** Calls the page what the document that is drawn is called. */
  entitle() {
    const { ownerDocument } = this.#root;
    const { title } = this.#document ?? {};
    if (title && ownerDocument.title !== title) ownerDocument.title = title;
  }
}
