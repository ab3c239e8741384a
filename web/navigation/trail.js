// How the browser's history follows the document, as a pure decision.
//
// Every history entry of ours carries its *trail*: the depths of the entries from our first one up to it. Going deeper adds
// an entry, coming back returns to the entry of that depth, anything else rewrites the entry. (The alternative, an entry
// for each URL, cannot close a sheet by the back button: sheets often have no URL of their own.)

/**
 * What to do with the history at `trail` for a document `depth` deep: `{push}`, `{replace}` (the new trail) or `{go}`
 * (how many entries, negative). With `aside`, a person went elsewhere at the same depth and will want to come back.
 */
export function plan(trail, depth, aside = false) {
  if (!trail) return { replace: [depth] };
  const here = trail.at(-1);
  if (depth > here || (aside && depth === here)) return { push: [...trail, depth] };
  if (depth === here) return { replace: trail };
  const at = trail.lastIndexOf(depth);
  return at >= 0 ? { go: at - trail.length + 1 } : { replace: [...trail.slice(0, -1), depth] };
}
