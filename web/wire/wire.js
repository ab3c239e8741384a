// The only module that knows the messages of protocol 1 and that there is a socket.
//
// It promises the rest of the client three things: a command given is answered once (applied, refused or lost),
// whatever happens to the connection in between; the document it hands on is always one the server had; and who hears
// that a command was applied has been handed the document that shows it.

import { Backoff } from './backoff.js';
import { Outbox } from './outbox.js';

const subprotocol = 'wheelhouse.v1';
const silence = 10_000;
const pause = 500;
// So many bytes may wait in the socket before what is given waits here, where what is typed takes the place of what was.
const crowd = 16_384;
// What a refusal has not changed, and is as right a little later.
const repeatable = new Set(['change', 'select']);
const doubt = { after: 5_000, patience: 3_000 };
// What is said without anybody having done it.
const unasked = new Set(['layout', 'stored', 'focus', 'scrollVisibility']);
const isUnasked = ({ type, name }) => unasked.has(type) || unasked.has(name);
// What is said again by itself: what another tab has changed by the next hello, at the latest.
const quiet = new Set(['stored', 'scrollVisibility']);
const fatal = new Set(['unsupported_protocol']);
const tooLarge = Object.freeze({ code: 'too_large' });

// Half a surrogate pair, which a script or an extension can leave in a field, is no text that a server could read (RFC 8259, section 8.2).
const wellFormed = (_, value) => (typeof value === 'string' ? value.toWellFormed() : value);

// In bytes, whatever number it gets.
const sizeOf = (message) =>
  new TextEncoder().encode(JSON.stringify({ ...message, seq: Number.MAX_SAFE_INTEGER })).length;

/**
 * `delegate` is told `screen(document)`, `patch(operations)` (which may throw: the whole document is then asked for),
 * `greeted({ time, asked, heard })` with the server's time, where it says one, and the page's before and after, `begun()`
 * where the session is another one than before, `effect(message)`, `refused(message)`, `changed(isAnswer)` after each
 * message, `given(isChange)` before each command that a person gives, which may enter something (not for a new layout,
 * what another tab keeps, where the focus is, or what is in sight), and `state(name)`: one of "connecting", "online",
 * "waiting" (with the milliseconds), "stopped".
 */
export class Wire {
  #open;
  #tab;
  #describe;
  #delegate;
  #client;
  #timers;
  #now;
  #outbox = new Outbox();
  #backoff;
  #socket = null;
  #welcomed = false;
  #rev = null;
  #retry = null;
  #watch = null;
  #gate = null;
  #asked = 0;
  #heard = 0;
  #retryAfter = 0;
  #stopped = true;
  // Until the whole document comes, the one at hand is not what the server speaks of.
  #isBehind = true;
  // Whether it was asked for. (A first one may be long on its way, and would be so again and again.)
  #isAsking = false;
  #limit = 65_536;
  #roomForStored = 0;
  #awaited = null;
  #expecting = [];

  constructor({ open, tab, describe, delegate, client, timers = globalThis, now = Date.now, random = Math.random }) {
    this.#open = open;
    this.#tab = tab;
    this.#describe = describe;
    this.#delegate = delegate;
    this.#client = client;
    this.#timers = timers;
    this.#now = now;
    this.#backoff = new Backoff(random);
  }

  start() {
    this.#stopped = false;
    const left = this.#tab.takeLeft();
    if (left.length > 0) this.#outbox.takeUp(left, this.#now());
    this.#connect();
  }

  /** The page goes, and may come again: what is unanswered is left for the one that comes. */
  leave() {
    this.#tab.leave(this.#outbox.commands);
  }

  /** The page has come back as it was, and answers for its commands itself. */
  stay() {
    this.#tab.leave([]);
  }

  stop() {
    this.#stopped = true;
    this.#timers.clearTimeout(this.#retry);
    this.#drop();
    this.#delegate.state('stopped');
  }

