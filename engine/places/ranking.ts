import type { PlaceIndex } from './open.ts';

/** What an edit costs, in powers of two of popularity: a place must be this much better known to win by a typo. */
export const EDIT_COST = 5;

/** The answers to one question, best first, in the index's scratch; holds at most `limit` distinct places. */
export interface Ranking {
  count: number;
  limit: number;
}

export function startRanking(ranking: Ranking, limit: number): void {
  ranking.count = 0;
  ranking.limit = limit;
}

/** Equals go by ordinal, so that the order does not hang on the way they were found. */
function isBetter(value: number, place: number, than: number, thanPlace: number): boolean {
  return value > than || (value === than && place < thanPlace);
}

/** False when the place is too weak to enter; weaker ones of the same edits need not be tried. */
export function rank(index: PlaceIndex, ranking: Ranking, place: number, edits: number): boolean {
  const { found, score } = index.scratch;
  const value = (index.score[place] ?? 0) - edits * EDIT_COST;
  let count = ranking.count;
  if (count === ranking.limit && !isBetter(value, place, score[count - 1] ?? 0, found[count - 1] ?? 0)) return false;
  for (let i = 0; i < count; i += 1) {
    if (found[i] !== place) continue;
    if ((score[i] ?? 0) >= value) return true;
    for (let next = i + 1; next < count; next += 1) {
      found[next - 1] = found[next] ?? 0;
      score[next - 1] = score[next] ?? 0;
    }
    count -= 1;
    break;
  }
  let at = count < ranking.limit ? count : count - 1;
  while (at > 0 && isBetter(value, place, score[at - 1] ?? 0, found[at - 1] ?? 0)) {
    found[at] = found[at - 1] ?? 0;
    score[at] = score[at - 1] ?? 0;
    at -= 1;
  }
  found[at] = place;
  score[at] = value;
  ranking.count = Math.min(ranking.limit, count + 1);
  return true;
}
