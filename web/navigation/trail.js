// How the browser's history follows the document, as a pure decision.
//
// Every history entry of ours carries its *trail*: the steps of the entries from our first one up to it. A step is how deep
// the document is and in which tab. Going deeper adds an entry a level, coming back returns to the entry of that step,
// anything else rewrites the entry. Another tab is another way: it adds entries, unless there is one to return to. And who
// went elsewhere at the same depth, by a link or to another item beside a list, has an entry to come back to. (The
// alternative, an entry for each URL, cannot close a sheet by the back button: sheets often have no URL of their own.) Who
// is led back to that one, as when what was chosen is deleted, returns to its entry.
//
// A link begins a way of its own, though it may lead into the middle of one: who leaves the level that it led to, by the app's
// own way out, is not where the link was, however deep that is. Only the same place is returned to from there.
//
// The same place may be deeper where there is less room: columns are seen one at a time then. So a step says for which
// layout its depth holds. Depths are compared among steps of one layout, and a step of another is a place at its URL.

/** Whether two steps are on one way: in the same tab, or not both in tabs. */
export const together = (a, b) => a.tab === b.tab || a.tab === null || b.tab === null;

/** Whether the depths of two steps can be compared. */
export const comparable = (a, b) => a.layout === b.layout || !a.layout || !b.layout;

const same = (a, b) => a.depth === b.depth && a.tab === b.tab;
const isAt = (a, b) => a !== undefined && same(a, b) && comparable(a, b) && a.url === b.url;
const upTo = (from, step) =>
  Array.from({ length: step.depth - from }, (_, i) => ({ ...step, depth: from + i + 1 }));

/**
 * What to do with the history at `trail` for a document at `step`: `{push}` (the steps to add), `{replace}` (the new trail)
 * or `{go}` (how many entries, negative). A step is `{depth, tab, base, layout, url}`, where `tab` and `base` are those of
 * `currentTab`, and `url` is null where it is not known; on a trail it has the `level` at its depth, too. `led` says what
 * the person did to get there, where that was a "link", from which one wants to come back at once, or a "choice". With
 * `stays` the place is the same one as before, and with `hasGivenWay` another level is where that of the entry at hand was.
 */
export function plan(trail, step, led = null, stays = false, hasGivenWay = false) {
  if (!trail) return { replace: [step] };
  const here = trail.at(-1);
  if (stays && !comparable(here, step)) return step.depth > here.depth ? folded(trail, step) : unfolded(trail, step);
  const on = together(here, step);
  if (led === 'link' && !(on && leadsBack(trail, step))) return { push: [{ ...step, isLinked: true }] };
  if (same(here, step)) {
    if (led === 'choice') return { push: [step] };
    if (here.url !== step.url && isAt(trail.at(-2), step)) return { go: -1 };
    return { replace: comparable(here, step) ? trail : rewritten(trail, step) };
  }
  if (on && step.depth > here.depth) return hasGivenWay && !led ? folded(trail, step) : { push: upTo(here.depth, step) };
  const at = returning(trail, step);
  if (at >= 0) return { go: at - trail.length + 1 };
  return on ? { replace: rewritten(trail, step) } : { push: upTo(step.base - 1, step) };
}

const leadsBack = (trail, step) => step.depth < trail.at(-1).depth && trail.some((each) => isAt(each, step));

// Where on the trail one comes back to: in the way at hand, or before that to the same place.
function returning(trail, step) {
  const first = trail.findLastIndex(({ isLinked }) => isLinked);
  return trail.findLastIndex((each, i) => same(each, step) && (i >= first || each.url === step.url));
}

/** A trail whose last step is another one, in the same way. */
export function rewritten(trail, step) {
  const isLinked = trail.at(-1)?.isLinked;
  return [...trail.slice(0, -1), isLinked ? { ...step, isLinked } : step];
}

// Levels come in below the place at hand, or in its place: the entry is that of the lowest, and each above it has its own.
function folded(trail, step) {
  const { depth } = trail.at(-1);
  return { replace: rewritten(trail, { ...step, depth }), push: upTo(depth, step) };
}

// Levels go: the entries of those that have come in are one again, the first of them.
function unfolded(trail, step) {
  const follows = (at) => !trail[at].isLinked && trail[at - 1]?.layout === trail[at].layout && trail[at - 1].depth === trail[at].depth - 1;
  let at = trail.length - 1;
  while (trail[at].depth > step.depth && follows(at)) at -= 1;
  return at < trail.length - 1 ? { go: at - trail.length + 1 } : { replace: rewritten(trail, step) };
}