  /** Tries at once instead of waiting: the network is back, or the page is seen again. */
  hurry() {
    if (this.#stopped) return;
    if (this.#socket) return this.#probe();
    this.#timers.clearTimeout(this.#retry);
    this.#connect();
  }

  /** Whether the server has said welcome, and the connection is not known to be gone since. */
  get isOnline() {
    return this.#welcomed;
  }

  /** Resolves with the next welcome, or at once where that is so. */
  async online() {
    if (!this.#welcomed) await new Promise((resolve) => { this.#expecting.push(resolve); });
  }

  // A device that was asleep, or in another network, has a connection that nobody told it is dead.
  #probe() {
    if (!this.#welcomed || this.#now() - this.#heard < doubt.after) return;
    this.#heard = this.#now();
    this.#send({ type: 'sync' });
    this.#unwatch();
    this.#watch = this.#timers.setTimeout(() => this.#replace(), doubt.patience);
  }

  #replace() {
    this.#drop();
    this.#connect();
  }

  // Commands: each resolves to {code: null}, {code, message} when refused (here, with "too_large", what is longer than the
  // server lets a message be: it would end the connection, again and again), {code: "lost"} when nobody knows.

  action(target, name, value) {
    const rest = value === undefined ? {} : { value };
    return this.#give({ ...this.draft(target, name), ...rest });
  }

  /** The command to do that, of who sees what is seen now. */
  draft(target, name) {
    return { type: 'action', ...this.#seen(), target, name };
  }

  /** Has the server begin another session as this one is; its token comes as an effect. */
  fork() {
    return this.#give({ type: 'fork' });
  }

  back(target) {
    return this.#give({ type: 'back', ...this.#seen(), target });
  }

  open(url) {
    return this.#give({ type: 'open', url });
  }

  layout(layout) {
    return this.#give({ type: 'layout', layout });
  }

  stored(stored) {
    return this.#give({ type: 'stored', stored });
  }

  /** How many bytes that command may say; 0 where the server, being of an older version, takes none. */
  get roomForStored() {
    return this.#roomForStored;
  }

  hasPending(target, name) {
    return this.#outbox.hasPending(target, name) || this.#outbox.isOwed(target, name);
  }

  get waitingSince() {
    return this.#outbox.waitingSince;
  }

  #seen() {
    return this.#rev === null ? {} : { rev: this.#rev };
  }

  #give(message) {
    if (this.#isTooLarge(message)) return this.#refuse();
    const isChange = message.name === 'change';
    if (!isUnasked(message)) this.#delegate.given(isChange);
    const answer = new Promise((resolve) => {
      this.#outbox.add(message, this.#now(), resolve);
      this.#flush();
      this.#delegate.changed(false);
    });
    if (!isChange && !isUnasked(message)) this.#expect(answer);
    return answer;
  }

  async #expect(answer) {
    this.#awaited = answer;
    await answer;
    if (this.#awaited === answer) this.#awaited = null;
  }

  /** The answer to what a person did last, but for entering something; null where it has come. */
  get answer() {
    return this.#awaited;
  }

  #isTooLarge(message) {
    return sizeOf(message) > this.#limit;
  }

  async #refuse() {
    this.#delegate.refused(tooLarge);
    return tooLarge;
  }

  #flush() {
    if (!this.#welcomed) return;
    if (this.#isCrowded()) {
      if (this.#watch === null) this.#expectAnswer();
      return;
    }
    this.#outbox.unsent().forEach((command) => this.#send(command));
    this.#expectAnswer();
  }

  // A line that takes long for what was said is not given ever more of it.
  #isCrowded() {
    this.#timers.clearTimeout(this.#gate);
    const isCrowded = this.#backlog > crowd && !this.#outbox.isEmpty;
    if (isCrowded) this.#gate = this.#timers.setTimeout(() => this.#flush(), pause);
    return isCrowded;
  }

