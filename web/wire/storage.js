/**
 * What a browser keeps: for a tab, beyond a reload (`sessionStorage`), or for all that come (`localStorage`). Where it is
 * told to keep nothing, even looking at it throws: the app then works all the same, and each load of the page begins anew.
 */
export function storageOf(window, kind = 'sessionStorage') {
  try {
    window[kind].getItem('');
    return window[kind];
  } catch {
    const items = new Map();
    return {
      get length() { return items.size; },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  }
}
