import { MAX_RESULTS, SCORE_STEP, type PlaceIndex } from './open.ts';
import { NONE } from './trie.ts';

/** What an edit costs, in powers of two of popularity: a place must be this much better known to win by a typo. */
export const EDIT_COST = 5;

/** Powers of two of popularity behind the best answer beyond which a misspelling is only noise. */
const IRRELEVANT = 12;

/** The answers to one question, best first, in the index's scratch; holds at most `limit` distinct places. */
export interface Ranking {
  count: number;
  limit: number;
  /** No place from this ordinal on can enter. */
  bound: number;
  /** No node whose best place is from this ordinal on is walked; at most `bound`. */
  reach: number;
  accept: ((place: number) => boolean) | undefined;
}

export function startRanking(ranking: Ranking, limit: number, accept: Ranking['accept']): void {
  ranking.count = 0;
  ranking.limit = limit;
  ranking.bound = NONE;
  ranking.reach = NONE;
  ranking.accept = accept;
}

/** A place without an edit, kept in order of popularity. */
export function addExact(index: PlaceIndex, ranking: Ranking, place: number): void {
  const { found, edits } = index.scratch;
  let at = ranking.count;
  while (at > 0 && (found[at - 1] ?? NONE) > place) at -= 1;
  if (at === ranking.limit || (at > 0 && found[at - 1] === place)) return;
  if (ranking.count < ranking.limit) ranking.count += 1;
  for (let i = ranking.count - 1; i > at; i -= 1) found[i] = found[i - 1] ?? NONE;
  found[at] = place;
  edits[ranking.count - 1] = 0;
}

/** Powers of two of popularity, less what its edits cost. */
export function valueAt(index: PlaceIndex, at: number): number {
  const { found, edits } = index.scratch;
  return (index.score[found[at] ?? 0] ?? 0) - (edits[at] ?? 0) * EDIT_COST;
}

/** `valueAt` of each place found, while misspellings are ranked among them. */
const values = new Float64Array(MAX_RESULTS);

/** Before the first `rank`. */
export function valueFound(index: PlaceIndex, ranking: Ranking): void {
  for (let i = 0; i < ranking.count; i += 1) values[i] = valueAt(index, i);
}

/** False when the place is too weak to enter; weaker ones of the same edits need not be tried. Equals go by ordinal. */
export function rank(index: PlaceIndex, ranking: Ranking, place: number, cost: number): boolean {
  if (place >= ranking.bound) return false;
  const { found, edits } = index.scratch;
  const value = (index.score[place] ?? 0) - cost * EDIT_COST;
  let at = ranking.count;
  while (at > 0) {
    const than = values[at - 1] ?? 0;
    if (than > value || (than === value && (found[at - 1] ?? 0) < place)) break;
    at -= 1;
  }
  if (at === ranking.limit) return false;
  for (let i = 0; i < at; i += 1) if (found[i] === place) return true;
  if (ranking.accept !== undefined && !ranking.accept(place)) return true;
  let gap = at;
  while (gap < ranking.count && found[gap] !== place) gap += 1;
  if (gap === ranking.count && ranking.count < ranking.limit) ranking.count += 1;
  for (let i = Math.min(gap, ranking.count - 1); i > at; i -= 1) {
    found[i] = found[i - 1] ?? 0;
    edits[i] = edits[i - 1] ?? 0;
    values[i] = values[i - 1] ?? 0;
  }
  found[at] = place;
  edits[at] = cost;
  values[at] = value;
  return true;
}

/** Draws the bound nearer by what was found: past the last of a full answer, or far less known than the best. */
export function tighten(index: PlaceIndex, ranking: Ranking, cost: number): void {
  if (ranking.count === 0) return;
  let least = (values[0] ?? 0) - IRRELEVANT;
  if (ranking.count === ranking.limit) least = Math.max(least, values[ranking.count - 1] ?? 0);
  const step = Math.max(0, Math.ceil(-(least + cost * EDIT_COST) / SCORE_STEP));
  const bound = index.ordinalBelow[step] ?? NONE;
  if (bound < ranking.bound) ranking.bound = bound;
  if (bound < ranking.reach) ranking.reach = bound;
}
