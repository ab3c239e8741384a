// Builds everything once and starts it.

import { Anchors } from './interaction/anchors.js';
import { Badges } from './interaction/badges.js';
import { Banners } from './interaction/banners.js';
import { Bars } from './interaction/bars.js';
import { Clocks } from './interaction/clocks.js';
import { Connection } from './interaction/connection.js';
import { Drops } from './interaction/drops.js';
import { Edits } from './interaction/edits.js';
import { Elsewhere } from './interaction/elsewhere.js';
import { Files } from './interaction/files.js';
import { Focused } from './interaction/focused.js';
import { Forks } from './interaction/forks.js';
import { Growth } from './interaction/growth.js';
import { Insets } from './interaction/insets.js';
import { Keys } from './interaction/keys.js';
import { Layout } from './interaction/layout.js';
import { LeftField } from './interaction/left.js';
import { Menus } from './interaction/menus.js';
import { Moves } from './interaction/moves.js';
import { Pages } from './interaction/pages.js';
import { Pictures } from './interaction/pictures.js';
import { Popovers } from './interaction/popovers.js';
import { Presses } from './interaction/presses.js';
import { Pull } from './interaction/pull.js';
import { Results } from './interaction/results.js';
import { Rows } from './interaction/rows.js';
import { Scheme } from './interaction/scheme.js';
import { Scrolls } from './interaction/scrolls.js';
import { Shares } from './interaction/shares.js';
import { Sheets } from './interaction/sheets.js';
import { Shortcuts } from './interaction/shortcuts.js';
import { Stops } from './interaction/stops.js';
import { Suggestions } from './interaction/suggestions.js';
import { Swipes } from './interaction/swipes.js';
import { Tables } from './interaction/tables.js';
import { Taps } from './interaction/taps.js';
import { Tips } from './interaction/tips.js';
import { Titles } from './interaction/titles.js';
import { Values } from './interaction/values.js';
import { Visibility } from './interaction/visibility.js';
import { Windows } from './interaction/windows.js';
import { BrowserHistory } from './navigation/history.js';
import { KeptEntry } from './navigation/kept.js';
import { CurrentDocument } from './patch/document.js';
import { isForDevice, pathOf } from './render/links.js';
import { Renderer } from './render/renderer.js';
import { storageOf, tabStorageOf } from './wire/storage.js';
import { Stored } from './wire/stored.js';
import { Tab } from './wire/tab.js';
import { Wire } from './wire/wire.js';

const random = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
};

const prefers = (query) => matchMedia(query).matches;
const still = () => prefers('(prefers-reduced-motion: reduce)');

