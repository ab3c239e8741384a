// Sends one file to where the server expects it, again and again while the line is bad.

const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
const settled = new Set([200, 400, 404, 405, 411, 413]);
// A line that has carried nothing for so long is dead; the server gives up a little earlier. What a system has taken to
// send may be on a slow line for longer: then it gets more time.
const silence = { first: 20_000, longest: 80_000 };

/** Resolves to the status of the answer, 0 without one, and to whether nothing has moved for `patience` milliseconds. */
function attempt(Request, path, file, { progress, signal, patience }) {
  return new Promise((resolve) => {
    const request = new Request();
    let isSilent = false;
    let watch = null;
    const expect = () => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        isSilent = true;
        request.abort();
      }, patience);
    };
    const end = () => {
      clearTimeout(watch);
      resolve({ status: request.status, isSilent });
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      expect();
      progress(loaded);
    });
    request.addEventListener('loadend', end);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', path);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    expect();
    request.send(file);
  });
}

const ending = (signal) => new Promise((resolve) => { signal.addEventListener('abort', resolve, { once: true }); });

/**
 * Resolves to the status that the server settled it with, or to 0 where it could not be reached. `progress` is told how
 * many bytes have gone; `signal` ends it.
 *
 * It is given up where the server can be reached otherwise, by the `line` (see Wire); while that is gone, too, it waits, whatever
 * a proxy has answered for a server that is not there.
 */
export async function upload(path, file, { progress, signal, line, Request = XMLHttpRequest, wait }) {
  let left = [...pauses];
  let patience = silence.first;
  while (!signal.aborted) {
    const { status, isSilent } = await attempt(Request, path, file, { progress, signal, patience });
    if (settled.has(status)) return status;
    if (signal.aborted) break;
    progress(0);
    if (isSilent) patience = Math.min(patience * 2, silence.longest);
    if (!line.isOnline) {
      await Promise.race([line.online(), ending(signal)]);
      left = [...pauses];
    } else {
      if (left.length === 0) break;
      // Nobody may have told the line yet that it is gone.
      if (status === 0) line.hurry();
      await wait(left.shift());
    }
  }
  return 0;
}
