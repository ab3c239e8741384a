// Sends one file to where the server expects it, again and again while the line is bad.

const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
const settled = new Set([200, 400, 404, 405, 411, 413]);

function attempt(Request, path, file, { progress, signal }) {
  return new Promise((resolve) => {
    const request = new Request();
    const end = () => resolve(request.status);
    request.upload.addEventListener('progress', ({ loaded }) => progress(loaded));
    request.addEventListener('loadend', end);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', path);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.send(file);
  });
}

/**
 * Resolves to the status that the server settled it with, or to 0 where it could not be reached. `progress` is told how
 * many bytes have gone; `signal` ends it.
 */
export async function upload(path, file, { progress, signal, Request = XMLHttpRequest, wait }) {
  for (const pause of [...pauses, null]) {
    const status = await attempt(Request, path, file, { progress, signal });
    if (settled.has(status)) return status;
    progress(0);
    if (pause === null || signal.aborted) break;
    await wait(pause);
    if (signal.aborted) break;
  }
  return 0;
}