const openSocket = (subprotocol) =>
  new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`, subprotocol);

// What the server answers by itself stands in place of the page; to a browser, many a path leads to another host.
function leaveFor(path) {
  const url = URL.canParse(path, location.href) && new URL(path, location.href);
  if (url.origin === location.origin) location.href = url.href;
}

function follow(url) {
  if (/^\//.test(url)) leaveFor(url);
  else if (/^https?:/i.test(url)) windows.open(url);
  else if (isForDevice(url)) location.href = url;
}

function effects({ name, url, target, anchor, resume }) {
  if (name === 'scrollTo') anchors.follow(scrolls.to(target, anchor));
  else if (name === 'forked') forks.forked(resume);
  else if (name === 'openURL') follow(url ?? '');
}

const root = document.getElementById('app');
const storage = tabStorageOf(window);
const local = storageOf(window, 'localStorage');
const stored = new Stored({ local, session: storage });
const scheme = new Scheme({ root, storage: local });
const tab = new Tab({
  storage, locks: navigator.locks, Channel: globalThis.BroadcastChannel, random,
});
await tab.claim();
// From here on the client says itself how it goes (see loading.js).
document.getElementById('loading')?.remove();
storage.removeItem('wheelhouse.loads');

const isAgain = performance.getEntriesByType('navigation')[0]?.type === 'reload';
const current = new CurrentDocument();
const theWire = () => wire;
const layout = new Layout({ root, window, wire: theWire });
const kept = new KeptEntry({ window, storage, isAgain });
const history = new BrowserHistory({
  window, wire: theWire, layout: () => layout.current, claims: !tab.takeHanded() && tab.token !== null && !isAgain,
});
const said = document.getElementById('said');
const status = document.getElementById('status');
const connection = new Connection({
  window, wire: theWire, status, bar: document.getElementById('progress'), said,
});
const windows = new Windows({ root, window, link: document.querySelector('#offer > a') });
const results = new Results({ document, said });
const banners = new Banners({ root, window });
const badges = new Badges({ root, said });
const clocks = new Clocks({ root, window });
const anchors = new Anchors({ root, window });
const insets = new Insets({ root, window, status });
const growth = new Growth({ root, window });
const rows = new Rows({ root });
const tables = new Tables({ root, window });
const stops = new Stops({ root, window });
const menus = new Menus({ root, window });
const popovers = new Popovers({ root, window });
const scrolls = new Scrolls({ root, window, storage, resumes: tab.token !== null });
const left = new LeftField({ root, window, storage, resumes: isAgain && tab.token !== null });
const renderer = new Renderer({
  root, isPending: (id, name) => wire.hasPending(id, name), still: () => still() || history.isSwiped,
});

const bars = new Bars({ root, window, drawAgain: () => renderer.drawAgain() });

let drawn = null;

const delegate = {
  screen(value) {
    scrolls.hold(current.value, value);
    current.replace(value);
  },
  patch: (operations) => current.patch(operations),
  effect: effects,
  greeted: (times) => clocks.set(times),
  begun() {
    stored.begun();
    visibility.begun();
    focused.begun();
    left.begun();
  },
  given(isChange) {
    if (!isChange) edits.given();
    history.goesOn();
    layout.goesOn();
    windows.close();
  },
  refused: (message) => connection.refused(message),
  state(state) {
    connection.changed(state);
    elsewhere.changed();
  },
  changed(isAnswer) {
    // Most of what is heard while somebody types says nothing of the page.
    if (current.value === drawn) {
      renderer.draw(drawn);
      focused.changed(isAnswer);
      connection.pending();
      return;
    }
    drawn = current.value;
    anchors.hold();
    renderer.draw(drawn);
    // Before there is one, nothing is said of what the page before kept.
    if (current.value.root !== null) {
      stored.keep(current.value.stored);
      scheme.changed();
    }
    bars.fit();
    focused.drawn(isAnswer);
    menus.changed();
    rows.changed();
    growth.fit();
    tables.changed();
    stops.changed();
    insets.changed();
    anchors.changed();
    scrolls.restore();
    popovers.place();
    banners.changed();
    taps.changed();
    results.changed();
    badges.changed();
    clocks.changed();
    files.changed();
    visibility.changed();
    suggestions.changed();
    drops.changed();
    connection.pending();
    if (current.value.root !== null) {
      left.drawn();
      history.show(current.value);
    }
    // The entry that is left keeps its own.
    renderer.entitle();
  },
};

const describe = () => ({
  // What is longer leads nowhere, and no server reads it.
  url: pathOf(location).slice(0, 8192),
  layout: layout.current, platform: 'web', locale: navigator.language, width: innerWidth,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  colorScheme: prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light',
  ...stored.members,
});

const wire = new Wire({ open: openSocket, tab, describe, delegate, client: random() });
const edits = new Edits({ root, wire, fields: renderer.fields });
const forks = new Forks({ window, wire, random });
const elsewhere = new Elsewhere({ window, wire, stored });
const { fields } = renderer;
const suggestions = new Suggestions({ root, fields });
const focused = new Focused({ root, wire });
const files = new Files({ root, window, wire });
const visibility = new Visibility({ root, window, wire });
const moves = new Moves({ root, wire, window, said });
const drops = new Drops({ root, wire, window, said, still });
const taps = new Taps({ root, wire, history, forks, isStill: still });
const tips = new Tips({ root, window, tip: document.getElementById('tip') });
const observers = [
  new Shortcuts({ root }), taps, edits, new Values({ root }), menus,
  new Keys({ root, wire, moves, current: () => current.value }),
  new Sheets({ root, wire }), new Swipes({ root }), new Pages({ root, wire }), moves, drops, new Pull({ root, wire }),
  new Presses({ root, window, menus, moves, drops }), new Titles({ root }), new Pictures({ root, window }),
  tips, new Shares({ root, window, tips, said }), left,
  popovers, scrolls, layout, connection, kept, history, windows, growth, bars, insets, anchors, focused, files, suggestions, elsewhere,
];
observers.forEach((observer) => observer.start());
wire.start();
