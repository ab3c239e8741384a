// What a browser keeps for a page that is loaded again.

/** Whether it keeps anything: for a tab, beyond a reload (`sessionStorage`), or for all that come (`localStorage`). */
export function keeps(window, kind = 'sessionStorage') {
  // Where it is told to keep nothing, even looking at it throws.
  try {
    window[kind].getItem('');
    return true;
  } catch {
    return false;
  }
}

/** What it keeps; where that is nothing, the app works all the same, and each load of the page begins anew. */
export function storageOf(window, kind = 'sessionStorage') {
  if (keeps(window, kind)) return window[kind];
  const items = new Map();
  return {
    get length() { return items.size; },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** What it keeps for a tab, where what there is no room for is kept as long as the page is there. */
export function tabStorageOf(window) {
  const storage = storageOf(window);
  const items = new Map();
  return {
    getItem: (key) => items.get(key) ?? storage.getItem(key),
    setItem(key, value) {
      this.removeItem(key);
      try {
        storage.setItem(key, value);
      } catch {
        items.set(key, String(value));
      }
    },
    removeItem(key) {
      items.delete(key);
      storage.removeItem(key);
    },
  };
}

/** What was kept as JSON; null where that is nothing, or was written by something else. */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
