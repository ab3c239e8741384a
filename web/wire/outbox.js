// The commands that the server has not answered yet, as a pure value with no socket in it.
//
// Each keeps its `seq` for good: after a reconnect the very same message goes out again and the server, which
// counts, applies it once. Only when the server has lost count (a new session) are commands given new numbers,
// and then only those it cannot have seen, or that say a whole value: saying that twice is harmless, tapping is not.

const isRepeatable = ({ command, tried }) => !tried || command.name === 'change';

const isOf = (target, name) => ({ command }) =>
  command.target === target && (name === undefined || command.name === name);

const sameField = (a, b) => a.type === 'action' && b.type === 'action'
  && a.name === 'change' && b.name === 'change' && a.target === b.target;

export class Outbox {
  #entries = [];
  // What is answered, and to be told so with the document that shows it.
  #owed = [];
  #next = 1;
  #taken = Infinity;

  get isEmpty() {
    return this.#entries.length === 0;
  }

  /** The highest `seq` that has been answered. */
  get settled() {
    return (this.#entries[0]?.command.seq ?? this.#next) - 1;
  }

  /** When the oldest command was given that is unanswered, or not shown yet; or null. */
  get waitingSince() {
    return this.#owed[0]?.since ?? this.#entries[0]?.since ?? null;
  }

  /**
   * Takes a command and returns its entry. A value typed while nothing can be sent takes the place of the one
   * before it for the same field, so that coming back online is one message a field. (Not of one that went out once:
   * the server may have applied that, and would take the new value for a repeat.)
   */
  add(message, since, settle) {
    const last = this.#entries.at(-1);
    if (last && !last.tried && sameField(last.command, message)) return this.#overwrite(last, message, settle);
    const { type, ...rest } = message;
    const command = { type, seq: this.#next++, ...rest };
    const entry = { command, since, sent: false, tried: false, settle: [settle] };
    this.#entries.push(entry);
    return entry;
  }

  #overwrite(entry, message, settle) {
    const { type, seq } = entry.command;
    const { type: _, ...rest } = message;
    entry.command = { type, seq, ...rest };
    entry.settle.push(settle);
    return entry;
  }

  /** Everything to send now; marks it as sent. */
  unsent() {
    const entries = this.#entries.filter(({ sent }) => !sent);
    entries.forEach((entry) => Object.assign(entry, { sent: true, tried: true }));
    return entries.map(({ command }) => command);
  }

  /** The socket is gone: whatever is unanswered goes out again. */
  disconnected() {
    this.#entries.forEach((entry) => { entry.sent = false; });
  }

  /** The commands that are unanswered, to be taken up by the page that comes after this one. */
  get commands() {
    return this.#entries.map(({ command }) => command);
  }

  /** Goes on with what another page of the same session has left, which is not nothing; nobody waits for answers here. */
  takeUp(commands, since) {
    this.#entries = commands.map((command) => ({ command, since, sent: false, tried: true, settle: [] }));
    this.#taken = commands.at(-1).seq;
    this.#next = this.#taken + 1;
  }

  /** The unanswered command of a number, if there is one. */
  command(seq) {
    return this.#entries.find(({ command }) => command.seq === seq)?.command;
  }

  /** Takes out and returns the entries that `ack` answers. */
  acknowledge(ack) {
    const count = this.#entries.findIndex(({ command }) => command.seq > ack);
    return this.#entries.splice(0, count < 0 ? this.#entries.length : count);
  }

  /** The server goes on after `seq`. Returns the entries that are settled or lost by that. */
  resume(seq, resumed) {
    // The page that left them went on: all of them were answered.
    const wentOn = resumed && seq > this.#taken;
    if (wentOn) this.#entries = this.#entries.filter(({ command }) => command.seq > this.#taken);
    this.#taken = Infinity;
    const counts = resumed && !wentOn && seq >= this.settled && seq < this.#next;
    return counts ? { settled: this.acknowledge(seq), lost: [] } : { settled: [], lost: this.#renumber(seq) };
  }

  #renumber(seq) {
    const lost = this.#entries.filter((entry) => !isRepeatable(entry));
    this.#entries = this.#entries.filter(isRepeatable);
    this.#next = seq + 1;
    for (const entry of this.#entries) {
      const { rev: _, ...command } = entry.command;
      entry.command = { ...command, seq: this.#next++ };
    }
    return lost;
  }

  /**
   * Takes out and returns the entries whose command `isUnfit`; the others move up. Only right after `resume`, when the
   * server has seen nothing of what is left.
   */
  discard(isUnfit) {
    const unfit = this.#entries.filter(({ command }) => isUnfit(command));
    if (unfit.length === 0) return unfit;
    this.#next = this.settled + 1;
    this.#entries = this.#entries.filter((entry) => !unfit.includes(entry));
    this.#entries.forEach((entry) => { entry.command = { ...entry.command, seq: this.#next++ }; });
    return unfit;
  }

  /** Keeps what was taken out as answered until the document is there that shows what has come of it. */
  owe(entry, answer) {
    this.#owed.push({ ...entry, answer });
  }

  /** Takes out what was kept so, with the answers. */
  takeOwed() {
    return this.#owed.splice(0);
  }

  /** Whether a command with this target (and name) is unanswered. */
  hasPending(target, name) {
    return this.#entries.some(isOf(target, name));
  }

  /** Whether one is answered and not shown yet. */
  isOwed(target, name) {
    return this.#owed.some(isOf(target, name));
  }
}
