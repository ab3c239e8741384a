/**
 * What a tab keeps beyond a reload. Where a browser is told to keep nothing, even looking at it throws: the app then works
 * all the same, and each load of the page begins anew.
 */
export function storageOf(window) {
  try {
    window.sessionStorage.getItem('');
    return window.sessionStorage;
  } catch {
    const items = new Map();
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  }
}
