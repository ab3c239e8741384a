// What is typed while the answer to something is on its way. A message that Return sends is taken out of its field by that
// answer, and who types fast has begun the next one by then: it is said once the answer has come, as it would have been
// typed into what the field holds then. A Return in between waits, too.

export class Held {
  #wire;
  #fields;
  #say;
  #submit;
  #isComposing;
  /** Of each field, by its id, since it may be drawn anew: what it held when that was given, and at each Return since. */
  #holds = new Map();

  /** `say(element, text)` says what a field holds, `submit(element)` that it is submitted, `isComposing(element)` who waits. */
  constructor({ wire, fields, say, submit, isComposing }) {
    this.#wire = wire;
    this.#fields = fields;
    this.#say = say;
    this.#submit = submit;
    this.#isComposing = isComposing;
  }

  /** Holds what has been typed into a field that held `base`, if there is something to wait for. */
  takes(element, base) {
    const { id } = element.dataset;
    if (!this.#holds.has(id)) {
      if (base === undefined || !this.#wire.answer) return false;
      this.#wait({ id, base, returns: [] });
    }
    this.#fields.keep(element);
    return true;
  }

  /** Holds a Return, if what was typed before it is held. */
  takesReturn(element) {
    const hold = this.#holds.get(element.dataset.id);
    hold?.returns.push(element.value);
    return hold !== undefined;
  }

  /** Says what is held as it is: something is done next that may depend on it, or the page goes. */
  release() {
    const held = [...this.#holds.keys()].map((id) => this.#fields.changed(id));
    this.#holds.clear();
    held.forEach((element) => this.#let(element));
  }

  /** What is composed in a field is done. */
  composed(element) {
    const hold = this.#holds.get(element.dataset.id);
    if (hold?.isDue) this.#goOn(hold);
  }

  async #wait(hold) {
    this.#holds.set(hold.id, hold);
    // What is given when an answer comes, such as a press of the default button, has its own.
    while (this.#wire.answer) await this.#wire.answer;
    if (this.#holds.get(hold.id) === hold) this.#goOn(hold);
  }

  #goOn(hold) {
    const element = this.#fields.changed(hold.id);
    hold.isDue = this.#isComposing(element);
    if (hold.isDue) return;
    this.#holds.delete(hold.id);
    const rebase = this.#fields.rebase(element, hold.base);
    const [text, ...returns] = hold.returns.map(rebase);
    if (text === undefined || !element.isConnected) return this.#let(element);
    this.#say(element, text);
    this.#submit(element);
    this.#fields.keep(element);
    this.#wait({ id: hold.id, base: text, returns });
  }

  #let(element) {
    this.#fields.release(element);
    if (element.isConnected) this.#say(element, element.value);
  }
}
