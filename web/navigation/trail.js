// How the browser's history follows the document, as a pure decision.
//
// Every history entry of ours carries its *trail*: the steps of the entries from our first one up to it. A step is how deep
// the document is and in which tab. Going deeper adds an entry a level, coming back returns to the entry of that step,
// anything else rewrites the entry. Another tab is another way: it adds entries, unless there is one to return to. And who
// went elsewhere at the same depth, by a link or to another item beside a list, has an entry to come back to. (The
// alternative, an entry for each URL, cannot close a sheet by the back button: sheets often have no URL of their own.)

/** Whether two steps are on one way: in the same tab, or not both in tabs. */
export const together = (a, b) => a.tab === b.tab || a.tab === null || b.tab === null;

const same = (a, b) => a.depth === b.depth && a.tab === b.tab;
const upTo = (from, step) =>
  Array.from({ length: step.depth - from }, (_, i) => ({ ...step, depth: from + i + 1 }));

/**
 * What to do with the history at `trail` for a document at `step`: `{push}` (the steps to add), `{replace}` (the new trail)
 * or `{go}` (how many entries, negative). A step is `{depth, tab, base}`, the last two as `currentTab` has them. `led` says
 * what the person did to get there, where that was a "link", from which one wants to come back at once, or a "choice".
 */
export function plan(trail, step, led = null) {
  if (!trail) return { replace: [step] };
  const here = trail.at(-1);
  const on = together(here, step);
  if (led === 'link' && (step.depth >= here.depth || !on)) return { push: [step] };
  if (same(here, step)) return led === 'choice' ? { push: [step] } : { replace: trail };
  if (on && step.depth > here.depth) return { push: upTo(here.depth, step) };
  const at = trail.findLastIndex((each) => same(each, step));
  if (at >= 0) return { go: at - trail.length + 1 };
  return on ? { replace: [...trail.slice(0, -1), step] } : { push: upTo(step.base - 1, step) };
}
