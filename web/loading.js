// What a page does when a part of the client cannot be loaded: it says so, and loads itself again as soon as the server
// answers. It is no module, since modules are what may be missing.

{
  const key = 'wheelhouse.loads';
  const [shortest, longest] = [1_000, 30_000];
  const loading = document.getElementById('loading');
  // Where the browser may keep nothing, even looking at it throws.
  const kept = (act) => {
    try {
      return act(sessionStorage);
    } catch {
      return null;
    }
  };
  const loads = Number(kept((storage) => storage.getItem(key)) ?? 0);
  let timer = null;

  const isPart = ({ localName, rel }) => localName === 'script' || (localName === 'link' && rel === 'stylesheet');

  // A part that stays missing is asked for less and less often.
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(reload, Math.min(longest, shortest * 2 ** loads));
  };

  const reload = async () => {
    try {
      // What a proxy says in place of the server has no page that would load itself again.
      const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (status >= 500) return wait();
      kept((storage) => storage.setItem(key, String(loads + 1)));
      location.reload();
    } catch {
      wait();
    }
  };

  const failed = ({ target }) => {
    if (!loading?.isConnected || timer !== null || !isPart(target)) return;
    loading.setAttribute('data-failed', '');
    loading.querySelector('[role="status"]').textContent = 'This app could not be loaded. Trying again…';
    addEventListener('online', reload);
    wait();
  };

  addEventListener('error', failed, { capture: true });
}