  get #backlog() {
    return this.#socket?.bufferedAmount ?? 0;
  }

  #send(message) {
    this.#socket.send(JSON.stringify(message, wellFormed));
  }

  #unwatch() {
    this.#timers.clearTimeout(this.#watch);
    this.#watch = null;
  }

  // A connection that died without a word is noticed by the answer that does not come.
  #expectAnswer() {
    this.#unwatch();
    if (!this.#socket || (this.#outbox.isEmpty && this.#welcomed && !this.#isAsking)) return;
    const backlog = this.#backlog;
    this.#watch = this.#timers.setTimeout(() => this.#silent(backlog), silence);
  }

  // What takes long to be said has no answer yet. (What is little the system takes at once, however dead the line is.)
  #silent(backlog) {
    if (backlog > crowd && this.#backlog < backlog) this.#expectAnswer();
    else this.#lost();
  }

  #connect() {
    this.#delegate.state('connecting');
    const socket = this.#open(subprotocol);
    this.#socket = socket;
    this.#isBehind = true;
    this.#isAsking = false;
    socket.onopen = () => {
      this.#asked = this.#now();
      this.#send(this.#hello());
    };
    socket.onmessage = ({ data }) => this.#socket === socket && this.#received(data);
    socket.onclose = () => this.#socket === socket && this.#lost();
    this.#expectAnswer();
  }

  #hello() {
    const resume = this.#tab.token;
    const known = resume === null ? {} : { resume, seq: this.#outbox.settled };
    const rev = resume === null || this.#rev === null ? {} : { rev: this.#rev };
    return { type: 'hello', protocol: 1, ...this.#describe(), client: this.#client, ...known, ...rev };
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.#unwatch();
    this.#outbox.disconnected();
    socket?.close();
  }

  #lost() {
    this.#drop();
    if (this.#stopped) return;
    const wait = this.#backoff.next(this.#retryAfter);
    this.#retryAfter = 0;
    this.#retry = this.#timers.setTimeout(() => this.#connect(), wait);
    this.#delegate.state('waiting', wait);
  }

  #received(data) {
    this.#heard = this.#now();
    const message = this.#parse(data);
    const handler = Object.hasOwn(this.#handlers, message?.type) && this.#handlers[message.type];
    if (!handler) return;
    handler(message);
    if (typeof message.ack === 'number') this.#settle(this.#outbox.acknowledge(message.ack), message);
    this.#expectAnswer();
    this.#delegate.changed(typeof message.ack === 'number');
  }

  #parse(data) {
    try {
      return JSON.parse(data);
    } catch {
      return null;
    }
  }

  #handlers = {
    welcome: (message) => this.#welcome(message),
    screen: (message) => this.#screen(message),
    patch: (message) => this.#patch(message),
    ack: () => {},
    refused: (message) => this.#refused(message),
    effect: (message) => this.#delegate.effect(message),
    goodbye: ({ retryAfter }) => { this.#retryAfter = (Number(retryAfter) || 0) * 1000; },
    error: (message) => this.#error(message),
  };

  #welcome({ resume, resumed, seq, time, limits }) {
    this.#tab.token = resume ?? null;
    this.#delegate.greeted({ time, asked: this.#asked, heard: this.#heard });
    if (resumed !== true) this.#delegate.begun();
    const { settled, lost } = this.#outbox.resume(seq, resumed === true);
    this.#backoff.reset();
    this.#welcomed = true;
    this.#expecting.splice(0).forEach((resolve) => resolve());
    this.#settle(settled, {});
    this.#answer(lost, { code: 'lost' });
    this.#limit = limits?.message ?? this.#limit;
    this.#roomForStored = limits?.stored ?? 0;
    this.#delegate.state('online');
    if (lost.some(({ command }) => !isUnasked(command))) this.#delegate.refused({ code: 'lost' });
    this.#discard();
    this.#flush();
  }

  // A server that lets a message be shorter than the last one did.
  #discard() {
    const unfit = this.#outbox.discard((command) => this.#isTooLarge(command));
    this.#answer(unfit, tooLarge);
    if (unfit.length > 0) this.#delegate.refused(tooLarge);
  }

  #answer(entries, answer) {
    entries.forEach(({ settle }) => settle.forEach((done) => done(answer)));
  }

  #screen({ rev, document }) {
    this.#rev = rev;
    this.#isBehind = false;
    this.#isAsking = false;
    this.#delegate.screen(document);
    this.#outbox.takeOwed().forEach((entry) => this.#answer([entry], entry.answer));
  }

  #patch({ rev, base, ops }) {
    if (this.#isBehind) return;
    if (base !== this.#rev || !this.#applied(ops)) this.#resync();
    else this.#rev = rev;
  }

  #applied(operations) {
    try {
      this.#delegate.patch(operations);
      return true;
    } catch (error) {
      console.error('A patch did not apply; asking for the whole document.', error);
      return false;
    }
  }

  #resync() {
    this.#isBehind = true;
    this.#isAsking = true;
    this.#send({ type: 'sync' });
  }

  #refused(message) {
    const command = this.#outbox.command(message.ack);
    const isSaidAgain = message.code === 'rate_limited' && repeatable.has(command?.name);
    const isQuiet = quiet.has(command?.type) || quiet.has(command?.name);
    if (!isQuiet && !isSaidAgain) this.#delegate.refused(message);
  }

  #error({ code, message }) {
    console.error(`The server ended the connection: ${code}. ${message}`);
    if (fatal.has(code)) this.stop();
  }

  // A refusal answers the last of the commands it settles; any before it were applied.
  #settle(entries, { type, ack, code, message }) {
    for (const entry of entries) {
      const { command, settle } = entry;
      const refused = type === 'refused' && command.seq === ack;
      if (refused && code === 'rate_limited' && this.#again(command, settle)) continue;
      const answer = refused ? { code, message } : { code: null };
      if (this.#isBehind) this.#outbox.owe(entry, answer);
      else this.#answer([entry], answer);
    }
  }

  // What was typed, or selected, too fast is said again a little later, unless more of it is already on its way.
  #again({ type, seq: _, ...rest }, settle) {
    if (!repeatable.has(rest.name) || this.#outbox.hasPending(rest.target, rest.name)) return false;
    this.#outbox.add({ type, ...rest }, this.#now(), (answer) => settle.forEach((done) => done(answer)));
    this.#timers.setTimeout(() => this.#flush(), pause);
    return true;
  }
}
